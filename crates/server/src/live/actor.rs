//! The actor of one live game: takes commands one after the other, stores what they cause, then tells
//! everybody. What happens in the game is decided by [`Table`]; here is only the waiting.

use std::sync::Arc;
use std::time::Duration;

use komadai_game::{Command, Phase};
use komadai_store::{Store, StoreError};
use komadai_usi::{BestMove, GameResult};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::engine::Report;
use super::frames::{
    ClockView, CommandFrame, MOST_EVENTS, Numbered, PROTOCOL, Refused, ServerFrame, close,
};
use super::registry::Alive;
use super::table::{Batch, Decision, Table};
use super::time::GameTime;
use crate::config::EngineConfig;
use crate::server::unix_ms;
use crate::terms::{ENGINE, ENGINE_SEAT};

mod opponent;

use opponent::Opponent;

/// What an actor is told.
pub(crate) enum Input {
    /// A client wants to see the game from an event on.
    Join {
        since: u64,
        frames: mpsc::Sender<Outgoing>,
        answer: oneshot::Sender<Joined>,
    },
    Leave {
        client: u64,
    },
    Command {
        client: u64,
        frame: Box<CommandFrame>,
        at: Instant,
    },
    Ping {
        client: u64,
        nonce: u64,
    },
    RetryEngine,
    /// A client has seen the toss of pawns.
    Begin,
    /// The game is being deleted.
    Delete,
    ShutDown,
}

/// The answer to [`Input::Join`].
pub(crate) enum Joined {
    /// The client's number in this game; frames follow.
    As(u64),
    UnknownSeq {
        head: u64,
    },
    Full,
}

/// What a socket is to send.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    Text(Arc<str>),
    Close(u16, &'static str),
}

/// What an actor needs beside its game.
pub(crate) struct Settings {
    pub store: Arc<dyn Store>,
    pub engine: EngineConfig,
    pub linger: Duration,
}

/// Frames that may wait for one client before it counts as too slow.
pub(crate) const CLIENT_QUEUE: usize = 256;
const INPUT_QUEUE: usize = 64;
const MOST_CLIENTS: usize = 64;
const RETRY_SAVING: Duration = Duration::from_secs(1);

struct Client {
    number: u64,
    frames: mpsc::Sender<Outgoing>,
}

struct Actor {
    table: Table,
    time: GameTime,
    settings: Settings,
    clients: Vec<Client>,
    next_client: u64,
    opponent: Option<Opponent>,
    /// When the flag is looked at again after the store refused its fall.
    retry: Option<Instant>,
    /// Since when nobody has needed the game.
    lonely_since: Instant,
}

/// Why the loop ends.
enum Stop {
    ShutDown,
    Deleted,
    Unneeded,
    /// The stored game is no longer what the actor thinks it is.
    OutOfStep,
}

/// Brings a game to life; it goes on at the instant of its last event.
pub(crate) fn spawn(
    table: Table,
    settings: Settings,
    now: Instant,
    alive: Alive,
) -> mpsc::Sender<Input> {
    let (sender, inbox) = mpsc::channel(INPUT_QUEUE);
    let (reports, engine) = mpsc::channel(INPUT_QUEUE);
    let opponent = Opponent::new(&table, &settings.engine, reports);
    let actor = Actor {
        time: GameTime::resume(table.last(), now),
        table,
        settings,
        clients: Vec::new(),
        next_client: 1,
        opponent,
        retry: None,
        lonely_since: now,
    };
    tokio::spawn(actor.run(inbox, engine, alive));
    sender
}

impl Actor {
    async fn run(
        mut self,
        mut inbox: mpsc::Receiver<Input>,
        mut engine: mpsc::Receiver<Report>,
        _alive: Alive,
    ) {
        let stop = loop {
            let flag = self.flag();
            let lonely = self.lonely_until();
            let step = tokio::select! {
                // What has arrived comes before what the clock says.
                biased;
                input = inbox.recv() => match input {
                    Some(Input::ShutDown) | None => Err(Stop::ShutDown),
                    Some(input) => self.take(input).await,
                },
                Some(report) = engine.recv() => self.hear(report).await,
                () = until(flag) => self.look_at_flag().await,
                () = until(lonely) => Err(Stop::Unneeded),
            };
            let step = match step {
                Ok(()) => self.follow_up().await,
                stop => stop,
            };
            if let Err(stop) = step {
                break stop;
            }
        };
        // Whoever is still in the queue finds its answer dropped, and opens the game again.
        inbox.close();
        let (code, reason) = match stop {
            Stop::ShutDown => (close::AWAY, "the server shuts down"),
            Stop::Deleted => (close::DELETED, "the game was deleted"),
            Stop::Unneeded => (close::AWAY, "the game was put away"),
            Stop::OutOfStep => (close::INTERNAL, "the game must be loaded afresh"),
        };
        for client in &self.clients {
            let _ = client.frames.try_send(Outgoing::Close(code, reason));
        }
    }

