//! The numbers of the rules.

use core::fmt;

/// The number of a rule in the project's rule list, R1 to R43. Error texts, lessons and explanations in every
/// language hang on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule(u8);

impl Rule {
    /// The last rule of the list.
    pub const LAST: Rule = Rule(43);

    /// The rule of a number from 1 to 43.
    #[must_use]
    pub const fn new(number: u8) -> Option<Rule> {
        if number >= 1 && number <= Rule::LAST.0 {
            Some(Rule(number))
        } else {
            None
        }
    }

    pub(crate) const fn r(number: u8) -> Rule {
        assert!(number >= 1 && number <= 43);
        Rule(number)
    }

    /// The number, 1 to 43.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Rule {
    /// Writes `R29`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "R{}", self.0)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
