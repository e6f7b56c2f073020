//! Reading KIF, line by line.

use komadai_core::{Color, Setup, Square, Strictness};

use super::super::bod::{Diagram, Found};
use super::super::japanese::{digit, ending, mark, side_of};
use super::super::ki2;
use super::super::summary::{Result as Said, Summary};
use super::super::{handicaps, kif::row, kif::time};
use crate::headers::key;
use crate::text::lines;
use crate::warning::{WarningKind, Warnings};
use crate::{Builder, Ending, Headers, NodeId, Record, Step, Verdict};

/// How moves stand in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::format) enum Dialect {
    /// One numbered row a move.
    Kif,
    /// Many moves on a line, each behind a mark.
    Ki2,
}

/// Reads the one game of a file.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> Vec<Record> {
    read_dialect(text, Dialect::Kif, warnings)
}

/// Reads the one game of a file of either dialect; numbered rows are moves in both.
pub(in crate::format) fn read_dialect(
    text: &str,
    dialect: Dialect,
    warnings: &mut Warnings,
) -> Vec<Record> {
    let mut reader = Reader {
        dialect,
        warnings,
        record: Record::default(),
        diagram: Diagram::default(),
        handicap: None,
        game: None,
    };
    for (number, line) in lines(text) {
        let line = Line { number, text: line };
        match &mut reader.game {
            None => reader.head(line),
            Some(game) => game.line(line, reader.warnings),
        }
    }
    vec![reader.finish()]
}

#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct Line<'a> {
    pub number: usize,
    pub text: &'a str,
}

impl Line<'_> {
    pub fn warn(self, warnings: &mut Warnings, kind: WarningKind, at: usize) {
        let found = self.text.get(at..).unwrap_or(self.text).trim();
        warnings.push(kind, self.number, self.text, at, found);
    }
}

struct Reader<'w> {
    dialect: Dialect,
    warnings: &'w mut Warnings,
    record: Record,
    diagram: Diagram,
    /// The value of 手合割 and its line.
    handicap: Option<(String, usize, String)>,
    game: Option<Game>,
}

