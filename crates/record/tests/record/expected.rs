//! What other programs made of the same files, and the small files that other programs got wrong.

use std::path::Path;

use komadai_record::{Ending, Format, NodeId, Read, ReadOptions, Record, Step, Tree, Visit, read};

use crate::common::{corpora, files, moves};

fn open(path: &Path) -> Read {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let hint = extension.and_then(Format::from_extension);
    let bytes = std::fs::read(path).unwrap();
    read(&bytes, hint, ReadOptions::default())
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A tree as the converter sees it: without the endings that a summary alone gives, where `endings` says so.
fn plain(record: &Record, endings: bool) -> Record {
    let mut plain = Record::new(record.start);
    plain.tree = Tree::new();
    let tree = &record.tree;
    let mut path = Vec::new();
    for visit in tree.walk() {
        match visit {
            Visit::Enter(NodeId::ROOT) => {
                path.push(NodeId::ROOT);
                copy(record, NodeId::ROOT, &mut plain, NodeId::ROOT);
            }
            Visit::Enter(id) => {
                let parent = *path.last().unwrap();
                let step = tree.node(id).step.clone();
                if matches!(step, Step::End(_)) && !endings {
                    path.push(parent);
                    continue;
                }
                let new = plain.tree.push(parent, step);
                copy(record, id, &mut plain, new);
                path.push(new);
            }
            Visit::Leave(_) => {
                path.pop();
            }
        }
    }
    plain
}

fn copy(from: &Record, id: NodeId, to: &mut Record, new: NodeId) {
    let node = from.tree.node(id);
    let copy = to.tree.node_mut(new);
    copy.time = node.time;
    // The converter joins the lines of a comment in some formats and trims them in others.
    let mut comments = node.comments().join("\n");
    // And takes a bookmark for a comment.
    if let Some(name) = node.bookmark() {
        comments.push_str("\n&");
        comments.push_str(name);
    }
    let lines: Vec<&str> = comments
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    if !lines.is_empty() {
        copy.notes_mut().comments = vec![lines.join("\n")];
    }
}

/// The converter's files, beside each of which stands the JKF that it made of it.
#[test]
fn the_expected_jkf_of_the_converter() {
    let Some(corpora) = corpora() else { return };
    let folder = corpora.join("records/converter");
    let mut seen = 0;
    for path in files(&folder, &["kif", "kifu"]) {
        let expected = path.with_extension("json");
        if !expected.exists() {
            continue;
        }
        let name = path.display().to_string();
        let theirs = &open(&expected).records[0];
        let ours = &open(&path).records[0];
        let endings = theirs.tree.ending().is_some();
        assert_eq!(ours.start, theirs.start, "{name}");
        assert_eq!(plain(ours, endings), plain(theirs, endings), "{name}");
        let headers = |record: &Record| -> Vec<(String, String)> {
            let mut headers: Vec<(String, String)> = record
                .headers
                .iter()
                .filter(|(key, _)| *key != "#")
                .map(|(key, value)| (key.to_owned(), value.trim().to_owned()))
                .collect();
            headers.sort();
            headers
        };
        assert_eq!(headers(ours), headers(theirs), "{name}");
        seen += 1;
    }
    assert!(seen >= 14, "{seen} files");
}

#[test]
fn small_files_that_others_got_wrong() {
    let Some(corpora) = corpora() else { return };
    let open = |name: &str| {
        let read = open(&corpora.join("cases").join(name));
        assert_eq!(read.warnings, [], "{name}");
        read.records.into_iter().next().unwrap()
    };
    // A7: the sealed move is an ending of its own.
    let sealed = open("A07_sealed.kifu");
    assert_eq!(moves(&sealed), "7g7f 3c3d");
    assert_eq!(sealed.tree.ending(), Some(&Ending::SealedMove));
    // A8: the board wins over 手合割：詰将棋, which stays as a header.
    let tsume = open("A08_tsume_teai.kifu");
    assert_eq!(
        tsume.start.to_string(),
        "8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
    );
    assert_eq!(moves(&tsume), "G*1b");
    assert_eq!(tsume.tree.ending(), Some(&Ending::Checkmate));
    assert_eq!(tsume.headers.get("手合割"), Some("詰将棋"));
    // A9: three first moves, in their order.
    let siblings = open("A09_three_siblings.kifu");
    let tree = &siblings.tree;
    let firsts: Vec<String> = tree
        .children(NodeId::ROOT)
        .map(|id| tree.node(id).step.as_move().unwrap().to_string())
        .collect();
    assert_eq!(firsts, ["7g7f", "2g2f", "6i7h"]);
    // A10: the times of 81Dojo; missing totals are added up.
    let dojo = open("A10_81dojo_times.kif");
    let times: Vec<(Option<u32>, Option<u32>)> = dojo
        .tree
        .main_line()
        .map(|id| {
            let time = dojo.tree.node(id).time;
            (time.spent_ms, time.total_ms)
        })
        .collect();
    let time = |spent: u32, total: u32| (Some(spent * 1000), Some(total * 1000));
    assert_eq!(
        times,
        [
            time(4, 4),
            time(13, 13),
            time(5, 9),
            time(1, 14),
            (None, None)
        ]
    );
    assert_eq!(dojo.tree.ending(), Some(&Ending::Resign));
    // A23: uwate moves first.
    let eight = open("A23_handicap8.kifu");
    assert_eq!(
        eight.start.to_string(),
        "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
    );
    assert_eq!(moves(&eight), "4a3b 7g7f");
    assert_eq!(eight.player(komadai_core::Color::White), Some("B"));
}

/// A12: what the bytes are decides, not what the name or the file says of them.
#[test]
fn every_encoding_under_every_name() {
    let Some(corpora) = corpora() else { return };
    let text = std::fs::read_to_string(corpora.join("cases/A12_utf8.kif")).unwrap();
    let (jis, _, lost) = encoding_rs::SHIFT_JIS.encode(&text);
    assert!(!lost);
    let bom = [b"\xef\xbb\xbf", text.as_bytes()].concat();
    let lying = format!("#KIF version=2.0 encoding=Shift_JIS\n{text}");
    let mut seen = None;
    for bytes in [text.as_bytes(), &jis, &bom, lying.as_bytes()] {
        for crlf in [false, true] {
            let bytes = if crlf {
                let mut long = Vec::new();
                for &byte in bytes {
                    if byte == b'\n' {
                        long.push(b'\r');
                    }
                    long.push(byte);
                }
                long
            } else {
                bytes.to_vec()
            };
            for hint in [
                None,
                Some(Format::Kif),
                Some(Format::Usi),
                Some(Format::Jkf),
            ] {
                let file = read(&bytes, hint, ReadOptions::default()).unwrap();
                assert_eq!(file.warnings, []);
                assert_eq!(file.format, Format::Kif);
                let record = &file.records[0];
                assert_eq!(record.player(komadai_core::Color::Black), Some("先手太郎"));
                assert_eq!(record.player(komadai_core::Color::White), Some("後手花子"));
                assert_eq!(seen.get_or_insert_with(|| record.clone()), record);
            }
        }
    }
}

/// A16: two digits of pieces in hand.
#[test]
fn seventeen_pawns_in_hand() {
    let sfen = "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    let read = read(sfen.as_bytes(), None, ReadOptions::default()).unwrap();
    assert_eq!(read.warnings, []);
    let white = read.records[0].start.hand(komadai_core::Color::White);
    assert_eq!(white.count(komadai_core::HandPiece::Pawn), 17);
    for format in [Format::Sfen, Format::Kif, Format::Jkf, Format::Bod] {
        let bytes = crate::common::written(&read.records[0], format).bytes;
        let again = komadai_record::read(&bytes, Some(format), ReadOptions::default()).unwrap();
        assert_eq!(again.records[0].start.to_string(), sfen, "{format}");
    }
}
