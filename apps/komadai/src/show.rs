//! `komadai show`: a position, of its own or out of a record, as text.

use std::fmt::Write;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use anyhow::Result;
use clap::Args;
use komadai_core::{
    Color, File, Hand, Handicap, Piece, PieceKind, Rank, Setup, Square, Strictness,
};
use komadai_record::{Outcome, Step, notation};
use komadai_texts::Values;

use crate::subject::{Subject, SubjectArgs};
use crate::{output, position, words};

#[derive(Args)]
pub struct ShowArgs {
    #[command(flatten)]
    subject: SubjectArgs,
    /// Letters in place of characters: K R B G S N L P, with + for promoted, small for White
    #[arg(long)]
    letters: bool,
}

/// How pieces are written. Every cell is three columns wide.
#[derive(Clone, Copy)]
enum Script {
    /// Characters two columns wide, with `v` before those of White.
    Kanji,
    /// SFEN letters.
    Letters,
}

/// Runs the command.
pub fn run(args: ShowArgs) -> Result<ExitCode> {
    let subject = Subject::read(&args.subject)?;
    let script = if args.letters {
        Script::Letters
    } else {
        Script::Kanji
    };
    let mut text = String::new();
    if subject.is_file {
        for (key, value) in subject.record.headers.iter() {
            writeln!(text, "{key}: {}", plain(value))?;
        }
    }
    draw(
        &subject.setup,
        subject.last.map(|mv| mv.to()),
        script,
        &mut text,
    )?;
    if subject.is_file {
        tell_step(&subject, &mut text)?;
    }
    output::colourful_answer(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// The text without what could move the cursor of a terminal.
fn plain(text: &str) -> String {
    let shown = |symbol: char| if symbol.is_control() { ' ' } else { symbol };
    text.chars().map(shown).collect()
}

/// A line with one thing filled in.
fn step_text(key: &str, name: &'static str, value: String) -> String {
    words::say_with(key, &Values::new().text(name, value))
}

/// The move or ending that led to the board, its time, its comments, and how many other moves the record has in its place.
fn tell_step(subject: &Subject, text: &mut String) -> std::fmt::Result {
    let tree = &subject.record.tree;
    let node = tree.node(subject.node);
    let step = match &node.step {
        Step::Start => String::new(),
        Step::Move(mv) => match subject.before.into_position(Strictness::MateProblem) {
            Ok(position) => {
                let style = notation::Style::Japanese;
                let japanese = notation::format(&position, *mv, subject.previous, style);
                step_text("program-step", "move", format!("{japanese} ({mv})"))
            }
            Err(_) => step_text("program-step", "move", mv.to_string()),
        },
        Step::End(ending) => {
            let ended = step_text("program-step-ended", "ending", words::ending(ending));
            let winner = match subject.record.outcome() {
                Some(Outcome::Win(winner)) => Some(winner),
                Some(Outcome::Draw | Outcome::Unfinished) | None => None,
            };
            match winner {
                Some(winner) => {
                    let handicap = subject.record.handicap().unwrap_or(Handicap::Even);
                    let args = Values::new().name("side", &words::side(winner, handicap));
                    format!("{ended}\n{}", words::say_with("result-wins", &args))
                }
                None => ended,
            }
        }
        Step::Unread(written) => step_text("program-step-unread", "text", plain(written)),
    };
    if !step.is_empty() {
        let time = match node.time.spent_ms {
            Some(ms) if ms % 1000 == 0 => format!(", {} s", ms / 1000),
            Some(ms) => format!(", {}.{:03} s", ms / 1000, ms % 1000),
            None => String::new(),
        };
        writeln!(text, "{step}{time}")?;
    }
    if let Some(name) = node.bookmark() {
        writeln!(
            text,
            "{}",
            step_text("program-bookmark", "name", plain(name))
        )?;
    }
    for line in node.comments() {
        writeln!(text, "* {}", plain(line))?;
    }
    let others = tree
        .parent(subject.node)
        .map_or(0, |parent| tree.children(parent).count() - 1);
    if others > 0 {
        let others = step_text("program-other-moves", "count", others.to_string());
        writeln!(text, "{others}")?;
    }
    Ok(())
}

/// The board as Black sees it, White's hand above and Black's below, and what else the position says.
fn draw(
    setup: &Setup,
    last: Option<Square>,
    script: Script,
    text: &mut String,
) -> std::fmt::Result {
    let edge = format!("+{}+", "-".repeat(27));
    writeln!(text, "{}", in_hand(setup, Color::White, script))?;
    text.push(' ');
    for file in files() {
        match script {
            Script::Kanji => write!(text, " {}", full_width(file))?,
            Script::Letters => write!(text, " {} ", file.number())?,
        }
    }
    writeln!(text, "\n{edge}")?;
    for rank in ranks() {
        text.push('|');
        for file in files() {
            let square = Square::new(file, rank);
            text.push_str(&cell(setup.piece_at(square), last == Some(square), script));
        }
        match script {
            Script::Kanji => writeln!(text, "|{} {}", kanji_number(rank), rank.letter())?,
            Script::Letters => writeln!(text, "|{}", rank.letter())?,
        }
    }
    writeln!(text, "{edge}")?;
    writeln!(text, "{}", in_hand(setup, Color::Black, script))?;
    let turn = Values::new()
        .name("side", &words::side(setup.side(), Handicap::Even))
        .number("ply", setup.ply().into());
    writeln!(text, "{}", words::say_with("program-turn", &turn))?;
    match setup.into_position(Strictness::MateProblem) {
        Ok(position) => {
            if position.in_check() {
                writeln!(text, "{}", words::say("program-in-check"))?;
            }
            if !position.has_legal_move() {
                writeln!(text, "{}", words::say("program-no-legal-move"))?;
            }
        }
        Err(broken) => writeln!(text, "{:#}", position::explain(&broken))?,
    }
    writeln!(text, "SFEN: {setup}")
}

fn files() -> impl Iterator<Item = File> {
    (1..=9).rev().filter_map(File::from_number)
}

fn ranks() -> impl Iterator<Item = Rank> {
    (1..=9).filter_map(Rank::from_number)
}

/// One square, three columns wide; promoted pieces are red, White's bold and the one that moved last inverted, where colours can be shown.
fn cell(piece: Option<Piece>, moved: bool, script: Script) -> String {
    let Some(piece) = piece else {
        return match script {
            Script::Kanji => " ・".into(),
            Script::Letters => " . ".into(),
        };
    };
    let mut style = Style::new();
    if piece.kind().is_promoted() {
        style = style.fg_color(Some(AnsiColor::Red.into()));
    }
    if piece.color() == Color::White {
        style = style.bold();
    }
    if moved {
        style = style.invert();
    }
    let mark = if piece.color() == Color::White {
        'v'
    } else {
        ' '
    };
    let text = match script {
        Script::Kanji => format!("{mark}{}", kanji(piece)),
        Script::Letters => format!("{:>2} ", piece.to_string()),
    };
    format!("{style}{text}{style:#}")
}

/// A side's hand, with the side's name.
fn in_hand(setup: &Setup, side: Color, script: Script) -> String {
    let args = Values::new()
        .name("side", &words::side(side, Handicap::Even))
        .text("pieces", hand(setup.hand(side), script));
    words::say_with("program-in-hand", &args)
}

/// The pieces in hand, the strongest first.
fn hand(hand: Hand, script: Script) -> String {
    let pieces = hand.iter().map(|(piece, count)| {
        let name = match script {
            Script::Kanji => kanji(Piece::new(Color::Black, piece.kind())).to_string(),
            Script::Letters => piece.letter().to_string(),
        };
        if count > 1 {
            format!("{name}×{count}")
        } else {
            name
        }
    });
    let mut pieces: Vec<String> = pieces.collect();
    pieces.reverse();
    if pieces.is_empty() {
        words::say("program-hand-empty")
    } else {
        pieces.join(" ")
    }
}

/// The one character of a piece. White, the stronger side of old, has 王 and Black 玉 (R3).
const fn kanji(piece: Piece) -> char {
    match (piece.kind(), piece.color()) {
        (PieceKind::King, Color::White) => '王',
        (kind, _) => notation::glyph(kind),
    }
}

fn full_width(file: File) -> char {
    ['１', '２', '３', '４', '５', '６', '７', '８', '９'][usize::from(file.number() - 1)]
}

fn kanji_number(rank: Rank) -> char {
    ['一', '二', '三', '四', '五', '六', '七', '八', '九'][usize::from(rank.number() - 1)]
}
