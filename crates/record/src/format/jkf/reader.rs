//! Reading JKF.

use komadai_core::{Color, File, Move, PieceKind, Rank, Setup, Square, Strictness};

use super::json::{Fault, Json};
use super::start;
use crate::format::{Format, handicaps};
use crate::headers::key;
use crate::notation::board::with_board;
use crate::notation::rivals::{Manner, Motion, Place, fitting};
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
            expected: fault.expected.to_owned(),
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

/// A move as it is written; everything may be missing.
#[derive(Default)]
struct Written {
    color: Option<Color>,
    from: Option<Square>,
    to: Option<Square>,
    piece: Option<PieceKind>,
    promote: Option<bool>,
    same: bool,
    relative: String,
    bad: bool,
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
                let written = written(json)?;
                node.mv = Some((written, at, json.text_since(at)));
            }
            "special" => node.special = Some((json.string()?.into_owned(), at)),
            "time" => match time(json)? {
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
            Found::OneOf(mv) => {
                self.warn(WarningKind::AmbiguousMove, at, text);
                mv
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

enum Found {
    /// A move; the flag says that another piece is named than the one that stands there.
    Move(Move, bool),
    /// The first of several that fit.
    OneOf(Move),
    None,
}

/// Finds the move that is meant, filling in what is not written by what is legal.
fn resolve(written: &Written, builder: &Builder) -> Found {
    let replay = builder.replay();
    let last = || builder.last_move().filter(|_| written.same).map(Move::to);
    let Some(to) = written.to.or_else(last) else {
        return Found::None;
    };
    if let Some(from) = written.from {
        let stands = replay.piece_at(from).map(|piece| piece.kind());
        let named = written.piece.or(stands);
        let turns = stands.and_then(PieceKind::promoted);
        let mut promote = written.promote.unwrap_or(false);
        // The face after the move may be named, as in CSA.
        promote |= turns.is_some() && turns == named && stands != named;
        let mut mv = Move::Board { from, to, promote };
        if written.promote.is_none()
            && !promote
            && let Some(position) = replay.position()
            && !position.is_legal(mv)
        {
            let turned = Move::Board {
                from,
                to,
                promote: true,
            };
            if position.is_legal(turned) {
                mv = turned;
            }
        }
        let other = stands.is_some() && stands != named && turns != named;
        return Found::Move(mv, other);
    }
    let Some(kind) = written.piece else {
        return Found::None;
    };
    let drop = kind
        .hand_piece()
        .filter(|_| !kind.is_promoted())
        .map(|piece| Move::Drop { piece, to });
    let held = kind
        .hand_piece()
        .is_some_and(|piece| replay.hand(replay.side()).has(piece));
    let relative = written.relative.as_str();
    if relative.contains('H') || (relative.is_empty() && held && replay.piece_at(to).is_none()) {
        return drop.map_or(Found::None, |mv| Found::Move(mv, false));
    }
    let promote = written.promote.unwrap_or(false);
    let found = with_board(replay, |board| {
        let group = board.reaching(kind, to);
        let group = fitting(board.side(), kind, to, group, manner(relative));
        let mut moves = group
            .into_iter()
            .map(|from| Move::Board { from, to, promote })
            .filter(|&mv| board.is_legal(mv));
        (moves.next(), moves.next())
    });
    match found {
        (Some(mv), None) => Found::Move(mv, false),
        (Some(mv), Some(_)) => Found::OneOf(mv),
        (None, _) => drop.map_or(Found::None, |mv| Found::Move(mv, false)),
    }
}

/// The letters of `relative`.
fn manner(relative: &str) -> Manner {
    let mut manner = Manner::default();
    for letter in relative.chars() {
        match letter {
            'L' => manner.place = Some(Place::Left),
            'C' => manner.place = Some(Place::Straight),
            'R' => manner.place = Some(Place::Right),
            'U' => manner.motion = Some(Motion::Up),
            'M' => manner.motion = Some(Motion::Side),
            'D' => manner.motion = Some(Motion::Down),
            _ => {}
        }
    }
    manner
}

fn written(json: &mut Json<'_>) -> Result<Written, Fault> {
    let mut written = Written::default();
    json.object()?;
    while let Some(key) = json.key()? {
        match key.as_ref() {
            _ if json.null() => {}
            "color" => written.color = Some(start::color(json.number()?)),
            "from" => {
                written.from = square(json)?;
                written.bad |= written.from.is_none();
            }
            "to" => {
                written.to = square(json)?;
                written.bad |= written.to.is_none();
            }
            "piece" => {
                written.piece = super::kind(&json.string()?);
                written.bad |= written.piece.is_none();
            }
            "promote" => written.promote = Some(json.boolean()?),
            "same" => written.same = json.boolean()?,
            "relative" => written.relative = json.string()?.into_owned(),
            // What is captured follows from the board.
            _ => json.skip()?,
        }
    }
    Ok(written)
}

fn square(json: &mut Json<'_>) -> Result<Option<Square>, Fault> {
    let (mut x, mut y) = (0.0, 0.0);
    json.object()?;
    while let Some(key) = json.key()? {
        match key.as_ref() {
            "x" => x = json.number()?,
            "y" => y = json.number()?,
            _ => json.skip()?,
        }
    }
    let whole = |number: f64| {
        (number.fract() == 0.0 && (1.0..=9.0).contains(&number)).then_some(number as u8)
    };
    Ok((|| {
        let file = File::from_number(whole(x)?)?;
        let rank = Rank::from_number(whole(y)?)?;
        Some(Square::new(file, rank))
    })())
}

/// Reads a time; `None` if a number in it is none that a clock shows.
fn time(json: &mut Json<'_>) -> Result<Option<Time>, Fault> {
    let mut time = Some(Time::NONE);
    json.object()?;
    while let Some(key) = json.key()? {
        match key.as_ref() {
            _ if json.null() => {}
            "now" | "total" => {
                let clock = clock(json)?;
                time = match (time, clock) {
                    (Some(time), Some(clock)) if key == "now" => Some(Time {
                        spent_ms: clock,
                        ..time
                    }),
                    (Some(time), Some(clock)) => Some(Time {
                        total_ms: clock,
                        ..time
                    }),
                    _ => None,
                };
            }
            _ => json.skip()?,
        }
    }
    Ok(time)
}

/// Hours, minutes and seconds in milliseconds. The outer `None` is a number no clock shows, the inner one an empty clock.
fn clock(json: &mut Json<'_>) -> Result<Option<Option<u32>>, Fault> {
    let mut ms = None;
    json.object()?;
    while let Some(key) = json.key()? {
        let unit = match key.as_ref() {
            "h" => 3_600_000.0,
            "m" => 60_000.0,
            "s" => 1_000.0,
            _ => {
                json.skip()?;
                continue;
            }
        };
        if json.null() {
            continue;
        }
        ms = Some(ms.unwrap_or(0.0) + json.number()? * unit);
    }
    Ok(match ms {
        None => Some(None),
        Some(ms) if (0.0..=f64::from(u32::MAX)).contains(&ms) => Some(Some(ms.round() as u32)),
        Some(_) => None,
    })
}
