//! A copy of everything that the server keeps, and bringing it back: docs/formats/backup.md.

mod merge;
mod packing;
mod records;

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Request, State};
use komadai_core::Color;
use komadai_game::{Event, Seat};
use komadai_store::{Everything, Game, GameId, ListQuery, Remove, Restoration, WholeGame};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use self::records::{BackupFile, BackupKept};
use super::body;
use super::create::random_id;
use super::failure::{ErrorBody, Failure};
use super::records::aside;
use crate::live::Table;
use crate::server::{AppState, OWNER};
use crate::terms::{Description, summary};

/// The largest copy that is brought back, in bytes: some ten thousand games.
const MOST_BYTES: usize = 256 * 1024 * 1024;

/// A game with all its events.
#[derive(Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BackupGame {
    id: String,
    created_ms: u64,
    updated_ms: u64,
    /// Who played, under which terms.
    #[schema(value_type = Object)]
    description: Description,
    /// What happened, in order.
    events: Vec<BackupEvent>,
}

/// An event, and the command that it completes.
#[derive(Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BackupEvent {
    /// The event, see docs/protocols/game-events.md.
    #[schema(value_type = Object)]
    event: Event,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    command: Option<String>,
}

/// Everything that the server keeps.
#[derive(Serialize, ToSchema)]
pub(super) struct Backup {
    /// All games, newest first.
    games: Vec<BackupGame>,
    /// All imported files, each with its records.
    files: Vec<BackupFile>,
    /// The records that were kept of games played here.
    kept: Vec<BackupKept>,
}

/// What is to be brought back, and how.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RestoreRequest {
    mode: Mode,
    games: Vec<BackupGame>,
    /// Copies that were made before there were records have neither this nor `kept`; then the records that are here stay.
    #[serde(default)]
    files: Option<Vec<BackupFile>>,
    #[serde(default)]
    kept: Option<Vec<BackupKept>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Mode {
    /// What is here stays; what is missing comes.
    Merge,
    /// What is here goes.
    Replace,
}

/// What became of games or of records: how many.
#[derive(Default, Serialize, ToSchema)]
struct Counts {
    /// Were not here, and are now.
    added: usize,
    /// Are here as in the copy.
    same: usize,
    /// Have gone on here since the copy was made, and stay so.
    older: usize,
    /// Had gone on in the copy, and go on from there.
    newer: usize,
    /// Went on differently here and there: both are kept, the copy's under a new id.
    both: usize,
    /// Were here, and are not in the copy (only where everything is replaced).
    removed: usize,
}

/// What became of it.
#[derive(Default, Serialize, ToSchema)]
pub(super) struct RestoreReport {
    games: Counts,
    records: Counts,
}

/// All games and records, for a copy.
#[utoipa::path(get, path = "/api/backup", tag = "backup", responses(
    (status = 200, body = Backup),
    (status = 500, description = "a game cannot be read", body = ErrorBody),
))]
pub(super) async fn backup(State(state): State<AppState>) -> Result<Json<Backup>, Failure> {
    let mut games = Vec::new();
    for row in all_games(&state).await? {
        games.push(read(&state, row).await?);
    }
    let everything = state.records.everything(OWNER).await?;
    let (files, kept) = aside(move || records::read(everything)).await?;
    Ok(Json(Backup { games, files, kept }))
}

