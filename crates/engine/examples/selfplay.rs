//! Plays games of the engine against itself and writes their calm positions, for fitting the evaluation.
//!
//! `cargo run --release -p komadai-engine --example selfplay OUT GAMES NODES SEED` adds one line a position to the file: the SFEN, the
//! search's value and the game's result for the side to move (1, 0.5 or 0), separated by semicolons. The games of a seed are always
//! the same. They begin with 6 to 13 random moves; a game is won at 3,000 on four moves in a row, and drawn after 320 moves.

use std::error::Error;
use std::fs::OpenOptions;
use std::io::{BufWriter, Write};

use komadai_core::{Color, History, Position, Repetition};
use komadai_engine::{Choice, Control, Engine, Evaluation, Game, Limits, Network, Params, Score};

/// A small generator of random numbers (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

struct Sample {
    sfen: String,
    value: i32,
    side: Color,
}

/// Where a game ends: who won, or nobody.
struct Played {
    samples: Vec<Sample>,
    winner: Option<Color>,
}

fn opening(random: &mut Random) -> Option<Game> {
    let mut game = Game::new(&Position::start());
    for _ in 0..6 + random.below(8) {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            return None;
        }
        game.play(moves[random.below(moves.len())]).ok()?;
    }
    game.position().has_legal_move().then_some(game)
}

fn play(engine: &mut Engine, mut game: Game, limits: &Limits) -> Option<Played> {
    let mut samples = Vec::new();
    let mut history = History::new(game.position());
    let mut decided = 0;
    engine.new_game();
    for ply in 0..320 {
        let position = game.position().clone();
        let side = position.side();
        let outcome = engine.search(&game, limits, &Control::new(), &mut ());
        let value = outcome.score.to_number();
        if ply == 0 && value.abs() > 700 {
            return None;
        }
        let best = match outcome.choice {
            Choice::Play { best, .. } => best,
            Choice::Declare => {
                return Some(Played {
                    samples,
                    winner: Some(side),
                });
            }
            Choice::Resign => {
                return Some(Played {
                    samples,
                    winner: Some(side.other()),
                });
            }
        };
        decided = if value.abs() >= 3000 { decided + 1 } else { 0 };
        if decided == 4 {
            let winner = if value > 0 { side } else { side.other() };
            return Some(Played {
                samples,
                winner: Some(winner),
            });
        }
        let calm = !position.in_check()
            && position.piece_at(best.to()).is_none()
            && !best.is_promotion()
            && matches!(outcome.score, Score::Cp(value) if value.abs() < 3000);
        if calm {
            samples.push(Sample {
                sfen: position.to_sfen(),
                value,
                side,
            });
        }
        game.play(best).ok()?;
        history.push(game.position());
        match history.repetition() {
            None => {}
            Some(Repetition::Sennichite) => {
                return Some(Played {
                    samples,
                    winner: None,
                });
            }
            Some(Repetition::PerpetualCheck { loser }) => {
                return Some(Played {
                    samples,
                    winner: Some(loser.other()),
                });
            }
        }
    }
    Some(Played {
        samples,
        winner: None,
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, games, nodes, seed, net @ ..] = arguments.as_slice() else {
        return Err("expected OUT GAMES NODES SEED [NET]".into());
    };
    let evaluation = match net {
        [net] => Evaluation::Network(Network::read(&std::fs::read(net)?)?),
        _ => Evaluation::handmade(),
    };
    let (games, nodes, seed): (u64, u64, u64) = (games.parse()?, nodes.parse()?, seed.parse()?);
    let file = OpenOptions::new().create(true).append(true).open(path)?;
    let mut out = BufWriter::new(file);
    let mut engine = Engine::with_parts(8, Params::default(), evaluation);
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    for game in 0..games {
        let mut random = Random(seed << 32 | game);
        let Some(start) = opening(&mut random) else {
            continue;
        };
        let Some(played) = play(&mut engine, start, &limits) else {
            continue;
        };
        for sample in played.samples {
            let result = match played.winner {
                None => "0.5",
                Some(winner) if winner == sample.side => "1",
                Some(_) => "0",
            };
            writeln!(out, "{};{};{result}", sample.sfen, sample.value)?;
        }
    }
    out.flush()?;
    Ok(())
}
