//! What can be wrong with the text of a move.

use core::fmt;

use komadai_core::{Color, IllegalMove, Move, PieceKind, Square};

use crate::Style;

/// One of several moves that a text fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// How it would be written in full.
    pub text: String,
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.text == self.mv.to_string() {
            return f.write_str(&self.text);
        }
        write!(f, "{} ({})", self.text, self.mv)
    }
}

/// What a text should have had at some place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// A file.
    File,
    /// A rank.
    Rank,
    /// The bracket that closes an origin.
    ClosingBracket,
    /// Nothing more.
    End,
    /// A whole move, in any style.
    Move,
    /// A whole move in a style.
    Style(Style),
    /// What tells Japanese moves apart, or the end.
    Addition,
    /// An addition that has not been made yet.
    AdditionOnce,
    /// The origin of a CSA move.
    Origin,
    /// The piece of a CSA move.
    CsaPiece,
    /// Where the piece goes.
    Target,
    /// A drop has no origin.
    DropWithoutOrigin,
}

impl Expected {
    /// A word in kebab-case on which texts in every language hang.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Expected::File => "file",
            Expected::Rank => "rank",
            Expected::ClosingBracket => "closing-bracket",
            Expected::End => "end",
            Expected::Move | Expected::Style(_) => "move",
            Expected::Addition => "addition",
            Expected::AdditionOnce => "addition-once",
            Expected::Origin => "origin",
            Expected::CsaPiece => "csa-piece",
            Expected::Target => "target",
            Expected::DropWithoutOrigin => "drop-without-origin",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::File => "a file from 1 to 9",
            Expected::Rank => "a rank from 1 to 9, 一 to 九 or a to i",
            Expected::ClosingBracket => "a closing bracket",
            Expected::End => "the end of the move",
            Expected::Move => "a move, from its square or its piece on",
            Expected::Style(style) => style.example(),
            Expected::Addition => {
                "右, 左, 直, 上, 寄, 引, 成, 不成, 打, an origin such as (77) or the end of the move"
            }
            Expected::AdditionOnce => "each addition to a move once",
            Expected::Origin => "00 for a drop, or a square",
            Expected::CsaPiece => "a piece by its two CSA letters, such as FU",
            Expected::Target => "the square that the piece goes to, such as 76 or 7f",
            Expected::DropWithoutOrigin => "a drop without the square that the piece comes from",
        })
    }
}

/// Why a text is no move of the position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseError {
    /// The text breaks off or goes on in a way that no move does.
    #[error("expected {expected} at character {at}, found {}", seen(*.found))]
    Syntax {
        /// The place, in characters of the text counted from 1.
        at: usize,
        /// What would be right there.
        expected: Expected,
        /// What is there; `None` at the end of the text.
        found: Option<char>,
    },
    /// The text names a side, and the other one is to move.
    #[error("expected a move of {expected}, found one of {}", .expected.other())]
    WrongSide {
        /// The side to move.
        expected: Color,
    },
    /// "The same square", and no move went before.
    #[error("expected a square: no move went before this one that 同 could refer to")]
    NoPrevious,
    /// A CSA move names another piece than the one that moves.
    #[error("expected the piece that stands on {from}, which is {there}, found {named}")]
    OtherPiece {
        /// Where the move starts.
        from: Square,
        /// The kind that stands there, in USI letters.
        there: &'static str,
        /// The kind that the text names, in USI letters.
        named: &'static str,
    },
    /// No piece can make such a move, legal or not.
    #[error("{}", no_such_move(*.color, *.kind, *.to))]
    NoSuchMove {
        /// The side to move.
        color: Color,
        /// The kind that the text names.
        kind: Option<PieceKind>,
        /// Where it would go.
        to: Square,
    },
    /// The move is clear and breaks a rule.
    #[error("{mv} is illegal: {why}")]
    Illegal {
        /// The move.
        mv: Move,
        /// The rule.
        why: IllegalMove,
    },
    /// Several legal moves fit the text.
    #[error("ambiguous: candidates are {}", list(.candidates))]
    Ambiguous {
        /// All that fit, at least two.
        candidates: Vec<Candidate>,
    },
}

fn seen(found: Option<char>) -> String {
    match found {
        Some(found) => format!("{found:?}"),
        None => "the end of the text".to_owned(),
    }
}

fn no_such_move(color: Color, kind: Option<PieceKind>, to: Square) -> String {
    match kind {
        Some(kind) => format!(
            "expected a move that {color} can make: no {} ({}) reaches {to} as the text says",
            crate::names::english(kind),
            crate::japanese::name(kind)
        ),
        None => {
            format!("expected a move that {color} can make: no piece reaches {to} as the text says")
        }
    }
}

fn list(candidates: &[Candidate]) -> String {
    let texts: Vec<String> = candidates.iter().map(Candidate::to_string).collect();
    texts.join(", ")
}
