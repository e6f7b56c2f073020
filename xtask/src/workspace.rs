//! Where things are: the root of the repository, the target directory, and what cargo says of the packages.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// The repository this program was started in.
pub struct Workspace {
    /// The folder of the root manifest.
    pub root: PathBuf,
    /// Cargo's target directory, as cargo itself resolves it.
    pub target: PathBuf,
    /// The answer of `cargo metadata --no-deps`.
    pub metadata: Value,
}

impl Workspace {
    /// Asks cargo where the workspace is.
    pub fn find() -> Result<Self> {
        let output = Command::new(cargo_program())
            .args(["metadata", "--no-deps", "--format-version", "1"])
            .output()
            .context("cargo could not be started")?;
        if !output.status.success() {
            bail!(
                "cargo metadata failed:\n{}",
                String::from_utf8_lossy(&output.stderr)
            );
        }
        let metadata: Value =
            serde_json::from_slice(&output.stdout).context("cargo metadata is not JSON")?;
        let path = |key: &str| {
            metadata[key]
                .as_str()
                .map(PathBuf::from)
                .with_context(|| format!("cargo metadata has no `{key}`"))
        };
        Ok(Self {
            root: path("workspace_root")?,
            target: path("target_directory")?,
            metadata,
        })
    }

    /// A path below the root, written with `/`.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// A cargo command, run from the root.
    pub fn cargo(&self, args: &[&str]) -> Command {
        let mut command = Command::new(cargo_program());
        command.current_dir(&self.root).args(args);
        command
    }

    /// An npm command, run in `web/`.
    pub fn npm(&self, args: &[&str]) -> Command {
        let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
        command.current_dir(self.path("web")).args(args);
        command
    }

    /// The packages of the workspace, as `cargo metadata` describes them.
    pub fn packages(&self) -> impl Iterator<Item = &Value> {
        self.metadata["packages"].as_array().into_iter().flatten()
    }

    /// The folder of a package relative to the root, with `/` between its parts.
    pub fn folder(&self, package: &Value) -> String {
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        let folder = manifest.parent().unwrap_or(manifest);
        let relative = folder.strip_prefix(&self.root).unwrap_or(folder);
        let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
        parts.join("/")
    }

    /// The program of a build in `profile`, such as `release`.
    pub fn program(&self, profile: &str) -> PathBuf {
        self.target
            .join(profile)
            .join(format!("komadai{}", std::env::consts::EXE_SUFFIX))
    }
}

/// The cargo that runs us, so that a `+toolchain` given to it holds for every step.
fn cargo_program() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}
