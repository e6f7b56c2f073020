//! The hash table: what earlier searches found out about positions.
//!
//! Entries are two words, written without a lock: the first is the key xor-ed with the second, so that a torn entry does
//! not match its key and is taken for another position's.
//!
//! ```text
//! bits  0–15 move   16–31 value   32–47 evaluation   48–55 depth + 16   56–57 bound   58 on a main line   59–63 age
//! ```

use std::sync::atomic::{AtomicU64, Ordering};

use komadai_core::Move;

use crate::memory;
use crate::value::MATE_BOUND;

/// What the stored value says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// Nothing is known.
    None,
    /// At most the value.
    Upper,
    /// At least the value.
    Lower,
    /// The value itself.
    Exact,
}

impl Bound {
    fn from_bits(bits: u64) -> Bound {
        match bits & 3 {
            0 => Bound::None,
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        }
    }

    pub fn has_upper(self) -> bool {
        matches!(self, Bound::Upper | Bound::Exact)
    }

    pub fn has_lower(self) -> bool {
        matches!(self, Bound::Lower | Bound::Exact)
    }
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub mv: Option<Move>,
    /// Mates count from the stored position, not from the root.
    pub value: i32,
    /// The static evaluation; `None` where the side to move is in check.
    pub eval: Option<i32>,
    /// -16 to 200.
    pub depth: i32,
    pub bound: Bound,
    pub on_pv: bool,
}

const NO_EVAL: i16 = i16::MIN;
const DEPTH_OFFSET: i32 = 16;
const AGES: u64 = 32;
const WORDS_PER_ENTRY: usize = 2;
const ENTRIES_PER_CLUSTER: usize = 4;
const WORDS_PER_CLUSTER: usize = WORDS_PER_ENTRY * ENTRIES_PER_CLUSTER;
const CLUSTER_BYTES: usize = 8 * WORDS_PER_CLUSTER;

impl Entry {
    fn pack(&self, age: u64) -> u64 {
        let mv = self.mv.map_or(0, Move::to_bits);
        let value = self.value as i16 as u16;
        let eval = self.eval.map_or(NO_EVAL, |eval| eval as i16) as u16;
        let depth = (self.depth + DEPTH_OFFSET).clamp(0, 255) as u64;
        u64::from(mv)
            | u64::from(value) << 16
            | u64::from(eval) << 32
            | depth << 48
            | (self.bound as u64) << 56
            | u64::from(self.on_pv) << 58
            | age << 59
    }

    fn unpack(word: u64) -> Entry {
        let eval = (word >> 32) as u16 as i16;
        Entry {
            mv: Move::from_bits(word as u16),
            value: i32::from((word >> 16) as u16 as i16),
            eval: (eval != NO_EVAL).then_some(i32::from(eval)),
            depth: depth_of(word),
            bound: Bound::from_bits(word >> 56),
            on_pv: word >> 58 & 1 != 0,
        }
    }
}

fn depth_of(word: u64) -> i32 {
    (word >> 48 & 0xff) as i32 - DEPTH_OFFSET
}

/// The hash table cannot be had in this size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no memory for a hash table of {mib} MiB")]
pub struct HashError {
    /// The size that was asked for.
    pub mib: usize,
}

fn first_aligned(words: &[AtomicU64]) -> usize {
    let over = words.as_ptr().addr() % CLUSTER_BYTES;
    (CLUSTER_BYTES - over) % CLUSTER_BYTES / 8
}

/// The table. Its size is a power of two of clusters, so that the key's low bits choose one.
pub(crate) struct Table {
    words: Vec<AtomicU64>,
    /// The first word that begins a line of the processor's cache.
    first: usize,
    mask: usize,
    age: u64,
    /// Whether a search has used it since it was empty.
    used: bool,
}

impl Table {
    /// A table of at most this size in MiB, at least one cluster; the memory is touched only as it is used, so that even a
    /// large table is there at once.
    ///
    /// # Errors
    /// If there is not so much memory.
    pub fn new(mib: usize) -> Result<Table, HashError> {
        let clusters = mib.max(1).saturating_mul(1 << 20) / CLUSTER_BYTES;
        let clusters = 1usize << clusters.ilog2();
        // One cluster more than is used, so that the first can begin where a line of the cache does.
        let words = (clusters + 1) * WORDS_PER_CLUSTER;
        let words: Vec<AtomicU64> = memory::try_zeroed(words).ok_or(HashError { mib })?;
        Ok(Table {
            first: first_aligned(&words),
            words,
            mask: clusters - 1,
            age: 0,
            used: false,
        })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        if !self.used {
            return;
        }
        self.used = false;
        self.age = 0;
        if self.is_small() {
            self.words.iter_mut().for_each(|word| *word.get_mut() = 0);
            return;
        }
        // Fresh memory comes zeroed and is touched only as it is used; wiping the old one would touch all of it.
        let length = self.words.len();
        self.words = Vec::new();
        self.words = memory::zeroed(length);
        self.first = first_aligned(&self.words);
    }

