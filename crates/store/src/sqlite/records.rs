use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row};

use super::{SqliteStore, database, signed, unsigned};
use crate::{
    Card, Everything, GameId, GameResult, ImportId, Imported, NewImport, NewRecord, RecordId,
    RecordOrder, RecordPage, RecordQuery, Records, Result, SavedRecord, Source, StoreError,
    StoreFuture, WholeFile, WholeRecord,
};

/// All columns of [`SavedRecord`], in one place for every query.
const COLUMNS: &str = "id, owner, game, place, created_ms, updated_ms, format, black, white, event, date, handicap, result, \
     ending, plies, variations, players, events, words, (SELECT name FROM imports WHERE imports.id = records.import) AS file_name";

impl Records for SqliteStore {
    fn import(&self, import: NewImport, show: u32) -> StoreFuture<'_, Imported> {
        Box::pin(save_import(&self.writer, import, show))
    }

    fn keep<'a>(
        &'a self,
        owner: &'a str,
        game: &'a GameId,
        record: NewRecord,
        now_ms: u64,
    ) -> StoreFuture<'a, SavedRecord> {
        Box::pin(keep(&self.writer, owner, game, record, now_ms))
    }

    fn record<'a>(&'a self, id: &'a RecordId) -> StoreFuture<'a, (SavedRecord, String)> {
        Box::pin(record(&self.readers, id))
    }

    fn source<'a>(&'a self, id: &'a RecordId) -> StoreFuture<'a, Option<Source>> {
        Box::pin(source(&self.readers, id))
    }

    fn search(&self, query: RecordQuery) -> StoreFuture<'_, RecordPage> {
        Box::pin(search(&self.readers, query))
    }

    fn everything<'a>(&'a self, owner: &'a str) -> StoreFuture<'a, Everything> {
        Box::pin(everything(&self.readers, owner))
    }

    fn change<'a>(
        &'a self,
        id: &'a RecordId,
        read_ms: u64,
        card: Card,
        tree: String,
        now_ms: u64,
    ) -> StoreFuture<'a, u64> {
        Box::pin(change(&self.writer, id, read_ms, card, tree, now_ms))
    }

    fn remove<'a>(&'a self, id: &'a RecordId) -> StoreFuture<'a, ()> {
        Box::pin(remove(&self.writer, id))
    }
}

/// FNV-1a. It only finds candidates: the bytes themselves are compared.
fn digest(bytes: &[u8]) -> i64 {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
    });
    hash.cast_signed()
}

async fn save_import(pool: &SqlitePool, import: NewImport, show: u32) -> Result<Imported> {
    let NewImport {
        id,
        owner,
        created_ms,
        name,
        format,
        encoding,
        warnings,
        unlisted,
        bytes,
        records,
    } = import;
    let games = records.len() as u64;
    if games == 0 {
        return Err(StoreError::Invalid("at least one record is needed"));
    }
    // The one writer's connection is held from the question to the answer, so nobody imports the same file in between.
    let mut transaction = pool.begin().await.map_err(database)?;
    let there: Option<String> =
        sqlx::query_scalar("SELECT id FROM imports WHERE owner = ? AND digest = ? AND bytes = ?")
            .bind(&owner)
            .bind(digest(&bytes))
            .bind(&bytes)
            .fetch_optional(&mut *transaction)
            .await
            .map_err(database)?;
    let file = match there {
        Some(there) => file_id(&there)?,
        None => {
            let source = Source {
                name,
                format,
                encoding,
                warnings,
                unlisted,
                games,
                bytes,
            };
            let file = WholeFile {
                id,
                created_ms,
                source,
            };
            insert_file(&mut transaction, &owner, &file).await?;
            file.id
        }
    };
    let mut saved = 0_u64;
    for (new, place) in records.into_iter().zip(0_u64..) {
        let (new, positions) = new.whole(&owner, created_ms);
        let new = WholeRecord {
            saved: SavedRecord { place, ..new.saved },
            file: Some(file.clone()),
            ..new
        };
        if insert(&mut transaction, &new, &positions).await? {
            saved += 1;
        }
    }
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS} FROM records WHERE import = ? ORDER BY place LIMIT ?"
    )))
    .bind(file.as_str())
    .bind(i64::from(show))
    .fetch_all(&mut *transaction)
    .await
    .map_err(database)?;
    let records = rows.iter().map(saved_of).collect::<Result<_>>()?;
    transaction.commit().await.map_err(database)?;
    Ok(Imported {
        records,
        games,
        known: games - saved,
    })
}

