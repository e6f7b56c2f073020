//! The headers of PSN.

use komadai_core::{Color, Handicap, Setup};

use crate::{Record, WarningKind, key};

/// Key, value and whether the value stood in quotes, of a line such as `[Sente "Oyama Yasuharu"]`.
pub(super) fn parse(line: &str) -> Option<(&str, String, bool)> {
    let inside = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (key, value) = inside.trim().split_once(char::is_whitespace)?;
    if key.is_empty()
        || !key
            .chars()
            .all(|ch| ch.is_ascii_alphanumeric() || ch == '_')
    {
        return None;
    }
    let value = value.trim();
    let quoted = value
        .strip_prefix('"')
        .and_then(|value| value.strip_suffix('"'));
    let text = quoted
        .unwrap_or(value)
        .replace("\\\"", "\"")
        .replace("\\\\", "\\");
    Some((key, text, quoted.is_some()))
}

/// The start position that a header names; `None` for any other header.
pub(super) fn start(key: &str, value: &str) -> Option<Result<Setup, WarningKind>> {
    if key.eq_ignore_ascii_case("sfen") || key.eq_ignore_ascii_case("fen") {
        let sfen = value.trim();
        // Some programs write the board alone.
        let sfen = match sfen.split_whitespace().count() {
            1 => format!("{sfen} b -"),
            2 => format!("{sfen} -"),
            _ => sfen.to_owned(),
        };
        return Some(sfen.parse().map_err(|_| WarningKind::UnreadableStart));
    }
    if key.eq_ignore_ascii_case("handicap") {
        let handicap = handicap(value).ok_or(WarningKind::UnknownHandicap);
        return Some(handicap.map(Handicap::setup));
    }
    None
}

/// The handicap of names such as `2 piece`, `Rook & lance`, `right lance`.
fn handicap(name: &str) -> Option<Handicap> {
    let mut words: Vec<String> = name
        .to_ascii_lowercase()
        .split(|ch: char| !ch.is_ascii_alphanumeric())
        .filter(|word| !matches!(*word, "" | "and" | "handicap" | "piece" | "pieces" | "game"))
        .map(str::to_owned)
        .collect();
    // `2piece`
    for word in &mut words {
        for end in ["pieces", "piece"] {
            if let Some(short) = word.strip_suffix(end) {
                *word = short.to_owned();
            }
        }
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    Some(match words.as_slice() {
        [] | ["none" | "no" | "even" | "0" | "hirate"] => Handicap::Even,
        ["lance"] | ["left", "lance"] => Handicap::Lance,
        ["right", "lance"] => Handicap::RightLance,
        ["bishop"] => Handicap::Bishop,
        ["rook"] => Handicap::Rook,
        ["rook", "lance"] | ["lance", "rook"] => Handicap::RookLance,
        ["2" | "two"] | ["rook", "bishop"] | ["bishop", "rook"] => Handicap::Two,
        ["3" | "three"] => Handicap::Three,
        ["4" | "four"] => Handicap::Four,
        ["5" | "five"] => Handicap::Five,
        ["left", "5" | "five"] => Handicap::LeftFive,
        ["6" | "six"] => Handicap::Six,
        ["7" | "seven"] | ["left", "7" | "seven"] => Handicap::LeftSeven,
        ["right", "7" | "seven"] => Handicap::RightSeven,
        ["8" | "eight"] => Handicap::Eight,
        ["9" | "nine"] => Handicap::Nine,
        ["10" | "ten"] => Handicap::Ten,
        _ => return None,
    })
}

/// `19760204`, `1976.02.04` and `1976-02-04` as `1976/02/04`; anything else as it is.
fn date(text: &str) -> String {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let form: String = text
        .chars()
        .map(|ch| if ch.is_ascii_digit() { '9' } else { ch })
        .collect();
    match form.as_str() {
        "99999999" | "9999.99.99" | "9999-99-99" => {
            format!("{}/{}/{}", &digits[..4], &digits[4..6], &digits[6..])
        }
        _ => text.to_owned(),
    }
}

/// Keeps the headers in a record, those that KIF knows by its words. Start positions that were understood are not said twice.
pub(super) fn keep<'a>(
    headers: impl Iterator<Item = (&'a str, &'a str)>,
    record: &mut Record,
    start_known: bool,
) {
    let handicap = record.start.side() == Color::White && record.handicap().is_some();
    for (name, value) in headers {
        let lower = name.to_ascii_lowercase();
        let known = match lower.as_str() {
            "sente" | "black" if handicap => key::SHITATE,
            "gote" | "white" if handicap => key::UWATE,
            "sente" | "black" => key::BLACK,
            "gote" | "white" => key::WHITE,
            "event" => key::EVENT,
            "site" | "venue" => key::SITE,
            "opening" | "joseki" => key::OPENING,
            "date" => {
                record.headers.push(key::START, date(value));
                continue;
            }
            "sfen" | "fen" | "handicap" if start_known => continue,
            "handicap" => key::HANDICAP,
            _ => name,
        };
        record.headers.push(known, value);
    }
}
