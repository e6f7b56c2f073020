//! Messages and what is filled into them.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Language, sources};

/// The texts of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the texts of a language. An entry that is no Fluent message is left out, which the tests of this crate rule out.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks would end up in what people copy from a terminal.
        bundle.set_use_isolating(false);
        for source in sources::of(language) {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language of the texts.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text with this key and these values filled in; the key itself if there is no such text.
    #[must_use]
    pub fn text(&self, key: &str, args: &Values) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return key.to_owned();
        };
        // What is not filled in shows as its name in braces.
        let mut faults = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args.0), &mut faults)
            .into_owned()
    }

    /// Another form of a text, such as `the` of `piece-pawn`; the text itself if it has no such form.
    #[must_use]
    pub fn form(&self, key: &str, form: &str) -> String {
        let message = self.bundle.get_message(key);
        let Some(attribute) = message.and_then(|message| message.get_attribute(form)) else {
            return self.text(key, &Values::new());
        };
        let mut faults = Vec::new();
        self.bundle
            .format_pattern(attribute.value(), None, &mut faults)
            .into_owned()
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

/// The values for the placeholders of a text.
#[derive(Default)]
pub struct Values(FluentArgs<'static>);

impl Values {
    /// No values.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Fills in a text.
    #[must_use]
    pub fn text(mut self, placeholder: &str, value: impl Into<String>) -> Self {
        self.set(placeholder, FluentValue::from(value.into()));
        self
    }

    /// Fills in a number, on which the plural depends.
    #[must_use]
    pub fn number(mut self, placeholder: &str, value: u64) -> Self {
        self.set(placeholder, FluentValue::from(value));
        self
    }

    /// Fills in a name in both its forms: `$placeholder` as it stands within a sentence, `$placeholder-start` at its start.
    #[must_use]
    pub fn name(mut self, placeholder: &str, name: &str) -> Self {
        self.set(&format!("{placeholder}-start"), upper(name).into());
        self.set(placeholder, FluentValue::from(name.to_owned()));
        self
    }

    /// Fills in a kind of piece, such as `pawn` or `promotedsilver`, in all its forms: `$piece`, `$piece-the` with its article,
    /// and `$piece-start` with article and capital.
    #[must_use]
    pub fn piece(mut self, texts: &Texts, kind: &str) -> Self {
        let key = format!("piece-{kind}");
        let the = texts.form(&key, "the");
        self.set("piece-start", upper(&the).into());
        self.set("piece-the", the.into());
        self.set("piece", texts.text(&key, &Values::new()).into());
        self
    }

    fn set(&mut self, placeholder: &str, value: FluentValue<'static>) {
        self.0.set(placeholder.to_owned(), value);
    }
}

/// The text with a capital at its start.
fn upper(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}
