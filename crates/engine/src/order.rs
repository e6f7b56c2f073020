//! The order in which moves are tried: the likely best first, each stage made only when it is wanted.

mod checks;

use arrayvec::ArrayVec;
use komadai_core::{Bitboard, MAX_MOVES, Move, MoveSink, PieceKind, Position, Square};

use crate::history::{Before, Histories, arrival};
use crate::material::{
    self, arriving_kind, captured_kind, is_pointless_refusal, is_tactical, moving_kind,
};
use crate::params::Params;
use crate::see;

/// A move with its place in the order.
#[derive(Clone, Copy)]
struct Ranked {
    mv: Move,
    rank: i32,
}

/// Moves on the stack, ranked later.
#[derive(Default)]
struct Ranking {
    moves: ArrayVec<Ranked, MAX_MOVES>,
}

impl MoveSink for Ranking {
    #[inline]
    fn push(&mut self, mv: Move) {
        self.moves.push(Ranked { mv, rank: 0 });
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Stage {
    Hash,
    MakeTactical,
    GoodTactical,
    FirstKiller,
    SecondKiller,
    Counter,
    MakeQuiet,
    Quiet,
    BadTactical,
    MakeEvasions,
    Evasions,
    MakeChecks,
    Checks,
    Done,
}

/// After so many picks the rest of a list is sorted.
const PICKS: usize = 5;

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// All moves, in stages.
    All,
    /// All moves of a side in check.
    Evasions,
    /// Captures and promotions that gain at least so much.
    Tactical { threshold: i32 },
    /// Captures and promotions that lose nothing, then quiet moves that give check and lose nothing.
    TacticalAndChecks,
}

/// Hands out the moves of a node, best first.
pub(crate) struct Picker {
    stage: Stage,
    wanted: Wanted,
    hash: Option<Move>,
    killers: [Option<Move>; 2],
    counter: Option<Move>,
    before: Before,
    /// Plies from the root; [`usize::MAX`] in quiescence, which has no part in the history near the root.
    ply: usize,
    list: Ranking,
    next: usize,
    /// How many moves of the list were looked for one by one; [`PICKS`] once it is sorted.
    picked: usize,
    bad: ArrayVec<Move, 128>,
    next_bad: usize,
    skip_quiets: bool,
}

impl Picker {
    /// `hash` must be legal or `None`; killers and counter may be moves of other positions.
    pub fn new(
        wanted: Wanted,
        hash: Option<Move>,
        killers: [Option<Move>; 2],
        counter: Option<Move>,
        before: Before,
        ply: usize,
    ) -> Picker {
        Picker {
            stage: Stage::Hash,
            wanted,
            hash,
            killers,
            counter,
            before,
            ply,
            list: Ranking::default(),
            next: 0,
            picked: 0,
            bad: ArrayVec::new(),
            next_bad: 0,
            skip_quiets: false,
        }
    }

    /// Leaves out the quiet moves that are still to come.
    pub fn skip_quiets(&mut self) {
        self.skip_quiets = true;
    }

