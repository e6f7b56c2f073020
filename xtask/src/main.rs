//! The commands behind `cargo xtask`: everything that is built, checked or measured here starts from this program.
//!
//! It needs Rust (with `rustup`) and Node.js and brings the rest itself: the WebAssembly target, the page's npm
//! packages, and for the browser tests Debian's Chromium where `apt-get` is at hand.

mod bench;
mod files;
mod fuzz;
mod page;
mod program;
mod step;
mod tally;
mod test;
mod tidy;
mod tools;
mod workspace;

use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use crate::step::Steps;
use crate::workspace::Workspace;

const HELP: &str = "\
Usage: cargo xtask COMMAND [ARGUMENTS]

  play [ARGS]      build everything and start `komadai play ARGS` (such as --no-open, --port N, --data-dir D)
  build            build the release program with the page inside
  web              build only the page (and the WebAssembly package it stands on)
  test [--deep]    everything CI runs; --deep adds the long perft and differential tests
  tidy [--bless]   check what no compiler checks; --bless renews the checksums in testdata/MANIFEST.toml
  bench [PART] [ARGS]  measure the rules beside their peers, natively tuned and portable, the records beside theirs, then the
                   engine; or one PART of them: rules, records, engine
  fuzz [TARGETS]   give the parsers whatever comes up, --seconds N each (docs/fuzzing.md says what it needs)
  match ARGS       play matches between engines: `komadai match ARGS`
  speed            measure how fast the page loads and answers, four times slowed down (on an idle machine)
  shots [WORD]...  take pictures of every screen in every language at three widths into target/shots, or of those with
                   all WORDs in their names (such as `pl settings`); without words make those of docs/pictures/ anew, too";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let command = args.next().unwrap_or_default();
    match run(&command, args.collect()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &str, args: Vec<String>) -> Result<ExitCode> {
    if matches!(command, "" | "help" | "--help" | "-h") {
        println!("{HELP}");
        return Ok(if command.is_empty() {
            ExitCode::from(2)
        } else {
            ExitCode::SUCCESS
        });
    }
    let work = Workspace::find()?;
    let mut steps = Steps::new(&work);
    match command {
        "play" => {
            program::build(&work, &mut steps)?;
            program::run(&work, "play", &args)
        }
        "build" => {
            no_arguments(&args)?;
            let program = program::build(&work, &mut steps)?;
            println!("The program is {}", program.display());
            Ok(ExitCode::SUCCESS)
        }
        "web" => {
            no_arguments(&args)?;
            page::build(&work, &mut steps)?;
            Ok(ExitCode::SUCCESS)
        }
        "test" => {
            let deep = flag(&args, "--deep")?;
            Ok(test::run(&work, steps, deep))
        }
        "tidy" => {
            let bless = flag(&args, "--bless")?;
            tidy::run(&work, bless).context("the tree is not tidy")?;
            Ok(ExitCode::SUCCESS)
        }
        "bench" => bench::run(&work, &mut steps, &args),
        "fuzz" => fuzz::run(&work, &args),
        "match" => {
            program::build_bare(&work, &mut steps)?;
            program::run(&work, "match", &args)
        }
        "speed" => {
            no_arguments(&args)?;
            test::speed(&work, &mut steps)?;
            Ok(ExitCode::SUCCESS)
        }
        "shots" => {
            test::shots(&work, &mut steps, &args)?;
            Ok(ExitCode::SUCCESS)
        }
        other => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}

fn no_arguments(args: &[String]) -> Result<()> {
    match args.first() {
        Some(arg) => bail!("unexpected argument `{arg}`"),
        None => Ok(()),
    }
}

/// Whether the only argument that is allowed, `name`, was given.
fn flag(args: &[String], name: &str) -> Result<bool> {
    match args.iter().find(|arg| *arg != name) {
        Some(arg) => bail!("unexpected argument `{arg}` (only {name} is known here)"),
        None => Ok(!args.is_empty()),
    }
}
