//! `komadai show`: a position as text.

use std::fmt::Write;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use anyhow::Result;
use clap::Args;
use komadai_core::{Color, File, Hand, Handicap, Piece, PieceKind, Position, Rank, Square};
use komadai_texts::Values;

use crate::{output, position, words};

#[derive(Args)]
pub struct ShowArgs {
    /// The position, one argument
    position: String,
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
    let position = position::read(&args.position)?;
    let script = if args.letters {
        Script::Letters
    } else {
        Script::Kanji
    };
    output::colourful_answer(&draw(&position, script)?)?;
    Ok(ExitCode::SUCCESS)
}

/// The board as Black sees it, White's hand above and Black's below, and what else the position says.
fn draw(position: &Position, script: Script) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let edge = format!("+{}+", "-".repeat(27));
    writeln!(text, "{}", in_hand(position, Color::White, script))?;
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
            text.push_str(&cell(position.piece_at(Square::new(file, rank)), script));
        }
        match script {
            Script::Kanji => writeln!(text, "|{} {}", kanji_number(rank), rank.letter())?,
            Script::Letters => writeln!(text, "|{}", rank.letter())?,
        }
    }
    writeln!(text, "{edge}")?;
    writeln!(text, "{}", in_hand(position, Color::Black, script))?;
    let turn = Values::new()
        .name("side", &words::side(position.side(), Handicap::Even))
        .number("ply", position.ply().into());
    writeln!(text, "{}", words::say_with("program-turn", &turn))?;
    if position.in_check() {
        writeln!(text, "{}", words::say("program-in-check"))?;
    }
    if !position.has_legal_move() {
        writeln!(text, "{}", words::say("program-no-legal-move"))?;
    }
    writeln!(text, "SFEN: {}", position.to_sfen())?;
    Ok(text)
}

fn files() -> impl Iterator<Item = File> {
    (1..=9).rev().filter_map(File::from_number)
}

fn ranks() -> impl Iterator<Item = Rank> {
    (1..=9).filter_map(Rank::from_number)
}

/// One square, three columns wide; promoted pieces are red and White's bold, where colours can be shown.
fn cell(piece: Option<Piece>, script: Script) -> String {
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
fn in_hand(position: &Position, side: Color, script: Script) -> String {
    let args = Values::new()
        .name("side", &words::side(side, Handicap::Even))
        .text("pieces", hand(position.hand(side), script));
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
    match piece.kind() {
        PieceKind::Pawn => '歩',
        PieceKind::Lance => '香',
        PieceKind::Knight => '桂',
        PieceKind::Silver => '銀',
        PieceKind::Gold => '金',
        PieceKind::Bishop => '角',
        PieceKind::Rook => '飛',
        PieceKind::King => match piece.color() {
            Color::Black => '玉',
            Color::White => '王',
        },
        PieceKind::Tokin => 'と',
        PieceKind::ProLance => '杏',
        PieceKind::ProKnight => '圭',
        PieceKind::ProSilver => '全',
        PieceKind::Horse => '馬',
        PieceKind::Dragon => '龍',
    }
}

fn full_width(file: File) -> char {
    ['１', '２', '３', '４', '５', '６', '７', '８', '９'][usize::from(file.number() - 1)]
}

fn kanji_number(rank: Rank) -> char {
    ['一', '二', '三', '四', '五', '六', '七', '八', '九'][usize::from(rank.number() - 1)]
}
