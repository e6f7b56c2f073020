//! Building and starting the program itself.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::page;
use crate::step::Steps;
use crate::workspace::Workspace;

/// Builds the page and then the release program with the page inside; returns the program's path.
pub fn build(work: &Workspace, steps: &mut Steps) -> Result<PathBuf> {
    page::build(work, steps)?;
    build_bare(work, steps)
}

/// Builds the release program with whatever page is already there.
pub fn build_bare(work: &Workspace, steps: &mut Steps) -> Result<PathBuf> {
    let command = work.cargo(&["build", "--release", "--package", "komadai"]);
    steps.command(
        "Compiling the program (the first time takes some minutes)",
        command,
    )?;
    Ok(work.program("release"))
}

/// Hands the terminal over to the release program.
pub fn run(work: &Workspace, command: &str, args: &[String]) -> Result<ExitCode> {
    let path = work.program("release");
    let mut program = Command::new(&path);
    program.arg(command).args(args);
    become_program(program).with_context(|| format!("{} could not be started", path.display()))
}

/// Replaces this process, so that signals sent to it reach the program.
#[cfg(unix)]
fn become_program(mut program: Command) -> std::io::Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(program.exec())
}

/// Starts the program and passes on how it ended.
#[cfg(not(unix))]
fn become_program(mut program: Command) -> std::io::Result<ExitCode> {
    let status = program.status()?;
    Ok(status
        .code()
        .and_then(|code| u8::try_from(code).ok())
        .map_or(ExitCode::FAILURE, ExitCode::from))
}
