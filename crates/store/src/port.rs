use std::future::Future;
use std::pin::Pin;

use crate::{GameId, RecordId, Result, StoreError, WholeFile, WholeRecord};

/// A boxed future of a [`Store`] call. Boxed so that the port can be used as `dyn Store`.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'a>>;

/// An event that is to be confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// Game time in milliseconds since the game's first event; never smaller than that of the event before.
    pub at_ms: u64,
    /// The event as `komadai-game` serialises it (JSON).
    pub body: String,
    /// The client's id of the command that this event completes (on the last event of a command only).
    pub command: Option<String>,
}

/// A confirmed event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number in the game, from 1 without gaps.
    pub seq: u64,
    /// As in [`NewEvent::at_ms`].
    pub at_ms: u64,
    /// As in [`NewEvent::body`].
    pub body: String,
    /// As in [`NewEvent::command`].
    pub command: Option<String>,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Black (sente, or shitate in a handicap game).
    Black,
    /// White (gote, or uwate in a handicap game).
    White,
    /// Nobody.
    Draw,
}

impl GameResult {
    /// The stored word: `black`, `white` or `draw`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Draw => "draw",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        [Self::Black, Self::White, Self::Draw]
            .into_iter()
            .find(|result| result.as_str() == word)
    }
}

/// How a game ended, as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; `None` for a game that was abandoned without a result.
    pub result: Option<GameResult>,
    /// A word such as `checkmate` or `resignation`.
    pub reason: String,
    /// The rule that ended the game, such as `R32`, where there is one.
    pub rule: Option<String>,
}

/// What lists show of a game; computed from its events by the caller.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Moves on the board now (a takeback lowers it).
    pub plies: u32,
    /// `None` while the game goes on.
    pub outcome: Option<Outcome>,
}

/// A game that is to be created with its first events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its id.
    pub id: GameId,
    /// Who it belongs to.
    pub owner: String,
    /// Unix time in milliseconds.
    pub created_ms: u64,
    /// What the server wants to know of the game before it replays it (JSON).
    pub description: String,
    /// At least one event.
    pub events: Vec<NewEvent>,
    /// What the events amount to.
    pub summary: Summary,
}

/// A stored game without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its id.
    pub id: GameId,
    /// Who it belongs to.
    pub owner: String,
    /// Unix time in milliseconds.
    pub created_ms: u64,
    /// Unix time in milliseconds of the last event.
    pub updated_ms: u64,
    /// As in [`NewGame::description`].
    pub description: String,
    /// The number of the last event.
    pub head: u64,
    /// What the events amount to.
    pub summary: Summary,
}

/// A game with all that is kept of it: for copies of everything, and for bringing them back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeGame {
    /// The game.
    pub game: Game,
    /// All its events, numbered from 1.
    pub events: Vec<Event>,
}

/// What is to go before something is brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remove<Id> {
    /// Everything of the owner.
    All,
    /// These.
    Only(Vec<Id>),
}

/// What goes and what comes back, in one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restoration {
    /// Games that go.
    pub remove: Remove<GameId>,
    /// Games that come back as they were.
    pub games: Vec<WholeGame>,
    /// Records that go; with the last record of a file the file goes too.
    pub remove_records: Remove<RecordId>,
    /// Files that come back. One that is there and does not go stays as it is.
    pub files: Vec<WholeFile>,
    /// Records that come back, each with the numbers of the positions by which it is to be found.
    pub records: Vec<(WholeRecord, Vec<u64>)>,
}

/// Which games to list: newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListQuery {
    /// Whose games.
    pub owner: String,
    /// `Some(true)`: only finished ones; `Some(false)`: only unfinished ones.
    pub ended: Option<bool>,
    /// Go on after this game (the last of the page before).
    pub after: Option<GameId>,
    /// At most so many, 1–500.
    pub limit: u32,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The games, newest first.
    pub games: Vec<Game>,
    /// Whether there are more after the last.
    pub more: bool,
}

/// The port: where games are kept.
///
/// Every implementation keeps this contract (`tests/contract.rs`): a call that returned `Ok` is durable; a
/// call that returned an error has changed nothing; concurrent calls are as if made one after the other.
pub trait Store: Send + Sync {
    /// Saves a new game with its first events.
    ///
    /// # Errors
    /// [`StoreError::GameExists`], [`StoreError::Invalid`] (no event, game time running backwards), database failures.
    fn create(&self, game: NewGame) -> StoreFuture<'_, ()>;