async fn keep(
    pool: &SqlitePool,
    owner: &str,
    game: &GameId,
    new: NewRecord,
    now_ms: u64,
) -> Result<SavedRecord> {
    let mut transaction = pool.begin().await.map_err(database)?;
    let (mut new, positions) = new.whole(owner, now_ms);
    new.saved.game = Some(game.clone());
    insert(&mut transaction, &new, &positions).await?;
    let row = sqlx::query(sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS} FROM records WHERE owner = ? AND game = ?"
    )))
    .bind(owner)
    .bind(game.as_str())
    .fetch_one(&mut *transaction)
    .await
    .map_err(database)?;
    let saved = saved_of(&row)?;
    transaction.commit().await.map_err(database)?;
    Ok(saved)
}

/// Inserts a file; one with its id stays as it is.
pub(super) async fn insert_file(
    connection: &mut SqliteConnection,
    owner: &str,
    file: &WholeFile,
) -> Result<()> {
    let source = &file.source;
    sqlx::query(
        "INSERT INTO imports
           (id, owner, created_ms, name, format, encoding, warnings, unlisted, games, digest, bytes)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(file.id.as_str())
    .bind(owner)
    .bind(signed(file.created_ms)?)
    .bind(&source.name)
    .bind(&source.format)
    .bind(&source.encoding)
    .bind(&source.warnings)
    .bind(signed(source.unlisted)?)
    .bind(signed(source.games)?)
    .bind(digest(&source.bytes))
    .bind(&source.bytes)
    .execute(connection)
    .await
    .map_err(database)?;
    Ok(())
}

/// Inserts a record; false if one from the same place is there already.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    WholeRecord { saved, file, tree }: &WholeRecord,
    positions: &[u64],
) -> Result<bool> {
    let insertion = sqlx::query(
        "INSERT INTO records
           (id, owner, import, place, game, created_ms, updated_ms, format, black, white, event, date, handicap, result,
            ending, plies, variations, players, events, words, tree)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (import, place) WHERE import IS NOT NULL DO NOTHING
         ON CONFLICT (owner, game) WHERE game IS NOT NULL DO NOTHING",
    )
    .bind(saved.id.as_str())
    .bind(&saved.owner)
    .bind(file.as_ref().map(ImportId::as_str))
    .bind(signed(saved.place)?)
    .bind(saved.game.as_ref().map(GameId::as_str))
    .bind(signed(saved.created_ms)?)
    .bind(signed(saved.updated_ms)?)
    .bind(&saved.format);
    let inserted = bind_card(insertion, &saved.card)
        .bind(tree)
        .execute(&mut *connection)
        .await
        .map_err(|error| match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => {
                StoreError::RecordExists(saved.id.to_string())
            }
            _ => database(error),
        })?;
    if inserted.rows_affected() == 0 {
        return Ok(false);
    }
    for position in positions {
        sqlx::query("INSERT OR IGNORE INTO record_positions (position, record) VALUES (?, ?)")
            .bind(position.cast_signed())
            .bind(saved.id.as_str())
            .execute(&mut *connection)
            .await
            .map_err(database)?;
    }
    Ok(true)
}

/// Fills in the columns of a card, `black` to `words`, which stand in this order wherever they are written.
fn bind_card<'q>(
    query: Query<'q, Sqlite, SqliteArguments>,
    card: &'q Card,
) -> Query<'q, Sqlite, SqliteArguments> {
    query
        .bind(&card.black)
        .bind(&card.white)
        .bind(&card.event)
        .bind(&card.date)
        .bind(&card.handicap)
        .bind(card.result.map(GameResult::as_str))
        .bind(&card.ending)
        .bind(i64::from(card.plies))
        .bind(i64::from(card.variations))
        .bind(&card.players)
        .bind(&card.events)
        .bind(&card.words)
}

async fn record(pool: &SqlitePool, id: &RecordId) -> Result<(SavedRecord, String)> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS}, tree FROM records WHERE id = ?"
    )))
    .bind(id.as_str())
    .fetch_optional(pool)
    .await
    .map_err(database)?
    .ok_or_else(|| StoreError::NoSuchRecord(id.to_string()))?;
    Ok((saved_of(&row)?, row.try_get("tree").map_err(database)?))
}

