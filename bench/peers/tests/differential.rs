//! Our legal moves against those of two other libraries, over random games and random setups with large hands.

#[path = "../../../crates/core/tests/rules/common/mod.rs"]
mod common;

use komadai_core::{Color, IllegalMove, Position};
use komadai_peers::{Haitaka, Komadai, Rsshogi, Rules};

/// Positions in an ordinary run; `KOMADAI_DEEP=1` makes it a million.
const POSITIONS: usize = 20_000;

/// Moves that a library lists and we do not, and the other way round.
fn differences<R: Rules>(position: &Position, ours: &[String]) -> [Vec<String>; 2] {
    let sfen = position.to_sfen();
    let theirs = R::read(&sfen).unwrap_or_else(|error| panic!("{} reads {sfen}: {error}", R::NAME));
    assert_eq!(
        theirs.in_check(),
        position.in_check(),
        "check on {sfen} by {}",
        R::NAME
    );
    let found = theirs.moves();
    let without = |list: &[String], other: &[String]| {
        list.iter()
            .filter(|mv| !other.contains(mv))
            .cloned()
            .collect()
    };
    if found == ours {
        [vec![], vec![]]
    } else {
        [without(&found, ours), without(ours, &found)]
    }
}

/// The one known disagreement: `haitaka` 0.3.2 looks for pawn-drop mate on the first of the squares where a pawn may be
/// dropped alone, and not at all when the dropping side is in check, so that it lists some drops which R30 forbids.
fn is_missed_pawn_drop_mate(position: &Position, text: &str) -> bool {
    let reason = position.check_move(text.parse().unwrap());
    matches!(reason, Err(IllegalMove::Uchifuzume { .. }))
}

#[test]
fn nobody_disagrees_about_legal_moves() {
    let count = if common::deep() { 1_000_000 } else { POSITIONS };
    let seed = 20_261_130;
    println!("seed {seed}");
    let (mut compared, mut explained) = (0usize, 0usize);
    common::positions(seed, count, |position| {
        let both_kings = Color::ALL
            .iter()
            .all(|&color| position.king(color).is_some());
        let ours = Komadai(position.clone()).moves();
        let rsshogi = differences::<Rsshogi>(position, &ours);
        assert_eq!(
            rsshogi,
            [vec![], vec![]] as [Vec<String>; 2],
            "rsshogi on {position}"
        );
        compared += 1;
        // `haitaka` needs both kings, and refuses to read a position with three checkers, which no game reaches but a setup
        // may hold.
        if !both_kings || position.checkers().count() > 2 {
            return;
        }
        let [extra, missing] = differences::<Haitaka>(position, &ours);
        let unexplained: Vec<_> = extra
            .iter()
            .filter(|text| !is_missed_pawn_drop_mate(position, text))
            .collect();
        assert!(
            unexplained.is_empty() && missing.is_empty(),
            "haitaka on {position}: also {unexplained:?}, without {missing:?}"
        );
        explained += extra.len();
    });
    println!("{compared} positions compared, {explained} pawn-drop mates that haitaka lists");
    assert!(
        compared > count * 9 / 10,
        "only {compared} positions were compared"
    );
}

/// The disagreement, pinned: the pawn on `9h` mates, and neither we nor `rsshogi` allow it.
#[test]
fn haitaka_misses_a_pawn_drop_mate() {
    let sfen = "3b5/3n2P1k/3P5/+p1p1+P3P/1p6p/+S2s5/1+pgS3g1/2P4+P1/KN7 w 2LPrb2g2n4p 112";
    let position = Position::from_sfen(sfen).unwrap();
    let ours = Komadai(position.clone()).moves();
    assert!(is_missed_pawn_drop_mate(&position, "P*9h"));
    assert_eq!(
        differences::<Rsshogi>(&position, &ours),
        [vec![], vec![]] as [Vec<String>; 2]
    );
    assert_eq!(
        differences::<Haitaka>(&position, &ours),
        [vec!["P*9h".to_string()], vec![]]
    );
}

#[test]
fn leaf_counts_agree() {
    for case in &komadai_peers::CASES {
        let depth = case.depth - 1;
        let ours = Komadai::read(case.sfen).unwrap().perft(depth);
        assert_eq!(
            Rsshogi::read(case.sfen).unwrap().perft(depth),
            ours,
            "{}",
            case.name
        );
        assert_eq!(
            Haitaka::read(case.sfen).unwrap().perft(depth),
            ours,
            "{}",
            case.name
        );
    }
}
