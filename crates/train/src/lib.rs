//! How the evaluation network of Komadai is made: positions from games of the engine against itself, and the descent that learns from them.
//!
//! Everything is reproducible: the same samples, the same plan and the same seed give the same network, bit for bit.
#![warn(missing_docs)]

pub mod data;
mod kernel;
mod model;
pub mod packed;
pub mod random;
pub mod selfplay;
#[cfg(test)]
mod testing;
mod trainer;
pub mod work;

pub use model::{Model, quantised_value};
pub use trainer::{Epoch, Plan, Trained, fit_scale, train};

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TrainError {
    /// A part of the plan makes no sense.
    #[error("{what}: expected {expected}")]
    Plan {
        /// Which part: the name of the plan's field, with hyphens; or the samples.
        what: &'static str,
        /// The numbers that it takes, in the signs of mathematics.
        expected: String,
    },
    /// A file could not be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The network cannot be written with the bits of its file.
    #[error(transparent)]
    Network(#[from] komadai_nnue::NetworkError),
}