    /// The next move; every one is legal, and none comes twice.
    pub fn next(
        &mut self,
        position: &Position,
        histories: &Histories,
        params: &Params,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Hash => {
                    self.stage = match self.wanted {
                        Wanted::Evasions => Stage::MakeEvasions,
                        _ => Stage::MakeTactical,
                    };
                    if self.hash.is_some() {
                        return self.hash;
                    }
                }
                Stage::MakeTactical => {
                    position.generate_tactical(&mut self.list);
                    self.rank_tactical(position, histories);
                    self.stage = Stage::GoodTactical;
                }
                Stage::GoodTactical => {
                    while let Some(mv) = self.best_left() {
                        if Some(mv) == self.hash {
                            continue;
                        }
                        let threshold = match self.wanted {
                            Wanted::Tactical { threshold } => threshold,
                            _ => 0,
                        };
                        if see::gains(position, mv, threshold) {
                            return Some(mv);
                        }
                        if self.wanted == Wanted::All && !self.bad.is_full() {
                            self.bad.push(mv);
                        }
                    }
                    self.stage = match self.wanted {
                        Wanted::All => Stage::FirstKiller,
                        Wanted::TacticalAndChecks => Stage::MakeChecks,
                        _ => Stage::Done,
                    };
                }
                Stage::FirstKiller => {
                    self.stage = Stage::SecondKiller;
                    if let Some(mv) = self.killers[0].filter(|&mv| self.is_fresh(position, mv)) {
                        return Some(mv);
                    }
                }
                Stage::SecondKiller => {
                    self.stage = Stage::Counter;
                    if let Some(mv) = self.killers[1].filter(|&mv| self.is_fresh(position, mv)) {
                        return Some(mv);
                    }
                }
                Stage::Counter => {
                    self.stage = Stage::MakeQuiet;
                    let fresh = |&mv: &Move| {
                        !self.killers.contains(&Some(mv)) && self.is_fresh(position, mv)
                    };
                    if let Some(mv) = self.counter.filter(fresh) {
                        return Some(mv);
                    }
                }
                Stage::MakeQuiet => {
                    self.stage = Stage::Quiet;
                    if !self.skip_quiets {
                        self.list.moves.clear();
                        self.next = 0;
                        self.picked = 0;
                        position.generate_quiet(&mut self.list);
                        self.rank_quiet(position, histories, params);
                    }
                }
                Stage::Quiet => {
                    while !self.skip_quiets
                        && let Some(mv) = self.best_left()
                    {
                        if !self.was_early(mv) {
                            return Some(mv);
                        }
                    }
                    self.stage = Stage::BadTactical;
                }
                Stage::BadTactical => {
                    let mv = self.bad.get(self.next_bad).copied();
                    self.next_bad += 1;
                    if mv.is_some() {
                        return mv;
                    }
                    self.stage = Stage::Done;
                }
                Stage::MakeEvasions => {
                    position.generate(&mut self.list);
                    self.rank_evasions(position, histories);
                    self.stage = Stage::Evasions;
                }
                Stage::Evasions => {
                    while let Some(mv) = self.best_left() {
                        if Some(mv) != self.hash {
                            return Some(mv);
                        }
                    }
                    self.stage = Stage::Done;
                }
                Stage::MakeChecks => {
                    self.list.moves.clear();
                    self.next = 0;
                    self.picked = 0;
                    checks::generate(position, &mut self.list);
                    self.rank_quiet(position, histories, params);
                    self.stage = Stage::Checks;
                }
                Stage::Checks => {
                    while let Some(mv) = self.best_left() {
                        if Some(mv) != self.hash && see::gains(position, mv, 0) {
                            return Some(mv);
                        }
                    }
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }

    /// Whether a killer or counter move is a quiet legal move here that was not tried before.
    fn is_fresh(&self, position: &Position, mv: Move) -> bool {
        !self.skip_quiets
            && Some(mv) != self.hash
            && !is_tactical(position, mv)
            && position.is_legal(mv)
            && !is_pointless_refusal(position, mv)
    }

    fn was_early(&self, mv: Move) -> bool {
        let mv = Some(mv);
        mv == self.hash || self.killers.contains(&mv) || self.counter == mv
    }

    /// Takes the best of the moves that are left. The first few are looked for one by one, since most nodes want no more; then the
    /// rest is sorted.
    fn best_left(&mut self) -> Option<Move> {
        let left = self.list.moves.get_mut(self.next..)?;
        let first = *left.first()?;
        self.next += 1;
        if self.picked == PICKS {
            return Some(first.mv);
        }
        self.picked += 1;
        if self.picked == PICKS {
            left.sort_unstable_by_key(|ranked| -ranked.rank);
            return Some(left[0].mv);
        }
        let mut best = 0;
        for at in 1..left.len() {
            if left[at].rank > left[best].rank {
                best = at;
            }
        }
        left.swap(0, best);
        Some(left[0].mv)
    }

    fn rank_tactical(&mut self, position: &Position, histories: &Histories) {
        self.list.moves.retain(|ranked| {
            let mv = ranked.mv;
            if is_pointless_refusal(position, mv) {
                return false;
            }
            ranked.rank = tactical_rank(position, histories, mv);
            true
        });
    }

    fn rank_quiet(&mut self, position: &Position, histories: &Histories, params: &Params) {
        let side = position.side();
        let hanging = hanging(position);
        let (before, ply) = (self.before, self.ply);
        self.list.moves.retain(|ranked| {
            let mv = ranked.mv;
            if is_pointless_refusal(position, mv) {
                return false;
            }
            let kind = arriving_kind(position, mv);
            ranked.rank =
                histories.quiet(side, mv, arrival(kind, mv), before) + histories.near_root(ply, mv);
            if mv.from().is_some_and(|from| hanging.contains(from)) {
                ranked.rank += params.rescue * material::swing(kind);
            }
            true
        });
    }

    fn rank_evasions(&mut self, position: &Position, histories: &Histories) {
        const TACTICAL: i32 = 1 << 20;
        let side = position.side();
        let before = self.before;
        self.list.moves.retain(|ranked| {
            let mv = ranked.mv;
            if is_pointless_refusal(position, mv) {
                return false;
            }
            ranked.rank = if is_tactical(position, mv) {
                TACTICAL + tactical_rank(position, histories, mv)
            } else {
                let arrival = arrival(arriving_kind(position, mv), mv);
                histories.quiet(side, mv, arrival, before)
            };
            true
        });
    }
}

/// The pieces of the side to move that the enemy takes with gain: attacked and unguarded, or attacked by a cheaper piece.
fn hanging(position: &Position) -> Bitboard {
    let us = position.side();
    let them = us.other();
    let worth = |square: Square| {
        position
            .piece_at(square)
            .map_or(0, |piece| material::on_board(piece.kind()))
    };
    let pieces =
        position.pieces(us) - position.of_kind(PieceKind::Pawn) - position.of_kind(PieceKind::King);
    pieces
        .into_iter()
        .filter(|&square| {
            let attackers = position.attackers_to(square, them);
            !attackers.is_empty()
                && (attackers
                    .into_iter()
                    .any(|from| worth(from) < worth(square))
                    || position.attackers_to(square, us).is_empty())
        })
        .collect()
}

/// Most valuable victim first, then what history says; the cheapest taker breaks ties.
fn tactical_rank(position: &Position, histories: &Histories, mv: Move) -> i32 {
    let mover = moving_kind(position, mv);
    let captured = captured_kind(position, mv);
    let mut rank = captured.map_or(0, material::swing) * 8 - material::on_board(mover) / 8;
    if mv.is_promotion() {
        rank += material::promotion_gain(mover) * 8;
    }
    let arrival = arrival(arriving_kind(position, mv), mv);
    rank + histories.capture(arrival, captured) / 4
}
