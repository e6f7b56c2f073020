//! Everything that CI runs.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::page;
use crate::program;
use crate::step::Steps;
use crate::tally::Tally;
use crate::tidy;
use crate::tools;
use crate::workspace::Workspace;

/// The crates that must also compile for Windows.
const PORTABLE: [&str; 3] = ["komadai-core", "komadai-game", "komadai-usi"];
const WINDOWS: &str = "x86_64-pc-windows-gnu";
/// A processor without an operating system: whatever compiles for it does without `std`.
const BARE: &str = "thumbv7em-none-eabihf";

/// Runs all checks and tests, those that can run after a failure too, and closes with `N passed, N failed, N skipped`.
pub fn run(work: &Workspace, steps: Steps, deep: bool) -> ExitCode {
    let mut checks = Checks {
        work,
        steps,
        total: Tally::NONE,
        failed: Vec::new(),
        left_out: Vec::new(),
    };
    checks.rust(deep);
    checks.page();
    checks.close()
}

/// Takes pictures of every screen in every language at three widths into `target/shots`; `words` narrow it down to those in
/// whose names, such as `pl settings`, they all stand. Without words the browser tests leave their pictures in `docs/pictures`, too.
pub fn shots(work: &Workspace, steps: &mut Steps, words: &[String]) -> Result<()> {
    let program = program::build(work, steps)?;
    let chromium = tools::chromium(steps).map_err(anyhow::Error::msg)?;
    if words.is_empty() {
        let mut command = in_browser(work, &["run", "e2e"], &program, &chromium);
        command.env("KOMADAI_PICTURES", work.path("docs/pictures"));
        steps.command("Playing in the browser and taking pictures", command)?;
    }
    let folder = work.target.join("shots");
    // Every word somewhere in the name, in any order.
    let pattern: String = words
        .iter()
        .map(|word| format!(r"(?=.*\b{word}\b)"))
        .collect();
    let mut command = in_browser(
        work,
        &["run", "shots", "--", "--grep", &format!("^{pattern}")],
        &program,
        &chromium,
    );
    command.env("KOMADAI_SHOTS", &folder);
    steps.command("Taking a picture of every screen", command)?;
    println!("The pictures: {}", folder.join("index.html").display());
    Ok(())
}

/// Measures the page under the browser's own throttle; what it prints is shown.
pub fn speed(work: &Workspace, steps: &mut Steps) -> Result<()> {
    let program = program::build(work, steps)?;
    let chromium = tools::chromium(steps).map_err(anyhow::Error::msg)?;
    let mut command = in_browser(work, &["run", "speed"], &program, &chromium);
    let status = command.status()?;
    anyhow::ensure!(status.success(), "the page is slower than it may be");
    Ok(())
}

/// An npm script that drives the program in the browser.
fn in_browser(work: &Workspace, script: &[&str], program: &PathBuf, chromium: &PathBuf) -> Command {
    let mut command = work.npm(script);
    command
        .env("KOMADAI_BIN", program)
        .env("KOMADAI_CHROMIUM", chromium);
    command
}

struct Checks<'a> {
    work: &'a Workspace,
    steps: Steps,
    total: Tally,
    failed: Vec<String>,
    left_out: Vec<String>,
}

