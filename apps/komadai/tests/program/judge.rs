//! `komadai judge`: what became of a game, for every way in which one ends without clocks and people.

use crate::common::{json, komadai};
use serde_json::{Value, json};

/// Judges a game and compares the named fields of the answer.
fn check(args: &[&str], code: i32, expect: Value) -> Value {
    let answer = json(&[&["judge"], args, &["--json"]].concat(), code);
    for (field, expect) in expect.as_object().expect("an object of fields") {
        assert_eq!(&answer[field], expect, "{args:?}: {field} in {answer}");
    }
    answer
}

#[test]
fn a_game_goes_on() {
    let answer = check(
        &["startpos moves 7g7f 3c3d"],
        0,
        json!({
            "sfen": "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3",
            "plies": 2, "status": "ongoing", "ended_at": null, "result": null, "reason": null, "rule": null,
            "illegal": null, "ignored": [], "in_check": false,
        }),
    );
    let fields: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(fields.len(), 11, "{fields:?}");
}

#[test]
fn mate_and_stalemate_end_it() {
    let mate = "8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*1b";
    check(
        &[mate],
        0,
        json!({
            "plies": 1, "status": "ended", "ended_at": 1, "result": "black", "reason": "checkmate", "rule": "R32",
            "in_check": true,
        }),
    );
    check(
        &[&format!("{mate} 1a1b")],
        0,
        json!({ "plies": 1, "status": "ended", "ended_at": 1, "illegal": null, "ignored": ["1a1b"] }),
    );
    check(
        &["8k/9/7G1/9/9/9/9/9/4K4 b P 1 moves 5i5h 1a1b"],
        1,
        json!({ "status": "ongoing", "plies": 1 }),
    );
    // White is not in check and cannot move: the start position is the end (R32).
    check(
        &["8k/9/8+P/9/9/9/9/7R1/4K4 w - 1"],
        0,
        json!({
            "plies": 0, "status": "ended", "ended_at": 0, "result": "black", "reason": "stalemate", "in_check": false,
        }),
    );
}

#[test]
fn repetition_ends_it() {
    let quiet = "2h3h 8b7b 3h2h 7b8b ";
    let game = format!("startpos moves {}", quiet.repeat(4));
    check(
        &[&game],
        0,
        json!({
            "plies": 12, "status": "ended", "ended_at": 12, "result": "draw", "reason": "sennichite", "rule": "R35",
            "ignored": ["2h3h", "8b7b", "3h2h", "7b8b"],
        }),
    );
    // Black checks with the rook on every move, and White only runs.
    let chase = "5h4h 4a5a 4h5h 5a4a ";
    let game = format!("5k3/9/9/9/9/9/9/4R4/K8 b - 1 moves {}", chase.repeat(4));
    check(
        &[&game],
        0,
        json!({ "status": "ended", "result": "white", "reason": "perpetual_check", "rule": "R36" }),
    );
}

#[test]
fn an_illegal_move_is_an_answer() {
    let nifu = "startpos moves 7g7f 3c3d 8h2b+ 3a2b 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f P*2c P*2g P*9f 2b3a";
    let illegal = json!({ "ply": 17, "move": "P*9f", "rule": "R29", "reason": "nifu" });
    check(
        &[nifu],
        1,
        json!({
            "plies": 16, "status": "ongoing", "ended_at": null, "result": null, "illegal": illegal, "ignored": ["2b3a"],
        }),
    );
    check(
        &[nifu, "--illegal", "lose"],
        1,
        json!({
            "plies": 16, "status": "ended", "ended_at": 17, "result": "white", "reason": "illegal_move", "rule": "R34",
            "illegal": illegal, "ignored": ["2b3a"],
        }),
    );
    check(
        &["8k/6G2/9/7N1/9/9/9/9/K8 b P 1 moves P*1b"],
        1,
        json!({ "illegal": { "ply": 1, "move": "P*1b", "rule": "R30", "reason": "uchifuzume" } }),
    );
    check(
        &["8k/6G2/8g/7N1/9/9/9/9/K7L b P 1 moves P*1b"],
        0,
        json!({ "plies": 1, "illegal": null }),
    );
}

