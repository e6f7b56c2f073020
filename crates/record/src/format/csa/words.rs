//! The words of CSA and what they are called elsewhere.

use komadai_core::{Color, File, Move, Piece, PieceKind, Rank, Square};

use crate::{Ending, key};

/// Headers that CSA names itself, without the `$`, with the key that all formats share.
const HEADERS: [(&str, &str); 8] = [
    ("EVENT", key::EVENT),
    ("SITE", key::SITE),
    ("START_TIME", key::START),
    ("END_TIME", key::END),
    ("OPENING", key::OPENING),
    ("TIME_LIMIT", key::TIME_LIMIT),
    ("MAX_MOVES", key::MAX_MOVES),
    ("NOTE", key::NOTE),
];

/// The shared key of CSA's word.
pub(super) fn shared_key(word: &str) -> Option<&'static str> {
    HEADERS
        .iter()
        .find_map(|&(csa, shared)| (csa == word).then_some(shared))
}

/// CSA's word for a shared key.
pub(super) fn csa_word(key: &str) -> Option<&'static str> {
    HEADERS
        .iter()
        .find_map(|&(csa, shared)| (shared == key).then_some(csa))
}

/// Whether a word can be the key of a header.
pub(super) fn is_key(word: &str) -> bool {
    !word.is_empty() && !word.contains([':', ' ', '$', '\n', '\r'])
}

/// Whether CSA allows the value behind its word.
pub(super) fn value_fits(word: &str, value: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let split = |text: &str, by: char, parts: usize| {
        text.split(by).count() == parts && text.split(by).all(digits)
    };
    match word {
        "START_TIME" | "END_TIME" => match value.split_once(' ') {
            Some((date, time)) => split(date, '/', 3) && split(time, ':', 3),
            None => split(value, '/', 3),
        },
        "TIME_LIMIT" => value
            .split_once('+')
            .is_some_and(|(main, byoyomi)| split(main, ':', 2) && digits(byoyomi)),
        "MAX_MOVES" => digits(value),
        _ => true,
    }
}

/// Undoes the escapes of `$NOTE`.
pub(super) fn unescape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut rest = value.chars();
    while let Some(symbol) = rest.next() {
        match symbol {
            '\\' => match rest.next() {
                Some('n') => text.push('\n'),
                Some('\\') => text.push('\\'),
                // Anything else was not meant as an escape.
                Some(other) => text.extend(['\\', other]),
                None => text.push('\\'),
            },
            symbol => text.push(symbol),
        }
    }
    text
}

/// Writes a text as `$NOTE` wants it.
pub(super) fn escape(value: &str) -> String {
    value.replace('\\', "\\\\").replace('\n', "\\n")
}

/// The ending of a word behind `%`, given whose turn it is; `None` for an unknown one.
pub(super) fn ending(word: &str, to_move: Color) -> Option<Ending> {
    Some(match word {
        "TORYO" => Ending::Resign,
        "CHUDAN" => Ending::Interrupted,
        "SENNICHITE" => Ending::Repetition,
        "TIME_UP" => Ending::TimeUp,
        "ILLEGAL_MOVE" => Ending::IllegalLoss,
        // The sign names the side that broke a rule.
        "+ILLEGAL_ACTION" => foul(Color::Black, to_move),
        "-ILLEGAL_ACTION" => foul(Color::White, to_move),
        "JISHOGI" => Ending::Impasse,
        "KACHI" => Ending::DeclarationWin,
        "HIKIWAKE" => Ending::Draw,
        "MAX_MOVES" => Ending::MaxMoves,
        "MATTA" => Ending::TakenBack,
        "TSUMI" => Ending::Checkmate,
        "FUZUMI" => Ending::NotMate,
        "ERROR" => Ending::Fault,
        _ => return None,
    })
}

fn foul(by: Color, to_move: Color) -> Ending {
    if by == to_move {
        Ending::IllegalLoss
    } else {
        Ending::IllegalWin
    }
}

