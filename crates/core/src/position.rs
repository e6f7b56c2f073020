//! The playable position.

mod check;
mod generate;
mod legality;
mod play;

pub use play::Undo;

use crate::{
    Bitboard, Color, Hand, HandPiece, Piece, PieceKind, Setup, Square, Strictness, attacks, zobrist,
};

/// A position that can be played: it kept every rule of [`Setup::into_position`] when it was made, and only legal moves
/// have been played since.
///
/// The type allocates nothing and is cheap to copy; equality is of board, hands, side to move and move number.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    /// Squares by kind, both sides together.
    kinds: [Bitboard; 14],
    /// Squares of the gold and the four kinds that move as one.
    golds: Bitboard,
    colors: [Bitboard; 2],
    board: [Option<Piece>; 81],
    hands: [Hand; 2],
    kings: [Option<Square>; 2],
    side: Color,
    ply: u32,
    /// Hash of board and side to move.
    board_key: u64,
    /// Hash of both hands.
    hands_key: u64,
}

impl Default for Position {
    /// The start position of an even game.
    fn default() -> Position {
        Position::start()
    }
}

impl Position {
    /// The largest move number that is supported.
    pub const MAX_PLY: u32 = 1_000_000;

    /// The start position of an even game (R4).
    #[must_use]
    pub fn start() -> Position {
        Position::drawn(&Setup::start())
    }

    /// The position of a setup, which is one only if the setup [keeps the rules](Position::keeps_rules); what a hand holds
    /// beyond a set is left out. Its hash is computed anew: the slow twin of the one that moves carry on.
    pub(crate) fn drawn(setup: &Setup) -> Position {
        let mut position = Position {
            kinds: [Bitboard::EMPTY; 14],
            golds: Bitboard::EMPTY,
            colors: [Bitboard::EMPTY; 2],
            board: setup.board,
            hands: Color::ALL.map(|color| setup.hand(color)),
            kings: [None; 2],
            side: setup.side(),
            ply: setup.ply(),
            board_key: match setup.side() {
                Color::Black => 0,
                Color::White => zobrist::WHITE_TO_MOVE,
            },
            hands_key: 0,
        };
        let hands = Color::ALL.map(|color| zobrist::hand(color, position.hand(color)));
        position.hands_key = hands[0] ^ hands[1];
        for (square, piece) in setup.pieces() {
            position.board_key ^= zobrist::piece(piece, square);
            position.kinds[piece.kind().index()] |= square.into();
            position.colors[piece.color().index()] |= square.into();
            if piece.kind().moves_as_gold() {
                position.golds |= square.into();
            }
            if piece.kind() == PieceKind::King {
                position.kings[piece.color().index()] = Some(square);
            }
        }
        position
    }

    /// Board, hands, side and move number as a setup.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty();
        setup.board = self.board;
        for color in Color::ALL {
            setup.set_hand(color, self.hand(color));
        }
        setup.set_side(self.side);
        setup.set_ply(self.ply);
        setup
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub const fn side(&self) -> Color {
        self.side
    }

    /// The number of the next move, from 1.
    #[must_use]
    #[inline]
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// A side's hand.
    #[must_use]
    #[inline]
    pub const fn hand(&self, color: Color) -> Hand {
        self.hands[color.index()]
    }

    /// Where a side's king stands; `None` only for the attacker of a mate problem.
    #[must_use]
    #[inline]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.kings[color.index()]
    }

    /// All occupied squares.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The squares of a side's pieces.
    #[must_use]
    #[inline]
    pub const fn pieces(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of a kind, both sides together.
    #[must_use]
    #[inline]
    pub const fn of_kind(&self, kind: PieceKind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// The squares of the gold and of all kinds that move as one, both sides together (R22).
    #[must_use]
    #[inline]
    pub const fn gold_movers(&self) -> Bitboard {
        self.golds
    }

    /// The squares of a side's pieces of a kind.
    #[must_use]
    #[inline]
    pub fn of(&self, color: Color, kind: PieceKind) -> Bitboard {
        self.colors[color.index()] & self.kinds[kind.index()]
    }

    /// A hash of board, hands and side to move; equal positions have equal keys. The words are the same in every build
    /// of one version, but belong to no file format.
    #[must_use]
    #[inline]
    pub const fn key(&self) -> u64 {
        self.board_key ^ self.hands_key
    }

    /// The part of [`Position::key`] that leaves the hands out, for finding the same board with other hands.
    #[must_use]
    #[inline]
    pub const fn board_key(&self) -> u64 {
        self.board_key
    }

    /// Whether board, hands and side to move are the same, as repetition asks (R35); move numbers are not compared.
    #[must_use]
    pub fn same_as(&self, other: &Position) -> bool {
        self.key() == other.key()
            && self.side == other.side
            && self.hands == other.hands
            && self.board == other.board
    }

    /// How strict a conversion this position would pass.
    #[must_use]
    pub const fn strictness(&self) -> Strictness {
        match self.kings {
            [Some(_), Some(_)] => Strictness::Game,
            _ => Strictness::MateProblem,
        }
    }

    /// Whether a side holds at least one piece of a kind in hand.
    #[must_use]
    #[inline]
    pub const fn holds(&self, color: Color, piece: HandPiece) -> bool {
        self.hands[color.index()].has(piece)
    }

    /// Every square that the piece on a square attacks, own pieces included; empty for an empty square.
    #[must_use]
    pub fn attacks_from(&self, from: Square) -> Bitboard {
        match self.piece_at(from) {
            Some(piece) => attacks::of(piece.color(), piece.kind(), from, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    #[inline]
    fn bishops(&self) -> Bitboard {
        self.kinds[PieceKind::Bishop.index()] | self.kinds[PieceKind::Horse.index()]
    }

    #[inline]
    fn rooks(&self) -> Bitboard {
        self.kinds[PieceKind::Rook.index()] | self.kinds[PieceKind::Dragon.index()]
    }
}
