//! Random trees for round trips.

use komadai_record::{Builder, Ending, NodeId, Record};

/// A small generator of numbers: the same seed, the same tree.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }
}

/// A tree of legal moves from a start, with variations at any depth and some of the endings given. No two alternatives begin alike.
pub fn tree(start: &Record, seed: u64, endings: &[Ending]) -> Record {
    let mut chance = Chance::new(seed);
    let mut game = Builder::new(start.clone());
    let mut nodes = vec![NodeId::ROOT];
    for _ in 0..chance.below(8) + 1 {
        let at = nodes[chance.below(nodes.len())];
        game.seek(at);
        for _ in 0..chance.below(25) + 1 {
            let Some(position) = game.replay().position() else {
                break;
            };
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[chance.below(moves.len())];
            let tree = &game.record().tree;
            let there = tree
                .children(game.tip())
                .find(|&id| tree.node(id).step.as_move() == Some(mv));
            if let Some(there) = there {
                game.seek(there);
                continue;
            }
            game.play(mv).unwrap();
            nodes.push(game.tip());
        }
        let leaf = game.record().tree.first_child(game.tip()).is_none();
        if leaf && game.tip() != NodeId::ROOT && !endings.is_empty() && chance.below(2) == 0 {
            game.end(endings[chance.below(endings.len())].clone());
            // What is added later leaves the line above the end.
        }
    }
    game.finish()
}
