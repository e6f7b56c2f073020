//! Prints the engine's signature and speed: `cargo run --release -p komadai-engine --example bench [DEPTH]`.

use komadai_engine::bench;

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let result = bench::run_to(depth.unwrap_or(bench::DEPTH));
    println!(
        "{} nodes, {:.3} s, {} nps",
        result.nodes,
        result.time.as_secs_f64(),
        result.nodes_per_second()
    );
}
