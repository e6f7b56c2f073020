//! What was odd in a file, where, and what was done about it.

use std::fmt;

use komadai_core::{IllegalMove, Move, SetupErrors};

use crate::Cannot;

/// One oddity of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// What it is.
    pub kind: WarningKind,
    /// The line, from 1; for a binary file the entry.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What stands there, cut at 40 characters.
    pub text: Box<str>,
}

/// The kinds of oddities. [`WarningKind::code`] is stable; [`WarningKind::done`] says what the reader did.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WarningKind {
    /// Bytes that are no text in the encoding.
    Undecodable,
    /// A handicap nobody knows, and no board beside it.
    UnknownHandicap,
    /// The handicap's name and the board beside it are two different start positions.
    HandicapAgainstBoard,
    /// A start position that cannot be read.
    UnreadableStart,
    /// A start position that breaks rules.
    BrokenStart(SetupErrors),
    /// Nothing says who is to move first, and the first move tells: in KIF a board and a first move of White.
    MissingSide,
    /// An illegal move.
    Illegal(IllegalMove),
    /// A move that the board does not allow to be carried out.
    Impossible(Cannot),
    /// Text that is no move where one should stand.
    UnreadableMove,
    /// A move that fits several pieces: all that are meant by the text, the one taken first.
    AmbiguousMove(Box<[Move]>),
    /// The piece named is not the one that stands on the square.
    OtherPiece,
    /// The side named is not the side to move.
    OtherSide,
    /// "The same square" without a move before it, or another square than the last one.
    OtherTarget,
    /// A move number that does not follow the one before.
    OtherNumber,
    /// A time that cannot be read.
    UnreadableTime,
    /// A word for the end of a game that nobody knows.
    UnknownEnding,
    /// More follows after the end of the game.
    AfterEnd,
    /// The summary says something else than the moves.
    OtherSummary,
    /// A variation from a move that no line has.
    NowhereToBranch,
    /// A line or word that means nothing where it stands.
    UnknownText,
    /// A value that is not what the format allows there.
    BadValue,
    /// The file ends in the middle of something.
    CutShort,
}

impl WarningKind {
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            WarningKind::Undecodable => "undecodable",
            WarningKind::UnknownHandicap => "unknown-handicap",
            WarningKind::HandicapAgainstBoard => "handicap-against-board",
            WarningKind::UnreadableStart => "unreadable-start",
            WarningKind::BrokenStart(_) => "broken-start",
            WarningKind::MissingSide => "missing-side",
            WarningKind::Illegal(_) => "illegal-move",
            WarningKind::Impossible(_) => "impossible-move",
            WarningKind::UnreadableMove => "unreadable-move",
            WarningKind::AmbiguousMove(_) => "ambiguous-move",
            WarningKind::OtherPiece => "other-piece",
            WarningKind::OtherSide => "other-side",
            WarningKind::OtherTarget => "other-target",
            WarningKind::OtherNumber => "other-number",
            WarningKind::UnreadableTime => "unreadable-time",
            WarningKind::UnknownEnding => "unknown-ending",
            WarningKind::AfterEnd => "after-end",
            WarningKind::OtherSummary => "other-summary",
            WarningKind::NowhereToBranch => "nowhere-to-branch",
            WarningKind::UnknownText => "unknown-text",
            WarningKind::BadValue => "bad-value",
            WarningKind::CutShort => "cut-short",
        }
    }

    /// What the reader did about it.
    #[must_use]
    pub const fn done(&self) -> &'static str {
        match self {
            WarningKind::Undecodable => "replaced by U+FFFD",
            WarningKind::UnknownHandicap => {
                "the start is left unknown and the moves are kept as text"
            }
            WarningKind::HandicapAgainstBoard => "the board was taken, the name kept as a header",
            WarningKind::UnreadableStart => "left out, the start is unknown",
            WarningKind::BrokenStart(_) => "kept as it is",
            WarningKind::MissingSide => "the side of the first move was taken",
            WarningKind::Illegal(_) => "carried out as written",
            WarningKind::Impossible(_) | WarningKind::UnreadableMove => {
                "kept as text, as is the rest of this line of moves"
            }
            WarningKind::AmbiguousMove(_) => "the first one that fits was taken",
            WarningKind::OtherPiece => "the piece on the square was moved",
            WarningKind::OtherSide => "the turn was taken from the moves before",
            WarningKind::OtherTarget => "the square of the last move was taken",
            WarningKind::OtherNumber => "the order of the rows was taken",
            WarningKind::UnreadableTime | WarningKind::BadValue => "left out",
            WarningKind::UnknownEnding => "kept as it is written",
            WarningKind::AfterEnd => "kept below the end",
            WarningKind::OtherSummary => "the moves were taken",
            WarningKind::NowhereToBranch => "its lines are kept as comments",
            WarningKind::UnknownText => "kept as a comment",
            WarningKind::CutShort => "what is there was read",
        }
    }
}

