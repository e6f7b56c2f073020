//! Game records of shogi: read everything people have, lose nothing, write it right.
//!
//! - [`read`] takes the bytes of a file, finds out encoding and format, and gives the games of the file with a
//!   [`Warning`] for everything that was odd: where it stands and what was done about it.
//! - A [`Record`] is a start position, headers and a [`Tree`] of moves, endings, comments, times and bookmarks.
//! - [`write()`] gives bytes, and names what the format could not hold.
//! - [`json`] holds all of a record, and is made into the same record again.
//! - [`notation`] writes and reads single moves as people do, in eight styles.
//! - [`check()`] looks for what the rules do not allow: repetitions played on, endings that the board does not bear out.
//! - [`Replay`] walks the positions of a record, illegal moves and broken start positions included.
//! - [`packed`] are the binary positions that engines learn from, [`book`] their opening books.
//!
//! The crate opens no file and knows no language; where data is large it is read from any `Read` and
//! written to any `Write`. `docs/formats/` says how each format is understood.
//!
//! ```
//! use komadai_record::{Format, ReadOptions, WriteOptions, read, write};
//!
//! let file = b"position startpos moves 7g7f 3c3d 8h2b+ resign\n";
//! let games = read(file, None, ReadOptions::default())?;
//! assert_eq!(games.format, Format::Usi);
//! assert_eq!(games.records[0].tree.main_line().count(), 4);
//! assert!(games.warnings.is_empty());
//!
//! let written = write(&games.records[0], Format::Usi, &WriteOptions::default())?;
//! assert_eq!(written.bytes, file);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

pub mod book;
mod builder;
mod check;
mod edit;
mod ending;
mod evaluation;
mod format;
mod headers;
pub mod json;
pub mod packed;
mod reading;
mod record;
mod recorded;
mod replay;
#[cfg(test)]
mod testing;
mod text;
mod time;
mod tree;
mod warning;
mod writing;

pub use builder::Builder;
pub use check::{Finding, FindingKind, MOST_FINDINGS, check};
pub use edit::{Added, EditError, Editor, Merged};
pub use ending::{Ending, Outcome};
pub use evaluation::{Evaluation, Score, Site, Source};
pub use format::{Format, detect};
pub use headers::{Headers, key};
pub use komadai_notation as notation;
pub use reading::{Expected, Read, ReadError, ReadOptions, read};
pub use record::Record;
pub use replay::{Cannot, Replay, Verdict};
pub use text::{Decoded, Encoding, decode};
pub use time::Time;
pub use tree::{Children, Line, Node, NodeId, Notes, Step, Tree, Visit, Walk};
pub use warning::{Warning, WarningKind};
pub use writing::{Loss, LossKind, Newline, WriteError, WriteOptions, Written, write, write_all};
