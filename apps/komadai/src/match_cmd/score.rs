//! The result of a match and what it is worth.

use std::collections::BTreeMap;
use std::time::Duration;

use komadai_texts::Values;
use serde::Serialize;

use super::game::{BySide, GameRecord, Reason, Side};
use super::sprt::{Pairs, Sprt, Verdict};
use crate::words;

/// The result so far, as engine A sees it.
#[derive(Clone, Debug, Default)]
pub struct Score {
    wins: u32,
    draws: u32,
    losses: u32,
    black_wins: u32,
    white_wins: u32,
    plies: u64,
    /// How often games were decided how; who won, or nobody.
    endings: BTreeMap<(Reason, Option<u8>), u32>,
    slowest: BySide<Duration>,
    /// Points of A, in half points, of pairs of which only one game is over, by the pair's number.
    halves: BTreeMap<usize, usize>,
    pairs: Pairs,
    sprt: Option<Sprt>,
}

/// What is written as JSON. Elo figures are missing where they would be infinite.
#[derive(Debug, Serialize)]
pub struct Summary<'a> {
    a: &'a str,
    b: &'a str,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    black_wins: u32,
    white_wins: u32,
    score: f64,
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    los: f64,
    /// Pairs of games from one opening by A's points, in half points from 0 to 4.
    pairs: Pairs,
    sprt: Option<SprtSummary>,
    mean_plies: f64,
    slowest_move_ms: [u64; 2],
    endings: Vec<EndingCount>,
}

#[derive(Debug, Serialize)]
struct SprtSummary {
    low: f64,
    high: f64,
    ratio: f64,
    verdict: &'static str,
}

#[derive(Debug, Serialize)]
struct EndingCount {
    reason: &'static str,
    winner: Option<&'static str>,
    count: u32,
}

/// Two-sided 95 % of the normal distribution.
const Z: f64 = 1.959_964;

impl Score {
    /// No game yet; with a sequential test or without.
    pub fn new(sprt: Option<Sprt>) -> Self {
        Self {
            sprt,
            ..Self::default()
        }
    }

    /// Whether the sequential test is decided, so that no further game is needed.
    pub fn is_decided(&self) -> bool {
        self.sprt
            .is_some_and(|sprt| sprt.verdict(&self.pairs) != Verdict::Open)
    }

    /// Counts a game.
    pub fn add(&mut self, game: &GameRecord) {
        match game.winner {
            Some(Side::A) => self.wins += 1,
            Some(Side::B) => self.losses += 1,
            None => self.draws += 1,
        }
        match game.winner {
            Some(side) if side == game.black => self.black_wins += 1,
            Some(_) => self.white_wins += 1,
            None => {}
        }
        let points = match game.winner {
            Some(Side::A) => 2,
            None => 1,
            Some(Side::B) => 0,
        };
        let pair = game.number.saturating_sub(1) / 2;
        match self.halves.remove(&pair) {
            Some(other) => self.pairs[points + other] += 1,
            None => {
                self.halves.insert(pair, points);
            }
        }
        self.plies += game.moves.moves.len() as u64;
        let winner = game.winner.map(|side| side as u8);
        *self.endings.entry((game.reason, winner)).or_default() += 1;
        for side in [Side::A, Side::B] {
            let slowest = self.slowest.get_mut(side);
            *slowest = (*slowest).max(*game.slowest.get(side));
        }
    }

