//! Times one evaluation with its incremental update, for every width and kernel of this machine.
//!
//! `cargo run --profile dist -p komadai-nnue --example speed`. The moves are those of a random game, each made, evaluated and taken
//! back; eight tries lead to one move that is kept.

use std::hint::black_box;
use std::time::Instant;

use komadai_core::{Move, Position};
use komadai_nnue::{Evaluator, Kernel, Network, Shape, Width};

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

    fn within(&mut self, limit: i16) -> i16 {
        (self.next() % (2 * limit as u64 + 1)) as i16 - limit
    }
}

fn network(width: Width) -> Result<Network, komadai_nnue::NetworkError> {
    let mut random = Random(1);
    let mut shape = Shape::zero(width);
    shape.feature_weights.fill_with(|| random.within(60));
    shape.hidden_biases.fill_with(|| random.within(60));
    shape.output_weights.fill_with(|| random.within(60));
    Network::new(width, &shape, "random numbers")
}

/// A random game: each position with its move, and with the moves that are tried besides and the position after each.
struct Step {
    before: Position,
    tried: Vec<(Move, Position)>,
    played: Move,
}

fn game() -> Vec<Step> {
    let mut random = Random(2);
    let mut position = Position::start();
    let mut steps = Vec::new();
    for _ in 0..60 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut choose = || moves[random.next() as usize % moves.len()];
        let mut tried = Vec::new();
        for _ in 0..8 {
            let mv = choose();
            let mut after = position.clone();
            after.play_unchecked(mv);
            tried.push((mv, after));
        }
        let played = choose();
        let before = position.clone();
        position.play_unchecked(played);
        steps.push(Step {
            before,
            tried,
            played,
        });
    }
    steps
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = game();
    println!("width  kernel   ns per evaluation   check");
    for width in Width::ALL {
        let network = network(width)?;
        for kernel in Kernel::available() {
            let mut evaluator = Evaluator::with_kernel(&network, kernel, &Position::start());
            let mut best = f64::MAX;
            let mut check = 0i64;
            // The fastest of many short runs: other programs on the machine disturb few of them.
            for _ in 0..1000 {
                let start = Instant::now();
                let mut count = 0u64;
                check = 0;
                evaluator.reset(&Position::start());
                for step in &game {
                    for (mv, after) in &step.tried {
                        evaluator.push(&step.before, *mv);
                        check += i64::from(black_box(evaluator.evaluate(after)));
                        evaluator.pop();
                        count += 1;
                    }
                    evaluator.push(&step.before, step.played);
                }
                best = best.min(start.elapsed().as_nanos() as f64 / count as f64);
            }
            println!(
                "{:>5}  {:<7} {best:>18.1}   {check}",
                width.neurons(),
                kernel.name()
            );
        }
    }
    Ok(())
}
