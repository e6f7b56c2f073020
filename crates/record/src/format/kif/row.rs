//! One row of a move: `   3 ２二角成(88)   ( 0:16/00:00:16)+`.

use komadai_core::{File, Move, PieceKind, Rank, Square};

use super::super::japanese::{digit, file, kind, leading_number, mark, rank};
use super::scan::Scan;
use crate::Replay;

/// The number of a row and where its text begins; `None` for a line that is no row.
pub(super) fn number(line: &str) -> Option<(u32, usize)> {
    let bytes = line.as_bytes();
    let mut at = 0;
    while matches!(bytes.get(at), Some(b' ' | b'\t')) {
        at += 1;
    }
    let start = at;
    let mut number = 0u32;
    while let Some(byte @ b'0'..=b'9') = bytes.get(at) {
        number = number
            .saturating_mul(10)
            .saturating_add(u32::from(byte - b'0'));
        at += 1;
    }
    if at == start {
        return wide_number(line);
    }
    // Behind the number stands a space, or the move at once.
    match bytes.get(at)? {
        b' ' | b'\t' => {}
        byte if *byte >= 0x80 => {}
        _ => return None,
    }
    let text = line[at..].trim_start();
    (!text.is_empty()).then(|| (number, line.len() - text.len()))
}

/// The same for a number of full-width digits, behind which a space must stand.
fn wide_number(line: &str) -> Option<(u32, usize)> {
    let text = line.trim_start();
    let (number, rest) = leading_number(text);
    let text = rest.trim_start();
    if text.is_empty() || text.len() == rest.len() {
        return None;
    }
    Some((number?, line.len() - text.len()))
}

/// A move as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Written {
    /// The target; `None` for 同.
    pub to: Option<Square>,
    /// The kind named.
    pub kind: PieceKind,
    /// Whether 成 is written.
    pub promote: bool,
    /// Whether 打 is written.
    pub drop: bool,
    /// The square of origin.
    pub from: Option<Square>,
}

/// Whether a text begins like a move, readable or not.
pub(super) fn looks_like_move(text: &str) -> bool {
    let text = text.trim_start_matches(|symbol| mark(symbol).is_some());
    let mut symbols = text.chars();
    match symbols.next() {
        Some('同') => true,
        Some(first) => digit(first).is_some() && symbols.next().and_then(rank).is_some(),
        None => false,
    }
}

/// Reads a move at the start of a text; gives the length of what was read too.
pub(super) fn read(text: &str) -> Option<(Written, usize)> {
    let mut scan = Scan::new(text);
    let mut first = scan.next()?;
    if mark(first).is_some() {
        scan.spaces();
        first = scan.next()?;
    }
    let to = if first == '同' {
        None
    } else {
        let file: File = digit(first).and_then(|_| file(first))?;
        let rank: Rank = rank(scan.next()?)?;
        Some(Square::new(file, rank))
    };
    scan.spaces();
    let mut symbol = scan.next()?;
    let mut promoted = false;
    if symbol == '成' {
        promoted = true;
        symbol = scan.next()?;
    }
    let mut kind = kind(symbol)?;
    if promoted {
        kind = kind.promoted()?;
    }
    let mut written = Written {
        to,
        kind,
        promote: false,
        drop: false,
        from: None,
    };
    let mut end = scan.at;
    loop {
        match scan.peek() {
            Some(' ' | '　' | '\t') => {
                scan.spaces();
                continue;
            }
            Some('成') => written.promote = true,
            Some('不') if scan.rest().starts_with("不成") => {
                scan.next();
            }
            Some('生' | '左' | '右' | '直' | '上' | '寄' | '引' | '行' | '入') => {}
            Some('打') => written.drop = true,
            Some('(' | '（') => {
                if let Some((square, length)) = origin(scan.rest()) {
                    end = scan.at + length;
                    // A square of zeros is the hand.
                    written.drop |= square.is_none();
                    written.from = square;
                }
                break;
            }
            _ => break,
        }
        scan.next();
        end = scan.at;
    }
    Some((written, end))
}

/// Reads `(77)`; `(00)` is no square.
fn origin(text: &str) -> Option<(Option<Square>, usize)> {
    let mut symbols = text.char_indices();
    symbols.next()?;
    let (_, first) = symbols.next()?;
    let (_, second) = symbols.next()?;
    let (at, close) = symbols.next()?;
    if !matches!(close, ')' | '）') {
        return None;
    }
    let end = at + close.len_utf8();
    let (file, rank) = (digit(first)? as u8, digit(second)? as u8);
    if (file, rank) == (0, 0) {
        return Some((None, end));
    }
    let square = Square::new(File::from_number(file)?, Rank::from_number(rank)?);
    Some((Some(square), end))
}

