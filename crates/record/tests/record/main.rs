//! Records, format by format.

mod common;
mod evaluations;
mod tree;
mod usi;