    /// Counts a game of which only the result for A is known; `None` = a draw.
    pub fn count(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.wins += 1,
            Some(false) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// Won, drawn and lost games of A.
    pub const fn results(&self) -> [u32; 3] {
        [self.wins, self.draws, self.losses]
    }

    /// Games played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, 0 to 1.
    fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// The bounds between which the true share lies with 95 %: Wilson's interval, its width scaled to the spread of
    /// results with draws. Unlike the plain one it says something after a clean sweep too.
    fn bounds(&self) -> (f64, f64) {
        let games = f64::from(self.games());
        if games == 0.0 {
            return (0.0, 1.0);
        }
        let share = self.share();
        let square = |x: f64| x * x;
        let spread = (f64::from(self.wins) * square(1.0 - share)
            + f64::from(self.draws) * square(0.5 - share)
            + f64::from(self.losses) * square(share))
            / games;
        // Exactly, where rounding would leave a hair's breadth.
        let (lowest, highest) = (share == 0.0, share == 1.0);
        let shrink = 1.0 + square(Z) / games;
        let centre = (share + square(Z) / (2.0 * games)) / shrink;
        let half = Z / shrink * (spread / games + square(Z / (2.0 * games))).sqrt();
        let low = if lowest {
            0.0
        } else {
            (centre - half).max(0.0)
        };
        let high = if highest {
            1.0
        } else {
            (centre + half).min(1.0)
        };
        (low, high)
    }

    /// The likelihood, 0 to 1, that A is the stronger one.
    fn superiority(&self) -> f64 {
        let decided = f64::from(self.wins + self.losses);
        if decided == 0.0 {
            return 0.5;
        }
        let lead = f64::from(self.wins) - f64::from(self.losses);
        0.5 * (1.0 + libm::erf(lead / (2.0 * decided).sqrt()))
    }

    /// In one line.
    pub fn line(&self) -> String {
        let (wins, draws, losses) = (self.wins, self.draws, self.losses);
        let test = self.sprt.map_or_else(String::new, |sprt| {
            format!("  LLR {:.2}", sprt.ratio(&self.pairs) + 0.0)
        });
        format!("+{wins} ={draws} -{losses}  {}{test}", self.elo_text())
    }

    fn elo_text(&self) -> String {
        let (low, high) = self.bounds();
        let shown = |share: f64| match elo(share) {
            // Rounded first and added to 0, or a hair less than 0 would be shown as "-0".
            Some(elo) => format!("{:+.0}", elo.round() + 0.0),
            None if share > 0.5 => "+∞".to_owned(),
            None => "-∞".to_owned(),
        };
        let middle = shown(self.share());
        format!("Elo {middle} [{}, {}]", shown(low), shown(high))
    }

    /// For people, several lines.
    pub fn report(&self, names: &BySide<String>) -> String {
        let mut lines = Vec::new();
        let args = Values::new()
            .text("a", names.a.as_str())
            .text("b", names.b.as_str())
            .text("games", self.games().to_string());
        lines.push(words::say_with("program-match-games", &args));
        let score = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        let args = Values::new()
            .text("score", score.to_string())
            .text("percent", format!("{:.1}", 100.0 * self.share()))
            .text("wins", self.wins.to_string())
            .text("draws", self.draws.to_string())
            .text("losses", self.losses.to_string());
        lines.push(words::say_with("program-match-score", &args));
        let args = Values::new()
            .text("elo", self.elo_text())
            .text("los", format!("{:.1}", 100.0 * self.superiority()));
        lines.push(words::say_with("program-match-elo", &args));
        if let Some(sprt) = self.sprt {
            let verdict = match sprt.verdict(&self.pairs) {
                Verdict::Open => "program-match-open",
                Verdict::Accepted => "program-match-accepted",
                Verdict::Rejected => "program-match-rejected",
            };
            let args = Values::new()
                .text("high", sprt.high.to_string())
                .text("low", sprt.low.to_string())
                .text("verdict", words::say(verdict))
                .text("llr", format!("{:.2}", sprt.ratio(&self.pairs) + 0.0))
                .text("bound", format!("{:.2}", Sprt::BOUND));
            lines.push(words::say_with("program-match-sprt", &args));
        }
        let args = Values::new()
            .text("black", self.black_wins.to_string())
            .text("white", self.white_wins.to_string())
            .text("plies", format!("{:.0}", self.mean_plies()))
            .text("slowest-a", self.slowest.a.as_millis().to_string())
            .text("slowest-b", self.slowest.b.as_millis().to_string());
        lines.push(words::say_with("program-match-colours", &args));
        for ((reason, winner), count) in &self.endings {
            let why = match reason {
                Reason::Adjudication => words::say("program-match-adjudicated"),
                Reason::Fault => words::say("told-ending-fault"),
                reason => words::say(&format!("outcome-{}", reason.key().replace('_', "-"))),
            };
            let args = Values::new().text("reason", why);
            let told = match winner {
                None => words::say_with("program-match-drawn", &args),
                Some(side) => {
                    let winner = if *side == 0 { &names.a } else { &names.b };
                    words::say_with(
                        "program-match-won-by",
                        &args.text("winner", winner.as_str()),
                    )
                }
            };
            lines.push(format!("{count:>6}  {told}"));
        }
        lines.push(String::new());
        lines.join("\n")
    }

    fn mean_plies(&self) -> f64 {
        self.plies as f64 / f64::from(self.games().max(1))
    }

    /// For programs.
    pub fn summary<'a>(&self, names: &'a BySide<String>) -> Summary<'a> {
        let (low, high) = self.bounds();
        let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let endings = self
            .endings
            .iter()
            .map(|((reason, winner), &count)| EndingCount {
                reason: reason.key(),
                winner: winner.map(|side| if side == 0 { "a" } else { "b" }),
                count,
            });
        Summary {
            a: &names.a,
            b: &names.b,
            games: self.games(),
            wins: self.wins,
            draws: self.draws,
            losses: self.losses,
            black_wins: self.black_wins,
            white_wins: self.white_wins,
            score: self.share(),
            elo: elo(self.share()),
            elo_low: elo(low),
            elo_high: elo(high),
            los: self.superiority(),
            pairs: self.pairs,
            sprt: self.sprt.map(|sprt| SprtSummary {
                low: sprt.low,
                high: sprt.high,
                ratio: sprt.ratio(&self.pairs),
                verdict: sprt.verdict(&self.pairs).word(),
            }),
            mean_plies: self.mean_plies(),
            slowest_move_ms: [ms(self.slowest.a), ms(self.slowest.b)],
            endings: endings.collect(),
        }
    }
}

