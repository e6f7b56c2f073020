//! Reading CSA, line by line.

use komadai_core::{Color, Strictness};

use super::start::Start;
use super::words::{announced, ending, is_announcement, is_key, read_move, shared_key, unescape};
use crate::text::lines;
use crate::warning::{WarningKind, Warnings};
use crate::{Builder, Ending, Headers, NodeId, Record, Step, Verdict, key};

/// Reads all games of a text. They are divided by `/`, or by the version line of the next.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> Vec<Record> {
    let mut records = Vec::new();
    let mut game = Game::default();
    for (number, line) in lines(text) {
        let at = Place {
            number,
            line,
            offset: 0,
        };
        if line.trim_end() == "/" || (is_version(line) && game.has_begun()) {
            records.extend(std::mem::take(&mut game).finish(at, warnings));
        }
        if line.trim_end() != "/" {
            game.line(at, warnings);
        }
    }
    let at = Place {
        number: 1,
        line: "",
        offset: 0,
    };
    let last = game.finish(at, warnings);
    if last.is_some() || records.is_empty() {
        records.push(last.unwrap_or_default());
    }
    records
}

fn is_version(line: &str) -> bool {
    matches!(line.as_bytes(), [b'V', b'1'..=b'9', rest @ ..]
        if rest.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b' ' | b'\t')))
}

/// A place in the text.
#[derive(Clone, Copy)]
struct Place<'a> {
    number: usize,
    line: &'a str,
    /// In bytes from the start of the line.
    offset: usize,
}

impl Place<'_> {
    fn warn(self, kind: WarningKind, found: &str, warnings: &mut Warnings) {
        warnings.push(kind, self.number, self.line, self.offset, found);
    }
}

#[derive(Default)]
struct Game {
    black: Option<String>,
    white: Option<String>,
    headers: Headers,
    start: Start,
    /// Comments before the start position is known.
    comments: Vec<String>,
    /// Set once the start position is known.
    moves: Option<Builder>,
    /// Whether any line said anything.
    touched: bool,
}

impl Game {
    fn has_begun(&self) -> bool {
        self.moves.is_some()
    }

    fn finish(mut self, at: Place<'_>, warnings: &mut Warnings) -> Option<Record> {
        if !self.touched {
            return None;
        }
        self.begin(Color::Black, at, warnings);
        let mut record = self.moves?.finish();
        // A handicap game has its own words for the sides.
        let (black, white) = match record.handicap() {
            Some(handicap) if handicap.setup().side() == Color::White => (key::SHITATE, key::UWATE),
            _ => (key::BLACK, key::WHITE),
        };
        let mut headers = Headers::new();
        if let Some(name) = self.black {
            headers.push(black, name);
        }
        if let Some(name) = self.white {
            headers.push(white, name);
        }
        for (key, value) in self.headers.iter() {
            headers.push(key, value);
        }
        record.headers = headers;
        Some(record)
    }

    /// Fixes the start position.
    fn begin(&mut self, side: Color, at: Place<'_>, warnings: &mut Warnings) -> &mut Builder {
        if self.moves.is_none() {
            let setup = self.start.finish(side);
            if let Err(broken) = setup.into_position(Strictness::MateProblem) {
                at.warn(WarningKind::BrokenStart(broken.errors), at.line, warnings);
            }
            let mut record = Record::new(setup);
            if !self.comments.is_empty() {
                let root = record.tree.node_mut(NodeId::ROOT);
                root.notes_mut().comments = std::mem::take(&mut self.comments);
            }
            self.moves = Some(Builder::new(record));
        }
        self.moves
            .as_mut()
            .expect("made just above if it was not there")
    }

