//! The network in floating point, while it learns.

use komadai_nnue::features::{FEATURES, INPUTS, ZONES};
use komadai_nnue::{
    CENTIPAWNS, FEATURE_LIMIT, FEATURE_SCALE, HIDDEN_BIAS_LIMIT, Network, NetworkError,
    OUTPUT_LIMIT, OUTPUT_SCALE, OUTPUT_SUM_LIMIT, Shape, Width,
};

use crate::data::{NO_INPUT, Sample};
use crate::random::Random;

/// Where the parts of a network's numbers lie, in one list: the first layer input by input, its biases, the output weights of the side
/// to move and of the other side, the output's bias.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    pub neurons: usize,
}

impl Layout {
    /// The numbers of the first layer for one zone.
    pub const fn zone(self) -> usize {
        INPUTS * self.neurons
    }

    pub const fn biases(self) -> usize {
        FEATURES * self.neurons
    }

    pub const fn outputs(self) -> usize {
        self.biases() + self.neurons
    }

    pub const fn output_bias(self) -> usize {
        self.outputs() + 2 * self.neurons
    }

    pub const fn len(self) -> usize {
        self.output_bias() + 1
    }

    /// The largest absolute value of the number at this place, so that it can be written with few bits.
    pub fn limit(self, at: usize) -> f32 {
        if at < self.biases() {
            f32::from(FEATURE_LIMIT) / FEATURE_SCALE as f32
        } else if at < self.outputs() {
            f32::from(HIDDEN_BIAS_LIMIT) / FEATURE_SCALE as f32
        } else if at < self.output_bias() {
            f32::from(OUTPUT_LIMIT) / OUTPUT_SCALE as f32
        } else {
            // 1024 times 4 pawns: more than any value.
            1024.0
        }
    }
}

/// The numbers of a network.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) layout: Layout,
    pub(crate) numbers: Vec<f32>,
    width: Width,
}

impl Model {
    /// A network that knows nothing: small random weights.
    #[must_use]
    pub fn random(width: Width, seed: u64) -> Model {
        let layout = Layout {
            neurons: width.neurons(),
        };
        let mut random = Random(seed);
        let mut numbers = vec![0.0; layout.len()];
        // 40 inputs are on, so that sums spread by about 0.35 around a middle where the slope is neither 0 nor cut off. All zones begin alike.
        let zone = layout.zone();
        numbers[..zone].fill_with(|| random.unit() * 0.1);
        for other in 1..ZONES {
            numbers.copy_within(..zone, other * zone);
        }
        numbers[layout.biases()..layout.outputs()].fill(0.3);
        let spread = 1.0 / (2.0 * layout.neurons as f32).sqrt();
        numbers[layout.outputs()..layout.output_bias()].fill_with(|| random.unit() * spread);
        Model {
            layout,
            numbers,
            width,
        }
    }

    /// A network that was trained before.
    #[must_use]
    pub fn of(network: &Network) -> Model {
        let width = network.width();
        let layout = Layout {
            neurons: width.neurons(),
        };
        let shape = network.shape();
        let scaled = |list: &[i16], scale: i32| -> Vec<f32> {
            list.iter()
                .map(|&number| f32::from(number) / scale as f32)
                .collect()
        };
        let mut numbers = scaled(&shape.feature_weights, FEATURE_SCALE);
        if !shape.has_zones() {
            numbers = numbers.repeat(ZONES);
        }
        numbers.extend(scaled(&shape.hidden_biases, FEATURE_SCALE));
        numbers.extend(scaled(&shape.output_weights, OUTPUT_SCALE));
        numbers.push(shape.output_bias as f32 / (FEATURE_SCALE * OUTPUT_SCALE) as f32);
        Model {
            layout,
            numbers,
            width,
        }
    }

    /// The mean of networks that were trained from the same one. What each has learnt by heart of its own samples fades, what they have in common
    /// stays; networks of different origin would only blur each other. `None` without networks, or if they differ in width.
    #[must_use]
    pub fn mean(networks: &[Network]) -> Option<Model> {
        let (first, others) = networks.split_first()?;
        let mut mean = Model::of(first);
        for network in others {
            let other = Model::of(network);
            if other.width != mean.width {
                return None;
            }
            for (sum, number) in mean.numbers.iter_mut().zip(other.numbers) {
                *sum += number;
            }
        }
        let share = 1.0 / networks.len() as f32;
        mean.numbers.iter_mut().for_each(|sum| *sum *= share);
        Some(mean)
    }

    /// The width of the hidden layer.
    #[must_use]
    pub fn width(&self) -> Width {
        self.width
    }

    /// The network with its numbers rounded to the bits that its file has.
    ///
    /// # Errors
    /// If a number breaks a limit of `komadai-nnue`; the trainer keeps all but the sum of the output weights within them.
    pub fn quantised(&self) -> Result<Shape, NetworkError> {
        let layout = self.layout;
        let round = |part: &[f32], scale: i32| -> Vec<i16> {
            part.iter()
                .map(|&number| (number * scale as f32).round() as i16)
                .collect()
        };
        let numbers = &self.numbers;
        let mut feature_weights = round(&numbers[..layout.biases()], FEATURE_SCALE);
        let (first, _) = feature_weights.split_at(layout.zone());
        if feature_weights
            .chunks_exact(layout.zone())
            .all(|zone| zone == first)
        {
            // Zones that are alike are kept once.
            feature_weights.truncate(layout.zone());
        }
        let shape = Shape {
            feature_weights,
            hidden_biases: round(&numbers[layout.biases()..layout.outputs()], FEATURE_SCALE),
            output_weights: round(
                &numbers[layout.outputs()..layout.output_bias()],
                OUTPUT_SCALE,
            ),
            output_bias: (numbers[layout.output_bias()] * (FEATURE_SCALE * OUTPUT_SCALE) as f32)
                .round() as i32,
        };
        let sum: i32 = shape
            .output_weights
            .iter()
            .map(|&weight| i32::from(weight.unsigned_abs()))
            .sum();
        if sum > OUTPUT_SUM_LIMIT {
            return Err(NetworkError::OutputSum { sum });
        }
        Ok(shape)
    }
}

/// The value of a sample by the numbers of a file, in hundredths of a pawn, just as the engine computes it.
#[must_use]
pub fn quantised_value(shape: &Shape, sample: &Sample) -> i32 {
    let neurons = shape.hidden_biases.len();
    let mut sum = 0;
    for (side, inputs) in sample.inputs.iter().enumerate() {
        let mut sums: Vec<i32> = shape.hidden_biases.iter().copied().map(i32::from).collect();
        for &input in inputs.iter().filter(|&&input| input != NO_INPUT) {
            let input = usize::from(input);
            let row = if shape.has_zones() {
                input
            } else {
                input % INPUTS
            };
            let row = &shape.feature_weights[row * neurons..(row + 1) * neurons];
            for (sum, &weight) in sums.iter_mut().zip(row) {
                *sum += i32::from(weight);
            }
        }
        for (sum_of_neuron, &weight) in sums.iter().zip(&shape.output_weights[side * neurons..]) {
            let value = (*sum_of_neuron).clamp(0, FEATURE_SCALE);
            sum += value * value * i32::from(weight);
        }
    }
    let scaled = i64::from(sum / FEATURE_SCALE + shape.output_bias) * i64::from(CENTIPAWNS);
    (scaled / i64::from(FEATURE_SCALE * OUTPUT_SCALE)) as i32
}

#[cfg(test)]
mod tests;
