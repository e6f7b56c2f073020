//! Moves as people write them.
//!
//! Western: letter, `-` or `x`, target as two digits, `+` or `=`; `P-76`, `Bx22+`, `N*55`; the origin only where another piece of
//! the kind could go there too: `G69-58`. Japanese: `▲７六歩`, `△同　銀`, `▲５八金右`, as the Japan Shogi Association writes it.

use komadai_core::{Color, Move, Piece, PieceKind, Position, Square};

/// A way to write moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Letters and digits.
    Western,
    /// Kanji, with the target named by file and rank.
    Japanese,
}

/// Writes a legal move. `before` is the target of the move before it, which Japanese notation calls 同, "the same".
#[must_use]
pub fn write_move(position: &Position, mv: Move, before: Option<Square>, style: Style) -> String {
    let kind = match mv {
        Move::Drop { piece, .. } => piece.kind(),
        Move::Board { from, .. } => position.piece_at(from).map_or(PieceKind::Pawn, Piece::kind),
    };
    match style {
        Style::Western => western(position, mv, kind),
        Style::Japanese => japanese(position, mv, kind, before),
    }
}

/// Where other pieces of the kind stand that could go to the same square.
fn rivals(position: &Position, mv: Move, kind: PieceKind) -> Vec<Square> {
    let mut rivals: Vec<Square> = position
        .legal_moves()
        .iter()
        .filter(|other| other.to() == mv.to() && other.from() != mv.from())
        .filter_map(|other| other.from())
        .filter(|&from| {
            position
                .piece_at(from)
                .is_some_and(|piece| piece.kind() == kind)
        })
        .collect();
    rivals.dedup();
    rivals
}

/// Whether a move that does not promote could have done so.
fn declines(position: &Position, mv: Move) -> bool {
    match mv {
        Move::Board {
            from,
            to,
            promote: false,
        } => position.is_legal(Move::Board {
            from,
            to,
            promote: true,
        }),
        _ => false,
    }
}

fn digits(square: Square) -> String {
    format!("{}{}", square.file().number(), square.rank().number())
}

fn western(position: &Position, mv: Move, kind: PieceKind) -> String {
    let target = digits(mv.to());
    let Some(from) = mv.from() else {
        return format!("{}*{target}", kind.usi());
    };
    let origin = if rivals(position, mv, kind).is_empty() {
        String::new()
    } else {
        digits(from)
    };
    let how = if position.piece_at(mv.to()).is_some() {
        "x"
    } else {
        "-"
    };
    let end = match (mv.is_promotion(), declines(position, mv)) {
        (true, _) => "+",
        (_, true) => "=",
        _ => "",
    };
    format!("{}{origin}{how}{target}{end}", kind.usi())
}

fn japanese(position: &Position, mv: Move, kind: PieceKind, before: Option<Square>) -> String {
    let side = match position.side() {
        Color::Black => '▲',
        Color::White => '△',
    };
    let name = kanji(kind);
    let target = if before == Some(mv.to()) {
        // A short piece name is set off, so that the columns of a printed record stand under each other.
        if name.chars().count() == 1 {
            "同　".to_owned()
        } else {
            "同".to_owned()
        }
    } else {
        let digit =
            |digits: &str, number: u8| digits.chars().nth(usize::from(number)).unwrap_or('？');
        [
            digit("〇１２３４５６７８９", mv.to().file().number()),
            digit("〇一二三四五六七八九", mv.to().rank().number()),
        ]
        .into_iter()
        .collect()
    };
    let rivals = rivals(position, mv, kind);
    let manner = match mv.from() {
        None if rivals.is_empty() => "",
        None => "打",
        Some(_) if rivals.is_empty() => "",
        Some(from) => &manner(position.side(), kind, from, &rivals, mv.to()),
    };
    let end = match (mv.is_promotion(), declines(position, mv)) {
        (true, _) => "成",
        (_, true) => "不成",
        _ => "",
    };
    format!("{side}{target}{name}{manner}{end}")
}

const fn kanji(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "歩",
        PieceKind::Lance => "香",
        PieceKind::Knight => "桂",
        PieceKind::Silver => "銀",
        PieceKind::Gold => "金",
        PieceKind::Bishop => "角",
        PieceKind::Rook => "飛",
        PieceKind::King => "玉",
        PieceKind::Tokin => "と",
        PieceKind::ProLance => "成香",
        PieceKind::ProKnight => "成桂",
        PieceKind::ProSilver => "成銀",
        PieceKind::Horse => "馬",
        PieceKind::Dragon => "龍",
    }
}

/// A move as its player sees it: how far to the right the piece comes from, and how far forward it goes.
#[derive(Clone, Copy)]
struct Seen {
    right: i8,
    forward: i8,
}

fn seen(side: Color, from: Square, to: Square) -> Seen {
    // Lower files lie to the right, lower ranks in front, as Black sees it.
    let (from, to) = (from.relative(side), to.relative(side));
    let step = |a: u8, b: u8| i8::try_from(a).unwrap_or(0) - i8::try_from(b).unwrap_or(0);
    Seen {
        right: step(to.file().number(), from.file().number()),
        forward: step(from.rank().number(), to.rank().number()),
    }
}

