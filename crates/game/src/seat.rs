//! The two parties of a game and who may speak.

use komadai_core::Color;
use serde::{Deserialize, Serialize};

/// One of the two parties. A seat keeps its name when colours are drawn or exchanged.
///
/// The host is by convention the senior or stronger player, who takes 王 (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// The party that set the game up.
    Host,
    /// The other party: a second person, or an engine.
    Guest,
}

impl Seat {
    /// Both seats.
    pub const ALL: [Seat; 2] = [Seat::Host, Seat::Guest];

    /// The opponent's seat.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::Host => Seat::Guest,
            Seat::Guest => Seat::Host,
        }
    }
}

/// Who gives a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The party in the host's seat.
    Host,
    /// The party in the guest's seat.
    Guest,
    /// Whoever runs the game: starts it, lets flags fall, resumes it after a restart.
    Referee,
}

impl Actor {
    /// The seat of a party; `None` for the referee.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Actor::Host => Some(Seat::Host),
            Actor::Guest => Some(Seat::Guest),
            Actor::Referee => None,
        }
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Host => Actor::Host,
            Seat::Guest => Actor::Guest,
        }
    }
}

/// A value for Black and one for White, with names in JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerSide<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> PerSide<T> {
    /// A pair from its parts.
    pub const fn new(black: T, white: T) -> Self {
        PerSide { black, white }
    }

    /// The value of `color`.
    pub const fn get(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// The value of `color`, to change.
    pub const fn get_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }

    /// Both values converted.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> PerSide<U> {
        PerSide {
            black: f(self.black),
            white: f(self.white),
        }
    }
}

impl<T: Clone> PerSide<T> {
    /// The same value for both sides.
    pub fn same(value: T) -> Self {
        PerSide {
            black: value.clone(),
            white: value,
        }
    }
}
