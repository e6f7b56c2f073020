//! Takes glyph outlines out of open fonts and writes them as data for `komadai-diagram`.
//!
//! A tool for developers, not a part of any build: its result, `crates/diagram/src/glyphs.rs`, is
//! committed. It reads the `@fontsource` packages named in its `package.json`:
//!
//! ```text
//! npm install --prefix xtask/glyphs
//! cargo run -p komadai-glyphs                 # writes crates/diagram/src/glyphs.rs and OFL.txt
//! cargo run -p komadai-glyphs -- --check      # exit status 1 where the files would change
//! ```
//!
//! Only fonts under the SIL Open Font License 1.1 are accepted; name, version, copyright line and
//! licence text are copied from the package itself.

mod emit;
mod face;
mod outline;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use face::Face;

/// One font to read: the package, the weight, the name of the table in the generated file, and the
/// characters wanted.
pub(crate) struct Wanted {
    /// Folder under `node_modules/@fontsource`.
    pub package: &'static str,
    /// Weight as the package's file names write it.
    pub weight: u16,
    /// Name of the Rust constant.
    pub table: &'static str,
    /// What the constant holds, as its doc comment.
    pub doc: &'static str,
    /// Characters, in the order of the table.
    pub characters: &'static str,
}

/// Piece faces come from a brush face in the square style of carved pieces; letters and numerals
/// from a heavy one, because they must still be readable a few pixels high.
const WANTED: [Wanted; 2] = [
    Wanted {
        package: "yuji-syuku",
        weight: 400,
        table: "BRUSH",
        doc: "Characters that stand on pieces, the rarer variants included.",
        characters: "王玉飛龍竜角馬金銀全桂圭今香杏仝歩と个個将車行成兵",
    },
    Wanted {
        package: "kaisei-tokumin",
        weight: 800,
        table: "PRINT",
        doc: "Letters of the pieces, digits, kanji numerals and rank letters.",
        characters: "KRBGSNLP+0123456789一二三四五六七八九十abcdefghi",
    },
];

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("komadai-glyphs: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: impl Iterator<Item = String>) -> Result<ExitCode> {
    let mut check = false;
    for argument in arguments {
        match argument.as_str() {
            "--check" => check = true,
            other => bail!("unknown argument {other:?}; the only one is --check"),
        }
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let packages = here.join("node_modules/@fontsource");
    if !packages.is_dir() {
        bail!("the fonts are missing; run `npm install --prefix xtask/glyphs` first");
    }
    let crate_dir = here.join("../../crates/diagram");
    let faces = WANTED
        .iter()
        .map(|wanted| Face::load(&packages, wanted).with_context(|| wanted.package.to_owned()))
        .collect::<Result<Vec<_>>>()?;

    let mut stale = false;
    for (path, text) in [
        (crate_dir.join("src/glyphs.rs"), emit::rust(&faces)?),
        (crate_dir.join("OFL.txt"), emit::licences(&faces)),
    ] {
        stale |= write(&path, &text, check)?;
    }
    Ok(if check && stale {
        ExitCode::from(1)
    } else {
        ExitCode::SUCCESS
    })
}

/// Writes `text` to `path`, or under `check` only says whether it differs. Returns whether it did.
fn write(path: &PathBuf, text: &str, check: bool) -> Result<bool> {
    let old = std::fs::read_to_string(path).unwrap_or_default();
    if old == text {
        println!("{}: up to date", path.display());
        return Ok(false);
    }
    if check {
        println!("{}: differs", path.display());
    } else {
        std::fs::write(path, text).with_context(|| path.display().to_string())?;
        println!("{}: written, {} bytes", path.display(), text.len());
    }
    Ok(true)
}
