//! Times as KIF writes them: `( 0:16/00:12:34)`.

use std::fmt::Write as _;

use super::super::japanese::digit;
use super::scan::Scan;
use crate::Time;

/// Reads a time in brackets at the start of a text: any number of digits, one to three parts, with spaces, with or without
/// a total. Gives the length of what was read too.
pub(crate) fn read(text: &str) -> Option<(Time, usize)> {
    let mut scan = Scan::new(text);
    scan.one_of(['(', '（'])?;
    let spent_ms = scan.clock()?;
    let mut total_ms = None;
    if scan.one_of(['/', '／']).is_some() {
        total_ms = scan.clock()?;
    }
    scan.one_of([')', '）'])?;
    let time = Time { spent_ms, total_ms };
    Some((time, scan.at))
}

impl Scan<'_> {
    fn number(&mut self) -> Option<u32> {
        let mut number = None;
        while let Some(symbol) = self.peek()
            && let Some(value) = digit(symbol)
        {
            number = Some(number.unwrap_or(0u32).checked_mul(10)?.checked_add(value)?);
            self.at += symbol.len_utf8();
        }
        number
    }

    /// Hours, minutes and seconds, or fewer of them, in milliseconds; an empty clock is no time, which is no fault.
    fn clock(&mut self) -> Option<Option<u32>> {
        self.spaces();
        if matches!(self.peek(), Some(')' | '）' | '/' | '／')) {
            return Some(None);
        }
        let mut seconds = self.number()?;
        for _ in 0..2 {
            if self.one_of([':', '：']).is_none() {
                break;
            }
            self.spaces();
            seconds = seconds.checked_mul(60)?.checked_add(self.number()?)?;
        }
        let mut ms = seconds.checked_mul(1000)?;
        if self.peek() == Some('.') {
            self.at += 1;
            let mut unit = 100;
            while let Some(value) = self.peek().and_then(digit) {
                ms = ms.checked_add(value * unit)?;
                unit /= 10;
                self.at += self.peek().map_or(0, char::len_utf8);
            }
        }
        Some(Some(ms))
    }
}

/// Writes a time; parts of a second are cut off. Tells whether there were any.
pub(crate) fn write(out: &mut String, time: Time) -> bool {
    let seconds = |ms: Option<u32>| ms.map(|ms| ms / 1000);
    out.push('(');
    if let Some(spent) = seconds(time.spent_ms) {
        let _ = write!(out, "{:2}:{:02}", spent / 60, spent % 60);
    }
    out.push('/');
    if let Some(total) = seconds(time.total_ms) {
        let (hours, minutes) = (total / 3600, total / 60 % 60);
        let _ = write!(out, "{hours:02}:{minutes:02}:{:02}", total % 60);
    }
    out.push(')');
    let odd = |ms: Option<u32>| ms.is_some_and(|ms| !ms.is_multiple_of(1000));
    odd(time.spent_ms) || odd(time.total_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_that_was_seen() {
        let check = |text: &str, spent, total| {
            let time = Time {
                spent_ms: spent,
                total_ms: total,
            };
            assert_eq!(read(text), Some((time, text.len())), "{text}");
        };
        check("( 0:16/00:00:16)", Some(16_000), Some(16_000));
        check("(00:07 / 00:12:34)", Some(7_000), Some(754_000));
        check("(0:4/0:0:4)", Some(4_000), Some(4_000));
        check("( 0:5/)", Some(5_000), None);
        check("( 1:02:03/04:05:06)", Some(3_723_000), Some(14_706_000));
        check("(60:00/01:00:10)", Some(3_600_000), Some(3_610_000));
        check("( 0:51/ 0:00:56)", Some(51_000), Some(56_000));
        check("(12)", Some(12_000), None);
        check("(0:01.5/0:00:02.25)", Some(1_500), Some(2_250));
        check("（０：１６／００：００：１６）", Some(16_000), Some(16_000));
        check("(/00:00:05)", None, Some(5_000));
        for bad in [
            "",
            "(",
            "(77",
            "(a)",
            "(1:2:3:4)",
            "(99999999999:00/)",
            "(1:/)",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn written_as_the_spec_has_it() {
        let check = |spent, total, expected, cut| {
            let time = Time {
                spent_ms: spent,
                total_ms: total,
            };
            let mut out = String::new();
            assert_eq!(write(&mut out, time), cut);
            assert_eq!(out, expected);
        };
        check(Some(16_000), Some(754_000), "( 0:16/00:12:34)", false);
        check(
            Some(7_200_000),
            Some(400_000_000),
            "(120:00/111:06:40)",
            false,
        );
        check(Some(1_500), None, "( 0:01/)", true);
        check(None, Some(1_000), "(/00:00:01)", false);
    }
}
