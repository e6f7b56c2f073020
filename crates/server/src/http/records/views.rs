use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use komadai_record::json::WarningJson;
use komadai_record::{NodeId, Record};
use komadai_store::{GameResult, SavedRecord};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::failure::ErrorBody;
use super::super::{Failure, body};
use super::params::{RecordParams, ViewParams};
use super::{aside, record_id, with_record};
use crate::records::{RecordView, SourceView, card, from_text, to_text};
use crate::server::{AppState, unix_ms};

/// A record in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::http) struct RecordSummary {
    /// The record's id.
    id: String,
    /// The game played here that it was kept of; `null` for one out of a file.
    game: Option<String>,
    /// What its file is called; `null` for a text that was pasted and for a game.
    file: Option<String>,
    /// When it was saved: Unix time in milliseconds.
    created_ms: u64,
    /// When it was last changed: Unix time in milliseconds.
    updated_ms: u64,
    /// The format of its source, such as `kif`; `komadai` for a game played here.
    format: String,
    /// Black's name; empty if there is none.
    black: String,
    /// White's name; empty if there is none.
    white: String,
    /// The event, or else the title; empty if there is neither.
    event: String,
    /// `2003-05-03`, or as much of it as is known; empty if nothing is.
    date: String,
    /// The handicap's name, such as `even`; `null` for a start position of its own.
    handicap: Option<String>,
    /// `black` or `white` (who won), `draw`, or `null` for a game without a result.
    #[schema(value_type = Option<String>, examples("black"))]
    result: Option<&'static str>,
    /// How it ended, such as `resign`; `null` where the record does not say.
    ending: Option<String>,
    /// Moves of the main line.
    plies: u32,
    /// Lines beside the main line.
    variations: u32,
}

impl From<&SavedRecord> for RecordSummary {
    fn from(saved: &SavedRecord) -> Self {
        let card = &saved.card;
        Self {
            id: saved.id.to_string(),
            game: saved.game.as_ref().map(ToString::to_string),
            file: saved.file_name.clone(),
            created_ms: saved.created_ms,
            updated_ms: saved.updated_ms,
            format: saved.format.clone(),
            black: card.black.clone(),
            white: card.white.clone(),
            event: card.event.clone(),
            date: card.date.clone(),
            handicap: card.handicap.clone(),
            result: card.result.map(GameResult::as_str),
            ending: card.ending.clone(),
            plies: card.plies,
            variations: card.variations,
        }
    }
}

/// What became of an import.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::http) struct ImportView {
    /// What the file is called; `null` for a text that was pasted.
    pub name: Option<String>,
    /// The format found.
    pub format: String,
    /// The encoding found.
    pub encoding: String,
    /// How many games the file has.
    pub games: u64,
    /// How many of them were there already.
    pub known: u64,
    /// The first hundred of its records.
    pub records: Vec<RecordSummary>,
    /// Everything that was odd: line, column, what it is, what was done.
    #[schema(value_type = Vec<Object>)]
    pub warnings: Vec<WarningJson>,
    /// How many warnings more there were.
    pub unlisted: u64,
}

/// A page of a list.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::http) struct RecordList {
    records: Vec<RecordSummary>,
    /// How many there are on all pages.
    total: u64,
}

/// One record.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::http) struct WholeRecord {
    #[serde(flatten)]
    summary: RecordSummary,
    /// Start, headers and tree: docs/protocols/http.md.
    #[schema(value_type = Object)]
    record: RecordView,
    /// The file from which it came, with its warnings; `null` for a game played here.
    #[schema(value_type = Option<Object>)]
    source: Option<SourceView>,
}

/// Lists records.
#[utoipa::path(get, path = "/api/records", tag = "records", params(RecordParams), responses(
    (status = 200, body = RecordList),
    (status = 400, description = "a parameter is wrong", body = ErrorBody),
))]
pub(in crate::http) async fn list(
    State(state): State<AppState>,
    params: body::Asked<RecordParams>,
) -> Result<Json<RecordList>, Failure> {
    let params = body::from_query(params)?;
    let page = state.records.search(params.query()?).await?;
    Ok(Json(RecordList {
        records: page.records.iter().map(RecordSummary::from).collect(),
        total: page.total,
    }))
}

/// One record with its tree.
#[utoipa::path(get, path = "/api/records/{id}", tag = "records",
    params(("id" = String, Path, description = "the record's id"), ViewParams),
    responses(
        (status = 200, body = WholeRecord),
        (status = 404, description = "no such record", body = ErrorBody),
    ))]
