//! Which format a text is in.

use komadai_core::Move;

use super::Format;

/// How much of a text is looked at.
const ENOUGH: usize = 4096;

/// Finds out the format of a text from its content. The hint decides only between formats that the content allows
/// alike; `None` if the text looks like no format at all.
#[must_use]
pub fn detect(text: &str, hint: Option<Format>) -> Option<Format> {
    let mut end = ENOUGH.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let head = &text[..end];
    let lines = || {
        let lines = head.split(['\n', '\r']).map(str::trim);
        lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
    };
    let first = lines().next().unwrap_or_default();
    if first.starts_with('{') || first.starts_with('[') && json_array(head) {
        return Some(Format::Jkf);
    }
    if looks_like_usi(first) {
        return Some(match hint {
            Some(Format::Sfen) => Format::Sfen,
            None if !first.starts_with("position") => Format::Sfen,
            _ => Format::Usi,
        });
    }
    if super::usen::is_usen(first) {
        return Some(Format::Usen);
    }
    if super::psn::is_header(first) {
        return Some(Format::Psn);
    }
    if let Some(format) = japanese(lines(), hint) {
        return Some(format);
    }
    // Behind KIF, whose comments may look like anything.
    if super::csa::looks_like(head) {
        return Some(Format::Csa);
    }
    if head.starts_with("#KIF") {
        return Some(Format::Kif);
    }
    if head.starts_with("#KI2") {
        return Some(Format::Ki2);
    }
    let like_one = head.contains(['：', ':', '#']);
    let unmarked = hint == Some(Format::Ki2) && lines().any(super::ki2::is_unmarked_move);
    hint.filter(|hint| matches!(hint, Format::Kif | Format::Ki2) && (like_one || unmarked))
}

/// Whether a text that begins with a bracket goes on like JSON; PSN begins with one too.
fn json_array(text: &str) -> bool {
    let rest = text.trim_start().trim_start_matches('[').trim_start();
    rest.is_empty() || rest.starts_with(['{', '[', ']'])
}

/// The Japanese format that the lines of a file give away. A row decides at once; moves behind marks are KI2, a board alone is BOD.
fn japanese<'a>(lines: impl Iterator<Item = &'a str>, hint: Option<Format>) -> Option<Format> {
    let (mut moves, mut header, mut board) = (false, false, false);
    for line in lines {
        if line.starts_with("手数--") || super::kif::is_row(line) || super::kif::chu::is_line(line)
        {
            return Some(Format::Kif);
        }
        moves |= super::ki2::is_move_line(line);
        header |= line.starts_with("手合割");
        board |= line.starts_with('|') || line.contains("の持駒");
    }
    let hint = hint.filter(|hint| matches!(hint, Format::Kif | Format::Ki2));
    if moves {
        Some(Format::Ki2)
    } else if header {
        Some(hint.unwrap_or(Format::Kif))
    } else if board {
        Some(hint.unwrap_or(Format::Bod))
    } else {
        None
    }
}

/// A line that begins like USI text: a command word, a board of nine ranks, or a move.
fn looks_like_usi(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    matches!(word, "position" | "sfen" | "startpos" | "moves")
        || word.matches('/').count() == 8
        || word.parse::<Move>().is_ok()
}
