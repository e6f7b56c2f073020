use std::fmt;
use std::str::FromStr;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        ///
        /// 1–32 characters `0–9` and `a–z`, so that it can stand in an address without escapes. The store does not invent ids;
        /// whoever does should take at least 64 random bits.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(String);

        impl $name {
            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = InvalidGameId;

            fn from_str(text: &str) -> Result<Self, InvalidGameId> {
                let fits = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_lowercase();
                if (1..=32).contains(&text.len()) && text.bytes().all(fits) {
                    Ok(Self(text.to_owned()))
                } else {
                    Err(InvalidGameId)
                }
            }
        }
    )*};
}

ids! {
    /// A game's id.
    GameId;
    /// The id of a kept record.
    RecordId;
    /// The id of a file from which records were imported.
    ImportId;
}

/// The text is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id is 1 to 32 characters 0-9 and a-z")]
pub struct InvalidGameId;

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