/// What a written move means on a board.
pub(super) enum Meaning {
    /// A move. The flag says that another piece is named than the one that stands there.
    Move(Move, bool),
    /// Several moves fit: there is more than one.
    OneOf(Box<[Move]>),
    /// No move fits.
    None,
}

/// Finds the move that is written; `last` is the square that 同 means.
pub(super) fn resolve(written: Written, replay: &Replay, last: Option<Square>) -> Meaning {
    let Some(to) = written.to.or(last) else {
        return Meaning::None;
    };
    let hand_piece = written
        .kind
        .hand_piece()
        .filter(|_| !written.kind.is_promoted());
    if written.drop && written.from.is_none() {
        return hand_piece.map_or(Meaning::None, |piece| {
            Meaning::Move(Move::Drop { piece, to }, false)
        });
    }
    let mut promote = written.promote;
    let Some(from) = written.from else {
        return without_origin(written, replay, to);
    };
    let mut other = false;
    if let Some(piece) = replay.piece_at(from) {
        let stands = piece.kind();
        if stands != written.kind {
            other = true;
            // The face that the piece shows after the move may be named instead of 成.
            promote |= stands.promoted() == Some(written.kind);
        }
    }
    Meaning::Move(Move::Board { from, to, promote }, other)
}

/// A move without a square of origin and without 打: the one piece on the board that can make it, else a drop.
#[cold]
fn without_origin(written: Written, replay: &Replay, to: Square) -> Meaning {
    let Some(position) = replay.position() else {
        return Meaning::None;
    };
    let us = position.side();
    let fitting: Box<[Move]> = position
        .of(us, written.kind)
        .into_iter()
        .map(|from| Move::Board {
            from,
            to,
            promote: written.promote,
        })
        .filter(|&mv| position.is_legal(mv))
        .collect();
    match *fitting {
        [] => {}
        [mv] => return Meaning::Move(mv, false),
        _ => return Meaning::OneOf(fitting),
    }
    match written.kind.hand_piece() {
        Some(piece)
            if !written.kind.is_promoted() && !written.promote && position.holds(us, piece) =>
        {
            Meaning::Move(Move::Drop { piece, to }, false)
        }
        _ => Meaning::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_and_lines_that_are_none() {
        let check = |line: &str, expected: Option<(u32, &str)>| {
            let found = number(line).map(|(number, at)| (number, &line[at..]));
            assert_eq!(found, expected, "{line:?}");
        };
        check("   1 ７六歩(77)", Some((1, "７六歩(77)")));
        check("12\t同　歩(23)", Some((12, "同　歩(23)")));
        check("1７六歩(77)", Some((1, "７六歩(77)")));
        check("　１２　７六歩(77)", Some((12, "７六歩(77)")));
        check("99999999999 投了", Some((u32::MAX, "投了")));
        check("手合割：平手", None);
        check("2014/10/12", None);
        check("12", None);
        check("７六歩(77)", None);
    }

    #[test]
    fn moves_in_every_shape() {
        use PieceKind::{Bishop, Gold, King, Pawn, ProSilver, Silver};
        let check = |text: &str, to: Option<Square>, kind, promote, drop, from: Option<Square>| {
            let written = Written {
                to,
                kind,
                promote,
                drop,
                from,
            };
            let (found, length) = read(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(found, written, "{text}");
            assert_eq!(
                text[length..].trim_end_matches([' ', '(', '0', ':', ')']),
                "",
                "{text}"
            );
        };
        use Square::{S2B, S3A, S4F, S5E, S7F, S7G, S8H};
        check("７六歩(77)", Some(S7F), Pawn, false, false, Some(S7G));
        check("76歩(77)", Some(S7F), Pawn, false, false, Some(S7G));
        check(
            "▲７六歩(77) (0:00)",
            Some(S7F),
            Pawn,
            false,
            false,
            Some(S7G),
        );
        check("同　銀(31)", None, Silver, false, false, Some(S3A));
        check("同銀(31)", None, Silver, false, false, Some(S3A));
        check("同 銀(31)", None, Silver, false, false, Some(S3A));
        check("２二角成(88)", Some(S2B), Bishop, true, false, Some(S8H));
        check("２二角不成(88)", Some(S2B), Bishop, false, false, Some(S8H));
        check(
            "２二角　成（８８）",
            Some(S2B),
            Bishop,
            true,
            false,
            Some(S8H),
        );
        check(
            "５五成銀(46)",
            Some(S5E),
            ProSilver,
            false,
            false,
            Some(S4F),
        );
        check("５五全(46)", Some(S5E), ProSilver, false, false, Some(S4F));
        check("５五金打  ", Some(S5E), Gold, false, true, None);
        check("５五金(00)", Some(S5E), Gold, false, true, None);
        check("５五王(46)", Some(S5E), King, false, false, Some(S4F));
        for bad in ["", "投了", "７", "７六", "７六x", "０六歩(77)", "成銀(46)"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
