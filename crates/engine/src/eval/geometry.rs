//! Tables of the board's geometry that the terms read.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use komadai_core::{Bitboard, Color, Square};

use super::layout::OFFSETS;

/// A square beside another one, and in which of five directions it lies: 0 ahead, 1 ahead and aside, 2 aside, 3 behind
/// and aside, 4 behind.
pub(crate) type Neighbour = (Square, u8);

pub(crate) struct Geometry {
    /// The squares beside a square, as a side sees it.
    pub beside: [[ArrayVec<Neighbour, 8>; 81]; 2],
    /// The squares two and three steps away.
    pub rings: [[Bitboard; 81]; 2],
}

pub(crate) static GEOMETRY: LazyLock<Geometry> = LazyLock::new(|| Geometry {
    beside: Color::ALL.map(|color| Square::ALL.map(|square| beside(color, square))),
    rings: [2, 3].map(|steps| Square::ALL.map(|square| ring(square, steps))),
});

fn beside(color: Color, square: Square) -> ArrayVec<Neighbour, 8> {
    let ahead = match color {
        Color::Black => -1,
        Color::White => 1,
    };
    let steps = [
        (0, -1, 0),
        (-1, -1, 1),
        (1, -1, 1),
        (-1, 0, 2),
        (1, 0, 2),
        (-1, 1, 3),
        (1, 1, 3),
        (0, 1, 4),
    ];
    steps
        .into_iter()
        .filter_map(|(file, back, direction)| {
            Some((square.offset(file, -ahead * back)?, direction))
        })
        .collect()
}

fn ring(square: Square, steps: usize) -> Bitboard {
    Square::all()
        .filter(|&other| distance(square, other) == steps)
        .collect()
}

/// The number of king's steps between two squares.
pub(crate) fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks)
}

/// The number of the offset of a piece from a king as the piece's side sees it, files mirrored.
pub(crate) fn offset(color: Color, piece: Square, king: Square) -> usize {
    let files = piece.file().index().abs_diff(king.file().index());
    let ranks = piece.rank().index() as isize - king.rank().index() as isize;
    let ranks = match color {
        Color::Black => ranks,
        Color::White => -ranks,
    };
    let offset = files * 17 + (ranks + 8) as usize;
    debug_assert!(offset < OFFSETS);
    offset
}

/// The number of a square as a side sees it, files mirrored upon the left half.
pub(crate) fn half(color: Color, square: Square) -> usize {
    let square = square.relative(color);
    let file = square.file().index();
    file.min(8 - file) * 9 + square.rank().index()
}
