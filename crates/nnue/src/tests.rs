//! Every fast way against its slow twin.

use komadai_core::{Color, Position};
use proptest::prelude::*;

use crate::features::{self, FEATURES, INPUTS, ZONES};
use crate::network::{FEATURE_LIMIT, HIDDEN_BIAS_LIMIT, OUTPUT_LIMIT, OUTPUT_SUM_LIMIT};
use crate::{Evaluator, FileError, Kernel, Network, NetworkError, Shape, Width};

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

/// Numbers up to `features` and the limits of the rest.
fn random_shape(width: Width, features: i16, seed: u64) -> Shape {
    let mut random = Random(seed);
    let mut shape = Shape::zero(width);
    shape.feature_weights.fill_with(|| random.within(features));
    shape
        .hidden_biases
        .fill_with(|| random.within(HIDDEN_BIAS_LIMIT / 50));
    shape
        .output_weights
        .fill_with(|| random.within(OUTPUT_LIMIT));
    shape.output_bias = i32::from(random.within(10_000));
    shape
}

fn network(width: Width, shape: &Shape) -> Network {
    Network::new(width, shape, "random").expect("the shape keeps the limits")
}

/// The value straight from the definition, in wide integers.
fn slow_value(shape: &Shape, position: &Position) -> i32 {
    let neurons = shape.hidden_biases.len();
    let us = position.side();
    let mut sum = 0i64;
    for (half, color) in [us, us.other()].into_iter().enumerate() {
        let active = features::active(position, color);
        for neuron in 0..neurons {
            let input: i64 = active
                .iter()
                .map(|&feature| {
                    i64::from(shape.feature_weights[usize::from(feature) * neurons + neuron])
                })
                .sum();
            let value = (i64::from(shape.hidden_biases[neuron]) + input).clamp(0, 255);
            sum += value * value * i64::from(shape.output_weights[half * neurons + neuron]);
        }
    }
    ((sum / 255 + i64::from(shape.output_bias)) * 400 / (255 * 64)) as i32
}

/// Positions in which captures, promotions, drops and kings on the move are frequent.
const STARTS: [&str; 4] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
    "4k4/9/9/9/4K4/9/9/9/9 b 2R2B4G4S4N4L18P 1",
    "9/4k4/9/9/9/9/9/4K4/9 w 2r2b4g4s4n4l18p 1",
];

fn start(index: usize) -> Position {
    Position::from_sfen(STARTS[index]).expect("the position is legal")
}

#[test]
fn the_start_position_has_the_inputs_of_the_definition() {
    let start = Position::start();
    for color in Color::ALL {
        let mut active = features::active(&start, color).to_vec();
        active.sort_unstable();
        assert_eq!(active.len(), 40);
        // Own pawns on the seventh rank, own king on the middle file, the other king opposite.
        let mut expected: Vec<u16> = (0..9).map(|file| file * 9 + 6).collect();
        expected.push(81 * 7 + 4 * 9 + 8);
        expected.push(1172 + 81 * 7 + 4 * 9);
        assert!(
            expected
                .iter()
                .all(|feature| active.binary_search(feature).is_ok()),
            "{active:?}"
        );
    }
}

#[test]
fn hands_are_thermometers() {
    let position = start(2);
    let mut black = features::active(&position, Color::Black).to_vec();
    black.sort_unstable();
    // Black's king on 5e was driven out, White's is at home.
    let zone = 5 * INPUTS as u16;
    let hand: Vec<u16> = (zone + 1134..zone + 1172).collect();
    assert!(
        hand.iter()
            .all(|feature| black.binary_search(feature).is_ok())
    );
    let mut white = features::active(&position, Color::White).to_vec();
    white.sort_unstable();
    let hand: Vec<u16> = (1172 + 1134..INPUTS as u16).collect();
    assert!(
        hand.iter()
            .all(|feature| white.binary_search(feature).is_ok())
    );
}

#[test]
fn a_mirrored_position_looks_alike_when_the_king_is_off_the_middle() {
    let left = Position::from_sfen("3k5/9/2p6/9/9/1P7/9/9/1K7 b Rb2p 1").expect("legal");
    let right = Position::from_sfen("5k3/9/6p2/9/9/7P1/9/9/7K1 b Rb2p 1").expect("legal");
    for color in Color::ALL {
        let sorted = |position| {
            let mut active = features::active(position, color).to_vec();
            active.sort_unstable();
            active
        };
        assert_eq!(sorted(&left), sorted(&right));
    }
}

