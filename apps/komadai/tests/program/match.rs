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

/// The result of a match of the engine against itself, as JSON, with the lines of progress.
fn own_match(args: &[&str]) -> (Value, Vec<String>) {
    let fixed = ["--b", "self", "--a-name", "x", "--b-name", "y", "--json"];
    let output = komadai(&[&fixed[..], args].concat());
    let progress = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{progress}");
    let result = serde_json::from_slice(&output.stdout).expect("JSON");
    (result, progress.lines().map(str::to_owned).collect())
}

#[test]
fn a_match_that_was_broken_off_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.txt");
    let games = path.to_str().expect("UTF-8");
    let plan = |n| {
        let few = [
            "--nodes",
            "40",
            "--max-moves",
            "30",
            "--out",
            games,
            "--resume",
        ];
        [&few[..], &["--games", n]].concat()
    };
    let (_, progress) = own_match(&plan("4"));
    assert_eq!(progress.len(), 4, "{progress:?}");
    let whole = std::fs::read_to_string(&path).expect("saved");
    assert_eq!(whole.lines().count(), 8);

    // Two games and a part of the third are left.
    let third = whole.match_indices('#').nth(2).expect("four games").0;
    std::fs::write(&path, &whole[..third + 40]).expect("written");
    let (result, progress) = own_match(&plan("5"));
    assert_eq!(progress.len(), 3, "{progress:?}");
    assert_eq!(result["games"], 5);
    let saved = std::fs::read_to_string(&path).expect("saved");
    let mut numbers: Vec<&str> = saved
        .lines()
        .filter_map(|line| line.strip_prefix("# game ")?.split(':').next())
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, ["1", "2", "3", "4", "5"]);

    // Other openings are another match.
    let mut other = plan("5");
    other.extend([
        "--seed", "2", "--b", "self", "--a-name", "x", "--b-name", "y",
    ]);
    let output = komadai(&other);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("begins from another opening"));
}

#[test]
fn a_sequential_test_ends_a_clear_match() {
    let args = "--a-limits nodes=2000 --b-limits depth=1 --b-option SkillLevel=1 --sprt 0,200 --games 400 \
        --adjudicate-win 2000,4 --concurrency 2";
    let (result, progress) = own_match(&args.split_whitespace().collect::<Vec<_>>());
    assert_eq!(result["sprt"]["verdict"], "accepted", "{result}");
    assert!(result["games"].as_u64() < Some(100), "{result}");
    assert!(progress.iter().all(|line| line.contains("LLR ")));
}

/// No loss on time, no illegal move, no crash, whatever the clock: the referee's log says so. `KOMADAI_DEEP` plays a few hundred games.
#[test]
fn fast_games_are_not_lost_on_time() {
    let games = if std::env::var_os("KOMADAI_DEEP").is_some() {
        "120"
    } else {
        "4"
    };
    for limits in [
        "--byoyomi 20",
        "--main 300 --byoyomi 5",
        "--main 500 --increment 10",
        "--main 1500",
        "--movetime 10 --a-option Threads=2",
    ] {
        let mut args: Vec<&str> = limits.split_whitespace().collect();
        args.extend([
            "--games",
            games,
            "--max-moves",
            "200",
            "--random-plies",
            "10",
        ]);
        let (result, progress) = own_match(&args);
        let endings = result["endings"].as_array().expect("a list");
        for ending in endings {
            let reason = ending["reason"].as_str().expect("a text");
            assert!(
                !["fault", "illegal_move", "time", "wrong_declaration"].contains(&reason),
                "{limits}: {progress:?}"
            );
        }
        // One line a game, and none that tells of a fault.
        assert_eq!(progress.len().to_string(), games, "{progress:?}");
    }
}

#[test]
fn bad_arguments_are_told() {
    for (args, told) in [
        (&["--b", "self"][..], "engine A has no limit"),
        (
            &["--b", "/nowhere/engine", "--nodes", "5"],
            "/nowhere/engine cannot be started: no such file or folder",
        ),
        (
            &["--b", "self", "--nodes", "5", "--openings", "/nowhere"],
            "/nowhere: cannot be read: no such file or folder",
        ),
        (
            &["--b", "self", "--nodes", "5", "--b-limits", "moves=3"],
            "limit “moves=3”: expected one of: movetime",
        ),
        (
            &["--b", "self", "--nodes", "5", "--a-option", "Hash"],
            "option “Hash”: expected NAME=VALUE",
        ),
        (
            &["--b", "self", "--nodes", "5", "--a-option", "USI_Hash=much"],
            "option USI_Hash: expected a whole number from 1 to 1048576, found “much”",
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
