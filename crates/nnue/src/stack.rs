//! Accumulators along the line that a search stands on.
//!
//! A move is only written down when it is made; sums are done when a value is asked for, so that positions that are never
//! evaluated cost nearly nothing. An entry is made from the nearest one below that has its sums. Only where the side's own
//! king went over to another zone, or to the other half of the board, that does not work, since every input is another one: then
//! the accumulator comes from a cache of the last position seen from each zone and half, by the pieces in which it differs.

use std::sync::Arc;

use komadai_core::{Color, Move, Position};

use crate::features::{Atom, Change, Places, Seat, View};
use crate::kernel::Sums;
use crate::network::{Layers, Row};

/// The line's expected length; longer ones grow.
const USUAL_DEPTH: usize = 160;

struct Entry<const W: usize> {
    rows: [Row<W>; 2],
    /// Which rows hold their sums.
    ready: [bool; 2],
    /// Where each side's king sits.
    seats: [Seat; 2],
    /// What led here.
    change: Change,
}

/// An accumulator with the pieces it was made of.
struct Cached<const W: usize> {
    row: Row<W>,
    places: Places,
}

pub(crate) struct Stack<const W: usize, K> {
    layers: Arc<Layers<W>>,
    kernel: K,
    /// Entries above `len` are kept for use later: they are large.
    entries: Vec<Entry<W>>,
    len: usize,
    /// By side and seat of its king.
    cache: Box<[[Cached<W>; Seat::COUNT]; 2]>,
}

impl<const W: usize, K: Sums> Stack<W, K> {
    pub fn new(layers: Arc<Layers<W>>, kernel: K, position: &Position) -> Stack<W, K> {
        let cached = || Cached {
            row: layers.biases,
            places: Places::NONE,
        };
        let cache = Box::new([(); 2].map(|()| [(); Seat::COUNT].map(|()| cached())));
        let mut stack = Stack {
            layers,
            kernel,
            entries: Vec::with_capacity(USUAL_DEPTH),
            len: 0,
            cache,
        };
        stack.reset(position);
        stack
    }

    pub fn reset(&mut self, position: &Position) {
        self.len = 0;
        let seats = Color::ALL.map(|color| Seat::of(color, position.king(color)));
        self.append(Change::NOTHING, seats);
    }

    #[inline]
    fn append(&mut self, change: Change, seats: [Seat; 2]) {
        match self.entries.get_mut(self.len) {
            Some(entry) => {
                entry.ready = [false; 2];
                entry.seats = seats;
                entry.change = change;
            }
            None => self.entries.push(Entry {
                rows: [Row([0; W]); 2],
                ready: [false; 2],
                seats,
                change,
            }),
        }
        self.len += 1;
    }

    #[inline]
    pub fn push(&mut self, before: &Position, mv: Move) {
        let change = Change::of(before, mv);
        let mut seats = self.entries[self.len - 1].seats;
        if change.king.is_some() {
            seats[before.side().index()] = Seat::of(before.side(), change.king);
        }
        self.append(change, seats);
    }

    #[inline]
    pub fn push_null(&mut self) {
        let seats = self.entries[self.len - 1].seats;
        self.append(Change::NOTHING, seats);
    }

    #[inline]
    pub fn pop(&mut self) {
        // The first entry stays: it belongs to the position that the line begins with.
        self.len = (self.len - 1).max(1);
    }

    #[inline]
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        self.prepare(Color::Black, position);
        self.prepare(Color::White, position);
        let rows = &self.entries[self.len - 1].rows;
        let us = position.side().index();
        let sum = self
            .kernel
            .output([&rows[us], &rows[1 - us]], &self.layers.output);
        self.layers.centipawns(sum)
    }

    /// Sees to it that the last entry has its sums for a side.
    #[inline]
    fn prepare(&mut self, color: Color, position: &Position) {
        let side = color.index();
        let last = self.len - 1;
        let mut base = last;
        while !self.entries[base].ready[side] {
            let seat = self.entries[base].seats[side];
            if base == 0 || seat != self.entries[base - 1].seats[side] {
                self.refresh(color, base, position);
                return;
            }
            base -= 1;
        }
        for at in base + 1..=last {
            let (below, above) = self.entries.split_at_mut(at);
            step(
                self.kernel,
                &self.layers,
                color,
                (&below[at - 1], &mut above[0]),
            );
        }
    }

    /// Makes the last entry's sums for a side from the cache, and from them, backwards, those of the entries down to `first`:
    /// their other successors need them soon.
    #[cold]
    fn refresh(&mut self, color: Color, first: usize, position: &Position) {
        let side = color.index();
        let entry = &mut self.entries[self.len - 1];
        let seat = entry.seats[side];
        let view = View::new(color, seat);
        let Cached { row, places } = &mut self.cache[side][seat.index()];
        let features = &self.layers.features;
        let kernel = self.kernel;
        let now = Places::of(position);
        places.without(&now, |atom| {
            kernel.subtract(row, &features[atom.feature(view)])
        });
        now.without(places, |atom| {
            kernel.add(row, &features[atom.feature(view)])
        });
        *places = now;
        entry.rows[side] = *row;
        entry.ready[side] = true;
        for at in (first + 1..self.len).rev() {
            let (below, above) = self.entries.split_at_mut(at);
            step_back(
                self.kernel,
                &self.layers,
                color,
                (&mut below[at - 1], &above[0]),
            );
        }
    }
}

/// Makes a side's sums of an entry from those of the entry below; the king sits alike in both.
#[inline]
fn step<const W: usize, K: Sums>(
    kernel: K,
    layers: &Layers<W>,
    color: Color,
    (from, to): (&Entry<W>, &mut Entry<W>),
) {
    let side = color.index();
    let view = View::new(color, to.seats[side]);
    let row = |atom: Atom| &layers.features[atom.feature(view)];
    let Change { minus, plus, .. } = to.change;
    let (from, target) = (&from.rows[side], &mut to.rows[side]);
    match to.change.count {
        0 => *target = *from,
        1 => kernel.change(from, target, [row(minus[0])], [row(plus[0])]),
        _ => kernel.change(from, target, minus.map(row), plus.map(row)),
    }
    to.ready[side] = true;
}

/// Makes a side's sums of an entry from those of the entry above.
fn step_back<const W: usize, K: Sums>(
    kernel: K,
    layers: &Layers<W>,
    color: Color,
    (to, from): (&mut Entry<W>, &Entry<W>),
) {
    let side = color.index();
    let view = View::new(color, to.seats[side]);
    let row = |atom: Atom| &layers.features[atom.feature(view)];
    let Change { minus, plus, .. } = from.change;
    let (source, target) = (&from.rows[side], &mut to.rows[side]);
    match from.change.count {
        0 => *target = *source,
        1 => kernel.change(source, target, [row(plus[0])], [row(minus[0])]),
        _ => kernel.change(source, target, plus.map(row), minus.map(row)),
    }
    to.ready[side] = true;
}
