//! Dependencies between our own packages against the table in ARCHITECTURE.md.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, bail};

use super::Report;
use crate::workspace::Workspace;

const PAGE: &str = "ARCHITECTURE.md";
const FENCE: &str = "```arrows";

/// For each package the packages that it may depend on; `*` stands for all. Packages are named by their folders,
/// those below `crates/` without that word.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Every package has its line, every line its package, and no package depends on one that its line does not name.
pub fn check(work: &Workspace, report: &mut Report) -> Result<()> {
    let page =
        fs::read_to_string(work.path(PAGE)).with_context(|| format!("{PAGE} could not be read"))?;
    let allowed = parse(&page)?;
    let actual = actual(work);
    compare(&allowed, &actual, report);
    Ok(())
}

/// The table in the block that begins with "```arrows": lines of `from → to, to`, or `from → –`.
fn parse(page: &str) -> Result<Arrows> {
    let mut lines = page.lines().skip_while(|line| line.trim() != FENCE).skip(1);
    let mut arrows = Arrows::new();
    for line in lines.by_ref().take_while(|line| line.trim() != "```") {
        if line.trim().is_empty() {
            continue;
        }
        let Some((from, to)) = line.split_once('→') else {
            bail!("{PAGE}: a line of the arrow table has no arrow: {line}");
        };
        let to = to
            .split(',')
            .map(|name| name.trim().to_owned())
            .filter(|name| name != "–")
            .collect();
        if arrows.insert(from.trim().to_owned(), to).is_some() {
            bail!("{PAGE}: {} has two lines in the arrow table", from.trim());
        }
    }
    if arrows.is_empty() {
        bail!("{PAGE} has no block that begins with {FENCE}");
    }
    Ok(arrows)
}

/// The dependencies, of every kind, as the manifests state them.
fn actual(work: &Workspace) -> Arrows {
    let names: BTreeMap<&str, String> = work
        .packages()
        .filter_map(|package| Some((package["name"].as_str()?, short(&work.folder(package)))))
        .collect();
    let mut arrows = Arrows::new();
    for package in work.packages() {
        let ours = package["dependencies"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|dependency| dependency["path"].is_string())
            .filter_map(|dependency| names.get(dependency["name"].as_str()?).cloned())
            .collect();
        arrows.insert(short(&work.folder(package)), ours);
    }
    arrows
}

fn short(folder: &str) -> String {
    folder.strip_prefix("crates/").unwrap_or(folder).to_owned()
}

fn compare(allowed: &Arrows, actual: &Arrows, report: &mut Report) {
    for (from, to) in actual {
        let Some(allowed) = allowed.get(from) else {
            report.fault(format!("{PAGE}: the arrow table has no line for {from}"));
            continue;
        };
        if allowed.contains("*") {
            continue;
        }
        for to in to.difference(allowed) {
            report.fault(format!(
                "{from} depends on {to}, and {PAGE} has no such arrow"
            ));
        }
    }
    for from in allowed.keys().filter(|from| !actual.contains_key(*from)) {
        report.fault(format!(
            "{PAGE}: the arrow table has a line for {from}, which does not exist"
        ));
    }
    for (from, to) in allowed {
        for to in to
            .iter()
            .filter(|to| *to != "*" && !actual.contains_key(*to))
        {
            report.fault(format!("{PAGE}: {from} → {to}: there is no {to}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        "# Title\n\n```arrows\ncore → –\ngame → core\napps/komadai → *\n```\nmore → text\n";

    fn arrows(rows: &[(&str, &[&str])]) -> Arrows {
        rows.iter()
            .map(|(from, to)| ((*from).into(), to.iter().map(|to| (*to).into()).collect()))
            .collect()
    }

    fn faults(actual: &[(&str, &[&str])]) -> Vec<String> {
        let mut report = Report::default();
        compare(&parse(PAGE).unwrap(), &arrows(actual), &mut report);
        report.faults
    }

    #[test]
    fn the_table_is_read() {
        let expected: &[(&str, &[&str])] =
            &[("core", &[]), ("game", &["core"]), ("apps/komadai", &["*"])];
        assert_eq!(parse(PAGE).unwrap(), arrows(expected));
        assert!(parse("no table").is_err());
        assert!(parse("```arrows\ncore\n```").is_err());
        assert!(parse("```arrows\ncore → –\ncore → –\n```").is_err());
    }

    #[test]
    fn differences_are_faults() {
        let good: &[(&str, &[&str])] = &[
            ("core", &[]),
            ("game", &["core"]),
            ("apps/komadai", &["core", "game"]),
        ];
        assert_eq!(faults(good), Vec::<String>::new());
        assert_eq!(
            faults(&[("core", &["game"]), good[1], good[2]]).len(),
            1,
            "an arrow that is not drawn"
        );
        assert_eq!(
            faults(&[good[0], good[2]]).len(),
            1,
            "a line without a package"
        );
        assert_eq!(
            faults(&[good[0], good[1], good[2], ("usi", &[])]).len(),
            1,
            "a package without a line"
        );
    }
}
