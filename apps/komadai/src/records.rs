//! Files of records: which ones are meant, and reading them.

use std::collections::BTreeSet;
use std::io::{IsTerminal, Read as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};
use komadai_record::{Encoding, Format, Read, ReadOptions};
use komadai_texts::Values;
use rayon::prelude::*;

use crate::words;

/// The name that stands for the standard streams.
pub const STANDARD: &str = "-";

/// A file that is to be read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// The file; `None` for the standard input.
    pub path: Option<PathBuf>,
    /// Its path below the folder that was named, or its name alone.
    pub relative: PathBuf,
}

impl Source {
    /// What the file is called in messages.
    pub fn name(&self) -> String {
        match &self.path {
            Some(path) => path.display().to_string(),
            None => STANDARD.to_owned(),
        }
    }

    /// Reads all games.
    ///
    /// # Errors
    /// A file that cannot be opened, or from which no game can be read.
    pub fn read(&self, options: ReadOptions) -> Result<Read> {
        let bytes = match &self.path {
            Some(path) => std::fs::read(path)?,
            None => {
                let mut bytes = Vec::new();
                std::io::stdin().lock().read_to_end(&mut bytes)?;
                bytes
            }
        };
        let hint = self.path.as_deref().and_then(format_of);
        Ok(komadai_record::read(&bytes, hint, options)?)
    }
}

/// The format that a file's name promises.
pub fn format_of(path: &Path) -> Option<Format> {
    Format::from_extension(path.extension()?.to_str()?)
}

/// All files that the arguments mean: files as they are, folders with every file below them whose name promises a record, `-` for the
/// standard input. Each file comes once.
///
/// # Errors
/// An argument that is no file or folder, a folder that cannot be listed or has no record in it.
pub fn sources(arguments: &[PathBuf]) -> Result<Vec<Source>> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for argument in arguments {
        if argument.as_os_str() == STANDARD {
            if seen.insert(PathBuf::from(STANDARD)) {
                found.push(Source {
                    path: None,
                    relative: PathBuf::from("standard-input"),
                });
            }
            continue;
        }
        let kind = std::fs::metadata(argument)
            .with_context(|| words::file("program-no-such-file", argument))?;
        if kind.is_dir() {
            let before = found.len();
            for path in below(argument)? {
                let relative = path.strip_prefix(argument).unwrap_or(&path).to_owned();
                if seen.insert(path.clone()) {
                    found.push(Source {
                        path: Some(path),
                        relative,
                    });
                }
            }
            if found.len() == before {
                let args = Values::new()
                    .text("folder", argument.display().to_string())
                    .text("known", extensions());
                bail!(words::say_with("program-no-records", &args));
            }
        } else if seen.insert(argument.clone()) {
            found.push(Source {
                path: Some(argument.clone()),
                relative: argument.file_name().unwrap_or_default().into(),
            });
        }
    }
    Ok(found)
}

/// The extensions of all formats.
pub fn extensions() -> String {
    let all = Format::ALL
        .iter()
        .flat_map(|format| format.extensions())
        .map(|extension| format!(".{extension}"));
    all.collect::<Vec<_>>().join(" ")
}

/// All files below a folder whose names promise a record, sorted. Links to folders are not followed.
fn below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let listing = std::fs::read_dir(&folder)
            .with_context(|| words::file("program-cannot-read", &folder))?;
        for entry in listing {
            let entry = entry.with_context(|| words::file("program-cannot-read", &folder))?;
            let kind = entry.file_type()?;
            let path = entry.path();
            if kind.is_dir() {
                open.push(path);
            } else if format_of(&path).is_some() && path.is_file() {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Does the same to all sources on all cores, with a bar on the terminal if there are many, and gives the answers in the order of the sources.
pub fn for_all<T: Send>(sources: &[Source], work: impl Fn(&Source) -> T + Sync) -> Vec<T> {
    let bar = if sources.len() >= 20 && std::io::stderr().is_terminal() {
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}");
        ProgressBar::new(sources.len() as u64)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
    } else {
        ProgressBar::hidden()
    };
    let answers = sources
        .par_iter()
        .map(|source| {
            let answer = work(source);
            bar.inc(1);
            answer
        })
        .collect();
    bar.finish_and_clear();
    answers
}

/// Reads the name of an encoding as people write it.
///
/// # Errors
/// A name of no encoding, with those that there are.
pub fn encoding(name: &str) -> Result<Encoding, String> {
    Ok(match name.to_ascii_lowercase().as_str() {
        "utf-8" | "utf8" => Encoding::Utf8,
        "utf-8-bom" => Encoding::Utf8Bom,
        "shift-jis" | "shift_jis" | "sjis" | "cp932" => Encoding::ShiftJis,
        "euc-jp" => Encoding::EucJp,
        "utf-16le" => Encoding::Utf16Le,
        "utf-16be" => Encoding::Utf16Be,
        _ => {
            return Err(words::one_of([
                "utf-8",
                "utf-8-bom",
                "shift-jis",
                "euc-jp",
                "utf-16le",
                "utf-16be",
            ]));
        }
    })
}

/// A format by its name or one of its extensions, with the encoding that goes with that extension: `kifu` is KIF in UTF-8.
///
/// # Errors
/// A word that is neither, with those that there are.
pub fn format(name: &str) -> Result<(Format, Option<Encoding>), String> {
    let name = name.trim_start_matches('.').to_ascii_lowercase();
    let format = Format::from_extension(&name).or_else(|| Format::from_name(&name));
    let encoding = matches!(name.as_str(), "kifu" | "ki2u").then_some(Encoding::Utf8);
    match format {
        Some(format) => Ok((format, encoding)),
        None => Err(words::one_of(
            Format::ALL.iter().map(|format| format.name()),
        )),
    }
}

/// One of the games of a file, counted from 1.
///
/// # Errors
/// A number beyond the last game.
pub fn game(read: Read, number: usize) -> Result<komadai_record::Record> {
    let count = read.records.len();
    read.records.into_iter().nth(number - 1).ok_or_else(|| {
        let args = Values::new()
            .text("game", number.to_string())
            .text("count", count.to_string());
        anyhow!(words::say_with("program-no-game", &args))
    })
}
