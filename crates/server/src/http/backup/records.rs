//! Records in a copy: the files from which they came, and those kept of games.

use std::collections::HashSet;

use komadai_record::Format;
use komadai_record::json::WarningJson;
use komadai_store::{
    Everything, GameId, ImportId, InvalidGameId, RecordId, Source, WholeFile, WholeRecord,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::Failure;
use super::super::records::MOST_BYTES as MOST_FILE_BYTES;
use super::packing::{pack, unpack};
use crate::records::{KEPT_FORMAT, from_text, new_record};
use crate::server::OWNER;

/// The longest tree, in bytes: the largest file holds no longer one.
const MOST_TREE_BYTES: u64 = 512 * 1024 * 1024;

/// An imported file with its records.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct BackupFile {
    id: String,
    created_ms: u64,
    /// What it was called; `null` for a text that was pasted.
    name: Option<String>,
    /// The format found, such as `kif`.
    format: String,
    /// The encoding found, such as `UTF-8`.
    encoding: String,
    /// How many games it holds.
    games: u64,
    /// What was odd in it.
    #[schema(value_type = Vec<Object>)]
    warnings: Vec<WarningJson>,
    /// How many oddities more there were.
    unlisted: u64,
    /// The file as it came, compressed by zlib, in base64.
    bytes: String,
    /// Its records that have not been deleted, in the order of the file.
    records: Vec<BackupRecord>,
}

/// A record out of a file.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct BackupRecord {
    id: String,
    /// Its place in the file, from 0.
    place: u64,
    created_ms: u64,
    updated_ms: u64,
    /// The whole record as docs/formats/json.md describes it, compressed by zlib, in base64.
    record: String,
}

/// A record that was kept of a game played here.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct BackupKept {
    id: String,
    /// The game's id.
    game: String,
    created_ms: u64,
    updated_ms: u64,
    /// As in [`BackupRecord`].
    record: String,
}

/// What a copy brings.
#[derive(Default)]
pub(super) struct Coming {
    pub files: Vec<WholeFile>,
    /// Each with its positions.
    pub records: Vec<(WholeRecord, Vec<u64>)>,
}

/// What the store keeps as a copy has it.
pub(super) fn read(
    Everything { files, records }: Everything,
) -> Result<(Vec<BackupFile>, Vec<BackupKept>), Failure> {
    let internal = |error: &dyn std::error::Error| Failure::internal(error);
    let mut copies = Vec::with_capacity(files.len());
    let mut places = std::collections::HashMap::new();
    for WholeFile {
        id,
        created_ms,
        source,
    } in files
    {
        places.insert(id.clone(), copies.len());
        copies.push(BackupFile {
            id: id.to_string(),
            created_ms,
            name: source.name,
            format: source.format,
            encoding: source.encoding,
            games: source.games,
            warnings: serde_json::from_str(&source.warnings).map_err(|error| internal(&error))?,
            unlisted: source.unlisted,
            bytes: pack(&source.bytes).map_err(|error| internal(&error))?,
            records: Vec::new(),
        });
    }
    let mut kept = Vec::new();
    for WholeRecord { saved, file, tree } in records {
        let id = saved.id.to_string();
        let (created_ms, updated_ms) = (saved.created_ms, saved.updated_ms);
        let record = pack(tree.as_bytes()).map_err(|error| internal(&error))?;
        if let Some(game) = saved.game {
            kept.push(BackupKept {
                id,
                game: game.to_string(),
                created_ms,
                updated_ms,
                record,
            });
        } else if let Some(&place) = file.as_ref().and_then(|file| places.get(file)) {
            copies[place].records.push(BackupRecord {
                id,
                place: saved.place,
                created_ms,
                updated_ms,
                record,
            });
        }
    }
    Ok((copies, kept))
}

/// What a copy brings, as the store keeps it, after it has been read through.
pub(super) fn write(files: Vec<BackupFile>, kept: Vec<BackupKept>) -> Result<Coming, Failure> {
    let mut coming = Coming::default();
    let mut ids = Ids::default();
    for (index, file) in files.into_iter().enumerate() {
        let field = |name: &str| format!("files[{index}].{name}");
        let (file, records) = take_file(file, &field, &mut ids)?;
        coming.files.push(file);
        coming.records.extend(records);
    }
    for (index, kept) in kept.into_iter().enumerate() {
        let field = |name: &str| format!("kept[{index}].{name}");
        let game: GameId = id(&kept.game, &field("game"))?;
        if !ids.games.insert(game.clone()) {
            let message = "two records were kept of this game";
            return Err(Failure::bad_request(field("game"), message));
        }
        let taken = Taken {
            id: &kept.id,
            created_ms: kept.created_ms,
            updated_ms: kept.updated_ms,
            record: &kept.record,
            format: KEPT_FORMAT,
            file_name: None,
        };
        let (mut whole, positions) = taken.whole(&field, &mut ids)?;
        whole.saved.game = Some(game);
        coming.records.push((whole, positions));
    }
    Ok(coming)
}

