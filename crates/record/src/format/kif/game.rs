//! Reading KIF: everything from the first move on.

use komadai_core::Square;

use super::super::japanese::{ending, side_of};
use super::super::ki2;
use super::super::summary::{Result as Said, Summary};
use super::reader::{Dialect, Line, header, keep_remark, variation};
use super::{row, time};
use crate::warning::{WarningKind, Warnings};
use crate::{Builder, Ending, NodeId, Record, Step, Verdict};

/// What the rows at hand belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Block {
    /// The main line.
    Main,
    /// A variation of which only the head was read.
    Head,
    /// A variation.
    Variation,
    /// A variation that branches off nowhere: its lines become comments.
    Nowhere,
}

pub(in crate::format) struct Game {
    dialect: Dialect,
    pub builder: Builder,
    /// The node read last at each depth: a variation belongs to the most recent line that has its ply.
    latest: Vec<NodeId>,
    /// The number of the first row.
    first_number: Option<u32>,
    /// The number that the next row should have.
    expected: Option<u32>,
    /// The square that 同 means in the first move.
    pub first_last: Option<Square>,
    block: Block,
    /// Comments between the head of a variation and its first move.
    pending: Vec<String>,
}

impl Game {
    /// A game with nothing but its head. `first_last` is the square that 同 means in the first move.
    pub fn new(builder: Builder, dialect: Dialect, first_last: Option<Square>) -> Game {
        Game {
            dialect,
            builder,
            latest: vec![NodeId::ROOT],
            first_number: None,
            expected: None,
            first_last,
            block: Block::Main,
            pending: Vec::new(),
        }
    }

