//! `komadai convert`: records from one format into another.

mod json;
mod target;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;
use komadai_record::{
    Encoding, Format, Newline, Read, ReadOptions, Record, WriteOptions, Written, write_all,
};

use komadai_texts::Values;

use crate::output;
use crate::records::{self, Source, for_all, sources};
use crate::words;
use target::Target;

#[derive(Args)]
pub struct ConvertArgs {
    /// Files, folders, or - for the standard input
    #[arg(required = true, value_name = "IN")]
    inputs: Vec<PathBuf>,
    /// A file, a folder, or - for the standard output
    #[arg(short, long, value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// The format to write, if the name behind -o does not tell
    #[arg(long, value_name = "FORMAT", value_parser = records::format)]
    to: Option<(Format, Option<Encoding>)>,
    /// The format of the input, if its content does not tell
    #[arg(long, value_name = "FORMAT", value_parser = records::format)]
    from: Option<(Format, Option<Encoding>)>,
    /// The encoding to write: utf-8, utf-8-bom, shift-jis, euc-jp, utf-16le or utf-16be
    #[arg(long, value_parser = records::encoding)]
    encoding: Option<Encoding>,
    /// End lines as Windows does
    #[arg(long)]
    crlf: bool,
    /// Take every oddity of a file for an error
    #[arg(long)]
    strict: bool,
    /// Write the whole tree with all warnings as JSON, one object a file and line
    #[arg(long, conflicts_with_all = ["to", "encoding", "crlf"])]
    json: bool,
    /// Tell only what fails
    #[arg(short, long)]
    quiet: bool,
}

/// Runs the command: exit status 2 if any file could not be converted; the others are.
pub fn run(args: &ConvertArgs) -> Result<ExitCode> {
    let sources = sources(&args.inputs)?;
    let reading = ReadOptions {
        strict: args.strict,
        format: args.from.map(|(format, _)| format),
    };
    let failed = if args.json {
        to_json(args, &sources, reading)?
    } else {
        let target = Target::new(&args.output, args.to, sources.len())?;
        let options = WriteOptions {
            encoding: args.encoding.or(target.encoding),
            newline: if args.crlf {
                Newline::CrLf
            } else {
                Newline::Lf
            },
        };
        if target.is_folder {
            to_folder(args, &sources, reading, &target, &options)?
        } else {
            to_one(args, &sources, reading, &target, &options)?
        }
    };
    Ok(ExitCode::from(if failed { 2 } else { 0 }))
}

/// Tells what was odd in a file.
fn tell_warnings(args: &ConvertArgs, source: &Source, read: &Read) {
    if args.quiet {
        return;
    }
    for warning in &read.warnings {
        output::note(&format!("{}: {}", source.name(), words::warning(warning)));
    }
    if read.unlisted > 0 {
        let args = Values::new().text("count", read.unlisted.to_string());
        let more = words::say_with("program-more-odd", &args);
        output::note(&format!("{}: {more}", source.name()));
    }
}

fn tell_losses(args: &ConvertArgs, name: &str, written: &Written) {
    if !args.quiet {
        for loss in &written.losses {
            output::note(&format!("{name}: {}", words::loss(loss)));
        }
    }
}

fn tell_failure(source: &Source, error: &anyhow::Error) {
    output::note(&format!("{}: {}", source.name(), words::chain(error)));
}

/// All games into one file, or onto the standard output.
fn to_one(
    args: &ConvertArgs,
    sources: &[Source],
    reading: ReadOptions,
    target: &Target,
    options: &WriteOptions,
) -> Result<bool> {
    let mut failed = false;
    let mut games: Vec<Record> = Vec::new();
    for (source, read) in sources
        .iter()
        .zip(for_all(sources, |source| source.read(reading)))
    {
        match read {
            Ok(read) => {
                tell_warnings(args, source, &read);
                games.extend(read.records);
            }
            Err(error) => {
                tell_failure(source, &error);
                failed = true;
            }
        }
    }
    if games.is_empty() {
        bail!(words::say("program-no-games"));
    }
    if games.len() > 1 && !target.format.holds_many() {
        let args = Values::new()
            .text("format", target.format.name())
            .text("games", games.len().to_string());
        bail!(words::say_with("program-one-game", &args));
    }
    let written = write_all(&games, target.format, options)?;
    target.write(&target.path, &written.bytes)?;
    tell_losses(args, &target.name(), &written);
    Ok(failed)
}

/// Each file into files of its own below a folder.
fn to_folder(
    args: &ConvertArgs,
    sources: &[Source],
    reading: ReadOptions,
    target: &Target,
    options: &WriteOptions,
) -> Result<bool> {
    let stems = target::stems(sources);
    let work = |source: &Source| -> Result<(Read, Vec<(String, Written)>)> {
        let read = source.read(reading)?;
        let stem = &stems[source];
        let one_each = read.records.len() > 1 && !target.format.holds_many();
        let parts = if one_each {
            1
        } else {
            read.records.len().max(1)
        };
        let mut files = Vec::new();
        for (n, games) in read.records.chunks(parts).enumerate() {
            let path = if one_each {
                target.below(stem, Some(n + 1))
            } else {
                target.below(stem, None)
            };
            if source.path.as_deref() == Some(&path) {
                bail!(words::say("program-own-conversion"));
            }
            let written = write_all(games, target.format, options)?;
            target.write(&path, &written.bytes)?;
            files.push((path.display().to_string(), written));
        }
        Ok((read, files))
    };
    let mut failed = false;
    for (source, done) in sources.iter().zip(for_all(sources, work)) {
        match done {
            Ok((read, files)) => {
                tell_warnings(args, source, &read);
                for (name, written) in &files {
                    tell_losses(args, name, written);
                }
            }
            Err(error) => {
                tell_failure(source, &error);
                failed = true;
            }
        }
    }
    Ok(failed)
}

/// Everything that was read, as JSON.
fn to_json(args: &ConvertArgs, sources: &[Source], reading: ReadOptions) -> Result<bool> {
    let mut failed = false;
    let mut text = String::new();
    let lines = for_all(sources, |source| -> Result<String> {
        let read = source.read(reading)?;
        Ok(serde_json::to_string(&json::file(&source.name(), &read))?)
    });
    for (source, line) in sources.iter().zip(lines) {
        match line {
            Ok(line) => {
                text.push_str(&line);
                text.push('\n');
            }
            Err(error) => {
                tell_failure(source, &error);
                failed = true;
            }
        }
    }
    target::write_or_print(&args.output, text.as_bytes())?;
    Ok(failed)
}
