//! Ending games whose result both engines agree on.

use std::str::FromStr;

use anyhow::{Context, bail};
use komadai_core::Color;
use komadai_texts::Values;

use crate::words;

/// When a game is ended by what the engines think of it; `None` = never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adjudication {
    /// Wins.
    pub win: Option<WinRule>,
    /// Draws.
    pub draw: Option<DrawRule>,
}

/// A game is won when both engines have thought so for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinRule {
    /// What the winner's score must be at least, and the loser's at most with the sign changed; hundredths of a pawn.
    pub score: i32,
    /// For so many plies in a row.
    pub plies: u32,
}

/// A game is drawn when both engines have thought so for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// How far from 0 the scores may be, in hundredths of a pawn.
    pub score: i32,
    /// For so many plies in a row.
    pub plies: u32,
    /// Not before so many plies of the game.
    pub from: u32,
}

fn numbers<const N: usize>(text: &str, expected: &str) -> anyhow::Result<[u32; N]> {
    let wrong = || {
        words::say_with(
            "program-expected-adjudication",
            &Values::new().text("form", expected),
        )
    };
    let numbers: Result<Vec<u32>, _> = text.split(',').map(|word| word.trim().parse()).collect();
    let numbers: [u32; N] = match numbers.with_context(wrong)?.try_into() {
        Ok(numbers) => numbers,
        Err(_) => bail!(wrong()),
    };
    if numbers[0] > 30_000 || numbers[1] == 0 {
        bail!(wrong());
    }
    Ok(numbers)
}

impl FromStr for WinRule {
    type Err = anyhow::Error;

    /// Reads `SCORE,PLIES`.
    fn from_str(text: &str) -> anyhow::Result<Self> {
        let [score, plies] = numbers(text, "SCORE,PLIES")?;
        let score = score as i32;
        Ok(Self { score, plies })
    }
}

impl FromStr for DrawRule {
    type Err = anyhow::Error;

    /// Reads `SCORE,PLIES,FROM`.
    fn from_str(text: &str) -> anyhow::Result<Self> {
        let [score, plies, from] = numbers(text, "SCORE,PLIES,FROM")?;
        let score = score as i32;
        Ok(Self { score, plies, from })
    }
}

/// Listens to the scores of one game.
pub(super) struct Judge<'a> {
    rules: &'a Adjudication,
    /// Plies in a row that told of a win for each side.
    won: [u32; 2],
    calm: u32,
}

impl<'a> Judge<'a> {
    pub fn new(rules: &'a Adjudication) -> Self {
        Self {
            rules,
            won: [0; 2],
            calm: 0,
        }
    }

    /// A side has played the move that makes `ply` plies and gave it this score. Returns the winner, or `Some(None)` for a draw, if the
    /// game is to end.
    pub fn hear(&mut self, side: Color, score: Option<i32>, ply: usize) -> Option<Option<Color>> {
        if let Some(rule) = &self.rules.win {
            for winner in Color::ALL {
                let seen = score.map(|score| if side == winner { score } else { -score });
                let count = &mut self.won[winner.index()];
                *count = match seen {
                    Some(seen) if seen >= rule.score => *count + 1,
                    _ => 0,
                };
                if *count >= rule.plies {
                    return Some(Some(winner));
                }
            }
        }
        if let Some(rule) = &self.rules.draw {
            self.calm = match score {
                Some(score) if score.abs() <= rule.score => self.calm + 1,
                _ => 0,
            };
            if self.calm >= rule.plies && ply >= rule.from as usize {
                return Some(None);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read() {
        let win: WinRule = "2000,6".parse().expect("reads");
        assert_eq!((win.score, win.plies), (2000, 6));
        let draw: DrawRule = "10, 10, 160".parse().expect("reads");
        assert_eq!((draw.score, draw.plies, draw.from), (10, 10, 160));
        for text in ["", "2000", "2000,0", "2000,6,1", "x,6", "-5,6", "40000,6"] {
            let error = text.parse::<WinRule>().expect_err("refused");
            assert!(format!("{error:#}").contains("SCORE,PLIES"), "{text}");
        }
    }
}
