//! Writing CSA: V2.2, or V3.0 where only that can hold the record.

use std::fmt::Write as _;

use komadai_core::{Color, File, HandPiece, Move, Piece, Rank, Setup, Square};

use super::words::{csa_word, escape, is_key, value_fits, word};
use crate::notation::csa;
use crate::writing::{LossKind, Sink};
use crate::{Encoding, Ending, Node, NodeId, Record, Replay, Step, Tree, key};

/// Writes games, divided by `/`, below a line that names the encoding.
pub(crate) fn write(records: &[Record], sink: &mut Sink) {
    let name = match sink.encoding {
        Encoding::ShiftJis => "SHIFT_JIS",
        Encoding::EucJp => "EUC-JP",
        Encoding::Utf16Le | Encoding::Utf16Be => "UTF-16",
        _ => "UTF-8",
    };
    let _ = writeln!(sink.out, "'CSA encoding={name}");
    for (n, record) in records.iter().enumerate() {
        if n > 0 {
            sink.out.push_str("/\n");
        }
        let version = if needs_v3(record) { "V3.0" } else { "V2.2" };
        let _ = writeln!(sink.out, "{version}");
        write_headers(record, sink);
        write_start(&record.start, sink);
        write_comments(record.tree.node(NodeId::ROOT), sink);
        write_moves(record, sink);
    }
}

/// Headers that came with V3.
fn is_v3_header(key: &str) -> bool {
    matches!(
        key,
        key::MAX_MOVES | key::NOTE | "$TIME" | "$TIME+" | "$TIME-" | "$JISHOGI"
    )
}

fn needs_v3(record: &Record) -> bool {
    record.headers.iter().any(|(key, _)| is_v3_header(key))
        || record.tree.main_line().any(|id| {
            let node = record.tree.node(id);
            node.time.spent_ms.is_some_and(|ms| ms % 1000 != 0)
                || node.step == Step::End(Ending::MaxMoves)
        })
}

fn write_headers(record: &Record, sink: &mut Sink) {
    let mut named = [false; 2];
    for (sign, keys) in [
        ('+', [key::BLACK, key::SHITATE]),
        ('-', [key::WHITE, key::UWATE]),
    ] {
        let first = record.headers.iter().find(|(key, _)| keys.contains(key));
        if let Some((_, name)) = first {
            let name = one_line(name, sink);
            let _ = writeln!(sink.out, "N{sign}{name}");
        }
    }
    for (key, value) in record.headers.iter() {
        let side = match key {
            key::BLACK | key::SHITATE => Some(Color::Black),
            key::WHITE | key::UWATE => Some(Color::White),
            _ => None,
        };
        if let Some(side) = side
            && !std::mem::replace(&mut named[side.index()], true)
        {
            continue;
        }
        write_header(key, value, sink);
    }
}

/// A header goes by CSA's word where there is one and the value fits, else into a comment that the reader takes for a header.
fn write_header(key: &str, value: &str, sink: &mut Sink) {
    let value = match key {
        key::NOTE => escape(value),
        _ => one_line(value, sink),
    };
    let _ = match (csa_word(key), key.strip_prefix('$')) {
        (Some(word), _) if value_fits(word, &value) => writeln!(sink.out, "${word}:{value}"),
        (Some(word), _) => writeln!(sink.out, "'${word}:{value}"),
        (None, Some(word)) if is_key(word) => writeln!(sink.out, "${word}:{value}"),
        (None, None) if is_key(key) => writeln!(sink.out, "'${key}:{value}"),
        _ => {
            sink.lose(LossKind::Header);
            return;
        }
    };
}

/// The text with spaces for line ends, which only `$NOTE` can hold.
fn one_line(text: &str, sink: &mut Sink) -> String {
    if text.contains(['\n', '\r']) {
        sink.lose(LossKind::Header);
    }
    text.replace(['\n', '\r'], " ")
}

fn write_start(start: &Setup, sink: &mut Sink) {
    let mut even = Setup::start();
    even.set_side(start.side());
    if start.ply() != 1 {
        sink.lose(LossKind::Start);
    }
    even.set_ply(start.ply());
    if *start == even {
        sink.out.push_str("PI\n");
    } else {
        for rank in Rank::ALL {
            let _ = write!(sink.out, "P{}", rank.number());
            for file in File::ALL.into_iter().rev() {
                match start.piece_at(Square::new(file, rank)) {
                    Some(piece) => push_piece(piece, &mut sink.out),
                    None => sink.out.push_str(" * "),
                }
            }
            sink.out.push('\n');
        }
        for color in Color::ALL {
            write_hand(color, start, &mut sink.out);
        }
    }
    sink.out.push(sign(start.side()));
    sink.out.push('\n');
}

