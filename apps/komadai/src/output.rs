//! Writing answers and complaints.

use std::io::{self, ErrorKind, Write};

use anyhow::{Context, Result};

use crate::words;

/// Writes an answer to the standard output.
///
/// A reader that has seen enough, as `head` has, is no error.
pub fn answer(text: &str) -> Result<()> {
    finish(write(io::stdout().lock(), text))
}

/// Writes an answer with colours, which are left out where nobody could see them: in a pipe, or with `NO_COLOR` set.
pub fn colourful_answer(text: &str) -> Result<()> {
    finish(write(anstream::stdout().lock(), text))
}

/// Writes an answer as one line of JSON.
pub fn json(value: &impl serde::Serialize) -> Result<()> {
    let mut text =
        serde_json::to_string(value).with_context(|| words::say("program-not-written"))?;
    text.push('\n');
    answer(&text)
}

/// Writes bytes to the standard output, as they are.
pub fn bytes(bytes: &[u8]) -> Result<()> {
    let mut stream = io::stdout().lock();
    finish(stream.write_all(bytes).and_then(|()| stream.flush()))
}

/// Writes a line to the standard error stream. If nobody reads it, nothing is left to do.
pub fn note(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Writes a complaint to the standard error stream. If nobody reads that either, nothing is left to do.
pub fn complain(error: &anyhow::Error) {
    let _ = writeln!(io::stderr(), "komadai: {}", words::chain(error));
}

fn write(mut stream: impl Write, text: &str) -> io::Result<()> {
    stream.write_all(text.as_bytes())?;
    stream.flush()
}

fn finish(result: io::Result<()>) -> Result<()> {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(error).with_context(|| words::say("program-not-written"))
        }
        _ => Ok(()),
    }
}
