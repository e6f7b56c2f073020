//! Random words for the incremental hash of board, hands and side to move.

use crate::{Color, Hand, HandPiece, Piece, Square};

/// splitmix64 with a fixed seed: the same keys in every build.
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

struct Keys {
    pieces: [[u64; 81]; 28],
    /// By side, kind and count; the word for no piece is 0.
    hands: [[[u64; 19]; 7]; 2],
}

static KEYS: Keys = {
    let mut keys = Keys {
        pieces: [[0; 81]; 28],
        hands: [[[0; 19]; 7]; 2],
    };
    let mut state = 0x6b6f_6d61_6461_6921; // "komadai!"
    let mut piece = 0;
    while piece < 28 {
        let mut square = 0;
        while square < 81 {
            keys.pieces[piece][square] = next(&mut state);
            square += 1;
        }
        piece += 1;
    }
    let mut color = 0;
    while color < 2 {
        let mut kind = 0;
        while kind < 7 {
            let mut count = 1;
            while count < 19 {
                keys.hands[color][kind][count] = next(&mut state);
                count += 1;
            }
            kind += 1;
        }
        color += 1;
    }
    keys
};

/// The word for White to move.
pub(crate) const WHITE_TO_MOVE: u64 = 0x5f36_d1c6_e7a1_b94d;

/// The word of a piece on a square.
#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    KEYS.pieces[piece.index()][square.index()]
}

/// The word of a number of pieces of one kind in a hand.
#[inline]
pub(crate) fn held(color: Color, piece: HandPiece, count: u8) -> u64 {
    let counts = &KEYS.hands[color.index()][piece.index()];
    counts[usize::from(count).min(counts.len() - 1)]
}

/// The words of a whole hand.
pub(crate) fn hand(color: Color, hand: Hand) -> u64 {
    hand.iter()
        .fold(0, |key, (piece, count)| key ^ held(color, piece, count))
}