/// The word for an ending, with its `%`, and whether it means just that; `None` where CSA has no word.
pub(super) fn word(ending: &Ending, to_move: Color) -> Option<(&str, bool)> {
    let word = match ending {
        Ending::Resign => "%TORYO",
        Ending::Interrupted => "%CHUDAN",
        Ending::Repetition => "%SENNICHITE",
        Ending::TimeUp => "%TIME_UP",
        Ending::IllegalLoss => "%ILLEGAL_MOVE",
        Ending::IllegalWin if to_move == Color::Black => "%-ILLEGAL_ACTION",
        Ending::IllegalWin => "%+ILLEGAL_ACTION",
        Ending::Impasse => "%JISHOGI",
        Ending::DeclarationWin => "%KACHI",
        Ending::Draw => "%HIKIWAKE",
        Ending::MaxMoves => "%MAX_MOVES",
        Ending::TakenBack => "%MATTA",
        Ending::Checkmate => "%TSUMI",
        Ending::NotMate => "%FUZUMI",
        Ending::Fault => "%ERROR",
        // A sealed move breaks the game off.
        Ending::SealedMove => return Some(("%CHUDAN", false)),
        Ending::Other(word) if is_word(word) => word,
        _ => return None,
    };
    Some((word, true))
}

/// Whether a text can stand as a statement behind `%` and comes back as the same unknown ending.
fn is_word(text: &str) -> bool {
    text.strip_prefix('%').is_some_and(|word| {
        !word.is_empty()
            && ending(word, Color::Black).is_none()
            && !word.contains([',', '\n', '\r'])
            && word.trim_end() == word
    })
}

/// The ending that a server announces; only the client's log of a game has these lines. Words that name the winner or
/// repeat what a `%` line said end nothing.
pub(super) fn announced(word: &str) -> Option<Ending> {
    Some(match word {
        "#RESIGN" => Ending::Resign,
        "#TIME_UP" => Ending::TimeUp,
        "#ILLEGAL_MOVE" => Ending::IllegalLoss,
        "#SENNICHITE" | "#OUTE_SENNICHITE" => Ending::Repetition,
        "#JISHOGI" => Ending::DeclarationWin,
        "#MAX_MOVES" => Ending::MaxMoves,
        "#CHUDAN" => Ending::Interrupted,
        _ => return None,
    })
}

/// Whether a server says this at the end of a game.
pub(super) fn is_announcement(word: &str) -> bool {
    announced(word).is_some() || matches!(word, "#WIN" | "#LOSE" | "#DRAW" | "#CENSORED")
}

/// The kind of CSA's two letters.
pub(super) fn kind(letters: &str) -> Option<PieceKind> {
    Some(match letters.as_bytes() {
        b"FU" => PieceKind::Pawn,
        b"KY" => PieceKind::Lance,
        b"KE" => PieceKind::Knight,
        b"GI" => PieceKind::Silver,
        b"KI" => PieceKind::Gold,
        b"KA" => PieceKind::Bishop,
        b"HI" => PieceKind::Rook,
        b"OU" => PieceKind::King,
        b"TO" => PieceKind::Tokin,
        b"NY" => PieceKind::ProLance,
        b"NK" => PieceKind::ProKnight,
        b"NG" => PieceKind::ProSilver,
        b"UM" => PieceKind::Horse,
        b"RY" => PieceKind::Dragon,
        _ => return None,
    })
}

/// The square of two digits, file and rank.
pub(super) fn square(file: u8, rank: u8) -> Option<Square> {
    let file = File::from_number(file.wrapping_sub(b'0'))?;
    Some(Square::new(
        file,
        Rank::from_number(rank.wrapping_sub(b'0'))?,
    ))
}

/// A move such as `+7776FU`, and whether the piece that stands there is the one named. The letters name the piece after the
/// move, so that a promotion shows only on the board.
pub(super) fn read_move(
    text: &str,
    piece_at: impl Fn(Square) -> Option<Piece>,
) -> Option<(Move, bool)> {
    let &[b'+' | b'-', file, rank, to_file, to_rank, _, _] = text.as_bytes() else {
        return None;
    };
    let kind = kind(text.get(5..)?)?;
    let to = square(to_file, to_rank)?;
    if (file, rank) == (b'0', b'0') {
        let piece = kind.hand_piece().filter(|_| !kind.is_promoted())?;
        return Some((Move::Drop { piece, to }, true));
    }
    let from = square(file, rank)?;
    let there = piece_at(from).map(Piece::kind);
    let promote = there.is_some_and(|there| there.promoted() == Some(kind));
    let fits = promote || there.is_none_or(|there| there == kind);
    Some((Move::Board { from, to, promote }, fits))
}
