//! Apery's books, sorted records by a hash of the position.
//!
//! ```text
//! offset bytes
//!      0     8  key of the position
//!      8     2  the move, in Apery's code
//!     10     2  how often it was chosen
//!     12     4  score in centipawns for the side to move, signed
//! ```

use std::collections::HashSet;
use std::io::Read;
use std::sync::LazyLock;

use komadai_core::{Color, HandPiece, Move, PieceKind, Position, Square};

use super::{Book, BookEntry, BookError, BookFault, BookMove, BookPlace, BookWarning};
use crate::packed::apery_move;

/// The codes of pieces in the tables: 0 for none, White's 16 above Black's, the last one 30.
const PIECES: usize = 31;
/// One value for each count of pieces in hand, from 0.
const COUNTS: usize = 19;

/// The random values behind the keys.
struct Keys {
    pieces: [[u64; 81]; PIECES],
    hands: [[u64; COUNTS]; 7],
    white: u64,
}

static KEYS: LazyLock<Keys> = LazyLock::new(|| {
    let mut random = MersenneTwister::new();
    // The order in which Apery draws: pieces by code and square, then hands by kind and count, then the side to move.
    let pieces = std::array::from_fn(|_| std::array::from_fn(|_| random.next()));
    let hands = std::array::from_fn(|_| std::array::from_fn(|_| random.next()));
    Keys {
        pieces,
        hands,
        white: random.next(),
    }
});

/// The 64-bit Mersenne Twister MT19937-64 (Nishimura and Matsumoto) with its default seed.
struct MersenneTwister {
    state: [u64; 312],
    at: usize,
}

impl MersenneTwister {
    fn new() -> MersenneTwister {
        let mut state = [5489; 312];
        for n in 1..312 {
            let last: u64 = state[n - 1];
            state[n] = (last ^ last >> 62)
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(n as u64);
        }
        MersenneTwister { state, at: 312 }
    }

    fn next(&mut self) -> u64 {
        if self.at == 312 {
            for n in 0..312 {
                let mixed = self.state[n] & !0x7fff_ffff | self.state[(n + 1) % 312] & 0x7fff_ffff;
                let twist = (mixed & 1) * 0xb502_6f5a_a966_19e9;
                self.state[n] = self.state[(n + 156) % 312] ^ mixed >> 1 ^ twist;
            }
            self.at = 0;
        }
        let mut x = self.state[self.at];
        self.at += 1;
        x ^= x >> 29 & 0x5555_5555_5555_5555;
        x ^= x << 17 & 0x71d6_7fff_eda6_0000;
        x ^= x << 37 & 0xfff7_eee0_0000_0000;
        x ^ x >> 43
    }
}

fn piece_code(color: Color, kind: PieceKind) -> usize {
    let code = match kind.unpromoted() {
        PieceKind::Pawn => 1,
        PieceKind::Lance => 2,
        PieceKind::Knight => 3,
        PieceKind::Silver => 4,
        PieceKind::Bishop => 5,
        PieceKind::Rook => 6,
        PieceKind::Gold => 7,
        _ => 8,
    };
    code + if kind.is_promoted() { 8 } else { 0 } + 16 * color.index()
}

/// The key by which an Apery book finds a position: pieces on the board, the hand of the side to move (a value for each kind
/// that is not there, too), and the side.
#[must_use]
pub fn apery_book_key(position: &Position) -> u64 {
    let keys = &*KEYS;
    let mut key = 0;
    for square in Square::all() {
        if let Some(piece) = position.piece_at(square) {
            key ^= keys.pieces[piece_code(piece.color(), piece.kind())][square.index()];
        }
    }
    let hand = position.hand(position.side());
    for piece in HandPiece::ALL {
        key ^= keys.hands[piece.index()][usize::from(hand.count(piece))];
    }
    if position.side() == Color::White {
        key ^= keys.white;
    }
    key
}

