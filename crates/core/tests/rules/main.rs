//! The rules from outside, in one binary: linking it for every file takes longer than the tests.

mod common;
mod corpus;
mod endings;
mod laws;
mod perft;
mod rules;
mod setup;
mod text;
