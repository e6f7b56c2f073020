use std::fmt::Write as _;
use std::path::Path;

use komadai_core::Color;
use komadai_record::{
    Encoding, Ending, Format, LossKind, NodeId, Outcome, ReadError, ReadOptions, Record, Step,
    Time, Visit, WriteOptions, key, read, write,
};

use crate::common::{clean, codes, corpora, files, moves, read_text, written};

fn text(record: &Record) -> String {
    let options = WriteOptions {
        encoding: Some(Encoding::Utf8),
        ..WriteOptions::default()
    };
    let written = write(record, Format::Kif, &options).unwrap();
    assert_eq!(written.losses, []);
    String::from_utf8(written.bytes).unwrap()
}

/// Reads rows of an even game.
fn rows(rows: &str) -> String {
    format!("手合割：平手\n手数----指手---------消費時間--\n{rows}")
}

/// What is read is written, and what was written reads as the same record.
fn round_trip(record: &Record, what: &str) {
    let once = write(record, Format::Kif, &WriteOptions::default()).unwrap();
    let again = read(&once.bytes, Some(Format::Kif), ReadOptions::default()).unwrap();
    let text = String::from_utf8_lossy(&once.bytes).into_owned();
    if once.losses.is_empty() {
        assert_eq!(again.records[0], *record, "{what}\n{text}");
    }
    let twice = write(&again.records[0], Format::Kif, &WriteOptions::default()).unwrap();
    assert_eq!(twice.bytes, once.bytes, "{what}");
}

#[test]
fn a_game_is_written_as_the_spec_has_it() {
    let kif = "\
#KIF version=2.0 encoding=UTF-8
開始日時：2003/05/03 10:30:00
手合割：平手
先手：大山
後手：升田
手数----指手---------消費時間--
*開始
   1 ７六歩(77)   ( 0:16/00:00:16)
   2 ３四歩(33)   ( 0:00/00:00:00)
   3 ２二角成(88) ( 0:10/00:00:26)
*成る
&山場
   4 同　銀(31)   ( 1:00/00:01:00)+
   5 ５五角打     ( 0:00/00:00:26)
   6 投了         ( 0:01/00:01:01)
まで5手で先手の勝ち

変化：4手
   4 ４二玉(51)
   5 １一馬(22)
   6 中断
まで5手で中断
";
    let record = clean(kif);
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+ 3a2b B*5e");
    let tree = &record.tree;
    assert_eq!(tree.ending(), Some(&Ending::Resign));
    let third = tree.main_line().nth(2).unwrap();
    assert_eq!(tree.node(third).bookmark(), Some("山場"));
    assert_eq!(tree.node(third).comments(), ["成る"]);
    assert_eq!(tree.children(third).count(), 2);
    assert_eq!(record.headers.get(key::START), Some("2003/05/03 10:30:00"));
    assert_eq!(text(&record), kif);
}

#[test]
fn odd_rows_are_moves_all_the_same() {
    let expected = "7g7f 3c3d 8h2b 3a2b B*5e 2b3c 5e3c+ 2a3c";
    let check = |text: &str| {
        let record = clean(&rows(text));
        assert_eq!(moves(&record), expected, "{text}");
        round_trip(&record, text);
    };
    check(
        "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角不成(88)\n4 同銀(31)\n5 ５五角打\n6 ３三銀(22)\n7 同角成(55)\n8 同桂(21)\n",
    );
    check(
        "1 76歩(77)\n2 34歩(33)\n3 22角(88)\n4 同 銀(31)\n5 55角打\n6 33銀(22)\n7 同 角成(55)\n8 同 桂(21)\n",
    );
    check(
        "1 ▲７六歩(77)\n2 △３四歩(33)\n3 ☗２二角生(88)\n4 △同　銀(31)\n5 ▲５五角(00)\n6 ▽３三銀(22)\n7 ▼同　角成(55)\n8 △同　桂(21)\n",
    );
    check(
        "\t1\t７六歩（７７）\n　２　３四歩　(33)\n3 ２二角(88)　\n4 同　銀 (31)\n5 ５五角打+\n6 ３三銀(22)\n7 同　角　成(55)\n8 同　桂(21)(0:01/)\n",
    );
    // Without squares of origin, where one piece can make the move.
    check("1 ７六歩\n2 ３四歩\n3 ２二角\n4 同銀\n5 ５五角\n6 ３三銀\n7 同角成\n8 同桂\n");
}

