//! Reading KIF: the head of a file, with its start position.

use komadai_core::{Color, Setup, Strictness};

use super::super::bod::{Diagram, Found};
use super::super::japanese::{digit, mark};
use super::super::{handicaps, ki2, kif::row};
use super::game::Game;
use crate::headers::key;
use crate::text::lines;
use crate::warning::{WarningKind, Warnings};
use crate::{Builder, Headers, NodeId, Record};

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
        Game::new(Builder::new(record), self.dialect, last)
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

/// Whether a line of a program's own says nothing but that this is a KIF file.
pub(super) fn says_only_kif(remark: &str) -> bool {
    ["KIF version", "KI2 version", "棋譜ファイル", "KIF形式"]
        .iter()
        .any(|known| remark.contains(known))
}

/// Keeps a line of a program's own, unless it only says that this is a KIF file.
pub(super) fn keep_remark(remark: &str, headers: &mut Headers) {
    if !says_only_kif(remark) {
        headers.push(key::REMARK, remark.trim());
    }
}

/// A header's key and value.
pub(super) fn header(line: &str) -> Option<(&str, &str)> {
    let at = line.find(['：', ':'])?;
    let key = line[..at].trim();
    let value = line[at..]
        .strip_prefix('：')
        .or_else(|| line[at..].strip_prefix(':'))?;
    let known = !key.is_empty() && !key.starts_with(['*', '&', '#']);
    known.then(|| (key, value.trim()))
}

/// The number in `変化：34手`.
pub(super) fn variation(line: &str) -> Option<u32> {
    let rest = line.strip_prefix("変化")?.trim_start();
    let rest = rest.strip_prefix(['：', ':'])?.trim_start();
    let digits = rest.chars().map_while(digit);
    digits.fold(None, |number: Option<u32>, digit| {
        Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit))
    })
}
