use komadai_core::Color;
use komadai_record::{Builder, Ending, Format, LossKind, NodeId, Outcome, Record};

use crate::common::{clean, codes, moves, read_text, written};
use crate::grown;

/// Reads the word, looks at its main line and writes it again.
fn check(usen: &str, main: &str, ending: Option<Ending>) -> Record {
    let record = clean(usen);
    assert_eq!(moves(&record), main, "{usen}");
    assert_eq!(record.tree.ending(), ending.as_ref(), "{usen}");
    let written = written(&record, Format::Usen);
    assert_eq!(
        String::from_utf8(written.bytes).unwrap(),
        format!("{usen}\n")
    );
    assert_eq!(written.losses, []);
    record
}

#[test]
fn words_that_other_programs_wrote() {
    check("~0..", "", None);
    check("~0.6y236e7ku4be.", "2g2f 8c8d 7g7f 8d8e", None);
    check(
        "~0.6y236e7ku4be.j",
        "2g2f 8c8d 7g7f 8d8e",
        Some(Ending::Impasse),
    );
    check("~0.7ku2jm6y20e45t2.", "7g7f 3c3d 2g2f 4a3b 2f2e", None);
    check(
        "~0.7ku2jm7ty3ay8ug1dh9uwa4e9qcboa7ss2xabns.r",
        "7g7f 3c3d 9g9f 9c9d 8h9g 2b9i+ 7i8h 9i8i 6i7h N*6d 9g6d 6c6d N*6c",
        Some(Ending::Resign),
    );
}

#[test]
fn starts_that_are_not_the_even_game() {
    let record = check(
        "7k1_9_7P1_9_9_9_9_9_z9.b.G2r2b3g4s4n4l17p~0.."
            .replace("z9", "9")
            .as_str(),
        "",
        None,
    );
    assert_eq!(
        record.start.to_string(),
        "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
    );
    let record =
        clean("lnsgkgsnl_1r5b1_ppppppppp_9_9_9_PPPPPPPPP_1B5R1_LNSGKGSNL.b.-~0.6y20io5t2.");
    assert_eq!(moves(&record), "2g2f 5a4b 2f2e");
    assert_eq!(written(&record, Format::Usen).bytes, b"~0.6y20io5t2.\n");
    let promoted = "4k4_9_9_9_4zP4_9_9_9_4K4.w.-.12~0..";
    assert_eq!(check(promoted, "", None).start.ply(), 12);
}

#[test]
fn branches_leave_the_line_that_was_read_last() {
    let record = check(
        "~0.7ku2jm6y2.r~2.7bq.~1.36e8uc.t~2.6y2.",
        "7g7f 3c3d 2g2f",
        Some(Ending::Resign),
    );
    let tree = &record.tree;
    let first = tree.first_child(NodeId::ROOT).unwrap();
    let replies: Vec<String> = tree
        .children(first)
        .map(|id| tree.node(id).step.as_move().unwrap().to_string())
        .collect();
    assert_eq!(replies, ["3c3d", "8c8d"]);
    let second = tree.children(first).nth(1).unwrap();
    assert_eq!(tree.children(second).count(), 2);
}

/// Another program lets every branch leave the main line; where only that gives a legal move, so do we.
#[test]
fn a_branch_that_fits_the_main_line_alone() {
    // After 7g7f 3c3d the bishop can take on 2b, after 7g7f 8c8d it cannot.
    let usen = "~0.7ku2jm6y2.~1.36e6y2.~2.8rl.";
    let record = clean(usen);
    let tree = &record.tree;
    let main: Vec<NodeId> = tree.main_line().collect();
    assert_eq!(tree.children(main[1]).count(), 2);
    assert_eq!(written(&record, Format::Usen).losses, []);
}

