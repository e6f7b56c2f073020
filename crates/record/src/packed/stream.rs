//! Streams of packed records, read one by one and written one by one.

use std::io::{self, Read, Write};
use std::marker::PhantomData;

use super::{MoveCodeError, UnpackError};

/// A record of a packed format.
pub trait PackedRecord: Sized {
    /// What the format is called.
    const NAME: &'static str;

    /// Reads one record; `None` where the input ends before its first byte.
    ///
    /// # Errors
    /// A record that is cut off, or bytes that mean nothing; the input then stands behind the record where its length is known.
    fn read_from(input: &mut Source<impl Read>) -> Result<Option<Self>, StreamFault>;

    /// Writes one record.
    ///
    /// # Errors
    /// What the output reports, and what the format cannot hold.
    fn write_to(&self, output: &mut impl Write) -> Result<(), WriteError>;
}

/// Why a record could not be written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The output failed.
    #[error("writing failed: {0}")]
    Io(#[from] io::Error),
    /// More entries than the format can count.
    #[error("{count} {what}, the format counts up to {most}")]
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// How many there are.
        count: usize,
        /// How many can be counted.
        most: usize,
    },
}

/// What is wrong with a record.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StreamFault {
    /// The input failed.
    #[error("reading failed: {0}")]
    Io(#[from] io::Error),
    /// The input ends within the record.
    #[error("the input ends here, {missing} more bytes expected")]
    Truncated {
        /// How many bytes are missing of the part that was being read.
        missing: usize,
    },
    /// The position cannot be unpacked.
    #[error("no position: {0}")]
    Position(#[from] UnpackError),
    /// A code that no move has.
    #[error(transparent)]
    Move(#[from] MoveCodeError),
    /// A result that means nothing.
    #[error("{found} is no result of a game, expected {expected}")]
    Result {
        /// The number found.
        found: i16,
        /// What there may be.
        expected: &'static str,
    },
}

impl StreamFault {
    /// Whether the records behind this one can still be read.
    #[must_use]
    pub const fn is_local(&self) -> bool {
        !matches!(self, StreamFault::Io(_) | StreamFault::Truncated { .. })
    }
}

/// A fault in a stream, with its place.
#[derive(Debug, thiserror::Error)]
#[error("{format} record {record} at byte {offset}: {fault}")]
pub struct StreamError {
    /// The format's name.
    pub format: &'static str,
    /// The record, counted from 1.
    pub record: u64,
    /// Where the record begins, in bytes from the start of the input.
    pub offset: u64,
    /// What is wrong.
    #[source]
    pub fault: StreamFault,
}

/// An input that counts its bytes.
#[derive(Debug)]
pub struct Source<R> {
    input: R,
    offset: u64,
}

impl<R: Read> Source<R> {
    /// Fills the buffer.
    ///
    /// # Errors
    /// The input failed or ended within the buffer.
    pub fn exact(&mut self, buffer: &mut [u8]) -> Result<(), StreamFault> {
        let read = self.fill(buffer)?;
        if read < buffer.len() {
            let missing = buffer.len() - read;
            return Err(StreamFault::Truncated { missing });
        }
        Ok(())
    }

    /// Fills the buffer, or says that the input ended before its first byte.
    ///
    /// # Errors
    /// The input failed or ended within the buffer.
    pub fn exact_or_end(&mut self, buffer: &mut [u8]) -> Result<bool, StreamFault> {
        match self.fill(buffer)? {
            0 if !buffer.is_empty() => Ok(false),
            read if read < buffer.len() => Err(StreamFault::Truncated {
                missing: buffer.len() - read,
            }),
            _ => Ok(true),
        }
    }

    fn fill(&mut self, buffer: &mut [u8]) -> Result<usize, StreamFault> {
        let mut filled = 0;
        while filled < buffer.len() {
            match self.input.read(&mut buffer[filled..]) {
                Ok(0) => break,
                Ok(n) => filled += n,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.offset += filled as u64;
        Ok(filled)
    }
}

/// Reads records from an input, which should be buffered; see [`records`].
#[derive(Debug)]
pub struct Records<T, R> {
    source: Source<R>,
    record: u64,
    ended: bool,
    kind: PhantomData<fn() -> T>,
}

/// Reads the records of an input one by one; only one is in memory at a time. The input should be buffered.
///
/// A record that means nothing is an error in its place, and the records behind it follow. Where the input fails or ends within a
/// record, that error is the last item.
pub fn records<T: PackedRecord, R: Read>(input: R) -> Records<T, R> {
    Records {
        source: Source { input, offset: 0 },
        record: 0,
        ended: false,
        kind: PhantomData,
    }
}

impl<T: PackedRecord, R: Read> Iterator for Records<T, R> {
    type Item = Result<T, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let offset = self.source.offset;
        match T::read_from(&mut self.source) {
            Ok(Some(record)) => {
                self.record += 1;
                Some(Ok(record))
            }
            Ok(None) => {
                self.ended = true;
                None
            }
            Err(fault) => {
                self.record += 1;
                self.ended = !fault.is_local();
                Some(Err(StreamError {
                    format: T::NAME,
                    record: self.record,
                    offset,
                    fault,
                }))
            }
        }
    }
}

/// Two bytes at a place.
pub(super) fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

/// A signed number of two bytes at a place.
pub(super) fn i16_at(bytes: &[u8], at: usize) -> i16 {
    u16_at(bytes, at).cast_signed()
}

/// The first 32 bytes.
pub(super) fn first_32(bytes: &[u8]) -> [u8; 32] {
    let mut first = [0; 32];
    first.copy_from_slice(&bytes[..32]);
    first
}
