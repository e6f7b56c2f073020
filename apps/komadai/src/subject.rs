//! The argument that is a position or a file of records.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use komadai_core::{Move, PositionText, Setup, Square};
use komadai_record::{Builder, NodeId, ReadOptions, Record};
use komadai_texts::Values;

use crate::numbers::within;
use crate::records::{STANDARD, Source, format_of, game};
use crate::{output, position, words};

#[derive(Args)]
pub struct SubjectArgs {
    /// A position, one argument; or a file with a record, or - for one on the standard input
    #[arg(value_name = "POSITION|FILE")]
    subject: String,
    /// The board after N moves, 0 for the start; the last one otherwise
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Which game of a file that holds several
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = within(1u64..=u64::MAX))]
    game: u64,
}

/// A position with the game it comes from.
pub struct Subject {
    /// The game; that of a position has no headers.
    pub record: Record,
    /// The node of the main line.
    pub node: NodeId,
    /// Whether the argument was a file.
    pub is_file: bool,
    /// Board, hands, side to move, move number.
    pub setup: Setup,
    /// The move that led here.
    pub last: Option<Move>,
    /// Where the move before that one ended.
    pub previous: Option<Square>,
    /// The board before the move that led here.
    pub before: Setup,
}

impl Subject {
    /// Reads the argument.
    ///
    /// # Errors
    /// As [`position::read`] for a position; a file that cannot be read, a game or a move that is not there.
    pub fn read(args: &SubjectArgs) -> Result<Subject> {
        let path = Path::new(&args.subject);
        let standard = args.subject == STANDARD;
        let is_file = standard || path.is_file();
        let record = if is_file {
            read_file((!standard).then(|| path.to_owned()), args)?
        } else if format_of(path).is_some() && args.subject.parse::<PositionText>().is_err() {
            bail!(words::file("program-no-such-file", path));
        } else {
            read_position(&args.subject)?
        };
        let line: Vec<NodeId> = record.tree.main_line().collect();
        let ply = args.ply.unwrap_or(line.len());
        if ply > line.len() {
            let args = Values::new()
                .text("ply", ply.to_string())
                .text("count", line.len().to_string());
            bail!(words::say_with("program-no-move", &args));
        }
        let mut replay = record.replay();
        let mut before = record.start;
        let (mut last, mut previous) = (None, None);
        for &id in &line[..ply] {
            let step = &record.tree.node(id).step;
            if let Some(mv) = step.as_move() {
                before = replay.setup();
                previous = last.map(Move::to);
                last = Some(mv);
            }
            replay.step(step).map_err(|error| anyhow!(error))?;
        }
        Ok(Subject {
            node: ply.checked_sub(1).map_or(NodeId::ROOT, |last| line[last]),
            setup: replay.setup(),
            record,
            is_file,
            last,
            previous,
            before,
        })
    }
}

fn read_file(path: Option<PathBuf>, args: &SubjectArgs) -> Result<Record> {
    let source = Source {
        relative: PathBuf::new(),
        path,
    };
    let read = source
        .read(ReadOptions::default())
        .with_context(|| source.name())?;
    for warning in &read.warnings {
        output::note(&format!("{}: {}", source.name(), words::warning(warning)));
    }
    let number = usize::try_from(args.game).unwrap_or(usize::MAX);
    game(read, number).with_context(|| source.name())
}

/// A position as a game without headers.
fn read_position(text: &str) -> Result<Record> {
    position::read(text)?;
    let PositionText { setup, moves } = position::parse(text)?;
    let mut game = Builder::new(Record::new(setup));
    for mv in moves {
        game.play(mv)?;
    }
    Ok(game.finish())
}
