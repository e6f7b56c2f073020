//! How the types of `komadai-core`, which know nothing of serde, look in JSON.

use std::fmt::Display;
use std::str::FromStr;

use komadai_core::Color;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

fn parse<T: FromStr<Err: Display>, E: Error>(text: &str) -> Result<T, E> {
    text.parse()
        .map_err(|error| E::custom(format_args!("`{text}`: {error}")))
}

/// A value in its canonical text: moves, squares, setups.
pub(crate) mod text {
    use super::*;

    pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        d: D,
    ) -> Result<T, D::Error> {
        parse(&String::deserialize(d)?)
    }
}

/// A value in its canonical text, or null.
pub(crate) mod optional_text {
    use super::*;

    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &Option<T>,
        s: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => s.collect_str(value),
            None => s.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        d: D,
    ) -> Result<Option<T>, D::Error> {
        Option::<String>::deserialize(d)?
            .map(|text| parse(&text))
            .transpose()
    }
}

/// A list of values in their canonical text.
pub(crate) mod list_of_text {
    use super::*;

    pub(crate) fn serialize<T: Display, S: Serializer>(
        values: &[T],
        s: S,
    ) -> Result<S::Ok, S::Error> {
        s.collect_seq(values.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        d: D,
    ) -> Result<Vec<T>, D::Error> {
        Vec::<String>::deserialize(d)?
            .iter()
            .map(|text| parse(text))
            .collect()
    }
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ColorName {
    Black,
    White,
}

impl From<Color> for ColorName {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => ColorName::Black,
            Color::White => ColorName::White,
        }
    }
}

impl From<ColorName> for Color {
    fn from(name: ColorName) -> Self {
        match name {
            ColorName::Black => Color::Black,
            ColorName::White => Color::White,
        }
    }
}

/// `"black"` or `"white"`.
pub(crate) mod color {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(color: &Color, s: S) -> Result<S::Ok, S::Error> {
        ColorName::from(*color).serialize(s)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Color, D::Error> {
        ColorName::deserialize(d).map(Color::from)
    }
}

/// `"black"`, `"white"` or null.
pub(crate) mod optional_color {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(color: &Option<Color>, s: S) -> Result<S::Ok, S::Error> {
        color.map(ColorName::from).serialize(s)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Color>, D::Error> {
        Option::<ColorName>::deserialize(d).map(|name| name.map(Color::from))
    }
}

/// A rule number such as `"R29"`.
pub(crate) mod rule {
    use komadai_core::Rule;

    use super::*;

    pub(crate) fn serialize<S: Serializer>(rule: &Rule, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(rule)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Rule, D::Error> {
        parse_rule(&String::deserialize(d)?)
    }

    pub(super) fn parse_rule<E: Error>(text: &str) -> Result<Rule, E> {
        text.strip_prefix('R')
            .and_then(|number| number.parse().ok())
            .and_then(Rule::new)
            .ok_or_else(|| E::custom(format_args!("expected a rule number, found `{text}`")))
    }
}

/// A rule number or null.
pub(crate) mod optional_rule {
    use komadai_core::Rule;

    use super::*;

    pub(crate) fn serialize<S: Serializer>(rule: &Option<Rule>, s: S) -> Result<S::Ok, S::Error> {
        optional_text::serialize(rule, s)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Rule>, D::Error> {
        let text = Option::<String>::deserialize(d)?;
        text.map(|text| rule::parse_rule(&text)).transpose()
    }
}

/// An impasse rule: `"none"`, `"points24"`, `"points27"` or `"try"`.
pub(crate) mod impasse {
    use komadai_core::ImpasseRule;

    use super::*;

    const fn name(rule: ImpasseRule) -> &'static str {
        match rule {
            ImpasseRule::None => "none",
            ImpasseRule::Points24 => "points24",
            ImpasseRule::Points27 => "points27",
            ImpasseRule::Try => "try",
        }
    }

    pub(crate) fn serialize<S: Serializer>(rule: &ImpasseRule, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(name(*rule))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<ImpasseRule, D::Error> {
        let text = String::deserialize(d)?;
        ImpasseRule::ALL
            .into_iter()
            .find(|&rule| name(rule) == text)
            .ok_or_else(|| {
                D::Error::custom(format_args!(
                    "expected none, points24, points27 or try, found `{text}`"
                ))
            })
    }
}

/// Failed conditions of a declaration, such as `"king-not-in-zone"`.
pub(crate) mod fails {
    use komadai_core::DeclarationFail::{
        self, InCheck, KingNotInZone, KingNotOnSquare, TooFewPieces, TooFewPoints,
    };

    use super::*;

    const ALL: [DeclarationFail; 5] = [
        KingNotInZone,
        KingNotOnSquare,
        InCheck,
        TooFewPieces,
        TooFewPoints,
    ];

    pub(crate) fn key(fail: DeclarationFail) -> String {
        fail.key().replace('_', "-")
    }

    pub(crate) fn serialize<S: Serializer>(
        fails: &[DeclarationFail],
        s: S,
    ) -> Result<S::Ok, S::Error> {
        s.collect_seq(fails.iter().map(|&fail| key(fail)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        d: D,
    ) -> Result<Vec<DeclarationFail>, D::Error> {
        let find = |text: &String| {
            ALL.into_iter()
                .find(|&fail| key(fail) == *text)
                .ok_or_else(|| {
                    D::Error::custom(format_args!("`{text}` is no condition of a declaration"))
                })
        };
        Vec::<String>::deserialize(d)?.iter().map(find).collect()
    }
}
