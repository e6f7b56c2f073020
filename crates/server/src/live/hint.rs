//! Hints: what the engine at full strength would do, for a person who asks.

use std::time::Duration;

use komadai_core::PositionText;
use komadai_game::Settings;
use komadai_store::GameId;
use komadai_usi::client::{Answer, ClientError};
use komadai_usi::{BestMove, GamePosition, Go, Millis, PositionFault};
use tokio::sync::Mutex;

use super::engine::{Rules, start};
use crate::config::EngineConfig;

/// What the engine would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    Play(komadai_core::Move),
    /// Nothing helps any more.
    Resign,
    /// The entering king can be declared (R38).
    Declare,
}

/// Why there is no hint.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoHint {
    #[error(transparent)]
    Client(#[from] ClientError),
    #[error(transparent)]
    Position(#[from] PositionFault),
    #[error("the engine answered a search for a mate that nobody asked for")]
    NotAMove,
    #[error("the thread that drove the engine broke")]
    Thread,
}

/// Gives hints, one at a time. The last one is kept: who asks for the piece first and then for the move is told of one move.
pub(crate) struct Hints {
    config: EngineConfig,
    last: Mutex<Option<(GameId, u64, Hint)>>,
}

impl Hints {
    pub fn new(config: EngineConfig) -> Self {
        Self {
            config,
            last: Mutex::new(None),
        }
    }

    /// What the engine would do at event `head` of a game.
    pub async fn ask(
        &self,
        game: &GameId,
        head: u64,
        position: PositionText,
        settings: &Settings,
    ) -> Result<Hint, NoHint> {
        // Held while the engine thinks: hints must not slow each other down.
        let mut last = self.last.lock().await;
        if let Some((of, at, hint)) = &*last
            && of == game
            && *at == head
        {
            return Ok(*hint);
        }
        let config = self.config.clone();
        let rules = Rules::of(settings);
        let thinking = tokio::task::spawn_blocking(move || think(&config, rules, &position));
        let hint = thinking.await.map_err(|_| NoHint::Thread)??;
        *last = Some((game.clone(), head, hint));
        Ok(hint)
    }
}

fn think(config: &EngineConfig, rules: Rules, position: &PositionText) -> Result<Hint, NoHint> {
    const FULL_STRENGTH: u8 = 0;
    let position = GamePosition::new(position)?;
    let mut client = start(config, FULL_STRENGTH, rules)?;
    let go = Go {
        move_time: Some(Millis::from(config.hint_time)),
        ..Go::default()
    };
    client.begin(&position, &go)?;
    let limit = config.hint_time * 2 + Duration::from_secs(5);
    let answer = client.finish(Some(limit), &mut |_| {})?.answer;
    client.quit();
    match answer {
        Answer::Best(BestMove::Move { best, .. }) => Ok(Hint::Play(best)),
        Answer::Best(BestMove::Resign) => Ok(Hint::Resign),
        Answer::Best(BestMove::Win) => Ok(Hint::Declare),
        _ => Err(NoHint::NotAMove),
    }
}
