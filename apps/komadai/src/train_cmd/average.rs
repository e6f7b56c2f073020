//! `komadai train average`: one network of several.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use komadai_engine::Network;
use komadai_train::Model;

use super::{checksum, must_be_new, network};
use crate::output;
use crate::words;

/// What `komadai train average` is told.
#[derive(Args)]
pub struct AverageArgs {
    /// Networks of one width that were trained from the same one
    #[arg(value_name = "NET", required = true)]
    networks: Vec<PathBuf>,
    /// File of the new network
    #[arg(long, value_name = "NET")]
    out: PathBuf,
}

/// Averages networks and writes the new one.
///
/// # Errors
/// If a file cannot be read or written, or the networks differ in width.
pub fn run(args: &AverageArgs) -> Result<()> {
    must_be_new(&args.out)?;
    let networks: Vec<Network> = args
        .networks
        .iter()
        .map(|path| network(path))
        .collect::<Result<_>>()?;
    let mean = Model::mean(&networks).with_context(|| words::say("program-network-widths"))?;
    let parts: Vec<String> = networks
        .iter()
        .map(|network| format!("{:08x} ({})", network.checksum(), network.recipe()))
        .collect();
    let recipe = format!(
        "komadai {}; mean of {} networks: {}",
        env!("CARGO_PKG_VERSION"),
        networks.len(),
        parts.join(", ")
    );
    let average = Network::new(mean.width(), &mean.quantised()?, &recipe)?;
    std::fs::write(&args.out, average.write())
        .with_context(|| words::file("program-cannot-write", &args.out))?;
    output::answer(&checksum(&args.out, &average))
}
