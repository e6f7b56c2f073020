//! Quiescence: captures are followed until the position is calm enough for the evaluation.

use super::Worker;
use crate::mate::mate_in_one;
use crate::material::{self, captured_kind, moving_kind};
use crate::order::{Picker, Wanted};
use crate::see;
use crate::tt::{Bound, from_table};
use crate::value::{DRAW, INFINITE, MATE_BOUND, MAX_PLY, mate_in, mated_in};

impl Worker<'_> {
    /// The value of the position at `ply` for the side to move when only captures, promotions and answers to check are played.
    /// `depth` is 0 at the horizon and falls from there.
    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        mut alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        if PV {
            self.lines[ply].clear();
            self.deepest = self.deepest.max(ply);
        }
        if self.must_stop() {
            return DRAW;
        }
        let in_check = self.path.in_check();

        // Step 1. Rules.
        if let Some(value) = self.value_by_rule(ply) {
            return value;
        }
        if ply >= MAX_PLY - 1 {
            return if in_check {
                DRAW
            } else {
                self.eval.evaluate(&self.position)
            };
        }

        // Step 2. Hash table.
        let key = self.position.key();
        let known = self.table.probe(key);
        let hash_move = known
            .and_then(|entry| entry.mv)
            .filter(|&mv| self.position.is_legal(mv));
        let on_pv = known.is_some_and(|entry| entry.on_pv);
        let table_depth = if in_check { 0 } else { -1 };
        if let Some(entry) = known
            && !PV
            && entry.depth >= table_depth
        {
            let value = from_table(entry.value, ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
                Bound::None => false,
            };
            if enough {
                return value;
            }
        }

        // Step 3. Standing pat: the side to move need not capture.
        let mut best = -INFINITE;
        let mut raw_eval = None;
        if !in_check {
            let eval = match known.and_then(|entry| entry.eval) {
                Some(eval) => eval,
                None => {
                    let eval = self.eval.evaluate(&self.position);
                    // Step 4. Mate in one.
                    let maps = self.eval.maps(&self.position);
                    if let Some(mv) = mate_in_one(maps, &mut self.position) {
                        let value = mate_in(ply + 1);
                        self.remember(
                            key,
                            Some(mv),
                            value,
                            Some(eval),
                            MAX_PLY as i32,
                            Bound::Exact,
                            on_pv,
                            ply,
                        );
                        if PV {
                            self.lines[ply].push(mv);
                        }
                        return value;
                    }
                    eval
                }
            };
            raw_eval = Some(eval);
            best = self.corrected(eval, &self.traits(ply));
            if let Some(entry) = known {
                let value = from_table(entry.value, ply);
                if value.abs() < MATE_BOUND
                    && (entry.bound.has_lower() && value > best
                        || entry.bound.has_upper() && value < best)
                {
                    best = value;
                }
            }
            if best >= beta {
                if known.is_none() {
                    self.remember(
                        key,
                        None,
                        best,
                        raw_eval,
                        table_depth,
                        Bound::Lower,
                        on_pv,
                        ply,
                    );
                }
                return best;
            }
            alpha = alpha.max(best);
        }
        let hope = best + self.params.quiescence_margin;

        // Step 5. Captures and promotions, or every answer to a check.
        let wanted = if in_check {
            Wanted::Evasions
        } else if depth == 0 && self.params.quiescence_checks > 0 {
            Wanted::TacticalAndChecks
        } else {
            Wanted::Tactical { threshold: 0 }
        };
        let hash = hash_move.filter(|&mv| in_check || material::is_tactical(&self.position, mv));
        let before = self.before(ply);
        let last_to = self.last_target(ply);
        let mut picker = Picker::new(wanted, hash, [None; 2], None, before, usize::MAX);
        let old_alpha = alpha;
        let mut best_move = None;
        let mut number = 0;
        while let Some(mv) = picker.next(&self.position, self.histories, self.params) {
            number += 1;
            if best > -MATE_BOUND {
                if in_check {
                    // Step 6. One quiet answer to a check that is not mate shows enough, once there is a value.
                    if number > 2 && !material::is_tactical(&self.position, mv) {
                        continue;
                    }
                } else {
                    // Step 7. Recaptures: deep down only the last exchange is finished.
                    if depth <= -self.params.recapture_depth && Some(mv.to()) != last_to {
                        continue;
                    }
                    // Step 8. Hopeless captures: even taking for nothing would not reach alpha.
                    let mut gain = captured_kind(&self.position, mv).map_or(0, material::swing);
                    if mv.is_promotion() {
                        gain += material::promotion_gain(moving_kind(&self.position, mv));
                    }
                    if hope + gain <= alpha && !self.position.gives_check(mv) {
                        best = best.max(hope + gain);
                        continue;
                    }
                }
                if in_check && !see::gains(&self.position, mv, 0) {
                    continue;
                }
            }
            let undo = self.play(mv, ply);
            let value = -self.quiesce::<PV>(-beta, -alpha, depth - 1, ply + 1);
            self.take_back(mv, undo);
            if self.stopped {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.extend_line(ply, mv);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        if in_check && number == 0 {
            return mated_in(ply);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if PV && best > old_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.remember(
            key,
            best_move,
            best,
            raw_eval,
            table_depth,
            bound,
            on_pv,
            ply,
        );
        best
    }

    /// Where the move before a ply ended.
    fn last_target(&self, ply: usize) -> Option<komadai_core::Square> {
        let arrival = self.frames[ply + super::BELOW - 1].arrival;
        komadai_core::Square::from_index(arrival % 81)
            .filter(|_| arrival < crate::history::ARRIVALS)
    }
}
