//! One game.

use komadai_core::{Color, Handicap, Setup};

use crate::{Headers, Outcome, Replay, Step, Tree};

/// A game record: where it starts, who played, and the tree of what was played.
///
/// Two records are equal if start, headers and trees are; how the nodes are numbered does not count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The start position as the file gives it, even where it breaks rules. The empty board stands for a start that the
    /// file names but does not show, such as an unknown handicap.
    pub start: Setup,
    /// Names, dates and everything else that stands before the moves.
    pub headers: Headers,
    /// The moves.
    pub tree: Tree,
}

impl Default for Record {
    fn default() -> Record {
        Record::new(Setup::start())
    }
}

impl Record {
    /// A record without moves.
    #[must_use]
    pub fn new(start: Setup) -> Record {
        Record {
            start,
            headers: Headers::new(),
            tree: Tree::new(),
        }
    }

    /// The handicap whose start position this is; `None` for any other position.
    #[must_use]
    pub fn handicap(&self) -> Option<Handicap> {
        Handicap::ALL
            .into_iter()
            .find(|handicap| handicap.setup() == self.start)
    }

    /// The name of a player; `None` where there is none.
    #[must_use]
    pub fn player(&self, color: Color) -> Option<&str> {
        self.headers.player(color)
    }

    /// The result, by the end of the main line; `None` if that says nothing about it.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let mut replay = self.replay();
        let mut outcome = None;
        for id in self.tree.main_line() {
            let step = &self.tree.node(id).step;
            outcome = match step {
                Step::End(ending) => ending.outcome(replay.side()),
                _ => None,
            };
            replay.step(step).ok()?;
        }
        outcome
    }

    /// A walk over the positions, which stands at the start.
    #[must_use]
    pub fn replay(&self) -> Replay {
        Replay::new(self.start)
    }
}
