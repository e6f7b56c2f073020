//! Moves out of files: where a person who types is asked again, a reader decides and says so.

use komadai_core::{Move, Square};

use super::board::with_board;
use super::read::Reading;
use super::resolve::candidates;
use super::{ParseError, Style};
use crate::{Replay, WarningKind};

/// A move and what was odd about its text. Whether it is legal is not looked at.
#[derive(Debug)]
pub(crate) struct Recorded {
    pub(crate) mv: Move,
    pub(crate) odd: Vec<WarningKind>,
}

/// Reads a move of a file.
///
/// A legal move goes before an illegal one. Of moves that differ in promotion alone, the one that does not promote is meant; of others, the first is
/// taken with a warning. A mark of the wrong side and a wrong piece name beside an origin are warned of.
///
/// # Errors
/// Text that is no move, or one that no piece can make.
pub(crate) fn recorded(
    replay: &Replay,
    text: &str,
    previous: Option<Square>,
    style: Option<Style>,
) -> Result<Recorded, ParseError> {
    let mut reading = Reading::of(text, style)?;
    let mut odd = Vec::new();
    if reading.mark.is_some_and(|mark| mark != replay.side()) {
        odd.push(WarningKind::OtherSide);
    }
    let find = |reading: &Reading| with_board(replay, |board| candidates(board, reading, previous));
    let found = match find(&reading) {
        Err(ParseError::OtherPiece { .. }) => {
            odd.push(WarningKind::OtherPiece);
            reading.kind = None;
            find(&reading)?
        }
        found => found?,
    };
    let moves = if found.legal.is_empty() {
        &found.illegal
    } else {
        &found.legal
    };
    let Some(&mv) = moves.first() else {
        return Err(ParseError::NoSuchMove {
            color: replay.side(),
            kind: reading.kind,
            to: found.to,
        });
    };
    // Both faces of one move stand beside each other, the one that does not promote first.
    if moves.iter().any(|other| other.from() != mv.from()) {
        odd.push(WarningKind::AmbiguousMove);
    }
    Ok(Recorded { mv, odd })
}

/// Whether a text has the form of a move in a style, whatever the position.
pub(crate) fn is_move_text(text: &str, style: Style) -> bool {
    Reading::of(text, Some(style)).is_ok_and(|reading| reading.kind.is_some())
}
