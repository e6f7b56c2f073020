//! What went wrong, in the reader's language. An error of a library is a typed value; what people read hangs on its type.

use std::error::Error;
use std::io::{self, ErrorKind};
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use std::path::Path;

use komadai_core::{Handicap, HandicapError, PositionError, SetupErrors, TextError};
use komadai_diagram::{
    BoardTheme, PieceSet, UnknownBoardTheme, UnknownPieceSet, UnknownWriting, Writing,
};
use komadai_game::Fault;
use komadai_nnue::{FileError, NetworkError};
use komadai_record::{Cannot, ReadError, WriteError};
use komadai_server::StoreError;
use komadai_texts::Values;
use komadai_train::TrainError;
use komadai_train::packed::PackedError;
use komadai_usi::client::{ClientError, CommandError, LastLines};
use komadai_usi::{OptionFault, PositionFault};

use super::{fault, say, say_with, warning, why};

/// An error with all its causes, from the outermost to the innermost. What a cause says once more is not repeated.
pub fn chain(error: &anyhow::Error) -> String {
    let mut parts: Vec<String> = Vec::new();
    for link in error.chain() {
        let said = cause(link);
        if !parts.last().is_some_and(|last| last.ends_with(&said)) {
            parts.push(said);
        }
    }
    parts.join(": ")
}

