//! One live game of shogi between two parties, as a pure state machine.
//!
//! A [`Game`] is made from [`Settings`], is told [`Command`]s and answers with [`Event`]s or a
//! [`Refusal`]. Its state is what its events made it: [`Game::from_events`] rebuilds it. It never
//! reads a clock; the caller says what time it is. This is the one place where time, offers,
//! repetition, impasse and outcome meet. [`judge()`] is the same referee without clocks and people.
//!
//! ```
//! use komadai_game::{Actor, Command, Game, Instant, Refusal, Settings};
//!
//! let at = Instant::from_millis;
//! let (mut game, created) = Game::new(Settings::default(), at(0))?;
//! let mut log = vec![created];
//! log.extend(game.perform(&Command::Start { seed: None }, Actor::Referee, at(0))?);
//! log.extend(game.perform(&Command::play("7g7f".parse()?), Actor::Host, at(5_000))?);
//!
//! let refusal = game.handle(&Command::play("2g2f".parse()?), Actor::Host, at(6_000));
//! assert_eq!(refusal, Err(Refusal::NotYourTurn));
//! assert_eq!(Game::from_events(&log)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod clock;
mod command;
mod event;
mod fault;
mod furigoma;
mod game;
mod grade;
mod invalid;
mod judge;
mod line;
mod outcome;
mod refusal;
mod report;
mod seat;
mod settings;
mod wire;

pub use clock::{
    ClockReading, Instant, Rounding, RoundingMode, TimeControl, TimeControlError, TimeLeft,
};
pub use command::{Command, Offer};
pub use event::{Event, EventKind};
pub use fault::{Fault, FaultArg};
pub use furigoma::{PawnFace, Toss, first_mover, furigoma};
pub use game::{ApplyError, ClockSnapshot, Game, Phase, Snapshot, TakebackOffer, UsiTime};
pub use grade::{Grade, InvalidGrade, LADDER};
pub use invalid::InvalidSettings;
pub use judge::{
    JudgeOptions, JudgedDeclarations, JudgedIllegal, JudgedPoints, JudgedTry, Judgement, Status,
    judge,
};
pub use komadai_core::ImpasseRule;
pub use outcome::{DrawBy, Outcome, Reason, WinBy};
pub use refusal::Refusal;
pub use report::{CountReport, DeclarationReport, IllegalReport, kind_name};
pub use seat::{Actor, PerSide, Seat};
pub use settings::{
    IllegalMoveRule, MaxMoves, MaxMovesEnding, RepetitionRule, ResignationRule, RuleSettings,
    Settings, Sides, Start, TakebackRule,
};
