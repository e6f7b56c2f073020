//! Time controls and what is left of them (R41).
//!
//! One rule decides every dispute about the flag: **a move counts if it arrives at or before the
//! deadline**, that is, if the time left after it is ≥ 0. One millisecond later the mover has lost.
//! Only the clock of the side to move runs, so nobody loses on a stopped clock.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A moment on the caller's monotonic clock, in milliseconds from an origin of the caller's choice.
///
/// The game never reads a clock itself. Origins may differ between two runs of a server: the event
/// `resumed` marks the seam.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Instant(u64);

impl Instant {
    /// The moment `millis` milliseconds after the origin.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Self {
        Instant(millis)
    }

    /// Milliseconds since the origin.
    #[must_use]
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// Milliseconds from `earlier` to this moment; 0 if `earlier` is later.
    #[must_use]
    pub const fn since(self, earlier: Instant) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// The moment `millis` later.
    #[must_use]
    pub const fn after(self, millis: u64) -> Instant {
        Instant(self.0.saturating_add(millis))
    }
}

/// Which way a time is rounded before it is charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundingMode {
    /// Fractions of a unit are free, as with a stopwatch.
    Down,
    /// Fractions of a unit cost a whole one.
    Up,
}

/// Rounding of each move's time to whole units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rounding {
    /// The unit in milliseconds; at least 1.
    pub unit_ms: u64,
    /// Down or up.
    pub mode: RoundingMode,
}

/// The time one side has. Parts may be combined freely; they are used in the order main, byoyomi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TimeControl {
    /// Main time in milliseconds.
    pub main_ms: u64,
    /// Length of one byoyomi period in milliseconds; 0 for none.
    pub byoyomi_ms: u64,
    /// Number of byoyomi periods (1 is the usual byoyomi: so much for each move).
    pub periods: u32,
    /// Fischer increment in milliseconds, added to main time after each own move, in byoyomi too.
    pub increment_ms: u64,
    /// The least that a move is charged, in milliseconds. It never makes a flag fall.
    pub least_ms: u64,
    /// Rounding of each move's time; `None` charges to the millisecond.
    pub rounding: Option<Rounding>,
}

impl Default for TimeControl {
    fn default() -> Self {
        TimeControl {
            main_ms: 0,
            byoyomi_ms: 0,
            periods: 1,
            increment_ms: 0,
            least_ms: 0,
            rounding: None,
        }
    }
}

/// What is wrong with a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TimeControlError {
    /// Neither main time nor byoyomi: the first move would have no time at all.
    #[error("a side needs main time or byoyomi for its first move, found neither")]
    NoTime,
    /// A part is longer than [`TimeControl::LONGEST_MS`].
    #[error("expected at most {max} ms for each part of the time, found {0} ms", max = TimeControl::LONGEST_MS)]
    TooMuchTime(u64),
    /// Not between 1 and [`TimeControl::MOST_PERIODS`] byoyomi periods.
    #[error("expected 1 to {max} byoyomi periods, found {0}", max = TimeControl::MOST_PERIODS)]
    BadPeriods(u32),
    /// A rounding unit of 0, or longer than a day.
    #[error("expected a rounding unit of 1 to 86400000 ms, found {0} ms")]
    BadRounding(u64),
}

/// What is left to one side, as of the last event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeLeft {
    /// Main time in milliseconds.
    pub main_ms: u64,
    /// Whole byoyomi periods; always 0 in a control without byoyomi.
    pub periods: u32,
}

/// A clock as it is shown, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClockReading {
    /// Main time left.
    pub main_ms: u64,
    /// Left of the current byoyomi period (the whole period while main time is left).
    pub period_ms: u64,
    /// Byoyomi periods left, the current one included.
    pub periods: u32,
    /// Main time and all periods together.
    pub total_ms: u64,
    /// Whether main time is used up and byoyomi is counted.
    pub in_byoyomi: bool,
    /// Whether this clock is the one that runs.
    pub running: bool,
}

impl TimeControl {
    /// The longest that any part may be: a week, in milliseconds.
    pub const LONGEST_MS: u64 = 7 * 24 * 3_600_000;
    /// The most byoyomi periods.
    pub const MOST_PERIODS: u32 = 100;

