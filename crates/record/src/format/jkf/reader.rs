//! Reading JKF.

use komadai_core::{Color, Setup, Strictness};

use super::json::{Fault, Json};
use super::moves::{Found, Written, resolve};
use super::{clock, moves, start};
use crate::format::{Format, handicaps};
use crate::headers::key;
use crate::warning::{WarningKind, Warnings};
use crate::{Builder, Ending, NodeId, ReadError, Record, Step, Time, Verdict};

/// Reads the game of a file, or the games where the file is an array of them.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> Result<Vec<Record>, ReadError> {
    let mut places = Places::new(text);
    let mut json = Json::new(text);
    games(&mut json, text, &mut places, warnings).map_err(|fault| {
        let (line, start) = places.line(fault.at);
        ReadError::Unreadable {
            format: Format::Jkf,
            line,
            column: 1 + text[start..fault.at].chars().count(),
            expected: fault.expected,
        }
    })
}

fn games<'a>(
    json: &mut Json<'a>,
    text: &'a str,
    places: &mut Places<'a>,
    warnings: &mut Warnings,
) -> Result<Vec<Record>, Fault> {
    let mut records = Vec::new();
    if json.peek() == Some(b'[') {
        json.array()?;
        while json.element()? {
            records.push(game(json, text, places, warnings)?);
        }
    } else {
        records.push(game(json, text, places, warnings)?);
    }
    json.end()?;
    Ok(records)
}

/// Lines of the text by offset.
struct Places<'a> {
    text: &'a str,
    /// Where the lines begin; found when the first place is asked for.
    starts: Vec<usize>,
}

impl<'a> Places<'a> {
    fn new(text: &'a str) -> Places<'a> {
        Places {
            text,
            starts: Vec::new(),
        }
    }

    /// The number of the line and where it begins.
    fn line(&mut self, at: usize) -> (usize, usize) {
        if self.starts.is_empty() {
            let ends = self.text.match_indices('\n').map(|(at, _)| at + 1);
            self.starts = std::iter::once(0).chain(ends).collect();
        }
        let number = self.starts.partition_point(|&start| start <= at);
        (number, self.starts[number - 1])
    }

    fn warn(&mut self, warnings: &mut Warnings, kind: WarningKind, at: usize, found: &str) {
        if warnings.full() {
            warnings.unlisted += 1;
            return;
        }
        let (line, start) = self.line(at);
        warnings.push(kind, line, &self.text[start..at], at - start, found);
    }
}

fn game<'a>(
    json: &mut Json<'a>,
    text: &'a str,
    places: &mut Places<'a>,
    warnings: &mut Warnings,
) -> Result<Record, Fault> {
    // The members may come in any order, and the moves need the start: they are passed at first.
    let (mut header_at, mut initial_at, mut moves_at) = (None, None, None);
    json.object()?;
    while let Some(key) = json.key()? {
        let at = json.place();
        match key.as_ref() {
            "header" => header_at = Some(at),
            "initial" => initial_at = Some(at),
            "moves" => moves_at = Some(at),
            _ => places.warn(warnings, WarningKind::BadValue, at, &key),
        }
        json.skip()?;
    }
    let mut record = Record::default();
    let mut handicap = None;
    if let Some(at) = header_at {
        handicap = header(&mut Json::from(text, at), &mut record)?;
    }
    start_position(text, initial_at, handicap, &mut record, places, warnings)?;
    let mut game = Game {
        builder: Builder::new(record),
        places,
        warnings,
    };
    if let Some(at) = moves_at {
        game.moves(&mut Json::from(text, at))?;
    }
    Ok(game.builder.finish())
}

/// Reads the headers; gives the handicap's name, which stands for the start position if nothing else does.
fn header(json: &mut Json<'_>, record: &mut Record) -> Result<Option<String>, Fault> {
    let mut handicap = None;
    if json.null() {
        return Ok(handicap);
    }
    json.object()?;
    while let Some(key) = json.key()? {
        let value = match json.peek() {
            Some(b'"') => json.string()?.into_owned(),
            _ => {
                let from = json.place();
                json.skip()?;
                json.text_since(from).to_owned()
            }
        };
        if key == key::HANDICAP {
            handicap = Some(value);
        } else {
            record.headers.push(key, value);
        }
    }
    Ok(handicap)
}

