//! Whether a single move is legal, and why not.

use crate::attacks::{self, between, line, steps};
use crate::{Bitboard, Color, HandPiece, IllegalMove, Move, PieceKind, Position, Square};

impl Position {
    /// Whether a move is legal. Any move may be asked about, also one from another position.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        match mv {
            Move::Board { from, to, promote } => self.is_legal_board_move(from, to, promote),
            Move::Drop { piece, to } => self.is_legal_drop(piece, to),
        }
    }

    fn is_legal_board_move(&self, from: Square, to: Square, promote: bool) -> bool {
        let us = self.side;
        let Some(piece) = self.piece_at(from).filter(|piece| piece.color() == us) else {
            return false;
        };
        let kind = piece.kind();
        if !attacks::of(us, kind, from, self.occupied()).contains(to)
            || self.pieces(us).contains(to)
        {
            return false;
        }
        let promotion_fits = if promote {
            kind.promoted().is_some() && (from.in_zone(us) || to.in_zone(us))
        } else {
            to.rank().depth_for(us) > kind.dead_ranks()
        };
        promotion_fits && self.keeps_king_safe(us, kind, from, to)
    }

    fn keeps_king_safe(&self, us: Color, kind: PieceKind, from: Square, to: Square) -> bool {
        let Some(king) = self.king(us) else {
            return true;
        };
        if kind == PieceKind::King {
            return !self.is_attacked_with(to, us.other(), self.occupied() - from.into());
        }
        let pressure = self.pressure(us, king);
        if let Some(checker) = pressure.checkers.first() {
            let answers = between(king, checker) | checker.into();
            if pressure.checkers.has_several() || !answers.contains(to) {
                return false;
            }
        }
        !pressure.pinned.contains(from) || line(king, from).contains(to)
    }

    fn is_legal_drop(&self, piece: HandPiece, to: Square) -> bool {
        let us = self.side;
        if !self.hand(us).has(piece)
            || self.occupied().contains(to)
            || to.rank().depth_for(us) <= piece.kind().dead_ranks()
        {
            return false;
        }
        if let Some(king) = self.king(us) {
            let checkers = self.pressure(us, king).checkers;
            if let Some(checker) = checkers.first()
                && (checkers.has_several() || !between(king, checker).contains(to))
            {
                return false;
            }
        }
        if piece != HandPiece::Pawn {
            return true;
        }
        self.of(us, PieceKind::Pawn).files_without().contains(to)
            && self.mated_by_pawn_drop(us, to).is_none()
    }

    /// The enemy king that a pawn dropped on a square would mate.
    fn mated_by_pawn_drop(&self, us: Color, to: Square) -> Option<Square> {
        let king = self.king(us.other())?;
        let checks = steps(us, PieceKind::Pawn, to).contains(king);
        (checks && self.is_pawn_drop_mate(us, to, king)).then_some(king)
    }

    /// Whether a pawn dropped by `us` on the empty square in front of the enemy king gives mate (R30): no piece that is
    /// free to may take it, and the king has nowhere to go.
    #[inline(never)]
    pub(super) fn is_pawn_drop_mate(&self, us: Color, pawn: Square, king: Square) -> bool {
        let them = us.other();
        let occupied = self.occupied() | pawn.into();
        // The pawn may shut a line of its own side, so attacks are seen with it on the board and without the king.
        let without_king = occupied - king.into();
        let escapes = steps(them, PieceKind::King, king) - self.pieces(them);
        if escapes
            .into_iter()
            .any(|to| !self.is_attacked_with(to, us, without_king))
        {
            return false;
        }
        let takers = self.attackers_to_with(pawn, them, occupied) - king.into();
        if takers.is_empty() {
            return true;
        }
        // A piece pinned along the file of the pawn may take it and stay on its line; one pinned otherwise may not.
        let pinned = self.pressure(them, king).pinned;
        takers
            .into_iter()
            .all(|from| pinned.contains(from) && !line(king, from).contains(pawn))
    }

    /// Whether a move is legal, and if not, why.
    ///
    /// ```
    /// use komadai_core::{IllegalMove, Position, Square};
    /// let position = Position::from_sfen("4k4/9/9/9/9/9/4P4/9/4K4 b P 1")?;
    /// let reason = position.check_move("P*5e".parse()?).unwrap_err();
    /// assert_eq!(reason, IllegalMove::Nifu { pawn: Square::S5G, to: Square::S5E });
    /// assert_eq!(reason.rule().number(), 29);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first broken rule in the order of [`IllegalMove`]'s variants.
    pub fn check_move(&self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Board { from, to, promote } => self.check_board_move(from, to, promote),
            Move::Drop { piece, to } => self.check_drop(piece, to),
        }
    }

    fn check_board_move(&self, from: Square, to: Square, promote: bool) -> Result<(), IllegalMove> {
        let us = self.side;
        let piece = self
            .piece_at(from)
            .ok_or(IllegalMove::EmptySquare { from })?;
        if piece.color() != us {
            return Err(IllegalMove::NotYourPiece { from });
        }
        if from == to {
            return Err(IllegalMove::StaysPut { from });
        }
        if self.pieces(us).contains(to) {
            return Err(IllegalMove::OwnPieceThere { to });
        }
        let kind = piece.kind();
        if !attacks::of(us, kind, from, Bitboard::EMPTY).contains(to) {
            return Err(IllegalMove::CannotReach { kind, from, to });
        }
        if !attacks::of(us, kind, from, self.occupied()).contains(to) {
            let by = between(from, to) & self.occupied();
            return Err(IllegalMove::Blocked { by });
        }
        if promote && kind.promoted().is_none() {
            return Err(if kind.is_promoted() {
                IllegalMove::AlreadyPromoted { kind, from }
            } else {
                IllegalMove::CannotPromote { kind, from }
            });
        }
        if promote && !from.in_zone(us) && !to.in_zone(us) {
            return Err(IllegalMove::OutsideZone { from, to });
        }
        if !promote && to.rank().depth_for(us) <= kind.dead_ranks() {
            return Err(IllegalMove::MustPromote { kind, to });
        }
        self.check_king(us, kind, from, to)
    }

    /// Whether the own king stands safe after the move of a piece (R18).
    fn check_king(
        &self,
        us: Color,
        kind: PieceKind,
        from: Square,
        to: Square,
    ) -> Result<(), IllegalMove> {
        let Some(king) = self.king(us) else {
            return Ok(());
        };
        let them = us.other();
        let occupied = (self.occupied() - from.into()) | to.into();
        if kind == PieceKind::King {
            let attackers = self.attackers_to_with(to, them, occupied) - to.into();
            return if attackers.is_empty() {
                Ok(())
            } else {
                Err(IllegalMove::KingIntoCheck { to, attackers })
            };
        }
        // A captured piece attacks no more.
        let attackers = self.attackers_to_with(king, them, occupied) - to.into();
        if attackers.is_empty() {
            return Ok(());
        }
        let unanswered = attackers & self.checkers();
        if unanswered.is_empty() {
            Err(IllegalMove::ExposesKing { king, attackers })
        } else {
            Err(IllegalMove::CheckNotAnswered {
                king,
                checkers: unanswered,
            })
        }
    }

    fn check_drop(&self, piece: HandPiece, to: Square) -> Result<(), IllegalMove> {
        let us = self.side;
        if !self.hand(us).has(piece) {
            return Err(IllegalMove::NotInHand { piece });
        }
        if self.occupied().contains(to) {
            return Err(IllegalMove::Occupied { to });
        }
        if to.rank().depth_for(us) <= piece.kind().dead_ranks() {
            return Err(IllegalMove::DeadDrop { piece, to });
        }
        if piece == HandPiece::Pawn {
            let pawns = self.of(us, PieceKind::Pawn) & Bitboard::file(to.file());
            if let Some(pawn) = pawns.first() {
                return Err(IllegalMove::Nifu { pawn, to });
            }
        }
        if let Some(king) = self.king(us) {
            let occupied = self.occupied() | to.into();
            let checkers = self.attackers_to_with(king, us.other(), occupied);
            if !checkers.is_empty() {
                return Err(IllegalMove::CheckNotAnswered { king, checkers });
            }
        }
        if piece == HandPiece::Pawn
            && let Some(king) = self.mated_by_pawn_drop(us, to)
        {
            let guards = self.attackers_to(to, us);
            return Err(IllegalMove::Uchifuzume { to, king, guards });
        }
        Ok(())
    }
}
