use komadai_record::{Format, LossKind, NodeId, ReadOptions, Record, WriteOptions, read, write};

use crate::common::clean;

#[test]
fn a_last_move_that_a_diagram_cannot_hold_is_told() {
    let start = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    for (last, held) in [
        ("2  △３四歩  まで", true),
        // No move, another number, more lines than one.
        ("", false),
        ("70  △３四歩  まで", false),
        ("2  △３四歩\n後手番", false),
    ] {
        let mut record = Record::new(start.parse().unwrap());
        record.headers.push("手数＝", last);
        for format in [Format::Kif, Format::Ki2, Format::Bod] {
            let written = write(&record, format, &WriteOptions::default()).unwrap();
            assert_eq!(written.losses.is_empty(), held, "{format}: {last}");
            let options = ReadOptions {
                format: Some(format),
                ..ReadOptions::default()
            };
            let back = read(&written.bytes, None, options).unwrap();
            assert_eq!(back.records[0].start, record.start, "{format}: {last}");
            let again = write(&back.records[0], format, &WriteOptions::default()).unwrap();
            assert_eq!(again.bytes, written.bytes, "{format}: {last}");
        }
    }
    // The even game has no diagram.
    let mut even = Record::default();
    even.headers.push("手数＝", "0  △３四歩  まで");
    let written = write(&even, Format::Kif, &WriteOptions::default()).unwrap();
    assert_eq!(written.losses.len(), 1);
}

#[test]
fn a_diagram_alone_tells_of_every_word_it_leaves_out() {
    let kif =
        "手合割：平手\n手数----指手---------消費時間--\n1 ７六歩(77)   ( 0:05/00:00:05)\n*x\n&y\n";
    let mut record = clean(kif);
    let root = record.tree.node_mut(NodeId::ROOT);
    root.notes_mut().bookmark = Some(String::new());
    let written = write(&record, Format::Bod, &WriteOptions::default()).unwrap();
    let lost: Vec<(LossKind, usize)> = written
        .losses
        .into_iter()
        .map(|loss| (loss.kind, loss.count))
        .collect();
    for expected in [
        (LossKind::Bookmark, 2),
        (LossKind::Comment, 1),
        (LossKind::Move, 1),
        (LossKind::Time, 1),
    ] {
        assert!(lost.contains(&expected), "{expected:?}: {lost:?}");
    }
}