fn start_position(
    text: &str,
    initial_at: Option<usize>,
    handicap: Option<String>,
    record: &mut Record,
    places: &mut Places<'_>,
    warnings: &mut Warnings,
) -> Result<(), Fault> {
    let named = handicap.as_deref().map(str::trim).map(handicaps::setup);
    let mut json = Json::from(text, initial_at.unwrap_or(text.len()));
    let given = initial_at.is_some() && !json.null();
    if given {
        let at = json.place();
        let start = start::read(&mut json)?;
        if let Some(bad) = start.bad {
            places.warn(warnings, WarningKind::BadValue, bad, "");
        }
        if let Some(name) = &start.unknown {
            places.warn(warnings, WarningKind::UnknownHandicap, at, name);
        }
        record.start = start.setup.unwrap_or_else(Setup::empty);
        if start.setup.is_some()
            && let Err(invalid) = record.start.into_position(Strictness::MateProblem)
        {
            places.warn(warnings, WarningKind::BrokenStart(invalid.errors), at, "");
        }
    } else if let Some(Some(setup)) = named {
        record.start = setup;
    } else if named.is_some() {
        let name = handicap.as_deref().unwrap_or_default();
        places.warn(warnings, WarningKind::UnknownHandicap, 0, name);
        record.start = Setup::empty();
    }
    // The name is kept where it says something else than the start.
    if let Some(name) = handicap {
        let says_nothing = matches!(name.trim(), "その他" | "平手") && given;
        if named != Some(Some(record.start)) && !says_nothing {
            record.headers.push(key::HANDICAP, name);
        }
    }
    Ok(())
}

/// What is open while the moves are read.
enum Frame<'a> {
    /// An array of nodes. The first one of a game's main array is the start.
    Line { start: bool },
    /// A node.
    Node(Node<'a>),
    /// The array of alternatives to the node that is open below it.
    Forks,
}

/// The members of a node, of which any may come first.
#[derive(Default)]
struct Node<'a> {
    start: bool,
    /// Where the node hangs, and what was its last child before.
    parent: Option<NodeId>,
    before: Option<NodeId>,
    mv: Option<(Written, usize, &'a str)>,
    special: Option<(String, usize)>,
    time: Time,
    comments: Vec<String>,
    at: usize,
}

struct Game<'w, 'a> {
    builder: Builder,
    places: &'w mut Places<'a>,
    warnings: &'w mut Warnings,
}

