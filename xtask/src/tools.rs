//! Tools from outside: Rust targets, npm packages, Chromium. Each is looked for first and fetched only where missing.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::files;
use crate::step::Steps;
use crate::workspace::Workspace;

/// Sees to it that the pinned toolchain can compile for `target`.
///
/// Without `rustup` (a distribution's Rust) the target is taken to be there if the compiler knows its library folder.
pub fn rust_target(work: &Workspace, steps: &mut Steps, target: &str) -> Result<()> {
    if has_target(work, target)? {
        return Ok(());
    }
    let mut command = Command::new("rustup");
    command
        .current_dir(&work.root)
        .args(["target", "add", target]);
    steps
        .command(&format!("Adding the Rust target {target}"), command)
        .with_context(|| {
            format!("the Rust target {target} is missing and rustup could not add it")
        })?;
    Ok(())
}

/// Whether the compiler's library folder for `target` is there.
fn has_target(work: &Workspace, target: &str) -> Result<bool> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
        .current_dir(&work.root)
        .args(["--print", "target-libdir", "--target", target])
        .output()
        .context("rustc could not be started")?;
    let folder = String::from_utf8_lossy(&output.stdout);
    Ok(output.status.success() && Path::new(folder.trim()).is_dir())
}

/// Installs the page's npm packages exactly as locked, unless they already are.
pub fn npm_packages(work: &Workspace, steps: &mut Steps) -> Result<()> {
    let installed = work.path("web/node_modules/.package-lock.json");
    let wanted = [
        work.path("web/package-lock.json"),
        work.path("web/package.json"),
    ];
    if files::is_fresh(&installed, &wanted) {
        return Ok(());
    }
    if !runs(&work.npm(&[]), &["--version"]) {
        bail!(
            "npm was not found: Komadai's page is built with Node.js 20.19 or newer, which brings npm"
        );
    }
    let command = work.npm(&["ci", "--no-audit", "--no-fund"]);
    steps.command("Fetching the page's npm packages", command)?;
    // npm may leave its own record older than the lock file that it followed.
    let _ = std::fs::File::options()
        .append(true)
        .open(installed)
        .and_then(|file| file.set_modified(std::time::SystemTime::now()));
    Ok(())
}

/// Chromium for the browser tests: `$KOMADAI_CHROMIUM`, one on the path, or Debian's, installed if we may.
///
/// `Err` holds why there is none.
pub fn chromium(steps: &mut Steps) -> Result<PathBuf, String> {
    if let Some(path) = env::var_os("KOMADAI_CHROMIUM").map(PathBuf::from) {
        let found = path.is_file();
        return if found {
            Ok(path)
        } else {
            Err(format!(
                "$KOMADAI_CHROMIUM names no file: {}",
                path.display()
            ))
        };
    }
    if let Some(path) = chromium_on_path() {
        return Ok(path);
    }
    if on_path("apt-get").is_none() {
        return Err("no Chromium was found, and there is no apt-get to install it with".into());
    }
    let apt = |args: &[&str]| {
        let mut command = if is_root() {
            Command::new("apt-get")
        } else {
            let mut command = Command::new("sudo");
            command.args(["-n", "apt-get"]);
            command
        };
        command.env("DEBIAN_FRONTEND", "noninteractive").args(args);
        command
    };
    if !is_root() && !runs(&Command::new("sudo"), &["-n", "true"]) {
        return Err(
            "no Chromium was found, and installing it needs root or sudo without a password".into(),
        );
    }
    steps
        .command("Renewing the list of Debian packages", apt(&["update"]))
        .and_then(|_| {
            let command = apt(&["install", "-y", "--no-install-recommends", "chromium"]);
            steps.command(
                "Installing Debian's Chromium for the browser tests",
                command,
            )
        })
        .map_err(|error| format!("{error:#}"))?;
    chromium_on_path().ok_or_else(|| "apt-get installed no program named chromium".into())
}

fn chromium_on_path() -> Option<PathBuf> {
    [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ]
    .into_iter()
    .find_map(on_path)
}

/// The file that `name` would start.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&name))
        .find(|path| path.is_file())
}

/// Whether the program of `like` can be started with these arguments and exits with 0.
fn runs(like: &Command, args: &[&str]) -> bool {
    Command::new(like.get_program())
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Whether this process may install packages without asking.
fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
