//! A quick look for mate in one with pieces beside the enemy king. It finds most, claims none that is not there.

use komadai_core::{Bitboard, HandPiece, Move, PieceKind, Position, attacks};

use crate::eval::Maps;

/// Kinds that give check from a neighbouring square; a pawn may not mate by a drop (R30).
const NEAR: [HandPiece; 5] = [
    HandPiece::Gold,
    HandPiece::Silver,
    HandPiece::Rook,
    HandPiece::Bishop,
    HandPiece::Lance,
];

/// A move of the side to move that mates at once. The side must not be in check, and the maps must be those of the position. The
/// position is the same afterwards.
pub(crate) fn mate_in_one(maps: &Maps, position: &mut Position) -> Option<Move> {
    let us = position.side();
    let them = us.other();
    let king = position.king(them)?;
    let (own, enemy) = (maps.of(us), maps.of(them));
    let occupied = position.occupied();
    let beside = enemy.king;
    let flights = beside - position.pieces(them) - own.once - own.king;
    // No piece covers more of the squares around the king than these.
    if flights.count() > 5 {
        return None;
    }
    let open = occupied - king.into();
    let covers = |kind: PieceKind, at| {
        let reach = attacks::of(us, kind, at, open);
        reach.contains(king) && (flights - reach - Bitboard::of(at)).is_empty()
    };
    let hand = position.hand(us);

    // Drops beside the king, where it may not take and nobody else can.
    if !hand.is_empty() {
        let held = (own.once | own.king) & (beside - occupied - enemy.once);
        for to in held {
            for piece in NEAR {
                if hand.has(piece) && covers(piece.kind(), to) {
                    let mv = Move::Drop { piece, to };
                    if mates(position, mv) {
                        return Some(mv);
                    }
                }
            }
        }
        if hand.has(HandPiece::Knight) && flights.is_empty() {
            let jumps = attacks::of(them, PieceKind::Knight, king, occupied);
            for to in jumps - occupied - enemy.once {
                let mv = Move::Drop {
                    piece: HandPiece::Knight,
                    to,
                };
                if mates(position, mv) {
                    return Some(mv);
                }
            }
        }
    }

    // Moves to squares beside the king that two own pieces reach.
    let reached = own.twice | (own.once & own.king);
    let targets = (beside & reached) - position.pieces(us) - enemy.once;
    for to in targets {
        for from in position.attackers_to(to, us) {
            let Some(piece) = position.piece_at(from) else {
                continue;
            };
            let kind = piece.kind();
            if kind == PieceKind::King {
                continue;
            }
            let promoted = match kind.promoted() {
                Some(face) if from.in_zone(us) || to.in_zone(us) => Some((face, true)),
                _ => None,
            };
            for (face, promote) in promoted.into_iter().chain([(kind, false)]) {
                if covers(face, to) {
                    let mv = Move::Board { from, to, promote };
                    if position.is_legal(mv) && mates(position, mv) {
                        return Some(mv);
                    }
                }
            }
        }
    }
    None
}

/// Whether a move mates; drops must be legal already but for their king's safety.
fn mates(position: &mut Position, mv: Move) -> bool {
    if !position.is_legal(mv) {
        return false;
    }
    let undo = position.play_unchecked(mv);
    let mate = position.in_check() && !position.has_legal_move();
    position.undo(mv, undo);
    mate
}
