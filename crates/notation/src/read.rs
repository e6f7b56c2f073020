//! What the text of a move says, before any position is asked.

use komadai_core::{Color, File, PieceKind, Rank, Square};

use crate::rivals::{Manner, Motion, Place};
use crate::{Expected, ParseError, Style, names};

/// Where a move goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// To a square that the text names.
    Square(Square),
    /// 同: to where the move before it went.
    Same,
}

/// The form of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// The square, then the piece: `７六歩`.
    SquareFirst,
    /// The piece, then the square: `P-76`.
    PieceFirst,
    /// Only where the piece goes: `76`.
    TargetOnly,
    /// From square to square: `7g7f`.
    Squares,
    /// From square to square, then the piece after the move: `7776FU`.
    Csa,
}

/// What a text says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// The side that a mark such as ▲ names.
    pub(crate) mark: Option<Color>,
    pub(crate) shape: Shape,
    /// The piece before the move; after it in CSA.
    pub(crate) kind: Option<PieceKind>,
    pub(crate) from: Option<Square>,
    pub(crate) target: Target,
    /// Whether the text says that a piece is dropped, or that one moves on the board.
    pub(crate) drop: Option<bool>,
    pub(crate) promote: Option<bool>,
    pub(crate) manner: Manner,
}

/// A character as the grammar knows it: half width, lower case, one dash, one cross, one star; `None` for a space.
const fn fold(ch: char) -> Option<char> {
    Some(match ch {
        ' '
        | '\t'
        | '\u{a0}'
        | '\u{2000}'..='\u{200b}'
        | '\u{202f}'
        | '\u{205f}'
        | '\u{3000}'
        | '\u{feff}' => return None,
        '\u{ff01}'..='\u{ff5e}' => {
            // Full-width forms stand in the order of ASCII.
            let ascii = (ch as u32 - 0xff01 + 0x21) as u8 as char;
            return fold(ascii);
        }
        'A'..='Z' => ch.to_ascii_lowercase(),
        '\u{2010}'..='\u{2015}' | '\u{2212}' | 'ー' | '─' => '-',
        '×' | '✕' | '✖' => 'x',
        '\'' | '’' | '‘' | '@' | '打' => '*',
        '△' | '☖' | '▽' => '△',
        '▲' | '☗' | '▼' => '▲',
        '〃' => '同',
        '不' | '生' => '不',
        '王' => '玉',
        '竜' => '龍',
        ch => ch,
    })
}

/// The folded characters of a text with the place of each, counted from 1.
struct Cursor<'a> {
    text: &'a str,
    chars: Vec<char>,
    places: Vec<usize>,
    next: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Cursor<'a> {
        let (places, chars) = text
            .chars()
            .enumerate()
            .filter_map(|(place, ch)| Some((place + 1, fold(ch)?)))
            .unzip();
        Cursor {
            text,
            chars,
            places,
            next: 0,
        }
    }

    fn rest(&self) -> &[char] {
        self.chars.get(self.next..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().first().copied()
    }

    fn take<T>(&mut self, what: impl Fn(char) -> Option<T>) -> Option<T> {
        let taken = what(self.peek()?)?;
        self.next += 1;
        Some(taken)
    }

    fn eat(&mut self, text: &str) -> bool {
        let rest = self.rest();
        let mut length = 0;
        for ch in text.chars() {
            if rest.get(length) != Some(&ch) {
                return false;
            }
            length += 1;
        }
        self.next += length;
        true
    }

    fn fail<T>(&self, expected: Expected) -> Result<T, ParseError> {
        self.fail_at(self.next, expected)
    }

    fn fail_at<T>(&self, index: usize, expected: Expected) -> Result<T, ParseError> {
        let end = self.text.chars().count() + 1;
        let at = self.places.get(index).copied().unwrap_or(end);
        Err(ParseError::Syntax {
            at,
            expected,
            found: self.text.chars().nth(at - 1),
        })
    }

    fn file(&mut self) -> Result<File, ParseError> {
        match self.take(names::file) {
            Some(file) => Ok(file),
            None => self.fail(Expected::File),
        }
    }

    fn rank(&mut self) -> Result<Rank, ParseError> {
        match self.take(names::rank) {
            Some(rank) => Ok(rank),
            None => self.fail(Expected::Rank),
        }
    }

    fn square(&mut self) -> Result<Square, ParseError> {
        Ok(Square::new(self.file()?, self.rank()?))
    }

    fn bracketed(&mut self) -> Result<Square, ParseError> {
        self.eat("←");
        let square = self.square()?;
        if !self.eat(")") {
            return self.fail(Expected::ClosingBracket);
        }
        Ok(square)
    }

    fn piece(&mut self) -> Option<PieceKind> {
        let (kind, length) = names::piece(self.rest())?;
        self.next += length;
        Some(kind)
    }

    /// Promotion or not, at the end of a western move and in the middle of a Japanese one.
    fn promotion(&mut self) -> Option<bool> {
        for (text, promotes) in [
            ("不成", false),
            ("不", false),
            ("ならず", false),
            ("ナラズ", false),
            ("成", true),
            ("ナル", true),
            ("なる", true),
            ("+", true),
            ("=", false),
        ] {
            if self.eat(text) {
                return Some(promotes);
            }
        }
        None
    }

    fn end(&self) -> Result<(), ParseError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => self.fail(Expected::End),
        }
    }
}

