//! Records, format by format.

mod common;
mod tree;
mod usi;
