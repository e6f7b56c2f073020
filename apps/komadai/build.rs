//! Tells cargo when the page that the program carries inside has changed.

use std::path::Path;

fn main() {
    let page = Path::new("../../web/dist");
    // While there is no page, its parent is watched: a watched path that does not exist would mean a new build each time.
    let watched = if page.exists() {
        page
    } else {
        Path::new("../../web")
    };
    println!("cargo::rerun-if-changed={}", watched.display());
}