    fn flag(&self) -> Option<Instant> {
        let deadline = self.table.game().deadline()?;
        self.retry.or_else(|| self.time.flag(deadline))
    }

    fn lonely_until(&self) -> Option<Instant> {
        let clock_runs = self.table.game().deadline().is_some();
        let thinks = self.opponent.as_ref().is_some_and(Opponent::is_busy);
        let needed = clock_runs || thinks || !self.clients.is_empty();
        if needed {
            None
        } else {
            self.lonely_since.checked_add(self.settings.linger)
        }
    }

    async fn take(&mut self, input: Input) -> Result<(), Stop> {
        match input {
            Input::Join {
                since,
                frames,
                answer,
            } => {
                // A client that is gone already takes its place with it.
                let _ = answer.send(self.join(since, frames));
            }
            Input::Leave { client } => self.clients.retain(|known| known.number != client),
            Input::Ping { client, nonce } => {
                let clock = self.clock();
                self.tell(client, &ServerFrame::Pong { nonce, clock });
            }
            Input::RetryEngine => {
                if let Some(opponent) = &mut self.opponent {
                    opponent.retry();
                }
                self.show_engine();
            }
            Input::Begin => {
                if let Some(batch) = self.table.begin(self.time.at(Instant::now())) {
                    // If it cannot be stored nothing has begun, and the client may say it again.
                    self.confirm(batch).await?;
                }
            }
            Input::Delete => return Err(Stop::Deleted),
            Input::Command { client, frame, at } => return self.command(client, &frame, at).await,
            Input::ShutDown => return Err(Stop::ShutDown),
        }
        self.lonely_since = Instant::now();
        Ok(())
    }

    fn join(&mut self, since: u64, frames: mpsc::Sender<Outgoing>) -> Joined {
        let head = self.table.head();
        if since > head {
            return Joined::UnknownSeq { head };
        }
        self.clients.retain(|client| !client.frames.is_closed());
        if self.clients.len() >= MOST_CLIENTS {
            return Joined::Full;
        }
        let number = self.next_client;
        self.next_client += 1;
        self.clients.push(Client { number, frames });
        let description = self.table.description();
        let welcome = ServerFrame::Welcome {
            protocol: PROTOCOL,
            server: concat!("komadai/", env!("CARGO_PKG_VERSION")),
            game: self.table.id().as_str(),
            head,
            yours: description.terms.opponent.seats_of_people(),
            names: &description.terms.names,
            engine: self.opponent.as_ref().map(Opponent::view),
        };
        let mut texts = vec![welcome.text()];
        texts.extend(self.events_after(since));
        for text in texts {
            self.send(number, text.into());
        }
        Joined::As(number)
    }

    /// The frames with the events after a number, as many as it takes.
    fn events_after(&self, since: u64) -> Vec<String> {
        let (first, log) = self.table.log_after(since);
        let chunks = log.chunks(MOST_EVENTS).zip((first..).step_by(MOST_EVENTS));
        let frames = chunks.map(|(chunk, first)| {
            let events = chunk
                .iter()
                .zip(first..)
                .map(|(event, seq)| Numbered { seq, event });
            let events = events.collect();
            ServerFrame::Events {
                head: self.table.head(),
                events,
                clock: self.clock(),
            }
            .text()
        });
        frames.collect()
    }

    fn clock(&self) -> Option<ClockView> {
        ClockView::new(self.table.game(), self.time.at(Instant::now()))
    }

    fn tell(&mut self, client: u64, frame: &ServerFrame<'_>) {
        self.send(client, frame.text().into());
    }

    fn send(&mut self, client: u64, text: Arc<str>) {
        self.clients.retain(|known| {
            // A full queue drops the client; its socket sees the queue end and closes.
            known.number != client || known.frames.try_send(Outgoing::Text(text.clone())).is_ok()
        });
    }

    fn tell_all(&mut self, text: Arc<str>) {
        self.clients
            .retain(|known| known.frames.try_send(Outgoing::Text(text.clone())).is_ok());
    }

