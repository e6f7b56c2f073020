//! Why a command was not carried out.

use komadai_core::Rule;
use serde::{Serialize, Serializer, ser::SerializeStruct};
use thiserror::Error;

use crate::{IllegalReport, Offer};

/// Why a command was refused. The game is unchanged; the person may try something else.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has not been started.
    #[error("the game has not started yet")]
    NotStarted,
    /// The game was started before.
    #[error("the game has already started")]
    AlreadyStarted,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// It is the other side's turn (R7).
    #[error("it is the other side's turn")]
    NotYourTurn,
    /// The move breaks a rule, and the settings refuse such moves (R34).
    #[error("{0}")]
    IllegalMove(IllegalReport),
    /// The move was meant for another ply than the next.
    #[error("the move was meant as move {sent}, but the next one is move {expected}")]
    OutOfDate {
        /// The ply that the command named.
        sent: u32,
        /// The ply that comes next.
        expected: u32,
    },
    /// Only the referee may give this command.
    #[error("only the referee may do this")]
    RefereeOnly,
    /// Only a player may give this command.
    #[error("only a player may do this")]
    PlayersOnly,
    /// Furigoma needs a seed from the caller.
    #[error("the toss of pawns needs a seed")]
    SeedMissing,
    /// Draws by agreement are switched off (R40).
    #[error("this game has no draws by agreement")]
    DrawsOff,
    /// Takebacks are switched off (R42).
    #[error("this game has no takebacks")]
    TakebacksOff,
    /// No own move to take back (R42).
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// Not so many moves were made in this game (R42).
    #[error("expected 1 to {made} moves to take back, found {asked}")]
    TooManyPlies {
        /// How many were asked for.
        asked: u32,
        /// How many can be taken back.
        made: u32,
    },
    /// No such offer is open.
    #[error("there is no such offer")]
    NoSuchOffer(Offer),
    /// The same offer is open already.
    #[error("this offer has been made and not answered yet")]
    OfferOpen(Offer),
    /// The same offer was answered in this very position.
    #[error("this offer was answered already; it may be made again after the next move")]
    OfferRepeated(Offer),
    /// Nobody answers the own offer.
    #[error("this is your own offer; you may withdraw it")]
    OwnOffer(Offer),
    /// The game is played without an entering-king rule (R38).
    #[error("this game has no declaration")]
    DeclarationOff,
    /// Points are not counted under the rules of this game (R37).
    #[error("this game knows no counting of points")]
    CountOff,
    /// Points are counted when a king has entered the enemy camp (R37).
    #[error("no king has entered the enemy camp")]
    NoEnteringKing,
    /// Resignation is for the own turn only (R33).
    #[error("in this game one resigns on the own turn only")]
    ResignOnOwnTurn,
}

impl Refusal {
    /// The stable key that texts hang on, in kebab-case.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Refusal::NotStarted => "not-started",
            Refusal::AlreadyStarted => "already-started",
            Refusal::GameOver => "game-over",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::IllegalMove(_) => "illegal-move",
            Refusal::OutOfDate { .. } => "out-of-date",
            Refusal::RefereeOnly => "referee-only",
            Refusal::PlayersOnly => "players-only",
            Refusal::SeedMissing => "seed-missing",
            Refusal::DrawsOff => "draws-off",
            Refusal::TakebacksOff => "takebacks-off",
            Refusal::NothingToTakeBack => "nothing-to-take-back",
            Refusal::TooManyPlies { .. } => "too-many-plies",
            Refusal::NoSuchOffer(_) => "no-such-offer",
            Refusal::OfferOpen(_) => "offer-open",
            Refusal::OfferRepeated(_) => "offer-repeated",
            Refusal::OwnOffer(_) => "own-offer",
            Refusal::DeclarationOff => "declaration-off",
            Refusal::CountOff => "count-off",
            Refusal::NoEnteringKing => "no-entering-king",
            Refusal::ResignOnOwnTurn => "resign-on-own-turn",
        }
    }

    /// The rule behind the refusal, if it is one of shogi's.
    #[must_use]
    pub fn rule(&self) -> Option<Rule> {
        Rule::new(match self {
            Refusal::NotYourTurn => 7,
            Refusal::IllegalMove(report) => return Some(report.rule),
            Refusal::SeedMissing => 5,
            Refusal::DrawsOff => 40,
            Refusal::TakebacksOff | Refusal::NothingToTakeBack | Refusal::TooManyPlies { .. } => 42,
            Refusal::CountOff | Refusal::NoEnteringKing => 37,
            Refusal::DeclarationOff => 38,
            Refusal::ResignOnOwnTurn => 33,
            _ => return None,
        })
    }

    /// The illegal move, if that is the reason.
    #[must_use]
    pub const fn illegal(&self) -> Option<&IllegalReport> {
        match self {
            Refusal::IllegalMove(report) => Some(report),
            _ => None,
        }
    }
}

impl Serialize for Refusal {
    /// Writes `{"reason", "rule", "illegal", "message"}`; the message is in English, for logs.
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut json = s.serialize_struct("Refusal", 4)?;
        json.serialize_field("reason", self.key())?;
        json.serialize_field("rule", &self.rule().map(|rule| rule.to_string()))?;
        json.serialize_field("illegal", &self.illegal())?;
        json.serialize_field("message", &self.to_string())?;
        json.end()
    }
}
