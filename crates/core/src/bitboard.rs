//! Sets of squares.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{Color, File, Rank, Square};

/// A set of squares: bit `n` stands for the square of index `n`, the 47 bits above are always clear.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(pub(crate) u128);

const FILE_ONE: u128 = 0x1ff;
const RANK_A: u128 = {
    let mut bits = 0;
    let mut file = 0;
    while file < 9 {
        bits |= 1 << (9 * file);
        file += 1;
    }
    bits
};

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 81 squares.
    pub const ALL: Bitboard = Bitboard((1 << 81) - 1);

    /// The set as bits: bit `n` stands for the square of index `n`, those above 80 are clear.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of one square.
    #[must_use]
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        const TABLE: [u128; 81] = {
            let mut table = [0; 81];
            let mut index = 0;
            while index < 81 {
                table[index] = 1 << index;
                index += 1;
            }
            table
        };
        static SQUARES: [u128; 81] = TABLE;
        Bitboard(SQUARES[square.index()])
    }

    /// The nine squares of a file.
    #[must_use]
    pub const fn file(file: File) -> Bitboard {
        Bitboard(FILE_ONE << (9 * file.index()))
    }

    /// The nine squares of a rank.
    #[must_use]
    pub const fn rank(rank: Rank) -> Bitboard {
        Bitboard(RANK_A << rank.index())
    }

    /// The `count` ranks that are furthest from a side: three make its promotion zone (R19).
    #[must_use]
    pub const fn far_ranks(color: Color, count: u8) -> Bitboard {
        let mut bits = 0;
        let mut rank = 0;
        while rank < count as usize {
            bits |= match color {
                Color::Black => RANK_A << rank,
                Color::White => RANK_A << (8 - rank),
            };
            rank += 1;
        }
        Bitboard(bits)
    }

    /// A side's promotion zone (R19).
    #[must_use]
    #[inline]
    pub const fn zone(color: Color) -> Bitboard {
        const ZONES: [Bitboard; 2] = [
            Bitboard::far_ranks(Color::Black, 3),
            Bitboard::far_ranks(Color::White, 3),
        ];
        ZONES[color.index()]
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Bitboard::of(square).0 != 0
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets share a square.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// The number of squares in the set.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        (self.0 as u64).count_ones() + ((self.0 >> 64) as u64).count_ones()
    }

    /// Whether the set holds two squares or more.
    #[must_use]
    #[inline]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square of the lowest index.
    #[must_use]
    #[inline]
    #[allow(unsafe_code)]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        // SAFETY: the 47 bits above the board are always clear, so the lowest set bit is below 81.
        Some(unsafe { Square::from_index_unchecked(self.0.trailing_zeros() as u8) })
    }

    /// The only square of the set; `None` if there are none or several.
    #[must_use]
    pub const fn only(self) -> Option<Square> {
        if self.has_several() {
            None
        } else {
            self.first()
        }
    }

    /// All squares of the files that hold none of these squares, as nifu asks (R29). At most one square a file may
    /// be in the set.
    #[must_use]
    #[inline]
    pub(crate) const fn files_without(self) -> Bitboard {
        // In each file of nine bits, 2⁸ − p keeps bit 8 just where p is 0; 2⁹ − 1 then fills the file.
        let high = RANK_A << 8;
        let free = (high - self.0) & high;
        Bitboard((free << 1).wrapping_sub(free >> 8))
    }

    /// Every square one rank further for a side, off the board excluded.
    #[must_use]
    #[inline]
    pub(crate) const fn forward(self, color: Color) -> Bitboard {
        match color {
            Color::Black => Bitboard((self.0 & !RANK_A) >> 1),
            Color::White => Bitboard((self.0 & !(RANK_A << 8)) << 1),
        }
    }

    /// Calls `f` for every square, in the order of the index. Faster than the iterator in hot loops, since it
    /// walks two words of 64 bits.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub(crate) fn each(self, mut f: impl FnMut(Square)) {
        let mut low = self.0 as u64;
        while low != 0 {
            // SAFETY: a bit of the low word is below 64.
            f(unsafe { Square::from_index_unchecked(low.trailing_zeros() as u8) });
            low &= low - 1;
        }
        let mut high = (self.0 >> 64) as u64;
        while high != 0 {
            // SAFETY: the bits above the board are clear, so a bit of the high word is below 81 − 64.
            f(unsafe { Square::from_index_unchecked(high.trailing_zeros() as u8 + 64) });
            high &= high - 1;
        }
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Bitboard {
        Bitboard::of(square)
    }
}

macro_rules! operators {
    ($($trait:ident $method:ident $assign_trait:ident $assign:ident $op:tt;)*) => {$(
        impl $trait for Bitboard {
            type Output = Bitboard;
            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $op other.0)
            }
        }
        impl $assign_trait for Bitboard {
            #[inline]
            fn $assign(&mut self, other: Bitboard) {
                self.0 = self.0 $op other.0;
            }
        }
    )*};
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign &;
    BitOr bitor BitOrAssign bitor_assign |;
    BitXor bitxor BitXorAssign bitxor_assign ^;
}

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0 & Bitboard::ALL.0)
    }
}

impl Sub for Bitboard {
    type Output = Bitboard;
    /// The squares of the first set that are not in the second.
    #[inline]
    fn sub(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
    }
}

/// The squares of a set in the order of their index.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
