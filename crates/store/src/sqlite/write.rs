use sqlx::sqlite::{SqliteConnection, SqlitePool};

use super::{database, signed};
use crate::port::check_events;
use crate::{GameId, NewEvent, NewGame, Result, StoreError, Summary};

pub(super) async fn create(pool: &SqlitePool, game: NewGame) -> Result<()> {
    check_events(&game.events)?;
    let mut transaction = pool.begin().await.map_err(database)?;
    let outcome = game.summary.outcome.as_ref();
    let created = sqlx::query(
        "INSERT INTO games
           (id, owner, created_ms, updated_ms, description, head, plies, result, reason, rule, ended)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(game.id.as_str())
    .bind(&game.owner)
    .bind(signed(game.created_ms)?)
    .bind(signed(game.created_ms)?)
    .bind(&game.description)
    .bind(signed(game.events.len() as u64)?)
    .bind(i64::from(game.summary.plies))
    .bind(outcome.and_then(|outcome| outcome.result).map(|result| result.as_str()))
    .bind(outcome.map(|outcome| outcome.reason.as_str()))
    .bind(outcome.and_then(|outcome| outcome.rule.as_deref()))
    .bind(outcome.is_some())
    .execute(&mut *transaction)
    .await
    .map_err(database)?;
    if created.rows_affected() == 0 {
        return Err(StoreError::GameExists(game.id.to_string()));
    }
    insert_events(&mut transaction, &game.id, 0, &game.events).await?;
    transaction.commit().await.map_err(database)
}

pub(super) async fn append(
    pool: &SqlitePool,
    id: &GameId,
    expected_head: u64,
    events: Vec<NewEvent>,
    summary: Summary,
    now_ms: u64,
) -> Result<u64> {
    check_events(&events)?;
    let head = expected_head + events.len() as u64;
    let outcome = summary.outcome.as_ref();
    // The update comes first and takes the write lock at once; a transaction that began with a read could not wait for it.
    let mut transaction = pool.begin().await.map_err(database)?;
    let updated = sqlx::query(
        "UPDATE games
         SET head = ?, updated_ms = max(updated_ms, ?), plies = ?, result = ?, reason = ?, rule = ?, ended = ?
         WHERE id = ? AND head = ?",
    )
    .bind(signed(head)?)
    .bind(signed(now_ms)?)
    .bind(i64::from(summary.plies))
    .bind(outcome.and_then(|outcome| outcome.result).map(|result| result.as_str()))
    .bind(outcome.map(|outcome| outcome.reason.as_str()))
    .bind(outcome.and_then(|outcome| outcome.rule.as_deref()))
    .bind(outcome.is_some())
    .bind(id.as_str())
    .bind(signed(expected_head)?)
    .execute(&mut *transaction)
    .await
    .map_err(database)?;
    if updated.rows_affected() == 0 {
        return Err(why_not_updated(&mut transaction, id, expected_head).await?);
    }
    let last: Option<i64> =
        sqlx::query_scalar("SELECT at_ms FROM events WHERE game = ? AND seq = ?")
            .bind(id.as_str())
            .bind(signed(expected_head)?)
            .fetch_optional(&mut *transaction)
            .await
            .map_err(database)?;
    if last.is_some_and(|last| signed(events[0].at_ms).is_ok_and(|first| first < last)) {
        return Err(StoreError::Invalid("game time runs backwards"));
    }
    insert_events(&mut transaction, id, expected_head, &events).await?;
    transaction.commit().await.map_err(database)?;
    Ok(head)
}

pub(super) async fn delete(pool: &SqlitePool, id: &GameId) -> Result<()> {
    // The events go with their game: the schema says so.
    let deleted = sqlx::query("DELETE FROM games WHERE id = ?")
        .bind(id.as_str())
        .execute(pool)
        .await
        .map_err(database)?;
    match deleted.rows_affected() {
        0 => Err(StoreError::NoSuchGame(id.to_string())),
        _ => Ok(()),
    }
}

async fn why_not_updated(
    connection: &mut SqliteConnection,
    id: &GameId,
    expected: u64,
) -> Result<StoreError> {
    let there: Option<i64> = sqlx::query_scalar("SELECT head FROM games WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(connection)
        .await
        .map_err(database)?;
    Ok(match there {
        Some(_) => StoreError::Conflict {
            game: id.to_string(),
            expected,
        },
        None => StoreError::NoSuchGame(id.to_string()),
    })
}

async fn insert_events(
    connection: &mut SqliteConnection,
    id: &GameId,
    head: u64,
    events: &[NewEvent],
) -> Result<()> {
    for (event, seq) in events.iter().zip(head + 1..) {
        let inserted = sqlx::query(
            "INSERT INTO events (game, seq, at_ms, body, command) VALUES (?, ?, ?, ?, ?)",
        )
        .bind(id.as_str())
        .bind(signed(seq)?)
        .bind(signed(event.at_ms)?)
        .bind(&event.body)
        .bind(&event.command)
        .execute(&mut *connection)
        .await;
        match (inserted, &event.command) {
            (Ok(_), _) => {}
            (Err(sqlx::Error::Database(error)), Some(command)) if error.is_unique_violation() => {
                return Err(StoreError::DuplicateCommand {
                    game: id.to_string(),
                    command: command.clone(),
                });
            }
            (Err(error), _) => return Err(database(error)),
        }
    }
    Ok(())
}