#[test]
fn every_ending_reads_and_writes() {
    for ending in Ending::KNOWN {
        let mut record = clean(&rows("1 ７六歩(77)\n"));
        let first = record.tree.main_line().next().unwrap();
        record.tree.push(first, Step::End(ending.clone()));
        let text = text(&record);
        assert_eq!(clean(&text), record, "{text}");
    }
    let read = read_text(&rows("1 ７六歩(77)\n2 お茶\n"));
    assert_eq!(codes(&read), [("unknown-ending", 4, 3)]);
    let ending = read.records[0].tree.ending();
    assert_eq!(ending, Some(&Ending::Other("お茶".into())));
    round_trip(&read.records[0], "unknown ending");
}

#[test]
fn the_summary_is_checked_and_fills_in() {
    let check = |text: &str, expected: &[&str], ending: Option<Ending>| {
        let read = read_text(&rows(text));
        let found: Vec<&str> = read
            .warnings
            .iter()
            .map(|warning| warning.kind.code())
            .collect();
        assert_eq!(found, expected, "{text}");
        assert_eq!(read.records[0].tree.ending(), ending.as_ref(), "{text}");
        round_trip(&read.records[0], text);
    };
    check(
        "1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n",
        &[],
        Some(Ending::Resign),
    );
    check(
        "1 ７六歩(77)\n2 投了\nまで1手で後手の勝ち\n",
        &["other-summary"],
        Some(Ending::Resign),
    );
    check(
        "1 ７六歩(77)\n2 投了\nまで9手で先手の勝ち\n",
        &["other-summary"],
        Some(Ending::Resign),
    );
    check(
        "1 ７六歩(77)\nまで1手で先手の勝ち\n",
        &[],
        Some(Ending::Resign),
    );
    check(
        "1 ７六歩(77)\nまで1手で千日手\n",
        &[],
        Some(Ending::Repetition),
    );
    let odd = Some(Ending::Other("後手の勝ち".into()));
    check(
        "1 ７六歩(77)\nまで1手で後手の勝ち\n",
        &["unknown-ending"],
        odd,
    );
    // How White won is not known, that White did is.
    let text = rows("1 ７六歩(77)\nまで1手で後手の勝ち\n");
    let record = &read(text.as_bytes(), None, ReadOptions::default())
        .unwrap()
        .records[0];
    assert_eq!(record.outcome(), Some(Outcome::Win(Color::White)));
}

#[test]
fn variations_go_to_the_latest_line_that_has_their_ply() {
    let record = clean(&rows(
        "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n\n\
         変化：3手\n3 ６六歩(67)\n4 ８四歩(83)\n5 ７八銀(79)\n\n\
         変化：5手\n5 ４八銀(39)\n\n変化：4手\n4 ４四歩(43)\n5 ４八銀(39)\n6 ３三角(22)\n\n\
         変化：6手\n6 ３二銀(31)\n\n変化：1手\n1 ２六歩(27)\n2 ８四歩(83)\n",
    ));
    let lines: Vec<String> = lines(&record);
    assert_eq!(
        lines,
        [
            "7g7f 3c3d 2g2f end",
            "7g7f 3c3d 6g6f 8c8d 7i7h",
            "7g7f 3c3d 6g6f 8c8d 3i4h",
            "7g7f 3c3d 6g6f 4c4d 3i4h 2b3c",
            "7g7f 3c3d 6g6f 4c4d 3i4h 3a3b",
            "2g2f 8c8d",
        ]
    );
    round_trip(&record, "nested");
}

