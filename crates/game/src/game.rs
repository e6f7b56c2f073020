//! One live game: `(state, command, now) → events`, and the state is what the events made it.

mod apply;
mod decide;
mod view;

use komadai_core::{Color, ImpasseRule, Move, Position, Setup};
use thiserror::Error;

use crate::invalid::check_sides_and_clock;
use crate::line::Line;
use crate::{
    Actor, Command, Event, EventKind, Instant, InvalidSettings, Offer, Outcome, PerSide, Refusal,
    Seat, Settings, Sides, TimeControl, TimeLeft,
};

pub use view::{ClockSnapshot, Snapshot, UsiTime};

/// A game between two parties.
///
/// The game never reads a clock and never talks to anyone: [`handle`](Game::handle) decides what a
/// command does and leaves the game alone; the caller stores the events, then
/// [`apply`](Game::apply)s them, then tells people. The events of one `handle` belong together and
/// must be stored all or none. [`from_events`](Game::from_events) rebuilds the identical game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    settings: Settings,
    line: Line,
    /// How many moves of the line came with the settings.
    start_plies: usize,
    /// Milliseconds charged for each move of the line; 0 for start moves.
    spent: Vec<u64>,
    /// Who plays Black; `None` until the pawns are tossed.
    black: Option<Seat>,
    started: bool,
    outcome: Option<Outcome>,
    /// What both sides had when the running turn began.
    clock: Option<PerSide<TimeLeft>>,
    /// When the running turn began, or was resumed.
    since: Instant,
    /// The instant of the last event: time never runs backwards from it.
    last: Instant,
    draw_offer: Option<Seat>,
    count_offer: Option<Seat>,
    takeback_offer: Option<TakebackOffer>,
    /// The number of moves at each party's last offers, which may not be repeated at once.
    draw_asked: Asked,
    count_asked: Asked,
    takeback_asked: Asked,
}

/// When each party last made an offer of one kind, as a number of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Asked {
    host: Option<usize>,
    guest: Option<usize>,
}

impl Asked {
    const fn get(&self, seat: Seat) -> Option<usize> {
        match seat {
            Seat::Host => self.host,
            Seat::Guest => self.guest,
        }
    }

    const fn set(&mut self, seat: Seat, plies: usize) {
        match seat {
            Seat::Host => self.host = Some(plies),
            Seat::Guest => self.guest = Some(plies),
        }
    }
}

/// An open request to take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct TakebackOffer {
    /// Who asks.
    pub by: Seat,
    /// How many plies.
    pub plies: u32,
}

/// Where a game is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Set up, but not started: no clock runs.
    Created,
    /// Being played.
    Playing,
    /// Over.
    Ended,
}

/// An event that does not fit the game it was applied to. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ApplyError {
    /// A list of events without its first one.
    #[error("expected `created` as the first event and nowhere else")]
    NotCreated,
    /// The settings in the first event make no game.
    #[error("the settings make no game: {0}")]
    Settings(Box<InvalidSettings>),
    /// The event contradicts the state of the game.
    #[error("the event `{event}` does not fit here: {why}")]
    Unfit {
        /// The event's kind, as in JSON.
        event: &'static str,
        /// What was expected.
        why: &'static str,
    },
}

impl Game {
    /// Sets a game up: the game before its start, and the first event of its log.
    ///
    /// # Errors
    /// Settings that make no game, with the field at fault.
    pub fn new(settings: Settings, now: Instant) -> Result<(Game, Event), InvalidSettings> {
        check_sides_and_clock(&settings)?;
        let line = Line::replay(&settings)?;
        let black = match settings.sides {
            Sides::Fixed { black } => Some(black),
            Sides::Furigoma { .. } => None,
        };
        let event = Event::new(
            now,
            EventKind::Created {
                settings: Box::new(settings.clone()),
            },
        );
        let game = Game {
            start_plies: line.plies(),
            spent: vec![0; line.plies()],
            line,
            black,
            started: false,
            outcome: None,
            clock: settings
                .clock
                .map(|clock| clock.map(|control| control.initial())),
            since: now,
            last: now,
            draw_offer: None,
            count_offer: None,
            takeback_offer: None,
            draw_asked: Asked::default(),
            count_asked: Asked::default(),
            takeback_asked: Asked::default(),
            settings,
        };
        Ok((game, event))
    }

