use komadai_record::{
    Builder, Ending, Format, LossKind, NodeId, ReadError, ReadOptions, Record, Step, WriteOptions,
    read, write, write_all,
};

use crate::common::{clean, codes, corpora, moves, read_text, written};

/// Reads the line and writes it again.
fn check(line: &str, format: Format, expected: &str) {
    let record = clean(line);
    let written = written(&record, format);
    assert_eq!(
        String::from_utf8(written.bytes).unwrap(),
        format!("{expected}\n")
    );
    assert_eq!(written.losses, []);
}

#[test]
fn lines_as_people_paste_them() {
    let mate = "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    check("startpos", Format::Usi, "position startpos");
    check(
        "position startpos moves 7g7f 3c3d",
        Format::Usi,
        "position startpos moves 7g7f 3c3d",
    );
    check(
        "7g7f 3c3d resign",
        Format::Usi,
        "position startpos moves 7g7f 3c3d resign",
    );
    check(mate, Format::Sfen, mate);
    check(
        &format!("sfen {mate} moves G*2b"),
        Format::Usi,
        &format!("position sfen {mate} moves G*2b"),
    );
    check(
        &format!("{mate} G*2b"),
        Format::Sfen,
        &format!("{mate} moves G*2b"),
    );
}

#[test]
fn many_games_and_their_comments() {
    let read = read_text("# first\nstartpos moves 7g7f\n\n// second\nstartpos moves 2g2f 8c8d\n");
    assert_eq!(read.warnings, []);
    let texts: Vec<String> = read.records.iter().map(moves).collect();
    assert_eq!(texts, ["7g7f", "2g2f 8c8d"]);
    assert_eq!(
        read.records[1].tree.node(NodeId::ROOT).comments(),
        [" second"]
    );
}

#[test]
fn what_cannot_be_understood_is_kept_and_told() {
    let read = read_text("position startpos moves 7g7f 3c3d 8h2b+ rep_inf 3a2b");
    assert_eq!(codes(&read), [("unreadable-move", 1, 41)]);
    let tree = &read.records[0].tree;
    let steps: Vec<&Step> = tree.main_line().map(|id| &tree.node(id).step).collect();
    assert_eq!(
        steps[3..],
        [
            &Step::Unread("rep_inf".into()),
            &Step::Unread("3a2b".into())
        ]
    );
    let back = written(&read.records[0], Format::Usi).bytes;
    assert_eq!(
        back,
        b"position startpos moves 7g7f 3c3d 8h2b+ rep_inf 3a2b\n"
    );
}

#[test]
fn illegal_moves_are_carried_out_and_impossible_ones_kept() {
    // Two pawns on a file, after which the rules cannot be asked; then a drop of what is not in hand.
    let read = read_text("7k1/9/9/9/9/9/7P1/9/7K1 b P 1 moves P*2c 2a1a 2g2f R*5e 1a1b");
    assert_eq!(
        codes(&read),
        [("illegal-move", 1, 37), ("impossible-move", 1, 52)]
    );
    assert_eq!(moves(&read.records[0]), "P*2c 2a1a 2g2f");
    let strict = ReadOptions {
        strict: true,
        ..ReadOptions::default()
    };
    let error = read_strict("startpos moves 5i5e", strict).unwrap_err();
    assert!(matches!(error, ReadError::Refused(warning) if warning.column == 16));
}

fn read_strict(text: &str, options: ReadOptions) -> Result<komadai_record::Read, ReadError> {
    read(text.as_bytes(), None, options)
}

#[test]
fn losses_are_counted() {
    let mut record = clean("startpos moves 7g7f 3c3d");
    record.headers.push("先手", "A");
    let tree = &mut record.tree;
    let last = tree.main_line().last().unwrap();
    tree.push(last, Step::End(Ending::SealedMove));
    tree.push(NodeId::ROOT, Step::Move("2g2f".parse().unwrap()));
    let losses = written(&record, Format::Usi).losses;
    let kinds: Vec<(LossKind, usize)> = losses
        .into_iter()
        .map(|loss| (loss.kind, loss.count))
        .collect();
    assert_eq!(
        kinds,
        [
            (LossKind::Ending, 1),
            (LossKind::Header, 1),
            (LossKind::Variation, 1)
        ]
    );
}

#[test]
fn nothing_is_an_error() {
    let options = ReadOptions::default();
    assert_eq!(read_strict(" \n", options), Err(ReadError::Empty));
    assert_eq!(read_strict("hello", options), Err(ReadError::Unrecognised));
}

/// Ten thousand openings that engines are started from: each line is legal and is written as it was.
#[test]
fn the_opening_lists_of_the_corpus() {
    let Some(corpora) = corpora() else { return };
    let mut lines = 0;
    for entry in std::fs::read_dir(corpora.join("openings")).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let read = read_text(&text);
        assert_eq!(read.warnings, []);
        let back = write_all(&read.records, Format::Usi, &WriteOptions::default()).unwrap();
        let back = String::from_utf8(back.bytes).unwrap();
        for (ours, theirs) in back.lines().zip(text.lines()) {
            assert_eq!(ours.trim_start_matches("position "), theirs.trim());
        }
        lines += read.records.len();
    }
    assert_eq!(lines, 12_788);
}

/// Found by fuzzing: a text that reads as something else, or that is none, went without a word, and an ending below a text became a text.
#[test]
fn texts_that_do_not_come_back_are_told() {
    let check = |texts: &[&str], ending: Option<Ending>, losses: &[LossKind]| {
        let mut game = Builder::new(Record::default());
        for text in texts {
            game.unread(text);
        }
        if let Some(ending) = ending {
            game.end(ending);
        }
        let written = write(&game.finish(), Format::Usi, &WriteOptions::default()).unwrap();
        let kinds: Vec<LossKind> = written.losses.into_iter().map(|loss| loss.kind).collect();
        assert_eq!(kinds, losses, "{texts:?}");
    };
    check(&["謎", "7g7f", "resign"], None, &[]);
    // No piece of Black stands there.
    check(&["5e5d"], None, &[]);
    for text in ["", " ", "a b", "resign", "7g7f"] {
        check(&[text], None, &[LossKind::Unread]);
    }
    check(&["謎"], Some(Ending::Resign), &[LossKind::Ending]);
}

#[test]
fn an_opening_book_is_no_list_of_odd_games() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let book = Err(ReadError::Book("YaneuraOu"));
    for text in [
        format!("#YANEURAOU-DB2016 1.00\nsfen {start}\n"),
        format!("\u{feff}#YANEURAOU-DB2016 1.00\r\nsfen {start}\r\n2g2f 8c8d 30 10 5\r\n"),
        format!("sfen {start}\n# a comment\n2g2f none none none 3\n"),
        "YANE-BINBOOK-V1\0\u{1}\u{2}".to_owned(),
    ] {
        let hint = Some(Format::Sfen);
        let found = read(text.as_bytes(), hint, ReadOptions::default());
        assert_eq!(found.map(|read| read.format), book, "{text}");
    }
    // Positions below each other are games without moves.
    let positions = format!("sfen {start}\nsfen {start}\n");
    let games = read(positions.as_bytes(), None, ReadOptions::default()).unwrap();
    assert_eq!(games.records.len(), 2);
}
