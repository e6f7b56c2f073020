//! What can go wrong with an engine process.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use komadai_core::{IllegalMove, Move};

use crate::engine::OptionFault;

/// What is wrong with an engine.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
    /// The program could not be started.
    #[error("cannot start {}: {source}", program.display())]
    Start {
        /// The program.
        program: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The process ended or closed its output.
    #[error("the engine ended ({status}) while {expected} was expected{last}")]
    Ended {
        /// How it ended, as the system says it.
        status: String,
        /// What it should have sent.
        expected: &'static str,
        /// What it wrote last.
        last: LastLines,
    },
    /// The engine sent nothing useful in time. It was killed.
    #[error("no {expected} from the engine within {} ms{last}", waited.as_millis())]
    Silent {
        /// What it should have sent.
        expected: &'static str,
        /// How long it was waited for.
        waited: Duration,
        /// What it wrote last.
        last: LastLines,
    },
    /// The answer to `go` does not read.
    #[error("the engine's answer does not read: {reason}{last}")]
    BadAnswer {
        /// What is wrong.
        reason: String,
        /// What it wrote last.
        last: LastLines,
    },
    /// The move in the answer is illegal.
    #[error("the engine's move {mv} is illegal: {reason}{last}")]
    Illegal {
        /// The move.
        mv: Move,
        /// Why it is illegal.
        reason: IllegalMove,
        /// What it wrote last.
        last: LastLines,
    },
    /// A declared option was given a value that does not fit.
    #[error(transparent)]
    BadOption(#[from] OptionFault),
    /// There is no search whose answer could be waited for.
    #[error("no search is running")]
    Idle,
}

/// The last lines of an engine, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastLines {
    /// What it wrote to its standard output.
    pub output: Vec<String>,
    /// What it wrote to its standard error.
    pub errors: Vec<String>,
}

impl fmt::Display for LastLines {
    /// Nothing if there are none, else the last three of each, after a semicolon.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut part = |name: &str, lines: &[String]| {
            if lines.is_empty() {
                return Ok(());
            }
            let shown = &lines[lines.len().saturating_sub(3)..];
            write!(f, "; {name}: {}", shown.join(" | "))
        };
        part("its last output", &self.output)?;
        part("its last error output", &self.errors)
    }
}
