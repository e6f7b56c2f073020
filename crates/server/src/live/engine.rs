//! The engine's side of a game: a thread that drives one engine process, started when it is needed.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use komadai_core::{Handicap, ImpasseRule, PositionText};
use komadai_game::Settings;
use komadai_usi::client::{Answer, Client, ClientError, Remote};
use komadai_usi::{BestMove, GamePosition, GameResult, Go, OptionName, PositionFault, Text};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::frames::EngineState;
use crate::config::EngineConfig;
use crate::terms::Level;

/// What to think about.
#[derive(Debug)]
pub(crate) struct Thought {
    /// Comes back with everything that is reported about it.
    pub ticket: u64,
    pub position: PositionText,
    pub go: Go,
    /// After this time the engine is told to stop.
    pub limit: Duration,
    /// An earlier answer is kept back until so much time has passed.
    pub least: Duration,
}

/// What the thread reports.
#[derive(Debug)]
pub(crate) enum Report {
    State {
        ticket: u64,
        state: EngineState,
    },
    Answer {
        ticket: u64,
        best: BestMove,
        at: Instant,
    },
    Failed {
        ticket: u64,
        message: String,
    },
    /// The process was ended because nobody needed it.
    Rested,
}

enum Job {
    Think(Box<Thought>),
    Over(GameResult),
}

/// What the engine is told of the game's rules, where it asks for it by an option.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    pub impasse: ImpasseRule,
    /// Whether uwate is credited with pieces that it lacks (R37).
    pub handicap: bool,
    pub max_moves: Option<u32>,
}

impl Rules {
    pub fn of(settings: &Settings) -> Self {
        Self {
            impasse: settings.rules.impasse,
            handicap: settings.start.handicap != Handicap::Even,
            max_moves: settings.rules.max_moves.map(|max_moves| max_moves.moves),
        }
    }
}

/// Drives the thread. Dropping it ends thread and process.
#[derive(Debug)]
pub(crate) struct Engine {
    jobs: SyncSender<Job>,
    wanted: Arc<Mutex<Wanted>>,
}

#[derive(Debug, Default)]
struct Wanted {
    /// The thought whose answer somebody waits for; 0 = none.
    ticket: u64,
    running: Option<Remote>,
}

fn lock(wanted: &Mutex<Wanted>) -> MutexGuard<'_, Wanted> {
    wanted.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Engine {
    /// Starts the thread; the process comes with the first thought.
    pub fn new(
        config: EngineConfig,
        level: Level,
        rules: Rules,
        reports: mpsc::Sender<Report>,
    ) -> std::io::Result<Self> {
        let (jobs, inbox) = sync_channel(64);
        let wanted = Arc::new(Mutex::new(Wanted::default()));
        let player = Player {
            config,
            level,
            rules,
            reports,
            wanted: Arc::clone(&wanted),
            client: None,
        };
        thread::Builder::new()
            .name("engine".to_owned())
            .spawn(move || player.run(&inbox))?;
        Ok(Self { jobs, wanted })
    }

    /// Asks for an answer; an earlier thought is given up. `false` if the thread cannot take it.
    pub fn think(&self, thought: Thought) -> bool {
        {
            let mut wanted = lock(&self.wanted);
            wanted.ticket = thought.ticket;
            stop(&mut wanted);
        }
        self.jobs.try_send(Job::Think(Box::new(thought))).is_ok()
    }

    /// Nobody waits for an answer any more.
    pub fn give_up(&self) {
        let mut wanted = lock(&self.wanted);
        wanted.ticket = 0;
        stop(&mut wanted);
    }

    /// The game is over: tells the engine and ends the process.
    pub fn game_over(&self, result: GameResult) {
        self.give_up();
        // If the queue is full the thread is stuck in an engine that will be killed anyway.
        let _ = self.jobs.try_send(Job::Over(result));
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.give_up();
    }
}

fn stop(wanted: &mut Wanted) {
    if let Some(running) = wanted.running.take() {
        running.stop();
    }
}

