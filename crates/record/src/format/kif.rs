//! KIF, the format of Kakinoki's programs and of most others. docs/formats/kif.md.

pub(crate) mod chu;
mod game;
mod reader;
mod row;
mod scan;
mod time;
mod writer;

pub(in crate::format) use game::Game;
pub(in crate::format) use reader::{Dialect, Line, read_dialect};
pub(in crate::format) use writer::{encoding, first_last, head, notes};

pub(crate) use reader::read;
pub(crate) use writer::write;

use komadai_core::{Color, Setup};

use crate::headers::key;
use crate::{Record, format::handicaps};

/// Whether a line is the row of a move.
pub(super) fn is_row(line: &str) -> bool {
    row::number(line).is_some_and(|(_, at)| row::read(&line[at..]).is_some())
}

/// Whether the sides of a record are called 上手 and 下手: where its headers do so, or its start is a handicap.
pub(crate) fn handicap_words(record: &Record) -> bool {
    let named = |key| record.headers.get(key).is_some();
    if named(key::UWATE) || named(key::SHITATE) {
        return true;
    }
    if named(key::BLACK) || named(key::WHITE) {
        return false;
    }
    record.start.side() == Color::White
        && record.start != Setup::start()
        && handicaps::name(&record.start).is_some()
}
