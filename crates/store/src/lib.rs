//! Where games are kept.
//!
//! [`Store`] is the port that the server talks to; [`SqliteStore`] is its embedded implementation, one file in
//! the data directory. A game is an append-only list of events, numbered 1, 2, 3 …, and a summary of them for lists.
//! The store neither reads nor judges an event: its body is text that `komadai-game` wrote and will read again.
//!
//! [`Records`] is the second port: records that people import or keep of their games, to be searched, with the bytes of
//! the file from which each came.
//!
//! **What the store has confirmed survives.** [`Store::create`] and [`Store::append`] return only when the data
//! are on the disk: SQLite runs with a write-ahead log and `synchronous = FULL`, which makes every commit wait for
//! `fsync`. The cheaper `NORMAL` would survive a killed process too, but may lose the last commits with the power.
//!
//! ```
//! use komadai_store::{GameId, NewEvent, NewGame, SqliteStore, Store, Summary};
//!
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! # runtime.block_on(async {
//! let folder = tempfile::tempdir()?;
//! let store = SqliteStore::open(folder.path()).await?;
//! let id: GameId = "5xk2m0".parse()?;
//! let game = NewGame {
//!     id: id.clone(),
//!     owner: "local".into(),
//!     created_ms: 1_790_000_000_000,
//!     description: "{}".into(),
//!     events: vec![NewEvent { at_ms: 0, body: "{}".into(), command: None }],
//!     summary: Summary::default(),
//! };
//! store.create(game).await?;
//! assert_eq!(store.events(&id, 0).await?.len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod error;
mod id;
mod port;
mod records;
mod sqlite;

pub use error::{Result, StoreError};
pub use id::{GameId, ImportId, InvalidGameId, RecordId};
pub use port::{
    Event, Game, GameResult, ListQuery, NewEvent, NewGame, Outcome, Page, Remove, Restoration,
    Store, StoreFuture, Summary, WholeGame,
};
pub use records::{
    Card, Everything, Imported, NewImport, NewRecord, RecordOrder, RecordPage, RecordQuery,
    Records, SavedRecord, Source, WholeFile, WholeRecord,
};
pub use sqlite::{DATABASE_FILE, SqliteStore};
