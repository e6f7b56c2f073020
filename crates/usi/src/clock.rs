//! The clock of a game as each side's engine is told it.

use komadai_core::{ByColor, Color};

use crate::gui::Clocks;
use crate::text::Millis;

/// The clock of a game before a move. Every value belongs to one side; the protocol knows only one
/// `byoyomi`, so each engine is told its own (see [`GameClock::for_side`]).
#[derive(Clone, Debug)]
pub struct GameClock {
    /// Main time that is left.
    pub left: ByColor<Millis>,
    /// Time for every move once the main time is used up; 0 = none.
    pub byoyomi: ByColor<Millis>,
    /// Time added after every move; 0 = none.
    pub increment: ByColor<Millis>,
}

impl GameClock {
    /// What `go` says to the engine that plays `side`: `byoyomi` is that side's own, increments
    /// are sent if either side has one.
    ///
    /// `byoyomi 0` is sent where the side has neither, because engines take a `go` without either
    /// for one without limits.
    #[must_use]
    pub fn for_side(&self, side: Color) -> Clocks {
        let byoyomi = self.byoyomi[side];
        let increments = Color::ALL
            .iter()
            .any(|&color| self.increment[color] > Millis::ZERO);
        let with_byoyomi = byoyomi > Millis::ZERO || !increments;
        Clocks {
            black: Some(self.left[Color::Black]),
            white: Some(self.left[Color::White]),
            byoyomi: with_byoyomi.then_some(byoyomi),
            black_increment: increments.then_some(self.increment[Color::Black]),
            white_increment: increments.then_some(self.increment[Color::White]),
        }
    }
}
