//! `komadai train`: makes the evaluation network, from games of the engine against itself to the file of the network.

mod average;
mod fit;
mod games;
mod stats;
mod versus;

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use komadai_engine::{Engine, Evaluation, Network, Params};
use komadai_texts::Values;

use crate::words;

/// What `komadai train` is told.
#[derive(Args)]
pub struct TrainArgs {
    #[command(subcommand)]
    command: TrainCommand,
}

#[derive(Subcommand)]
enum TrainCommand {
    /// Play games of the engine against itself; a file that is there already is gone on with
    Selfplay(games::SelfplayArgs),
    /// Value the positions of games anew, with another network or more nodes
    Label(games::LabelArgs),
    /// Train a network on games
    Fit(fit::FitArgs),
    /// Average networks that were trained from the same one
    Average(average::AverageArgs),
    /// Let two networks play against each other at equal nodes
    Match(versus::VersusArgs),
    /// Say what is in files of games
    Stats(stats::StatsArgs),
}

/// Runs the command.
///
/// # Errors
/// If an argument does not read, or a file cannot be read or written.
pub fn run(args: &TrainArgs) -> Result<ExitCode> {
    match &args.command {
        TrainCommand::Selfplay(args) => games::selfplay(args),
        TrainCommand::Label(args) => games::label(args),
        TrainCommand::Fit(args) => fit::run(args),
        TrainCommand::Average(args) => average::run(args),
        TrainCommand::Match(args) => versus::run(args),
        TrainCommand::Stats(args) => stats::run(args),
    }
    .map(|()| ExitCode::SUCCESS)
}

/// An evaluation as arguments name it.
const OWN: &str = "own";
const HANDMADE: &str = "handmade";
const MATERIAL: &str = "material";

/// Reads an evaluation: a network's file, `own` for that inside the program, `handmade`, or `material` for the pieces alone. Also gives a name for recipes that tells it from others.
pub fn evaluation(name: &str) -> Result<(Evaluation, String)> {
    let evaluation = match name {
        OWN => Evaluation::default(),
        HANDMADE => Evaluation::handmade(),
        MATERIAL => Evaluation::Material,
        file => Evaluation::Network(network(Path::new(file))?),
    };
    let told = match &evaluation {
        Evaluation::Network(network) => format!("network {:08x}", network.checksum()),
        Evaluation::Handmade(_) => HANDMADE.to_owned(),
        Evaluation::Material => MATERIAL.to_owned(),
    };
    Ok((evaluation, told))
}

fn network(path: &Path) -> Result<Network> {
    let bytes = std::fs::read(path).with_context(|| words::file("program-cannot-read", path))?;
    Network::read(&bytes).with_context(|| format!("{}", path.display()))
}

/// An engine for searches of a few thousand nodes each.
pub fn engine(evaluation: &Evaluation) -> Engine {
    // A few hundred nodes a move fill no more.
    Engine::with_parts(8, Params::default(), evaluation.clone())
}

/// The number of threads: as many as the machine has unless told.
fn threads(told: Option<u16>) -> usize {
    told.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        usize::from,
    )
}

/// A bar that goes from `from` to `to` and tells of `what`, which may be empty.
pub fn progress(from: u64, to: u64, what: &str) -> Result<ProgressBar> {
    let bar = ProgressBar::new(to);
    let template = format!("{{bar:30}} {{pos}}/{{len}} {what}  {{per_sec}}  {{eta}}  {{msg}}");
    bar.set_style(ProgressStyle::with_template(&template)?);
    bar.set_position(from);
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_secs(1));
    Ok(bar)
}

/// The line that names a network's file and its checksum.
fn checksum(path: &Path, network: &Network) -> String {
    let args = Values::new()
        .text("file", path.display().to_string())
        .text("checksum", format!("{:08x}", network.checksum()));
    format!("{}\n", words::say_with("program-train-checksum", &args))
}

/// Refuses to write where something is that was not made by the same command.
fn must_be_new(path: &Path) -> Result<()> {
    if path.exists() {
        bail!(words::file("program-train-there", path));
    }
    Ok(())
}