/// The ids that a copy has used already.
#[derive(Default)]
struct Ids {
    files: HashSet<ImportId>,
    records: HashSet<RecordId>,
    games: HashSet<GameId>,
}

fn id<T: std::str::FromStr<Err = InvalidGameId>>(text: &str, field: &str) -> Result<T, Failure> {
    text.parse()
        .map_err(|error: InvalidGameId| Failure::bad_request(field, error.to_string()))
}

type Records = Vec<(WholeRecord, Vec<u64>)>;

fn take_file(
    file: BackupFile,
    field: &dyn Fn(&str) -> String,
    ids: &mut Ids,
) -> Result<(WholeFile, Records), Failure> {
    let wrong = |name: &str, message: String| Failure::bad_request(field(name), message);
    let file_id: ImportId = id(&file.id, &field("id"))?;
    if !ids.files.insert(file_id.clone()) {
        return Err(wrong("id", "two files have this id".to_owned()));
    }
    if Format::from_name(&file.format).is_none() {
        let message = format!("expected the name of a format, found {:?}", file.format);
        return Err(wrong("format", message));
    }
    if file.records.is_empty() {
        return Err(wrong("records", "expected at least one record".to_owned()));
    }
    let bytes = unpack(&file.bytes, MOST_FILE_BYTES as u64).map_err(|why| wrong("bytes", why))?;
    let mut records = Vec::with_capacity(file.records.len());
    let mut places = HashSet::new();
    for (index, record) in file.records.iter().enumerate() {
        let field = |name: &str| field(&format!("records[{index}].{name}"));
        if record.place >= file.games || !places.insert(record.place) {
            let message = format!(
                "expected a place of its own below {}, found {}",
                file.games, record.place
            );
            return Err(Failure::bad_request(field("place"), message));
        }
        let taken = Taken {
            id: &record.id,
            created_ms: record.created_ms,
            updated_ms: record.updated_ms,
            record: &record.record,
            format: &file.format,
            file_name: file.name.as_deref(),
        };
        let (mut whole, positions) = taken.whole(&field, ids)?;
        whole.saved.place = record.place;
        whole.file = Some(file_id.clone());
        records.push((whole, positions));
    }
    let warnings =
        serde_json::to_string(&file.warnings).map_err(|error| Failure::internal(&error))?;
    let whole = WholeFile {
        id: file_id,
        created_ms: file.created_ms,
        source: Source {
            name: file.name,
            format: file.format,
            encoding: file.encoding,
            warnings,
            unlisted: file.unlisted,
            games: file.games,
            bytes,
        },
    };
    Ok((whole, records))
}

/// What both kinds of records have.
struct Taken<'a> {
    id: &'a str,
    created_ms: u64,
    updated_ms: u64,
    record: &'a str,
    format: &'a str,
    file_name: Option<&'a str>,
}

impl Taken<'_> {
    /// The record with its positions. Cards follow from trees and are made anew.
    fn whole(
        &self,
        field: &dyn Fn(&str) -> String,
        ids: &mut Ids,
    ) -> Result<(WholeRecord, Vec<u64>), Failure> {
        let record_id: RecordId = id(self.id, &field("id"))?;
        if !ids.records.insert(record_id.clone()) {
            return Err(Failure::bad_request(
                field("id"),
                "two records have this id",
            ));
        }
        let wrong = |why: String| Failure::bad_request(field("record"), why);
        let text = unpack(self.record, MOST_TREE_BYTES).map_err(wrong)?;
        let text = String::from_utf8(text).map_err(|error| wrong(error.to_string()))?;
        let record = from_text(&text).map_err(|error| wrong(error.to_string()))?;
        let new = new_record(record_id, &record, self.format, self.file_name)
            .map_err(|error| Failure::internal(&error))?;
        let (mut whole, positions) = new.whole(OWNER, self.created_ms);
        whole.saved.file_name = self.file_name.map(str::to_owned);
        whole.saved.updated_ms = self.updated_ms.max(self.created_ms);
        Ok((whole, positions))
    }
}
