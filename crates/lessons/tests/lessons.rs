//! The lessons in `lessons/` and their texts in `locales/`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, InlineExpression, PatternElement};
use komadai_lessons::{Lesson, check, group_key, load};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn lessons() -> Vec<Lesson> {
    load(&root().join("lessons")).unwrap_or_else(|error| panic!("{error}"))
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

fn none(faults: Vec<String>) {
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn every_step_stands_before_the_rules() {
    none(check(&lessons()).iter().map(ToString::to_string).collect());
}

/// The keys of a file of texts; faults for what is no plain text.
fn read_texts(path: &Path, faults: &mut Vec<String>) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut fault = |what: String| faults.push(format!("{}: {what}", path.display()));
    let source = match fs::read_to_string(path) {
        Ok(source) => source,
        Err(error) => {
            fault(error.to_string());
            return keys;
        }
    };
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            fault(error.to_string());
        }
        resource
    });
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let key = message.id.name;
        let Some(pattern) = message.value else {
            fault(format!("{key} has no text"));
            continue;
        };
        let plain = |element: &PatternElement<String>| match element {
            PatternElement::TextElement { .. } => true,
            // How Fluent writes braces and the like.
            PatternElement::Placeable { expression } => matches!(
                expression,
                fluent_syntax::ast::Expression::Inline(InlineExpression::StringLiteral { .. })
            ),
        };
        if !message.attributes.is_empty() || !pattern.elements.iter().all(plain) {
            fault(format!("{key} must be plain text, without placeholders"));
        }
        if !keys.insert(key.clone()) {
            fault(format!("{key} stands there twice"));
        }
    }
    keys
}

#[test]
fn every_text_is_there_and_none_is_without_use() {
    let mut groups: BTreeMap<String, Vec<Lesson>> = BTreeMap::new();
    for lesson in lessons() {
        groups.entry(lesson.group.clone()).or_default().push(lesson);
    }
    let locales = root().join("locales");
    let mut faults = Vec::new();
    for language in names(&locales) {
        let folder = locales.join(&language).join("lessons");
        let files: BTreeSet<String> = groups.keys().map(|group| format!("{group}.ftl")).collect();
        for stray in names(&folder).difference(&files) {
            faults.push(format!(
                "{language}: {stray} belongs to no group of lessons"
            ));
        }
        for (group, lessons) in &groups {
            let path = folder.join(format!("{group}.ftl"));
            let there = read_texts(&path, &mut faults);
            let mut required = BTreeSet::from([group_key(group)]);
            let mut known = required.clone();
            for keys in lessons.iter().map(Lesson::keys) {
                known.extend(keys.optional);
                known.extend(keys.required.iter().cloned());
                required.extend(keys.required);
            }
            let place = format!("{language}/lessons/{group}.ftl");
            faults.extend(
                required
                    .difference(&there)
                    .map(|key| format!("{place} lacks {key}")),
            );
            faults.extend(
                there
                    .difference(&known)
                    .map(|key| format!("{place}: nothing uses {key}")),
            );
        }
    }
    none(faults);
}
