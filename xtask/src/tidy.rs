//! What no compiler checks: the arrows between crates, licences, foreign parts, lengths of files, words left behind.

mod arrows;
mod data;
mod manifests;
mod parts;
mod text;

use anyhow::{Result, bail};

use crate::workspace::Workspace;

/// What the checks found.
#[derive(Default)]
pub struct Report {
    faults: Vec<String>,
    notes: Vec<String>,
}

impl Report {
    /// Something that must be mended.
    fn fault(&mut self, text: impl Into<String>) {
        self.faults.push(text.into());
    }

    /// Something worth knowing.
    fn note(&mut self, text: impl Into<String>) {
        self.notes.push(text.into());
    }
}

/// The command `tidy`: prints what was found. With `bless`, first renews the checksums of the test data.
pub fn run(work: &Workspace, bless: bool) -> Result<()> {
    if bless {
        let renewed = data::bless(work)?;
        println!("{renewed} checksums renewed in testdata/MANIFEST.toml");
    }
    for note in check(work)? {
        println!("note: {note}");
    }
    println!("tidy");
    Ok(())
}

/// Runs all checks and returns the notes.
///
/// # Errors
/// One that lists every fault.
pub fn check(work: &Workspace) -> Result<Vec<String>> {
    let mut report = Report::default();
    arrows::check(work, &mut report)?;
    manifests::check(work, &mut report)?;
    parts::check(work, &mut report)?;
    text::check(work, &mut report)?;
    data::check(work, &mut report)?;
    if report.faults.is_empty() {
        return Ok(report.notes);
    }
    bail!(
        "{} faults:\n  {}",
        report.faults.len(),
        report.faults.join("\n  ")
    );
}
