//! Lengths of files, and words that mark unfinished work.

use std::fs;
use std::path::Path;

use anyhow::Result;

use super::Report;
use crate::files;
use crate::workspace::Workspace;

/// Longer files are noted; most should stay below half of this.
const LONG: usize = 600;
/// Longer files are a fault.
const TOO_LONG: usize = 1000;
const CODE: [&str; 7] = ["css", "html", "js", "rs", "sql", "svelte", "ts"];
/// Marks of unfinished work and of tests that are switched off; put together here so that this file has none.
const FORBIDDEN: [&str; 5] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("#[", "ignore"),
    concat!("test", ".only"),
];

/// Reads all code of the tree.
pub fn check(work: &Workspace, report: &mut Report) -> Result<()> {
    let mut lengths = Vec::new();
    for path in files::written(&work.root)? {
        let extension = path
            .extension()
            .and_then(|extension| extension.to_str())
            .unwrap_or_default();
        if !CODE.contains(&extension) {
            continue;
        }
        let name = path
            .strip_prefix(&work.root)
            .unwrap_or(&path)
            .display()
            .to_string();
        let Ok(text) = fs::read_to_string(&path) else {
            report.fault(format!("{name} is not UTF-8"));
            continue;
        };
        for (number, word) in forbidden(&text) {
            report.fault(format!("{name}:{number}: {word}"));
        }
        if extension == "rs" && path.file_name() == Some("mod.rs".as_ref()) && !in_tests(&path) {
            report.fault(format!(
                "{name}: modules stand in files of their own name, not in mod.rs"
            ));
        }
        let lines = text.lines().count();
        if lines > TOO_LONG {
            report.fault(format!(
                "{name} has {lines} lines, more than {TOO_LONG}: look for the seam"
            ));
        } else if lines > LONG {
            report.note(format!("{name} has {lines} lines, more than {LONG}"));
        }
        lengths.push(lines);
    }
    lengths.sort_unstable();
    if let Some(median) = lengths.get(lengths.len() / 2) {
        let longest = lengths.last().unwrap_or(median);
        report.note(format!(
            "{} files of code, median {median} lines, longest {longest}",
            lengths.len()
        ));
    }
    Ok(())
}

/// Code that several test programs share must stand in a folder with a mod.rs, or cargo takes it for one of them.
fn in_tests(path: &Path) -> bool {
    path.iter().any(|part| part == "tests")
}

/// The forbidden words in `text` that are not part of a longer word, with their line numbers.
fn forbidden(text: &str) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for word in FORBIDDEN {
            let whole = line.match_indices(word).any(|(at, _)| {
                let before = line[..at].chars().next_back();
                let after = line[at + word.len()..].chars().next();
                !before.is_some_and(char::is_alphanumeric)
                    && !after.is_some_and(char::is_alphanumeric)
            });
            if whole {
                found.push((index + 1, word));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::forbidden;

    #[test]
    fn words_are_found_whole() {
        let word = super::FORBIDDEN[0];
        let text = format!(
            "let a = 1;\n// {word}: later\n{word}S\n{}]\nA{word}",
            super::FORBIDDEN[3]
        );
        let text = text.as_str();
        let lines: Vec<usize> = forbidden(text).into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines, [2, 4]);
    }
}