    /// Rebuilds a game from all its events.
    ///
    /// # Errors
    /// The first event that does not fit, see [`ApplyError`].
    pub fn from_events(events: &[Event]) -> Result<Game, ApplyError> {
        let Some((
            Event {
                at,
                kind: EventKind::Created { settings },
            },
            rest,
        )) = events.split_first()
        else {
            return Err(ApplyError::NotCreated);
        };
        let (mut game, _) = Game::new((**settings).clone(), *at)
            .map_err(|error| ApplyError::Settings(Box::new(error)))?;
        for event in rest {
            game.apply(event)?;
        }
        Ok(game)
    }

    /// Decides on a command and applies what it did: [`handle`](Game::handle) for callers that
    /// store nothing.
    ///
    /// # Errors
    /// The refusal, as from `handle`.
    pub fn perform(
        &mut self,
        command: &Command,
        by: Actor,
        now: Instant,
    ) -> Result<Vec<Event>, Refusal> {
        let events = self.handle(command, by, now)?;
        for event in &events {
            let applied = self.apply(event);
            debug_assert_eq!(applied, Ok(()), "a game accepts the events it decides");
        }
        Ok(events)
    }

    /// Lets the flag fall if its time has come: no event, or the end of the game.
    #[must_use]
    pub fn tick(&self, now: Instant) -> Vec<Event> {
        self.handle(&Command::Tick, Actor::Referee, now)
            .unwrap_or_default()
    }

    /// What to record when the referee comes back to a running game, whatever its clock shows now.
    /// The time since the last event is charged to nobody.
    #[must_use]
    pub fn resume(&self, now: Instant) -> Vec<Event> {
        self.handle(&Command::Resume, Actor::Referee, now)
            .unwrap_or_default()
    }

    /// What was agreed before the game.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Where the game is in its life.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match (self.started, &self.outcome) {
            (_, Some(_)) => Phase::Ended,
            (true, None) => Phase::Playing,
            (false, None) => Phase::Created,
        }
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.line.position()
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.line.position().side()
    }

    /// The board before the first move.
    #[must_use]
    pub fn start_setup(&self) -> Setup {
        self.settings.start.board()
    }

    /// All moves, those of the settings included.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        self.line.moves()
    }

    /// How many of the moves came with the settings.
    #[must_use]
    pub const fn start_plies(&self) -> usize {
        self.start_plies
    }

    /// How often the present position has occurred, this time included (R35).
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.line.occurrences()
    }

    /// Who plays a colour; `None` until the pawns are tossed.
    #[must_use]
    pub const fn seat_of(&self, color: Color) -> Option<Seat> {
        match (self.black, color) {
            (Some(black), Color::Black) => Some(black),
            (Some(black), Color::White) => Some(black.other()),
            (None, _) => None,
        }
    }

    /// The colour that a party plays; `None` until the pawns are tossed.
    #[must_use]
    pub fn color_of(&self, seat: Seat) -> Option<Color> {
        let black = self.black?;
        Some(if black == seat {
            Color::Black
        } else {
            Color::White
        })
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Who offers a draw at present.
    #[must_use]
    pub const fn draw_offer(&self) -> Option<Seat> {
        self.draw_offer
    }

    /// Who offers to count points at present.
    #[must_use]
    pub const fn count_offer(&self) -> Option<Seat> {
        self.count_offer
    }

    /// Who asks to take moves back at present, and how many.
    #[must_use]
    pub const fn takeback_offer(&self) -> Option<TakebackOffer> {
        self.takeback_offer
    }

    /// The last instant at which a move of the side to move still counts; `None` if no clock runs.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        if self.phase() != Phase::Playing {
            return None;
        }
        let (control, left) = self.side_clock(self.turn())?;
        Some(self.since.after(control.longest(left)))
    }

    fn side_clock(&self, color: Color) -> Option<(&TimeControl, TimeLeft)> {
        let control = self.settings.clock.as_ref()?.get(color);
        let left = self.clock.as_ref()?.get(color);
        Some((control, *left))
    }

    fn offered(&self, offer: Offer) -> Option<Seat> {
        match offer {
            Offer::Draw => self.draw_offer,
            Offer::Count => self.count_offer,
            Offer::Takeback => self.takeback_offer.map(|offer| offer.by),
        }
    }

    const fn impasse(&self) -> ImpasseRule {
        self.settings.rules.impasse
    }
}
