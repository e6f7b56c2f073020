//! 16 neurons at a time by AVX2.
#![allow(
    unsafe_code,
    reason = "vector instructions: the token proves that they are there, arrays of the vector's size that memory is"
)]

#[cfg(target_arch = "x86")]
use std::arch::x86 as arch;
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64 as arch;

use arch::{
    __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi16,
    _mm256_add_epi32, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_loadu_si256,
    _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_mullo_epi16, _mm256_set1_epi16,
    _mm256_setzero_si256, _mm256_storeu_si256, _mm256_sub_epi16,
};

use super::Sums;
use crate::network::Row;

const LANES: usize = 16;

/// Proof that the processor has AVX2.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2(());

impl Avx2 {
    /// The token, if the instructions are there.
    pub fn detect() -> Option<Avx2> {
        is_x86_feature_detected!("avx2").then_some(Avx2(()))
    }
}

impl Sums for Avx2 {
    #[inline]
    fn change<const W: usize, const N: usize>(
        self,
        from: &Row<W>,
        to: &mut Row<W>,
        minus: [&Row<W>; N],
        plus: [&Row<W>; N],
    ) {
        // SAFETY: the token exists, so the processor has AVX2.
        unsafe { change(from, to, minus, plus) }
    }

    #[inline]
    fn add<const W: usize>(self, row: &mut Row<W>, other: &Row<W>) {
        // SAFETY: the token exists, so the processor has AVX2.
        unsafe { add(row, other) }
    }

    #[inline]
    fn subtract<const W: usize>(self, row: &mut Row<W>, other: &Row<W>) {
        // SAFETY: the token exists, so the processor has AVX2.
        unsafe { subtract(row, other) }
    }

    #[inline]
    fn output<const W: usize>(self, rows: [&Row<W>; 2], weights: &[Row<W>; 2]) -> i32 {
        // SAFETY: the token exists, so the processor has AVX2.
        unsafe { output(rows, weights) }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(numbers: &[i16; LANES]) -> __m256i {
    // SAFETY: the array has the 32 bytes that are read; the instruction asks for no alignment.
    unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(numbers: &mut [i16; LANES], value: __m256i) {
    // SAFETY: the array has the 32 bytes that are written; the instruction asks for no alignment.
    unsafe { _mm256_storeu_si256(numbers.as_mut_ptr().cast(), value) }
}

#[target_feature(enable = "avx2")]
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
            value = _mm256_sub_epi16(value, load(&minus[change][at]));
            value = _mm256_add_epi16(value, load(&plus[change][at]));
        }
        store(to, value);
    }
}

#[target_feature(enable = "avx2")]
fn add<const W: usize>(row: &mut Row<W>, other: &Row<W>) {
    for (to, other) in row
        .0
        .as_chunks_mut()
        .0
        .iter_mut()
        .zip(other.0.as_chunks().0)
    {
        let value = _mm256_add_epi16(load(to), load(other));
        store(to, value);
    }
}

#[target_feature(enable = "avx2")]
fn subtract<const W: usize>(row: &mut Row<W>, other: &Row<W>) {
    for (to, other) in row
        .0
        .as_chunks_mut()
        .0
        .iter_mut()
        .zip(other.0.as_chunks().0)
    {
        let value = _mm256_sub_epi16(load(to), load(other));
        store(to, value);
    }
}

#[target_feature(enable = "avx2")]
fn output<const W: usize>(rows: [&Row<W>; 2], weights: &[Row<W>; 2]) -> i32 {
    let zero = _mm256_setzero_si256();
    let top = _mm256_set1_epi16(255);
    let mut sums = [zero; 2];
    for side in 0..2 {
        let weights = weights[side].0.as_chunks().0;
        for (row, weights) in rows[side].0.as_chunks().0.iter().zip(weights) {
            let clipped = _mm256_min_epi16(_mm256_max_epi16(load(row), zero), top);
            let product = _mm256_mullo_epi16(clipped, load(weights));
            sums[side] = _mm256_add_epi32(sums[side], _mm256_madd_epi16(product, clipped));
        }
    }
    let sum = _mm256_add_epi32(sums[0], sums[1]);
    let sum = _mm_add_epi32(
        _mm256_castsi256_si128(sum),
        _mm256_extracti128_si256::<1>(sum),
    );
    let sum = _mm_add_epi32(sum, _mm_shuffle_epi32::<0b0100_1110>(sum));
    let sum = _mm_add_epi32(sum, _mm_shuffle_epi32::<0b1011_0001>(sum));
    _mm_cvtsi128_si32(sum)
}
