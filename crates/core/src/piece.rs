//! Pieces: kinds on the board, kinds in hand, and a kind with its owner.

use core::fmt;

use crate::Color;

/// A kind of piece as it stands on the board (R2, R22–R25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum PieceKind {
    /// 歩兵, fuhyō (R15).
    Pawn,
    /// 香車, kyōsha (R14).
    Lance,
    /// 桂馬, keima (R13).
    Knight,
    /// 銀将, ginshō (R12).
    Silver,
    /// 金将, kinshō (R11).
    Gold,
    /// 角行, kakugyō (R10).
    Bishop,
    /// 飛車, hisha (R9).
    Rook,
    /// 王将 or 玉将, ōshō or gyokushō (R8).
    King,
    /// と金, tokin: the promoted pawn (R22).
    Tokin,
    /// 成香, narikyō: the promoted lance (R22).
    ProLance,
    /// 成桂, narikei: the promoted knight (R22).
    ProKnight,
    /// 成銀, narigin: the promoted silver (R22).
    ProSilver,
    /// 竜馬, ryūma: the promoted bishop (R24).
    Horse,
    /// 竜王, ryūō: the promoted rook (R23).
    Dragon,
}

use PieceKind::{
    Bishop, Dragon, Gold, Horse, King, Knight, Lance, Pawn, ProKnight, ProLance, ProSilver, Rook,
    Silver, Tokin,
};

impl PieceKind {
    /// All 14 kinds, unpromoted first.
    pub const ALL: [PieceKind; 14] = [
        Pawn, Lance, Knight, Silver, Gold, Bishop, Rook, King, Tokin, ProLance, ProKnight,
        ProSilver, Horse, Dragon,
    ];

    /// 0 for the pawn up to 13 for the dragon, in the order of [`PieceKind::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind on the other face of the piece; `None` for a king, a gold or a promoted piece (R25, R26).
    #[must_use]
    pub const fn promoted(self) -> Option<PieceKind> {
        match self {
            Pawn => Some(Tokin),
            Lance => Some(ProLance),
            Knight => Some(ProKnight),
            Silver => Some(ProSilver),
            Bishop => Some(Horse),
            Rook => Some(Dragon),
            _ => None,
        }
    }

    /// The kind without its promotion.
    #[must_use]
    pub const fn unpromoted(self) -> PieceKind {
        match self {
            Tokin => Pawn,
            ProLance => Lance,
            ProKnight => Knight,
            ProSilver => Silver,
            Horse => Bishop,
            Dragon => Rook,
            kind => kind,
        }
    }

    /// Whether the piece lies with its promoted face up.
    #[must_use]
    pub const fn is_promoted(self) -> bool {
        self as u8 >= Tokin as u8
    }

    /// Whether the piece moves exactly as a gold: the gold and the four promoted small pieces (R22).
    #[must_use]
    pub const fn moves_as_gold(self) -> bool {
        matches!(self, Gold | Tokin | ProLance | ProKnight | ProSilver)
    }

    /// The kind that a captor takes in hand (R17); `None` for the king.
    #[must_use]
    pub const fn hand_piece(self) -> Option<HandPiece> {
        match self.unpromoted() {
            Pawn => Some(HandPiece::Pawn),
            Lance => Some(HandPiece::Lance),
            Knight => Some(HandPiece::Knight),
            Silver => Some(HandPiece::Silver),
            Gold => Some(HandPiece::Gold),
            Bishop => Some(HandPiece::Bishop),
            Rook => Some(HandPiece::Rook),
            _ => None,
        }
    }

