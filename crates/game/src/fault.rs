//! What is wrong with a text that should describe a position or a game, in a form that texts in any language hang on.

use std::borrow::Cow;
use std::collections::BTreeMap;

use komadai_core::{Color, SetupError, SfenError, SfenFault, SfenField, TextError};
use serde::Serialize;

use crate::{InvalidSettings, kind_name};

/// One thing that is wrong with a pasted start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The stable key of the fault, in kebab-case, such as `setup-nifu`: the texts have `fault-` before it.
    pub code: &'static str,
    /// The rule that is broken.
    pub rule: Option<String>,
    /// The field of the text: `board`, `side`, `hands`, `ply`, `moves`.
    pub field: Option<&'static str>,
    /// Where in the text, in characters from 1.
    pub column: Option<usize>,
    /// What the text has to fill in, by the names of its placeholders.
    pub args: BTreeMap<&'static str, FaultArg>,
}

/// A value to be filled into the text about a fault.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum FaultArg {
    /// A number, on which a plural may depend.
    Number(u64),
    /// A word of the text in question, or the key of a name: `black`, `pro-silver`, `nifu`.
    Text(Cow<'static, str>),
    /// Nothing: an illegal move without a piece.
    Missing,
}

impl From<usize> for FaultArg {
    fn from(number: usize) -> Self {
        FaultArg::Number(number as u64)
    }
}

impl From<u32> for FaultArg {
    fn from(number: u32) -> Self {
        FaultArg::Number(number.into())
    }
}

impl From<u8> for FaultArg {
    fn from(number: u8) -> Self {
        FaultArg::Number(number.into())
    }
}

impl From<&'static str> for FaultArg {
    fn from(text: &'static str) -> Self {
        FaultArg::Text(text.into())
    }
}

impl From<String> for FaultArg {
    fn from(text: String) -> Self {
        FaultArg::Text(text.into())
    }
}

impl From<Option<Cow<'static, str>>> for FaultArg {
    fn from(text: Option<Cow<'static, str>>) -> Self {
        text.map_or(FaultArg::Missing, FaultArg::Text)
    }
}

impl Fault {
    /// That no game can start, when nothing more is known.
    pub const UNREADABLE: Fault = Fault {
        code: "start-unreadable",
        rule: None,
        field: None,
        column: None,
        args: BTreeMap::new(),
    };

    fn new<const N: usize>(code: &'static str, args: [(&'static str, FaultArg); N]) -> Fault {
        Fault {
            code,
            args: args.into(),
            ..Fault::UNREADABLE
        }
    }
}

impl From<&InvalidSettings> for Fault {
    fn from(invalid: &InvalidSettings) -> Fault {
        let rule = invalid.rule().map(|rule| rule.to_string());
        match invalid {
            InvalidSettings::IllegalStartMove { ply, mv, report } => {
                let args = [
                    ("number", (*ply).into()),
                    ("move", mv.to_string().into()),
                    ("reason", FaultArg::Text(report.reason.clone())),
                    ("piece", report.piece.clone().into()),
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
                ..Fault::UNREADABLE
            },
        }
    }
}

fn side(color: Color) -> FaultArg {
    match color {
        Color::Black => "black".into(),
        Color::White => "white".into(),
    }
}

impl From<&SetupError> for Fault {
    fn from(error: &SetupError) -> Fault {
        let fault = match *error {
            SetupError::MissingKing(color) => {
                Fault::new("setup-missing-king", [("side", side(color))])
            }
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
            _ => Fault::UNREADABLE,
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
}

impl From<&TextError> for Fault {
    fn from(error: &TextError) -> Fault {
        match error {
            TextError::Empty => Fault::new("text-empty", []),
            TextError::Sfen(error) => error.into(),
            TextError::Move {
                number,
                column,
                text,
            } => Fault {
                field: Some("moves"),
                column: Some(*column),
                ..Fault::new(
                    "text-move",
                    [("number", (*number).into()), ("text", text.clone().into())],
                )
            },
            TextError::Word { column, text } => Fault {
                column: Some(*column),
                ..Fault::new("text-word", [("text", text.clone().into())])
            },
            _ => Fault::UNREADABLE,
        }
    }
}

impl From<&SfenError> for Fault {
    fn from(error: &SfenError) -> Fault {
        let SfenError {
            field,
            column,
            fault,
        } = error;
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
            SfenFault::CountTooLarge => Fault::new("sfen-count-too-large", []),
            SfenFault::NotANumber => Fault::new("sfen-number", []),
            SfenFault::Trailing => Fault::new("sfen-trailing", []),
            _ => Fault::UNREADABLE,
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
}
