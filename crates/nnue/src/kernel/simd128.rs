//! 8 neurons at a time by WebAssembly's vectors, where the module is built for them; such a module does not load elsewhere.
#![allow(
    unsafe_code,
    reason = "vector loads and stores; arrays of the vector's size prove that memory is there"
)]

use std::arch::wasm32::{
    i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8,
    i32x4_extract_lane, i32x4_splat, v128, v128_load, v128_store,
};

use super::Sums;
use crate::network::Row;

const LANES: usize = 8;

/// The module as a whole has the instructions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Simd128;

#[inline]
fn load(numbers: &[i16; LANES]) -> v128 {
    // SAFETY: the array has the 16 bytes that are read; the instruction asks for no alignment.
    unsafe { v128_load(numbers.as_ptr().cast()) }
}

#[inline]
fn store(numbers: &mut [i16; LANES], value: v128) {
    // SAFETY: the array has the 16 bytes that are written; the instruction asks for no alignment.
    unsafe { v128_store(numbers.as_mut_ptr().cast(), value) }
}

impl Sums for Simd128 {
    #[inline]
    fn change<const W: usize, const N: usize>(
        self,
        from: &Row<W>,
        to: &mut Row<W>,
        minus: [&Row<W>; N],
        plus: [&Row<W>; N],
    ) {
        let from = from.0.as_chunks().0;
        let minus = minus.map(|row| row.0.as_chunks().0);
        let plus = plus.map(|row| row.0.as_chunks().0);
        for (at, to) in to.0.as_chunks_mut().0.iter_mut().enumerate() {
            let mut value = load(&from[at]);
            for change in 0..N {
                value = i16x8_sub(value, load(&minus[change][at]));
                value = i16x8_add(value, load(&plus[change][at]));
            }
            store(to, value);
        }
    }

    #[inline]
    fn add<const W: usize>(self, row: &mut Row<W>, other: &Row<W>) {
        for (to, other) in row
            .0
            .as_chunks_mut()
            .0
            .iter_mut()
            .zip(other.0.as_chunks().0)
        {
            let value = i16x8_add(load(to), load(other));
            store(to, value);
        }
    }

    #[inline]
    fn subtract<const W: usize>(self, row: &mut Row<W>, other: &Row<W>) {
        for (to, other) in row
            .0
            .as_chunks_mut()
            .0
            .iter_mut()
            .zip(other.0.as_chunks().0)
        {
            let value = i16x8_sub(load(to), load(other));
            store(to, value);
        }
    }

    #[inline]
    fn output<const W: usize>(self, rows: [&Row<W>; 2], weights: &[Row<W>; 2]) -> i32 {
        let (zero, top) = (i16x8_splat(0), i16x8_splat(255));
        let mut sums = i32x4_splat(0);
        for side in 0..2 {
            let weights = weights[side].0.as_chunks().0;
            for (row, weights) in rows[side].0.as_chunks().0.iter().zip(weights) {
                let clipped = i16x8_min(i16x8_max(load(row), zero), top);
                let product = i16x8_mul(clipped, load(weights));
                sums = i32x4_add(sums, i32x4_dot_i16x8(product, clipped));
            }
        }
        i32x4_extract_lane::<0>(sums)
            .wrapping_add(i32x4_extract_lane::<1>(sums))
            .wrapping_add(i32x4_extract_lane::<2>(sums))
            .wrapping_add(i32x4_extract_lane::<3>(sums))
    }
}
