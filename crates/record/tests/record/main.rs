//! Records, format by format.

mod bod;
mod common;
mod csa;
mod edit;
mod evaluations;
mod expected;
mod generate;
mod grown;
mod hostile;
mod jkf;
mod json;
mod ki2;
mod kif;
mod laws;
mod psn;
mod robust;
mod tree;
mod usen;
mod usi;
