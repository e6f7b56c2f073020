//! The words that the Japanese formats share: numbers, squares, sides, endings. Their single characters are those of [`komadai_notation::japanese`].

use std::iter::Peekable;
use std::str::Chars;

use komadai_core::{Color, HandPiece, Rank, Square};

use crate::Ending;
pub(crate) use komadai_notation::glyph;
pub(crate) use komadai_notation::japanese::{
    digit, file, kanji_digit, kanji_rank, kind, mark, name, rank, wide_file,
};

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

/// Writes a square as `７六`.
pub(crate) fn push_square(out: &mut String, square: Square) {
    out.push(wide_file(square.file()));
    out.push(kanji_rank(square.rank()));
}

/// The Chinese digit of a number from 1 to 9.
fn kanji(digit: u32) -> char {
    Rank::from_number(digit as u8).map_or('〇', kanji_rank)
}

/// A number from 1 to 9,999 in Chinese digits, such as 十八 or 百二; nothing for 0.
pub(crate) fn push_kanji_number(out: &mut String, number: u32) {
    for (unit, sign) in [(1000, '千'), (100, '百'), (10, '十')] {
        let count = number / unit % 10;
        if count > 1 {
            out.push(kanji(count));
        }
        if count > 0 {
            out.push(sign);
        }
    }
    if !number.is_multiple_of(10) {
        out.push(kanji(number % 10));
    }
}

/// Reads a number in Chinese digits, Arabic ones of either width, or both: 十八, 二五, 18. `None` if none stands there;
/// large ones end at 10,000.
pub(crate) fn take_number(symbols: &mut Peekable<Chars<'_>>) -> Option<u32> {
    let (mut total, mut digits): (u32, Option<u32>) = (0, None);
    let mut found = false;
    while let Some(&symbol) = symbols.peek() {
        let unit = match symbol {
            '十' => Some(10),
            '百' => Some(100),
            '千' => Some(1000),
            _ => None,
        };
        match unit {
            Some(unit) => total += digits.take().unwrap_or(1) * unit,
            None => {
                let value = kanji_digit(symbol).or_else(|| digit(symbol));
                let Some(value) = value else { break };
                digits = Some((digits.unwrap_or(0) * 10 + value).min(10_000));
            }
        }
        total = total.min(10_000);
        found = true;
        symbols.next();
    }
    found.then(|| (total + digits.unwrap_or(0)).min(10_000))
}

/// The hand piece of a character, as hands are written.
pub(crate) fn held(symbol: char) -> Option<HandPiece> {
    let kind = kind(symbol)?;
    kind.hand_piece().filter(|piece| piece.kind() == kind)
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
    use komadai_core::PieceKind;

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
