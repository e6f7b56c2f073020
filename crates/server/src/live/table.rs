//! A live game as values: what it is, what a command makes of it. No clocks, no sockets, no waiting.

use std::collections::HashMap;

use komadai_core::impasse::count_impasse;
use komadai_core::{Color, PositionText, TextError};
use komadai_game::{
    Actor, ApplyError, Command, Event, EventKind, Game, Instant, InvalidSettings, Offer, Phase,
    Refusal, Seat, Settings, Sides,
};
use komadai_store::{GameId, NewEvent, NewGame, Summary};
use serde_json::value::RawValue;

use super::frames::{CommandFrame, Refused};
use crate::terms::{Description, ENGINE_SEAT, Terms, summary};

/// A game that has been made but not stored.
pub(crate) struct NewTable {
    pub description: Description,
    pub game: Game,
    events: Vec<Event>,
}

impl NewTable {
    /// Makes a game and starts it at its instant 0. Where pawns are tossed, which `seed` decides, it only tosses them:
    /// the game begins when a client has seen them (`begin`).
    pub fn new(terms: Terms, settings: Settings, seed: u64) -> Result<Self, InvalidSettings> {
        let start = Instant::from_millis(0);
        let (mut game, created) = Game::new(settings, start)?;
        let mut events = vec![created];
        // A new game cannot refuse its start; if it did, the page would find a game that has not begun.
        let command = match game.settings().sides {
            Sides::Furigoma { .. } => Command::Toss { seed },
            Sides::Fixed { .. } => Command::Start { seed: None },
        };
        if let Ok(started) = game.perform(&command, Actor::Referee, start) {
            events.extend(started);
        }
        let description = Description {
            terms,
            handicap: game.settings().start.handicap.name().to_owned(),
            black: game.seat_of(Color::Black).unwrap_or(Seat::Host),
        };
        Ok(Self {
            description,
            game,
            events,
        })
    }

    pub fn to_store(
        &self,
        id: GameId,
        owner: &str,
        now_ms: u64,
    ) -> Result<NewGame, serde_json::Error> {
        let events = self.events.iter().map(|event| {
            Ok(NewEvent {
                at_ms: event.at.millis(),
                body: serde_json::to_string(event)?,
                command: None,
            })
        });
        Ok(NewGame {
            id,
            owner: owner.to_owned(),
            created_ms: now_ms,
            description: serde_json::to_string(&self.description)?,
            events: events.collect::<Result<_, serde_json::Error>>()?,
            summary: summary(&self.game),
        })
    }
}

/// A stored game that cannot be read back.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Damaged {
    #[error("its description does not read: {0}")]
    Description(serde_json::Error),
    #[error("event {seq} does not read: {error}")]
    Event { seq: u64, error: serde_json::Error },
    #[error("its events make no game: {0}")]
    Game(#[from] ApplyError),
}

/// A game as its stored events say it is.
pub(crate) struct Table {
    id: GameId,
    description: Description,
    game: Game,
    /// The JSON of each event; the event numbered n is at n − 1.
    log: Vec<Box<RawValue>>,
    last: Instant,
    /// How many events changed the board.
    turns: u64,
    /// The last event of each command that was confirmed.
    answered: HashMap<String, u64>,
}

/// What a command comes to.
pub(crate) enum Decision {
    /// It was confirmed before; its last event.
    Repeated(u64),
    Refused(Refused),
    /// It causes nothing.
    Nothing,
    /// These events are to be stored.
    Confirm(Box<Batch>),
}

/// Events that belong together, and the game after them.
pub(crate) struct Batch {
    events: Vec<(Instant, Box<RawValue>)>,
    next: Game,
    turns: u64,
    command: Option<String>,
}

impl Batch {
    pub fn to_store(&self) -> Vec<NewEvent> {
        let last = self.events.len().saturating_sub(1);
        let events = self
            .events
            .iter()
            .enumerate()
            .map(|(index, (at, body))| NewEvent {
                at_ms: at.millis(),
                body: body.get().to_owned(),
                command: self.command.clone().filter(|_| index == last),
            });
        events.collect()
    }

    pub fn summary(&self) -> Summary {
        summary(&self.next)
    }
}

