use crate::{Ending, ReadOptions, Record, check, read};

fn record(text: &str) -> Record {
    let mut found = read(text.as_bytes(), None, ReadOptions::default()).unwrap();
    assert!(found.warnings.is_empty(), "{:?}", found.warnings);
    found.records.remove(0)
}

/// The findings of a game as ply and code.
fn findings(text: &str) -> Vec<(usize, &'static str)> {
    let findings = check(&record(text));
    assert!(findings.iter().all(|finding| finding.main));
    let pairs = findings.iter().map(|one| (one.ply, one.kind.code()));
    pairs.collect()
}

const DANCE: &str = " 5i5h 5a5b 5h5i 5b5a";

#[test]
fn repetition() {
    let moves = |n: usize| format!("startpos moves{}", DANCE.repeat(n));
    assert_eq!(findings(&moves(2)), []);
    assert_eq!(findings(&moves(3)), []);
    assert_eq!(findings(&format!("{} rep_draw", moves(3))), []);
    assert_eq!(
        findings(&format!("{} rep_draw", moves(2))),
        [(9, "no-repetition")]
    );
    // Told once, however often it comes again.
    assert_eq!(findings(&format!("{} 7g7f", moves(3))), [(12, "played-on")]);
    assert_eq!(findings(&moves(6)), [(12, "played-on")]);
}

#[test]
fn perpetual_check() {
    let start = "sfen 8k/9/9/9/9/9/9/9/K6R1 b - 1 moves";
    let chase = " 2i1i 1a2a 1i2i 2a1a".repeat(3);
    assert_eq!(
        findings(&format!("{start}{chase} 2i1i rep_draw")),
        [(12, "played-on")]
    );
    assert_eq!(
        findings(&format!("{start}{chase} rep_draw")),
        [(13, "perpetual-check")]
    );
}

#[test]
fn endings() {
    let mated = "8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    for (start, ending, expected) in [
        ("startpos", Ending::Checkmate, Some("not-mated")),
        (
            "startpos",
            Ending::DeclarationWin,
            Some("declaration-fails"),
        ),
        ("startpos", Ending::Try, Some("no-try")),
        ("startpos", Ending::Resign, None),
        (&format!("{mated} moves G*1b"), Ending::Checkmate, None),
        (
            "2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375",
            Ending::DeclarationWin,
            None,
        ),
        ("3K5/9/9/9/9/9/9/9/4k4 b - 1 moves 6a5a", Ending::Try, None),
    ] {
        let mut game = crate::Builder::new(record(start));
        let before = record(start);
        for mv in before.tree.main_moves() {
            game.play(mv).unwrap();
        }
        game.end(ending.clone());
        let found = check(&game.finish());
        let codes: Vec<_> = found.iter().map(|one| one.kind.code()).collect();
        assert_eq!(codes, Vec::from_iter(expected), "{start} {ending:?}");
    }
}

#[test]
fn variations_are_looked_at_too() {
    let mut game = crate::Builder::new(Record::default());
    let first = game.tip();
    game.play("7g7f".parse().unwrap()).unwrap();
    game.seek(first);
    for mv in DANCE.repeat(4).split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    let found = check(&game.finish());
    assert_eq!(found.len(), 1);
    assert!(!found[0].main && found[0].ply == 12);
}

#[test]
fn a_long_dance_takes_linear_time() {
    let mut game = crate::Builder::new(Record::default());
    let dance: Vec<_> = DANCE
        .split_whitespace()
        .map(|mv| mv.parse().unwrap())
        .collect();
    for n in 0..200_000 {
        game.play(dance[n % 4]).unwrap();
    }
    let begun = std::time::Instant::now();
    assert_eq!(check(&game.finish()).len(), 1);
    assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
}
