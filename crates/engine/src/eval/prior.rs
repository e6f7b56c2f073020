//! Weights set by hand: where tuning starts from.

use komadai_core::PieceKind;

use super::layout::{
    ADVANCE, COUNTS, DROP_HOLES, ENEMY_KING, FEATURES, FLIGHTS, FREE_FILES, HALF, HAND, KINDS,
    MATERIAL, MOBILITY, OFFSETS, OWN_KING, PAWN_THREAT, PRESSURE, REACH, RING, SECOND_RING, SQUARE,
    THIRD_RING, THREAT, TO_MOVE,
};

/// A weight in the opening and in the endgame, hundredths of a pawn.
pub(crate) type Pair = [f64; 2];

const BOARD: [f64; KINDS] = [
    100., 300., 330., 450., 510., 700., 850., 0., 450., 450., 460., 480., 950., 1150.,
];
const IN_HAND: [f64; 7] = [115., 310., 340., 470., 540., 740., 920.];

/// Weights by hand, one pair a feature.
pub fn weights() -> Vec<[f64; 2]> {
    let mut w = vec![[0.0; 2]; FEATURES];
    for kind in 0..KINDS {
        w[MATERIAL + kind] = [BOARD[kind]; 2];
    }
    for piece in 0..7 {
        for count in 1..COUNTS {
            // The more pieces of a kind, the less one more helps.
            let count_f = count as f64;
            let worth = count_f - 0.03 * count_f * (count_f - 1.0) / 2.0;
            w[HAND + piece * COUNTS + count] = [IN_HAND[piece] * worth; 2];
        }
    }
    by_kings(&mut w);
    by_squares(&mut w);
    around_kings(&mut w);
    by_attacks(&mut w);
    w[TO_MOVE] = [20., 30.];
    w
}

fn is_general(kind: PieceKind) -> bool {
    kind.moves_as_gold() || kind == PieceKind::Silver
}

fn by_kings(w: &mut [Pair]) {
    for kind in PieceKind::ALL {
        for offset in 0..OFFSETS {
            let files = (offset / 17) as f64;
            let ranks = (offset % 17) as f64 - 8.0;
            let distance = files.max(ranks.abs());
            let near = (5.0 - distance).max(0.0);
            if distance == 0.0 || kind == PieceKind::King {
                continue;
            }
            let own = &mut w[OWN_KING + kind.index() * OFFSETS + offset];
            *own = match kind {
                _ if is_general(kind) => [4.0 * near, 5.0 * near],
                PieceKind::Pawn | PieceKind::Lance | PieceKind::Knight => [2.0 * near, 2.0 * near],
                PieceKind::Horse => [5.0 * near, 8.0 * near],
                // A rook beside its king invites forks.
                PieceKind::Rook => [-6.0 * near, -4.0 * near],
                _ => [0.0; 2],
            };
            let enemy = &mut w[ENEMY_KING + kind.index() * OFFSETS + offset];
            // Pieces strike from the front, less from behind.
            let front = if ranks >= 0.0 { 1.0 } else { 0.7 };
            *enemy = match kind {
                _ if is_general(kind) => [4.0 * near * front, 10.0 * near * front],
                PieceKind::Knight => [3.0 * near * front, 6.0 * near * front],
                PieceKind::Pawn | PieceKind::Lance => [near, 2.0 * near],
                PieceKind::Dragon | PieceKind::Horse => [4.0 * near, 6.0 * near],
                _ => [0.0; 2],
            };
        }
    }
}

fn by_squares(w: &mut [Pair]) {
    for kind in PieceKind::ALL {
        for square in 0..HALF {
            let (file, rank) = (square / 9, square % 9);
            let ahead = 8.0 - rank as f64;
            let edge = 4.0 - file as f64;
            w[SQUARE + kind.index() * HALF + square] = match kind {
                PieceKind::Pawn => [3.0 * (ahead - 2.0), 2.0 * (ahead - 2.0)],
                PieceKind::Silver => [3.0 * (ahead.min(4.0)) - edge, 2.0 * ahead - 2.0 * edge],
                PieceKind::Gold => [-2.0 * ahead - edge, -3.0 * edge],
                PieceKind::Knight => [-4.0 * (ahead - 3.0).max(0.0), 0.0],
                PieceKind::King if rank <= 2 => [-40.0, 30.0],
                PieceKind::King => [-14.0 * ahead + 8.0 * edge, -4.0 * ahead + 2.0 * edge],
                _ => [0.0; 2],
            };
        }
    }
}

fn around_kings(w: &mut [Pair]) {
    for direction in 0..5 {
        for guards in 0..3 {
            for attackers in 0..3 {
                for stands in 0..3 {
                    let mut value = 5.0 * guards as f64 - 18.0 * attackers as f64;
                    if attackers > guards {
                        value -= 18.0 * (attackers - guards) as f64;
                    }
                    match stands {
                        0 if guards == 0 => value -= 6.0,
                        1 => value += 6.0,
                        2 => value -= 20.0,
                        _ => {}
                    }
                    // What comes from ahead is worse.
                    let scale = [1.2, 1.1, 1.0, 0.8, 0.8][direction];
                    let feature = ((direction * 3 + guards) * 3 + attackers) * 3 + stands;
                    w[RING + feature] = [0.5 * value * scale, value * scale];
                }
            }
        }
    }
    for (start, scale) in [(SECOND_RING, 1.0), (THIRD_RING, 0.4)] {
        let values = [-3.0, -3.0, 1.5, 1.5, -3.0, 2.0];
        for (index, value) in values.into_iter().enumerate() {
            w[start + index] = [0.5 * value * scale, value * scale];
        }
    }
    for (flights, value) in [-60.0, -30.0, -15.0, -5.0, 0.0, 2.0, 4.0, 4.0, 4.0]
        .into_iter()
        .enumerate()
    {
        w[FLIGHTS + flights] = [0.2 * value, value];
    }
    for pressure in 0..25 {
        let value = -1.5 * (pressure * pressure).min(200) as f64;
        w[PRESSURE + pressure] = [0.4 * value, value];
    }
    for (piece, value) in [3.0, 6.0, 6.0, 12.0, 16.0, 10.0, 14.0]
        .into_iter()
        .enumerate()
    {
        for holes in 0..6 {
            let value = value * holes as f64;
            w[DROP_HOLES + piece * 6 + holes] = [0.4 * value, value];
        }
    }
    for pieces in 0..10 {
        w[ADVANCE + pieces] = [0.0, 25.0 * pieces as f64];
    }
}

fn by_attacks(w: &mut [Pair]) {
    let step = [
        0.0, 3.0, 4.0, 4.0, 4.0, 3.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 3.0,
    ];
    for kind in 0..KINDS {
        for free in 0..REACH {
            w[MOBILITY + kind * REACH + free] = [step[kind] * free as f64; 2];
        }
        let value = BOARD[kind];
        for waits in 0..2 {
            let share = if waits == 1 { 0.12 } else { 0.05 };
            w[THREAT + (waits * 2) * KINDS + kind] = [-share * value; 2];
            w[THREAT + (waits * 2 + 1) * KINDS + kind] = [-0.2 * share * value; 2];
            w[PAWN_THREAT + waits * KINDS + kind] = [-0.5 * share * (value - 100.0).max(0.0); 2];
        }
    }
    for free in 0..10 {
        w[FREE_FILES + free] = [4.0 * free as f64; 2];
    }
}