/// Brings games and records back from a copy: all of them, or none.
#[utoipa::path(post, path = "/api/restore", tag = "backup", request_body = RestoreRequest, responses(
    (status = 200, body = RestoreReport),
    (status = 400, description = "the copy does not read; the error names the place", body = ErrorBody),
    (status = 413, description = "the copy is too large", body = ErrorBody),
))]
pub(super) async fn restore(
    State(state): State<AppState>,
    request: Request,
) -> Result<Json<RestoreReport>, Failure> {
    let RestoreRequest {
        mode,
        games,
        files,
        kept,
    } = body::read_up_to(request, MOST_BYTES).await?;
    let mut whole = Vec::with_capacity(games.len());
    let mut ids = std::collections::HashSet::new();
    for (index, game) in games.iter().enumerate() {
        let field = |name: &str| format!("games[{index}].{name}");
        let id: GameId = game
            .id
            .parse()
            .map_err(|_| Failure::bad_request(field("id"), "expected the id of a game"))?;
        if !ids.insert(id.clone()) {
            return Err(Failure::bad_request(field("id"), "two games have this id"));
        }
        let read = write(id, game).map_err(|why| Failure::bad_request(field("events"), why))?;
        whole.push(read);
    }
    let says_records = files.is_some() || kept.is_some();
    let coming =
        aside(move || records::write(files.unwrap_or_default(), kept.unwrap_or_default())).await?;
    let mut report = RestoreReport::default();
    let here = all_games(&state).await?;
    // Games of the copy that get another id, because another game has theirs.
    let mut renamed = HashMap::new();
    let (remove, add) = match mode {
        Mode::Replace => {
            report.games.added = whole.len();
            report.games.removed = here.iter().filter(|row| !ids.contains(&row.id)).count();
            (Remove::All, whole)
        }
        Mode::Merge => {
            let mut remove = Vec::new();
            let mut add = Vec::new();
            for (mut coming, copy) in whole.into_iter().zip(&games) {
                let Some(row) = here.iter().find(|row| row.id == coming.game.id) else {
                    report.games.added += 1;
                    add.push(coming);
                    continue;
                };
                let kept = read(&state, row.clone()).await?.events;
                let (ours, theirs) = (kept.len(), copy.events.len());
                let common = ours.min(theirs);
                if kept[..common] != copy.events[..common] {
                    report.games.both += 1;
                    let id: GameId = random_id()?;
                    renamed.insert(coming.game.id, id.clone());
                    coming.game.id = id;
                    add.push(coming);
                } else if theirs > ours {
                    report.games.newer += 1;
                    remove.push(coming.game.id.clone());
                    add.push(coming);
                } else if theirs < ours {
                    report.games.older += 1;
                } else {
                    report.games.same += 1;
                }
            }
            (Remove::Only(remove), add)
        }
    };
    let here = match says_records {
        true => state.records.everything(OWNER).await?,
        false => Everything::default(),
    };
    let (counts, records) = aside(move || match mode {
        Mode::Replace if says_records => Ok(merge::replace(&here, coming)),
        _ => merge::merge(&here, coming, &renamed),
    })
    .await?;
    report.records = counts;
    let restoration = Restoration {
        remove,
        games: add,
        remove_records: records.remove,
        files: records.files,
        records: records.records,
    };
    state.registry.restore(OWNER, restoration).await?;
    Ok(Json(report))
}

async fn all_games(state: &AppState) -> Result<Vec<Game>, Failure> {
    let mut games: Vec<Game> = Vec::new();
    loop {
        let query = ListQuery {
            owner: OWNER.to_owned(),
            ended: None,
            after: games.last().map(|row| row.id.clone()),
            limit: 500,
        };
        let page = state.store.list(query).await?;
        games.extend(page.games);
        if !page.more {
            return Ok(games);
        }
    }
}

/// A stored game as a copy has it.
async fn read(state: &AppState, row: Game) -> Result<BackupGame, Failure> {
    let events = state.store.events(&row.id, 0).await?;
    let internal = |error: serde_json::Error| Failure::internal(&error);
    Ok(BackupGame {
        id: row.id.to_string(),
        created_ms: row.created_ms,
        updated_ms: row.updated_ms,
        description: serde_json::from_str(&row.description).map_err(internal)?,
        events: events
            .into_iter()
            .map(|event| {
                Ok(BackupEvent {
                    event: serde_json::from_str(&event.body)?,
                    command: event.command,
                })
            })
            .collect::<Result<_, serde_json::Error>>()
            .map_err(internal)?,
    })
}

/// A game of a copy as the store keeps it, after it has been played through.
fn write(id: GameId, copy: &BackupGame) -> Result<WholeGame, String> {
    let mut events = Vec::with_capacity(copy.events.len());
    for (seq, BackupEvent { event, command }) in (1..).zip(&copy.events) {
        events.push(komadai_store::Event {
            seq,
            at_ms: event.at.millis(),
            body: serde_json::to_string(event).map_err(|error| error.to_string())?,
            command: command.clone(),
        });
    }
    let mut game = Game {
        id,
        owner: OWNER.to_owned(),
        created_ms: copy.created_ms,
        updated_ms: copy.updated_ms.max(copy.created_ms),
        description: serde_json::to_string(&copy.description).map_err(|error| error.to_string())?,
        head: events.len() as u64,
        summary: komadai_store::Summary::default(),
    };
    let table = Table::load(&game, events.clone()).map_err(|damaged| damaged.to_string())?;
    game.summary = summary(table.game());
    // What follows from the events is taken from them.
    let description = Description {
        handicap: table.game().settings().start.handicap.name().to_owned(),
        black: table.game().seat_of(Color::Black).unwrap_or(Seat::Host),
        ..copy.description.clone()
    };
    game.description = serde_json::to_string(&description).map_err(|error| error.to_string())?;
    Ok(WholeGame { game, events })
}
