//! JSON holds all of a record.

use komadai_record::json::{GameJson, JsonError};
use komadai_record::{ReadOptions, Record, read};
use proptest::prelude::*;

use crate::common::{cases, corpora, files, read_text};
use crate::generate;

/// The record that comes out of the text of its JSON.
fn again(record: &Record) -> Record {
    let text = serde_json::to_string(&GameJson::from(record)).unwrap();
    let json: GameJson = serde_json::from_str(&text).unwrap();
    Record::try_from(&json).unwrap()
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn whatever_is_written_comes_back(record in generate::record()) {
        prop_assert_eq!(again(&record), record);
    }
}

#[test]
fn oddities_come_back() {
    let kif = "#KIF version=2.0\n手合割：平手\nくわ：しい\nくわ：しい\n*はじめに\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n&しおり\n\
               &\n   2 ５五角打   ( 0:01/00:00:01)\n   3 封じ手\n\n変化：2手\n   2 ３四歩(33)\n   3 ここで終わり\n";
    let read = read_text(kif);
    let record = &read.records[0];
    assert_eq!(&again(record), record);
    let broken = read_text("position sfen 9/9/4P4/9/4P4/9/9/9/9 b - 1 moves 5c5b resign\n");
    assert_eq!(&again(&broken.records[0]), &broken.records[0]);
}

#[test]
fn every_file_of_the_corpora_comes_back() {
    let Some(folder) = corpora() else { return };
    let extensions = [
        "kif", "kifu", "ki2", "ki2u", "csa", "jkf", "json", "usi", "sfen", "usen", "psn",
    ];
    let mut games = 0;
    for path in files(&folder.join("records"), &extensions) {
        let bytes = std::fs::read(&path).unwrap();
        let Ok(read) = read(&bytes, None, ReadOptions::default()) else {
            continue;
        };
        for record in &read.records {
            assert_eq!(&again(record), record, "{}", path.display());
            games += 1;
        }
    }
    assert!(games > 300, "{games}");
}

#[track_caller]
fn refused(nodes: &str, expected: &JsonError) {
    let text = format!(
        r#"{{"start": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "headers": [], "nodes": [{nodes}]}}"#
    );
    let json: GameJson = serde_json::from_str(&text).unwrap();
    assert_eq!(&Record::try_from(&json).unwrap_err(), expected, "{nodes}");
}

#[test]
fn what_is_no_record_is_refused() {
    let root = r#"{"parent": null}"#;
    refused("", &JsonError::NoRoot);
    refused(r#"{"parent": 0}"#, &JsonError::NoRoot);
    for parent in ["null", "1", "7"] {
        let node = format!(r#"{root}, {{"parent": {parent}, "move": "7g7f"}}"#);
        refused(&node, &JsonError::NoParent(1));
    }
    for (node, found) in [
        (r#""ply": 1"#, "nothing"),
        (r#""move": "7g""#, "\"7g\""),
        (r#""move": "7g7f", "end": "resign""#, "\"7g7f\""),
        (r#""end": "checkers""#, "\"checkers\""),
        (r#""move": "5e5d""#, "there is no piece on 5e"),
    ] {
        let error = JsonError::Step {
            node: 1,
            found: found.to_owned(),
        };
        refused(&format!(r#"{root}, {{"parent": 0, {node}}}"#), &error);
    }
}
