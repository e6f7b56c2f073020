//! The characters of Japanese notation, for whoever reads or writes it: digits, files, ranks, pieces, marks of the sides.

use komadai_core::{Color, File, PieceKind, Rank};

/// Full-width digits, file 1 first.
pub(crate) const FILES: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];
/// Chinese digits, rank 1 first.
pub(crate) const RANKS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The value of an ASCII or full-width digit.
#[must_use]
#[inline]
pub const fn digit(symbol: char) -> Option<u32> {
    match symbol {
        '0'..='9' => Some(symbol as u32 - '0' as u32),
        '０'..='９' => Some(symbol as u32 - '０' as u32),
        _ => None,
    }
}

/// The value of a Chinese digit from one to nine.
#[must_use]
#[inline]
pub const fn kanji_digit(symbol: char) -> Option<u32> {
    Some(match symbol {
        '一' => 1,
        '二' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        _ => return None,
    })
}

/// The file of a digit of any kind.
#[must_use]
#[inline]
pub fn file(symbol: char) -> Option<File> {
    let number = digit(symbol).or_else(|| kanji_digit(symbol))?;
    File::from_number(number as u8)
}

/// The rank of a digit of any kind.
#[must_use]
#[inline]
pub fn rank(symbol: char) -> Option<Rank> {
    let number = kanji_digit(symbol).or_else(|| digit(symbol))?;
    Rank::from_number(number as u8)
}

/// The full-width digit of a file.
#[must_use]
pub const fn wide_file(file: File) -> char {
    FILES[file.index()]
}

/// The Chinese digit of a rank.
#[must_use]
pub const fn kanji_rank(rank: Rank) -> char {
    RANKS[rank.index()]
}

/// The kind of a piece by its character, in every way it is written with one.
#[must_use]
#[inline]
pub const fn kind(symbol: char) -> Option<PieceKind> {
    Some(match symbol {
        '歩' | '兵' => PieceKind::Pawn,
        '香' => PieceKind::Lance,
        '桂' => PieceKind::Knight,
        '銀' => PieceKind::Silver,
        '金' => PieceKind::Gold,
        '角' => PieceKind::Bishop,
        '飛' => PieceKind::Rook,
        '玉' | '王' => PieceKind::King,
        'と' => PieceKind::Tokin,
        '杏' | '仝' => PieceKind::ProLance,
        '圭' | '今' => PieceKind::ProKnight,
        '全' => PieceKind::ProSilver,
        '馬' => PieceKind::Horse,
        '龍' | '竜' | '龙' => PieceKind::Dragon,
        _ => return None,
    })
}

/// The name of a kind in a move: 成香, 成桂 and 成銀 take two characters.
#[must_use]
pub const fn name(kind: PieceKind) -> &'static str {
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

/// The side of a mark before a move: ▲, ☗ and the like are Black's.
#[must_use]
#[inline]
pub const fn mark(symbol: char) -> Option<Color> {
    match symbol {
        '▲' | '☗' | '▼' | '⛊' => Some(Color::Black),
        '△' | '☖' | '▽' | '⛉' => Some(Color::White),
        _ => None,
    }
}
