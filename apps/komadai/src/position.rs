//! The argument POSITION.

use anyhow::{Context, Result, anyhow};
use komadai_core::{InvalidSetup, Position, PositionText, Strictness};

/// Reads the argument without judging what it describes.
///
/// # Errors
/// For text that cannot be read, naming the field or move and its column.
pub fn parse(text: &str) -> Result<PositionText> {
    text.parse().context("POSITION cannot be read")
}

/// Reads the argument and plays its moves. A position in which one side has no king is accepted.
///
/// # Errors
/// For text that cannot be read, for a setup that breaks rules, naming all of them, and for the first illegal move, with the
/// rule that it breaks.
pub fn read(text: &str) -> Result<Position> {
    let PositionText { setup, moves } = parse(text)?;
    let mut position = setup
        .into_position(Strictness::MateProblem)
        .map_err(|invalid| explain(&invalid))?;
    for (index, mv) in moves.into_iter().enumerate() {
        // What undoing the move would need is of no use here.
        let _ = position
            .play(mv)
            .with_context(|| format!("POSITION: move {}, {mv}, is illegal", index + 1))?;
    }
    Ok(position)
}

/// A complaint with one line for each broken rule.
pub fn explain(invalid: &InvalidSetup) -> anyhow::Error {
    let mut text = "POSITION is no shogi position:".to_owned();
    for error in invalid.errors.iter() {
        text.push_str("\n  ");
        text.push_str(&error.to_string());
    }
    anyhow!(text)
}
