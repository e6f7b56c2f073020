//! The names of pieces, files and ranks.

use komadai_core::{File, PieceKind, Rank};

use crate::japanese;

use PieceKind::{
    Bishop, Dragon, Gold, Horse, King, Knight, Lance, Pawn, ProKnight, ProLance, ProSilver, Rook,
    Silver, Tokin,
};

/// The first nine of the twelve branches, for files.
pub(crate) const BRANCHES: [char; 9] = ['子', '丑', '寅', '卯', '辰', '巳', '午', '未', '申'];

/// As Kitao and Kawasaki write it: `+` for 成.
pub(crate) const fn plus_kanji(kind: PieceKind) -> &'static str {
    match kind {
        ProLance => "+香",
        ProKnight => "+桂",
        ProSilver => "+銀",
        kind => japanese::name(kind),
    }
}

/// The one character that stands for a kind on a diagram.
#[must_use]
pub const fn glyph(kind: PieceKind) -> char {
    match kind {
        Pawn => '歩',
        Lance => '香',
        Knight => '桂',
        Silver => '銀',
        Gold => '金',
        Bishop => '角',
        Rook => '飛',
        King => '玉',
        Tokin => 'と',
        ProLance => '杏',
        ProKnight => '圭',
        ProSilver => '全',
        Horse => '馬',
        Dragon => '龍',
    }
}

/// The two letters of CSA for a kind: `FU`, `TO` and so on.
#[must_use]
pub const fn csa(kind: PieceKind) -> &'static str {
    match kind {
        Pawn => "FU",
        Lance => "KY",
        Knight => "KE",
        Silver => "GI",
        Gold => "KI",
        Bishop => "KA",
        Rook => "HI",
        King => "OU",
        Tokin => "TO",
        ProLance => "NY",
        ProKnight => "NK",
        ProSilver => "NG",
        Horse => "UM",
        Dragon => "RY",
    }
}

/// The English name, for messages.
pub(crate) const fn english(kind: PieceKind) -> &'static str {
    match kind {
        Pawn => "pawn",
        Lance => "lance",
        Knight => "knight",
        Silver => "silver",
        Gold => "gold",
        Bishop => "bishop",
        Rook => "rook",
        King => "king",
        Tokin => "tokin",
        ProLance => "promoted lance",
        ProKnight => "promoted knight",
        ProSilver => "promoted silver",
        Horse => "horse",
        Dragon => "dragon",
    }
}

/// What people write for a piece beside its one Japanese character, as [`crate::read`] folds it: lower case, half width, 玉 for 王, 龍 for 竜 (so 竜王 is here 龍玉). Of two names with the same beginning the longer one counts.
const NAMES: [(&str, PieceKind); 91] = [
    ("歩兵", Pawn),
    ("香車", Lance),
    ("桂馬", Knight),
    ("銀将", Silver),
    ("金将", Gold),
    ("角行", Bishop),
    ("飛車", Rook),
    ("玉将", King),
    ("と金", Tokin),
    ("成歩", Tokin),
    ("成香", ProLance),
    ("成桂", ProKnight),
    ("成銀", ProSilver),
    ("成角", Horse),
    ("成飛", Dragon),
    ("龍馬", Horse),
    ("龍玉", Dragon),
    ("+歩", Tokin),
    ("+香", ProLance),
    ("+桂", ProKnight),
    ("+銀", ProSilver),
    ("+角", Horse),
    ("+飛", Dragon),
    ("narikyo", ProLance),
    ("narikei", ProKnight),
    ("narigin", ProSilver),
    ("gyoku", King),
    ("tokin", Tokin),
    ("hisha", Rook),
    ("kaku", Bishop),
    ("kyou", Lance),
    ("ryuu", Dragon),
    ("fu", Pawn),
    ("ky", Lance),
    ("kyo", Lance),
    ("kyō", Lance),
    ("ke", Knight),
    ("kei", Knight),
    ("gi", Silver),
    ("gin", Silver),
    ("ki", Gold),
    ("kin", Gold),
    ("ka", Bishop),
    ("hi", Rook),
    ("ou", King),
    ("to", Tokin),
    ("ny", ProLance),
    ("nk", ProKnight),
    ("ng", ProSilver),
    ("um", Horse),
    ("uma", Horse),
    ("ry", Dragon),
    ("ryu", Dragon),
    ("ryū", Dragon),
    ("+fu", Tokin),
    ("+kyo", ProLance),
    ("+kei", ProKnight),
    ("+gin", ProSilver),
    ("+kaku", Horse),
    ("+hi", Dragon),
    ("+p", Tokin),
    ("+l", ProLance),
    ("+n", ProKnight),
    ("+s", ProSilver),
    ("+b", Horse),
    ("+r", Dragon),
    ("p", Pawn),
    ("l", Lance),
    ("n", Knight),
    ("s", Silver),
    ("g", Gold),
    ("b", Bishop),
    ("r", Rook),
    ("k", King),
    ("t", Tokin),
    ("h", Horse),
    ("d", Dragon),
    ("pawn", Pawn),
    ("lance", Lance),
    ("knight", Knight),
    ("silver", Silver),
    ("gold", Gold),
    ("bishop", Bishop),
    ("rook", Rook),
    ("king", King),
    ("horse", Horse),
    ("dragon", Dragon),
    ("+pawn", Tokin),
    ("+lance", ProLance),
    ("+knight", ProKnight),
    ("+silver", ProSilver),
];

/// The longest piece name at the beginning of `text`, with its length in characters.
pub(crate) fn piece(text: &[char]) -> Option<(PieceKind, usize)> {
    let character = text.first().and_then(|&symbol| japanese::kind(symbol));
    NAMES
        .iter()
        .filter_map(|&(name, kind)| {
            let mut length = 0;
            for expected in name.chars() {
                if text.get(length) != Some(&expected) {
                    return None;
                }
                length += 1;
            }
            Some((kind, length))
        })
        .chain(character.map(|kind| (kind, 1)))
        .max_by_key(|&(_, length)| length)
}

/// The kind of CSA letters in lower case.
pub(crate) fn csa_kind(letters: &[char]) -> Option<PieceKind> {
    PieceKind::ALL.into_iter().find(|&kind| {
        csa(kind).len() == letters.len()
            && csa(kind)
                .chars()
                .zip(letters)
                .all(|(expected, found)| expected.to_ascii_lowercase() == *found)
    })
}

/// The file of a digit, a kanji digit or a sign of the zodiac.
pub(crate) fn file(ch: char) -> Option<File> {
    match BRANCHES.iter().position(|&branch| branch == ch) {
        Some(place) => File::ALL.get(place).copied(),
        None => japanese::file(ch),
    }
}

/// The rank of a digit, a kanji digit or a letter from a to i.
pub(crate) fn rank(ch: char) -> Option<Rank> {
    match ch {
        'a'..='i' => Rank::ALL.get(ch as usize - 'a' as usize).copied(),
        ch => japanese::rank(ch),
    }
}
