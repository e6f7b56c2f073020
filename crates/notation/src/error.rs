//! What can be wrong with the text of a move.

use core::fmt;

use komadai_core::{Color, IllegalMove, Move, PieceKind, Square};

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
        expected: &'static str,
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