#[test]
fn every_zone_of_the_king_has_inputs_of_its_own() {
    // The king's square, and the zone of the table in `features`; the mirrored square belongs to the same.
    for (square, zone) in [
        ("5i", 0),
        ("6i", 0),
        ("5h", 1),
        ("6h", 1),
        ("7h", 2),
        ("7i", 2),
        ("8h", 3),
        ("8i", 3),
        ("9h", 4),
        ("9i", 4),
        ("5g", 5),
        ("9e", 5),
        ("5d", 6),
        ("8a", 6),
    ] {
        let file = u32::from(square.as_bytes()[0] - b'0');
        let rank = usize::from(square.as_bytes()[1] - b'a');
        for file in [file, 10 - file] {
            let mut rows = vec!["9".to_owned(); 9];
            let (before, after) = (9 - file, file - 1);
            let number = |n: u32| if n == 0 { String::new() } else { n.to_string() };
            rows[rank] = format!("{}K{}", number(before), number(after));
            rows[(rank + 4) % 9] = "4k4".to_owned();
            let sfen = format!("{} b - 1", rows.join("/"));
            let position = Position::from_sfen(&sfen).expect("a position");
            let active = features::active(&position, Color::Black);
            assert_eq!(usize::from(active[0]) / INPUTS, zone, "{square}: {sfen}");
        }
    }
    assert_eq!(FEATURES, ZONES * INPUTS);
}

#[test]
fn a_network_without_zones_is_one_whose_zones_are_alike() {
    let mut alike = random_shape(Width::W64, 60, 13);
    alike.feature_weights.truncate(INPUTS * 64);
    let mut zoned = alike.clone();
    zoned.feature_weights = alike.feature_weights.repeat(ZONES);
    assert!(zoned.has_zones() && !alike.has_zones());
    let bytes = network(Width::W64, &alike).write();
    let read = Network::read(&bytes).expect("the file is whole");
    assert_eq!((read.shape(), read.write()), (alike, bytes));
    let zoned = network(Width::W64, &zoned);
    for start in (0..STARTS.len()).map(start) {
        let value = |network| Evaluator::new(network, &start).evaluate(&start);
        assert_eq!(value(&read), value(&zoned));
    }
}

