//! The languages there are texts for.

use std::fmt;

/// A language with texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// Czech.
    Czech,
    /// German.
    German,
    /// English, for everyone whose language has no texts.
    #[default]
    English,
    /// Japanese.
    Japanese,
    /// Polish.
    Polish,
    /// Ukrainian.
    Ukrainian,
}

/// Languages without texts whose readers are at home in one that has them. `web/src/texts/languages.ts` has the same table.
const NEAR: [(&str, Language); 9] = [
    ("csb", Language::Polish),
    ("dsb", Language::German),
    ("gsw", Language::German),
    ("hsb", Language::German),
    ("lb", Language::German),
    ("nds", Language::German),
    ("rue", Language::Ukrainian),
    ("sk", Language::Czech),
    ("szl", Language::Polish),
];

impl Language {
    /// All languages, by their tags.
    pub const ALL: [Self; 6] = [
        Self::Czech,
        Self::German,
        Self::English,
        Self::Japanese,
        Self::Polish,
        Self::Ukrainian,
    ];

    /// The tag of the language (ISO 639-1), which is the name of its folder in `locales/`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Czech => "cs",
            Self::German => "de",
            Self::English => "en",
            Self::Japanese => "ja",
            Self::Polish => "pl",
            Self::Ukrainian => "uk",
        }
    }

    /// The language for the name of a locale, as people write it (`de`, `de-AT`) and as POSIX does (`de_AT.UTF-8@euro`): that
    /// language, a near one, or English.
    #[must_use]
    pub fn of_locale(name: &str) -> Self {
        let primary = name
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        Self::ALL
            .into_iter()
            .find(|language| language.tag() == primary)
            .or_else(|| {
                NEAR.iter()
                    .find(|(tag, _)| *tag == primary)
                    .map(|&(_, language)| language)
            })
            .unwrap_or_default()
    }

    /// The language of messages that the environment asks for, by the order of POSIX: the first of `LC_ALL`, `LC_MESSAGES`
    /// and `LANG` that is set and not empty decides, even for a language without texts. `variable` looks a variable up.
    #[must_use]
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .map_or_else(Self::default, |value| Self::of_locale(&value))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
