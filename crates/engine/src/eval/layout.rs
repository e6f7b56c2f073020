//! Where each term of the evaluation has its weights: the features, numbered.

use komadai_core::{HandPiece, PieceKind};

/// A run of features with a name, for the weights' file and for people.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// The name in the weights' table.
    pub name: &'static str,
    /// The number of the first feature.
    pub start: usize,
    /// How many features there are.
    pub len: usize,
    /// What the features count.
    pub meaning: &'static str,
}

macro_rules! layout {
    ($($name:ident $len:expr, $meaning:literal;)*) => {
        layout!(@starts 0; $($name $len;)*);
        /// All groups, in the order of their features.
        pub const GROUPS: &[Group] = &[$(Group {
            name: stringify!($name),
            start: $name,
            len: $len,
            meaning: $meaning,
        }),*];
    };
    (@starts $start:expr; $name:ident $len:expr; $($rest:tt)*) => {
        pub(crate) const $name: usize = $start;
        layout!(@starts $start + $len; $($rest)*);
    };
    (@starts $start:expr;) => {
        /// The number of features.
        pub const FEATURES: usize = $start;
    };
}

/// Offsets of a piece from a king: 0–8 files to either side, 8 ranks ahead to 8 behind.
pub(crate) const OFFSETS: usize = 9 * 17;
/// Squares of the left half and the middle file.
pub(crate) const HALF: usize = 45;
/// Kinds of piece.
pub(crate) const KINDS: usize = 14;
/// Counts of a kind in hand, 0 to 18.
pub(crate) const COUNTS: usize = 19;
/// The greatest mobility counted, plus one.
pub(crate) const REACH: usize = 21;

layout! {
    MATERIAL KINDS, "pieces on the board, by kind";
    HAND 7 * COUNTS, "pieces in hand, by kind and number";
    OWN_KING KINDS * OFFSETS, "pieces by kind and offset from their own king, files mirrored";
    ENEMY_KING KINDS * OFFSETS, "pieces by kind and offset from the enemy king, files mirrored";
    SQUARE KINDS * HALF, "pieces by kind and square as their side sees it, files mirrored";
    RING 5 * 3 * 3 * 3, "squares beside a king, by direction, own guards, enemy attackers, and what stands there";
    SECOND_RING 6, "squares two steps from a king that are attacked, doubly attacked, guarded, doubly guarded, attacked \
        and unguarded, own pieces";
    THIRD_RING 6, "the same for squares three steps away";
    FLIGHTS 9, "squares to which a king may flee";
    PRESSURE 25, "attacks upon the squares beside a king, each counted up to three times";
    MOBILITY KINDS * REACH, "squares that a piece reaches and that hold no own piece, by kind";
    THREAT 2 * 2 * KINDS, "pieces under attack, by whether their side is to move, whether they are guarded, and kind";
    PAWN_THREAT 2 * KINDS, "pieces under attack by a pawn, by whether their side is to move, and kind";
    DROP_HOLES 7 * 6, "empty unguarded squares beside the enemy king while a kind is in hand, up to five";
    FREE_FILES 10, "files on which a side that has a pawn in hand may drop one";
    SUPPORT 9, "own pieces guarded by an own piece, in threes";
    ADVANCE 10, "own pieces in the enemy camp while the own king is there too, up to nine";
    TO_MOVE 1, "being to move";
}

pub(crate) const fn material(kind: PieceKind) -> usize {
    MATERIAL + kind.index()
}

pub(crate) const fn hand(piece: HandPiece, count: u8) -> usize {
    HAND + piece.index() * COUNTS + count as usize
}
