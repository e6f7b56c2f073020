//! Opening books: moves by position, with what is known of each.
//!
//! | format | file | read | written |
//! |---|---|---|---|
//! | YaneuraOu, text | `.db` | [`read_db`], [`DbEntries`] | [`write_db`] |
//! | YaneuraOu, binary | `.ybb` | [`read_ybb`] | |
//! | Apery | `.bin` | [`AperyBook::read`] | |
//! | ShogiGUI | `.sbk` | [`SbkBook::read`] | |
//!
//! An Apery book knows only hashes of positions; [`AperyBook::expand`] finds the positions that can be reached. All readers go on
//! after a fault in an entry and report it; what they return holds only what was understood.
//!
//! ```
//! use komadai_core::Setup;
//! use komadai_record::book::{read_db, write_db};
//!
//! let text = "#YANEURAOU-DB2016 1.00\nsfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n\
//!             7g7f 3c3d 57 30 120\n2g2f none 49 30 80\n";
//! let (book, warnings) = read_db(text.as_bytes())?;
//! assert!(warnings.is_empty());
//! assert_eq!(book.find(&Setup::start()).unwrap().moves[0].score, Some(57));
//! let mut copy = Vec::new();
//! write_db(&book, &mut copy)?;
//! assert_eq!(copy, text.as_bytes());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apery;
mod db;
mod sbk;
#[cfg(test)]
mod tests;
mod ybb;

use std::collections::HashMap;
use std::io;

use komadai_core::{Move, PositionError, Setup};

use crate::packed::{MoveCodeError, UnpackError};

pub use apery::{AperyBook, AperyMove, apery_book_key};
pub use db::{DbEntries, read_db, write_db};
pub use sbk::{SbkBook, SbkEvaluation, SbkMove, SbkState};
pub use ybb::read_ybb;

/// A move of a book. What a format does not keep is `None`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// The answer that is expected.
    pub ponder: Option<Move>,
    /// The score in centipawns for the side to move.
    pub score: Option<i32>,
    /// The depth of the search that gave the score, in plies.
    pub depth: Option<u32>,
    /// How often the move was chosen, or its weight.
    pub count: Option<u64>,
    /// Lines of comment.
    pub comments: Vec<String>,
}

impl BookMove {
    /// A move of which nothing is known.
    #[must_use]
    pub const fn new(mv: Move) -> BookMove {
        BookMove {
            mv,
            ponder: None,
            score: None,
            depth: None,
            count: None,
            comments: Vec::new(),
        }
    }
}

/// A position of a book with its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookEntry {
    /// The position. Nothing is said of its legality.
    pub setup: Setup,
    /// Lines of comment.
    pub comments: Vec<String>,
    /// The moves in the order of the book.
    pub moves: Vec<BookMove>,
}

impl BookEntry {
    /// A position without moves.
    #[must_use]
    pub const fn new(setup: Setup) -> BookEntry {
        BookEntry {
            setup,
            comments: Vec::new(),
            moves: Vec::new(),
        }
    }
}

/// A book in memory: its positions in their order, found by position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    entries: Vec<BookEntry>,
    /// The entry of a position without its move number.
    index: HashMap<Setup, usize>,
}

/// The setup without its move number, which books treat differently.
fn key(setup: &Setup) -> Setup {
    let mut key = *setup;
    key.set_ply(0);
    key
}

impl Book {
    /// An empty book.
    #[must_use]
    pub fn new() -> Book {
        Book::default()
    }

    /// Adds a position. Where the book has it already, whatever the move number, the moves it lacks and the comments are
    /// added to the entry that is there, and the entry returned is that one.
    pub fn add(&mut self, entry: BookEntry) -> &mut BookEntry {
        let next = self.entries.len();
        let at = *self.index.entry(key(&entry.setup)).or_insert(next);
        if at == next {
            self.entries.push(entry);
        } else {
            let there = &mut self.entries[at];
            there.comments.extend(entry.comments);
            for mv in entry.moves {
                if !there.moves.iter().any(|other| other.mv == mv.mv) {
                    there.moves.push(mv);
                }
            }
        }
        &mut self.entries[at]
    }

    /// The entry of a position, whatever its move number.
    #[must_use]
    pub fn find(&self, setup: &Setup) -> Option<&BookEntry> {
        self.index.get(&key(setup)).map(|&at| &self.entries[at])
    }

    /// The entries in their order.
    #[must_use]
    pub fn entries(&self) -> &[BookEntry] {
        &self.entries
    }
}

impl FromIterator<BookEntry> for Book {
    fn from_iter<I: IntoIterator<Item = BookEntry>>(entries: I) -> Book {
        let mut book = Book::new();
        for entry in entries {
            book.add(entry);
        }
        book
    }
}