#[derive(Debug, thiserror::Error)]
enum Broken {
    #[error(transparent)]
    Client(#[from] ClientError),
    #[error(transparent)]
    Position(#[from] PositionFault),
    #[error("the engine answered a search for a mate that nobody asked for")]
    NotAMove,
}

struct Player {
    config: EngineConfig,
    level: Level,
    rules: Rules,
    reports: mpsc::Sender<Report>,
    wanted: Arc<Mutex<Wanted>>,
    client: Option<Client>,
}

impl Player {
    fn run(mut self, inbox: &Receiver<Job>) {
        loop {
            match inbox.recv_timeout(self.config.idle) {
                Ok(Job::Think(thought)) => self.think(&thought),
                Ok(Job::Over(result)) => {
                    if let Some(mut client) = self.client.take()
                        && client.game_over(result).is_ok()
                    {
                        client.quit();
                    }
                    self.report(Report::Rested);
                }
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(client) = self.client.take() {
                        client.quit();
                        self.report(Report::Rested);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    if let Some(client) = self.client.take() {
                        client.quit();
                    }
                    return;
                }
            }
        }
    }

    fn report(&self, report: Report) {
        // The actor may have gone; then nobody wants to know.
        let _ = self.reports.blocking_send(report);
    }

    fn is_wanted(&self, ticket: u64) -> bool {
        lock(&self.wanted).ticket == ticket
    }

    /// Thinks, with a second engine if the first one breaks.
    fn think(&mut self, thought: &Thought) {
        let ticket = thought.ticket;
        let begun = Instant::now();
        for second in [false, true] {
            if !self.is_wanted(ticket) {
                return;
            }
            match self.attempt(thought, second) {
                Ok(best) => {
                    // Waiting here holds nobody up: the thread is this game's own, and has nothing else to do.
                    thread::sleep(thought.least.saturating_sub(begun.elapsed()));
                    return self.report(Report::Answer {
                        ticket,
                        best,
                        at: Instant::now(),
                    });
                }
                Err(error) => {
                    // Whatever state it is in, it is not one to go on with.
                    self.client = None;
                    tracing::warn!(error = %error, "an engine broke");
                    if second && self.is_wanted(ticket) {
                        let message = error.to_string().chars().take(500).collect();
                        self.report(Report::Failed { ticket, message });
                    }
                }
            }
        }
    }

    fn attempt(&mut self, thought: &Thought, second: bool) -> Result<BestMove, Broken> {
        let ticket = thought.ticket;
        let position = GamePosition::new(&thought.position)?;
        let mut client = match self.client.take() {
            Some(client) => client,
            None => {
                let state = if second {
                    EngineState::Restarting
                } else {
                    EngineState::Starting
                };
                self.report(Report::State { ticket, state });
                start(&self.config, self.level.number(), self.rules)?
            }
        };
        self.report(Report::State {
            ticket,
            state: EngineState::Thinking,
        });
        let remote = client.begin(&position, &thought.go)?;
        {
            let mut wanted = lock(&self.wanted);
            if wanted.ticket == ticket {
                wanted.running = Some(remote);
            } else {
                remote.stop();
            }
        }
        let result = client.finish(Some(thought.limit), &mut |_| {});
        {
            let mut wanted = lock(&self.wanted);
            if wanted.ticket == ticket {
                wanted.running = None;
            }
        }
        let Answer::Best(best) = result?.answer else {
            return Err(Broken::NotAMove);
        };
        self.client = Some(client);
        Ok(best)
    }
}

/// Starts an engine that knows the level (0: full strength) and the game's rules, and is ready for a new game.
pub(super) fn start(config: &EngineConfig, level: u8, rules: Rules) -> Result<Client, ClientError> {
    let mut client = Client::start(&config.command, config.limits)?;
    set(&mut client, &config.level_option, &level.to_string())?;
    // Engines name the declaration rule and the longest game in these words, if they know them at all.
    // A letter H credits the handicap; where an engine does not know it, the plain rule is nearest.
    let impasse = match rules.impasse {
        ImpasseRule::Points27 => "CSARule27",
        ImpasseRule::Points24 => "CSARule24",
        ImpasseRule::Try => "TryRule",
        _ => "NoEnteringKing",
    };
    set_if_declared(&mut client, "EnteringKingRule", impasse)?;
    if rules.handicap {
        set_if_declared(&mut client, "EnteringKingRule", &format!("{impasse}H"))?;
    }
    let max_moves = rules.max_moves.unwrap_or(0).to_string();
    set_if_declared(&mut client, "MaxMovesToDraw", &max_moves)?;
    client.prepare()?;
    client.new_game()?;
    Ok(client)
}

fn set_if_declared(client: &mut Client, name: &str, value: &str) -> Result<(), ClientError> {
    let fits = client
        .option(name)
        .is_some_and(|option| option.check_value(Some(value)).is_ok());
    if fits {
        set(client, name, value)
    } else {
        Ok(())
    }
}

fn set(client: &mut Client, name: &str, value: &str) -> Result<(), ClientError> {
    match OptionName::new(name) {
        Some(name) => client.set_option(&name, Some(&Text::new(value))),
        None => Ok(()),
    }
}
