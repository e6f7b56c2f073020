//! Anything that can be drawn on a board: pieces, hands, side to move, move number.

use core::fmt;

use crate::{Bitboard, ByColor, Color, Hand, HandPiece, Piece, PieceKind, Square};

/// A board with hands, a side to move and a move number, legal or not.
///
/// [`Setup::into_position`] turns it into a playable [`Position`](crate::Position) or names every broken rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    pub(crate) board: [Option<Piece>; 81],
    hands: ByColor<Hand>,
    /// What lies beside the board beyond what a set holds, by side and kind.
    excess: [[u16; 7]; 2],
    side: Color,
    ply: u32,
}

impl Default for Setup {
    /// The empty board.
    fn default() -> Setup {
        Setup::empty()
    }
}

impl Setup {
    /// An empty board and empty hands, Black to move, move number 1.
    #[must_use]
    pub const fn empty() -> Setup {
        Setup {
            board: [None; 81],
            hands: ByColor::new(Hand::EMPTY, Hand::EMPTY),
            excess: [[0; 7]; 2],
            side: Color::Black,
            ply: 1,
        }
    }

    /// The start position of an even game (R4).
    #[must_use]
    pub fn start() -> Setup {
        use PieceKind::{Bishop, Gold, King, Knight, Lance, Pawn, Rook, Silver};
        let back = [
            Lance, Knight, Silver, Gold, King, Gold, Silver, Knight, Lance,
        ];
        let mut setup = Setup::empty();
        for (file, kind) in back.into_iter().enumerate() {
            for color in Color::ALL {
                let mut put = |square: usize, kind| {
                    let square = Square::ALL[square].relative(color);
                    setup.set(square, Some(Piece::new(color, kind)));
                };
                put(file * 9 + 8, kind);
                put(file * 9 + 6, Pawn);
                match file {
                    1 => put(file * 9 + 7, Rook),
                    7 => put(file * 9 + 7, Bishop),
                    _ => {}
                }
            }
        }
        setup
    }

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// Puts a piece on a square, or clears it.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.board[square.index()] = piece;
    }

    /// The hand of a side, of each kind at most as many as a set holds; [`held`](Self::held) counts them all.
    #[must_use]
    pub const fn hand(&self, color: Color) -> Hand {
        *self.hands.get(color)
    }

    /// Replaces the hand of a side.
    pub fn set_hand(&mut self, color: Color, hand: Hand) {
        self.hands[color] = hand;
        self.excess[color.index()] = [0; 7];
    }

    /// How many pieces of a kind a side has in hand: any number can be drawn, though a set holds no more than
    /// [`HandPiece::in_a_set`] (R2).
    #[must_use]
    pub fn held(&self, color: Color, piece: HandPiece) -> u16 {
        u16::from(self.hand(color).count(piece)) + self.excess[color.index()][piece.index()]
    }

    /// Sets how many pieces of a kind a side has in hand, be it more than a set holds. Beyond 9,999 none are added.
    pub fn set_held(&mut self, color: Color, piece: HandPiece, count: u16) {
        let count = count.min(Self::MAX_HELD);
        let proper = count.min(u16::from(piece.in_a_set()));
        if let Some(hand) = self.hands[color].with_count(piece, proper as u8) {
            self.hands[color] = hand;
            self.excess[color.index()][piece.index()] = count - proper;
        }
    }

    /// The largest number of pieces of one kind that a hand of a setup keeps.
    pub const MAX_HELD: u16 = 9_999;

    /// The side to move.
    #[must_use]
    pub const fn side(&self) -> Color {
        self.side
    }

    /// Sets the side to move.
    pub const fn set_side(&mut self, side: Color) {
        self.side = side;
    }

    /// The number of the next move; the first move of a game is number 1. SFEN's fourth field.
    #[must_use]
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// Sets the number of the next move.
    pub const fn set_ply(&mut self, ply: u32) {
        self.ply = ply;
    }

    /// The occupied squares with their pieces, in the order of the squares' index.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The squares on which a side has a piece of a kind.
    #[must_use]
    pub fn squares_of(&self, color: Color, kind: PieceKind) -> Bitboard {
        let wanted = Piece::new(color, kind);
        self.pieces()
            .filter(|&(_, piece)| piece == wanted)
            .map(|(square, _)| square)
            .collect()
    }

    /// How many pieces of an unpromoted kind there are on the board and in both hands.
    #[must_use]
    pub fn count_of(&self, kind: PieceKind) -> u32 {
        let board = self
            .pieces()
            .filter(|(_, piece)| piece.kind().unpromoted() == kind)
            .count() as u32;
        let held = |piece: HandPiece| Color::ALL.map(|color| u32::from(self.held(color, piece)));
        board
            + kind
                .hand_piece()
                .map_or(0, |piece| held(piece).iter().sum())
    }

    /// The same setup as the other side sees it: turned by 180° with all colours exchanged.
    #[must_use]
    pub fn flip(&self) -> Setup {
        let mut flipped = Setup {
            hands: ByColor::new(self.hands.white, self.hands.black),
            excess: [self.excess[1], self.excess[0]],
            side: self.side.other(),
            ply: self.ply,
            ..Setup::empty()
        };
        for (square, piece) in self.pieces() {
            flipped.set(
                square.flip(),
                Some(Piece::new(piece.color().other(), piece.kind())),
            );
        }
        flipped
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setup({self})")
    }
}
