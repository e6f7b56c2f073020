//! Which moves are meant: one move, or all moves of a kind.

use std::fmt;
use std::str::FromStr;

use komadai_core::{HandPiece, Move, Position, Square};

/// A move, or what moves have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// `*`: any move.
    Any,
    /// `mate`: a move that mates (R32).
    Mate,
    /// `check`: a move that gives check, mate among them.
    Check,
    /// `capture`: a move that takes a piece (R17).
    Capture,
    /// `promote`: a move that promotes (R19).
    Promote,
    /// `drop`, or `drop P` for one kind (R27).
    Drop(Option<HandPiece>),
    /// `from 5e`: a move of the piece on a square.
    From(Square),
    /// `to 5e`: a move or drop onto a square.
    To(Square),
    /// One move, in USI.
    Move(Move),
}

/// A text that is neither a move nor a pattern.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected a USI move or one of *, mate, check, capture, promote, drop, drop P, from 5e, to 5e, found {0:?}"
)]
pub struct PatternError(String);

impl Pattern {
    /// Whether a legal move of the position is meant. What an illegal move is compared with does not matter: only what it says of itself
    /// counts, and it never mates or gives check.
    #[must_use]
    pub fn matches(&self, position: &Position, mv: Move) -> bool {
        match *self {
            Pattern::Any => true,
            Pattern::Mate => mates(position, mv),
            Pattern::Check => position.is_legal(mv) && position.gives_check(mv),
            Pattern::Capture => position.piece_at(mv.to()).is_some(),
            Pattern::Promote => matches!(mv, Move::Board { promote: true, .. }),
            Pattern::Drop(kind) => match mv {
                Move::Drop { piece, .. } => kind.is_none_or(|kind| kind == piece),
                Move::Board { .. } => false,
            },
            Pattern::From(square) => matches!(mv, Move::Board { from, .. } if from == square),
            Pattern::To(square) => mv.to() == square,
            Pattern::Move(wanted) => mv == wanted,
        }
    }
}

/// Whether a move mates (R32).
fn mates(position: &Position, mv: Move) -> bool {
    let mut next = position.clone();
    next.play(mv).is_ok() && next.in_check() && !next.has_legal_move()
}

impl FromStr for Pattern {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Self, PatternError> {
        let none = || PatternError(text.to_owned());
        let square = |text: &str| text.parse::<Square>().map_err(|_| none());
        Ok(match text {
            "*" => Pattern::Any,
            "mate" => Pattern::Mate,
            "check" => Pattern::Check,
            "capture" => Pattern::Capture,
            "promote" => Pattern::Promote,
            "drop" => Pattern::Drop(None),
            _ => match text.split_once(' ') {
                Some(("from", rest)) => Pattern::From(square(rest)?),
                Some(("to", rest)) => Pattern::To(square(rest)?),
                Some(("drop", rest)) => {
                    let mut letters = rest.chars();
                    let piece = letters.next().filter(char::is_ascii_uppercase);
                    match (piece.and_then(HandPiece::from_letter), letters.next()) {
                        (Some(piece), None) => Pattern::Drop(Some(piece)),
                        _ => return Err(none()),
                    }
                }
                _ => Pattern::Move(text.parse().map_err(|_| none())?),
            },
        })
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pattern::Any => f.write_str("*"),
            Pattern::Mate => f.write_str("mate"),
            Pattern::Check => f.write_str("check"),
            Pattern::Capture => f.write_str("capture"),
            Pattern::Promote => f.write_str("promote"),
            Pattern::Drop(None) => f.write_str("drop"),
            Pattern::Drop(Some(piece)) => write!(f, "drop {}", piece.letter()),
            Pattern::From(square) => write!(f, "from {square}"),
            Pattern::To(square) => write!(f, "to {square}"),
            Pattern::Move(mv) => write!(f, "{mv}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use komadai_core::{Setup, Strictness};

    use super::*;

    fn matching(sfen: &str, pattern: &str) -> Vec<String> {
        let setup: Setup = sfen.parse().unwrap();
        let position = setup.into_position(Strictness::MateProblem).unwrap();
        let pattern: Pattern = pattern.parse().unwrap();
        let mut found: Vec<_> = position
            .legal_moves()
            .iter()
            .filter(|&&mv| pattern.matches(&position, mv))
            .map(ToString::to_string)
            .collect();
        found.sort();
        found
    }

    #[test]
    fn means_what_it_says() {
        let sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
        for (pattern, moves) in [
            ("mate", vec!["G*5b"]),
            (
                "check",
                vec!["5c5b", "5c5b+", "G*4a", "G*4b", "G*5b", "G*6a", "G*6b"],
            ),
            ("promote", vec!["5c5b+"]),
            ("from 5c", vec!["5c5b", "5c5b+"]),
            ("to 5b", vec!["5c5b", "5c5b+", "G*5b"]),
            ("5c5b+", vec!["5c5b+"]),
            ("drop P", vec![]),
            ("capture", vec![]),
            ("5c5a", vec![]),
        ] {
            assert_eq!(matching(sfen, pattern), moves, "{pattern}");
        }
        assert_eq!(matching(sfen, "drop").len(), 78);
        assert_eq!(matching(sfen, "drop G"), matching(sfen, "drop"));
        assert_eq!(matching(sfen, "*").len(), 78 + 2 + 5);
        assert_eq!(
            matching("4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1", "capture"),
            ["5f5e"]
        );
    }

    #[test]
    fn is_written_as_it_is_read() {
        for text in [
            "*", "mate", "check", "capture", "promote", "drop", "drop P", "from 5e", "to 1i",
            "7g7f", "8h2b+", "P*5e",
        ] {
            let pattern: Pattern = text.parse().unwrap();
            assert_eq!(pattern.to_string(), text);
        }
        for text in [
            "", "mates", "drop K", "drop p", "drop PP", "from", "from 5z", "to  5e", "7g", "K*5e",
        ] {
            assert!(text.parse::<Pattern>().is_err(), "{text}");
        }
    }
}