impl Reading {
    /// Reads a text of a style, or of any.
    pub(crate) fn of(text: &str, style: Option<Style>) -> Result<Reading, ParseError> {
        let mut cursor = Cursor::new(text);
        let reading = read(&mut cursor, style)?;
        cursor.end()?;
        match style {
            Some(style) if !reading.suits(style) => cursor.fail_at(0, Expected::Style(style)),
            _ => Ok(reading),
        }
    }

    const fn suits(&self, style: Style) -> bool {
        match style {
            Style::Japanese | Style::Kif | Style::Yorozuya => {
                matches!(self.shape, Shape::SquareFirst | Shape::TargetOnly)
            }
            Style::Western | Style::Hodges | Style::KitaoKawasaki => {
                matches!(
                    self.shape,
                    Shape::PieceFirst | Shape::TargetOnly | Shape::Squares
                )
            }
            Style::Usi => match self.shape {
                Shape::Squares => true,
                Shape::PieceFirst => matches!(self.drop, Some(true)),
                _ => false,
            },
            Style::Csa => matches!(self.shape, Shape::Csa),
        }
    }
}

fn read(cursor: &mut Cursor<'_>, style: Option<Style>) -> Result<Reading, ParseError> {
    let mut mark = cursor.take(|ch| match ch {
        '▲' => Some(Color::Black),
        '△' => Some(Color::White),
        _ => None,
    });
    let digit_follows = cursor.rest().get(1).is_some_and(char::is_ascii_digit);
    if mark.is_none() && digit_follows {
        mark = cursor.take(|ch| match ch {
            '+' => Some(Color::Black),
            '-' => Some(Color::White),
            _ => None,
        });
    }
    let reading = Reading {
        mark,
        shape: Shape::TargetOnly,
        kind: None,
        from: None,
        target: Target::Same,
        drop: None,
        promote: None,
        manner: Manner::default(),
    };
    match cursor.peek() {
        Some('同') => square_first(cursor, reading),
        Some('0') => csa_drop(cursor, reading),
        Some(ch) if names::file(ch).is_some() => square_first(cursor, reading),
        Some('仝') if cursor.rest().len() > 1 && names::piece(&cursor.rest()[1..]).is_some() => {
            square_first(cursor, reading)
        }
        _ => match cursor.piece() {
            Some(kind) => piece_first(
                cursor,
                Reading {
                    kind: Some(kind),
                    shape: Shape::PieceFirst,
                    ..reading
                },
            ),
            None => cursor.fail(style.map_or(Expected::Move, Expected::Style)),
        },
    }
}

/// `７六歩`, `同　銀成(46)`, `76`, `7g7f`, `7776FU`.
fn square_first(cursor: &mut Cursor<'_>, mut reading: Reading) -> Result<Reading, ParseError> {
    if cursor.eat("同") || cursor.eat("仝") {
        reading.target = Target::Same;
    } else {
        reading.target = Target::Square(cursor.square()?);
        // Books remind the reader of the square: 2四同歩.
        cursor.eat("同");
        if cursor.peek().is_some_and(|ch| names::file(ch).is_some()) {
            return from_to(cursor, reading);
        }
    }
    if let Some(kind) = cursor.piece() {
        reading.kind = Some(kind);
        reading.shape = Shape::SquareFirst;
    }
    modifiers(cursor, &mut reading)?;
    Ok(reading)
}

