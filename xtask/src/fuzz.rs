//! Fuzzing: the targets of `fuzz/` one after the other, with real files to start from.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::files;
use crate::workspace::Workspace;

const TARGETS: [&str; 7] = [
    "files",
    "messages",
    "moves",
    "networks",
    "packed",
    "positions",
    "trees",
];

/// No file larger than this is a seed, in bytes: small ones are tried more often.
const SEED_LIMIT: usize = 12_000;

/// Runs the targets that `args` name, or all, for `--seconds N` each (600 if not said). It needs `cargo install cargo-fuzz` and
/// `rustup toolchain install nightly`, and ends at the first target that finds something.
pub fn run(work: &Workspace, args: &[String]) -> Result<ExitCode> {
    let mut seconds = 600;
    let mut targets = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--seconds" {
            let text = args.next().context("--seconds needs a number")?;
            seconds = text.parse().context("--seconds needs a number")?;
        } else if TARGETS.contains(&arg.as_str()) {
            targets.push(arg.as_str());
        } else {
            bail!(
                "there is no target `{arg}`; there are {}",
                TARGETS.join(", ")
            );
        }
    }
    if targets.is_empty() {
        targets = TARGETS.to_vec();
    }
    let corpora = std::env::var_os("KOMADAI_CORPORA")
        .map_or_else(|| work.path("../shared/corpora"), PathBuf::from);
    for target in targets {
        let corpus = work.path("fuzz/corpus").join(target);
        fs::create_dir_all(&corpus).with_context(|| corpus.display().to_string())?;
        plant(target, &corpora, &corpus)?;
        println!("\n{target}, {seconds} s");
        std::io::stdout().flush()?;
        let status = Command::new("rustup")
            .current_dir(work.path("fuzz"))
            .args(["run", "nightly", "cargo", "fuzz", "run", target, "--"])
            .arg(format!("-max_total_time={seconds}"))
            .args([
                "-timeout=20",
                "-max_len=8192",
                "-print_final_stats=1",
                "-print_funcs=0",
            ])
            .status()
            .context("rustup could not be started")?;
        if !status.success() {
            bail!("{target}: {status}; fuzz/artifacts/{target} holds the input");
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Puts real files of the corpora in front of a target, each behind the byte that says what it is.
fn plant(target: &str, corpora: &Path, corpus: &Path) -> Result<()> {
    let folder = match target {
        "files" => corpora.join("records"),
        "packed" => corpora.join("books"),
        "positions" => corpora.join("positions"),
        _ => return Ok(()),
    };
    if !folder.is_dir() {
        return Ok(());
    }
    for (number, path) in files::written(&folder)?.iter().enumerate() {
        let bytes = fs::read(path).with_context(|| path.display().to_string())?;
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let head = match (target, extension.as_ref()) {
            ("files", "kif" | "kifu" | "ki2" | "ki2u" | "csa" | "jkf" | "json") => {
                // Found out by its content, written in one format after the other.
                vec![9 + 18 * (number % 9) as u8]
            }
            ("packed", "db") => vec![4],
            ("packed", "ybb") => vec![6],
            ("packed", "bin") => vec![7],
            ("packed", "sbk") => vec![8],
            ("positions", _) => {
                for (line, text) in String::from_utf8_lossy(&bytes).lines().take(30).enumerate() {
                    fs::write(corpus.join(format!("seed-{number}-{line}")), text)?;
                }
                continue;
            }
            _ => continue,
        };
        if bytes.len() <= SEED_LIMIT {
            fs::write(
                corpus.join(format!("seed-{number}")),
                [head, bytes].concat(),
            )?;
        }
    }
    Ok(())
}