impl Checks<'_> {
    fn rust(&mut self, deep: bool) {
        let work = self.work;
        self.command("Formatting", work.cargo(&["fmt", "--all", "--check"]));
        let tidy = self.steps.run("Tidiness", || tidy::check(work));
        self.record(
            "Tidiness",
            tidy.map(|notes| notes.iter().for_each(|note| println!("      {note}"))),
        );
        let clippy = [
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ];
        self.command("Lints (clippy)", work.cargo(&clippy));
        let mut docs = work.cargo(&[
            "doc",
            "--workspace",
            "--no-deps",
            "--document-private-items",
        ]);
        docs.env("RUSTDOCFLAGS", "-D warnings");
        self.command("Documentation", docs);
        self.for_target(
            "Compiling the portable crates for Windows",
            WINDOWS,
            &PORTABLE,
            &[],
        );
        self.for_target(
            "Compiling the rules without std",
            BARE,
            &["komadai-core"],
            &["--no-default-features"],
        );

        let corpora = self.corpora();
        let test = |args: &[&str]| {
            // The helper has no tests, and what it stands on takes a minute to compile.
            let mut command = work.cargo(&[
                "test",
                "--workspace",
                "--exclude",
                "komadai-bindgen",
                "--no-fail-fast",
            ]);
            command.args(args);
            if let Some(corpora) = &corpora {
                command.env("KOMADAI_CORPORA", corpora);
            }
            command
        };
        self.tests("Unit, property, corpus and WebSocket tests", test(&[]));
        if deep {
            let mut command = test(&["--release"]);
            command.env("KOMADAI_DEEP", "1");
            self.tests(
                "Deep tests (perft and a million positions; this takes long)",
                command,
            );
        }
    }

    fn page(&mut self) {
        let work = self.work;
        if let Err(error) = page::prepare(work, &mut self.steps) {
            self.record("Preparing the page", Err(error));
            return;
        }
        let scripts = npm_scripts(work);
        self.command("Types of the page", work.npm(&["run", "check"]));
        if scripts.iter().any(|script| script == "test") {
            self.tests("Unit tests of the page", work.npm(&["test"]));
        }
        let program = match program::build(work, &mut self.steps) {
            Ok(program) => program,
            Err(error) => return self.record("Building the program", Err(error)),
        };
        self.total += Tally::PASSED;
        if !scripts.iter().any(|script| script == "e2e") {
            return self.leave_out("Browser tests", "web/package.json has no script `e2e`");
        }
        match tools::chromium(&mut self.steps) {
            Ok(chromium) => self.tests(
                "Browser tests",
                in_browser(work, &["run", "e2e"], &program, &chromium),
            ),
            Err(why) => self.leave_out("Browser tests", &why),
        }
    }

    /// The folder of public records and positions that some tests read.
    fn corpora(&mut self) -> Option<PathBuf> {
        let named = std::env::var_os("KOMADAI_CORPORA").map(PathBuf::from);
        let folder = named.unwrap_or_else(|| self.work.path("../shared/corpora"));
        if folder.is_dir() {
            return folder.canonicalize().ok();
        }
        let why = format!(
            "no such folder: {} ($KOMADAI_CORPORA names another)",
            folder.display()
        );
        self.leave_out("Tests over the corpora", &why);
        None
    }

    fn for_target(&mut self, what: &str, target: &str, packages: &[&str], args: &[&str]) {
        if let Err(error) = tools::rust_target(self.work, &mut self.steps, target) {
            return self.leave_out(what, &format!("{error:#}"));
        }
        let mut command = self.work.cargo(&["check", "--target", target]);
        for package in packages {
            command.args(["--package", package]);
        }
        command.args(args);
        self.command(what, command);
    }

    /// One check: the program must exit with 0.
    fn command(&mut self, what: &str, command: Command) {
        let result = self.steps.command(what, command).map(drop);
        self.record(what, result);
    }

    /// A test runner, whose closing lines are added up.
    fn tests(&mut self, what: &str, command: Command) {
        match self.steps.attempt(what, command) {
            Ok(ended) => {
                let mut tally = Tally::read(&ended.output);
                if tally.failed == 0 && (tally.passed == 0 || !ended.status.success()) {
                    // It broke off before a test could fail, or it ran none.
                    tally += Tally::FAILED;
                }
                println!("      {tally}");
                if tally.failed > 0 {
                    self.failed.push(format!("{what}: see {}", ended.log));
                }
                self.total += tally;
            }
            Err(error) => self.record(what, Err(error)),
        }
    }

    fn record(&mut self, what: &str, result: Result<()>) {
        match result {
            Ok(()) => self.total += Tally::PASSED,
            Err(error) => {
                self.total += Tally::FAILED;
                self.failed.push(format!("{what}: {error:#}"));
            }
        }
    }

    fn leave_out(&mut self, what: &str, why: &str) {
        self.steps.left_out(what, why);
        self.total += Tally::SKIPPED;
        self.left_out.push(format!("{what}: {why}"));
    }

    fn close(self) -> ExitCode {
        println!();
        for line in &self.left_out {
            println!("left out  {line}");
        }
        for line in &self.failed {
            println!("failed    {line}");
        }
        println!("{}", self.total);
        if self.total.failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

/// The names of the scripts in `web/package.json`.
fn npm_scripts(work: &Workspace) -> Vec<String> {
    let read = || -> Result<Vec<String>> {
        let text = std::fs::read_to_string(work.path("web/package.json"))?;
        let package: Value = serde_json::from_str(&text)?;
        let scripts = package["scripts"].as_object().context("no scripts")?;
        Ok(scripts.keys().cloned().collect())
    };
    read().unwrap_or_default()
}
