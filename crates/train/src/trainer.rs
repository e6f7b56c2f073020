//! The descent: how a network learns from samples.

use std::thread;
use std::time::{Duration, Instant};

use komadai_nnue::Width;
use komadai_nnue::features::ZONES;

use crate::TrainError;
use crate::data::Sample;
use crate::kernel::{
    Aim, Step, Stretch, Task, Zones, descend, descend_zones, learn, loss, measure,
};
use crate::model::{Model, quantised_value};
use crate::random::Random;

/// How a network is trained. The same plan, the same samples: the same network, on one thread or two.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The width of the hidden layer.
    pub width: Width,
    /// How often each sample is seen.
    pub epochs: u32,
    /// Samples a step.
    pub batch: usize,
    /// The rate of learning at the beginning; it falls along a cosine.
    pub rate: f32,
    /// The rate at the end.
    pub final_rate: f32,
    /// How fast weights that are not needed fade, relative to the rate.
    pub decay: f32,
    /// The rate for what is a zone's own, relative to that of what all zones share.
    pub zone_rate: f32,
    /// How fast what is a zone's own fades, relative to its rate.
    pub zone_decay: f32,
    /// How much the game's result counts beside the search's value, 0 to 1.
    pub result_share: f32,
    /// The value in hundredths of a pawn that wins with odds of e to 1; `None` fits it to the samples, see [`fit_scale`].
    pub scale: Option<f32>,
    /// Chooses the first weights and the order of the samples.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            width: Width::W256,
            epochs: 20,
            batch: 16_384,
            rate: 1e-3,
            final_rate: 1e-5,
            decay: 0.01,
            zone_rate: 0.3,
            zone_decay: 0.01,
            result_share: 0.5,
            scale: None,
            seed: 1,
        }
    }
}

impl Plan {
    fn check(&self, samples: usize) -> Result<(), TrainError> {
        let fault = |what, expected: &str| {
            let expected = expected.to_owned();
            Err(TrainError::Plan { what, expected })
        };
        if self.epochs == 0 || self.epochs > 10_000 {
            return fault("epochs", "1–10,000");
        }
        if self.batch == 0 || self.batch > 1 << 24 {
            return fault("batch", "1–16,777,216");
        }
        if !(self.rate > 0.0 && self.rate < 1.0 && (0.0..=self.rate).contains(&self.final_rate)) {
            return fault("rate", "0 < final-rate ≤ rate < 1");
        }
        if !(0.0..=1.0).contains(&self.result_share) {
            return fault("result-share", "0–1");
        }
        if !(0.0..1.0).contains(&self.decay) {
            return fault("decay", "0–1");
        }
        if !(0.0..=1.0).contains(&self.zone_rate) {
            return fault("zone-rate", "0–1");
        }
        if !(0.0..=100.0).contains(&self.zone_decay) {
            return fault("zone-decay", "0–100");
        }
        if self
            .scale
            .is_some_and(|scale| !(10.0..=100_000.0).contains(&scale))
        {
            return fault("scale", "10–100,000");
        }
        if samples == 0 || samples > u32::MAX as usize {
            return fault("samples", "1–4,294,967,295");
        }
        Ok(())
    }
}

/// An epoch that has passed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Epoch {
    /// Its number, from 1.
    pub number: u32,
    /// The mean loss of the samples while they were learnt.
    pub loss: f64,
    /// The mean loss of the samples held out; 0 if there are none.
    pub held_out: f64,
    /// The time it took.
    pub time: Duration,
}

/// A network that has learnt.
pub struct Trained {
    /// The network.
    pub model: Model,
    /// The scale that was used, in hundredths of a pawn.
    pub scale: f32,
    /// The mean loss of the samples held out after the last epoch.
    pub held_out: f64,
    /// The same after rounding to the bits of a file.
    pub held_out_rounded: f64,
    /// How much the results of the games held out surprise the rounded network: the mean of −ln(chance it gave to what happened), with the scale
    /// that suits it best. Unlike the losses it does not depend on what the network was told to aim at, so that plans can be compared.
    pub surprise: f64,
}

/// Samples that the two workers take of a batch, one after the other.
const WORKERS: usize = 2;

