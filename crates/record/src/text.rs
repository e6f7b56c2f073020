//! Encodings of files: found out from the bytes, and written without silent loss.

mod decode;
mod encode;
mod lines;

pub use decode::{Decoded, decode};
pub(crate) use encode::encode;
pub(crate) use lines::lines;

use std::fmt;

/// How the characters of a file are written as bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Encoding {
    /// UTF-8 without a byte order mark.
    #[default]
    Utf8,
    /// UTF-8 behind a byte order mark.
    Utf8Bom,
    /// Shift_JIS with the additions of Windows (CP932), as all programs for Windows write it.
    ShiftJis,
    /// EUC-JP, in old records only.
    EucJp,
    /// UTF-16, little end first, behind a byte order mark.
    Utf16Le,
    /// UTF-16, big end first, behind a byte order mark.
    Utf16Be,
    /// No text at all: a packed format.
    Binary,
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Encoding::Utf8 => "UTF-8",
            Encoding::Utf8Bom => "UTF-8 with BOM",
            Encoding::ShiftJis => "Shift_JIS",
            Encoding::EucJp => "EUC-JP",
            Encoding::Utf16Le => "UTF-16LE",
            Encoding::Utf16Be => "UTF-16BE",
            Encoding::Binary => "binary",
        })
    }
}
