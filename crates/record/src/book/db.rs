//! YaneuraOu's standard text format.
//!
//! ```text
//! #YANEURAOU-DB2016 1.00
//! sfen <SFEN>
//! # comment on the position
//! <move> <answer> <score> <depth> <count> # comment on the move
//! # comment on the move
//! ```

use std::io::{self, BufRead, Write};

use komadai_core::{Move, PositionError, Setup};

use super::{
    Book, BookEntry, BookError, BookFault, BookMove, BookPlace, BookWarning, position_fault,
};

const HEADER: &str = "#YANEURAOU-DB2016 1.00";
const BOM: &str = "\u{feff}";
/// The longest line that is read whole; what is longer is no line of a book.
const LONGEST_LINE: u64 = 1 << 20;

/// Reads a book into memory, with what was not understood in it.
///
/// Positions that come twice are joined. A header that is missing or of another version, a byte order mark and any line ends
/// are taken in stride; missing fields may be written `none` or be empty.
///
/// # Errors
/// Only those of the input.
pub fn read_db(input: impl BufRead) -> Result<(Book, Vec<BookWarning>), BookError> {
    let mut entries = DbEntries::new(input);
    let mut book = Book::new();
    for entry in &mut entries {
        book.add(entry?);
    }
    Ok((book, entries.warnings))
}

/// Reads the entries of a book one by one, for books that are larger than memory.
#[derive(Debug)]
pub struct DbEntries<R> {
    input: R,
    line: u64,
    /// The entry whose lines are being read.
    current: Option<BookEntry>,
    /// Whether the last `sfen` line could not be read, so that its moves are passed over.
    skipping: bool,
    ended: bool,
    /// What was not understood so far.
    pub warnings: Vec<BookWarning>,
}

impl<R: BufRead> DbEntries<R> {
    /// Begins to read.
    pub fn new(input: R) -> DbEntries<R> {
        DbEntries {
            input,
            line: 0,
            current: None,
            skipping: false,
            ended: false,
            warnings: Vec::new(),
        }
    }

    fn warn(&mut self, fault: BookFault) {
        self.warnings.push(BookWarning {
            place: BookPlace::Line(self.line),
            fault,
        });
    }

    /// The next line without its end; `None` at the end of the input.
    fn next_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = io::Read::take(&mut self.input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(None);
        }
        self.line += 1;
        let line = String::from_utf8(bytes).unwrap_or_else(|error| {
            self.warn(BookFault::Encoding);
            String::from_utf8_lossy(error.as_bytes()).into_owned()
        });
        let mut text = line.trim_end_matches(['\n', '\r']);
        if self.line == 1 {
            text = text.strip_prefix(BOM).unwrap_or(text);
            if text != HEADER {
                self.warn(BookFault::Header { expected: HEADER });
            }
            if text.starts_with("#YANEURAOU-DB2016") {
                return Ok(Some(String::new()));
            }
        }
        Ok(Some(text.to_owned()))
    }

    /// Reads a line; an entry that it ends is returned.
    fn read(&mut self, line: &str) -> Option<BookEntry> {
        if let Some(sfen) = line.trim_start().strip_prefix("sfen ") {
            let ended = self.current.take();
            self.skipping = false;
            match sfen.parse::<Setup>().map_err(PositionError::from) {
                Ok(setup) => self.current = Some(BookEntry::new(setup)),
                Err(error) => {
                    self.skipping = true;
                    self.warn(position_fault(&error));
                }
            }
            return ended;
        }
        if let Some(text) = comment(line) {
            if let Some(entry) = &mut self.current {
                let comments = match entry.moves.last_mut() {
                    Some(mv) => &mut mv.comments,
                    None => &mut entry.comments,
                };
                comments.push(text.to_owned());
            }
            return None;
        }
        if line.trim().is_empty() || self.skipping {
            return None;
        }
        match (self.read_move(line), &mut self.current) {
            (Some(mv), Some(entry)) => entry.moves.push(mv),
            (Some(_), None) => self.warn(BookFault::NoPosition),
            (None, _) => {}
        }
        None
    }

    fn read_move(&mut self, line: &str) -> Option<BookMove> {
        let (line, text) = match line.find(['#']).or_else(|| line.find("//")) {
            Some(at) => (&line[..at], comment(&line[at..])),
            None => (line, None),
        };
        let mut fields = line.trim_end().split([' ', '\t']);
        let word = fields.next().unwrap_or_default();
        let Ok(mv) = word.parse() else {
            self.warn(BookFault::Move(cut(word)));
            return None;
        };
        let mut read = BookMove::new(mv);
        read.ponder = self.field("expected answer", fields.next(), |text| {
            text.parse::<Move>().ok()
        });
        read.score = self.field("score", fields.next(), |text| text.parse().ok());
        read.depth = self.field("depth", fields.next(), |text| text.parse().ok());
        read.count = self.field("count", fields.next(), |text| text.parse().ok());
        let rest: Vec<&str> = fields.filter(|field| !field.is_empty()).collect();
        if !rest.is_empty() {
            self.warn(BookFault::Trailing(cut(&rest.join(" "))));
        }
        read.comments.extend(text.map(str::to_owned));
        Some(read)
    }

    fn field<T>(
        &mut self,
        field: &'static str,
        text: Option<&str>,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let text = text.filter(|text| !matches!(*text, "" | "none" | "None"))?;
        let value = parse(text);
        if value.is_none() {
            self.warn(BookFault::Field {
                field,
                found: cut(text),
            });
        }
        value
    }
}

impl<R: BufRead> Iterator for DbEntries<R> {
    type Item = Result<BookEntry, BookError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            match self.next_line() {
                Ok(Some(line)) => {
                    if let Some(entry) = self.read(&line) {
                        return Some(Ok(entry));
                    }
                }
                Ok(None) => {
                    self.ended = true;
                    return self.current.take().map(Ok);
                }
                Err(error) => {
                    self.ended = true;
                    return Some(Err(error.into()));
                }
            }
        }
        None
    }
}

/// The text of a comment, if the line is one.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix('#').or_else(|| line.strip_prefix("//"))
}

fn cut(text: &str) -> String {
    text.chars().take(20).collect()
}

/// Writes a book, sorted by the text of the SFEN as engines need it that search the file itself.
///
/// Scores, depths and counts that are not known are written `none`. A comment takes a line of its own behind what it is about;
/// line ends in it are turned into further lines.
///
/// # Errors
/// Those of the output.
pub fn write_db(book: &Book, mut output: impl Write) -> io::Result<()> {
    let mut entries: Vec<(String, &BookEntry)> = book
        .entries()
        .iter()
        .map(|entry| (entry.setup.to_string(), entry))
        .collect();
    entries.sort_by(|(a, _), (b, _)| a.cmp(b));
    writeln!(output, "{HEADER}")?;
    for (sfen, entry) in entries {
        writeln!(output, "sfen {sfen}")?;
        write_comments(&entry.comments, &mut output)?;
        for mv in &entry.moves {
            writeln!(
                output,
                "{} {} {} {} {}",
                mv.mv,
                or_none(mv.ponder),
                or_none(mv.score),
                or_none(mv.depth),
                or_none(mv.count)
            )?;
            write_comments(&mv.comments, &mut output)?;
        }
    }
    output.flush()
}

fn or_none(value: Option<impl ToString>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.to_string())
}

fn write_comments(comments: &[String], output: &mut impl Write) -> io::Result<()> {
    for line in comments.iter().flat_map(|text| text.split(['\n', '\r'])) {
        writeln!(output, "#{line}")?;
    }
    Ok(())
}
