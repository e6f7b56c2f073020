//! Samples for the tests of this crate.

use komadai_core::{Color, HandPiece, PieceKind, Position};

use crate::data::{GameResult, Sample};
use crate::random::Random;

/// What each kind is worth in the samples, in hundredths of a pawn.
const WORTH: [(PieceKind, i32); 7] = [
    (PieceKind::Pawn, 100),
    (PieceKind::Lance, 350),
    (PieceKind::Knight, 400),
    (PieceKind::Silver, 550),
    (PieceKind::Gold, 600),
    (PieceKind::Bishop, 850),
    (PieceKind::Rook, 1000),
];

/// What the side to move is ahead by, on the board and in hand.
pub(crate) fn material(position: &Position) -> i32 {
    let of = |color: Color| -> i32 {
        WORTH
            .iter()
            .zip(HandPiece::ALL)
            .map(|(&(kind, worth), piece)| {
                let promoted = kind
                    .promoted()
                    .map_or(0, |kind| position.of(color, kind).count());
                let all = position.of(color, kind).count()
                    + promoted
                    + u32::from(position.hand(color).count(piece));
                worth * all as i32
            })
            .sum()
    };
    of(position.side()) - of(position.side().other())
}

/// Positions of random games in which captures are preferred, valued by material alone.
pub(crate) fn samples(seed: u64, count: usize) -> Vec<Sample> {
    let mut random = Random(seed);
    let mut samples = Vec::with_capacity(count);
    while samples.len() < count {
        let mut position = Position::start();
        for ply in 0..100 {
            let moves = position.legal_moves();
            if moves.is_empty() || samples.len() == count {
                break;
            }
            let mut choose = || moves[random.below(moves.len())];
            let first = choose();
            let mv = if position.piece_at(first.to()).is_some() {
                first
            } else {
                choose()
            };
            position.play_unchecked(mv);
            if ply >= 10 && random.below(4) == 0 {
                let value = material(&position);
                let result = match value {
                    ..=-500 => GameResult::Lost,
                    500.. => GameResult::Won,
                    _ => GameResult::Drawn,
                };
                samples.push(Sample::new(&position, value as i16, result));
            }
        }
    }
    samples
}
