//! What happened in a game. The list of its events is the game.

use komadai_core::{Color, Move};
use serde::{Deserialize, Serialize};

use crate::{Instant, Offer, Outcome, PerSide, Seat, Settings, TimeLeft, Toss, wire};

/// Something that happened, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The instant, on the monotonic clock that ran then.
    pub at: Instant,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened. Events carry facts (such as the time that was charged), not only causes, so that
/// an old game reads the same when a later version would decide differently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum EventKind {
    /// The game was set up. Always the first event, and never again.
    Created {
        /// The settings.
        settings: Box<Settings>,
    },
    /// The pawns were tossed (R5).
    Furigoma {
        /// Whose pawns.
        senior: Seat,
        /// All tosses; the last one decided.
        tosses: Vec<Toss>,
        /// Who plays Black.
        black: Seat,
    },
    /// The game began and the clock of the side to move runs.
    Started {
        /// Who plays Black.
        black: Seat,
    },
    /// A move was made.
    Moved {
        /// Its number, from 1; the start moves of the settings count.
        ply: u32,
        /// Who made it.
        #[serde(with = "wire::color")]
        by: Color,
        /// The move.
        #[serde(rename = "move", with = "wire::text")]
        mv: Move,
        /// The time charged for it in milliseconds; without a clock, the time that passed.
        spent_ms: u64,
        /// What both sides have left after it; `None` without a clock.
        clock: Option<PerSide<TimeLeft>>,
    },
    /// An offer was made.
    Offered {
        /// By whom.
        by: Seat,
        /// Of what.
        offer: Offer,
        /// How many plies a takeback would take back.
        plies: Option<u32>,
    },
    /// An offer was withdrawn.
    OfferWithdrawn {
        /// By whom: the party that made it.
        by: Seat,
        /// Which.
        offer: Offer,
    },
    /// An offer was declined.
    OfferDeclined {
        /// By whom: the party to which it was made.
        by: Seat,
        /// Which.
        offer: Offer,
    },
    /// An offer lapsed because the game went on.
    OfferExpired {
        /// Which.
        offer: Offer,
    },
    /// Moves were taken back. Time that was used stays used.
    TakenBack {
        /// Who asked for it.
        by: Seat,
        /// How many plies.
        plies: u32,
        /// What both sides have left; `None` without a clock.
        clock: Option<PerSide<TimeLeft>>,
    },
    /// The referee came back: time is counted from this instant on.
    Resumed,
    /// The game ended. Always the last event.
    Ended {
        /// How.
        outcome: Outcome,
        /// What both sides had left; `None` without a clock.
        clock: Option<PerSide<TimeLeft>>,
    },
}

impl Event {
    pub(crate) const fn new(at: Instant, kind: EventKind) -> Self {
        Event { at, kind }
    }
}
