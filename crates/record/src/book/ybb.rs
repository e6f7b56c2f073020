//! YaneuraOu's binary format.
//!
//! ```text
//! offset bytes
//!      0    16  "YANE-BINBOOK-V1" and a zero
//!     16     8  number of entries
//!     24     8  flags; bit 0: moves have a depth
//! then each entry, sorted by its first 32 bytes:
//!           32  the position (PackedSfen)
//!            8  where its moves begin, counted in bytes from the end of the entries
//!            2  ply, the number of the next move
//!            2  number of moves
//! then each move: YaneuraOu's code 2, score 2 (signed, for the side to move), depth 2 if the flag says so
//! ```

use std::io::Read;

use super::{Book, BookEntry, BookError, BookFault, BookMove, BookPlace, BookWarning};
use crate::packed::{CodedMove, PackedSfen};

const MAGIC: &[u8; 16] = b"YANE-BINBOOK-V1\0";
const HEADER: u64 = 32;
const ENTRY: u64 = 44;

/// Fills the buffer, or says what is cut off.
fn exact(
    input: &mut impl Read,
    buffer: &mut [u8],
    at: u64,
    what: &'static str,
) -> Result<(), BookError> {
    input.read_exact(buffer).map_err(|error| {
        if error.kind() == std::io::ErrorKind::UnexpectedEof {
            BookError::Truncated { at, what }
        } else {
            error.into()
        }
    })
}

/// Reads a book into memory, with what was not understood in it. The input should be buffered.
///
/// # Errors
/// Another magic word, unknown flags, a file that is cut off, and entries that lie outside it or inside each other.
pub fn read_ybb(mut input: impl Read) -> Result<(Book, Vec<BookWarning>), BookError> {
    let mut head = [0; HEADER as usize];
    exact(&mut input, &mut head, 0, "the header")?;
    if &head[..16] != MAGIC {
        return Err(BookError::Magic {
            expected: "YANE-BINBOOK-V1",
        });
    }
    let number = |at: usize| {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&head[at..at + 8]);
        u64::from_le_bytes(bytes)
    };
    let (count, flags) = (number(16), number(24));
    if flags > 1 {
        return Err(BookError::Flags(flags));
    }
    // The number of entries is only believed as far as the file goes.
    let mut index = Vec::new();
    let mut at = HEADER;
    for _ in 0..count {
        let mut entry = [0; ENTRY as usize];
        exact(&mut input, &mut entry, at, "an entry")?;
        index.push(entry);
        at += ENTRY;
    }
    let mut moves = Vec::new();
    input.read_to_end(&mut moves)?;
    let mut reader = Reader {
        base: at,
        moves,
        has_depth: flags == 1,
        unread: 0,
        warnings: Vec::new(),
    };
    reader.unread = reader.moves.len();
    let mut book = Book::new();
    for (n, entry) in (0..).zip(&index) {
        if let Some(entry) = reader.entry(HEADER + n * ENTRY, entry)? {
            book.add(entry);
        }
    }
    Ok((book, reader.warnings))
}

struct Reader {
    /// Where the moves begin in the file.
    base: u64,
    moves: Vec<u8>,
    has_depth: bool,
    /// How many bytes of the moves belong to no entry yet; entries that share theirs would ask for more.
    unread: usize,
    warnings: Vec<BookWarning>,
}

impl Reader {
    fn warn(&mut self, at: u64, fault: BookFault) {
        let place = BookPlace::Byte(at);
        self.warnings.push(BookWarning { place, fault });
    }

    fn entry(
        &mut self,
        at: u64,
        bytes: &[u8; ENTRY as usize],
    ) -> Result<Option<BookEntry>, BookError> {
        let mut key = [0; 32];
        key.copy_from_slice(&bytes[..32]);
        let mut offset = [0; 8];
        offset.copy_from_slice(&bytes[32..40]);
        let count = usize::from(u16::from_le_bytes([bytes[42], bytes[43]]));
        let width = if self.has_depth { 6 } else { 4 };
        let range = BookError::Range { at };
        let start = usize::try_from(u64::from_le_bytes(offset)).ok();
        let Some((start, end)) = start.and_then(|start| {
            let end = start.checked_add(count * width)?;
            (end <= self.moves.len() && count * width <= self.unread).then_some((start, end))
        }) else {
            return Err(range);
        };
        self.unread -= count * width;
        let mut entry = match PackedSfen(key).unpack() {
            Ok(setup) => BookEntry::new(setup),
            Err(fault) => {
                self.warn(at, fault.into());
                return Ok(None);
            }
        };
        let ply = u16::from_le_bytes([bytes[40], bytes[41]]);
        entry.setup.set_ply(u32::from(ply));
        for place in (start..end).step_by(width) {
            let number =
                |n: usize| u16::from_le_bytes([self.moves[place + n], self.moves[place + n + 1]]);
            let (code, score) = (number(0), number(2).cast_signed());
            let depth = self.has_depth.then(|| u32::from(number(4)));
            let here = self.base + place as u64;
            match CodedMove::from_code(code) {
                Ok(CodedMove::Play(mv)) => entry.moves.push(BookMove {
                    score: Some(i32::from(score)),
                    depth,
                    ..BookMove::new(mv)
                }),
                Ok(special) => self.warn(here, BookFault::Move(special.to_string())),
                Err(fault) => self.warn(here, fault.into()),
            }
        }
        Ok(Some(entry))
    }
}