    fn line(&mut self, at: Place<'_>, warnings: &mut Warnings) {
        let line = at.line.trim_start_matches([' ', '\t']);
        let at = Place {
            offset: at.line.len() - line.len(),
            ..at
        };
        match line.as_bytes() {
            [] => return,
            // The commonest lines first.
            [b'+' | b'-' | b'T' | b'%' | b'P' | b'#', ..] => self.statements(line, at, warnings),
            [b'\'', ..] => self.comment_line(&line[1..]),
            [b'$', ..] => self.header(line, at, warnings),
            [b'N', b'+', ..] => Self::name(&mut self.black, &line[2..], at, warnings),
            [b'N', b'-', ..] => Self::name(&mut self.white, &line[2..], at, warnings),
            _ if is_version(line) => {}
            _ if line.trim().is_empty() => return,
            _ => self.unknown(line, at, warnings),
        }
        self.touched = true;
    }

    fn name(side: &mut Option<String>, name: &str, at: Place<'_>, warnings: &mut Warnings) {
        if side.is_some() {
            at.warn(WarningKind::BadValue, at.line, warnings);
        } else {
            *side = Some(name.to_owned());
        }
    }

    fn header(&mut self, line: &str, at: Place<'_>, warnings: &mut Warnings) {
        let pair = line[1..].split_once(':').filter(|(word, _)| is_key(word));
        let Some((word, value)) = pair else {
            return self.unknown(line, at, warnings);
        };
        // The text of the specification writes `$TIMET+` once where its example has `$TIME+`.
        let word = match word {
            "TIMET+" => "TIME+",
            "TIMET-" => "TIME-",
            word => word,
        };
        match shared_key(word) {
            Some(key::NOTE) => self.headers.push(key::NOTE, unescape(value)),
            Some(key) => self.headers.push(key, value),
            None => self.headers.push(format!("${word}"), value),
        }
    }

    /// A comment behind its `'`, or what is hidden in one: a header as floodgate writes it after the game, or the name of
    /// the encoding, which the bytes have told already.
    fn comment_line(&mut self, text: &str) {
        if let Some((word, value)) = text.strip_prefix('$').and_then(|text| text.split_once(':'))
            && is_key(word)
        {
            match shared_key(word) {
                Some(key::NOTE) => self.headers.push(key::NOTE, unescape(value)),
                Some(key) => self.headers.push(key, value),
                None => self.headers.push(word, value),
            }
            return;
        }
        let encoding = text.strip_prefix("CSA encoding=");
        let encoding = encoding.or_else(|| text.strip_prefix("encoding="));
        if encoding.is_none() || self.has_begun() {
            self.comment(text.strip_prefix('*').unwrap_or(text));
        }
    }

    fn comment(&mut self, text: &str) {
        let comments = match &mut self.moves {
            Some(moves) => &mut moves.tip_mut().notes_mut().comments,
            None => &mut self.comments,
        };
        comments.push(text.to_owned());
    }

    fn unknown(&mut self, text: &str, at: Place<'_>, warnings: &mut Warnings) {
        at.warn(WarningKind::UnknownText, text, warnings);
        self.comment(text);
    }

    /// Statements divided by commas; a comment among them goes to the end of the line.
    fn statements(&mut self, line: &str, at: Place<'_>, warnings: &mut Warnings) {
        let mut rest = line;
        loop {
            let at = Place {
                offset: at.line.len() - rest.len(),
                ..at
            };
            if let Some(text) = rest.trim_start().strip_prefix('\'') {
                return self.comment_line(text);
            }
            let (statement, tail) = match rest.as_bytes().iter().position(|&byte| byte == b',') {
                Some(comma) => (&rest[..comma], Some(&rest[comma + 1..])),
                None => (rest, None),
            };
            self.statement(statement.trim(), at, warnings);
            match tail {
                Some(tail) => rest = tail,
                None => return,
            }
        }
    }

    fn statement(&mut self, text: &str, at: Place<'_>, warnings: &mut Warnings) {
        match text.as_bytes() {
            [] => {}
            [b'+'] => self.side(Color::Black, at, warnings),
            [b'-'] => self.side(Color::White, at, warnings),
            [b'+', ..] => self.play(Color::Black, text, at, warnings),
            [b'-', ..] => self.play(Color::White, text, at, warnings),
            [b'T', ..] => self.time(text, at, warnings),
            [b'%', _, ..] => self.end(text, at, warnings),
            [b'#', ..] => self.announcement(text, at, warnings),
            [b'P', ..] if !self.has_begun() => match self.start.line(text) {
                Some(Ok(())) => {}
                Some(Err(offset)) => {
                    let at = Place {
                        offset: at.offset + offset,
                        ..at
                    };
                    at.warn(WarningKind::BadValue, &text[offset..], warnings);
                }
                None => self.unknown(text, at, warnings),
            },
            _ => self.unknown(text, at, warnings),
        }
    }

