//! What people and the referee may ask of a game.

use komadai_core::Move;
use serde::{Deserialize, Serialize};

use crate::{Seat, wire};

/// Something one party may offer to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// A draw by agreement (R40).
    Draw,
    /// Taking moves back (R42).
    Takeback,
    /// Ending an impasse by counting points (R37).
    Count,
}

/// A command to a game; see `docs/protocols/game-events.md` for who may give which.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Tosses the pawns where the settings say so, without starting the game: people look at a toss before the clock
    /// runs. Does nothing where the colours are settled. Referee only.
    Toss {
        /// Seed of the toss.
        seed: u64,
    },
    /// Tosses the pawns where the settings say so and it has not been done, and starts the clock. Referee only.
    Start {
        /// Seed of the toss; needed only where the pawns are still to be tossed.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// A move of the side to move.
    Play {
        /// The move.
        #[serde(rename = "move", with = "wire::text")]
        mv: Move,
        /// The number that this move would get, counted from 1. If given it must be the next one:
        /// a move that was sent twice, or sent before a takeback arrived, is then refused.
        #[serde(default)]
        ply: Option<u32>,
    },
    /// Gives the game up (R33).
    Resign,
    /// Declares an entering king under the rule in force (R38).
    Declare,
    /// Offers a draw. If the opponent's draw offer is open this accepts it.
    OfferDraw,
    /// Offers to end an impasse by counting points (R37). If the opponent's offer is open this accepts it.
    OfferCount,
    /// Asks to take moves back; where takebacks are free they are taken back at once.
    OfferTakeback {
        /// How many plies; by default back to where the asking party made its last move.
        #[serde(default)]
        plies: Option<u32>,
    },
    /// Accepts the opponent's offer.
    Accept {
        /// Which.
        offer: Offer,
    },
    /// Declines the opponent's offer.
    Decline {
        /// Which.
        offer: Offer,
    },
    /// Takes the own offer back.
    Withdraw {
        /// Which.
        offer: Offer,
    },
    /// Looks whether the flag has fallen.
    Tick,
    /// Lets the clock go on after the referee was away: the time between is charged to nobody.
    /// Referee only.
    Resume,
    /// Ends a game that somebody has left. Referee only.
    Abandon {
        /// Who loses by it; `None` ends the game without a result.
        #[serde(default)]
        loser: Option<Seat>,
    },
}

impl Command {
    /// The command to play `mv` as the next move, whatever its number.
    #[must_use]
    pub const fn play(mv: Move) -> Self {
        Command::Play { mv, ply: None }
    }
}
