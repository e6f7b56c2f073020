//! BOD: a position drawn with characters, alone or at the head of a KIF or KI2 file. docs/formats/bod.md.

use std::fmt::Write as _;

use komadai_core::{Color, File, HandPiece, Piece, Rank, Setup, Square};

use super::japanese::{
    digit, file, glyph, held, kanji_digit, kind, leading_number, mark, push_kanji_number, rank,
    side, side_of, take_number,
};
use crate::Record;
use crate::warning::{WarningKind, Warnings};
use crate::writing::{LossKind, Sink};

/// The key under which a diagram's line of move number and last move is kept as a header.
pub(crate) const LAST_MOVE: &str = "手数＝";

/// The lines of a diagram, gathered while a file is read.
#[derive(Debug, Default)]
pub(crate) struct Diagram {
    /// The number of the first line of the board, and that line.
    place: Option<(usize, String)>,
    rows: Vec<Row>,
    /// Whether a row could not be read.
    bad: bool,
    /// The files run from 1 on the left.
    turned: bool,
    hands: Vec<HandLine>,
    side: Option<Color>,
    /// What stands behind `手数＝`.
    last: Option<String>,
    raw: Vec<String>,
}

#[derive(Debug)]
struct Row {
    rank: Option<Rank>,
    cells: [Option<Piece>; 9],
}

#[derive(Debug)]
struct HandLine {
    color: Color,
    key: String,
    value: String,
    number: usize,
    line: String,
}

/// What came out of a diagram.
#[derive(Debug)]
pub(crate) enum Found {
    /// There is no board.
    Nothing,
    /// A board that cannot be read: its lines.
    Bad(Vec<String>),
    /// A start position.
    Start {
        /// The position; Black is to move where the diagram does not say.
        setup: Setup,
        /// Whether the diagram says who is to move.
        side_given: bool,
        /// The square of the last move.
        last: Option<Square>,
        /// The line of the last move, to be kept as a header.
        last_line: Option<String>,
    },
}

impl Diagram {
    /// Takes a line if it belongs to a diagram.
    pub fn take(&mut self, number: usize, line: &str) -> bool {
        let trimmed = line.trim();
        let taken = match trimmed.chars().next() {
            Some('|' | '｜') => {
                if self.place.is_none() {
                    self.place = Some((number, line.to_owned()));
                }
                self.row(trimmed);
                true
            }
            Some('+') => trimmed.starts_with("+--"),
            Some('９' | '１' | '9' | '1') => self.files(trimmed),
            Some('先' | '後' | '上' | '下') => self.side_line(number, line, trimmed),
            Some('手') => match trimmed.strip_prefix(LAST_MOVE) {
                Some(rest) => {
                    self.last = Some(rest.trim().to_owned());
                    true
                }
                None => false,
            },
            _ => false,
        };
        if taken && self.raw.len() < 32 {
            self.raw.push(line.to_owned());
        }
        taken
    }

    fn row(&mut self, line: &str) {
        let mut cells = [None; 9];
        let (mut count, mut color, mut label) = (0, Color::Black, None);
        let mut symbols = line.chars().skip(1);
        for symbol in symbols.by_ref() {
            match symbol {
                '|' | '｜' => break,
                ' ' | '^' => color = Color::Black,
                'v' | 'V' | 'ｖ' => color = Color::White,
                '・' | '･' | '．' | '　' | '.' | '*' => count += 1,
                _ => {
                    if let Some(side) = mark(symbol) {
                        color = side;
                        continue;
                    }
                    match (kind(symbol), cells.get_mut(count)) {
                        (Some(kind), Some(cell)) => *cell = Some(Piece::new(color, kind)),
                        _ => self.bad = true,
                    }
                    count += 1;
                    color = Color::Black;
                }
            }
        }
        for symbol in symbols {
            label = label.or_else(|| kanji_digit(symbol).and_then(|_| rank(symbol)));
        }
        self.bad |= count != 9 || self.rows.len() >= 9;
        if self.rows.len() < 9 {
            self.rows.push(Row { rank: label, cells });
        }
    }

