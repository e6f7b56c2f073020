//! The formats, and which one a text is in.
//!
//! Each format has a module below this one with `read` and `write`; `docs/formats/README.md` says how such a module is built.

pub(crate) mod bod;
pub(crate) mod csa;
mod detect;
pub(crate) mod handicaps;
pub(crate) mod japanese;
pub(crate) mod jkf;
pub(crate) mod ki2;
pub(crate) mod kif;
pub(crate) mod psn;
pub(crate) mod summary;
pub(crate) mod usen;
pub(crate) mod usi;

pub use detect::detect;

use std::fmt;

/// A file format for records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Format {
    /// USI text: `position …`, one game a line.
    Usi,
    /// The same without the word `position`: a bare SFEN, with moves where there are any.
    Sfen,
    /// USEN: a whole tree in a word that can stand in a URL.
    Usen,
    /// KIF: Kakinoki's format and the most common one.
    Kif,
    /// KI2: moves as books print them, without squares of origin.
    Ki2,
    /// BOD: a position drawn with characters.
    Bod,
    /// CSA, V1 to V3: games divided by `/`.
    Csa,
    /// PSN: western notation with headers in square brackets; only read.
    Psn,
    /// JKF: the JSON format of Kifu for JS.
    Jkf,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 9] = [
        Format::Usi,
        Format::Sfen,
        Format::Usen,
        Format::Kif,
        Format::Ki2,
        Format::Bod,
        Format::Csa,
        Format::Psn,
        Format::Jkf,
    ];

    /// The name on the command line, such as `usi`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Usi => "usi",
            Format::Sfen => "sfen",
            Format::Usen => "usen",
            Format::Kif => "kif",
            Format::Ki2 => "ki2",
            Format::Bod => "bod",
            Format::Csa => "csa",
            Format::Psn => "psn",
            Format::Jkf => "jkf",
        }
    }

    /// The usual extensions without the dot, the first one for writing.
    #[must_use]
    pub const fn extensions(self) -> &'static [&'static str] {
        match self {
            Format::Usi => &["usi"],
            Format::Sfen => &["sfen"],
            Format::Usen => &["usen"],
            Format::Kif => &["kif", "kifu"],
            Format::Ki2 => &["ki2", "ki2u"],
            Format::Bod => &["bod"],
            Format::Csa => &["csa"],
            Format::Psn => &["psn", "psn2"],
            Format::Jkf => &["jkf", "json"],
        }
    }

    /// The format of an extension, in any case and without the dot.
    #[must_use]
    pub fn from_extension(extension: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| {
            let mut known = format.extensions().iter();
            known.any(|known| known.eq_ignore_ascii_case(extension))
        })
    }

    /// The format of a [name](Format::name).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Whether one file may hold many games.
    #[must_use]
    pub const fn holds_many(self) -> bool {
        match self {
            Format::Usi | Format::Sfen | Format::Usen | Format::Csa | Format::Psn => true,
            Format::Kif | Format::Ki2 | Format::Bod | Format::Jkf => false,
        }
    }

    /// The encoding in which files of the format are written where nothing else is asked for.
    #[must_use]
    pub const fn usual_encoding(self) -> crate::Encoding {
        match self {
            Format::Kif | Format::Ki2 => crate::Encoding::ShiftJis,
            _ => crate::Encoding::Utf8,
        }
    }

    /// The encoding that an extension promises: `.kif` is Shift_JIS, `.kifu` is UTF-8.
    #[must_use]
    pub fn encoding_of_extension(self, extension: &str) -> crate::Encoding {
        if extension.to_ascii_lowercase().ends_with('u') {
            return crate::Encoding::Utf8;
        }
        self.usual_encoding()
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
