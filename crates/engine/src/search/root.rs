//! The root: iterative deepening over the moves of the position.

use komadai_core::Move;

use super::Worker;
use super::calm::Calm;
use crate::material::is_pointless_refusal;
use crate::order::{Picker, Wanted};
use crate::tt::Bound;
use crate::value::{DRAW, INFINITE, MATE_BOUND, MAX_PLY};

/// A move of the root with what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub mv: Move,
    /// Value in this iteration; - infinite if it did not become best.
    pub value: i32,
    /// Value in the last iteration; - infinite likewise.
    previous: i32,
    /// The last exact value that the move came to in any iteration.
    known: i32,
    pub bound: Bound,
    pub line: Vec<Move>,
    pub deepest: usize,
    /// Nodes spent on the move in all iterations.
    nodes: u64,
}

impl RootMove {
    /// The last exact value that the move came to; a bound if there was none.
    pub fn latest(&self) -> i32 {
        if self.known > -INFINITE {
            self.known
        } else {
            self.value
        }
    }
}

/// One line of an iteration, for the observer.
pub(crate) struct Line<'a> {
    pub depth: i32,
    pub rank: usize,
    pub root_move: &'a RootMove,
    pub bound: Bound,
    pub nodes: u64,
    pub elapsed: std::time::Duration,
}

/// What the search ends with at the latest.
pub(crate) struct Goal {
    pub depth: i32,
    pub nodes: u64,
    /// How many lines are searched; [`Goal::EACH`] = every move for itself.
    pub lines: usize,
    /// The only moves that may be played; empty = all.
    pub moves: Vec<Move>,
}

impl Goal {
    /// Every move of the root gets an exact value, all in one go. With one line after the other, as it is done for a few, each move would be
    /// looked at once for every better one.
    pub const EACH: usize = usize::MAX;
}

