//! Thinking times.

use std::fmt;

/// The time written beside a move: milliseconds, up to 49 days; `None` where nothing is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Time {
    /// Spent on this move.
    pub spent_ms: Option<u32>,
    /// Spent by this side since the start of the game, this move included.
    pub total_ms: Option<u32>,
}

impl Time {
    /// Nothing written.
    pub const NONE: Time = Time {
        spent_ms: None,
        total_ms: None,
    };

    /// The time spent on the move, in whole milliseconds.
    #[must_use]
    pub const fn spent(ms: u32) -> Time {
        Time {
            spent_ms: Some(ms),
            total_ms: None,
        }
    }

    /// The time with its total, which is added up where only the move's own time is given: `before` is the total that the side had at its
    /// last move, `None` at its first.
    pub(crate) fn totalled(mut self, before: Option<Option<u32>>) -> Time {
        if let (Some(spent), None) = (self.spent_ms, self.total_ms) {
            self.total_ms = match before {
                None => Some(spent),
                Some(total) => total.and_then(|total| total.checked_add(spent)),
            };
        }
        self
    }

    /// Whether nothing is written.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.spent_ms.is_none() && self.total_ms.is_none()
    }
}

impl fmt::Display for Time {
    /// Seconds with milliseconds where there are any, such as `12.345/67`; `-` for what is not written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = |f: &mut fmt::Formatter<'_>, ms: Option<u32>| match ms {
            None => f.write_str("-"),
            Some(ms) if ms % 1000 == 0 => write!(f, "{}", ms / 1000),
            Some(ms) => write!(f, "{}.{:03}", ms / 1000, ms % 1000),
        };
        part(f, self.spent_ms)?;
        f.write_str("/")?;
        part(f, self.total_ms)
    }
}
