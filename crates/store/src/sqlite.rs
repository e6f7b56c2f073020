//! The embedded implementation: one SQLite file.

use std::fs::File;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use crate::{
    Event, Game, GameId, ListQuery, NewEvent, NewGame, Page, Restoration, Result, Store,
    StoreError, StoreFuture, Summary,
};

mod read;
mod records;
mod schema;
mod write;

/// The name of the database file in the data directory.
pub const DATABASE_FILE: &str = "komadai.sqlite3";
const LOCK_FILE: &str = "komadai.lock";

/// [`Store`] on one SQLite file in a data directory of its own.
///
/// One connection writes (SQLite allows one writer anyhow, and queueing here is fair), a few read; with the
/// write-ahead log readers never wait for the writer.
#[derive(Debug)]
pub struct SqliteStore {
    writer: SqlitePool,
    readers: SqlitePool,
    path: PathBuf,
    // The lock lives as long as the open file; the system takes it back from a killed process.
    _lock: File,
}

impl SqliteStore {
    /// Opens the store in a directory, which is made (for this user only) where it is missing.
    /// Needs a tokio runtime with timers and I/O enabled.
    ///
    /// # Errors
    /// [`StoreError::DataDir`], [`StoreError::InUse`], [`StoreError::TooNew`], [`StoreError::Open`].
    pub async fn open(data_dir: &Path) -> Result<Self> {
        let lock = lock_directory(data_dir)?;
        let path = data_dir.join(DATABASE_FILE);
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let open_error = |source: sqlx::Error| StoreError::Open {
            path: path.clone(),
            source: source.into(),
        };
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await
            .map_err(open_error)?;
        schema::migrate(&writer, &path).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await
            .map_err(open_error)?;
        Ok(Self {
            writer,
            readers,
            path,
            _lock: lock,
        })
    }

    /// The database file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

fn lock_directory(data_dir: &Path) -> Result<File> {
    let failed = |source| StoreError::DataDir {
        path: data_dir.to_owned(),
        source,
    };
    make_private_directory(data_dir).map_err(failed)?;
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(data_dir.join(LOCK_FILE))
        .map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(StoreError::InUse {
            path: data_dir.to_owned(),
        }),
        Err(std::fs::TryLockError::Error(source)) => Err(failed(source)),
    }
}

fn make_private_directory(path: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

pub(crate) fn database(error: sqlx::Error) -> StoreError {
    StoreError::Database(error.into())
}

/// A column value as the unsigned number that it was written from.
pub(crate) fn unsigned(game: &str, column: &str, value: i64) -> Result<u64> {
    u64::try_from(value).map_err(|_| StoreError::Damaged {
        game: game.to_owned(),
        what: format!("{column} is {value}"),
    })
}

/// A number as SQLite keeps it. Milliseconds and counts are far below `i64::MAX`.
pub(crate) fn signed(value: u64) -> Result<i64> {
    i64::try_from(value).map_err(|_| StoreError::Invalid("a number is too large to be stored"))
}

impl Store for SqliteStore {
    fn create(&self, game: NewGame) -> StoreFuture<'_, ()> {
        Box::pin(write::create(&self.writer, game))
    }

    fn append<'a>(
        &'a self,
        id: &'a GameId,
        expected_head: u64,
        events: Vec<NewEvent>,
        summary: Summary,
        now_ms: u64,
    ) -> StoreFuture<'a, u64> {
        Box::pin(write::append(
            &self.writer,
            id,
            expected_head,
            events,
            summary,
            now_ms,
        ))
    }

    fn restore<'a>(&'a self, owner: &'a str, restoration: Restoration) -> StoreFuture<'a, ()> {
        Box::pin(write::restore(&self.writer, owner, restoration))
    }

    fn delete<'a>(&'a self, id: &'a GameId) -> StoreFuture<'a, ()> {
        Box::pin(write::delete(&self.writer, id))
    }

    fn game<'a>(&'a self, id: &'a GameId) -> StoreFuture<'a, Game> {
        Box::pin(read::game(&self.readers, id))
    }

    fn events<'a>(&'a self, id: &'a GameId, after: u64) -> StoreFuture<'a, Vec<Event>> {
        Box::pin(read::events(&self.readers, id, after))
    }

    fn list(&self, query: ListQuery) -> StoreFuture<'_, Page> {
        Box::pin(read::list(&self.readers, query))
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(read::ping(&self.readers))
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async {
            self.readers.close().await;
            self.writer.close().await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_commit_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous")
            .fetch_one(&store.writer)
            .await
            .unwrap();
        assert_eq!(synchronous, 2, "FULL");
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode")
            .fetch_one(&store.writer)
            .await
            .unwrap();
        assert_eq!(journal, "wal");
    }

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        assert!(
            sqlx::query("DELETE FROM games")
                .execute(&store.readers)
                .await
                .is_err()
        );
    }

    #[tokio::test]
    async fn a_database_without_records_gets_a_place_for_them() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        let id: GameId = "g1".parse().unwrap();
        let game = NewGame {
            id: id.clone(),
            owner: "local".into(),
            created_ms: 1,
            description: "{}".into(),
            events: vec![NewEvent {
                at_ms: 0,
                body: "{}".into(),
                command: None,
            }],
            summary: Summary::default(),
        };
        store.create(game).await.unwrap();
        // As the version before records left it.
        for sql in [
            "DROP TABLE record_positions",
            "DROP TABLE records",
            "DROP TABLE imports",
            "DELETE FROM _sqlx_migrations WHERE version = 2",
        ] {
            sqlx::query(sql).execute(&store.writer).await.unwrap();
        }
        store.close().await;
        drop(store);
        let store = SqliteStore::open(folder.path()).await.unwrap();
        assert_eq!(store.events(&id, 0).await.unwrap().len(), 1);
        let query = crate::RecordQuery {
            owner: "local".into(),
            limit: 1,
            ..crate::RecordQuery::default()
        };
        let page = crate::Records::search(&store, query).await.unwrap();
        assert_eq!(page.total, 0);
    }

    #[tokio::test]
    async fn a_database_of_the_future_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).await.unwrap();
        sqlx::query(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'later', 1, x'00', 0)",
        )
        .execute(&store.writer)
        .await
        .unwrap();
        store.close().await;
        drop(store);
        let error = SqliteStore::open(folder.path()).await.unwrap_err();
        assert!(matches!(error, StoreError::TooNew { .. }), "{error}");
    }
}
