//! Positions by themselves, as the lessons have them: no game is followed, each question brings its position.

use komadai_core::{Move, Position, Setup, Strictness};
use komadai_game::IllegalReport;
use komadai_lessons::Pattern;
use komadai_notation::{self as notation, Style};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{PlyView, json};

fn position(sfen: &str) -> Option<Position> {
    let setup: Setup = sfen.parse().ok()?;
    setup.into_position(Strictness::MateProblem).ok()
}

fn question(sfen: &str, usi: &str) -> Option<(Position, Move)> {
    Some((position(sfen)?, usi.parse().ok()?))
}

/// The position of an SFEN: JSON of [`PlyView`], or `null` if it is none.
#[wasm_bindgen(js_name = lookAt)]
#[must_use]
pub fn look_at(sfen: &str) -> String {
    json(&position(sfen).map(|position| PlyView::new(&position, None)))
}

/// The position after a USI move: JSON of [`PlyView`], or `null` if the move is illegal.
#[wasm_bindgen(js_name = playAt)]
#[must_use]
pub fn play_at(sfen: &str, usi: &str) -> String {
    json(&question(sfen, usi).and_then(|(mut position, mv)| {
        position.play(mv).ok()?;
        Some(PlyView::new(&position, Some(mv)))
    }))
}

/// Why a USI move is illegal: JSON of an [`IllegalReport`], or `null` if it is legal.
#[wasm_bindgen(js_name = judgeAt)]
#[must_use]
pub fn judge_at(sfen: &str, usi: &str) -> String {
    json(&question(sfen, usi).and_then(|(position, mv)| {
        let why = position.check_move(mv).err()?;
        Some(IllegalReport::new(&position, mv, &why))
    }))
}

/// Which of some patterns, each on a line of its own, is the first that means a legal USI move: its number from 0, or -1.
#[wasm_bindgen(js_name = meantAt)]
#[must_use]
pub fn meant_at(sfen: &str, usi: &str, patterns: &str) -> i32 {
    let Some((position, mv)) = question(sfen, usi) else {
        return -1;
    };
    let means = |text: &str| {
        text.parse::<Pattern>()
            .is_ok_and(|pattern| pattern.matches(&position, mv))
    };
    patterns
        .lines()
        .position(means)
        .and_then(|index| i32::try_from(index).ok())
        .unwrap_or(-1)
}

/// A USI move in a style, such as `western` or `japanese`; empty if there is no such move or style.
#[wasm_bindgen(js_name = notationAt)]
#[must_use]
pub fn notation_at(sfen: &str, usi: &str, style: &str) -> String {
    match (question(sfen, usi), style.parse::<Style>()) {
        (Some((position, mv)), Ok(style)) => {
            notation::format(&position, mv, None, style).to_string()
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NIFU: &str = "4k4/9/9/9/9/9/4P4/9/4K4 b GP 1";

    #[test]
    fn answers_about_a_position() {
        assert!(look_at(NIFU).contains(r#""turn":"black","check":null"#));
        assert_eq!(look_at("9/9/9/9/9/9/9/9/9 b - 1"), "null");
        assert!(play_at(NIFU, "G*5b").contains(r#""turn":"white","check":"5a","last":"G*5b""#));
        assert_eq!(play_at(NIFU, "P*5e"), "null");
        assert!(
            judge_at(NIFU, "P*5e").contains(r#""reason":"nifu","rule":"R29","squares":["5g"]"#)
        );
        assert_eq!(judge_at(NIFU, "P*4e"), "null");
        assert_eq!(notation_at(NIFU, "P*4e", "western"), "P*45");
        for nonsense in ["", "5g", "K*5e"] {
            assert_eq!(judge_at(NIFU, nonsense), "null");
            assert_eq!(notation_at(NIFU, nonsense, "western"), "");
            assert_eq!(meant_at(NIFU, nonsense, "*"), -1);
        }
    }

    #[test]
    fn the_first_pattern_that_fits_is_named() {
        assert_eq!(meant_at(NIFU, "G*5b", "mate\ncheck\n*"), 1);
        assert_eq!(meant_at(NIFU, "5g5f", "mate\ncheck\n*"), 2);
        assert_eq!(meant_at(NIFU, "5g5f", "drop\nfrom 5i"), -1);
    }
}
