//! Writing JKF.

use std::collections::HashSet;
use std::fmt::Write as _;

use komadai_core::{Color, Move, PieceKind, Square};

use super::json::push_string;
use super::{special, start};
use crate::headers::key;
use crate::notation::can_promote;
use crate::notation::csa;
use crate::notation::{Manner, Motion, Place, manner};
use crate::recorded::with_board;
use crate::writing::{LossKind, Sink};
use crate::{NodeId, Record, Replay, Step, Time};

/// Writes one game, a node of the main line to a line.
pub(crate) fn write(record: &Record, sink: &mut Sink) {
    sink.out.push_str("{\"header\":{");
    let mut seen: HashSet<&str> = HashSet::new();
    for (key, value) in record.headers.iter() {
        // A key stands once in an object.
        let first = seen.is_empty();
        if !seen.insert(key) {
            sink.lose(LossKind::Header);
            continue;
        }
        sink.out.push_str(if first { "\n" } else { ",\n" });
        push_string(&mut sink.out, key);
        sink.out.push(':');
        push_string(&mut sink.out, value);
    }
    sink.out.push('}');
    let named = record
        .headers
        .get(key::HANDICAP)
        .map(crate::format::handicaps::setup);
    if record.start == komadai_core::Setup::empty() && named == Some(None) {
        // A start that the header names and nobody knows.
    } else {
        sink.out.push_str(",\n\"initial\":");
        start::write(&mut sink.out, &record.start);
        if record.start.ply() != 1 {
            sink.lose(LossKind::Start);
        }
    }
    sink.out.push_str(",\n\"moves\":[\n");
    let mut writer = Writer {
        record,
        replay: record.replay(),
        path: Vec::new(),
        sink,
    };
    writer.tree();
    sink.out.push_str("\n]}\n");
}

/// What is still to be written. The stack of these stands in for recursion.
enum Task {
    /// A node that continues its line, with its alternatives.
    Line(NodeId),
    /// A line of alternatives that begins with this node.
    Fork(NodeId),
    /// The end of such a line; so many steps were taken before it.
    EndFork(usize),
    /// The end of the alternatives of this node, which is played now.
    Play(NodeId, bool),
}

struct Writer<'a> {
    record: &'a Record,
    replay: Replay,
    /// For each step on the way here: the square of the last move, and the total time of its side.
    path: Vec<(Option<Square>, Option<u32>)>,
    sink: &'a mut Sink,
}

