//! Where pieces reach: step tables, sliding attacks, and the squares between two squares (R8–R16, R22–R24).
//!
//! All tables are computed by the compiler. Files lie in nine neighbouring bits each, so a file is read out by one
//! shift and looked up; a rank is gathered by one multiplication; diagonals use the obstruction difference,
//! which needs no table but the lines themselves. No instruction beyond the portable ones is required.

mod tables;

use crate::{Bitboard, Color, PieceKind, Square};
use tables::{BETWEEN, DIAGONALS, Diagonals, FILE_REACH, LINE, RANK_REACH, STEPS};
pub(crate) use tables::{BISHOP_LINES, CHECK_ZONE, DANGER_ZONE, LANCE_LINES, ROOK_LINES};

/// The steps of a kind, without its slides: a horse's four orthogonal ones, nothing for a rook.
#[must_use]
#[inline]
pub(crate) fn steps(color: Color, kind: PieceKind, from: Square) -> Bitboard {
    STEPS[color.index()][kind.index()][from.index()]
}

/// The squares strictly between two squares of a line; empty if they share none.
#[must_use]
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole line through two squares, edge to edge; empty if they share none or are the same.
#[must_use]
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}

#[inline(always)]
fn file_attacks(from: Square, occupied: Bitboard) -> u64 {
    let (file, rank) = (from.index() / 9, from.index() % 9);
    let inner = (occupied.0 >> (9 * file + 1)) as usize & 0x7f;
    u64::from(FILE_REACH[rank][inner])
}

/// The squares reached along the file, up to and with the first piece on either side.
#[inline(always)]
fn file_set(from: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(u128::from(file_attacks(from, occupied)) << (9 * (from.index() / 9)))
}

#[inline(always)]
fn rank_set(from: Square, occupied: Bitboard) -> Bitboard {
    const EVERY_NINTH: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45 | 1 << 54;
    const GATHER: u64 = 1 << 56 | 1 << 48 | 1 << 40 | 1 << 32 | 1 << 24 | 1 << 16 | 1 << 8;
    let (file, rank) = (from.index() / 9, from.index() % 9);
    // Bits 0, 9, … 54 of the shifted word are files 2 to 8 of the rank; 9i + (56 − 8j) falls into 56..=62 for
    // i = j alone, so that the product gathers them in its top bits without a carry.
    let inner = (occupied.0 >> (rank + 9)) as u64 & EVERY_NINTH;
    let index = (inner.wrapping_mul(GATHER) >> 56) as usize & 0x7f;
    Bitboard(RANK_REACH[file][index] << rank)
}

#[inline(always)]
fn diagonal_set(lines: &Diagonals, occupied: Bitboard) -> Bitboard {
    #[inline(always)]
    fn one(lower: u128, upper: u128, occupied: u128) -> u128 {
        let below = lower & occupied;
        let above = upper & occupied;
        let nearest = 1u128 << (127 - (below | 1).leading_zeros());
        (above ^ above.wrapping_sub(nearest)) & (lower | upper)
    }
    Bitboard(
        one(lines.rising_low, lines.rising_high, occupied.0)
            | one(lines.falling_low, lines.falling_high, occupied.0),
    )
}

/// A rook's reach among these pieces, captures included (R9).
#[must_use]
#[inline]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    file_set(from, occupied) | rank_set(from, occupied)
}

/// A bishop's reach among these pieces, captures included (R10).
#[must_use]
#[inline]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    diagonal_set(&DIAGONALS[from.index()], occupied)
}

/// A lance's reach among these pieces, captures included (R14).
#[must_use]
#[inline]
pub fn lance(color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    file_set(from, occupied) & LANCE_LINES[color.index()][from.index()]
}

/// Every square a piece attacks among these pieces, whoever stands there: its own pieces are not left out.
///
/// ```
/// use komadai_core::{attacks, Bitboard, Color, PieceKind, Square};
/// let knight = attacks::of(Color::Black, PieceKind::Knight, Square::S5E, Bitboard::EMPTY);
/// assert_eq!(knight, [Square::S4C, Square::S6C].into_iter().collect());
/// ```
#[must_use]
#[inline]
pub fn of(color: Color, kind: PieceKind, from: Square, occupied: Bitboard) -> Bitboard {
    match kind {
        PieceKind::Lance => lance(color, from, occupied),
        PieceKind::Bishop => bishop(from, occupied),
        PieceKind::Rook => rook(from, occupied),
        PieceKind::Horse => bishop(from, occupied) | steps(color, kind, from),
        PieceKind::Dragon => rook(from, occupied) | steps(color, kind, from),
        _ => steps(color, kind, from),
    }
}
