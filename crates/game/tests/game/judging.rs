//! `judge`, and its JSON.

use komadai_core::{Handicap, Move, Setup};
use komadai_game::{IllegalMoveRule, JudgeOptions, judge};
use serde_json::{Value, json};

/// Judges a position text and compares the JSON, without the declaration.
#[track_caller]
fn check(sfen: &str, moves: &str, options: JudgeOptions, expect: Value) -> Value {
    let setup: Setup = if sfen == "startpos" {
        Setup::start()
    } else {
        sfen.parse().unwrap()
    };
    let moves: Vec<Move> = moves
        .split_whitespace()
        .map(|mv| mv.parse().unwrap())
        .collect();
    let judgement = judge(&setup, &moves, &options).unwrap();
    let mut found = serde_json::to_value(&judgement).unwrap();
    assert_eq!(judgement.is_ended(), found["status"] == "ended");
    assert_eq!(judgement.is_illegal(), !found["illegal"].is_null());
    let declaration = found
        .as_object_mut()
        .unwrap()
        .remove("declaration")
        .unwrap();
    assert_eq!(found, expect);
    declaration
}

#[test]
fn an_ongoing_game() {
    let declaration = check(
        "startpos",
        "7g7f 3c3d 8h2b+",
        JudgeOptions::default(),
        json!({
            "sfen": "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4",
            "plies": 3, "status": "ongoing", "ended_at": null, "result": null, "reason": null,
            "rule": null, "illegal": null, "ignored": [], "in_check": false,
        }),
    );
    let fails = json!(["king_not_in_zone", "too_few_pieces", "too_few_points"]);
    let points = json!(
        {"allowed": false, "wins": false, "points": 0, "pieces": 0, "fails": fails});
    assert_eq!(
        declaration,
        json!({
            "csa27": points,
            "csa24": points,
            "try": {"allowed": false, "fails": ["king_not_on_square"]},
        })
    );
}

#[test]
fn moves_after_the_end_are_ignored() {
    let cycle = "4h5h 5a4a 5h4h 4a5a";
    check(
        "4k4/9/9/9/9/9/9/5R3/K8 b - 1",
        &format!("{cycle} {cycle} {cycle} 9i9h 5a5b"),
        JudgeOptions::default(),
        json!({
            "sfen": "4k4/9/9/9/9/9/9/5R3/K8 b - 13",
            "plies": 12, "status": "ended", "ended_at": 12, "result": "white",
            "reason": "perpetual_check", "rule": "R36", "illegal": null,
            "ignored": ["9i9h", "5a5b"], "in_check": false,
        }),
    );
}

#[test]
fn an_illegal_move_stops_the_replay() {
    let illegal = json!({"ply": 3, "move": "2g2d", "rule": "R15", "reason": "cannot_reach"});
    let mut expect = json!({
        "sfen": "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3",
        "plies": 2, "status": "ongoing", "ended_at": null, "result": null, "reason": null,
        "rule": null, "illegal": illegal, "ignored": ["8c8d"], "in_check": false,
    });
    let moves = "7g7f 3c3d 2g2d 8c8d";
    check("startpos", moves, JudgeOptions::default(), expect.clone());
    for (key, value) in [
        ("status", "ended"),
        ("result", "white"),
        ("reason", "illegal_move"),
    ] {
        expect[key] = json!(value);
    }
    expect["ended_at"] = json!(3);
    expect["rule"] = json!("R34");
    let lose = JudgeOptions {
        illegal: IllegalMoveRule::Lose,
        ..JudgeOptions::default()
    };
    check("startpos", moves, lose, expect);
}

#[test]
fn the_maximum_of_moves_and_a_mate_on_it() {
    let two = JudgeOptions {
        max_moves: Some(2),
        ..JudgeOptions::default()
    };
    check(
        "startpos",
        "7g7f 3c3d 2g2f",
        two,
        json!({
            "sfen": "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3",
            "plies": 2, "status": "ended", "ended_at": 2, "result": "draw",
            "reason": "max_moves", "rule": "R39", "illegal": null, "ignored": ["2g2f"],
            "in_check": false,
        }),
    );
    let one = JudgeOptions {
        max_moves: Some(1),
        ..JudgeOptions::default()
    };
    check(
        "4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1",
        "G*5b",
        one,
        json!({
            "sfen": "4k4/4G4/4P4/9/9/9/9/9/4K4 w 2r2b3g4s4n4l17p 2",
            "plies": 1, "status": "ended", "ended_at": 1, "result": "black",
            "reason": "checkmate", "rule": "R32", "illegal": null, "ignored": [],
            "in_check": true,
        }),
    );
}

#[test]
fn a_position_can_be_over_before_any_move() {
    check(
        "k8/9/9/1+R7/9/9/9/9/K8 w - 1",
        "9a8a",
        JudgeOptions::default(),
        json!({
            "sfen": "k8/9/9/1+R7/9/9/9/9/K8 w - 1",
            "plies": 0, "status": "ongoing", "ended_at": null, "result": null, "reason": null,
            "rule": null,
            "illegal": {"ply": 1, "move": "9a8a", "rule": "R18", "reason": "king_into_check"},
            "ignored": [], "in_check": false,
        }),
    );
    check(
        "k8/9/1+R7/9/9/9/9/9/K8 w - 1",
        "9a9b",
        JudgeOptions::default(),
        json!({
            "sfen": "k8/9/1+R7/9/9/9/9/9/K8 w - 1",
            "plies": 0, "status": "ended", "ended_at": 0, "result": "black",
            "reason": "stalemate", "rule": "R32", "illegal": null, "ignored": ["9a9b"],
            "in_check": false,
        }),
    );
}

#[test]
fn the_handicap_counts_in_a_declaration() {
    let sfen = "5+B+P2/K+P+L+P+R+P3/+P+P+N1P4/9/9/9/2p+p+pgsg1/1+p1+n+b+n1kg/9 w G2SNL4Prs2l3p 1";
    let points = |handicap| {
        let options = JudgeOptions {
            handicap,
            ..JudgeOptions::default()
        };
        let judged = judge(&sfen.parse().unwrap(), &[], &options).unwrap();
        let found = judged.declaration.csa27;
        (
            found.allowed,
            found.wins,
            found.points,
            found.pieces,
            found.fails,
        )
    };
    assert_eq!(
        points(Handicap::Even),
        (false, false, 26, 11, vec!["too_few_points"])
    );
    assert_eq!(points(Handicap::Lance), (true, true, 27, 11, vec![]));
}

#[test]
fn broken_setups_are_named() {
    let setup: Setup = "4k3P/9/9/9/9/9/P8/P8/4K4 b - 1".parse().unwrap();
    let error = judge(&setup, &[], &JudgeOptions::default()).unwrap_err();
    assert_eq!(error.errors.iter().count(), 2);
}
