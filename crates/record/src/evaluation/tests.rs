use komadai_core::{Color, Move, Position};

use super::{Evaluation, Score, Site, Source};

/// The position after the moves, with what stood there before the last one.
fn game(start: &str, moves: &str) -> (Position, Position, Option<Move>, Option<Move>) {
    let mut here = Position::from_sfen(start).unwrap();
    let mut before = here.clone();
    let (mut played, mut earlier) = (None, None);
    for mv in moves.split_whitespace() {
        before = here.clone();
        earlier = played;
        played = Some(mv.parse().unwrap());
        here.play(mv.parse().unwrap()).unwrap();
    }
    (here, before, played, earlier)
}

fn read(start: &str, moves: &str, comment: &str) -> Vec<Evaluation> {
    let (here, before, played, earlier) = game(start, moves);
    let site = Site {
        here: Some(&here),
        before: Some(&before),
        played,
        earlier: earlier.map(Move::to),
    };
    let comments: Vec<String> = comment.lines().map(str::to_owned).collect();
    Evaluation::read(&comments, &site)
}

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

fn line(evaluation: &Evaluation) -> String {
    let texts: Vec<String> = evaluation.pv.iter().map(Move::to_string).collect();
    texts.join(" ")
}

const fn mate(winner: Color, plies: Option<u32>) -> Option<Score> {
    Some(Score::Mate { winner, plies })
}

const fn cp(value: i32) -> Option<Score> {
    Some(Score::Centipawns(value))
}

#[test]
fn shogi_home_of_a_player_and_of_analysis() {
    let found = read(
        START,
        "7g7f 3c3d",
        "互角\n*評価値=80\n*読み筋=☗２六歩☖８四歩☗２五歩\n*深さ=12/18\n*ノード数=98765\n*エンジン=水匠5\n\n\
         #詰み=後手勝ち:8手\n#評価値=-30000\n#読み筋=▲２二角成△同　銀",
    );
    let [game, analysis] = found.as_slice() else {
        panic!("{found:?}");
    };
    assert_eq!(game.source, Source::ShogiHomeGame);
    assert_eq!(game.score, cp(80));
    assert_eq!(line(game), "2g2f 8c8d 2f2e");
    assert_eq!((game.depth, game.deepest), (Some(12), Some(18)));
    assert_eq!(game.nodes, Some(98_765));
    assert_eq!(game.engine.as_deref(), Some("水匠5"));
    assert!(!game.instead);
    assert_eq!(analysis.source, Source::ShogiHomeAnalysis);
    assert_eq!(analysis.score, mate(Color::White, Some(8)));
    assert_eq!(line(analysis), "8h2b+ 3a2b");
}

#[test]
fn shogi_home_mates() {
    let check = |text, winner, plies| {
        let found = read(START, "7g7f", text);
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!(found[0].score, mate(winner, plies), "{text}");
    };
    check("*詰み=先手勝ち", Color::Black, None);
    check("#詰み=後手勝ち", Color::White, None);
    check("*詰み=先手勝ち:15手", Color::Black, Some(15));
    check("*評価値=30000", Color::Black, None);
    check("#評価値=-31111", Color::White, None);
}

#[test]
fn several_lines_of_shogi_home_are_several_evaluations() {
    let found = read(
        START,
        "7g7f",
        "#評価値=10\n#読み筋=△３四歩\n#評価値=-5\n#読み筋=△８四歩\n#評価値=7.6",
    );
    let scores: Vec<_> = found.iter().map(|one| (one.score, line(one))).collect();
    assert_eq!(
        scores,
        [
            (cp(10), "3c3d".to_owned()),
            (cp(-5), "8c8d".to_owned()),
            (cp(8), String::new())
        ]
    );
}

#[test]
fn shogi_gui_repeats_the_move_that_was_played() {
    let found = read(
        START,
        "7g7f 3c3d",
        "*対局 時間 00:05.1 深さ 2 ノード数 960 評価値 0 読み筋 △３四歩(33) ▲２六歩(27) △８四歩(83)",
    );
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].source, Source::ShogiGuiGame);
    assert_eq!(found[0].score, cp(0));
    assert_eq!((found[0].depth, found[0].nodes), (Some(2), Some(960)));
    assert_eq!(line(&found[0]), "2g2f 8c8d");
    assert!(!found[0].instead);
}

#[test]
fn shogi_gui_analysis() {
    let found = read(
        START,
        "7g7f",
        "*解析 0 候補2 時間 00:01.0 深さ 9/16 ノード数 127812 評価値 -58 読み筋 △３四歩(33) ▲２六歩(27)",
    );
    assert_eq!(found[0].source, Source::ShogiGuiAnalysis);
    assert_eq!(found[0].rank, Some(2));
    assert_eq!((found[0].depth, found[0].deepest), (Some(9), Some(16)));
    assert_eq!(found[0].score, cp(-58));
    assert_eq!(line(&found[0]), "3c3d 2g2f");
    for (text, winner, plies) in [
        ("*解析 0 評価値 +詰 13 読み筋 none", Color::Black, Some(13)),
        ("*解析 0 評価値 -詰 4", Color::White, Some(4)),
        ("*解析 0 評価値 +詰5", Color::Black, Some(5)),
        ("*対局 評価値 -詰", Color::White, None),
    ] {
        assert_eq!(
            read(START, "7g7f", text)[0].score,
            mate(winner, plies),
            "{text}"
        );
    }
}

