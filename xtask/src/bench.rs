//! Measurements: the rules beside their peers, and the engine's signature with its speed.

use std::io::Write;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::step::Steps;
use crate::workspace::Workspace;

/// Runs `bench/peers` tuned to this machine and then as everyone gets it, and last the engine's bench.
///
/// `args` go to `bench/peers`. The tuned build has a target directory of its own: other flags would
/// otherwise throw away everything that is already compiled.
pub fn run(work: &Workspace, steps: &mut Steps, args: &[String]) -> Result<ExitCode> {
    let native = work.target.join("native");
    let peers = ["build", "--profile", "dist", "--package", "komadai-peers"];

    let mut command = work.cargo(&peers);
    command
        .env("RUSTFLAGS", "-Ctarget-cpu=native")
        .env("CARGO_TARGET_DIR", &native);
    steps.command(
        "Compiling the rules and their peers for this very processor",
        command,
    )?;
    let name = format!("komadai-peers{}", std::env::consts::EXE_SUFFIX);
    measure(
        "Tuned to this processor",
        Command::new(native.join("dist").join(&name)).args(args),
    )?;

    steps.command("Compiling them for every processor", work.cargo(&peers))?;
    measure(
        "Portable",
        Command::new(work.target.join("dist").join(&name)).args(args),
    )?;

    let program = ["build", "--profile", "dist", "--package", "komadai"];
    steps.command("Compiling the program", work.cargo(&program))?;
    measure("Engine", Command::new(work.program("dist")).arg("bench"))?;
    Ok(ExitCode::SUCCESS)
}

/// Runs a measurement with its output on the terminal.
fn measure(what: &str, command: &mut Command) -> Result<()> {
    println!("\n{what}");
    std::io::stdout().flush()?;
    let status = command
        .status()
        .with_context(|| format!("{what}: could not be started"))?;
    if !status.success() {
        bail!("{what}: failed ({status})");
    }
    Ok(())
}