/// A move of an Apery book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AperyMove {
    /// The key of its position.
    pub key: u64,
    /// The move.
    pub mv: Move,
    /// How often it was chosen.
    pub count: u16,
    /// The score in centipawns for the side to move.
    pub score: i32,
}

/// A book of Apery's, by the keys of its positions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AperyBook {
    /// Sorted by key; the moves of a key in the order of the file.
    moves: Vec<AperyMove>,
}

impl AperyBook {
    /// Reads a book, with what was not understood in it. The input should be buffered.
    ///
    /// # Errors
    /// Those of the input, and a file that ends within a record.
    pub fn read(mut input: impl Read) -> Result<(AperyBook, Vec<BookWarning>), BookError> {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes)?;
        let (records, rest) = bytes.as_chunks::<16>();
        if !rest.is_empty() {
            return Err(BookError::Truncated {
                at: 16 * records.len() as u64,
                what: "a record of 16 bytes",
            });
        }
        let mut moves = Vec::new();
        let mut warnings = Vec::new();
        for (at, record) in (0..).step_by(16).zip(records) {
            let part = |from: usize, length: usize| {
                let mut bytes = [0; 8];
                bytes[..length].copy_from_slice(&record[from..from + length]);
                u64::from_le_bytes(bytes)
            };
            let mut warn = |fault| {
                warnings.push(BookWarning {
                    place: BookPlace::Byte(at),
                    fault,
                });
            };
            match apery_move(part(8, 2) as u16) {
                Ok(Some(mv)) => moves.push(AperyMove {
                    key: part(0, 8),
                    mv,
                    count: part(10, 2) as u16,
                    score: (part(12, 4) as u32).cast_signed(),
                }),
                Ok(None) => warn(BookFault::Move("0".to_owned())),
                Err(fault) => warn(fault.into()),
            }
        }
        // A stable sort: files that are sorted already stay as they are.
        moves.sort_by_key(|mv| mv.key);
        Ok((AperyBook { moves }, warnings))
    }

    /// All moves, sorted by key.
    #[must_use]
    pub fn moves(&self) -> &[AperyMove] {
        &self.moves
    }

    /// The moves of a position.
    #[must_use]
    pub fn find(&self, position: &Position) -> &[AperyMove] {
        self.by_key(apery_book_key(position))
    }

    fn by_key(&self, key: u64) -> &[AperyMove] {
        let start = self.moves.partition_point(|mv| mv.key < key);
        let length = self.moves[start..].partition_point(|mv| mv.key == key);
        &self.moves[start..start + length]
    }

    /// The positions behind the keys, as far as they can be reached from `start`: by moves of the book, and from a position that
    /// is not in it by any legal move that leads back into it, so that a book for one side opens too.
    ///
    /// The move number counts the plies from `start` by the shortest way. Moves that are illegal where their key leads are left
    /// out: two positions may have one key.
    #[must_use]
    pub fn expand(&self, start: &Position) -> Book {
        let mut book = Book::new();
        let mut seen = HashSet::from([start.key()]);
        let mut level = vec![start.clone()];
        while !level.is_empty() {
            let mut next = Vec::new();
            for position in &level {
                let mut entry = BookEntry::new(position.setup());
                for found in self.find(position) {
                    if !position.is_legal(found.mv) {
                        continue;
                    }
                    entry.moves.push(BookMove {
                        score: Some(found.score),
                        count: Some(u64::from(found.count)),
                        ..BookMove::new(found.mv)
                    });
                    next.push(after(position, found.mv));
                }
                if entry.moves.is_empty() {
                    let all = position.legal_moves();
                    let back = all.iter().map(|&mv| after(position, mv));
                    next.extend(back.filter(|child| !self.find(child).is_empty()));
                } else {
                    book.add(entry);
                }
            }
            next.retain(|child| seen.insert(child.key()));
            level = next;
        }
        book
    }
}

fn after(position: &Position, mv: Move) -> Position {
    let mut child = position.clone();
    child.play_unchecked(mv);
    child
}
