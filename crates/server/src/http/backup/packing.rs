//! Bytes as text: compressed by zlib (RFC 1950), in base64.

use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

/// Packs bytes.
pub(super) fn pack(bytes: &[u8]) -> std::io::Result<String> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(STANDARD.encode(encoder.finish()?))
}

/// Unpacks bytes, `most` at most; on failure what was expected.
pub(super) fn unpack(text: &str, most: u64) -> Result<Vec<u8>, String> {
    let packed = STANDARD
        .decode(text)
        .map_err(|error| format!("expected base64: {error}"))?;
    let mut bytes = Vec::new();
    let mut decoder = ZlibDecoder::new(packed.as_slice()).take(most + 1);
    decoder
        .read_to_end(&mut bytes)
        .map_err(|error| format!("expected bytes compressed by zlib: {error}"))?;
    if bytes.len() as u64 > most {
        return Err(format!("expected at most {most} bytes when unpacked"));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_or_refused() {
        let bytes = "７六歩".repeat(1_000).into_bytes();
        let text = pack(&bytes).unwrap();
        assert!(text.len() < bytes.len() / 10);
        assert_eq!(unpack(&text, bytes.len() as u64).unwrap(), bytes);
        assert_eq!(unpack(&pack(b"").unwrap(), 0).unwrap(), b"");
        for (text, most, expected) in [
            (text.as_str(), 100, "expected at most 100 bytes"),
            ("?", 100, "expected base64"),
            ("AAAA", 100, "expected bytes compressed by zlib"),
            // A part is missing.
            (&text[..text.len() - 8], 100_000, "expected bytes"),
        ] {
            let why = unpack(text, most).unwrap_err();
            assert!(why.starts_with(expected), "{why}");
        }
    }
}
