//! The Komadai program.
fn main() {}
