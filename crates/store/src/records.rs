//! The port for records: what people bring from elsewhere, or keep of what they played here.

use crate::{GameId, GameResult, ImportId, RecordId, StoreFuture};

/// What lists show of a record, and what a search looks through. The caller makes it from the record's tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Black's name; empty if there is none.
    pub black: String,
    /// White's name; empty if there is none.
    pub white: String,
    /// The event, or else the title; empty if there is neither.
    pub event: String,
    /// The day as `2003-05-03`, or as much of it as is known; empty if nothing is. Compared as text.
    pub date: String,
    /// The name of the handicap; `None` for a start position of its own.
    pub handicap: Option<String>,
    /// Who won; `None` without a result.
    pub result: Option<GameResult>,
    /// A word for how it ended, such as `resign`.
    pub ending: Option<String>,
    /// Moves of the main line.
    pub plies: u32,
    /// Lines beside the main line.
    pub variations: u32,
    /// The names, folded for the search.
    pub players: String,
    /// Event, title and place, folded for the search.
    pub events: String,
    /// Everything that a search by words looks through, folded.
    pub words: String,
}

/// A record that is to be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRecord {
    /// Its id.
    pub id: RecordId,
    /// The format of its source, such as `kif`.
    pub format: String,
    /// What lists show.
    pub card: Card,
    /// The whole record (JSON).
    pub tree: String,
    /// Numbers of the positions by which the record is to be found, each once.
    pub positions: Vec<u64>,
}

impl NewRecord {
    /// The record as it is kept, of Unix time `now_ms` in milliseconds, and its positions; where it comes from is to be filled in.
    #[must_use]
    pub fn whole(self, owner: &str, now_ms: u64) -> (WholeRecord, Vec<u64>) {
        let saved = SavedRecord {
            id: self.id,
            owner: owner.to_owned(),
            game: None,
            // That of its file is found with the file.
            file_name: None,
            place: 0,
            created_ms: now_ms,
            updated_ms: now_ms,
            format: self.format,
            card: self.card,
        };
        let whole = WholeRecord {
            saved,
            file: None,
            tree: self.tree,
        };
        (whole, self.positions)
    }
}

/// A file that is to be kept with its records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewImport {
    /// Its id.
    pub id: ImportId,
    /// Who it belongs to.
    pub owner: String,
    /// Unix time in milliseconds.
    pub created_ms: u64,
    /// What the file was called; `None` for a text that was pasted.
    pub name: Option<String>,
    /// The format found, such as `kif`.
    pub format: String,
    /// The encoding found, such as `UTF-8`.
    pub encoding: String,
    /// What was odd (JSON).
    pub warnings: String,
    /// How many oddities more there were.
    pub unlisted: u64,
    /// The file as it came.
    pub bytes: Vec<u8>,
    /// Its games, in the order of the file; at least one.
    pub records: Vec<NewRecord>,
}

/// What became of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The first records of the file, in its order, as many as were asked for; those that were there already too.
    pub records: Vec<SavedRecord>,
    /// How many games the file has.
    pub games: u64,
    /// How many of them were there already, because the same file was imported before.
    pub known: u64,
}

/// A saved record without its tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedRecord {
    /// Its id.
    pub id: RecordId,
    /// Who it belongs to.
    pub owner: String,
    /// The game played here that it was kept of; `None` for a record out of a file.
    pub game: Option<GameId>,
    /// What the file is called out of which it came; `None` for a text that was pasted, or a game.
    pub file_name: Option<String>,
    /// Its place in its file, from 0.
    pub place: u64,
    /// Unix time in milliseconds.
    pub created_ms: u64,
    /// Unix time in milliseconds of the last change.
    pub updated_ms: u64,
    /// As in [`NewRecord::format`].
    pub format: String,
    /// What lists show.
    pub card: Card,
}

/// The file from which a record came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// As in [`NewImport::name`].
    pub name: Option<String>,
    /// As in [`NewImport::format`].
    pub format: String,
    /// As in [`NewImport::encoding`].
    pub encoding: String,
    /// As in [`NewImport::warnings`].
    pub warnings: String,
    /// As in [`NewImport::unlisted`].
    pub unlisted: u64,
    /// How many games the file has.
    pub games: u64,
    /// The file as it came.
    pub bytes: Vec<u8>,
}

/// A file with all that is kept of it: for copies of everything, and for bringing them back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeFile {
    /// Its id.
    pub id: ImportId,
    /// Unix time in milliseconds.
    pub created_ms: u64,
    /// What is known of it, and its bytes.
    pub source: Source,
}

/// A record with all that is kept of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeRecord {
    /// The record.
    pub saved: SavedRecord,
    /// The file from which it came; `None` for one that was kept of a game.
    pub file: Option<ImportId>,
    /// The whole record (JSON).
    pub tree: String,
}

