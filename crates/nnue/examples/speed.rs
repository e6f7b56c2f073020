//! Times one evaluation with its incremental update, for every width and kernel of this machine.
//!
//! `cargo run --profile dist -p komadai-nnue --example speed`. The moves are those of random games, each made, evaluated and taken
//! back once, and a few lead on: as in a search, most evaluations are one move away from another.

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

/// Positions of random games, each with the moves that are tried in it and the position after each.
fn positions() -> Vec<(Position, Vec<(Move, Position)>)> {
    let mut random = Random(2);
    let mut all = Vec::new();
    for _ in 0..20 {
        let mut position = Position::start();
        for _ in 0..100 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let tried = (0..16)
                .map(|_| {
                    let mv = moves[random.next() as usize % moves.len()];
                    let mut after = position.clone();
                    after.play_unchecked(mv);
                    (mv, after)
                })
                .collect();
            let next = moves[random.next() as usize % moves.len()];
            all.push((position.clone(), tried));
            position.play_unchecked(next);
        }
    }
    all
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let positions = positions();
    println!("width  kernel   ns per evaluation   check");
    for width in Width::ALL {
        let network = network(width)?;
        for kernel in Kernel::available() {
            let mut evaluator = Evaluator::with_kernel(&network, kernel, &Position::start());
            let mut best = f64::MAX;
            let mut check = 0i64;
            for _ in 0..5 {
                let start = Instant::now();
                let mut count = 0u64;
                check = 0;
                for (position, tried) in &positions {
                    evaluator.reset(position);
                    for (mv, after) in tried {
                        evaluator.push(position, *mv);
                        check += i64::from(black_box(evaluator.evaluate(after)));
                        evaluator.pop();
                        count += 1;
                    }
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
