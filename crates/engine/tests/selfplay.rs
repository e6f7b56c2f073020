//! Fast games of the engine against itself: no illegal move, no crash, every game comes to an end.

use komadai_core::{History, Position};
use komadai_engine::{Choice, Control, Engine, Game, Level, Limits};

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn play(engine: &mut Engine, seed: u64, limits: &Limits) -> usize {
    let mut random = Random(seed);
    let mut game = Game::new(&Position::start());
    let mut history = History::new(game.position());
    engine.new_game();
    for ply in 0..400 {
        let moves = game.position().legal_moves();
        if moves.is_empty() || history.repetition().is_some() {
            return ply;
        }
        let mv = if ply < 8 {
            moves[random.below(moves.len())]
        } else {
            let outcome = engine.search(&game, limits, &Control::new(), &mut ());
            match outcome.choice {
                Choice::Play { best, reply } => {
                    let mut next = game.position().clone();
                    next.play(best).expect("a legal move");
                    if let Some(reply) = reply {
                        assert!(next.is_legal(reply), "{reply} in {}", next.to_sfen());
                    }
                    best
                }
                Choice::Declare | Choice::Resign => return ply,
            }
        };
        game.play(mv).expect("a legal move");
        history.push(game.position());
    }
    400
}

#[test]
fn two_hundred_fast_games_are_legal() {
    let mut engine = Engine::new(1);
    let limits = Limits {
        nodes: Some(60),
        ..Limits::default()
    };
    let plies: usize = (0..200).map(|seed| play(&mut engine, seed, &limits)).sum();
    assert!(plies > 200 * 20, "games of {} moves", plies / 200);
}

#[test]
fn every_level_plays_legal_games() {
    for number in 1..=Level::COUNT {
        let mut engine = Engine::new(1);
        engine.settings.level = Level::new(number);
        let limits = Limits {
            nodes: Some(200),
            ..Limits::default()
        };
        for seed in 0..4 {
            engine.settings.seed = seed;
            assert!(play(&mut engine, seed, &limits) > 8);
        }
    }
}
