//! What the check finds, as data: a step, and a part of each fault.

use std::fs;
use std::path::PathBuf;

use komadai_lessons::{Lesson, Step, check, load};

const START: &str = r#""sfen": "4k4/9/9/9/9/9/4P4/9/4K4 b GP 1""#;

fn lesson(id: &str, steps: &[&str]) -> Lesson {
    let step = |text: &&str| {
        serde_json::from_str::<Step>(&format!("{{{text}}}"))
            .unwrap_or_else(|error| panic!("{text}: {error}"))
    };
    Lesson {
        group: "group".into(),
        id: id.into(),
        rules: vec![29],
        steps: steps.iter().map(step).collect(),
    }
}

fn faults(lessons: &[Lesson]) -> Vec<String> {
    check(lessons).iter().map(ToString::to_string).collect()
}

#[track_caller]
fn expect_lesson(steps: &[&str], parts: &[&str]) {
    let found = faults(&[lesson("one", steps)]);
    assert_eq!(found.len(), parts.len(), "{found:#?}");
    for (fault, part) in found.iter().zip(parts) {
        assert!(fault.contains(part), "{fault:?} should say {part:?}");
    }
}

/// One step with the usual position.
#[track_caller]
fn expect(task: &str, parts: &[&str]) {
    expect_lesson(&[&format!(r#""id": "a", {START}, {task}"#)], parts);
}

#[test]
fn good_steps_have_no_fault() {
    for task in [
        r#""kind": "read", "marks": ["5a", "1i"], "arrows": [["5g", "5f"]], "bottom": "white""#,
        r#""kind": "move", "accept": ["5g5f"]"#,
        r#""kind": "move", "accept": ["drop G", "check"], "wrong": [{"moves": ["from 5i"], "text": "king"}, {"moves": ["*"], "text": "other"}]"#,
        r#""kind": "move", "accept": ["G*5b"], "reply": "5a5b""#,
        r#""kind": "line", "moves": ["5g5f", "5a5b", "5f5e"], "alternatives": {"3": ["G*1a"]}"#,
        r#""kind": "squares", "answer": {"moves-of": "5g"}"#,
        r#""kind": "squares", "answer": {"drops-of": "P"}"#,
        r#""kind": "squares", "answer": {"squares": ["5a"]}"#,
        r#""kind": "illegal", "move": "P*5e", "rule": 29, "options": [28, 30]"#,
        r#""kind": "illegal", "move": "P*4e", "rule": null, "options": [29]"#,
        r#""kind": "choice", "options": ["yes", "no"], "right": "yes""#,
        r#""kind": "choice", "options": ["yes", "no", "both"], "right": ["yes", "no"]"#,
    ] {
        expect(task, &[]);
    }
}

#[test]
fn moves() {
    expect(r#""kind": "move", "accept": []"#, &["no move is accepted"]);
    expect(
        r#""kind": "move", "accept": ["P*5e"]"#,
        &["P*5e is illegal: nifu"],
    );
    expect(
        r#""kind": "move", "accept": ["mate"]"#,
        &["no legal move is meant by \"mate\""],
    );
    expect(
        r#""kind": "move", "accept": ["from 5g"], "wrong": [{"moves": ["5g5f"], "text": "x"}]"#,
        &["accepted or spoken of before"],
    );
    expect(
        r#""kind": "move", "accept": ["5g5f"], "wrong": [{"moves": ["5g5e"], "text": "Too far"}]"#,
        &["no end of a key", "5g5e is illegal"],
    );
    expect(
        r#""kind": "move", "accept": ["5g5f"], "reply": "5a5c""#,
        &["the reply 5a5c to 5g5f is illegal"],
    );
}

#[test]
fn lines() {
    expect(
        r#""kind": "line", "moves": ["5g5f", "5a5b"]"#,
        &["odd number of moves, found 2"],
    );
    expect(
        r#""kind": "line", "moves": ["5g5f", "5a5c", "5f5e"]"#,
        &["2, 5a5c is illegal"],
    );
    expect(
        r#""kind": "line", "moves": ["5g5f"], "alternatives": {"2": ["5a5b"], "1": ["5g5f", "5g5e"]}"#,
        &[
            "number 2 is no move",
            "stands there twice",
            "5g5e is illegal",
        ],
    );
    expect(
        r#""kind": "line", "moves": ["G*5b"], "mate": true"#,
        &["G*5b does not force mate"],
    );
}

#[test]
fn mates_are_proved() {
    let step = |line: &str| format!(r#""id": "a", "kind": "line", "mate": true, {line}"#);
    // Gold in front of the king, behind a pawn.
    let one = r#""sfen": "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "moves": ["G*5b"]"#;
    expect_lesson(&[&step(one)], &[]);
    // Not every check leads to the mate that there is.
    let three = |moves: &str| {
        step(&format!(
            r#""sfen": "7k1/9/7P1/9/9/9/9/9/K8 b 2G 1", "moves": [{moves}]"#
        ))
    };
    expect_lesson(&[&three(r#""G*2b""#)], &[]);
    expect_lesson(
        &[&three(r#""G*1b", "2a3a", "G*3b""#)],
        &[
            "G*1b does not force mate",
            "G*2b forces mate within 3 moves too",
            "G*3b does not force mate",
        ],
    );
}

#[test]
fn collecting() {
    let step = |fields: &str| format!(r#""id": "a", "kind": "collect", {fields}"#);
    let gold = r#""sfen": "9/9/9/9/4G4/9/9/9/8K b - 1""#;
    let with = |rest: &str| step(&format!("{gold}, {rest}"));
    expect_lesson(
        &[&with(r#""targets": ["5d", "4d", "5c"], "best": 2"#)],
        &["the fewest moves are 3, not 2"],
    );
    expect_lesson(&[&with(r#""targets": ["5d", "4d", "5c"], "best": 3"#)], &[]);
    expect_lesson(&[&with(r#""targets": [], "best": 0"#)], &["no targets"]);
    expect_lesson(
        &[&with(r#""targets": ["5e", "5d", "5d"], "best": 1"#)],
        &["named twice", "stands on a target"],
    );
    // The pawn promotes on its way and overtakes the king.
    let pawn = r#""sfen": "9/9/9/9/4P4/9/9/9/8k w - 1", "targets": ["9i"], "best": 6"#;
    expect_lesson(&[&step(pawn)], &[]);
    let kings = r#""sfen": "k8/9/9/9/4P4/9/9/9/8K b - 1", "targets": ["5d"], "best": 1"#;
    expect_lesson(&[&step(kings)], &["may have no king"]);
    let mated = r#""sfen": "9/9/9/9/9/9/8l/8g/8K b - 1", "targets": ["9a"], "best": 1"#;
    expect_lesson(&[&step(mated)], &["cannot all be reached"]);
}

#[test]
fn squares_and_answers() {
    expect(
        r#""kind": "squares", "answer": {"moves-of": "5a"}"#,
        &["no legal move from 5a"],
    );
    expect(
        r#""kind": "squares", "answer": {"drops-of": "R"}"#,
        &["cannot drop R"],
    );
    expect(
        r#""kind": "squares", "answer": {"squares": []}"#,
        &["no square is right"],
    );
    expect(
        r#""kind": "squares", "answer": {"squares": ["5a", "5a"]}"#,
        &["named twice"],
    );
    expect(
        r#""kind": "illegal", "move": "P*5e", "rule": 28"#,
        &["breaks rule 29: nifu"],
    );
    expect(
        r#""kind": "illegal", "move": "P*4e", "rule": 29"#,
        &["P*4e is legal"],
    );
    expect(
        r#""kind": "illegal", "move": "P*4e", "rule": null"#,
        &["nothing to choose from"],
    );
    expect(
        r#""kind": "illegal", "move": "P*5e", "rule": 29, "options": [29, 44]"#,
        &["offered twice", "no rule 44"],
    );
    expect(
        r#""kind": "choice", "options": ["a"], "right": "b""#,
        &[
            "at least two options",
            "not all options",
            "not among the options",
        ],
    );
}

#[test]
fn steps_follow_each_other() {
    let start = |task: &str| format!(r#""id": "a", {START}, {task}"#);
    let next = r#""id": "b", "from": "previous", "kind": "move", "accept": ["G*4d"]"#;
    for task in [
        r#""kind": "read""#,
        r#""kind": "move", "accept": ["5g5f"], "reply": "5a5b""#,
        r#""kind": "line", "moves": ["5g5f", "5a5b", "5f5e"]"#,
    ] {
        let found = faults(&[lesson("one", &[&start(task), next])]);
        let fits = task.contains("5a5b") || found.is_empty();
        assert!(fits, "{task}: {found:?}");
    }
    expect_lesson(
        &[
            &start(r#""kind": "move", "accept": ["5g5f", "5i5h"]"#),
            next,
        ],
        &["no definite end"],
    );
    expect_lesson(&[next], &["no definite end"]);
    let both = format!(r#""id": "b", {START}, "from": "previous", "kind": "read""#);
    expect_lesson(
        &[&start(r#""kind": "read""#), &both],
        &["either sfen or from"],
    );
}

#[test]
fn names() {
    let read = |id: &str| {
        format!(
            r#""id": "{id}", {START}, "kind": "read", "marks": ["5e", "5e"], "arrows": [["1a", "1a"]]"#
        )
    };
    expect_lesson(
        &[&read("A b")],
        &["small letters", "marked twice", "leads nowhere"],
    );
    let plain = |id: &str| format!(r#""id": "{id}", {START}, "kind": "read""#);
    let choice =
        format!(r#""id": "a", {START}, "kind": "choice", "options": ["b", "c"], "right": "b""#);
    expect_lesson(
        &[&choice, &plain("a-option-b")],
        &["two texts the same key"],
    );
    expect_lesson(&[&plain("about")], &["two texts the same key"]);
    let found = faults(&[lesson("one", &[&plain("a"), &plain("a")])]);
    assert!(found[0].contains("another step"), "{found:?}");
    let lessons = [lesson("kanji", &[&plain("a")]), lesson("kanji", &[])];
    let found = faults(&lessons);
    for part in ["leads elsewhere", "another lesson", "no steps"] {
        assert!(found.iter().any(|fault| fault.contains(part)), "{found:?}");
    }
    let mut rules = lesson("one", &[&plain("a")]);
    rules.rules = vec![0, 44, 44];
    assert_eq!(faults(&[rules]).len(), 4);
}

#[test]
fn what_is_no_step_says_why() {
    for (step, part) in [
        (r#""kind": "read""#, "id"),
        (r#""id": "a", "kind": "reed""#, "reed"),
        (r#""id": "a", "kind": "read", "text": "x""#, "text"),
        (r#""id": "a", "kind": "read", "marks": ["5z"]"#, "5z"),
        (
            r#""id": "a", "kind": "read", "sfen": "9/9/9/9/9/9/9/9/9 b - 1""#,
            "king",
        ),
        (r#""id": "a", "kind": "read", "sfen": "9/9 b - 1""#, "9/9"),
        (
            r#""id": "a", "kind": "move", "accept": ["7g"]"#,
            "expected a USI move or one of",
        ),
        (
            r#""id": "a", "kind": "move", "accept": ["mate"], "best": 1"#,
            "best",
        ),
        (
            r#""id": "a", "kind": "squares", "answer": {"drops-of": "K"}"#,
            "can be dropped",
        ),
        (r#""id": "a", "kind": "illegal", "move": "5a5b""#, "rule"),
    ] {
        let error = serde_json::from_str::<Step>(&format!("{{{step}}}")).expect_err(step);
        assert!(error.to_string().contains(part), "{step}: {error}");
    }
}

#[test]
fn what_is_out_of_place_is_named() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lessons-out-of-place");
    let _ = fs::remove_dir_all(&folder);
    let group = folder.join("1-group");
    fs::create_dir_all(&group).unwrap();
    let error = || load(&folder).unwrap_err().to_string();
    fs::write(group.join("02-late.json"), r#"{"rules": [], "steps": []}"#).unwrap();
    fs::write(group.join("1-early.json"), r#"{"rules": [1], "steps": []}"#).unwrap();
    let ids: Vec<String> = load(&folder)
        .unwrap()
        .into_iter()
        .map(|lesson| lesson.id)
        .collect();
    assert_eq!(ids, ["early", "late"]);
    fs::write(
        group.join("3-last.json"),
        "{\"rules\": [],\n \"stairs\": []}",
    )
    .unwrap();
    assert!(
        error().contains("3-last.json") && error().contains("line 2"),
        "{}",
        error()
    );
    fs::rename(group.join("3-last.json"), group.join("3-Last.json")).unwrap();
    assert!(
        error().contains("3-Last.json: expected a number"),
        "{}",
        error()
    );
    fs::remove_dir_all(&group).unwrap();
    fs::create_dir_all(folder.join("group")).unwrap();
    assert!(error().contains("such as 03-gold"), "{}", error());
    fs::remove_dir_all(&folder).unwrap();
    assert!(error().contains("lessons-out-of-place"), "{}", error());
}
