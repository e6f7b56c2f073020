use std::fmt;
use std::str::FromStr;

/// A game's id: 1–32 characters `0–9` and `a–z`, so that it can stand in an address without escapes.
///
/// The store does not invent ids; whoever does should take at least 64 random bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

impl GameId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text is no game id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game id is 1 to 32 characters 0-9 and a-z")]
pub struct InvalidGameId;

impl FromStr for GameId {
    type Err = InvalidGameId;

    fn from_str(text: &str) -> Result<Self, InvalidGameId> {
        let fits = (1..=32).contains(&text.len());
        if fits
            && text
                .bytes()
                .all(|b| b.is_ascii_digit() || b.is_ascii_lowercase())
        {
            Ok(Self(text.to_owned()))
        } else {
            Err(InvalidGameId)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, fits: bool) {
        assert_eq!(text.parse::<GameId>().is_ok(), fits, "{text:?}");
    }

    #[test]
    fn ids() {
        check("a", true);
        check("0123456789abcdefghijklmnopqrstuv", true);
        check("0123456789abcdefghijklmnopqrstuvw", false);
        check("", false);
        check("A", false);
        check("a/b", false);
        check("..", false);
        check("é", false);
    }
}
