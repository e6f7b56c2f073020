//! A move that somebody types: the move, or what is wrong with the text, in a form that clients have words for.

use komadai_core::{Position, Square};
use komadai_game::{IllegalReport, kind_name};
use komadai_notation::{self as notation, ParseError};
use serde::Serialize;
use utoipa::ToSchema;

/// The answer about a typed move.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Typed {
    /// It is a legal move.
    Move {
        /// The move, in USI.
        #[serde(rename = "move")]
        mv: String,
    },
    /// The text breaks off or goes on as no move does.
    Syntax {
        /// The place, in characters from 1.
        at: usize,
        /// What was expected there: a key of `komadai-notation`.
        #[schema(value_type = String)]
        expected: &'static str,
        /// What stands there; `null` at the end of the text.
        #[schema(value_type = Option<String>)]
        found: Option<char>,
    },
    /// The text names the side that is not to move.
    WrongSide,
    /// 同, and no move went before.
    NoPrevious,
    /// Another piece than the named one stands at the origin.
    OtherPiece {
        /// The origin.
        square: String,
    },
    /// No piece goes there as the text says.
    NoSuchMove {
        /// The piece that the text names.
        #[schema(value_type = Option<String>)]
        piece: Option<&'static str>,
        /// Where it would go.
        square: String,
    },
    /// The move is clear and breaks a rule.
    Illegal {
        /// Which, and why.
        #[schema(value_type = Object)]
        report: IllegalReport,
    },
    /// Several legal moves fit.
    Ambiguous {
        /// All of them, in USI.
        candidates: Vec<String>,
    },
}

/// Reads a move in any notation; `previous` is where the move before it went.
#[must_use]
pub(crate) fn read_typed(position: &Position, text: &str, previous: Option<Square>) -> Typed {
    match notation::parse(position, text, previous, None) {
        Ok(mv) => Typed::Move { mv: mv.to_string() },
        Err(ParseError::Syntax {
            at,
            expected,
            found,
        }) => Typed::Syntax {
            at,
            expected: expected.key(),
            found,
        },
        Err(ParseError::WrongSide { .. }) => Typed::WrongSide,
        Err(ParseError::NoPrevious) => Typed::NoPrevious,
        Err(ParseError::OtherPiece { from, .. }) => Typed::OtherPiece {
            square: from.to_string(),
        },
        Err(ParseError::NoSuchMove { kind, to, .. }) => Typed::NoSuchMove {
            piece: kind.map(kind_name),
            square: to.to_string(),
        },
        Err(ParseError::Illegal { mv, why }) => Typed::Illegal {
            report: IllegalReport::new(position, mv, &why),
        },
        Err(ParseError::Ambiguous { candidates }) => Typed::Ambiguous {
            candidates: candidates
                .into_iter()
                .map(|candidate| candidate.mv.to_string())
                .collect(),
        },
        // A fault that is younger than this list.
        Err(_) => Typed::Syntax {
            at: 1,
            expected: "move",
            found: text.chars().next(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(text: &str, previous: Option<&str>) -> String {
        let previous = previous.map(|square| square.parse().unwrap());
        let typed = read_typed(&Position::start(), text, previous);
        serde_json::to_string(&typed).unwrap()
    }

    #[test]
    fn many_notations() {
        for text in [
            "7g7f",
            "P-76",
            "P-7f",
            "▲７六歩",
            "76歩",
            "7六歩",
            "+7776FU",
            "７六歩(77)",
            "76",
            "fu76",
        ] {
            assert_eq!(
                json(text, None),
                r#"{"kind":"move","move":"7g7f"}"#,
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_wrong() {
        for (text, answer) in [
            (
                "",
                r#"{"kind":"syntax","at":1,"expected":"move","found":null}"#,
            ),
            (
                "7g7x",
                r#"{"kind":"syntax","at":4,"expected":"rank","found":"x"}"#,
            ),
            ("△３四歩", r#"{"kind":"wrong-side"}"#),
            ("同歩", r#"{"kind":"no-previous"}"#),
            ("+7776KI", r#"{"kind":"other-piece","square":"7g"}"#),
            (
                "55金",
                r#"{"kind":"no-such-move","piece":"gold","square":"5e"}"#,
            ),
            (
                "58金",
                r#"{"kind":"ambiguous","candidates":["4i5h","6i5h"]}"#,
            ),
            (
                "7g7e",
                r#"{"kind":"illegal","report":{"move":"7g7e","piece":"pawn","reason":"cannot-reach","rule":"R15","squares":["7e","7g"],"message":"the piece P on 7g does not move to 7e (R15)"}}"#,
            ),
        ] {
            assert_eq!(json(text, None), answer, "{text}");
        }
    }
}
