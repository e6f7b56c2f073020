//! Which of the rules that differ between events hold in a game.

use komadai_core::{Handicap, ImpasseRule};

/// The settings of a game that the search must know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRules {
    /// Declaration by entering king (R38).
    pub impasse: ImpasseRule,
    /// The handicap whose missing pieces are credited to uwate in a declaration (R37).
    pub handicap: Handicap,
    /// After so many moves of the game it is drawn (R39); 0 = never.
    pub max_moves: u32,
}

impl Default for GameRules {
    fn default() -> GameRules {
        GameRules {
            impasse: ImpasseRule::default(),
            handicap: Handicap::Even,
            max_moves: 0,
        }
    }
}
