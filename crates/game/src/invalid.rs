//! Why settings make no game.

use komadai_core::{InvalidSetup, Move, Rule};
use serde::{Serialize, Serializer, ser::SerializeStruct};
use thiserror::Error;

use crate::{IllegalReport, Outcome, Settings, Sides, TimeControlError};

/// Settings that make no game: which field, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum InvalidSettings {
    /// The board breaks rules.
    #[error("the start position breaks the rules: {0}")]
    BrokenSetup(InvalidSetup),
    /// A start move is illegal.
    #[error("start move {ply} ({mv}) is illegal: {report}")]
    IllegalStartMove {
        /// Its number, from 1.
        ply: usize,
        /// The move.
        mv: Move,
        /// Why it is illegal.
        report: IllegalReport,
    },
    /// The game would be over before its first move.
    #[error("the game is over in the start position: {}", .0.reason().key())]
    StartIsOver(Box<Outcome>),
    /// Furigoma in a handicap game, where White always begins (R5).
    #[error("pawns are tossed in even games only; in a handicap game White moves first")]
    FurigomaInHandicap,
    /// A time control that cannot be played.
    #[error("{0}")]
    Clock(TimeControlError),
    /// A maximum of 0 moves, or one that the start moves have reached.
    #[error("expected a maximum above the {made} moves made already, found {moves}")]
    BadMaxMoves {
        /// The maximum.
        moves: u32,
        /// How many start moves there are.
        made: usize,
    },
}

impl InvalidSettings {
    /// The field at fault, as a path into the JSON of the settings.
    #[must_use]
    pub const fn field(&self) -> &'static str {
        match self {
            InvalidSettings::BrokenSetup(_) => "start.sfen",
            InvalidSettings::IllegalStartMove { .. } => "start.moves",
            InvalidSettings::StartIsOver(_) => "start",
            InvalidSettings::FurigomaInHandicap => "sides",
            InvalidSettings::Clock(_) => "clock",
            InvalidSettings::BadMaxMoves { .. } => "rules.max_moves",
        }
    }

    /// The stable key that texts hang on, in kebab-case.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            InvalidSettings::BrokenSetup(_) => "broken-setup",
            InvalidSettings::IllegalStartMove { .. } => "illegal-start-move",
            InvalidSettings::StartIsOver(_) => "start-is-over",
            InvalidSettings::FurigomaInHandicap => "furigoma-in-handicap",
            InvalidSettings::Clock(TimeControlError::NoTime) => "no-time",
            InvalidSettings::Clock(TimeControlError::TooMuchTime(_)) => "too-much-time",
            InvalidSettings::Clock(TimeControlError::BadPeriods(_)) => "bad-periods",
            InvalidSettings::Clock(TimeControlError::BadRounding(_)) => "bad-rounding",
            InvalidSettings::BadMaxMoves { .. } => "bad-max-moves",
        }
    }

    /// The rule behind it; of a broken setup the first that it breaks.
    #[must_use]
    pub fn rule(&self) -> Option<Rule> {
        match self {
            InvalidSettings::BrokenSetup(setup) => {
                setup.errors.iter().find_map(|error| error.rule())
            }
            InvalidSettings::IllegalStartMove { report, .. } => Some(report.rule),
            InvalidSettings::StartIsOver(outcome) => outcome.rule(),
            InvalidSettings::FurigomaInHandicap => Rule::new(5),
            InvalidSettings::Clock(_) => Rule::new(41),
            InvalidSettings::BadMaxMoves { .. } => Rule::new(39),
        }
    }

    /// The illegal start move, if that is the fault.
    #[must_use]
    pub const fn illegal(&self) -> Option<&IllegalReport> {
        match self {
            InvalidSettings::IllegalStartMove { report, .. } => Some(report),
            _ => None,
        }
    }
}

/// One rule that a start position breaks.
#[derive(Serialize)]
struct Broken {
    rule: Option<String>,
    message: String,
}

impl Serialize for InvalidSettings {
    /// Writes `{"field", "reason", "rule", "message", "illegal", "broken"}`.
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let broken: Vec<Broken> = match self {
            InvalidSettings::BrokenSetup(setup) => setup
                .errors
                .iter()
                .map(|error| Broken {
                    rule: error.rule().map(|rule| rule.to_string()),
                    message: error.to_string(),
                })
                .collect(),
            _ => Vec::new(),
        };
        let mut json = s.serialize_struct("InvalidSettings", 6)?;
        json.serialize_field("field", self.field())?;
        json.serialize_field("reason", self.key())?;
        json.serialize_field("rule", &self.rule().map(|rule| rule.to_string()))?;
        json.serialize_field("message", &self.to_string())?;
        json.serialize_field("illegal", &self.illegal())?;
        json.serialize_field("broken", &broken)?;
        json.end()
    }
}

/// The faults that show without playing: sides and clock.
pub(crate) fn check_sides_and_clock(settings: &Settings) -> Result<(), InvalidSettings> {
    if let Sides::Furigoma { .. } = settings.sides
        && settings.start.handicap != komadai_core::Handicap::Even
    {
        return Err(InvalidSettings::FurigomaInHandicap);
    }
    if let Some(clock) = &settings.clock {
        clock.black.validate().map_err(InvalidSettings::Clock)?;
        clock.white.validate().map_err(InvalidSettings::Clock)?;
    }
    Ok(())
}
