//! Moves and move lists.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;

use crate::{HandPiece, Square};

/// A move as it is written down: from where (or out of the hand), to where, and whether the piece promotes.
///
/// It says nothing of legality; [`Position::check_move`](crate::Position::check_move) does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A piece on the board moves.
    Board {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// Whether it turns over as part of the move (R19).
        promote: bool,
    },
    /// A piece in hand is dropped, unpromoted (R27).
    Drop {
        /// The kind dropped.
        piece: HandPiece,
        /// The square it is dropped on.
        to: Square,
    },
}

impl Move {
    /// Where the move ends.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        match self {
            Move::Board { to, .. } | Move::Drop { to, .. } => to,
        }
    }

    /// Where the move starts; `None` for a drop.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Option<Square> {
        match self {
            Move::Board { from, .. } => Some(from),
            Move::Drop { .. } => None,
        }
    }

    /// Whether the move is a drop.
    #[must_use]
    #[inline]
    pub const fn is_drop(self) -> bool {
        matches!(self, Move::Drop { .. })
    }

    /// Whether the piece promotes.
    #[must_use]
    #[inline]
    pub const fn is_promotion(self) -> bool {
        matches!(self, Move::Board { promote: true, .. })
    }

    /// A code of 16 bits, never 0, for tables: bits 0–6 the target's index, bits 7–13 the origin's index or 81 + the
    /// kind in hand, bit 14 promotion, bit 15 always set. Of file formats
    /// only that of packed games for training uses it.
    #[must_use]
    #[inline]
    pub const fn to_bits(self) -> u16 {
        match self {
            Move::Board { from, to, promote } => {
                0x8000 | (promote as u16) << 14 | (from as u16) << 7 | to as u16
            }
            Move::Drop { piece, to } => 0x8000 | (81 + piece as u16) << 7 | to as u16,
        }
    }

    /// The move of a code made by [`Move::to_bits`]; `None` for any other number.
    #[must_use]
    #[inline]
    pub fn from_bits(bits: u16) -> Option<Move> {
        if bits & 0x8000 == 0 {
            return None;
        }
        let to = Square::from_index(usize::from(bits & 0x7f))?;
        let origin = usize::from(bits >> 7 & 0x7f);
        let promote = bits & 0x4000 != 0;
        if let Some(from) = Square::from_index(origin) {
            return Some(Move::Board { from, to, promote });
        }
        match HandPiece::ALL.get(origin - 81) {
            Some(&piece) if !promote => Some(Move::Drop { piece, to }),
            _ => None,
        }
    }

    /// The same move with the board turned by 180°.
    #[must_use]
    pub const fn flip(self) -> Move {
        match self {
            Move::Board { from, to, promote } => Move::Board {
                from: from.flip(),
                to: to.flip(),
                promote,
            },
            Move::Drop { piece, to } => Move::Drop {
                piece,
                to: to.flip(),
            },
        }
    }

    /// Every move that can be written at all, legal somewhere or not: 81 · 81 · 2 board moves and 7 · 81 drops.
    pub fn all() -> impl Iterator<Item = Move> {
        let board = Square::all().flat_map(|from| {
            Square::all().flat_map(move |to| {
                [false, true]
                    .into_iter()
                    .map(move |promote| Move::Board { from, to, promote })
            })
        });
        let drops = HandPiece::ALL
            .into_iter()
            .flat_map(|piece| Square::all().map(move |to| Move::Drop { piece, to }));
        board.chain(drops)
    }
}

impl fmt::Display for Move {
    /// Writes USI text: `7g7f`, `8h2b+`, `P*5e`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Board { from, to, promote } => {
                write!(f, "{from}{to}{}", if *promote { "+" } else { "" })
            }
            Move::Drop { piece, to } => write!(f, "{}*{to}", piece.letter()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no move in USI notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a move such as 7g7f, 8h2b+ or P*5e")]
pub struct MoveError;

impl FromStr for Move {
    type Err = MoveError;

    /// Reads USI text; the letter of a dropped piece may be of either case.
    fn from_str(text: &str) -> Result<Move, MoveError> {
        let bytes = text.as_bytes();
        if !text.is_ascii() || !(4..=5).contains(&bytes.len()) {
            return Err(MoveError);
        }
        let to = text[2..4].parse().map_err(|_| MoveError)?;
        if bytes[1] == b'*' {
            let piece = HandPiece::from_letter(char::from(bytes[0])).ok_or(MoveError)?;
            return if bytes.len() == 4 {
                Ok(Move::Drop { piece, to })
            } else {
                Err(MoveError)
            };
        }
        let from = text[..2].parse().map_err(|_| MoveError)?;
        match &bytes[4..] {
            [] => Ok(Move::Board {
                from,
                to,
                promote: false,
            }),
            [b'+'] => Ok(Move::Board {
                from,
                to,
                promote: true,
            }),
            _ => Err(MoveError),
        }
    }
}

/// Room for every move of a position; 593 is the greatest number known.
pub const MAX_MOVES: usize = 700;

/// A list of moves that lives on the stack.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// Takes moves one by one as they are generated.
pub trait MoveSink {
    /// Takes one move.
    fn push(&mut self, mv: Move);
}

impl MoveSink for MoveList {
    #[inline]
    fn push(&mut self, mv: Move) {
        ArrayVec::push(self, mv);
    }
}

impl MoveSink for alloc::vec::Vec<Move> {
    #[inline]
    fn push(&mut self, mv: Move) {
        alloc::vec::Vec::push(self, mv);
    }
}