    /// Appends events to a game whose last event is `expected_head`, and returns the new head.
    ///
    /// `now_ms` is Unix time and becomes [`Game::updated_ms`]. The check of `expected_head` makes it harmless that two
    /// writers hold the same game: the later one is refused and can read again.
    ///
    /// # Errors
    /// [`StoreError::Conflict`], [`StoreError::NoSuchGame`], [`StoreError::DuplicateCommand`], [`StoreError::Invalid`]
    /// (no event, game time running backwards), database failures.
    fn append<'a>(
        &'a self,
        id: &'a GameId,
        expected_head: u64,
        events: Vec<NewEvent>,
        summary: Summary,
        now_ms: u64,
    ) -> StoreFuture<'a, u64>;

    /// Removes games and records of an owner and brings others back as they were, in one step: all of it happens, or nothing.
    ///
    /// # Errors
    /// [`StoreError::GameExists`], [`StoreError::RecordExists`], [`StoreError::Invalid`] (another owner, events that are not numbered from
    /// 1 to the head, game time running backwards, a record with neither file nor game or with both), database failures. What is to go
    /// and is not there is no error.
    fn restore<'a>(&'a self, owner: &'a str, restoration: Restoration) -> StoreFuture<'a, ()>;

    /// Deletes a game and its events.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], database failures.
    fn delete<'a>(&'a self, id: &'a GameId) -> StoreFuture<'a, ()>;

    /// One game without its events.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], [`StoreError::Damaged`], database failures.
    fn game<'a>(&'a self, id: &'a GameId) -> StoreFuture<'a, Game>;

    /// The events of a game numbered above `after` (0 = all), in order. Empty for an unknown game.
    ///
    /// # Errors
    /// [`StoreError::Damaged`], database failures.
    fn events<'a>(&'a self, id: &'a GameId, after: u64) -> StoreFuture<'a, Vec<Event>>;

    /// Lists games.
    ///
    /// # Errors
    /// [`StoreError::Invalid`] (limit), [`StoreError::NoSuchGame`] (an unknown `after`), database failures.
    fn list(&self, query: ListQuery) -> StoreFuture<'_, Page>;

    /// Whether the store answers; for health checks.
    ///
    /// # Errors
    /// Database failures.
    fn ping(&self) -> StoreFuture<'_, ()>;

    /// Closes the store: waits for running calls, then lets go of the files. Later calls fail.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The same for what is brought back.
pub(crate) fn check_restoration(owner: &str, restoration: &Restoration) -> Result<()> {
    for whole in &restoration.games {
        check_whole(owner, whole)?;
    }
    for (WholeRecord { saved, file, .. }, _) in &restoration.records {
        if saved.owner != owner {
            return Err(StoreError::Invalid("the record belongs to somebody else"));
        }
        if file.is_some() == saved.game.is_some() {
            return Err(StoreError::Invalid(
                "a record comes either from a file or from a game",
            ));
        }
    }
    Ok(())
}

fn check_whole(owner: &str, whole: &WholeGame) -> Result<()> {
    let WholeGame { game, events } = whole;
    if game.owner != owner {
        return Err(StoreError::Invalid("the game belongs to somebody else"));
    }
    let numbered = events
        .iter()
        .zip(1..)
        .all(|(event, number)| event.seq == number);
    if events.is_empty() || !numbered || events.len() as u64 != game.head {
        return Err(StoreError::Invalid(
            "the events are not numbered from 1 to the head",
        ));
    }
    if events.windows(2).any(|pair| pair[1].at_ms < pair[0].at_ms) {
        return Err(StoreError::Invalid("game time runs backwards"));
    }
    Ok(())
}

/// The part of the contract that needs no database: checked by every implementation before it writes.
pub(crate) fn check_events(events: &[NewEvent]) -> Result<()> {
    if events.is_empty() {
        return Err(StoreError::Invalid("at least one event is needed"));
    }
    if events.windows(2).any(|pair| pair[1].at_ms < pair[0].at_ms) {
        return Err(StoreError::Invalid("game time runs backwards"));
    }
    Ok(())
}
