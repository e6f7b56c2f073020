//! Handicaps (R6): the stronger side, White (uwate), starts without named pieces and moves first.

use core::fmt;
use core::str::FromStr;

use crate::{Color, Hand, HandPiece, PieceKind, Setup, Square};

/// A standard handicap, or none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Handicap {
    /// 平手: no handicap, Black moves first.
    #[default]
    Even,
    /// 香落ち: without the lance on `1a`, uwate's left one.
    Lance,
    /// 右香落ち: without the lance on `9a`.
    RightLance,
    /// 角落ち.
    Bishop,
    /// 飛車落ち.
    Rook,
    /// 飛香落ち: without rook and the lance on `1a`.
    RookLance,
    /// 二枚落ち: without rook and bishop.
    Two,
    /// 三枚落ち: two pieces and the lance on `1a`.
    Three,
    /// 四枚落ち: two pieces and both lances.
    Four,
    /// 五枚落ち: four pieces and the knight on `8a`.
    Five,
    /// 左五枚落ち: four pieces and the knight on `2a`.
    LeftFive,
    /// 六枚落ち: four pieces and both knights.
    Six,
    /// 左七枚落ち: six pieces and the silver on `3a`.
    LeftSeven,
    /// 右七枚落ち: six pieces and the silver on `7a`.
    RightSeven,
    /// 八枚落ち: six pieces and both silvers.
    Eight,
    /// 九枚落ち: eight pieces and the gold on `6a`.
    Nine,
    /// 十枚落ち: king and pawns alone.
    Ten,
    /// 歩三兵: the king alone on the board, three pawns in hand.
    ThreePawns,
    /// 裸玉: the king alone.
    NakedKing,
}

use Handicap::{
    Bishop, Eight, Even, Five, Four, Lance, LeftFive, LeftSeven, NakedKing, Nine, RightLance,
    RightSeven, Rook, RookLance, Six, Ten, Three, ThreePawns, Two,
};

impl Handicap {
    /// All handicaps, from none to the naked king.
    pub const ALL: [Handicap; 19] = [
        Even, Lance, RightLance, Bishop, Rook, RookLance, Two, Three, Four, Five, LeftFive, Six,
        LeftSeven, RightSeven, Eight, Nine, Ten, ThreePawns, NakedKing,
    ];

    /// The name on the command line and in settings, such as `right-lance`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Even => "even",
            Lance => "lance",
            RightLance => "right-lance",
            Bishop => "bishop",
            Rook => "rook",
            RookLance => "rook-lance",
            Two => "two",
            Three => "three",
            Four => "four",
            Five => "five",
            LeftFive => "left-five",
            Six => "six",
            LeftSeven => "left-seven",
            RightSeven => "right-seven",
            Eight => "eight",
            Nine => "nine",
            Ten => "ten",
            ThreePawns => "three-pawns",
            NakedKing => "naked-king",
        }
    }

    /// White's two back rows without the missing pieces, in SFEN.
    const fn rows(self) -> &'static str {
        match self {
            Even => "lnsgkgsnl/1r5b1",
            Lance => "lnsgkgsn1/1r5b1",
            RightLance => "1nsgkgsnl/1r5b1",
            Bishop => "lnsgkgsnl/1r7",
            Rook => "lnsgkgsnl/7b1",
            RookLance => "lnsgkgsn1/7b1",
            Two => "lnsgkgsnl/9",
            Three => "lnsgkgsn1/9",
            Four => "1nsgkgsn1/9",
            Five => "2sgkgsn1/9",
            LeftFive => "1nsgkgs2/9",
            Six => "2sgkgs2/9",
            LeftSeven => "2sgkg3/9",
            RightSeven => "3gkgs2/9",
            Eight => "3gkg3/9",
            Nine => "4kg3/9",
            Ten | ThreePawns | NakedKing => "4k4/9",
        }
    }

    /// The start position, as SFEN.
    #[must_use]
    pub fn sfen(self) -> alloc::string::String {
        alloc::format!("{}", self.setup())
    }

    /// The start position. White is to move unless there is no handicap (R5).
    #[must_use]
    pub fn setup(self) -> Setup {
        let mut setup = Setup::start();
        for rank in 0..2 {
            for file in 0..9 {
                setup.set(Square::ALL[file * 9 + rank], None);
            }
        }
        for (rank, row) in self.rows().split('/').enumerate() {
            let mut file = 9usize;
            for symbol in row.chars() {
                match PieceKind::from_letter(symbol) {
                    Some(kind) => {
                        file -= 1;
                        let piece = crate::Piece::new(Color::White, kind);
                        setup.set(Square::ALL[file * 9 + rank], Some(piece));
                    }
                    None => file -= symbol.to_digit(10).unwrap_or(0) as usize,
                }
            }
        }
        if matches!(self, ThreePawns | NakedKing) {
            for file in 0..9 {
                setup.set(Square::ALL[file * 9 + 2], None);
            }
        }
        if self == ThreePawns {
            let hand = Hand::EMPTY
                .with_count(HandPiece::Pawn, 3)
                .unwrap_or_default();
            setup.set_hand(Color::White, hand);
        }
        if self != Even {
            setup.set_side(Color::White);
        }
        setup
    }

    /// The points that uwate is credited with when impasse points are counted, one for each missing small piece and
    /// five for a missing rook or bishop (R37).
    #[must_use]
    pub fn points(self) -> u8 {
        let setup = self.setup();
        let board = setup
            .pieces()
            .filter(|(_, piece)| piece.color() == Color::White);
        let present: u8 = board
            .map(|(_, piece)| crate::impasse::value(piece.kind()))
            .sum();
        27 - present - setup.hand(Color::White).count(HandPiece::Pawn)
    }
}

impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no handicap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected a handicap: even, lance, right-lance, bishop, rook, rook-lance, two, three, four, five, left-five, six, left-seven, right-seven, eight, nine, ten, three-pawns or naked-king"
)]
pub struct HandicapError;

impl FromStr for Handicap {
    type Err = HandicapError;
    fn from_str(text: &str) -> Result<Handicap, HandicapError> {
        Handicap::ALL
            .into_iter()
            .find(|handicap| handicap.name() == text)
            .ok_or(HandicapError)
    }
}