#[test]
fn kishin_analytics() {
    let found = read(
        "ln2k2nl/1r4gb1/p1pgpp1p1/5sP1p/9/3PPS3/PPP1SP2P/2G1G2R1/LN1K3NL w S3Pbp 54",
        "",
        "* Engine suisho Version Suisho5/YaneuraOu-V7.50 候補1 深さ 13/19 ノード数 596119 評価値 -47 読み筋 △７四金(63) ▲５五歩(56)",
    );
    assert_eq!(found.len(), 1);
    let one = &found[0];
    assert_eq!(one.source, Source::KishinAnalytics);
    assert_eq!(one.score, cp(-47));
    assert_eq!(one.engine.as_deref(), Some("suisho"));
    assert_eq!(
        (one.rank, one.depth, one.deepest),
        (Some(1), Some(13), Some(19))
    );
    assert_eq!(line(one), "6c7d 5f5e");
}

#[test]
fn k_shogi_tells_the_expected_and_the_better() {
    let moves = "7g7f 3c3d";
    let found = read(
        START,
        moves,
        "#形勢[12]▲２六歩  △８四歩\n#指し手[-3]△３四歩  ▲６六歩\n#推奨手[44] △８四歩  ▲２六歩",
    );
    let rows: Vec<_> = found
        .iter()
        .map(|one| (one.score, line(one), one.instead))
        .collect();
    assert_eq!(
        rows,
        [
            (cp(12), "2g2f 8c8d".to_owned(), false),
            (cp(-3), "6g6f".to_owned(), false),
            (cp(44), "8c8d 2g2f".to_owned(), true)
        ]
    );
}

#[test]
fn floodgate_and_csa() {
    let found = read(START, "7g7f", "* 113 -3334FU +2625FU #12345");
    assert_eq!(found[0].source, Source::Csa);
    assert_eq!(found[0].score, cp(113));
    assert_eq!(found[0].nodes, Some(12_345));
    // The second move is no move here: the line ends before it.
    assert_eq!(line(&found[0]), "3c3d");
    let found = read(START, "7g7f", "* -130 3c3d 2g2f 8c8d");
    assert_eq!(line(&found[0]), "3c3d 2g2f 8c8d");
    assert_eq!(read(START, "7g7f", "* 104")[0].score, cp(104));
    assert_eq!(
        read(START, "7g7f", "* -30000 %TORYO")[0].score,
        mate(Color::White, None)
    );
    assert_eq!(read(START, "7g7f", "* 150 %REP_SUP")[0].pv, []);
}

#[test]
fn shogidokoro_sees_with_the_eyes_of_the_mover() {
    let found = read(
        START,
        "7g7f 3c3d",
        "-2732\n△３四歩(33)▲２六歩(27)△８四歩(83)",
    );
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].source, Source::Shogidokoro);
    assert_eq!(found[0].score, cp(2732));
    assert_eq!(line(&found[0]), "2g2f 8c8d");
    let found = read(START, "7g7f", "+Mate:5\nP2g-2f P8c-8d P7g-7f");
    assert_eq!(found[0].score, mate(Color::Black, Some(5)));
    assert_eq!(line(&found[0]), "2g2f 8c8d 7g7f");
    assert!(found[0].instead);
    let found = read(START, "7g7f", "14--\nP7g-7f P8c-8d");
    assert_eq!(
        (found[0].score, line(&found[0])),
        (cp(14), "8c8d".to_owned())
    );
    assert_eq!(read(START, "7g7f", "45\nnice"), []);
    assert_eq!(read(START, "7g7f", "45"), []);
}

#[test]
fn words_of_people_are_no_evaluations() {
    for text in [
        "▲２六歩まで",
        "評価値は80くらい",
        "* これは 評価",
        "*評価値=高い",
        "#形勢[互角]",
        "a=b",
        "*",
        "#",
        "inf",
        "* NaN",
        "投了図以下△２四玉",
    ] {
        let found = read(START, "7g7f", text);
        assert!(
            found.iter().all(|one| one.score.is_none()),
            "{text} {found:?}"
        );
    }
}

#[test]
fn without_positions_there_are_scores() {
    let comments = ["*評価値=80".to_owned(), "*読み筋=▲２六歩".to_owned()];
    let found = Evaluation::read(&comments, &Site::default());
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].score, found[0].pv.len()), (cp(80), 0));
}
