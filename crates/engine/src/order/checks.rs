//! Quiet moves that give check, for the first ply of quiescence.

use komadai_core::{HandPiece, Move, MoveSink, PieceKind, Position, attacks};

use crate::material::is_pointless_refusal;

/// Hands over legal quiet moves that give check: drops, and moves of the checking piece itself. Discovered checks, and all moves
/// that are captures or count as tactical, are left out. The side to move must not be in check.
pub(super) fn generate(position: &Position, sink: &mut impl MoveSink) {
    let us = position.side();
    let them = us.other();
    let Some(king) = position.king(them) else {
        return;
    };
    let occupied = position.occupied();
    // From where a kind reaches the king: the squares that the kind, as the other side's, reaches from there.
    let towards = |kind: PieceKind| attacks::of(them, kind, king, occupied) - occupied;

    let hand = position.hand(us);
    for piece in HandPiece::ALL {
        if hand.has(piece) {
            for to in towards(piece.kind()) {
                let mv = Move::Drop { piece, to };
                // Only pawns know further rules (R29, R30): a square from which a piece gives check is not dead.
                if piece != HandPiece::Pawn || position.is_legal(mv) {
                    sink.push(mv);
                }
            }
        }
    }

    for kind in PieceKind::ALL {
        let pieces = position.of(us, kind);
        if pieces.is_empty() || kind == PieceKind::King {
            continue;
        }
        let plain = towards(kind);
        let promoted = kind.promoted().map(towards).unwrap_or_default();
        if !plain.is_empty() || !promoted.is_empty() {
            for from in pieces {
                let reach = attacks::of(us, kind, from, occupied);
                // Promotions of these kinds are tactical moves already.
                let gains = matches!(kind, PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook);
                for to in reach & promoted {
                    if !gains && (from.in_zone(us) || to.in_zone(us)) {
                        offer(
                            position,
                            sink,
                            Move::Board {
                                from,
                                to,
                                promote: true,
                            },
                        );
                    }
                }
                for to in reach & plain {
                    offer(
                        position,
                        sink,
                        Move::Board {
                            from,
                            to,
                            promote: false,
                        },
                    );
                }
            }
        }
    }
}

fn offer(position: &Position, sink: &mut impl MoveSink, mv: Move) {
    if !is_pointless_refusal(position, mv) && position.is_legal(mv) {
        sink.push(mv);
    }
}
