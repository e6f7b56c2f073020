//! What was read out of a file as JSON; docs/formats/json.md says what the fields are.

use komadai_record::Read;
use komadai_record::json::{GameJson, WarningJson};
use serde::Serialize;

/// A file with its games.
#[derive(Serialize)]
pub struct File<'a> {
    file: &'a str,
    format: &'static str,
    encoding: String,
    records: Vec<GameJson>,
    warnings: Vec<WarningJson>,
    /// Warnings beyond those listed.
    unlisted: usize,
}

/// Everything that was read out of a file.
pub fn file<'a>(name: &'a str, read: &Read) -> File<'a> {
    File {
        file: name,
        format: read.format.name(),
        encoding: read.encoding.to_string(),
        records: read.records.iter().map(GameJson::from).collect(),
        warnings: read.warnings.iter().map(WarningJson::from).collect(),
        unlisted: read.unlisted,
    }
}
