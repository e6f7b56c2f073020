//! From bytes to text.

use std::borrow::Cow;

use encoding_rs::{EUC_JP, SHIFT_JIS, UTF_16BE, UTF_16LE};

use super::Encoding;

/// A text with the encoding it was found in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decoded<'a> {
    /// The text, without a byte order mark.
    pub text: Cow<'a, str>,
    /// The encoding.
    pub encoding: Encoding,
    /// Whether there were bytes that mean nothing in the encoding; each stands in the text as U+FFFD.
    pub replaced: bool,
}

/// Finds out the encoding of a text from its bytes and decodes it.
///
/// A byte order mark decides; then UTF-8, if every byte fits; else Shift_JIS (CP932) or EUC-JP, whichever fits, and if both
/// fit, the one with fewer half-width katakana, which no record is full of. What a file says of itself is not asked.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf") {
        let (text, replaced) = match String::from_utf8_lossy(rest) {
            text @ Cow::Borrowed(_) => (text, false),
            text @ Cow::Owned(_) => (text, true),
        };
        return Decoded {
            text,
            encoding: Encoding::Utf8Bom,
            replaced,
        };
    }
    if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        return by(UTF_16LE, Encoding::Utf16Le, rest);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xfe\xff") {
        return by(UTF_16BE, Encoding::Utf16Be, rest);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Decoded {
            text: text.into(),
            encoding: Encoding::Utf8,
            replaced: false,
        };
    }
    japanese(bytes)
}

fn by<'a>(
    codec: &'static encoding_rs::Encoding,
    encoding: Encoding,
    bytes: &'a [u8],
) -> Decoded<'a> {
    let (text, replaced) = codec.decode_without_bom_handling(bytes);
    Decoded {
        text,
        encoding,
        replaced,
    }
}

/// Text that is neither UTF-8 nor marked.
fn japanese(bytes: &[u8]) -> Decoded<'_> {
    let jis = by(SHIFT_JIS, Encoding::ShiftJis, bytes);
    // No byte from 0x80 to 0xa0 but the two shifts can stand in EUC-JP, and most kanji of Shift_JIS begin with one.
    let euc_possible = bytes
        .iter()
        .all(|byte| !matches!(byte, 0x80..=0xa0) || matches!(byte, 0x8e | 0x8f));
    if euc_possible {
        let euc = by(EUC_JP, Encoding::EucJp, bytes);
        let narrow = |text: &str| {
            text.chars()
                .filter(|symbol| matches!(symbol, '\u{ff61}'..='\u{ff9f}'))
                .count()
        };
        if !euc.replaced && (jis.replaced || narrow(&jis.text) > narrow(&euc.text)) {
            return euc;
        }
    }
    if jis.replaced {
        // A stray byte in a UTF-8 file spoils few characters, in any other file nearly all.
        let utf8 = String::from_utf8_lossy(bytes);
        let bad = |text: &str| text.matches('\u{fffd}').count();
        if bad(&utf8) <= bad(&jis.text) {
            return Decoded {
                text: utf8,
                encoding: Encoding::Utf8,
                replaced: true,
            };
        }
    }
    jis
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_encoding_is_found() {
        let text = "手合割：平手\n先手：髙橋 ①\n   1 ７六歩(77)\n";
        let check = |bytes: &[u8], encoding| {
            let decoded = decode(bytes);
            assert_eq!(decoded.encoding, encoding);
            assert_eq!(decoded.text, text);
            assert!(!decoded.replaced);
        };
        check(text.as_bytes(), Encoding::Utf8);
        check(
            &[b"\xef\xbb\xbf", text.as_bytes()].concat(),
            Encoding::Utf8Bom,
        );
        check(&SHIFT_JIS.encode(text).0, Encoding::ShiftJis);
        let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        check(
            &[b"\xff\xfe".as_slice(), &utf16].concat(),
            Encoding::Utf16Le,
        );
        let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        check(
            &[b"\xfe\xff".as_slice(), &utf16].concat(),
            Encoding::Utf16Be,
        );
        let old = "N+高橋\nN-森内\n'ｺﾒﾝﾄ\n";
        let (euc, _, _) = EUC_JP.encode(old);
        assert_eq!(decode(&euc).text, old);
        assert_eq!(decode(&euc).encoding, Encoding::EucJp);
    }

    #[test]
    fn stray_bytes_are_shown() {
        let decoded = decode(b"\xe5\x85\x88\xe6\x89\x8b\xff");
        assert_eq!(
            (decoded.text.as_ref(), decoded.replaced),
            ("先手\u{fffd}", true)
        );
        assert_eq!(decode(b"").text, "");
    }
}
