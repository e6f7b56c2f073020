//! The page that the program carries inside.

use std::borrow::Cow;

use komadai_server::{PageFile, PageFiles};
use rust_embed::RustEmbed;

/// The files of `web/dist` as they were when the program was compiled. A debug build reads them from the disk, so that a new
/// build of the page needs no new build of the program.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Shown when the program was compiled before the page was.
const MISSING: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Komadai</title>\
    <h1>This program has no page inside</h1>\
    <p>It was compiled before the page was built. <code>cargo xtask build</code> does both in the right order.</p>\
    </html>\n";

/// The page, for the server.
pub struct Page;

impl Page {
    /// Whether the program has a page inside.
    pub fn is_built(&self) -> bool {
        Built::get("index.html").is_some()
    }
}

impl PageFiles for Page {
    fn get(&self, path: &str) -> Option<PageFile> {
        match Built::get(path) {
            Some(file) => Some(PageFile { bytes: file.data }),
            None if path == "index.html" => Some(PageFile {
                bytes: Cow::Borrowed(MISSING.as_bytes()),
            }),
            None => None,
        }
    }
}
