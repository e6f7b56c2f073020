//! KI2: moves as books print them, many on a line, without squares of origin. docs/formats/ki2.md.

mod line;
mod writer;

pub(super) use line::{is_line, is_move_line, is_unmarked_move};
pub(crate) use writer::write;

use super::kif::{Dialect, read_dialect};
use crate::Record;
use crate::warning::Warnings;

/// Reads the one game of a file. Head, comments, variations and the sentence at the end are those of KIF.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> Vec<Record> {
    read_dialect(text, Dialect::Ki2, warnings)
}
