//! Small text and number types that cannot break the line protocol.

use std::fmt;
use std::time::Duration;

/// One line of free text: no control characters (so no line breaks) and no white space at its
/// ends. Whatever is put in is made to fit, so a message built from it is always one line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text(String);

impl Text {
    /// Takes any text; control characters become spaces and the ends are trimmed.
    #[must_use]
    pub fn new(text: impl AsRef<str>) -> Self {
        let clean: String = text
            .as_ref()
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        Self(clean.trim().to_owned())
    }

    /// The text itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// True if nothing is left of the text.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self::new(text)
    }
}

impl AsRef<str> for Text {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

/// The name of an engine option: one or more words, none of them `type` or `value`, which end a
/// name in the protocol. GUIs split at spaces, so own options should be one word; several words
/// are accepted because chess engines have them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OptionName(String);

impl OptionName {
    /// Makes a name; inner white space shrinks to single spaces. `None` if no word is left or a
    /// word is `type` or `value`.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        let text = Text::new(name);
        let words: Vec<&str> = text.as_str().split_whitespace().collect();
        if words.is_empty() || words.iter().any(|word| matches!(*word, "type" | "value")) {
            return None;
        }
        Some(Self(words.join(" ")))
    }

    /// The name itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for OptionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A time in whole milliseconds, at most [`Millis::MAX`]: small enough that adding it to any
/// instant of the clock cannot overflow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Millis(u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);
    /// The longest time, about 31 years.
    pub const MAX: Self = Self(1_000_000_000_000);

    /// A time of `ms` milliseconds, cut at [`Millis::MAX`].
    #[must_use]
    pub const fn new(ms: u64) -> Self {
        if ms > Self::MAX.0 {
            Self::MAX
        } else {
            Self(ms)
        }
    }

    /// The number of milliseconds.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The same time as a [`Duration`].
    #[must_use]
    pub const fn duration(self) -> Duration {
        Duration::from_millis(self.0)
    }
}

impl From<Duration> for Millis {
    /// Rounds down to whole milliseconds.
    fn from(time: Duration) -> Self {
        Self::new(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
    }
}

impl From<Millis> for Duration {
    fn from(time: Millis) -> Self {
        time.duration()
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
