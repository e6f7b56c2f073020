//! Fits the evaluation's weights to positions that `selfplay` wrote.
//!
//! `cargo run --release -p komadai-engine --example fit OUT EPOCHS RESULT_SHARE START FILE …` reads the files, starts from the weights of the file START (or
//! from the weights set by hand, if it is `prior`, or from the engine's own, if it is `standard`), and writes the new weights to OUT: one line a feature, opening and endgame value. A second file, OUT
//! with `.rs` added, is the table for `src/eval/weights.rs`.
//!
//! The aim of a position is a mixture of the search's value, turned into a chance of winning, and the game's result. The loss is
//! the squared error of the chance, minimised by Adam; weights are held to those set by hand, which keeps rare features sensible.
//! Every fiftieth position is held out and only measured.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;

use komadai_core::{Color, Position};
use komadai_engine::eval::{FEATURES, GROUPS, prior_weights, standard_weights, trace};

/// The value in hundredths of a pawn that wins with odds of e to 1.
const SCALE: f32 = 1200.0;
const BATCH: usize = 8192;
const STEP: f32 = 3.0;
/// How strongly weights are held to those set by hand: as if these were known to about 15 hundredths of a pawn, beside
/// an error of a position's aim of 0.16. Divided by the number of positions.
const HOLD: f32 = 0.13;

struct Data {
    features: Vec<(u16, i8)>,
    ends: Vec<usize>,
    phases: Vec<f32>,
    aims: Vec<f32>,
}

fn chance(value: f32) -> f32 {
    1.0 / (1.0 + (-value / SCALE).exp())
}

fn read(files: &[String], result_share: f32) -> Result<Data, Box<dyn Error>> {
    let mut data = Data {
        features: Vec::new(),
        ends: vec![0],
        phases: Vec::new(),
        aims: Vec::new(),
    };
    for file in files {
        for line in fs::read_to_string(file)?.lines() {
            // A run that was stopped may have left half a line.
            let fields: Vec<&str> = line.split(';').collect();
            let [sfen, value, result] = fields.as_slice() else {
                continue;
            };
            let (Ok(position), Ok(value), Ok(result)) = (
                Position::from_sfen(sfen),
                value.parse(),
                result.parse::<f32>(),
            ) else {
                continue;
            };
            let aim = (1.0 - result_share) * chance(value) + result_share * result;
            let black = position.side() == Color::Black;
            let trace = trace(&position);
            data.features.extend(trace.features);
            data.ends.push(data.features.len());
            data.phases.push(trace.phase);
            data.aims.push(if black { aim } else { 1.0 - aim });
        }
    }
    Ok(data)
}

impl Data {
    fn len(&self) -> usize {
        self.aims.len()
    }

    fn features(&self, at: usize) -> &[(u16, i8)] {
        &self.features[self.ends[at]..self.ends[at + 1]]
    }

    fn error(&self, at: usize, weights: &[[f32; 2]]) -> f32 {
        let phase = self.phases[at];
        let value: f32 = self
            .features(at)
            .iter()
            .map(|&(feature, count)| {
                let [opening, endgame] = weights[usize::from(feature)];
                f32::from(count) * (opening * (1.0 - phase) + endgame * phase)
            })
            .sum();
        chance(value) - self.aims[at]
    }

    fn loss(&self, which: &[usize], weights: &[[f32; 2]]) -> f64 {
        let sum: f64 = which
            .iter()
            .map(|&at| f64::from(self.error(at, weights).powi(2)))
            .sum();
        sum / which.len().max(1) as f64
    }
}

fn shuffle(order: &mut [usize], state: &mut u64) {
    for at in (1..order.len()).rev() {
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        order.swap(at, (*state >> 33) as usize % (at + 1));
    }
}

