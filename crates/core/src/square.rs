//! Squares, files and ranks (R1).

use core::fmt;
use core::str::FromStr;

use crate::Color;

/// A file, 1 to 9 from Black's right to left (R1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum File {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
}

impl File {
    /// All files, from 1 to 9.
    pub const ALL: [File; 9] = [
        File::One,
        File::Two,
        File::Three,
        File::Four,
        File::Five,
        File::Six,
        File::Seven,
        File::Eight,
        File::Nine,
    ];

    /// The number written on the board's edge, 1 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The file of a number from 1 to 9.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<File> {
        if number >= 1 && number <= 9 {
            Some(File::ALL[number as usize - 1])
        } else {
            None
        }
    }

    /// 0 for file 1, up to 8 for file 9.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A rank, `a` (一) to `i` (九) from White's back row down (R1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
}

impl Rank {
    /// All ranks, from `a` to `i`.
    pub const ALL: [Rank; 9] = [
        Rank::A,
        Rank::B,
        Rank::C,
        Rank::D,
        Rank::E,
        Rank::F,
        Rank::G,
        Rank::H,
        Rank::I,
    ];

    /// 1 for rank `a` (一), up to 9 for rank `i` (九).
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The rank of a number from 1 to 9.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Rank> {
        if number >= 1 && number <= 9 {
            Some(Rank::ALL[number as usize - 1])
        } else {
            None
        }
    }

    /// The letter used by USI, `a` to `i`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// 0 for rank `a`, up to 8 for rank `i`.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How far the rank is from that side's far edge: 1 for the last rank, 9 for the own back row.
    #[must_use]
    pub const fn depth_for(self, color: Color) -> u8 {
        match color {
            Color::Black => self.number(),
            Color::White => 10 - self.number(),
        }
    }
}

/// One of the 81 squares. The index is `(file − 1) · 9 + (rank − 1)`: `1a` is 0, `1i` 8, `9i` 80, as in
/// the packed formats of other programs.
///
/// Every value of the type is a square of the board, so that tables of 81 entries need no bounds check and
/// `Option<Square>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Square {
    S1A, S1B, S1C, S1D, S1E, S1F, S1G, S1H, S1I,
    S2A, S2B, S2C, S2D, S2E, S2F, S2G, S2H, S2I,
    S3A, S3B, S3C, S3D, S3E, S3F, S3G, S3H, S3I,
    S4A, S4B, S4C, S4D, S4E, S4F, S4G, S4H, S4I,
    S5A, S5B, S5C, S5D, S5E, S5F, S5G, S5H, S5I,
    S6A, S6B, S6C, S6D, S6E, S6F, S6G, S6H, S6I,
    S7A, S7B, S7C, S7D, S7E, S7F, S7G, S7H, S7I,
    S8A, S8B, S8C, S8D, S8E, S8F, S8G, S8H, S8I,
    S9A, S9B, S9C, S9D, S9E, S9F, S9G, S9H, S9I,
}

impl Square {
    /// All squares in the order of their index.
    #[rustfmt::skip]
    pub const ALL: [Square; 81] = [
        Square::S1A, Square::S1B, Square::S1C, Square::S1D, Square::S1E, Square::S1F, Square::S1G, Square::S1H, Square::S1I,
        Square::S2A, Square::S2B, Square::S2C, Square::S2D, Square::S2E, Square::S2F, Square::S2G, Square::S2H, Square::S2I,
        Square::S3A, Square::S3B, Square::S3C, Square::S3D, Square::S3E, Square::S3F, Square::S3G, Square::S3H, Square::S3I,
        Square::S4A, Square::S4B, Square::S4C, Square::S4D, Square::S4E, Square::S4F, Square::S4G, Square::S4H, Square::S4I,
        Square::S5A, Square::S5B, Square::S5C, Square::S5D, Square::S5E, Square::S5F, Square::S5G, Square::S5H, Square::S5I,
        Square::S6A, Square::S6B, Square::S6C, Square::S6D, Square::S6E, Square::S6F, Square::S6G, Square::S6H, Square::S6I,
        Square::S7A, Square::S7B, Square::S7C, Square::S7D, Square::S7E, Square::S7F, Square::S7G, Square::S7H, Square::S7I,
        Square::S8A, Square::S8B, Square::S8C, Square::S8D, Square::S8E, Square::S8F, Square::S8G, Square::S8H, Square::S8I,
        Square::S9A, Square::S9B, Square::S9C, Square::S9D, Square::S9E, Square::S9F, Square::S9G, Square::S9H, Square::S9I,
    ];

    /// The square where a file and a rank meet.
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square::ALL[file.index() * 9 + rank.index()]
    }

    /// All squares in the order of their index.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        Square::ALL.into_iter()
    }

    /// The square's index, 0 to 80.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The square of an index below 81.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 81 {
            Some(Square::ALL[index])
        } else {
            None
        }
    }

    /// The square of an index that the caller knows to be below 81.
    ///
    /// # Safety
    /// `index` must be below 81; any other value is undefined behaviour.
    #[must_use]
    #[inline]
    #[allow(unsafe_code)]
    pub(crate) const unsafe fn from_index_unchecked(index: u8) -> Square {
        debug_assert!(index < 81);
        // SAFETY: the enum is `repr(u8)` with the variants 0..=80, and the caller keeps below 81. Bitboards
        // are walked through here: a checked look-up costs a tenth of move generation.
        unsafe { core::mem::transmute::<u8, Square>(index) }
    }

    /// The file.
    #[must_use]
    pub const fn file(self) -> File {
        File::ALL[self as usize / 9]
    }

    /// The rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize % 9]
    }

    /// The square where this one lands when the board is turned by 180°.
    #[must_use]
    pub const fn flip(self) -> Square {
        Square::ALL[80 - self as usize]
    }

    /// The square of the mirrored file: `7g` becomes `3g`.
    #[must_use]
    pub const fn mirror(self) -> Square {
        Square::ALL[(8 - self as usize / 9) * 9 + self as usize % 9]
    }

    /// The square as seen by a side: unchanged for Black, turned by 180° for White.
    #[must_use]
    pub const fn relative(self, color: Color) -> Square {
        match color {
            Color::Black => self,
            Color::White => self.flip(),
        }
    }

    /// Whether the square lies in that side's promotion zone, its three furthest ranks (R19).
    #[must_use]
    pub const fn in_zone(self, color: Color) -> bool {
        self.rank().depth_for(color) <= 3
    }

    /// The square `files` to the left (higher file numbers) and `ranks` down (towards rank `i`), if it is on
    /// the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self as usize / 9) as i8 + files;
        let rank = (self as usize % 9) as i8 + ranks;
        if file < 0 || file > 8 || rank < 0 || rank > 8 {
            return None;
        }
        Some(Square::ALL[file as usize * 9 + rank as usize])
    }
}

impl fmt::Display for Square {
    /// Writes the USI name, such as `7g`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().number(), self.rank().letter())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a square such as 7g: a file from 1 to 9, then a rank from a to i")]
pub struct SquareError;

impl FromStr for Square {
    type Err = SquareError;
    fn from_str(text: &str) -> Result<Square, SquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(SquareError);
        };
        if !file.is_ascii_digit() || !rank.is_ascii_lowercase() {
            return Err(SquareError);
        }
        match (
            File::from_number(file - b'0'),
            Rank::from_number(rank - b'a' + 1),
        ) {
            (Some(file), Some(rank)) => Ok(Square::new(file, rank)),
            _ => Err(SquareError),
        }
    }
}
