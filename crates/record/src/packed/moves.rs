//! Moves in 16 bits: YaneuraOu's code and Apery's, which differ.

use std::fmt;

use komadai_core::{HandPiece, Move, Square};

/// A number that is the code of no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("0x{0:04x} is the code of no move")]
pub struct MoveCodeError(pub u16);

/// What YaneuraOu writes where a move is expected.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum CodedMove {
    /// A move.
    Play(Move),
    /// Nothing (0).
    None,
    /// A pass (0x0081).
    Null,
    /// The side to move resigns (0x0102).
    Resign,
    /// The side to move declares a win (0x0183).
    Win,
}

/// The kinds in the order of Apery and YaneuraOu, which put the gold last.
const DROPS: [HandPiece; 7] = [
    HandPiece::Pawn,
    HandPiece::Lance,
    HandPiece::Knight,
    HandPiece::Silver,
    HandPiece::Bishop,
    HandPiece::Rook,
    HandPiece::Gold,
];
const DROP: u16 = 1 << 14;
const YANEURAOU_PROMOTE: u16 = 1 << 15;
const APERY_PROMOTE: u16 = 1 << 14;
const SPECIAL: [(u16, CodedMove); 4] = [
    (0, CodedMove::None),
    (0x0081, CodedMove::Null),
    (0x0102, CodedMove::Resign),
    (0x0183, CodedMove::Win),
];

fn drop_number(piece: HandPiece) -> u16 {
    DROPS.iter().take_while(|&&other| other != piece).count() as u16
}

impl CodedMove {
    /// The move, if it is one.
    #[must_use]
    pub const fn play(self) -> Option<Move> {
        match self {
            CodedMove::Play(mv) => Some(mv),
            _ => None,
        }
    }

    /// YaneuraOu's code: bits 0–6 the target, bits 7–13 the origin or, with bit 14 set, the kind dropped (P 1, L 2, N 3, S 4,
    /// B 5, R 6, G 7), bit 15 promotion.
    #[must_use]
    pub fn code(self) -> u16 {
        match self {
            CodedMove::Play(Move::Board { from, to, promote }) => {
                let promote = if promote { YANEURAOU_PROMOTE } else { 0 };
                promote | (from as u16) << 7 | to as u16
            }
            CodedMove::Play(Move::Drop { piece, to }) => {
                DROP | (drop_number(piece) + 1) << 7 | to as u16
            }
            CodedMove::None => 0,
            CodedMove::Null => 0x0081,
            CodedMove::Resign => 0x0102,
            CodedMove::Win => 0x0183,
        }
    }

    /// The move of a code by YaneuraOu.
    ///
    /// # Errors
    /// A number that is no code: a square or a kind that does not exist, a promotion of a dropped piece, a move to where the
    /// piece stands.
    pub fn from_code(code: u16) -> Result<CodedMove, MoveCodeError> {
        if let Some(&(_, special)) = SPECIAL.iter().find(|&&(other, _)| other == code) {
            return Ok(special);
        }
        let fault = MoveCodeError(code);
        let to = Square::from_index(usize::from(code & 0x7f)).ok_or(fault)?;
        let origin = usize::from(code >> 7 & 0x7f);
        let promote = code & YANEURAOU_PROMOTE != 0;
        if code & DROP != 0 {
            let &piece = origin
                .checked_sub(1)
                .and_then(|n| DROPS.get(n))
                .filter(|_| !promote)
                .ok_or(fault)?;
            return Ok(CodedMove::Play(Move::Drop { piece, to }));
        }
        let from = Square::from_index(origin).filter(|&from| from != to);
        let from = from.ok_or(fault)?;
        Ok(CodedMove::Play(Move::Board { from, to, promote }))
    }
}

impl From<Move> for CodedMove {
    fn from(mv: Move) -> CodedMove {
        CodedMove::Play(mv)
    }
}

impl fmt::Display for CodedMove {
    /// Writes the move as USI does, else `none`, `null`, `resign` or `win`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodedMove::Play(mv) => mv.fmt(f),
            CodedMove::None => f.write_str("none"),
            CodedMove::Null => f.write_str("null"),
            CodedMove::Resign => f.write_str("resign"),
            CodedMove::Win => f.write_str("win"),
        }
    }
}

impl fmt::Debug for CodedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Apery's code of a move: bits 0–6 the target, bits 7–13 the origin or 81 and more for the kind dropped (P 81, L 82, N 83, S 84,
/// B 85, R 86, G 87), bit 14 promotion; 0 for no move.
#[must_use]
pub fn apery_move_code(mv: Option<Move>) -> u16 {
    match mv {
        Some(Move::Board { from, to, promote }) => {
            let promote = if promote { APERY_PROMOTE } else { 0 };
            promote | (from as u16) << 7 | to as u16
        }
        Some(Move::Drop { piece, to }) => (81 + drop_number(piece)) << 7 | to as u16,
        None => 0,
    }
}

/// The move of a code by Apery, which HCPE, HCPE3 and Apery's books use; `None` for 0.
///
/// # Errors
/// A number that is no code, as in [`CodedMove::from_code`].
pub fn apery_move(code: u16) -> Result<Option<Move>, MoveCodeError> {
    if code == 0 {
        return Ok(None);
    }
    let fault = MoveCodeError(code);
    let to = Square::from_index(usize::from(code & 0x7f)).ok_or(fault)?;
    let origin = usize::from(code >> 7 & 0x7f);
    let promote = code & APERY_PROMOTE != 0;
    if code & 0x8000 != 0 {
        return Err(fault);
    }
    match Square::from_index(origin) {
        Some(from) if from != to => Ok(Some(Move::Board { from, to, promote })),
        Some(_) => Err(fault),
        None => match DROPS.get(origin - 81) {
            Some(&piece) if !promote => Ok(Some(Move::Drop { piece, to })),
            _ => Err(fault),
        },
    }
}