/// Everything that is kept of an owner's records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Everything {
    /// The files, in the order in which they came.
    pub files: Vec<WholeFile>,
    /// The records, those of a file in its order.
    pub records: Vec<WholeRecord>,
}

/// The order of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RecordOrder {
    /// By the time of import, newest first.
    #[default]
    Newest,
    /// By the day of the game, latest first; games without a day at the end.
    Latest,
    /// By the day of the game, earliest first; games without a day at the end.
    Earliest,
    /// By the names of the players.
    Players,
    /// By the event.
    Event,
    /// By the number of moves, longest first.
    Longest,
}

/// Which records to list. What is `None` or empty asks for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordQuery {
    /// Whose records.
    pub owner: String,
    /// Words, folded, all of which must stand in [`Card::words`].
    pub words: Vec<String>,
    /// Folded text that must stand in [`Card::players`].
    pub player: String,
    /// Folded text that must stand in [`Card::events`].
    pub event: String,
    /// The first day, such as `2003-05-03`, `2003-05` or `2003`.
    pub from: String,
    /// The last day; `2003` means the whole year.
    pub to: String,
    /// Who won.
    pub result: Option<GameResult>,
    /// The handicap.
    pub handicap: Option<String>,
    /// The number of a position that the record passes through.
    pub position: Option<u64>,
    /// The order.
    pub order: RecordOrder,
    /// How many records to skip.
    pub offset: u64,
    /// At most so many, 1–500.
    pub limit: u32,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordPage {
    /// The records.
    pub records: Vec<SavedRecord>,
    /// How many there are on all pages.
    pub total: u64,
}

/// The port for records. The contract is that of [`Store`](crate::Store): what returned `Ok` is durable, an error has changed nothing.
pub trait Records: Send + Sync {
    /// Saves a file and its records, and gives the first `show` of them. Of a file that is there already, byte by byte, only those records
    /// are saved that have been deleted since.
    ///
    /// # Errors
    /// [`StoreError::Invalid`](crate::StoreError::Invalid) (no record), database failures.
    fn import(&self, import: NewImport, show: u32) -> StoreFuture<'_, Imported>;

    /// Saves the record of a game that was played here. A game that is kept already stays as it is: the answer is its record.
    ///
    /// # Errors
    /// Database failures.
    fn keep<'a>(
        &'a self,
        owner: &'a str,
        game: &'a GameId,
        record: NewRecord,
        now_ms: u64,
    ) -> StoreFuture<'a, SavedRecord>;

    /// One record with its tree.
    ///
    /// # Errors
    /// [`StoreError::NoSuchRecord`](crate::StoreError::NoSuchRecord), [`StoreError::Damaged`](crate::StoreError::Damaged), database failures.
    fn record<'a>(&'a self, id: &'a RecordId) -> StoreFuture<'a, (SavedRecord, String)>;

    /// The file from which a record came; `None` for one that was kept of a game.
    ///
    /// # Errors
    /// [`StoreError::NoSuchRecord`](crate::StoreError::NoSuchRecord), database failures.
    fn source<'a>(&'a self, id: &'a RecordId) -> StoreFuture<'a, Option<Source>>;

    /// Lists records.
    ///
    /// # Errors
    /// [`StoreError::Invalid`](crate::StoreError::Invalid) (limit), database failures.
    fn search(&self, query: RecordQuery) -> StoreFuture<'_, RecordPage>;

    /// All records with their trees, and the files from which they came, as they stood at one moment.
    ///
    /// # Errors
    /// [`StoreError::Damaged`](crate::StoreError::Damaged), database failures.
    fn everything<'a>(&'a self, owner: &'a str) -> StoreFuture<'a, Everything>;

    /// Replaces card and tree of a record that was last changed at `read_ms`, and returns the time of this change. The file from which it
    /// came, and the positions by which it is found, stay.
    ///
    /// # Errors
    /// [`StoreError::NoSuchRecord`](crate::StoreError::NoSuchRecord), [`StoreError::RecordChanged`](crate::StoreError::RecordChanged), database
    /// failures.
    fn change<'a>(
        &'a self,
        id: &'a RecordId,
        read_ms: u64,
        card: Card,
        tree: String,
        now_ms: u64,
    ) -> StoreFuture<'a, u64>;

    /// Deletes a record; with the last record of a file the file goes too.
    ///
    /// # Errors
    /// [`StoreError::NoSuchRecord`](crate::StoreError::NoSuchRecord), database failures.
    fn remove<'a>(&'a self, id: &'a RecordId) -> StoreFuture<'a, ()>;
}
