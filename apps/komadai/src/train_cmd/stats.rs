//! `komadai train stats`: what is in files of games.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use komadai_core::Color;
use komadai_texts::Values;
use komadai_train::data::Data;
use komadai_train::packed::{End, Reader};

use crate::output;
use crate::words;

/// What `komadai train stats` is told.
#[derive(Args)]
pub struct StatsArgs {
    /// Files of packed games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// How many positions there are to learn from, and how many were left out and why.
pub fn positions(data: &Data) -> String {
    let args = Values::new()
        .text("kept", data.learnt.len().to_string())
        .text("held", data.held_out.len().to_string())
        .text("restless", data.tally.restless.to_string())
        .text("decided", data.tally.decided.to_string())
        .text("twice", data.tally.duplicates.to_string());
    words::say_with("program-train-positions", &args)
}

/// Counts, for each file.
///
/// # Errors
/// If a file cannot be read, or a game in it is damaged or illegal.
pub fn run(args: &StatsArgs) -> Result<()> {
    for path in &args.files {
        let context = || format!("{}", path.display());
        let games = Reader::open(path).with_context(context)?;
        let mut text = format!("{}\nrecipe: {}\n", path.display(), games.recipe());
        let mut data = Data::new(1, 2500);
        let (mut count, mut plies, mut searched) = (0u64, 0u64, 0u64);
        let mut won = [0u64; 3];
        let mut ends = [0u64; End::ALL.len()];
        for game in games {
            let game = game.with_context(context)?;
            data.add_game(&game)
                .with_context(|| format!("{}: {}", path.display(), words::game(count)))?;
            count += 1;
            plies += game.plies.len() as u64;
            searched += game.plies.iter().filter(|ply| ply.value.is_some()).count() as u64;
            won[match game.winner {
                Some(Color::Black) => 0,
                Some(Color::White) => 1,
                None => 2,
            }] += 1;
            ends[game.end as usize] += 1;
        }
        let mean = plies as f64 / count.max(1) as f64;
        let [black, white, nobody] = won;
        // Writing to a string cannot fail.
        let args = Values::new()
            .text("games", count.to_string())
            .text("plies", plies.to_string())
            .text("mean", format!("{mean:.1}"))
            .text("searched", searched.to_string())
            .text("black", black.to_string())
            .text("white", white.to_string())
            .text("nobody", nobody.to_string());
        for key in ["program-train-games", "program-train-won"] {
            let _ = writeln!(text, "{}", words::say_with(key, &args));
        }
        for end in End::ALL {
            let _ = writeln!(text, "{:>9}  {}", ends[end as usize], end.name());
        }
        let _ = writeln!(text, "{}", positions(&data));
        output::answer(&text)?;
    }
    Ok(())
}
