//! Rule by rule: a position, a move, and the verdict with its rule number.

use komadai_core::{Handicap, IllegalMove, Move, Position, Rule, Setup, Square, Strictness};

fn position(sfen: &str) -> Position {
    let setup: Setup = sfen
        .parse()
        .unwrap_or_else(|error| panic!("{sfen}: {error}"));
    setup
        .into_position(Strictness::MateProblem)
        .unwrap_or_else(|error| panic!("{sfen}: {error}"))
}

/// `expect` is `ok`, or a rule number and the key of the reason.
#[track_caller]
fn check(sfen: &str, mv: &str, expect: &str) {
    let found = match position(sfen).check_move(mv.parse().unwrap()) {
        Ok(()) => "ok".to_string(),
        Err(reason) => format!("{} {}", reason.rule(), reason.key()),
    };
    assert_eq!(found, expect, "{mv} on {sfen}");
}

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

#[test]
fn every_kind_moves_its_own_way_and_no_other() {
    let lone = |piece: &str| format!("9/9/8k/9/4{piece}4/9/K8/9/9 b - 1");
    for (piece, rule, reached, not_reached) in [
        ("P", "R15", "5d", "4e 5f 4d 5c"),
        ("L", "R14", "5d 5c 5b+", "5f 4d 6e"),
        ("N", "R13", "4c 6c", "5c 4d 3d 3f 4g 6g 7d"),
        ("S", "R12", "5d 4d 6d 4f 6f", "5f 4e 6e"),
        ("G", "R11", "5d 4d 6d 4e 6e 5f", "4f 6f"),
        ("B", "R10", "4d 3c 2b 1a 9i", "5d 4e 5a"),
        ("R", "R9", "5b 5i 1e 9e", "4d 6f 3c"),
        ("+P", "R22", "5d 4d 6d 4e 6e 5f", "4f 6f 5c"),
        ("+L", "R22", "5d 4d 6d 4e 6e 5f", "4f 5b"),
        ("+N", "R22", "5d 4d 6d 4e 6e 5f", "4c 6c"),
        ("+S", "R22", "5d 4d 6d 4e 6e 5f", "4f 6f"),
        ("+B", "R24", "5d 4e 5f 6e 1a 9i", "5c 3e"),
        ("+R", "R23", "4d 6f 5b 1e 9e", "3c 7g"),
    ] {
        for to in reached.split(' ') {
            check(&lone(piece), &format!("5e{to}"), "ok");
        }
        for to in not_reached.split(' ') {
            check(
                &lone(piece),
                &format!("5e{to}"),
                &format!("{rule} cannot-reach"),
            );
        }
    }
    for to in ["5d", "4d", "6d", "4e", "6e", "4f", "5f", "6f"] {
        check("k8/9/9/9/4K4/9/9/9/9 b - 1", &format!("5e{to}"), "ok");
    }
    check("k8/9/9/9/4K4/9/9/9/9 b - 1", "5e5c", "R8 cannot-reach");
}

#[test]
fn turns_and_captures() {
    check(START, "7g7f", "ok");
    check(START, "5e5d", "R7 empty-square");
    check(START, "3c3d", "R7 not-your-piece");
    check(START, "7g7g", "R7 stays-put");
    check(START, "8h7g", "R16 own-piece-there");
    check(START, "8h2b+", "R16 blocked");
    check(START, "9i9g", "R16 own-piece-there");
    check(START, "9i9f", "R16 blocked");
    check(START, "2h2c", "R16 blocked");
    // A capture goes to the hand unpromoted (R17).
    let mut captures = position("4k4/9/4+b4/5N3/9/9/9/9/4K4 w - 1");
    captures.play("5c4d".parse().unwrap()).unwrap();
    assert_eq!(captures.to_sfen(), "4k4/9/9/5+b3/9/9/9/9/4K4 b n 2");
    captures = position("4k4/9/4+b4/9/4R4/9/9/9/4K4 b - 1");
    captures.play("5e5c+".parse().unwrap()).unwrap();
    assert_eq!(captures.to_sfen(), "4k4/9/4+R4/9/9/9/9/9/4K4 w B 2");
}

