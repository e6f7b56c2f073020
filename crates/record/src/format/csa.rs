//! CSA, the format of computer tournaments: V1 (no version line), V2, V2.1, V2.2 and V3. docs/formats/csa.md.

mod read;
mod start;
mod words;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;

/// Whether the beginning of a text looks like CSA.
pub(crate) fn looks_like(head: &str) -> bool {
    let mut comments = false;
    for line in head.lines().map(str::trim_end) {
        let bytes = line.as_bytes();
        match bytes {
            [] => {}
            [b'\'', ..] => comments = true,
            [b'V', b'1'..=b'9', ..] | [b'N', b'+' | b'-', ..] | [b'+' | b'-'] => return true,
            [b'P', b'I' | b'1'..=b'9' | b'+' | b'-', ..] => return true,
            [b'$', b'A'..=b'Z', ..] | [b'%', b'A'..=b'Z' | b'+' | b'-', ..] => return true,
            _ if is_move(bytes) => return true,
            // Logs of clients have other lines around the game.
            _ => comments = false,
        }
    }
    comments
}

/// Whether a line begins like `+7776FU`.
fn is_move(line: &[u8]) -> bool {
    matches!(line, [b'+' | b'-', digits @ .., _, _] if digits.len() >= 4)
        && line[1..5].iter().all(u8::is_ascii_digit)
        && line[5..7].iter().all(u8::is_ascii_uppercase)
}