impl Writer<'_> {
    fn tree(&mut self) {
        self.sink.out.push('{');
        self.comments(self.record.tree.node(NodeId::ROOT).comments(), false);
        self.bookmark(NodeId::ROOT);
        self.sink.out.push('}');
        let tree = &self.record.tree;
        let mut tasks: Vec<Task> = Vec::new();
        if let Some(first) = tree.first_child(NodeId::ROOT) {
            self.sink.out.push_str(",\n");
            tasks.push(Task::Line(first));
        }
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(id) => {
                    self.open(id);
                    let forks = tree.next_sibling(id).is_some();
                    if forks {
                        self.sink.out.push_str(",\"forks\":[");
                    }
                    tasks.push(Task::Play(id, forks));
                    let start = tasks.len();
                    let siblings =
                        std::iter::successors(tree.next_sibling(id), |&id| tree.next_sibling(id));
                    tasks.extend(siblings.map(Task::Fork));
                    tasks[start..].reverse();
                }
                Task::Fork(id) => {
                    let first = tree
                        .previous_sibling(id)
                        .is_some_and(|before| tree.previous_sibling(before).is_none());
                    self.sink.out.push_str(if first { "\n[" } else { ",\n[" });
                    self.open(id);
                    tasks.push(Task::EndFork(self.path.len()));
                    tasks.push(Task::Play(id, false));
                }
                Task::EndFork(steps) => {
                    self.sink.out.push(']');
                    while self.path.len() > steps {
                        self.replay.back();
                        self.path.pop();
                    }
                }
                Task::Play(id, forks) => {
                    self.sink.out.push_str(if forks { "]}" } else { "}" });
                    self.step(id);
                    if let Some(next) = tree.first_child(id) {
                        self.sink
                            .out
                            .push_str(if tree.previous_sibling(id).is_none() {
                                ",\n"
                            } else {
                                ","
                            });
                        tasks.push(Task::Line(next));
                    }
                }
            }
        }
    }

    /// Makes the step of a node, which was written.
    fn step(&mut self, id: NodeId) {
        let node = self.record.tree.node(id);
        let mut last = self.path.last().and_then(|&(last, _)| last);
        if self.replay.step(&node.step).is_err() {
            let _ = self.replay.step(&Step::Unread("".into()));
        } else if let Step::Move(mv) = node.step {
            last = Some(mv.to());
        }
        let total = self.time(node.time).total_ms;
        self.path.push((last, total));
    }

    /// Writes a node without its closing bracket.
    fn open(&mut self, id: NodeId) {
        let node = self.record.tree.node(id);
        self.sink.out.push('{');
        let mut any = true;
        match &node.step {
            Step::Start => any = false,
            Step::Move(mv) => any = self.movement(*mv),
            Step::End(ending) => {
                let word = special(ending);
                let read = super::ending(word, self.replay.side() == Color::Black);
                if !matches!(ending, crate::Ending::Other(_)) || read.is_none() {
                    self.sink.out.push_str("\"special\":");
                    push_string(&mut self.sink.out, word);
                } else {
                    self.sink.lose(LossKind::Ending);
                    self.sink.out.push_str("\"special\":\"CHUDAN\"");
                }
            }
            Step::Unread(text) => {
                self.sink.lose(LossKind::Unread);
                let kept: Vec<String> = std::iter::once(text.to_string())
                    .chain(node.comments().iter().cloned())
                    .collect();
                self.comments(&kept, false);
                return self.bookmark(id);
            }
        }
        let time = self.time(node.time);
        if !time.is_none() {
            self.sink
                .out
                .push_str(if any { ",\"time\":{" } else { "\"time\":{" });
            any = true;
            let clock = |out: &mut String, name: &str, seconds: u32, hours: bool| {
                let _ = write!(out, "\"{name}\":{{");
                if hours || seconds >= 3600 {
                    let _ = write!(out, "\"h\":{},", seconds / 3600);
                }
                let _ = write!(out, "\"m\":{},\"s\":{}}}", seconds / 60 % 60, seconds % 60);
            };
            if let Some(spent) = time.spent_ms {
                clock(&mut self.sink.out, "now", spent / 1000, false);
            }
            if let Some(total) = time.total_ms {
                if time.spent_ms.is_some() {
                    self.sink.out.push(',');
                }
                clock(&mut self.sink.out, "total", total / 1000, true);
            }
            self.sink.out.push('}');
            let odd = |ms: Option<u32>| ms.is_some_and(|ms| !ms.is_multiple_of(1000));
            if odd(time.spent_ms) || odd(time.total_ms) {
                self.sink.lose(LossKind::Milliseconds);
            }
        }
        self.comments(node.comments(), any);
        self.bookmark(id);
    }

    fn bookmark(&mut self, id: NodeId) {
        if self.record.tree.node(id).bookmark().is_some() {
            self.sink.lose(LossKind::Bookmark);
        }
    }

    fn comments(&mut self, comments: &[String], any: bool) {
        if comments.is_empty() {
            return;
        }
        self.sink.out.push_str(if any {
            ",\"comments\":["
        } else {
            "\"comments\":["
        });
        for (index, comment) in comments.iter().enumerate() {
            if index > 0 {
                self.sink.out.push(',');
            }
            push_string(&mut self.sink.out, comment);
        }
        self.sink.out.push(']');
    }

    /// The time with the total of the side, which is added up where it is not given.
    fn time(&self, time: Time) -> Time {
        let before = self.path.iter().nth_back(1);
        time.totalled(before.map(|&(_, total)| total))
    }

    /// Writes a move; false, and nothing written, if it cannot be carried out.
    fn movement(&mut self, mv: Move) -> bool {
        let piece = match mv {
            Move::Board { from, .. } => self.replay.piece_at(from).map(|piece| piece.kind()),
            Move::Drop { piece, .. } => Some(piece.kind()),
        };
        let legal = self
            .replay
            .position()
            .is_some_and(|position| position.is_legal(mv));
        let Some(kind) = piece.filter(|_| legal || self.replay.here().play(mv).is_ok()) else {
            self.sink.lose(LossKind::Move);
            return false;
        };
        let out = &mut self.sink.out;
        let to = mv.to();
        let side = self.replay.side();
        let _ = write!(out, "\"move\":{{\"color\":{}", side.index());
        if let Some(from) = mv.from() {
            out.push_str(",\"from\":");
            push_square(out, from);
        }
        out.push_str(",\"to\":");
        push_square(out, to);
        let _ = write!(out, ",\"piece\":\"{}\"", csa(kind));
        if self.path.last().is_some_and(|&(last, _)| last == Some(to)) {
            out.push_str(",\"same\":true");
        }
        self.by_legality(mv, kind);
        let out = &mut self.sink.out;
        if let Some(taken) = self.replay.piece_at(to) {
            let _ = write!(out, ",\"capture\":\"{}\"", csa(taken.kind()));
        }
        out.push('}');
        true
    }

    /// What depends on the other pieces: whether the move could promote, and which piece it is.
    fn by_legality(&mut self, mv: Move, kind: PieceKind) {
        let out = &mut self.sink.out;
        let (to, side) = (mv.to(), self.replay.side());
        let group = with_board(&self.replay, |board| board.reaching(kind, to));
        let relative = match mv {
            Move::Drop { .. } if group.is_empty() => String::new(),
            Move::Drop { .. } => "H".to_owned(),
            Move::Board { from, promote, .. } => {
                if promote || can_promote(side, kind, from, to) {
                    let _ = write!(out, ",\"promote\":{promote}");
                }
                letters(manner(side, kind, from, to, group))
            }
        };
        if !relative.is_empty() {
            let _ = write!(out, ",\"relative\":\"{relative}\"");
        }
    }
}

fn letters(manner: Manner) -> String {
    let place = manner.place.map(|place| match place {
        Place::Left => 'L',
        Place::Straight => 'C',
        Place::Right => 'R',
    });
    let motion = manner.motion.map(|motion| match motion {
        Motion::Up => 'U',
        Motion::Side => 'M',
        Motion::Down => 'D',
    });
    place.into_iter().chain(motion).collect()
}

fn push_square(out: &mut String, square: Square) {
    let (x, y) = (square.file().number(), square.rank().number());
    let _ = write!(out, "{{\"x\":{x},\"y\":{y}}}");
}
