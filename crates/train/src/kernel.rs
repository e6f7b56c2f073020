//! The sums over many samples: values, losses and slopes, compiled once for each kind of vector unit.
//!
//! All additions happen in a fixed order, whatever the vectors' length, so that every kind gives the same numbers.
#![allow(
    unsafe_code,
    reason = "functions compiled for vector units that were found to be there"
)]

use komadai_nnue::CENTIPAWNS;

use crate::data::{NO_INPUT, PLACES, Sample};
use crate::model::Layout;

/// Numbers that are added side by side: as many as the widest vectors of this kind hold.
const LANES: usize = 16;
type Lanes = [f32; LANES];
/// Neurons whose sums are kept in registers while the inputs are gone through.
const BLOCK: usize = 64;

/// Compiles a function, which must be `#[inline(always)]`, once for each kind of vector unit, and chooses among them when it is called:
/// `fn NAME[PARAMETERS][ARGUMENTS](…) = FUNCTION`, with the generics' declaration and use in brackets.
macro_rules! by_vector_unit {
    ($(#[$about:meta])* $visible:vis fn $name:ident[$($parameters:tt)*][$($arguments:tt)*](
        $($given:ident: $type:ty),*
    ) $(-> $result:ty)? = $portable:ident) => {
        $(#[$about])*
        $visible fn $name $($parameters)* ($($given: $type),*) $(-> $result)? {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx512f,avx512vl")]
                fn by_avx512 $($parameters)* ($($given: $type),*) $(-> $result)? {
                    $portable $($arguments)* ($($given),*)
                }

                #[target_feature(enable = "avx2")]
                fn by_avx2 $($parameters)* ($($given: $type),*) $(-> $result)? {
                    $portable $($arguments)* ($($given),*)
                }

                if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl") {
                    // SAFETY: the instructions are there.
                    return unsafe { by_avx512 $($arguments)* ($($given),*) };
                }
                if is_x86_feature_detected!("avx2") {
                    // SAFETY: the instructions are there.
                    return unsafe { by_avx2 $($arguments)* ($($given),*) };
                }
            }
            $portable $($arguments)* ($($given),*)
        }
    };
}

/// What samples are compared with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Aim {
    /// The value in hundredths of a pawn that wins with odds of e to 1.
    pub scale: f32,
    /// How much the game's result counts beside the value, 0 to 1.
    pub result_share: f32,
}

impl Aim {
    /// The chance of winning that goes with a value.
    pub fn chance(self, value: f32) -> f32 {
        1.0 / (1.0 + libm::expf(-value / self.scale))
    }

    /// What the network should say of a sample.
    pub fn of(self, sample: &Sample) -> f32 {
        let by_value = self.chance(f32::from(sample.value));
        match sample.result.points() {
            Some(points) => (1.0 - self.result_share) * by_value + self.result_share * points,
            None => by_value,
        }
    }
}

/// The loss of a sample whose chance is off by `error`: its 2.5th power, between the square and the cube.
pub(crate) fn loss(error: f32) -> f32 {
    let error = error.abs();
    error * error * error.sqrt()
}

fn loss_slope(error: f32) -> f32 {
    let size = error.abs();
    2.5 * error * size.sqrt()
}

/// A piece of work: samples in a certain order.
pub(crate) struct Task<'a> {
    pub layout: Layout,
    pub numbers: &'a [f32],
    pub samples: &'a [Sample],
    pub order: &'a [u32],
    pub aim: Aim,
}

/// The sum of the samples' losses; adds the sum of their slopes to `slopes`.
pub(crate) fn learn(task: &Task<'_>, slopes: &mut [f32]) -> f64 {
    run(task, Some(slopes))
}

/// The sum of the samples' losses.
pub(crate) fn measure(task: &Task<'_>) -> f64 {
    run(task, None)
}

fn run(task: &Task<'_>, slopes: Option<&mut [f32]>) -> f64 {
    match task.layout.neurons {
        64 => dispatch::<64>(task, slopes),
        128 => dispatch::<128>(task, slopes),
        _ => dispatch::<256>(task, slopes),
    }
}