fn modifiers(cursor: &mut Cursor<'_>, reading: &mut Reading) -> Result<(), ParseError> {
    while cursor.peek().is_some() {
        let place = |ch| match ch {
            '右' => Some(Place::Right),
            '左' => Some(Place::Left),
            '直' => Some(Place::Straight),
            _ => None,
        };
        let motion = |ch| match ch {
            '上' | '行' | '入' => Some(Motion::Up),
            '寄' => Some(Motion::Side),
            '引' | '下' => Some(Motion::Down),
            _ => None,
        };
        let start = cursor.next;
        let twice = if let Some(place) = cursor.take(place) {
            reading.manner.place.replace(place).is_some()
        } else if let Some(motion) = cursor.take(motion) {
            reading.manner.motion.replace(motion).is_some()
        } else if let Some(promotes) = cursor.promotion() {
            reading.promote.replace(promotes).is_some()
        } else if cursor.eat("*") {
            reading.drop.replace(true).is_some()
        } else if cursor.eat("(") {
            let from = cursor.bracketed()?;
            reading.from.replace(from).is_some()
        } else {
            return cursor.fail(Expected::Addition);
        };
        if twice {
            return cursor.fail_at(start, Expected::AdditionOnce);
        }
    }
    if reading.from.is_some() && reading.drop.is_none() {
        reading.drop = Some(false);
    }
    Ok(())
}

/// The second square of `7g7f` and what follows it; the first one is in `reading.target`.
fn from_to(cursor: &mut Cursor<'_>, mut reading: Reading) -> Result<Reading, ParseError> {
    if let Target::Square(from) = reading.target {
        reading.from = Some(from);
    }
    reading.target = Target::Square(cursor.square()?);
    reading.drop = Some(false);
    reading.shape = Shape::Squares;
    if let Some(kind) = names::csa_kind(cursor.rest()) {
        cursor.next = cursor.chars.len();
        reading.kind = Some(kind);
        reading.shape = Shape::Csa;
    } else {
        reading.promote = cursor.promotion();
    }
    Ok(reading)
}

/// `0055KA`.
fn csa_drop(cursor: &mut Cursor<'_>, mut reading: Reading) -> Result<Reading, ParseError> {
    if !cursor.eat("00") {
        cursor.next += 1;
        return cursor.fail(Expected::Origin);
    }
    reading.target = Target::Square(cursor.square()?);
    reading.drop = Some(true);
    reading.shape = Shape::Csa;
    let Some(kind) = names::csa_kind(cursor.rest()) else {
        return cursor.fail(Expected::CsaPiece);
    };
    cursor.next = cursor.chars.len();
    reading.kind = Some(kind);
    Ok(reading)
}

/// `P-76`, `S72x83+`, `P*55`, `P76`, `金(69)-58`, `銀x`; the piece has been read.
fn piece_first(cursor: &mut Cursor<'_>, mut reading: Reading) -> Result<Reading, ParseError> {
    let bracketed = cursor.eat("(");
    let first = if bracketed {
        Some(cursor.bracketed()?)
    } else if cursor.peek().is_some_and(|ch| names::file(ch).is_some()) {
        Some(cursor.square()?)
    } else {
        None
    };
    let sign = cursor.take(|ch| matches!(ch, '-' | 'x' | '*').then_some(ch));
    let second = match cursor.peek() {
        Some('同') => {
            cursor.next += 1;
            Some(Target::Same)
        }
        Some(ch) if names::file(ch).is_some() => Some(Target::Square(cursor.square()?)),
        _ => None,
    };
    reading.drop = match sign {
        Some('*') => Some(true),
        _ => Some(false),
    };
    (reading.from, reading.target) = match (first, sign, second) {
        (first, _, Some(target)) => (first, target),
        (Some(target), None, None) if !bracketed => (None, Target::Square(target)),
        // Kitao–Kawasaki leaves out the square of a recapture.
        (first, Some('x'), None) => (first, Target::Same),
        _ => return cursor.fail(Expected::Target),
    };
    if reading.drop == Some(true) && reading.from.is_some() {
        return cursor.fail(Expected::DropWithoutOrigin);
    }
    reading.promote = cursor.promotion();
    Ok(reading)
}