/// One error without its causes. An error that is known to nobody here speaks for itself.
pub fn cause(error: &(dyn Error + 'static)) -> String {
    known(error).unwrap_or_else(|| error.to_string())
}

fn known(error: &(dyn Error + 'static)) -> Option<String> {
    if let Some(error) = error.downcast_ref() {
        return Some(of_system(error));
    }
    if let Some(error) = error.downcast_ref() {
        return Some(of_number(error));
    }
    if error.is::<ParseFloatError>() {
        return Some(say("program-expected-decimal"));
    }
    argument(error)
        .or_else(|| record(error))
        .or_else(|| position(error))
        .or_else(|| network(error))
        .or_else(|| error.downcast_ref().map(store))
        .or_else(|| error.downcast_ref().map(engine))
        .or_else(|| error.downcast_ref().map(command))
}

/// What the system says.
pub fn of_system(error: &io::Error) -> String {
    let key = match error.kind() {
        ErrorKind::NotFound => "program-io-not-found",
        ErrorKind::PermissionDenied => "program-io-permission",
        ErrorKind::AlreadyExists => "program-io-exists",
        ErrorKind::IsADirectory => "program-io-folder",
        ErrorKind::NotADirectory => "program-io-no-folder",
        ErrorKind::StorageFull => "program-io-full",
        ErrorKind::ReadOnlyFilesystem => "program-io-read-only",
        ErrorKind::UnexpectedEof => "program-io-cut-short",
        ErrorKind::InvalidData if error.get_ref().is_none() => "program-io-no-text",
        // It may be one of ours in the clothes of the system's.
        _ => {
            return error
                .get_ref()
                .map_or_else(|| error.to_string(), |inner| cause(inner));
        }
    };
    say(key)
}

fn of_number(error: &ParseIntError) -> String {
    say(match error.kind() {
        IntErrorKind::PosOverflow => "program-too-large",
        IntErrorKind::NegOverflow => "program-too-small",
        _ => "program-expected-number",
    })
}

/// That one of these words was expected.
pub fn one_of(values: impl IntoIterator<Item = impl ToString>) -> String {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    let args = Values::new().text("values", values.join(", "));
    say_with("program-expected-one-of", &args)
}

/// That a whole number from `least` on, or to `most`, was expected.
pub fn whole_number(least: impl ToString, most: Option<impl ToString>) -> String {
    let args = Values::new().text("least", least.to_string());
    match most {
        None => say_with("program-expected-at-least", &args),
        Some(most) => say_with(
            "program-expected-between",
            &args.text("most", most.to_string()),
        ),
    }
}

/// Words that name nothing.
fn argument(error: &(dyn Error + 'static)) -> Option<String> {
    if error.is::<UnknownPieceSet>() {
        return Some(one_of(PieceSet::ALL));
    }
    if error.is::<UnknownBoardTheme>() {
        return Some(one_of(BoardTheme::ALL));
    }
    if error.is::<UnknownWriting>() {
        return Some(one_of(Writing::ALL));
    }
    error.is::<HandicapError>().then(|| one_of(Handicap::ALL))
}

/// Records that cannot be read or written.
fn record(error: &(dyn Error + 'static)) -> Option<String> {
    if let Some(error) = error.downcast_ref::<ReadError>() {
        return Some(match error {
            ReadError::Empty => say("program-file-empty"),
            ReadError::Unrecognised => say("program-file-unknown"),
            ReadError::Unreadable {
                format,
                line,
                column,
                expected,
            } => {
                let args = Values::new()
                    .text("line", line.to_string())
                    .text("column", column.to_string())
                    .text("format", format.name())
                    .text("expected", say(&format!("json-{}", expected.code())));
                say_with("program-file-unreadable", &args)
            }
            ReadError::OtherGame { line, game } => {
                let args = Values::new()
                    .text("line", line.to_string())
                    .text("game", *game);
                say_with("program-file-other-game", &args)
            }
            ReadError::Refused(odd) => warning(odd),
            other => other.to_string(),
        });
    }
    if let Some(error) = error.downcast_ref::<WriteError>() {
        return Some(match error {
            WriteError::OneGameOnly { format, count } => {
                let args = Values::new()
                    .text("format", format.name())
                    .text("games", count.to_string());
                say_with("program-one-game", &args)
            }
            WriteError::ReadOnly(format) => {
                let args = Values::new().text("format", format.name());
                say_with("program-format-read-only", &args)
            }
            other => other.to_string(),
        });
    }
    error.is::<Cannot>().then(|| say("odd-impossible-move"))
}

/// Positions that cannot be read or break rules.
fn position(error: &(dyn Error + 'static)) -> Option<String> {
    let broken = |errors: &SetupErrors| {
        let faults: Vec<String> = errors
            .iter()
            .map(|error| fault(&Fault::from(error)))
            .collect();
        faults.join("; ")
    };
    if let Some(error) = error.downcast_ref::<TextError>() {
        return Some(fault(&Fault::from(error)));
    }
    if let Some(error) = error.downcast_ref::<PositionError>() {
        return Some(match error {
            PositionError::Sfen(error) => fault(&Fault::from(error)),
            PositionError::Invalid(invalid) => broken(&invalid.errors),
            other => other.to_string(),
        });
    }
    Some(match error.downcast_ref::<PositionFault>()? {
        PositionFault::Setup(errors) => broken(errors),
        PositionFault::Illegal { number, mv, reason } => {
            let args = why(reason)
                .text("ply", number.to_string())
                .text("move", mv.to_string());
            say_with("program-illegal", &args)
        }
        other => other.to_string(),
    })
}

/// Networks, and the games that they are trained on.
fn network(error: &(dyn Error + 'static)) -> Option<String> {
    if let Some(error) = error.downcast_ref::<FileError>() {
        return Some(match error {
            FileError::Magic => say("program-network-other"),
            FileError::Version { found } => {
                let args = Values::new().text("found", found.to_string());
                say_with("program-network-version", &args)
            }
            FileError::Mismatch { .. } => say("program-network-shape"),
            FileError::Length { expected, found } => {
                let args = Values::new()
                    .text("expected", expected.to_string())
                    .text("found", found.to_string());
                say_with("program-network-length", &args)
            }
            FileError::Checksum { .. } => say("program-network-damaged"),
            FileError::Recipe => say("program-io-no-text"),
            FileError::Numbers(error) => cause(error),
            other => other.to_string(),
        });
    }
    if error.is::<NetworkError>() {
        return Some(say("program-network-numbers"));
    }
    if let Some(error) = error.downcast_ref::<TrainError>() {
        return Some(match error {
            TrainError::Io(error) => of_system(error),
            TrainError::Network(error) => cause(error),
            TrainError::Plan { what, expected } => {
                let args = Values::new()
                    .text("what", *what)
                    .text("expected", expected.clone());
                say_with("program-train-plan", &args)
            }
            other => other.to_string(),
        });
    }
    Some(match error.downcast_ref::<PackedError>()? {
        PackedError::Io(error) => of_system(error),
        PackedError::Header { .. } => say("program-packed-other"),
        PackedError::Recipe { found, expected } => {
            let args = Values::new()
                .text("found", found.clone())
                .text("expected", expected.clone());
            say_with("program-packed-recipe", &args)
        }
        PackedError::Game { number, offset, .. } => {
            let args = Values::new()
                .text("game", number.to_string())
                .text("offset", offset.to_string());
            say_with("program-packed-damaged", &args)
        }
        PackedError::TooLarge { .. } => say("program-packed-too-large"),
        other => other.to_string(),
    })
}

/// Folders and databases that games are kept in. What the database says has no other words.
fn store(error: &StoreError) -> String {
    let of = |path: &Path| Values::new().text("file", path.display().to_string());
    match error {
        StoreError::DataDir { path, source } => say_with(
            "program-data-folder",
            &of(path).text("reason", of_system(source)),
        ),
        StoreError::InUse { path } => say_with("program-data-in-use", &of(path)),
        StoreError::TooNew { path } => say_with("program-data-too-new", &of(path)),
        StoreError::Open { path, source } => say_with(
            "program-data-unopened",
            &of(path).text("reason", source.to_string()),
        ),
        other => other.to_string(),
    }
}

/// Engines that do not do what they should.
fn engine(error: &ClientError) -> String {
    let (told, last) = match error {
        ClientError::Start { program, source } => {
            let args = Values::new()
                .text("file", program.display().to_string())
                .text("reason", of_system(source));
            return say_with("program-engine-start", &args);
        }
        ClientError::Ended {
            status,
            expected,
            last,
        } => {
            let args = Values::new()
                .text("status", status.clone())
                .text("expected", *expected);
            (say_with("program-engine-ended", &args), last)
        }
        ClientError::Silent {
            expected,
            waited,
            last,
        } => {
            let args = Values::new()
                .text("ms", waited.as_millis().to_string())
                .text("expected", *expected);
            (say_with("program-engine-silent", &args), last)
        }
        ClientError::BadAnswer { reason, last } => {
            let args = Values::new().text("reason", reason.clone());
            (say_with("program-engine-answer", &args), last)
        }
        ClientError::Illegal { mv, reason, last } => {
            let args = why(reason).text("move", mv.to_string());
            (say_with("program-engine-illegal", &args), last)
        }
        ClientError::BadOption(fault) => return option(fault),
        other => return other.to_string(),
    };
    told + &last_lines(last)
}

/// Values that do not fit an engine's options.
fn option(fault: &OptionFault) -> String {
    let (name, expected, found) = match fault {
        OptionFault::NoSwitch { name, found } => (name, one_of(["true", "false"]), found),
        OptionFault::OutOfRange {
            name,
            least,
            most,
            found,
        } => (name, whole_number(least, Some(most)), found),
        OptionFault::NoChoice {
            name,
            choices,
            found,
        } => (name, one_of(choices), found),
        OptionFault::NoValue { name } => {
            let args = Values::new().text("option", name.clone());
            return say_with("program-option-empty", &args);
        }
        other => return other.to_string(),
    };
    let args = Values::new()
        .text("option", name.clone())
        .text("expected", expected)
        .text("found", found.clone());
    say_with("program-option-value", &args)
}

/// What an engine wrote last, so that one can see what ails it; nothing if it was silent.
fn last_lines(LastLines { output, errors }: &LastLines) -> String {
    const SHOWN: usize = 3;
    let parts = [output, errors].map(|lines| &lines[lines.len().saturating_sub(SHOWN)..]);
    let lines = parts.concat();
    if lines.is_empty() {
        return String::new();
    }
    let args = Values::new().text("lines", lines.join(" | "));
    format!("; {}", say_with("program-engine-last", &args))
}

/// Command lines of engines.
fn command(error: &CommandError) -> String {
    match error {
        CommandError::Empty => say("program-command-empty"),
        CommandError::OpenQuote { column } => {
            let args = Values::new().text("column", column.to_string());
            say_with("program-command-quote", &args)
        }
        other => other.to_string(),
    }
}
