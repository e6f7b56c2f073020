//! A position together with the game that led to it.

use komadai_core::{IllegalMove, Move, Position, PositionText, SetupErrors, Strictness};

/// A position as the protocol gives it: where the game began, what was played, and where it
/// stands. All moves are legal; repetition does not end it (a GUI may play on after one).
#[derive(Clone, Debug)]
pub struct GamePosition {
    start: Position,
    moves: Vec<Move>,
    current: Position,
}

/// Why a position cannot be searched.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PositionFault {
    /// The board or the hands break rules.
    #[error("the position is not playable: {0}")]
    Setup(SetupErrors),
    /// A move of the list is illegal.
    #[error("move {number}, {mv}, is illegal: {reason}")]
    Illegal {
        /// Which move of the list, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why it is illegal.
        reason: IllegalMove,
    },
}

impl GamePosition {
    /// The start position of an even game.
    #[must_use]
    pub fn start_position() -> Self {
        Self {
            start: Position::start(),
            moves: Vec::new(),
            current: Position::start(),
        }
    }

    /// A game without moves from any position.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        Self {
            current: start.clone(),
            moves: Vec::new(),
            start,
        }
    }

    /// Plays the moves of a `position` message. A side may lack its king, as in mate problems.
    ///
    /// # Errors
    /// If the setup breaks rules or a move is illegal.
    pub fn new(text: &PositionText) -> Result<Self, PositionFault> {
        let start = text
            .setup
            .into_position(Strictness::MateProblem)
            .map_err(|invalid| PositionFault::Setup(invalid.errors))?;
        let mut game = Self::from_position(start);
        for &mv in &text.moves {
            game.play(mv)?;
        }
        Ok(game)
    }

    /// Adds a move.
    ///
    /// # Errors
    /// If the move is illegal; the game stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), PositionFault> {
        let number = self.moves.len() + 1;
        self.current
            .play(mv)
            .map(drop)
            .map_err(|reason| PositionFault::Illegal { number, mv, reason })?;
        self.moves.push(mv);
        Ok(())
    }

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// What was played.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Where the game stands.
    #[must_use]
    pub fn current(&self) -> &Position {
        &self.current
    }

    /// What `position` says.
    #[must_use]
    pub fn to_text(&self) -> PositionText {
        PositionText {
            setup: self.start.setup(),
            moves: self.moves.clone(),
        }
    }
}
