use komadai_core::Position;
use komadai_nnue::{Network, Shape, Width};

use super::{Evaluation, Follower};
use crate::testing::Random;

/// A network of random numbers: its values mean nothing, but are different almost everywhere.
fn network() -> Network {
    let mut random = Random(3);
    let mut number = |limit: usize| random.below(2 * limit + 1) as i16 - limit as i16;
    let mut shape = Shape::zero(Width::W64);
    shape.feature_weights.fill_with(|| number(60));
    shape.output_weights.fill_with(|| number(120));
    Network::new(Width::W64, &shape, "random numbers").expect("the numbers keep the limits")
}

#[test]
fn the_own_network_knows_who_is_ahead() {
    let Evaluation::Network(network) = Evaluation::default() else {
        panic!("the engine's own evaluation is a network");
    };
    let readme = include_str!("../../nets/README.md");
    let checksum = format!("`{:08x}`", network.checksum());
    assert!(
        readme.contains(&checksum),
        "{checksum} is not in the README"
    );
    assert!(!network.recipe().is_empty());

    let value = |sfen: &str| {
        let position = Position::from_sfen(sfen).expect("legal");
        Evaluation::default().evaluate(&position)
    };
    let even = value("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assert!(even.abs() < 150, "{even}");
    // White has no rook, which Black has in hand; then the other way round.
    let ahead = value("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b R 1");
    assert!(ahead > 700, "{ahead}");
    let behind = value("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B7/LNSGKGSNL b r 1");
    assert!(behind < -700, "{behind}");
}

#[test]
fn following_a_line_is_starting_anew() {
    let evaluations = [Evaluation::handmade(), Evaluation::Network(network())];
    for evaluation in &evaluations {
        for seed in 0..10 {
            let mut random = Random(seed);
            let mut position = Position::start();
            let mut follower = Follower::new(evaluation, &position);
            let mut line = Vec::new();
            for step in 0..250 {
                let moves = position.legal_moves();
                if moves.is_empty() || step % 7 == 6 {
                    let Some((mv, undo)) = line.pop() else { break };
                    position.undo(mv, undo);
                    follower.pop();
                } else {
                    let mv = moves[random.below(moves.len())];
                    follower.push(&position, mv);
                    line.push((mv, position.play_unchecked(mv)));
                }
                // A pass, which the follower is not told of, changes only whose value it is.
                if step % 5 == 0 && !position.in_check() {
                    let undo = position.play_null();
                    let value = follower.evaluate(&position);
                    assert_eq!(value, evaluation.evaluate(&position));
                    position.undo_null(undo);
                }
                if step % 3 != 0 {
                    let value = follower.evaluate(&position);
                    assert_eq!(
                        value,
                        evaluation.evaluate(&position),
                        "{}",
                        position.to_sfen()
                    );
                }
            }
        }
    }
}
