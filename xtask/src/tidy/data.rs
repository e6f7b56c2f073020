//! Test data: every file in `testdata/` has its origin, licence and checksum in `testdata/MANIFEST.toml`.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use toml::{Table, Value};

use super::Report;
use crate::files;
use crate::workspace::Workspace;

const FOLDER: &str = "testdata";
const MANIFEST: &str = "MANIFEST.toml";

/// Compares the manifest with the files.
pub fn check(work: &Workspace, report: &mut Report) -> Result<()> {
    let manifest = work.path(FOLDER).join(MANIFEST);
    let text = fs::read_to_string(&manifest)
        .with_context(|| format!("{FOLDER}/{MANIFEST} could not be read"))?;
    let entries = entries(&text)?;
    let sums = sums(work)?;
    for (path, sum) in &sums {
        let Some(entry) = entries.get(path.as_str()) else {
            report.fault(format!("{FOLDER}/{MANIFEST} has no entry for {path}"));
            continue;
        };
        for key in ["origin", "licence"] {
            if entry
                .get(key)
                .and_then(Value::as_str)
                .is_none_or(str::is_empty)
            {
                report.fault(format!("{FOLDER}/{MANIFEST}: {path} has no {key}"));
            }
        }
        if entry.get("sha256").and_then(Value::as_str) != Some(sum) {
            report.fault(format!(
                "{FOLDER}/{path} has another checksum than its entry (`cargo xtask tidy --bless` renews them)"
            ));
        }
    }
    for path in entries.keys().filter(|path| !sums.contains_key(*path)) {
        report.fault(format!("{FOLDER}/{MANIFEST}: there is no file {path}"));
    }
    Ok(())
}

/// Writes the checksums of the files as they are into the entries that exist; returns how many changed.
pub fn bless(work: &Workspace) -> Result<usize> {
    let path = work.path(FOLDER).join(MANIFEST);
    let text = fs::read_to_string(&path)?;
    let (text, renewed) = renew(&text, &sums(work)?);
    fs::write(&path, text)?;
    Ok(renewed)
}

/// The entries by their path below `testdata/`.
fn entries(text: &str) -> Result<BTreeMap<String, Table>> {
    let manifest: Table = text
        .parse()
        .with_context(|| format!("{FOLDER}/{MANIFEST}"))?;
    let files = manifest
        .get("file")
        .and_then(Value::as_array)
        .map_or(&[][..], Vec::as_slice);
    files
        .iter()
        .map(|file| {
            let file = file.as_table().context("an entry is no table")?;
            let path = file
                .get("path")
                .and_then(Value::as_str)
                .context("an entry has no path")?;
            Ok((path.to_owned(), file.clone()))
        })
        .collect()
}

/// The checksum of each file, in hexadecimal.
fn sums(work: &Workspace) -> Result<BTreeMap<String, String>> {
    let folder = work.path(FOLDER);
    let mut sums = BTreeMap::new();
    for path in files::written(&folder)? {
        let parts: Vec<_> = path
            .strip_prefix(&folder)?
            .iter()
            .map(|part| part.to_string_lossy().into_owned())
            .collect();
        let name = parts.join("/");
        if name != MANIFEST {
            let sum = Sha256::digest(fs::read(&path)?);
            sums.insert(name, sum.iter().map(|byte| format!("{byte:02x}")).collect());
        }
    }
    Ok(sums)
}

/// Renews each `sha256` line from the `path` line that stands above it, and leaves all else as it is.
fn renew(text: &str, sums: &BTreeMap<String, String>) -> (String, usize) {
    let mut renewed = 0;
    let mut sum = None;
    let mut lines = String::new();
    for line in text.lines() {
        let quoted = line.split('"').nth(1).unwrap_or_default();
        if line.starts_with("path") {
            sum = sums.get(quoted);
        }
        match sum {
            Some(sum) if line.starts_with("sha256") && quoted != sum => {
                renewed += 1;
                lines.push_str(&format!("sha256 = \"{sum}\""));
            }
            _ => lines.push_str(line),
        }
        lines.push('\n');
    }
    (lines, renewed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blessing_changes_only_wrong_sums() {
        let text = "# data\n[[file]]\npath = \"a\"\nsha256 = \"1\"\n\n[[file]]\npath = \"b\"\nsha256 = \"2\"\n";
        let sums = BTreeMap::from([
            ("a".to_owned(), "1".to_owned()),
            ("b".to_owned(), "9".to_owned()),
        ]);
        let (new, renewed) = renew(text, &sums);
        assert_eq!(renewed, 1);
        assert_eq!(new, text.replace("\"2\"", "\"9\""));
        assert_eq!(entries(&new).unwrap()["b"]["sha256"].as_str(), Some("9"));
    }
}
