//! Records beside live games: what is kept of an imported file, how a game played here becomes a record, what is written out.

mod calendar;
mod card;
mod export;
mod of_game;
mod view;

pub(crate) use card::{card, fold, new_record, position_key, position_of, words_of};
pub(crate) use export::{File, FormatView, Target, disposition, formats, write};
pub(crate) use of_game::{Played, record_of};
pub(crate) use view::{RecordView, SourceView};

use komadai_record::Record;
use komadai_record::json::{GameJson, JsonError};

/// What stands for the format of a record that was kept of a game played here.
pub(crate) const KEPT_FORMAT: &str = "komadai";

/// Why a stored tree makes no record.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DamagedRecord {
    #[error("its tree is no JSON of a record: {0}")]
    Json(#[from] serde_json::Error),
    #[error("its tree is no record: {0}")]
    Record(#[from] JsonError),
}

/// Reads a stored tree.
pub(crate) fn from_text(tree: &str) -> Result<Record, DamagedRecord> {
    let json: GameJson = serde_json::from_str(tree)?;
    Ok(Record::try_from(&json)?)
}

/// The text to store.
pub(crate) fn to_text(record: &Record) -> Result<String, serde_json::Error> {
    let mut json = GameJson::from(record);
    // They follow from the comments, and are found anew whenever they are asked for.
    for node in &mut json.nodes {
        node.evaluations.clear();
    }
    serde_json::to_string(&json)
}
