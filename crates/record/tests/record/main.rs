//! Records, format by format.

mod common;
mod csa;
mod evaluations;
mod generate;
mod grown;
mod ki2;
mod kif;
mod psn;
mod tree;
mod usen;
mod usi;