#[test]
fn an_illegal_move_at_the_end() {
    let usen = "~0..i9i8";
    let read = read_text(usen);
    assert_eq!(codes(&read), [("illegal-move", 1, 6)]);
    let record = &read.records[0];
    assert_eq!(moves(record), "5i5a");
    assert_eq!(record.tree.ending(), Some(&Ending::IllegalWin));
    let written = written(record, Format::Usen);
    assert_eq!(written.bytes, format!("{usen}\n").as_bytes());
    assert_eq!(written.losses, []);
}

#[test]
fn what_the_word_cannot_hold_is_counted() {
    let mut game = Builder::new(Record::default());
    game.headers_mut().push("先手", "A");
    game.tip_mut().notes_mut().comments.push("hello".to_owned());
    game.play("7g7f".parse().unwrap()).unwrap();
    game.tip_mut().notes_mut().bookmark = Some("here".to_owned());
    game.end(Ending::Checkmate);
    game.play("3c3d".parse().unwrap()).unwrap();
    let written = written(&game.finish(), Format::Usen);
    assert_eq!(written.bytes, b"~0.7ku.\n");
    let kinds: Vec<LossKind> = written.losses.into_iter().map(|loss| loss.kind).collect();
    assert_eq!(
        kinds,
        [
            LossKind::Comment,
            LossKind::Bookmark,
            LossKind::Ending,
            LossKind::Move,
            LossKind::Header
        ]
    );
}

#[test]
fn odd_words_are_read_with_warnings() {
    let check = |usen: &str, main: &str, expected: &[(&str, usize, usize)]| {
        let read = read_text(usen);
        assert_eq!(codes(&read), expected, "{usen}");
        assert_eq!(moves(&read.records[0]), main, "{usen}");
    };
    check("~0.7ku2j", "7g7f", &[("unreadable-move", 1, 7)]);
    check("~0.7ku7ku.", "7g7f", &[("impossible-move", 1, 7)]);
    check("~0.7ku.x", "7g7f", &[("unknown-ending", 1, 8)]);
    check("~0.7ku.~9.36e.", "7g7f", &[("nowhere-to-branch", 1, 9)]);
    check("~0.zzz.", "", &[("unreadable-move", 1, 4)]);
    check("~0.7ku..extra", "7g7f", &[("unknown-text", 1, 9)]);
    check("~0.7ku36e8uc", "7g7f 8c8d 8h7g", &[]);
}

#[test]
fn urls_that_carry_it() {
    let check = |url: &str| assert_eq!(moves(&clean(url)), "7g7f 3c3d 2g2f 4a3b 2f2e", "{url}");
    check("http://localhost/?usen=~0.7ku2jm6y20e45t2.&branch=0&ply=2&bname=bbb");
    check("https://play.example.com/?mlang=en&u=~0.7ku2jm6y20e45t2.#top");
}

#[test]
fn many_games_one_a_line() {
    let read = read_text("~0.7ku.\n\n~0.6y2.r\n");
    assert_eq!(read.format, Format::Usen);
    let texts: Vec<String> = read.records.iter().map(moves).collect();
    assert_eq!(texts, ["7g7f", "2g2f"]);
    let outcome = read.records[1].tree.ending().unwrap().outcome(Color::White);
    assert_eq!(outcome, Some(Outcome::Win(Color::Black)));
}

#[test]
fn random_trees_come_back() {
    let endings = [
        Ending::Resign,
        Ending::TimeUp,
        Ending::Impasse,
        Ending::Interrupted,
        Ending::IllegalWin,
    ];
    let starts = [
        Record::default(),
        clean("4k4/9/9/9/4+P4/9/9/9/4K4 w 2r2b4g4s4n4l17p 7"),
    ];
    for seed in 0..200 {
        let record = grown::tree(&starts[seed as usize % 2], seed, &endings);
        let written = written(&record, Format::Usen);
        assert_eq!(written.losses, [], "seed {seed}");
        let text = String::from_utf8(written.bytes).unwrap();
        assert_eq!(clean(&text), record, "seed {seed}\n{text}");
    }
}
