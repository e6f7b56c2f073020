//! The levels of the engine against their neighbours, and how strong that makes them.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use komadai_engine::{Grade, Level};
use komadai_texts::Values;
use serde::Serialize;

use super::args::MatchArgs;
use super::{contest, player};
use crate::{output, words};

const LEVELS: usize = Level::COUNT as usize;
/// A level answers at once; this is the patience of the referee, in milliseconds.
const LONGEST_MOVE: u64 = 60_000;
/// Two-sided 95 % of the normal distribution.
const Z: f64 = 1.959_964;
/// Elo in the natural logarithm of the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// What two levels came to, as the stronger one sees it.
#[derive(Clone, Copy, Debug, Serialize)]
struct Pair {
    stronger: u8,
    weaker: u8,
    won: u32,
    drawn: u32,
    lost: u32,
}

/// A level on the ladder. Elo counts from the weakest one.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Rung {
    level: u8,
    grade: String,
    elo: f64,
    elo_error: f64,
    /// How much stronger it is than the one below; nothing at the weakest.
    step: Option<f64>,
    step_error: Option<f64>,
}

/// What is written as JSON.
#[derive(Debug, Serialize)]
struct Ladder {
    rungs: Vec<Rung>,
    pairs: Vec<Pair>,
    /// Won, drawn and lost games of the weakest level against counting one move ahead.
    weakest_against_counting: [u32; 3],
}

