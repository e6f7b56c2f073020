//! Records: import, search, view, export.

mod export;
mod import;
mod params;
mod views;

pub(super) use export::{
    __path_export, __path_formats, __path_game_export, __path_game_formats, __path_keep,
    __path_original, export, formats, game_export, game_formats, keep, original,
};
pub(super) use import::{__path_import, MOST_BYTES, import};
pub(super) use views::{
    __path_change, __path_list, __path_one, __path_remove, change, list, one, remove,
};

use komadai_record::Record;
use komadai_store::{RecordId, SavedRecord};

use super::Failure;
use crate::records;
use crate::server::AppState;

fn record_id(text: &str) -> Result<RecordId, Failure> {
    text.parse()
        .map_err(|_| Failure::not_found("no such record"))
}

/// Does work that takes a while beside the threads that answer.
pub(super) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => result,
        Err(error) => Err(Failure::internal(&error)),
    }
}

/// Reads a record from the store and does something with it.
async fn with_record<T: Send + 'static>(
    state: &AppState,
    id: &str,
    work: impl FnOnce(SavedRecord, Record) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let (saved, tree) = state.records.record(&record_id(id)?).await?;
    aside(move || {
        let record = records::from_text(&tree).map_err(|error| Failure::internal(&error))?;
        work(saved, record)
    })
    .await
}
