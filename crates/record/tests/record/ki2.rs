use komadai_record::{
    Builder, Encoding, Ending, Format, LossKind, NodeId, ReadOptions, Record, Step, WriteOptions,
    read, write,
};

use crate::common::{clean, codes, corpora, files, moves, read_text};
use crate::grown;

fn text(record: &Record) -> (String, Vec<LossKind>) {
    let options = WriteOptions {
        encoding: Some(Encoding::Utf8),
        ..WriteOptions::default()
    };
    let written = write(record, Format::Ki2, &options).unwrap();
    let losses = written.losses.into_iter().map(|loss| loss.kind).collect();
    (String::from_utf8(written.bytes).unwrap(), losses)
}

#[test]
fn a_game_is_written_as_others_write_it() {
    let ki2 = "\
#KI2 version=2.0 encoding=UTF-8
開始日時：2003/05/03 10:30:00
手合割：平手
先手：大山
後手：升田

*開始
▲７六歩    △３四歩    ▲２二角成
*成る
&山場
△同　銀    ▲５五角    △３三銀    ▲同　角成  △同　桂    ▲５八金右
△９四歩
まで10手で後手の勝ち

変化：4手
△４二玉    ▲１一馬
まで5手で中断
";
    let record = clean(ki2);
    assert_eq!(
        moves(&record),
        "7g7f 3c3d 8h2b+ 3a2b B*5e 2b3c 5e3c+ 2a3c 4i5h 9c9d"
    );
    let tree = &record.tree;
    assert_eq!(tree.ending(), Some(&Ending::Resign));
    let third = tree.main_line().nth(2).unwrap();
    assert_eq!(tree.node(third).comments(), ["成る"]);
    assert_eq!(tree.node(third).bookmark(), Some("山場"));
    assert_eq!(tree.children(third).count(), 2);
    assert_eq!(text(&record), (ki2.to_owned(), vec![]));
}

#[test]
fn moves_in_every_dress() {
    let expected = "7g7f 3c3d 8h2b+ 3a2b B*5e 2b3c";
    let check = |body: &str| {
        let record = clean(&format!("手合割：平手\n{body}\n"));
        assert_eq!(moves(&record), expected, "{body}");
    };
    check("▲７六歩 △３四歩 ▲２二角成 △同　銀 ▲５五角打 △３三銀");
    check("▲７六歩△３四歩▲２二角成△同銀▲５五角△３三銀");
    check("☗76歩 ☖34歩 ☗22角成 ☖同 銀 ☗55角 ☖33銀");
    check("▼７六歩　▽３四歩　▼２二角成　▽２二同銀　▼５五角　▽３三銀");
    check("▲７六歩\n△３四歩\n\n▲２二角成\n△同　銀\n▲５五角\n△３三銀");
    check("\t▲7六歩 △3四歩 ▲2二角成 △同銀 ▲5五角打 △3三銀上".trim_end_matches('上'));
    // Without marks only the file's name tells what it is.
    let unmarked = "手合割：平手\n76歩 34歩 22角成 同銀 55角打 33銀\n";
    let read = read(
        unmarked.as_bytes(),
        Some(Format::Ki2),
        ReadOptions::default(),
    )
    .unwrap();
    assert_eq!(read.warnings, []);
    assert_eq!(moves(&read.records[0]), expected);
}

#[test]
fn sideways_is_not_straight_on() {
    let record = clean("手合割：平手\n▲５八金右△３四歩▲６八金寄△８四歩▲５八飛\n");
    assert_eq!(moves(&record), "4i5h 3c3d 5h6h 8c8d 2h5h");
}

#[test]
fn endings_stand_in_the_sentence_or_in_the_place_of_a_move() {
    let check = |body: &str, expected: Ending| {
        let record = clean(&format!("手合割：平手\n▲７六歩 △３四歩{body}\n"));
        assert_eq!(record.tree.ending(), Some(&expected), "{body}");
        assert_eq!(record.tree.main_line().count(), 3, "{body}");
    };
    check("\nまで2手で後手の勝ち", Ending::Resign);
    check("\nまで2手で千日手", Ending::Repetition);
    check("\nまで2手で先手の反則負け", Ending::IllegalLoss);
    check("\nまで2手で封じ手", Ending::SealedMove);
    check(" ▲投了", Ending::Resign);
    check(" ▲千日手\n", Ending::Repetition);
    check(" 投了\nまで2手で後手の勝ち", Ending::Resign);
}

#[test]
fn every_ending_comes_back() {
    for ending in Ending::KNOWN {
        let mut game = Builder::new(Record::default());
        game.play("7g7f".parse().unwrap()).unwrap();
        game.end(ending.clone());
        let record = game.finish();
        let (text, losses) = text(&record);
        assert_eq!(losses, [], "{ending:?}");
        assert_eq!(clean(&text), record, "{text}");
    }
    let mut game = Builder::new(Record::default());
    game.play("7g7f".parse().unwrap()).unwrap();
    game.end(Ending::Other("お茶".into()));
    let record = game.finish();
    let read = read_text(&text(&record).0);
    assert_eq!(read.records[0], record);
    assert_eq!(codes(&read), [("unknown-ending", 5, 1)]);
}

