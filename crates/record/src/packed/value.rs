//! YaneuraOu's training record.

use std::io::{Read, Write};

use super::stream::{Source, first_32, i16_at, u16_at};
use super::{CodedMove, PackedRecord, PackedSfen, StreamFault, WriteError};

/// How a game ended for one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum SideResult {
    Loss,
    Draw,
    Win,
}

/// A position with what an engine thought of it, 40 bytes (`.bin`, `.psv`).
///
/// ```text
/// offset bytes
///      0    32  the position (PackedSfen)
///     32     2  score in centipawns for the side to move, signed
///     34     2  the move played or preferred
///     36     2  ply, the number of the next move
///     38     1  the game's result for the side to move: 1, 0 or −1
///     39     1  padding
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PackedSfenValue {
    /// The position. It is unpacked when the record is read, so that a record in hand holds a position.
    pub sfen: PackedSfen,
    /// The score in centipawns for the side to move.
    pub score: i16,
    /// The move.
    pub best: CodedMove,
    /// The number of the next move in its game.
    pub ply: u16,
    /// The game's result for the side to move.
    pub result: SideResult,
    /// The last byte, which means nothing; kept so that a copy is a copy.
    pub padding: u8,
}

impl PackedRecord for PackedSfenValue {
    const NAME: &'static str = "PackedSfenValue";

    fn read_from(input: &mut Source<impl Read>) -> Result<Option<Self>, StreamFault> {
        let mut bytes = [0; 40];
        if !input.exact_or_end(&mut bytes)? {
            return Ok(None);
        }
        let sfen = PackedSfen(first_32(&bytes));
        sfen.unpack()?;
        let result = match bytes[38].cast_signed() {
            -1 => SideResult::Loss,
            0 => SideResult::Draw,
            1 => SideResult::Win,
            found => {
                return Err(StreamFault::Result {
                    found: i16::from(found),
                    expected: "-1, 0 or 1",
                });
            }
        };
        Ok(Some(PackedSfenValue {
            sfen,
            score: i16_at(&bytes, 32),
            best: CodedMove::from_code(u16_at(&bytes, 34))?,
            ply: u16_at(&bytes, 36),
            result,
            padding: bytes[39],
        }))
    }

    fn write_to(&self, output: &mut impl Write) -> Result<(), WriteError> {
        let mut bytes = [0; 40];
        bytes[..32].copy_from_slice(&self.sfen.0);
        bytes[32..34].copy_from_slice(&self.score.to_le_bytes());
        bytes[34..36].copy_from_slice(&self.best.code().to_le_bytes());
        bytes[36..38].copy_from_slice(&self.ply.to_le_bytes());
        let result: i8 = match self.result {
            SideResult::Loss => -1,
            SideResult::Draw => 0,
            SideResult::Win => 1,
        };
        bytes[38] = result.cast_unsigned();
        bytes[39] = self.padding;
        Ok(output.write_all(&bytes)?)
    }
}
