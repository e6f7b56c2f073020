//! The words of PSN that are no moves.

use komadai_core::Color;

use crate::{Ending, Record, Step, Time};

/// What a word is.
pub(super) enum Word {
    /// How the game ends.
    End(Ending),
    /// A mark that says nothing.
    Nothing,
    /// Perhaps a move.
    Other,
}

/// The words for ends of games, as Shogidokoro and others write them, and the results of PGN.
pub(super) fn ending(word: &str, to_move: Color, mated: bool) -> Word {
    let plain: String = word
        .chars()
        .filter(char::is_ascii_alphabetic)
        .map(|ch| ch.to_ascii_lowercase())
        .collect();
    let lost = if mated {
        Ending::Checkmate
    } else {
        Ending::Resign
    };
    Word::End(match word {
        "*" => return Word::Nothing,
        "1/2-1/2" => Ending::Draw,
        // Most games end so without a word; that the winner was to move has no usual reason.
        "1-0" if to_move == Color::White => lost,
        "0-1" if to_move == Color::Black => lost,
        "1-0" | "0-1" => Ending::Other(word.into()),
        _ => match plain.as_str() {
            "resigns" | "resign" | "resigned" => Ending::Resign,
            "interrupt" | "interrupted" | "suspended" => Ending::Interrupted,
            "mate" | "checkmate" => Ending::Checkmate,
            "sennichite" | "repetition" | "repetitiondraw" => Ending::Repetition,
            "repetitionwin" => Ending::IllegalWin,
            "jishogi" | "impasse" => Ending::Impasse,
            "declarationwin" => Ending::DeclarationWin,
            "timeup" => Ending::TimeUp,
            "maxmovesdraw" => Ending::MaxMoves,
            "draw" => Ending::Draw,
            "illegalmove" | "foul" => Ending::IllegalLoss,
            _ => return Word::Other,
        },
    })
}

/// `00:03 / 00:00:03`, `0:05`.
pub(super) fn time(text: &str) -> Option<Time> {
    let mut parts = text.split('/').map(clock);
    let spent = parts.next()??;
    let total = match parts.next() {
        Some(total) => Some(total?),
        None => None,
    };
    Some(Time {
        spent_ms: Some(spent),
        total_ms: total,
    })
}

/// Hours, minutes and seconds in milliseconds.
fn clock(text: &str) -> Option<u32> {
    let mut ms: u32 = 0;
    for part in text.trim().split(':') {
        let part: u32 = part.trim().parse().ok()?;
        ms = ms.checked_mul(60)?.checked_add(part.checked_mul(1000)?)?;
    }
    Some(ms)
}

/// Shogidokoro writes `Jishogi` for a declared win too; only the comment beside it tells.
pub(super) fn declared(record: &mut Record) {
    let Some(id) = record.tree.main_line().last() else {
        return;
    };
    let node = record.tree.node_mut(id);
    let declared = |text: &String| text.contains("宣言") && text.contains("勝ち");
    if node.step == Step::End(Ending::Impasse) && node.comments().iter().any(declared) {
        node.step = Step::End(Ending::DeclarationWin);
    }
}
