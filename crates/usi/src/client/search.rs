//! Searches of a client: one at a time, stopped from any thread.

use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::client::process::{Event, Mouth, Process, bad_answer, read_line};
use crate::client::{Client, ClientError};
use crate::engine::{BestMove, EngineMessage, Info, MateAnswer};
use crate::game_position::GamePosition;
use crate::gui::{Clocks, Go, GuiMessage};

/// What an engine answered to `go`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To a common `go`. A move in it is legal.
    Best(BestMove),
    /// To `go mate`. The moves are not checked.
    Mate(MateAnswer),
}

/// An answer with the time it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The answer.
    pub answer: Answer,
    /// From `go`, or from `ponderhit` if there was one, to the answer.
    pub elapsed: Duration,
}

/// Stops one search, or tells it that its expected move was played, from any thread. Without
/// effect once that search is over.
#[derive(Clone, Debug)]
pub struct Remote {
    shared: Arc<Mutex<Running>>,
    search: u64,
    mouth: Mouth,
    nudge: SyncSender<Event>,
}

#[derive(Debug, Default)]
struct Running {
    /// Number of the last search.
    search: u64,
    active: bool,
    pondering: bool,
    since: Option<Instant>,
    stopped: Option<Instant>,
}

#[derive(Debug)]
pub(crate) struct Searches {
    remote: Remote,
    game: Option<GamePosition>,
}

impl Searches {
    pub fn new(process: &Process) -> Self {
        let remote = Remote {
            shared: Arc::default(),
            search: 0,
            mouth: process.mouth.clone(),
            nudge: process.nudge.clone(),
        };
        Self { remote, game: None }
    }
}

impl Remote {
    /// Sends `stop`, once.
    pub fn stop(&self) {
        let mut running = self.lock();
        if running.search == self.search && running.active && running.stopped.is_none() {
            running.stopped = Some(Instant::now());
            self.mouth.send(&GuiMessage::Stop);
            // A full queue means that the waiting thread is awake anyway.
            let _ = self.nudge.try_send(Event::Nudge);
        }
    }

