//! What the tests of this folder share.

use std::path::{Path, PathBuf};

use komadai_record::{Format, Read, ReadOptions, Record, WriteOptions, Written, read, write};

/// The folder of the corpora, which are no part of the repository; says so when it is absent.
pub fn corpora() -> Option<PathBuf> {
    let folder = std::env::var_os("KOMADAI_CORPORA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpora"),
        PathBuf::from,
    );
    if folder.is_dir() {
        Some(folder)
    } else {
        eprintln!("left out: there are no corpora (set KOMADAI_CORPORA)");
        None
    }
}

/// Reads a text leniently.
pub fn read_text(text: &str) -> Read {
    read(text.as_bytes(), None, ReadOptions::default()).unwrap()
}

/// Reads a text that must hold one game without any oddity.
pub fn clean(text: &str) -> Record {
    let mut read = read_text(text);
    assert_eq!(read.warnings, [], "{text}");
    assert_eq!(read.records.len(), 1, "{text}");
    read.records.remove(0)
}

/// The codes of the warnings with line and column.
pub fn codes(read: &Read) -> Vec<(&'static str, usize, usize)> {
    let place =
        |warning: &komadai_record::Warning| (warning.kind.code(), warning.line, warning.column);
    read.warnings.iter().map(place).collect()
}

/// Writes with the format's own options.
pub fn written(record: &Record, format: Format) -> Written {
    write(record, format, &WriteOptions::default()).unwrap()
}

/// The moves of the main line in USI notation.
pub fn moves(record: &Record) -> String {
    let moves: Vec<String> = record.tree.main_moves().map(|mv| mv.to_string()).collect();
    moves.join(" ")
}

/// All files below a folder with one of these extensions, in a fixed order.
pub fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let extension = path.extension().and_then(|extension| extension.to_str());
            if path.is_dir() {
                folders.push(path);
            } else if extension.is_some_and(|extension| extensions.contains(&extension)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Whether the long versions of the tests are asked for.
pub fn deep() -> bool {
    std::env::var_os("KOMADAI_DEEP").is_some_and(|value| value != "0")
}

/// So many cases of a property, a hundred times as many in the long version.
pub fn cases(cases: u32) -> proptest::test_runner::Config {
    proptest::test_runner::Config {
        cases: if deep() { cases * 100 } else { cases },
        ..proptest::test_runner::Config::default()
    }
}
