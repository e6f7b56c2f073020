//! What an engine may use for a move, and its clock.

use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use komadai_texts::Values;
use komadai_usi::Millis;

use super::args::MatchArgs;
use crate::words;

/// The limits of one engine. Times are in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    pub movetime: Option<u64>,
    pub main: Option<u64>,
    pub byoyomi: Option<u64>,
    pub increment: Option<u64>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
}

/// What a limit may be called.
const NAMES: [&str; 6] = ["movetime", "main", "byoyomi", "increment", "nodes", "depth"];

impl Limits {
    /// Those for both engines.
    pub fn common(args: &MatchArgs) -> Self {
        Self {
            movetime: args.movetime,
            main: args.main,
            byoyomi: args.byoyomi,
            increment: args.increment,
            nodes: args.nodes,
            depth: args.depth,
        }
    }

    /// One engine's own, such as `movetime=1000` or `main=60000,increment=1000`.
    pub fn parse(text: &str) -> Result<Self> {
        let mut limits = Self::default();
        for part in text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            let limit = || words::say_with("program-limit", &Values::new().text("limit", part));
            let (key, value) = part
                .split_once('=')
                .with_context(|| {
                    words::say_with(
                        "program-expected-form",
                        &Values::new().text("form", "NAME=NUMBER"),
                    )
                })
                .with_context(limit)?;
            let number: u64 = value.trim().parse().with_context(limit)?;
            match key.trim() {
                "movetime" => limits.movetime = Some(number),
                "main" => limits.main = Some(number),
                "byoyomi" => limits.byoyomi = Some(number),
                "increment" => limits.increment = Some(number),
                "nodes" => limits.nodes = Some(number),
                "depth" => {
                    let depth = number.try_into();
                    let depth = depth.map_err(|_| anyhow!(words::say("program-too-large")));
                    limits.depth = Some(depth.with_context(limit)?);
                }
                _ => bail!("{}: {}", limit(), words::one_of(NAMES)),
            }
        }
        Ok(limits)
    }

    /// An error if nothing bounds a move.
    pub fn checked(self, engine: &str) -> Result<Self> {
        if self == Self::default() {
            let args = Values::new().text("engine", engine);
            bail!(words::say_with("program-match-no-limit", &args));
        }
        Ok(self)
    }

    /// Whether a clock runs for the engine.
    pub fn has_clock(&self) -> bool {
        self.main.is_some() || self.byoyomi.is_some() || self.increment.is_some()
    }
}

/// The clock of one side in one game.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    limits: Limits,
    left: Duration,
}

impl Clock {
    /// A clock before the first move.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            left: Duration::from_millis(limits.main.unwrap_or(0)),
        }
    }

    /// Main time that is left.
    pub fn left(&self) -> Millis {
        self.left.into()
    }

    /// Time for every move after the main time.
    pub fn byoyomi(&self) -> Millis {
        Millis::new(self.limits.byoyomi.unwrap_or(0))
    }

    /// Time added after every move.
    pub fn increment(&self) -> Millis {
        Millis::new(self.limits.increment.unwrap_or(0))
    }

    /// The longest time that the next move may take; `None` if no time is limited.
    pub fn longest(&self) -> Option<Duration> {
        let clock = self
            .limits
            .has_clock()
            .then(|| self.left + self.byoyomi().duration());
        let move_time = self.limits.movetime.map(|ms| Millis::new(ms).duration());
        clock.into_iter().chain(move_time).min()
    }

    /// Takes the time of a move off; `false` if it came later than `margin` after the flag.
    pub fn spend(&mut self, elapsed: Duration, margin: Duration) -> bool {
        if self
            .longest()
            .is_some_and(|longest| elapsed > longest + margin)
        {
            return false;
        }
        self.left = self.left.saturating_sub(elapsed) + self.increment().duration();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn limits_are_read() {
        let limits = Limits::parse("main=60000, increment=1000").expect("reads");
        assert_eq!((limits.main, limits.increment), (Some(60_000), Some(1000)));
        assert!(limits.has_clock());
        assert!(!Limits::parse("nodes=5,depth=3").expect("reads").has_clock());
        let error = |text: &str| words::chain(&Limits::parse(text).expect_err("refused"));
        for (text, told) in [
            ("nodes", "NAME=NUMBER"),
            ("nodes=many", "nodes=many"),
            ("time=3", "movetime, main"),
            ("depth=99999999999", "depth=99999999999"),
        ] {
            assert!(error(text).contains(told), "{}", error(text));
        }
        assert!(Limits::default().checked("A").is_err());
    }

    #[test]
    fn main_time_is_used_up_before_byoyomi() {
        let mut clock = Clock::new(Limits::parse("main=1000,byoyomi=500").expect("reads"));
        assert!(clock.spend(ms(800), ms(0)));
        assert_eq!(clock.left(), Millis::new(200));
        assert!(clock.spend(ms(700), ms(0)));
        assert_eq!(clock.left(), Millis::ZERO);
        assert!(clock.spend(ms(500), ms(0)));
        assert!(!clock.spend(ms(501), ms(0)));
        assert!(clock.spend(ms(501), ms(10)));
    }

    #[test]
    fn increments_are_added_after_the_move() {
        let mut clock = Clock::new(Limits::parse("main=1000,increment=300").expect("reads"));
        assert!(clock.spend(ms(100), ms(0)));
        assert_eq!(clock.left(), Millis::new(1200));
        assert!(!clock.spend(ms(1201), ms(0)));
    }

    #[test]
    fn nodes_and_depth_have_no_clock() {
        let mut clock = Clock::new(Limits::parse("nodes=1000").expect("reads"));
        assert_eq!(clock.longest(), None);
        assert!(clock.spend(ms(1_000_000), ms(0)));
        let mut clock = Clock::new(Limits::parse("movetime=100").expect("reads"));
        assert!(!clock.spend(ms(101), ms(0)));
    }
}