impl fmt::Display for WarningKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WarningKind::BrokenStart(errors) => write!(f, "the start position: {errors}"),
            WarningKind::Illegal(reason) => write!(f, "illegal move: {reason}"),
            WarningKind::Impossible(reason) => write!(f, "impossible move: {reason}"),
            WarningKind::AmbiguousMove(moves) => {
                f.write_str("several pieces can make this move (")?;
                for (index, mv) in moves.iter().enumerate() {
                    write!(f, "{}{mv}", if index > 0 { ", " } else { "" })?;
                }
                f.write_str(")")
            }
            _ => f.write_str(match self {
                WarningKind::Undecodable => "bytes that are no text in this encoding",
                WarningKind::UnknownHandicap => "a handicap that is not known",
                WarningKind::HandicapAgainstBoard => "the handicap is not that of the board",
                WarningKind::UnreadableStart => "a start position that cannot be read",
                WarningKind::MissingSide => "no line says who is to move",
                WarningKind::UnreadableMove => "expected a move",
                WarningKind::OtherPiece => "another piece stands on the square",
                WarningKind::OtherSide => "it is the other side's turn",
                WarningKind::OtherTarget => "not the square of the last move",
                WarningKind::OtherNumber => "a number that does not follow the one before",
                WarningKind::UnreadableTime => "expected a time",
                WarningKind::UnknownEnding => "an ending that is not known",
                WarningKind::AfterEnd => "more follows after the end of the game",
                WarningKind::OtherSummary => "the summary does not fit the moves",
                WarningKind::NowhereToBranch => "no line has the move from which to branch",
                WarningKind::UnknownText => "text that means nothing here",
                WarningKind::BadValue => "a value that cannot stand here",
                _ => "the file ends in the middle of something",
            }),
        }
    }
}

impl fmt::Display for Warning {
    /// `line 7, column 3: expected a move, found "…": kept as text …`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.kind
        )?;
        if !self.text.is_empty() {
            write!(f, ", found {:?}", self.text)?;
        }
        write!(f, ": {}", self.kind.done())
    }
}

/// Collects warnings while a file is read.
#[derive(Debug, Default)]
pub(crate) struct Warnings {
    pub list: Vec<Warning>,
    /// How many came after the list was full.
    pub unlisted: usize,
    /// The last place that was looked up: line, byte offset, column.
    last: (usize, usize, usize),
}

impl Warnings {
    /// The greatest number that is listed; a hostile file shall not fill the memory.
    pub const MOST: usize = 1_000;

    /// Whether the list is full, so that more are only counted.
    pub fn full(&self) -> bool {
        self.list.len() >= Warnings::MOST
    }

    /// Notes an oddity in line number `number`, whose text is `line`, at a byte offset in it; `found` is the odd text.
    pub fn push(
        &mut self,
        kind: WarningKind,
        number: usize,
        line: &str,
        offset: usize,
        found: &str,
    ) {
        if self.full() {
            self.unlisted += 1;
            return;
        }
        let mut offset = offset.min(line.len());
        while !line.is_char_boundary(offset) {
            offset -= 1;
        }
        // Counting goes on from the last place, so that many warnings in one long line cost no more than the line.
        let (start, column) = match self.last {
            (line, before, column) if line == number && before <= offset => (before, column),
            _ => (0, 1),
        };
        let column = column
            + line
                .get(start..offset)
                .map_or(0, |text| text.chars().count());
        self.last = (number, offset, column);
        self.list.push(Warning {
            kind,
            line: number,
            column,
            text: found.chars().take(40).collect(),
        });
    }
}
