//! The evaluation: what a position is worth without looking ahead.
//!
//! It is linear: features of the position (see `layout`) times weights, each weight a pair for the opening and the endgame,
//! mixed by the phase (`terms::phase`). The weights were set by hand first (`prior`) and then fitted to positions of the
//! engine's own games (`examples/fit.rs`); they stand in one table, `weights.rs`.
//!
//! `State` is told of every move and asked for values, and knows nothing of the search. The network stands beside it behind the same
//! calls: see `evaluation`.

mod geometry;
pub(crate) mod layout;
mod maps;
mod prior;
mod terms;
mod weights;

use std::sync::{Arc, LazyLock};

use komadai_core::{Color, Move, Piece, PieceKind, Position, Square};

use crate::material::arriving_kind;
use crate::value::EVAL_LIMIT;
use geometry::{half, offset};
use layout::{ENEMY_KING, HALF, OFFSETS, OWN_KING, SQUARE, material};
pub use layout::{FEATURES, GROUPS, Group};
pub(crate) use maps::Maps;
pub use prior::weights as prior_weights;
use terms::{PHASE_MAX, Sink};

/// An opening and an endgame value in one word, added and multiplied together.
type Packed = i32;

const fn pack(opening: i32, endgame: i32) -> Packed {
    opening + (endgame << 16)
}

fn unpack(packed: Packed) -> (i32, i32) {
    let opening = packed as i16;
    (i32::from(opening), (packed - i32::from(opening)) >> 16)
}

/// Offsets of any two squares: 17 files by 17 ranks.
const DELTAS: usize = 17 * 17;

const fn corner(square: Square) -> usize {
    square.index() / 9 * 17 + square.index() % 9
}

/// The weights, ready for use.
pub struct Weights {
    packed: Box<[Packed; FEATURES]>,
    /// Material and square, by piece, signed: positive is good for Black.
    places: Box<[[Packed; 81]; 28]>,
    /// By the king's colour, piece, and offset of piece and king, signed likewise.
    kings: Box<[[[Packed; DELTAS]; 28]; 2]>,
}

static STANDARD: LazyLock<Arc<Weights>> =
    LazyLock::new(|| Arc::new(Weights::from_pairs(&weights::WEIGHTS)));

/// The engine's own weights, a pair of opening and endgame value for every feature, in hundredths of a pawn.
pub fn standard_weights() -> impl Iterator<Item = [i16; 2]> {
    weights::WEIGHTS.iter().copied()
}

impl Weights {
    /// The engine's own weights.
    #[must_use]
    pub fn standard() -> Arc<Weights> {
        Arc::clone(&STANDARD)
    }

    /// Weights of one's own, for tuning: a pair of opening and endgame value for every feature, in hundredths of a pawn.
    /// Missing features count nothing, superfluous ones are left out.
    #[must_use]
    pub fn from_pairs(pairs: &[[i16; 2]]) -> Weights {
        let mut packed = Box::new([0; FEATURES]);
        for (slot, &[opening, endgame]) in packed.iter_mut().zip(pairs) {
            *slot = pack(i32::from(opening), i32::from(endgame));
        }
        let mut places = Box::new([[0; 81]; 28]);
        let mut kings = Box::new([[[0; DELTAS]; 28]; 2]);
        for color in Color::ALL {
            let sign = if color == Color::Black { 1 } else { -1 };
            for kind in PieceKind::ALL {
                let piece = Piece::new(color, kind).index();
                let of_kind = kind.index();
                for at in Square::all() {
                    places[piece][at.index()] = sign
                        * (packed[material(kind)]
                            + packed[SQUARE + of_kind * HALF + half(color, at)]);
                    for king in Square::all() {
                        let delta = corner(at) + DELTAS / 2 - corner(king);
                        let at = of_kind * OFFSETS + offset(color, at, king);
                        kings[color.index()][piece][delta] = sign * packed[OWN_KING + at];
                        kings[color.other().index()][piece][delta] = sign * packed[ENEMY_KING + at];
                    }
                }
            }
        }
        Weights {
            packed,
            places,
            kings,
        }
    }

    #[inline(always)]
    fn by_king(&self, color: Color, king: Square, piece: Piece, at: Square) -> Packed {
        let delta = corner(at) + DELTAS / 2 - corner(king);
        self.kings[color.index()][piece.index()][delta]
    }
}

/// Adds weights up.
struct Sum<'a> {
    packed: &'a [Packed; FEATURES],
    total: Packed,
}

impl Sink for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, feature: usize, count: i32) {
        self.total += self.packed[feature] * count;
    }
}

/// A list of features with their counts and the phase of the game, 0 to 1; for tuning.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Feature numbers and how much more often each occurs for Black than for White.
    pub features: Vec<(u16, i8)>,
    /// 0 in the opening, 1 in the endgame.
    pub phase: f32,
}

