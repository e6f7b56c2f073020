//! One step of a command: a line that says what is being done and how long it took.
//!
//! What the started programs print is kept in a log below the target directory and shown when they fail. On a
//! terminal the line is alive: it shows the seconds and the latest thing that the program said.

use std::fs;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;

/// How often the line on a terminal is renewed.
const TICK: Duration = Duration::from_millis(250);
/// Where there is no terminal, a long step says this often that it is alive.
const SIGN_OF_LIFE: Duration = Duration::from_secs(60);
/// How long output is still awaited from a program that has ended (one of its children may hold the pipe open).
const GRACE: Duration = Duration::from_secs(2);
/// A log longer than this many lines is shown from its end; the file has the whole.
const SHOWN_LINES: usize = 600;

/// Runs steps and numbers their logs.
pub struct Steps {
    logs: PathBuf,
    count: usize,
    terminal: bool,
}

/// How a started program ended.
pub struct Ended {
    /// Its exit status.
    pub status: ExitStatus,
    /// All that it printed, on either stream.
    pub output: String,
    /// The file that keeps the output.
    pub log: String,
}

impl Steps {
    /// Steps whose logs stand in `xtask-logs` in the target directory.
    pub fn new(work: &Workspace) -> Self {
        Self {
            logs: work.target.join("xtask-logs"),
            count: 0,
            terminal: io::stdout().is_terminal(),
        }
    }

    /// Does `work` under the heading `what`, and says how long it took.
    pub fn run<T>(&mut self, what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        let began = Instant::now();
        self.begin(what);
        let result = work();
        self.end(what, result.is_ok(), began.elapsed());
        result
    }

    /// Runs a program under the heading `what` and returns all that it printed.
    ///
    /// # Errors
    /// When it cannot be started or does not exit with 0; its output has then been shown.
    pub fn command(&mut self, what: &str, command: Command) -> Result<String> {
        match self.attempt(what, command)? {
            Ended { status, output, .. } if status.success() => Ok(output),
            Ended { status, log, .. } => {
                bail!("{what} failed ({status}); all it printed is in {log}")
            }
        }
    }

    /// Runs a program under the heading `what` and tells how it ended; if badly, its output has been shown.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn attempt(&mut self, what: &str, command: Command) -> Result<Ended> {
        let began = Instant::now();
        self.begin(what);
        let name = command.get_program().to_string_lossy().into_owned();
        let outcome = self.watch(what, command, began);
        let good = matches!(&outcome, Ok((status, _)) if status.success());
        self.end(what, good, began.elapsed());
        let (status, output) = outcome.with_context(|| format!("{name} could not be run"))?;
        if !good {
            show(&output);
        }
        let log = self.keep(&output);
        Ok(Ended {
            status,
            output,
            log,
        })
    }

    /// Says that something is not done, and why.
    pub fn left_out(&mut self, what: &str, why: &str) {
        println!("    {what} — left out: {why}");
    }

    fn begin(&self, what: &str) {
        if self.terminal {
            print!("    {what} …");
            let _ = io::stdout().flush();
        }
    }

    fn end(&self, what: &str, good: bool, took: Duration) {
        let clear = if self.terminal { "\r\x1b[2K" } else { "" };
        let mark = if good { "ok" } else { "FAILED" };
        println!("{clear}    {what} … {mark}, {:.1} s", took.as_secs_f64());
    }

    fn watch(
        &self,
        what: &str,
        mut command: Command,
        began: Instant,
    ) -> io::Result<(ExitStatus, String)> {
        let (reader, writer) = io::pipe()?;
        command
            .stdin(Stdio::null())
            .stdout(writer.try_clone()?)
            .stderr(writer);
        command
            .env("NO_COLOR", "1")
            .env("CARGO_TERM_COLOR", "never");
        let mut child: Child = command.spawn()?;
        // The command holds the writing ends; only without them does the pipe ever come to its end.
        drop(command);

        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut reader = BufReader::new(reader);
            let mut line = Vec::new();
            while matches!(reader.read_until(b'\n', &mut line), Ok(n) if n > 0) {
                if sender
                    .send(String::from_utf8_lossy(&line).into_owned())
                    .is_err()
                {
                    break;
                }
                line.clear();
            }
        });

        let mut output = String::new();
        let mut said = Instant::now();
        let mut ended: Option<(ExitStatus, Instant)> = None;
        loop {
            match lines.recv_timeout(TICK) {
                Ok(line) => output.push_str(&line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    if ended.is_none() {
                        ended = child.try_wait()?.map(|status| (status, Instant::now()));
                    }
                    if ended.is_some_and(|(_, at)| at.elapsed() > GRACE) {
                        break;
                    }
                }
            }
            let pause = if self.terminal { TICK } else { SIGN_OF_LIFE };
            if said.elapsed() >= pause {
                said = Instant::now();
                self.alive(
                    what,
                    began.elapsed(),
                    output.lines().next_back().unwrap_or_default(),
                );
            }
        }
        let status = match ended {
            Some((status, _)) => status,
            None => child.wait()?,
        };
        Ok((status, output))
    }

    fn alive(&self, what: &str, since: Duration, latest: &str) {
        let seconds = since.as_secs();
        let latest: String = latest
            .trim()
            .chars()
            .filter(|c| !c.is_control())
            .take(60)
            .collect();
        if self.terminal {
            print!("\r\x1b[2K    {what} … {seconds} s  {latest}");
            let _ = io::stdout().flush();
        } else {
            println!("    {what} … {seconds} s so far  {latest}");
        }
    }

    /// Writes the output to the next log file and returns its path for people.
    fn keep(&mut self, output: &str) -> String {
        self.count += 1;
        let path = self.logs.join(format!("{:02}.log", self.count));
        let written = fs::create_dir_all(&self.logs).and_then(|()| fs::write(&path, output));
        match written {
            Ok(()) => path.display().to_string(),
            Err(error) => format!("no file ({error})"),
        }
    }
}

/// Prints a failed program's output, only the end of it if it is very long.
fn show(output: &str) {
    let total = output.lines().count();
    if total > SHOWN_LINES {
        println!("… {} earlier lines are in the log", total - SHOWN_LINES);
    }
    for line in output.lines().skip(total.saturating_sub(SHOWN_LINES)) {
        println!("{line}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(name: &str) -> Steps {
        let logs =
            std::env::temp_dir().join(format!("komadai-steps-{name}-{}", std::process::id()));
        Steps {
            logs,
            count: 0,
            terminal: false,
        }
    }

    #[test]
    fn output_of_both_streams_is_kept() {
        let mut steps = steps("good");
        let cargo = std::env::var_os("CARGO").unwrap();
        let mut command = Command::new(&cargo);
        command.arg("--version");
        assert!(
            steps
                .command("version", command)
                .unwrap()
                .starts_with("cargo ")
        );

        let mut command = Command::new(cargo);
        command.arg("--no-such-option");
        let ended = steps.attempt("bad option", command).unwrap();
        assert!(!ended.status.success());
        assert!(
            ended.output.contains("--no-such-option"),
            "{}",
            ended.output
        );
        assert_eq!(fs::read_to_string(&ended.log).unwrap(), ended.output);
        fs::remove_dir_all(&steps.logs).unwrap();
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error() {
        let mut steps = steps("missing");
        let error = steps
            .command("nothing", Command::new("komadai-no-such-program"))
            .unwrap_err();
        assert!(
            format!("{error:#}").contains("komadai-no-such-program"),
            "{error:#}"
        );
    }
}