/// What the engine is to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Task {
    pub position: PositionText,
    pub side: Color,
    /// How often a move was made or taken back: tells an old answer from a new one.
    pub turn: u64,
}

impl Table {
    /// Rebuilds a game from its row and all its events.
    pub fn load(
        row: &komadai_store::Game,
        stored: Vec<komadai_store::Event>,
    ) -> Result<Self, Damaged> {
        let description = serde_json::from_str(&row.description).map_err(Damaged::Description)?;
        let mut events = Vec::with_capacity(stored.len());
        let mut log = Vec::with_capacity(stored.len());
        let mut answered = HashMap::new();
        for komadai_store::Event {
            seq, body, command, ..
        } in stored
        {
            let unreadable = |error| Damaged::Event { seq, error };
            events.push(serde_json::from_str::<Event>(&body).map_err(unreadable)?);
            log.push(RawValue::from_string(body).map_err(unreadable)?);
            answered.extend(command.map(|command| (command, seq)));
        }
        let game = Game::from_events(&events)?;
        let last = events
            .last()
            .map_or(Instant::from_millis(0), |event| event.at);
        let turns = events.iter().filter(|event| changes_board(event)).count() as u64;
        Ok(Self {
            id: row.id.clone(),
            description,
            game,
            log,
            last,
            turns,
            answered,
        })
    }

    pub fn id(&self) -> &GameId {
        &self.id
    }

