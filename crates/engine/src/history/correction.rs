//! How far the evaluation was off lately in positions that look alike in one respect.

use komadai_core::{Color, PieceKind, Position};

use super::{ARRIVALS, nudge};
use crate::memory;
use crate::params::Params;

/// Places of a table that is indexed by a hash.
const PLACES: usize = 1 << 14;
/// The greatest entry; what it comes to in the evaluation is a parameter.
const LIMIT: i32 = 1024;

/// What a position is likened by: hashes of parts of it, and the two moves that led to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traits {
    side: Color,
    pawns: usize,
    hands: usize,
    /// Kings, golds and silvers of both sides.
    generals: usize,
    /// Bishops, rooks and what they promote to, of both sides.
    sliders: usize,
    moves: [usize; 2],
}

/// Mixes two sets of squares into an index.
fn index(own: u128, other: u128) -> usize {
    const ODD: [u64; 4] = [
        0x9e37_79b9_7f4a_7c15,
        0xc2b2_ae3d_27d4_eb4f,
        0x1656_67b1_9e37_79f9,
        0xd6e8_feb8_6659_fd93,
    ];
    let words = [
        own as u64,
        (own >> 64) as u64,
        other as u64,
        (other >> 64) as u64,
    ];
    let mut hash = 0u64;
    for (word, odd) in words.into_iter().zip(ODD) {
        hash = (hash.rotate_left(23) ^ word).wrapping_mul(odd);
    }
    (hash >> 50) as usize
}

impl Traits {
    /// The traits of a position after the last two moves, as arrivals.
    pub fn of(position: &Position, moves: [usize; 2]) -> Traits {
        let set = |kind| position.of_kind(kind).bits();
        let black = position.pieces(Color::Black).bits();
        let pawns = set(PieceKind::Pawn);
        let kings = set(PieceKind::King);
        let generals = kings | set(PieceKind::Gold) | set(PieceKind::Silver);
        let sliders = set(PieceKind::Bishop)
            | set(PieceKind::Rook)
            | set(PieceKind::Horse)
            | set(PieceKind::Dragon);
        let hands = position.key() ^ position.board_key();
        Traits {
            side: position.side(),
            pawns: index(pawns & black, pawns & !black),
            hands: (hands.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 50) as usize,
            generals: index(generals & black ^ kings, generals & !black),
            sliders: index(sliders & black, sliders & !black),
            moves,
        }
    }
}

type ByHash = [[i16; PLACES]; 2];

/// The corrections of one searching thread, by side to move.
pub(crate) struct Corrections {
    pawns: Box<ByHash>,
    hands: Box<ByHash>,
    generals: Box<ByHash>,
    sliders: Box<ByHash>,
    /// By the arrivals of the last two moves, the older one first.
    moves: Vec<i16>,
}

impl Corrections {
    pub fn new() -> Corrections {
        Corrections {
            pawns: super::zeroed(),
            hands: super::zeroed(),
            generals: super::zeroed(),
            sliders: super::zeroed(),
            moves: memory::zeroed(2 * (ARRIVALS + 1) * ARRIVALS),
        }
    }

    /// Makes the system find the memory now.
    pub fn touch(&mut self) {
        memory::touch(&mut self.moves);
    }

    fn by_moves(traits: &Traits) -> Option<usize> {
        let [last, before] = traits.moves;
        (last < ARRIVALS).then(|| (traits.side.index() * (ARRIVALS + 1) + before) * ARRIVALS + last)
    }

    /// What to add to the evaluation, in hundredths of a pawn.
    pub fn value(&self, traits: &Traits, params: &Params) -> i32 {
        let side = traits.side.index();
        let moves = Self::by_moves(traits).map_or(0, |at| i32::from(self.moves[at]));
        let sum = i32::from(self.pawns[side][traits.pawns]) * params.correction_pawns
            + i32::from(self.hands[side][traits.hands]) * params.correction_hands
            + i32::from(self.generals[side][traits.generals]) * params.correction_generals
            + i32::from(self.sliders[side][traits.sliders]) * params.correction_sliders
            + moves * params.correction_moves;
        sum / LIMIT
    }

    /// The search came to `error` more than the evaluation, at this depth.
    pub fn learn(&mut self, traits: &Traits, error: i32, depth: i32) {
        let side = traits.side.index();
        let bonus = (error * depth / 8).clamp(-LIMIT / 4, LIMIT / 4);
        for slot in [
            &mut self.pawns[side][traits.pawns],
            &mut self.hands[side][traits.hands],
            &mut self.generals[side][traits.generals],
            &mut self.sliders[side][traits.sliders],
        ] {
            nudge(slot, bonus, LIMIT);
        }
        if let Some(at) = Self::by_moves(traits) {
            nudge(&mut self.moves[at], bonus, LIMIT);
        }
    }
}
