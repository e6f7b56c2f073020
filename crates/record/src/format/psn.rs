//! PSN: games in western notation, with headers in square brackets. docs/formats/psn.md.

mod headers;
mod words;

use komadai_core::{Move, Setup, Strictness};

use crate::recorded::{Recorded, recorded};
use crate::text::lines;
use crate::warning::{WarningKind, Warnings};
use crate::{Builder, NodeId, Record, Verdict};

/// Whether a line is a header, for detection.
pub(super) fn is_header(line: &str) -> bool {
    headers::parse(line).is_some_and(|(_, _, quoted)| quoted)
}

/// Reads all games; a header after moves begins the next one.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> Vec<Record> {
    let mut reader = Reader {
        warnings,
        records: Vec::new(),
        headers: Vec::new(),
        game: None,
        comment: None,
    };
    for (number, line) in lines(text) {
        reader.line(number, line);
    }
    reader.finish()
}

/// A header with its place.
struct Header {
    key: String,
    value: String,
    number: usize,
    line: String,
}

/// A game whose moves are being read.
struct Game {
    builder: Builder,
    /// The nodes of the line read last, by the number of moves before them.
    line: Vec<NodeId>,
    /// For each bracket that is open: the node to go on from, how many nodes of the line stay, and the one to be put back behind them.
    open: Vec<(NodeId, usize, Option<NodeId>)>,
}

struct Reader<'a> {
    warnings: &'a mut Warnings,
    records: Vec<Record>,
    headers: Vec<Header>,
    game: Option<Game>,
    /// The lines of a comment in braces that is still open.
    comment: Option<Vec<String>>,
}

