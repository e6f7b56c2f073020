//! `komadai match`: one engine against another over many games, and what the result is worth.

mod args;
mod game;
mod gnushogi;
mod ladder;
mod limits;
mod openings;
mod player;
mod runner;
mod saved;
pub mod score;
mod sprt;

use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

use anyhow::{Context, Result};
use komadai_texts::Values;

pub use args::MatchArgs;
use game::{BySide, GameRecord};
use runner::Plan;
use score::Score;

use crate::{output, words};

/// Plays the match, with a line of progress on the standard error stream and the result as the answer.
///
/// # Errors
/// If an argument does not read, a file cannot be opened, or an engine cannot be started.
pub fn run(args: &MatchArgs) -> Result<ExitCode> {
    if args.ladder {
        return ladder::run(args);
    }
    let (names, score, played) = contest(args)?;
    // What was played counts even if the rest could not be.
    if score.games() > 0 {
        if args.json {
            output::json(&score.summary(&names))?;
        } else {
            output::answer(&score.report(&names))?;
        }
    }
    played.map(|()| ExitCode::SUCCESS)
}

/// Plays a match; how it was broken off, if it was, stands beside what was played before.
fn contest(args: &MatchArgs) -> Result<(BySide<String>, Score, Result<()>)> {
    let plan = Plan::new(args)?;
    let mut record = match &args.out {
        Some(path) => {
            let file = OpenOptions::new().create(true).append(true).open(path);
            Some(file.with_context(|| words::file("program-cannot-write", path))?)
        }
        None => None,
    };
    let mut score = Score::new(args.sprt);
    plan.played.iter().for_each(|game| score.add(game));
    let mut progress = Progress::new();
    let goes_on = |score: &Score| {
        if score.is_decided() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let before = goes_on(&score);
    let mut on_game = |game: &GameRecord| {
        score.add(game);
        if let Some(file) = &mut record {
            writeln!(file, "{}", game.as_lines(&plan.names))?;
        }
        progress.tell(game, &plan, &score);
        Ok(goes_on(&score))
    };
    let played = match before {
        ControlFlow::Continue(()) => runner::play(&plan, &mut on_game),
        ControlFlow::Break(()) => Ok(()),
    };
    progress.end();
    Ok((plan.names, score, played))
}

/// The line that tells how far the match is: kept in place on a terminal, one a game elsewhere.
struct Progress {
    in_place: bool,
    shown: bool,
}

impl Progress {
    fn new() -> Self {
        Self {
            in_place: io::stderr().is_terminal(),
            shown: false,
        }
    }

    fn tell(&mut self, game: &GameRecord, plan: &Plan, score: &Score) {
        let mut err = io::stderr().lock();
        if let Some(fault) = &game.fault {
            let start = if self.shown { "\r\x1b[K" } else { "" };
            let number = Values::new().text("game", game.number.to_string());
            let number = words::say_with("program-game", &number);
            let _ = writeln!(err, "{start}{number}: {fault}");
            self.shown = false;
        }
        let ended = game.told(&plan.names);
        let line = format!(
            "{}/{}  {}  ({ended})",
            score.games(),
            plan.games,
            score.line()
        );
        // Progress that cannot be shown must not end a match of hours.
        let _ = if self.in_place {
            write!(err, "\r\x1b[K{line}").and_then(|()| err.flush())
        } else {
            writeln!(err, "{line}")
        };
        self.shown = self.in_place;
    }

    fn end(&self) {
        if self.shown {
            let _ = writeln!(io::stderr());
        }
    }
}
