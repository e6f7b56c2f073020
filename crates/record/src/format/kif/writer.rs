//! Writing KIF.

use std::fmt::Write as _;

use komadai_core::{Move, Setup, Square};

use super::super::bod::{Diagram, LAST_MOVE, last_line, last_move, write_diagram};
use super::super::japanese::{ending, ending_word, kind, name, push_square};
use super::super::summary::Summary;
use super::super::{handicaps, ki2, kif::row, kif::time};
use super::reader::{header, says_only_kif};
use crate::headers::key;
use crate::writing::{LossKind, Sink};
use crate::{Encoding, Node, NodeId, Record, Replay, Step, Time, Visit};

/// Writes one game: the head, the main line, then the variations from the latest branch back.
pub(crate) fn write(record: &Record, sink: &mut Sink) {
    let _ = writeln!(sink.out, "#KIF version=2.0 encoding={}", encoding(sink));
    head(record, sink);
    sink.out.push_str("手数----指手---------消費時間--\n");
    let handicap = super::handicap_words(record);
    let mut writer = Writer {
        record,
        replay: record.replay(),
        path: Vec::new(),
        handicap,
        sink,
    };
    let tree = &record.tree;
    for visit in tree.walk() {
        match visit {
            Visit::Enter(NodeId::ROOT) => notes(tree.node(NodeId::ROOT), &mut writer.sink.out),
            Visit::Enter(id) => writer.enter(id),
            Visit::Leave(_) => {
                writer.replay.back();
                writer.path.pop();
            }
        }
    }
}

/// The name of the encoding as files give it.
pub(in crate::format) fn encoding(sink: &Sink) -> &'static str {
    match sink.encoding {
        Encoding::ShiftJis => "Shift_JIS",
        Encoding::EucJp => "EUC-JP",
        Encoding::Utf16Le | Encoding::Utf16Be => "UTF-16",
        _ => "UTF-8",
    }
}

/// Headers and start position. The handicap stands before the players, where programs expect it.
pub(in crate::format) fn head(record: &Record, sink: &mut Sink) {
    let player = |key: &str| [key::BLACK, key::WHITE, key::SHITATE, key::UWATE].contains(&key);
    let mut start_written = false;
    let drawn = is_drawn(record);
    for (key, value) in record.headers.iter() {
        if player(key) && !start_written {
            start(record, sink);
            start_written = true;
        }
        if key == key::HANDICAP || key == LAST_MOVE {
            if key == LAST_MOVE && (!drawn || last_line(record) != Some(value)) {
                sink.lose(LossKind::Header);
            }
            continue;
        }
        if key == key::REMARK {
            let remark = value.trim().replace(['\n', '\r'], " ");
            if remark != *value || says_only_kif(&remark) {
                sink.lose(LossKind::Header);
            }
            let _ = writeln!(sink.out, "# {remark}");
            continue;
        }
        let line = format!("{key}：{}", value.trim().replace(['\n', '\r'], " "));
        if !reads_as_header(&line, key, drawn) {
            sink.lose(LossKind::Header);
            continue;
        }
        if line[key.len() + '：'.len_utf8()..] != *value {
            sink.lose(LossKind::Header);
        }
        sink.out.push_str(&line);
        sink.out.push('\n');
    }
    if !start_written {
        start(record, sink);
    }
}

/// Whether a line would be read as the header that it is. Beside a diagram a line of hands would belong to that.
fn reads_as_header(line: &str, key: &str, drawn: bool) -> bool {
    let other = ["まで", "変化", "手数--", "*", "&", "#"];
    key != key::HANDICAP
        && !key.contains(['\n', '\r'])
        && header(line).is_some_and(|(found, _)| found == key)
        && !other.iter().any(|other| line.starts_with(other))
        && row::number(line).is_none()
        && !ki2::is_line(line)
        && !(Diagram::default().take(1, line) && (drawn || !key.contains("持")))
}

/// Whether the start position is drawn: where its name does not say everything.
fn is_drawn(record: &Record) -> bool {
    let label = record.headers.get(key::HANDICAP);
    match label.map(|label| handicaps::setup(label.trim())) {
        // A start that the file names and nobody knows has no board.
        Some(None) if record.start == Setup::empty() => false,
        Some(named) => named != Some(record.start),
        None => handicaps::name(&record.start).is_none(),
    }
}

fn start(record: &Record, sink: &mut Sink) {
    let label = record.headers.get(key::HANDICAP);
    let named = handicaps::name(&record.start);
    let word = label.or(named).unwrap_or("その他");
    let _ = writeln!(sink.out, "手合割：{}", word.trim());
    if !is_drawn(record) {
        return;
    }
    let last = last_line(record);
    let handicap = super::handicap_words(record);
    // Without a word White would be taken to begin where a handicap is named.
    let say_black = handicap || label.and_then(handicaps::setup).is_some();
    write_diagram(&mut sink.out, &record.start, handicap, say_black, last);
}

struct Writer<'a> {
    record: &'a Record,
    replay: Replay,
    /// For each step on the way here: the square of the last move, and the total time of its side.
    path: Vec<(Option<Square>, Option<u32>)>,
    handicap: bool,
    sink: &'a mut Sink,
}