const fn direction(seen: Seen) -> &'static str {
    match seen.forward {
        1.. => "上",
        0 => "寄",
        _ => "引",
    }
}

/// Tells a piece from its rivals: by its direction where that is its own, else by where it comes from, else by both.
fn manner(side: Color, kind: PieceKind, from: Square, rivals: &[Square], to: Square) -> String {
    let me = seen(side, from, to);
    let others: Vec<Seen> = rivals.iter().map(|&from| seen(side, from, to)).collect();
    let way = direction(me);
    let same: Vec<Seen> = others
        .iter()
        .copied()
        .filter(|&other| direction(other) == way)
        .collect();
    if same.is_empty() {
        return way.to_owned();
    }
    let strides = matches!(
        kind,
        PieceKind::Rook | PieceKind::Bishop | PieceKind::Dragon | PieceKind::Horse
    );
    if me.right == 0 && me.forward > 0 && !strides {
        return "直".to_owned();
    }
    for group in [&others, &same] {
        let place = if group.iter().all(|other| other.right < me.right) {
            "右"
        } else if group.iter().all(|other| other.right > me.right) {
            "左"
        } else {
            continue;
        };
        // Within one direction the side alone says too little.
        let both = group.len() != others.len();
        return if both {
            format!("{place}{way}")
        } else {
            place.to_owned()
        };
    }
    way.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(sfen: &str, mv: &str, before: Option<&str>, western: &str, japanese: &str) {
        let position = Position::from_sfen(sfen).unwrap();
        let mv = mv.parse().unwrap();
        assert!(position.is_legal(mv), "{sfen} {mv}");
        let before = before.map(|square| square.parse().unwrap());
        assert_eq!(write_move(&position, mv, before, Style::Western), western);
        assert_eq!(write_move(&position, mv, before, Style::Japanese), japanese);
    }

    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    #[test]
    fn plain_moves() {
        check(START, "7g7f", None, "P-76", "▲７六歩");
        check(START, "6i5h", None, "G69-58", "▲５八金左");
        check(START, "4i5h", None, "G49-58", "▲５八金右");
        check(START, "2h5h", None, "R-58", "▲５八飛");
    }

    #[test]
    fn captures_promotion_and_the_same_square() {
        let sfen = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
        check(sfen, "8h2b+", Some("3d"), "Bx22+", "▲２二角成");
        check(sfen, "8h2b", Some("3d"), "Bx22=", "▲２二角不成");
        let sfen = "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4";
        check(sfen, "3a2b", Some("2b"), "Sx22", "△同　銀");
    }

    #[test]
    fn drops() {
        check(
            "4k4/9/9/9/9/9/9/9/4K4 b G 1",
            "G*5h",
            None,
            "G*58",
            "▲５八金",
        );
        check(
            "4k4/9/9/9/9/9/9/3G5/4K4 b G 1",
            "G*5h",
            None,
            "G*58",
            "▲５八金打",
        );
        check(
            "4k4/9/9/9/9/9/9/3G5/4K4 b G 1",
            "6h5h",
            None,
            "G-58",
            "▲５八金",
        );
    }

    /// Three golds around one square: direction first, then the side, then both.
    #[test]
    fn three_rivals() {
        let sfen = "4k4/9/9/9/9/9/9/3GG4/3G1K3 b - 1";
        // To 5g: from 6h diagonally forward and from 5h straight on.
        check(sfen, "6h5g", None, "G68-57", "▲５七金左");
        check(sfen, "5h5g", None, "G58-57", "▲５七金直");
        // To 5i: from 5h back, from 6i sideways.
        check(sfen, "6i5i", None, "G69-59", "▲５九金寄");
        check(sfen, "5h5i", None, "G58-59", "▲５九金引");
    }

    #[test]
    fn side_and_direction_together() {
        // Four silvers could go to 5f: two forward from both sides, two back from both sides.
        let sfen = "k8/9/9/9/3S1S3/9/3S1S3/9/K8 b - 1";
        check(sfen, "6g5f", None, "S67-56", "▲５六銀左上");
        check(sfen, "4g5f", None, "S47-56", "▲５六銀右上");
        check(sfen, "6e5f", None, "S65-56", "▲５六銀左引");
        check(sfen, "4e5f", None, "S45-56", "▲５六銀右引");
    }

    #[test]
    fn white_sees_the_other_way_round() {
        let sfen = "4k4/3g1g3/9/9/9/9/9/9/4K4 w - 1";
        check(sfen, "6b5b", None, "G62-52", "△５二金右");
        check(sfen, "4b5b", None, "G42-52", "△５二金左");
    }

    #[test]
    fn two_dragons_know_no_straight() {
        let sfen = "k8/9/9/9/9/9/9/3+R+R4/K8 b - 1";
        check(sfen, "5h5g", None, "+R58-57", "▲５七龍右");
        check(sfen, "6h5g", None, "+R68-57", "▲５七龍左");
    }
}
