//! From the bytes of a file to records.

use std::fmt;

use crate::format::{Format, csa, detect, jkf, ki2, kif, psn, usen, usi};
use crate::warning::{Warning, WarningKind, Warnings};
use crate::{Encoding, Record, decode};

/// How a file is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReadOptions {
    /// Whether the first oddity is an error.
    pub strict: bool,
    /// The format, where it is known; the content decides otherwise.
    pub format: Option<Format>,
}

/// What was read out of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    /// The games, in the order of the file.
    pub records: Vec<Record>,
    /// The format found.
    pub format: Format,
    /// The encoding found.
    pub encoding: Encoding,
    /// Everything that was odd, in the order of the file; the first thousand at most.
    pub warnings: Vec<Warning>,
    /// How many warnings more there were.
    pub unlisted: usize,
}

/// What should stand at a place of a JSON text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// `{`
    Object,
    /// `[`
    Array,
    /// `,` or `}`
    MemberOrEnd,
    /// `,` or `]`
    ElementOrEnd,
    /// `:`
    Colon,
    /// A value of any kind.
    Value,
    /// A string in quotation marks.
    String,
    /// The closing quotation mark.
    StringEnd,
    /// What may follow a backslash.
    Escape,
    /// A UTF-16 unit, behind `\u`.
    HexDigits,
    /// A number.
    Number,
    /// `true` or `false`
    Boolean,
    /// Nothing more.
    FileEnd,
}

impl Expected {
    /// A stable name for programs and for texts in other languages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Expected::Object => "object",
            Expected::Array => "array",
            Expected::MemberOrEnd => "member-or-end",
            Expected::ElementOrEnd => "element-or-end",
            Expected::Colon => "colon",
            Expected::Value => "value",
            Expected::String => "string",
            Expected::StringEnd => "string-end",
            Expected::Escape => "escape",
            Expected::HexDigits => "hex-digits",
            Expected::Number => "number",
            Expected::Boolean => "boolean",
            Expected::FileEnd => "file-end",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Object => "an object",
            Expected::Array => "an array",
            Expected::MemberOrEnd => "a comma or the end of the object",
            Expected::ElementOrEnd => "a comma or the end of the array",
            Expected::Colon => "a colon",
            Expected::Value => "a value",
            Expected::String => "a string",
            Expected::StringEnd => "the end of the string",
            Expected::Escape => "an escape such as \\n",
            Expected::HexDigits => "four hexadecimal digits",
            Expected::Number => "a number",
            Expected::Boolean => "true or false",
            Expected::FileEnd => "the end of the file",
        })
    }
}

/// Why nothing could be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// Nothing there but white space.
    #[error("the file is empty")]
    Empty,
    /// The content looks like no format.
    #[error("expected a game record, found a file of no known format")]
    Unrecognised,
    /// The content is not what the format demands.
    #[error("line {line}, column {column}: expected {expected} in a file of the format {format}")]
    Unreadable {
        /// The format.
        format: Format,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What should stand there.
        expected: Expected,
    },
    /// A game of another kind than shogi on nine files and nine ranks.
    #[error("line {line}: expected a game of shogi, found one of {game}, which is not read")]
    OtherGame {
        /// The line that shows it, from 1.
        line: usize,
        /// The game.
        game: &'static str,
    },
    /// An opening book: positions with moves, and no game.
    #[error("expected a game record, found an opening book of {0}")]
    Book(&'static str),
    /// An oddity, where none were allowed.
    #[error("{0}")]
    Refused(Box<Warning>),
}

/// Reads all games of a file. The hint is the format that the file's name promises.
///
/// # Errors
/// A file from which no game can be read; with [`ReadOptions::strict`] any oddity.
pub fn read(bytes: &[u8], hint: Option<Format>, options: ReadOptions) -> Result<Read, ReadError> {
    let mut warnings = Warnings::default();
    let decoded = decode(bytes);
    let text = decoded.text.as_ref();
    if text.trim().is_empty() {
        return Err(ReadError::Empty);
    }
    if decoded.replaced {
        note_replaced(text, &mut warnings);
    }
    if let (None, Some(program)) = (options.format, crate::book::program_of(text)) {
        return Err(ReadError::Book(program));
    }
    let format = options
        .format
        .or_else(|| detect(text, hint))
        .ok_or(ReadError::Unrecognised)?;
    if matches!(format, Format::Kif | Format::Ki2 | Format::Bod)
        && let Some(line) = kif::chu::place(text)
    {
        let game = "chu shogi (中将棋)";
        return Err(ReadError::OtherGame { line, game });
    }
    let records = match format {
        Format::Usi | Format::Sfen => usi::read(text, &mut warnings),
        Format::Usen => usen::read(text, &mut warnings),
        Format::Psn => psn::read(text, &mut warnings),
        Format::Ki2 => ki2::read(text, &mut warnings),
        Format::Jkf => jkf::read(text, &mut warnings)?,
        Format::Kif | Format::Bod => kif::read(text, &mut warnings),
        Format::Csa => csa::read(text, &mut warnings),
    };
    if options.strict && !warnings.list.is_empty() {
        return Err(ReadError::Refused(Box::new(warnings.list.swap_remove(0))));
    }
    Ok(Read {
        records,
        format,
        encoding: decoded.encoding,
        warnings: warnings.list,
        unlisted: warnings.unlisted,
    })
}

fn note_replaced(text: &str, warnings: &mut Warnings) {
    for (number, line) in crate::text::lines(text) {
        if let Some(at) = line.find('\u{fffd}') {
            warnings.push(WarningKind::Undecodable, number, line, at, line);
        }
    }
}
