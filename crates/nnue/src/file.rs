//! The file of a network.
//!
//! ```text
//! offset  bytes
//!      0      8  "KOMANNUE"
//!      8      4  version, 1
//!     12      4  inputs, 16408; or 2344, which all zones of the own king share
//!     16      4  neurons for each side, 64, 128 or 256
//!     20      4  scale of the first layer, 255
//!     24      4  scale of the output weights, 64
//!     28      4  hundredths of a pawn for an output of 1.0, 400
//!     32      4  length of the recipe in bytes, R
//!     36      R  recipe, UTF-8
//!         inputs · neurons · 2  weights of the first layer, input by input
//!                  neurons · 2  biases of the first layer
//!              2 · neurons · 2  output weights, those of the side to move first
//!                            4  bias of the output
//!                            4  CRC-32 of all bytes before it
//! ```
//!
//! All numbers are little-endian, weights and biases in two's complement.

use crate::features::{FEATURES, INPUTS};
use crate::network::{
    CENTIPAWNS, FEATURE_SCALE, NetworkError, OUTPUT_SCALE, RECIPE_LIMIT, Shape, Width,
};

const MAGIC: [u8; 8] = *b"KOMANNUE";
const VERSION: u32 = 1;
const HEADER: usize = 36;

/// Why bytes are no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The file begins with other bytes.
    #[error("not a network file: it does not begin with \"KOMANNUE\"")]
    Magic,
    /// A later or unknown version.
    #[error("network file of version {found}, expected {VERSION}")]
    Version {
        /// The version found.
        found: u32,
    },
    /// A network of another shape.
    #[error("{what} is {found}, expected {expected}")]
    Mismatch {
        /// Which property.
        what: &'static str,
        /// Its value in the file.
        found: u32,
        /// What it must be.
        expected: &'static str,
    },
    /// Bytes are missing or left over.
    #[error("the file has {found} bytes, expected {expected}")]
    Length {
        /// The length that the header asks for, in bytes; 36, that of the header, if not even that is whole.
        expected: usize,
        /// The length found, in bytes.
        found: usize,
    },
    /// The bytes were changed.
    #[error("checksum {found:08x}, expected {expected:08x}: the file is damaged")]
    Checksum {
        /// The checksum of the bytes.
        found: u32,
        /// The checksum in the file.
        expected: u32,
    },
    /// The recipe is no text.
    #[error("the recipe is not UTF-8")]
    Recipe,
    /// The numbers break a limit.
    #[error(transparent)]
    Numbers(#[from] NetworkError),
}

/// The checksum at the end of a file that [`write()`] made.
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    bytes
        .last_chunk()
        .map_or(0, |bytes| u32::from_le_bytes(*bytes))
}

pub(crate) fn write(width: Width, shape: &Shape, recipe: &str) -> Vec<u8> {
    let inputs = if shape.has_zones() { FEATURES } else { INPUTS };
    let mut bytes = Vec::with_capacity(HEADER + recipe.len() + body(inputs, width) + 4);
    bytes.extend_from_slice(&MAGIC);
    let neurons = width.neurons();
    for number in [
        VERSION,
        inputs as u32,
        neurons as u32,
        FEATURE_SCALE as u32,
        OUTPUT_SCALE as u32,
        CENTIPAWNS as u32,
        recipe.len() as u32,
    ] {
        bytes.extend_from_slice(&number.to_le_bytes());
    }
    bytes.extend_from_slice(recipe.as_bytes());
    for list in [
        &shape.feature_weights,
        &shape.hidden_biases,
        &shape.output_weights,
    ] {
        bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
    }
    bytes.extend_from_slice(&shape.output_bias.to_le_bytes());
    let checksum = crc32fast::hash(&bytes);
    bytes.extend_from_slice(&checksum.to_le_bytes());
    bytes
}

/// Bytes of all numbers of a network.
const fn body(inputs: usize, width: Width) -> usize {
    (inputs + 3) * width.neurons() * 2 + 4
}

pub(crate) fn read(bytes: &[u8]) -> Result<(Width, Shape, String), FileError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(FileError::Magic);
    }
    let header: &[u8; HEADER] = bytes.first_chunk().ok_or(FileError::Length {
        expected: HEADER,
        found: bytes.len(),
    })?;
    let (words, _) = header[8..].as_chunks();
    let word = |index: usize| u32::from_le_bytes(words[index]);
    if word(0) != VERSION {
        return Err(FileError::Version { found: word(0) });
    }
    let expect = |what, index: usize, value: usize, expected| {
        let found = word(index);
        if found as usize == value {
            return Ok(());
        }
        Err(FileError::Mismatch {
            what,
            found,
            expected,
        })
    };
    let inputs = word(1) as usize;
    if ![FEATURES, INPUTS].contains(&inputs) {
        return Err(FileError::Mismatch {
            what: "the number of inputs",
            found: word(1),
            expected: "16408 or 2344",
        });
    }
    let width = Width::from_neurons(word(2) as usize).ok_or(FileError::Mismatch {
        what: "the number of neurons",
        found: word(2),
        expected: "64, 128 or 256",
    })?;
    expect(
        "the scale of the first layer",
        3,
        FEATURE_SCALE as usize,
        "255",
    )?;
    expect(
        "the scale of the output weights",
        4,
        OUTPUT_SCALE as usize,
        "64",
    )?;
    expect("the scale of the output", 5, CENTIPAWNS as usize, "400")?;
    let recipe_length = word(6) as usize;
    if recipe_length > RECIPE_LIMIT {
        return Err(NetworkError::Recipe {
            bytes: recipe_length,
        }
        .into());
    }
    let expected = HEADER + recipe_length + body(inputs, width) + 4;
    if bytes.len() != expected {
        return Err(FileError::Length {
            expected,
            found: bytes.len(),
        });
    }
    let stated = checksum(bytes);
    let found = crc32fast::hash(&bytes[..expected - 4]);
    if found != stated {
        return Err(FileError::Checksum {
            found,
            expected: stated,
        });
    }
    let (recipe, numbers) = bytes[HEADER..expected - 4].split_at(recipe_length);
    let recipe = str::from_utf8(recipe).map_err(|_| FileError::Recipe)?;
    let neurons = width.neurons();
    let (shorts, bias) = numbers.split_at(numbers.len() - 4);
    let mut shorts = shorts
        .as_chunks()
        .0
        .iter()
        .map(|&bytes| i16::from_le_bytes(bytes));
    let mut take = |count: usize| shorts.by_ref().take(count).collect::<Vec<i16>>();
    let shape = Shape {
        feature_weights: take(inputs * neurons),
        hidden_biases: take(neurons),
        output_weights: take(2 * neurons),
        output_bias: bias
            .first_chunk()
            .map_or(0, |&bytes| i32::from_le_bytes(bytes)),
    };
    Ok((width, shape, recipe.to_owned()))
}
