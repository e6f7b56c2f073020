//! Which games are alive: finds a game's actor or brings it to life.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use komadai_store::{GameId, Remove, Restoration, Store, StoreError};
use tokio::sync::{Mutex, mpsc};
use tokio::time::Instant;

use super::actor::{self, Input, Settings};
use super::table::{Damaged, Table};
use crate::config::EngineConfig;

/// Why a game cannot be opened.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OpenError {
    #[error("the server is shutting down")]
    Closing,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("a stored game is damaged: {0}")]
    Damaged(#[from] Damaged),
}

/// All live games of a server.
pub(crate) struct Registry {
    store: Arc<dyn Store>,
    engine: EngineConfig,
    state: Mutex<State>,
}

struct State {
    games: HashMap<GameId, mpsc::Sender<Input>>,
    /// Held by everything that runs for a game; `None` when the server is shutting down.
    alive: Option<mpsc::Sender<()>>,
    all_gone: Option<mpsc::Receiver<()>>,
}

/// Kept by a task as long as it runs; the server waits for the last one when it stops.
pub(crate) type Alive = mpsc::Sender<()>;

impl Registry {
    /// How long a game without visitors and without a running clock stays in memory.
    const LINGER: Duration = Duration::from_secs(60);
    const LAST_WORDS: Duration = Duration::from_secs(3);

    pub fn new(store: Arc<dyn Store>, engine: EngineConfig) -> Self {
        let (alive, all_gone) = mpsc::channel(1);
        let state = State {
            games: HashMap::new(),
            alive: Some(alive),
            all_gone: Some(all_gone),
        };
        Self {
            store,
            engine,
            state: Mutex::new(state),
        }
    }

    /// The actor of a game.
    pub async fn open(&self, id: &GameId) -> Result<(mpsc::Sender<Input>, Alive), OpenError> {
        // Loading under the lock keeps a game from being brought to life twice.
        let mut state = self.state.lock().await;
        let alive = state.alive.clone().ok_or(OpenError::Closing)?;
        if let Some(actor) = state.games.get(id).filter(|actor| !actor.is_closed()) {
            return Ok((actor.clone(), alive));
        }
        state.games.retain(|_, actor| !actor.is_closed());
        let row = self.store.game(id).await?;
        let table = Table::load(&row, self.store.events(id, 0).await?)?;
        let settings = Settings {
            store: Arc::clone(&self.store),
            engine: self.engine.clone(),
            linger: Self::LINGER,
        };
        let actor = actor::spawn(table, settings, Instant::now(), alive.clone());
        state.games.insert(id.clone(), actor.clone());
        Ok((actor, alive))
    }

    /// Deletes a game for ever; whoever looks at it is told.
    pub async fn delete(&self, id: &GameId) -> Result<(), OpenError> {
        // Under the lock, so that nobody brings the game to life in between.
        let mut state = self.state.lock().await;
        if state.alive.is_none() {
            return Err(OpenError::Closing);
        }
        self.store.delete(id).await?;
        if let Some(actor) = state.games.remove(id) {
            // Should the actor store something before it hears of this, the store refuses: there is no such game.
            let told = actor.send(Input::Delete);
            let _ = tokio::time::timeout(Self::LAST_WORDS, told).await;
        }
        Ok(())
    }

    /// Removes games and records and brings others back, in one step; whoever looks at a game that goes is told.
    pub async fn restore(&self, owner: &str, restoration: Restoration) -> Result<(), OpenError> {
        let mut state = self.state.lock().await;
        if state.alive.is_none() {
            return Err(OpenError::Closing);
        }
        let remove = restoration.remove.clone();
        self.store.restore(owner, restoration).await?;
        let gone: Vec<GameId> = match remove {
            Remove::All => state.games.keys().cloned().collect(),
            Remove::Only(ids) => ids,
        };
        for id in gone {
            if let Some(actor) = state.games.remove(&id) {
                // A game that comes back is another one for whoever looks: it is to be loaded afresh.
                let told = actor.send(Input::Delete);
                let _ = tokio::time::timeout(Self::LAST_WORDS, told).await;
            }
        }
        Ok(())
    }

    /// Says good-bye to everybody and waits for a moment until they are gone.
    pub async fn shut_down(&self) {
        let (games, all_gone) = {
            let mut state = self.state.lock().await;
            state.alive = None;
            (std::mem::take(&mut state.games), state.all_gone.take())
        };
        for actor in games.values() {
            // An actor whose queue is full for so long will not hear anything else either.
            let told = actor.send(Input::ShutDown);
            let _ = tokio::time::timeout(Duration::from_millis(200), told).await;
        }
        drop(games);
        if let Some(mut all_gone) = all_gone {
            let _ = tokio::time::timeout(Self::LAST_WORDS, all_gone.recv()).await;
        }
    }
}
