//! The terms of the evaluation. They name features and how often each occurs; whoever listens adds up weights, or keeps the
//! list to learn weights from. So the evaluation and its tuning cannot differ.

use komadai_core::{Bitboard, Color, HandPiece, PieceKind, Position};

use super::geometry::{GEOMETRY, Geometry, half, offset};
use super::layout::{
    ADVANCE, DROP_HOLES, ENEMY_KING, FLIGHTS, FREE_FILES, HALF, KINDS, MOBILITY, OFFSETS, OWN_KING,
    PAWN_THREAT, PRESSURE, REACH, RING, SECOND_RING, SQUARE, SUPPORT, THIRD_RING, THREAT, TO_MOVE,
    hand, material,
};
use super::maps::Maps;

/// Takes the features of a position.
pub(crate) trait Sink {
    /// A feature occurs `count` times more often for Black than for White.
    fn add(&mut self, feature: usize, count: i32);
}

const SIGNS: [i32; 2] = [1, -1];

/// How far the game is, 0 to [`PHASE_MAX`]: pieces in hand and promoted pieces make endgames.
#[inline]
pub(crate) fn phase(position: &Position) -> i32 {
    const WEIGHT: [i32; 7] = [1, 2, 2, 3, 3, 3, 4];
    let mut phase = 0;
    for color in Color::ALL {
        let hand = position.hand(color);
        for piece in HandPiece::ALL {
            phase += i32::from(hand.count(piece)) * WEIGHT[piece.index()];
        }
    }
    let gold_faces = position.gold_movers() - position.of_kind(PieceKind::Gold);
    let promoted =
        gold_faces | position.of_kind(PieceKind::Horse) | position.of_kind(PieceKind::Dragon);
    (phase + 2 * promoted.count() as i32).min(PHASE_MAX)
}

/// The phase of a full endgame.
pub(crate) const PHASE_MAX: i32 = 40;

/// The features of the pieces' places alone, which the search keeps up to date move by move.
pub(crate) fn places(position: &Position, sink: &mut impl Sink) {
    for color in Color::ALL {
        let sign = SIGNS[color.index()];
        for square in position.pieces(color) {
            let Some(piece) = position.piece_at(square) else {
                continue;
            };
            let kind = piece.kind();
            sink.add(material(kind), sign);
            sink.add(SQUARE + kind.index() * HALF + half(color, square), sign);
            if let Some(king) = position.king(color) {
                let at = offset(color, square, king);
                sink.add(OWN_KING + kind.index() * OFFSETS + at, sign);
            }
            if let Some(king) = position.king(color.other()) {
                let at = offset(color, square, king);
                sink.add(ENEMY_KING + kind.index() * OFFSETS + at, sign);
            }
        }
    }
}

/// All other features. Returns the attack maps, which the search has a use for.
#[inline(always)]
pub(crate) fn relations(position: &Position, sink: &mut impl Sink) -> Maps {
    let own = Color::ALL.map(|color| position.pieces(color));
    let maps = Maps::new(position, |color, kind, reach| {
        let free = (reach - own[color.index()]).count() as usize;
        sink.add(MOBILITY + kind.index() * REACH + free, SIGNS[color.index()]);
    });
    let geometry: &Geometry = &GEOMETRY;
    for color in Color::ALL {
        hands(position, color, sink);
        king(position, color, &maps, geometry, sink);
        threats(position, color, &maps, sink);
    }
    sink.add(TO_MOVE, SIGNS[position.side().index()]);
    maps
}

#[inline(always)]
fn hands(position: &Position, color: Color, sink: &mut impl Sink) {
    let sign = SIGNS[color.index()];
    let held = position.hand(color);
    if held.is_empty() {
        return;
    }
    for piece in HandPiece::ALL {
        let count = held.count(piece);
        if count > 0 {
            sink.add(hand(piece, count), sign);
        }
    }
    if held.has(HandPiece::Pawn) {
        let free = 9 - position.of(color, PieceKind::Pawn).count().min(9) as usize;
        sink.add(FREE_FILES + free, sign);
    }
}

/// How safe a side's king is.
#[inline(always)]
fn king(position: &Position, color: Color, maps: &Maps, geometry: &Geometry, sink: &mut impl Sink) {
    let Some(king) = position.king(color) else {
        return;
    };
    let sign = SIGNS[color.index()];
    let (own, enemy) = (maps.of(color), maps.of(color.other()));
    let own_pieces = position.pieces(color);
    let enemy_pieces = position.pieces(color.other());

    for &(square, direction) in &geometry.beside[color.index()][king.index()] {
        let guards =
            usize::from(own.once.contains(square)) + usize::from(own.twice.contains(square));
        let attackers =
            usize::from(enemy.once.contains(square)) + usize::from(enemy.twice.contains(square));
        let stands = usize::from(own_pieces.contains(square))
            + 2 * usize::from(enemy_pieces.contains(square));
        let direction = usize::from(direction);
        let feature = ((direction * 3 + guards) * 3 + attackers) * 3 + stands;
        sink.add(RING + feature, sign);
    }

    let beside = own.king;
    let flights = beside - own_pieces - enemy.once - enemy.king;
    sink.add(FLIGHTS + flights.count() as usize, sign);
    let pressure = (beside & enemy.once).count()
        + (beside & enemy.twice).count()
        + (beside & enemy.thrice).count();
    sink.add(PRESSURE + pressure as usize, sign);

    for (start, rings) in [SECOND_RING, THIRD_RING].into_iter().zip(&geometry.rings) {
        let ring = rings[king.index()];
        let mut count = |index: usize, squares: Bitboard| {
            let count = (ring & squares).count() as i32;
            sink.add(start + index, sign * count);
        };
        count(0, enemy.once);
        count(1, enemy.twice);
        count(2, own.once);
        count(3, own.twice);
        count(4, enemy.once - own.once);
        count(5, own_pieces);
    }

    let held = position.hand(color.other());
    if !held.is_empty() {
        let holes = (beside - own_pieces - enemy_pieces - own.once)
            .count()
            .min(5) as usize;
        for piece in HandPiece::ALL {
            if held.has(piece) {
                sink.add(DROP_HOLES + piece.index() * 6 + holes, -sign);
            }
        }
    }

    if king.in_zone(color) {
        let camp = (own_pieces & Bitboard::zone(color)).count().min(10) - 1;
        sink.add(ADVANCE + camp as usize, sign);
    }
}

/// Pieces that are attacked, and pieces that are guarded.
#[inline(always)]
fn threats(position: &Position, color: Color, maps: &Maps, sink: &mut impl Sink) {
    let sign = SIGNS[color.index()];
    let (own, enemy) = (maps.of(color), maps.of(color.other()));
    let pieces = position.pieces(color) - position.of_kind(PieceKind::King);
    let guards = own.once | own.king;
    let waits = usize::from(position.side() != color);
    for square in pieces & (enemy.once | enemy.king) {
        let Some(piece) = position.piece_at(square) else {
            continue;
        };
        let kind = piece.kind().index();
        let guarded = usize::from(guards.contains(square));
        sink.add(THREAT + (waits * 2 + guarded) * KINDS + kind, sign);
        if enemy.pawns.contains(square) {
            sink.add(PAWN_THREAT + waits * KINDS + kind, sign);
        }
    }
    sink.add(
        SUPPORT + ((pieces & guards).count() / 3).min(8) as usize,
        sign,
    );
}
