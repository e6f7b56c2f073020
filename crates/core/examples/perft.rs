//! Counts the leaves of the move tree: `cargo run --release --example perft -- "SFEN" DEPTH`.
use komadai_core::{Position, perft};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let sfen = args.next().ok_or("expected an SFEN and a depth")?;
    let depth = args.next().ok_or("expected a depth")?.parse()?;
    let mut position = Position::from_sfen(&sfen)?;
    let start = Instant::now();
    let nodes = perft(&mut position, depth);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{nodes} nodes, {seconds:.3} s, {:.1} Mnps",
        nodes as f64 / seconds / 1e6
    );
    Ok(())
}