    pub fn description(&self) -> &Description {
        &self.description
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the last event.
    pub fn head(&self) -> u64 {
        self.log.len() as u64
    }

    /// The instant of the last event.
    pub fn last(&self) -> Instant {
        self.last
    }

    /// The events after number `since`, with the number of the first.
    pub fn log_after(&self, since: u64) -> (u64, &[Box<RawValue>]) {
        let from = usize::try_from(since)
            .unwrap_or(usize::MAX)
            .min(self.log.len());
        (from as u64 + 1, &self.log[from..])
    }

    /// Decides on a client's command.
    pub fn decide(&self, frame: &CommandFrame, now: Instant) -> Decision {
        if let Some(&seq) = self.answered.get(frame.id.as_str()) {
            return Decision::Repeated(seq);
        }
        let seats = self.description.terms.opponent.seats_of_people();
        let Some(seat) = frame.by.or_else(|| self.implied_seat(&frame.command)) else {
            return Decision::Refused(Refusal::NotStarted.into());
        };
        if !seats.contains(&seat) {
            return Decision::Refused(Refused::not_your_seat());
        }
        if frame.head.is_some_and(|head| head < self.head()) {
            return Decision::Refused(Refused::stale(self.head()));
        }
        match self.game.handle(&frame.command, seat.into(), now) {
            Err(refusal) => Decision::Refused(refusal.into()),
            Ok(events) => match self.batch(&events, Some(frame.id.as_str().to_owned())) {
                Some(batch) => Decision::Confirm(Box::new(batch)),
                None => Decision::Nothing,
            },
        }
    }

    /// Who is meant when the client plays both seats and does not say.
    fn implied_seat(&self, command: &Command) -> Option<Seat> {
        if let [only] = self.description.terms.opponent.seats_of_people() {
            return Some(*only);
        }
        let offered = |offer: Offer| match offer {
            Offer::Draw => self.game.draw_offer(),
            Offer::Count => self.game.count_offer(),
            Offer::Takeback => self.game.takeback_offer().map(|offer| offer.by),
        };
        let by_offer = match command {
            Command::Accept { offer } | Command::Decline { offer } => {
                offered(*offer).map(Seat::other)
            }
            Command::Withdraw { offer } => offered(*offer),
            _ => None,
        };
        by_offer.or_else(|| self.game.seat_of(self.game.turn()))
    }

    /// Decides on a command of the engine or of the server itself.
    pub fn command(
        &self,
        command: &Command,
        by: Actor,
        now: Instant,
    ) -> Result<Option<Batch>, Refusal> {
        Ok(self.batch(&self.game.handle(command, by, now)?, None))
    }

    /// Starts a game whose pawns have been tossed; `None` for one that has begun.
    pub fn begin(&self, now: Instant) -> Option<Batch> {
        if self.game.phase() != Phase::Created {
            return None;
        }
        let start = Command::Start { seed: None };
        let events = self.game.handle(&start, Actor::Referee, now).ok()?;
        self.batch(&events, None)
    }

    /// Lets the flag fall if its time has come.
    pub fn tick(&self, now: Instant) -> Option<Batch> {
        self.batch(&self.game.tick(now), None)
    }

    /// What the engine's side answers to an open offer: it lets its opponent take back, plays on rather than agree to
    /// a draw, and has points counted unless that would lose.
    pub fn engine_answer(&self) -> Option<Command> {
        self.description.terms.opponent.level()?;
        let asked = |seat: Seat| seat != ENGINE_SEAT;
        if self
            .game
            .takeback_offer()
            .is_some_and(|offer| asked(offer.by))
        {
            return Some(Command::Accept {
                offer: Offer::Takeback,
            });
        }
        if self.game.count_offer().is_some_and(asked) {
            let offer = Offer::Count;
            let winner = count_impasse(self.game.position(), self.game.settings().start.handicap);
            let loses = winner.is_some_and(|winner| self.game.seat_of(winner) != Some(ENGINE_SEAT));
            return Some(if loses {
                Command::Decline { offer }
            } else {
                Command::Accept { offer }
            });
        }
        self.game
            .draw_offer()
            .is_some_and(asked)
            .then_some(Command::Decline { offer: Offer::Draw })
    }

    /// What the engine has to think about, if it is its turn.
    pub fn task(&self) -> Result<Option<Task>, TextError> {
        let game = &self.game;
        let engine_plays = self.description.terms.opponent.level().is_some();
        let on_turn = game.seat_of(game.turn()) == Some(ENGINE_SEAT);
        if !engine_plays || game.phase() != Phase::Playing || !on_turn {
            return Ok(None);
        }
        let position = game.position_command().parse()?;
        Ok(Some(Task {
            position,
            side: game.turn(),
            turn: self.turns,
        }))
    }

    /// The position that a person may be given a hint about.
    ///
    /// # Errors
    /// Why there are no hints: a word that stands for the reason, and the reason.
    pub fn hint_task(&self) -> Result<PositionText, (&'static str, &'static str)> {
        let terms = &self.description.terms;
        let on_turn = self.game.seat_of(self.game.turn());
        if terms.rated {
            Err(("rated", "a rated game has no hints"))
        } else if terms.opponent.level().is_none() {
            Err(("no-engine", "hints are for games against the engine"))
        } else if self.game.phase() != Phase::Playing {
            Err(("not-playing", "the game is not being played"))
        } else if on_turn == Some(ENGINE_SEAT) {
            Err(("not-your-turn", "it is the engine's turn"))
        } else {
            let text = self.game.position_command();
            text.parse()
                .map_err(|_| ("no-position", "the position cannot be sent to an engine"))
        }
    }

    /// The batch for some events; `None` for none, or for events that their own game does not accept.
    fn batch(&self, events: &[Event], command: Option<String>) -> Option<Batch> {
        if events.is_empty() {
            return None;
        }
        let mut next = self.game.clone();
        let mut bodies = Vec::with_capacity(events.len());
        for event in events {
            let applied = next.apply(event).map_err(|error| error.to_string());
            let body = applied.and_then(|()| {
                serde_json::value::to_raw_value(event).map_err(|error| error.to_string())
            });
            match body {
                Ok(body) => bodies.push((event.at, body)),
                Err(error) => {
                    tracing::error!(game = %self.id, error, "a decided event does not fit its game");
                    return None;
                }
            }
        }
        let turns = events.iter().filter(|event| changes_board(event)).count() as u64;
        Some(Batch {
            events: bodies,
            next,
            turns,
            command,
        })
    }

    /// Takes over a batch that has been stored.
    pub fn confirmed(&mut self, batch: Batch) {
        self.game = batch.next;
        self.turns += batch.turns;
        for (at, body) in batch.events {
            self.log.push(body);
            self.last = at;
        }
        let head = self.head();
        self.answered
            .extend(batch.command.map(|command| (command, head)));
    }
}

/// Whether the board is another one after it. Offers do not disturb a thinking engine.
fn changes_board(event: &Event) -> bool {
    matches!(
        event.kind,
        EventKind::Moved { .. } | EventKind::TakenBack { .. }
    )
}
