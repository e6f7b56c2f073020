//! 32 neurons at a time by AVX-512, with the dot product of VNNI.
#![allow(
    unsafe_code,
    reason = "vector instructions: the token proves that they are there, arrays of the vector's size that memory is"
)]

#[cfg(target_arch = "x86")]
use std::arch::x86 as arch;
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64 as arch;

use arch::{
    __m512i, _mm512_add_epi16, _mm512_add_epi32, _mm512_dpwssd_epi32, _mm512_loadu_epi16,
    _mm512_max_epi16, _mm512_min_epi16, _mm512_mullo_epi16, _mm512_reduce_add_epi32,
    _mm512_set1_epi16, _mm512_setzero_si512, _mm512_storeu_epi16, _mm512_sub_epi16,
};

use super::Sums;
use crate::network::Row;

const LANES: usize = 32;

/// Proof that the processor has AVX-512 F, BW and VNNI.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx512(());

impl Avx512 {
    /// The token, if the instructions are there.
    pub fn detect() -> Option<Avx512> {
        let all = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vnni");
        all.then_some(Avx512(()))
    }
}

impl Sums for Avx512 {
    #[inline]
    fn change<const W: usize, const N: usize>(
        self,
        from: &Row<W>,
        to: &mut Row<W>,
        minus: [&Row<W>; N],
        plus: [&Row<W>; N],
    ) {
        // SAFETY: the token exists, so the processor has the instructions.
        unsafe { change(from, to, minus, plus) }
    }

    #[inline]
    fn add<const W: usize>(self, row: &mut Row<W>, other: &Row<W>) {
        // SAFETY: the token exists, so the processor has the instructions.
        unsafe { add(row, other) }
    }

    #[inline]
    fn subtract<const W: usize>(self, row: &mut Row<W>, other: &Row<W>) {
        // SAFETY: the token exists, so the processor has the instructions.
        unsafe { subtract(row, other) }
    }

    #[inline]
    fn output<const W: usize>(self, rows: [&Row<W>; 2], weights: &[Row<W>; 2]) -> i32 {
        // SAFETY: the token exists, so the processor has the instructions.
        unsafe { output(rows, weights) }
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn load(numbers: &[i16; LANES]) -> __m512i {
    // SAFETY: the array has the 64 bytes that are read; the instruction asks for no alignment.
    unsafe { _mm512_loadu_epi16(numbers.as_ptr()) }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn store(numbers: &mut [i16; LANES], value: __m512i) {
    // SAFETY: the array has the 64 bytes that are written; the instruction asks for no alignment.
    unsafe { _mm512_storeu_epi16(numbers.as_mut_ptr(), value) }
}

#[target_feature(enable = "avx512f,avx512bw")]
fn change<const W: usize, const N: usize>(
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
            value = _mm512_sub_epi16(value, load(&minus[change][at]));
            value = _mm512_add_epi16(value, load(&plus[change][at]));
        }
        store(to, value);
    }
}

#[target_feature(enable = "avx512f,avx512bw")]
fn add<const W: usize>(row: &mut Row<W>, other: &Row<W>) {
    for (to, other) in row
        .0
        .as_chunks_mut()
        .0
        .iter_mut()
        .zip(other.0.as_chunks().0)
    {
        let value = _mm512_add_epi16(load(to), load(other));
        store(to, value);
    }
}

#[target_feature(enable = "avx512f,avx512bw")]
fn subtract<const W: usize>(row: &mut Row<W>, other: &Row<W>) {
    for (to, other) in row
        .0
        .as_chunks_mut()
        .0
        .iter_mut()
        .zip(other.0.as_chunks().0)
    {
        let value = _mm512_sub_epi16(load(to), load(other));
        store(to, value);
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
fn output<const W: usize>(rows: [&Row<W>; 2], weights: &[Row<W>; 2]) -> i32 {
    let zero = _mm512_setzero_si512();
    let top = _mm512_set1_epi16(255);
    let mut sums = [zero; 2];
    for side in 0..2 {
        let weights = weights[side].0.as_chunks().0;
        for (row, weights) in rows[side].0.as_chunks().0.iter().zip(weights) {
            let clipped = _mm512_min_epi16(_mm512_max_epi16(load(row), zero), top);
            let product = _mm512_mullo_epi16(clipped, load(weights));
            sums[side] = _mm512_dpwssd_epi32(sums[side], product, clipped);
        }
    }
    _mm512_reduce_add_epi32(_mm512_add_epi32(sums[0], sums[1]))
}
