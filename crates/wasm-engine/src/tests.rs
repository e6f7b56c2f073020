use serde_json::{Value, json};

use super::WebEngine;

fn think(position: &str, lines: usize) -> Value {
    let answer = WebEngine::new(1).think(position, 3_000, lines);
    serde_json::from_str(&answer).expect("JSON")
}

#[test]
fn lines_come_best_first_and_for_black() {
    let answer = think("startpos moves 7g7f", 3);
    let thought = &answer["thought"];
    assert_eq!(thought["side"], "white");
    let lines = thought["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 3);
    let values: Vec<i64> = lines
        .iter()
        .map(|line| line["value"].as_i64().expect("no mate here"))
        .collect();
    // White, who is to move, takes what is least for Black.
    assert!(values.is_sorted(), "{values:?}");
    let first: Vec<&str> = lines
        .iter()
        .map(|line| line["moves"][0].as_str().expect("a move"))
        .collect();
    assert!(first[0] != first[1] && first[1] != first[2], "{first:?}");
    assert!(thought["nodes"].as_u64() > Some(1_000));
}

#[test]
fn a_piece_ahead_is_seen_from_black_whoever_moves() {
    let rook_less = "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    for side in ["b", "w"] {
        let answer = think(&format!("sfen {rook_less} {side} - 1"), 1);
        let value = answer["thought"]["lines"][0]["value"].as_i64();
        assert!(value > Some(300), "{side}: {value:?}");
    }
}

#[test]
fn a_mate_names_who_gives_it() {
    let answer = think("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 1);
    let line = &answer["thought"]["lines"][0];
    assert_eq!(line["moves"], json!(["G*5b"]));
    assert_eq!(line["value"], Value::Null);
    assert_eq!(
        (&line["mate_by"], &line["mate_in"]),
        (&json!("black"), &json!(1))
    );
    // A problem without a king of the attacker.
    let answer = think("sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", 1);
    assert_eq!(answer["thought"]["lines"][0]["mate_by"], "black");
}

#[test]
fn what_cannot_be_thought_about_is_said() {
    assert_eq!(think("nonsense", 1), json!({"nothing": "position"}));
    assert_eq!(
        think("startpos moves 7g7e", 1),
        json!({"nothing": "position"})
    );
    let mated = "sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1";
    assert_eq!(think(mated, 1), json!({"nothing": "no-move"}));
}
