//! How a running search hears of `stop` and `ponderhit`.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::gui::{Clocks, Go};

/// News for a running search.
#[derive(Clone, Copy, Debug)]
pub enum Signal {
    /// Come to an end now.
    Stop,
    /// The expected move was played: the clock runs from now on.
    PonderHit(PonderHit),
}

/// When the expected move was played, and the clocks if they came with it.
#[derive(Clone, Copy, Debug)]
pub struct PonderHit {
    /// When `ponderhit` arrived.
    pub at: Instant,
    /// New clocks; empty = those of `go` hold.
    pub clocks: Clocks,
}

/// The control of one search, shared between the driver and the engine.
#[derive(Clone, Debug)]
pub struct SearchControl {
    shared: Arc<Shared>,
}

struct Shared {
    stopped: Arc<AtomicBool>,
    ponder: bool,
    infinite: bool,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    hit: Option<PonderHit>,
    listener: Option<Arc<dyn Fn(Signal) + Send + Sync>>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchControl")
            .field("stopped", &self.stopped)
            .field("ponder", &self.ponder)
            .field("infinite", &self.infinite)
            .finish_non_exhaustive()
    }
}

impl SearchControl {
    /// The control of a search that `go` starts.
    #[must_use]
    pub fn new(go: &Go) -> Self {
        let shared = Shared {
            stopped: Arc::new(AtomicBool::new(false)),
            ponder: go.ponder,
            infinite: go.infinite,
            state: Mutex::default(),
            changed: Condvar::new(),
        };
        Self {
            shared: Arc::new(shared),
        }
    }

    /// True once the search should end. Cheap enough to be asked every few hundred nodes.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.shared.stopped.load(Ordering::Relaxed)
    }

    /// The flag behind [`SearchControl::is_stopped`], for engines that poll one of their own type.
    #[must_use]
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.shared.stopped)
    }

    /// True while the opponent's clock runs: no limit of time holds yet.
    #[must_use]
    pub fn is_pondering(&self) -> bool {
        self.shared.ponder && self.ponder_hit().is_none()
    }

    /// The `ponderhit`, once it has come.
    #[must_use]
    pub fn ponder_hit(&self) -> Option<PonderHit> {
        self.lock().hit
    }

    /// Calls `listener` for every signal, from the thread that reads the input, and at once for
    /// those that came before. For engines that are steered by calls rather than by polling. The
    /// listener must not block. A second call replaces the first listener.
    pub fn on_signal(&self, listener: impl Fn(Signal) + Send + Sync + 'static) {
        let listener: Arc<dyn Fn(Signal) + Send + Sync> = Arc::new(listener);
        let (hit, stopped) = {
            let mut state = self.lock();
            state.listener = Some(Arc::clone(&listener));
            (state.hit, self.is_stopped())
        };
        if let Some(hit) = hit {
            listener(Signal::PonderHit(hit));
        }
        if stopped {
            listener(Signal::Stop);
        }
    }

    /// Tells the search to end.
    pub fn stop(&self) {
        let listener = {
            let state = self.lock();
            if self.shared.stopped.swap(true, Ordering::Relaxed) {
                return;
            }
            state.listener.clone()
        };
        self.shared.changed.notify_all();
        if let Some(listener) = listener {
            listener(Signal::Stop);
        }
    }

    /// Tells the search that the expected move was played. Without effect if it does not ponder,
    /// was told before or was stopped.
    pub fn ponderhit(&self, clocks: Clocks) {
        let hit = PonderHit {
            at: Instant::now(),
            clocks,
        };
        let listener = {
            let mut state = self.lock();
            if !self.shared.ponder || state.hit.is_some() || self.is_stopped() {
                return;
            }
            state.hit = Some(hit);
            state.listener.clone()
        };
        self.shared.changed.notify_all();
        if let Some(listener) = listener {
            listener(Signal::PonderHit(hit));
        }
    }

    /// Waits until the answer may be given: after `stop`, or when neither pondering nor infinite.
    pub(crate) fn wait_until_answer_is_due(&self) {
        let mut state = self.lock();
        loop {
            let silent = self.shared.infinite || (self.shared.ponder && state.hit.is_none());
            if self.is_stopped() || !silent {
                return;
            }
            state = self
                .shared
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.shared
            .state
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