#[test]
fn a_maximum_of_moves_is_a_draw_unless_the_last_one_mates() {
    check(
        &["startpos moves 7g7f 3c3d 2g2f", "--max-moves", "2"],
        0,
        json!({
            "plies": 2, "ended_at": 2, "result": "draw", "reason": "max_moves", "rule": "R39", "ignored": ["2g2f"],
        }),
    );
    check(
        &[
            "8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*1b",
            "--max-moves",
            "1",
        ],
        0,
        json!({ "result": "black", "reason": "checkmate" }),
    );
}

/// What both declarations by points come to: (points, pieces), then (allowed, wins) under 27 and 24 points.
fn declaration(sfen: &str, counted: (u8, u8), by27: (bool, bool), by24: (bool, bool)) {
    let answer = check(&[sfen], 0, json!({}));
    for (rule, (allowed, wins)) in [("csa27", by27), ("csa24", by24)] {
        let found = &answer["declaration"][rule];
        let counted = (found["points"].as_u64(), found["pieces"].as_u64())
            == (Some(counted.0.into()), Some(counted.1.into()));
        assert!(
            counted && found["allowed"] == allowed && found["wins"] == wins,
            "{rule}: {found}"
        );
        assert_eq!(
            found["fails"].as_array().unwrap().is_empty(),
            allowed,
            "{rule}: {found}"
        );
    }
}

#[test]
fn declarations_differ_at_the_edge() {
    let won = (true, true);
    let drawn = (true, false);
    let lost = (false, false);
    let sfen = "2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375";
    declaration(sfen, (28, 10), won, drawn);
    let sfen = "5+B+P2/K+P+L+P+R+P3/+P+P+N1P4/9/9/9/2p+p+pgsg1/1+p1+n+b+n1kg/9 w G2SNL4Prs2l3p 1";
    declaration(sfen, (26, 11), lost, drawn);
    let sfen = "1+N4+B1+P/1K4+N+P1/1+L+P3B2/7P1/2G6/9/2G3+l1g/1+r1sppppg/1+l6k w 7Pr3s2nl3p 306";
    declaration(sfen, (28, 10), won, drawn);
    declaration("startpos", (0, 0), lost, lost);
}

#[test]
fn declarations_name_what_fails_and_credit_the_handicap() {
    let answer = check(
        &["4k4/9/9/9/9/9/9/4R4/4K4 w - 1"],
        0,
        json!({ "in_check": true }),
    );
    let fails = [
        "king_not_in_zone",
        "in_check",
        "too_few_pieces",
        "too_few_points",
    ];
    assert_eq!(answer["declaration"]["csa27"]["fails"], json!(fails));
    assert_eq!(
        answer["declaration"]["try"],
        json!({ "allowed": false, "fails": ["king_not_on_square", "in_check"] })
    );

    let answer = check(&["4K4/9/9/9/9/9/9/9/k8 b - 1"], 0, json!({}));
    assert_eq!(
        answer["declaration"]["try"],
        json!({ "allowed": true, "fails": [] })
    );

    for (name, credit) in [
        ("even", 0),
        ("lance", 1),
        ("two", 10),
        ("left-seven", 15),
        ("naked-king", 27),
    ] {
        let answer = check(&["startpos moves 7g7f", "--handicap", name], 0, json!({}));
        assert_eq!(answer["declaration"]["csa27"]["points"], credit, "{name}");
    }
}

#[test]
fn people_get_words() {
    let run = komadai(&["judge", "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e B*1a"]);
    assert_eq!(run.code, 1);
    assert!(
        run.out
            .starts_with("Move 6, B*1a, is illegal: The square is taken (R27)\n"),
        "{}",
        run.out
    );
    let run = komadai(&[
        "judge",
        "8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*1b",
    ]);
    assert_eq!(run.code, 0);
    assert!(
        run.out
            .contains("Ended at move 1: Black wins. Checkmate (R32)\n"),
        "{}",
        run.out
    );
}