#[test]
fn oddities_are_told() {
    let check = |body: &str, main: &str, expected: &[(&str, usize, usize)]| {
        let read = read_text(&format!("手合割：平手\n{body}\n"));
        assert_eq!(read.format, Format::Ki2);
        assert_eq!(codes(&read), expected, "{body}");
        assert_eq!(moves(&read.records[0]), main, "{body}");
    };
    check("▲５八金 △３四歩", "4i5h 3c3d", &[("ambiguous-move", 2, 1)]);
    check("▲７六歩 ▲３四歩", "7g7f 3c3d", &[("other-side", 2, 6)]);
    check(
        "▲７六歩 △５五飛 ▲２六歩",
        "7g7f",
        &[("unreadable-move", 2, 6)],
    );
    check("▲同　歩", "", &[("unreadable-move", 2, 1)]);
    check("▲７六歩(66)", "", &[("impossible-move", 2, 1)]);
    check("▲７六銀(77)", "7g7f", &[("other-piece", 2, 1)]);
    check(
        "▲７六歩 △３四歩 好手",
        "7g7f 3c3d",
        &[("unknown-text", 2, 10)],
    );
    check(
        "▲７六歩\nまで3手で後手の勝ち",
        "7g7f",
        &[("other-summary", 3, 1), ("unknown-ending", 3, 1)],
    );
    check("▲７六歩 △中断 △３四歩", "7g7f", &[("after-end", 2, 10)]);
}

#[test]
fn what_stands_behind_a_move_is_kept() {
    let read = read_text("手合割：平手\n▲７六歩 △３四歩 好手\n▲２六歩\n");
    let tree = &read.records[0].tree;
    let second = tree.main_line().nth(1).unwrap();
    assert_eq!(tree.node(second).comments(), ["好手"]);
    let read = read_text("手合割：平手\n▲７六歩 △９九歩 ▲２六歩\n");
    let tree = &read.records[0].tree;
    let steps: Vec<&Step> = tree.main_line().map(|id| &tree.node(id).step).collect();
    assert_eq!(
        steps[1..],
        [
            &Step::Unread("△９九歩".into()),
            &Step::Unread("▲２六歩".into())
        ]
    );
    let (written, losses) = text(&read.records[0]);
    assert_eq!(losses, []);
    assert_eq!(read_text(&written).records[0], read.records[0]);
}

#[test]
fn illegal_moves_come_back() {
    // Two pawns on a file and what follows on that board, a king that goes into check and is taken, a rook that moves like a knight.
    for moves in ["P*2c 2a1a 2g2f 1a1b", "P*2d", "1i1b 2a2b 1b2b"] {
        let mut record = clean("7k1/9/9/9/9/9/7P1/9/K7R b P 1");
        let mut tip = NodeId::ROOT;
        for mv in moves.split(' ') {
            tip = record.tree.push(tip, Step::Move(mv.parse().unwrap()));
        }
        let (text, losses) = text(&record);
        assert_eq!(losses, [], "{text}");
        assert_eq!(read_text(&text).records[0].tree, record.tree, "{text}");
    }
    let mut record = Record::default();
    record
        .tree
        .push(NodeId::ROOT, Step::Move("2h7c".parse().unwrap()));
    let (text, losses) = text(&record);
    assert_eq!(losses, []);
    assert!(text.contains("▲７三飛"), "{text}");
    assert_eq!(read_text(&text).records[0], record);
}

#[test]
fn times_are_lost_and_told() {
    let record = clean(
        "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n",
    );
    assert_eq!(text(&record).1, [LossKind::Time]);
}

#[test]
fn starts_and_sides() {
    let record =
        clean("手合割：二枚落ち\n下手：A\n上手：B\n\n△６二銀 ▲７六歩\nまで2手で下手の勝ち\n");
    assert_eq!(moves(&record), "7a6b 7g7f");
    assert_eq!(record.tree.ending(), Some(&Ending::Resign));
    let sfens = [
        "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
        "4k4/9/9/9/4+P4/9/9/9/4K4 w 2r2b4g4s4n4l17p 7",
    ];
    for sfen in sfens {
        let record = grown::tree(&clean(sfen), 5, &[]);
        let (text, losses) = text(&record);
        assert_eq!(losses, []);
        let back = clean(&text);
        assert_eq!(back.tree, record.tree, "{text}");
        assert_eq!(back.start.side(), record.start.side(), "{text}");
    }
}

#[test]
fn random_trees_come_back() {
    for seed in 0..150 {
        let record = grown::tree(&Record::default(), seed, &Ending::KNOWN);
        let (text, losses) = text(&record);
        assert_eq!(losses, [], "seed {seed}");
        let read = read_text(&text);
        assert_eq!(read.records[0], record, "seed {seed}\n{text}");
        // Endings that fit no position of these lines are the only oddities.
        let odd: Vec<_> = read.warnings.iter().map(|one| one.kind.code()).collect();
        assert!(
            odd.iter().all(|&code| code == "after-end"),
            "{odd:?}\n{text}"
        );
    }
}

