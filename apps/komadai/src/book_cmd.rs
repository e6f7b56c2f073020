//! `komadai book`: opening books.

mod make;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Subcommand};

/// What `komadai book` is told.
#[derive(Args)]
pub struct BookArgs {
    #[command(subcommand)]
    command: BookCommand,
}

#[derive(Subcommand)]
enum BookCommand {
    /// Make a book by the engine's own search, in YaneuraOu's text format
    Make(make::MakeArgs),
}

/// Runs the command.
///
/// # Errors
/// If an argument does not read, or the file cannot be written.
pub fn run(args: &BookArgs) -> Result<ExitCode> {
    match &args.command {
        BookCommand::Make(args) => make::run(args),
    }
    .map(|()| ExitCode::SUCCESS)
}
