//! `komadai judge`: what became of a game.

use std::fmt::Write;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, ValueEnum};
use komadai_core::Handicap;
use komadai_game::{IllegalMoveRule, JudgeOptions, JudgedPoints, Judgement, judge};

use crate::{output, position};

#[derive(Args)]
pub struct JudgeArgs {
    /// The start position and the moves of the game, one argument
    position: String,
    /// Whether an illegal move is refused or loses the game
    #[arg(long, value_enum, default_value_t = Illegal::Refuse)]
    illegal: Illegal,
    /// After N moves the game is a draw
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
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
        output::answer(&describe(&judgement)?)?;
    }
    Ok(ExitCode::from(u8::from(judgement.is_illegal())))
}

/// The judgement for people.
fn describe(judgement: &Judgement) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    if let Some(illegal) = &judgement.illegal {
        writeln!(
            text,
            "Move {}, {}, is illegal: {}",
            illegal.ply, illegal.mv, illegal.report
        )?;
    }
    match (&judgement.result, &judgement.reason) {
        (Some(result), Some(reason)) => {
            let result = match result.as_str() {
                "black" => "Black wins",
                "white" => "White wins",
                _ => "a draw",
            };
            let rule = judgement
                .rule
                .as_ref()
                .map(|rule| format!(" ({rule})"))
                .unwrap_or_default();
            let at = judgement.ended_at.unwrap_or_default();
            writeln!(
                text,
                "Ended at move {at}: {result} by {}{rule}",
                reason.replace('_', " ")
            )?;
        }
        _ => writeln!(text, "Ongoing after {} moves", judgement.plies)?,
    }
    if !judgement.ignored.is_empty() {
        writeln!(
            text,
            "Not replayed: {} later moves",
            judgement.ignored.len()
        )?;
    }
    writeln!(text, "SFEN: {}", judgement.sfen)?;
    if judgement.in_check {
        writeln!(text, "The side to move is in check")?;
    }
    let declaration = &judgement.declaration;
    writeln!(
        text,
        "Declaration, 27 points: {}",
        by_points(&declaration.csa27)
    )?;
    writeln!(
        text,
        "Declaration, 24 points: {}",
        by_points(&declaration.csa24)
    )?;
    let tried = if declaration.r#try.allowed {
        "wins".to_owned()
    } else {
        fails(&declaration.r#try.fails)
    };
    writeln!(text, "Try rule: {tried}")?;
    Ok(text)
}

fn by_points(declaration: &JudgedPoints) -> String {
    let verdict = match declaration {
        JudgedPoints { wins: true, .. } => "wins".to_owned(),
        JudgedPoints { allowed: true, .. } => "draws".to_owned(),
        JudgedPoints { fails, .. } => self::fails(fails),
    };
    format!(
        "{verdict}; {} points, {} pieces",
        declaration.points, declaration.pieces
    )
}

fn fails(fails: &[&str]) -> String {
    format!("would lose: {}", fails.join(", ").replace('_', " "))
}
