//! Game time: it stands still while no server runs the game.

use std::time::Duration;

use komadai_game::Instant as GameInstant;
use tokio::time::Instant;

/// Ties a game's time to this machine's monotonic clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameTime {
    /// Game time, in milliseconds, at `since`.
    base_ms: u64,
    since: Instant,
}

impl GameTime {
    /// Frames that arrived in time may still wait in a queue when the flag is looked at.
    const GRACE: Duration = Duration::from_millis(10);

    /// The game goes on now, at the instant of its last event.
    pub fn resume(last_event: GameInstant, now: Instant) -> Self {
        Self {
            base_ms: last_event.millis(),
            since: now,
        }
    }

    /// The game's time at a moment of the machine; fractions of a millisecond are dropped.
    pub fn at(&self, moment: Instant) -> GameInstant {
        let passed = moment.saturating_duration_since(self.since).as_millis();
        let passed = u64::try_from(passed).unwrap_or(u64::MAX);
        GameInstant::from_millis(self.base_ms.saturating_add(passed))
    }

    /// When to look whether the flag has fallen: just after the last instant at which a move counts.
    /// `None` if the machine's clock does not reach that far.
    pub fn flag(&self, deadline: GameInstant) -> Option<Instant> {
        let rest = deadline
            .millis()
            .saturating_sub(self.base_ms)
            .saturating_add(1);
        self.since
            .checked_add(Duration::from_millis(rest))?
            .checked_add(Self::GRACE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_from_the_last_event() {
        let now = Instant::now();
        let time = GameTime::resume(GameInstant::from_millis(5_000), now);
        let after = |us: u64| time.at(now + Duration::from_micros(us)).millis();
        assert_eq!(after(0), 5_000);
        assert_eq!(after(999), 5_000);
        assert_eq!(after(1_000), 5_001);
        assert_eq!(
            time.at(now - Duration::from_secs(1)).millis(),
            5_000,
            "never back"
        );
        let flag = time.flag(GameInstant::from_millis(5_100)).unwrap();
        assert!(time.at(flag).millis() > 5_100);
        assert!(time.at(flag).millis() < 5_120);
        let past = time.flag(GameInstant::from_millis(1_000)).unwrap();
        assert!(past < now + Duration::from_millis(20));
    }
}
