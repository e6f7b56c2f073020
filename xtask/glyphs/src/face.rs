//! Reading one `@fontsource` package: its licence, and the outlines of the characters wanted.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::Wanted;
use crate::outline::{self, Outline};

/// A font with the outlines taken from it.
pub(crate) struct Face {
    /// What was asked for.
    pub wanted: &'static Wanted,
    /// Family name, such as `Yuji Syuku`.
    pub family: String,
    /// Version of the npm package and of the font inside it.
    pub version: String,
    /// First line of the licence text.
    pub copyright: String,
    /// The whole licence text.
    pub licence: String,
    /// One outline per wanted character, in the same order.
    pub outlines: Vec<(char, Outline)>,
}

impl Face {
    /// Reads the package `wanted.package` under `packages`.
    ///
    /// # Errors
    ///
    /// When the package is missing, is not under the SIL OFL 1.1, or lacks a wanted character.
    pub fn load(packages: &Path, wanted: &'static Wanted) -> Result<Self> {
        let folder = packages.join(wanted.package);
        let metadata = json(&folder.join("metadata.json"))?;
        let package = json(&folder.join("package.json"))?;
        let text = |value: &Value, key: &str| -> Result<String> {
            let found = value.get(key).and_then(Value::as_str);
            Ok(found
                .with_context(|| format!("no text {key:?}"))?
                .to_owned())
        };
        let licence = fs::read_to_string(folder.join("LICENSE")).context("LICENSE")?;
        let licence = licence
            .lines()
            .map(str::trim_end)
            .collect::<Vec<_>>()
            .join("\n")
            + "\n";
        if text(&package, "license")? != "OFL-1.1"
            || !licence.contains("SIL OPEN FONT LICENSE Version 1.1")
        {
            bail!("not under the SIL Open Font License 1.1");
        }
        Ok(Self {
            wanted,
            family: text(&metadata, "family")?,
            version: format!(
                "npm {}, font {}",
                text(&package, "version")?,
                text(&metadata, "version")?
            ),
            copyright: licence.lines().next().unwrap_or_default().to_owned(),
            licence,
            outlines: outlines(&folder.join("files"), wanted)?,
        })
    }
}

fn json(path: &Path) -> Result<Value> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    serde_json::from_str(&text).with_context(|| path.display().to_string())
}

/// A Japanese face is split over more than a hundred files; each is opened until every character
/// has been found. The files are few enough that the package's index of ranges is not worth parsing.
fn outlines(files: &Path, wanted: &Wanted) -> Result<Vec<(char, Outline)>> {
    let ending = format!("-{}-normal.woff2", wanted.weight);
    let mut paths = fs::read_dir(files)
        .with_context(|| files.display().to_string())?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<PathBuf>>>()?;
    paths.retain(|path| path.to_string_lossy().ends_with(&ending));
    paths.sort();

    let mut found: Vec<Option<Outline>> = wanted.characters.chars().map(|_| None).collect();
    for path in paths {
        if found.iter().all(Option::is_some) {
            break;
        }
        let packed = fs::read(&path)?;
        let data = wuff::decompress_woff2(&packed)
            .map_err(|error| anyhow::anyhow!("{}: {error:?}", path.display()))?;
        let font = ttf_parser::Face::parse(&data, 0).with_context(|| path.display().to_string())?;
        for (character, slot) in wanted.characters.chars().zip(&mut found) {
            if slot.is_none()
                && let Some(glyph) = font.glyph_index(character)
            {
                *slot = outline::trace(&font, glyph);
            }
        }
    }
    wanted
        .characters
        .chars()
        .zip(found)
        .map(|(character, outline)| {
            Ok((
                character,
                outline.with_context(|| format!("no outline for {character:?}"))?,
            ))
        })
        .collect()
}
