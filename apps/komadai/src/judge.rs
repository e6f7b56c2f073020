//! `komadai judge`: what became of a game.

use std::fmt::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, ValueEnum};
use komadai_core::{Color, Handicap};
use komadai_game::{IllegalMoveRule, JudgeOptions, JudgedPoints, Judgement, judge};
use komadai_texts::Values;

use crate::numbers::within;
use crate::{output, position, words};

#[derive(Args)]
pub struct JudgeArgs {
    /// The start position and the moves of the game, one argument
    position: String,
    /// Whether an illegal move is refused or loses the game
    #[arg(long, value_enum, default_value_t = Illegal::Refuse)]
    illegal: Illegal,
    /// After N moves the game is a draw
    #[arg(long, value_name = "N", value_parser = within(1u32..=u32::MAX))]
    max_moves: Option<u32>,
    /// White gave this handicap and is credited with the missing pieces: lance, right-lance, bishop, rook, rook-lance, two,
    /// three, four, five, left-five, six, left-seven, right-seven, eight, nine, ten, three-pawns or naked-king
    #[arg(long, value_name = "NAME", default_value_t = Handicap::Even, hide_default_value = true)]
    handicap: Handicap,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
}

/// What becomes of an illegal move.
#[derive(Clone, Copy, ValueEnum)]
enum Illegal {
    /// The move is not made, and the game goes on
    Refuse,
    /// The side that makes it loses
    Lose,
}

/// Runs the command: exit status 1 if a move is illegal, else 0, whether the game goes on or has ended.
pub fn run(args: JudgeArgs) -> Result<ExitCode> {
    let game = position::parse(&args.position)?;
    let options = JudgeOptions {
        illegal: match args.illegal {
            Illegal::Refuse => IllegalMoveRule::Refuse,
            Illegal::Lose => IllegalMoveRule::Lose,
        },
        max_moves: args.max_moves,
        handicap: args.handicap,
    };
    let judgement =
        judge(&game.setup, &game.moves, &options).map_err(|invalid| position::explain(&invalid))?;
    if args.json {
        output::json(&judgement)?;
    } else {
        output::answer(&describe(&judgement, options.handicap)?)?;
    }
    Ok(ExitCode::from(u8::from(judgement.is_illegal())))
}

/// The judgement for people.
fn describe(judgement: &Judgement, handicap: Handicap) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    if let Some(illegal) = &judgement.illegal {
        writeln!(text, "{}", words::illegal(illegal.ply, &illegal.report))?;
    }
    match (&judgement.result, &judgement.reason) {
        (Some(result), Some(reason)) => {
            let args = Values::new()
                .number("ply", judgement.ended_at.unwrap_or_default() as u64)
                .text("result", verdict(result, handicap))
                .text(
                    "reason",
                    words::say(&format!("outcome-{}", reason.replace('_', "-"))),
                )
                .text("rule", judgement.rule.as_deref().unwrap_or("–"));
            let key = match judgement.ended_at {
                Some(0) => "program-over",
                _ => "program-ended",
            };
            writeln!(text, "{}", words::say_with(key, &args))?;
        }
        _ => {
            let args = Values::new().number("plies", judgement.plies as u64);
            writeln!(text, "{}", words::say_with("program-ongoing", &args))?;
        }
    }
    if !judgement.ignored.is_empty() {
        let args = Values::new().number("moves", judgement.ignored.len() as u64);
        writeln!(text, "{}", words::say_with("program-not-replayed", &args))?;
    }
    writeln!(text, "SFEN: {}", judgement.sfen)?;
    if judgement.in_check {
        writeln!(text, "{}", words::say("program-in-check"))?;
    }
    let declaration = &judgement.declaration;
    let black = judgement.sfen.split(' ').nth(1) == Some("b");
    for (points, found, needed) in [
        (27, &declaration.csa27, if black { 28 } else { 27 }),
        (24, &declaration.csa24, 24),
    ] {
        let args = Values::new()
            .number("points", points)
            .text("verdict", by_points(found, needed));
        writeln!(text, "{}", words::say_with("program-declaration", &args))?;
    }
    let tried = if declaration.r#try.allowed {
        words::say("program-wins")
    } else {
        loses(&declaration.r#try.fails, 0)
    };
    let args = Values::new().text("verdict", tried);
    writeln!(text, "{}", words::say_with("program-try", &args))?;
    Ok(text)
}

/// Who wins.
fn verdict(result: &str, handicap: Handicap) -> String {
    let winner = match result {
        "black" => Color::Black,
        "white" => Color::White,
        _ => return words::say("result-draw"),
    };
    let args = Values::new().name("side", &words::side(winner, handicap));
    words::say_with("result-wins", &args)
}

fn by_points(found: &JudgedPoints, needed: u64) -> String {
    let verdict = match found {
        JudgedPoints { wins: true, .. } => words::say("program-wins"),
        JudgedPoints { allowed: true, .. } => words::say("program-draws"),
        JudgedPoints { fails, .. } => loses(fails, needed),
    };
    let count = Values::new()
        .number("points", found.points.into())
        .number("pieces", found.pieces.into());
    format!("{verdict} {}", words::say_with("declaration-count", &count))
}

/// That a declaration would lose, and all that it lacks.
fn loses(fails: &[&str], needed: u64) -> String {
    let args = Values::new().number("needed", needed);
    let fails = fails.iter().map(|fail| {
        let key = format!("declaration-{}", fail.replace('_', "-"));
        words::say_with(&key, &args)
    });
    let sentences: Vec<String> = [words::say("program-loses")]
        .into_iter()
        .chain(fails)
        .collect();
    sentences.join(" ")
}
