//! Plain loops, which every processor runs and a compiler may vectorise; the slow twin of the other kernels.

use super::Sums;
use crate::network::Row;

/// Needs no instructions of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scalar;

impl Sums for Scalar {
    #[inline]
    fn change<const W: usize, const N: usize>(
        self,
        from: &Row<W>,
        to: &mut Row<W>,
        minus: [&Row<W>; N],
        plus: [&Row<W>; N],
    ) {
        for neuron in 0..W {
            let mut value = from.0[neuron];
            for change in 0..N {
                value = value
                    .wrapping_sub(minus[change].0[neuron])
                    .wrapping_add(plus[change].0[neuron]);
            }
            to.0[neuron] = value;
        }
    }

    #[inline]
    fn add<const W: usize>(self, row: &mut Row<W>, other: &Row<W>) {
        for (value, other) in row.0.iter_mut().zip(&other.0) {
            *value = value.wrapping_add(*other);
        }
    }

    #[inline]
    fn subtract<const W: usize>(self, row: &mut Row<W>, other: &Row<W>) {
        for (value, other) in row.0.iter_mut().zip(&other.0) {
            *value = value.wrapping_sub(*other);
        }
    }

    #[inline]
    fn output<const W: usize>(self, rows: [&Row<W>; 2], weights: &[Row<W>; 2]) -> i32 {
        let mut sum = 0i32;
        for (row, weights) in rows.into_iter().zip(weights) {
            for (&value, &weight) in row.0.iter().zip(&weights.0) {
                let clipped = value.clamp(0, 255);
                sum =
                    sum.wrapping_add(i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped));
            }
        }
        sum
    }
}
