//! `komadai bench`: the engine's signature and its speed.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use komadai_engine::bench;
use komadai_texts::Values;

use crate::numbers::within;
use crate::output;
use crate::words;

#[derive(Args)]
pub struct BenchArgs {
    /// How deep each position is searched, in plies; the signature belongs to the default
    #[arg(long, value_name = "PLIES", default_value_t = bench::DEPTH)]
    #[arg(value_parser = within(1u32..=64))]
    depth: u32,
}

/// Runs the command. Its last line is `Bench: N`, the nodes of all searches, which commits that change the search quote.
pub fn run(args: BenchArgs) -> Result<ExitCode> {
    let result = bench::run_to(args.depth);
    let args = Values::new()
        .text("nodes", result.nodes.to_string())
        .text("seconds", format!("{:.3}", result.time.as_secs_f64()))
        .text("nps", result.nodes_per_second().to_string());
    let speed = words::say_with("program-bench", &args);
    output::answer(&format!("{speed}\nBench: {}\n", result.nodes))?;
    Ok(ExitCode::SUCCESS)
}