impl Worker<'_> {
    /// Lists the moves of the root in the order in which they are tried first.
    fn list_root_moves(&mut self, only: &[Move]) {
        let hash = self
            .table
            .probe(self.position.key())
            .and_then(|entry| entry.mv)
            .filter(|&mv| self.position.is_legal(mv) && !is_pointless_refusal(&self.position, mv));
        let wanted = if self.path.in_check() {
            Wanted::Evasions
        } else {
            Wanted::All
        };
        let before = self.before(0);
        let mut picker = Picker::new(wanted, hash, [None; 2], None, before, 0);
        let mut moves = Vec::new();
        while let Some(mv) = picker.next(&self.position, self.histories, self.params) {
            moves.push(mv);
        }
        if !only.is_empty() {
            moves.retain(|mv| only.contains(mv));
            // Refused promotions are left out above, but whoever asks for one gets it.
            for &mv in only {
                if self.position.is_legal(mv) && !moves.contains(&mv) {
                    moves.push(mv);
                }
            }
        }
        self.root_moves = moves
            .into_iter()
            .map(|mv| RootMove {
                mv,
                value: -INFINITE,
                previous: -INFINITE,
                known: -INFINITE,
                bound: Bound::None,
                line: vec![mv],
                deepest: 0,
                nodes: 0,
            })
            .collect();
    }

    /// Searches deeper and deeper until a limit is reached. Returns the depth that was completed; the root moves are then in order, best
    /// first. `tell` hears of every line.
    pub fn deepen(&mut self, goal: &Goal, tell: &mut dyn FnMut(Line<'_>)) -> i32 {
        self.max_nodes = goal.nodes;
        self.list_root_moves(&goal.moves);
        if self.root_moves.is_empty() {
            return 0;
        }
        let lines = goal.lines.clamp(1, self.root_moves.len().max(1));
        let only_move = self.root_moves.len() == 1;
        let mut completed = 0;
        let mut calm = Calm::default();
        for depth in 1..=goal.depth.min(MAX_PLY as i32 - 1) {
            self.root_depth = depth;
            for root_move in &mut self.root_moves {
                root_move.previous = root_move.value;
            }
            if goal.lines == Goal::EACH {
                self.search_each(depth);
            }
            let ranks = if goal.lines == Goal::EACH { 0 } else { lines };
            for rank in 0..ranks {
                self.deepest = 0;
                self.search_line(depth, rank, tell);
                self.root_moves[..=rank].sort_by_key(|root_move| -root_move.value);
                if self.stopped {
                    break;
                }
                let elapsed = self.watch.elapsed();
                if rank + 1 == lines {
                    for rank in 0..lines {
                        tell(Line {
                            depth,
                            rank,
                            root_move: &self.root_moves[rank],
                            bound: Bound::Exact,
                            nodes: self.nodes_of_all(),
                            elapsed,
                        });
                    }
                }
            }
            if self.stopped {
                break;
            }
            completed = depth;

            if self.is_settled(depth, only_move, &mut calm) {
                break;
            }
        }
        completed
    }

    /// Whether the clock is better saved than spent on one more iteration.
    fn is_settled(&mut self, depth: i32, only_move: bool, calm: &mut Calm) -> bool {
        let best = &self.root_moves[0];
        if best.value.abs() >= MATE_BOUND {
            // A mate that is shorter than the depth will not be beaten.
            let plies = crate::value::MATE - best.value.abs();
            if self.watch.is_timed() && depth > plies + 2 {
                return true;
            }
        }
        if only_move && depth >= 4 && self.watch.is_timed() {
            return true;
        }
        let best = &self.root_moves[0];
        let effort = best.nodes as f64 / self.nodes.max(1) as f64;
        let stretch = calm.note(depth, best.mv, best.value, effort);
        self.watch.is_enough(stretch)
    }

    /// Searches for the best of the root moves from `rank` on, with a window around the last value.
    fn search_line(&mut self, depth: i32, rank: usize, tell: &mut dyn FnMut(Line<'_>)) {
        let previous = self.root_moves[rank..]
            .iter()
            .map(|root_move| root_move.previous)
            .max()
            .unwrap_or(-INFINITE);
        let mut window = self.params.aspiration;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 4 && previous.abs() < MATE_BOUND {
            alpha = (previous - window).max(-INFINITE);
            beta = (previous + window).min(INFINITE);
        }
        let mut failed_high = 0;
        loop {
            for root_move in &mut self.root_moves[rank..] {
                root_move.value = -INFINITE;
            }
            let reduced = (depth - failed_high).max(1);
            let value = self.search_root(alpha, beta, reduced, rank);
            self.root_moves[rank..].sort_by(|a, b| {
                (b.value, b.previous, b.nodes).cmp(&(a.value, a.previous, a.nodes))
            });
            if self.stopped {
                return;
            }
            let bound = if value <= alpha {
                Bound::Upper
            } else if value >= beta {
                Bound::Lower
            } else {
                return;
            };
            if rank == 0 && self.watch.elapsed().as_millis() > 1000 {
                tell(Line {
                    depth,
                    rank,
                    root_move: &self.root_moves[0],
                    bound,
                    nodes: self.nodes_of_all(),
                    elapsed: self.watch.elapsed(),
                });
            }
            if bound == Bound::Upper {
                beta = (alpha + beta) / 2;
                alpha = (value - window).max(-INFINITE);
                failed_high = 0;
            } else {
                beta = (value + window).min(INFINITE);
                failed_high = (failed_high + 1).min(3);
            }
            window += window / 2;
            if window > 1500 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Gives every move of the root an exact value. Where the search is broken off, all keep what they had: values of different depths cannot be
    /// compared, since an even one counts a reply to the move and an odd one does not.
    fn search_each(&mut self, depth: i32) {
        self.enter_root();
        let mut found = Vec::with_capacity(self.root_moves.len());
        for index in 0..self.root_moves.len() {
            let mv = self.root_moves[index].mv;
            self.deepest = 0;
            self.lines[1].clear();
            self.frame(0).number = 1;
            let undo = self.play(mv, 0);
            let value = -self.search::<true>(-INFINITE, INFINITE, depth - 1, 1, false);
            self.take_back(mv, undo);
            if self.stopped {
                return;
            }
            found.push((value, self.lines[1].clone(), self.deepest));
        }
        for (root_move, (value, below, deepest)) in self.root_moves.iter_mut().zip(found) {
            root_move.value = value;
            root_move.known = value;
            root_move.bound = Bound::Exact;
            root_move.deepest = deepest;
            root_move.line.truncate(1);
            root_move.line.extend(below);
        }
        self.root_moves.sort_by_key(|root_move| -root_move.latest());
    }

    /// Makes the root's frame ready for its moves; the static value of the position, 0 in check.
    fn enter_root(&mut self) -> i32 {
        let in_check = self.path.in_check();
        let eval = if in_check {
            0
        } else {
            self.eval.evaluate(&self.position)
        };
        let frame = self.frame(0);
        frame.eval = eval;
        frame.in_check = in_check;
        frame.doubles = 0;
        frame.on_pv = true;
        self.frame(1).killers = [None; 2];
        eval
    }

    fn search_root(&mut self, mut alpha: i32, beta: i32, depth: i32, rank: usize) -> i32 {
        let in_check = self.path.in_check();
        let eval = self.enter_root();
        let old_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        for index in rank..self.root_moves.len() {
            let mv = self.root_moves[index].mv;
            let number = index - rank + 1;
            let nodes = self.nodes;
            let checks = self.position.gives_check(mv);
            let tactical = crate::material::is_tactical(&self.position, mv);
            self.lines[1].clear();
            self.frame(0).number = number;
            let undo = self.play(mv, 0);
            let new_depth = depth - 1;
            let mut value = -INFINITE;
            if number > 1 {
                let mut reduced = new_depth;
                if depth >= 3 && number > 3 && !tactical && !checks {
                    let reduction = (self.reduction(depth, number) / 1024 - 1).max(0);
                    reduced = (new_depth - reduction).max(1);
                }
                value = -self.search::<false>(-alpha - 1, -alpha, reduced, 1, true);
                if value > alpha && reduced < new_depth {
                    value = -self.search::<false>(-alpha - 1, -alpha, new_depth, 1, true);
                }
            }
            if number == 1 || value > alpha {
                value = -self.search::<true>(-beta, -alpha, new_depth, 1, false);
            }
            self.take_back(mv, undo);
            let spent = self.nodes - nodes;
            self.root_moves[index].nodes += spent;
            if self.stopped {
                return DRAW;
            }
            if number == 1 || value > alpha {
                let below = self.lines[1].clone();
                let deepest = self.deepest;
                let root_move = &mut self.root_moves[index];
                root_move.value = value;
                root_move.deepest = deepest;
                root_move.line.clear();
                root_move.line.push(mv);
                root_move.line.extend(below);
                root_move.bound = if value >= beta {
                    Bound::Lower
                } else if value <= alpha {
                    Bound::Upper
                } else {
                    root_move.known = value;
                    Bound::Exact
                };
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        if rank == 0 && best > -INFINITE {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > old_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let eval = (!in_check).then_some(eval);
            self.remember(
                self.position.key(),
                best_move,
                best,
                eval,
                depth,
                bound,
                true,
                0,
            );
        }
        best
    }
}