    /// Sends `ponderhit` if the search ponders; the time of the answer counts from now. `clocks`
    /// are sent along if they are not empty: only for engines that know this extension.
    pub fn ponderhit(&self, clocks: Clocks) {
        let mut running = self.lock();
        if running.search == self.search
            && running.active
            && running.pondering
            && running.stopped.is_none()
        {
            running.pondering = false;
            running.since = Some(Instant::now());
            self.mouth.send(&GuiMessage::PonderHit(clocks));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Running> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Client {
    /// Sends `position` and `go`. A running search is stopped first and its answer dropped.
    ///
    /// # Errors
    /// If the engine ends or stays silent while an earlier search is stopped.
    pub fn begin(&mut self, game: &GamePosition, go: &Go) -> Result<Remote, ClientError> {
        self.abandon()?;
        // Whatever is still in the pipe belongs to the past.
        self.process.drop_events();
        let remote = &mut self.searches.remote;
        remote.search += 1;
        *remote.lock() = Running {
            search: remote.search,
            active: true,
            pondering: go.ponder,
            since: Some(Instant::now()),
            stopped: None,
        };
        self.searches.game = Some(game.clone());
        self.process.send(&GuiMessage::Position(game.to_text()));
        self.process.send(&GuiMessage::Go(go.clone()));
        Ok(self.searches.remote.clone())
    }

    /// Waits for the answer of the running search. When `limit` (from now) is over, `stop` is sent
    /// and the answer is still taken if it comes within [`Limits::stop`](crate::client::Limits);
    /// without `limit` only [`Remote::stop`] ends a search that does not end by itself.
    ///
    /// # Errors
    /// If the engine ends, stays silent after `stop`, or answers with something that does not read
    /// or is illegal; or if no search is running.
    pub fn finish(
        &mut self,
        limit: Option<Duration>,
        observer: &mut dyn FnMut(&Info),
    ) -> Result<SearchResult, ClientError> {
        const EXPECTED: &str = "bestmove";
        let limit = limit.map(|limit| Instant::now() + limit);
        let remote = self.searches.remote.clone();
        loop {
            let stopped = {
                let running = remote.lock();
                if !running.active {
                    return Err(ClientError::Idle);
                }
                running.stopped
            };
            let deadline = match stopped {
                Some(stopped) => Some(stopped + self.limits.stop),
                None => limit,
            };
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                if stopped.is_some() {
                    remote.lock().active = false;
                    return Err(self.process.silent(EXPECTED, self.limits.stop));
                }
                remote.stop();
                continue;
            }
            // Any long wait will do where only a nudge can change something.
            let patience = deadline.map_or(Duration::from_secs(3600), |deadline| {
                deadline.saturating_duration_since(Instant::now())
            });
            match self.process.next_event(patience) {
                Event::Line(line, at) => {
                    if let Some(answer) = self.read(&line, observer)? {
                        let since = self.over();
                        let elapsed = at.saturating_duration_since(since.unwrap_or(at));
                        return self
                            .checked(answer)
                            .map(|answer| SearchResult { answer, elapsed });
                    }
                }
                Event::Nudge => {}
                Event::Closed => {
                    self.over();
                    return Err(self.process.ended(EXPECTED));
                }
            }
        }
    }

    /// [`Client::begin`] and [`Client::finish`] in one.
    ///
    /// # Errors
    /// As those two.
    pub fn search(
        &mut self,
        game: &GamePosition,
        go: &Go,
        limit: Option<Duration>,
        observer: &mut dyn FnMut(&Info),
    ) -> Result<SearchResult, ClientError> {
        self.begin(game, go)?;
        self.finish(limit, observer)
    }

    /// The remote of the running (or last) search.
    #[must_use]
    pub fn remote(&self) -> Remote {
        self.searches.remote.clone()
    }

    /// Stops a running search and drops its answer, whatever it is.
    ///
    /// # Errors
    /// If the engine ends or stays silent.
    pub fn abandon(&mut self) -> Result<(), ClientError> {
        if !self.searches.remote.lock().active {
            return Ok(());
        }
        self.searches.remote.stop();
        match self.finish(None, &mut |_| {}) {
            Ok(_)
            | Err(
                ClientError::Idle | ClientError::Illegal { .. } | ClientError::BadAnswer { .. },
            ) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Marks the search as over; returns when its time began to count.
    fn over(&self) -> Option<Instant> {
        let mut running = self.searches.remote.lock();
        running.active = false;
        running.since
    }

    fn read(
        &self,
        line: &str,
        observer: &mut dyn FnMut(&Info),
    ) -> Result<Option<Answer>, ClientError> {
        match read_line(line) {
            Ok(EngineMessage::Info(info)) => observer(&info),
            Ok(EngineMessage::BestMove(best)) => return Ok(Some(Answer::Best(best))),
            Ok(EngineMessage::Checkmate(answer)) => return Ok(Some(Answer::Mate(answer))),
            Ok(_) => {}
            Err(error) => {
                if let Some(reason) = bad_answer(line, &error) {
                    self.over();
                    return Err(ClientError::BadAnswer {
                        reason,
                        last: self.last_lines(),
                    });
                }
            }
        }
        Ok(None)
    }

    /// Legality of the move, and of the expected reply, which is dropped if it is illegal.
    fn checked(&self, answer: Answer) -> Result<Answer, ClientError> {
        let (Answer::Best(BestMove::Move { best, ponder }), Some(game)) =
            (&answer, &self.searches.game)
        else {
            return Ok(answer);
        };
        let (best, mut next) = (*best, game.current().clone());
        next.play(best)
            .map(drop)
            .map_err(|reason| ClientError::Illegal {
                mv: best,
                reason,
                last: self.last_lines(),
            })?;
        let ponder = ponder.filter(|reply| next.is_legal(*reply));
        Ok(Answer::Best(BestMove::Move { best, ponder }))
    }
}