/// The difference in strength that gives a share of the points; `None` where it is infinite.
fn elo(share: f64) -> Option<f64> {
    // The added 0 makes a level match +0 instead of -0.
    (share > 0.0 && share < 1.0).then(|| -400.0 * (1.0 / share - 1.0).log10() + 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(wins: u32, draws: u32, losses: u32) -> Score {
        Score {
            wins,
            draws,
            losses,
            ..Score::default()
        }
    }

    #[test]
    fn elo_of_known_shares() {
        let near = |value: f64, expected: f64| (value - expected).abs() < 0.01;
        assert!(near(elo(0.5).expect("finite"), 0.0));
        assert!(near(elo(10.0 / 11.0).expect("finite"), 400.0));
        assert!(near(elo(0.75).expect("finite"), 190.85));
        assert!(elo(0.5).is_some_and(f64::is_sign_positive));
        assert_eq!((elo(0.0), elo(1.0)), (None, None));
    }

    /// Wilson's interval for 18 of 20 without draws is 0.6990 to 0.9721.
    #[test]
    fn bounds_are_wilsons_without_draws() {
        let (low, high) = score(18, 0, 2).bounds();
        assert!(
            (low - 0.6990).abs() < 1e-3 && (high - 0.9721).abs() < 1e-3,
            "{low} {high}"
        );
        let (low, high) = score(20, 0, 0).bounds();
        assert!(
            (low - 0.8389).abs() < 1e-3 && (high - 1.0).abs() < 1e-9,
            "{low} {high}"
        );
    }

    #[test]
    fn draws_narrow_the_bounds() {
        let width = |score: Score| score.bounds().1 - score.bounds().0;
        assert!(width(score(20, 60, 20)) < width(score(50, 0, 50)));
    }

    #[test]
    fn superiority_is_even_without_a_lead() {
        assert_eq!(score(0, 9, 0).superiority(), 0.5);
        assert_eq!(score(5, 1, 5).superiority(), 0.5);
        // One standard deviation ahead.
        let ahead = score(55, 0, 45).superiority();
        assert!((ahead - 0.8413).abs() < 1e-3, "{ahead}");
    }

    #[test]
    fn an_even_result_has_no_sign_of_loss() {
        assert!(
            score(1, 0, 1).line().starts_with("+1 =0 -1  Elo +0 ["),
            "{}",
            score(1, 0, 1).line()
        );
    }

    #[test]
    fn sweeps_are_told() {
        assert_eq!(score(2, 0, 0).line(), "+2 =0 -0  Elo +∞ [-113, +∞]");
        assert!(
            score(0, 0, 2)
                .line()
                .starts_with("+0 =0 -2  Elo -∞ [-∞, +113]")
        );
    }
}
