//! Building the page: the WebAssembly package, the pictures of the pieces, then the page itself.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::files;
use crate::step::Steps;
use crate::tools;
use crate::workspace::Workspace;

const WASM: &str = "wasm32-unknown-unknown";
/// What `rustc` uses by default for this target; the optimiser must be told.
const WASM_FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// A package for the browser.
struct Module {
    /// The crate.
    package: &'static str,
    /// What it is called while it is compiled.
    title: &'static str,
    /// Where its JavaScript side goes, below `web/src/generated`.
    folder: &'static str,
    /// Settings of cargo.
    settings: &'static [&'static str],
}

/// Every visitor loads the rules, and what they compute takes no time that one could notice: small beats fast.
const RULES: Module = Module {
    package: "komadai-wasm",
    title: "Compiling the rules for the browser (WebAssembly)",
    folder: "wasm",
    settings: &[
        "profile.release.opt-level='z'",
        "profile.release.lto='fat'",
        "profile.release.codegen-units=1",
    ],
};
/// Whoever asks the engine wants it fast; every browser since 2023 has vectors.
const ENGINE: Module = Module {
    package: "komadai-wasm-engine",
    title: "Compiling the engine for the browser (WebAssembly)",
    folder: "engine",
    settings: &[
        "profile.release.opt-level=3",
        "profile.release.lto='fat'",
        "profile.release.codegen-units=1",
        "target.wasm32-unknown-unknown.rustflags=['-Ctarget-feature=+simd128']",
    ],
};
/// What the page is made of, beside the packages in `node_modules`.
const SOURCES: [&str; 10] = [
    "lessons",
    "locales",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];

/// Builds `web/dist`. Parts that are newer than all they are made of are left as they are.
pub fn build(work: &Workspace, steps: &mut Steps) -> Result<()> {
    prepare(work, steps)?;
    let sources: Vec<PathBuf> = SOURCES.iter().map(|source| work.path(source)).collect();
    if !files::is_fresh(&work.path("web/dist/index.html"), &sources) {
        steps.command("Building the page", work.npm(&["run", "build"]))?;
    }
    Ok(())
}

/// Makes all that the page's own build, its type check and its tests stand on.
pub fn prepare(work: &Workspace, steps: &mut Steps) -> Result<()> {
    tools::rust_target(work, steps, WASM)?;
    tools::npm_packages(work, steps)?;
    wasm(work, steps, &RULES)?;
    wasm(work, steps, &ENGINE)?;
    pieces(work, steps)
}

/// Compiles a package and writes its JavaScript side to its folder.
fn wasm(work: &Workspace, steps: &mut Steps, module: &Module) -> Result<()> {
    let library = module.package.replace('-', "_");
    let mut command = work.cargo(&[
        "build",
        "--package",
        module.package,
        "--lib",
        "--target",
        WASM,
        "--release",
    ]);
    for setting in module.settings {
        command.args(["--config", setting]);
    }
    steps.command(module.title, command)?;
    let compiled = work
        .target
        .join(WASM)
        .join("release")
        .join(format!("{library}.wasm"));
    let folder = work.path("web/src/generated").join(module.folder);
    let module = folder.join(format!("{library}_bg.wasm"));
    let tools = [
        compiled.clone(),
        work.path("xtask/bindgen"),
        work.path("web/package-lock.json"),
    ];
    if files::is_fresh(&module, &tools) {
        return Ok(());
    }

    let mut command = work.cargo(&["run", "--release", "--package", "komadai-bindgen", "--"]);
    command.arg(&compiled).arg(&folder);
    steps.command("Writing its JavaScript side", command)?;

    let name = if cfg!(windows) {
        "wasm-opt.cmd"
    } else {
        "wasm-opt"
    };
    let optimiser = work.path("web/node_modules/.bin").join(name);
    if !optimiser.exists() {
        steps.left_out(
            "Making it smaller",
            "the npm package binaryen (wasm-opt) is not installed",
        );
        return Ok(());
    }
    // Higher levels make it smaller by 5 %, and larger by 5 % once it is compressed, as it is sent.
    let smaller = folder.join("smaller.wasm");
    let mut command = Command::new(optimiser);
    command
        .args(["-O1", "--strip-debug"])
        .args(WASM_FEATURES)
        .arg(&module)
        .arg("-o")
        .arg(&smaller);
    steps.command("Making it smaller (wasm-opt)", command)?;
    fs::rename(&smaller, &module)
        .context("the smaller WebAssembly module could not be put in its place")
}

/// Draws the pieces into `web/public/pieces`.
fn pieces(work: &Workspace, steps: &mut Steps) -> Result<()> {
    let folder = work.path("web/public/pieces");
    let sources = [work.path("crates/diagram"), work.path("Cargo.lock")];
    // Writing files renews their folder only when a name is new, so a stamp keeps the time.
    let stamp = work.target.join("xtask-logs").join("pieces.stamp");
    if folder.is_dir() && files::is_fresh(&stamp, &sources) {
        return Ok(());
    }
    let mut command = work.cargo(&[
        "run",
        "--release",
        "--package",
        "komadai-diagram",
        "--example",
        "export_pieces",
        "--",
    ]);
    command.arg(&folder);
    steps.command("Drawing the pieces", command)?;
    fs::write(&stamp, "").with_context(|| format!("{} could not be written", stamp.display()))
}