/// Trains a network, one that knows nothing or `start`; `tell` hears of every epoch.
///
/// # Errors
/// If the plan makes no sense, or the network cannot be written with the bits of a file.
pub fn train(
    plan: &Plan,
    start: Option<Model>,
    samples: &[Sample],
    held_out: &[Sample],
    tell: &mut dyn FnMut(Epoch),
) -> Result<Trained, TrainError> {
    plan.check(samples.len())?;
    let model = start.unwrap_or_else(|| Model::random(plan.width, plan.seed));
    if model.width() != plan.width {
        return Err(TrainError::Plan {
            what: "width",
            expected: model.width().neurons().to_string(),
        });
    }
    let scale = plan.scale.unwrap_or_else(|| fit_scale(samples));
    let aim = Aim {
        scale,
        result_share: plan.result_share,
    };
    let mut descent = Descent::new(model, aim);
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let mut random = Random(plan.seed ^ 0x5eed_0f5a_3b1e_5000);
    let steps = samples.len().div_ceil(plan.batch) as u64 * u64::from(plan.epochs);
    let mut last = 0.0;
    for number in 1..=plan.epochs {
        let start = Instant::now();
        random.shuffle(&mut order);
        let mut total = 0.0;
        for batch in order.chunks(plan.batch) {
            let done = descent.steps as f32 / steps as f32;
            let share = (1.0 + libm::cosf(std::f32::consts::PI * done)) / 2.0;
            let rate = plan.final_rate + (plan.rate - plan.final_rate) * share;
            total += descent.step(samples, batch, rate, plan);
        }
        last = descent.mean_loss(held_out);
        tell(Epoch {
            number,
            loss: total / samples.len() as f64,
            held_out: last,
            time: start.elapsed(),
        });
    }
    let shape = descent.model.quantised()?;
    let values: Vec<i32> = held_out
        .iter()
        .map(|sample| quantised_value(&shape, sample))
        .collect();
    let rounded: f64 = held_out
        .iter()
        .zip(&values)
        .map(|(sample, &value)| f64::from(loss(aim.chance(value as f32) - aim.of(sample))))
        .sum();
    let foretold: Vec<_> = held_out
        .iter()
        .zip(&values)
        .filter_map(|(sample, &value)| Some((f64::from(value), f64::from(sample.result.points()?))))
        .collect();
    let best = least_surprising(&foretold);
    Ok(Trained {
        model: descent.model,
        scale,
        held_out: last,
        held_out_rounded: rounded / held_out.len().max(1) as f64,
        surprise: surprise(&foretold, best) / foretold.len().max(1) as f64,
    })
}

/// The model with all that the descent remembers.
struct Descent {
    model: Model,
    aim: Aim,
    means: Vec<f32>,
    squares: Vec<f32>,
    slopes: [Vec<f32>; WORKERS],
    /// What all zones share of the first layer, with its moments.
    shared: [Vec<f32>; 3],
    steps: u64,
}

impl Descent {
    fn new(model: Model, aim: Aim) -> Descent {
        let zeros = || vec![0.0; model.layout.len()];
        let zone = model.layout.zone();
        let mut shared = vec![0.0; zone];
        for numbers in model.numbers[..model.layout.biases()].chunks_exact(zone) {
            for (shared, number) in shared.iter_mut().zip(numbers) {
                *shared += number / ZONES as f32;
            }
        }
        Descent {
            shared: [shared, vec![0.0; zone], vec![0.0; zone]],
            means: zeros(),
            squares: zeros(),
            slopes: [zeros(), zeros()],
            model,
            aim,
            steps: 0,
        }
    }

