//! What a board shows after a number of moves.

use komadai_core::{Move, Position};
use serde::Serialize;

/// A position of a game, ready to be drawn and played on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlyView {
    /// The position as canonical SFEN.
    pub sfen: String,
    /// The side to move: `black` or `white`.
    pub turn: &'static str,
    /// The square of the king of the side to move, if it is in check.
    pub check: Option<String>,
    /// The move that led here.
    pub last: Option<String>,
    /// All legal moves.
    pub legal: Vec<String>,
}

impl PlyView {
    /// Looks at a position that `last` has led to.
    #[must_use]
    pub fn new(position: &Position, last: Option<Move>) -> PlyView {
        let side = position.side();
        let king = position.king(side).filter(|_| position.in_check());
        PlyView {
            sfen: position.to_string(),
            turn: match side {
                komadai_core::Color::Black => "black",
                komadai_core::Color::White => "white",
            },
            check: king.map(|square| square.to_string()),
            last: last.map(|mv| mv.to_string()),
            legal: position
                .legal_moves()
                .iter()
                .map(|mv| mv.to_string())
                .collect(),
        }
    }
}