/// Walks at random, back and forth, and compares all kernels with the slow value.
fn walk(width: Width, features: i16, from: usize, choices: &[u16]) {
    let shape = random_shape(width, features, 7);
    let network = network(width, &shape);
    let mut position = start(from);
    let mut evaluators: Vec<Evaluator> = Kernel::available()
        .into_iter()
        .map(|kernel| Evaluator::with_kernel(&network, kernel, &position))
        .collect();
    let mut line = Vec::new();
    for &choice in choices {
        let moves = position.legal_moves();
        if choice % 8 == 7 || moves.is_empty() {
            let Some((mv, undo)) = line.pop() else {
                continue;
            };
            match mv {
                Some(mv) => position.undo(mv, undo),
                None => position.undo_null(undo),
            }
            evaluators.iter_mut().for_each(Evaluator::pop);
        } else if choice % 32 == 6 && !position.in_check() {
            evaluators.iter_mut().for_each(Evaluator::push_null);
            line.push((None, position.play_null()));
        } else {
            // King's moves are preferred now and then: they are what mirrors the board and changes zones.
            let kings: Vec<_> = moves
                .iter()
                .copied()
                .filter(|mv| mv.from().is_some() && mv.from() == position.king(position.side()))
                .collect();
            let list = if choice % 4 == 0 && !kings.is_empty() {
                &kings[..]
            } else {
                &moves[..]
            };
            let mv = list[usize::from(choice / 32) % list.len()];
            for evaluator in &mut evaluators {
                evaluator.push(&position, mv);
            }
            line.push((Some(mv), position.play_unchecked(mv)));
        }
        // Not every position is evaluated, so that sums are made over several moves, too.
        if choice % 3 != 0 {
            let expected = slow_value(&shape, &position);
            for evaluator in &mut evaluators {
                assert_eq!(
                    evaluator.evaluate(&position),
                    expected,
                    "{} at {}",
                    evaluator.kernel().name(),
                    position.to_sfen()
                );
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn incremental_is_slow_for_every_kernel(
        from in 0usize..4,
        width in 0usize..3,
        choices in prop::collection::vec(any::<u16>(), 1..120),
    ) {
        walk(Width::ALL[width], 60, from, &choices);
    }

    #[test]
    fn damaged_files_are_refused(at in any::<prop::sample::Index>(), bit in 0u8..8) {
        let mut bytes = network(Width::W64, &random_shape(Width::W64, 505, 3)).write();
        let at = at.index(bytes.len());
        bytes[at] ^= 1 << bit;
        prop_assert!(Network::read(&bytes).is_err());
    }

    #[test]
    fn truncated_files_are_refused(at in any::<prop::sample::Index>()) {
        let bytes = network(Width::W64, &random_shape(Width::W64, 505, 3)).write();
        prop_assert!(Network::read(&bytes[..at.index(bytes.len())]).is_err());
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut labelled = b"KOMANNUE".to_vec();
        labelled.extend(&bytes);
        prop_assert!(Network::read(&bytes).is_err());
        prop_assert!(Network::read(&labelled).is_err());
    }
}

#[test]
fn numbers_at_the_limits_do_not_overflow() {
    for sign in [1, -1] {
        let mut shape = Shape::zero(Width::W256);
        shape.feature_weights.fill(sign * FEATURE_LIMIT);
        shape.hidden_biases.fill(sign * HIDDEN_BIAS_LIMIT);
        // As many weights at their limit as the sum allows.
        let full = OUTPUT_SUM_LIMIT as usize / OUTPUT_LIMIT as usize;
        shape.output_weights[..full].fill(OUTPUT_LIMIT);
        shape.output_weights[full] = (OUTPUT_SUM_LIMIT % i32::from(OUTPUT_LIMIT)) as i16;
        let network = network(Width::W256, &shape);
        let position = Position::start();
        for kernel in Kernel::available() {
            let mut evaluator = Evaluator::with_kernel(&network, kernel, &position);
            assert_eq!(
                evaluator.evaluate(&position),
                slow_value(&shape, &position),
                "{}",
                kernel.name()
            );
        }
    }
}

#[test]
fn weights_at_random_up_to_the_limit_agree() {
    let choices: Vec<u16> = {
        let mut random = Random(11);
        (0..200).map(|_| random.next() as u16).collect()
    };
    for from in 0..STARTS.len() {
        walk(Width::W128, FEATURE_LIMIT, from, &choices);
    }
}

#[test]
fn taking_back_more_than_was_made_changes_nothing() {
    let shape = random_shape(Width::W64, 60, 5);
    let network = network(Width::W64, &shape);
    let position = Position::start();
    let mut evaluator = Evaluator::new(&network, &position);
    evaluator.pop();
    assert_eq!(evaluator.evaluate(&position), slow_value(&shape, &position));
    let other = start(1);
    evaluator.reset(&other);
    assert_eq!(evaluator.evaluate(&other), slow_value(&shape, &other));
}

#[test]
fn a_file_comes_back_as_it_was() {
    for width in Width::ALL {
        let shape = random_shape(width, 505, 9);
        let network = Network::new(width, &shape, "60 games, seed 1 – ☗").expect("within limits");
        let bytes = network.write();
        let again = Network::read(&bytes).expect("the file is whole");
        assert_eq!(again.shape(), shape);
        assert_eq!(again.width(), width);
        assert_eq!(again.recipe(), "60 games, seed 1 – ☗");
        assert_eq!(again.checksum(), network.checksum());
        assert_eq!(again.write(), bytes);
    }
}

/// A file with a changed header or number and a checksum that fits it again.
fn forged(change: impl FnOnce(&mut Vec<u8>)) -> FileError {
    let mut bytes = network(Width::W64, &Shape::zero(Width::W64)).write();
    bytes.truncate(bytes.len() - 4);
    change(&mut bytes);
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    Network::read(&bytes).expect_err("the file is wrong")
}

#[test]
fn mislabelled_files_are_refused() {
    assert_eq!(forged(|bytes| bytes[0] = b'k'), FileError::Magic);
    assert_eq!(
        forged(|bytes| bytes[8] = 2),
        FileError::Version { found: 2 }
    );
    for (at, what) in [
        (12, "the number of inputs"),
        (16, "the number of neurons"),
        (20, "the scale of the first layer"),
        (24, "the scale of the output weights"),
        (28, "the scale of the output"),
    ] {
        let error = forged(|bytes| bytes[at] ^= 1);
        assert!(
            matches!(error, FileError::Mismatch { what: found, .. } if found == what),
            "{error}"
        );
    }
    // Another width that exists, but not the one of the numbers that follow.
    assert!(matches!(
        forged(|bytes| bytes[16] = 128),
        FileError::Length { .. }
    ));
    assert!(matches!(
        forged(|bytes| bytes[35] = 255),
        FileError::Numbers(NetworkError::Recipe { .. })
    ));
    assert!(matches!(
        forged(|bytes| bytes.push(0)),
        FileError::Length { .. }
    ));
}

#[test]
fn overflowing_numbers_are_refused() {
    let first = 36 + "random".len();
    let hidden = first + FEATURES * 64 * 2;
    let output = hidden + 64 * 2;
    let bias = output + 2 * 64 * 2;
    for (at, value, name) in [
        (first, 506i16, "feature weight"),
        (hidden, -12_568, "hidden bias"),
        (output, 128, "output weight"),
        (first, i16::MIN, "feature weight"),
    ] {
        let error = forged(|bytes| bytes[at..at + 2].copy_from_slice(&value.to_le_bytes()));
        assert!(
            matches!(error, FileError::Numbers(NetworkError::TooLarge { what, .. }) if what == name),
            "{error}"
        );
    }
    let error = forged(|bytes| bytes[bias..bias + 4].copy_from_slice(&i32::MIN.to_le_bytes()));
    assert!(matches!(
        error,
        FileError::Numbers(NetworkError::TooLarge {
            what: "output bias",
            ..
        })
    ));
    let mut shape = Shape::zero(Width::W256);
    shape.output_weights.fill(OUTPUT_LIMIT);
    assert!(matches!(
        Network::new(Width::W256, &shape, ""),
        Err(NetworkError::OutputSum { sum: 65_024 })
    ));
    shape.output_weights.pop();
    assert!(matches!(
        Network::new(Width::W256, &shape, ""),
        Err(NetworkError::Count { found: 511, .. })
    ));
}