impl<'a> Game<'_, 'a> {
    fn warn(&mut self, kind: WarningKind, at: usize, found: &str) {
        self.places.warn(self.warnings, kind, at, found);
    }

    /// Reads the array of moves with all alternatives in it.
    fn moves(&mut self, json: &mut Json<'a>) -> Result<(), Fault> {
        if json.null() {
            return Ok(());
        }
        json.array()?;
        let mut frames = vec![Frame::Line { start: true }];
        while let Some(frame) = frames.last_mut() {
            match frame {
                Frame::Line { start } => {
                    if !json.element()? {
                        frames.pop();
                        continue;
                    }
                    let at = json.place();
                    json.object()?;
                    let parent = self.builder.tip();
                    let tree = &self.builder.record().tree;
                    let node = Node {
                        start: std::mem::replace(start, false),
                        parent: Some(parent),
                        before: tree.last_child(parent),
                        at,
                        ..Node::default()
                    };
                    frames.push(Frame::Node(node));
                }
                Frame::Forks => {
                    if !json.element()? {
                        frames.pop();
                        continue;
                    }
                    json.array()?;
                    // The line begins where the node of these alternatives hangs.
                    if let Some(Frame::Node(node)) = frames.iter().rev().nth(1) {
                        self.builder.seek(node.parent.unwrap_or(NodeId::ROOT));
                    }
                    frames.push(Frame::Line { start: false });
                }
                Frame::Node(node) => match json.key()? {
                    Some(key) if key == "forks" && !json.null() => {
                        json.array()?;
                        frames.push(Frame::Forks);
                    }
                    Some(key) => self.member(json, node, &key)?,
                    None => {
                        let node = std::mem::take(node);
                        frames.pop();
                        self.add(node);
                    }
                },
            }
        }
        Ok(())
    }

    fn member(&mut self, json: &mut Json<'a>, node: &mut Node<'a>, key: &str) -> Result<(), Fault> {
        let at = json.place();
        match key {
            _ if json.null() => {}
            "move" => {
                let written = moves::read(json)?;
                node.mv = Some((written, at, json.text_since(at)));
            }
            "special" => node.special = Some((json.string()?.into_owned(), at)),
            "time" => match clock::read(json)? {
                Some(time) => node.time = time,
                None => self.warn(WarningKind::UnreadableTime, at, ""),
            },
            "comments" => {
                if json.peek() == Some(b'"') {
                    node.comments.push(json.string()?.into_owned());
                    return Ok(());
                }
                json.array()?;
                while json.element()? {
                    node.comments.push(json.string()?.into_owned());
                }
            }
            _ => {
                self.warn(WarningKind::BadValue, at, key);
                json.skip()?;
            }
        }
        Ok(())
    }

    /// Adds a node whose members are all read, before the alternatives that were read with it.
    fn add(&mut self, node: Node<'a>) {
        let parent = node.parent.unwrap_or(NodeId::ROOT);
        self.builder.seek(parent);
        let plain = node.mv.is_none() && node.special.is_none();
        if matches!(self.builder.tip_node().step, Step::End(_)) && !plain {
            self.warn(WarningKind::AfterEnd, node.at, "");
        }
        let has_move = node.mv.is_some();
        if let Some((written, at, text)) = node.mv {
            self.play(&written, at, text);
            self.builder.place_behind(node.before);
        }
        if let Some((special, at)) = node.special {
            let black = self.builder.replay().side() == Color::Black;
            let known = super::ending(&special, black);
            if known.is_none() {
                self.warn(WarningKind::UnknownEnding, at, &special);
            }
            self.builder
                .end(known.unwrap_or_else(|| Ending::Other(special.into())));
            if !has_move {
                self.builder.place_behind(node.before);
            }
        }
        if plain && !node.start {
            self.warn(WarningKind::BadValue, node.at, "");
        }
        let mut time = node.time;
        if time.total_ms.is_none() {
            time.total_ms = self.builder.total_with(time.spent_ms);
        }
        let tip = self.builder.tip_mut();
        if !time.is_none() {
            tip.time = time;
        }
        if !node.comments.is_empty() {
            tip.notes_mut().comments.extend(node.comments);
        }
    }

    fn play(&mut self, written: &Written, at: usize, text: &str) {
        if self.builder.lost() {
            return self.builder.unread(text);
        }
        let found = if written.bad {
            Found::None
        } else {
            resolve(written, &self.builder)
        };
        let mv = match found {
            Found::Move(mv, other) => {
                if other {
                    self.warn(WarningKind::OtherPiece, at, text);
                }
                mv
            }
            Found::OneOf(moves) => {
                let first = moves[0];
                self.warn(WarningKind::AmbiguousMove(moves), at, text);
                first
            }
            Found::None => {
                self.warn(WarningKind::UnreadableMove, at, text);
                return self.builder.unread(text);
            }
        };
        if written
            .color
            .is_some_and(|color| color != self.builder.replay().side())
        {
            self.warn(WarningKind::OtherSide, at, text);
        }
        match self.builder.play(mv) {
            Ok(Verdict::Illegal(reason)) => self.warn(WarningKind::Illegal(reason), at, text),
            Ok(_) => {}
            Err(reason) => {
                self.warn(WarningKind::Impossible(reason), at, text);
                self.builder.unread(text);
            }
        }
    }
}
