//! JKF, the JSON format of Kifu for JS. docs/formats/jkf.md.

mod clock;
mod json;
mod moves;
mod reader;
mod start;
mod writer;

pub(crate) use reader::read;
pub(crate) use writer::write;

use komadai_core::PieceKind;

use crate::Ending;
use crate::notation::csa;

/// The kind of a CSA code such as `FU`.
fn kind(code: &str) -> Option<PieceKind> {
    PieceKind::ALL.into_iter().find(|&kind| csa(kind) == code)
}

/// What `special` means: the names of CSA without their sign, and the words of KIF for what CSA lacks.
fn ending(special: &str, black_to_move: bool) -> Option<Ending> {
    Some(match special {
        "TORYO" => Ending::Resign,
        "CHUDAN" => Ending::Interrupted,
        "SENNICHITE" => Ending::Repetition,
        "JISHOGI" => Ending::Impasse,
        "TSUMI" => Ending::Checkmate,
        "FUZUMI" => Ending::NotMate,
        "TIME_UP" => Ending::TimeUp,
        "ILLEGAL_ACTION" => Ending::IllegalWin,
        "ILLEGAL_MOVE" => Ending::IllegalLoss,
        // The sign is the side that broke the rule.
        "+ILLEGAL_ACTION" if black_to_move => Ending::IllegalLoss,
        "-ILLEGAL_ACTION" if !black_to_move => Ending::IllegalLoss,
        "+ILLEGAL_ACTION" | "-ILLEGAL_ACTION" => Ending::IllegalWin,
        "KACHI" => Ending::DeclarationWin,
        "MAX_MOVES" => Ending::MaxMoves,
        "HIKIWAKE" => Ending::Draw,
        "MATTA" => Ending::TakenBack,
        "ERROR" => Ending::Fault,
        _ => return super::japanese::ending(special),
    })
}

/// The counterpart of [`ending`].
fn special(ending: &Ending) -> &str {
    match ending {
        Ending::Resign => "TORYO",
        Ending::Interrupted => "CHUDAN",
        Ending::Repetition => "SENNICHITE",
        Ending::Impasse => "JISHOGI",
        Ending::Checkmate => "TSUMI",
        Ending::NotMate => "FUZUMI",
        Ending::TimeUp => "TIME_UP",
        Ending::IllegalWin => "ILLEGAL_ACTION",
        Ending::IllegalLoss => "ILLEGAL_MOVE",
        Ending::DeclarationWin => "KACHI",
        Ending::MaxMoves => "MAX_MOVES",
        Ending::Draw => "HIKIWAKE",
        Ending::TakenBack => "MATTA",
        Ending::Fault => "ERROR",
        other => super::japanese::ending_word(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_read_back() {
        for known in Ending::KNOWN {
            for black_to_move in [true, false] {
                assert_eq!(ending(special(&known), black_to_move), Some(known.clone()));
            }
        }
        assert_eq!(ending("+ILLEGAL_ACTION", true), Some(Ending::IllegalLoss));
        assert_eq!(ending("+ILLEGAL_ACTION", false), Some(Ending::IllegalWin));
    }
}
