//! `option`: what an engine lets others set.

use std::fmt;
use std::ops::RangeInclusive;

use crate::error::ParseError;
use crate::text::{OptionName, Text};
use crate::token::Tokens;

/// A value that does not fit an option.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OptionFault {
    /// There is no value, and the option is no button.
    #[error("option {name} needs a value")]
    NoValue {
        /// The option.
        name: String,
    },
    /// The option is on or off.
    #[error("option {name} takes true or false, not \"{found}\"")]
    NoSwitch {
        /// The option.
        name: String,
        /// The value.
        found: String,
    },
    /// The option is a whole number of a range.
    #[error("option {name} takes a whole number from {least} to {most}, not \"{found}\"")]
    OutOfRange {
        /// The option.
        name: String,
        /// The smallest number.
        least: i64,
        /// The largest number.
        most: i64,
        /// The value.
        found: String,
    },
    /// The option is one of a few words.
    #[error("option {name} takes one of {}, not \"{found}\"", choices.join(", "))]
    NoChoice {
        /// The option.
        name: String,
        /// The words.
        choices: Vec<String>,
        /// The value.
        found: String,
    },
}

/// How the protocol writes an empty text.
pub(crate) const EMPTY: &str = "<empty>";

/// One `option` line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionDeclaration {
    /// The name, as `setoption` repeats it.
    pub name: OptionName,
    /// The type with its default and range.
    pub kind: OptionKind,
}

/// The type of an option. Values that the engine left out are `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// Yes or no.
    Check {
        /// The value before any `setoption`.
        default: Option<bool>,
    },
    /// A whole number.
    Spin {
        /// The value before any `setoption`.
        default: Option<i64>,
        /// The smallest value.
        min: Option<i64>,
        /// The largest value.
        max: Option<i64>,
    },
    /// One of several texts. A choice should not hold the words `var` and `default`, which end it.
    Combo {
        /// The value before any `setoption`.
        default: Option<Text>,
        /// The choices in the engine's order.
        choices: Vec<Text>,
    },
    /// Something to press.
    Button,
    /// Any text.
    String {
        /// The value before any `setoption`; empty is written `<empty>`.
        default: Option<Text>,
    },
    /// The path of a file.
    Filename {
        /// The value before any `setoption`; empty is written `<empty>`.
        default: Option<Text>,
    },
}

impl OptionDeclaration {
    /// A check option.
    #[must_use]
    pub fn check(name: OptionName, default: bool) -> Self {
        Self {
            name,
            kind: OptionKind::Check {
                default: Some(default),
            },
        }
    }

    /// A spin option.
    #[must_use]
    pub fn spin(name: OptionName, default: i64, range: RangeInclusive<i64>) -> Self {
        let (min, max) = (Some(*range.start()), Some(*range.end()));
        Self {
            name,
            kind: OptionKind::Spin {
                default: Some(default),
                min,
                max,
            },
        }
    }

    /// A combo option.
    #[must_use]
    pub fn combo(name: OptionName, default: &str, choices: &[&str]) -> Self {
        let choices = choices.iter().map(Text::new).collect();
        Self {
            name,
            kind: OptionKind::Combo {
                default: Some(default.into()),
                choices,
            },
        }
    }

    /// A button.
    #[must_use]
    pub fn button(name: OptionName) -> Self {
        Self {
            name,
            kind: OptionKind::Button,
        }
    }

    /// A text option.
    #[must_use]
    pub fn string(name: OptionName, default: &str) -> Self {
        Self {
            name,
            kind: OptionKind::String {
                default: Some(default.into()),
            },
        }
    }

    /// A file option.
    #[must_use]
    pub fn filename(name: OptionName, default: &str) -> Self {
        Self {
            name,
            kind: OptionKind::Filename {
                default: Some(default.into()),
            },
        }
    }

    /// The default as `setoption` would write it, if there is one.
    #[must_use]
    pub fn default_value(&self) -> Option<String> {
        match &self.kind {
            OptionKind::Check { default } => default.map(|on| on.to_string()),
            OptionKind::Spin { default, .. } => default.map(|number| number.to_string()),
            OptionKind::Combo { default, .. }
            | OptionKind::String { default }
            | OptionKind::Filename { default } => default.as_ref().map(|text| text.to_string()),
            OptionKind::Button => None,
        }
    }

    /// Whether `value` (as `setoption` carries it, `None` = no `value`) fits this option.
    ///
    /// # Errors
    /// If it does not; the error says what was expected.
    pub fn check_value(&self, value: Option<&str>) -> Result<(), OptionFault> {
        let name = || self.name.to_string();
        let Some(value) = value else {
            return match self.kind {
                OptionKind::Button => Ok(()),
                _ => Err(OptionFault::NoValue { name: name() }),
            };
        };
        let found = || value.to_owned();
        match &self.kind {
            OptionKind::Button | OptionKind::String { .. } | OptionKind::Filename { .. } => Ok(()),
            OptionKind::Check { .. } if ["true", "false"].contains(&value) => Ok(()),
            OptionKind::Check { .. } => Err(OptionFault::NoSwitch {
                name: name(),
                found: found(),
            }),
            OptionKind::Spin { min, max, .. } => {
                let (least, most) = (min.unwrap_or(i64::MIN), max.unwrap_or(i64::MAX));
                match value.parse() {
                    Ok(number) if (least..=most).contains(&number) => Ok(()),
                    _ => Err(OptionFault::OutOfRange {
                        name: name(),
                        least,
                        most,
                        found: found(),
                    }),
                }
            }
            OptionKind::Combo { choices, .. } => {
                if choices.iter().any(|choice| choice.as_str() == value) {
                    return Ok(());
                }
                Err(OptionFault::NoChoice {
                    name: name(),
                    choices: choices.iter().map(ToString::to_string).collect(),
                    found: found(),
                })
            }
        }
    }