impl Sink for Trace {
    fn add(&mut self, feature: usize, count: i32) {
        self.features.push((feature as u16, count as i8));
    }
}

/// The features of a position. Features that occur equally often for both sides cancel out and are left out.
#[must_use]
pub fn trace(position: &Position) -> Trace {
    let mut all = Trace::default();
    terms::places(position, &mut all);
    let _ = terms::relations(position, &mut all);
    let mut counts: Vec<(u16, i8)> = Vec::with_capacity(all.features.len());
    all.features.sort_unstable_by_key(|&(feature, _)| feature);
    for (feature, count) in all.features {
        match counts.last_mut() {
            Some(last) if last.0 == feature => last.1 += count,
            _ => counts.push((feature, count)),
        }
    }
    counts.retain(|&(_, count)| count != 0);
    Trace {
        features: counts,
        phase: terms::phase(position) as f32 / PHASE_MAX as f32,
    }
}

/// The sums over pieces' places, kept up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sums {
    places: Packed,
    kings: [Packed; 2],
}

/// The evaluation of the position that a search stands on. It is told of every move, made or taken back.
pub(crate) struct State {
    weights: Arc<Weights>,
    stack: Vec<Sums>,
    maps: Maps,
}

impl State {
    pub fn new(weights: Arc<Weights>, position: &Position) -> State {
        let mut state = State {
            weights,
            stack: Vec::with_capacity(256),
            maps: Maps::default(),
        };
        state.reset(position);
        state
    }

    /// Starts anew from a position.
    pub fn reset(&mut self, position: &Position) {
        let sums = self.full(position);
        self.stack.clear();
        self.stack.push(sums);
    }

    fn full(&self, position: &Position) -> Sums {
        let mut sums = Sums::default();
        for at in position.occupied() {
            if let Some(piece) = position.piece_at(at) {
                sums.places += self.weights.places[piece.index()][at.index()];
            }
        }
        for color in Color::ALL {
            if let Some(king) = position.king(color) {
                for at in position.occupied() {
                    if let Some(piece) = position.piece_at(at) {
                        sums.kings[color.index()] += self.weights.by_king(color, king, piece, at);
                    }
                }
            }
        }
        sums
    }

    /// A legal move is about to be played in this position.
    pub fn push(&mut self, position: &Position, mv: Move) {
        let us = position.side();
        let mut sums = self.top();
        let to = mv.to();
        let after = Piece::new(us, arriving_kind(position, mv));
        let kings = Color::ALL.map(|color| position.king(color));
        let weights = &*self.weights;
        let mut change = |piece: Piece, at: Square, sign: i32, only: Option<Color>| {
            sums.places += sign * weights.places[piece.index()][at.index()];
            for color in Color::ALL {
                if let Some(king) = kings[color.index()]
                    && only.is_none_or(|only| only == color)
                {
                    sums.kings[color.index()] += sign * weights.by_king(color, king, piece, at);
                }
            }
        };
        // A king's move changes every offset from it, so that its sum is made anew.
        let only = (after.kind() == PieceKind::King).then_some(us.other());
        if let Move::Board { from, .. } = mv {
            if let Some(piece) = position.piece_at(from) {
                change(piece, from, -1, only);
            }
            if let Some(captured) = position.piece_at(to) {
                change(captured, to, -1, only);
            }
        }
        change(after, to, 1, only);
        if let (Some(_), Move::Board { from, .. }) = (only, mv) {
            let mut sum = weights.by_king(us, to, after, to);
            for at in position.occupied() - from.into() - to.into() {
                if let Some(piece) = position.piece_at(at) {
                    sum += weights.by_king(us, to, piece, at);
                }
            }
            sums.kings[us.index()] = sum;
        }
        self.stack.push(sums);
    }

    /// The last move is taken back.
    pub fn pop(&mut self) {
        self.stack.pop();
    }

    #[inline]
    fn top(&self) -> Sums {
        self.stack.last().copied().unwrap_or_default()
    }

    /// The value for the side to move, in hundredths of a pawn.
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        let sums = self.top();
        let mut sum = Sum {
            packed: &self.weights.packed,
            total: sums.places + sums.kings[0] + sums.kings[1],
        };
        self.maps = terms::relations(position, &mut sum);
        let (opening, endgame) = unpack(sum.total);
        let phase = terms::phase(position);
        let value = (opening * (PHASE_MAX - phase) + endgame * phase) / PHASE_MAX;
        let value = match position.side() {
            Color::Black => value,
            Color::White => -value,
        };
        value.clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// The attack maps of the position that was evaluated last.
    pub fn maps(&self) -> &Maps {
        &self.maps
    }
}

/// The static value of a position for the side to move, in hundredths of a pawn, with these weights.
#[must_use]
pub fn evaluate(position: &Position, weights: &Arc<Weights>) -> i32 {
    State::new(Arc::clone(weights), position).evaluate(position)
}

#[cfg(test)]
mod tests;
