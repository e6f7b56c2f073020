//! The sums over neurons, once for each kind of vector unit. All kernels give the same numbers.
//!
//! A kernel is a token that only detection of its instructions makes, so that calling it is safe, and a test can force each one.

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx2;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx512;
mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use crate::network::Row;

/// How sums are done.
pub(crate) trait Sums: Copy + Send + Sync + 'static {
    /// `to = from - Σ minus + Σ plus`, wrapping: the result of a legal move is in range, whatever the steps in between.
    fn change<const W: usize, const N: usize>(
        self,
        from: &Row<W>,
        to: &mut Row<W>,
        minus: [&Row<W>; N],
        plus: [&Row<W>; N],
    );

    /// `row += other`.
    fn add<const W: usize>(self, row: &mut Row<W>, other: &Row<W>);

    /// `row -= other`.
    fn subtract<const W: usize>(self, row: &mut Row<W>, other: &Row<W>);

    /// Σ v²·w over both rows, where v is the accumulator clipped to 0 ..= 255.
    fn output<const W: usize>(self, rows: [&Row<W>; 2], weights: &[Row<W>; 2]) -> i32;
}

/// A kernel that this processor can run.
#[derive(Clone, Copy, Debug)]
pub struct Kernel(pub(crate) Choice);

#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice {
    Scalar(scalar::Scalar),
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    Avx2(avx2::Avx2),
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    Avx512(avx512::Avx512),
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128(simd128::Simd128),
}

impl Kernel {
    /// All kernels that this processor can run, the fastest first. The scalar one, which compilers vectorise on AArch64
    /// too, is always there.
    #[must_use]
    pub fn available() -> Vec<Kernel> {
        let mut kernels = Vec::new();
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        {
            kernels.extend(avx512::Avx512::detect().map(Choice::Avx512));
            kernels.extend(avx2::Avx2::detect().map(Choice::Avx2));
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        kernels.push(Choice::Simd128(simd128::Simd128));
        kernels.push(Choice::Scalar(scalar::Scalar));
        kernels.into_iter().map(Kernel).collect()
    }

    /// The fastest kernel that this processor can run.
    #[must_use]
    pub fn best() -> Kernel {
        Kernel::available()
            .first()
            .copied()
            .unwrap_or(Kernel(Choice::Scalar(scalar::Scalar)))
    }

    /// Its name: `scalar`, `avx2`, `avx512` or `simd128`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.0 {
            Choice::Scalar(_) => "scalar",
            #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
            Choice::Avx2(_) => "avx2",
            #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
            Choice::Avx512(_) => "avx512",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Choice::Simd128(_) => "simd128",
        }
    }
}