    pub(crate) fn parse(tokens: &mut Tokens<'_>) -> Result<Self, ParseError> {
        let word = tokens.expect("option", "\"name\"")?;
        if word.text != "name" {
            return Err(word.unexpected("\"name\""));
        }
        let column = tokens.column();
        let words = tokens.take_until(|word| word == "type");
        let missing = ParseError::Missing {
            column,
            after: "name",
            expected: "an option name",
        };
        let name = OptionName::new(&words).ok_or(missing)?;
        tokens.expect("name", "\"type\"")?;
        let kind_token = tokens.expect("type", "an option type")?;
        let kind = match kind_token.text {
            "check" => parse_check(tokens)?,
            "spin" => parse_spin(tokens)?,
            "combo" => parse_combo(tokens),
            "button" => {
                tokens.skip_all();
                OptionKind::Button
            }
            "string" => OptionKind::String {
                default: parse_text(tokens),
            },
            "filename" => OptionKind::Filename {
                default: parse_text(tokens),
            },
            _ => {
                return Err(kind_token.unexpected("check, spin, combo, button, string or filename"));
            }
        };
        Ok(Self { name, kind })
    }
}

fn parse_check(tokens: &mut Tokens<'_>) -> Result<OptionKind, ParseError> {
    let mut default = None;
    while let Some(token) = tokens.next() {
        if token.text == "default" {
            let value = tokens.expect("default", "true or false")?;
            default = match value.text {
                "true" | "on" | "1" => Some(true),
                "false" | "off" | "0" => Some(false),
                _ => return Err(value.unexpected("true or false")),
            };
        } else {
            tokens.skip_unknown(token);
        }
    }
    Ok(OptionKind::Check { default })
}

fn parse_spin(tokens: &mut Tokens<'_>) -> Result<OptionKind, ParseError> {
    let (mut default, mut min, mut max) = (None, None, None);
    while let Some(token) = tokens.next() {
        match token.text {
            "default" => default = Some(tokens.integer("default")?),
            "min" => min = Some(tokens.integer("min")?),
            "max" => max = Some(tokens.integer("max")?),
            _ => tokens.skip_unknown(token),
        }
    }
    Ok(OptionKind::Spin { default, min, max })
}

fn parse_combo(tokens: &mut Tokens<'_>) -> OptionKind {
    let ends = |word: &str| matches!(word, "var" | "default");
    let (mut default, mut choices) = (None, Vec::new());
    while let Some(token) = tokens.next() {
        match token.text {
            "default" => default = Some(option_text(&tokens.take_until(ends))),
            "var" => choices.push(option_text(&tokens.take_until(ends))),
            _ => tokens.skip_unknown(token),
        }
    }
    OptionKind::Combo { default, choices }
}

fn parse_text(tokens: &mut Tokens<'_>) -> Option<Text> {
    while let Some(token) = tokens.next() {
        if token.text == "default" {
            return Some(option_text(tokens.take_rest()));
        }
        tokens.skip_unknown(token);
    }
    None
}

/// Reads a value in which `<empty>` stands for nothing.
pub(crate) fn option_text(text: &str) -> Text {
    let text = Text::new(text);
    if text.as_str() == EMPTY {
        Text::default()
    } else {
        text
    }
}

/// Writes a value in which nothing is written `<empty>`.
pub(crate) fn shown(text: &Text) -> &str {
    if text.is_empty() {
        EMPTY
    } else {
        text.as_str()
    }
}

impl fmt::Display for OptionDeclaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        let number = |f: &mut fmt::Formatter<'_>, word: &str, value: &Option<i64>| match value {
            Some(value) => write!(f, " {word} {value}"),
            None => Ok(()),
        };
        let text = |f: &mut fmt::Formatter<'_>, value: &Option<Text>| match value {
            Some(value) => write!(f, " default {}", shown(value)),
            None => Ok(()),
        };
        match &self.kind {
            OptionKind::Check { default: Some(on) } => write!(f, "check default {on}"),
            OptionKind::Check { default: None } => f.write_str("check"),
            OptionKind::Spin { default, min, max } => {
                f.write_str("spin")?;
                number(f, "default", default)?;
                number(f, "min", min)?;
                number(f, "max", max)
            }
            OptionKind::Combo { default, choices } => {
                f.write_str("combo")?;
                text(f, default)?;
                choices
                    .iter()
                    .try_for_each(|choice| write!(f, " var {}", shown(choice)))
            }
            OptionKind::Button => f.write_str("button"),
            OptionKind::String { default } => {
                f.write_str("string")?;
                text(f, default)
            }
            OptionKind::Filename { default } => {
                f.write_str("filename")?;
                text(f, default)
            }
        }
    }
}
