//! Positions for the tests of this crate.

use komadai_core::Position;

/// A small generator of random numbers (SplitMix64).
pub(crate) struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// Positions of random games, one from each move, so that hands fill up and pieces promote.
pub(crate) fn random_positions(games: u64, plies: usize) -> Vec<Position> {
    let mut positions = Vec::new();
    for game in 0..games {
        let mut random = Random(game);
        let mut position = Position::start();
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position
                .play(moves[random.below(moves.len())])
                .expect("the generator lists legal moves");
            positions.push(position.clone());
        }
    }
    positions
}
