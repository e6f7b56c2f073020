//! Public reports about other programs, played on ours. Their numbers are A1 to A23.

use komadai_core::{Handicap, Move, PieceKind, Position, Setup};
use komadai_game::{JudgeOptions, judge};
use serde_json::json;

use crate::script::{Played, check};

const A5A: &str = "2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375";
const A5B: &str =
    "5+B+P2/K+P+L+P+R+P3/+P+P+N1P4/9/9/9/2p+p+pgsg1/1+p1+n+b+n1kg/9 w G2SNL4Prs2l3p 1";
const A5C: &str = "1+N4+B1+P/1K4+N+P1/1+L+P3B2/7P1/2G6/9/2G3+l1g/1+r1sppppg/1+l6k w 7Pr3s2nl3p 306";

#[test]
fn a1_perpetual_check_from_the_start_position() {
    let cycle = "4h5h 5a4a 5h4h 4a5a";
    let settings = json!({
        "start": {"sfen": "4k4/9/9/9/9/9/9/5R3/K8 b - 1"},
        "rules": {"takeback": "free"},
    });
    let mut played = Played::new(settings.clone());
    assert_eq!(
        played.moves(&[cycle; 2].join(" ")),
        "moved 8 white 4a5a spent 1000"
    );
    played.moves("4h5h 5a4a 5h4h");
    // The same answer after a takeback; every step is reloaded from its log by the script.
    assert_eq!(
        played.tell("host 11500 offer-takeback 1"),
        "taken-back host 1"
    );
    let told = played.moves("5h4h 4a5a");
    assert_eq!(
        told,
        "moved 12 white 4a5a spent 1000; white wins by perpetual-check R36"
    );
}

#[test]
fn a2_a_check_chain_with_gaps_is_not_perpetual() {
    let settings = json!({"start": {"sfen": "4k4/9/9/9/9/9/9/6R2/K8 b - 1"}});
    let mut played = Played::new(settings);
    let told = played.moves(&["3h5h 5a4a 5h3h 4a5a"; 3].join(" "));
    assert_eq!(
        told,
        "moved 12 white 4a5a spent 1000; draw by sennichite R35"
    );
}

#[test]
fn a3_a_piece_pinned_on_the_file_may_take_the_dropped_pawn() {
    check(
        json!({"start": {"sfen": "8k/6G2/8g/7N1/9/9/9/9/K7L b P 1"}}),
        "host 1 play P*1b -> moved 1 black P*1b spent 1
         guest 2 play 1c1b -> moved 2 white 1c1b spent 1",
    );
    check(
        json!({"start": {"sfen": "8k/6G2/9/7N1/9/9/9/9/K8 b P 1"}}),
        "host 1 play P*1b -> refused uchifuzume R30",
    );
}

#[test]
fn a4_nifu_counts_own_unpromoted_pawns_only() {
    let sfen = "lr7/3skgg1+B/2n2s1pp/p1p1ppP2/3p1np2/1PPPP4/PS1G1P2P/2GS3R1/LNK4NL w L2pb 58";
    let position = Position::from_sfen(sfen).unwrap();
    assert_eq!(position.legal_moves().len(), 92);
    for drop in ["P*8b", "P*8c", "P*8d", "P*8e", "P*8h"] {
        check(
            json!({"start": {"sfen": sfen}}),
            &format!("guest 1 play {drop} -> moved 1 white {drop} spent 1"),
        );
    }
    check(
        json!({"start": {"sfen": sfen}}),
        "guest 1 play P*7b -> refused nifu R29",
    );
}

#[test]
fn a5_declaration_differs_between_the_rules() {
    let cases = [
        (
            A5A,
            "host",
            (28, 10),
            "black wins by declaration R38",
            "draw by impasse R38",
        ),
        (
            A5B,
            "guest",
            (26, 11),
            "black wins by wrong-declaration R38",
            "draw by impasse R38",
        ),
        (
            A5C,
            "guest",
            (28, 10),
            "white wins by declaration R38",
            "draw by impasse R38",
        ),
    ];
    for (sfen, seat, count, by27, by24) in cases {
        for (rule, expect) in [("points27", by27), ("points24", by24)] {
            let settings = json!({"start": {"sfen": sfen}, "rules": {"impasse": rule}});
            let mut played = Played::new(settings);
            let report = played.game.declaration();
            assert_eq!(
                (report.points.unwrap(), report.pieces.unwrap()),
                count,
                "{sfen}"
            );
            assert_eq!(
                played.tell(&format!("{seat} 1 declare")),
                expect,
                "{sfen} by {rule}"
            );
        }
    }
}

/// A handicap's missing pieces are credited to uwate: what is too little in an even game wins here.
#[test]
fn a5_the_handicap_is_credited_to_uwate() {
    let start = |handicap: &str| json!({"start": {"sfen": A5B, "handicap": handicap}});
    check(
        start("even"),
        "guest 1 declare -> black wins by wrong-declaration R38",
    );
    check(
        start("lance"),
        "guest 1 declare -> white wins by declaration R38",
    );
}

#[test]
fn a6_a_piece_that_could_never_move_again_must_promote() {
    let start = json!({"start": {"sfen": "4k4/P8/2N6/9/9/9/9/9/4K4 b - 1"}});
    for mv in ["9b9a+", "7c6a+", "7c8a+"] {
        check(
            start.clone(),
            &format!("host 1 play {mv} -> moved 1 black {mv} spent 1"),
        );
    }
    for mv in ["9b9a", "7c6a", "7c8a"] {
        check(
            start.clone(),
            &format!("host 1 play {mv} -> refused must-promote R21"),
        );
    }
}

#[test]
fn a16_two_digit_counts_in_hand_survive() {
    let sfen = "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    let played = Played::new(json!({"start": {"sfen": sfen}}));
    let snapshot = serde_json::to_value(played.game.snapshot()).unwrap();
    assert_eq!(snapshot["sfen"], sfen);
    let judged = judge(&sfen.parse().unwrap(), &[], &JudgeOptions::default()).unwrap();
    assert_eq!(judged.sfen, sfen);
}

#[test]
fn a23_every_handicap_starts_with_uwate() {
    let eight = "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    assert_eq!(Handicap::Eight.sfen(), eight);
    for handicap in Handicap::ALL {
        let mut played = Played::new(json!({"start": {"handicap": handicap.name()}}));
        assert_eq!(played.game.start_setup(), handicap.setup());
        let first = if handicap == Handicap::Even {
            "black"
        } else {
            "white"
        };
        assert_eq!(played.game.turn().to_string(), first);
        let king = played
            .game
            .position()
            .legal_moves()
            .into_iter()
            .find(|mv: &Move| {
                let from = mv
                    .from()
                    .and_then(|from| played.game.position().piece_at(from));
                from.is_some_and(|piece| piece.kind() == PieceKind::King)
            });
        let told = played.moves(&king.expect("the king has a move").to_string());
        assert!(
            told.starts_with(&format!("moved 1 {first}")),
            "{}: {told}",
            handicap.name()
        );
    }
    assert_eq!(Setup::start(), Handicap::Even.setup());
}
