//! The search of an inner node.

use komadai_core::Move;

use super::learn::Tried;
use super::{BELOW, Worker};
use crate::history::{ARRIVALS, arrival};
use crate::mate::mate_in_one;
use crate::material::{self, arriving_kind, captured_kind, is_tactical};
use crate::order::{Picker, Wanted};
use crate::see;
use crate::tt::{Bound, from_table};
use crate::value::{DRAW, INFINITE, MATE_BOUND, MAX_PLY, mate_in, mated_in};

/// An odd word for the position without its hash move, so that the two do not share an entry.
const fn key_without(key: u64, mv: Move) -> u64 {
    key ^ (mv.to_bits() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Worker<'_> {
    /// The value of the position at `ply` for the side to move, searched to `depth`; exact between `alpha` and `beta`, a bound
    /// outside. `PV` nodes lie on a main line and have an open window; `cut` says that a value above beta is expected.
    pub(super) fn search<const PV: bool>(
        &mut self,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        ply: usize,
        cut: bool,
    ) -> i32 {
        // Step 1. Quiescence: at the horizon only captures are still looked at.
        if depth <= 0 {
            return self.quiesce::<PV>(alpha, beta, 0, ply);
        }
        if PV {
            self.lines[ply].clear();
            self.deepest = self.deepest.max(ply);
        }
        if self.must_stop() {
            return DRAW;
        }
        let in_check = self.path.in_check();
        let us = self.position.side();

        // Step 2. Rules: repetition, limited games and declarations end the game without a mate.
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

        // Step 3. Mate distance: no line from here can beat a shorter mate that is known already.
        alpha = alpha.max(mated_in(ply));
        beta = beta.min(mate_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        // Step 4. Hash table: what was found out before may be enough.
        let excluded = self.frame(ply).excluded;
        let key = match excluded {
            Some(mv) => key_without(self.position.key(), mv),
            None => self.position.key(),
        };
        let known = self.table.probe(key);
        let hash_move = known
            .and_then(|entry| entry.mv)
            .filter(|&mv| self.position.is_legal(mv));
        let hash_value = known.map(|entry| from_table(entry.value, ply));
        let on_pv = PV || known.is_some_and(|entry| entry.on_pv);
        if let (Some(entry), Some(value)) = (known, hash_value)
            && !PV
            && entry.depth >= depth
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
                Bound::None => false,
            }
        {
            if value >= beta {
                self.learn_of_hash_cut(hash_move, depth, ply);
            }
            return value;
        }

        // Step 5. Static evaluation: most of the pruning below leans on it.
        let params = self.params;
        let before = self.before(ply);
        let traits = self.traits(ply);
        let eval;
        let mut raw_eval = None;
        if in_check {
            eval = self.frames[ply + BELOW - 2].eval;
        } else {
            let fresh = known.and_then(|entry| entry.eval).is_none();
            let raw = match known.and_then(|entry| entry.eval) {
                Some(raw) => raw,
                None => self.eval.evaluate(&self.position),
            };
            raw_eval = Some(raw);
            eval = self.corrected(raw, &traits);

            // Step 6. Mate in one: cheap to see while the attack maps are fresh.
            if fresh
                && excluded.is_none()
                && let Some(mv) = mate_in_one(self.eval.maps(&self.position), &mut self.position)
            {
                let value = mate_in(ply + 1);
                self.remember(
                    key,
                    Some(mv),
                    value,
                    raw_eval,
                    MAX_PLY as i32,
                    Bound::Exact,
                    on_pv,
                    ply,
                );
                if PV {
                    self.lines[ply].clear();
                    self.lines[ply].push(mv);
                }
                return value;
            }
        }
        let frame = self.frame(ply);
        frame.eval = eval;
        frame.in_check = in_check;
        frame.on_pv = on_pv;
        frame.arrival = ARRIVALS;
        frame.quiet = None;
        self.frame(ply + 1).killers = [None; 2];
        let two_before = self.frames[ply + BELOW - 2];
        let improving = !in_check && ply >= 2 && eval > two_before.eval;
        // The hash value says more than the evaluation where it bounds it the right way.
        let mut guess = eval;
        if let (Some(entry), Some(value)) = (known, hash_value)
            && value.abs() < MATE_BOUND
            && (entry.bound == Bound::Exact
                || entry.bound == Bound::Lower && value > guess
                || entry.bound == Bound::Upper && value < guess)
        {
            guess = value;
        }

        if !in_check && excluded.is_none() {
            // Step 7. Razoring: far below alpha only captures can help, so quiescence decides.
            if !PV && guess + params.razor_base + params.razor_slope * depth * depth <= alpha {
                let value = self.quiesce::<false>(alpha, alpha + 1, 0, ply);
                if value <= alpha && value.abs() < MATE_BOUND {
                    return value;
                }
            }

            // Step 8. Reverse futility: so far above beta that a quiet opponent will not come back.
            if !PV
                && depth <= params.reverse_futility_depth
                && guess < MATE_BOUND
                && beta > -MATE_BOUND
                && guess - params.reverse_futility_slope * (depth - i32::from(improving)) >= beta
            {
                return (guess + beta) / 2;
            }

            // Step 9. Null move: if even passing keeps the value above beta, a real move will.
            let passed = before[0] == ARRIVALS;
            if !PV
                && cut
                && !passed
                && ply >= self.no_pass_before
                && depth >= params.null_depth
                && guess >= beta
                && eval >= beta - 20 * depth
                && beta > -MATE_BOUND
            {
                let lead = (guess - beta) / params.null_value;
                let reduction = params.null_base + depth / params.null_divisor + lead.min(3);
                let value = self.search_after_pass(beta, depth - reduction, ply);
                if self.stopped {
                    return DRAW;
                }
                if value >= beta {
                    let value = if value >= MATE_BOUND { beta } else { value };
                    if depth < params.null_verify_depth || self.no_pass_before > 0 {
                        return value;
                    }
                    // Deep cuts are verified: in zugzwang, and where every move loses, passing is better than any move.
                    self.no_pass_before = ply + 3 * (depth - reduction).max(0) as usize / 4;
                    let verified =
                        self.search::<false>(beta - 1, beta, depth - reduction, ply, false);
                    self.no_pass_before = 0;
                    if self.stopped {
                        return DRAW;
                    }
                    if verified >= beta {
                        return value;
                    }
                }
            }
        }

        // Step 10. Internal reduction: without a hash move the order is poor, and a shallower search finds one.
        if (PV || cut) && hash_move.is_none() && depth >= params.internal_reduction_depth {
            depth -= 1;
        }

        // Step 11. ProbCut: a capture that holds well above beta at a lower depth would hold at this one.
        let probcut_beta = beta + params.probcut_margin;
        if !PV
            && !in_check
            && excluded.is_none()
            && depth >= params.probcut_depth
            && beta.abs() < MATE_BOUND
            && !(known.is_some_and(|entry| entry.depth >= depth - 3)
                && hash_value.is_some_and(|value| value < probcut_beta))
        {
            let value = self.probcut(probcut_beta, depth, ply, hash_move, eval, cut);
            if self.stopped {
                return DRAW;
            }
            if let Some((mv, value)) = value {
                self.remember(
                    key,
                    Some(mv),
                    value,
                    raw_eval,
                    depth - 3,
                    Bound::Lower,
                    on_pv,
                    ply,
                );
                return value;
            }
        }

        // Step 12. Moves, best first.
        let wanted = if in_check {
            Wanted::Evasions
        } else {
            Wanted::All
        };
        let killers = self.frame(ply).killers;
        let counter = self.histories.counter(us, before[0]);
        let mut picker = Picker::new(wanted, hash_move, killers, counter, before, ply);
        let hash_is_tactical = hash_move.is_some_and(|mv| is_tactical(&self.position, mv));
        let old_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut number = 0;
        let mut quiets = Tried::new();
        let mut captures = Tried::new();
        while let Some(mv) = picker.next(&self.position, self.histories, self.params) {
            if Some(mv) == excluded {
                continue;
            }
            number += 1;
            let tactical = is_tactical(&self.position, mv);
            let checks = self.position.gives_check(mv);
            let arriving = arriving_kind(&self.position, mv);
            let arrives = arrival(arriving, mv);
            let captured = captured_kind(&self.position, mv);
            let history = if tactical {
                self.histories.capture(arrives, captured)
            } else {
                self.histories.quiet(us, mv, arrives, before)
            };

            // Step 13. Shallow pruning: moves that will hardly matter are not looked at, once one line is known not to lose.
            if best > -MATE_BOUND {
                let reduction = self.reduction(depth, number) / 1024;
                let reduced = (depth - reduction).max(0);
                if tactical || checks {
                    let hope = eval
                        + params.capture_futility_base
                        + params.capture_futility_slope * reduced
                        + captured.map_or(0, material::swing)
                        + history / 64;
                    if !checks && !in_check && reduced <= params.futility_depth && hope <= alpha {
                        continue;
                    }
                    if !see::gains(&self.position, mv, -params.see_capture_slope * depth) {
                        continue;
                    }
                } else {
                    // Late moves.
                    let limit = (params.late_base + params.late_slope * depth * depth / 100)
                        / if improving { 1 } else { 2 };
                    if number as i32 > limit {
                        picker.skip_quiets();
                        if !in_check {
                            continue;
                        }
                    }
                    if reduced <= params.history_prune_depth
                        && history < -params.history_prune_slope * depth
                    {
                        continue;
                    }
                    // Moves without hope.
                    if !in_check
                        && reduced <= params.futility_depth
                        && eval
                            + params.futility_base
                            + params.futility_slope * reduced
                            + history / 128
                            <= alpha
                    {
                        continue;
                    }
                    // Moves that put a piece up for taking.
                    if !see::gains(
                        &self.position,
                        mv,
                        -params.see_quiet_slope * reduced * reduced,
                    ) {
                        continue;
                    }
                }
            }

            // Step 14. Extensions: a hash move that stands alone, and checks, are searched deeper.
            let mut extension = 0;
            if let (Some(entry), Some(value)) = (known, hash_value)
                && Some(mv) == hash_move
                && excluded.is_none()
                && depth >= params.singular_depth
                && ply < 2 * self.root_depth as usize
                && entry.depth >= depth - 3
                && entry.bound.has_lower()
                && value.abs() < MATE_BOUND
            {
                let target = value - params.singular_margin * depth;
                self.frame(ply).excluded = Some(mv);
                let others = self.search::<false>(target - 1, target, (depth - 1) / 2, ply, cut);
                let frame = self.frame(ply);
                frame.excluded = None;
                frame.eval = eval;
                if self.stopped {
                    return DRAW;
                }
                if others < target {
                    extension = 1;
                    let doubles = self.frames[ply + BELOW - 1].doubles;
                    if !PV && others < target - params.double_extension_margin && doubles < 6 {
                        extension = 2;
                        self.frame(ply).doubles = doubles + 1;
                    }
                } else if target >= beta {
                    // Several moves beat beta: so would the full search.
                    return target;
                } else if value >= beta || cut {
                    extension = -1;
                }
            } else if checks
                && depth <= params.check_extension_depth
                && ply < 2 * self.root_depth as usize
                && see::gains(&self.position, mv, 0)
            {
                extension = 1;
            }
            if extension < 2 {
                let doubles = self.frames[ply + BELOW - 1].doubles;
                self.frame(ply).doubles = doubles;
            }

            // Step 15. Play the move.
            let near_king = self.is_drop_near_king(mv);
            self.frame(ply).number = number;
            let undo = self.play(mv, ply);
            let new_depth = depth - 1 + extension;
            let mut value = -INFINITE;

            // Step 16. Late move reduction: later moves are searched less deeply first.
            let mut full = !PV || number > 1;
            if depth >= 2 && number > 1 + usize::from(PV) {
                let mut reduction = self.reduction(depth, number);
                if tactical {
                    reduction = reduction / 2 - history / 16;
                } else {
                    reduction -= history * 1024 / params.reduction_history;
                    reduction += 1024 * i32::from(hash_is_tactical);
                    reduction -= 1024 * i32::from(near_king);
                    reduction -= 1024 * i32::from(killers.contains(&Some(mv)));
                }
                reduction -= 1024 * i32::from(checks);
                reduction -= 1024 * i32::from(in_check);
                reduction -= 1024 * i32::from(on_pv);
                reduction += 1024 * i32::from(cut) * 3 / 2;
                reduction += 512 * i32::from(!improving);
                let reduced = (new_depth - (reduction / 1024).max(0))
                    .clamp(1.min(new_depth), new_depth.max(0));
                value = -self.search::<false>(-alpha - 1, -alpha, reduced, ply + 1, true);
                full = value > alpha && reduced < new_depth;
            }

            // Step 17. Zero window: a move after the first has to prove that it is better.
            if full {
                value = -self.search::<false>(-alpha - 1, -alpha, new_depth, ply + 1, !cut);
            }

            // Step 18. Main line: the first move, and any that proved better, get the open window.
            if PV && (number == 1 || value > alpha && value < beta) {
                value = -self.search::<true>(-beta, -alpha, new_depth, ply + 1, false);
            }
            self.take_back(mv, undo);
            if self.stopped {
                return DRAW;
            }

            // Step 19. The best so far; a value above beta is more than the opponent allows.
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
            let list = if tactical { &mut captures } else { &mut quiets };
            if !list.is_full() {
                list.push(mv);
            }
        }

        // Step 20. No move: mated, or stalemated, which loses too (R32).
        if number == 0 {
            return if excluded.is_some() {
                alpha
            } else {
                mated_in(ply)
            };
        }
        if best == -INFINITE {
            best = alpha;
        }

        // Step 21. Learn from a cut: what cut is tried earlier next time, what did not is tried later.
        if best >= beta
            && let Some(mv) = best_move
        {
            if is_tactical(&self.position, mv) {
                self.reward_capture(mv, depth);
            } else {
                self.reward_quiet(mv, &quiets, depth, ply);
            }
            self.punish_captures(&captures, depth);
        } else if best <= old_alpha && excluded.is_none() {
            // No move helps against the opponent's last one.
            self.learn_of_last(ply, self.bonus(depth) / 2);
        }

        // Step 22. Keep the result.
        if excluded.is_none() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > old_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.remember(key, best_move, best, raw_eval, depth, bound, on_pv, ply);

            // Step 23. Learn how far the evaluation was off, where the value is more than a bound on the wrong side and no capture
            // explains the difference.
            let tells = match bound {
                Bound::Lower => best > eval,
                Bound::Upper => best < eval,
                _ => true,
            };
            if !in_check && tells && best_move.is_none_or(|mv| !is_tactical(&self.position, mv)) {
                self.learn_correction(&traits, eval, best, depth);
            }
        }
        best
    }

    /// Whether a move drops a piece within two steps of the enemy king: attacks grow from such drops.
    fn is_drop_near_king(&self, mv: Move) -> bool {
        let Move::Drop { to, .. } = mv else {
            return false;
        };
        self.position
            .king(self.position.side().other())
            .is_some_and(|king| {
                let files = king.file().index().abs_diff(to.file().index());
                let ranks = king.rank().index().abs_diff(to.rank().index());
                files.max(ranks) <= 2
            })
    }
}
