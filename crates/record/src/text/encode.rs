//! From text to bytes.

use encoding_rs::{EUC_JP, EncoderResult, SHIFT_JIS};

use super::Encoding;

/// What stands for a character that the encoding lacks, where something close exists.
const CLOSE: [(char, &str); 12] = [
    ('☗', "▲"),
    ('☖', "△"),
    ('•', "・"),
    ('–', "-"),
    ('—', "―"),
    ('〜', "～"),
    ('‖', "∥"),
    ('−', "－"),
    ('¥', "￥"),
    ('‾', "￣"),
    ('\u{a0}', " "),
    ('龙', "龍"),
];

/// Stands for any other character: the printer's mark for a missing piece of type.
const MISSING: &str = "〓";

/// Encodes a text. `lost` is told every character that had to be replaced, and by what.
pub(crate) fn encode(
    text: &str,
    encoding: Encoding,
    mut lost: impl FnMut(char, &'static str),
) -> Vec<u8> {
    let codec = match encoding {
        Encoding::Utf8 | Encoding::Binary => return text.as_bytes().to_vec(),
        Encoding::Utf8Bom => return [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        Encoding::Utf16Le => {
            let units = std::iter::once(0xfeff).chain(text.encode_utf16());
            return units.flat_map(u16::to_le_bytes).collect();
        }
        Encoding::Utf16Be => {
            let units = std::iter::once(0xfeff).chain(text.encode_utf16());
            return units.flat_map(u16::to_be_bytes).collect();
        }
        Encoding::ShiftJis => SHIFT_JIS,
        Encoding::EucJp => EUC_JP,
    };
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    // The codec writes these two as the ASCII characters that stand at their place in the old Japanese tables.
    while let Some(at) = rest.find(['¥', '‾']) {
        encode_part(&rest[..at], codec, &mut bytes, &mut lost);
        let mut symbols = rest[at..].chars();
        if let Some(symbol) = symbols.next() {
            replace(symbol, codec, &mut bytes, &mut lost);
        }
        rest = symbols.as_str();
    }
    encode_part(rest, codec, &mut bytes, &mut lost);
    bytes
}

fn encode_part(
    text: &str,
    codec: &'static encoding_rs::Encoding,
    bytes: &mut Vec<u8>,
    lost: &mut impl FnMut(char, &'static str),
) {
    let mut encoder = codec.new_encoder();
    let mut rest = text;
    loop {
        let room = encoder
            .max_buffer_length_from_utf8_without_replacement(rest.len())
            .unwrap_or(rest.len() * 4);
        bytes.reserve(room);
        let (result, read) = encoder.encode_from_utf8_to_vec_without_replacement(rest, bytes, true);
        rest = &rest[read..];
        match result {
            EncoderResult::InputEmpty => return,
            EncoderResult::OutputFull => {}
            EncoderResult::Unmappable(symbol) => {
                replace(symbol, codec, bytes, lost);
                encoder = codec.new_encoder();
            }
        }
    }
}

fn replace(
    symbol: char,
    codec: &'static encoding_rs::Encoding,
    bytes: &mut Vec<u8>,
    lost: &mut impl FnMut(char, &'static str),
) {
    let stand_in = CLOSE
        .iter()
        .find_map(|&(from, to)| (from == symbol).then_some(to))
        .unwrap_or(MISSING);
    bytes.extend_from_slice(&codec.encode(stand_in).0);
    lost(symbol, stand_in);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_shift_jis_lacks_is_replaced_and_told() {
        let mut lost = Vec::new();
        let bytes = encode(
            "☗７六歩 ♟ ¥\\ 髙①",
            Encoding::ShiftJis,
            |from, to| {
                lost.push((from, to));
            },
        );
        assert_eq!(SHIFT_JIS.decode(&bytes).0, "▲７六歩 〓 ￥\\ 髙①");
        assert_eq!(lost, [('☗', "▲"), ('♟', "〓"), ('¥', "￥")]);
    }

    #[test]
    fn every_stand_in_exists() {
        for (encoding, codec) in [(Encoding::ShiftJis, SHIFT_JIS), (Encoding::EucJp, EUC_JP)] {
            for (from, to) in CLOSE {
                let mut lost = Vec::new();
                let bytes = encode(&from.to_string(), encoding, |from, to| {
                    lost.push((from, to))
                });
                let back = codec.decode(&bytes).0.into_owned();
                assert!(
                    !bytes.contains(&b'?') && !bytes.contains(&b'&'),
                    "{from} {encoding}"
                );
                if !lost.is_empty() {
                    assert_eq!(back, to);
                }
            }
        }
    }

    #[test]
    fn other_encodings_hold_everything() {
        let text = "☗♟\u{1f4a5}";
        for encoding in [
            Encoding::Utf8,
            Encoding::Utf8Bom,
            Encoding::Utf16Le,
            Encoding::Utf16Be,
        ] {
            let bytes = encode(text, encoding, |_, _| panic!("lossless"));
            let decoded = super::super::decode(&bytes);
            assert_eq!((decoded.text.as_ref(), decoded.encoding), (text, encoding));
        }
    }
}