    /// One step by the samples of a batch. Returns the sum of their losses.
    fn step(&mut self, samples: &[Sample], batch: &[u32], rate: f32, plan: &Plan) -> f64 {
        let model = &self.model;
        let aim = self.aim;
        let (first, second) = batch.split_at(batch.len() / WORKERS);
        let task = |order| Task {
            layout: model.layout,
            numbers: &model.numbers,
            samples,
            order,
            aim,
        };
        let [left, right] = &mut self.slopes;
        // Each half of the batch is added up on its own, so that the sums do not depend on who is first.
        let total = thread::scope(|scope| {
            let other = scope.spawn(|| learn(&task(second), right));
            let here = learn(&task(first), left);
            here + other.join().unwrap_or(f64::NAN)
        });
        self.steps += 1;
        let power = |base: f32| 1.0 / (1.0 - libm::powf(base, self.steps as f32));
        let step = Step {
            rate,
            decay: plan.decay,
            zone_rate: rate * plan.zone_rate,
            zone_decay: plan.zone_decay,
            share: 1.0 / batch.len() as f32,
            corrections: [power(0.9), power(0.999)],
        };
        self.descend(step);
        total
    }

    fn descend(&mut self, step: Step) {
        let layout = self.model.layout;
        let [left, right] = &mut self.slopes;
        let mut rest = Stretch {
            numbers: &mut self.model.numbers,
            means: &mut self.means,
            squares: &mut self.squares,
            slopes: [left, right],
        };
        // The first layer is nearly all of it: half of each zone goes to each of the two workers.
        let half = layout.zone() / 2;
        let mut halves = [Vec::with_capacity(ZONES), Vec::with_capacity(ZONES)];
        for _ in 0..ZONES {
            halves[0].push(rest.take(half));
            halves[1].push(rest.take(layout.zone() - half));
        }
        let [shared, means, squares] = self.shared.each_mut().map(|list| list.split_at_mut(half));
        let [first, second] = halves;
        let first = Zones {
            zones: first,
            shared: shared.0,
            means: means.0,
            squares: squares.0,
        };
        let second = Zones {
            zones: second,
            shared: shared.1,
            means: means.1,
            squares: squares.1,
        };
        let limit = layout.limit(0);
        thread::scope(|scope| {
            scope.spawn(move || descend_zones(first, step, limit));
            descend_zones(second, step, limit);
            for part in [
                layout.biases()..layout.outputs(),
                layout.outputs()..layout.output_bias(),
                layout.output_bias()..layout.len(),
            ] {
                let limit = layout.limit(part.start);
                descend(rest.take(part.len()), step, limit);
            }
        });
    }

    fn mean_loss(&self, samples: &[Sample]) -> f64 {
        let order: Vec<u32> = (0..samples.len() as u32).collect();
        let total = measure(&Task {
            layout: self.model.layout,
            numbers: &self.model.numbers,
            samples,
            order: &order,
            aim: self.aim,
        });
        total / samples.len().max(1) as f64
    }
}

/// The value in hundredths of a pawn that wins with odds of e to 1: the scale with which the samples' values foretell their results best,
/// by the likelihood of the results. At least 100 and at most 10,000.
#[must_use]
pub fn fit_scale(samples: &[Sample]) -> f32 {
    // A hundred thousand are plenty.
    let every = (samples.len() / 100_000).max(1);
    let foretold: Vec<_> = samples
        .iter()
        .step_by(every)
        .filter_map(|sample| Some((f64::from(sample.value), f64::from(sample.result.points()?))))
        .collect();
    least_surprising(&foretold) as f32
}

/// How much results surprise someone who expects chances by values and a scale: the sum of −ln(chance) over pairs of value and points.
fn surprise(foretold: &[(f64, f64)], scale: f64) -> f64 {
    foretold
        .iter()
        .map(|(value, points)| {
            let chance = 1.0 / (1.0 + libm::exp(-value / scale));
            let chance = chance.clamp(1e-9, 1.0 - 1e-9);
            -points * libm::log(chance) - (1.0 - points) * libm::log(1.0 - chance)
        })
        .sum()
}

/// The scale of the least surprise, from 100 to 10,000.
fn least_surprising(foretold: &[(f64, f64)]) -> f64 {
    // The surprise has one valley: thirds of the logarithm are left out.
    let (mut low, mut high) = (libm::log(100.0), libm::log(10_000.0));
    for _ in 0..40 {
        let third = (high - low) / 3.0;
        if surprise(foretold, libm::exp(low + third)) < surprise(foretold, libm::exp(high - third))
        {
            high -= third;
        } else {
            low += third;
        }
    }
    libm::exp((low + high) / 2.0)
}

#[cfg(test)]
mod tests;
