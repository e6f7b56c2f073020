//! Every command and argument has a text in every language, no text is left over, and the help can be read.

use std::collections::BTreeSet;
use std::path::Path;

use clap::{Command, CommandFactory};
use komadai_texts::{Language, Texts};

use super::key;

/// The keys that the arguments and commands ask for.
fn asked(command: &Command, path: &str, keys: &mut BTreeSet<String>) {
    keys.insert(format!("help-{path}"));
    for arg in command.get_arguments() {
        keys.insert(key(arg, path));
    }
    for sub in command.get_subcommands() {
        let name = sub.get_name();
        match path {
            _ if name == "help" => _ = keys.insert("help-help".to_owned()),
            "komadai" => asked(sub, name, keys),
            _ => asked(sub, &format!("{path}-{name}"), keys),
        }
    }
}

#[test]
fn every_argument_has_a_text_and_no_text_is_left_over() {
    let mut command = crate::Cli::command();
    command.build();
    let mut keys = BTreeSet::new();
    asked(&command, "komadai", &mut keys);
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let source = std::fs::read_to_string(locales.join("en/program.ftl")).unwrap();
    let there: BTreeSet<String> = source
        .lines()
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .filter(|key| key.starts_with("help-"))
        .collect();
    let code = include_str!("../help.rs");
    let named: BTreeSet<String> = code
        .split('"')
        .filter(|word| there.contains(*word))
        .map(str::to_owned)
        .collect();
    let missing: Vec<&String> = keys.difference(&there).collect();
    assert!(missing.is_empty(), "no text: {missing:?}");
    let left: Vec<&String> = there
        .iter()
        .filter(|key| !keys.contains(*key) && !named.contains(*key) && !key.ends_with("-after"))
        .collect();
    assert!(left.is_empty(), "not used: {left:?}");
    for language in Language::ALL {
        let texts = Texts::new(language);
        for key in &keys {
            assert!(texts.has(key), "{language}: {key}");
        }
    }
}
