//! Lines of moves.

use super::super::japanese::{ending, file, mark};
use super::super::kif::{Game, Line};
use crate::Verdict;
use crate::notation::{Style, is_move_text};
use crate::recorded::{Recorded, recorded};
use crate::warning::{WarningKind, Warnings};

/// The greatest number of characters of a move, spaces included.
const LONGEST: usize = 24;

/// Whether a line begins with the mark of a move, such as ▲.
fn begins_moves(trimmed: &str) -> bool {
    trimmed.chars().next().and_then(mark).is_some()
}

/// Whether a line holds moves.
pub(in crate::format) fn is_line(trimmed: &str) -> bool {
    begins_moves(trimmed) || is_unmarked_move(trimmed)
}

/// Whether a line begins with a mark and what a move begins with, for detection.
pub(in crate::format) fn is_move_line(trimmed: &str) -> bool {
    let mut symbols = trimmed.chars();
    symbols.next().and_then(mark).is_some()
        && symbols
            .next()
            .is_some_and(|symbol| symbol == '同' || file(symbol).is_some())
}

/// Whether a line without marks begins with a move nevertheless.
pub(in crate::format) fn is_unmarked_move(trimmed: &str) -> bool {
    let first = trimmed.split([' ', '\t']).next().unwrap_or_default();
    is_move_text(first, Style::Japanese)
}

/// The moves of a line with their byte offsets: from mark to mark, or from space to space where there are no marks.
fn moves(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let marked = begins_moves(line.trim());
    let mut at = line.len() - line.trim_start().len();
    std::iter::from_fn(move || {
        let rest = line.get(at..).filter(|rest| !rest.is_empty())?;
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let next = if marked {
            let mut symbols = rest.char_indices().skip(1);
            symbols.find_map(|(at, symbol)| mark(symbol).map(|_| at))
        } else {
            rest[first..].find([' ', '\t']).map(|end| end + first)
        };
        let end = next.unwrap_or(rest.len());
        let found = (at, rest[..end].trim_end());
        at += end;
        at += line[at..].len() - line[at..].trim_start_matches([' ', '\t']).len();
        Some(found)
    })
}

impl Game {
    /// Adds the moves of a line.
    pub(in crate::format) fn moves(&mut self, line: Line<'_>, warnings: &mut Warnings) {
        for (at, text) in moves(line.text) {
            self.before_step(line, at, warnings);
            let rest = self.printed(line, at, text, warnings);
            self.after_step();
            let Some(rest_at) = rest else {
                continue;
            };
            // Something stands behind the move: the end of the game, or words.
            let rest = text.get(rest_at..).unwrap_or_default().trim();
            if let Some(ending) = ending(rest) {
                self.builder.end(ending);
                self.after_step();
            } else {
                line.warn(warnings, WarningKind::UnknownText, at + rest_at);
                self.comment(rest);
            }
        }
    }

    /// Adds one move as it is printed, or the word of an ending; gives the offset of what stands behind the move.
    fn printed(
        &mut self,
        line: Line<'_>,
        at: usize,
        text: &str,
        warnings: &mut Warnings,
    ) -> Option<usize> {
        if self.builder.lost() {
            self.builder.unread(text);
            return None;
        }
        let word = text
            .trim_start_matches(|symbol| mark(symbol).is_some())
            .trim();
        if let Some(ending) = ending(word) {
            self.builder.end(ending);
            return None;
        }
        let previous = match self.builder.last_move() {
            Some(mv) => Some(mv.to()),
            None => self.first_last,
        };
        let style = Some(Style::Japanese);
        let mut rest = None;
        let mut found = recorded(self.builder.replay(), text, previous, style);
        if found.is_err() && !is_move_text(text, Style::Japanese) {
            // Perhaps a move with more behind it. No move is longer than this.
            let spaces = text
                .char_indices()
                .take(LONGEST)
                .filter(|(_, symbol)| symbol.is_whitespace());
            for (space, _) in spaces {
                if is_move_text(&text[..space], Style::Japanese) {
                    found = recorded(self.builder.replay(), &text[..space], previous, style);
                    rest = Some(space);
                }
            }
        }
        let Ok(Recorded { mv, odd }) = found else {
            line.warn(warnings, WarningKind::UnreadableMove, at);
            self.builder.unread(text);
            return None;
        };
        for kind in odd {
            line.warn(warnings, kind, at);
        }
        match self.builder.play(mv) {
            Ok(Verdict::Illegal(reason)) => line.warn(warnings, WarningKind::Illegal(reason), at),
            Ok(_) => {}
            Err(reason) => {
                line.warn(warnings, WarningKind::Impossible(reason), at);
                self.builder.unread(text);
                return None;
            }
        }
        rest
    }
}
