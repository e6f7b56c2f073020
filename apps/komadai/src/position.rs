//! The argument POSITION.

use anyhow::{Result, anyhow};
use komadai_core::{InvalidSetup, Position, PositionText, Strictness};
use komadai_game::Fault;
use komadai_texts::Values;

use crate::words;

/// Reads the argument without judging what it describes.
///
/// # Errors
/// For text that cannot be read, naming the field or move and its column.
pub fn parse(text: &str) -> Result<PositionText> {
    text.parse().map_err(|error| {
        let args = Values::new().text("reason", words::fault(&Fault::from(&error)));
        anyhow!(words::say_with("program-position-unreadable", &args))
    })
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
        if let Err(why) = position.play(mv) {
            return Err(words::illegal_move(&position, index + 1, mv, &why));
        }
    }
    Ok(position)
}

/// A complaint with one line for each broken rule.
pub fn explain(invalid: &InvalidSetup) -> anyhow::Error {
    let mut text = words::say("program-position-broken");
    let mut faults: Vec<String> = (invalid.errors.iter())
        .map(|error| words::fault(&Fault::from(error)))
        .collect();
    // Nine pawns on a file are eight faults, and one sentence.
    faults.dedup();
    for fault in faults {
        text.push_str("\n  ");
        text.push_str(&fault);
    }
    anyhow!(text)
}
