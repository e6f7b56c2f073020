//! Walking the tree, and telling whether something made is older than what it is made of.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Folders that hold what is fetched or made, never what is written here.
const MADE: [&str; 8] = [
    ".git",
    "dist",
    "generated",
    "node_modules",
    "pieces",
    "playwright-report",
    "target",
    "test-results",
];

/// Every file below `folder` that people wrote, in a fixed order.
pub fn written(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let kind = entry.file_type()?;
            if kind.is_file() {
                files.push(entry.path());
            } else if kind.is_dir() && !MADE.iter().any(|made| entry.file_name() == *made) {
                open.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The latest change of `path` or, if it is a folder, of anything in it; `None` if it does not exist.
pub fn newest(path: &Path) -> Option<SystemTime> {
    let data = fs::metadata(path).ok()?;
    let mut newest = data.modified().ok()?;
    if data.is_dir() {
        for entry in fs::read_dir(path).ok()?.flatten() {
            newest = newest.max(self::newest(&entry.path())?);
        }
    }
    Some(newest)
}

/// Whether `made` exists and is no older than each of its sources.
pub fn is_fresh(made: &Path, sources: &[PathBuf]) -> bool {
    let Some(made) = fs::metadata(made)
        .ok()
        .and_then(|data| data.modified().ok())
    else {
        return false;
    };
    sources
        .iter()
        .filter_map(|source| newest(source))
        .all(|source| source <= made)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn freshness_looks_into_folders() {
        let folder = std::env::temp_dir().join(format!("komadai-xtask-{}", std::process::id()));
        let sources = folder.join("sources");
        fs::create_dir_all(&sources).unwrap();
        let source = sources.join("a.txt");
        let made = folder.join("made.txt");
        fs::write(&source, "a").unwrap();
        assert!(
            !is_fresh(&made, std::slice::from_ref(&sources)),
            "what is not there is not fresh"
        );

        fs::write(&made, "m").unwrap();
        let later =
            fs::metadata(&source).unwrap().modified().unwrap() + std::time::Duration::from_secs(9);
        fs::File::options()
            .write(true)
            .open(&made)
            .unwrap()
            .set_modified(later)
            .unwrap();
        assert!(is_fresh(&made, std::slice::from_ref(&sources)));

        let later = later + std::time::Duration::from_secs(9);
        fs::File::options()
            .write(true)
            .open(&source)
            .unwrap()
            .set_modified(later)
            .unwrap();
        assert!(!is_fresh(&made, &[sources]));
        fs::remove_dir_all(&folder).unwrap();
    }
}
