//! What is odd in records, what a format cannot hold, and how games end, in the reader's language.

use komadai_core::{Color, Handicap, Repetition};
use komadai_game::Fault;
use komadai_record::{Ending, FindingKind, Loss, LossKind, Warning, WarningKind};
use komadai_texts::Values;

use super::{fault, say, say_with, side, why};

/// Line, column, what is odd there, and what was done about it.
pub fn warning(warning: &Warning) -> String {
    let code = warning.kind.code();
    let args = Values::new();
    let args = match &warning.kind {
        WarningKind::BrokenStart(errors) => {
            let mut faults: Vec<String> = errors
                .iter()
                .map(|error| fault(&Fault::from(error)))
                .collect();
            // Nine pawns on a file are eight faults, and one sentence.
            faults.dedup();
            args.text("faults", faults.join("; "))
        }
        WarningKind::Illegal(reason) => why(reason),
        WarningKind::AmbiguousMove(moves) => {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            args.text("moves", moves.join(", "))
        }
        _ => args,
    };
    let place = Values::new()
        .text("line", warning.line.to_string())
        .text("column", warning.column.to_string())
        .text("what", say_with(&format!("odd-{code}"), &args))
        .text("done", say(&format!("done-{code}")));
    if warning.text.is_empty() {
        say_with("program-odd", &place)
    } else {
        // What moves the cursor of a terminal shows as it would be written in a program.
        let found: String = warning.text.chars().map(visible).collect();
        say_with("program-odd-found", &place.text("found", found))
    }
}

fn visible(symbol: char) -> String {
    if symbol.is_control() {
        symbol.escape_default().to_string()
    } else {
        symbol.to_string()
    }
}

/// What does not fit the rules.
pub fn finding(kind: &FindingKind) -> String {
    let loser = |color: Color| Values::new().name("loser", &side(color, Handicap::Even));
    match kind {
        FindingKind::PlayedOn(Repetition::PerpetualCheck { loser: color }) => {
            say_with("finding-played-on-checks", &loser(*color))
        }
        FindingKind::PerpetualCheck { loser: color } => {
            say_with("finding-perpetual-check", &loser(*color))
        }
        kind => say(&format!("finding-{}", kind.code())),
    }
}

/// What a file could not hold.
pub fn loss(loss: &Loss) -> String {
    let args = Values::new().text("count", loss.count.to_string());
    let key = match &loss.kind {
        LossKind::Header => "told-loss-header",
        LossKind::Comment => "told-loss-comment",
        LossKind::Bookmark => "told-loss-bookmark",
        LossKind::Time => "told-loss-time",
        LossKind::Milliseconds => "told-loss-milliseconds",
        LossKind::Variation => "told-loss-variation",
        LossKind::Ending => "told-loss-ending",
        LossKind::Unread => "told-loss-unread",
        LossKind::Start => "told-loss-start",
        LossKind::Move => "told-loss-move",
        LossKind::Character { symbol, stand_in } => {
            let args = args
                .text("symbol", symbol.to_string())
                .text("stand-in", *stand_in);
            return say_with("told-loss-character", &args);
        }
        _ => return loss.to_string(),
    };
    say_with(key, &args)
}

/// How a game ends; a word of unknown meaning as it stands.
pub fn ending(ending: &Ending) -> String {
    match ending {
        Ending::Other(word) => word.chars().map(visible).collect(),
        ending => say(&format!("told-ending-{}", ending.code())),
    }
}
