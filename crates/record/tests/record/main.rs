//! Records, format by format.

mod common;
mod evaluations;
mod grown;
mod kif;
mod tree;
mod usen;
mod usi;
