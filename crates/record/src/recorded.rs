//! Moves out of files: where a person who types is asked again, a reader decides and says so.

use komadai_core::{Move, Square};

use crate::notation::{Board, ParseError, Style, fits};
use crate::{Replay, WarningKind};

/// Asks the board that a record has reached.
pub(crate) fn with_board<T>(replay: &Replay, ask: impl FnOnce(&dyn Board) -> T) -> T {
    match replay.position() {
        Some(position) => ask(position),
        None => ask(&replay.setup()),
    }
}

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
    let found = with_board(replay, |board| fits(board, text, previous, style))?;
    let mut odd = Vec::new();
    if found.mark.is_some_and(|mark| mark != replay.side()) {
        odd.push(WarningKind::OtherSide);
    }
    if found.misnamed.is_some() {
        odd.push(WarningKind::OtherPiece);
    }
    let moves = if found.legal.is_empty() {
        &found.illegal
    } else {
        &found.legal
    };
    let Some(&mv) = moves.first() else {
        return Err(ParseError::NoSuchMove {
            color: replay.side(),
            kind: found.kind,
            to: found.to,
        });
    };
    if moves.iter().any(|other| other.from() != mv.from()) {
        // Where promotion alone is left open it says nothing about the pieces.
        let mut candidates = moves.clone();
        candidates.dedup_by_key(|other| other.from());
        odd.push(WarningKind::AmbiguousMove(candidates.into()));
    }
    Ok(Recorded { mv, odd })
}
