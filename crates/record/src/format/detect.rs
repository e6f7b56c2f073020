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
    let mut found = lines().filter_map(japanese);
    if let Some(first) = found.next() {
        let kif = first == Format::Kif
            || hint == Some(Format::Kif)
            || found.any(|format| format == Format::Kif);
        return Some(if kif { Format::Kif } else { Format::Bod });
    }
    // Behind KIF, whose comments may look like anything.
    if super::csa::looks_like(head) {
        return Some(Format::Csa);
    }
    (head.starts_with("#KIF") || hint == Some(Format::Kif) && head.contains(['：', ':', '#']))
        .then_some(Format::Kif)
}

/// What a line of a Japanese format gives away.
fn japanese(line: &str) -> Option<Format> {
    if line.starts_with("手数--") || line.starts_with("手合割") || super::kif::is_row(line) {
        return Some(Format::Kif);
    }
    if line.starts_with('|') || line.contains("の持駒") {
        return Some(Format::Bod);
    }
    None
}

/// A line that begins like USI text: a command word, a board of nine ranks, or a move.
fn looks_like_usi(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    matches!(word, "position" | "sfen" | "startpos" | "moves")
        || word.matches('/').count() == 8
        || word.parse::<Move>().is_ok()
}
