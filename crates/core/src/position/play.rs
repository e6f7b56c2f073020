//! Making and unmaking moves.

use crate::{
    Bitboard, Color, HandPiece, IllegalMove, Move, Piece, PieceKind, Position, Square, zobrist,
};

/// What [`Position::undo`] needs to take a move back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    captured: Option<Piece>,
    board_key: u64,
    hands_key: u64,
}

impl Undo {
    /// The piece that the move captured, as it stood on the board.
    #[must_use]
    pub const fn captured(&self) -> Option<Piece> {
        self.captured
    }
}

/// All bits for the kinds that move as a gold, none for the others: keeps the set of gold movers without a branch.
const GOLD_MASK: [u128; 14] = {
    let mut masks = [0; 14];
    let mut kind = 0;
    while kind < 14 {
        if PieceKind::ALL[kind].moves_as_gold() {
            masks[kind] = u128::MAX;
        }
        kind += 1;
    }
    masks
};

/// The kind on the other face, or the same kind where there is none.
const OTHER_FACE: [PieceKind; 14] = {
    let mut faces = PieceKind::ALL;
    let mut kind = 0;
    while kind < 14 {
        if let Some(face) = PieceKind::ALL[kind].promoted() {
            faces[kind] = face;
        }
        kind += 1;
    }
    faces
};

/// What the captor takes in hand; the entry of the king, which is never captured, is of no account.
const TAKEN: [HandPiece; 14] = {
    let mut taken = [HandPiece::Pawn; 14];
    let mut kind = 0;
    while kind < 14 {
        if let Some(piece) = PieceKind::ALL[kind].hand_piece() {
            taken[kind] = piece;
        }
        kind += 1;
    }
    taken
};

impl Position {
    /// Plays a move.
    ///
    /// # Errors
    /// An illegal move is refused with the rule that it breaks, and the position stays as it was. At
    /// [`Position::MAX_PLY`] the move number stays there.
    pub fn play(&mut self, mv: Move) -> Result<Undo, IllegalMove> {
        self.check_move(mv)?;
        Ok(self.play_unchecked(mv))
    }

    #[inline(always)]
    fn toggle(&mut self, square: Square, piece: Piece) {
        let bit = Bitboard::of(square);
        let kind = piece.kind().index();
        self.kinds[kind] ^= bit;
        self.golds.0 ^= bit.0 & GOLD_MASK[kind];
        self.colors[piece.color().index()] ^= bit;
    }

