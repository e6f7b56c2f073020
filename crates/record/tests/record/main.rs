//! Records, format by format.

mod common;
mod csa;
mod evaluations;
mod generate;
mod grown;
mod kif;
mod tree;
mod usen;
mod usi;
