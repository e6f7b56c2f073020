//! Checks, pins and attacked squares (R18).

use crate::attacks::{
    self, BISHOP_LINES, CHECK_ZONE, DANGER_ZONE, LANCE_LINES, ROOK_LINES, between, steps,
};
use crate::{Bitboard, Color, Move, PieceKind, Position, Square};

/// The pieces that bear on a king: those that check it, and own pieces that may not leave their line.
#[derive(Clone, Copy)]
pub(super) struct Pressure {
    pub checkers: Bitboard,
    pub pinned: Bitboard,
}

impl Position {
    /// The sliders of a side that would reach a square on an empty board.
    #[inline(always)]
    fn sliders_towards(&self, square: Square, by: Color) -> Bitboard {
        let at = square.index();
        let lances = self.kinds[PieceKind::Lance.index()] & LANCE_LINES[by.other().index()][at];
        (lances | self.rooks() & ROOK_LINES[at] | self.bishops() & BISHOP_LINES[at])
            & self.colors[by.index()]
    }

    /// The pieces of a side that reach a square by a single step.
    #[inline(always)]
    fn steppers_towards(&self, square: Square, by: Color) -> Bitboard {
        let back = by.other();
        let mut found = steps(back, PieceKind::Pawn, square) & self.of_kind(PieceKind::Pawn);
        found |= steps(back, PieceKind::Knight, square) & self.of_kind(PieceKind::Knight);
        found |= steps(back, PieceKind::Silver, square) & self.of_kind(PieceKind::Silver);
        found |= steps(back, PieceKind::Gold, square) & self.golds;
        found |= steps(back, PieceKind::King, square)
            & (self.of_kind(PieceKind::King)
                | self.of_kind(PieceKind::Horse)
                | self.of_kind(PieceKind::Dragon));
        found & self.colors[by.index()]
    }

    /// Checkers and pinned pieces of a king.
    #[inline(always)]
    pub(super) fn pressure(&self, us: Color, king: Square) -> Pressure {
        let them = us.other();
        let own = self.colors[us.index()];
        let occupied = self.occupied();
        let mut checkers = Bitboard::EMPTY;
        if CHECK_ZONE[us.index()][king.index()].meets(self.colors[them.index()]) {
            checkers = self.steppers_towards(king, them);
        }
        let mut pinned = Bitboard::EMPTY;
        self.sliders_towards(king, them).each(|slider| {
            let blockers = between(king, slider) & occupied;
            if blockers.is_empty() {
                checkers |= slider.into();
            } else if !blockers.has_several() {
                pinned |= blockers & own;
            }
        });
        Pressure { checkers, pinned }
    }

    /// The squares around a king that the enemy attacks, as seen when the king has left its square; of the squares in
    /// `asked` only, for the others the answer is of no account.
    #[inline(always)]
    pub(super) fn attacked_around(&self, us: Color, king: Square, asked: Bitboard) -> Bitboard {
        let them = us.other();
        let enemy = self.colors[them.index()];
        let occupied = self.occupied() ^ Bitboard::of(king);
        let mut attacked = Bitboard::EMPTY;
        (enemy & DANGER_ZONE[us.index()][king.index()]).each(|from| {
            if let Some(piece) = self.piece_at(from) {
                attacked |= steps(them, piece.kind(), from);
            }
        });
        (enemy & self.kinds[PieceKind::Lance.index()]).each(|from| {
            if LANCE_LINES[them.index()][from.index()].meets(asked) {
                attacked |= attacks::lance(them, from, occupied);
            }
        });
        (enemy & self.rooks()).each(|from| {
            if ROOK_LINES[from.index()].meets(asked) {
                attacked |= attacks::rook(from, occupied);
            }
        });
        (enemy & self.bishops()).each(|from| {
            if BISHOP_LINES[from.index()].meets(asked) {
                attacked |= attacks::bishop(from, occupied);
            }
        });
        attacked
    }

    /// The pieces of a side that attack a square, pinned ones included.
    #[must_use]
    pub fn attackers_to(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_to_with(square, by, self.occupied())
    }

    /// The same with other occupied squares than those of the position; pieces that stand outside `occupied` are left out.
    #[must_use]
    pub fn attackers_to_with(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let mut found = self.steppers_towards(square, by);
        self.sliders_towards(square, by).each(|slider| {
            if !between(square, slider).meets(occupied) {
                found |= slider.into();
            }
        });
        found & occupied
    }

    /// Whether a side attacks a square, given these occupied squares.
    #[inline]
    pub(super) fn is_attacked_with(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        !self.attackers_to_with(square, by, occupied).is_empty()
    }

    /// The pieces that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        match self.king(self.side) {
            Some(king) => self.attackers_to(king, self.side.other()),
            None => Bitboard::EMPTY,
        }
    }

    /// Whether the side to move is in check (R18).
    #[must_use]
    #[inline]
    pub fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// A side's own pieces that may not leave a line without exposing their king.
    #[must_use]
    pub fn pinned(&self, color: Color) -> Bitboard {
        match self.king(color) {
            Some(king) => self.pressure(color, king).pinned,
            None => Bitboard::EMPTY,
        }
    }

    /// The pieces of either side that alone stand between a side's king and an enemy slider. Moves of the enemy's own
    /// among them, off the line, discover a check.
    #[must_use]
    pub fn blockers(&self, color: Color) -> Bitboard {
        let Some(king) = self.king(color) else {
            return Bitboard::EMPTY;
        };
        let mut blockers = Bitboard::EMPTY;
        self.sliders_towards(king, color.other()).each(|slider| {
            let on_line = between(king, slider) & self.occupied();
            if !on_line.has_several() {
                blockers |= on_line;
            }
        });
        blockers
    }

    /// Whether a legal move gives check, directly or by discovery.
    #[must_use]
    pub fn gives_check(&self, mv: Move) -> bool {
        let us = self.side;
        let Some(king) = self.king(us.other()) else {
            return false;
        };
        match mv {
            Move::Drop { piece, to } => {
                attacks::of(us, piece.kind(), to, self.occupied()).contains(king)
            }
            Move::Board { from, to, promote } => {
                let Some(piece) = self.piece_at(from) else {
                    return false;
                };
                let kind = match piece.kind().promoted() {
                    Some(face) if promote => face,
                    _ => piece.kind(),
                };
                let occupied = (self.occupied() - from.into()) | to.into();
                attacks::of(us, kind, to, occupied).contains(king)
                    || attacks::line(king, from).meets(self.pieces(us) - from.into())
                        && self.sliders_towards(king, us).into_iter().any(|slider| {
                            slider != from
                                && between(king, slider).contains(from)
                                && !between(king, slider).meets(occupied)
                        })
            }
        }
    }
}
