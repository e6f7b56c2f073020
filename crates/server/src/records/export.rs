//! Records as files, in every format that can be written.

use std::fmt::Write;

use komadai_core::Color;
use komadai_record::{
    Encoding, Format, Loss, LossKind, Newline, Record, WriteError, WriteOptions, key,
    write as write_record,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::calendar;

/// A kind of file: a format in an encoding, told by its extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub extension: &'static str,
    pub format: Format,
    pub encoding: Encoding,
}

impl Target {
    /// Every kind of file that holds a game, the most usual ones first.
    pub const ALL: [Target; 9] = [
        Target::new("kif", Format::Kif, Encoding::ShiftJis),
        Target::new("kifu", Format::Kif, Encoding::Utf8),
        Target::new("ki2", Format::Ki2, Encoding::ShiftJis),
        Target::new("ki2u", Format::Ki2, Encoding::Utf8),
        Target::new("csa", Format::Csa, Encoding::Utf8),
        Target::new("jkf", Format::Jkf, Encoding::Utf8),
        Target::new("usi", Format::Usi, Encoding::Utf8),
        Target::new("sfen", Format::Sfen, Encoding::Utf8),
        Target::new("usen", Format::Usen, Encoding::Utf8),
    ];
    /// A position drawn with characters.
    const BOD: Target = Target::new("bod", Format::Bod, Encoding::Utf8);

    const fn new(extension: &'static str, format: Format, encoding: Encoding) -> Target {
        Target {
            extension,
            format,
            encoding,
        }
    }

    /// The kind of file with an extension.
    pub fn of(extension: &str) -> Option<Target> {
        Target::ALL
            .into_iter()
            .chain([Target::BOD])
            .find(|target| target.extension.eq_ignore_ascii_case(extension))
    }

    /// All extensions, for messages.
    pub fn names() -> String {
        let all = Target::ALL.into_iter().chain([Target::BOD]);
        all.map(|target| target.extension)
            .collect::<Vec<_>>()
            .join(", ")
    }

    fn media_type(self, encoding: Encoding) -> String {
        let kind = match self.format {
            Format::Jkf => "application/json",
            _ => "text/plain",
        };
        let charset = match encoding {
            Encoding::ShiftJis => "Shift_JIS",
            Encoding::EucJp => "EUC-JP",
            Encoding::Utf16Le | Encoding::Utf16Be => "UTF-16",
            _ => "UTF-8",
        };
        format!("{kind}; charset={charset}")
    }
}

/// A file that was written.
#[derive(Debug)]
pub(crate) struct File {
    pub bytes: Vec<u8>,
    pub media_type: String,
    /// `Content-Disposition`, with the name of the file.
    pub disposition: String,
}

/// Writes a record.
pub(crate) fn write(
    record: &Record,
    target: Target,
    encoding: Option<Encoding>,
    newline: Newline,
) -> Result<File, WriteError> {
    let encoding = encoding.unwrap_or(target.encoding);
    let options = WriteOptions {
        encoding: Some(encoding),
        newline,
    };
    let written = write_record(record, target.format, &options)?;
    Ok(File {
        bytes: written.bytes,
        media_type: target.media_type(encoding),
        disposition: disposition(&file_name(record, target.extension)),
    })
}

/// A kind of file for a record: what it would be called, and what it cannot hold.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FormatView {
    /// The extension, by which the export is asked for.
    #[schema(examples("kif"))]
    extension: &'static str,
    /// The format's name.
    #[schema(examples("kif"))]
    format: &'static str,
    /// The encoding.
    #[schema(examples("Shift_JIS"))]
    encoding: String,
    /// The name of the file.
    file: String,
    /// Its size in bytes.
    bytes: usize,
    /// What the file cannot hold; empty if it holds everything.
    losses: Vec<LossView>,
}

/// Things of one kind that a file cannot hold.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LossView {
    /// `header`, `comment`, `bookmark`, `time`, `milliseconds`, `variation`, `ending`, `unread`, `start`, `move` or `character`.
    kind: &'static str,
    /// How many.
    count: usize,
    /// Of a character that the encoding lacks: the character.
    symbol: Option<char>,
    /// What is written in its place.
    stand_in: Option<&'static str>,
}

