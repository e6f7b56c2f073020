use komadai_record::{
    Ending, Format, LossKind, NodeId, ReadError, ReadOptions, Record, Step, Time, WriteOptions,
    read, write,
};

use crate::common::{clean, codes, corpora, files, moves, read_text, written};

fn text(record: &Record) -> String {
    let written = written(record, Format::Jkf);
    String::from_utf8(written.bytes).unwrap()
}

fn round_trip(record: &Record, what: &str) {
    let once = write(record, Format::Jkf, &WriteOptions::default()).unwrap();
    let again = read(&once.bytes, None, ReadOptions::default()).unwrap();
    assert_eq!(again.format, Format::Jkf);
    let text = String::from_utf8_lossy(&once.bytes).into_owned();
    if once.losses.is_empty() {
        assert_eq!(again.records[0], *record, "{what}\n{text}");
    }
    let twice = write(&again.records[0], Format::Jkf, &WriteOptions::default()).unwrap();
    if once.losses.is_empty() {
        assert!(twice.bytes == once.bytes, "{what}");
    }
}

/// A game with everything that the format has.
const GAME: &str = r#"{"header":{
"先手":"A",
"後手":"B"},
"initial":{"preset":"HIRATE"},
"moves":[
{"comments":["開始"]},
{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"},"time":{"now":{"m":0,"s":16},"total":{"h":0,"m":0,"s":16}},"forks":[
[{"move":{"color":0,"from":{"x":4,"y":9},"to":{"x":5,"y":8},"piece":"KI","relative":"R"}}],
[{"move":{"color":0,"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"FU"}},{"special":"CHUDAN"}]]},
{"move":{"color":1,"from":{"x":3,"y":3},"to":{"x":3,"y":4},"piece":"FU"}},
{"move":{"color":0,"from":{"x":8,"y":8},"to":{"x":2,"y":2},"piece":"KA","promote":true,"capture":"KA"},"comments":["a\n\"b\""]},
{"move":{"color":1,"from":{"x":3,"y":1},"to":{"x":2,"y":2},"piece":"GI","same":true,"capture":"UM"}},
{"move":{"color":0,"to":{"x":5,"y":5},"piece":"KA"}},
{"special":"TORYO"}
]}
"#;

#[test]
fn a_game_is_read_and_written() {
    let record = clean(GAME);
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+ 3a2b B*5e");
    assert_eq!(record.tree.children(NodeId::ROOT).count(), 3);
    assert_eq!(record.tree.ending(), Some(&Ending::Resign));
    assert_eq!(text(&record), GAME);
}

#[test]
fn missing_members_are_filled_in_by_legality() {
    let check = |moves_json: &str, expected: &str| {
        let record = clean(&format!(r#"{{"header":{{}},"moves":[{{}},{moves_json}]}}"#));
        assert_eq!(moves(&record), expected, "{moves_json}");
        round_trip(&record, moves_json);
    };
    let square = |name: &str, x: u8, y: u8| format!(r#""{name}":{{"x":{x},"y":{y}}}"#);
    let to = |x, y| square("to", x, y);
    let from = |x, y| square("from", x, y);
    check(
        &format!(r#"{{"move":{{{},"piece":"FU"}}}}"#, to(7, 6)),
        "7g7f",
    );
    check(
        &format!(r#"{{"move":{{{},{}}}}}"#, to(7, 6), from(7, 7)),
        "7g7f",
    );
    check(
        &format!(r#"{{"move":{{{},"piece":"KI","relative":"L"}}}}"#, to(5, 8)),
        "6i5h",
    );
    check(
        &format!(
            r#"{{"move":{{{},{}}}}},{{"move":{{{},{}}}}},{{"move":{{{},{},"piece":"UM"}}}},{{"move":{{"same":true,"piece":"GI"}}}},{{"move":{{{},"piece":"KA","relative":"H"}}}}"#,
            to(7, 6),
            from(7, 7),
            to(3, 4),
            from(3, 3),
            to(2, 2),
            from(8, 8),
            to(5, 5),
        ),
        "7g7f 3c3d 8h2b+ 3a2b B*5e",
    );
}

#[test]
fn members_may_come_in_any_order() {
    // The alternatives before the move, the moves before the start.
    let jkf = r#"{"moves":[{},{"forks":[[{"move":{"to":{"x":2,"y":6},"piece":"FU"}}]],"move":{"to":{"x":7,"y":6},"piece":"FU"}},
        {"special":"CHUDAN"}],"initial":{"preset":"8"},"header":{}}"#;
    let read = read_text(jkf);
    assert_eq!(
        read.records[0].handicap(),
        Some(komadai_core::Handicap::Eight)
    );
    // White moves first in a handicap game, so that these are kept as text; their order is that of the tree.
    assert_eq!(codes(&read).len(), 2, "{:?}", read.warnings);
    let even = clean(&jkf.replace("\"8\"", "\"HIRATE\""));
    let firsts: Vec<String> = even
        .tree
        .children(NodeId::ROOT)
        .map(|id| even.tree.node(id).step.as_move().unwrap().to_string())
        .collect();
    assert_eq!(firsts, ["7g7f", "2g2f"]);
    assert_eq!(even.tree.ending(), Some(&Ending::Interrupted));
    round_trip(&even, jkf);
}

#[test]
fn start_positions_by_name_and_drawn() {
    use komadai_core::Handicap::{
        Bishop, Eight, Even, Five, Four, Lance, LeftFive, LeftSeven, RightLance, RightSeven, Rook,
        RookLance, Six, Ten, Three, Two,
    };
    let presets = [
        ("HIRATE", Even),
        ("KY", Lance),
        ("KY_R", RightLance),
        ("KA", Bishop),
        ("HI", Rook),
        ("HIKY", RookLance),
        ("2", Two),
        ("3", Three),
        ("4", Four),
        ("5", Five),
        ("5_L", LeftFive),
        ("6", Six),
        ("7_L", LeftSeven),
        ("7_R", RightSeven),
        ("8", Eight),
        ("10", Ten),
    ];
    for (preset, handicap) in presets {
        let record = clean(&format!(
            r#"{{"header":{{}},"initial":{{"preset":"{preset}"}},"moves":[{{}}]}}"#
        ));
        assert_eq!(record.handicap(), Some(handicap));
        assert!(text(&record).contains(&format!("\"{preset}\"")));
        round_trip(&record, preset);
    }
    for sfen in [
        "4kg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        "7nk/9/9/9/9/9/9/9/9 b RB2r3p 1",
        "9/9/9/9/9/9/9/9/9 w - 1",
    ] {
        let record = Record::new(sfen.parse().unwrap());
        round_trip(&record, sfen);
        let read = read_text(&text(&record));
        assert_eq!(read.records[0].start.to_string(), sfen);
    }
    let unknown = read_text(
        r#"{"header":{},"initial":{"preset":"9"},"moves":[{},{"move":{"to":{"x":7,"y":6},"piece":"FU"}}]}"#,
    );
    assert_eq!(codes(&unknown)[0].0, "unknown-handicap");
    assert_eq!(unknown.records[0].start, komadai_core::Setup::empty());
    let late = clean(r#"{"header":{"手合割":"香落ち"},"moves":[{}]}"#);
    assert_eq!(late.handicap(), Some(Lance));
}

#[test]
fn what_it_cannot_hold_is_reported() {
    let mut record = clean(GAME);
    record.headers.push("先手", "C");
    record.start.set_ply(5);
    let tree = &mut record.tree;
    let first = tree.first_child(NodeId::ROOT).unwrap();
    tree.node_mut(first).time = Time::spent(1_500);
    tree.node_mut(first).notes_mut().bookmark = Some("x".into());
    tree.push(first, Step::Unread("謎".into()));
    let losses = written(&record, Format::Jkf).losses;
    let kinds: Vec<&LossKind> = losses.iter().map(|loss| &loss.kind).collect();
    assert_eq!(
        kinds,
        [
            &LossKind::Header,
            &LossKind::Start,
            &LossKind::Milliseconds,
            &LossKind::Bookmark,
            &LossKind::Unread
        ]
    );
    round_trip(&record, "losses");
}

#[test]
fn faults_have_their_place() {
    let check = |text: &str, expected: (usize, usize, &str)| {
        let error = read(text.as_bytes(), None, ReadOptions::default()).unwrap_err();
        let ReadError::Unreadable {
            line,
            column,
            expected: what,
            ..
        } = error
        else {
            panic!("{text}: {error}");
        };
        assert_eq!(
            (line, column, what.to_string().as_str()),
            expected,
            "{text}"
        );
    };
    check(
        "{\"header\":{},\n\"moves\":[{}",
        (2, 12, "a comma or the end of the array"),
    );
    check("{\"moves\":[{\"move\":1}]}", (1, 19, "an object"));
    check("{\"moves\":[]} x", (1, 14, "the end of the file"));
    let odd = read_text(
        "{\"header\":{},\"moves\":[{},\n{\"move\":{\"piece\":\"XX\",\"to\":{\"x\":1,\"y\":1}}},{\"special\":\"お茶\"},{\"time\":{\"now\":{\"s\":-1}},\"x\":0}]}",
    );
    assert_eq!(
        codes(&odd),
        [
            ("unreadable-move", 2, 9),
            ("unknown-ending", 2, 55),
            ("unreadable-time", 2, 69),
            ("bad-value", 2, 90),
            ("bad-value", 2, 61)
        ]
    );
    round_trip(&odd.records[0], "odd");
}

#[test]
fn nested_alternatives_need_no_stack() {
    let mut game = komadai_record::Builder::new(Record::default());
    for _ in 0..20_000 {
        for text in ["5i5h", "5a5b", "5h5i", "5b5a"] {
            let at = game.tip();
            game.play("2g2f".parse().unwrap()).ok();
            game.seek(at);
            game.play(text.parse().unwrap()).unwrap();
        }
    }
    round_trip(&game.finish(), "nested");
    let deep = format!("{{\"moves\":{}", "[{\"forks\":[".repeat(200_000));
    assert!(read(deep.as_bytes(), None, ReadOptions::default()).is_err());
}

/// Every JKF file of the corpora reads without a warning and is written as it was read.
#[test]
fn all_files_of_the_corpus() {
    let Some(corpora) = corpora() else { return };
    let mut seen = 0;
    for path in files(&corpora.join("records"), &["jkf", "json"]) {
        let name = path.display().to_string();
        let file = read(&std::fs::read(&path).unwrap(), None, ReadOptions::default()).unwrap();
        assert_eq!(file.warnings, [], "{name}");
        round_trip(&file.records[0], &name);
        seen += 1;
    }
    assert!(seen >= 24, "{seen} files");
}