    /// The line that says who moves first.
    fn side(&mut self, side: Color, at: Place<'_>, warnings: &mut Warnings) {
        if self.has_begun() {
            let text = at.line.trim();
            self.unknown(text, at, warnings);
        } else {
            self.begin(side, at, warnings);
        }
    }

    fn play(&mut self, side: Color, text: &str, at: Place<'_>, warnings: &mut Warnings) {
        if !self.has_begun() {
            at.warn(WarningKind::MissingSide, text, warnings);
        }
        let moves = self.begin(side, at, warnings);
        if moves.lost() {
            return moves.unread(text);
        }
        if matches!(moves.record().tree.node(moves.tip()).step, Step::End(_)) {
            at.warn(WarningKind::AfterEnd, text, warnings);
        }
        if moves.replay().side() != side {
            at.warn(WarningKind::OtherSide, text, warnings);
        }
        let (mv, fits) = match read_move(text, |square| moves.replay().piece_at(square)) {
            Some(read) => read,
            None => {
                at.warn(WarningKind::UnreadableMove, text, warnings);
                return moves.unread(text);
            }
        };
        if !fits {
            at.warn(WarningKind::OtherPiece, text, warnings);
        }
        match moves.play(mv) {
            Ok(Verdict::Illegal(reason)) => {
                at.warn(WarningKind::Illegal(reason), text, warnings);
            }
            Ok(_) => {}
            Err(reason) => {
                at.warn(WarningKind::Impossible(reason), text, warnings);
                moves.unread(text);
            }
        }
    }

    fn end(&mut self, text: &str, at: Place<'_>, warnings: &mut Warnings) {
        let moves = self.begin(Color::Black, at, warnings);
        if matches!(moves.record().tree.node(moves.tip()).step, Step::End(_)) {
            at.warn(WarningKind::AfterEnd, text, warnings);
        }
        let ending = ending(&text[1..], moves.replay().side()).unwrap_or_else(|| {
            at.warn(WarningKind::UnknownEnding, text, warnings);
            Ending::Other(text.into())
        });
        moves.end(ending);
    }

    /// A line of a server: it ends a game that no `%` line ended, and is kept as a comment otherwise.
    fn announcement(&mut self, text: &str, at: Place<'_>, warnings: &mut Warnings) {
        if !is_announcement(text) {
            return self.unknown(text, at, warnings);
        }
        if let (Some(moves), Some(ending)) = (&mut self.moves, announced(text))
            && !moves.lost()
            && !matches!(moves.record().tree.node(moves.tip()).step, Step::End(_))
        {
            return moves.end(ending);
        }
        self.comment(text);
    }

    /// The time of the step before.
    fn time(&mut self, text: &str, at: Place<'_>, warnings: &mut Warnings) {
        let node = self
            .moves
            .as_mut()
            .filter(|moves| moves.tip() != NodeId::ROOT)
            .map(Builder::tip_mut);
        let Some(node) = node else {
            return self.unknown(text, at, warnings);
        };
        match read_time(&text[1..]).filter(|_| node.time.spent_ms.is_none()) {
            Some(ms) => node.time.spent_ms = Some(ms),
            None => at.warn(WarningKind::UnreadableTime, text, warnings),
        }
    }
}

/// Seconds with up to three digits behind the point, in milliseconds.
fn read_time(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let part = part.parse::<u32>().ok()? * 10_u32.pow(3 - part.len() as u32);
    whole
        .parse::<u32>()
        .ok()?
        .checked_mul(1000)?
        .checked_add(part)
}
