//! Pieces in hand.

use core::fmt;

use crate::HandPiece;

/// The captured pieces of one side, which wait on the komadai in plain sight (R17).
///
/// ```text
/// bits  0–4  pawns     bits 6–8  lances    bits 10–12 knights   bits 14–16 silvers
/// bits 18–20 golds     bits 22–23 bishops  bits 25–26 rooks     all others clear
/// ```
/// A clear bit between the counts makes "at least as many of every kind" one subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand(u32);

const SHIFT: [u32; 7] = [0, 6, 10, 14, 18, 22, 25];
const MASK: [u32; 7] = [31, 7, 7, 7, 7, 3, 3];
/// The clear bits above each count.
const BORROW: u32 = 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 21 | 1 << 24 | 1 << 27;

impl Hand {
    /// A hand without pieces.
    pub const EMPTY: Hand = Hand(0);

    /// A hand with these counts, from pawn to rook; `None` where a count is more than a set holds (R2).
    #[must_use]
    pub fn from_counts(counts: [u8; 7]) -> Option<Hand> {
        let mut hand = Hand::EMPTY;
        for piece in HandPiece::ALL {
            hand = hand.with_count(piece, counts[piece.index()])?;
        }
        Some(hand)
    }

    /// How many pieces of a kind are in hand, at most as many as a set holds.
    #[must_use]
    #[inline]
    pub const fn count(self, piece: HandPiece) -> u8 {
        (self.0 >> SHIFT[piece.index()] & MASK[piece.index()]) as u8
    }

    /// Whether at least one piece of the kind is in hand.
    #[must_use]
    #[inline]
    pub const fn has(self, piece: HandPiece) -> bool {
        self.0 & MASK[piece.index()] << SHIFT[piece.index()] != 0
    }

    /// Whether nothing is in hand.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of pieces in hand.
    #[must_use]
    pub fn total(self) -> u8 {
        HandPiece::ALL.iter().map(|&piece| self.count(piece)).sum()
    }

    /// The hand with `count` pieces of a kind; `None` if a set holds fewer.
    #[must_use]
    pub const fn with_count(self, piece: HandPiece, count: u8) -> Option<Hand> {
        if count > piece.in_a_set() {
            return None;
        }
        let shift = SHIFT[piece.index()];
        Some(Hand(
            self.0 & !(MASK[piece.index()] << shift) | (count as u32) << shift,
        ))
    }

    /// The hand with one piece more; `None` if a set holds no more of the kind.
    #[must_use]
    pub const fn with(self, piece: HandPiece) -> Option<Hand> {
        self.with_count(piece, self.count(piece) + 1)
    }

    /// The hand with one piece less; `None` if none of the kind is there.
    #[must_use]
    pub const fn take(self, piece: HandPiece) -> Option<Hand> {
        if self.has(piece) {
            Some(Hand(self.0 - (1 << SHIFT[piece.index()])))
        } else {
            None
        }
    }

    /// Adds a piece without looking whether the set holds it; a valid position guarantees that.
    #[inline]
    pub(crate) const fn add_unchecked(self, piece: HandPiece) -> Hand {
        Hand(self.0.wrapping_add(1 << SHIFT[piece.index()]))
    }

    /// Takes a piece without looking whether it is there; a legal drop guarantees that.
    #[inline]
    pub(crate) const fn take_unchecked(self, piece: HandPiece) -> Hand {
        Hand(self.0.wrapping_sub(1 << SHIFT[piece.index()]))
    }

    /// Whether this hand holds at least as many pieces of every kind as the other.
    #[must_use]
    #[inline]
    pub const fn dominates(self, other: Hand) -> bool {
        (self.0 | BORROW).wrapping_sub(other.0) & BORROW == BORROW
    }

    /// The packed word: equal words are equal hands. Its layout is not part of any file format.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The kinds that are in hand with their counts, from pawn to rook.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = (HandPiece, u8)> {
        HandPiece::ALL
            .into_iter()
            .map(move |piece| (piece, self.count(piece)))
            .filter(|&(_, n)| n > 0)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
