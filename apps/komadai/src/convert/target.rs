//! Where converted records go.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use komadai_record::{Encoding, Format};
use komadai_texts::Values;

use crate::output;
use crate::records::{STANDARD, Source, extensions, format};
use crate::words;

/// A file or folder to write to, and in which format.
#[derive(Debug)]
pub struct Target {
    /// The file or folder; `-` is the standard output.
    pub path: PathBuf,
    /// The format.
    pub format: Format,
    /// The encoding that the extension asks for.
    pub encoding: Option<Encoding>,
    /// Whether each input gets a file of its own below the path.
    pub is_folder: bool,
    /// The extension of files in a folder.
    extension: String,
}

impl Target {
    /// Finds out what is meant: the name behind `-o`, the format behind `--to`, the number of inputs.
    ///
    /// # Errors
    /// A format that nothing names.
    pub fn new(
        path: &Path,
        to: Option<(Format, Option<Encoding>)>,
        inputs: usize,
    ) -> Result<Target> {
        let text = path.to_string_lossy();
        let standard = text == STANDARD;
        let by_name = path.extension().and_then(|extension| extension.to_str());
        let by_name = by_name.filter(|_| !standard);
        let is_folder = !standard
            && (path.is_dir() || text.ends_with(['/', '\\']) || (by_name.is_none() && inputs > 1));
        let known = by_name.filter(|_| !is_folder).map(format);
        let (format, encoding) = match (to, known) {
            (Some(to), _) => to,
            (None, Some(Ok(known))) => known,
            (None, Some(Err(_))) => {
                let args = Values::new().text("file", text).text("known", extensions());
                bail!(words::say_with("program-unknown-extension", &args))
            }
            (None, None) => bail!(words::say("program-which-format")),
        };
        let utf8 = encoding == Some(Encoding::Utf8);
        let all = format.extensions();
        // `.kifu` and `.ki2u` are the second extensions, for UTF-8.
        let extension = all.get(usize::from(utf8)).or(all.first());
        Ok(Target {
            path: path.to_owned(),
            format,
            encoding,
            is_folder,
            extension: extension.copied().unwrap_or_default().to_owned(),
        })
    }

    /// What the target is called in messages.
    pub fn name(&self) -> String {
        if self.path.as_os_str() == STANDARD {
            STANDARD.to_owned()
        } else {
            self.path.display().to_string()
        }
    }

    /// The file for an input, or for one of its games.
    pub fn below(&self, stem: &Path, game: Option<usize>) -> PathBuf {
        let mut name = stem.file_name().unwrap_or_default().to_owned();
        if let Some(game) = game {
            name.push(format!("-{game}"));
        }
        name.push(format!(".{}", self.extension));
        self.path.join(stem).with_file_name(name)
    }

    /// Writes a file, with the folders above it, or the standard output.
    ///
    /// # Errors
    /// What the system reports, with the name of the file.
    pub fn write(&self, path: &Path, bytes: &[u8]) -> Result<()> {
        if self.is_folder
            && let Some(folder) = path.parent()
        {
            std::fs::create_dir_all(folder)
                .with_context(|| words::file("program-cannot-write", folder))?;
        }
        write_or_print(path, bytes)
    }
}

/// Writes a file, or the standard output for `-`.
///
/// # Errors
/// What the system reports, with the name of the file.
pub fn write_or_print(path: &Path, bytes: &[u8]) -> Result<()> {
    if path.as_os_str() == STANDARD {
        return output::bytes(bytes);
    }
    std::fs::write(path, bytes).with_context(|| words::file("program-cannot-write", path))
}

/// What the files of each input are called: its path without the extension, or with it where two inputs would be called the same.
pub fn stems(sources: &[Source]) -> HashMap<&Source, PathBuf> {
    let mut counts: HashMap<PathBuf, usize> = HashMap::new();
    for source in sources {
        *counts
            .entry(source.relative.with_extension(""))
            .or_insert(0) += 1;
    }
    let stem = |source: &Source| {
        let short = source.relative.with_extension("");
        if counts[&short] > 1 {
            source.relative.clone()
        } else {
            short
        }
    };
    sources
        .iter()
        .map(|source| (source, stem(source)))
        .collect()
}
