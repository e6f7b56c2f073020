//! Writing KI2.

use std::fmt::Write as _;

use komadai_core::{Color, Move, Square};

use super::super::japanese::{ending, ending_word, mark};
use super::super::kif::{encoding, first_last, handicap_words, head, notes};
use super::super::summary::Summary;
use crate::notation::{Style, format};
use crate::recorded::{Recorded, recorded, with_board};
use crate::writing::{LossKind, Sink};
use crate::{Ending, NodeId, Record, Replay, Step, Visit};

/// Moves on a line.
const A_LINE: usize = 6;
/// The columns of a move; a Japanese character takes two.
const COLUMNS: usize = 12;

/// Writes one game: the head, the main line, then the variations from the latest branch back.
pub(crate) fn write(record: &Record, sink: &mut Sink) {
    let _ = writeln!(sink.out, "#KI2 version=2.0 encoding={}", encoding(sink));
    head(record, sink);
    sink.out.push('\n');
    let tree = &record.tree;
    notes(tree.node(NodeId::ROOT), &mut sink.out);
    let mut writer = Writer {
        record,
        replay: record.replay(),
        path: Vec::new(),
        skipping: None,
        on_line: 0,
        sink,
    };
    for visit in tree.walk() {
        match visit {
            Visit::Enter(NodeId::ROOT) => {}
            Visit::Enter(id) => writer.enter(id),
            Visit::Leave(id) => writer.leave(id),
        }
    }
    writer.end_line();
}

struct Writer<'a> {
    record: &'a Record,
    replay: Replay,
    /// For each step on the way here, the square of the last move.
    path: Vec<Option<Square>>,
    /// The node that cannot be written; what is below it cannot either.
    skipping: Option<NodeId>,
    /// How many moves stand on the line.
    on_line: usize,
    sink: &'a mut Sink,
}

impl Writer<'_> {
    fn enter(&mut self, id: NodeId) {
        let tree = &self.record.tree;
        let node = tree.node(id);
        if !node.time.is_none() {
            self.sink.lose(LossKind::Time);
        }
        if self.skipping.is_some() {
            self.sink.lose(match node.step {
                Step::End(_) => LossKind::Ending,
                Step::Unread(_) => LossKind::Unread,
                Step::Start | Step::Move(_) => LossKind::Move,
            });
            for _ in node.comments() {
                self.sink.lose(LossKind::Comment);
            }
            if node.bookmark().is_some() {
                self.sink.lose(LossKind::Bookmark);
            }
            return;
        }
        let depth = self.path.len() + 1;
        if tree.previous_sibling(id).is_some() {
            self.end_line();
            let _ = write!(self.sink.out, "\n変化：{depth}手\n");
        }
        let last = match self.path.last() {
            Some(&last) => last,
            None => first_last(self.record),
        };
        let written = match &node.step {
            Step::Move(mv) => self.movement(*mv, last),
            Step::End(ending) => {
                // A sentence behind another ending would be taken for what that one says.
                let below_end = tree
                    .parent(id)
                    .is_some_and(|parent| matches!(tree.node(parent).step, Step::End(_)));
                let last = tree.first_child(id).is_none() && !below_end;
                self.ending(ending, depth - 1, last)
            }
            Step::Unread(text) => self.unread(text),
            Step::Start => true,
        };
        if !written {
            self.skipping = Some(id);
            for _ in node.comments() {
                self.sink.lose(LossKind::Comment);
            }
            return;
        }
        // Whatever was written can be carried out.
        let _ = self.replay.step(&node.step);
        self.path.push(match node.step {
            Step::Move(mv) => Some(mv.to()),
            _ => last,
        });
        if !node.comments().is_empty() || node.bookmark().is_some() {
            self.end_line();
            notes(node, &mut self.sink.out);
        }
    }

    fn leave(&mut self, id: NodeId) {
        match self.skipping {
            Some(skipped) if skipped == id => self.skipping = None,
            Some(_) => {}
            None => {
                self.replay.back();
                self.path.pop();
            }
        }
    }

    fn side_mark(&self) -> char {
        match self.replay.side() {
            Color::Black => '▲',
            Color::White => '△',
        }
    }

    /// Writes a move; false if it cannot be carried out.
    fn movement(&mut self, mv: Move, last: Option<Square>) -> bool {
        let legal = self
            .replay
            .position()
            .is_some_and(|position| position.is_legal(mv));
        if !legal && self.replay.here().play(mv).is_err() {
            self.sink.lose(LossKind::Move);
            return false;
        }
        let mut text = with_board(&self.replay, |board| {
            format(board, mv, last, Style::Japanese).to_string()
        });
        // The text of a legal move leads back to it. That of any other may lead elsewhere; then the origin is added.
        if !legal && !self.leads_to(&text, mv, last) {
            match mv {
                Move::Board { from, .. } => {
                    let (file, rank) = (from.file().number(), from.rank().number());
                    let _ = write!(text, "({file}{rank})");
                }
                Move::Drop { .. } => text.push('打'),
            }
            if !self.leads_to(&text, mv, last) {
                self.sink.lose(LossKind::Move);
                return false;
            }
        }
        self.cell(&text);
        true
    }

    fn leads_to(&self, text: &str, mv: Move, last: Option<Square>) -> bool {
        let found = recorded(&self.replay, text, last, Some(Style::Japanese));
        matches!(found, Ok(Recorded { mv: found, odd }) if found == mv && odd.is_empty())
    }

    /// Writes how a line ends: as the closing sentence, or, where more follows, as a word in the place of a move.
    fn ending(&mut self, step: &Ending, moves: usize, last: bool) -> bool {
        let to_move = self.replay.side();
        if last {
            let mut line = String::new();
            let handicap = handicap_words(self.record);
            Summary::write(&mut line, moves, step, to_move, handicap);
            let single = !line.trim_end().contains(['\n', '\r']);
            let read = Summary::read(&line).map(|summary| summary.ending(to_move));
            if single && read.as_ref() == Some(step) {
                self.end_line();
                self.sink.out.push_str(&line);
                return true;
            }
        }
        let word = ending_word(step);
        if ending(word).as_ref() == Some(step) {
            let text = format!("{}{word}", self.side_mark());
            self.cell(&text);
            return true;
        }
        self.sink.lose(LossKind::Ending);
        false
    }

    /// Writes a text that stands in the place of a move, if it will be read as one.
    fn unread(&mut self, text: &str) -> bool {
        let marks = text
            .chars()
            .filter(|&symbol| mark(symbol).is_some())
            .count();
        let begins = text.chars().next().and_then(mark).is_some();
        let plain = !text.contains(['\n', '\r']) && text.trim() == text;
        if !(begins && marks == 1 && plain) {
            self.sink.lose(LossKind::Unread);
            return false;
        }
        self.cell(text);
        true
    }

    fn cell(&mut self, text: &str) {
        if self.on_line == A_LINE {
            self.end_line();
        }
        self.sink.out.push_str(text);
        self.on_line += 1;
        let width: usize = text
            .chars()
            .map(|symbol| if symbol.is_ascii() { 1 } else { 2 })
            .sum();
        let pad = COLUMNS.saturating_sub(width).max(1);
        self.sink.out.extend(std::iter::repeat_n(' ', pad));
    }

    fn end_line(&mut self) {
        if self.on_line > 0 {
            let length = self.sink.out.trim_end_matches(' ').len();
            self.sink.out.truncate(length);
            self.sink.out.push('\n');
            self.on_line = 0;
        }
    }
}
