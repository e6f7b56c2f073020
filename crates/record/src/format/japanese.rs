//! The characters that the Japanese formats share: digits, ranks, pieces, sides, words for endings.

use komadai_core::{Color, File, HandPiece, PieceKind, Rank, Square};

use crate::Ending;
pub(crate) use komadai_notation::glyph;

const KANJI: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const WIDE: [char; 10] = ['０', '１', '２', '３', '４', '５', '６', '７', '８', '９'];

/// The value of an ASCII or full-width digit.
#[inline]
pub(crate) const fn digit(symbol: char) -> Option<u32> {
    match symbol {
        '0'..='9' => Some(symbol as u32 - '0' as u32),
        '０'..='９' => Some(symbol as u32 - '０' as u32),
        _ => None,
    }
}

/// The number at the start of a text, in ASCII or full-width digits, and what follows; too large a one is the largest.
pub(crate) fn leading_number(text: &str) -> (Option<u32>, &str) {
    let mut number = None;
    let mut rest = text;
    while let Some(symbol) = rest.chars().next()
        && let Some(value) = digit(symbol)
    {
        number = Some(
            number
                .unwrap_or(0u32)
                .saturating_mul(10)
                .saturating_add(value),
        );
        rest = &rest[symbol.len_utf8()..];
    }
    (number, rest)
}

/// The value of a Chinese digit from one to nine.
#[inline]
pub(crate) const fn kanji_digit(symbol: char) -> Option<u32> {
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
#[inline]
pub(crate) fn file(symbol: char) -> Option<File> {
    let number = digit(symbol).or_else(|| kanji_digit(symbol))?;
    File::from_number(number as u8)
}

/// The rank of a digit of any kind.
#[inline]
pub(crate) fn rank(symbol: char) -> Option<Rank> {
    let number = kanji_digit(symbol).or_else(|| digit(symbol))?;
    Rank::from_number(number as u8)
}

/// The full-width digit of a file.
pub(crate) const fn wide_file(file: File) -> char {
    WIDE[file.number() as usize]
}

/// The Chinese digit of a rank.
pub(crate) const fn kanji_rank(rank: Rank) -> char {
    KANJI[rank.number() as usize]
}

/// Writes a square as `７六`.
pub(crate) fn push_square(out: &mut String, square: Square) {
    out.push(wide_file(square.file()));
    out.push(kanji_rank(square.rank()));
}

/// A number from 1 to 99 in Chinese digits, such as 十八; nothing for other numbers.
pub(crate) fn push_kanji_number(out: &mut String, number: u32) {
    let (tens, ones) = (number / 10, number % 10);
    if tens > 9 {
        return;
    }
    if tens > 1 {
        out.push(KANJI[tens as usize]);
    }
    if tens > 0 {
        out.push('十');
    }
    if ones > 0 {
        out.push(KANJI[ones as usize]);
    }
}

/// The kind of a piece by its character, in every way it is written with one.
#[inline]
pub(crate) const fn kind(symbol: char) -> Option<PieceKind> {
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
pub(crate) const fn name(kind: PieceKind) -> &'static str {
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

/// The hand piece of a character, as hands are written.
pub(crate) fn held(symbol: char) -> Option<HandPiece> {
    let kind = kind(symbol)?;
    kind.hand_piece().filter(|piece| piece.kind() == kind)
}

/// The side of a mark before a move or a word: ▲, ☗, 先手, 下手 and so on.
pub(crate) const fn mark(symbol: char) -> Option<Color> {
    match symbol {
        '▲' | '☗' | '▼' | '⛊' => Some(Color::Black),
        '△' | '☖' | '▽' | '⛉' => Some(Color::White),
        _ => None,
    }
}

/// The words for the two sides: 先手 and 後手, or 下手 and 上手 in a handicap game.
pub(crate) const fn side(color: Color, handicap: bool) -> &'static str {
    match (color, handicap) {
        (Color::Black, false) => "先手",
        (Color::White, false) => "後手",
        (Color::Black, true) => "下手",
        (Color::White, true) => "上手",
    }
}

/// The side that a text begins with a word for, and the rest of the text.
pub(crate) fn side_of(text: &str) -> Option<(Color, &str)> {
    const WORDS: [(&str, Color); 6] = [
        ("先手", Color::Black),
        ("下手", Color::Black),
        ("後手", Color::White),
        ("上手", Color::White),
        ("▲", Color::Black),
        ("△", Color::White),
    ];
    WORDS
        .iter()
        .find_map(|&(word, color)| Some((color, text.strip_prefix(word)?)))
}

/// The ending that a word in the place of a move means.
pub(crate) fn ending(word: &str) -> Option<Ending> {
    Some(match word {
        "投了" | "Resign" => Ending::Resign,
        "中断" => Ending::Interrupted,
        "千日手" | "先日手" => Ending::Repetition,
        "持将棋" => Ending::Impasse,
        "詰み" | "詰" | "詰め" => Ending::Checkmate,
        "不詰" | "不詰み" => Ending::NotMate,
        "切れ負け" | "時間切れ" | "Time-up" => Ending::TimeUp,
        "反則勝ち" | "反則勝" => Ending::IllegalWin,
        "反則負け" | "反則負" => Ending::IllegalLoss,
        "入玉勝ち" | "入玉宣言勝ち" | "宣言勝ち" => Ending::DeclarationWin,
        "不戦勝" => Ending::ForfeitWin,
        "不戦敗" => Ending::ForfeitLoss,
        "封じ手" => Ending::SealedMove,
        "最大手数" => Ending::MaxMoves,
        "トライ" => Ending::Try,
        "引き分け" | "引分け" | "引分" => Ending::Draw,
        "待った" => Ending::TakenBack,
        "エラー" => Ending::Fault,
        _ => return None,
    })
}

/// The word for an ending.
pub(crate) fn ending_word(ending: &Ending) -> &str {
    match ending {
        Ending::Resign => "投了",
        Ending::Interrupted => "中断",
        Ending::Repetition => "千日手",
        Ending::Impasse => "持将棋",
        Ending::Checkmate => "詰み",
        Ending::NotMate => "不詰",
        Ending::TimeUp => "切れ負け",
        Ending::IllegalWin => "反則勝ち",
        Ending::IllegalLoss => "反則負け",
        Ending::DeclarationWin => "入玉勝ち",
        Ending::ForfeitWin => "不戦勝",
        Ending::ForfeitLoss => "不戦敗",
        Ending::SealedMove => "封じ手",
        Ending::MaxMoves => "最大手数",
        Ending::Try => "トライ",
        Ending::Draw => "引き分け",
        Ending::TakenBack => "待った",
        Ending::Fault => "エラー",
        Ending::Other(word) => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_glyphs_read_back() {
        for known in Ending::KNOWN {
            assert_eq!(ending(ending_word(&known)), Some(known));
        }
        for piece in PieceKind::ALL {
            assert_eq!(kind(glyph(piece)), Some(piece));
        }
        for number in 1..100 {
            let mut text = String::new();
            push_kanji_number(&mut text, number);
            let (tens, ones) = text
                .split_once('十')
                .map_or((0, text.as_str()), |(tens, ones)| {
                    (
                        tens.chars()
                            .next()
                            .map_or(1, |tens| kanji_digit(tens).unwrap()),
                        ones,
                    )
                });
            let ones = ones
                .chars()
                .next()
                .map_or(0, |ones| kanji_digit(ones).unwrap());
            assert_eq!(tens * 10 + ones, number);
        }
    }
}
