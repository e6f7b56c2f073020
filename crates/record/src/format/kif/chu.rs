//! The KIF of chu shogi, as lishogi writes it: recognised, so that it can be refused by name.

use super::row;
use crate::text::lines;

/// Whether a line can only stand in a game of chu shogi: a row of a board with more than nine ranks, or a move with an origin such as
/// `（←７十二）`, with `仝` for the same square, or in two steps of a lion.
pub(in crate::format) fn is_line(line: &str) -> bool {
    let line = line.trim();
    if let Some(row) = line.strip_prefix('|') {
        return row
            .split_once('|')
            .is_some_and(|(_, rank)| matches!(rank, "十" | "十一" | "十二"));
    }
    let text = match row::number(line) {
        Some((_, at)) => &line[at..],
        None => line,
    };
    let numbered = text.len() < line.len();
    let step = text.starts_with("一歩目") || text.starts_with("二歩目");
    step || numbered && (text.starts_with('仝') || text.contains("（←"))
}

/// The number of the first line, up to the first move, by which a file shows itself to be a game of chu shogi.
pub(crate) fn place(text: &str) -> Option<usize> {
    let mut moves = false;
    lines(text)
        .take_while(|(_, line)| {
            // The first move shows it, if the board has not.
            let before = moves;
            moves |= super::is_row(line);
            !before
        })
        .find(|(_, line)| is_line(line))
        .map(|(number, _)| number)
}