    /// Checks that the control can be played.
    ///
    /// # Errors
    /// The first fault found, see [`TimeControlError`].
    pub fn validate(&self) -> Result<(), TimeControlError> {
        let parts = [
            self.main_ms,
            self.byoyomi_ms,
            self.increment_ms,
            self.least_ms,
        ];
        if let Some(&part) = parts.iter().find(|&&part| part > Self::LONGEST_MS) {
            return Err(TimeControlError::TooMuchTime(part));
        }
        if !(1..=Self::MOST_PERIODS).contains(&self.periods) {
            return Err(TimeControlError::BadPeriods(self.periods));
        }
        if let Some(rounding) = self.rounding
            && !(1..=86_400_000).contains(&rounding.unit_ms)
        {
            return Err(TimeControlError::BadRounding(rounding.unit_ms));
        }
        if self.main_ms == 0 && self.byoyomi_ms == 0 {
            return Err(TimeControlError::NoTime);
        }
        Ok(())
    }

    /// What a side has before its first move.
    #[must_use]
    pub fn initial(&self) -> TimeLeft {
        let periods = if self.byoyomi_ms == 0 {
            0
        } else {
            self.periods
        };
        TimeLeft {
            main_ms: self.main_ms,
            periods,
        }
    }

    /// All the time a side may still use for one move, in milliseconds.
    #[must_use]
    pub fn available(&self, left: TimeLeft) -> u64 {
        left.main_ms
            .saturating_add(self.byoyomi_ms.saturating_mul(left.periods.into()))
    }

    /// The longest thinking time, in milliseconds, after which a move still counts.
    #[must_use]
    pub fn longest(&self, left: TimeLeft) -> u64 {
        let available = self.available(left);
        match self.rounding {
            None => available,
            Some(Rounding { unit_ms, mode }) => {
                let unit = unit_ms.max(1);
                let whole = available / unit * unit;
                match mode {
                    RoundingMode::Down => whole.saturating_add(unit - 1),
                    RoundingMode::Up => whole,
                }
            }
        }
    }

    /// Charges `elapsed` milliseconds of thinking: the time charged and what is left after it, or
    /// `None` if the flag has fallen. No increment is added.
    #[must_use]
    pub fn charge(&self, left: TimeLeft, elapsed: u64) -> Option<(u64, TimeLeft)> {
        let available = self.available(left);
        let rounded = self.round(elapsed);
        if rounded > available {
            return None;
        }
        let spent = rounded.max(self.least_ms).min(available);
        Some((spent, self.without(left, spent)))
    }

    /// What is left after a move is completed: the increment is added.
    #[must_use]
    pub fn completed(&self, left: TimeLeft) -> TimeLeft {
        TimeLeft {
            main_ms: left.main_ms.saturating_add(self.increment_ms),
            ..left
        }
    }

    /// The clock as it is shown after `elapsed` milliseconds of the current turn.
    #[must_use]
    pub fn reading(&self, left: TimeLeft, elapsed: u64, running: bool) -> ClockReading {
        let available = self.available(left);
        let used = if running {
            self.round(elapsed).min(available)
        } else {
            0
        };
        let total_ms = available - used;
        let after = self.without(left, used);
        let over = used.saturating_sub(left.main_ms);
        let period_ms = if over == 0 || self.byoyomi_ms == 0 {
            self.byoyomi_ms.min(total_ms)
        } else {
            self.byoyomi_ms - ((over - 1) % self.byoyomi_ms + 1)
        };
        ClockReading {
            main_ms: after.main_ms,
            period_ms,
            periods: after.periods,
            total_ms,
            in_byoyomi: after.main_ms == 0 && left.periods > 0,
            running,
        }
    }

    /// Takes `spent` ≤ available from main time, then from byoyomi. A period is lost only when the
    /// move went on beyond its end: a move that takes exactly one period loses none.
    fn without(&self, left: TimeLeft, spent: u64) -> TimeLeft {
        let over = spent.saturating_sub(left.main_ms);
        let lost = if over == 0 || self.byoyomi_ms == 0 {
            0
        } else {
            (over - 1) / self.byoyomi_ms
        };
        TimeLeft {
            main_ms: left.main_ms.saturating_sub(spent),
            periods: left
                .periods
                .saturating_sub(u32::try_from(lost).unwrap_or(u32::MAX)),
        }
    }

    fn round(&self, elapsed: u64) -> u64 {
        match self.rounding {
            None => elapsed,
            Some(Rounding { unit_ms, mode }) => {
                let unit = unit_ms.max(1);
                match mode {
                    RoundingMode::Down => elapsed / unit * unit,
                    RoundingMode::Up => elapsed.div_ceil(unit).saturating_mul(unit),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
