//! Games of a match that was broken off.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use komadai_texts::Values;

use super::game::{BySide, GameRecord, Reason, Side};
use super::openings::Openings;
use crate::words;

/// The games of a file; none if it does not exist. A game that was being written when the match broke off is cut away.
///
/// # Errors
/// If the file cannot be read, or holds anything but games of these engines from these openings.
pub fn read(path: &Path, names: &BySide<String>, openings: &Openings) -> Result<Vec<GameRecord>> {
    let told = || path.display().to_string();
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error).with_context(told),
    };
    let whole = whole_games(&text);
    let games = parse(&text[..whole], names, openings).with_context(told)?;
    if whole < text.len() {
        let file = OpenOptions::new().write(true).open(path);
        file.and_then(|file| file.set_len(whole as u64))
            .with_context(told)?;
    }
    Ok(games)
}

/// The length of the text without a game at its end that lacks a line or the end of one.
fn whole_games(text: &str) -> usize {
    let lines = text.rfind('\n').map_or(0, |at| at + 1);
    let complete = &text[..lines];
    let last = complete.lines().last().unwrap_or_default();
    if last.starts_with('#') {
        complete[..lines - 1].rfind('\n').map_or(0, |at| at + 1)
    } else {
        lines
    }
}

fn parse(text: &str, names: &BySide<String>, openings: &Openings) -> Result<Vec<GameRecord>> {
    let mut games: Vec<GameRecord> = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((index, comment)) = lines.next() {
        let at = || words::line(index + 1);
        let (_, moves) = lines.next().with_context(at)?;
        let game = game(comment, moves, names).with_context(at)?;
        let number = Values::new().text("game", game.number.to_string());
        let opening = openings.get((game.number - 1) / 2).to_text();
        if game.moves.setup != opening.setup || !game.moves.moves.starts_with(&opening.moves) {
            bail!(
                "{}: {}",
                at(),
                words::say_with("program-saved-opening", &number)
            );
        }
        if games.iter().any(|known| known.number == game.number) {
            bail!(
                "{}: {}",
                at(),
                words::say_with("program-saved-twice", &number)
            );
        }
        games.push(game);
    }
    Ok(games)
}

/// How a game may have ended.
const RESULTS: [&str; 3] = ["draw", "black wins", "white wins"];

/// Reads what [`GameRecord::as_lines`] writes.
fn game(comment: &str, moves: &str, names: &BySide<String>) -> Result<GameRecord> {
    let rest = comment.strip_prefix("# game ").and_then(|rest| {
        let (number, rest) = rest.split_once(": ")?;
        Some((number.parse::<usize>().ok().filter(|&n| n > 0)?, rest))
    });
    let (number, rest) = rest.with_context(|| words::say("program-saved-first"))?;
    let players = |black: Side| {
        let (black, white) = (names.get(black), names.get(black.other()));
        rest.strip_prefix(&format!("black {black}, white {white}: "))
    };
    let (black, result) = match (players(Side::A), players(Side::B)) {
        (Some(result), _) => (Side::A, result),
        (_, Some(result)) => (Side::B, result),
        _ => {
            let args = Values::new()
                .text("a", names.a.clone())
                .text("b", names.b.clone());
            bail!(words::say_with("program-saved-players", &args))
        }
    };
    let (result, reason) = result
        .split_once(", ")
        .with_context(|| words::one_of(RESULTS))?;
    let winner = match result {
        "draw" => None,
        "black wins" => Some(black),
        "white wins" => Some(black.other()),
        _ => bail!(words::one_of(RESULTS)),
    };
    let reason = Reason::from_words(reason).with_context(|| words::one_of(Reason::ALL))?;
    Ok(GameRecord {
        number,
        black,
        moves: moves.parse()?,
        winner,
        reason,
        fault: None,
        broken: None,
        slowest: BySide {
            a: Duration::ZERO,
            b: Duration::ZERO,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = "# game 1: black x, white y: white wins, resignation\nstartpos moves 7g7f 3c3d\n\
        # game 3: black x, white y: draw, max moves\nstartpos moves 7g7f\n\
        # game 2: black y, white x: black wins, wrong declaration\nstartpos\n";

    fn names() -> BySide<String> {
        BySide {
            a: "x".to_owned(),
            b: "y".to_owned(),
        }
    }

    fn from_start() -> Openings {
        Openings::Random { plies: 0, seed: 1 }
    }

    #[test]
    fn games_are_read_as_they_were_written() {
        let games = parse(GAMES, &names(), &from_start()).expect("reads");
        let told: Vec<_> = games
            .iter()
            .map(|game| (game.number, game.black, game.winner, game.reason))
            .collect();
        assert_eq!(
            told,
            [
                (1, Side::A, Some(Side::B), Reason::Resignation),
                (3, Side::A, None, Reason::MaxMoves),
                (2, Side::B, Some(Side::B), Reason::WrongDeclaration),
            ]
        );
        let written: String = games
            .iter()
            .map(|game| game.as_lines(&names()) + "\n")
            .collect();
        assert_eq!(written, GAMES);
    }

    #[test]
    fn an_unfinished_game_at_the_end_is_left_out() {
        let two = GAMES.rfind('#').expect("three games");
        assert_eq!(whole_games(GAMES), GAMES.len());
        let comment = GAMES[two..].find('\n').expect("a line") + two + 1;
        for end in [two + 5, comment, comment + 4] {
            assert_eq!(whole_games(&GAMES[..end]), two, "{end}");
        }
        assert_eq!(whole_games("# game 1"), 0);
        assert_eq!(whole_games("# game 1: black\nstartp"), 0);
        assert_eq!(whole_games(""), 0);
    }

    #[test]
    fn other_matches_are_refused() {
        let error = |text: &str, openings: &Openings| {
            let result = parse(text, &names(), openings);
            format!("{:#}", result.expect_err("refused"))
        };
        let other = Openings::Random { plies: 2, seed: 1 };
        assert!(error(GAMES, &other).contains("another opening"));
        let twice = format!("{GAMES}{GAMES}");
        assert_eq!(
            error(&twice, &from_start()),
            "line 7: game 1 is there twice"
        );
        let strangers = GAMES.replace("black x", "black z");
        assert_eq!(
            error(&strangers, &from_start()),
            "line 1: expected the players x and y"
        );
        assert!(error("startpos\nstartpos\n", &from_start()).starts_with("line 1: expected"));
    }
}