async fn source(pool: &SqlitePool, id: &RecordId) -> Result<Option<Source>> {
    let row = sqlx::query(
        "SELECT imports.name, imports.format, imports.encoding, imports.warnings, imports.unlisted, imports.games, imports.bytes
         FROM records LEFT JOIN imports ON imports.id = records.import
         WHERE records.id = ?",
    )
    .bind(id.as_str())
    .fetch_optional(pool)
    .await
    .map_err(database)?
    .ok_or_else(|| StoreError::NoSuchRecord(id.to_string()))?;
    match row.try_get::<Option<String>, _>("format") {
        Ok(None) => Ok(None),
        Ok(Some(_)) => Ok(Some(source_of(id.as_str(), &row)?)),
        Err(error) => Err(database(error)),
    }
}

/// The columns of [`Source`]; `id` is what an error is told of.
fn source_of(id: &str, row: &SqliteRow) -> Result<Source> {
    let number =
        |column: &'static str| unsigned(id, column, row.try_get(column).map_err(database)?);
    Ok(Source {
        name: row.try_get("name").map_err(database)?,
        format: row.try_get("format").map_err(database)?,
        encoding: row.try_get("encoding").map_err(database)?,
        warnings: row.try_get("warnings").map_err(database)?,
        unlisted: number("unlisted")?,
        games: number("games")?,
        bytes: row.try_get("bytes").map_err(database)?,
    })
}

fn file_id(text: &str) -> Result<ImportId> {
    text.parse().map_err(|_| StoreError::Damaged {
        game: text.to_owned(),
        what: "the id of its file is malformed".to_owned(),
    })
}

async fn everything(pool: &SqlitePool, owner: &str) -> Result<Everything> {
    // One transaction sees one state: no record comes without its file.
    let mut transaction = pool.begin().await.map_err(database)?;
    let files = sqlx::query(
        "SELECT id, created_ms, name, format, encoding, warnings, unlisted, games, bytes
         FROM imports WHERE owner = ? ORDER BY created_ms, id",
    )
    .bind(owner)
    .fetch_all(&mut *transaction)
    .await
    .map_err(database)?;
    let records = sqlx::query(sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS}, import, tree FROM records WHERE owner = ? ORDER BY created_ms, import, place, id"
    )))
    .bind(owner)
    .fetch_all(&mut *transaction)
    .await
    .map_err(database)?;
    let files = files.iter().map(|row| {
        let id: String = row.try_get("id").map_err(database)?;
        let created_ms = row.try_get("created_ms").map_err(database)?;
        Ok(WholeFile {
            created_ms: unsigned(&id, "created_ms", created_ms)?,
            source: source_of(&id, row)?,
            id: file_id(&id)?,
        })
    });
    let records = records.iter().map(|row| {
        let file: Option<String> = row.try_get("import").map_err(database)?;
        Ok(WholeRecord {
            saved: saved_of(row)?,
            file: file.as_deref().map(file_id).transpose()?,
            tree: row.try_get("tree").map_err(database)?,
        })
    });
    Ok(Everything {
        files: files.collect::<Result<_>>()?,
        records: records.collect::<Result<_>>()?,
    })
}

async fn search(pool: &SqlitePool, query: RecordQuery) -> Result<RecordPage> {
    if !(1..=500).contains(&query.limit) {
        return Err(StoreError::Invalid("a list's limit is 1 to 500"));
    }
    let mut counting = QueryBuilder::new("SELECT count(*) FROM records");
    conditions(&mut counting, &query);
    let total: i64 = counting
        .build_query_scalar()
        .fetch_one(pool)
        .await
        .map_err(database)?;
    let mut listing = QueryBuilder::new(format!("SELECT {COLUMNS} FROM records"));
    conditions(&mut listing, &query);
    listing.push(match query.order {
        RecordOrder::Newest => " ORDER BY created_ms DESC, place, id",
        RecordOrder::Latest => " ORDER BY date DESC, created_ms DESC, place, id",
        RecordOrder::Earliest => " ORDER BY date = '', date, created_ms, place, id",
        RecordOrder::Players => " ORDER BY players, date, place, id",
        RecordOrder::Event => " ORDER BY events = '', events, date, place, id",
        RecordOrder::Longest => " ORDER BY plies DESC, created_ms DESC, place, id",
    });
    listing
        .push(" LIMIT ")
        .push_bind(i64::from(query.limit))
        .push(" OFFSET ")
        .push_bind(signed(query.offset)?);
    let rows = listing.build().fetch_all(pool).await.map_err(database)?;
    Ok(RecordPage {
        records: rows.iter().map(saved_of).collect::<Result<_>>()?,
        total: unsigned("", "the number of records", total)?,
    })
}