#[test]
fn the_format_is_found_out() {
    for (text, hint, format) in [
        ("▲７六歩\n", None, Format::Ki2),
        ("手合割：平手\n▲７六歩\n", Some(Format::Kif), Format::Ki2),
        (
            "手合割：平手\n   1 ７六歩(77)\n*▲２六歩は疑問\n",
            Some(Format::Ki2),
            Format::Kif,
        ),
        ("手合割：平手\n先手：A\n", Some(Format::Ki2), Format::Ki2),
        ("手合割：平手\n先手：A\n", None, Format::Kif),
        ("76歩 34歩\n", Some(Format::Ki2), Format::Ki2),
        (
            "#KI2 version=2.0 encoding=UTF-8\n先手：A\n",
            None,
            Format::Ki2,
        ),
    ] {
        let read = read(text.as_bytes(), hint, ReadOptions::default()).unwrap();
        assert_eq!(read.format, format, "{text}");
    }
}

/// The files of the corpora whose moves or words are odd, with what is odd in each.
const ODD: [(&str, &[&str]); 1] = [("9fu.ki2", &["broken-start"])];

#[test]
fn the_corpora() {
    let Some(corpora) = corpora() else { return };
    let files = files(&corpora, &["ki2", "ki2u"]);
    assert!(files.len() > 20);
    for path in files {
        let name = path.file_name().unwrap().to_str().unwrap();
        let bytes = std::fs::read(&path).unwrap();
        let read = read(&bytes, Some(Format::Ki2), ReadOptions::default()).unwrap();
        assert_eq!(read.format, Format::Ki2, "{path:?}");
        let found: Vec<_> = read.warnings.iter().map(|one| one.kind.code()).collect();
        let expected = ODD.iter().find(|(odd, _)| *odd == name);
        assert_eq!(
            found,
            expected.map_or(&[][..], |(_, codes)| codes),
            "{path:?} {:?}",
            read.warnings
        );
        let record = &read.records[0];
        let text = komadai_record::decode(&bytes).text.into_owned();
        // The sentence behind the main line says how many moves it has.
        let said: Option<usize> = text
            .split("変化：")
            .next()
            .and_then(|main| main.split("まで").nth(1))
            .and_then(|rest| rest.split('手').next())
            .and_then(|number| number.parse().ok());
        if let Some(said) = said {
            assert_eq!(record.tree.main_moves().count(), said, "{path:?}");
        }
        // Every mark outside of comments and headers is a node.
        let marks = text
            .lines()
            .filter(|line| line.trim_start().starts_with(['▲', '△', '▽', '☗', '☖']))
            .flat_map(|line| line.matches(['▲', '△', '▽', '☗', '☖']))
            .count();
        let nodes = (0..record.tree.capacity_used())
            .filter_map(|index| record.tree.id(index))
            .filter(|&id| matches!(record.tree.node(id).step, Step::Move(_)))
            .count();
        assert_eq!(nodes, marks, "{path:?}");
        let once = write(record, Format::Ki2, &WriteOptions::default()).unwrap();
        let again = komadai_record::read(&once.bytes, None, ReadOptions::default()).unwrap();
        assert_eq!(again.records[0], *record, "{path:?}");
    }
}

/// Engines of Shogidokoro left a score and a line beside every move.
#[test]
fn evaluations_of_the_corpora() {
    let Some(corpora) = corpora() else { return };
    let check = |path: &str, count: usize| {
        let bytes = std::fs::read(corpora.join(path)).unwrap();
        let read = read(&bytes, Some(Format::Ki2), ReadOptions::default()).unwrap();
        let found = read.records[0].evaluations();
        assert_eq!(found.len(), count, "{path}");
        assert!(found.iter().all(|(_, one)| one.score.is_some()), "{path}");
    };
    check("records/converter/data/tests/ki2/4.ki2", 102);
    check(
        "records/mog-core/jvm/src/test/resources/ki2/game/005.ki2",
        258,
    );
    check("records/shogihome/encoding/utf8.ki2", 6);
}

#[test]
fn an_ambiguous_move_names_its_candidates() {
    let file = read(
        "手合割：平手\n▲５八金\n".as_bytes(),
        None,
        ReadOptions::default(),
    )
    .unwrap();
    let [warning] = &file.warnings[..] else {
        panic!("{:?}", file.warnings);
    };
    let text = warning.to_string();
    let expected = "line 2, column 1: several pieces can make this move (4i5h, 6i5h), found \"▲５八金\": the first one that fits was taken";
    assert_eq!(text, expected);
}

#[test]
fn an_ending_below_another_is_no_closing_sentence() {
    let mut record = read_text("▲７六歩\n").records.remove(0);
    let first = record.tree.main_line().next().unwrap();
    let reached = record.tree.push(first, Step::End(Ending::MaxMoves));
    record.tree.push(reached, Step::End(Ending::Resign));
    let (text, losses) = text(&record);
    assert_eq!(losses, []);
    assert_eq!(read_text(&text).records[0].tree, record.tree, "{text}");
}