impl Reader<'_> {
    /// A line before the first move.
    fn head(&mut self, line: Line<'_>) {
        let text = line.text;
        if self.diagram.take(line.number, text) {
            return;
        }
        let trimmed = text.trim();
        let begins = trimmed.is_empty()
            || row::number(text).is_some()
            || trimmed.starts_with("まで")
            || variation(trimmed).is_some()
            || self.dialect == Dialect::Ki2 && ki2::is_line(trimmed);
        if trimmed.is_empty() || trimmed.starts_with("手数--") {
            return;
        }
        if begins {
            let game = self.begin(line);
            self.game.insert(game).line(line, self.warnings);
            return;
        }
        let root = self.record.tree.node_mut(NodeId::ROOT);
        if let Some(comment) = text.strip_prefix('*') {
            root.notes_mut().comments.push(comment.to_owned());
        } else if let Some(name) = text.strip_prefix('&') {
            root.notes_mut().bookmark = Some(name.to_owned());
        } else if let Some(remark) = trimmed.strip_prefix('#') {
            keep_remark(remark, &mut self.record.headers);
        } else if let Some((key, value)) = header(trimmed) {
            if key == key::HANDICAP {
                let name = value.split('#').next().unwrap_or_default().trim();
                self.handicap = Some((name.to_owned(), line.number, text.to_owned()));
            } else {
                self.record.headers.push(key, value);
            }
        } else {
            line.warn(self.warnings, WarningKind::UnknownText, 0);
            root.notes_mut().comments.push(trimmed.to_owned());
        }
    }

    /// Settles the start position. `line` is the first one that belongs to the moves.
    fn begin(&mut self, line: Line<'_>) -> Game {
        let mut record = std::mem::take(&mut self.record);
        let diagram = std::mem::take(&mut self.diagram);
        let handicap = self.handicap.take();
        let name = handicap.as_ref().map_or("平手", |(name, ..)| name.as_str());
        let named = handicaps::setup(name);
        let mut last = None;
        // Whether the name says something that the start position does not.
        let mut keep_name = named.is_none() && name != "その他";
        match diagram.finish(&mut record, self.warnings) {
            Found::Nothing => match named {
                Some(setup) => record.start = setup,
                None => {
                    keep_name = true;
                    record.start = Setup::empty();
                    if let Some((name, number, text)) = &handicap {
                        let at = text.find(name.as_str()).unwrap_or(0);
                        let kind = WarningKind::UnknownHandicap;
                        self.warnings.push(kind, *number, text, at, name);
                    }
                }
            },
            Found::Bad(rows) => {
                record.start = Setup::empty();
                let root = record.tree.node_mut(NodeId::ROOT);
                root.notes_mut().comments.extend(rows);
            }
            Found::Start {
                mut setup,
                side_given,
                last: square,
                last_line,
            } => {
                last = square;
                if let Some(last_line) = last_line {
                    record.headers.push(super::super::bod::LAST_MOVE, last_line);
                }
                if !side_given {
                    self.guess_side(&mut setup, named.as_ref(), line);
                }
                if let (Some(named), Some((name, number, text))) = (&named, &handicap)
                    && name != "平手"
                    && *named != setup
                {
                    keep_name = true;
                    let at = text.find(name.as_str()).unwrap_or(0);
                    let kind = WarningKind::HandicapAgainstBoard;
                    self.warnings.push(kind, *number, text, at, name);
                }
                record.start = setup;
                if let Err(invalid) = setup.into_position(Strictness::MateProblem) {
                    line.warn(self.warnings, WarningKind::BrokenStart(invalid.errors), 0);
                }
            }
        }
        if keep_name && let Some((name, ..)) = handicap {
            record.headers.push(key::HANDICAP, name);
        }
        let builder = Builder::new(record);
        Game {
            dialect: self.dialect,
            builder,
            latest: vec![NodeId::ROOT],
            first_number: None,
            expected: None,
            first_last: last,
            block: Block::Main,
            pending: Vec::new(),
        }
    }

    /// Who is to move on a board that does not say so: White in a handicap game or if the first move is White's, else Black.
    fn guess_side(&mut self, setup: &mut Setup, named: Option<&Setup>, line: Line<'_>) {
        let handicap = named.is_some_and(|named| named.side() == Color::White);
        let first = row::number(line.text)
            .and_then(|(_, at)| row::read(&line.text[at..]))
            .and_then(|(written, _)| setup.piece_at(written.from?));
        let marked = line.text.trim().chars().next().and_then(mark);
        let white_moves = first.map(|piece| piece.color()).or(marked) == Some(Color::White);
        if handicap || white_moves {
            setup.set_side(Color::White);
            if !handicap {
                line.warn(self.warnings, WarningKind::MissingSide, 0);
            }
        }
    }

    fn finish(mut self) -> Record {
        match self.game {
            Some(game) => game.finish(),
            None => {
                let line = Line {
                    number: 0,
                    text: "",
                };
                self.begin(line).finish()
            }
        }
    }
}

/// Keeps a line of a program's own, unless it only says that this is a KIF file.
fn keep_remark(remark: &str, headers: &mut Headers) {
    let known = ["KIF version", "KI2 version", "棋譜ファイル", "KIF形式"];
    if !known.iter().any(|known| remark.contains(known)) {
        headers.push(key::REMARK, remark.trim());
    }
}

/// A header's key and value.
fn header(line: &str) -> Option<(&str, &str)> {
    let at = line.find(['：', ':'])?;
    let key = line[..at].trim();
    let value = line[at..]
        .strip_prefix('：')
        .or_else(|| line[at..].strip_prefix(':'))?;
    let known = !key.is_empty() && !key.starts_with(['*', '&', '#']);
    known.then(|| (key, value.trim()))
}

/// The number in `変化：34手`.
fn variation(line: &str) -> Option<u32> {
    let rest = line.strip_prefix("変化")?.trim_start();
    let rest = rest.strip_prefix(['：', ':'])?.trim_start();
    let digits = rest.chars().map_while(digit);
    digits.fold(None, |number: Option<u32>, digit| {
        Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit))
    })
}

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
    fn line(&mut self, line: Line<'_>, warnings: &mut Warnings) {
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
            row::Meaning::OneOf(mv) => {
                line.warn(warnings, WarningKind::AmbiguousMove, at);
                mv
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

    fn finish(mut self) -> Record {
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
