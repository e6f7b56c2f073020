//! What writing and reading a move ask of a board, whether the rules hold on it or not.

use komadai_core::{
    Bitboard, Color, HandPiece, Move, Piece, PieceKind, Position, Setup, Square, attacks,
};

/// A board with a side to move: a [`Position`], or a [`Setup`] that may break rules.
pub trait Board {
    /// The side to move.
    fn side(&self) -> Color;
    /// The piece on a square.
    fn piece_at(&self, square: Square) -> Option<Piece>;
    /// Whether the side to move holds a piece of the kind.
    fn holds(&self, piece: HandPiece) -> bool;
    /// The pieces of the side to move and of a kind that reach a square, pinned ones included.
    fn reaching(&self, kind: PieceKind, to: Square) -> Bitboard;
    /// Whether a move is legal. Where the board is no position every move that a piece can make counts as such.
    fn is_legal(&self, mv: Move) -> bool;
}

impl Board for Position {
    fn side(&self) -> Color {
        Position::side(self)
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        Position::piece_at(self, square)
    }

    fn holds(&self, piece: HandPiece) -> bool {
        Position::holds(self, Position::side(self), piece)
    }

    fn reaching(&self, kind: PieceKind, to: Square) -> Bitboard {
        let side = Position::side(self);
        self.attackers_to(to, side) & self.of(side, kind)
    }

    fn is_legal(&self, mv: Move) -> bool {
        Position::is_legal(self, mv)
    }
}

impl Board for Setup {
    fn side(&self) -> Color {
        Setup::side(self)
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        Setup::piece_at(self, square)
    }

    fn holds(&self, piece: HandPiece) -> bool {
        self.hand(Setup::side(self)).has(piece)
    }

    fn reaching(&self, kind: PieceKind, to: Square) -> Bitboard {
        let side = Setup::side(self);
        let occupied: Bitboard = self.pieces().map(|(square, _)| square).collect();
        self.squares_of(side, kind)
            .into_iter()
            .filter(|&from| attacks::of(side, kind, from, occupied).contains(to))
            .collect()
    }

    fn is_legal(&self, mv: Move) -> bool {
        match mv {
            Move::Board { from, .. } => Setup::piece_at(self, from).is_some(),
            Move::Drop { piece, to } => {
                Board::holds(self, piece) && Setup::piece_at(self, to).is_none()
            }
        }
    }
}
