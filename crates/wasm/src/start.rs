//! A pasted start: what it is, or everything that is wrong with it, in a form that the page has words for.

use komadai_core::{PositionText, Strictness};
use komadai_game::{Fault, Game, Instant, Settings, Start};
use serde::Serialize;

use crate::PlyView;

/// The answer about a pasted start.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum StartCheck {
    /// A game can begin there.
    Good {
        /// Always true.
        ok: bool,
        /// The position before the moves.
        sfen: String,
        /// The moves made already, in USI.
        moves: Vec<String>,
        /// The position after them.
        view: PlyView,
    },
    /// It cannot.
    Bad {
        /// Always false.
        ok: bool,
        /// What is wrong: at least one fault.
        faults: Vec<Fault>,
    },
}

/// Reads a pasted `position …`, SFEN or list of USI moves, and plays its moves.
#[must_use]
pub fn check_start(text: &str) -> StartCheck {
    match read(text) {
        Ok(good) => good,
        Err(faults) => StartCheck::Bad { ok: false, faults },
    }
}

fn read(text: &str) -> Result<StartCheck, Vec<Fault>> {
    let PositionText { setup, moves } = text.parse().map_err(|error| vec![Fault::from(&error)])?;
    let mut position = setup
        .into_position(Strictness::MateProblem)
        .map_err(|invalid| invalid.errors.iter().map(Fault::from).collect::<Vec<_>>())?;
    let start = Start {
        setup: Some(setup),
        moves,
        ..Start::default()
    };
    let moves = start.moves.clone();
    // The game itself knows best whether it can begin there.
    if let Err(invalid) = Game::new(
        Settings {
            start,
            ..Settings::default()
        },
        Instant::from_millis(0),
    ) {
        return Err(vec![Fault::from(&invalid)]);
    }
    for &mv in &moves {
        if position.play(mv).is_err() {
            return Err(vec![Fault::UNREADABLE]);
        }
    }
    Ok(StartCheck::Good {
        ok: true,
        sfen: setup.to_string(),
        moves: moves.iter().map(ToString::to_string).collect(),
        view: PlyView::new(&position, moves.last().copied()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reason, rule, field and column of a fault.
    type Seen = (String, Option<String>, Option<&'static str>, Option<usize>);

    fn faults(text: &str) -> Vec<Seen> {
        match check_start(text) {
            StartCheck::Good { .. } => Vec::new(),
            StartCheck::Bad { faults, .. } => faults
                .into_iter()
                .map(|fault| (fault.code.to_owned(), fault.rule, fault.field, fault.column))
                .collect(),
        }
    }

    #[test]
    fn good_starts() {
        for (text, plies) in [
            ("position startpos moves 7g7f 3c3d", 2),
            ("startpos", 0),
            ("7g7f 3c3d 2g2f", 3),
            (
                "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
                0,
            ),
            ("sfen 4k4/9/9/9/9/9/9/9/4K4 b P", 0),
            // A mate problem, whose attacker has no king.
            ("sfen 7k1/9/7P1/9/9/9/9/9/9 b G 1", 0),
        ] {
            match check_start(text) {
                StartCheck::Good { moves, .. } => assert_eq!(moves.len(), plies, "{text}"),
                bad => panic!("{text}: {bad:?}"),
            }
        }
    }

    #[test]
    fn names_the_field_and_the_rule() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(faults(" "), [("text-empty".into(), None, None, None)]);
        assert_eq!(
            faults("startpos moves 7g7f 9z9z"),
            [("text-move".into(), None, Some("moves"), Some(21))]
        );
        assert_eq!(
            faults("startpos moves 7g7f 7g7f"),
            [("start-illegal-move".into(), some("R7"), Some("moves"), None)]
        );
        assert_eq!(
            faults("4k4/4P4/4P4/9/9/9/9/9/4K4 w - 1"),
            [("setup-nifu".into(), some("R29"), Some("board"), None)]
        );
        assert_eq!(
            faults("P8/9/9/9/9/9/9/9/9 w RRR 1"),
            [
                ("setup-no-kings".into(), some("R2"), Some("board"), None),
                ("setup-too-many".into(), some("R2"), Some("board"), None),
                ("setup-dead-piece".into(), some("R21"), Some("board"), None)
            ]
        );
        assert_eq!(
            faults("4k4/9/9/9/9/9/9/9/4K4 b 10000P 1"),
            [("sfen-count-too-large".into(), None, Some("hands"), Some(30))]
        );
        assert_eq!(
            faults("4k4/9/9/9/9/9/9/9/4K4 x - 1"),
            [("sfen-side".into(), None, Some("side"), Some(23))]
        );
        assert_eq!(
            faults("4k4/9/9/9/9/9/9/4K4 b - 1"),
            [("sfen-rank-count".into(), None, Some("board"), Some(20))]
        );
    }

    #[test]
    fn a_finished_game_is_no_start() {
        // Gold mates the cornered king.
        let [(code, rule, ..)] = &faults("8k/8G/7G1/9/9/9/9/9/4K4 w - 1")[..] else {
            panic!("expected one fault")
        };
        assert_eq!(
            (code.as_str(), rule.as_deref()),
            ("start-is-over", Some("R32"))
        );
    }
}