#[test]
fn promotion() {
    let zone = "k8/9/9/3S5/9/9/9/9/K8 b - 1";
    check(zone, "6d6c", "ok");
    check(zone, "6d6c+", "ok");
    // It may promote when it leaves the zone (R19).
    check("k8/9/3S5/9/9/9/9/9/K8 b - 1", "6c7d+", "ok");
    check("k8/3S5/9/9/9/9/9/9/K8 b - 1", "6b7c+", "ok");
    check("k8/9/9/9/3S5/9/9/9/K8 b - 1", "6e6d+", "R19 outside-zone");
    check("k8/9/3G5/9/9/9/9/9/K8 b - 1", "6c6b+", "R25 cannot-promote");
    check("k8/9/3K5/9/9/9/9/9/9 b - 1", "6c6b+", "R25 cannot-promote");
    check(
        "k8/9/3+S5/9/9/9/9/9/K8 b - 1",
        "6c6b+",
        "R26 already-promoted",
    );
    check("k8/3P5/9/9/9/9/9/9/K8 b - 1", "6b6a", "R21 must-promote");
    check("k8/9/9/3L5/9/9/9/9/K8 b - 1", "6d6a", "R21 must-promote");
    check("k8/9/9/3L5/9/9/9/9/K8 b - 1", "6d6b", "ok");
    check("k8/9/9/3N5/9/9/9/9/K8 b - 1", "6d7b", "R21 must-promote");
    check("k8/9/9/9/3N5/9/9/9/K8 b - 1", "6e7c", "ok");
    // White's zone lies at the other end.
    check("k8/9/9/9/9/3s5/9/9/K8 w - 1", "6f6g+", "ok");
    check("k8/9/9/9/3s5/9/9/9/K8 w - 1", "6e6f+", "R19 outside-zone");
    check("k8/9/9/9/9/9/9/3p5/K8 w - 1", "6h6i", "R21 must-promote");
}

/// Case A6: where the rules leave no choice, only the promotion is legal.
#[test]
fn forced_promotions_are_the_only_moves() {
    let position = position("4k4/P8/2N6/9/9/9/9/9/4K4 b - 1");
    let mut found: Vec<String> = position
        .legal_moves()
        .iter()
        .filter(|mv| mv.from() != Some(Square::S5I))
        .map(ToString::to_string)
        .collect();
    found.sort();
    assert_eq!(found, ["7c6a+", "7c8a+", "9b9a+"]);
}

#[test]
fn drops() {
    let sfen = "4k4/9/9/9/9/9/4P4/9/4K4 b RBGSNLP 1";
    for piece in ["R", "B", "G", "S", "N", "L", "P"] {
        check(sfen, &format!("{piece}*3e"), "ok");
        check(sfen, &format!("{piece}*5a"), "R27 occupied");
        check(
            "4k4/9/9/9/9/9/9/9/4K4 b - 1",
            &format!("{piece}*3e"),
            "R27 not-in-hand",
        );
    }
    check(sfen, "P*3a", "R28 dead-drop");
    check(sfen, "L*3a", "R28 dead-drop");
    check(sfen, "N*3a", "R28 dead-drop");
    check(sfen, "N*3b", "R28 dead-drop");
    check(sfen, "N*3c", "ok");
    check(sfen, "L*3b", "ok");
    check(sfen, "P*3b", "ok");
    check("4k4/9/9/9/9/9/9/9/4K4 w p 1", "P*3i", "R28 dead-drop");
    check("4k4/9/9/9/9/9/9/9/4K4 w n 1", "N*3h", "R28 dead-drop");
    check(sfen, "P*5f", "R29 nifu");
    // A tokin is no unpromoted pawn, and the opponent's pawns do not count.
    check("4k4/9/4+P4/9/9/9/9/9/4K4 b P 1", "P*5f", "ok");
    check("k8/9/4p4/9/9/9/9/9/K8 b P 1", "P*5f", "ok");
}

