//! What earlier parts of the search say of moves, for ordering and pruning, and of the evaluation, for correcting it.

mod correction;

use komadai_core::{Color, Move, PieceKind};

use crate::memory;
pub(crate) use correction::{Corrections, Traits};

const SQUARES: usize = 81;
/// Origins: the squares, and seven kinds in hand.
const ORIGINS: usize = SQUARES + 7;
/// A kind of piece arriving on a square.
pub(crate) const ARRIVALS: usize = 14 * SQUARES;
const LIMIT: i32 = 16_384;
/// Plies from the root that have a history of their own.
const NEAR_ROOT: usize = 4;

/// The arrivals of the moves one, two, four and six plies before; [`ARRIVALS`] where there was none.
pub(crate) type Before = [usize; 4];

/// A kind of piece arriving on a square, as a number; [`ARRIVALS`] for no move.
#[inline]
pub(crate) fn arrival(kind: PieceKind, mv: Move) -> usize {
    kind.index() * SQUARES + mv.to().index()
}

fn origin(mv: Move) -> usize {
    match mv {
        Move::Board { from, .. } => from.index(),
        Move::Drop { piece, .. } => SQUARES + piece.index(),
    }
}

/// Moves a value towards ± `limit`, the less the nearer it is already.
#[inline]
fn nudge(slot: &mut i16, bonus: i32, limit: i32) {
    let bonus = bonus.clamp(-limit, limit);
    let old = i32::from(*slot);
    *slot = (old + bonus - old * bonus.abs() / limit) as i16;
}

/// By origin and target.
type ByMove = [[i16; SQUARES]; ORIGINS];

/// All histories of one searching thread.
pub(crate) struct Histories {
    /// By side.
    quiet: Box<[ByMove; 2]>,
    /// By ply from the root: what cuts there in this search.
    near_root: Box<[ByMove; NEAR_ROOT]>,
    /// By arriving kind and target, and what it captures.
    captures: Box<[[i16; 14]; ARRIVALS]>,
    /// By side, the arrival of an earlier move and that of this one: a table for the move before, one for that two plies before, and
    /// one for those four and six plies before together.
    replies: [Vec<i16>; 3],
    /// The move that refuted an arrival, by the refuting side.
    counters: [Vec<Option<Move>>; 2],
    /// How far the evaluation was off.
    pub corrections: Corrections,
}

fn zeroed<T: bytemuck::Zeroable>() -> Box<T> {
    bytemuck::allocation::zeroed_box()
}

impl Histories {
    pub fn new() -> Histories {
        let table = || memory::zeroed(2 * (ARRIVALS + 1) * ARRIVALS);
        Histories {
            quiet: zeroed(),
            near_root: zeroed(),
            captures: zeroed(),
            replies: [table(), table(), table()],
            counters: [vec![None; ARRIVALS + 1], vec![None; ARRIVALS + 1]],
            corrections: Corrections::new(),
        }
    }

    /// Makes the system find the memory now.
    pub fn touch(&mut self) {
        self.replies
            .iter_mut()
            .for_each(|table| memory::touch(table));
        self.corrections.touch();
    }

    /// A new search begins from another root.
    pub fn next_search(&mut self) {
        self.near_root = zeroed();
    }

    /// The history of a quiet move.
    #[inline]
    pub fn quiet(&self, side: Color, mv: Move, arrival: usize, before: Before) -> i32 {
        let base = self.quiet[side.index()][origin(mv)][mv.to().index()];
        let reply = |table: usize, before: usize| {
            i32::from(self.replies[table][reply_index(side, before, arrival)])
        };
        let late = reply(2, before[2]) + reply(2, before[3]);
        i32::from(base) + reply(0, before[0]) + reply(1, before[1]) + late / 2
    }

    /// What the history near the root adds to a quiet move.
    #[inline]
    pub fn near_root(&self, ply: usize, mv: Move) -> i32 {
        self.near_root.get(ply).map_or(0, |table| {
            4 * i32::from(table[origin(mv)][mv.to().index()]) / (1 + ply as i32)
        })
    }

    /// The history of a capture or promotion.
    #[inline]
    pub fn capture(&self, arrival: usize, captured: Option<PieceKind>) -> i32 {
        // The king's place in the row stands for promotions without capture.
        let captured = captured.unwrap_or(PieceKind::King);
        i32::from(self.captures[arrival][captured.index()])
    }

    /// Rewards or punishes a quiet move at a ply from the root.
    pub fn learn_quiet(
        &mut self,
        side: Color,
        mv: Move,
        arrival: usize,
        before: Before,
        ply: usize,
        bonus: i32,
    ) {
        if let Some(table) = self.near_root.get_mut(ply) {
            nudge(&mut table[origin(mv)][mv.to().index()], bonus, LIMIT);
        }
        self.learn_move(side, mv, bonus);
        self.learn_reply(side, arrival, before, bonus);
    }

    /// Rewards or punishes a quiet move wherever it is played.
    pub fn learn_move(&mut self, side: Color, mv: Move, bonus: i32) {
        let slot = &mut self.quiet[side.index()][origin(mv)][mv.to().index()];
        nudge(slot, bonus, LIMIT);
    }

    /// Rewards or punishes a quiet move as an answer only.
    pub fn learn_reply(&mut self, side: Color, arrival: usize, before: Before, bonus: i32) {
        for (number, before) in before.into_iter().enumerate() {
            if before < ARRIVALS {
                let (table, bonus) = match number {
                    0 | 1 => (number, bonus),
                    _ => (2, bonus / 2),
                };
                let slot = &mut self.replies[table][reply_index(side, before, arrival)];
                nudge(slot, bonus, LIMIT);
            }
        }
    }

    /// Rewards or punishes a capture or promotion.
    pub fn learn_capture(&mut self, arrival: usize, captured: Option<PieceKind>, bonus: i32) {
        let captured = captured.unwrap_or(PieceKind::King);
        nudge(&mut self.captures[arrival][captured.index()], bonus, LIMIT);
    }

    /// The move that refuted an arrival last.
    #[inline]
    pub fn counter(&self, side: Color, before: usize) -> Option<Move> {
        self.counters[side.index()][before]
    }

    pub fn set_counter(&mut self, side: Color, before: usize, mv: Move) {
        self.counters[side.index()][before] = Some(mv);
    }
}

#[inline]
fn reply_index(side: Color, before: usize, arrival: usize) -> usize {
    (side.index() * (ARRIVALS + 1) + before) * ARRIVALS + arrival
}
