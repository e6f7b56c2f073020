use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use komadai_record::json::WarningJson;
use komadai_record::{Format, ReadError, ReadOptions, read};
use komadai_store::NewImport;

use super::super::failure::ErrorBody;
use super::super::{Failure, body, create};
use super::aside;
use super::params::ImportParams;
use super::views::{ImportView, RecordSummary};
use crate::records::new_record;
use crate::server::{AppState, OWNER, unix_ms};

/// The largest file, in bytes. A game takes about five thousand.
pub(in crate::http) const MOST_BYTES: usize = 16 * 1024 * 1024;
/// The greatest number of games in a file.
const MOST_GAMES: usize = 20_000;
/// How many of its records the answer lists.
const SHOWN: u32 = 100;
/// The longest name of a file that is kept, in characters.
const LONGEST_NAME: usize = 200;

/// Imports a file: any format, any encoding, one game or many. The same file, sent again, brings back only what was deleted.
#[utoipa::path(post, path = "/api/records", tag = "records", params(ImportParams),
    request_body(content = Vec<u8>, content_type = "application/octet-stream", description = "the file as it is"),
    responses(
        (status = 201, description = "its games are kept", body = ImportView),
        (status = 400, description = "no game can be read out of it", body = ErrorBody),
        (status = 413, description = "too large, or too many games", body = ErrorBody),
        (status = 415, description = "not `application/octet-stream`", body = ErrorBody),
    ))]
pub(in crate::http) async fn import(
    State(state): State<AppState>,
    params: body::Asked<ImportParams>,
    request: Request,
) -> Result<(StatusCode, Json<ImportView>), Failure> {
    let params = body::from_query(params)?;
    let name = params.name.as_deref().and_then(file_name);
    let bytes = body::bytes(request, "application/octet-stream", MOST_BYTES).await?;
    let (import, warnings) = aside(move || prepare(name, bytes.to_vec())).await?;
    let (name, format) = (import.name.clone(), import.format.clone());
    let (encoding, unlisted) = (import.encoding.clone(), import.unlisted);
    let imported = state.records.import(import, SHOWN).await?;
    let view = ImportView {
        name,
        format,
        encoding,
        games: imported.games,
        known: imported.known,
        records: imported.records.iter().map(RecordSummary::from).collect(),
        warnings,
        unlisted,
    };
    Ok((StatusCode::CREATED, Json(view)))
}

/// The last part of a path, without what no list can show.
fn file_name(text: &str) -> Option<String> {
    let last = text.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = last
        .chars()
        .filter(|symbol| !symbol.is_control())
        .take(LONGEST_NAME)
        .collect();
    Some(name).filter(|name| !name.trim().is_empty())
}

fn prepare(name: Option<String>, bytes: Vec<u8>) -> Result<(NewImport, Vec<WarningJson>), Failure> {
    let hint = name
        .as_deref()
        .and_then(|name| Format::from_extension(name.rsplit_once('.')?.1));
    let found = read(&bytes, hint, ReadOptions::default()).map_err(|error| refused(&error))?;
    if found.records.len() > MOST_GAMES {
        return Err(Failure::too_many_games(found.records.len(), MOST_GAMES));
    }
    let records = found
        .records
        .iter()
        .map(|record| {
            let id = create::random_id()?;
            new_record(id, record, found.format.name(), name.as_deref())
                .map_err(|error| Failure::internal(&error))
        })
        .collect::<Result<Vec<_>, Failure>>()?;
    if records.is_empty() {
        return Err(Failure::unreadable(
            &ReadError::Unrecognised,
            "unrecognised",
        ));
    }
    let warnings: Vec<WarningJson> = found.warnings.iter().map(WarningJson::from).collect();
    let import = NewImport {
        id: create::random_id()?,
        owner: OWNER.to_owned(),
        created_ms: unix_ms(),
        name,
        format: found.format.name().to_owned(),
        encoding: found.encoding.to_string(),
        warnings: serde_json::to_string(&warnings).map_err(|error| Failure::internal(&error))?,
        unlisted: found.unlisted as u64,
        bytes,
        records,
    };
    Ok((import, warnings))
}

fn refused(error: &ReadError) -> Failure {
    let reason = match error {
        ReadError::Empty => "empty",
        ReadError::Unreadable { .. } => "unreadable",
        _ => "unrecognised",
    };
    Failure::unreadable(error, reason)
}