    /// The SFEN letter of the unpromoted kind, upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.unpromoted() {
            Pawn => 'P',
            Lance => 'L',
            Knight => 'N',
            Silver => 'S',
            Gold => 'G',
            Bishop => 'B',
            Rook => 'R',
            _ => 'K',
        }
    }

    /// The kind of an SFEN letter of either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<PieceKind> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Pawn,
            'L' => Lance,
            'N' => Knight,
            'S' => Silver,
            'G' => Gold,
            'B' => Bishop,
            'R' => Rook,
            'K' => King,
            _ => return None,
        })
    }

    /// The kind in USI text: `P`, `+P` and so on.
    #[must_use]
    pub const fn usi(self) -> &'static str {
        [
            "P", "L", "N", "S", "G", "B", "R", "K", "+P", "+L", "+N", "+S", "+B", "+R",
        ][self.index()]
    }

    /// How many pieces of the unpromoted kind a set holds, both sides together (R2).
    #[must_use]
    pub const fn in_a_set(self) -> u8 {
        match self.unpromoted() {
            Pawn => 18,
            Bishop | Rook | King => 2,
            _ => 4,
        }
    }

    /// The number of ranks at the far edge on which the piece could never move again (R21, R28): 2 for a knight, 1
    /// for a pawn or lance, else 0.
    #[must_use]
    pub const fn dead_ranks(self) -> u8 {
        match self {
            Pawn | Lance => 1,
            Knight => 2,
            _ => 0,
        }
    }
}

/// A kind of piece in hand; a king or a promoted piece cannot be there (R17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum HandPiece {
    Pawn,
    Lance,
    Knight,
    Silver,
    Gold,
    Bishop,
    Rook,
}

impl HandPiece {
    /// All seven kinds, from pawn to rook.
    pub const ALL: [HandPiece; 7] = [
        HandPiece::Pawn,
        HandPiece::Lance,
        HandPiece::Knight,
        HandPiece::Silver,
        HandPiece::Gold,
        HandPiece::Bishop,
        HandPiece::Rook,
    ];

    /// The kind as it stands on the board once dropped.
    #[must_use]
    pub const fn kind(self) -> PieceKind {
        PieceKind::ALL[self as usize]
    }

    /// 0 for the pawn up to 6 for the rook.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The SFEN letter, upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        self.kind().letter()
    }

    /// The kind of an SFEN letter of either case; `None` for `K` and for letters of no piece.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<HandPiece> {
        match PieceKind::from_letter(letter) {
            Some(kind) => kind.hand_piece(),
            None => None,
        }
    }

    /// How many of them a set holds, both sides together (R2).
    #[must_use]
    pub const fn in_a_set(self) -> u8 {
        self.kind().in_a_set()
    }
}

macro_rules! pieces {
    ($($name:ident $color:ident $kind:ident),* $(,)?) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        enum Code { $($name),* }

        const COLORS: [Color; 28] = [$(Color::$color),*];
        const KINDS: [PieceKind; 28] = [$(PieceKind::$kind),*];
        const CODES: [Code; 28] = [$(Code::$name),*];
    };
}

pieces! {
    BP Black Pawn, BL Black Lance, BN Black Knight, BS Black Silver, BG Black Gold, BB Black Bishop,
    BR Black Rook, BK Black King, BT Black Tokin, BPl Black ProLance, BPn Black ProKnight,
    BPs Black ProSilver, BH Black Horse, BD Black Dragon,
    WP White Pawn, WL White Lance, WN White Knight, WS White Silver, WG White Gold, WB White Bishop,
    WR White Rook, WK White King, WT White Tokin, WPl White ProLance, WPn White ProKnight,
    WPs White ProSilver, WH White Horse, WD White Dragon,
}

/// A piece on the board: its kind and its owner. One byte, and so is `Option<Piece>`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(Code);

impl Piece {
    /// A piece of a side.
    #[must_use]
    pub const fn new(color: Color, kind: PieceKind) -> Piece {
        Piece(CODES[color.index() * 14 + kind.index()])
    }

    /// The owner.
    #[must_use]
    pub const fn color(self) -> Color {
        COLORS[self.0 as usize]
    }

    /// The kind.
    #[must_use]
    pub const fn kind(self) -> PieceKind {
        KINDS[self.0 as usize]
    }

    /// 0 to 27: Black's kinds in the order of [`PieceKind::ALL`], then White's.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Piece {
    /// Writes the SFEN form: `P`, `+r` and so on, lower case for White.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind().is_promoted() {
            f.write_str("+")?;
        }
        let letter = self.kind().letter();
        let letter = match self.color() {
            Color::Black => letter,
            Color::White => letter.to_ascii_lowercase(),
        };
        write!(f, "{letter}")
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
