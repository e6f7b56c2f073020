//! What a node leaves behind for later ones: an entry of the hash table, and histories.

use arrayvec::ArrayVec;
use komadai_core::{Move, Position};

use super::{BELOW, Worker};
use crate::history::{ARRIVALS, Before, Traits, arrival};
use crate::material::{arriving_kind, captured_kind, is_tactical};
use crate::tt::{Bound, Entry, to_table};
use crate::value::{EVAL_LIMIT, MATE_BOUND};

/// Moves that were tried before a cut and are punished for it.
pub(super) type Tried = ArrayVec<Move, 48>;

impl Worker<'_> {
    #[allow(clippy::too_many_arguments)]
    pub(super) fn remember(
        &self,
        key: u64,
        mv: Option<Move>,
        value: i32,
        eval: Option<i32>,
        depth: i32,
        bound: Bound,
        on_pv: bool,
        ply: usize,
    ) {
        self.table.store(
            key,
            Entry {
                mv,
                value: to_table(value, ply),
                eval: eval.map(|eval| eval.clamp(-EVAL_LIMIT, EVAL_LIMIT)),
                depth,
                bound,
                on_pv,
            },
        );
    }

    /// The arrivals of the moves before a ply that histories are kept by.
    #[inline]
    pub(super) fn before(&self, ply: usize) -> Before {
        let at = |back: usize| self.frames[ply + BELOW - back].arrival;
        [at(1), at(2), at(4), at(6)]
    }

    /// What the present position at a ply has in common with others, for correcting the evaluation.
    #[inline]
    pub(super) fn traits(&self, ply: usize) -> Traits {
        let at = |back: usize| self.frames[ply + BELOW - back].arrival;
        Traits::of(&self.position, [at(1), at(2)])
    }

    /// The evaluation after what the search found out about it in similar positions.
    #[inline]
    pub(super) fn corrected(&self, raw: i32, traits: &Traits) -> i32 {
        let correction = self.histories.corrections.value(traits, self.params);
        (raw + correction).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// The search of a quiet position came to a value that the evaluation should have come to.
    pub(super) fn learn_correction(&mut self, traits: &Traits, eval: i32, value: i32, depth: i32) {
        if value.abs() < MATE_BOUND {
            let error = value - eval;
            self.histories.corrections.learn(traits, error, depth);
        }
    }

    pub(super) fn bonus(&self, depth: i32) -> i32 {
        let params = self.params;
        (params.history_bonus * depth).min(params.history_bonus_max)
    }

    /// Rewards a quiet move that cut, and punishes those tried before it.
    pub(super) fn reward_quiet(&mut self, mv: Move, tried: &Tried, depth: i32, ply: usize) {
        let bonus = self.bonus(depth);
        let before = self.before(ply);
        let us = self.position.side();
        let histories = &mut *self.histories;
        let at = |position: &Position, mv: Move| arrival(arriving_kind(position, mv), mv);
        histories.learn_quiet(us, mv, at(&self.position, mv), before, ply, bonus);
        for &other in tried {
            let arrives = at(&self.position, other);
            histories.learn_quiet(us, other, arrives, before, ply, -bonus);
        }
        if before[0] < ARRIVALS {
            histories.set_counter(us, before[0], mv);
        }
        let killers = &mut self.frame(ply).killers;
        if killers[0] != Some(mv) {
            killers[1] = killers[0];
            killers[0] = Some(mv);
        }
    }

    /// Rewards or punishes the opponent's quiet move that led to a ply.
    pub(super) fn learn_of_last(&mut self, ply: usize, bonus: i32) {
        let last = self.frames[ply + BELOW - 1];
        if let Some(mv) = last.quiet
            && ply > 0
        {
            let before = self.before(ply - 1);
            let them = self.position.side().other();
            self.histories.learn_move(them, mv, bonus);
            self.histories
                .learn_reply(them, last.arrival, before, bonus);
        }
    }

    /// Rewards a capture or promotion that cut.
    pub(super) fn reward_capture(&mut self, mv: Move, depth: i32) {
        self.learn_capture(mv, self.bonus(depth));
    }

    /// Punishes captures and promotions that did not cut.
    pub(super) fn punish_captures(&mut self, tried: &Tried, depth: i32) {
        let bonus = self.bonus(depth);
        for &mv in tried {
            self.learn_capture(mv, -bonus);
        }
    }

    fn learn_capture(&mut self, mv: Move, bonus: i32) {
        let captured = captured_kind(&self.position, mv);
        let arrives = arrival(arriving_kind(&self.position, mv), mv);
        self.histories.learn_capture(arrives, captured, bonus);
    }

    /// The value of the hash table cuts: what it says of the moves is learnt as if the search had been made here.
    pub(super) fn learn_of_hash_cut(&mut self, mv: Option<Move>, depth: i32, ply: usize) {
        if let Some(mv) = mv
            && !is_tactical(&self.position, mv)
        {
            self.reward_quiet(mv, &Tried::new(), depth, ply);
        }
        // A quiet move that was among the first is refuted by this: it stands too early.
        if self.frames[ply + BELOW - 1].number <= 3 {
            self.learn_of_last(ply, -self.bonus(depth + 1));
        }
    }
}
