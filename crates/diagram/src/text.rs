//! Text from outside, made safe for XML.

/// `text` with the five special characters escaped, and with each character that XML 1.0 does not
/// allow (control characters, U+FFFE, U+FFFF) replaced by U+FFFD.
pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' | '\r' => safe.push(' '),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            other => safe.push(other),
        }
    }
    safe
}

/// A rough width of `text` in ems: a full one for East Asian characters, about half for others.
pub(crate) fn ems(text: &str) -> f64 {
    text.chars()
        .map(|character| if character >= '\u{2e80}' { 1.0 } else { 0.56 })
        .sum()
}

/// `number`, at most 99, in kanji as written beside a stand: 二, 十八.
pub(crate) fn kanji_number(number: u8) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let (tens, ones) = (number / 10 % 10, number % 10);
    let tens = match tens {
        0 => String::new(),
        1 => "十".to_owned(),
        _ => DIGITS[usize::from(tens)].to_owned() + "十",
    };
    tens + DIGITS[usize::from(ones)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_are_escaped() {
        assert_eq!(
            escape("a<b>&\"'\u{1}\n☗"),
            "a&lt;b&gt;&amp;&quot;&#39;\u{fffd} ☗"
        );
    }

    #[test]
    fn kanji_numbers() {
        for (number, text) in [
            (1, "一"),
            (2, "二"),
            (10, "十"),
            (11, "十一"),
            (18, "十八"),
            (20, "二十"),
        ] {
            assert_eq!(kanji_number(number), text);
        }
    }
}
