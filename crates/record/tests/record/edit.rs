use komadai_record::{
    Cannot, EditError, Editor, Ending, Headers, NodeId, Notes, Record, Step, Time, Tree, Verdict,
};
use proptest::prelude::*;

use crate::common::clean;

fn play(text: &str) -> Step {
    Step::Move(text.parse().unwrap())
}

/// The moves below a node.
fn below(tree: &Tree, id: NodeId) -> String {
    let words: Vec<String> = tree
        .children(id)
        .map(|id| match &tree.node(id).step {
            Step::Move(mv) => mv.to_string(),
            other => format!("{other:?}"),
        })
        .collect();
    words.join(" ")
}

/// Three first moves, and two answers to the first.
fn branching() -> (Editor, [NodeId; 5]) {
    let mut editor = Editor::new(Record::default());
    let mut add = |parent, text| editor.add(parent, play(text)).unwrap().node;
    let a = add(NodeId::ROOT, "7g7f");
    let b = add(NodeId::ROOT, "2g2f");
    let c = add(NodeId::ROOT, "5g5f");
    let a1 = add(a, "3c3d");
    let a2 = add(a, "8c8d");
    (editor, [a, b, c, a1, a2])
}

#[test]
fn every_edit_and_its_undo() {
    type Edit = fn(&mut Editor, [NodeId; 5]) -> Result<(), EditError>;
    let check = |edit: Edit, at_root: &str, below_first: &str| {
        let (mut editor, nodes) = branching();
        let before = editor.record().clone();
        let edits = editor.undoable();
        edit(&mut editor, nodes).unwrap();
        let after = editor.record().clone();
        assert_eq!(below(&after.tree, NodeId::ROOT), at_root);
        assert_eq!(below(&after.tree, nodes[0]), below_first);
        if before != after {
            assert_eq!(editor.undoable(), edits + 1);
            assert!(editor.undo());
            assert_eq!(*editor.record(), before);
            assert!(editor.redo());
            assert_eq!(*editor.record(), after);
        }
    };
    let all = "7g7f 2g2f 5g5f";
    check(|e, n| e.delete(n[1]), "7g7f 5g5f", "3c3d 8c8d");
    check(|e, n| e.cut(n[0]), all, "");
    check(|e, _| e.cut(NodeId::ROOT), "", "3c3d 8c8d");
    check(|e, n| e.promote(n[2]), "5g5f 7g7f 2g2f", "3c3d 8c8d");
    check(|e, n| e.promote(n[0]), all, "3c3d 8c8d");
    check(
        |e, n| e.swap_with_previous(n[2]),
        "7g7f 5g5f 2g2f",
        "3c3d 8c8d",
    );
    check(|e, n| e.swap_with_previous(n[0]), all, "3c3d 8c8d");
    check(|e, n| e.swap_with_next(n[0]), "2g2f 7g7f 5g5f", "3c3d 8c8d");
    check(|e, n| e.swap_with_next(n[2]), all, "3c3d 8c8d");
    check(
        |e, n| e.promote(n[0]).and_then(|()| e.make_main(n[4])),
        all,
        "8c8d 3c3d",
    );
    check(
        |e, n| e.add(n[0], Step::End(Ending::Resign)).map(drop),
        all,
        "3c3d 8c8d End(Resign)",
    );
    check(
        |e, n| e.set_time(n[0], Time::spent(1_000)),
        all,
        "3c3d 8c8d",
    );
    check(
        |e, n| {
            let comments = vec!["x".to_owned()];
            e.set_notes(
                n[0],
                Notes {
                    comments,
                    bookmark: Some("y".into()),
                },
            )
        },
        all,
        "3c3d 8c8d",
    );
    check(
        |e, _| {
            let mut headers = Headers::new();
            headers.push("先手", "A");
            e.set_headers(headers);
            Ok(())
        },
        all,
        "3c3d 8c8d",
    );
}

#[test]
fn what_cannot_be_done_changes_nothing() {
    let (mut editor, [a, b, ..]) = branching();
    let before = (editor.record().clone(), editor.undoable());
    assert_eq!(editor.delete(NodeId::ROOT), Err(EditError::Root));
    assert_eq!(editor.promote(NodeId::ROOT), Err(EditError::Root));
    assert_eq!(editor.add(a, Step::Start), Err(EditError::SecondStart));
    let drop = editor.add(a, play("R*5e")).unwrap_err();
    assert_eq!(
        drop,
        EditError::Cannot(Cannot::NotInHand(komadai_core::HandPiece::Rook))
    );
    // A move that stands there already is found.
    let found = editor.add(NodeId::ROOT, play("2g2f")).unwrap();
    assert_eq!((found.node, found.new), (b, false));
    assert_eq!((editor.record().clone(), editor.undoable()), before);
    editor.delete(a).unwrap();
    assert_eq!(editor.add(a, play("3c3d")), Err(EditError::NoSuchNode(a)));
    // An illegal move that can be carried out is added, and the verdict says so.
    let foul = editor.add(b, play("2b3c+")).unwrap();
    assert!(matches!(foul.verdict, Verdict::Illegal(_)));
}

