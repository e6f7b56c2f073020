//! Prints the engine's signature and speed: `cargo run --release -p komadai-engine --example bench [DEPTH [NETWORK]]`, with the engine's own
//! evaluation, with the network of a file, or, for the word `handmade`, with the one set by hand.

use std::error::Error;

use komadai_engine::{Evaluation, Network, bench};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let depth = match arguments.first() {
        Some(depth) => depth.parse()?,
        None => bench::DEPTH,
    };
    let evaluation = match arguments.get(1).map(String::as_str) {
        None => Evaluation::default(),
        Some("handmade") => Evaluation::handmade(),
        Some(file) => Evaluation::Network(Network::read(&std::fs::read(file)?)?),
    };
    let result = bench::run_with(&evaluation, depth);
    println!(
        "{} nodes, {:.3} s, {} nps",
        result.nodes,
        result.time.as_secs_f64(),
        result.nodes_per_second()
    );
    Ok(())
}