/// The part of the query that both the list and its length are asked with.
fn conditions(sql: &mut QueryBuilder<Sqlite>, query: &RecordQuery) {
    sql.push(" WHERE owner = ").push_bind(query.owner.clone());
    let words = query.words.iter().map(|word| ("words", word));
    let parts = [("players", &query.player), ("events", &query.event)];
    for (column, text) in words.chain(parts).filter(|(_, text)| !text.is_empty()) {
        sql.push(format!(" AND instr({column}, "))
            .push_bind(text.clone())
            .push(") > 0");
    }
    if !query.from.is_empty() {
        sql.push(" AND date >= ").push_bind(query.from.clone());
    }
    if !query.to.is_empty() {
        // Behind every text that begins with the day or year.
        sql.push(" AND date <> '' AND date < ")
            .push_bind(format!("{}~", query.to));
    }
    if let Some(result) = query.result {
        sql.push(" AND result = ").push_bind(result.as_str());
    }
    if let Some(handicap) = &query.handicap {
        sql.push(" AND handicap = ").push_bind(handicap.clone());
    }
    if let Some(position) = query.position {
        sql.push(" AND id IN (SELECT record FROM record_positions WHERE position = ")
            .push_bind(position.cast_signed())
            .push(")");
    }
}

async fn change(
    pool: &SqlitePool,
    id: &RecordId,
    read_ms: u64,
    card: Card,
    tree: String,
    now_ms: u64,
) -> Result<u64> {
    // Two changes within a millisecond must not look like one.
    let now_ms = now_ms.max(read_ms + 1);
    let mut transaction = pool.begin().await.map_err(database)?;
    let update = sqlx::query(
        "UPDATE records
         SET updated_ms = ?, black = ?, white = ?, event = ?, date = ?, handicap = ?, result = ?, ending = ?, plies = ?,
             variations = ?, players = ?, events = ?, words = ?, tree = ?
         WHERE id = ? AND updated_ms = ?",
    )
    .bind(signed(now_ms)?);
    let updated = bind_card(update, &card)
        .bind(&tree)
        .bind(id.as_str())
        .bind(signed(read_ms)?)
        .execute(&mut *transaction)
        .await
        .map_err(database)?;
    if updated.rows_affected() == 0 {
        let there: Option<i64> = sqlx::query_scalar("SELECT 1 FROM records WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&mut *transaction)
            .await
            .map_err(database)?;
        return Err(match there {
            Some(_) => StoreError::RecordChanged(id.to_string()),
            None => StoreError::NoSuchRecord(id.to_string()),
        });
    }
    transaction.commit().await.map_err(database)?;
    Ok(now_ms)
}

async fn remove(pool: &SqlitePool, id: &RecordId) -> Result<()> {
    // Its positions go with it, and with the last record of a file the file: the schema says so.
    let deleted = sqlx::query("DELETE FROM records WHERE id = ?")
        .bind(id.as_str())
        .execute(pool)
        .await
        .map_err(database)?;
    match deleted.rows_affected() {
        0 => Err(StoreError::NoSuchRecord(id.to_string())),
        _ => Ok(()),
    }
}

fn saved_of(row: &SqliteRow) -> Result<SavedRecord> {
    let id: String = row.try_get("id").map_err(database)?;
    let damaged = |what: &str| StoreError::Damaged {
        game: id.clone(),
        what: what.to_owned(),
    };
    let text = |column: &'static str| row.try_get::<String, _>(column).map_err(database);
    let maybe = |column: &'static str| row.try_get::<Option<String>, _>(column).map_err(database);
    let number =
        |column: &'static str| unsigned(&id, column, row.try_get(column).map_err(database)?);
    let small = |column: &'static str| {
        u32::try_from(number(column)?).map_err(|_| damaged("a number is too large"))
    };
    let result = match maybe("result")? {
        None => None,
        Some(word) => {
            Some(GameResult::from_word(&word).ok_or_else(|| damaged("its result is unknown"))?)
        }
    };
    let game = match maybe("game")? {
        None => None,
        Some(game) => Some(
            game.parse()
                .map_err(|_| damaged("the id of its game is malformed"))?,
        ),
    };
    Ok(SavedRecord {
        id: id.parse().map_err(|_| damaged("its id is malformed"))?,
        owner: text("owner")?,
        game,
        file_name: maybe("file_name")?,
        place: number("place")?,
        created_ms: number("created_ms")?,
        updated_ms: number("updated_ms")?,
        format: text("format")?,
        card: Card {
            black: text("black")?,
            white: text("white")?,
            event: text("event")?,
            date: text("date")?,
            handicap: maybe("handicap")?,
            result,
            ending: maybe("ending")?,
            plies: small("plies")?,
            variations: small("variations")?,
            players: text("players")?,
            events: text("events")?,
            words: text("words")?,
        },
    })
}
