//! How long a search may last, and how it hears of news.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use komadai_core::Move;
use web_time::Instant;

/// The limits of one search. The default has none: the search ends by [`Control::stop`] or at the greatest depth.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Time.
    pub time: TimeLimit,
    /// The greatest depth, in plies.
    pub depth: Option<u32>,
    /// The greatest number of nodes.
    pub nodes: Option<u64>,
    /// Only these moves may be played; empty = all. Illegal ones are left out.
    pub moves: Vec<Move>,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeLimit {
    /// As much as one likes.
    #[default]
    Unlimited,
    /// So much for this move.
    Move(Duration),
    /// What the clock shows.
    Clock(Clock),
}

/// The clock of the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Main time that is left.
    pub left: Duration,
    /// Time for every move once the main time is used up.
    pub byoyomi: Duration,
    /// Time added after every move.
    pub increment: Duration,
    /// Moves until the next time control, if there is one.
    pub moves_to_go: Option<u32>,
}

/// What is kept back for the way of a move to the referee, and the least time for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margins {
    /// Taken off whatever time a move gets.
    pub delay: Duration,
    /// Taken off where to be late is to lose: at the end of the clock.
    pub last_delay: Duration,
    /// The least time for a move, if the clock has it.
    pub minimum: Duration,
}

impl Default for Margins {
    fn default() -> Margins {
        Margins {
            delay: Duration::from_millis(20),
            last_delay: Duration::from_millis(60),
            minimum: Duration::ZERO,
        }
    }
}

/// When a search should, and when it must end, from its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// After this no new iteration begins, in calm positions; at once `hard` where time that is not used is lost.
    pub soft: Duration,
    /// After this the search breaks off.
    pub hard: Duration,
    /// Whether time that is saved now can be used later.
    pub saves: bool,
}

/// Time is never cut to less than this.
const LEAST: Duration = Duration::from_millis(1);

impl Budget {
    /// The budget for a move; `None` without limits. `ply` is the number of the move in the game, from 1.
    pub fn new(time: TimeLimit, margins: Margins, ply: u32) -> Option<Budget> {
        match time {
            TimeLimit::Unlimited => None,
            TimeLimit::Move(time) => {
                let hard = time.saturating_sub(margins.delay.min(time / 5)).max(LEAST);
                Some(Budget {
                    soft: hard,
                    hard,
                    saves: false,
                })
            }
            TimeLimit::Clock(clock) => Some(Budget::by_clock(clock, margins, ply)),
        }
    }

    fn by_clock(clock: Clock, margins: Margins, ply: u32) -> Budget {
        let all = clock.left + clock.byoyomi;
        // Of very short times the margins take a fifth at most: who plays so fast has a referee nearby.
        let most = all
            .saturating_sub(margins.last_delay.min(all / 5))
            .max(LEAST);
        let byoyomi = clock
            .byoyomi
            .saturating_sub(margins.last_delay.min(clock.byoyomi / 5));
        // About as many moves are still to come, fewer the longer the game has lasted.
        let to_come = match clock.moves_to_go {
            Some(moves) => moves.clamp(1, 60) + 1,
            None => (140u32.saturating_sub(ply) / 2).clamp(25, 50),
        };
        let share = clock.left / to_come + clock.increment * 4 / 5;
        let share = share.saturating_sub(margins.delay.min(share / 5));
        let soft = (share + byoyomi).max(margins.minimum).min(most);
        // The byoyomi of a move is lost if it is not used; main time is not.
        let hard = (share * 4 + byoyomi).min(clock.left * 2 / 5 + clock.increment + byoyomi);
        let hard = hard.max(soft).min(most);
        Budget {
            soft: soft.min(hard),
            hard,
            saves: share * 4 > byoyomi,
        }
    }
}

/// What pondering turned into.
#[derive(Clone, Copy, Debug)]
struct Hit {
    at: Instant,
    time: Option<TimeLimit>,
}

#[derive(Debug, Default)]
struct Shared {
    stopped: AtomicBool,
    pondering: AtomicBool,
    hit: Mutex<Option<Hit>>,
}

/// The string by which another thread holds a running search. Clones hold the same search.
#[derive(Clone, Debug, Default)]
pub struct Control {
    shared: Arc<Shared>,
}

impl Control {
    /// The control of a search whose time runs from the start.
    #[must_use]
    pub fn new() -> Control {
        Control::default()
    }

    /// The control of a search on the opponent's time: no limit of time holds before [`Control::ponder_hit`].
    #[must_use]
    pub fn pondering() -> Control {
        let control = Control::default();
        control.shared.pondering.store(true, Ordering::Release);
        control
    }

    /// Tells the search to end.
    pub fn stop(&self) {
        self.shared.stopped.store(true, Ordering::Release);
    }

    /// Whether the search was told to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.shared.stopped.load(Ordering::Relaxed)
    }

    /// The expected move was played at `at`: time runs from then, by the search's own limit or by a new one.
    pub fn ponder_hit(&self, at: Instant, time: Option<TimeLimit>) {
        let mut hit = self
            .shared
            .hit
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *hit = Some(Hit { at, time });
        drop(hit);
        self.shared.pondering.store(false, Ordering::Release);
    }

    /// Whether the opponent's time still runs.
    #[must_use]
    pub fn is_pondering(&self) -> bool {
        self.shared.pondering.load(Ordering::Acquire)
    }

    fn hit(&self) -> Option<Hit> {
        *self
            .shared
            .hit
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// Watches the limits of a running search.
pub(crate) struct Watch<'a> {
    control: &'a Control,
    start: Instant,
    /// From when the budget counts: the start, or the moment of the ponder hit.
    from: Instant,
    time: TimeLimit,
    margins: Margins,
    ply: u32,
    budget: Option<Budget>,
    waiting: bool,
}

impl<'a> Watch<'a> {
    pub fn new(control: &'a Control, time: TimeLimit, margins: Margins, ply: u32) -> Watch<'a> {
        let start = Instant::now();
        let waiting = control.is_pondering() || control.hit().is_some();
        let mut watch = Watch {
            control,
            start,
            from: start,
            time,
            margins,
            ply,
            budget: None,
            waiting,
        };
        if !waiting {
            watch.budget = Budget::new(time, margins, ply);
        }
        watch
    }

    /// Time since the search began.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Whether the search must end now.
    pub fn is_over(&mut self) -> bool {
        if self.control.is_stopped() {
            return true;
        }
        self.look_for_hit();
        self.budget
            .is_some_and(|budget| self.from.elapsed() >= budget.hard)
    }

    fn look_for_hit(&mut self) {
        if self.waiting
            && !self.control.is_pondering()
            && let Some(hit) = self.control.hit()
        {
            self.waiting = false;
            self.from = hit.at;
            self.budget = Budget::new(hit.time.unwrap_or(self.time), self.margins, self.ply);
        }
    }

    /// Whether another iteration is not worth beginning. `scale` stretches the time that saved time is taken from: below 1
    /// in calm positions, above 1 in troubled ones.
    pub fn is_enough(&mut self, scale: f64) -> bool {
        self.look_for_hit();
        self.budget.is_some_and(|budget| {
            let soft = if budget.saves {
                budget.soft.mul_f64(scale).min(budget.hard)
            } else {
                budget.hard
            };
            self.from.elapsed() >= soft
        })
    }

    /// Whether time counts for this search now, so that a forced move should be played at once.
    pub fn is_timed(&mut self) -> bool {
        self.look_for_hit();
        self.budget.is_some()
    }
}

#[cfg(test)]
mod tests;