impl Writer<'_> {
    fn enter(&mut self, id: NodeId) {
        let tree = &self.record.tree;
        let node = tree.node(id);
        let depth = self.path.len() + 1;
        if tree.previous_sibling(id).is_some() {
            let _ = write!(self.sink.out, "\n変化：{depth}手\n");
        }
        let start = self.sink.out.len();
        let _ = write!(self.sink.out, "{depth:4} ");
        let text = self.sink.out.len();
        let to_move = self.replay.side();
        let mut last = match self.path.last() {
            Some(&(last, _)) => last,
            None => first_last(self.record),
        };
        match &node.step {
            Step::Move(mv) if self.movement(*mv, last) => {
                last = Some(mv.to());
                let _ = self.replay.play(*mv);
            }
            Step::Move(mv) => {
                // A tree that was edited so that the move cannot be made any more.
                let _ = write!(self.sink.out, "{mv}");
                self.sink.lose(LossKind::Move);
                let _ = self.replay.step(&Step::Unread("".into()));
            }
            Step::Start => {}
            step @ Step::End(ending) => {
                self.word(ending_word(ending));
                let _ = self.replay.step(step);
            }
            step @ Step::Unread(words) => {
                // What does not even begin like a move reads as the word of an ending.
                if words.contains(['\n', '\r'])
                    || words.trim() != &**words
                    || !super::row::looks_like_move(words)
                {
                    self.sink.lose(LossKind::Unread);
                }
                self.sink.out.push_str(&words.replace(['\n', '\r'], " "));
                let _ = self.replay.step(step);
            }
        }
        let width = width(&self.sink.out[text..]);
        let time = self.time(node.time);
        let branches = tree.next_sibling(id).is_some();
        if !matches!(node.step, Step::Unread(_)) {
            if !time.is_none() || branches {
                let pad = 13usize.saturating_sub(width).max(1);
                self.sink.out.extend(std::iter::repeat_n(' ', pad));
            }
            if !time.is_none() && time::write(&mut self.sink.out, time) {
                self.sink.lose(LossKind::Milliseconds);
            }
            if branches {
                self.sink.out.push('+');
            }
        } else if !time.is_none() {
            self.sink.lose(LossKind::Time);
        }
        debug_assert!(self.sink.out.len() > start);
        self.path.push((last, time.total_ms));
        self.sink.out.push('\n');
        notes(node, &mut self.sink.out);
        if let Step::End(ending) = &node.step
            && tree.first_child(id).is_none()
        {
            Summary::write(
                &mut self.sink.out,
                depth - 1,
                ending,
                to_move,
                self.handicap,
            );
        }
    }

    /// Writes a move; false if it cannot be carried out.
    fn movement(&mut self, mv: Move, last: Option<Square>) -> bool {
        let piece = match mv {
            Move::Board { from, .. } => self.replay.piece_at(from).map(|piece| piece.kind()),
            Move::Drop { piece, .. } => Some(piece.kind()),
        };
        // Whether it can be carried out is asked of a copy only where the rules do not allow it.
        let legal = self
            .replay
            .position()
            .is_some_and(|position| position.is_legal(mv));
        let Some(kind) = piece.filter(|_| legal || self.replay.here().play(mv).is_ok()) else {
            return false;
        };
        let out = &mut self.sink.out;
        if last == Some(mv.to()) {
            out.push_str("同　");
        } else {
            push_square(out, mv.to());
        }
        out.push_str(name(kind));
        match mv {
            Move::Board { from, promote, .. } => {
                if promote {
                    out.push('成');
                }
                let _ = write!(out, "({}{})", from.file().number(), from.rank().number());
            }
            Move::Drop { .. } => out.push('打'),
        }
        true
    }

    /// Writes the word of an ending, which must not read as something else.
    fn word(&mut self, word: &str) {
        let plain = !word.is_empty()
            && word.trim() == word
            && !word.contains(['(', '（', '+', '\n', '\r'])
            && !row::looks_like_move(word);
        if plain {
            self.sink.out.push_str(word);
            return;
        }
        self.sink.lose(LossKind::Ending);
        let kept = |symbol: &char| !symbol.is_control() && kind(*symbol).is_none();
        let word: String = word.chars().filter(kept).collect();
        let word = word.replace(['(', '（', '+', '同'], " ");
        let word = word
            .trim()
            .trim_start_matches(|symbol: char| symbol.is_numeric());
        self.sink
            .out
            .push_str(if word.is_empty() || ending(word).is_some() {
                "中断"
            } else {
                word
            });
    }

    /// The time with the total of the side, which is added up where it is not given.
    fn time(&self, time: Time) -> Time {
        let before = self.path.iter().nth_back(1);
        time.totalled(before.map(|&(_, total)| total))
    }
}

/// Comments and bookmark of a node.
pub(in crate::format) fn notes(node: &Node, out: &mut String) {
    for comment in node.comments() {
        for line in comment.split('\n') {
            out.push('*');
            out.push_str(line.trim_end_matches('\r'));
            out.push('\n');
        }
    }
    if let Some(name) = node.bookmark() {
        let _ = writeln!(out, "&{}", name.replace(['\n', '\r'], " "));
    }
}

/// The square of the move before the start, where the diagram that is written names it.
pub(in crate::format) fn first_last(record: &Record) -> Option<Square> {
    if !is_drawn(record) {
        return None;
    }
    last_move(last_line(record)?).0
}

/// How many columns a text takes in a font where Japanese characters are twice as wide as others.
fn width(text: &str) -> usize {
    text.chars()
        .map(|symbol| if symbol.is_ascii() { 1 } else { 2 })
        .sum()
}
