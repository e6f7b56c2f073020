//! The game from outside: tables of commands and what they do.

mod cases;
mod clocks;
mod endings;
mod json;
mod judging;
mod laws;
mod offers;
mod script;
mod setup;
mod wrong_logs;
