//! Files that were made to hurt: deep, long, endless, broken.

use std::fmt::Write as _;

use komadai_record::Format;

/// A pattern over and over, cut at the size.
fn repeat(pattern: &str, size: usize) -> Vec<u8> {
    pattern.repeat(size / pattern.len() + 1).into_bytes()
}

const HEAD: &str = "手合割：平手\n手数----指手---------消費時間--\n";
/// Four moves that lead back to the start.
const DANCE: [&str; 4] = ["５八玉(59)", "５二玉(51)", "５九玉(58)", "５一玉(52)"];

fn kif_line(text: &mut String, from: usize, to: usize) {
    for number in from..to {
        let _ = writeln!(text, "{number} {}", DANCE[(number - 1) % 4]);
    }
}

/// One endless game.
fn long_game(size: usize) -> Vec<u8> {
    let mut text = HEAD.to_owned();
    kif_line(&mut text, 1, size / 21);
    text.into_bytes()
}

/// Every variation branches off the one before it.
fn nested(size: usize) -> Vec<u8> {
    let mut text = HEAD.to_owned();
    kif_line(&mut text, 1, 4);
    let mut number = 3;
    while text.len() < size {
        let _ = writeln!(
            text,
            "変化：{number}手\n{number} ９六歩(97)\n{} 謎",
            number + 1
        );
        number += 1;
    }
    text.into_bytes()
}

/// Two long lines, and variations that jump from one to the other and back.
fn jumping(size: usize) -> Vec<u8> {
    let mut text = HEAD.to_owned();
    let length = size / 21 / 4;
    kif_line(&mut text, 1, length);
    text.push_str("変化：1手\n1 ７六歩(77)\n");
    for number in 2..length / 2 {
        let _ = writeln!(text, "{number} {}", DANCE[(number + 2) % 4]);
    }
    let (far, near) = (length - 2, length / 2 - 2);
    while text.len() < size {
        let _ = writeln!(
            text,
            "変化：{far}手\n{far} ９六歩(97)\n変化：{near}手\n{near} ９四歩(93)"
        );
    }
    text.into_bytes()
}

/// Very many alternatives in one place, far from the start.
fn wide(size: usize) -> Vec<u8> {
    let mut text = HEAD.to_owned();
    kif_line(&mut text, 1, 64);
    while text.len() < size {
        text.push_str("変化：63手\n63 ９六歩(97)\n64 ９四歩(93)\n");
    }
    text.into_bytes()
}

fn csa_game(size: usize) -> Vec<u8> {
    let dance = ["+5958OU\n", "-5152OU\n", "+5859OU\n", "-5251OU\n"].concat();
    [b"V2.2\nPI\n+\n".to_vec(), repeat(&dance, size)].concat()
}

fn json(size: usize, open: &str) -> Vec<u8> {
    [b"{\"moves\":".to_vec(), repeat(open, size)].concat()
}

