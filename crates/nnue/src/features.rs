//! What the network sees: 16,408 inputs that are on or off, from the point of view of one side.
//!
//! The side sees the board from below. If its own king stands on its files 1 to 4, all files are mirrored, so that a position
//! and its mirror image look alike; the middle file stays. Where its own king stands then, in one of seven zones, says which of
//! seven sets of 2,344 inputs is looked at: what a piece is worth depends on the castle. An input's number is
//!
//! ```text
//! 2344 · zone + 1172 · (piece of the other side) + 81 · kind + square              pieces on the board, 14 kinds
//! 2344 · zone + 1172 · (piece of the other side) + 1134 + offset of the kind + c   for every c below the count in hand
//!
//! zone  own king, its file mirrored to 5–9, its rank as a number counted from the far side
//!    0  files 5 and 6, rank 9: at home
//!    1  files 5 and 6, rank 8
//!    2  file 7, ranks 8 and 9
//!    3  file 8, ranks 8 and 9
//!    4  file 9, ranks 8 and 9
//!    5  ranks 5 to 7: driven out
//!    6  ranks 1 to 4: on its way into the other camp
//! ```
//!
//! Hands are thermometers: three pawns light the inputs 0, 1 and 2. An even game has all 40 pieces and so exactly 40 inputs on.

use arrayvec::ArrayVec;
use komadai_core::{Bitboard, Color, Hand, HandPiece, Move, Piece, PieceKind, Position, Square};

/// How many inputs there are.
pub const FEATURES: usize = ZONES * INPUTS;

/// In how many zones a side's own king may stand; a side without a king sees the board as if it stood in the first.
pub const ZONES: usize = 7;

/// Inputs of one zone.
pub const INPUTS: usize = 2 * SIDE;

/// At most so many are on: there are 40 pieces.
pub const MAX_ACTIVE: usize = 40;

/// Inputs of one side's pieces.
const SIDE: usize = 14 * 81 + 38;
/// Where the hands begin.
const HANDS: usize = 14 * 81;
/// Where the kinds in hand begin behind [`HANDS`]: pawn, lance, knight, silver, gold, bishop, rook.
const HAND_OFFSETS: [usize; 7] = [0, 18, 22, 26, 30, 34, 36];

/// The inputs that are on.
pub type Active = ArrayVec<u16, MAX_ACTIVE>;

/// Where a side's own king sits, as far as it matters to how the side sees the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seat {
    zone: u8,
    mirrored: bool,
}

impl Seat {
    /// How many there are.
    pub const COUNT: usize = 2 * ZONES;

    /// The seat of a king; that of no king is at home and not mirrored.
    #[inline]
    pub fn of(color: Color, king: Option<Square>) -> Seat {
        king.map_or(SEATS[4 * 9 + 8], |king| SEATS[king.relative(color).index()])
    }

    /// A number below [`Seat::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        2 * self.zone as usize + self.mirrored as usize
    }
}

/// The seat for each square of the king from its side's point of view.
const SEATS: [Seat; 81] = {
    let mut table = [Seat {
        zone: 0,
        mirrored: false,
    }; 81];
    let mut square = 0;
    while square < 81 {
        let (file, rank) = (square / 9, square % 9);
        let mirrored = file < 4;
        let from_middle = if mirrored { 4 - file } else { file - 4 };
        let zone = match (rank, from_middle) {
            (0..=3, _) => 6,
            (4..=6, _) => 5,
            (8, 0 | 1) => 0,
            (_, 0 | 1) => 1,
            (_, from_middle) => from_middle,
        };
        table[square] = Seat {
            zone: zone as u8,
            mirrored,
        };
        square += 1;
    }
    table
};

/// How a side looks at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct View {
    color: Color,
    /// Bit 0: turned by 180°; bit 1: files mirrored.
    turn: u8,
    /// The first input of the zone.
    zone: u16,
}

/// Where each square lies under the four turns; entry 81, "in hand", stays 0.
const TURNED: [[u8; 82]; 4] = {
    let mut table = [[0; 82]; 4];
    let mut square = 0;
    while square < 81 {
        let mirrored = (8 - square / 9) * 9 + square % 9;
        table[0][square] = square as u8;
        table[1][square] = 80 - square as u8;
        table[2][square] = mirrored as u8;
        table[3][80 - square] = mirrored as u8;
        square += 1;
    }
    table
};

impl View {
    #[inline]
    pub const fn new(color: Color, seat: Seat) -> View {
        View {
            color,
            turn: color.index() as u8 | (seat.mirrored as u8) << 1,
            zone: seat.zone as u16 * INPUTS as u16,
        }
    }
}

/// A piece at its place, on the board or in hand, whoever looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Atom {
    color: Color,
    /// The square's index, or 81 in hand.
    square: u8,
    /// The input's number without square and side.
    base: u16,
}

