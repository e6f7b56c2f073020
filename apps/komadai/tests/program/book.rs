//! `komadai book make`, and playing from what it wrote.

use std::path::Path;
use std::process::Command;

fn make(file: &Path) {
    let output = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args([
            "book", "make", "-n", "12", "--nodes", "300", "--net", "handmade", "--out",
        ])
        .arg(file)
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
}

#[test]
fn a_book_is_made_the_same_twice_and_its_values_go_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = [folder.path().join("a.db"), folder.path().join("b.db")];
    files.iter().for_each(|file| make(file));
    let text = std::fs::read(&files[0]).expect("written");
    assert_eq!(text, std::fs::read(&files[1]).expect("written"));

    let (book, warnings) = komadai_record::book::read_db(text.as_slice()).expect("reads");
    assert!(warnings.is_empty(), "{warnings:?}");
    assert_eq!(book.entries().len(), 12);
    let start = book.find(&komadai_core::Setup::start()).expect("the start");
    assert!(
        start.comments[0].contains("--nodes 300"),
        "{:?}",
        start.comments
    );
    let mut linked = 0;
    for entry in book.entries() {
        let position = entry
            .setup
            .into_position(komadai_core::Strictness::Game)
            .expect("a position");
        for mv in &entry.moves {
            let mut next = position.clone();
            next.play(mv.mv).expect("a legal move");
            if let Some(below) = book.find(&next.setup()) {
                let best = below.moves.iter().filter_map(|mv| mv.score).max();
                assert_eq!(
                    mv.score,
                    best.map(|best| -best),
                    "{} {}",
                    position.to_sfen(),
                    mv.mv
                );
                linked += 1;
            }
        }
    }
    assert!(linked > 3, "{linked}");
}