impl Reader<'_> {
    fn warn(&mut self, kind: WarningKind, number: usize, line: &str, at: usize, found: &str) {
        self.warnings.push(kind, number, line, at, found);
    }

    fn line(&mut self, number: usize, line: &str) {
        let trimmed = line.trim();
        if self.comment.is_none() {
            if trimmed.starts_with('%') || trimmed.is_empty() {
                return;
            }
            if let Some((key, value, _)) = headers::parse(trimmed) {
                if self.game.is_some() {
                    self.end_game();
                }
                self.headers.push(Header {
                    key: key.to_owned(),
                    value,
                    number,
                    line: line.to_owned(),
                });
                return;
            }
        }
        self.tokens(number, line);
    }

    /// Reads a line piece by piece.
    fn tokens(&mut self, number: usize, line: &str) {
        let mut at = 0;
        while let Some(rest) = line.get(at..).filter(|rest| !rest.is_empty()) {
            if self.comment.is_some() {
                at += self.inside_comment(rest);
                continue;
            }
            let blank = rest.len() - rest.trim_start().len();
            if blank > 0 {
                at += blank;
                continue;
            }
            at += match rest.as_bytes()[0] {
                b'{' => {
                    self.comment = Some(Vec::new());
                    1
                }
                b';' => {
                    self.note(&rest[1..]);
                    rest.len()
                }
                b'(' => self.bracket(number, line, at, rest),
                b')' => {
                    self.close(number, line, at);
                    1
                }
                _ => self.word(number, line, at, rest),
            };
        }
        if let Some(comment) = &mut self.comment {
            // The line end belongs to the comment.
            comment.push(String::new());
        }
    }

    /// The part of a comment on this line; gives its length.
    fn inside_comment(&mut self, rest: &str) -> usize {
        let end = rest.find('}');
        let text = &rest[..end.unwrap_or(rest.len())];
        let lines = self.comment.get_or_insert_default();
        match lines.last_mut() {
            Some(last) => last.push_str(text),
            None => lines.push(text.to_owned()),
        }
        if end.is_some() {
            let lines = self.comment.take().unwrap_or_default();
            self.comments(lines);
        }
        text.len() + usize::from(end.is_some())
    }

    fn comments(&mut self, mut lines: Vec<String>) {
        // The braces often stand on lines of their own.
        if lines.len() > 1 && lines.first().is_some_and(|line| line.trim().is_empty()) {
            lines.remove(0);
        }
        if lines.len() > 1 && lines.last().is_some_and(|line| line.trim().is_empty()) {
            lines.pop();
        }
        for line in lines {
            self.note(line.trim());
        }
    }

    fn note(&mut self, text: &str) {
        let game = self.game();
        game.builder
            .tip_mut()
            .notes_mut()
            .comments
            .push(text.to_owned());
    }

    /// A time, or the start of a variation; gives the length.
    fn bracket(&mut self, number: usize, line: &str, at: usize, rest: &str) -> usize {
        // No further than a time could go: nobody shall be made to look through a long line again and again.
        let length = rest[1..]
            .bytes()
            .take_while(|byte| byte.is_ascii_digit() || b":/. ".contains(byte))
            .count();
        let inside = &rest[1..=length];
        if !inside.contains(':') || !rest[1 + length..].starts_with(')') {
            self.open();
            return 1;
        }
        match words::time(inside) {
            Some(time) => self.game().builder.tip_mut().time = time,
            None => self.warn(WarningKind::UnreadableTime, number, line, at, inside),
        }
        length + 2
    }

    /// A variation in brackets is an alternative to the move before it.
    fn open(&mut self) {
        let game = self.game();
        let tip = game.builder.tip();
        let last = game.line.pop_if(|last| *last == tip);
        game.open.push((tip, game.line.len(), last));
        if let Some(parent) = game.builder.record().tree.parent(tip) {
            game.builder.seek(parent);
        }
        // The root has no alternative; it stays where the line begins.
        if game.line.is_empty() {
            game.line.push(NodeId::ROOT);
        }
    }

    fn close(&mut self, number: usize, line: &str, at: usize) {
        let game = self.game();
        match game.open.pop() {
            Some((tip, length, last)) => {
                game.builder.seek(tip);
                game.line.truncate(length);
                game.line.extend(last);
            }
            None => self.warn(WarningKind::UnknownText, number, line, at, ")"),
        }
    }

    /// A move number, a move, a result or the word of an end; gives the length.
    fn word(&mut self, number: usize, line: &str, at: usize, rest: &str) -> usize {
        // Numbers count moves or pairs of moves; either way they say nothing that the moves do not.
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots = rest[digits..]
            .bytes()
            .take_while(|&byte| byte == b'.')
            .count();
        let alone = rest[digits..]
            .chars()
            .next()
            .is_none_or(char::is_whitespace);
        if dots > 0 || digits > 0 && alone {
            return digits + dots;
        }
        let length = rest
            .find(|ch: char| ch.is_whitespace() || matches!(ch, '{' | '}' | ';' | '(' | ')'))
            .unwrap_or(rest.len());
        if length == 0 {
            // A closing brace without an opening one.
            self.warn(WarningKind::UnknownText, number, line, at, "}");
            return 1;
        }
        let word = &rest[..length];
        if let Some(ply) = word.strip_prefix("Variation:") {
            self.variation(ply, number, line, at);
            return length;
        }
        self.step(word, number, line, at);
        length
    }

    /// `Variation:6`: what follows takes the place of move 6 of the line read last.
    fn variation(&mut self, ply: &str, number: usize, line: &str, at: usize) {
        let game = self.game();
        // It leaves every bracket that was forgotten open.
        game.open.clear();
        let ply = ply.trim().parse().ok().filter(|&ply: &usize| ply > 0);
        match ply.and_then(|ply| game.line.get(ply - 1).copied().zip(Some(ply))) {
            Some((node, ply)) => {
                game.builder.seek(node);
                game.line.truncate(ply);
            }
            None => {
                if let Some(&last) = game.line.last() {
                    game.builder.seek(last);
                }
                let found = &line[at..];
                game.builder.unread(found.trim());
                self.warn(WarningKind::NowhereToBranch, number, line, at, found);
            }
        }
    }

    fn step(&mut self, word: &str, number: usize, line: &str, at: usize) {
        let game = self.game();
        if game.builder.lost() {
            game.builder.unread(word);
            return;
        }
        let side = game.builder.replay().side();
        let mated = game
            .builder
            .replay()
            .position()
            .is_some_and(|position| !position.has_legal_move());
        match words::ending(word, side, mated) {
            words::Word::End(ending) => return game.builder.end(ending),
            words::Word::Nothing => return,
            words::Word::Other => {}
        }
        let previous = game.builder.last_move().map(Move::to);
        let (mut odd, played) = match recorded(game.builder.replay(), word, previous, None) {
            Ok(Recorded { mv, odd }) => (odd, game.builder.play(mv)),
            Err(_) => {
                game.builder.unread(word);
                return self.warn(WarningKind::UnreadableMove, number, line, at, word);
            }
        };
        match played {
            Ok(verdict) => {
                game.line.push(game.builder.tip());
                if let Verdict::Illegal(reason) = verdict {
                    odd.push(WarningKind::Illegal(reason));
                }
            }
            Err(reason) => {
                game.builder.unread(word);
                odd.push(WarningKind::Impossible(reason));
            }
        }
        for kind in odd {
            self.warn(kind, number, line, at, word);
        }
    }

    /// The game whose moves are read; it begins with the first word that is no header.
    fn game(&mut self) -> &mut Game {
        if self.game.is_none() {
            let headers = std::mem::take(&mut self.headers);
            let builder = self.begin(headers);
            self.game = Some(Game {
                builder,
                line: vec![NodeId::ROOT],
                open: Vec::new(),
            });
        }
        // It was made above where there was none.
        self.game.as_mut().expect("a game has begun")
    }

    fn begin(&mut self, headers: Vec<Header>) -> Builder {
        let mut start = Setup::start();
        let mut known = true;
        for header in &headers {
            let Some(read) = headers::start(&header.key, &header.value) else {
                continue;
            };
            match read {
                Ok(setup) => start = setup,
                Err(kind) => {
                    known = false;
                    start = Setup::empty();
                    let Header { number, line, .. } = header;
                    self.warnings.push(kind, *number, line, 0, &header.value);
                }
            }
        }
        if known && let Err(errors) = start.into_position(Strictness::MateProblem) {
            let header = headers
                .iter()
                .find(|one| headers::start(&one.key, "").is_some());
            let (number, line) = header.map_or((1, ""), |one| (one.number, one.line.as_str()));
            self.warnings.push(
                WarningKind::BrokenStart(errors.errors),
                number,
                line,
                0,
                line,
            );
        }
        let mut record = Record::new(start);
        let pairs = headers
            .iter()
            .map(|one| (one.key.as_str(), one.value.as_str()));
        headers::keep(pairs, &mut record, known);
        Builder::new(record)
    }

    fn end_game(&mut self) {
        if let Some(game) = self.game.take() {
            let mut record = game.builder.finish();
            words::declared(&mut record);
            self.records.push(record);
        }
    }

    fn finish(mut self) -> Vec<Record> {
        if let Some(lines) = self.comment.take() {
            self.comments(lines);
        }
        if self.game.is_none() && !self.headers.is_empty() {
            self.game();
        }
        self.end_game();
        self.records
    }
}
