//! The server as its clients see it: over real sockets, with a fake engine in a process of its own.

mod backup;
mod backup_records;
mod clock;
mod conversation;
mod create;
mod fake_engine;
mod foreign;
mod harness;
mod interface;
mod opponent;
mod records;
mod restart;
mod start;
mod strength;
