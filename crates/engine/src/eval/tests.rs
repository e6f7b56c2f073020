use std::sync::Arc;

use komadai_core::{Position, Strictness};

use super::{State, Weights, evaluate, standard_weights, trace};
use crate::testing::{Random, random_positions};
use crate::value::EVAL_LIMIT;

#[test]
fn is_the_same_for_both_sides() {
    let weights = Weights::standard();
    for position in random_positions(20, 150) {
        let flipped = position
            .setup()
            .flip()
            .into_position(Strictness::Game)
            .expect("a turned position is as valid");
        let value = evaluate(&position, &weights);
        assert_eq!(
            value,
            evaluate(&flipped, &weights),
            "{}",
            position.to_sfen()
        );
        let mirrored = mirror(&position);
        assert_eq!(
            value,
            evaluate(&mirrored, &weights),
            "{}",
            position.to_sfen()
        );
    }
}

fn mirror(position: &Position) -> Position {
    let setup = position.setup();
    let mut mirrored = setup;
    for (square, _) in setup.pieces() {
        mirrored.set(square, None);
    }
    for (square, piece) in setup.pieces() {
        mirrored.set(square.mirror(), Some(piece));
    }
    mirrored
        .into_position(Strictness::Game)
        .expect("a mirrored position is as valid")
}

#[test]
fn step_by_step_and_from_scratch_are_equal() {
    for seed in 0..10 {
        let mut random = Random(seed);
        let mut position = Position::start();
        let mut state = State::new(Weights::standard(), &position);
        let mut played = Vec::new();
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            state.push(&position, mv);
            played.push((mv, position.play_unchecked(mv), state.top()));
            assert_eq!(state.top(), state.full(&position), "{}", position.to_sfen());
        }
        while let Some((mv, undo, sums)) = played.pop() {
            assert_eq!(state.top(), sums);
            state.pop();
            position.undo(mv, undo);
        }
        assert_eq!(state.top(), state.full(&Position::start()));
    }
}

#[test]
fn the_trace_adds_up_to_the_value() {
    let weights: Vec<[i16; 2]> = standard_weights().collect();
    for position in random_positions(10, 150) {
        let trace = trace(&position);
        let sum: f32 = trace
            .features
            .iter()
            .map(|&(feature, count)| {
                let [opening, endgame] = weights[usize::from(feature)].map(f32::from);
                f32::from(count) * (opening * (1.0 - trace.phase) + endgame * trace.phase)
            })
            .sum();
        let value = evaluate(&position, &Weights::standard()) as f32;
        let signed = if position.side() == komadai_core::Color::Black {
            value
        } else {
            -value
        };
        if signed.abs() < EVAL_LIMIT as f32 {
            assert!(
                (signed - sum).abs() < 2.0,
                "{signed} {sum} {}",
                position.to_sfen()
            );
        }
    }
}

#[test]
fn a_side_without_a_king_is_evaluated_too() {
    let text = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    let position = text
        .parse::<komadai_core::Setup>()
        .expect("an SFEN")
        .into_position(Strictness::MateProblem)
        .expect("a mate problem");
    let value = evaluate(&position, &Weights::standard());
    assert!(value.abs() <= EVAL_LIMIT);
}

#[test]
fn missing_and_superfluous_weights_do_no_harm() {
    let none = Arc::new(Weights::from_pairs(&[]));
    assert_eq!(evaluate(&Position::start(), &none), 0);
    let many = Arc::new(Weights::from_pairs(&vec![[1, 1]; 100_000]));
    let _ = evaluate(&Position::start(), &many);
}