    /// Whether the table is small enough for all of it to be written before a game.
    fn is_small(&self) -> bool {
        const SMALL: usize = 256 << 20;
        size_of_val(self.words.as_slice()) <= SMALL
    }

    /// Makes the system find the memory of a small table now; that of a large one is found as it is used.
    pub fn touch(&mut self) {
        if self.is_small() {
            let step = memory::PAGE / size_of::<AtomicU64>();
            for word in self.words.iter_mut().step_by(step) {
                let word = word.get_mut();
                *word = std::hint::black_box(*word);
            }
        }
    }

    /// A new search begins: what was there before may be replaced first.
    pub fn next_search(&mut self) {
        self.age = (self.age + 1) % AGES;
        self.used = true;
    }

    #[inline]
    fn cluster(&self, key: u64) -> &[AtomicU64] {
        let start = self.first + (key as usize & self.mask) * WORDS_PER_CLUSTER;
        &self.words[start..start + WORDS_PER_CLUSTER]
    }

    /// Asks the processor to bring a position's cluster near.
    #[inline]
    #[allow(unsafe_code)]
    pub fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let word: *const AtomicU64 = &raw const self.cluster(key)[0];
            // SAFETY: a prefetch reads nothing and cannot fault, and the address is inside the table.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(word.cast()) };
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// What is known of a position.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        self.cluster(key)
            .chunks_exact(WORDS_PER_ENTRY)
            .find_map(|entry| {
                let word = entry[1].load(Ordering::Relaxed);
                let matches = entry[0].load(Ordering::Relaxed) ^ word == key && word != 0;
                matches.then(|| Entry::unpack(word))
            })
    }

    /// Keeps what was found out, unless the table knows more about the same position.
    #[inline]
    pub fn store(&self, key: u64, entry: Entry) {
        let cluster = self.cluster(key);
        let mut place = 0;
        let mut least = i32::MAX;
        let mut entry = entry;
        for (index, old) in cluster.chunks_exact(WORDS_PER_ENTRY).enumerate() {
            let word = old[1].load(Ordering::Relaxed);
            if word == 0 {
                place = index;
                break;
            }
            let depth = depth_of(word);
            let stale = (self.age + AGES - (word >> 59)) % AGES;
            if old[0].load(Ordering::Relaxed) ^ word == key {
                if entry.mv.is_none() {
                    entry.mv = Move::from_bits(word as u16);
                }
                let deeper = entry.depth + 4 + 2 * i32::from(entry.on_pv) > depth;
                if entry.bound != Bound::Exact && !deeper && stale == 0 {
                    return;
                }
                place = index;
                break;
            }
            let worth = depth - 8 * stale as i32;
            if worth < least {
                least = worth;
                place = index;
            }
        }
        let word = entry.pack(self.age);
        let slot = &cluster[place * WORDS_PER_ENTRY..];
        slot[0].store(key ^ word, Ordering::Relaxed);
        slot[1].store(word, Ordering::Relaxed);
    }

    /// The share of the table that this search has written, in thousandths, from a sample.
    pub fn fullness(&self) -> u32 {
        let sample = 1000.min((self.mask + 1) * ENTRIES_PER_CLUSTER);
        let used = self.words[self.first..]
            .chunks_exact(WORDS_PER_ENTRY)
            .take(sample)
            .filter(|entry| {
                let word = entry[1].load(Ordering::Relaxed);
                word != 0 && word >> 59 == self.age
            })
            .count();
        (used * 1000 / sample) as u32
    }
}

/// A value as the table keeps it: mates count from the position, not from the root.
pub(crate) fn to_table(value: i32, ply: usize) -> i32 {
    if value >= MATE_BOUND {
        value + ply as i32
    } else if value <= -MATE_BOUND {
        value - ply as i32
    } else {
        value
    }
}

/// The reverse of [`to_table`].
pub(crate) fn from_table(value: i32, ply: usize) -> i32 {
    if value >= MATE_BOUND {
        value - ply as i32
    } else if value <= -MATE_BOUND {
        value + ply as i32
    } else {
        value
    }
}

#[cfg(test)]
mod tests;
