//! Reading the folder of lessons.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::{Lesson, Step};

/// Why the lessons cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The disk has a fault.
    #[error("{}: {error}", path.display())]
    Read {
        /// Where.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// A name does not tell its place.
    #[error("{}: expected a number, a hyphen and a name of small letters, digits and hyphens, such as 03-gold{}", path.display(), ending)]
    Name {
        /// The file or folder.
        path: PathBuf,
        /// What the name has to end with.
        ending: &'static str,
    },
    /// The file is no lesson.
    #[error("{}: {error}", path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// Where and why.
        error: serde_json::Error,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Contents {
    rules: Vec<u8>,
    steps: Vec<Step>,
}

/// Reads all lessons of a folder in their order: `lessons/<number>-<group>/<number>-<lesson>.json`.
///
/// # Errors
/// Names the first file or folder that cannot be read, is out of place, or is no lesson.
pub fn load(folder: &Path) -> Result<Vec<Lesson>, LoadError> {
    let mut lessons = Vec::new();
    for (group, path) in entries(folder, "")? {
        for (id, path) in entries(&path, ".json")? {
            let read = fs::read_to_string(&path);
            let text = read.map_err(|error| LoadError::Read {
                path: path.clone(),
                error,
            })?;
            let Contents { rules, steps } =
                serde_json::from_str(&text).map_err(|error| LoadError::Format { path, error })?;
            lessons.push(Lesson {
                group: group.clone(),
                id,
                rules,
                steps,
            });
        }
    }
    Ok(lessons)
}

/// The names of a folder's entries without their numbers, in the order of those.
fn entries(folder: &Path, ending: &'static str) -> Result<Vec<(String, PathBuf)>, LoadError> {
    let fault = |error| LoadError::Read {
        path: folder.to_owned(),
        error,
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        let named = path
            .file_name()
            .and_then(|name| name.to_str()?.strip_suffix(ending)?.split_once('-'))
            .and_then(|(number, name)| Some((number.parse::<u32>().ok()?, name.to_owned())));
        match named {
            Some((number, name)) if is_name(&name) => found.push((number, name, path)),
            _ => return Err(LoadError::Name { path, ending }),
        }
    }
    found.sort();
    Ok(found
        .into_iter()
        .map(|(_, name, path)| (name, path))
        .collect())
}

/// Whether a text can be part of a key and of an address: small letters and digits in groups with hyphens between them.
pub(crate) fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.split('-').all(|part| {
            !part.is_empty()
                && part
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
}
