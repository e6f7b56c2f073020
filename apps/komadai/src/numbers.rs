//! Arguments that are whole numbers between bounds.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::words;

/// A kind of whole number that an argument can be.
pub trait Whole: Copy + PartialOrd + Display + FromStr + Send + Sync + 'static {
    /// The largest of its kind: where it is the bound, there is none worth telling.
    const MAX: Self;
}

macro_rules! whole {
    ($($kind:ty),*) => {
        $(impl Whole for $kind {
            const MAX: Self = <$kind>::MAX;
        })*
    };
}

whole!(u16, u32, u64, i32);

/// Reads an argument that must lie in this range.
pub fn within<N: Whole>(range: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let (least, most) = (*range.start(), *range.end());
            words::whole_number(least, (most != N::MAX).then_some(most))
        })
    }
}
