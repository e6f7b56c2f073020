//! Writes the JavaScript side of a WebAssembly module: what the command `wasm-bindgen --target web` does.
//!
//! A program of the workspace, so that nobody has to install that command, and in a package of its own, because what
//! it stands on takes long to compile and most commands of xtask do without it.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [module, folder] = args.as_slice() else {
        bail!("usage: komadai-bindgen MODULE.wasm FOLDER");
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).typescript(true).web(true)?;
    bindgen.generate(folder).with_context(|| {
        format!(
            "the JavaScript side of {} could not be written to {}",
            module.display(),
            folder.display()
        )
    })
}