/// All of them, with the format that they are to be read as.
pub fn all(size: usize) -> Vec<(&'static str, Format, Vec<u8>)> {
    use Format::{Csa, Jkf, Ki2, Kif, Psn, Sfen, Usen, Usi};
    let kif = |pattern: &str| [HEAD.as_bytes().to_vec(), repeat(pattern, size)].concat();
    vec![
        ("KIF, one endless game", Kif, long_game(size)),
        ("KIF, nested variations", Kif, nested(size)),
        ("KIF, jumping variations", Kif, jumping(size)),
        ("KIF, wide variations", Kif, wide(size)),
        (
            "KIF, variations without moves",
            Kif,
            kif("1 ７六歩(77)\n変化：1手\n"),
        ),
        (
            "KIF, variations from nowhere",
            Kif,
            kif("1 ７六歩(77)\n変化：9手\n9 ７六歩(77)\n"),
        ),
        ("KIF, the same move for ever", Kif, kif("1 ７六歩(77)\n")),
        (
            "KIF, moves without origin",
            Kif,
            kif("1 ５八玉\n2 ５二玉\n3 ５九玉\n4 ５一玉\n"),
        ),
        ("KIF, endings", Kif, kif("1 投了\nまで0手で先手の勝ち\n")),
        ("KIF, summaries", Kif, kif("まで9手で後手の反則勝ち\n")),
        ("KIF, comments", Kif, kif("*\n")),
        ("KIF, text", Kif, kif("謎\n")),
        ("KIF, headers", Kif, repeat("a：b\n", size)),
        ("KIF, digits", Kif, kif("9")),
        ("KIF, wide digits", Kif, kif("９")),
        (
            "KIF, times",
            Kif,
            kif("1 投了 (9999999999:99/999:99:99:99)\n"),
        ),
        ("KIF, one line", Kif, kif("7 ７六歩(77) ")),
        (
            "KIF, brackets",
            Kif,
            kif("1 ７六歩((((((((((((((((((((((((\n"),
        ),
        (
            "KIF, a board for ever",
            Kif,
            repeat("|v香v桂v銀v金v玉v金v銀v桂v香|一\n", size),
        ),
        (
            "KIF, hands",
            Kif,
            [repeat("後手の持駒：歩", size / 2), repeat("歩十", size / 2)].concat(),
        ),
        ("KIF, hand lines", Kif, repeat("後手の持駒：歩\n", size)),
        ("KIF, NULs", Kif, vec![0; size]),
        ("KIF, NULs in rows", Kif, kif("1 \0\0\n")),
        ("KIF, half characters", Kif, vec![0x81; size]),
        ("KIF, no characters", Kif, vec![0xff; size]),
        (
            "KIF, broken UTF-8 lines",
            Kif,
            b"1 \xe5\x85\n".repeat(size / 5),
        ),
        (
            "KI2, moves",
            Ki2,
            repeat("▲５八玉 △５二玉 ▲５九玉 △５一玉 ", size),
        ),
        ("KI2, the same move for ever", Ki2, repeat("▲７六歩", size)),
        ("KI2, 同", Ki2, repeat("同　", size)),
        ("KI2, variations", Ki2, repeat("▲７六歩\n変化：1手\n", size)),
        ("CSA, one endless game", Csa, csa_game(size)),
        (
            "CSA, the same move for ever",
            Csa,
            repeat("+7776FU\n", size),
        ),
        ("CSA, one line", Csa, repeat("+7776FU,T1,", size)),
        ("CSA, dividers", Csa, repeat("/\n", size)),
        ("CSA, small games", Csa, repeat("PI\n+\n/\n", size)),
        ("CSA, smaller games", Csa, repeat("PI\n/\n", size)),
        ("CSA, comments", Csa, repeat("'** 1\n", size)),
        ("CSA, boards", Csa, repeat("P1 *  * \n", size)),
        (
            "CSA, pieces",
            Csa,
            [b"P+".to_vec(), repeat("00FU", size)].concat(),
        ),
        ("JKF, brackets", Jkf, repeat("[", size)),
        ("JKF, nested moves", Jkf, json(size, "[{\"forks\":[")),
        (
            "JKF, endless moves",
            Jkf,
            json(size, "[")
                .into_iter()
                .take(10)
                .chain(repeat("{\"move\":{\"same\":true}},", size))
                .collect(),
        ),
        (
            "JKF, small games",
            Jkf,
            [b"[{}".to_vec(), repeat(",{}", size / 3 * 3), b"]".to_vec()].concat(),
        ),
        ("JKF, a string", Jkf, json(size, "\\\"")),
        (
            "USI, moves",
            Usi,
            [
                b"startpos moves ".to_vec(),
                repeat("5i5h 5a5b 5h5i 5b5a ", size),
            ]
            .concat(),
        ),
        ("USI, the same move for ever", Usi, repeat("7g7f ", size)),
        ("USI, words", Usi, repeat("position sfen ", size)),
        (
            "SFEN, lines",
            Sfen,
            repeat("9/9/9/9/9/9/9/9/9 b - 1\n", size),
        ),
        ("SFEN, small games", Sfen, repeat("startpos\n", size)),
        ("SFEN, a long board", Sfen, repeat("9/", size)),
        (
            "USEN, moves",
            Usen,
            [b"~0.".to_vec(), repeat("7ku2jm6y236e", size)].concat(),
        ),
        ("USEN, small games", Usen, repeat("~0.\n", size)),
        ("USEN, branches", Usen, repeat("~0.7ku.", size)),
        (
            "PSN, moves",
            Psn,
            [
                b"[Sente \"\"]\n".to_vec(),
                repeat("1.K5h K5b K5i K5a ", size),
            ]
            .concat(),
        ),
        ("PSN, small games", Psn, repeat("[A \"\"]\n*\n", size)),
        ("PSN, headers", Psn, repeat("[Sente \"\"]\n", size)),
        ("PSN, brackets", Psn, repeat("[", size)),
    ]
}
