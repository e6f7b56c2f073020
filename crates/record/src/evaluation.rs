//! What an engine thought, as records keep it in comments.

use komadai_core::{Color, Move};

/// The value of a position, always as Black sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Centipawns; positive where Black is better.
    Centipawns(i32),
    /// A side mates, in so many plies where the comment says how many.
    Mate {
        /// The side that mates.
        winner: Color,
        /// The number of plies to the mate.
        plies: Option<u32>,
    },
}

/// One evaluation, read out of the comment lines of a node.
///
/// Records keep evaluations as comment lines and nowhere else, so that a comment and its meaning can never differ.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Evaluation {
    /// The value.
    pub score: Option<Score>,
    /// The line expected, from the position of the node.
    pub pv: Vec<Move>,
    /// The search depth in plies.
    pub depth: Option<u32>,
    /// Positions searched.
    pub nodes: Option<u64>,
    /// The engine's name.
    pub engine: Option<String>,
}
