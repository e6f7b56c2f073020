//! What pieces are worth in exchanges and in ordering moves. The evaluation has values of its own.

use komadai_core::{Move, PieceKind, Position};

/// Board values in hundredths of a pawn, in the order of [`PieceKind::ALL`]; the king is beyond every exchange.
const BOARD: [i32; 14] = [
    100, 280, 310, 420, 480, 680, 850, 15_000, 420, 440, 450, 470, 940, 1150,
];

/// The value of a kind on the board.
#[inline]
pub(crate) const fn on_board(kind: PieceKind) -> i32 {
    BOARD[kind.index()]
}

/// What capturing a piece gains: it leaves the board, and its unpromoted face goes into the captor's hand (R17).
#[inline]
pub(crate) const fn swing(kind: PieceKind) -> i32 {
    BOARD[kind.index()] + BOARD[kind.unpromoted().index()]
}

/// What promoting a piece gains; 0 for kinds that do not promote.
#[inline]
pub(crate) const fn promotion_gain(kind: PieceKind) -> i32 {
    match kind.promoted() {
        Some(face) => BOARD[face.index()] - BOARD[kind.index()],
        None => 0,
    }
}

/// The kind of the piece that a move moves, before promotion. The move must be legal in the position.
#[inline]
pub(crate) fn moving_kind(position: &Position, mv: Move) -> PieceKind {
    match mv {
        Move::Board { from, .. } => match position.piece_at(from) {
            Some(piece) => piece.kind(),
            None => PieceKind::Pawn,
        },
        Move::Drop { piece, .. } => piece.kind(),
    }
}

/// The kind that stands on the target after a legal move.
#[inline]
pub(crate) fn arriving_kind(position: &Position, mv: Move) -> PieceKind {
    let kind = moving_kind(position, mv);
    match kind.promoted() {
        Some(face) if mv.is_promotion() => face,
        _ => kind,
    }
}

/// What a legal move captures.
#[inline]
pub(crate) fn captured_kind(position: &Position, mv: Move) -> Option<PieceKind> {
    match mv {
        Move::Board { to, .. } => position.piece_at(to).map(|piece| piece.kind()),
        Move::Drop { .. } => None,
    }
}

/// Whether a move belongs to the tactical ones: a capture, or the promotion of a pawn, bishop or rook.
#[inline]
pub(crate) fn is_tactical(position: &Position, mv: Move) -> bool {
    match mv {
        Move::Board { from, to, promote } => {
            position.piece_at(to).is_some()
                || promote
                    && position.piece_at(from).is_some_and(|piece| {
                        matches!(
                            piece.kind(),
                            PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook
                        )
                    })
        }
        Move::Drop { .. } => false,
    }
}

/// Whether a move keeps a pawn, bishop or rook, or a lance one rank from the edge, unpromoted where it could promote. Such
/// a move is only ever good to avoid a pawn-drop mate, so the search leaves it out.
#[inline]
pub(crate) fn is_pointless_refusal(position: &Position, mv: Move) -> bool {
    let Move::Board {
        from,
        to,
        promote: false,
    } = mv
    else {
        return false;
    };
    let us = position.side();
    if !to.in_zone(us) && !from.in_zone(us) {
        return false;
    }
    match position.piece_at(from).map(|piece| piece.kind()) {
        Some(PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook) => true,
        Some(PieceKind::Lance) => to.rank().depth_for(us) <= 2,
        _ => false,
    }
}
