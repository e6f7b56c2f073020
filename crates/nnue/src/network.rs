//! The numbers of a network and their limits.

use std::sync::Arc;

use crate::features::{FEATURES, INPUTS, MAX_ACTIVE};
use crate::file::{self, FileError};

/// What 1.0 is in the first layer: an accumulator is clipped to 0 ..= 255.
pub const FEATURE_SCALE: i32 = 255;
/// What 1.0 is in the output weights.
pub const OUTPUT_SCALE: i32 = 64;
/// What an output of 1.0 is in hundredths of a pawn.
pub const CENTIPAWNS: i32 = 400;
/// Largest absolute weight of the first layer: 1.98 at scale 255.
pub const FEATURE_LIMIT: i16 = 505;
/// Largest absolute bias of the first layer: with 40 inputs on, no accumulator leaves 16 bits.
pub const HIDDEN_BIAS_LIMIT: i16 = i16::MAX - FEATURE_LIMIT * MAX_ACTIVE as i16;
/// Largest absolute output weight: 255 · 127 fits 16 bits.
pub const OUTPUT_LIMIT: i16 = 127;
/// Largest sum of the absolute output weights: 255² times it fits 32 bits.
pub const OUTPUT_SUM_LIMIT: i32 = i32::MAX / (FEATURE_SCALE * FEATURE_SCALE);
/// Largest absolute output bias, at scale 255 · 64.
pub const OUTPUT_BIAS_LIMIT: i32 = 1 << 24;
/// The longest recipe text, in bytes.
pub(crate) const RECIPE_LIMIT: usize = 1 << 16;

const _: () = assert!(HIDDEN_BIAS_LIMIT == 12_567 && OUTPUT_SUM_LIMIT == 33_025);
const _: () = assert!(FEATURE_SCALE * OUTPUT_LIMIT as i32 <= i16::MAX as i32);

/// How many neurons each side's half of the hidden layer has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Width {
    /// 64 neurons.
    W64,
    /// 128 neurons.
    W128,
    /// 256 neurons.
    W256,
}

impl Width {
    /// All widths, narrow ones first.
    pub const ALL: [Width; 3] = [Width::W64, Width::W128, Width::W256];

    /// The number of neurons.
    #[must_use]
    pub const fn neurons(self) -> usize {
        match self {
            Width::W64 => 64,
            Width::W128 => 128,
            Width::W256 => 256,
        }
    }

    /// The width with so many neurons.
    #[must_use]
    pub fn from_neurons(neurons: usize) -> Option<Width> {
        Width::ALL
            .into_iter()
            .find(|width| width.neurons() == neurons)
    }
}

/// The bare numbers of a network, as a trainer makes them and a file holds them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// First layer, input by input, at scale 255: `FEATURES` times the width; or `INPUTS` times the width if all zones are alike.
    pub feature_weights: Vec<i16>,
    /// Biases of the first layer, at scale 255.
    pub hidden_biases: Vec<i16>,
    /// Output weights at scale 64: first those of the side to move, then those of the other.
    pub output_weights: Vec<i16>,
    /// Bias of the output at scale 255 · 64.
    pub output_bias: i32,
}

impl Shape {
    /// Whether each zone of the own king has weights of its own.
    #[must_use]
    pub fn has_zones(&self) -> bool {
        self.feature_weights.len() > INPUTS * self.hidden_biases.len()
    }

    /// All numbers 0.
    #[must_use]
    pub fn zero(width: Width) -> Shape {
        let neurons = width.neurons();
        Shape {
            feature_weights: vec![0; FEATURES * neurons],
            hidden_biases: vec![0; neurons],
            output_weights: vec![0; 2 * neurons],
            output_bias: 0,
        }
    }
}

/// Numbers that make no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// A list of numbers is too long or too short.
    #[error("{what}: expected {expected} numbers, found {found}")]
    Count {
        /// Which list.
        what: &'static str,
        /// How many numbers the width asks for.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A number could make a sum overflow.
    #[error("{what} number {index} is {value}, beyond ±{limit}")]
    TooLarge {
        /// Which list.
        what: &'static str,
        /// Which number of the list, from 0.
        index: usize,
        /// The number.
        value: i32,
        /// The largest absolute value.
        limit: i32,
    },
    /// The output weights together could make the sum overflow.
    #[error("the absolute output weights add up to {sum}, more than {OUTPUT_SUM_LIMIT}")]
    OutputSum {
        /// Their sum.
        sum: i32,
    },
    /// The recipe is too long to be kept.
    #[error("the recipe has {bytes} bytes, more than {RECIPE_LIMIT}")]
    Recipe {
        /// Its length in bytes.
        bytes: usize,
    },
}

/// Numbers of the first layer that belong together, one for each neuron; aligned for the widest vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub(crate) struct Row<const W: usize>(pub [i16; W]);

/// A network of one width, ready for use; its numbers keep the limits.
pub(crate) struct Layers<const W: usize> {
    pub features: Box<[Row<W>]>,
    pub biases: Row<W>,
    pub output: [Row<W>; 2],
    pub output_bias: i32,
}

impl<const W: usize> Layers<W> {
    /// From a shape that was checked for this width.
    fn new(shape: &Shape) -> Layers<W> {
        let mut features = vec![Row([0; W]); FEATURES].into_boxed_slice();
        // Weights for one zone are those of all.
        let rows = shape.feature_weights.chunks_exact(W).cycle();
        for (row, numbers) in features.iter_mut().zip(rows) {
            row.0.copy_from_slice(numbers);
        }
        let mut output = [Row([0; W]); 2];
        for (row, numbers) in output.iter_mut().zip(shape.output_weights.chunks_exact(W)) {
            row.0.copy_from_slice(numbers);
        }
        let mut biases = Row([0; W]);
        biases.0.copy_from_slice(&shape.hidden_biases);
        Layers {
            features,
            biases,
            output,
            output_bias: shape.output_bias,
        }
    }

