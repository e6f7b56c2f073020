use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use super::{database, signed, unsigned};
use crate::{
    Event, Game, GameId, GameResult, ListQuery, Outcome, Page, Result, StoreError, Summary,
};

pub(super) async fn game(pool: &SqlitePool, id: &GameId) -> Result<Game> {
    let row = sqlx::query(
        "SELECT id, owner, created_ms, updated_ms, description, head, plies, result, reason, rule, ended
         FROM games WHERE id = ?",
    )
    .bind(id.as_str())
    .fetch_optional(pool)
    .await
    .map_err(database)?
    .ok_or_else(|| StoreError::NoSuchGame(id.to_string()))?;
    game_of(&row)
}

pub(super) async fn events(pool: &SqlitePool, id: &GameId, after: u64) -> Result<Vec<Event>> {
    let rows = sqlx::query(
        "SELECT seq, at_ms, body, command FROM events WHERE game = ? AND seq > ? ORDER BY seq",
    )
    .bind(id.as_str())
    .bind(signed(after)?)
    .fetch_all(pool)
    .await
    .map_err(database)?;
    let events: Vec<Event> = rows
        .iter()
        .map(|row| event_of(id, row))
        .collect::<Result<Vec<_>>>()?;
    match events
        .iter()
        .zip(after + 1..)
        .find(|(event, expected)| event.seq != *expected)
    {
        Some((_, missing)) => Err(damaged(id.as_str(), format!("event {missing} is missing"))),
        None => Ok(events),
    }
}

pub(super) async fn list(pool: &SqlitePool, query: ListQuery) -> Result<Page> {
    if !(1..=500).contains(&query.limit) {
        return Err(StoreError::Invalid("a list's limit is 1 to 500"));
    }
    // Games are never renumbered, so the last game of a page is a cursor that new games cannot shift.
    let cursor = match &query.after {
        Some(id) => Some(game(pool, id).await?),
        None => None,
    };
    let rows = sqlx::query(
        "SELECT id, owner, created_ms, updated_ms, description, head, plies, result, reason, rule, ended
         FROM games
         WHERE owner = ?1 AND (?2 IS NULL OR ended = ?2)
           AND (?3 IS NULL OR (created_ms, id) < (?3, ?4))
         ORDER BY created_ms DESC, id DESC LIMIT ?5",
    )
    .bind(&query.owner)
    .bind(query.ended)
    .bind(cursor.as_ref().map(|game| signed(game.created_ms)).transpose()?)
    .bind(cursor.as_ref().map(|game| game.id.as_str()))
    .bind(i64::from(query.limit) + 1)
    .fetch_all(pool)
    .await
    .map_err(database)?;
    let limit = query.limit as usize;
    let games = rows
        .iter()
        .take(limit)
        .map(game_of)
        .collect::<Result<Vec<_>>>()?;
    Ok(Page {
        games,
        more: rows.len() > limit,
    })
}

pub(super) async fn ping(pool: &SqlitePool) -> Result<()> {
    let _: i64 = sqlx::query_scalar("SELECT 1")
        .fetch_one(pool)
        .await
        .map_err(database)?;
    Ok(())
}

fn damaged(game: &str, what: String) -> StoreError {
    StoreError::Damaged {
        game: game.to_owned(),
        what,
    }
}

fn game_of(row: &SqliteRow) -> Result<Game> {
    let id: String = row.try_get("id").map_err(database)?;
    let number =
        |column: &'static str| unsigned(&id, column, row.try_get(column).map_err(database)?);
    let text = |column: &'static str| row.try_get::<String, _>(column).map_err(database);
    let maybe = |column: &'static str| row.try_get::<Option<String>, _>(column).map_err(database);
    let outcome = if row.try_get::<bool, _>("ended").map_err(database)? {
        let result = match maybe("result")? {
            None => None,
            Some(word) => Some(
                GameResult::from_word(&word)
                    .ok_or_else(|| damaged(&id, format!("its result is {word:?}")))?,
            ),
        };
        let reason = maybe("reason")?
            .ok_or_else(|| damaged(&id, "it has ended without a reason".to_owned()))?;
        Some(Outcome {
            result,
            reason,
            rule: maybe("rule")?,
        })
    } else {
        None
    };
    let plies = u32::try_from(number("plies")?)
        .map_err(|_| damaged(&id, "its number of moves is too large".to_owned()))?;
    Ok(Game {
        id: id
            .parse()
            .map_err(|_| damaged(&id, "its id is malformed".to_owned()))?,
        owner: text("owner")?,
        created_ms: number("created_ms")?,
        updated_ms: number("updated_ms")?,
        description: text("description")?,
        head: number("head")?,
        summary: Summary { plies, outcome },
    })
}

fn event_of(id: &GameId, row: &SqliteRow) -> Result<Event> {
    let number = |column: &'static str| {
        unsigned(id.as_str(), column, row.try_get(column).map_err(database)?)
    };
    Ok(Event {
        seq: number("seq")?,
        at_ms: number("at_ms")?,
        body: row.try_get("body").map_err(database)?,
        command: row.try_get("command").map_err(database)?,
    })
}
