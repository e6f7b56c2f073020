//! The command line in the reader's language: help and complaints of `clap`, with the texts of `locales/`.
//!
//! A text is looked up by its command and argument, `help-train-fit-width`, and then by the argument alone, `help-arg-width`. Names of
//! commands, arguments and values are the same in every language.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::ArgAction;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use komadai_texts::Values;

use crate::output;
use crate::words::{cause, has, say, say_with};

/// The language that the arguments ask for, found before anything else is understood: even complaints are to be in it.
pub fn wanted(arguments: impl Iterator<Item = OsString>) -> Option<String> {
    let mut arguments = arguments.filter_map(|argument| argument.into_string().ok());
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next(),
            Some(rest) if rest.starts_with('=') => return Some(rest[1..].to_owned()),
            _ if argument == "--" => return None,
            _ => {}
        }
    }
    None
}

/// The command with all its texts.
pub fn translated(mut command: Command) -> Command {
    // What clap adds by itself, help and version, is there once it is built.
    command.build();
    with_texts(command, "komadai")
}

fn with_texts(mut command: Command, path: &str) -> Command {
    let after = format!("help-{path}-after");
    let usage = command.render_usage().to_string();
    let template = format!(
        "{{about-with-newline}}\n{} {}\n\n{{all-args}}{{after-help}}",
        say("help-usage"),
        usage_words(&usage)
    );
    let mut command = command
        .about(say(&format!("help-{path}")))
        .help_template(template)
        .subcommand_help_heading(heading("help-commands"));
    if has(&after) {
        command = command.after_help(say(&after));
    }
    command
        .mut_args(|arg| argument(arg, path))
        .mut_subcommands(|sub| {
            let name = sub.get_name();
            let below = match path {
                _ if name == "help" => "help".to_owned(),
                "komadai" => name.to_owned(),
                // The copies below `help` stand for the commands themselves.
                "help" => return sub,
                _ => format!("{path}-{name}"),
            };
            with_texts(sub, &below)
        })
}

/// How a command is called, without clap's English words: its heading, and what stands for all options and commands.
fn usage_words(usage: &str) -> String {
    let usage = usage.split_once(':').map_or(usage, |(_, usage)| usage);
    usage
        .trim()
        .replace("[OPTIONS]", &format!("[{}]", say("help-some-options")))
        .replace("<COMMAND>", &format!("<{}>", say("help-a-command")))
}

/// The key of an argument's text.
fn key(arg: &Arg, path: &str) -> String {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = format!("help-{path}-{name}");
    if has(&own) {
        own
    } else {
        format!("help-arg-{name}")
    }
}

fn argument(arg: Arg, path: &str) -> Arg {
    let mut text = say(&key(&arg, path));
    let takes_value = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    if takes_value {
        let values: Vec<String> = arg
            .get_possible_values()
            .iter()
            .map(|value| value.get_name().to_owned())
            .collect();
        if !values.is_empty() && !arg.is_hide_possible_values_set() {
            let args = Values::new().text("values", values.join(", "));
            text = format!("{text} {}", say_with("help-values", &args));
        }
        let defaults: Vec<_> = arg.get_default_values().iter().collect();
        if let [value] = defaults[..]
            && !arg.is_hide_default_value_set()
        {
            let args = Values::new().text("value", value.to_string_lossy());
            text = format!("{text} {}", say_with("help-default", &args));
        }
    }
    let above = if arg.is_positional() {
        "help-arguments"
    } else {
        "help-options"
    };
    arg.help(text)
        .help_heading(heading(above))
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// A heading, to which clap adds the colon. It asks for texts that live as long as the program.
fn heading(key: &str) -> &'static str {
    say(key).trim_end_matches(':').to_owned().leak()
}

/// Answers what is no command to be carried out: help and version with 0, everything else with a complaint and 2.
pub fn answer(error: &Error) -> ExitCode {
    let kind = error.kind();
    let asked = matches!(kind, ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if asked || kind == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // A reader that has seen enough is no error.
        let _ = error.print();
        return ExitCode::from(if asked { 0 } else { 2 });
    }
    match complaint(error) {
        Some(text) => output::note(&format!("komadai: {text}")),
        None => {
            let _ = error.print();
        }
    }
    ExitCode::from(2)
}

/// What is wrong; nothing where there are no words for it.
fn complaint(error: &Error) -> Option<String> {
    let context = |kind| error.get(kind).map(shown);
    let mut args = Values::new();
    let fill = [
        ("argument", ContextKind::InvalidArg),
        ("value", ContextKind::InvalidValue),
        ("other", ContextKind::PriorArg),
    ];
    for (name, kind) in fill {
        if let Some(value) = context(kind) {
            args = args.text(name, value);
        }
    }
    let text = match error.kind() {
        ErrorKind::UnknownArgument => say_with("help-unknown-argument", &args),
        ErrorKind::InvalidSubcommand => {
            let name = context(ContextKind::InvalidSubcommand)?;
            say_with(
                "help-unknown-command",
                &Values::new().text("argument", name),
            )
        }
        ErrorKind::MissingRequiredArgument => say_with("help-missing", &args),
        ErrorKind::InvalidValue
            if context(ContextKind::InvalidValue).is_none_or(|value| value.is_empty()) =>
        {
            say_with("help-no-value", &args)
        }
        ErrorKind::InvalidValue => {
            let text = say_with("help-bad-value", &args);
            match context(ContextKind::ValidValue) {
                Some(values) => {
                    let args = Values::new().text("values", values);
                    format!("{text} {}", say_with("help-values", &args))
                }
                None => text,
            }
        }
        ErrorKind::ValueValidation => {
            let reason = std::error::Error::source(error).map(cause);
            match reason {
                Some(reason) => say_with("help-bad-value-why", &args.text("reason", reason)),
                None => say_with("help-bad-value", &args),
            }
        }
        ErrorKind::ArgumentConflict => {
            let same = context(ContextKind::PriorArg) == context(ContextKind::InvalidArg);
            say_with(if same { "help-twice" } else { "help-conflict" }, &args)
        }
        _ => return None,
    };
    let similar = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    let similar = similar.into_iter().find_map(context).map(|other| {
        let args = Values::new().text("other", other);
        format!("{}\n", say_with("help-similar", &args))
    });
    let usage = context(ContextKind::Usage)
        .map(|usage| format!("{} {}\n", say("help-usage"), usage_words(&usage)));
    let parts = [similar, usage, Some(say("help-more"))];
    let parts: String = parts.into_iter().flatten().collect();
    Some(format!("{text}\n\n{parts}"))
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(values) => values.join(", "),
        ContextValue::StyledStrs(values) => {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            values.join(", ")
        }
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests;
