use komadai_core::Position;
use komadai_nnue::features::INPUTS;
use komadai_nnue::{Evaluator, Network, Width};

use super::{Plan, fit_scale, train};
use crate::TrainError;
use crate::data::{GameResult, Sample};
use crate::model::quantised_value;
use crate::random::Random;
use crate::testing::{material, samples};

fn small_plan() -> Plan {
    Plan {
        width: Width::W64,
        epochs: 12,
        batch: 256,
        rate: 3e-3,
        // Nothing in these samples depends on where the kings stand.
        zone_rate: 0.0,
        result_share: 0.0,
        scale: Some(600.0),
        ..Plan::default()
    }
}

#[test]
fn learns_material_from_examples() {
    let learnt = samples(1, 12_000);
    let unknown = samples(2, 1_000);
    let mut losses = Vec::new();
    let trained = train(&small_plan(), None, &learnt, &unknown, &mut |epoch| {
        losses.push(epoch.held_out);
    })
    .expect("the plan is sound");
    assert_eq!(losses.len(), 12);
    assert!(losses[11] < losses[0] / 4.0, "{losses:?}");
    let difference = (trained.held_out_rounded - trained.held_out).abs();
    assert!(difference < 0.02 * trained.held_out + 1e-6, "{difference}");

    // Of the spread of values that it has never seen, the network explains nine tenths.
    let shape = trained.model.quantised().expect("within limits");
    let chance = |value: f64| 1.0 / (1.0 + (-value / 600.0).exp());
    let mean = unknown.iter().map(|s| chance(s.value.into())).sum::<f64>() / 1e3;
    let (mut off, mut spread) = (0.0, 0.0);
    for sample in &unknown {
        let found = chance(quantised_value(&shape, sample).into());
        off += (found - chance(sample.value.into())).powi(2);
        spread += (chance(sample.value.into()) - mean).powi(2);
    }
    assert!(off < 0.1 * spread, "{off} of {spread} is not explained");

    // And the engine's evaluator says the same of positions as the trainer.
    let network = Network::new(Width::W64, &shape, "material").expect("within limits");
    let mut random = Random(8);
    let mut position = Position::start();
    let mut evaluator = Evaluator::new(&network, &position);
    for _ in 0..80 {
        let sample = Sample::new(&position, material(&position) as i16, GameResult::Drawn);
        assert_eq!(
            evaluator.evaluate(&position),
            quantised_value(&shape, &sample)
        );
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        evaluator.push(&position, mv);
        position.play_unchecked(mv);
    }
}

#[test]
fn zones_learn_what_is_true_in_them_alone() {
    // A king that was driven out turns all values round.
    let turned = |seed, count| {
        let mut samples = samples(seed, count);
        for sample in &mut samples {
            if usize::from(sample.inputs[0][0]) / INPUTS >= 5 {
                sample.value = -sample.value;
            }
        }
        samples
    };
    let (learnt, unknown) = (turned(11, 9_000), turned(12, 1_000));
    let held_out = |zone_rate| {
        let plan = Plan {
            epochs: 8,
            zone_rate,
            ..small_plan()
        };
        let trained = train(&plan, None, &learnt, &unknown, &mut |_| {});
        trained.expect("the plan is sound").held_out
    };
    let (shared, own) = (held_out(0.0), held_out(1.0));
    assert!(own < 0.8 * shared, "{own} with zones, {shared} without");
}

#[test]
fn the_same_seed_gives_the_same_network() {
    let learnt = samples(5, 600);
    let plan = Plan {
        epochs: 2,
        ..small_plan()
    };
    let numbers = |plan: &Plan| {
        train(plan, None, &learnt, &[], &mut |_| {})
            .expect("the plan is sound")
            .model
            .numbers
    };
    assert_eq!(numbers(&plan), numbers(&plan));
    let other = Plan {
        seed: 2,
        ..plan.clone()
    };
    assert_ne!(numbers(&plan), numbers(&other));
}

#[test]
fn the_scale_is_found_again() {
    // Results drawn with the odds of a scale of 750.
    let mut random = Random(4);
    let mut samples = samples(6, 4_000);
    for sample in &mut samples {
        sample.value = (random.unit() * 2000.0) as i16;
        let chance = 1.0 / (1.0 + (-f32::from(sample.value) / 750.0).exp());
        sample.result = if (random.unit() + 1.0) / 2.0 < chance {
            GameResult::Won
        } else {
            GameResult::Lost
        };
    }
    let scale = fit_scale(&samples);
    assert!((scale - 750.0).abs() < 75.0, "{scale}");
}

#[test]
fn senseless_plans_are_refused() {
    let learnt = samples(7, 10);
    let refused = |plan: &Plan, samples: &[Sample]| {
        matches!(
            train(plan, None, samples, &[], &mut |_| {}),
            Err(TrainError::Plan { .. })
        )
    };
    assert!(refused(&small_plan(), &[]));
    for plan in [
        Plan {
            epochs: 0,
            ..small_plan()
        },
        Plan {
            batch: 0,
            ..small_plan()
        },
        Plan {
            rate: f32::NAN,
            ..small_plan()
        },
        Plan {
            rate: 2.0,
            ..small_plan()
        },
        Plan {
            final_rate: 0.5,
            ..small_plan()
        },
        Plan {
            result_share: 1.5,
            ..small_plan()
        },
        Plan {
            zone_rate: -0.1,
            ..small_plan()
        },
        Plan {
            zone_decay: f32::NAN,
            ..small_plan()
        },
        Plan {
            scale: Some(0.0),
            ..small_plan()
        },
    ] {
        assert!(refused(&plan, &learnt), "{plan:?}");
    }
}
