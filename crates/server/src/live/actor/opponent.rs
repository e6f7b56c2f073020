//! The engine as an opponent in one game: when it is to think, and with how much time.

use std::time::Duration;

use komadai_core::{ByColor, Color};
use komadai_game::{Game, Instant as GameInstant};
use komadai_usi::{BestMove, Clocks, GameClock, GameResult, Go, Millis};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::super::engine::{Engine, Report, Rules, Thought};
use super::super::frames::{EngineState, EngineView};
use super::super::table::Table;
use crate::config::EngineConfig;
use crate::terms::{ENGINE_SEAT, Level};

pub(crate) struct Opponent {
    level: Level,
    engine: Option<Engine>,
    state: EngineState,
    message: Option<String>,
    /// What clients were told last.
    shown: Option<(EngineState, Option<String>)>,
    ticket: u64,
    /// The turn that the present ticket is for.
    working_on: Option<u64>,
    over: bool,
    move_time: Duration,
    least_reply: Duration,
}

impl Opponent {
    /// `None` in a game between people.
    pub fn new(
        table: &Table,
        config: &EngineConfig,
        reports: mpsc::Sender<Report>,
    ) -> Option<Self> {
        let level = table.description().terms.opponent.level()?;
        let rules = Rules::of(table.game().settings());
        let move_time_ms = match level.number() {
            0 => config.move_time_ms,
            _ => config.level_time_ms,
        };
        let mut opponent = Self {
            level,
            engine: None,
            state: EngineState::Idle,
            message: None,
            shown: Some((EngineState::Idle, None)),
            ticket: 0,
            working_on: None,
            over: false,
            move_time: Duration::from_millis(move_time_ms),
            least_reply: config.least_reply,
        };
        match Engine::new(config.clone(), level, rules, reports) {
            Ok(engine) => opponent.engine = Some(engine),
            Err(error) => {
                opponent.fail(format!("the system has no thread for the engine: {error}"))
            }
        }
        Some(opponent)
    }

    pub fn view(&self) -> EngineView<'_> {
        EngineView {
            seat: ENGINE_SEAT,
            level: self.level,
            state: self.state,
            message: self.message.as_deref(),
        }
    }

    pub fn is_busy(&self) -> bool {
        use EngineState as State;
        matches!(
            self.state,
            State::Starting | State::Restarting | State::Thinking
        )
    }

    /// Whether clients should be told; asking is telling.
    pub fn has_news(&mut self) -> bool {
        let now = Some((self.state, self.message.clone()));
        if self.shown == now {
            return false;
        }
        self.shown = now;
        true
    }

    /// Sees to it that the engine thinks about the present turn if it is its own, and about nothing else.
    pub fn set_to_work(&mut self, table: &Table, now: GameInstant) {
        let task = match table.task() {
            Ok(task) => task,
            Err(error) => return self.fail(format!("the position cannot be sent: {error}")),
        };
        let Some(task) = task else {
            if self.working_on.take().is_some()
                && let Some(engine) = &self.engine
            {
                engine.give_up();
            }
            // Also after a failure: the turn that the engine failed at is gone.
            self.settle();
            return;
        };
        if self.working_on == Some(task.turn) {
            return;
        }
        let Some(engine) = &self.engine else {
            return self.fail("there is no thread for the engine".to_owned());
        };
        self.ticket += 1;
        self.working_on = Some(task.turn);
        let (go, limit) = self.order(table.game(), task.side, now);
        let thought = Thought {
            ticket: self.ticket,
            position: task.position,
            least: match go.move_time {
                Some(_) => self.least_reply,
                None => Duration::ZERO,
            },
            go,
            limit,
        };
        if engine.think(thought) {
            self.message = None;
            if self.state == EngineState::Ready {
                self.state = EngineState::Thinking;
            } else if self.state != EngineState::Thinking {
                self.state = EngineState::Starting;
            }
        } else {
            self.fail("the engine does not take orders any more".to_owned());
        }
    }

    fn order(&self, game: &Game, side: Color, now: GameInstant) -> (Go, Duration) {
        match clocks(game, side, now) {
            Some((clocks, left)) => {
                // The flag falls first; this only frees the thread of an engine that forgot the time.
                (Go::with_clocks(clocks), left + Duration::from_secs(1))
            }
            None => {
                let move_time = Some(Millis::from(self.move_time));
                let go = Go {
                    move_time,
                    ..Go::default()
                };
                (go, self.move_time * 2 + Duration::from_secs(5))
            }
        }
    }

    /// Takes a report; an answer that is still wanted comes back with its moment.
    pub fn hear(&mut self, report: Report) -> Option<(BestMove, Instant)> {
        match report {
            Report::State { ticket, state } if ticket == self.ticket => {
                if self.working_on.is_some() {
                    self.state = state;
                }
            }
            Report::Answer { ticket, best, at } if ticket == self.ticket => {
                if self.working_on.is_some() {
                    self.settle();
                    return Some((best, at));
                }
            }
            Report::Failed { ticket, message } if ticket == self.ticket => {
                if self.working_on.is_some() {
                    self.fail(message);
                }
            }
            Report::Rested => {
                if self.working_on.is_none() {
                    self.state = EngineState::Idle;
                }
            }
            // About a turn that is gone.
            Report::State { .. } | Report::Answer { .. } | Report::Failed { .. } => {}
        }
        None
    }

    fn settle(&mut self) {
        self.message = None;
        self.state = match self.state {
            EngineState::Idle | EngineState::Failed => EngineState::Idle,
            _ => EngineState::Ready,
        };
    }

    /// The engine does not play this turn. `working_on` stays, so that it is not asked again unbidden.
    pub fn fail(&mut self, message: String) {
        self.state = EngineState::Failed;
        self.message = Some(message);
    }

    /// A person asks for another try.
    pub fn retry(&mut self) {
        if self.state == EngineState::Failed && !self.over {
            self.state = EngineState::Idle;
            self.message = None;
            self.working_on = None;
        }
    }

    pub fn game_over(&mut self, result: GameResult) {
        if std::mem::replace(&mut self.over, true) {
            return;
        }
        self.working_on = None;
        self.message = None;
        self.state = EngineState::Idle;
        if let Some(engine) = &self.engine {
            engine.game_over(result);
        }
    }
}

/// What `go` says of the clocks, and how long the side to move has at most; `None` without clocks.
fn clocks(game: &Game, side: Color, now: GameInstant) -> Option<(Clocks, Duration)> {
    let controls = game.settings().clock.as_ref()?;
    let readings = ByColor::new(
        game.clock(Color::Black, now)?,
        game.clock(Color::White, now)?,
    );
    let mut byoyomi = ByColor::new(controls.black.byoyomi_ms, controls.white.byoyomi_ms);
    // An engine that is asked late, after another one broke, has only the rest of its last period.
    let own = &readings[side];
    const ON_TIME_MS: u64 = 200;
    if own.in_byoyomi && own.periods <= 1 && own.period_ms + ON_TIME_MS < byoyomi[side] {
        byoyomi[side] = own.period_ms;
    }
    let each = |value: &dyn Fn(Color) -> u64| {
        ByColor::new(
            Millis::new(value(Color::Black)),
            Millis::new(value(Color::White)),
        )
    };
    let clock = GameClock {
        left: each(&|color| readings[color].main_ms),
        byoyomi: each(&|color| byoyomi[color]),
        increment: each(&|color| controls.get(color).increment_ms),
    };
    Some((clock.for_side(side), Duration::from_millis(own.total_ms)))
}
