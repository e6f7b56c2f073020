//! `komadai perft`: counting positions, to test the rules and to measure their speed.

use std::fmt::Write;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use komadai_core::{perft, perft_divide};

use crate::numbers::within;
use crate::{output, position};

/// Far more than can be counted in a lifetime, and little enough for the stack.
const DEEPEST: u32 = 30;

#[derive(Args)]
pub struct PerftArgs {
    /// The position, one argument
    position: String,
    /// How many moves to look ahead
    #[arg(value_parser = within(0..=DEEPEST))]
    depth: u32,
    /// Also list the count below each move
    #[arg(long)]
    divide: bool,
}

/// Runs the command. Its last line is `N nodes, T s, R Mnps`.
pub fn run(args: PerftArgs) -> Result<ExitCode> {
    let mut position = position::read(&args.position)?;
    let mut text = String::new();
    let began = Instant::now();
    let nodes = if args.divide && args.depth > 0 {
        let rows = perft_divide(&mut position, args.depth);
        for (mv, nodes) in &rows {
            writeln!(text, "{mv}: {nodes}")?;
        }
        rows.iter().map(|(_, nodes)| nodes).sum()
    } else {
        perft(&mut position, args.depth)
    };
    // A clock may be too coarse for a shallow count; a rate without end would help nobody.
    let seconds = began.elapsed().as_secs_f64().max(1e-9);
    let rate = nodes as f64 / seconds / 1e6;
    writeln!(text, "{nodes} nodes, {seconds:.3} s, {rate:.1} Mnps")?;
    output::answer(&text)?;
    Ok(ExitCode::SUCCESS)
}
