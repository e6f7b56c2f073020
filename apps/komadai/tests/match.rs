//! `komadai match`, played by the program's own engine.

use std::process::{Command, Output};

use serde_json::Value;

fn komadai(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_komadai"))
        .arg("match")
        .args(args)
        .output()
        .expect("it starts")
}

#[test]
fn a_match_is_played_saved_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let openings = folder.path().join("openings.txt");
    let games = folder.path().join("games.txt");
    std::fs::write(&openings, "# one opening\nstartpos moves 7g7f 3c3d\n").expect("written");
    let (openings, games) = (
        openings.to_str().expect("UTF-8"),
        games.to_str().expect("UTF-8"),
    );
    let output = komadai(&[
        "--b",
        "self",
        "--a-name",
        "x",
        "--b-name",
        "y",
        "--nodes",
        "50",
        "--b-limits",
        "depth=1",
        "--games",
        "4",
        "--concurrency",
        "2",
        "--max-moves",
        "40",
        "--openings",
        openings,
        "--out",
        games,
        "--json",
    ]);
    let progress = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{progress}");
    assert_eq!(progress.lines().count(), 4, "{progress}");

    let result: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&result["a"], &result["b"]), (&"x".into(), &"y".into()));
    let count = |key: &str| result[key].as_u64().expect("a number");
    assert_eq!(count("games"), 4);
    assert_eq!(count("wins") + count("draws") + count("losses"), 4);
    let endings = result["endings"].as_array().expect("a list");
    for ending in endings {
        let reason = ending["reason"].as_str().expect("a text");
        assert!(
            !["fault", "illegal_move", "time"].contains(&reason),
            "{result}"
        );
    }

    // Two games from the opening with either colour, and all of them playable.
    let saved = std::fs::read_to_string(games).expect("saved");
    let lines: Vec<&str> = saved.lines().collect();
    assert_eq!(lines.len(), 8, "{saved}");
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.contains("black x, white y"))
            .count(),
        2
    );
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.contains("black y, white x"))
            .count(),
        2
    );
    for moves in lines.iter().skip(1).step_by(2) {
        assert!(moves.starts_with("startpos moves 7g7f 3c3d "), "{moves}");
        let text = moves.parse().expect("reads");
        komadai_usi::GamePosition::new(&text).expect("playable");
    }
}

#[test]
fn bad_arguments_are_told() {
    for (args, told) in [
        (&["--b", "self"][..], "engine A has no limit"),
        (
            &["--b", "/nowhere/engine", "--nodes", "5"],
            "cannot start /nowhere/engine",
        ),
        (
            &["--b", "self", "--nodes", "5", "--openings", "/nowhere"],
            "cannot read the openings of /nowhere",
        ),
        (
            &["--b", "self", "--nodes", "5", "--b-limits", "moves=3"],
            "limit \"moves\": expected",
        ),
        (
            &["--b", "self", "--nodes", "5", "--a-option", "Hash"],
            "option \"Hash\": expected NAME=VALUE",
        ),
        (
            &["--b", "self", "--nodes", "5", "--a-option", "USI_Hash=much"],
            "option USI_Hash takes a whole number",
        ),
        (
            &["--b", "'self", "--nodes", "5"],
            "the quotation mark is never closed",
        ),
    ] {
        let output = komadai(args);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {text}");
        assert!(text.contains(told), "{args:?}: {text}");
    }
}