pub(in crate::http) async fn one(
    State(state): State<AppState>,
    Path(id): Path<String>,
    params: body::Asked<ViewParams>,
) -> Result<Json<WholeRecord>, Failure> {
    let params = body::from_query(params)?;
    let style = params.style()?;
    let source = state.records.source(&record_id(&id)?).await?;
    with_record(&state, &id, move |saved, record| {
        let source = source
            .map(|source| {
                Ok::<_, Failure>(SourceView {
                    name: source.name,
                    format: source.format,
                    encoding: source.encoding,
                    games: source.games,
                    place: saved.place + 1,
                    warnings: serde_json::from_str(&source.warnings)
                        .map_err(|error| Failure::internal(&error))?,
                    unlisted: source.unlisted,
                    bytes: source.bytes.len(),
                })
            })
            .transpose()?;
        Ok(Json(WholeRecord {
            summary: RecordSummary::from(&saved),
            record: RecordView::new(&record, style),
            source,
        }))
    })
    .await
}

/// Deletes a record for ever; with the last record of a file the file goes too.
#[utoipa::path(delete, path = "/api/records/{id}", tag = "records",
    params(("id" = String, Path, description = "the record's id")),
    responses(
        (status = 204, description = "it is gone"),
        (status = 404, description = "no such record", body = ErrorBody),
    ))]
pub(in crate::http) async fn remove(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    state.records.remove(&record_id(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A change of a record. What is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Change {
    /// The `updated_ms` of the record that was read.
    updated_ms: u64,
    /// All headers, in order.
    headers: Option<Vec<(String, String)>>,
    /// The comment of one node.
    comment: Option<CommentChange>,
}

/// A new comment.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CommentChange {
    /// The node's place in the list.
    node: usize,
    /// The lines; none to delete the comment.
    lines: Vec<String>,
}

/// Changes headers or a comment. The file from which the record came stays as it was.
#[utoipa::path(patch, path = "/api/records/{id}", tag = "records", request_body = Change,
    params(("id" = String, Path, description = "the record's id")),
    responses(
        (status = 200, description = "the record as lists show it now", body = RecordSummary),
        (status = 400, description = "a field is wrong", body = ErrorBody),
        (status = 404, description = "no such record", body = ErrorBody),
        (status = 409, description = "it has been changed since it was read", body = ErrorBody),
    ))]
pub(in crate::http) async fn change(
    State(state): State<AppState>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Json<RecordSummary>, Failure> {
    let change: Change = body::read(request).await?;
    let read_ms = change.updated_ms;
    let id = record_id(&id)?;
    let file = state
        .records
        .source(&id)
        .await?
        .and_then(|source| source.name);
    let (_, tree) = state.records.record(&id).await?;
    let (card, tree) = aside(move || {
        let mut record = from_text(&tree).map_err(|error| Failure::internal(&error))?;
        apply(change, &mut record)?;
        let tree = to_text(&record).map_err(|error| Failure::internal(&error))?;
        Ok((card(&record, file.as_deref()), tree))
    })
    .await?;
    state
        .records
        .change(&id, read_ms, card, tree, unix_ms())
        .await?;
    let (saved, _) = state.records.record(&id).await?;
    Ok(Json(RecordSummary::from(&saved)))
}

/// Puts a change into a record, where no format would break over it.
fn apply(change: Change, record: &mut Record) -> Result<(), Failure> {
    let line = |text: &str| !text.chars().any(char::is_control);
    if let Some(headers) = change.headers {
        let mut new = komadai_record::Headers::new();
        for (key, value) in headers {
            let is_key = !key.trim().is_empty() && !key.contains(['：', ':']);
            if !is_key || !line(&key) || !line(&value) {
                let message =
                    format!("expected keys without colons, and single lines, found {key:?}");
                return Err(Failure::bad_request("headers", message));
            }
            new.push(key, value);
        }
        record.headers = new;
    }
    if let Some(comment) = change.comment {
        let node = record.tree.id(comment.node).ok_or_else(|| {
            let message = format!("there is no node {}", comment.node);
            Failure::bad_request("comment.node", message)
        })?;
        if !comment.lines.iter().all(|text| line(text)) {
            let message = "expected lines without control characters";
            return Err(Failure::bad_request("comment.lines", message));
        }
        set_comment(record, node, comment.lines);
    }
    Ok(())
}

fn set_comment(record: &mut Record, node: NodeId, lines: Vec<String>) {
    record.tree.node_mut(node).notes_mut().comments = lines;
}
