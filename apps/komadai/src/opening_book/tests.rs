use super::*;

fn parse(text: &str) -> Vec<Move> {
    text.split_whitespace()
        .map(|word| word.parse().expect("a move"))
        .collect()
}

fn with(text: &str) -> OpeningBook {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("book.db");
    std::fs::write(&file, text).expect("written");
    let mut book = OpeningBook::default();
    let odd = book.use_file(file.to_str().expect("UTF-8")).expect("reads");
    assert_eq!(odd, None);
    book
}

/// Every move that is drawn for some word.
fn drawn(book: &mut OpeningBook, moves: &str, only: &str) -> (Vec<String>, Vec<Move>) {
    let (moves, only) = (parse(moves), parse(only));
    let mut all = Vec::new();
    let mut illegal = Vec::new();
    for draw in 0..64u64 {
        illegal.clear();
        let hit = book.look_up(&Position::start(), &moves, &only, draw << 58, &mut illegal);
        if let Some(hit) = hit {
            let text = hit.mv.mv.to_string();
            if !all.contains(&text) {
                all.push(text);
            }
        }
    }
    all.sort();
    (all, illegal)
}

const START: &str = "#YANEURAOU-DB2016 1.00\n\
    sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n";

#[test]
fn moves_near_the_best_are_drawn() {
    let mut book = with(&format!(
        "{START}2g2f none 50 10\n7g7f 3c3d 40 10\n9g9f none 0 10\n7g7e none 90 10\n5g5f\n"
    ));
    let (moves, illegal) = drawn(&mut book, "", "");
    // 7g7e is illegal and sets no mark for the others.
    assert_eq!(moves, ["2g2f", "7g7f"]);
    assert_eq!(illegal, parse("7g7e"));
    book.window = 60;
    assert_eq!(drawn(&mut book, "", "").0, ["2g2f", "7g7f", "9g9f"]);
    book.window = 0;
    assert_eq!(drawn(&mut book, "", "").0, ["2g2f"]);
    assert_eq!(drawn(&mut book, "", "9g9f 1g1f").0, ["9g9f"]);
    assert!(drawn(&mut book, "", "1g1f").0.is_empty());
}

#[test]
fn counts_are_proportions() {
    let mut book = with(&format!(
        "{START}2g2f none none none 3\n7g7f none none none 1\n9g9f\n"
    ));
    let mut often = 0;
    for draw in 0..64u64 {
        let hit = book
            .look_up(&Position::start(), &[], &[], draw << 58, &mut Vec::new())
            .expect("a hit");
        assert_eq!(hit.choices, 2);
        often += u32::from(hit.mv.mv.to_string() == "2g2f");
    }
    assert!((47..=49).contains(&often), "{often}");
}

#[test]
fn sides_may_be_exchanged_and_earlier_positions_do_not_come_back() {
    // White to move in the mirror of the start position.
    let mut book = with(&format!(
        "{START}2h3h 8b7b\nsfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B4R2/LNSGKGSNL w - 2\n8b7b 3h2h\n"
    ));
    assert_eq!(drawn(&mut book, "", "").0, ["2h3h"]);
    assert_eq!(drawn(&mut book, "2h3h", "").0, ["8b7b"]);
    let turned =
        Position::from_sfen("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1")
            .expect("legal");
    let hit = book
        .look_up(&turned, &[], &[], 0, &mut Vec::new())
        .expect("the mirror");
    assert_eq!(hit.mv.mv.to_string(), "8b7b");
    assert_eq!(
        hit.mv.ponder.map(|mv| mv.to_string()),
        Some("2h3h".to_owned())
    );

    // The rooks went and came back: the book's move would repeat a position.
    let cycle = "2h3h 8b7b 3h2h 7b8b";
    assert!(drawn(&mut book, cycle, "").0.is_empty());
}

#[test]
fn a_late_move_is_not_looked_up() {
    let mut book = with(&format!("{START}2g2f\n"));
    book.moves = 0;
    assert!(drawn(&mut book, "", "").0.is_empty());
}

#[test]
fn a_file_that_is_no_book_is_refused() {
    let mut book = OpeningBook::default();
    let error = book.use_file("no/such/file.db").expect_err("refused");
    assert!(error.starts_with("BookFile no/such/file.db: "), "{error}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("book.db");
    std::fs::write(&file, "nothing of the kind\n").expect("written");
    let error = book
        .use_file(file.to_str().expect("UTF-8"))
        .expect_err("refused");
    assert!(error.ends_with("there is no position in it"), "{error}");
    // The own book is still there.
    assert!(!drawn(&mut book, "", "").0.is_empty());
}

/// Every move of the own book is legal in its position, its expected answer too, and the value of the start is near even.
#[test]
fn the_own_book_is_sound() {
    let (book, warnings) = read_db(OWN.as_bytes()).expect("reads");
    assert!(warnings.is_empty(), "{warnings:?}");
    assert!(book.entries().len() > 500, "{}", book.entries().len());
    for entry in book.entries() {
        let position = entry
            .setup
            .into_position(komadai_core::Strictness::Game)
            .unwrap_or_else(|error| panic!("{:?}", error.errors));
        assert!(!entry.moves.is_empty());
        for mv in &entry.moves {
            let mut next = position.clone();
            next.play(mv.mv).expect("a legal move");
            if let Some(reply) = mv.ponder {
                assert!(next.is_legal(reply), "{reply} in {}", next.to_sfen());
            }
        }
    }
    let start = book.find(&komadai_core::Setup::start()).expect("the start");
    assert!(
        start
            .moves
            .iter()
            .all(|mv| mv.score.is_some_and(|score| score.abs() < 200))
    );
    assert!(
        start
            .comments
            .iter()
            .any(|line| line.contains("komadai book make"))
    );
}
