//! The tables, computed at compile time from the moves of RULES R8–R15 and R22–R24.

#![allow(long_running_const_eval)]

use crate::{Bitboard, PieceKind, Square};

/// A step in Black's view: `(files, ranks)`, ranks negative towards the opponent.
type Step = (i8, i8);

const ORTHOGONAL: [Step; 4] = [(0, -1), (0, 1), (-1, 0), (1, 0)];
const DIAGONAL: [Step; 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];
const FORWARD_DIAGONAL: [Step; 2] = [(-1, -1), (1, -1)];

/// The single steps of a kind (R8, R11–R15, R22–R24).
const fn steps_of(kind: PieceKind) -> &'static [Step] {
    const PAWN: [Step; 1] = [(0, -1)];
    const KNIGHT: [Step; 2] = [(-1, -2), (1, -2)];
    const SILVER: [Step; 5] = [(0, -1), (-1, -1), (1, -1), (-1, 1), (1, 1)];
    const GOLD: [Step; 6] = [
        (0, -1),
        (0, 1),
        (-1, 0),
        (1, 0),
        FORWARD_DIAGONAL[0],
        FORWARD_DIAGONAL[1],
    ];
    const KING: [Step; 8] = [
        (0, -1),
        (0, 1),
        (-1, 0),
        (1, 0),
        (-1, -1),
        (1, -1),
        (-1, 1),
        (1, 1),
    ];
    match kind {
        PieceKind::Pawn => &PAWN,
        PieceKind::Knight => &KNIGHT,
        PieceKind::Silver => &SILVER,
        PieceKind::King => &KING,
        PieceKind::Horse => &ORTHOGONAL,
        PieceKind::Dragon => &DIAGONAL,
        PieceKind::Lance | PieceKind::Bishop | PieceKind::Rook => &[],
        _ => &GOLD,
    }
}

const fn bit(square: Square) -> u128 {
    1 << square.index()
}

/// `STEPS[color][kind][square]`.
pub(super) static STEPS: [[[Bitboard; 81]; 14]; 2] = {
    let mut table = [[[Bitboard::EMPTY; 81]; 14]; 2];
    let mut kind = 0;
    while kind < 14 {
        let steps = steps_of(PieceKind::ALL[kind]);
        let mut square = 0;
        while square < 81 {
            let mut step = 0;
            while step < steps.len() {
                let (files, ranks) = steps[step];
                if let Some(to) = Square::ALL[square].offset(files, ranks) {
                    table[0][kind][square].0 |= bit(to);
                }
                if let Some(to) = Square::ALL[square].offset(files, -ranks) {
                    table[1][kind][square].0 |= bit(to);
                }
                step += 1;
            }
            square += 1;
        }
        kind += 1;
    }
    table
};

/// The squares of one ray from a square to the edge.
const fn ray(from: Square, (files, ranks): Step) -> u128 {
    let mut bits = 0;
    let mut next = from.offset(files, ranks);
    while let Some(square) = next {
        bits |= bit(square);
        next = square.offset(files, ranks);
    }
    bits
}

const fn rays(steps: &[Step]) -> [Bitboard; 81] {
    let mut table = [Bitboard::EMPTY; 81];
    let mut square = 0;
    while square < 81 {
        let mut step = 0;
        while step < steps.len() {
            table[square].0 |= ray(Square::ALL[square], steps[step]);
            step += 1;
        }
        square += 1;
    }
    table
}

/// A rook's reach on an empty board.
pub(crate) static ROOK_LINES: [Bitboard; 81] = rays(&ORTHOGONAL);
/// A bishop's reach on an empty board.
pub(crate) static BISHOP_LINES: [Bitboard; 81] = rays(&DIAGONAL);
/// A lance's reach on an empty board, by its side.
pub(crate) static LANCE_LINES: [[Bitboard; 81]; 2] = [rays(&[(0, -1)]), rays(&[(0, 1)])];

/// The two diagonals through a square, each split into the part of lower and of higher indices.
pub(super) struct Diagonals {
    pub rising_low: u128,
    pub rising_high: u128,
    pub falling_low: u128,
    pub falling_high: u128,
}

pub(super) static DIAGONALS: [Diagonals; 81] = {
    const NONE: Diagonals = Diagonals {
        rising_low: 0,
        rising_high: 0,
        falling_low: 0,
        falling_high: 0,
    };
    let mut table = [NONE; 81];
    let mut square = 0;
    while square < 81 {
        let from = Square::ALL[square];
        table[square] = Diagonals {
            rising_low: ray(from, (-1, 1)),
            rising_high: ray(from, (1, -1)),
            falling_low: ray(from, (-1, -1)),
            falling_high: ray(from, (1, 1)),
        };
        square += 1;
    }
    table
};

