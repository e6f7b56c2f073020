//! Any bytes as a network file, and any change to a good one with its checksum made right again: a network that is
//! taken is written as the same bytes, and every kernel evaluates alike.
#![no_main]

use std::sync::LazyLock;

use arbitrary::Arbitrary;
use komadai_core::Position;
use komadai_nnue::{Evaluator, Kernel, Network, Shape, Width};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
enum Input {
    Bytes(Vec<u8>),
    /// Bytes of the head, bytes at places in the rest, a length cut off.
    Changed(Vec<(u8, u8)>, Vec<(u32, i16)>, u16),
}

static GOOD: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let width = Width::from_neurons(64).expect("a width");
    let network = Network::new(width, &Shape::zero(width), "fuzz").expect("no limit is broken");
    network.write()
});

fn bytes(input: Input) -> Vec<u8> {
    let (head, rest, cut) = match input {
        Input::Bytes(bytes) => return bytes,
        Input::Changed(head, rest, cut) => (head, rest, cut),
    };
    let mut bytes = GOOD.clone();
    for (at, value) in head {
        bytes[usize::from(at) % 40] = value;
    }
    let length = bytes.len() - 4;
    for (at, value) in rest {
        let at = at as usize % (length - 1);
        bytes[at..at + 2].copy_from_slice(&value.to_le_bytes());
    }
    bytes.truncate(length - usize::from(cut) % length);
    let checksum = crc32fast::hash(&bytes);
    bytes.extend_from_slice(&checksum.to_le_bytes());
    bytes
}

fuzz_target!(|input: Input| {
    let bytes = bytes(input);
    let network = match Network::read(&bytes) {
        Ok(network) => network,
        Err(error) => {
            let _ = error.to_string();
            return;
        }
    };
    assert!(network.write() == bytes, "written otherwise than read");
    let position = Position::start();
    let values: Vec<i32> = Kernel::available()
        .into_iter()
        .map(|kernel| Evaluator::with_kernel(&network, kernel, &position).evaluate(&position))
        .collect();
    assert!(values.iter().all(|value| *value == values[0]), "{values:?}");
});
