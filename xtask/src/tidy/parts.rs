//! Foreign parts: each direct dependency stands in THIRD-PARTY.md, and versions that must agree do.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};
use serde_json::Value;
use toml::Table;

use super::Report;
use crate::workspace::Workspace;

const PAGE: &str = "THIRD-PARTY.md";
/// Pairs of packages that only work together at exactly the same version.
const TWINS: [(&str, &str); 1] = [("wasm-bindgen", "wasm-bindgen-cli-support")];

/// Compares THIRD-PARTY.md with the manifests, and the twins in Cargo.lock.
pub fn check(work: &Workspace, report: &mut Report) -> Result<()> {
    let page =
        fs::read_to_string(work.path(PAGE)).with_context(|| format!("{PAGE} could not be read"))?;
    compare(&page, "crates", &crates(work), report);
    compare(&page, "npm", &npm_packages(work)?, report);

    let lock =
        fs::read_to_string(work.path("Cargo.lock")).context("Cargo.lock could not be read")?;
    twins(&lock, report)
}

/// Direct dependencies on packages that are not ours.
fn crates(work: &Workspace) -> BTreeSet<String> {
    work.packages()
        .flat_map(|package| package["dependencies"].as_array().into_iter().flatten())
        .filter(|dependency| dependency["path"].is_null())
        .filter_map(|dependency| Some(dependency["name"].as_str()?.to_owned()))
        .collect()
}

fn npm_packages(work: &Workspace) -> Result<BTreeSet<String>> {
    let path = work.path("web/package.json");
    if !path.exists() {
        return Ok(BTreeSet::new());
    }
    let package: Value = serde_json::from_slice(&fs::read(path)?).context("web/package.json")?;
    let names = ["dependencies", "devDependencies"]
        .into_iter()
        .filter_map(|kind| package[kind].as_object())
        .flat_map(|packages| packages.keys().cloned());
    Ok(names.collect())
}

/// The sections whose headings contain `word` name exactly the packages of `used`.
fn compare(page: &str, word: &str, used: &BTreeSet<String>, report: &mut Report) {
    let named = rows(page, word);
    for name in used.difference(&named) {
        report.fault(format!(
            "{PAGE}: {name} is used, but no section on {word} names it"
        ));
    }
    for name in named.difference(used) {
        report.fault(format!(
            "{PAGE}: {name} is named, but nothing depends on it any longer"
        ));
    }
}

/// The first column of the tables below the headings that contain `word`.
fn rows(page: &str, word: &str) -> BTreeSet<String> {
    let mut here = false;
    let mut names = BTreeSet::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            here = heading.contains(word);
        } else if here && let Some(row) = line.strip_prefix('|') {
            let name = row
                .split('|')
                .next()
                .unwrap_or_default()
                .trim()
                .trim_matches('`');
            if name != "name" && !name.trim_matches(['-', ':']).is_empty() {
                names.insert(name.to_owned());
            }
        }
    }
    names
}

fn twins(lock: &str, report: &mut Report) -> Result<()> {
    let lock: Table = lock.parse().context("Cargo.lock")?;
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in lock
        .get("package")
        .and_then(|packages| packages.as_array())
        .into_iter()
        .flatten()
    {
        if let (Some(name), Some(version)) = (package["name"].as_str(), package["version"].as_str())
        {
            versions.entry(name).or_default().push(version);
        }
    }
    for (one, other) in TWINS {
        if versions.get(one) != versions.get(other) {
            report.fault(format!(
                "Cargo.lock: {one} {:?} and {other} {:?} must be of the same version",
                versions.get(one).map_or(&[][..], Vec::as_slice),
                versions.get(other).map_or(&[][..], Vec::as_slice),
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Parts\n## Rust crates\n| name | why |\n|---|:--|\n| anyhow | errors |\n| `toml` | data |\n\
                        ## npm packages\n| name |\n|---|\n| vite |\n## Fonts\n| Klee | – |\n";

    fn names(list: &[&str]) -> BTreeSet<String> {
        list.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn tables_are_read_by_section() {
        assert_eq!(rows(PAGE, "crates"), names(&["anyhow", "toml"]));
        assert_eq!(rows(PAGE, "npm"), names(&["vite"]));
    }

    #[test]
    fn both_directions_count() {
        let mut report = Report::default();
        compare(PAGE, "crates", &names(&["anyhow", "serde"]), &mut report);
        assert_eq!(report.faults.len(), 2, "{:?}", report.faults);
    }

    #[test]
    fn twins_agree() {
        let lock = |version: &str| {
            let package = |name, version| {
                format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\n")
            };
            package("wasm-bindgen", "0.2.1") + &package("wasm-bindgen-cli-support", version)
        };
        for (version, faults) in [("0.2.1", 0), ("0.2.2", 1)] {
            let mut report = Report::default();
            twins(&lock(version), &mut report).unwrap();
            assert_eq!(report.faults.len(), faults, "{version}");
        }
    }
}
