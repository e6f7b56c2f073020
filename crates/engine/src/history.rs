//! What earlier parts of the search say of moves, for ordering and pruning.

use komadai_core::{Color, Move, PieceKind};

const SQUARES: usize = 81;
/// Origins: the squares, and seven kinds in hand.
const ORIGINS: usize = SQUARES + 7;
/// A kind of piece arriving on a square.
pub(crate) const ARRIVALS: usize = 14 * SQUARES;
const LIMIT: i32 = 16_384;

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

/// Moves a value towards ± [`LIMIT`], the less the nearer it is already.
#[inline]
fn nudge(slot: &mut i16, bonus: i32) {
    let old = i32::from(*slot);
    *slot = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

/// All histories of one searching thread.
pub(crate) struct Histories {
    /// By side, origin and target.
    quiet: Box<[[[i16; SQUARES]; ORIGINS]; 2]>,
    /// By arriving kind and target, and what it captures.
    captures: Box<[[i16; 14]; ARRIVALS]>,
    /// By the arrival of an earlier move and that of this one: one for the move before, one for the one before that.
    replies: [Vec<i16>; 2],
    /// The move that refuted an arrival.
    counters: Vec<Option<Move>>,
}

fn zeroed<T: bytemuck::Zeroable>() -> Box<T> {
    bytemuck::allocation::zeroed_box()
}

impl Histories {
    pub fn new() -> Histories {
        let table = || bytemuck::allocation::zeroed_vec((ARRIVALS + 1) * ARRIVALS);
        Histories {
            quiet: zeroed(),
            captures: zeroed(),
            replies: [table(), table()],
            counters: vec![None; ARRIVALS + 1],
        }
    }

    /// The history of a quiet move. `before` are the arrivals of the two moves before.
    #[inline]
    pub fn quiet(&self, side: Color, mv: Move, arrival: usize, before: [usize; 2]) -> i32 {
        let base = self.quiet[side.index()][origin(mv)][mv.to().index()];
        let replies = self.reply(0, before[0], arrival) + self.reply(1, before[1], arrival);
        i32::from(base) + replies
    }

    #[inline]
    fn reply(&self, table: usize, before: usize, arrival: usize) -> i32 {
        i32::from(self.replies[table][before * ARRIVALS + arrival])
    }

    /// The history of a capture or promotion.
    #[inline]
    pub fn capture(&self, arrival: usize, captured: Option<PieceKind>) -> i32 {
        // The king's place in the row stands for promotions without capture.
        let captured = captured.unwrap_or(PieceKind::King);
        i32::from(self.captures[arrival][captured.index()])
    }

    /// Rewards or punishes a quiet move.
    pub fn learn_quiet(
        &mut self,
        side: Color,
        mv: Move,
        arrival: usize,
        before: [usize; 2],
        bonus: i32,
    ) {
        nudge(
            &mut self.quiet[side.index()][origin(mv)][mv.to().index()],
            bonus,
        );
        self.learn_reply(arrival, before, bonus);
    }

    /// Rewards or punishes a quiet move as an answer only.
    pub fn learn_reply(&mut self, arrival: usize, before: [usize; 2], bonus: i32) {
        for (table, before) in before.into_iter().enumerate() {
            if before < ARRIVALS {
                nudge(&mut self.replies[table][before * ARRIVALS + arrival], bonus);
            }
        }
    }

    /// Rewards or punishes a capture or promotion.
    pub fn learn_capture(&mut self, arrival: usize, captured: Option<PieceKind>, bonus: i32) {
        let captured = captured.unwrap_or(PieceKind::King);
        nudge(&mut self.captures[arrival][captured.index()], bonus);
    }

    /// The move that refuted an arrival last.
    #[inline]
    pub fn counter(&self, before: usize) -> Option<Move> {
        self.counters[before]
    }

    pub fn set_counter(&mut self, before: usize, mv: Move) {
        self.counters[before] = Some(mv);
    }
}