impl Atom {
    /// Fills unused places; it is never looked at.
    pub const NONE: Atom = Atom {
        color: Color::Black,
        square: 81,
        base: 0,
    };

    #[inline]
    pub const fn on_board(piece: Piece, square: Square) -> Atom {
        Atom {
            color: piece.color(),
            square: square.index() as u8,
            base: 81 * piece.kind().index() as u16,
        }
    }

    /// The piece in hand with `below` others of its kind before it.
    #[inline]
    pub const fn in_hand(color: Color, piece: HandPiece, below: u8) -> Atom {
        Atom {
            color,
            square: 81,
            base: (HANDS + HAND_OFFSETS[piece.index()]) as u16 + below as u16,
        }
    }

    /// The number of the input, below [`FEATURES`].
    #[inline]
    pub const fn feature(self, view: View) -> usize {
        let other = (self.color.index() != view.color.index()) as usize;
        let square = TURNED[view.turn as usize][self.square as usize] as usize;
        view.zone as usize + SIDE * other + self.base as usize + square
    }
}

/// What a move changes: as many pieces vanish from their places as appear at others, one or, in a capture, two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    pub count: u8,
    pub minus: [Atom; 2],
    pub plus: [Atom; 2],
    /// Where the mover's king stands after its own move.
    pub king: Option<Square>,
}

impl Change {
    /// A pass changes nothing.
    pub const NOTHING: Change = Change {
        count: 0,
        minus: [Atom::NONE; 2],
        plus: [Atom::NONE; 2],
        king: None,
    };

    /// The change that a legal move makes; a move from an empty square makes none.
    #[inline]
    pub fn of(position: &Position, mv: Move) -> Change {
        let us = position.side();
        let mut change = Change::NOTHING;
        match mv {
            Move::Board { from, to, promote } => {
                let Some(piece) = position.piece_at(from) else {
                    return change;
                };
                let kind = piece.kind();
                let after = if promote {
                    kind.promoted().unwrap_or(kind)
                } else {
                    kind
                };
                change.count = 1;
                change.minus[0] = Atom::on_board(piece, from);
                change.plus[0] = Atom::on_board(Piece::new(us, after), to);
                if kind == PieceKind::King {
                    change.king = Some(to);
                }
                if let Some(captured) = position.piece_at(to)
                    && let Some(taken) = captured.kind().hand_piece()
                {
                    change.count = 2;
                    change.minus[1] = Atom::on_board(captured, to);
                    let held = position.hand(us).count(taken).min(taken.in_a_set() - 1);
                    change.plus[1] = Atom::in_hand(us, taken, held);
                }
            }
            Move::Drop { piece, to } => {
                let held = position.hand(us).count(piece).saturating_sub(1);
                change.count = 1;
                change.minus[0] = Atom::in_hand(us, piece, held);
                change.plus[0] = Atom::on_board(Piece::new(us, piece.kind()), to);
            }
        }
        change
    }
}

/// All pieces of a position at their places.
#[derive(Clone)]
pub(crate) struct Places {
    board: [[Bitboard; 14]; 2],
    hands: [Hand; 2],
}

impl Places {
    pub const NONE: Places = Places {
        board: [[Bitboard::EMPTY; 14]; 2],
        hands: [Hand::EMPTY; 2],
    };

    pub fn of(position: &Position) -> Places {
        Places {
            board: Color::ALL.map(|color| PieceKind::ALL.map(|kind| position.of(color, kind))),
            hands: Color::ALL.map(|color| position.hand(color)),
        }
    }

    /// Calls `visit` for every piece that is here and not in `other`.
    pub fn without(&self, other: &Places, mut visit: impl FnMut(Atom)) {
        for color in Color::ALL {
            let side = color.index();
            for kind in PieceKind::ALL {
                let only = self.board[side][kind.index()] - other.board[side][kind.index()];
                for square in only {
                    visit(Atom::on_board(Piece::new(color, kind), square));
                }
            }
            for piece in HandPiece::ALL {
                for below in other.hands[side].count(piece)..self.hands[side].count(piece) {
                    visit(Atom::in_hand(color, piece, below));
                }
            }
        }
    }
}

/// The inputs that are on for a side, in no particular order.
///
/// ```
/// use komadai_core::{Color, Position};
/// let start = Position::start();
/// assert_eq!(komadai_nnue::features::active(&start, Color::Black).len(), 40);
/// ```
#[must_use]
pub fn active(position: &Position, color: Color) -> Active {
    let view = View::new(color, Seat::of(color, position.king(color)));
    let mut active = Active::new();
    Places::of(position).without(&Places::NONE, |atom| {
        // A position has no more than 40 pieces (R2), so that nothing is lost here.
        let _ = active.try_push(atom.feature(view) as u16);
    });
    active
}
