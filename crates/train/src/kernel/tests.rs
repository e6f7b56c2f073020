use komadai_nnue::Width;

use super::{Aim, Task, dispatch, learn, measure, portable};
use crate::data::{GameResult, NO_INPUT, Sample};
use crate::model::Model;
use crate::random::Random;
use crate::testing::samples;

const AIM: Aim = Aim {
    scale: 600.0,
    result_share: 0.3,
};

/// The mean loss straight from the definition, in double precision.
fn slow_loss(model: &Model, numbers: &[f64], samples: &[Sample]) -> f64 {
    let layout = model.layout;
    let neurons = layout.neurons;
    let mut total = 0.0;
    for sample in samples {
        let mut output = numbers[layout.output_bias()];
        for side in 0..2 {
            for neuron in 0..neurons {
                let mut sum = numbers[layout.biases() + neuron];
                for &input in sample.inputs[side]
                    .iter()
                    .filter(|&&input| input != NO_INPUT)
                {
                    sum += numbers[usize::from(input) * neurons + neuron];
                }
                let clipped = sum.clamp(0.0, 1.0);
                output += clipped * clipped * numbers[layout.outputs() + side * neurons + neuron];
            }
        }
        let scale = f64::from(AIM.scale);
        let chance = 1.0 / (1.0 + (-output * 400.0 / scale).exp());
        let by_value = 1.0 / (1.0 + (-f64::from(sample.value) / scale).exp());
        let aim = match sample.result.points() {
            Some(points) => {
                let share = f64::from(AIM.result_share);
                (1.0 - share) * by_value + share * f64::from(points)
            }
            None => by_value,
        };
        total += (chance - aim).abs().powf(2.5);
    }
    total
}

fn task<'a>(model: &'a Model, samples: &'a [Sample], order: &'a [u32]) -> Task<'a> {
    Task {
        layout: model.layout,
        numbers: &model.numbers,
        samples,
        order,
        aim: AIM,
    }
}

#[test]
fn slopes_are_those_of_the_loss() {
    let samples = samples(3, 12);
    let order: Vec<u32> = (0..12).collect();
    let mut model = Model::random(Width::W64, 5);
    // A piece is missing in the last sample.
    let mut samples = samples;
    samples[11].inputs[0][39] = NO_INPUT;
    samples[11].inputs[1][39] = NO_INPUT;
    samples[10].result = GameResult::Unknown;
    // Larger weights, so that some neurons are cut off on either side.
    let biases = model.layout.biases();
    for number in &mut model.numbers[..biases] {
        *number *= 3.0;
    }
    let mut slopes = vec![0.0; model.layout.len()];
    let loss = learn(&task(&model, &samples, &order), &mut slopes);
    let mut numbers: Vec<f64> = model.numbers.iter().copied().map(f64::from).collect();
    let slow = slow_loss(&model, &numbers, &samples);
    assert!((loss - slow).abs() < 1e-5 * slow, "{loss} {slow}");
    assert_eq!(loss, measure(&task(&model, &samples, &order)));

    // Numbers that matter: rows of inputs that are on, and everything behind the first layer.
    let mut random = Random(9);
    let mut places: Vec<usize> = (biases..model.layout.len()).collect();
    for _ in 0..400 {
        let sample = &samples[random.below(12)];
        let input = sample.inputs[random.below(2)][random.below(39)];
        places.push(usize::from(input) * 64 + random.below(64));
    }
    let largest = slopes
        .iter()
        .fold(0.0f32, |most, slope| most.max(slope.abs()));
    let mut cut_off = 0;
    for at in places {
        let step = 1e-6;
        let here = numbers[at];
        numbers[at] = here + step;
        let above = slow_loss(&model, &numbers, &samples);
        numbers[at] = here - step;
        let below = slow_loss(&model, &numbers, &samples);
        numbers[at] = here;
        let expected = (above - below) / (2.0 * step);
        let found = f64::from(slopes[at]);
        assert!(
            (found - expected).abs() < 1e-4 * f64::from(largest),
            "number {at}: {found} instead of {expected}"
        );
        cut_off += usize::from(at < biases && found == 0.0);
    }
    assert!(cut_off > 10, "some neurons were to be cut off");
}

#[test]
fn every_vector_unit_gives_the_same() {
    let samples = samples(4, 50);
    let order: Vec<u32> = (0..50).collect();
    let model = Model::random(Width::W128, 6);
    let mut slopes = vec![0.0; model.layout.len()];
    let mut plain = slopes.clone();
    let task = task(&model, &samples, &order);
    let loss = dispatch::<128>(&task, Some(&mut slopes));
    assert_eq!(loss, portable::<128>(&task, Some(&mut plain)));
    assert_eq!(slopes, plain);
}
