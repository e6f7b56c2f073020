//! `komadai check`: what is odd in records.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use komadai_record::json::WarningJson;
use komadai_record::{Encoding, Finding, Format, Read, ReadOptions};
use komadai_texts::Values;
use serde::Serialize;

use crate::output;
use crate::records::{self, for_all, sources};
use crate::words;

#[derive(Args)]
pub struct CheckArgs {
    /// Files, folders, or - for the standard input
    #[arg(required = true, value_name = "IN")]
    inputs: Vec<PathBuf>,
    /// The format of the input, if its content does not tell
    #[arg(long, value_name = "FORMAT", value_parser = records::format)]
    from: Option<(Format, Option<Encoding>)>,
    /// Answer with one JSON object a file and line
    #[arg(long)]
    json: bool,
}

/// The answer for one file.
#[derive(Serialize)]
struct Answer {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    encoding: Option<String>,
    games: usize,
    warnings: Vec<WarningJson>,
    /// Warnings beyond those listed.
    unlisted: usize,
    findings: Vec<Found>,
}

/// Something that does not fit the rules.
#[derive(Serialize)]
struct Found {
    /// The game in the file, from 1.
    game: usize,
    /// Steps from the start of the game.
    ply: usize,
    /// Whether it lies on a variation.
    variation: bool,
    code: &'static str,
    message: String,
}

struct Checked {
    read: Result<Read>,
    findings: Vec<(usize, Finding)>,
}

/// Runs the command.
pub fn run(args: &CheckArgs) -> Result<ExitCode> {
    let sources = sources(&args.inputs)?;
    let options = ReadOptions {
        strict: false,
        format: args.from.map(|(format, _)| format),
    };
    let checked = for_all(&sources, |source| {
        let read = source.read(options);
        let mut findings = Vec::new();
        for (n, record) in read.iter().flat_map(|read| read.records.iter()).enumerate() {
            let found = komadai_record::check(record);
            findings.extend(found.into_iter().map(|finding| (n + 1, finding)));
        }
        Checked { read, findings }
    });
    let (mut games, mut odd, mut unreadable) = (0, 0, 0);
    let mut text = String::new();
    for (source, checked) in sources.iter().zip(&checked) {
        let answer = answer(source.name(), checked);
        games += answer.games;
        odd += answer.warnings.len() + answer.unlisted + answer.findings.len();
        unreadable += usize::from(answer.error.is_some());
        if args.json {
            text.push_str(&serde_json::to_string(&answer)?);
            text.push('\n');
        } else {
            describe(&answer, checked, &mut text);
        }
    }
    if !args.json {
        let args = Values::new()
            .text("files", sources.len().to_string())
            .text("games", games.to_string())
            .text("odd", odd.to_string())
            .text("unreadable", unreadable.to_string());
        text.push_str(&words::say_with("program-check-sum", &args));
        text.push('\n');
    }
    output::answer(&text)?;
    Ok(ExitCode::from(match (unreadable, odd) {
        (0, 0) => 0,
        (0, _) => 1,
        _ => 2,
    }))
}

fn answer(file: String, checked: &Checked) -> Answer {
    let findings = checked.findings.iter().map(|(game, finding)| Found {
        game: *game,
        ply: finding.ply,
        variation: !finding.main,
        code: finding.kind.code(),
        message: finding.kind.to_string(),
    });
    let read = checked.read.as_ref();
    Answer {
        file,
        error: read.err().map(|error| format!("{error:#}")),
        format: read.ok().map(|read| read.format.name()),
        encoding: read.ok().map(|read| read.encoding.to_string()),
        games: read.map_or(0, |read| read.records.len()),
        warnings: read.map_or_else(
            |_| Vec::new(),
            |read| read.warnings.iter().map(WarningJson::from).collect(),
        ),
        unlisted: read.map_or(0, |read| read.unlisted),
        findings: findings.collect(),
    }
}

/// One line for each oddity.
fn describe(answer: &Answer, checked: &Checked, text: &mut String) {
    let mut line = |what: String| {
        text.push_str(&answer.file);
        text.push_str(": ");
        text.push_str(&what);
        text.push('\n');
    };
    if let Err(error) = &checked.read {
        line(words::chain(error));
    }
    if let Ok(read) = &checked.read {
        for warning in &read.warnings {
            line(words::warning(warning));
        }
        if read.unlisted > 0 {
            let args = Values::new().text("count", read.unlisted.to_string());
            line(words::say_with("program-more-odd", &args));
        }
    }
    for (game, finding) in &checked.findings {
        let mut place = Vec::new();
        if answer.games > 1 {
            let args = Values::new().text("game", game.to_string());
            place.push(words::say_with("program-game", &args));
        }
        let key = if finding.main {
            "program-at-move"
        } else {
            "program-in-variation"
        };
        let args = Values::new().text("ply", finding.ply.to_string());
        place.push(words::say_with(key, &args));
        line(format!(
            "{}: {}",
            place.join(", "),
            words::finding(&finding.kind)
        ));
    }
}
