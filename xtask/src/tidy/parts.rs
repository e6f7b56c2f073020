//! Foreign parts: each direct dependency stands in THIRD-PARTY.md with its version and users, and versions that must agree do.

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
    let users = crates(work);
    compare(&page, "crates", &users.keys().cloned().collect(), report);
    compare(&page, "npm", &npm_packages(work)?, report);

    let lock =
        fs::read_to_string(work.path("Cargo.lock")).context("Cargo.lock could not be read")?;
    let lock: Table = lock.parse().context("Cargo.lock")?;
    let versions = versions(&lock);
    details(&page, &users, &versions, report);
    twins(&versions, report);
    Ok(())
}

/// Direct dependencies on packages that are not ours, each with the packages that use it.
fn crates(work: &Workspace) -> BTreeMap<String, BTreeSet<String>> {
    let mut users: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in work.packages() {
        let folder = work.folder(package);
        let user = ["crates/", "apps/"]
            .iter()
            .find_map(|role| folder.strip_prefix(role))
            .unwrap_or(&folder);
        let foreign = package["dependencies"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|dependency| dependency["path"].is_null())
            .filter_map(|dependency| dependency["name"].as_str());
        for name in foreign {
            users
                .entry(name.to_owned())
                .or_default()
                .insert(user.to_owned());
        }
    }
    users
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
    cells(page, word)
        .into_iter()
        .map(|row| row[0].trim_matches('`').to_owned())
        .collect()
}

/// The rows of the tables below the headings that contain `word`, without the tables' heads.
fn cells<'a>(page: &'a str, word: &str) -> Vec<Vec<&'a str>> {
    let mut here = false;
    let mut rows = Vec::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            here = heading.contains(word);
        } else if here && let Some(row) = line.strip_prefix('|') {
            let row: Vec<&str> = row.split('|').map(str::trim).collect();
            if row[0] != "name" && !row[0].trim_matches(['-', ':']).is_empty() {
                rows.push(row);
            }
        }
    }
    rows
}

/// The rows of the crates give a version that Cargo.lock has, and exactly the packages that use it.
fn details(
    page: &str,
    users: &BTreeMap<String, BTreeSet<String>>,
    versions: &BTreeMap<&str, Vec<&str>>,
    report: &mut Report,
) {
    for row in cells(page, "crates") {
        let [name, version, _, used_by, ..] = row[..] else {
            report.fault(format!(
                "{PAGE}: the row of {} has fewer than four columns",
                row[0]
            ));
            continue;
        };
        let name = name.trim_matches('`');
        let Some(users) = users.get(name) else {
            continue;
        };
        let locked = versions.get(name).map_or(&[][..], Vec::as_slice);
        let fits = |locked: &str| {
            locked
                .strip_prefix(version)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        if !locked.iter().any(|locked| fits(locked)) {
            report.fault(format!(
                "{PAGE}: {name} is said to be {version}, Cargo.lock has {locked:?}"
            ));
        }
        let said: BTreeSet<String> = used_by
            .split(',')
            .map(|user| user.trim().to_owned())
            .collect();
        if said != *users {
            let users: Vec<_> = users.iter().map(String::as_str).collect();
            report.fault(format!(
                "{PAGE}: {name} is used by {}, not by {used_by}",
                users.join(", ")
            ));
        }
    }
}

/// The versions of each package in Cargo.lock.
fn versions(lock: &Table) -> BTreeMap<&str, Vec<&str>> {
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
    versions
}

fn twins(versions: &BTreeMap<&str, Vec<&str>>, report: &mut Report) {
    for (one, other) in TWINS {
        if versions.get(one) != versions.get(other) {
            report.fault(format!(
                "Cargo.lock: {one} {:?} and {other} {:?} must be of the same version",
                versions.get(one).map_or(&[][..], Vec::as_slice),
                versions.get(other).map_or(&[][..], Vec::as_slice),
            ));
        }
    }
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
            twins(&versions(&lock(version).parse().unwrap()), &mut report);
            assert_eq!(report.faults.len(), faults, "{version}");
        }
    }

    #[test]
    fn versions_and_users_are_compared() {
        let row = |version: &str, users: &str| {
            format!(
                "## Rust crates\n| name | version | licence | used by | why |\n|---|---|---|---|---|\n| toml | {version} | MIT | {users} | data |\n"
            )
        };
        let users = BTreeMap::from([("toml".to_owned(), names(&["core", "xtask"]))]);
        let versions = BTreeMap::from([("toml", vec!["1.12.3"])]);
        for (version, said, faults) in [
            ("1.12", "core, xtask", 0),
            ("1", "core, xtask", 0),
            ("1.1", "core, xtask", 1),
            ("1.13", "core", 2),
        ] {
            let mut report = Report::default();
            details(&row(version, said), &users, &versions, &mut report);
            assert_eq!(
                report.faults.len(),
                faults,
                "{version} {said}: {:?}",
                report.faults
            );
        }
    }
}
