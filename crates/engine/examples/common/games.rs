//! Short games of two settings of the engine, for the examples that measure strength.

use komadai_core::{Color, History, Position, Repetition};
use komadai_engine::{Choice, Control, Engine, Game, Limits};

/// The longest game, in plies; it is a draw.
const LONGEST: usize = 320;
/// Random plies before the engines take over.
const OPENING: usize = 10;

/// Numbers drawn by SplitMix64: the same seed, the same numbers.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// The start of a game by random moves, in which there still is something to play.
    pub fn opening(&mut self) -> Game {
        loop {
            let mut game = Game::new(&Position::start());
            for _ in 0..OPENING {
                let moves = game.position().legal_moves();
                if moves.is_empty() {
                    break;
                }
                let at = (self.next() % moves.len() as u64) as usize;
                game.play(moves[at]).expect("a legal move");
            }
            if game.position().has_legal_move() {
                return game;
            }
        }
    }
}

/// Both games of an opening; the player that begins changes. Gives the winner of each, none for a draw.
pub fn pair(players: &mut [Engine; 2], start: &Game, nodes: u64) -> [Option<usize>; 2] {
    [0, 1].map(|first| {
        players.iter_mut().for_each(Engine::new_game);
        winner(players, start.clone(), nodes, first)
    })
}

fn winner(players: &mut [Engine; 2], mut game: Game, nodes: u64, first: usize) -> Option<usize> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut history = History::new(game.position());
    let start = game.position().side();
    let player = |side: Color| if side == start { first } else { 1 - first };
    for _ in 0..LONGEST {
        let mover = player(game.position().side());
        let outcome = players[mover].search(&game, &limits, &Control::new(), &mut ());
        match outcome.choice {
            Choice::Play { best, .. } => game.play(best).expect("the engine plays legal moves"),
            Choice::Declare => return Some(mover),
            Choice::Resign => return Some(1 - mover),
        }
        history.push(game.position());
        match history.repetition() {
            None => {}
            Some(Repetition::Sennichite) => return None,
            Some(Repetition::PerpetualCheck { loser }) => return Some(player(loser.other())),
        }
    }
    None
}
