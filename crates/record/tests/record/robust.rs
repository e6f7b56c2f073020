//! Whatever comes in, reading ends soon and gives a value or an error.

mod files;
mod illegal;

use std::time::{Duration, Instant};

use komadai_record::{Format, ReadOptions, WriteOptions, read, write_all};
use proptest::prelude::*;

/// Files that were made to hurt, half a megabyte each and ten in the long version, each as the format that it aims at and as what it looks like. The limit is
/// for machines that do much else meanwhile; `examples/hostile.rs` measures.
#[test]
fn files_made_to_hurt() {
    let size = if crate::common::deep() {
        10_000_000
    } else {
        500_000
    };
    let all = files::all(size).into_iter();
    let all = all.map(|(name, format, bytes)| (name.to_owned(), format, bytes));
    let games = Format::ALL.into_iter().flat_map(|format| {
        illegal::DANCES.iter().filter_map(move |dance| {
            let bytes = illegal::game(format, dance, size)?;
            Some((format!("{format}, {}", dance.name), format, bytes))
        })
    });
    for (name, format, bytes) in all.chain(games) {
        for format in [Some(format), None] {
            let options = ReadOptions {
                format,
                ..ReadOptions::default()
            };
            let start = Instant::now();
            let _ = read(&bytes, None, options);
            let took = start.elapsed();
            assert!(took < Duration::from_secs(20), "{name}: {took:?}");
        }
    }
}

/// Reads bytes as every format, and writes what came out in every format.
fn survives(bytes: &[u8]) -> Result<(), TestCaseError> {
    for format in Format::ALL.into_iter().map(Some).chain([None]) {
        let options = ReadOptions {
            format,
            ..ReadOptions::default()
        };
        let Ok(file) = read(bytes, None, options) else {
            continue;
        };
        for format in Format::ALL {
            for record in &file.records {
                let one = std::slice::from_ref(record);
                let Ok(written) = write_all(one, format, &WriteOptions::default()) else {
                    continue;
                };
                let options = ReadOptions {
                    format: Some(format),
                    ..ReadOptions::default()
                };
                let _ = read(&written.bytes, None, options);
            }
        }
    }
    Ok(())
}

/// Lines and words of all formats, to be put together by chance.
const PARTS: [&str; 64] = [
    "手合割：",
    "平手",
    "香落ち",
    "その他",
    "詰将棋",
    "後手の持駒：",
    "先手の持駒：",
    "なし",
    "飛　金二",
    "後手番",
    "上手番",
    "手数＝70  △３一玉  まで",
    "  ９ ８ ７ ６ ５ ４ ３ ２ １",
    "|v香v桂 ・ ・v玉 ・ ・ ・ ・|一",
    "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九",
    "手数----指手---------消費時間--",
    "   1 ７六歩(77)",
    "   2 ３四歩(33)   ( 0:01/00:00:01)+",
    "3 同　銀(31)",
    "4 ５五角打",
    "5 投了",
    "変化：2手",
    "変化：9手",
    "まで2手で先手の勝ち",
    "*注釈",
    "&しおり",
    "#KIF version=2.0",
    "先手：A",
    "▲７六歩",
    "△３四歩",
    "▲同　銀",
    "▲５八金右",
    "V2.2",
    "N+A",
    "$EVENT:x",
    "PI82HI",
    "P1-KY-KE-GI",
    "P+00FU",
    "P-00AL",
    "+",
    "-",
    "+7776FU",
    "-3334FU",
    "T12.345",
    "'** 100 +7776FU",
    "%TORYO",
    "%+ILLEGAL_ACTION",
    "/",
    "{\"header\":{},\"initial\":{\"preset\":\"2\"},\"moves\":[{},",
    "{\"move\":{\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"}}",
    "{\"forks\":[[",
    "]]}",
    "]}",
    ",",
    "position startpos moves",
    "7g7f",
    "3c3d",
    "R*5e",
    "4k4/9/9/9/9/9/9/9/4K4 b P 1",
    "~0.7ku2jm.r",
    "[Sente \"A\"]",
    "1.P7f P3d",
    "\u{feff}",
    "\0",
];

proptest! {
    #![proptest_config(crate::common::cases(256))]

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        survives(&bytes)?;
    }

    #[test]
    fn no_heap_of_lines_panics(
        parts in prop::collection::vec((0..PARTS.len(), prop::sample::select(vec!["\n", " ", "", "\r\n", "　"])), 0..40),
    ) {
        let text: String = parts.iter().flat_map(|&(part, end)| [PARTS[part], end]).collect();
        survives(text.as_bytes())?;
        survives(&encoding_rs::SHIFT_JIS.encode(&text).0)?;
    }

    /// A real file with a piece missing or doubled.
    #[test]
    fn no_damage_panics(at in 0..2_000_usize, length in 0..200_usize, to in 0..2_000_usize) {
        let whole = "手合割：平手\n先手：A\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*注\n   2 ３四歩(33)   ( 0:00/00:00:00)+\n   3 ２二角成(88) ( 0:10/00:00:26)\n   4 同　銀(31)\n   5 ５五角打\n   6 投了\nまで5手で先手の勝ち\n\n変化：2手\n   2 ８四歩(83)\n   3 ２六歩(27)\n";
        let bytes = whole.as_bytes();
        let from = at % bytes.len();
        let end = (from + length).min(bytes.len());
        let cut = [&bytes[..from], &bytes[end..]].concat();
        survives(&cut)?;
        let to = to % bytes.len();
        let doubled = [&bytes[..to], &bytes[from..end], &bytes[to..]].concat();
        survives(&doubled)?;
    }
}

/// The games of illegal moves are what they are meant to be: every move stands in the tree.
#[test]
fn illegal_games_are_read_whole() {
    for format in Format::ALL {
        for dance in &illegal::DANCES {
            let Some(bytes) = illegal::game(format, dance, 1_000) else {
                continue;
            };
            let options = ReadOptions {
                format: Some(format),
                ..ReadOptions::default()
            };
            let file = read(&bytes, None, options).unwrap();
            let moves = file.records[0].tree.main_moves().count();
            // KI2 names no origin, and no king can be meant that jumps.
            let expected = if format == Format::Ki2 && !dance.name.contains("check") {
                0
            } else {
                4
            };
            assert!(moves >= expected, "{format}, {}: {moves}", dance.name);
            assert!(!file.warnings.is_empty(), "{format}, {}", dance.name);
        }
    }
}