/// For a slider at `at` on a line of nine and the occupancy of the seven inner squares: the squares reached, as nine bits.
const fn reach_on_nine(at: usize, inner: usize) -> u16 {
    let occupied = inner << 1;
    let mut reached = 0;
    let mut up = at + 1;
    while up < 9 {
        reached |= 1 << up;
        if occupied >> up & 1 == 1 {
            break;
        }
        up += 1;
    }
    let mut down = at;
    while down > 0 {
        down -= 1;
        reached |= 1 << down;
        if occupied >> down & 1 == 1 {
            break;
        }
    }
    reached
}

/// `FILE_REACH[rank][inner occupancy]`: nine bits of a file.
pub(super) static FILE_REACH: [[u16; 128]; 9] = {
    let mut table = [[0; 128]; 9];
    let mut at = 0;
    while at < 9 {
        let mut inner = 0;
        while inner < 128 {
            table[at][inner] = reach_on_nine(at, inner);
            inner += 1;
        }
        at += 1;
    }
    table
};

/// `RANK_REACH[file][inner occupancy]`: the reached squares, as they lie on rank `a`.
pub(super) static RANK_REACH: [[u128; 128]; 9] = {
    let mut table = [[0; 128]; 9];
    let mut at = 0;
    while at < 9 {
        let mut inner = 0;
        while inner < 128 {
            let reached = reach_on_nine(at, inner);
            let mut file = 0;
            while file < 9 {
                if reached >> file & 1 == 1 {
                    table[at][inner] |= 1 << (9 * file);
                }
                file += 1;
            }
            inner += 1;
        }
        at += 1;
    }
    table
};

const QUEEN: [Step; 8] = [
    (0, -1),
    (0, 1),
    (-1, 0),
    (1, 0),
    (-1, -1),
    (1, -1),
    (-1, 1),
    (1, 1),
];

/// `BETWEEN[a][b]`: the squares strictly between.
pub(super) static BETWEEN: [[Bitboard; 81]; 81] = {
    let mut table = [[Bitboard::EMPTY; 81]; 81];
    let mut a = 0;
    while a < 81 {
        let mut step = 0;
        while step < 8 {
            let (files, ranks) = QUEEN[step];
            let mut passed = 0;
            let mut next = Square::ALL[a].offset(files, ranks);
            while let Some(b) = next {
                table[a][b.index()] = Bitboard(passed);
                passed |= bit(b);
                next = b.offset(files, ranks);
            }
            step += 1;
        }
        a += 1;
    }
    table
};

/// `LINE[a][b]`: the whole line through both, with both.
pub(super) static LINE: [[Bitboard; 81]; 81] = {
    let mut table = [[Bitboard::EMPTY; 81]; 81];
    let mut a = 0;
    while a < 81 {
        let from = Square::ALL[a];
        let mut step = 0;
        while step < 8 {
            let (files, ranks) = QUEEN[step];
            let whole = ray(from, (files, ranks)) | ray(from, (-files, -ranks)) | bit(from);
            let mut next = from.offset(files, ranks);
            while let Some(b) = next {
                table[a][b.index()] = Bitboard(whole);
                next = b.offset(files, ranks);
            }
            step += 1;
        }
        a += 1;
    }
    table
};

/// `CHECK_ZONE[color][king]`: where an enemy piece must stand to check a king of that colour by a single step.
pub(crate) static CHECK_ZONE: [[Bitboard; 81]; 2] = {
    let mut table = [[Bitboard::EMPTY; 81]; 2];
    let mut square = 0;
    while square < 81 {
        let king = PieceKind::King.index();
        let knight = PieceKind::Knight.index();
        table[0][square] = Bitboard(STEPS[0][king][square].0 | STEPS[0][knight][square].0);
        table[1][square] = Bitboard(STEPS[1][king][square].0 | STEPS[1][knight][square].0);
        square += 1;
    }
    table
};

/// `DANGER_ZONE[color][king]`: where an enemy piece must stand to attack, by a single step, a neighbour of a king of
/// that colour.
pub(crate) static DANGER_ZONE: [[Bitboard; 81]; 2] = {
    let mut table = [[Bitboard::EMPTY; 81]; 2];
    let mut color = 0;
    while color < 2 {
        let mut square = 0;
        while square < 81 {
            let mut next = STEPS[0][PieceKind::King.index()][square].0;
            while next != 0 {
                let at = next.trailing_zeros() as usize;
                table[color][square].0 |= CHECK_ZONE[color][at].0;
                next &= next - 1;
            }
            square += 1;
        }
        color += 1;
    }
    table
};
