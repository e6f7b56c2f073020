//! Shallow trials inside a node: passing, and captures that may cut at once.

use komadai_core::Move;

use super::Worker;
use crate::history::ARRIVALS;
use crate::material::is_tactical;
use crate::order::{Picker, Wanted};
use crate::see;

impl Worker<'_> {
    /// The value if the side to move passes, searched to `depth` around `beta`.
    pub(super) fn search_after_pass(&mut self, beta: i32, depth: i32, ply: usize) -> i32 {
        let frame = self.frame(ply);
        frame.arrival = ARRIVALS;
        frame.quiet = None;
        frame.reduction = 0;
        let undo = self.position.play_null();
        self.path.push_pass(&self.position);
        self.nodes += 1;
        let value = -self.search::<false>(-beta, -beta + 1, depth, ply + 1, false);
        self.path.pop();
        self.position.undo_null(undo);
        value
    }

    /// A capture or promotion that comes out at `target` or more in a search of four plies less, with the value.
    pub(super) fn probcut(
        &mut self,
        target: i32,
        depth: i32,
        ply: usize,
        hash_move: Option<Move>,
        eval: i32,
        cut: bool,
    ) -> Option<(Move, i32)> {
        let threshold = target - eval;
        let hash = hash_move.filter(|&mv| {
            is_tactical(&self.position, mv) && see::gains(&self.position, mv, threshold)
        });
        let before = self.before(ply);
        let mut picker = Picker::new(
            Wanted::Tactical { threshold },
            hash,
            [None; 2],
            None,
            before,
            usize::MAX,
        );
        while let Some(mv) = picker.next(&self.position, self.histories, self.params) {
            let undo = self.play(mv, ply);
            let mut value = -self.quiesce::<false>(-target, -target + 1, 0, ply + 1);
            if value >= target {
                value = -self.search::<false>(-target, -target + 1, depth - 4, ply + 1, !cut);
            }
            self.take_back(mv, undo);
            if self.stopped {
                return None;
            }
            if value >= target {
                return Some((mv, value));
            }
        }
        None
    }
}
