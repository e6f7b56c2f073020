//! Adding up what test runners say of themselves.

use std::fmt;
use std::ops::AddAssign;

/// How many tests passed, failed and were left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed.
    pub failed: u64,
    /// Tests that were not run.
    pub skipped: u64,
}

impl Tally {
    /// Nothing yet.
    pub const NONE: Self = Self {
        passed: 0,
        failed: 0,
        skipped: 0,
    };
    /// One check that passed.
    pub const PASSED: Self = Self {
        passed: 1,
        failed: 0,
        skipped: 0,
    };
    /// One check that failed.
    pub const FAILED: Self = Self {
        passed: 0,
        failed: 1,
        skipped: 0,
    };
    /// One check that was left out.
    pub const SKIPPED: Self = Self {
        passed: 0,
        failed: 0,
        skipped: 1,
    };

    /// Reads the closing lines of cargo's test runner, of Vitest and of Playwright.
    ///
    /// The three write `test result: ok. 3 passed; 1 failed; …`, `Tests  3 passed | 1 failed (4)` and one line each of
    /// `3 passed (2.1s)` and `1 failed`. Other lines count nothing.
    pub fn read(output: &str) -> Self {
        let mut tally = Self::NONE;
        for line in output.lines() {
            let line = line.trim();
            if let Some(rest) = line.strip_prefix("test result: ") {
                tally += Self::words(rest);
            } else if let Some(rest) = line.strip_prefix("Tests ") {
                tally += Self::words(rest);
            } else if Self::is_playwright(line) {
                tally += Self::words(line);
            }
        }
        tally
    }

    /// A line that consists of a number, one of the known words and perhaps a duration in brackets.
    fn is_playwright(line: &str) -> bool {
        let mut words = line.split_whitespace();
        words.next().is_some_and(|word| word.parse::<u64>().is_ok())
            && words
                .next()
                .is_some_and(|word| matches!(word, "passed" | "failed" | "skipped" | "flaky"))
            && words.next().is_none_or(|word| word.starts_with('('))
    }

    /// Every number that is followed by one of the known words.
    fn words(text: &str) -> Self {
        let mut tally = Self::NONE;
        let mut number: Option<u64> = None;
        for word in text
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
        {
            if let Some(count) = number.take() {
                match word {
                    "passed" => tally.passed += count,
                    // A test that only passes when tried again is a fault.
                    "failed" | "flaky" => tally.failed += count,
                    "skipped" | "ignored" => tally.skipped += count,
                    _ => {}
                }
            }
            number = word.parse().ok();
        }
        tally
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} passed, {} failed, {} skipped",
            self.passed, self.failed, self.skipped
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    fn check(output: &str, passed: u64, failed: u64, skipped: u64) {
        assert_eq!(
            Tally::read(output),
            Tally {
                passed,
                failed,
                skipped
            },
            "{output}"
        );
    }

    #[test]
    fn closing_lines_are_added_up() {
        check("", 0, 0, 0);
        check(
            "test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 3 filtered out",
            12,
            0,
            0,
        );
        check(
            "running 2 tests\ntest result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured\n\
             test result: ok. 4 passed; 0 failed; 2 ignored; 0 measured",
            5,
            1,
            2,
        );
        check(
            " Test Files  2 passed (2)\n      Tests  1 failed | 11 passed (12)\n",
            11,
            1,
            0,
        );
        check(
            "  1 failed\n    [chromium] › game.spec.ts\n  1 flaky\n  2 skipped\n  9 passed (31.2s)",
            9,
            2,
            2,
        );
        check("3 passed by the wayside", 0, 0, 0);
    }
}