    /// The line of the files' numbers, which is no row of a move: nine digits and nothing else.
    fn files(&mut self, line: &str) -> bool {
        let mut digits = [0; 9];
        let symbols = line.chars().filter(|symbol| !symbol.is_whitespace());
        for (index, symbol) in symbols.enumerate() {
            match (digit(symbol), digits.get_mut(index)) {
                (Some(value), Some(place)) => *place = value,
                _ => return false,
            }
        }
        match digits {
            [9, 8, 7, 6, 5, 4, 3, 2, 1] => true,
            [1, 2, 3, 4, 5, 6, 7, 8, 9] if line.contains(char::is_whitespace) => {
                self.turned = true;
                true
            }
            _ => false,
        }
    }

    fn side_line(&mut self, number: usize, line: &str, trimmed: &str) -> bool {
        let Some((color, rest)) = side_of(trimmed) else {
            return false;
        };
        if rest == "番" {
            self.side = Some(color);
            return true;
        }
        let Some(rest) = ["の持駒", "の持ち駒", "持駒"]
            .iter()
            .find_map(|word| rest.strip_prefix(word))
        else {
            return false;
        };
        let Some(value) = rest.strip_prefix(['：', ':']) else {
            return false;
        };
        self.hands.push(HandLine {
            color,
            key: trimmed[..trimmed.len() - rest.len()].to_owned(),
            value: value.trim().to_owned(),
            number,
            line: line.to_owned(),
        });
        true
    }

    /// What the lines amount to. Hands without a board become headers.
    pub fn finish(self, record: &mut Record, warnings: &mut Warnings) -> Found {
        let Some((number, line)) = self.place else {
            for hand in self.hands {
                record.headers.push(hand.key, hand.value);
            }
            if let Some(last) = self.last {
                record.headers.push(LAST_MOVE, last);
            }
            return Found::Nothing;
        };
        let mut setup = Setup::empty();
        let mut seen = [false; 9];
        let mut bad = self.bad || self.rows.len() != 9;
        for (index, row) in self.rows.iter().enumerate() {
            let Some(rank) = row.rank.or_else(|| Rank::from_number(index as u8 + 1)) else {
                continue;
            };
            bad |= std::mem::replace(&mut seen[rank.index()], true);
            for (column, &piece) in row.cells.iter().enumerate() {
                let number = if self.turned { column + 1 } else { 9 - column };
                if let Some(file) = File::from_number(number as u8) {
                    setup.set(Square::new(file, rank), piece);
                }
            }
        }
        if bad {
            warnings.push(WarningKind::UnreadableStart, number, &line, 0, &line);
            return Found::Bad(self.raw);
        }
        for hand in &self.hands {
            read_hand(hand, &mut setup, warnings);
        }
        setup.set_side(self.side.unwrap_or(Color::Black));
        let (last, ply) = self.last.as_deref().map_or((None, None), last_move);
        if let Some(ply) = ply {
            setup.set_ply(ply);
        }
        let last_line = self.last.filter(|_| last.is_some());
        Found::Start {
            setup,
            side_given: self.side.is_some(),
            last,
            last_line,
        }
    }
}

/// Reads `飛　金二　歩十八`, with or without spaces between. A hand may hold more than a set does.
fn read_hand(hand_line: &HandLine, setup: &mut Setup, warnings: &mut Warnings) {
    let value = hand_line.value.as_str();
    if matches!(value, "なし" | "無し" | "無" | "-") {
        return;
    }
    let mut bad = false;
    let mut symbols = value.chars().peekable();
    while let Some(symbol) = symbols.next() {
        if symbol.is_whitespace() || matches!(symbol, '、' | ',' | '・') {
            continue;
        }
        let Some(piece) = held(symbol) else {
            bad = true;
            continue;
        };
        let count = take_number(&mut symbols).unwrap_or(1);
        let total = u32::from(setup.held(hand_line.color, piece)) + count;
        match u16::try_from(total) {
            Ok(total) if total <= Setup::MAX_HELD => setup.set_held(hand_line.color, piece, total),
            _ => bad = true,
        }
    }
    if bad {
        let at = hand_line.line.find(value).unwrap_or(0);
        warnings.push(
            WarningKind::BadValue,
            hand_line.number,
            &hand_line.line,
            at,
            value,
        );
    }
}