#[test]
fn a_new_edit_forgets_what_was_undone() {
    let (mut editor, [a, ..]) = branching();
    assert!(editor.undo());
    assert_eq!(editor.redoable(), 1);
    editor.set_time(a, Time::spent(1)).unwrap();
    assert_eq!(editor.redoable(), 0);
    assert!(!editor.redo());
}

#[test]
fn two_records_become_one() {
    let head = "手合割：平手\n先手：A\n手数----指手--\n";
    let mut ours = clean(&format!(
        "{head}1 ７六歩(77) (0:01/00:00:01)\n*共通\n2 ３四歩(33)\n3 投了\n"
    ));
    let theirs = clean(&format!(
        "棋戦：X\n{head}*始\n1 ７六歩(77)\n*共通\n*別\n2 ３四歩(33) (0:02/00:00:02)\n3 ２六歩(27)\n&しおり\n\n変化：1手\n1 ２六歩(27)\n"
    ));
    let expected = clean(&format!(
        "{head}*始\n棋戦：X\n1 ７六歩(77) (0:01/00:00:01)\n*共通\n*別\n2 ３四歩(33) (0:02/00:00:02)\n3 投了\n\n変化：3手\n3 ２六歩(27)\n&しおり\n\n変化：1手\n1 ２六歩(27)\n"
    ));
    let before = ours.clone();
    let merged = ours.merge(&theirs).unwrap();
    assert_eq!((merged.nodes, merged.comments, merged.headers), (2, 2, 1));
    assert_eq!(ours, expected);
    // Once more brings nothing.
    assert_eq!(
        ours.merge(&theirs).unwrap(),
        komadai_record::Merged::default()
    );
    assert_eq!(ours, expected);
    let mut editor = Editor::new(before.clone());
    editor.merge(&theirs).unwrap();
    assert_eq!(editor.undoable(), 1);
    editor.undo();
    assert_eq!(*editor.record(), before);
    let other = Record::new(komadai_core::Handicap::Rook.setup());
    assert!(matches!(
        ours.merge(&other),
        Err(EditError::OtherStart { .. })
    ));
    assert_eq!(ours, expected);
}

proptest! {
    #![proptest_config(crate::common::cases(64))]

    /// Any edits in any order: all the way back is the record as it was, all the way forth is the record as it became.
    #[test]
    fn undo_and_redo_go_all_the_way(
        record in crate::generate::record(),
        edits in prop::collection::vec((0..9_u8, any::<u16>(), any::<u16>()), 1..40),
    ) {
        let mut editor = Editor::new(record.clone());
        for (edit, node, pick) in edits {
            let tree = &editor.record().tree;
            let id = tree.id(usize::from(node) % tree.capacity_used()).unwrap();
            // Many of these are refused, which must change nothing.
            let _ = match edit {
                0 => editor.delete(id),
                1 => editor.cut(id),
                2 => editor.promote(id),
                3 => editor.make_main(id),
                4 => editor.swap_with_previous(id),
                5 => editor.swap_with_next(id),
                6 => editor.set_time(id, Time::spent(u32::from(pick))),
                7 => {
                    let comments = vec![pick.to_string()];
                    editor.set_notes(id, Notes { comments, bookmark: None })
                }
                _ => {
                    let moves = editor.replay(id).ok().and_then(|replay| Some(replay.position()?.legal_moves()));
                    match moves {
                        Some(moves) if !moves.is_empty() => {
                            let mv = moves[usize::from(pick) % moves.len()];
                            editor.add(id, Step::Move(mv)).map(drop)
                        }
                        _ => Ok(()),
                    }
                }
            };
        }
        let last = editor.record().clone();
        let edits = editor.undoable();
        while editor.undo() {}
        prop_assert_eq!(editor.record(), &record);
        prop_assert_eq!(editor.redoable(), edits);
        while editor.redo() {}
        prop_assert_eq!(editor.record(), &last);
    }

    /// A merge has the lines of both.
    #[test]
    fn a_merge_has_everything(record in crate::generate::record()) {
        let mut copy = record.clone();
        let merged = copy.merge(&record).unwrap();
        prop_assert_eq!((merged.nodes, merged.headers), (0, 0));
        let mut empty = Record::new(record.start);
        empty.merge(&record).unwrap();
        prop_assert_eq!(&empty.tree, &record.tree);
    }
}