by_vector_unit! {
    fn dispatch[<const W: usize>][::<W>](task: &Task<'_>, slopes: Option<&mut [f32]>) -> f64 = portable
}

#[inline(always)]
fn portable<const W: usize>(task: &Task<'_>, mut slopes: Option<&mut [f32]>) -> f64 {
    let layout = task.layout;
    let (features, rest) = task.numbers.split_at(layout.biases());
    let (biases, rest) = rest.split_at(W);
    let (outputs, output_bias) = rest.split_at(2 * W);
    let mut total = 0.0f64;
    let mut sums = [[0.0f32; W]; 2];
    for &at in task.order {
        let sample = &task.samples[at as usize];
        let mut output = output_bias[0];
        for side in 0..2 {
            accumulate(features, biases, &sample.inputs[side], &mut sums[side]);
            output += weigh(&sums[side], &outputs[side * W..(side + 1) * W]);
        }
        let chance = task.aim.chance(output * CENTIPAWNS as f32);
        let error = chance - task.aim.of(sample);
        total += f64::from(loss(error));
        if let Some(slopes) = slopes.as_deref_mut() {
            let slope =
                loss_slope(error) * chance * (1.0 - chance) * CENTIPAWNS as f32 / task.aim.scale;
            pull_back::<W>(layout, outputs, sample, &sums, slope, slopes);
        }
    }
    total
}

/// The sums of the first layer for one side.
#[inline(always)]
fn accumulate<const W: usize>(
    features: &[f32],
    biases: &[f32],
    inputs: &[u16; PLACES],
    sums: &mut [f32; W],
) {
    for start in (0..W).step_by(BLOCK) {
        let mut block: [Lanes; BLOCK / LANES] = [[0.0; LANES]; BLOCK / LANES];
        for (lanes, biases) in block.iter_mut().zip(biases[start..].as_chunks().0) {
            *lanes = *biases;
        }
        for &input in inputs {
            if input == NO_INPUT {
                break;
            }
            let at = usize::from(input) * W + start;
            let (row, _) = features[at..at + BLOCK].as_chunks::<LANES>();
            for (lanes, row) in block.iter_mut().zip(row) {
                for lane in 0..LANES {
                    lanes[lane] += row[lane];
                }
            }
        }
        for (to, lanes) in sums[start..start + BLOCK]
            .as_chunks_mut()
            .0
            .iter_mut()
            .zip(&block)
        {
            *to = *lanes;
        }
    }
}

/// The squares of the clipped sums times the output weights.
#[inline(always)]
fn weigh<const W: usize>(sums: &[f32; W], outputs: &[f32]) -> f32 {
    let mut total: Lanes = [0.0; LANES];
    let (sums, _) = sums.as_chunks::<LANES>();
    let (outputs, _) = outputs.as_chunks::<LANES>();
    for (sums, outputs) in sums.iter().zip(outputs) {
        for lane in 0..LANES {
            let clipped = sums[lane].clamp(0.0, 1.0);
            total[lane] += clipped * clipped * outputs[lane];
        }
    }
    // Halves are added to halves, which is the same for every vector length.
    let mut width = LANES / 2;
    while width > 0 {
        for lane in 0..width {
            total[lane] += total[lane + width];
        }
        width /= 2;
    }
    total[0]
}

/// Adds the slopes of one sample, whose loss changes by `slope` with the output.
#[inline(always)]
fn pull_back<const W: usize>(
    layout: Layout,
    outputs: &[f32],
    sample: &Sample,
    sums: &[[f32; W]; 2],
    slope: f32,
    slopes: &mut [f32],
) {
    let (features, rest) = slopes.split_at_mut(layout.biases());
    let (biases, rest) = rest.split_at_mut(W);
    let (output_slopes, output_bias) = rest.split_at_mut(2 * W);
    output_bias[0] += slope;
    for side in 0..2 {
        let sums = &sums[side];
        let outputs = &outputs[side * W..(side + 1) * W];
        let output_slopes = &mut output_slopes[side * W..(side + 1) * W];
        let mut pulls = [0.0f32; W];
        for neuron in 0..W {
            let clipped = sums[neuron].clamp(0.0, 1.0);
            output_slopes[neuron] += slope * clipped * clipped;
            let open = sums[neuron] > 0.0 && sums[neuron] < 1.0;
            let pull = slope * outputs[neuron] * 2.0 * clipped;
            pulls[neuron] = if open { pull } else { 0.0 };
        }
        for neuron in 0..W {
            biases[neuron] += pulls[neuron];
        }
        for &input in &sample.inputs[side] {
            if input == NO_INPUT {
                break;
            }
            let at = usize::from(input) * W;
            let row = &mut features[at..at + W];
            for neuron in 0..W {
                row[neuron] += pulls[neuron];
            }
        }
    }
}

/// How a step of the descent is made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The rate of learning.
    pub rate: f32,
    /// How fast weights that are not needed fade, relative to the rate.
    pub decay: f32,
    /// 1 / (number of samples).
    pub share: f32,
    /// The rate for what is a zone's own.
    pub zone_rate: f32,
    /// How fast what is a zone's own fades, relative to its rate.
    pub zone_decay: f32,
    /// 1 / (1 - 0.9ⁿ) and 1 / (1 - 0.999ⁿ) in the nth step: the moments begin at 0.
    pub corrections: [f32; 2],
}

