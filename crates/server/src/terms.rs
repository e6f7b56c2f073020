//! What a game is apart from its rules: who plays, and what is kept beside the events.

use komadai_core::Color;
use komadai_game::{Actor, Game, LADDER, Outcome, Seat};
use komadai_store::{GameResult, Summary};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The engine's strength, from 1 (weakest) to [`Level::MAX`]; 0 is full strength, as in the engine's option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schema(value_type = u8, minimum = 0, maximum = 12)]
pub struct Level(u8);

impl Level {
    /// The strongest level below full strength.
    pub const MAX: u8 = LADDER.len() as u8;

    /// The level as a number, from 1; 0 = full strength.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// How strong it is taken to be (`docs/levels.md`); full strength has no mark.
    pub(crate) fn rating(self) -> Option<u16> {
        let index = usize::from(self.0).checked_sub(1)?;
        LADDER.get(index).copied()
    }
}

/// The number is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a level from 1 to {max}, or 0 for full strength, found {0}", max = Level::MAX)]
pub struct InvalidLevel(u8);

impl TryFrom<u8> for Level {
    type Error = InvalidLevel;

    fn try_from(number: u8) -> Result<Self, InvalidLevel> {
        if number <= Self::MAX {
            Ok(Self(number))
        } else {
            Err(InvalidLevel(number))
        }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

/// Who sits in the guest's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "OpponentFields")]
pub(crate) enum Opponent {
    /// The engine.
    Engine {
        /// How strong it plays.
        level: Level,
    },
    /// A second person at the same screen.
    Person {},
}

/// How an opponent is read: as a plain struct, so that a fault is found at the field that has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OpponentFields {
    kind: OpponentKind,
    level: Option<Level>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OpponentKind {
    Engine,
    Person,
}

impl TryFrom<OpponentFields> for Opponent {
    type Error = &'static str;

    fn try_from(OpponentFields { kind, level }: OpponentFields) -> Result<Self, Self::Error> {
        match (kind, level) {
            (OpponentKind::Engine, Some(level)) => Ok(Self::Engine { level }),
            (OpponentKind::Engine, None) => Err("missing field `level`"),
            (OpponentKind::Person, None) => Ok(Self::Person {}),
            (OpponentKind::Person, Some(_)) => Err("unknown field `level`: a person has no level"),
        }
    }
}

impl Opponent {
    /// The engine's level, if it plays.
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Engine { level } => Some(level),
            Self::Person {} => None,
        }
    }

    /// The seats that the people at the screen play.
    pub fn seats_of_people(self) -> &'static [Seat] {
        match self {
            Self::Engine { .. } => &[Seat::Host],
            Self::Person {} => &Seat::ALL,
        }
    }
}

/// The seat that the engine plays, where it does.
pub(crate) const ENGINE_SEAT: Seat = Seat::Guest;
pub(crate) const ENGINE: Actor = Actor::Guest;

/// What the two are called; empty = nothing in particular.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Names {
    /// The host, at most 60 characters.
    pub host: String,
    /// The guest, at most 60 characters.
    pub guest: String,
}

impl Names {
    const LONGEST: usize = 60;

    /// The field that cannot be a name, with the reason.
    pub fn check(&self) -> Result<(), (&'static str, String)> {
        for (field, name) in [("names.host", &self.host), ("names.guest", &self.guest)] {
            if name.chars().count() > Self::LONGEST {
                return Err((
                    field,
                    format!("a name has at most {} characters", Self::LONGEST),
                ));
            }
            if name.chars().any(char::is_control) {
                return Err((field, "a name has no control characters".to_owned()));
            }
        }
        Ok(())
    }
}

/// What is agreed on beside `komadai-game`'s settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub opponent: Opponent,
    pub names: Names,
    /// Whether it counts for the rating: no hints, nothing taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// The drawn game that this one replays (R35).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay_of: Option<String>,
}

/// What is kept beside a game's events; settled when the game is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Description {
    #[serde(flatten)]
    pub terms: Terms,
    pub handicap: String,
    pub black: Seat,
}

/// What lists show of a game.
pub(crate) fn summary(game: &Game) -> Summary {
    Summary {
        plies: u32::try_from(game.moves().len()).unwrap_or(u32::MAX),
        outcome: game.outcome().map(|outcome| komadai_store::Outcome {
            result: match outcome {
                Outcome::Win {
                    winner: Color::Black,
                    ..
                } => Some(GameResult::Black),
                Outcome::Win {
                    winner: Color::White,
                    ..
                } => Some(GameResult::White),
                Outcome::Draw { .. } => Some(GameResult::Draw),
                Outcome::NoResult => None,
            },
            reason: outcome.reason().key().to_owned(),
            rule: outcome.rule().map(|rule| rule.to_string()),
        }),
    }
}