/// Every line from the root to a leaf.
fn lines(record: &Record) -> Vec<String> {
    let tree = &record.tree;
    let mut lines = Vec::new();
    for visit in tree.walk() {
        if let Visit::Enter(id) = visit
            && tree.first_child(id).is_none()
        {
            let words: Vec<String> = tree
                .path(id)
                .into_iter()
                .map(|id| match &tree.node(id).step {
                    Step::Move(mv) => mv.to_string(),
                    _ => "end".into(),
                })
                .collect();
            lines.push(words.join(" "));
        }
    }
    lines
}

#[test]
fn a_variation_from_nowhere_never_alters_the_main_line() {
    let read = read_text(&rows(
        "1 ７六歩(77)\n2 ３四歩(33)\n\n変化：4手\n4 ８四歩(83)\n5 ２六歩(27)\n",
    ));
    assert_eq!(codes(&read), [("nowhere-to-branch", 6, 1)]);
    let record = &read.records[0];
    assert_eq!(lines(record), ["7g7f 3c3d"]);
    let last = record.tree.main_line().last().unwrap();
    let comments = record.tree.node(last).comments();
    assert_eq!(comments, ["変化：4手", "4 ８四歩(83)", "5 ２六歩(27)"]);
    round_trip(record, "nowhere");
}

#[test]
fn what_cannot_be_carried_out_spoils_its_own_line_alone() {
    let read = read_text(&rows(
        "1 ７六歩(77)\n2 ５五飛打 ( 0:01/00:00:01)\n3 ２六歩(27)\n4 投了\n\n変化：2手\n2 ３四歩(33)\n",
    ));
    assert_eq!(codes(&read), [("impossible-move", 4, 3)]);
    let record = &read.records[0];
    let tree = &record.tree;
    let steps: Vec<&Step> = tree.main_line().map(|id| &tree.node(id).step).collect();
    assert_eq!(steps[1], &Step::Unread("５五飛打 ( 0:01/00:00:01)".into()));
    assert_eq!(steps[2], &Step::Unread("２六歩(27)".into()));
    assert_eq!(steps[3], &Step::End(Ending::Resign));
    assert_eq!(lines(record)[1], "7g7f 3c3d");
    round_trip(record, "impossible");
}

#[test]
fn a_foul_at_the_end_is_kept() {
    let read = read_text(&rows(
        "1 ７六歩(77)\n2 ３四歩(33)\n3 ５五角(88)\n4 ３三角成(22)\n5 反則勝ち\n",
    ));
    assert_eq!(codes(&read), [("illegal-move", 6, 3)]);
    let record = &read.records[0];
    assert_eq!(moves(record), "7g7f 3c3d 8h5e 2b3c+");
    assert_eq!(record.tree.ending(), Some(&Ending::IllegalWin));
    round_trip(record, "foul");
}

#[test]
fn start_positions() {
    let even = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let check = |head: &str, sfen: &str, expected: &[&str]| {
        let read = read_text(&format!("{head}\n手数----指手--\n1 ７六歩(77)\n"));
        let found: Vec<&str> = read
            .warnings
            .iter()
            .map(|warning| warning.kind.code())
            .collect();
        assert_eq!(read.records[0].start.to_string(), sfen, "{head}");
        assert_eq!(found, expected, "{head}");
        round_trip(&read.records[0], head);
    };
    check("先手：A", even, &[]);
    check("手合割：平手　　", even, &[]);
    check("手合割:平手 #注", even, &[]);
    let empty = "9/9/9/9/9/9/9/9/9 b - 1";
    check(
        "手合割：とんでも落ち",
        empty,
        &["unknown-handicap", "impossible-move"],
    );
    check(
        "手合割：その他",
        empty,
        &["unknown-handicap", "impossible-move"],
    );
    check(
        "手合割：詰将棋",
        empty,
        &["unknown-handicap", "impossible-move"],
    );
    let lance = "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    check("手合割：香落ち", lance, &["illegal-move"]);
}

