use komadai_core::{Bitboard, Color, Move, PieceKind, Position, Square, attacks};

use super::{ORDER, gains};
use crate::material;
use crate::testing::random_positions;

/// The slow twin: what the side to capture on the square gains at best, when both may stop at any time.
fn exchange(
    position: &Position,
    to: Square,
    side: Color,
    occupied: Bitboard,
    standing: PieceKind,
) -> i32 {
    let reaches = |square: Square, by: Color| {
        position.piece_at(square).is_some_and(|piece| {
            piece.color() == by && attacks::of(by, piece.kind(), square, occupied).contains(to)
        })
    };
    let attackers = |by: Color| {
        (occupied - to.into())
            .into_iter()
            .filter(move |&s| reaches(s, by))
    };
    let rank = |square: &Square| {
        let kind = position.piece_at(*square).map(|piece| piece.kind());
        ORDER.iter().position(|&other| Some(other) == kind)
    };
    let Some(from) = attackers(side).min_by_key(rank) else {
        return 0;
    };
    let kind = position.piece_at(from).expect("an attacker").kind();
    if kind == PieceKind::King && attackers(side.other()).next().is_some() {
        return 0;
    }
    let rest = occupied - from.into();
    let gain = material::swing(standing) - exchange(position, to, side.other(), rest, kind);
    gain.max(0)
}

fn slow(position: &Position, mv: Move) -> i32 {
    let mut occupied = position.occupied() | mv.to().into();
    let mut gain = material::captured_kind(position, mv).map_or(0, material::swing);
    if let Some(from) = mv.from() {
        occupied = occupied - from.into();
    }
    if mv.is_promotion() {
        gain += material::promotion_gain(material::moving_kind(position, mv));
    }
    let arriving = material::arriving_kind(position, mv);
    gain - exchange(
        position,
        mv.to(),
        position.side().other(),
        occupied,
        arriving,
    )
}

#[test]
fn agrees_with_the_slow_twin_on_random_positions() {
    for position in random_positions(12, 120).iter().step_by(7) {
        for mv in position.legal_moves() {
            let exact = slow(position, mv);
            for threshold in [exact - 1, exact, exact + 1, 0, -300, 300] {
                assert_eq!(
                    gains(position, mv, threshold),
                    exact >= threshold,
                    "{} {mv}: exactly {exact}, asked for {threshold}",
                    position.to_sfen()
                );
            }
        }
    }
}

#[test]
fn knows_simple_exchanges() {
    let cases = [
        // A pawn takes an unguarded gold: gold off the board and in hand.
        ("4k4/9/9/4g4/4P4/9/9/9/4K4 b - 1", "5e5d", 960),
        // The same, guarded by a rook.
        ("4r3k/9/9/4g4/4P4/9/9/9/4K4 b - 1", "5e5d", 760),
        // A rook takes a guarded pawn.
        ("4k4/4l4/4p4/9/9/9/9/4R4/4K4 b - 1", "5h5c", 200 - 1700),
        // A drop beside an enemy pawn's front is lost.
        ("4k4/9/9/4p4/9/9/9/9/4K4 b S 1", "S*5e", -840),
    ];
    for (sfen, mv, expected) in cases {
        let position = Position::from_sfen(sfen).expect("a valid position");
        let mv = mv.parse().expect("a move");
        assert!(gains(&position, mv, expected), "{sfen} {mv}");
        assert!(!gains(&position, mv, expected + 1), "{sfen} {mv}");
    }
}