/// Every kind of file for a record.
pub(crate) fn formats(record: &Record) -> Result<Vec<FormatView>, WriteError> {
    let view = |target: Target| {
        let options = WriteOptions {
            encoding: Some(target.encoding),
            newline: Newline::Lf,
        };
        let written = write_record(record, target.format, &options)?;
        Ok(FormatView {
            extension: target.extension,
            format: target.format.name(),
            encoding: target.encoding.to_string(),
            file: file_name(record, target.extension),
            bytes: written.bytes.len(),
            losses: written.losses.iter().map(loss).collect(),
        })
    };
    Target::ALL.into_iter().map(view).collect()
}

fn loss(loss: &Loss) -> LossView {
    let (mut symbol, mut stand_in) = (None, None);
    let kind = match &loss.kind {
        LossKind::Header => "header",
        LossKind::Comment => "comment",
        LossKind::Bookmark => "bookmark",
        LossKind::Time => "time",
        LossKind::Milliseconds => "milliseconds",
        LossKind::Variation => "variation",
        LossKind::Ending => "ending",
        LossKind::Unread => "unread",
        LossKind::Start => "start",
        LossKind::Character {
            symbol: lacking,
            stand_in: written,
        } => {
            symbol = Some(*lacking);
            stand_in = Some(*written);
            "character"
        }
        _ => "move",
    };
    LossView {
        kind,
        count: loss.count,
        symbol,
        stand_in,
    }
}

/// Day and players, without what file systems refuse; `record` where nothing is known.
fn file_name(record: &Record, extension: &str) -> String {
    let day = record.headers.get(key::START).and_then(calendar::day);
    let players = [Color::Black, Color::White].map(|color| record.player(color));
    let mut name = String::new();
    for part in day
        .as_deref()
        .into_iter()
        .chain(players.into_iter().flatten())
    {
        let part: String = part
            .chars()
            .map(|symbol| match symbol {
                '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '_',
                symbol if symbol.is_control() => '_',
                symbol => symbol,
            })
            .take(40)
            .collect();
        let part = part.trim_matches([' ', '.']);
        if !part.is_empty() {
            name.push_str(if name.is_empty() { "" } else { "-" });
            name.push_str(part);
        }
    }
    if name.is_empty() {
        name.push_str("record");
    }
    format!("{name}.{extension}")
}

/// `Content-Disposition` for a file: the name in plain letters for old programs, and as it is (RFC 6266, RFC 8187).
pub(crate) fn disposition(name: &str) -> String {
    let plain: String = name
        .chars()
        .map(|symbol| match symbol {
            '"' | '\\' => '_',
            ' '..='~' => symbol,
            _ => '_',
        })
        .collect();
    let mut full = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            full.push(char::from(byte));
        } else {
            // Writing to a string succeeds.
            let _ = write!(full, "%{byte:02X}");
        }
    }
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{full}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files() {
        let mut record = Record::default();
        let check = |record: &Record, expected: &str| {
            assert_eq!(file_name(record, "kif"), expected);
        };
        check(&record, "record.kif");
        record.headers.push(key::BLACK, "羽生/善治");
        record.headers.push(key::WHITE, "..\u{7}");
        check(&record, "羽生_善治-_.kif");
        record.headers.push(key::START, "2003/05/03 10:30:00");
        check(&record, "2003-05-03-羽生_善治-_.kif");
    }

    #[test]
    fn dispositions() {
        assert_eq!(
            disposition("a \"b\" 羽.kif"),
            "attachment; filename=\"a _b_ _.kif\"; filename*=UTF-8''a%20%22b%22%20%E7%BE%BD.kif"
        );
    }

    #[test]
    fn every_format_that_can_be_written_is_offered() {
        for format in Format::ALL {
            let offered = Target::ALL.iter().any(|target| target.format == format);
            let writes = write_record(&Record::default(), format, &WriteOptions::default()).is_ok();
            assert_eq!(offered, writes && format != Format::Bod, "{format}");
        }
    }
}
