//! USEN: a whole tree in one word that can stand in a URL. docs/formats/usen.md.

use std::fmt::Write as _;

use komadai_core::{File, HandPiece, Move, Rank, Setup, Square, Strictness};

use crate::text::lines;
use crate::warning::{WarningKind, Warnings};
use crate::writing::{LossKind, Sink};
use crate::{Builder, Ending, NodeId, Record, Step, Verdict, Visit};

/// The number of a dropped kind, in the place of the square of origin.
const fn drop_number(piece: HandPiece) -> usize {
    81 + match piece {
        HandPiece::Gold => 9,
        HandPiece::Pawn => 10,
        HandPiece::Lance => 11,
        HandPiece::Knight => 12,
        HandPiece::Silver => 13,
        HandPiece::Bishop => 14,
        HandPiece::Rook => 15,
    }
}

/// Squares are numbered along the ranks, from `1a` over `2a` to `9i`.
const fn square_number(square: Square) -> usize {
    square.rank().index() * 9 + square.file().index()
}

fn square(number: usize) -> Option<Square> {
    let (rank, file) = (Rank::ALL.get(number / 9)?, File::ALL[number % 9]);
    Some(Square::new(file, *rank))
}

/// The move of three digits to the base 36.
fn decode(digits: &str) -> Option<Move> {
    if digits.len() != 3 || digits.starts_with('+') {
        return None;
    }
    let number = usize::from_str_radix(digits, 36).ok()?;
    let promote = number % 2 == 1;
    let to = square(number / 2 % 81)?;
    let origin = number / 162;
    if let Some(from) = square(origin) {
        return Some(Move::Board { from, to, promote });
    }
    let dropped = |piece: &HandPiece| drop_number(*piece) == origin;
    match HandPiece::ALL.into_iter().find(dropped) {
        Some(piece) if !promote => Some(Move::Drop { piece, to }),
        _ => None,
    }
}

fn encode(mv: Move) -> [char; 3] {
    let origin = match mv {
        Move::Board { from, .. } => square_number(from),
        Move::Drop { piece, .. } => drop_number(piece),
    };
    let number = (origin * 81 + square_number(mv.to())) * 2 + usize::from(mv.is_promotion());
    let digit = |value: usize| char::from_digit((value % 36) as u32, 36).unwrap_or('0');
    [digit(number / 1296), digit(number / 36), digit(number)]
}

/// The USEN word of a line, which may be a URL that carries it, and its byte offset.
fn word(line: &str) -> Option<(usize, &str)> {
    let start = line.len() - line.trim_start().len();
    let text = line.trim();
    if !text.starts_with("http://") && !text.starts_with("https://") {
        return looks_like_one(text).then_some((start, text));
    }
    let query = text.find('?')? + 1;
    let mut at = query;
    for part in text[query..].split(['&', '#']) {
        if let Some((name, value)) = part.split_once('=')
            && matches!(name, "u" | "usen")
            && looks_like_one(value)
        {
            return Some((start + at + name.len() + 1, value));
        }
        at += part.len() + 1;
    }
    None
}

/// Whether a text has the form of USEN: a board or nothing, then sections, the first of which starts at a move number.
fn looks_like_one(text: &str) -> bool {
    let allowed = |ch: char| ch.is_ascii_alphanumeric() || matches!(ch, '~' | '.' | '_' | '-');
    let Some((_, sections)) = text.split_once('~') else {
        return false;
    };
    let first = sections.split('~').next().unwrap_or_default();
    let number = first.split('.').next().unwrap_or_default();
    text.chars().all(allowed)
        && first.contains('.')
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a line holds USEN, for detection.
pub(super) fn is_usen(line: &str) -> bool {
    word(line).is_some()
}

/// Reads every line as a game.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> Vec<Record> {
    let mut records = Vec::new();
    for (number, line) in lines(text) {
        if line.trim().is_empty() {
            continue;
        }
        let place = Line { number, line };
        match word(line) {
            Some((at, usen)) => records.extend(game(usen, at, &place, warnings)),
            None => warnings.push(WarningKind::UnknownText, number, line, 0, line),
        }
    }
    records
}

struct Line<'a> {
    number: usize,
    line: &'a str,
}

impl Line<'_> {
    fn warn(&self, warnings: &mut Warnings, kind: WarningKind, at: usize, found: &str) {
        warnings.push(kind, self.number, self.line, at, found);
    }
}

fn start(board: &str) -> Option<Setup> {
    if board.is_empty() {
        return Some(Setup::start());
    }
    let sfen = board.replace('_', "/").replace('.', " ").replace('z', "+");
    sfen.parse().ok()
}