    /// Plays a move that the caller knows to be legal.
    ///
    /// An illegal move does not break memory safety, but leaves a position that is none: later calls may answer nonsense or panic.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        match self.side {
            Color::Black => self.play_as::<true>(mv),
            Color::White => self.play_as::<false>(mv),
        }
    }

    #[inline(always)]
    fn play_as<const BLACK: bool>(&mut self, mv: Move) -> Undo {
        let us = if BLACK { Color::Black } else { Color::White };
        let mut undo = Undo {
            captured: None,
            board_key: self.board_key,
            hands_key: self.hands_key,
        };
        let mut key = self.board_key ^ zobrist::WHITE_TO_MOVE;
        match mv {
            Move::Board { from, to, promote } => {
                let Some(piece) = self.board[from.index()].take() else {
                    return undo;
                };
                if let Some(captured) = self.board[to.index()] {
                    undo.captured = Some(captured);
                    self.toggle(to, captured);
                    key ^= zobrist::piece(captured, to);
                    self.take_in_hand(us, TAKEN[captured.kind().index()]);
                }
                let kind = piece.kind();
                let after = if promote {
                    Piece::new(us, OTHER_FACE[kind.index()])
                } else {
                    piece
                };
                self.board[to.index()] = Some(after);
                self.toggle(from, piece);
                self.toggle(to, after);
                key ^= zobrist::piece(piece, from) ^ zobrist::piece(after, to);
                if kind == PieceKind::King {
                    self.kings[us.index()] = Some(to);
                }
            }
            Move::Drop { piece, to } => {
                let dropped = Piece::new(us, piece.kind());
                let hand = &mut self.hands[us.index()];
                let count = hand.count(piece);
                *hand = hand.take_unchecked(piece);
                self.hands_key ^= zobrist::held(us, piece, count)
                    ^ zobrist::held(us, piece, count.wrapping_sub(1));
                self.board[to.index()] = Some(dropped);
                self.toggle(to, dropped);
                key ^= zobrist::piece(dropped, to);
            }
        }
        self.board_key = key;
        self.side = us.other();
        self.ply = (self.ply + 1).min(Position::MAX_PLY);
        undo
    }

    #[inline(always)]
    fn take_in_hand(&mut self, us: Color, piece: HandPiece) {
        let hand = &mut self.hands[us.index()];
        let count = hand.count(piece);
        *hand = hand.add_unchecked(piece);
        self.hands_key ^= zobrist::held(us, piece, count) ^ zobrist::held(us, piece, count + 1);
    }

    /// Takes the last move back. `mv` and `undo` must be those of the last [`Position::play_unchecked`] or
    /// [`Position::play`] that was not taken back yet; anything else leaves a position that is none.
    #[inline]
    pub fn undo(&mut self, mv: Move, undo: Undo) {
        match self.side {
            Color::White => self.undo_as::<true>(mv, undo),
            Color::Black => self.undo_as::<false>(mv, undo),
        }
    }

    #[inline(always)]
    fn undo_as<const BLACK: bool>(&mut self, mv: Move, undo: Undo) {
        let us = if BLACK { Color::Black } else { Color::White };
        self.side = us;
        // At the largest number the count stood still; a game never gets there.
        self.ply = self.ply.saturating_sub(1);
        self.board_key = undo.board_key;
        self.hands_key = undo.hands_key;
        match mv {
            Move::Board { from, to, promote } => {
                let Some(after) = self.board[to.index()] else {
                    return;
                };
                let before = if promote {
                    Piece::new(us, after.kind().unpromoted())
                } else {
                    after
                };
                self.toggle(to, after);
                self.toggle(from, before);
                self.board[from.index()] = Some(before);
                self.board[to.index()] = undo.captured;
                if let Some(captured) = undo.captured {
                    self.toggle(to, captured);
                    let hand = &mut self.hands[us.index()];
                    *hand = hand.take_unchecked(TAKEN[captured.kind().index()]);
                }
                if before.kind() == PieceKind::King {
                    self.kings[us.index()] = Some(from);
                }
            }
            Move::Drop { piece, to } => {
                self.toggle(to, Piece::new(us, piece.kind()));
                self.board[to.index()] = None;
                let hand = &mut self.hands[us.index()];
                *hand = hand.add_unchecked(piece);
            }
        }
    }

    /// Lets the side to move pass, which no rule allows (R7): search alone asks what would happen then. The caller sees to it
    /// that the side is not in check.
    pub fn play_null(&mut self) -> Undo {
        let undo = Undo {
            captured: None,
            board_key: self.board_key,
            hands_key: self.hands_key,
        };
        self.board_key ^= zobrist::WHITE_TO_MOVE;
        self.side = self.side.other();
        self.ply = (self.ply + 1).min(Position::MAX_PLY);
        undo
    }

    /// Takes a pass back.
    pub fn undo_null(&mut self, undo: Undo) {
        self.board_key = undo.board_key;
        self.side = self.side.other();
        self.ply = self.ply.saturating_sub(1);
    }

    /// The key that the position will have after a legal move, without playing it; for prefetching tables.
    #[must_use]
    #[inline]
    pub fn key_after(&self, mv: Move) -> u64 {
        let us = self.side;
        let mut key = self.key() ^ zobrist::WHITE_TO_MOVE;
        match mv {
            Move::Board { from, to, promote } => {
                let Some(piece) = self.piece_at(from) else {
                    return key;
                };
                if let Some(captured) = self.piece_at(to) {
                    let taken = TAKEN[captured.kind().index()];
                    let count = self.hand(us).count(taken);
                    key ^= zobrist::piece(captured, to)
                        ^ zobrist::held(us, taken, count)
                        ^ zobrist::held(us, taken, count + 1);
                }
                let kind = piece.kind();
                let after = if promote {
                    OTHER_FACE[kind.index()]
                } else {
                    kind
                };
                key ^ zobrist::piece(piece, from) ^ zobrist::piece(Piece::new(us, after), to)
            }
            Move::Drop { piece, to } => {
                let count = self.hand(us).count(piece);
                key ^ zobrist::piece(Piece::new(us, piece.kind()), to)
                    ^ zobrist::held(us, piece, count)
                    ^ zobrist::held(us, piece, count.saturating_sub(1))
            }
        }
    }
}
