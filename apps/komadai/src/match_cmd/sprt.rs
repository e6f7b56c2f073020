//! A sequential test: the match goes on only until the result is clear.

use std::str::FromStr;

use anyhow::{Context, bail};

use crate::words;

/// Two assumptions about how much stronger engine A is, and a test that ends when one of them is out of the question: with probability 5 %
/// each, the wrong one is taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Refuted if the test accepts, in Elo.
    pub low: f64,
    /// Refuted if the test rejects, in Elo.
    pub high: f64,
}

/// How a test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not decided yet.
    Open,
    /// The higher assumption holds against the lower one.
    Accepted,
    /// The lower one holds.
    Rejected,
}

impl Verdict {
    /// In one word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
        }
    }
}

/// Pairs of games from one opening with colours exchanged, by the points of engine A in half points: 0 to 4.
pub type Pairs = [u32; 5];

impl FromStr for Sprt {
    type Err = anyhow::Error;

    /// Reads `LOW,HIGH`.
    fn from_str(text: &str) -> anyhow::Result<Self> {
        let expected = || words::say("program-expected-sprt");
        let (low, high) = text.split_once(',').with_context(expected)?;
        let low: f64 = low.trim().parse().with_context(expected)?;
        let high: f64 = high.trim().parse().with_context(expected)?;
        if !(low < high && low >= -1000.0 && high <= 1000.0) {
            bail!(expected());
        }
        Ok(Self { low, high })
    }
}

fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

impl Sprt {
    /// The bound of the log-likelihood ratio: ln((1 − 0.05) / 0.05), and the same below 0.
    pub const BOUND: f64 = 2.944_438_979_166_440_5;

    /// The logarithm of how much likelier the result is under the higher assumption, by the normal distribution with the variance of the
    /// pairs. Three pairs are added to it, a lost, an even and a won one, so that a few equal results prove nothing.
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        let count: f64 = pairs.iter().copied().map(f64::from).sum();
        if count == 0.0 {
            return 0.0;
        }
        let points = [0.0, 0.25, 0.5, 0.75, 1.0];
        let of = |weight: &dyn Fn(f64) -> f64| -> f64 {
            let pairs = pairs.iter().copied().map(f64::from);
            pairs.zip(points).map(|(n, point)| n * weight(point)).sum()
        };
        let mean = of(&|point| point) / count;
        let square = |x: f64| x * x;
        let added = [0.0, 0.5, 1.0].map(|point| square(point - mean));
        let variance =
            (of(&|point| square(point - mean)) + added.iter().sum::<f64>()) / (count + 3.0);
        let (low, high) = (share(self.low), share(self.high));
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// How the test stands.
    pub fn verdict(&self, pairs: &Pairs) -> Verdict {
        let ratio = self.ratio(pairs);
        if ratio >= Self::BOUND {
            Verdict::Accepted
        } else if ratio <= -Self::BOUND {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test() -> Sprt {
        "0, 20".parse().expect("reads")
    }

    #[test]
    fn bounds_are_read() {
        assert_eq!((test().low, test().high), (0.0, 20.0));
        for text in ["", "5", "5,x", "10,0", "3,3", "0,inf", "nan,3"] {
            let error = text.parse::<Sprt>().expect_err("refused");
            assert!(format!("{error:#}").contains("LOW,HIGH"), "{text}");
        }
    }

    #[test]
    fn nothing_is_proved_by_little() {
        assert_eq!(test().verdict(&[0; 5]), Verdict::Open);
        assert_eq!(test().verdict(&[0, 0, 0, 0, 3]), Verdict::Open);
        assert_eq!(test().verdict(&[3, 0, 0, 0, 0]), Verdict::Open);
    }

    #[test]
    fn clear_results_end_the_test() {
        assert_eq!(test().verdict(&[50, 0, 250, 0, 150]), Verdict::Accepted);
        assert_eq!(test().verdict(&[120, 0, 250, 0, 100]), Verdict::Rejected);
        // Halfway between the assumptions, neither is likelier.
        let middle = Sprt {
            low: -10.0,
            high: 10.0,
        };
        assert!(middle.ratio(&[30, 5, 40, 5, 30]).abs() < 1e-9);
    }

    #[test]
    fn the_ratio_is_that_of_normal_distributions() {
        // Two normal densities around both shares, at the mean of the result.
        let pairs = [100, 0, 200, 0, 130];
        let (n, mean) = (430.0, (200.0 * 0.5 + 130.0) / 430.0);
        let added = (mean * mean) + (0.5 - mean) * (0.5 - mean) + (1.0 - mean) * (1.0 - mean);
        let spread = 100.0 * mean * mean
            + 200.0 * (0.5 - mean) * (0.5 - mean)
            + 130.0 * (1.0 - mean) * (1.0 - mean);
        let variance = (spread + added) / (n + 3.0) / n;
        let density = |around: f64| -(mean - around) * (mean - around) / (2.0 * variance);
        let expected = density(share(20.0)) - density(share(0.0));
        assert!((test().ratio(&pairs) - expected).abs() < 1e-9);
    }
}
