//! What every manifest must say: its licence, that it is not published, that it follows the common lints.

use std::fs;

use anyhow::{Context, Result};
use toml::Table;

use super::Report;
use crate::workspace::Workspace;

const PERMISSIVE: &str = "MIT OR Apache-2.0";
const COPYLEFT: &str = "GPL-3.0-or-later";
/// The page is built on a library under this licence, and this program carries the page inside.
const COPYLEFT_FOLDERS: [&str; 1] = ["apps/komadai"];

/// Checks the manifests of all packages, the page's `package.json`, and that the licence texts are there.
pub fn check(work: &Workspace, report: &mut Report) -> Result<()> {
    for package in work.packages() {
        let folder = work.folder(package);
        let expected = if COPYLEFT_FOLDERS.contains(&folder.as_str()) {
            COPYLEFT
        } else {
            PERMISSIVE
        };
        let licence = package["license"].as_str().unwrap_or("none");
        if licence != expected {
            report.fault(format!(
                "{folder}: the licence is {licence}, not {expected}"
            ));
        }
        if package["publish"]
            .as_array()
            .is_none_or(|registries| !registries.is_empty())
        {
            report.fault(format!("{folder}: `publish = false` is missing"));
        }
        if package["description"].as_str().is_none_or(str::is_empty) {
            report.fault(format!("{folder}: there is no description"));
        }
        let manifest = fs::read_to_string(work.path(&folder).join("Cargo.toml"))?;
        let manifest: Table = manifest
            .parse()
            .with_context(|| format!("{folder}/Cargo.toml"))?;
        if manifest
            .get("lints")
            .and_then(|lints| lints.get("workspace")?.as_bool())
            != Some(true)
        {
            report.fault(format!("{folder}: `[lints] workspace = true` is missing"));
        }
    }
    let page = work.path("web/package.json");
    if page.exists() {
        let page: serde_json::Value =
            serde_json::from_slice(&fs::read(page)?).context("web/package.json")?;
        if page["license"] != COPYLEFT {
            report.fault(format!(
                "web/package.json: the licence is {}, not {COPYLEFT}",
                page["license"]
            ));
        }
    }
    for text in ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-GPL"] {
        if !work.path(text).is_file() {
            report.fault(format!("{text} is missing"));
        }
    }
    Ok(())
}
