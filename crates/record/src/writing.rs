//! From records to the bytes of a file.

use std::fmt;

use crate::format::{Format, bod, csa, jkf, ki2, kif, usen, usi};
use crate::text::encode;
use crate::{Encoding, Node, Record};

/// How lines end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Newline {
    /// LF.
    #[default]
    Lf,
    /// CR and LF, as programs for Windows write it.
    CrLf,
}

/// How a file is to be written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WriteOptions {
    /// The encoding; the format's usual one if that is `None`.
    pub encoding: Option<Encoding>,
    /// The line ends.
    pub newline: Newline,
}

/// A file, and what it could not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// The encoding used.
    pub encoding: Encoding,
    /// What was lost, each kind once.
    pub losses: Vec<Loss>,
}

/// Things of one kind that a file cannot hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// What.
    pub kind: LossKind,
    /// How many of them.
    pub count: usize,
}

/// What a format or an encoding may be unable to hold.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LossKind {
    /// A header.
    Header,
    /// A comment line.
    Comment,
    /// A bookmark.
    Bookmark,
    /// A time.
    Time,
    /// A part of a second.
    Milliseconds,
    /// A variation.
    Variation,
    /// How a line ends.
    Ending,
    /// A text that stands where a move should.
    Unread,
    /// The start position, or a part of it.
    Start,
    /// An illegal move, or one after which the position is unknown.
    Move,
    /// A character that the encoding lacks, and what was written in its place.
    Character {
        /// The character.
        symbol: char,
        /// What was written.
        stand_in: &'static str,
    },
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match &self.kind {
            LossKind::Header => "headers",
            LossKind::Comment => "comment lines",
            LossKind::Bookmark => "bookmarks",
            LossKind::Time => "times",
            LossKind::Milliseconds => "parts of a second",
            LossKind::Variation => "variations",
            LossKind::Ending => "endings",
            LossKind::Unread => "texts in the place of moves",
            LossKind::Start => "start positions",
            LossKind::Move => "moves",
            LossKind::Character { symbol, stand_in } => {
                return write!(f, "{symbol} written as {stand_in}: {}", self.count);
            }
        };
        write!(f, "{name} left out: {}", self.count)
    }
}

/// Why nothing was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The format holds one game a file.
    #[error("a file of the format {format} holds one game, not {count}")]
    OneGameOnly {
        /// The format.
        format: Format,
        /// How many games there were.
        count: usize,
    },
    /// The format can only be read.
    #[error("the format {0} is read, not written")]
    ReadOnly(Format),
}

/// Where a format's writer writes to.
#[derive(Debug, Default)]
pub(crate) struct Sink {
    /// The text, with LF as line end.
    pub out: String,
    /// The encoding that the text is going to have.
    pub encoding: Encoding,
    losses: Vec<Loss>,
}

impl Sink {
    /// Notes that one thing of a kind is not held.
    pub fn lose(&mut self, kind: LossKind) {
        match self.losses.iter_mut().find(|loss| loss.kind == kind) {
            Some(loss) => loss.count += 1,
            None => self.losses.push(Loss { kind, count: 1 }),
        }
    }

    /// Notes that everything written beside a node is not held: comments, bookmark and time.
    pub fn lose_notes(&mut self, node: &Node) {
        for _ in node.comments() {
            self.lose(LossKind::Comment);
        }
        if node.bookmark().is_some() {
            self.lose(LossKind::Bookmark);
        }
        if !node.time.is_none() {
            self.lose(LossKind::Time);
        }
    }
}

/// Writes one record.
///
/// # Errors
/// A format that is only read.
pub fn write(
    record: &Record,
    format: Format,
    options: &WriteOptions,
) -> Result<Written, WriteError> {
    write_all(std::slice::from_ref(record), format, options)
}

/// Writes records into one file.
///
/// # Errors
/// A format that is only read, or several games for a format that holds one.
pub fn write_all(
    records: &[Record],
    format: Format,
    options: &WriteOptions,
) -> Result<Written, WriteError> {
    if records.len() > 1 && !format.holds_many() {
        return Err(WriteError::OneGameOnly {
            format,
            count: records.len(),
        });
    }
    let encoding = options.encoding.unwrap_or(format.usual_encoding());
    let mut sink = Sink {
        encoding,
        ..Sink::default()
    };
    match format {
        Format::Usi => usi::write(records, true, &mut sink),
        Format::Sfen => usi::write(records, false, &mut sink),
        Format::Usen => usen::write(records, &mut sink),
        Format::Psn => return Err(WriteError::ReadOnly(format)),
        Format::Jkf => records
            .iter()
            .for_each(|record| jkf::write(record, &mut sink)),
        Format::Kif => {
            for record in records {
                kif::write(record, &mut sink);
            }
        }
        Format::Ki2 => {
            for record in records {
                ki2::write(record, &mut sink);
            }
        }
        Format::Bod => {
            for record in records {
                bod::write(record, &mut sink);
            }
        }
        Format::Csa => csa::write(records, &mut sink),
    }
    let text = std::mem::take(&mut sink.out);
    let text = match options.newline {
        Newline::Lf => text,
        Newline::CrLf => text.replace('\n', "\r\n"),
    };
    let bytes = encode(&text, encoding, |symbol, stand_in| {
        sink.lose(LossKind::Character { symbol, stand_in });
    });
    Ok(Written {
        bytes,
        encoding,
        losses: sink.losses,
    })
}
