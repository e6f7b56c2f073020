//! `komadai train match`: two networks in the same search, at equal nodes.

use anyhow::Result;
use clap::Args;
use komadai_texts::Values;
use komadai_train::selfplay::{Conditions, duel};
use komadai_train::work::in_order;

use super::{HANDMADE, OWN, engine, evaluation, progress, threads};
use crate::match_cmd::score::Score;
use crate::numbers::within;
use crate::output;
use crate::words;

/// What `komadai train match` is told.
#[derive(Args)]
pub struct VersusArgs {
    /// Evaluation A: a network's file, `own` for that of this program, or `handmade`
    #[arg(long, value_name = "NET", default_value = OWN)]
    a: String,
    /// Evaluation B
    #[arg(long, value_name = "NET", default_value = HANDMADE)]
    b: String,
    /// Games to play; every opening is played twice with colours exchanged
    #[arg(long, short = 'n', default_value_t = 400, value_parser = within(2u64..=u64::MAX))]
    games: u64,
    /// Nodes a move
    #[arg(long, default_value_t = 1000, value_parser = within(1u64..=u64::MAX))]
    nodes: u64,
    /// What the openings are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at the same time; as many as the machine has threads if not given
    #[arg(long, short = 't', value_parser = within(1u16..=512))]
    threads: Option<u16>,
}

/// Plays the match.
///
/// # Errors
/// If a file cannot be read.
pub fn run(args: &VersusArgs) -> Result<()> {
    let (a, b) = (evaluation(&args.a)?.0, evaluation(&args.b)?.0);
    let conditions = Conditions {
        nodes: args.nodes,
        fewest_random: 8,
        most_random: 10,
        seed: args.seed,
        ..Conditions::default()
    };
    let mut score = Score::default();
    let bar = progress(0, args.games, "")?;
    in_order(
        0..args.games,
        threads(args.threads),
        || {
            let mut players = [engine(&a), engine(&b)];
            let conditions = &conditions;
            move |game| duel(&mut players, conditions, game / 2, game % 2 == 0)
        },
        &mut |_, won| -> Result<()> {
            score.count(won);
            bar.inc(1);
            bar.set_message(score.line());
            Ok(())
        },
    )?;
    bar.finish_and_clear();
    let args = Values::new()
        .text("a", args.a.as_str())
        .text("b", args.b.as_str())
        .text("nodes", args.nodes.to_string())
        .text("games", args.games.to_string())
        .text("score", score.line());
    let line = words::say_with("program-train-versus", &args);
    output::answer(&format!("{line}\n"))
}