/// Plays all pairs and writes the ladder.
///
/// # Errors
/// If an argument does not read, a file cannot be written, or an engine fails.
pub fn run(args: &MatchArgs) -> Result<ExitCode> {
    let weakest = level_options(1);
    let counting = strings(&["EvalFile=<material>", "USI_OwnBook=false"]);
    let match_args = pair_args(args, ("level 1", weakest), ("counting", counting), "0-1");
    let yardstick = MatchArgs {
        b_limits: Some("depth=1".to_owned()),
        ..match_args
    };
    let weakest_against_counting = play(&yardstick)?;
    let mut pairs = Vec::new();
    for step in 1..=2 {
        for weaker in 1..=Level::COUNT - step {
            let stronger = weaker + step;
            let names = (format!("level {stronger}"), format!("level {weaker}"));
            let args = pair_args(
                args,
                (&names.0, level_options(stronger)),
                (&names.1, level_options(weaker)),
                &format!("{weaker}-{stronger}"),
            );
            let [won, drawn, lost] = play(&args)?;
            pairs.push(Pair {
                stronger,
                weaker,
                won,
                drawn,
                lost,
            });
        }
    }
    let ladder = Ladder {
        rungs: rungs(&pairs),
        pairs,
        weakest_against_counting,
    };
    if args.json {
        output::json(&ladder)?;
    } else {
        output::answer(&ladder.report())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn strings(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

fn level_options(level: u8) -> Vec<String> {
    let level = format!("SkillLevel={level}");
    // The book would play the first moves of all levels alike.
    strings(&[&level, "USI_OwnBook=false", "USI_Hash=1"])
}

fn pair_args(
    args: &MatchArgs,
    (a, a_option): (&str, Vec<String>),
    (b, b_option): (&str, Vec<String>),
    file: &str,
) -> MatchArgs {
    MatchArgs {
        ladder: false,
        a: player::OWN.to_owned(),
        b: Some(player::OWN.to_owned()),
        a_name: Some(a.to_owned()),
        b_name: Some(b.to_owned()),
        a_option,
        b_option,
        a_limits: Some(format!("movetime={LONGEST_MOVE}")),
        b_limits: Some(format!("movetime={LONGEST_MOVE}")),
        out: args.out.as_ref().map(|out| {
            let mut name = out.as_os_str().to_owned();
            name.push(format!(".{file}"));
            PathBuf::from(name)
        }),
        ..args.clone()
    }
}

fn play(args: &MatchArgs) -> Result<[u32; 3]> {
    let (names, score, played) = contest(args)?;
    played?;
    let args = Values::new()
        .text("a", names.a)
        .text("b", names.b)
        .text("score", score.line());
    output::note(&words::say_with("program-match-pair", &args));
    (score.games() > 0)
        .then(|| score.results())
        .with_context(|| words::say("program-match-none"))
}

/// The strengths under which the results are likeliest, if a difference in strength decides every game by itself (Bradley and Terry), and
/// how sure they are. A drawn game is added to each pair, so that a clean sweep gives a number.
fn rungs(pairs: &[Pair]) -> Vec<Rung> {
    /// Far more than the method needs.
    const ROUNDS: usize = 100;
    let mut strengths = [0.0; LEVELS];
    let mut inverse = [[0.0; LEVELS - 1]; LEVELS - 1];
    for _ in 0..ROUNDS {
        let mut gradient = [0.0; LEVELS];
        let mut information = [[0.0; LEVELS]; LEVELS];
        for pair in pairs {
            let (s, w) = (usize::from(pair.stronger) - 1, usize::from(pair.weaker) - 1);
            let games = f64::from(pair.won + pair.drawn + pair.lost) + 1.0;
            let points = f64::from(pair.won) + f64::from(pair.drawn) / 2.0 + 0.5;
            let share = 1.0 / (1.0 + f64::exp(strengths[w] - strengths[s]));
            let (lead, weight) = (points - games * share, games * share * (1.0 - share));
            gradient[s] += lead;
            gradient[w] -= lead;
            information[s][s] += weight;
            information[w][w] += weight;
            information[s][w] -= weight;
            information[w][s] -= weight;
        }
        inverse = invert(&information);
        // The weakest level is the origin.
        for (row, strength) in inverse.iter().zip(&mut strengths[1..]) {
            let step: f64 = row.iter().zip(&gradient[1..]).map(|(a, b)| a * b).sum();
            *strength += step.clamp(-1.0, 1.0);
        }
    }
    let variance = |a: usize, b: usize| match (a, b) {
        (0, _) | (_, 0) => 0.0,
        (a, b) => inverse[a - 1][b - 1],
    };
    let error = |variance: f64| Z * ELO * variance.max(0.0).sqrt();
    Level::all()
        .enumerate()
        .map(|(index, level)| Rung {
            level: level.number(),
            grade: grade(level),
            elo: ELO * strengths[index],
            elo_error: error(variance(index, index)),
            step: index
                .checked_sub(1)
                .map(|below| ELO * (strengths[index] - strengths[below])),
            step_error: index.checked_sub(1).map(|below| {
                error(
                    variance(index, index) + variance(below, below) - 2.0 * variance(index, below),
                )
            }),
        })
        .collect()
}

fn grade(level: Level) -> String {
    match level.grade() {
        Grade::Kyu(number) => format!("{number} kyu"),
        Grade::Dan(number) => format!("{number} dan"),
    }
}

/// The inverse of the matrix without its first row and column, by elimination. The matrix is positive definite, since every level plays.
fn invert(matrix: &[[f64; LEVELS]; LEVELS]) -> [[f64; LEVELS - 1]; LEVELS - 1] {
    const SIZE: usize = LEVELS - 1;
    let mut left: [[f64; SIZE]; SIZE] =
        std::array::from_fn(|row| std::array::from_fn(|column| matrix[row + 1][column + 1]));
    let mut right: [[f64; SIZE]; SIZE] =
        std::array::from_fn(|row| std::array::from_fn(|column| f64::from(row == column)));
    for pivot in 0..SIZE {
        let scale = 1.0 / left[pivot][pivot];
        left[pivot].iter_mut().for_each(|value| *value *= scale);
        right[pivot].iter_mut().for_each(|value| *value *= scale);
        for row in (0..SIZE).filter(|&row| row != pivot) {
            let factor = left[row][pivot];
            for column in 0..SIZE {
                left[row][column] -= factor * left[pivot][column];
                right[row][column] -= factor * right[pivot][column];
            }
        }
    }
    right
}

impl Ladder {
    /// For people.
    fn report(&self) -> String {
        let mut text = String::from("level   grade    Elo  95 %   step  95 %\n");
        // Writing to a string cannot fail.
        for rung in &self.rungs {
            let Rung {
                level,
                grade,
                elo,
                elo_error,
                ..
            } = rung;
            let _ = write!(
                text,
                "{level:>5}  {grade:>6}  {elo:>5.0}  ±{elo_error:<3.0}"
            );
            if let (Some(step), Some(error)) = (rung.step, rung.step_error) {
                let _ = write!(text, "  {step:>5.0}  ±{error:.0}");
            }
            text.push('\n');
        }
        for pair in &self.pairs {
            let Pair {
                stronger,
                weaker,
                won,
                drawn,
                lost,
            } = pair;
            let _ = writeln!(text, "{stronger} against {weaker}: +{won} ={drawn} -{lost}");
        }
        let [won, drawn, lost] = self.weakest_against_counting;
        let _ = writeln!(
            text,
            "1 against counting the pieces one move ahead: +{won} ={drawn} -{lost}"
        );
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(games: u32, share: impl Fn(f64) -> f64) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for step in 1..=2u8 {
            for weaker in 1..=Level::COUNT - step {
                let won = (f64::from(games) * share(f64::from(step))).round() as u32;
                pairs.push(Pair {
                    stronger: weaker + step,
                    weaker,
                    won,
                    drawn: 0,
                    lost: games - won,
                });
            }
        }
        pairs
    }

    #[test]
    fn steps_are_found_again() {
        // 150 Elo from one level to the next, 300 over two.
        let share = |steps: f64| 1.0 / (1.0 + 10f64.powf(-150.0 * steps / 400.0));
        let rungs = rungs(&pairs(10_000, share));
        assert_eq!(rungs.len(), LEVELS);
        assert_eq!(
            (rungs[0].elo, rungs[0].elo_error, rungs[0].step),
            (0.0, 0.0, None)
        );
        for rung in &rungs[1..] {
            let step = rung.step.expect("a step");
            assert!((step - 150.0).abs() < 1.0, "{rung:?}");
        }
        assert!((rungs[11].elo - 1650.0).abs() < 5.0, "{:?}", rungs[11]);
    }

    #[test]
    fn more_games_are_surer_and_a_step_is_surer_than_the_whole_way() {
        let share = |steps: f64| 0.5 + 0.2 * steps;
        let (few, many) = (rungs(&pairs(100, share)), rungs(&pairs(400, share)));
        let ratio = few[5].step_error.expect("an error") / many[5].step_error.expect("an error");
        assert!((ratio - 2.0).abs() < 0.1, "{ratio}");
        assert!(few[11].elo_error > few[11].step_error.expect("an error"));
        // A neighbour's step alone would have 681/√100 · 1/(2·√(0.7·0.3)) = 74; the pairs two apart add to it.
        assert!(few[5].step_error.expect("an error") < 74.0);
    }

    #[test]
    fn a_sweep_has_a_finite_step() {
        let rungs = rungs(&pairs(20, |_| 1.0));
        let steps = rungs.iter().filter_map(|rung| rung.step);
        assert!(steps.clone().all(|step| step.is_finite() && step > 300.0));
    }
}