fn fit(data: &Data, start: &[[f32; 2]], prior: &[[f32; 2]], epochs: usize) -> Vec<[f32; 2]> {
    let (held, mut order): (Vec<usize>, Vec<usize>) = (0..data.len()).partition(|at| at % 50 == 0);
    let mut weights = start.to_vec();
    let mut gradient = vec![[0.0f32; 2]; FEATURES];
    let mut mean = vec![[0.0f32; 2]; FEATURES];
    let mut square = vec![[0.0f32; 2]; FEATURES];
    let mut state = 1;
    let hold = HOLD / order.len().max(1) as f32;
    let batches = (order.len() / BATCH).max(1) * epochs;
    let mut batch_number = 0;
    for epoch in 0..epochs {
        shuffle(&mut order, &mut state);
        for batch in order.chunks(BATCH) {
            gradient.fill([0.0; 2]);
            for &at in batch {
                let error = data.error(at, &weights);
                let aim = data.aims[at] + error;
                let slope = error * aim * (1.0 - aim) / batch.len() as f32;
                let phase = data.phases[at];
                for &(feature, count) in data.features(at) {
                    let pull = slope * f32::from(count);
                    let sums = &mut gradient[usize::from(feature)];
                    sums[0] += pull * (1.0 - phase);
                    sums[1] += pull * phase;
                }
            }
            batch_number += 1;
            let cooled = 1.0 - batch_number as f32 / (batches + 1) as f32;
            let step = STEP * cooled.max(0.01);
            let bias = (
                1.0 - 0.9f32.powi(batch_number),
                1.0 - 0.999f32.powi(batch_number),
            );
            for feature in 0..FEATURES {
                for half in 0..2 {
                    let away = weights[feature][half] - prior[feature][half];
                    let pull = gradient[feature][half] + hold * away;
                    let mean = &mut mean[feature][half];
                    let square = &mut square[feature][half];
                    *mean = 0.9 * *mean + 0.1 * pull;
                    *square = 0.999 * *square + 0.001 * pull * pull;
                    let weight = &mut weights[feature][half];
                    *weight -= step * (*mean / bias.0) / ((*square / bias.1).sqrt() + 1e-8);
                }
            }
        }
        let tried: Vec<usize> = order.iter().copied().take(held.len()).collect();
        println!(
            "epoch {}: loss {:.6}, held out {:.6}",
            epoch + 1,
            data.loss(&tried, &weights),
            data.loss(&held, &weights)
        );
    }
    weights
}

fn table(weights: &[[i16; 2]]) -> String {
    let mut text = String::from(
        "//! The weights of the evaluation: for every feature its value in the opening and in the endgame, in hundredths of a\n\
         //! pawn. Made by `examples/fit.rs`; do not edit.\n\n\
         use super::layout::FEATURES;\n\n\
         #[rustfmt::skip]\n\
         pub(super) static WEIGHTS: [[i16; 2]; FEATURES] = [\n",
    );
    for group in GROUPS {
        let _ = writeln!(text, "    // {}: {}.", group.name, group.meaning);
        for row in weights[group.start..group.start + group.len].chunks(9) {
            let row: Vec<String> = row.iter().map(|[o, e]| format!("[{o}, {e}]")).collect();
            let _ = writeln!(text, "    {},", row.join(", "));
        }
    }
    text.push_str("];\n");
    text
}

fn read_weights(path: &str) -> Result<Vec<[f32; 2]>, Box<dyn Error>> {
    let single = |pairs: Vec<[f64; 2]>| pairs.iter().map(|pair| pair.map(|v| v as f32)).collect();
    match path {
        "prior" => return Ok(single(prior_weights())),
        "standard" => return Ok(standard_weights().map(|pair| pair.map(f32::from)).collect()),
        _ => {}
    }
    let text = fs::read_to_string(path)?;
    text.lines()
        .map(|line| {
            let mut numbers = line.split_whitespace().map(str::parse);
            match (numbers.next(), numbers.next()) {
                (Some(opening), Some(endgame)) => Ok([opening?, endgame?]),
                _ => Err("expected two numbers a line".into()),
            }
        })
        .collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, epochs, result_share, start, files @ ..] = arguments.as_slice() else {
        return Err("expected OUT EPOCHS RESULT_SHARE START FILE …".into());
    };
    let data = read(files, result_share.parse()?)?;
    println!("{} positions", data.len());
    let start = read_weights(start)?;
    let prior = read_weights("prior")?;
    let everything: Vec<usize> = (0..data.len()).collect();
    println!("at the start: loss {:.6}", data.loss(&everything, &start));
    let weights = fit(&data, &start, &prior, epochs.parse()?);
    let rounded: Vec<[i16; 2]> = weights
        .iter()
        .map(|pair| pair.map(|value| value.round().clamp(-3000.0, 3000.0) as i16))
        .collect();
    let lines: Vec<String> = rounded.iter().map(|[o, e]| format!("{o} {e}")).collect();
    fs::write(out, lines.join("\n") + "\n")?;
    fs::write(format!("{out}.rs"), table(&rounded))?;
    Ok(())
}
