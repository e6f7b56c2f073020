//! The program from outside, in one binary: linking it for every file takes longer than the tests.

mod book;
mod common;
mod judge;
mod languages;
mod r#match;
mod positions;
mod records;
mod server;
mod train;
mod usi;
