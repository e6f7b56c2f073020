//! Measurements: the rules and the records beside their peers, and the engine's signature with its speed.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::step::Steps;
use crate::workspace::Workspace;

/// The release of `tsshogi` beside which records are read.
const TSSHOGI: &str = "tsshogi@2.2.0";

/// Runs `bench/peers` tuned to this machine and then as everyone gets it, the reading of records beside its peers, and last
/// the engine's bench; or one of them, if `rules`, `records` or `engine` is the first of `args`.
///
/// The other `args` go to the measurement of the rules; `records` takes the number of rounds. The tuned build has a target
/// directory of its own: other flags would otherwise throw away everything that is already compiled.
pub fn run(work: &Workspace, steps: &mut Steps, args: &[String]) -> Result<ExitCode> {
    let (part, args) = match args.split_first() {
        Some((part, rest)) if matches!(part.as_str(), "rules" | "records" | "engine") => {
            (Some(part.as_str()), rest)
        }
        _ => (None, args),
    };
    let asked = |name: &str| part.is_none_or(|part| part == name);
    if asked("rules") {
        rules(work, steps, args)?;
    }
    if asked("records") {
        let rounds = args.first().filter(|_| part.is_some());
        records(work, steps, rounds.map_or("9", String::as_str))?;
    }
    if asked("engine") {
        let program = ["build", "--profile", "dist", "--package", "komadai"];
        steps.command("Compiling the program", work.cargo(&program))?;
        measure("Engine", Command::new(work.program("dist")).arg("bench"))?;
    }
    Ok(ExitCode::SUCCESS)
}

const PEERS: [&str; 5] = ["build", "--profile", "dist", "--package", "komadai-peers"];

fn rules(work: &Workspace, steps: &mut Steps, args: &[String]) -> Result<()> {
    let native = work.target.join("native");
    let mut command = work.cargo(&PEERS);
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

    steps.command("Compiling them for every processor", work.cargo(&PEERS))?;
    measure(
        "Portable",
        Command::new(work.target.join("dist").join(&name)).args(args),
    )
}

/// Reads the records of the corpora, as everyone's build does, beside `rsshogi` and, where npm brings it, `tsshogi`.
fn records(work: &Workspace, steps: &mut Steps, rounds: &str) -> Result<()> {
    let corpora = std::env::var_os("KOMADAI_CORPORA")
        .map_or_else(|| work.path("../shared/corpora"), PathBuf::from);
    let folder = corpora.join("records");
    if !folder.is_dir() {
        println!(
            "\nRecords: left out, there is no folder {} (set KOMADAI_CORPORA)",
            folder.display()
        );
        return Ok(());
    }
    steps.command("Compiling the records and their peers", work.cargo(&PEERS))?;
    let node = work.target.join("tsshogi");
    std::fs::create_dir_all(&node).with_context(|| format!("{}", node.display()))?;
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-audit", "--no-fund", "--prefix"])
        .arg(&node)
        .arg(TSSHOGI);
    steps.command("Fetching tsshogi", npm)?;
    let name = format!("records{}", std::env::consts::EXE_SUFFIX);
    measure(
        "Records",
        Command::new(work.target.join("dist").join(name))
            .arg(folder)
            .arg(rounds)
            .arg(node),
    )
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
