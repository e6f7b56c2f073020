use std::path::PathBuf;

/// What can go wrong in the store.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The data directory cannot be made or read.
    #[error("cannot use the data directory {}: {source}", .path.display())]
    DataDir {
        /// The directory.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Another process has the data directory open.
    #[error("the data directory {} is in use by another Komadai", .path.display())]
    InUse {
        /// The directory.
        path: PathBuf,
    },
    /// The database was written by a newer version of the program.
    #[error("the database {} was written by a newer version of Komadai", .path.display())]
    TooNew {
        /// The database file.
        path: PathBuf,
    },
    /// The database cannot be opened or brought up to date.
    #[error("cannot open the database {}: {source}", .path.display())]
    Open {
        /// The database file.
        path: PathBuf,
        /// What the database says.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// No game with this id.
    #[error("no game {0}")]
    NoSuchGame(String),
    /// No record with this id.
    #[error("no record {0}")]
    NoSuchRecord(String),
    /// The record was changed by somebody else since it was read.
    #[error("record {0} has been changed meanwhile")]
    RecordChanged(String),
    /// A game with this id is there already.
    #[error("there is already a game {0}")]
    GameExists(String),
    /// A record with this id, or from this place of its file or this game, is there already.
    #[error("there is already a record {0}, or one from the same place")]
    RecordExists(String),
    /// Somebody else has appended to the game since it was read.
    #[error("game {game} is not at event {expected} any more")]
    Conflict {
        /// The game.
        game: String,
        /// The `head` that the caller expected.
        expected: u64,
    },
    /// A command with this id has already been confirmed for the game.
    #[error("game {game} has already confirmed the command {command}")]
    DuplicateCommand {
        /// The game.
        game: String,
        /// The command's id.
        command: String,
    },
    /// The arguments break the contract of the call.
    #[error("{0}")]
    Invalid(&'static str),
    /// A stored row is not what this program writes.
    #[error("stored game {game} is damaged: {what}")]
    Damaged {
        /// The game.
        game: String,
        /// What is wrong.
        what: String,
    },
    /// The database refused or failed (disk full, input/output error …).
    #[error("the database failed: {0}")]
    Database(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// A result of the store.
pub type Result<T> = std::result::Result<T, StoreError>;