    async fn command(
        &mut self,
        client: u64,
        frame: &CommandFrame,
        at: Instant,
    ) -> Result<(), Stop> {
        let id = frame.id.as_str();
        let answer = match self.table.decide(frame, self.time.at(at)) {
            Decision::Repeated(seq) => Ok(seq),
            Decision::Nothing => Ok(self.table.head()),
            Decision::Refused(why) => Err(why),
            Decision::Confirm(batch) => match self.confirm(*batch).await? {
                true => Ok(self.table.head()),
                false => Err(Refused::not_saved()),
            },
        };
        match &answer {
            Ok(seq) => self.tell(client, &ServerFrame::Accepted { id, seq: *seq }),
            Err(why) => self.tell(client, &ServerFrame::Refused { id, why }),
        }
        Ok(())
    }

    /// Stores a batch and tells everybody. `false`: it could not be stored, and nothing has happened.
    async fn confirm(&mut self, batch: Batch) -> Result<bool, Stop> {
        let head = self.table.head();
        let id = self.table.id();
        let (events, summary) = (batch.to_store(), batch.summary());
        let stored = self
            .settings
            .store
            .append(id, head, events, summary, unix_ms())
            .await;
        match stored {
            Ok(_) => {}
            Err(
                error @ (StoreError::Conflict { .. }
                | StoreError::DuplicateCommand { .. }
                | StoreError::NoSuchGame(_)),
            ) => {
                tracing::error!(game = %id, %error, "a live game is out of step with the store");
                return Err(Stop::OutOfStep);
            }
            Err(error) => {
                tracing::error!(game = %id, %error, "an event could not be stored");
                return Ok(false);
            }
        }
        self.table.confirmed(batch);
        for text in self.events_after(head) {
            self.tell_all(text.into());
        }
        Ok(true)
    }

    async fn look_at_flag(&mut self) -> Result<(), Stop> {
        self.retry = None;
        if let Some(batch) = self.table.tick(self.time.at(Instant::now()))
            && !self.confirm(batch).await?
        {
            self.retry = Some(Instant::now() + RETRY_SAVING);
        }
        Ok(())
    }

    /// What the engine's side does of itself after anything has happened.
    async fn follow_up(&mut self) -> Result<(), Stop> {
        while let Some(answer) = self.table.engine_answer() {
            let now = self.time.at(Instant::now());
            let Ok(Some(batch)) = self.table.command(&answer, ENGINE, now) else {
                break;
            };
            if !self.confirm(batch).await? {
                // The offer stays open until something else happens.
                break;
            }
        }
        let now = self.time.at(Instant::now());
        let result = self.result_for_engine();
        let Some(opponent) = &mut self.opponent else {
            return Ok(());
        };
        if self.table.game().phase() == Phase::Ended {
            opponent.game_over(result);
        } else {
            opponent.set_to_work(&self.table, now);
        }
        self.show_engine();
        Ok(())
    }

    fn result_for_engine(&self) -> GameResult {
        let game = self.table.game();
        let winner = game.outcome().and_then(|outcome| outcome.winner());
        match winner.map(|winner| game.seat_of(winner) == Some(ENGINE_SEAT)) {
            Some(true) => GameResult::Win,
            Some(false) => GameResult::Lose,
            None => GameResult::Draw,
        }
    }

    /// Tells everybody what the engine is about, if that has changed.
    fn show_engine(&mut self) {
        if let Some(opponent) = &mut self.opponent
            && opponent.has_news()
        {
            let text = ServerFrame::Engine(opponent.view()).text();
            self.tell_all(text.into());
        }
    }

    async fn hear(&mut self, report: Report) -> Result<(), Stop> {
        let Some(opponent) = &mut self.opponent else {
            return Ok(());
        };
        let Some((best, at)) = opponent.hear(report) else {
            return Ok(());
        };
        let command = match best {
            BestMove::Move { best, .. } => Command::play(best),
            BestMove::Resign => Command::Resign,
            BestMove::Win => Command::Declare,
        };
        let trouble = match self.table.command(&command, ENGINE, self.time.at(at)) {
            Ok(None) => None,
            Ok(Some(batch)) => {
                let saved = self.confirm(batch).await?;
                (!saved).then(|| "the server could not save the engine's move".to_owned())
            }
            Err(refusal) => Some(format!("the engine's answer was refused: {refusal}")),
        };
        if let (Some(trouble), Some(opponent)) = (trouble, &mut self.opponent) {
            opponent.fail(trouble);
        }
        Ok(())
    }
}

/// Waits until a moment; for ever without one.
async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
