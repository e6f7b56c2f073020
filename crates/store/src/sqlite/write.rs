use sqlx::sqlite::{SqliteConnection, SqlitePool};

use super::{database, records, signed};
use crate::port::{check_events, check_restoration};
use crate::{
    GameId, NewEvent, NewGame, Outcome, RecordId, Remove, Restoration, Result, StoreError, Summary,
    WholeGame,
};

pub(super) async fn create(pool: &SqlitePool, game: NewGame) -> Result<()> {
    check_events(&game.events)?;
    let mut transaction = pool.begin().await.map_err(database)?;
    let row = Row {
        id: &game.id,
        owner: &game.owner,
        created_ms: game.created_ms,
        updated_ms: game.created_ms,
        description: &game.description,
        head: game.events.len() as u64,
        plies: game.summary.plies,
        outcome: game.summary.outcome.as_ref(),
    };
    insert_game(&mut transaction, row).await?;
    insert_events(&mut transaction, &game.id, 0, &game.events).await?;
    transaction.commit().await.map_err(database)
}

/// A row of `games` that is to be written.
struct Row<'a> {
    id: &'a GameId,
    owner: &'a str,
    created_ms: u64,
    updated_ms: u64,
    description: &'a str,
    head: u64,
    plies: u32,
    outcome: Option<&'a Outcome>,
}

async fn insert_game(connection: &mut SqliteConnection, row: Row<'_>) -> Result<()> {
    let created = sqlx::query(
        "INSERT INTO games
           (id, owner, created_ms, updated_ms, description, head, plies, result, reason, rule, ended)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(row.id.as_str())
    .bind(row.owner)
    .bind(signed(row.created_ms)?)
    .bind(signed(row.updated_ms)?)
    .bind(row.description)
    .bind(signed(row.head)?)
    .bind(i64::from(row.plies))
    .bind(row.outcome.and_then(|outcome| outcome.result).map(|result| result.as_str()))
    .bind(row.outcome.map(|outcome| outcome.reason.as_str()))
    .bind(row.outcome.and_then(|outcome| outcome.rule.as_deref()))
    .bind(row.outcome.is_some())
    .execute(connection)
    .await
    .map_err(database)?;
    match created.rows_affected() {
        0 => Err(StoreError::GameExists(row.id.to_string())),
        _ => Ok(()),
    }
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

pub(super) async fn restore(
    pool: &SqlitePool,
    owner: &str,
    restoration: Restoration,
) -> Result<()> {
    check_restoration(owner, &restoration)?;
    let Restoration {
        remove,
        games,
        remove_records,
        files,
        records,
    } = restoration;
    let mut transaction = pool.begin().await.map_err(database)?;
    remove_from(&mut transaction, "games", owner, remove, GameId::as_str).await?;
    remove_from(
        &mut transaction,
        "records",
        owner,
        remove_records,
        RecordId::as_str,
    )
    .await?;
    for WholeGame { game, events } in games {
        let outcome = game.summary.outcome.as_ref();
        let row = Row {
            id: &game.id,
            owner: &game.owner,
            created_ms: game.created_ms,
            updated_ms: game.updated_ms,
            description: &game.description,
            head: game.head,
            plies: game.summary.plies,
            outcome,
        };
        insert_game(&mut transaction, row).await?;
        let events: Vec<NewEvent> = events
            .into_iter()
            .map(|event| NewEvent {
                at_ms: event.at_ms,
                body: event.body,
                command: event.command,
            })
            .collect();
        insert_events(&mut transaction, &game.id, 0, &events).await?;
    }
    for file in &files {
        records::insert_file(&mut transaction, owner, file).await?;
    }
    for (whole, positions) in &records {
        if !records::insert(&mut transaction, whole, positions).await? {
            return Err(StoreError::RecordExists(whole.saved.id.to_string()));
        }
    }
    transaction.commit().await.map_err(database)
}

/// Removes rows of an owner. The schema says what goes with them.
async fn remove_from<Id>(
    connection: &mut SqliteConnection,
    table: &'static str,
    owner: &str,
    remove: Remove<Id>,
    text: fn(&Id) -> &str,
) -> Result<()> {
    match remove {
        Remove::All => {
            let sql = format!("DELETE FROM {table} WHERE owner = ?");
            let deletion = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(owner);
            deletion.execute(connection).await.map_err(database)?;
        }
        Remove::Only(ids) => {
            let sql = format!("DELETE FROM {table} WHERE owner = ? AND id = ?");
            for id in &ids {
                let deletion = sqlx::query(sqlx::AssertSqlSafe(sql.clone())).bind(owner);
                let deletion = deletion.bind(text(id)).execute(&mut *connection);
                deletion.await.map_err(database)?;
            }
        }
    }
    Ok(())
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