fn game(usen: &str, at: usize, place: &Line<'_>, warnings: &mut Warnings) -> Option<Record> {
    let (board, sections) = usen.split_once('~')?;
    let Some(setup) = start(board) else {
        place.warn(warnings, WarningKind::UnreadableStart, at, board);
        return None;
    };
    if let Err(errors) = setup.into_position(Strictness::MateProblem) {
        place.warn(warnings, WarningKind::BrokenStart(errors.errors), at, board);
    }
    let mut reader = Reader {
        game: Builder::new(Record::new(setup)),
        main: vec![NodeId::ROOT],
        shared: 0,
        own: Vec::new(),
    };
    let mut at = at + board.len() + 1;
    for (index, section) in sections.split('~').enumerate() {
        reader.section(section, at, place, warnings);
        if index == 0 {
            reader.main.append(&mut reader.own);
            reader.shared = reader.main.len() - 1;
        }
        at += section.len() + 1;
    }
    Some(reader.game.finish())
}

struct Reader {
    game: Builder,
    /// The nodes of the first line, by the number of moves before them.
    main: Vec<NodeId>,
    /// How many moves the line read last shares with it.
    shared: usize,
    /// The nodes behind those.
    own: Vec<NodeId>,
}

impl Reader {
    /// The node of the line read last that stands behind so many moves.
    fn node(&self, ply: usize) -> Option<NodeId> {
        match ply.checked_sub(self.shared + 1) {
            None => self.main.get(ply).copied(),
            Some(index) => self.own.get(index).copied(),
        }
    }

    /// Cuts the line read last behind so many moves.
    fn cut(&mut self, ply: usize) {
        self.own.truncate(ply.saturating_sub(self.shared));
        self.shared = self.shared.min(ply);
    }

    /// Reads `27.7ku2jm.r`: after how many moves, the moves, how it ends.
    fn section(&mut self, text: &str, at: usize, place: &Line<'_>, warnings: &mut Warnings) {
        if text.is_empty() {
            return;
        }
        let mut parts = text.split('.');
        let (number, moves, ending) = (
            parts.next().unwrap_or_default(),
            parts.next().unwrap_or_default(),
            parts.next().unwrap_or_default(),
        );
        let moves_at = at + number.len() + 1;
        let ending_at = moves_at + moves.len() + 1;
        self.branch(number, moves, at, place, warnings);
        for (index, chunk) in chunks(moves).enumerate() {
            self.play(chunk, moves_at + index * 3, place, warnings);
        }
        self.end(ending, ending_at, place, warnings);
        if let Some(more) = parts.next() {
            let more_at = ending_at + ending.len() + 1;
            place.warn(warnings, WarningKind::UnknownText, more_at, more);
            self.game
                .tip_mut()
                .notes_mut()
                .comments
                .push(more.to_owned());
        }
    }

    /// Goes to where a section branches off: the line read last, or, where its first move is not legal there, the main line.
    fn branch(
        &mut self,
        number: &str,
        moves: &str,
        at: usize,
        place: &Line<'_>,
        warnings: &mut Warnings,
    ) {
        let ply: Option<usize> = number.parse().ok();
        let main = ply.and_then(|ply| self.main.get(ply).copied());
        let latest = ply.and_then(|ply| self.node(ply));
        let (Some(ply), Some(node)) = (ply, latest.or(main)) else {
            place.warn(warnings, WarningKind::NowhereToBranch, at, number);
            // Nobody knows the position from here on.
            self.game.unread(number);
            return;
        };
        self.game.seek(node);
        let first = chunks(moves).next().and_then(decode);
        let elsewhere =
            main.filter(|&main| main != node && first.is_some_and(|first| !self.is_legal(first)));
        let mut on_main = latest.is_none();
        if let (Some(main), Some(first)) = (elsewhere, first) {
            self.game.seek(main);
            on_main = self.is_legal(first);
            if !on_main {
                self.game.seek(node);
            }
        }
        if on_main {
            self.own.clear();
            self.shared = ply;
        }
        self.cut(ply);
    }

    fn is_legal(&self, mv: Move) -> bool {
        let position = self.game.replay().position();
        position.is_some_and(|position| position.is_legal(mv))
    }

    fn play(&mut self, chunk: &str, at: usize, place: &Line<'_>, warnings: &mut Warnings) {
        if self.game.lost() {
            self.game.unread(chunk);
            return;
        }
        let Some(mv) = decode(chunk) else {
            place.warn(warnings, WarningKind::UnreadableMove, at, chunk);
            self.game.unread(chunk);
            return;
        };
        match self.game.play(mv) {
            Ok(verdict) => {
                if let Verdict::Illegal(reason) = verdict {
                    place.warn(warnings, WarningKind::Illegal(reason), at, chunk);
                }
                self.own.push(self.game.tip());
            }
            Err(reason) => {
                place.warn(warnings, WarningKind::Impossible(reason), at, chunk);
                self.game.unread(chunk);
            }
        }
    }

