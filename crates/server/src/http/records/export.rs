use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use komadai_record::Record;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::failure::ErrorBody;
use super::super::{Failure, body, create, games};
use super::params::{ExportParams, ZoneParams};
use super::views::RecordSummary;
use super::{aside, record_id, with_record};
use crate::live::Table;
use crate::records::{self, File, FormatView, KEPT_FORMAT, Played, new_record, record_of};
use crate::server::{AppState, OWNER, unix_ms};

/// Every kind of file that can be written.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::http) struct FormatList {
    /// The most usual ones first.
    formats: Vec<FormatView>,
}

/// The kinds of file in which a record can be had, and what each cannot hold.
#[utoipa::path(get, path = "/api/records/{id}/formats", tag = "records",
    params(("id" = String, Path, description = "the record's id")),
    responses(
        (status = 200, body = FormatList),
        (status = 404, description = "no such record", body = ErrorBody),
    ))]
pub(in crate::http) async fn formats(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<FormatList>, Failure> {
    with_record(&state, &id, |_, record| list(&record)).await
}

/// A record as a file.
#[utoipa::path(get, path = "/api/records/{id}/export", tag = "records",
    params(("id" = String, Path, description = "the record's id"), ExportParams),
    responses(
        (status = 200, description = "the file, with its name in `Content-Disposition`"),
        (status = 400, description = "a parameter is wrong", body = ErrorBody),
        (status = 404, description = "no such record", body = ErrorBody),
    ))]
pub(in crate::http) async fn export(
    State(state): State<AppState>,
    Path(id): Path<String>,
    params: body::Asked<ExportParams>,
) -> Result<Response, Failure> {
    let params = body::from_query(params)?;
    with_record(&state, &id, move |_, record| file(&record, &params)).await
}

/// The file from which a record came, byte by byte.
#[utoipa::path(get, path = "/api/records/{id}/original", tag = "records",
    params(("id" = String, Path, description = "the record's id")),
    responses(
        (status = 200, description = "the file"),
        (status = 404, description = "no such record, or one of a game played here", body = ErrorBody),
    ))]
pub(in crate::http) async fn original(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let source = state
        .records
        .source(&record_id(&id)?)
        .await?
        .ok_or_else(|| Failure::not_found("the record did not come from a file"))?;
    let name = source
        .name
        .unwrap_or_else(|| format!("pasted.{}", source.format));
    Ok(download(File {
        bytes: source.bytes,
        media_type: "application/octet-stream".to_owned(),
        disposition: records::disposition(&name),
    }))
}

/// The kinds of file in which a game can be had, and what each cannot hold.
#[utoipa::path(get, path = "/api/games/{id}/formats", tag = "games",
    params(("id" = String, Path, description = "the game's id"), ZoneParams),
    responses(
        (status = 200, body = FormatList),
        (status = 404, description = "no such game", body = ErrorBody),
    ))]
pub(in crate::http) async fn game_formats(
    State(state): State<AppState>,
    Path(id): Path<String>,
    params: body::Asked<ZoneParams>,
) -> Result<Json<FormatList>, Failure> {
    let params = body::from_query(params)?;
    with_game(&state, &id, params.minutes()?, |record| list(&record)).await
}

/// A game as a file, as far as it has come.
#[utoipa::path(get, path = "/api/games/{id}/export", tag = "games",
    params(("id" = String, Path, description = "the game's id"), ExportParams),
    responses(
        (status = 200, description = "the file, with its name in `Content-Disposition`"),
        (status = 400, description = "a parameter is wrong", body = ErrorBody),
        (status = 404, description = "no such game", body = ErrorBody),
    ))]
pub(in crate::http) async fn game_export(
    State(state): State<AppState>,
    Path(id): Path<String>,
    params: body::Asked<ExportParams>,
) -> Result<Response, Failure> {
    let params = body::from_query(params)?;
    with_game(&state, &id, params.minutes()?, move |record| {
        file(&record, &params)
    })
    .await
}

/// Keeps a finished game among the records. One that is kept already stays as it is.
#[utoipa::path(post, path = "/api/games/{id}/record", tag = "games",
    params(("id" = String, Path, description = "the game's id"), ZoneParams),
    responses(
        (status = 200, description = "its record", body = RecordSummary),
        (status = 404, description = "no such game", body = ErrorBody),
        (status = 409, description = "the game goes on", body = ErrorBody),
    ))]
pub(in crate::http) async fn keep(
    State(state): State<AppState>,
    Path(id): Path<String>,
    params: body::Asked<ZoneParams>,
) -> Result<Json<RecordSummary>, Failure> {
    let params = body::from_query(params)?;
    let game = games::game_id(&id)?;
    if state.store.game(&game).await?.summary.outcome.is_none() {
        return Err(Failure::goes_on());
    }
    let new = with_game(&state, &id, params.minutes()?, |record| {
        let id = create::random_id()?;
        new_record(id, &record, KEPT_FORMAT, None).map_err(|error| Failure::internal(&error))
    })
    .await?;
    let saved = state.records.keep(OWNER, &game, new, unix_ms()).await?;
    Ok(Json(RecordSummary::from(&saved)))
}

/// Reads a game from the store and does something with its record.
async fn with_game<T: Send + 'static>(
    state: &AppState,
    id: &str,
    ahead_minutes: i32,
    work: impl FnOnce(Record) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let id = games::game_id(id)?;
    let row = state.store.game(&id).await?;
    let events = state.store.events(&id, 0).await?;
    aside(move || {
        let table = Table::load(&row, events).map_err(|error| Failure::internal(&error))?;
        let played = Played {
            created_ms: row.created_ms,
            updated_ms: row.updated_ms,
            ahead_minutes,
        };
        work(record_of(table.game(), table.description(), played))
    })
    .await
}

fn list(record: &Record) -> Result<Json<FormatList>, Failure> {
    let formats = records::formats(record).map_err(|error| Failure::internal(&error))?;
    Ok(Json(FormatList { formats }))
}

fn file(record: &Record, params: &ExportParams) -> Result<Response, Failure> {
    let target = params.target()?;
    let position;
    let record = match params.node() {
        None => record,
        Some(node) => {
            position = position_at(record, node)?;
            &position
        }
    };
    let file = records::write(record, target, params.encoding(), params.newline())
        .map_err(|error| Failure::internal(&error))?;
    Ok(download(file))
}

/// A record of the position at a node alone.
fn position_at(record: &Record, node: usize) -> Result<Record, Failure> {
    let id = record
        .tree
        .id(node)
        .ok_or_else(|| Failure::bad_request("node", format!("there is no node {node}")))?;
    let mut replay = record.replay();
    for id in record.tree.path(id) {
        replay
            .step(&record.tree.node(id).step)
            .map_err(|error| Failure::internal(&error))?;
    }
    Ok(Record::new(replay.setup()))
}

fn download(file: File) -> Response {
    let headers = [
        (header::CONTENT_TYPE, file.media_type),
        (header::CONTENT_DISPOSITION, file.disposition),
    ];
    (StatusCode::OK, headers, file.bytes).into_response()
}
