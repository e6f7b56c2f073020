//! The commands that read records: convert, check, show and diagram.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::{Run, json, komadai, refused};
use serde_json::Value;
use tempfile::TempDir;

const GAME: &str = "V2.2\nN+先手太郎\nN-後手花子\n$EVENT:練習\nPI\n+\n+7776FU\nT12\n'*よい手\n-3334FU\nT3\n%TORYO\n";
/// Two pawns of Black on one file.
const NIFU: &str = "V2.2\nPI\n+\n+7776FU\n-8384FU\n+2726FU\n-8485FU\n+2625FU\n-8586FU\n+8786FU\n-3334FU\n+0055FU\n";

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    folder
}

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

fn text(path: impl AsRef<Path>) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// Runs the program with this input.
fn piped(args: &[&str], input: &str) -> Run {
    let mut program = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .env("LC_ALL", "C")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = program.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    let output = program.wait_with_output().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

#[test]
fn a_pipe_converts() {
    let run = piped(&["convert", "-", "--to", "usi", "--quiet"], GAME);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert_eq!(run.out, "position startpos moves 7g7f 3c3d resign\n");
    // What USI text cannot hold is told.
    let run = piped(&["convert", "-", "--to", "usi"], GAME);
    for loss in ["headers", "comment lines", "times"] {
        assert!(run.err.contains(loss), "{}", run.err);
    }
}

#[test]
fn the_name_of_the_file_tells_the_format() {
    let folder = folder(&[("a.csa", GAME)]);
    for name in ["b.kif", "b.kifu", "b.usi", "b.csa", "b.usen"] {
        let run = komadai(&[
            "convert",
            &path(&folder, "a.csa"),
            "-o",
            &path(&folder, name),
        ]);
        assert_eq!(run.code, 0, "{name}: {}", run.err);
    }
    let kif = std::fs::read(folder.path().join("b.kif")).unwrap();
    assert!(std::str::from_utf8(&kif).is_err(), "KIF is Shift_JIS");
    let kifu = text(folder.path().join("b.kifu"));
    assert!(
        kifu.contains("先手：先手太郎") && kifu.contains("７六歩(77)"),
        "{kifu}"
    );
    // And back: nothing of the game is lost on the way.
    for name in ["b.kif", "b.kifu"] {
        let back = path(&folder, "back.csa");
        let run = komadai(&["convert", &path(&folder, name), "-o", &back]);
        assert_eq!(run.code, 0, "{}", run.err);
        let back = text(back);
        for line in [
            "N+先手太郎",
            "$EVENT:練習",
            "+7776FU\nT12\n'*よい手\n-3334FU\nT3\n%TORYO",
        ] {
            assert!(back.contains(line), "{name}: {back}");
        }
    }
    let run = komadai(&[
        "convert",
        &path(&folder, "a.csa"),
        "-o",
        "-",
        "--to",
        "csa",
        "--crlf",
        "--encoding",
        "utf-8",
    ]);
    assert!(
        run.out.starts_with("'CSA encoding=UTF-8\r\nV2.2\r\n"),
        "{}",
        run.out
    );
}

#[test]
fn many_games_go_into_one_file_and_back() {
    let folder = folder(&[
        ("in/a.csa", GAME),
        ("in/deep/b.csa", NIFU),
        ("in/notes.txt", "no record"),
    ]);
    let all = path(&folder, "all.csa");
    let run = komadai(&["convert", &path(&folder, "in"), "-o", &all, "--quiet"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(text(&all).matches("\n/\n").count(), 1);
    let lines = path(&folder, "all.usi");
    komadai(&["convert", &all, "-o", &lines, "--quiet"]);
    assert_eq!(text(&lines).lines().count(), 2);
    // A format that holds one game takes a file for each.
    let out = path(&folder, "out");
    let run = komadai(&[
        "convert",
        &all,
        "-o",
        &format!("{out}/"),
        "--to",
        "kifu",
        "--quiet",
    ]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(text(format!("{out}/all-1.kifu")).contains("先手太郎"));
    assert!(text(format!("{out}/all-2.kifu")).contains("５五歩打"));
    // A folder keeps its shape.
    let run = komadai(&[
        "convert",
        &path(&folder, "in"),
        "-o",
        &out,
        "--to",
        "usi",
        "--quiet",
    ]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(text(format!("{out}/a.usi")).starts_with("position startpos moves 7g7f"));
    assert!(text(format!("{out}/deep/b.usi")).contains("P*5e"));
    refused(
        &["convert", &all, "-o", &path(&folder, "one.kif")],
        &["not 2", "name a folder"],
    );
}

#[test]
fn files_of_one_name_do_not_overwrite_each_other() {
    let folder = folder(&[
        ("in/a.csa", GAME),
        ("in/a.usi", "position startpos moves 2g2f\n"),
    ]);
    let out = path(&folder, "out");
    let run = komadai(&[
        "convert",
        &path(&folder, "in"),
        "-o",
        &out,
        "--to",
        "sfen",
        "--quiet",
    ]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(text(format!("{out}/a.csa.sfen")).contains("7g7f"));
    assert!(text(format!("{out}/a.usi.sfen")).contains("2g2f"));
    // A conversion in place would lose the file.
    let inside = path(&folder, "in");
    let run = komadai(&[
        "convert",
        &path(&folder, "in/a.csa"),
        "-o",
        &inside,
        "--to",
        "csa",
    ]);
    assert_eq!(run.code, 2);
    assert_eq!(text(folder.path().join("in/a.csa")), GAME);
}

#[test]
fn a_file_that_fails_does_not_stop_the_others() {
    let folder = folder(&[("in/a.csa", GAME), ("in/empty.csa", " \n")]);
    let out = path(&folder, "out.usi");
    let run = komadai(&["convert", &path(&folder, "in"), "-o", &out]);
    assert_eq!(run.code, 2);
    assert!(
        run.err.contains("empty.csa: the file is empty"),
        "{}",
        run.err
    );
    assert_eq!(text(&out).lines().count(), 1);
    let run = komadai(&[
        "convert",
        &path(&folder, "in/a.csa"),
        "-o",
        &out,
        "--strict",
    ]);
    assert_eq!(run.code, 0, "{}", run.err);
    let folder = self::folder(&[("b.csa", NIFU)]);
    let run = komadai(&[
        "convert",
        &path(&folder, "b.csa"),
        "--to",
        "usi",
        "--strict",
    ]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert!(run.err.contains("line 12"), "{}", run.err);
}

#[test]
fn bad_arguments_are_refused() {
    let folder = folder(&[("a.csa", GAME), ("none/readme.txt", "x")]);
    let file = path(&folder, "a.csa");
    refused(&["convert", &file], &["which format", "--to"]);
    refused(
        &["convert", &file, "-o", &path(&folder, "a.doc")],
        &["a.doc", ".kif", "--to"],
    );
    refused(&["convert", &file, "--to", "pdf"], &["pdf", "usi", "csa"]);
    refused(
        &["convert", "nowhere.csa", "--to", "usi"],
        &["nowhere.csa", "no such file"],
    );
    refused(
        &["convert", &path(&folder, "none"), "--to", "usi"],
        &["no file below", ".csa"],
    );
    refused(
        &["convert", &file, "--to", "usi", "--encoding", "ebcdic"],
        &["shift-jis"],
    );
    refused(&["convert"], &["IN"]);
}

#[test]
fn json_has_the_whole_tree_and_the_warnings() {
    let folder = folder(&[("b.csa", NIFU), ("c.usi", "position startpos moves 7g7f\n")]);
    let file = path(&folder, "b.csa");
    let answer = json(&["convert", &file, "--json"], 0);
    assert_eq!(
        (&answer["format"], &answer["encoding"]),
        (&"csa".into(), &"UTF-8".into())
    );
    let nodes = answer["records"][0]["nodes"].as_array().unwrap();
    assert_eq!(nodes.len(), 10);
    assert_eq!(
        (&nodes[0]["parent"], &nodes[9]["parent"]),
        (&Value::Null, &8.into())
    );
    assert_eq!(
        (&nodes[9]["move"], &nodes[9]["ply"]),
        (&"P*5e".into(), &9.into())
    );
    let warning = &answer["warnings"][0];
    assert_eq!(
        (&warning["code"], &warning["line"]),
        (&"illegal-move".into(), &12.into())
    );
    assert!(
        warning["message"].as_str().unwrap().contains("R29"),
        "{warning}"
    );
    // One line for each file.
    let both = komadai(&["convert", &file, &path(&folder, "c.usi"), "--json"]);
    assert_eq!(both.out.lines().count(), 2);
    let game: Value = serde_json::from_str(both.out.lines().nth(1).unwrap()).unwrap();
    assert_eq!(game["records"][0]["nodes"][1]["move"], "7g7f");
}

#[test]
fn check_tells_what_is_odd() {
    let dance = "5i5h 5a5b 5h5i 5b5a ".repeat(3);
    let folder = folder(&[
        ("good.csa", GAME),
        ("nifu.csa", NIFU),
        (
            "sennichite.usi",
            &format!("position startpos moves {dance}7g7f\n"),
        ),
        ("mate.csa", "PI\n+\n+7776FU\n%TSUMI\n"),
        ("empty.csa", ""),
    ]);
    let good = komadai(&["check", &path(&folder, "good.csa")]);
    assert_eq!(good.code, 0, "{}", good.out);
    assert_eq!(
        good.out,
        "Files: 1. Games: 1. Oddities: 0. Files that cannot be read: 0.\n"
    );
    let nifu = komadai(&["check", &path(&folder, "nifu.csa")]);
    assert_eq!(nifu.code, 1);
    assert!(
        nifu.out
            .contains("nifu.csa: line 12, column 1: illegal move")
            && nifu.out.contains("R29"),
        "{}",
        nifu.out
    );
    let odd = komadai(&[
        "check",
        &path(&folder, "sennichite.usi"),
        &path(&folder, "mate.csa"),
    ]);
    assert_eq!(odd.code, 1);
    assert!(
        odd.out
            .contains("sennichite.usi: move 12: the position stands for the fourth time"),
        "{}",
        odd.out
    );
    assert!(
        odd.out
            .contains("mate.csa: move 2: the record ends with mate"),
        "{}",
        odd.out
    );
    let all = komadai(&["check", folder.path().to_str().unwrap(), "--json"]);
    assert_eq!(all.code, 2);
    let answers: Vec<Value> = all
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 5);
    let answer = |name: &str| {
        answers
            .iter()
            .find(|one| one["file"].as_str().unwrap().ends_with(name))
            .unwrap()
    };
    assert_eq!(answer("empty.csa")["error"], "the file is empty");
    assert_eq!(answer("nifu.csa")["warnings"][0]["code"], "illegal-move");
    assert_eq!(answer("sennichite.usi")["findings"][0]["code"], "played-on");
    assert_eq!(answer("mate.csa")["findings"][0]["ply"], 2);
    assert_eq!(answer("good.csa")["games"], 1);
}

#[test]
fn a_record_is_shown_at_any_move() {
    let folder = folder(&[("a.csa", GAME)]);
    let file = path(&folder, "a.csa");
    let run = komadai(&["show", &file, "--ply", "1"]);
    assert_eq!(run.code, 0, "{}", run.err);
    for line in [
        "先手: 先手太郎\n",
        "棋戦: 練習\n",
        "| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六 f\n",
        "White to move, move 2\n",
        "Move: ▲７六歩 (7g7f), 12 s\n",
        "* よい手\n",
    ] {
        assert!(run.out.contains(line), "{line} is not in {}", run.out);
    }
    let end = komadai(&["show", &file]);
    assert!(
        end.out.contains("Ended: Resignation\nWhite wins\n"),
        "{}",
        end.out
    );
    let start = komadai(&["show", &file, "--ply", "0"]);
    assert!(start.out.contains("Black to move, move 1\n") && !start.out.contains("Move:"));
    refused(
        &["show", &file, "--ply", "4"],
        &["no move 4", "moves in it: 3"],
    );
    refused(
        &["show", &file, "--game", "2"],
        &["no game 2", "games in it: 1"],
    );
    refused(&["show", "nowhere.kif"], &["nowhere.kif", "no such file"]);
    // A position can be shown on the way, too.
    let run = komadai(&["show", "startpos moves 7g7f 3c3d", "--ply", "1"]);
    assert!(run.out.contains("White to move, move 2\n"), "{}", run.out);
    // From a pipe.
    let run = piped(&["show", "-", "--ply", "2"], GAME);
    assert!(
        run.out.contains("Move: △３四歩 (3c3d), 3 s\n"),
        "{}",
        run.out
    );
}

#[test]
fn control_characters_of_a_file_do_not_reach_the_terminal() {
    let folder = folder(&[("a.csa", "N+\u{1b}[2Jx\nPI\n+\n+7776FU\n'\u{1b}]0;y\u{7}\n")]);
    let run = komadai(&["show", &path(&folder, "a.csa")]);
    assert_eq!(run.code, 0);
    assert!(!run.out.contains(['\u{1b}', '\u{7}']), "{:?}", run.out);
}

#[test]
fn diagrams_are_drawn_as_svg_and_png() {
    let folder = folder(&[("a.csa", GAME)]);
    let file = path(&folder, "a.csa");
    let svg = path(&folder, "x.svg");
    let run = komadai(&[
        "diagram",
        &file,
        "--ply",
        "1",
        "-o",
        &svg,
        "--pieces",
        "international",
        "--board",
        "paper",
    ]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(text(&svg).contains("2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"));
    let png = path(&folder, "x.png");
    let run = komadai(&[
        "diagram",
        "startpos moves 7g7f",
        "-o",
        &png,
        "--arrows",
        "3c3d,P*5e,8b",
        "--width",
        "400",
    ]);
    assert_eq!(run.code, 0, "{}", run.err);
    let bytes = std::fs::read(&png).unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let width = u32::from_be_bytes(bytes[16..20].try_into().unwrap());
    assert_eq!(width, 400);
    assert!(bytes.len() > 20_000, "{}", bytes.len());
    // Without a file the picture goes to the standard output.
    let run = komadai(&["diagram", "startpos"]);
    assert!(run.out.starts_with("<svg") && run.code == 0);
    let plain = run.out.len();
    let marked = komadai(&[
        "diagram",
        "startpos",
        "--arrows",
        "7g7f",
        "--flip",
        "--caption",
        "<7g7f>",
    ]);
    assert!(marked.out.len() > plain && marked.out.contains("&lt;7g7f&gt;"));
    refused(&["diagram", "startpos", "-o", "x.gif"], &["x.gif", ".png"]);
    // A caption in a PNG needs a font, which a system may lack: then the answer says so.
    let captioned = path(&folder, "y.png");
    let run = komadai(&["diagram", "startpos", "-o", &captioned, "--caption", "Abc"]);
    if run.code == 0 {
        let plain = komadai(&["diagram", "startpos", "-o", &png]);
        assert_eq!(plain.code, 0);
        assert_ne!(
            std::fs::read(&captioned).unwrap(),
            std::fs::read(&png).unwrap()
        );
    } else {
        assert!(
            run.err.contains("--font") && run.err.contains("Abc"),
            "{}",
            run.err
        );
    }
    // No font has this character.
    refused(
        &["diagram", "startpos", "-o", &png, "--caption", "\u{10ffff}"],
        &["--font"],
    );
    refused(
        &[
            "diagram",
            "startpos",
            "-o",
            &png,
            "--caption",
            "x",
            "--font",
            &file,
        ],
        &["a.csa"],
    );
    refused(
        &["diagram", "startpos", "--arrows", "7g7"],
        &["two squares"],
    );
    refused(
        &["diagram", "startpos", "--pieces", "hidetchi"],
        &["hidetchi", "kanji", "chess"],
    );
    refused(
        &["diagram", "startpos", "--board", "marble"],
        &["marble", "contrast"],
    );
    for (mark, expected) in [
        ("5x", "5e"),
        ("5e:star", "ring"),
        ("5e:dot:pink", "yellow"),
        ("5e:dot:red:5f", "5f"),
    ] {
        refused(&["diagram", "startpos", "--marks", mark], &[expected]);
    }
    refused(&["diagram", "startpos", "--writing", "龜"], &["龜", "成銀"]);
    // Each choice changes the picture.
    let promoted = "4k4/9/9/3+R5/9/9/9/9/4K4 b - 1";
    let choices: [&[&str]; 7] = [
        &[],
        &["--pieces", "two-kanji"],
        &["--writing", "竜,成銀"],
        &["--black-faces"],
        &["--board", "dark"],
        &["--marks", "5e:fill:yellow,5d"],
        &["--arrows", "5d5a:red"],
    ];
    let pictures: std::collections::BTreeSet<String> = choices
        .iter()
        .map(|choice| komadai(&[&["diagram", promoted], *choice].concat()).out)
        .collect();
    assert_eq!(pictures.len(), choices.len());
    assert!(pictures.iter().all(|svg| svg.starts_with("<svg")));
}
