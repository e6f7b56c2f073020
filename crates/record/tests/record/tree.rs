use komadai_record::{Builder, NodeId, Record, Step, Tree, Visit};

/// Every way through a deep and wide tree ends, and the tip can be moved anywhere.
#[test]
fn a_hundred_thousand_nested_variations() {
    let mut game = Builder::new(Record::default());
    let dance = ["5i5h", "5a5b", "5h5i", "5b5a"].map(|text| text.parse().unwrap());
    let mut tips = Vec::new();
    for n in 0..100_000 {
        game.play(dance[n % 4]).unwrap();
        tips.push(game.tip());
        if n % 2 == 0 {
            let tip = game.tip();
            game.seek(game.record().tree.parent(tip).unwrap());
            game.unread("other");
            game.seek(tip);
        }
    }
    let sfen = game.replay().to_string();
    for &tip in tips.iter().rev().step_by(999) {
        game.seek(tip);
    }
    game.seek(NodeId::ROOT);
    game.seek(*tips.last().unwrap());
    assert_eq!(game.replay().to_string(), sfen);
    let record = game.finish();
    let tree = &record.tree;
    assert_eq!(tree.walk().count(), 2 * 150_001);
    assert_eq!(tree.depth(*tips.last().unwrap()), 100_000);
    assert_eq!(*tree, tree.clone());
}

#[test]
fn the_walk_visits_the_latest_branch_first() {
    let mut tree = Tree::new();
    let mut at = NodeId::ROOT;
    for word in ["a", "b", "c"] {
        at = tree.push(at, Step::Unread(word.into()));
    }
    let b = tree.parent(at).unwrap();
    tree.push(NodeId::ROOT, Step::Unread("a2".into()));
    tree.push(b, Step::Unread("c2".into()));
    let words: Vec<String> = tree
        .walk()
        .filter_map(|visit| match visit {
            Visit::Enter(id) => match &tree.node(id).step {
                Step::Unread(word) => Some(word.to_string()),
                _ => None,
            },
            Visit::Leave(_) => None,
        })
        .collect();
    assert_eq!(words, ["a", "b", "c", "c2", "a2"]);
    let mut other = tree.clone();
    other.node_mut(at).notes_mut().comments.push("x".into());
    assert_ne!(tree, other);
}

/// 投了 and then 中断, as some programs write it, is a resignation; moves behind 中断 are the game going on.
#[test]
fn the_first_ending_behind_the_last_move_counts() {
    use komadai_record::Ending;
    let mut game = Builder::new(Record::default());
    assert_eq!(game.record().tree.ending(), None);
    game.end(Ending::Interrupted);
    game.play("7g7f".parse().unwrap()).unwrap();
    assert_eq!(game.record().tree.ending(), None);
    game.end(Ending::Resign);
    game.end(Ending::Interrupted);
    assert_eq!(game.record().tree.ending(), Some(&Ending::Resign));
}
