//! Evaluations in the comments of whole records.

use komadai_core::Color;
use komadai_record::{Builder, Ending, NodeId, Record, Score};

#[test]
fn evaluations_of_a_tree_come_with_their_nodes() {
    let mut game = Builder::new(Record::default());
    let comment = |game: &mut Builder, text: &str| {
        game.tip_mut().notes_mut().comments.push(text.to_owned());
    };
    comment(&mut game, "*評価値=30");
    comment(&mut game, "*読み筋=▲７六歩△３四歩");
    game.play("7g7f".parse().unwrap()).unwrap();
    comment(&mut game, "人の言葉");
    game.play("3c3d".parse().unwrap()).unwrap();
    let second = game.tip();
    comment(
        &mut game,
        "*対局 評価値 -12 読み筋 △３四歩(33) ▲２二角成(88) △同　銀(31)",
    );
    game.end(Ending::Resign);
    comment(&mut game, "#詰み=先手勝ち:3手");
    let end = game.tip();
    game.seek(second);
    game.play("8h2b+".parse().unwrap()).unwrap();
    let side = game.tip();
    comment(&mut game, "* 200 -3122GI");
    let record = game.finish();
    let found: Vec<_> = record
        .evaluations()
        .into_iter()
        .map(|(id, one)| {
            let line: Vec<String> = one.pv.iter().map(ToString::to_string).collect();
            (id, one.score.unwrap(), line.join(" "))
        })
        .collect();
    let mate = Score::Mate {
        winner: Color::Black,
        plies: Some(3),
    };
    assert_eq!(
        found,
        [
            (NodeId::ROOT, Score::Centipawns(30), "7g7f 3c3d".to_owned()),
            (second, Score::Centipawns(-12), "8h2b+ 3a2b".to_owned()),
            (end, mate, String::new()),
            (side, Score::Centipawns(200), "3a2b".to_owned()),
        ]
    );
}
