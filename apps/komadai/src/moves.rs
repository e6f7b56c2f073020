//! `komadai moves`: the legal moves of a position.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use serde::Serialize;

use crate::{output, position};

#[derive(Args)]
pub struct MovesArgs {
    /// The position, one argument
    position: String,
    /// Answer with one JSON object: sfen, in_check, moves
    #[arg(long)]
    json: bool,
}

/// The answer in JSON.
#[derive(Serialize)]
struct Answer {
    /// The position after all moves, canonical.
    sfen: String,
    /// Whether the side to move is in check.
    in_check: bool,
    /// The legal moves in USI, sorted.
    moves: Vec<String>,
}

/// Runs the command. A position without a legal move is answered with an empty list.
pub fn run(args: MovesArgs) -> Result<ExitCode> {
    let position = position::read(&args.position)?;
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort_unstable();
    if args.json {
        output::json(&Answer {
            sfen: position.to_sfen(),
            in_check: position.in_check(),
            moves,
        })?;
    } else {
        let lines: String = moves.iter().flat_map(|mv| [mv.as_str(), "\n"]).collect();
        output::answer(&lines)?;
    }
    Ok(ExitCode::SUCCESS)
}
