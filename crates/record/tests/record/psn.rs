use komadai_record::{Ending, Format, NodeId, Step, Time, WriteError, WriteOptions, write};

use crate::common::{clean, codes, moves, read_text};

/// As Shogidokoro writes it.
const DOKORO: &str = "[Sente \"先手 太郎\"]
[Gote \"後手\"]
1.P7g-7f          (00:03 / 00:00:03)
2.P3c-3d          (00:02 / 00:00:02)
{
first line
second line
}
3.B8hx2b+         (01:00 / 00:01:03)
4.S3ax2b          (00:02 / 00:00:04)
5.B*4e            (00:01 / 00:01:04)
6.Resigns         (00:03 / 00:00:07)

Variation:4
4.P8c-8d          (00:02 / 00:00:04)

Variation:2
2.P8c-8d          (00:09 / 00:00:09)
3.P2g-2f          (00:01 / 00:00:04)
";

#[test]
fn a_game_of_shogidokoro() {
    let record = clean(DOKORO);
    let headers: Vec<_> = record.headers.iter().collect();
    assert_eq!(headers, [("先手", "先手 太郎"), ("後手", "後手")]);
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+ 3a2b B*4e");
    assert_eq!(record.tree.ending(), Some(&Ending::Resign));
    let tree = &record.tree;
    let line: Vec<NodeId> = tree.main_line().collect();
    let time = Time {
        spent_ms: Some(60_000),
        total_ms: Some(63_000),
    };
    assert_eq!(tree.node(line[2]).time, time);
    assert_eq!(tree.node(line[1]).comments(), ["first line", "second line"]);
    assert_eq!(tree.children(line[2]).count(), 2);
    assert_eq!(tree.children(line[0]).count(), 2);
    let second = tree.children(line[0]).nth(1).unwrap();
    assert_eq!(tree.line_below(second).count(), 1);
}

#[test]
fn a_declared_win_of_shogidokoro() {
    let text = |comment| {
        format!("[Sente \"\"]\n1.P7g-7f (0:01/0:00:01)\n2.Jishogi (00:02 / 00:00:44)\n{comment}")
    };
    let record = clean(&text("{\n入玉宣言により勝ち。\n}\n"));
    assert_eq!(record.tree.ending(), Some(&Ending::DeclarationWin));
    let record = clean(&text(""));
    assert_eq!(record.tree.ending(), Some(&Ending::Impasse));
}

/// As collections of professional games have it: no numbers, apostrophes for drops, many headers, a board without side.
#[test]
fn a_game_of_a_collection() {
    let text = "[Event \"26. Osho Sen\"]
[Venue \"Gamagori City\"]
[Date \"19760204\"]
[Sente \"Oyama Yasuharu\"]
[Gote \"Nakahara Makoto\"]
[Result \"1-0\"]
[PlyCount \"10\"]
[SFEN \"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL\"]

P7g-7f P8c-8d R2h-7h P3c-3d P7f-7e Bx8h+ S7ix8h B'4e
P7e-7d *
";
    let record = clean(text);
    assert_eq!(
        moves(&record),
        "7g7f 8c8d 2h7h 3c3d 7f7e 2b8h+ 7i8h B*4e 7e7d"
    );
    let headers: Vec<_> = record.headers.iter().collect();
    assert_eq!(
        headers,
        [
            ("棋戦", "26. Osho Sen"),
            ("場所", "Gamagori City"),
            ("開始日時", "1976/02/04"),
            ("先手", "Oyama Yasuharu"),
            ("後手", "Nakahara Makoto"),
            ("Result", "1-0"),
            ("PlyCount", "10")
        ]
    );
}

#[test]
fn numbered_pairs_short_moves_and_variations_in_brackets() {
    let text = "[Sente \"A\"]\n1. P7f P3d 2. S6h {a comment} (2. P2f P8d (2... S6b) 3. P2e) 2... P8d\n3. G7h 1-0 ; the end\n";
    let record = clean(text);
    assert_eq!(moves(&record), "7g7f 3c3d 7i6h 8c8d 6i7h");
    let tree = &record.tree;
    let line: Vec<NodeId> = tree.main_line().collect();
    assert_eq!(tree.node(line[2]).comments(), ["a comment"]);
    let side: Vec<NodeId> = tree.children(line[1]).collect();
    assert_eq!(side.len(), 2);
    let replies: Vec<&Step> = tree
        .children(side[1])
        .map(|id| &tree.node(id).step)
        .collect();
    assert_eq!(
        replies,
        [
            &Step::Move("8c8d".parse().unwrap()),
            &Step::Move("7a6b".parse().unwrap())
        ]
    );
    assert_eq!(tree.ending(), Some(&Ending::Resign));
    assert_eq!(tree.node(line[5]).comments(), [" the end"]);
}

#[test]
fn handicaps_and_boards() {
    for (name, sfen) in [
        (
            "2 piece",
            "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        ),
        (
            "Rook & Lance",
            "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        ),
        (
            "right lance",
            "1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        ),
        (
            "8-Piece handicap",
            "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        ),
        (
            "even",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        ),
    ] {
        let record = clean(&format!(
            "[Sente \"B\"]\n[Gote \"W\"]\n[Handicap \"{name}\"]\n"
        ));
        assert_eq!(record.start.to_string(), sfen, "{name}");
        assert_eq!(record.headers.len(), 2, "{name}");
    }
    let record = clean("[Gote \"W\"]\n[Handicap \"2 piece\"]\n1... G4a-3b 2.P7f\n");
    assert_eq!(moves(&record), "4a3b 7g7f");
    assert_eq!(record.headers.get("上手"), Some("W"));
    let record = clean(
        "[Black \"B\"]\n[White \"W\"]\n[SFEN \"4k4/9/4P4/9/9/9/9/9/4K4 b G 1\"]\n1.G*5b\n2.Mate\n",
    );
    assert_eq!(moves(&record), "G*5b");
    assert_eq!(record.tree.ending(), Some(&Ending::Checkmate));
}

#[test]
fn an_unknown_handicap_is_no_even_game() {
    let read = read_text("[Sente \"B\"]\n[Handicap \"queen\"]\n1.P7f P3d\n");
    assert_eq!(
        codes(&read),
        [("unknown-handicap", 2, 1), ("unreadable-move", 3, 3)]
    );
    let record = &read.records[0];
    assert_eq!(record.headers.get("手合割"), Some("queen"));
    assert_eq!(record.tree.main_line().count(), 2);
    let read = read_text("[Sente \"B\"]\n[SFEN \"nonsense\"]\n");
    assert_eq!(codes(&read), [("unreadable-start", 2, 1)]);
}

#[test]
fn several_games_in_a_file() {
    let read = read_text("[Sente \"A\"]\nP7f P3d\n\n[Sente \"B\"]\nP2f\n\n[Sente \"C\"]\n");
    assert_eq!(read.warnings, []);
    let texts: Vec<String> = read.records.iter().map(moves).collect();
    assert_eq!(texts, ["7g7f 3c3d", "2g2f", ""]);
}

#[test]
fn oddities_are_told() {
    let check = |game: &str, main: &str, expected: &[(&str, usize, usize)]| {
        let read = read_text(&format!("[Sente \"\"]\n{game}"));
        assert_eq!(codes(&read), expected, "{game}");
        assert_eq!(moves(&read.records[0]), main, "{game}");
    };
    // Which gold is not said, nor does it follow.
    check("1.G5h P3d", "4i5h 3c3d", &[("ambiguous-move", 2, 3)]);
    check("1.P7f hello P3d", "7g7f", &[("unreadable-move", 2, 7)]);
    check("1.P7f P*5e", "7g7f", &[("impossible-move", 2, 7)]);
    check("1.S7g-7f", "7g7f", &[("other-piece", 2, 3)]);
    check(
        "1.P7f (1:xx) P3d",
        "7g7f 3c3d",
        &[("unreadable-move", 2, 8)],
    );
    check(
        "1.P7f ) P3d }",
        "7g7f 3c3d",
        &[("unknown-text", 2, 7), ("unknown-text", 2, 13)],
    );
    check(
        "1.P7f\nVariation:9\nP3d",
        "7g7f",
        &[("nowhere-to-branch", 3, 1)],
    );
    check("1.P7f { open\nfor ever", "7g7f", &[]);
    check("1.P7f P3d 2.Bx2b P8d", "7g7f 3c3d 8h2b 8c8d", &[]);
}

#[test]
fn it_is_not_written() {
    let error = write(&clean("startpos"), Format::Psn, &WriteOptions::default()).unwrap_err();
    assert_eq!(error, WriteError::ReadOnly(Format::Psn));
}
