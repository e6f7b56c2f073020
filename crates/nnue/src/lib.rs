//! The evaluation by a small neural network: (7 · 2,344 inputs → W) for each side → 1, with squared clipped ReLU between.
//!
//! A [`Network`] is read from a file; an [`Evaluator`] keeps its first layer up to date while a search makes and takes back
//! moves. Which [`Kernel`] does the sums is chosen at run time, and all give the same number for the same position.
//!
//! ```
//! use komadai_core::Position;
//! use komadai_nnue::{Evaluator, Network, Shape, Width};
//!
//! let network = Network::new(Width::W64, &Shape::zero(Width::W64), "a network that knows nothing")?;
//! let mut position = Position::start();
//! let mut evaluator = Evaluator::new(&network, &position);
//! let mv = "7g7f".parse()?;
//! evaluator.push(&position, mv);
//! position.play(mv)?;
//! assert_eq!(evaluator.evaluate(&position), 0);
//! evaluator.pop();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod evaluator;
pub mod features;
mod file;
mod kernel;
mod network;
mod stack;
#[cfg(test)]
mod tests;

pub use evaluator::Evaluator;
pub use file::FileError;
pub use kernel::Kernel;
pub use network::{
    CENTIPAWNS, FEATURE_LIMIT, FEATURE_SCALE, HIDDEN_BIAS_LIMIT, Network, NetworkError,
    OUTPUT_BIAS_LIMIT, OUTPUT_LIMIT, OUTPUT_SCALE, OUTPUT_SUM_LIMIT, Shape, Width,
};
