//! A pasted start: what it is, or everything that is wrong with it, in a form that the page has words for.

use komadai_core::{
    Color, PositionText, SetupError, SfenError, SfenFault, SfenField, Strictness, TextError,
};
use komadai_game::{Game, IllegalReport, Instant, InvalidSettings, Settings, Start, kind_name};
use serde::Serialize;
use serde_json::{Map, Value};

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

/// One thing that is wrong with a pasted start.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fault {
    /// The key of the page's text.
    pub code: String,
    /// The rule that is broken.
    pub rule: Option<String>,
    /// The field of the text: `board`, `side`, `hands`, `ply`, `moves`.
    pub field: Option<&'static str>,
    /// Where in the text, in characters from 1.
    pub column: Option<usize>,
    /// What the page's text has to fill in.
    pub args: Map<String, Value>,
}

impl Fault {
    fn new(code: &str, args: impl IntoIterator<Item = (&'static str, Value)>) -> Fault {
        Fault {
            code: code.to_owned(),
            rule: None,
            field: None,
            column: None,
            args: args
                .into_iter()
                .map(|(key, value)| (key.to_owned(), value))
                .collect(),
        }
    }
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
    let PositionText { setup, moves } = text.parse().map_err(|error| vec![text_fault(&error)])?;
    let mut position = setup
        .into_position(Strictness::Game)
        .map_err(|invalid| invalid.errors.iter().map(setup_fault).collect::<Vec<_>>())?;
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
        return Err(vec![settings_fault(&invalid)]);
    }
    for &mv in &moves {
        if position.play(mv).is_err() {
            return Err(vec![Fault::new("start-unreadable", [])]);
        }
    }
    Ok(StartCheck::Good {
        ok: true,
        sfen: setup.to_string(),
        moves: moves.iter().map(ToString::to_string).collect(),
        view: PlyView::new(&position, moves.last().copied()),
    })
}

fn settings_fault(invalid: &InvalidSettings) -> Fault {
    let rule = invalid.rule().map(|rule| rule.to_string());
    match invalid {
        InvalidSettings::IllegalStartMove { ply, mv, report } => {
            let IllegalReport { reason, piece, .. } = report;
            let args = [
                ("number", (*ply).into()),
                ("move", mv.to_string().into()),
                ("reason", reason.as_ref().into()),
                ("piece", piece.as_deref().into()),
            ];
            Fault {
                rule,
                field: Some("moves"),
                ..Fault::new("start-illegal-move", args)
            }
        }
        InvalidSettings::StartIsOver(outcome) => {
            let args = [("reason", outcome.reason().key().into())];
            Fault {
                rule,
                ..Fault::new("start-is-over", args)
            }
        }
        _ => Fault {
            rule,
            ..Fault::new("start-unreadable", [])
        },
    }
}

fn side(color: Color) -> Value {
    match color {
        Color::Black => "black".into(),
        Color::White => "white".into(),
    }
}

fn setup_fault(error: &SetupError) -> Fault {
    let fault = match *error {
        SetupError::MissingKing(color) => Fault::new("setup-missing-king", [("side", side(color))]),
        SetupError::NoKings => Fault::new("setup-no-kings", []),
        SetupError::SeveralKings(color) => {
            Fault::new("setup-several-kings", [("side", side(color))])
        }
        SetupError::TooManyPieces { kind, count } => Fault::new(
            "setup-too-many",
            [
                ("piece", kind_name(kind).into()),
                ("count", count.into()),
                ("most", kind.in_a_set().into()),
            ],
        ),
        SetupError::Nifu { color, square } => Fault::new(
            "setup-nifu",
            [
                ("side", side(color)),
                ("file", square.file().number().into()),
            ],
        ),
        SetupError::DeadPiece { piece, square } => Fault::new(
            "setup-dead-piece",
            [
                ("side", side(piece.color())),
                ("piece", kind_name(piece.kind()).into()),
                ("square", square.to_string().into()),
            ],
        ),
        SetupError::OpponentInCheck { color } => {
            Fault::new("setup-opponent-in-check", [("side", side(color))])
        }
        SetupError::PlyOutOfRange(ply) => Fault::new("setup-ply", [("count", ply.into())]),
        _ => Fault::new("start-unreadable", []),
    };
    let field = match error {
        SetupError::PlyOutOfRange(_) => "ply",
        _ => "board",
    };
    Fault {
        rule: error.rule().map(|rule| rule.to_string()),
        field: Some(field),
        ..fault
    }
}

fn text_fault(error: &TextError) -> Fault {
    match error {
        TextError::Empty => Fault::new("text-empty", []),
        TextError::Sfen(error) => sfen_fault(error),
        TextError::Move {
            number,
            column,
            text,
        } => Fault {
            field: Some("moves"),
            column: Some(*column),
            ..Fault::new(
                "text-move",
                [("number", (*number).into()), ("text", text.as_str().into())],
            )
        },
        TextError::Word { column, text } => Fault {
            column: Some(*column),
            ..Fault::new("text-word", [("text", text.as_str().into())])
        },
        _ => Fault::new("start-unreadable", []),
    }
}

fn sfen_fault(
    SfenError {
        field,
        column,
        fault,
    }: &SfenError,
) -> Fault {
    let found = match *fault {
        SfenFault::Missing => Fault::new("sfen-missing", []),
        SfenFault::Unexpected(found) => {
            Fault::new("sfen-unexpected", [("text", found.to_string().into())])
        }
        SfenFault::CannotPromote => Fault::new("sfen-cannot-promote", []),
        SfenFault::RankLength { rank, squares } => Fault::new(
            "sfen-rank-length",
            [("rank", rank.to_string().into()), ("count", squares.into())],
        ),
        SfenFault::RankCount(count) => Fault::new("sfen-rank-count", [("count", count.into())]),
        SfenFault::NotASide => Fault::new("sfen-side", []),
        SfenFault::BadCount => Fault::new("sfen-count", []),
        SfenFault::TooManyInHand {
            letter,
            count,
            most,
        } => Fault::new(
            "sfen-too-many-in-hand",
            [
                ("letter", letter.to_string().into()),
                ("count", count.into()),
                ("most", most.into()),
            ],
        ),
        SfenFault::NotANumber => Fault::new("sfen-number", []),
        SfenFault::Trailing => Fault::new("sfen-trailing", []),
        _ => Fault::new("start-unreadable", []),
    };
    let field = match field {
        SfenField::Board => "board",
        SfenField::Side => "side",
        SfenField::Hands => "hands",
        SfenField::Ply => "ply",
    };
    Fault {
        field: Some(field),
        column: Some(*column),
        ..found
    }
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
                .map(|fault| (fault.code, fault.rule, fault.field, fault.column))
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
            faults("P3k4/9/9/9/9/9/9/9/9 w - 1"),
            [
                ("setup-missing-king".into(), some("R2"), Some("board"), None),
                ("setup-dead-piece".into(), some("R21"), Some("board"), None)
            ]
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