/// Case A4.
#[test]
fn nifu_counts_own_unpromoted_pawns_alone() {
    let position =
        position("lr7/3skgg1+B/2n2s1pp/p1p1ppP2/3p1np2/1PPPP4/PS1G1P2P/2GS3R1/LNK4NL w L2pb 58");
    let moves = position.legal_moves();
    assert_eq!(moves.len(), 92);
    let mut drops: Vec<String> = moves
        .iter()
        .map(ToString::to_string)
        .filter(|text| text.starts_with("P*"))
        .collect();
    drops.sort();
    assert_eq!(drops, ["P*8b", "P*8c", "P*8d", "P*8e", "P*8h"]);
}

#[test]
fn check_must_be_answered_and_never_entered() {
    let checked = "4k4/9/9/9/4r4/9/9/3G5/4K4 b G 1";
    check(checked, "5i5h", "R18 king-into-check");
    check(checked, "5i4i", "ok");
    check(checked, "6h5h", "ok");
    check(checked, "6h6g", "R18 check-not-answered");
    check(checked, "G*5g", "ok");
    check(checked, "G*4h", "R18 check-not-answered");
    let pinned = "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1";
    check(pinned, "5h5g", "ok");
    check(pinned, "5h4h", "R18 exposes-king");
    // A king does not hide behind itself from a slider.
    check(
        "4k4/9/9/9/4r4/9/4K4/9/9 b - 1",
        "5g5h",
        "R18 king-into-check",
    );
    // Two checkers: the king itself must go.
    let double = position("4k4/9/9/9/4r4/9/3n5/9/4K4 b G 1");
    assert_eq!(double.checkers().count(), 2);
    assert!(
        double
            .legal_moves()
            .iter()
            .all(|mv| mv.from() == Some(Square::S5I))
    );
}

#[test]
fn uchifuzume() {
    for (sfen, mv, expect, why) in [
        (
            "8k/6G2/8g/7N1/9/9/9/9/K7L b P 1",
            "P*1b",
            "ok",
            "A3: a gold pinned on the file takes back",
        ),
        (
            "8k/6G2/9/7N1/9/9/9/9/K8 b P 1",
            "P*1b",
            "R30 uchifuzume",
            "A3: nobody takes the pawn",
        ),
        (
            "R6sk/9/7G1/9/9/9/9/9/4K4 b P 1",
            "P*1b",
            "R30 uchifuzume",
            "the silver is pinned on the rank",
        ),
        (
            "7sk/9/7G1/9/9/9/9/9/4K4 b P 1",
            "P*1b",
            "ok",
            "the silver is free to take",
        ),
        (
            "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
            "G*2b",
            "ok",
            "any other piece may mate by a drop",
        ),
        (
            "8k/6G2/8P/7N1/9/9/9/9/K8 b - 1",
            "1c1b",
            "ok",
            "a pawn on the board may mate by moving",
        ),
        (
            "8k/6G2/9/7N1/9/9/9/9/9 b P 1",
            "P*1b",
            "R30 uchifuzume",
            "the rule holds with one king",
        ),
        (
            "7gk/6G2/9/7N1/9/9/9/9/K8 b P 1",
            "P*1b",
            "ok",
            "the gold beside the king takes",
        ),
        (
            "k8/9/9/9/9/9/9/8K/9 w p 1",
            "P*1g",
            "ok",
            "check by a pawn that the king may take",
        ),
        (
            "k8/9/9/9/9/7g1/9/8K/9 w p 1",
            "P*1g",
            "ok",
            "the king has a square to go to",
        ),
    ] {
        let found = match position(sfen).check_move(mv.parse().unwrap()) {
            Ok(()) => "ok".to_string(),
            Err(reason) => format!("{} {}", reason.rule(), reason.key()),
        };
        assert_eq!(found, expect, "{mv} on {sfen}: {why}");
    }
    // The dropped pawn shuts its own rook's line, so that the king may step aside behind it (R30).
    check("3lkl3/8R/9/5N3/9/9/9/9/K8 b P 1", "P*5b", "ok");
    check(
        "3lkl3/8R/2G6/5N3/9/9/9/9/K8 b P 1",
        "P*5b",
        "R30 uchifuzume",
    );
    // A stalemate by a pawn drop is no uchifuzume, and the stalemated side loses (R30, R32).
    let mut stalemates = position("8k/9/9/9/9/9/9/9/K6R1 b P 1");
    stalemates.play("P*1c".parse().unwrap()).unwrap();
    assert!(!stalemates.in_check() && !stalemates.has_legal_move());
}