    /// Hundredths of a pawn from the sum Σ v²·w of the output layer.
    #[inline]
    pub fn centipawns(&self, sum: i32) -> i32 {
        let scaled = i64::from(sum / FEATURE_SCALE + self.output_bias);
        (scaled * i64::from(CENTIPAWNS) / i64::from(FEATURE_SCALE * OUTPUT_SCALE)) as i32
    }
}

#[derive(Clone)]
pub(crate) enum AnyLayers {
    W64(Arc<Layers<64>>),
    W128(Arc<Layers<128>>),
    W256(Arc<Layers<256>>),
}

/// A network; cheap to clone, since the numbers are shared.
#[derive(Clone)]
pub struct Network {
    pub(crate) layers: AnyLayers,
    recipe: Arc<str>,
    checksum: u32,
    has_zones: bool,
}

impl std::fmt::Debug for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Network({} neurons, checksum {:08x})",
            self.width().neurons(),
            self.checksum
        )
    }
}

impl Network {
    /// A network of these numbers. The recipe says how they were made.
    ///
    /// # Errors
    /// If there are too many or too few numbers, or some could make a sum overflow.
    pub fn new(width: Width, shape: &Shape, recipe: &str) -> Result<Network, NetworkError> {
        check(width, shape)?;
        if recipe.len() > RECIPE_LIMIT {
            return Err(NetworkError::Recipe {
                bytes: recipe.len(),
            });
        }
        let checksum = file::checksum(&file::write(width, shape, recipe));
        Ok(Network {
            layers: match width {
                Width::W64 => AnyLayers::W64(Arc::new(Layers::new(shape))),
                Width::W128 => AnyLayers::W128(Arc::new(Layers::new(shape))),
                Width::W256 => AnyLayers::W256(Arc::new(Layers::new(shape))),
            },
            recipe: recipe.into(),
            checksum,
            has_zones: shape.has_zones(),
        })
    }

    /// Reads the bytes of a network file.
    ///
    /// # Errors
    /// If the file is no network file, of another version or shape, damaged or truncated, or its numbers could overflow.
    pub fn read(bytes: &[u8]) -> Result<Network, FileError> {
        let (width, shape, recipe) = file::read(bytes)?;
        Ok(Network::new(width, &shape, &recipe)?)
    }

    /// The bytes of the network's file; reading them gives the same network.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        file::write(self.width(), &self.shape(), &self.recipe)
    }

    /// The width of the hidden layer.
    #[must_use]
    pub fn width(&self) -> Width {
        match self.layers {
            AnyLayers::W64(_) => Width::W64,
            AnyLayers::W128(_) => Width::W128,
            AnyLayers::W256(_) => Width::W256,
        }
    }

    /// How the network was made.
    #[must_use]
    pub fn recipe(&self) -> &str {
        &self.recipe
    }

    /// The checksum of its file, which tells networks apart.
    #[must_use]
    pub fn checksum(&self) -> u32 {
        self.checksum
    }

    /// The bare numbers.
    #[must_use]
    pub fn shape(&self) -> Shape {
        fn shape<const W: usize>(layers: &Layers<W>, rows: usize) -> Shape {
            Shape {
                feature_weights: layers.features[..rows]
                    .iter()
                    .flat_map(|row| row.0)
                    .collect(),
                hidden_biases: layers.biases.0.to_vec(),
                output_weights: layers.output.iter().flat_map(|row| row.0).collect(),
                output_bias: layers.output_bias,
            }
        }
        let rows = if self.has_zones { FEATURES } else { INPUTS };
        match &self.layers {
            AnyLayers::W64(layers) => shape(layers, rows),
            AnyLayers::W128(layers) => shape(layers, rows),
            AnyLayers::W256(layers) => shape(layers, rows),
        }
    }
}

fn check(width: Width, shape: &Shape) -> Result<(), NetworkError> {
    let neurons = width.neurons();
    let alike = shape.feature_weights.len() == INPUTS * neurons;
    let lists = [
        (
            "feature weight",
            &shape.feature_weights,
            if alike { INPUTS } else { FEATURES } * neurons,
            FEATURE_LIMIT,
        ),
        (
            "hidden bias",
            &shape.hidden_biases,
            neurons,
            HIDDEN_BIAS_LIMIT,
        ),
        (
            "output weight",
            &shape.output_weights,
            2 * neurons,
            OUTPUT_LIMIT,
        ),
    ];
    for (what, numbers, expected, limit) in lists {
        if numbers.len() != expected {
            return Err(NetworkError::Count {
                what,
                expected,
                found: numbers.len(),
            });
        }
        let beyond = |value: i16| value.unsigned_abs() > limit.unsigned_abs();
        if let Some(index) = numbers.iter().position(|&value| beyond(value)) {
            return Err(NetworkError::TooLarge {
                what,
                index,
                value: numbers[index].into(),
                limit: limit.into(),
            });
        }
    }
    if shape.output_bias.unsigned_abs() > OUTPUT_BIAS_LIMIT.unsigned_abs() {
        return Err(NetworkError::TooLarge {
            what: "output bias",
            index: 0,
            value: shape.output_bias,
            limit: OUTPUT_BIAS_LIMIT,
        });
    }
    let sum = shape
        .output_weights
        .iter()
        .map(|&weight| i32::from(weight.unsigned_abs()))
        .sum();
    if sum > OUTPUT_SUM_LIMIT {
        return Err(NetworkError::OutputSum { sum });
    }
    Ok(())
}