/// Where in a book a fault lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookPlace {
    /// A line of a text, from 1.
    Line(u64),
    /// A byte of a binary file, from 0.
    Byte(u64),
    /// The number of a state in an `.sbk` file, from 0 in the order of the file.
    State(usize),
}

impl std::fmt::Display for BookPlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BookPlace::Line(line) => write!(f, "line {line}"),
            BookPlace::Byte(byte) => write!(f, "byte {byte}"),
            BookPlace::State(state) => write!(f, "state {state}"),
        }
    }
}

/// Something in a book that was not understood, and what became of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct BookWarning {
    /// Where.
    pub place: BookPlace,
    /// What.
    pub fault: BookFault,
}

/// What is odd about a part of a book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BookFault {
    /// The first line is missing; the file is read all the same.
    #[error("the first line is not {expected:?}; read as if it were")]
    Header {
        /// What should stand there.
        expected: &'static str,
    },
    /// A line that is neither UTF-8 nor understood; unknown bytes were replaced.
    #[error("the line is not UTF-8; the unknown bytes were replaced")]
    Encoding,
    /// A line after `sfen` that gives no position; its moves are left out too.
    #[error("no position, left out with its moves: {0}")]
    Position(String),
    /// A line that begins with no move; left out.
    #[error("{0:?} is no move, left out")]
    Move(String),
    /// A move before any position; left out.
    #[error("a move before any position, left out")]
    NoPosition,
    /// A field that is no number, or no move where the answer is expected; left out.
    #[error("the {field} {found:?} means nothing, left out")]
    Field {
        /// What the field holds.
        field: &'static str,
        /// What stands there, cut at 20 characters.
        found: String,
    },
    /// Fields behind the last one; left out.
    #[error("{0:?} follows the last field, left out")]
    Trailing(String),
    /// Packed bytes that are no position; left out with its moves.
    #[error("no position, left out with its moves: {0}")]
    Unpack(#[from] UnpackError),
    /// A number that is the code of no move; left out.
    #[error("{0}, left out")]
    Code(#[from] MoveCodeError),
    /// A code of ShogiGUI that is no move; left out.
    #[error("0x{0:08x} is the code of no move, left out")]
    SbkCode(u32),
    /// A state that no move leads to and that has no position of its own; left out.
    #[error("no position and no way to it, left out")]
    Unreachable,
    /// A move that cannot be made in the position of its state; the states behind it are not reached by it.
    #[error("the move {0} is illegal there; kept, but not followed")]
    Illegal(Move),
    /// Two states with one number; the first is the one that moves lead to.
    #[error("the number {0} is taken by an earlier state")]
    Number(i32),
}

/// Why a book cannot be read at all.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BookError {
    /// The input failed.
    #[error("reading failed: {0}")]
    Io(#[from] io::Error),
    /// The file does not begin as the format demands.
    #[error("not a book of this format: it does not begin with {expected:?}")]
    Magic {
        /// What it should begin with.
        expected: &'static str,
    },
    /// Flags that this reader does not know.
    #[error("byte 24: unknown flags 0x{0:x}, expected 0 or 1")]
    Flags(u64),
    /// The file ends too soon.
    #[error("byte {at}: the file ends within {what}")]
    Truncated {
        /// Where the part begins that is cut off.
        at: u64,
        /// What is cut off.
        what: &'static str,
    },
    /// A place beyond the end of the file, or one that several entries share.
    #[error("byte {at}: the moves of this entry lie outside the file, or inside those of others")]
    Range {
        /// Where the entry begins.
        at: u64,
    },
    /// The file is no protocol buffer of the book.
    #[error("not a ShogiGUI book: {0}")]
    Protobuf(#[from] prost::DecodeError),
}

/// The words of an error of a position, for a fault that is kept.
fn position_fault(error: &PositionError) -> BookFault {
    BookFault::Position(error.to_string())
}

/// The program to whose opening books a text belongs. A book begins like a list of positions, but a row of a move, the reply and three
/// numbers follows.
pub(crate) fn program_of(text: &str) -> Option<&'static str> {
    const YANEURAOU: &str = "YaneuraOu";
    if text.starts_with("#YANEURAOU-DB") || text.starts_with("YANE-BINBOOK") {
        return Some(YANEURAOU);
    }
    let mut lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.starts_with("//"));
    lines.next()?.strip_prefix("sfen ")?;
    let row: Vec<&str> = lines.next()?.split_whitespace().collect();
    let &[mv, reply, value, ..] = row.as_slice() else {
        return None;
    };
    let is_move = |word: &str| word.parse::<Move>().is_ok();
    let is_number = |word: &str| word == "none" || word.parse::<i64>().is_ok();
    (is_move(mv) && (reply == "none" || is_move(reply)) && is_number(value)).then_some(YANEURAOU)
}