    fn end(&mut self, text: &str, at: usize, place: &Line<'_>, warnings: &mut Warnings) {
        let ending = match text {
            "" => return,
            "r" => Ending::Resign,
            "t" => Ending::TimeUp,
            "j" => Ending::Impasse,
            "p" => Ending::Interrupted,
            _ => match text.strip_prefix('i') {
                // The illegal move that ended the game.
                Some(mv) if mv.len() == 3 => {
                    self.play(mv, at + 1, place, warnings);
                    Ending::IllegalWin
                }
                _ => {
                    place.warn(warnings, WarningKind::UnknownEnding, at, text);
                    Ending::Other(text.into())
                }
            },
        };
        self.game.end(ending);
    }
}

/// Three digits each, the last one perhaps cut short. The text is ASCII.
fn chunks(text: &str) -> impl Iterator<Item = &str> {
    (0..text.len().div_ceil(3)).map(|index| {
        let end = text.len().min(index * 3 + 3);
        text.get(index * 3..end).unwrap_or_default()
    })
}

/// Writes one line a game.
pub(crate) fn write(records: &[Record], sink: &mut Sink) {
    for record in records {
        if record.start != Setup::start() {
            let sfen = record.start.to_string();
            let short = sfen.strip_suffix(" 1").unwrap_or(&sfen);
            let board = short.replace('/', "_").replace(' ', ".").replace('+', "z");
            sink.out.push_str(&board);
        }
        Writer {
            record,
            plies: Vec::new(),
            moves: String::new(),
            base: 0,
            ending: String::new(),
        }
        .tree(sink);
        sink.out.push('\n');
        for _ in record.headers.iter() {
            sink.lose(LossKind::Header);
        }
    }
}

/// The section being written.
struct Writer<'a> {
    record: &'a Record,
    /// The number of moves up to each node on the way from the root.
    plies: Vec<usize>,
    base: usize,
    moves: String,
    ending: String,
}

impl Writer<'_> {
    fn tree(mut self, sink: &mut Sink) {
        let tree = &self.record.tree;
        let mut below_an_end = None;
        for visit in tree.walk() {
            let id = match visit {
                Visit::Enter(id) => id,
                Visit::Leave(id) => {
                    self.plies.pop();
                    if below_an_end == Some(id) {
                        below_an_end = None;
                    }
                    continue;
                }
            };
            let node = tree.node(id);
            sink.lose_notes(node);
            let before = self.plies.last().copied().unwrap_or(0);
            let played = usize::from(matches!(node.step, Step::Move(_)));
            self.plies.push(before + played);
            if below_an_end.is_some() {
                sink.lose(match node.step {
                    Step::End(_) => LossKind::Ending,
                    Step::Unread(_) => LossKind::Unread,
                    _ => LossKind::Move,
                });
                continue;
            }
            if tree.previous_sibling(id).is_some() {
                self.flush(sink);
                self.base = before;
            }
            match &node.step {
                Step::Start => {}
                Step::Move(mv) => self.moves.extend(encode(*mv)),
                Step::End(ending) => {
                    self.end(ending, sink);
                    below_an_end = Some(id);
                }
                Step::Unread(_) => {
                    sink.lose(LossKind::Unread);
                    below_an_end = Some(id);
                }
            }
        }
        self.flush(sink);
    }

    fn end(&mut self, ending: &Ending, sink: &mut Sink) {
        let code = match ending {
            Ending::Resign => "r",
            Ending::TimeUp => "t",
            Ending::Impasse => "j",
            Ending::Interrupted => "p",
            Ending::IllegalWin if !self.moves.is_empty() => {
                let illegal = self.moves.split_off(self.moves.len() - 3);
                let _ = write!(self.ending, "i{illegal}");
                return;
            }
            // Other draws are drawn at least.
            Ending::Repetition | Ending::MaxMoves | Ending::Draw => {
                sink.lose(LossKind::Ending);
                "j"
            }
            _ => {
                sink.lose(LossKind::Ending);
                ""
            }
        };
        self.ending.push_str(code);
    }

    fn flush(&mut self, sink: &mut Sink) {
        let Writer {
            base,
            moves,
            ending,
            ..
        } = self;
        let _ = write!(sink.out, "~{base}.{moves}.{ending}");
        moves.clear();
        ending.clear();
    }
}