#[test]
fn pawn_drops_on_the_positions_that_others_miscount() {
    for (sfen, moves) in [
        ("R6sk/9/7G1/9/9/9/9/9/4K4 b P 1", 110),
        ("R8/2G1k4/9/2S6/2BN2N2/9/9/9/4K4 b P 1", 139),
    ] {
        assert_eq!(position(sfen).legal_moves().len(), moves, "{sfen}");
    }
}

#[test]
fn a_refused_move_changes_nothing_and_shows_its_proof() {
    let mut position = position("4k4/9/9/9/9/9/4P4/9/4K4 b P 1");
    let before = position.clone();
    let reason = position.play("P*5e".parse().unwrap()).unwrap_err();
    assert!(position == before);
    assert_eq!(
        reason,
        IllegalMove::Nifu {
            pawn: Square::S5G,
            to: Square::S5E
        }
    );
    assert_eq!(reason.rule(), Rule::new(29).unwrap());
    assert_eq!(
        reason.squares().into_iter().collect::<Vec<_>>(),
        [Square::S5G]
    );
    assert_eq!(
        reason.to_string(),
        "nifu: an own pawn stands on 5g, on the same file (R29)"
    );
}

/// Case A23 and the table of FORMATS §3.6.
#[test]
fn handicaps() {
    let tail = "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    for (name, rows, points) in [
        ("even", "lnsgkgsnl/1r5b1", 0),
        ("lance", "lnsgkgsn1/1r5b1", 1),
        ("right-lance", "1nsgkgsnl/1r5b1", 1),
        ("bishop", "lnsgkgsnl/1r7", 5),
        ("rook", "lnsgkgsnl/7b1", 5),
        ("rook-lance", "lnsgkgsn1/7b1", 6),
        ("two", "lnsgkgsnl/9", 10),
        ("three", "lnsgkgsn1/9", 11),
        ("four", "1nsgkgsn1/9", 12),
        ("five", "2sgkgsn1/9", 13),
        ("left-five", "1nsgkgs2/9", 13),
        ("six", "2sgkgs2/9", 14),
        ("left-seven", "2sgkg3/9", 15),
        ("right-seven", "3gkgs2/9", 15),
        ("eight", "3gkg3/9", 16),
        ("nine", "4kg3/9", 17),
        ("ten", "4k4/9", 18),
    ] {
        let handicap: Handicap = name.parse().unwrap();
        let side = if name == "even" { "b" } else { "w" };
        assert_eq!(
            handicap.sfen(),
            format!("{rows}{tail} {side} - 1"),
            "{name}"
        );
        assert_eq!(handicap.points(), points, "{name}");
    }
    let bare = "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w";
    assert_eq!(Handicap::ThreePawns.sfen(), format!("{bare} 3p 1"));
    assert_eq!(Handicap::ThreePawns.points(), 24);
    assert_eq!(Handicap::NakedKing.sfen(), format!("{bare} - 1"));
    assert_eq!(Handicap::NakedKing.points(), 27);
    assert_eq!(Handicap::ALL.len(), 19);
    for handicap in Handicap::ALL {
        assert!(
            handicap.setup().into_position(Strictness::Game).is_ok(),
            "{handicap}"
        );
        assert_eq!(handicap.name().parse(), Ok(handicap));
    }
    assert!("hirate".parse::<Handicap>().is_err());
}

#[test]
fn every_reason_names_its_rule_in_text() {
    let mut seen = std::collections::BTreeSet::new();
    crate::common::positions(11, 300, |position| {
        for mv in Move::all().step_by(7) {
            if let Err(reason) = position.check_move(mv) {
                let text = reason.to_string();
                assert!(text.ends_with(&format!("({})", reason.rule())), "{text}");
                seen.insert(reason.key());
            }
        }
    });
    assert!(seen.len() >= 16, "{seen:?}");
}
