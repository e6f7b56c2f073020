#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod language;
mod sources;
mod texts;

pub use language::Language;
pub use texts::{Texts, Values};
