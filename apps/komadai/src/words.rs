//! What the program says to people, in their language. JSON, SFEN, moves and rule numbers are the same in all of them.

mod errors;
mod records;

use std::env;
use std::path::Path;
use std::sync::OnceLock;

use anyhow::{Error, anyhow};
use komadai_core::{Color, Handicap, IllegalMove, Move, Position};
use komadai_game::{Fault, FaultArg, IllegalReport, kind_name};
use komadai_server::StartError;
use komadai_texts::{Language, Texts, Values};

pub use errors::{cause, chain, of_system, one_of, whole_number};
pub use records::{ending, finding, loss, warning};

static TEXTS: OnceLock<Texts> = OnceLock::new();

/// Settles the language: the one that was asked for, else that of the environment.
pub fn speak(wanted: Option<&str>) {
    // Whatever was said before has settled it already.
    let _ = TEXTS.set(Texts::new(match wanted {
        Some(name) => Language::of_locale(name),
        None => of_environment(),
    }));
}

fn of_environment() -> Language {
    Language::from_environment(|name| env::var(name).ok())
}

fn texts() -> &'static Texts {
    TEXTS.get_or_init(|| Texts::new(of_environment()))
}

/// Whether there is a text with this key.
pub fn has(key: &str) -> bool {
    texts().has(key)
}

/// The text with this key.
pub fn say(key: &str) -> String {
    say_with(key, &Values::new())
}

/// The text with this key and what it leaves open. Spaces that hold a line together and hyphens that may divide it are for the page; here
/// they would only stand in the way of whoever searches the output.
pub fn say_with(key: &str, args: &Values) -> String {
    texts()
        .text(key, args)
        .replace('\u{a0}', " ")
        .replace('\u{ad}', "")
}

/// The text with this key about a file or folder.
pub fn file(key: &str, path: &Path) -> String {
    say_with(key, &Values::new().text("file", path.display().to_string()))
}

/// The place of something in a file of lines, which are counted from 1.
pub fn line(number: usize) -> String {
    say_with(
        "program-at-line",
        &Values::new().text("line", number.to_string()),
    )
}

/// Which game of a file is spoken of.
pub fn game(number: impl ToString) -> String {
    say_with(
        "program-game",
        &Values::new().text("game", number.to_string()),
    )
}

/// A side by the name that players of the language use; in a handicap game they are uwate and shitate.
pub fn side(color: Color, handicap: Handicap) -> String {
    let colours = texts().language() == Language::English;
    say(match (color, handicap, colours) {
        (Color::Black, Handicap::Even, true) => "side-black",
        (Color::White, Handicap::Even, true) => "side-white",
        (Color::Black, Handicap::Even, false) => "side-sente",
        (Color::White, Handicap::Even, false) => "side-gote",
        (Color::Black, ..) => "side-shitate",
        (Color::White, ..) => "side-uwate",
    })
}

/// Which rule a move breaks, in a few words: "Nifu: two pawns on one file".
pub fn reason(report: &IllegalReport) -> String {
    reason_of(&report.reason, report.piece.as_deref())
}

fn reason_of(reason: &str, piece: Option<&str>) -> String {
    let key = format!("illegal-{reason}");
    let key = if texts().has(&key) {
        key.as_str()
    } else {
        "illegal-other"
    };
    let args = Values::new();
    say_with(
        key,
        &match piece {
            Some(piece) => args.piece(texts(), &kind(piece)),
            None => args,
        },
    )
}

/// The words for why a move is illegal: `$reason` and `$rule`.
fn why(reason: &IllegalMove) -> Values {
    let piece = match reason {
        IllegalMove::CannotReach { kind, .. } => Some(kind_name(*kind)),
        _ => None,
    };
    Values::new()
        .text("reason", reason_of(reason.key(), piece))
        .text("rule", reason.rule().to_string())
}

/// The kind of a piece by the name that its text has: `promotedsilver` for `pro-silver`.
fn kind(name: &str) -> String {
    name.replace("pro-", "promoted")
}

/// That a move is illegal, and why.
pub fn illegal(ply: usize, report: &IllegalReport) -> String {
    let args = Values::new()
        .number("ply", ply as u64)
        .text("move", report.mv.to_string())
        .text("reason", reason(report))
        .text("rule", report.rule.to_string());
    say_with("program-illegal", &args)
}

/// A complaint about an illegal move of the argument POSITION.
pub fn illegal_move(position: &Position, ply: usize, mv: Move, why: &IllegalMove) -> Error {
    let report = IllegalReport::new(position, mv, why);
    anyhow!("POSITION: {}", illegal(ply, &report))
}

/// One thing that is wrong with a position: the field, what is wrong there, the place and the rule.
pub fn fault(fault: &Fault) -> String {
    let mut args = Values::new();
    let piece = match fault.args.get("piece") {
        Some(FaultArg::Text(name)) => Some(name.as_ref()),
        _ => None,
    };
    for (&name, value) in &fault.args {
        args = match (name, value) {
            ("side", FaultArg::Text(color)) => {
                let color = match color.as_ref() {
                    "black" => Color::Black,
                    _ => Color::White,
                };
                args.name("side", &side(color, Handicap::Even))
            }
            ("piece", FaultArg::Text(name)) => args.piece(texts(), &kind(name)),
            ("reason", FaultArg::Text(key)) if fault.code == "start-is-over" => {
                args.text("reason", say(&format!("outcome-{key}")))
            }
            ("reason", FaultArg::Text(key)) => args.text("reason", reason_of(key, piece)),
            (name, FaultArg::Number(number)) => args.number(name, *number),
            (name, FaultArg::Text(text)) => args.text(name, text.as_ref()),
            (_, FaultArg::Missing) => args,
        };
    }
    let key = format!("fault-{}", fault.code);
    let key = if texts().has(&key) {
        key.as_str()
    } else {
        "fault-start-unreadable"
    };
    let mut parts = Vec::new();
    if let Some(field) = fault.field {
        parts.push(say(&format!("fault-field-{field}")));
    }
    parts.push(say_with(key, &args));
    if let Some(column) = fault.column {
        let args = Values::new().number("column", column as u64);
        parts.push(say_with("fault-column", &args));
    }
    if let Some(rule) = &fault.rule {
        parts.push(format!("({rule})"));
    }
    parts.join(" ")
}

/// Why the server does not start.
pub fn not_started(error: StartError) -> Error {
    match &error {
        StartError::PortBusy(address) | StartError::Forbidden(address) => {
            let key = match error {
                StartError::PortBusy(_) => "program-port-busy",
                _ => "program-port-forbidden",
            };
            let args = Values::new()
                .text("port", address.port().to_string())
                .text("address", address.ip().to_string());
            anyhow!(say_with(key, &args))
        }
        StartError::NoSuchAddress(address) => {
            let args = Values::new().text("address", address.ip().to_string());
            anyhow!(say_with("program-address-foreign", &args))
        }
        StartError::Listen { address, source } => {
            let args = Values::new()
                .text("address", address.to_string())
                .text("reason", of_system(source));
            anyhow!(say_with("program-cannot-listen", &args))
        }
        StartError::Store(error) => anyhow!(cause(error)),
        _ => error.into(),
    }
}
