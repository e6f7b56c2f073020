//! Long files of one thing over and over: each of these would take hours if any reader looked at the same place again and again.

use komadai_record::{Format, ReadOptions, read};

const LONG: usize = 200_000;

/// Reads `head`, then `part` until the text is long.
fn check(format: Format, head: &str, part: &str) {
    let mut text = head.to_owned();
    while text.len() < LONG {
        text.push_str(part);
    }
    let options = ReadOptions {
        format: Some(format),
        ..ReadOptions::default()
    };
    let found = read(text.as_bytes(), None, options);
    if let Ok(found) = found {
        for record in &found.records {
            let _ = record.evaluations();
        }
    }
}

#[test]
fn psn_of_one_thing() {
    let head = "[Sente \"\"]\n";
    for part in [
        "(",
        ")",
        "()",
        "(1:",
        "(0:01",
        "{",
        "}",
        "{\n",
        "1.",
        "...",
        "x",
        "[",
        ";",
        "-",
        "1-0 ",
        "P7f(",
        "Variation:1 ",
        "Variation:9\nx\n",
        "[A \"\"]\n",
        "[A \"\"]\nP7f\n",
    ] {
        check(Format::Psn, head, part);
    }
    let king = "K5i-5h K5a-5b K5h-5i K5b-5a ";
    check(Format::Psn, head, king);
    let line = format!("{head}{}", king.repeat(3_000));
    for part in ["(", "(K5i-5h ", "(K5i-5h) ", "\nVariation:9000\nK5i-5h\n"] {
        check(Format::Psn, &line, part);
    }
}

#[test]
fn usen_of_one_thing() {
    for part in ["~", "~0.", "~0..", ".", "7ku", "~9.", "~0.7ku.r"] {
        check(Format::Usen, "~0.7ku.", part);
    }
    // 5i5h 5a5b 5h5i 5b5a
    let line = format!("~0.{}.", "9lo0iqa84284".repeat(10_000));
    for part in ["~39999..", "~1.~39999..", "~1.0iq.~39999.284.", "~60.zzz."] {
        check(Format::Usen, &line, part);
    }
}

#[test]
fn ki2_of_one_thing() {
    for part in [
        "▲",
        " x",
        "歩",
        "▲７六歩",
        "▲７六歩\n",
        "▲同",
        "(",
        "同　",
        "*▲７六歩\n",
        "*12\n*▲２六歩\n",
        "変化：1手\n",
        "変化：1手\n▲２六歩\n",
        "まで",
        "まで1手で投了\n",
        "▲投了 ",
    ] {
        check(Format::Ki2, "手合割：平手\n▲７六歩 ", part);
    }
    let line = "▲５八玉 △５二玉 ▲５九玉 △５一玉\n".repeat(3_000);
    for part in [
        "\n変化：9001手\n▲４八玉",
        "\n変化：2手\n△４二玉\n変化：9001手",
    ] {
        check(Format::Ki2, &line, part);
    }
}