    pub fn line(&mut self, line: Line<'_>, warnings: &mut Warnings) {
        let text = line.text;
        if self.dialect == Dialect::Ki2 && self.block != Block::Nowhere && ki2::is_line(text.trim())
        {
            return self.moves(line, warnings);
        }
        // Rows first: they are most of a file.
        if let Some((number, at)) = row::number(text)
            && self.block != Block::Nowhere
        {
            return self.row(line, number, at, warnings);
        }
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return;
        }
        if let Some(number) = variation(trimmed) {
            return self.branch(line, number, warnings);
        }
        if self.block == Block::Nowhere {
            return self.comment(trimmed);
        }
        if let Some(comment) = text.strip_prefix('*') {
            self.comment(comment);
        } else if let Some(name) = text.strip_prefix('&') {
            self.builder.tip_mut().notes_mut().bookmark = Some(name.to_owned());
        } else if let Some(summary) = Summary::read(trimmed) {
            self.summary(line, &summary, warnings);
        } else if trimmed.starts_with("手数--") {
            // The head of the table may stand anywhere.
        } else if let Some(remark) = trimmed.strip_prefix('#') {
            keep_remark(remark, self.builder.headers_mut());
        } else if let Some((key, value)) = header(trimmed) {
            self.builder.headers_mut().push(key, value);
        } else {
            line.warn(warnings, WarningKind::UnknownText, 0);
            self.comment(trimmed);
        }
    }

    pub fn comment(&mut self, text: &str) {
        if self.block == Block::Head {
            self.pending.push(text.to_owned());
        } else {
            let notes = self.builder.tip_mut().notes_mut();
            notes.comments.push(text.to_owned());
        }
    }

    fn row(&mut self, line: Line<'_>, number: u32, at: usize, warnings: &mut Warnings) {
        let first = *self.first_number.get_or_insert(number);
        let expected = self.expected.unwrap_or(first);
        if number != expected {
            line.warn(warnings, WarningKind::OtherNumber, 0);
        }
        self.expected = Some(number.saturating_add(1));
        self.before_step(line, at, warnings);
        self.step(line, at, warnings);
        self.after_step();
    }

    /// What has to be done before any step of a line is added.
    pub fn before_step(&mut self, line: Line<'_>, at: usize, warnings: &mut Warnings) {
        if self.block == Block::Head {
            self.block = Block::Variation;
        }
        if matches!(self.builder.tip_node().step, Step::End(_)) {
            line.warn(warnings, WarningKind::AfterEnd, at);
        }
    }

    /// What has to be done behind it.
    pub fn after_step(&mut self) {
        let tip = self.builder.tip();
        let depth = self.builder.depth(tip);
        match self.latest.get_mut(depth) {
            Some(latest) => *latest = tip,
            None => self.latest.push(tip),
        }
        if !self.pending.is_empty() {
            let pending = std::mem::take(&mut self.pending);
            self.builder.tip_mut().notes_mut().comments.extend(pending);
        }
    }

    /// Adds the node of a row.
    fn step(&mut self, line: Line<'_>, at: usize, warnings: &mut Warnings) {
        let text = &line.text[at..];
        let Some((written, length)) = row::read(text) else {
            return self.word(line, at, warnings);
        };
        if self.builder.lost() {
            return self.builder.unread(text.trim_end());
        }
        let last = match self.builder.last_move() {
            Some(mv) => Some(mv.to()),
            None => self.first_last,
        };
        let mv = match row::resolve(written, self.builder.replay(), last) {
            row::Meaning::Move(mv, other) => {
                if other {
                    line.warn(warnings, WarningKind::OtherPiece, at);
                }
                mv
            }
            row::Meaning::OneOf(moves) => {
                let first = moves[0];
                line.warn(warnings, WarningKind::AmbiguousMove(moves), at);
                first
            }
            row::Meaning::None => {
                line.warn(warnings, WarningKind::UnreadableMove, at);
                return self.builder.unread(text.trim_end());
            }
        };
        match self.builder.play(mv) {
            Ok(Verdict::Illegal(reason)) => line.warn(warnings, WarningKind::Illegal(reason), at),
            Ok(_) => {}
            Err(reason) => {
                line.warn(warnings, WarningKind::Impossible(reason), at);
                return self.builder.unread(text.trim_end());
            }
        }
        self.rest(line, at + length, warnings);
    }

    /// A row whose text is no move: the end of the game, or something unreadable.
    fn word(&mut self, line: Line<'_>, at: usize, warnings: &mut Warnings) {
        let text = &line.text[at..];
        if row::looks_like_move(text) {
            if !self.builder.lost() {
                line.warn(warnings, WarningKind::UnreadableMove, at);
            }
            return self.builder.unread(text.trim_end());
        }
        let end = text.find(['(', '（', '+']).unwrap_or(text.len());
        let word = text[..end].trim();
        let known = ending(word);
        if known.is_none() {
            line.warn(warnings, WarningKind::UnknownEnding, at);
        }
        self.builder
            .end(known.unwrap_or_else(|| Ending::Other(word.into())));
        self.rest(line, at + end, warnings);
    }

    /// What stands behind a move: a time, and the mark that variations follow.
    fn rest(&mut self, line: Line<'_>, at: usize, warnings: &mut Warnings) {
        let mut rest = line.text[at..].trim_start();
        if rest.starts_with(['(', '（']) {
            match time::read(rest) {
                Some((mut time, length)) => {
                    if time.total_ms.is_none() {
                        time.total_ms = self.builder.total_with(time.spent_ms);
                    }
                    self.builder.tip_mut().time = time;
                    rest = rest[length..].trim_start();
                }
                None => {
                    line.warn(
                        warnings,
                        WarningKind::UnreadableTime,
                        line.text.len() - rest.len(),
                    );
                    rest = rest.split_once([')', '）']).map_or("", |(_, rest)| rest);
                }
            }
        }
        let rest = rest.strip_prefix('+').unwrap_or(rest).trim();
        if !rest.is_empty() {
            line.warn(warnings, WarningKind::UnknownText, at);
            let notes = self.builder.tip_mut().notes_mut();
            notes.comments.push(rest.to_owned());
        }
    }

    /// The head of a variation.
    fn branch(&mut self, line: Line<'_>, number: u32, warnings: &mut Warnings) {
        let first = self.first_number.unwrap_or(1);
        let depth = number
            .checked_sub(first)
            .map_or(0, |steps| steps as usize + 1);
        self.pending.clear();
        let node = self.latest.get(depth).filter(|_| depth > 0);
        let Some(parent) = node.and_then(|&node| self.builder.record().tree.parent(node)) else {
            line.warn(warnings, WarningKind::NowhereToBranch, 0);
            self.block = Block::Nowhere;
            return self.comment(line.text.trim());
        };
        self.builder.seek(parent);
        self.block = Block::Head;
        self.expected = Some(number);
    }

    /// The sentence behind a line of moves.
    fn summary(&mut self, line: Line<'_>, summary: &Summary, warnings: &mut Warnings) {
        let tree = &self.builder.record().tree;
        let (tip, to_move) = (self.builder.tip(), self.builder.replay().side());
        let base = self
            .first_number
            .map_or(0, |first| first.saturating_sub(1) as usize);
        let depth = base + self.builder.depth(tip);
        if let Step::End(ending) = &tree.node(tip).step {
            let known = !matches!(summary.result, Said::Other(_));
            if !self.builder.lost() && !summary.fits(depth - 1, ending, to_move) {
                line.warn(warnings, WarningKind::OtherSummary, 0);
                self.comment(line.text.trim());
            } else if !known && !summary.says(ending) {
                self.comment(line.text.trim());
            }
            return;
        }
        if summary.moves.is_some_and(|moves| moves as usize != depth) {
            line.warn(warnings, WarningKind::OtherSummary, 0);
        }
        let ending = match &summary.result {
            Said::Won(winner) if self.builder.lost() || *winner == to_move => {
                Ending::Other(won(line.text).into())
            }
            _ => summary.ending(to_move),
        };
        if let Ending::Other(word) = &ending {
            line.warn(warnings, WarningKind::UnknownEnding, 0);
            if word.is_empty() {
                return;
            }
        }
        self.builder.end(ending);
        let tip = self.builder.tip();
        let depth = self.builder.depth(tip);
        match self.latest.get_mut(depth) {
            Some(latest) => *latest = tip,
            None => self.latest.push(tip),
        }
    }

    pub fn finish(mut self) -> Record {
        if !self.pending.is_empty() {
            let pending = std::mem::take(&mut self.pending);
            self.builder.tip_mut().notes_mut().comments.extend(pending);
        }
        self.builder.finish()
    }
}

/// The words of a summary from the side that won.
fn won(line: &str) -> &str {
    let mut rest = line.trim();
    while side_of(rest).is_none() {
        let mut symbols = rest.chars();
        if symbols.next().is_none() {
            return "勝ち";
        }
        rest = symbols.as_str();
    }
    rest
}
