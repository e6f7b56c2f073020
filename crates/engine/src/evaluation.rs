//! What values positions: a network, the terms set by hand and fitted, or the pieces alone.

use std::sync::{Arc, LazyLock};

use komadai_core::{Color, HandPiece, Move, PieceKind, Position};
use komadai_nnue::{Evaluator, Network};

use crate::eval::{Maps, State, Weights};
use crate::material;
use crate::value::EVAL_LIMIT;

/// What an engine values positions with; cheap to clone.
#[derive(Clone)]
pub enum Evaluation {
    /// Terms with weights, see [`eval`](crate::eval).
    Handmade(Arc<Weights>),
    /// A network.
    Network(Network),
    /// The pieces on the board and in hand, counted: a yardstick for weak levels, and for nothing else.
    Material,
}

/// The engine's own network. How it was made stands in it and in `docs/training.md`.
static OWN: LazyLock<Network> = LazyLock::new(|| {
    Network::read(include_bytes!("../nets/own.net")).expect("a test reads these bytes")
});

impl Default for Evaluation {
    /// The engine's own network.
    fn default() -> Evaluation {
        Evaluation::Network(OWN.clone())
    }
}

impl Evaluation {
    /// The terms with the engine's own weights.
    #[must_use]
    pub fn handmade() -> Evaluation {
        Evaluation::Handmade(Weights::standard())
    }

    /// The static value of a position for the side to move, in hundredths of a pawn.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        Follower::new(self, position).evaluate(position)
    }
}

/// The evaluation of the position that a search stands on: told of every move, made or taken back, and asked for values. Passes need
/// not be told, since they move no piece.
pub(crate) enum Follower {
    Handmade(State),
    Network { evaluator: Evaluator, maps: Maps },
    Material { maps: Maps },
}

impl Follower {
    pub fn new(evaluation: &Evaluation, position: &Position) -> Follower {
        match evaluation {
            Evaluation::Handmade(weights) => {
                Follower::Handmade(State::new(Arc::clone(weights), position))
            }
            Evaluation::Network(network) => Follower::Network {
                evaluator: Evaluator::new(network, position),
                maps: Maps::default(),
            },
            Evaluation::Material => Follower::Material {
                maps: Maps::default(),
            },
        }
    }

    /// A legal move is about to be played in this position.
    #[inline]
    pub fn push(&mut self, position: &Position, mv: Move) {
        match self {
            Follower::Handmade(state) => state.push(position, mv),
            Follower::Network { evaluator, .. } => evaluator.push(position, mv),
            Follower::Material { .. } => {}
        }
    }

    /// The last move is taken back.
    #[inline]
    pub fn pop(&mut self) {
        match self {
            Follower::Handmade(state) => state.pop(),
            Follower::Network { evaluator, .. } => evaluator.pop(),
            Follower::Material { .. } => {}
        }
    }

    /// The value for the side to move, in hundredths of a pawn.
    #[inline]
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        match self {
            Follower::Handmade(state) => state.evaluate(position),
            Follower::Network { evaluator, .. } => {
                evaluator.evaluate(position).clamp(-EVAL_LIMIT, EVAL_LIMIT)
            }
            Follower::Material { .. } => count(position).clamp(-EVAL_LIMIT, EVAL_LIMIT),
        }
    }

    /// The attack maps of the position, which must have been evaluated just now: the terms set by hand make them anyway.
    #[inline]
    pub fn maps(&mut self, position: &Position) -> &Maps {
        match self {
            Follower::Handmade(state) => state.maps(),
            Follower::Network { maps, .. } | Follower::Material { maps } => {
                *maps = Maps::new(position, |_, _, _| {});
                maps
            }
        }
    }
}

/// The pieces of the side to move less those of the other, in hundredths of a pawn.
fn count(position: &Position) -> i32 {
    let of = |color: Color| {
        let on_board: i32 = PieceKind::ALL
            .into_iter()
            .filter(|&kind| kind != PieceKind::King)
            .map(|kind| position.of(color, kind).count() as i32 * material::on_board(kind))
            .sum();
        let in_hand: i32 = HandPiece::ALL
            .into_iter()
            .map(|piece| {
                i32::from(position.hand(color).count(piece)) * material::on_board(piece.kind())
            })
            .sum();
        on_board + in_hand
    };
    of(position.side()) - of(position.side().other())
}

#[cfg(test)]
mod tests;