impl Step {
    /// Keeps the moments of a number and says how far it is to go, for a rate of 1.
    #[inline(always)]
    fn along(&self, slope: f32, mean: &mut f32, square: &mut f32) -> f32 {
        *mean = 0.9 * *mean + 0.1 * slope;
        *square = 0.999 * *square + 0.001 * slope * slope;
        *mean * self.corrections[0] / ((*square * self.corrections[1]).sqrt() + 1e-8)
    }
}

/// The numbers of a stretch of the network with what the descent knows of them.
pub(crate) struct Stretch<'a> {
    pub numbers: &'a mut [f32],
    pub means: &'a mut [f32],
    pub squares: &'a mut [f32],
    /// The slopes, as two workers added them up; 0 afterwards.
    pub slopes: [&'a mut [f32]; 2],
}

impl<'a> Stretch<'a> {
    /// Takes so many numbers from the front.
    pub fn take(&mut self, count: usize) -> Stretch<'a> {
        fn front<'a>(list: &mut &'a mut [f32], count: usize) -> &'a mut [f32] {
            let (front, rest) = std::mem::take(list).split_at_mut(count);
            *list = rest;
            front
        }
        let [first, second] = &mut self.slopes;
        Stretch {
            numbers: front(&mut self.numbers, count),
            means: front(&mut self.means, count),
            squares: front(&mut self.squares, count),
            slopes: [front(first, count), front(second, count)],
        }
    }
}

/// The same stretch of the first layer in every zone. Its numbers are learnt as the sum of a part that all zones share and a part of the
/// zone's own: what is true of a piece wherever the king sits is learnt from all positions.
pub(crate) struct Zones<'a> {
    pub zones: Vec<Stretch<'a>>,
    /// The shared part.
    pub shared: &'a mut [f32],
    pub means: &'a mut [f32],
    pub squares: &'a mut [f32],
}

by_vector_unit! {
    /// One step of AdamW; numbers stay within ±`limit`.
    pub(crate) fn descend[][](stretch: Stretch<'_>, step: Step, limit: f32) = descend_portable
}

#[inline(always)]
fn descend_portable(stretch: Stretch<'_>, step: Step, limit: f32) {
    let length = stretch.numbers.len();
    let [first, second] = stretch.slopes;
    let (first, second) = (&mut first[..length], &mut second[..length]);
    let means = &mut stretch.means[..length];
    let squares = &mut stretch.squares[..length];
    for at in 0..length {
        let slope = (first[at] + second[at]) * step.share;
        first[at] = 0.0;
        second[at] = 0.0;
        let along = step.along(slope, &mut means[at], &mut squares[at]);
        let number = stretch.numbers[at];
        let moved = number - step.rate * (along + step.decay * number);
        stretch.numbers[at] = moved.clamp(-limit, limit);
    }
}

by_vector_unit! {
    /// One step of AdamW for all zones and what they share; numbers stay within ±`limit`.
    pub(crate) fn descend_zones[][](zones: Zones<'_>, step: Step, limit: f32) = descend_zones_portable
}

/// Numbers of the shared part that are moved at once, so that what they need of all zones stays near.
const PIECE: usize = 512;

#[inline(always)]
fn descend_zones_portable(zones: Zones<'_>, step: Step, limit: f32) {
    let Zones {
        mut zones,
        shared,
        means,
        squares,
    } = zones;
    let length = shared.len();
    for start in (0..length).step_by(PIECE) {
        let piece = start..length.min(start + PIECE);
        let count = piece.len();
        let mut totals = [0.0f32; PIECE];
        for zone in &zones {
            let first = &zone.slopes[0][piece.clone()];
            let second = &zone.slopes[1][piece.clone()];
            for at in 0..count {
                totals[at] += first[at] + second[at];
            }
        }
        let mut before = [0.0f32; PIECE];
        let shared = &mut shared[piece.clone()];
        let (means, squares) = (&mut means[piece.clone()], &mut squares[piece.clone()]);
        before[..count].copy_from_slice(shared);
        for at in 0..count {
            let along = step.along(totals[at] * step.share, &mut means[at], &mut squares[at]);
            shared[at] -= step.rate * (along + step.decay * shared[at]);
        }
        for zone in &mut zones {
            let numbers = &mut zone.numbers[piece.clone()];
            let means = &mut zone.means[piece.clone()];
            let squares = &mut zone.squares[piece.clone()];
            let [first, second] = &mut zone.slopes;
            let (first, second) = (&mut first[piece.clone()], &mut second[piece.clone()]);
            for at in 0..count {
                let slope = (first[at] + second[at]) * step.share;
                first[at] = 0.0;
                second[at] = 0.0;
                let along = step.along(slope, &mut means[at], &mut squares[at]);
                let own = numbers[at] - before[at];
                let moved = own - step.zone_rate * (along + step.zone_decay * own);
                numbers[at] = (shared[at] + moved).clamp(-limit, limit);
            }
        }
    }
}

#[cfg(test)]
mod tests;
