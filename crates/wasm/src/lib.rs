//! The rules of shogi and live games, for the page.
//!
//! The page keeps a [`WebGame`] that follows the server's events, and asks it what a board shows, why a move is illegal
//! and how moves are written. Everything crosses the border as JSON text: the page has one form of data, whether it comes
//! from here or from the server, and the border stays a handful of functions.

#![warn(missing_docs)]

mod game;
mod start;
mod study;
mod view;

pub use game::WebGame;
pub use start::{StartCheck, check_start};
pub use study::{judge_at, look_at, meant_at, notation_at, play_at};
pub use view::PlyView;

use komadai_core::Handicap;
use komadai_game::{Grade, LADDER};
use wasm_bindgen::prelude::wasm_bindgen;

/// Reads a pasted `position …`, SFEN or list of USI moves: JSON of [`StartCheck`].
#[wasm_bindgen(js_name = checkStart)]
#[must_use]
pub fn check_start_json(text: &str) -> String {
    json(&check_start(text))
}

/// The names of all handicaps, the even game first: a JSON list of strings.
#[wasm_bindgen(js_name = handicapNames)]
#[must_use]
pub fn handicap_names() -> String {
    json(&Handicap::ALL.map(Handicap::name))
}

/// The start position of a handicap (R6) as SFEN; that of the even game for an unknown name.
#[wasm_bindgen(js_name = handicapSfen)]
#[must_use]
pub fn handicap_sfen(name: &str) -> String {
    name.parse().unwrap_or(Handicap::Even).sfen()
}

/// Grades and levels (R43): JSON with `grades`, the names and lowest ratings of all grades, weakest first; `levels`, the ratings
/// of the computer player's levels, weakest first; and `handicaps`, what fits between grades, by how many they are apart.
#[wasm_bindgen(js_name = ladder)]
#[must_use]
pub fn ladder() -> String {
    #[derive(serde::Serialize)]
    struct Ladder {
        grades: Vec<(Grade, u16)>,
        levels: [u16; LADDER.len()],
        handicaps: Vec<&'static str>,
    }
    let lowest = Grade::of_rating(0);
    json(&Ladder {
        grades: Grade::all().map(|grade| (grade, grade.floor())).collect(),
        levels: LADDER,
        handicaps: Grade::all()
            .map(|grade| grade.handicap_against(lowest).name())
            .collect(),
    })
}

/// JSON of a value whose maps have text for keys and which therefore always has one.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}