fn sign(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}

fn push_piece(piece: Piece, out: &mut String) {
    out.push(sign(piece.color()));
    out.push_str(csa(piece.kind()));
}

fn write_hand(color: Color, start: &Setup, out: &mut String) {
    let held = |piece: &HandPiece| start.held(color, *piece);
    if HandPiece::ALL.iter().all(|piece| held(piece) == 0) {
        return;
    }
    out.push('P');
    out.push(sign(color));
    for piece in HandPiece::ALL.into_iter().rev() {
        for _ in 0..held(&piece) {
            let _ = write!(out, "00{}", csa(piece.kind()));
        }
    }
    out.push('\n');
}

fn write_comments(node: &Node, sink: &mut Sink) {
    for line in node
        .comments()
        .iter()
        .flat_map(|text| text.split(['\n', '\r']))
    {
        let _ = writeln!(sink.out, "'*{line}");
    }
    if node.bookmark().is_some() {
        sink.lose(LossKind::Bookmark);
    }
}

fn write_moves(record: &Record, sink: &mut Sink) {
    let tree = &record.tree;
    let mut replay = record.replay();
    let mut totals = [0_u64; 2];
    lose_variations(tree, NodeId::ROOT, sink);
    for id in tree.main_line() {
        let node = tree.node(id);
        let side = replay.side();
        let lost = match &node.step {
            Step::Start => None,
            Step::Move(mv) => match replay.play(*mv) {
                Ok(_) => {
                    write_move(*mv, side, &replay, &mut sink.out);
                    None
                }
                Err(_) => Some(LossKind::Move),
            },
            Step::End(ending) => match word(ending, side) {
                Some((word, exact)) => {
                    let _ = writeln!(sink.out, "{word}");
                    if !exact {
                        sink.lose(LossKind::Ending);
                    }
                    None
                }
                None => Some(LossKind::Ending),
            },
            Step::Unread(text) if is_statement(text) => {
                let _ = writeln!(sink.out, "{text}");
                None
            }
            Step::Unread(_) => Some(LossKind::Unread),
        };
        match lost {
            None => write_time(node, &mut totals[side.index()], sink),
            Some(kind) => {
                sink.lose(kind);
                // It would be taken for another time of the move before.
                if !node.time.is_none() {
                    sink.lose(LossKind::Time);
                }
            }
        }
        write_comments(node, sink);
        lose_variations(tree, id, sink);
    }
}

fn lose_variations(tree: &Tree, id: NodeId, sink: &mut Sink) {
    for _ in tree.children(id).skip(1) {
        sink.lose(LossKind::Variation);
    }
}

fn write_move(mv: Move, side: Color, after: &Replay, out: &mut String) {
    out.push(sign(side));
    match mv.from() {
        Some(from) => push_square(from, out),
        None => out.push_str("00"),
    }
    push_square(mv.to(), out);
    if let Some(piece) = after.piece_at(mv.to()) {
        out.push_str(csa(piece.kind()));
    }
    out.push('\n');
}

fn push_square(square: Square, out: &mut String) {
    out.push(char::from(b'0' + square.file().number()));
    out.push(char::from(b'0' + square.rank().number()));
}

/// The time of the move; the total is not held, and missed only where it is not the sum of the times.
fn write_time(node: &Node, total: &mut u64, sink: &mut Sink) {
    if let Some(ms) = node.time.spent_ms {
        *total += u64::from(ms);
        let _ = match ms % 1000 {
            0 => writeln!(sink.out, "T{}", ms / 1000),
            part => writeln!(sink.out, "T{}.{part:03}", ms / 1000),
        };
    }
    if node.time.total_ms.is_some_and(|ms| u64::from(ms) != *total) {
        sink.lose(LossKind::Time);
    }
}

/// Whether a text comes back as text in the place of a move.
fn is_statement(text: &str) -> bool {
    text.len() > 1
        && text.starts_with(['+', '-'])
        && text.trim() == text
        && !text.contains([',', '\n', '\r'])
}
