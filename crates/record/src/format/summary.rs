//! The sentence that closes a line of moves in KIF and KI2: `まで84手で後手の勝ち`.

use std::fmt::Write as _;

use komadai_core::Color;

use super::japanese::{digit, ending, ending_word, side, side_of};
use crate::{Ending, Outcome};

/// What such a sentence says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    /// How many moves were made, where it says so.
    pub moves: Option<u32>,
    /// How the game ended.
    pub result: Result,
}

/// How a game ended, in the words of a summary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Result {
    /// A side won; it is not said how.
    Won(Color),
    /// An ending, with the side that it names.
    Ending(Ending, Option<Color>),
    /// Words that nobody knows.
    Other(Box<str>),
}

impl Summary {
    /// Reads a line that begins with まで; `None` for any other line.
    pub fn read(line: &str) -> Option<Summary> {
        let rest = line.trim().strip_prefix("まで")?;
        let rest = rest.split('#').next().unwrap_or_default();
        let mut moves = None;
        let mut text = rest.trim_start();
        while let Some(value) = text.chars().next().and_then(digit) {
            moves = Some(
                moves
                    .unwrap_or(0u32)
                    .saturating_mul(10)
                    .saturating_add(value),
            );
            text = &text[text.chars().next().map_or(0, char::len_utf8)..];
        }
        text = text.trim_start();
        text = text.strip_prefix('手').unwrap_or(text);
        text = text.strip_prefix('で').unwrap_or(text);
        let text = text.trim().trim_end_matches('。');
        Some(Summary {
            moves,
            result: Result::read(text),
        })
    }

    /// The ending of this sentence where the line of moves itself has none; `to_move` is whose turn it would be.
    pub fn ending(&self, to_move: Color) -> Ending {
        match &self.result {
            Result::Won(winner) if *winner == to_move.other() => Ending::Resign,
            Result::Won(_) => Ending::Other("勝ち".into()),
            Result::Ending(ending, _) => ending.clone(),
            Result::Other(text) => Ending::Other(text.clone()),
        }
    }

    /// Whether the sentence fits a line of so many moves that ends with `ending`.
    pub fn fits(&self, moves: usize, ending: &Ending, to_move: Color) -> bool {
        let counted = self.moves.is_none_or(|number| number as usize == moves);
        let outcome = ending.outcome(to_move);
        counted
            && match &self.result {
                Result::Won(winner) => {
                    matches!(outcome, None | Some(Outcome::Unfinished))
                        || outcome == Some(Outcome::Win(*winner))
                }
                Result::Ending(named, side) => {
                    let side_fits = match (named, side, outcome) {
                        (_, None, _) | (_, _, None) => true,
                        // "By White's foul" names the loser; all others name the winner.
                        (Ending::IllegalLoss | Ending::ForfeitLoss, Some(side), Some(outcome)) => {
                            outcome == Outcome::Win(side.other())
                        }
                        (_, Some(side), Some(outcome)) => outcome == Outcome::Win(*side),
                    };
                    side_fits && (named == ending || named.outcome(to_move) == outcome)
                }
                Result::Other(_) => true,
            }
    }

    /// Whether the words are those of the ending itself.
    pub fn says(&self, ending: &Ending) -> bool {
        matches!(&self.result, Result::Other(text) if text.as_ref() == ending_word(ending) || text.is_empty())
    }

    /// Writes the sentence, with a line end, for a line of so many moves. In a handicap game the sides are 下手 and 上手.
    pub fn write(out: &mut String, moves: usize, ending: &Ending, to_move: Color, handicap: bool) {
        let _ = write!(out, "まで{moves}手で");
        let us = side(to_move, handicap);
        let them = side(to_move.other(), handicap);
        let word = ending_word(ending);
        let _ = match ending {
            Ending::Resign => write!(out, "{them}の勝ち"),
            Ending::TimeUp => write!(out, "時間切れにより{them}の勝ち"),
            Ending::Try => write!(out, "トライにより{them}の勝ち"),
            Ending::IllegalWin
            | Ending::IllegalLoss
            | Ending::DeclarationWin
            | Ending::ForfeitWin
            | Ending::ForfeitLoss => write!(out, "{us}の{word}"),
            _ => write!(out, "{word}"),
        };
        out.push('\n');
    }
}

impl Result {
    fn read(text: &str) -> Result {
        let (reason, rest) = match text.split_once("により") {
            Some((reason, rest)) => (reason.trim(), rest),
            None => ("", text),
        };
        let (color, word) = match side_of(rest) {
            Some((color, word)) => (Some(color), word.strip_prefix('の').unwrap_or(word)),
            None => (None, rest),
        };
        let won = matches!(word, "勝ち" | "勝");
        match (ending(reason), color) {
            (Some(ending), Some(_)) if won => return Result::Ending(ending, color),
            _ => {}
        }
        match (color, ending(word)) {
            (Some(color), _) if won => Result::Won(color),
            (_, Some(ending)) => Result::Ending(ending, color),
            _ => Result::Other(text.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_of_real_files() {
        let check = |line, moves, result| {
            assert_eq!(
                Summary::read(line),
                Some(Summary { moves, result }),
                "{line}"
            );
        };
        check("まで84手で後手の勝ち", Some(84), Result::Won(Color::White));
        check(
            "まで7手詰",
            Some(7),
            Result::Ending(Ending::Checkmate, None),
        );
        check(
            "まで7手で詰み",
            Some(7),
            Result::Ending(Ending::Checkmate, None),
        );
        check(
            "まで３手で中断 #x",
            Some(3),
            Result::Ending(Ending::Interrupted, None),
        );
        let time = Result::Ending(Ending::TimeUp, Some(Color::Black));
        check("まで3手で時間切れにより先手の勝ち", Some(3), time);
        let foul = Result::Ending(Ending::IllegalWin, Some(Color::White));
        check("まで3手で後手の反則勝ち", Some(3), foul);
        check("まで", None, Result::Other("".into()));
        assert_eq!(Summary::read("手合割：平手"), None);
    }

    #[test]
    fn what_is_written_fits() {
        for ending in Ending::KNOWN {
            for (moves, to_move) in [(0, Color::Black), (81, Color::White)] {
                for handicap in [false, true] {
                    let mut line = String::new();
                    Summary::write(&mut line, moves, &ending, to_move, handicap);
                    let summary = Summary::read(&line).unwrap();
                    assert!(summary.fits(moves, &ending, to_move), "{line}");
                    assert!(!summary.fits(moves + 1, &ending, to_move), "{line}");
                    assert_eq!(summary.ending(to_move), ending, "{line}");
                }
            }
        }
    }

    #[test]
    fn the_wrong_winner_does_not_fit() {
        let summary = Summary::read("まで84手で後手の勝ち").unwrap();
        assert!(summary.fits(84, &Ending::Resign, Color::Black));
        assert!(!summary.fits(84, &Ending::Resign, Color::White));
        assert!(!summary.fits(84, &Ending::Repetition, Color::Black));
    }
}
