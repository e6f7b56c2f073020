//! Levels for people.

use crate::engine::{Engine, Game, Observer, Outcome};
use crate::limits::{Control, Limits};

/// A level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level(u8);

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = 5;

    /// The level of a number from 1 (for beginners) to [`Level::COUNT`]; `None` for any other number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::COUNT {
            Some(Level(number))
        } else {
            None
        }
    }
}

pub(crate) fn choose(
    engine: &mut Engine,
    _level: Level,
    game: &Game,
    limits: &Limits,
    control: &Control,
    observer: &mut dyn Observer,
) -> Outcome {
    engine.think(game, limits, control, 1, observer).outcome
}