/// Reads `70  △３一玉  まで`: the square, and the number of the next move.
pub(crate) fn last_move(text: &str) -> (Option<Square>, Option<u32>) {
    let (number, rest) = leading_number(text);
    let ply = number
        .and_then(|number| number.checked_add(1))
        .filter(|&ply| ply <= komadai_core::Position::MAX_PLY);
    let mut symbols = rest
        .trim_start()
        .trim_start_matches(|symbol| mark(symbol).is_some())
        .chars();
    let square = match (symbols.next().and_then(file), symbols.next().and_then(rank)) {
        (Some(file), Some(rank)) => Some(Square::new(file, rank)),
        _ => None,
    };
    (square, ply)
}

/// What a record's diagram is to say behind `手数＝`: the last move, where that is kept in a way that reads as the same start again.
pub(crate) fn last_line(record: &Record) -> Option<&str> {
    let line = record.headers.get(LAST_MOVE)?;
    let (square, ply) = last_move(line);
    let comes_back = square.is_some()
        && ply.unwrap_or(1) == record.start.ply()
        && line.trim() == line
        && !line.contains(['\n', '\r']);
    comes_back.then_some(line)
}

/// Writes the diagram of a position. `last` is what stands behind `手数＝`; without it the move number alone is written
/// where it is not the first. That White is to move is always said, that Black is only if asked for.
pub(crate) fn write_diagram(
    out: &mut String,
    setup: &Setup,
    handicap: bool,
    say_black: bool,
    last: Option<&str>,
) {
    hand(out, setup, Color::White, handicap);
    out.push_str("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
    for rank in Rank::ALL {
        out.push('|');
        for file in File::ALL.into_iter().rev() {
            match setup.piece_at(Square::new(file, rank)) {
                None => out.push_str(" ・"),
                Some(piece) => {
                    out.push(if piece.color() == Color::Black {
                        ' '
                    } else {
                        'v'
                    });
                    out.push(glyph(piece.kind()));
                }
            }
        }
        out.push('|');
        out.push(super::japanese::kanji_rank(rank));
        out.push('\n');
    }
    out.push_str("+---------------------------+\n");
    hand(out, setup, Color::Black, handicap);
    if setup.side() == Color::White || say_black {
        out.push_str(side(setup.side(), handicap));
        out.push_str("番\n");
    }
    match last {
        Some(last) => {
            let _ = writeln!(out, "{LAST_MOVE}{last}");
        }
        None if setup.ply() != 1 => {
            let _ = writeln!(out, "{LAST_MOVE}{}  まで", setup.ply().saturating_sub(1));
        }
        None => {}
    }
}

fn hand(out: &mut String, setup: &Setup, color: Color, handicap: bool) {
    out.push_str(side(color, handicap));
    out.push_str("の持駒：");
    let mut held = HandPiece::ALL
        .into_iter()
        .rev()
        .map(|piece| (piece, setup.held(color, piece)))
        .filter(|&(_, count)| count > 0)
        .peekable();
    if held.peek().is_none() {
        out.push_str("なし");
    }
    for (index, (piece, count)) in held.enumerate() {
        if index > 0 {
            out.push('　');
        }
        out.push(glyph(piece.kind()));
        if count > 1 {
            push_kanji_number(out, u32::from(count));
        }
    }
    out.push('\n');
}

/// Writes the start position of a record alone.
pub(crate) fn write(record: &Record, sink: &mut Sink) {
    let handicap = super::kif::handicap_words(record);
    let last = last_line(record);
    write_diagram(&mut sink.out, &record.start, handicap, handicap, last);
    for (key, value) in record.headers.iter() {
        if key != LAST_MOVE || last != Some(value) {
            sink.lose(LossKind::Header);
        }
    }
    for visit in record.tree.walk() {
        if let crate::Visit::Enter(id) = visit {
            if id != crate::NodeId::ROOT {
                sink.lose(LossKind::Move);
            }
            sink.lose_notes(record.tree.node(id));
        }
    }
}
