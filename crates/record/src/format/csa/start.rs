//! The start position: `PI`, `P1` to `P9`, `P+` and `P-`.

use komadai_core::{Color, File, HandPiece, Piece, PieceKind, Rank, Setup, Square};

use super::words::{kind, square};

/// The start position as far as it was read.
#[derive(Debug)]
pub(super) struct Start {
    setup: Setup,
    /// Whether any line spoke of it.
    given: bool,
}

impl Default for Start {
    fn default() -> Start {
        Start {
            setup: Setup::empty(),
            given: false,
        }
    }
}

/// Where a line goes wrong, in bytes from its start; what was understood before that is kept.
pub(super) type Fault = Result<(), usize>;

impl Start {
    /// The position, with the side to move. Without any line it is that of an even game.
    pub(super) fn finish(&mut self, side: Color) -> Setup {
        let mut setup = if self.given {
            self.setup
        } else {
            Setup::start()
        };
        setup.set_side(side);
        setup
    }

    /// Reads a statement that begins with `P`; `None` if it is none of these.
    pub(super) fn line(&mut self, text: &str) -> Option<Fault> {
        let fault = match text.as_bytes().get(1)? {
            b'I' => {
                self.setup = Setup::start();
                self.remove(text)
            }
            digit @ b'1'..=b'9' => self.row(Rank::from_number(digit - b'0')?, text),
            b'+' => self.put(Color::Black, text),
            b'-' => self.put(Color::White, text),
            _ => return None,
        };
        self.given = true;
        Some(fault)
    }

    /// `PI82HI22KA`: the even start without these pieces.
    fn remove(&mut self, text: &str) -> Fault {
        for (at, group) in groups(text) {
            let (place, kind) = place(group).ok_or(at)?;
            let square = place.ok_or(at)?;
            let there = self.setup.piece_at(square).map(Piece::kind);
            if there != Some(kind) {
                return Err(at);
            }
            self.setup.set(square, None);
        }
        Ok(())
    }

    /// `P+00FU55KI`: pieces of a side on squares or, with `00`, in its hand; `00AL` is all that is left.
    fn put(&mut self, color: Color, text: &str) -> Fault {
        for (at, group) in groups(text) {
            if group == "00AL" {
                self.take_all(color);
                continue;
            }
            let (place, kind) = place(group).ok_or(at)?;
            match place {
                Some(square) => self.setup.set(square, Some(Piece::new(color, kind))),
                None => {
                    let piece = kind.hand_piece().filter(|_| !kind.is_promoted());
                    let piece = piece.ok_or(at)?;
                    let held = self.setup.held(color, piece);
                    if held == Setup::MAX_HELD {
                        return Err(at);
                    }
                    self.setup.set_held(color, piece, held + 1);
                }
            }
        }
        Ok(())
    }

    /// Gives a side all pieces of a set that are not placed yet, kings aside.
    fn take_all(&mut self, color: Color) {
        for piece in HandPiece::ALL {
            let placed = self.setup.count_of(piece.kind());
            let left = u32::from(piece.in_a_set()).saturating_sub(placed);
            // At most a set is left.
            let held = self.setup.held(color, piece).saturating_add(left as u16);
            self.setup.set_held(color, piece, held);
        }
    }

    /// `P1-KY-KE * …`: nine cells from file 9 to file 1.
    fn row(&mut self, rank: Rank, text: &str) -> Fault {
        let mut cells = [None; 9];
        let read = match by_words(text, &mut cells) {
            Ok(()) => Ok(()),
            // Cells that are blank can only be counted by their width.
            Err(at) => by_width(text, &mut cells).map_err(|_| at),
        };
        for (file, cell) in File::ALL.iter().rev().zip(cells) {
            self.setup.set(Square::new(*file, rank), cell);
        }
        read
    }
}

/// The groups of four characters behind `PI`, `P+` or `P-`, with their places.
fn groups(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 2;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let skipped = rest.len() - rest.trim_start().len();
        at += skipped;
        let rest = &rest[skipped..];
        if rest.is_empty() {
            return None;
        }
        // A group that is cut short or no ASCII is handed out too, for it is a fault.
        let group = rest.get(..4).unwrap_or(rest);
        let start = at;
        at += group.len();
        Some((start, group))
    })
}

/// A square, or `None` for a hand, and a kind.
fn place(group: &str) -> Option<(Option<Square>, PieceKind)> {
    let kind = kind(group.get(2..4)?)?;
    match &group.as_bytes()[..2] {
        b"00" => Some((None, kind)),
        &[file, rank] => Some((Some(square(file, rank)?), kind)),
        _ => None,
    }
}

fn piece(text: &str) -> Option<Piece> {
    let color = match text.as_bytes().first()? {
        b'+' => Color::Black,
        b'-' => Color::White,
        _ => return None,
    };
    Some(Piece::new(color, kind(text.get(1..3)?)?))
}

/// Takes cells for words: spaces between them may be too few, as after an editor that squeezes them, or missing at the end.
fn by_words(text: &str, cells: &mut [Option<Piece>; 9]) -> Fault {
    let mut found = cells.iter_mut();
    let mut at = 2;
    while let Some(symbol) = text[at..].chars().next() {
        match symbol {
            ' ' | '\u{3000}' | '\t' => at += symbol.len_utf8(),
            '*' => {
                *found.next().ok_or(at)? = None;
                at += 1;
            }
            '+' | '-' => {
                *found.next().ok_or(at)? = Some(piece(&text[at..]).ok_or(at)?);
                at += 3;
            }
            // One program closes its rows with a full stop, which an empty last cell would need.
            '.' if at + 1 == text.len() => at += 1,
            _ => return Err(at),
        }
    }
    if found.next().is_some() {
        Err(at)
    } else {
        Ok(())
    }
}

/// Takes three characters for each cell; a cell without a piece must hold nothing but spaces and a star.
fn by_width(text: &str, cells: &mut [Option<Piece>; 9]) -> Fault {
    let row = text.get(2..).filter(|row| row.is_ascii()).ok_or(2_usize)?;
    for (n, cell) in cells.iter_mut().enumerate() {
        let text = row.get(3 * n..).unwrap_or_default();
        let text = text.get(..3).unwrap_or(text);
        *cell = piece(text);
        if cell.is_none() && !text.trim_matches([' ', '*']).is_empty() {
            return Err(2 + 3 * n);
        }
    }
    Ok(())
}
