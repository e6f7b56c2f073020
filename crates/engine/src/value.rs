//! Values inside the search, and scores as the outside sees them.

use std::fmt;

/// The deepest ply that is searched.
pub(crate) const MAX_PLY: usize = 128;

/// The value of giving mate at once; a mate in `n` plies is `MATE - n`.
pub(crate) const MATE: i32 = 32_000;

/// More than any value.
pub(crate) const INFINITE: i32 = 32_500;

/// From here on a value means mate.
pub(crate) const MATE_BOUND: i32 = MATE - MAX_PLY as i32;

/// A win by a rule of repetition: the other side checks perpetually (R36), or has come back to a board with fewer
/// pieces in hand. Below the mates, because no mate was seen.
pub(crate) const RULE_WIN: i32 = 30_000;

/// The evaluation stays within these bounds.
pub(crate) const EVAL_LIMIT: i32 = 25_000;

/// The value of a draw.
pub(crate) const DRAW: i32 = 0;

/// The value of being mated at a ply.
pub(crate) const fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// The value of giving mate at a ply.
pub(crate) const fn mate_in(ply: usize) -> i32 {
    MATE - ply as i32
}

/// What a search thinks of a position, from the point of view of the side to move at its root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Hundredths of a pawn. A win by repetition or a superior hand shows as ± 30,000.
    Cp(i32),
    /// The side to move wins by mate or declaration in this many plies, at least 1.
    MateIn(u32),
    /// The side to move is mated in this many plies; 0 if it has no legal move now.
    MatedIn(u32),
}

impl Score {
    pub(crate) fn from_value(value: i32) -> Score {
        if value >= MATE_BOUND {
            Score::MateIn((MATE - value).unsigned_abs().max(1))
        } else if value <= -MATE_BOUND {
            Score::MatedIn((MATE + value).unsigned_abs())
        } else {
            Score::Cp(value)
        }
    }

    /// The score as one number for comparing: a mate counts 32,000 minus its plies.
    #[must_use]
    pub fn to_number(self) -> i32 {
        match self {
            Score::Cp(value) => value,
            Score::MateIn(plies) => MATE - plies as i32,
            Score::MatedIn(plies) => plies as i32 - MATE,
        }
    }
}

impl fmt::Display for Score {
    /// Writes `35`, `mate in 3` or `mated in 4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Cp(value) => write!(f, "{value}"),
            Score::MateIn(plies) => write!(f, "mate in {plies}"),
            Score::MatedIn(plies) => write!(f, "mated in {plies}"),
        }
    }
}