#[test]
fn diagrams() {
    let board = |head: &str, tail: &str| {
        let mut text =
            format!("{head}\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
        text.push_str("| ・ ・ ・ ・ ・ ・ ・v桂v玉|一\n| 龍 ・ ・ ・ ・ ・ ・ ・ ・|二\n");
        for rank in "三四五六七八九".chars() {
            let _ = writeln!(text, "| ・ ・ ・ ・ ・ ・ ・ ・ ・|{rank}");
        }
        text.push_str("+---------------------------+\n");
        text + tail
    };
    let check = |text: &str, sfen: &str, expected: &[&str]| {
        let read = read_text(text);
        let found: Vec<&str> = read
            .warnings
            .iter()
            .map(|warning| warning.kind.code())
            .collect();
        assert_eq!(found, expected, "{text}");
        assert_eq!(read.records[0].start.to_string(), sfen, "{text}");
        round_trip(&read.records[0], text);
    };
    let rows = "7nk/+R8/9/9/9/9/9/9/9";
    check(
        &board("後手の持駒：飛　金二　歩十八", "先手の持駒：なし"),
        &format!("{rows} b r2g18p 1"),
        &[],
    );
    check(
        &board("後手の持駒：飛金二歩十", "先手の持駒：角 銀四"),
        &format!("{rows} b B4Sr2g10p 1"),
        &[],
    );
    check(
        &board("", "後手番\n手数＝70  △３一玉  まで"),
        &format!("{rows} w - 71"),
        &[],
    );
    check(
        &board("上手の持駒：", "下手の持駒：歩2\n上手番"),
        &format!("{rows} w 2P 1"),
        &[],
    );
    check(
        &board("後手の持駒：飛三", "先手の持駒："),
        &format!("{rows} b 3r 1"),
        &["broken-start"],
    );
    check(
        &board("手合割：詰将棋", "1 ９一龍(92)"),
        &format!("{rows} b - 1"),
        &[],
    );
    check(
        &board("手合割：香落ち", "下手番"),
        &format!("{rows} b - 1"),
        &["handicap-against-board"],
    );
    // White's move tells whose turn it is.
    check(
        &board("", "1 ３三桂(21)"),
        &format!("{rows} w - 1"),
        &["missing-side"],
    );
    // 同 is the square of the move that led to the diagram.
    let last = board("", "後手番\n手数＝1  ▲１二龍  まで\n1 同　玉(11)");
    assert_eq!(moves(&read_text(&last).records[0]), "1a1b");
    // A row too few: nobody knows the position, and the rows are kept.
    let broken = board("手合割：平手", "1 ７六歩(77)")
        .replace("九\n", "\n")
        .replace("| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n", "");
    check(
        &broken,
        "9/9/9/9/9/9/9/9/9 b - 1",
        &["unreadable-start", "impossible-move"],
    );
    assert_eq!(
        read_text(&broken).records[0]
            .tree
            .node(NodeId::ROOT)
            .comments()
            .len(),
        11
    );
    // Saved with the board turned.
    let turned = board("", "")
        .lines()
        .rev()
        .fold(String::new(), |mut text, line| {
            if let Some(cells) = line.strip_prefix('|') {
                let (cells, label) = cells.split_once('|').unwrap();
                let symbols: Vec<char> = cells.chars().collect();
                let cells: String = symbols.chunks(2).rev().flatten().collect();
                let _ = writeln!(text, "|{cells}|{label}");
            }
            text
        });
    let turned = format!("  １ ２ ３ ４ ５ ６ ７ ８ ９\n{turned}");
    check(&turned, &format!("{rows} b - 1"), &[]);
}

#[test]
fn headers_comments_and_stray_lines_are_kept_in_order() {
    let kif = "#KIF version=2.0 encoding=UTF-8\n*前の注釈\n# Generated by X\n備考：a：b\n備考:c\n先手：　髙橋　\n手合割：平手\n意味不明\n\
        手数----指手--\n1 ７六歩(77) あれ\n結果：先手勝ち\n謎の行\n*注釈\n\n変化：1手\n*先\n1 ２六歩(27)\n";
    let read = read_text(kif);
    assert_eq!(
        codes(&read),
        [
            ("unknown-text", 8, 1),
            ("unknown-text", 10, 10),
            ("unknown-text", 12, 1)
        ]
    );
    let record = &read.records[0];
    let headers: Vec<(&str, &str)> = record.headers.iter().collect();
    let expected = [
        ("#", "Generated by X"),
        ("備考", "a：b"),
        ("備考", "c"),
        ("先手", "髙橋"),
        ("結果", "先手勝ち"),
    ];
    assert_eq!(headers, expected);
    let tree = &record.tree;
    assert_eq!(tree.node(NodeId::ROOT).comments(), ["前の注釈", "意味不明"]);
    let comments: Vec<&[String]> = tree
        .children(NodeId::ROOT)
        .map(|id| tree.node(id).comments())
        .collect();
    assert_eq!(
        comments,
        [["あれ", "謎の行", "注釈"].as_slice(), ["先"].as_slice()]
    );
    round_trip(record, kif);
}

#[test]
fn times_and_what_is_no_time() {
    let read = read_text(&rows(
        "1 ７六歩(77) (0:4/0:0:4)\n2 ３四歩(33) (0:13/)\n3 ２六歩(27) ( 0:05/)\n4 ８四歩(83) (x)\n",
    ));
    assert_eq!(codes(&read), [("unreadable-time", 6, 11)]);
    let tree = &read.records[0].tree;
    let times: Vec<Time> = tree.main_line().map(|id| tree.node(id).time).collect();
    let time = |spent, total| Time {
        spent_ms: Some(spent),
        total_ms: Some(total),
    };
    assert_eq!(
        times,
        [
            time(4_000, 4_000),
            time(13_000, 13_000),
            time(5_000, 9_000),
            Time::NONE
        ]
    );
    let mut record = read.records[0].clone();
    let first = record.tree.main_line().next().unwrap();
    record.tree.node_mut(first).time = Time::spent(1_500);
    let losses = written(&record, Format::Kif).losses;
    assert_eq!(losses.len(), 1);
    assert_eq!(losses[0].kind, LossKind::Milliseconds);
}

#[test]
fn characters_that_shift_jis_lacks_are_reported() {
    let mut record = clean(&rows("1 ７六歩(77)\n"));
    record.headers.push("先手", "☗髙♟");
    let written = written(&record, Format::Kif);
    assert_eq!(written.encoding, Encoding::ShiftJis);
    let kinds: Vec<&LossKind> = written.losses.iter().map(|loss| &loss.kind).collect();
    let lost = |symbol, stand_in| LossKind::Character { symbol, stand_in };
    assert_eq!(kinds, [&lost('☗', "▲"), &lost('♟', "〓")]);
    let back = read(&written.bytes, None, ReadOptions::default()).unwrap();
    assert_eq!(back.records[0].headers.get("先手"), Some("▲髙〓"));
    assert_eq!(back.encoding, Encoding::ShiftJis);
}

/// The number of the last row of each block that is a move, straight from the text.
fn last_rows(text: &str) -> Vec<usize> {
    let mut blocks = vec![0];
    for line in text.lines() {
        let line = line.trim_start();
        if line.starts_with("変化") {
            blocks.push(0);
        }
        let digits: String = line.chars().take_while(char::is_ascii_digit).collect();
        let rest = line[digits.len()..].trim_start();
        let is_move =
            rest.starts_with('同') || rest.starts_with(|symbol| ('１'..='９').contains(&symbol));
        if let (Ok(number), true) = (digits.parse(), is_move) {
            *blocks.last_mut().unwrap() = number;
        }
    }
    blocks
}

/// Every file is read as KIF without a warning that is not listed here, all its rows are in the tree, and what is written
/// reads as the same record.
#[test]
fn all_files_of_the_corpus() {
    let Some(corpora) = corpora() else { return };
    let mut seen = 0;
    for path in files(&corpora, &["kif", "kifu"]) {
        let bytes = std::fs::read(&path).unwrap();
        let name = path.display().to_string();
        let file = read(&bytes, Some(Format::Kif), ReadOptions::default()).unwrap();
        let file_name = Path::new(&name)
            .file_name()
            .unwrap()
            .to_string_lossy()
            .into_owned();
        assert_eq!(file.format, Format::Kif, "{name}");
        let expected: &[&str] = match file_name.as_str() {
            // Composed with nine pawns of one side on a file.
            "9fu.kif" => &["broken-start"],
            // Two rows in succession have the number 5.
            "fork-test.kif" => &["other-number"],
            // 投了, then 中断.
            "012.kif" => &["after-end"],
            // Games that ended with a move into check, or one that left the king in it.
            "014.kif" | "015.kif" | "017.kif" => &["illegal-move"],
            _ => &[],
        };
        let found: Vec<&str> = file
            .warnings
            .iter()
            .map(|warning| warning.kind.code())
            .collect();
        assert_eq!(found, expected, "{name}: {:?}", file.warnings.first());
        let record = &file.records[0];
        let decoded = komadai_record::decode(&bytes);
        // A block's last row is the depth of its last move.
        let mut depths = Vec::new();
        let tree = &record.tree;
        for visit in tree.walk() {
            let Visit::Enter(id) = visit else { continue };
            if tree.previous_sibling(id).is_some() || id == NodeId::ROOT {
                depths.push(0);
            }
            if tree.node(id).step.as_move().is_some() {
                *depths.last_mut().unwrap() = tree.depth(id);
            }
        }
        let mut rows = last_rows(&decoded.text);
        depths.sort_unstable();
        rows.sort_unstable();
        if !found.contains(&"other-number") {
            assert_eq!(depths, rows, "{name}");
        }
        round_trip(record, &name);
        seen += 1;
    }
    assert!(seen >= 71, "{seen} files");
}

/// A game of chu shogi is no game of shogi with odd moves: it is refused by its name, with or without a board.
#[test]
fn chu_shogi_is_refused_by_name() {
    let board = "\
１２ 11 10  ９  ８  ７  ６  ５  ４  ３  ２  １
+------------------------------------+
| v香 v猛 v銅 v銀 v金 v醉 v玉 v金 v銀 v銅 v猛 v香|一
|  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|十
";
    for (text, line) in [
        ("先手：A\n手数----指手---\n   1 ６八獅子 （←７十）\n", 3),
        (
            "先手：A\n   1 ９八歩兵 （←９九）\n   2 仝歩兵 （←９三）\n",
            2,
        ),
        ("先手：A\n   1 一歩目 ５六獅子 （←５五）\n", 2),
        (board, 4),
    ] {
        for hint in [None, Some(Format::Kif)] {
            let error = read(text.as_bytes(), hint, Default::default()).unwrap_err();
            let game = "chu shogi (中将棋)";
            assert_eq!(error, ReadError::OtherGame { line, game }, "{text}");
        }
    }
}

/// Variants and words that nobody knows are no even game.
#[test]
fn unknown_handicaps_are_no_even_game() {
    for name in ["5五将棋", "京都将棋", "一枚落ち", "平手得", "？"] {
        let text = format!("手合割：{name}\n   1 ７六歩(77)\n");
        let file = read(text.as_bytes(), None, Default::default()).unwrap();
        assert_eq!(
            file.records[0].start,
            komadai_core::Setup::empty(),
            "{name}"
        );
        assert_eq!(file.warnings[0].kind.code(), "unknown-handicap", "{name}");
        assert_eq!(file.records[0].headers.get("手合割"), Some(name));
    }
}

/// Found by fuzzing: a text in the place of a move that reads as the word of an ending was written without a word about it.
#[test]
fn texts_that_read_as_endings_are_told() {
    for (text, losses) in [
        ("７六謎(77)", vec![]),
        ("謎", vec![LossKind::Unread]),
        ("投了", vec![LossKind::Unread]),
        ("", vec![LossKind::Unread]),
    ] {
        let mut game = komadai_record::Builder::new(Record::default());
        game.unread(text);
        let written = write(&game.finish(), Format::Kif, &WriteOptions::default()).unwrap();
        let kinds: Vec<LossKind> = written.losses.into_iter().map(|loss| loss.kind).collect();
        assert_eq!(kinds, losses, "{text:?}");
    }
}
