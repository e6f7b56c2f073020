//! `komadai train selfplay` and `label`: files of games, made by several threads and gone on with at any time.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::Args;
use komadai_core::{Position, PositionText};
use komadai_train::packed::{PackedGame, Reader, Writer};
use komadai_train::selfplay::{self, Conditions, LabelError, Starts};
use komadai_train::work::in_order;
use komadai_usi::GamePosition;

use super::{OWN, engine, evaluation, progress, threads};
use crate::numbers::within;
use crate::words;

/// What `komadai train selfplay` is told.
#[derive(Args)]
pub struct SelfplayArgs {
    /// File to add the games to; run again with the same arguments, it is gone on with
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Games that the file is to hold at the end
    #[arg(long, short = 'n', value_parser = within(1u64..=u64::MAX))]
    games: u64,
    /// Nodes a move
    #[arg(long, default_value_t = Conditions::default().nodes, value_parser = within(1u64..=u64::MAX))]
    nodes: u64,
    /// Evaluation: a network's file, `own` for that of this program, or `handmade`
    #[arg(long, value_name = "NET", default_value = OWN)]
    net: String,
    /// A game is decided when one side was so far ahead for six plies, in hundredths of a pawn
    #[arg(long, value_name = "VALUE", default_value_t = Conditions::default().decided)]
    decided: i32,
    /// File of positions from which some games begin: lines of `sfen …` or `position …`, such as an opening book; other lines are passed over
    #[arg(long, value_name = "FILE")]
    starts: Option<PathBuf>,
    /// How many games of a thousand begin there
    #[arg(long, value_name = "GAMES", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1000), requires = "starts")]
    starts_share: u32,
    /// What all games are drawn from; the same seed, the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at the same time; as many as the machine has threads if not given
    #[arg(long, short = 't', value_parser = within(1u16..=512))]
    threads: Option<u16>,
}

/// Plays games.
///
/// # Errors
/// If a file cannot be read or written, or the file holds games of other conditions.
pub fn selfplay(args: &SelfplayArgs) -> Result<()> {
    let (evaluation, name) = evaluation(&args.net)?;
    let conditions = Conditions {
        nodes: args.nodes,
        decided: args.decided,
        seed: args.seed,
        starts: match &args.starts {
            Some(path) => Starts {
                positions: read_starts(path)?,
                per_mille: args.starts_share,
            },
            None => Starts::default(),
        },
        ..Conditions::default()
    };
    let recipe = format!("{}, {name}, bench {}", conditions.recipe(), signature());
    let mut out = Writer::open(&args.out, &recipe)
        .with_context(|| words::file("program-train-go-on", &args.out))?;
    let bar = progress(out.games(), args.games, "")?;
    in_order(
        out.games()..args.games,
        threads(args.threads),
        || {
            let mut engine = engine(&evaluation);
            let conditions = &conditions;
            move |number| conditions.play(&mut engine, number)
        },
        &mut |_, game: PackedGame| -> Result<()> {
            out.add(&game)?;
            // At a few games a second this costs nothing, and little is lost when the run is broken off.
            out.flush()?;
            bar.inc(1);
            Ok(())
        },
    )?;
    bar.finish();
    Ok(())
}

/// The positions of a file, line by line.
fn read_starts(path: &Path) -> Result<Arc<[Position]>> {
    let text =
        std::fs::read_to_string(path).with_context(|| words::file("program-cannot-read", path))?;
    let mut positions = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if !["sfen ", "position ", "startpos"]
            .iter()
            .any(|word| line.starts_with(word))
        {
            continue;
        }
        let at = || format!("{}:{}", path.display(), number + 1);
        let text: PositionText = line.parse().with_context(at)?;
        let game = GamePosition::new(&text).with_context(at)?;
        positions.push(game.current().clone());
    }
    if positions.is_empty() {
        bail!(words::file("program-train-no-starts", path));
    }
    Ok(positions.into())
}

/// The signature of the search: games depend on it, so that a file must not be gone on with after it has changed.
fn signature() -> u64 {
    // The evaluation is named beside it, and a shallow search shows a changed one just as well.
    komadai_engine::bench::run_with(&komadai_engine::Evaluation::handmade(), 6).nodes
}

/// What `komadai train label` is told.
#[derive(Args)]
pub struct LabelArgs {
    /// File of games
    #[arg(value_name = "GAMES")]
    input: PathBuf,
    /// File for the same games with new values; run again with the same arguments, it is gone on with
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Nodes a position
    #[arg(long, default_value_t = Conditions::default().nodes, value_parser = within(1u64..=u64::MAX))]
    nodes: u64,
    /// Evaluation: a network's file, `own` for that of this program, or `handmade`
    #[arg(long, value_name = "NET", default_value = OWN)]
    net: String,
    /// Games at the same time; as many as the machine has threads if not given
    #[arg(long, short = 't', value_parser = within(1u16..=512))]
    threads: Option<u16>,
}

/// Values the positions of games anew.
///
/// # Errors
/// If a file cannot be read or written, a game cannot be replayed, or the output holds values of other conditions.
pub fn label(args: &LabelArgs) -> Result<()> {
    let (evaluation, name) = evaluation(&args.net)?;
    let context = || format!("{}", args.input.display());
    let source = Reader::open(&args.input).with_context(context)?;
    let recipe = format!(
        "{}; labelled: nodes {}, {name}, bench {}",
        source.recipe(),
        args.nodes,
        signature()
    );
    let games: Vec<PackedGame> = source.collect::<Result<_, _>>().with_context(context)?;
    let mut out = Writer::open(&args.out, &recipe)
        .with_context(|| words::file("program-train-go-on", &args.out))?;
    let bar = progress(out.games(), games.len() as u64, "")?;
    in_order(
        out.games()..games.len() as u64,
        threads(args.threads),
        || {
            let mut engine = engine(&evaluation);
            let (games, nodes) = (&games, args.nodes);
            move |number| selfplay::label(&mut engine, nodes, &games[number as usize])
        },
        &mut |number, labelled: Result<PackedGame, LabelError>| -> Result<()> {
            let labelled = labelled
                .with_context(|| format!("{}: {}", args.input.display(), words::game(number)))?;
            out.add(&labelled)?;
            out.flush()?;
            bar.inc(1);
            Ok(())
        },
    )?;
    bar.finish();
    Ok(())
}
