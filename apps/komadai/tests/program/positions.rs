//! The commands that look at one position: perft, moves, show; and bench.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use crate::common::{json, komadai, refused};

const MATSURI: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
/// A mate problem: Black, the attacker, has no king.
const ONE_KING: &str = "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";

/// The last line of `perft` holds the count in plain digits, the seconds and the rate.
fn perft(position: &str, depth: &str, nodes: u64) {
    for extra in [&[][..], &["--divide"]] {
        let args = [&["perft", position, depth], extra].concat();
        let run = komadai(&args);
        assert_eq!(run.code, 0, "{}", run.err);
        let last = run.out.lines().next_back().expect("there is a last line");
        let words: Vec<&str> = last.split(' ').collect();
        let [count, "nodes,", seconds, "s,", rate, "Mnps"] = words[..] else {
            panic!("{args:?}: {last}");
        };
        assert_eq!(count, nodes.to_string(), "{args:?}");
        assert!(
            seconds.parse::<f64>().is_ok() && rate.parse::<f64>().is_ok(),
            "{last}"
        );
    }
}

#[test]
fn perft_counts() {
    perft("startpos", "0", 1);
    perft("startpos", "1", 30);
    perft("position startpos moves 7g7f", "2", 1110);
    perft("startpos", "4", 719_731);
    perft(MATSURI, "3", 4_809_015);
}

#[test]
fn perft_divides_by_move() {
    let run = komadai(&["perft", "startpos", "3", "--divide"]);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 31);
    let counts = lines[..30].iter().map(|line| {
        let (mv, count) = line.split_once(": ").expect("move: count");
        assert_eq!(mv.len(), 4, "{line}");
        count.parse::<u64>().expect("a count")
    });
    assert_eq!(counts.sum::<u64>(), 25_470);
    assert!(lines[..30].is_sorted());
}

/// The JSON answer of `moves`: canonical SFEN, check, number of moves.
fn moves(position: &str, sfen: &str, in_check: bool, count: usize) {
    let answer = json(&["moves", position, "--json"], 0);
    assert_eq!(answer["sfen"], sfen, "{position}");
    assert_eq!(answer["in_check"], in_check, "{position}");
    let moves: Vec<&str> = answer["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mv| mv.as_str().unwrap())
        .collect();
    assert_eq!(moves.len(), count, "{position}: {moves:?}");
    assert!(moves.is_sorted(), "{moves:?}");
    let lines = komadai(&["moves", position]).out;
    assert_eq!(
        lines.lines().collect::<Vec<_>>(),
        moves,
        "the plain answer has one move a line"
    );
    assert_eq!(answer.as_object().unwrap().len(), 3);
}

#[test]
fn moves_are_listed() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    moves("startpos", start, false, 30);
    moves(&format!("position sfen {start}"), start, false, 30);
    moves(
        "startpos moves 7g7f 3c3d 8h3c",
        "lnsgkgsnl/1r5b1/ppppppBpp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w - 4",
        true,
        7,
    );
    // Pawn and knight must promote; nothing else about these moves is left to choose (R21).
    let forced = "4k4/P8/2N6/9/9/9/9/9/4K4 b - 1";
    moves(forced, forced, false, 3 + 5);
}

#[test]
fn text_is_read_liberally_and_written_canonically() {
    // A missing move number is 1; hand letters come in any order and add up.
    moves(
        "4k4/9/9/9/9/9/9/9/4K4 w PSPpbpb",
        "4k4/9/9/9/9/9/9/9/4K4 w S2P2b2p 1",
        false,
        5 + 79 + 71,
    );
}

#[test]
fn one_king_is_enough_in_mate_problems() {
    let answer = json(&["moves", ONE_KING, "--json"], 0);
    assert_eq!(answer["sfen"], ONE_KING);
    assert!(
        answer["moves"]
            .as_array()
            .unwrap()
            .iter()
            .any(|mv| mv == "G*2b")
    );
    moves(
        "8k/8G/8P/9/9/9/9/9/9 w 2r2b3g4s4n4l17p 1",
        "8k/8G/8P/9/9/9/9/9/9 w 2r2b3g4s4n4l17p 1",
        true,
        0,
    );
}

#[test]
fn positions_are_shown() {
    let run = komadai(&["show", "startpos moves 7g7f 3c3d 8h2b+ 3a2b"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(
        run.out,
        "\
White in hand: 角
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂v銀v金v王v金 ・v桂v香|一 a
| ・v飛 ・ ・ ・ ・ ・v銀 ・|二 b
|v歩v歩v歩v歩v歩v歩 ・v歩v歩|三 c
| ・ ・ ・ ・ ・ ・v歩 ・ ・|四 d
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五 e
| ・ ・ 歩 ・ ・ ・ ・ ・ ・|六 f
| 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七 g
| ・ ・ ・ ・ ・ ・ ・ 飛 ・|八 h
| 香 桂 銀 金 玉 金 銀 桂 香|九 i
+---------------------------+
Black in hand: 角
Black to move, move 5
SFEN: lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5
"
    );
    let run = komadai(&["show", "--letters", MATSURI]);
    assert!(
        run.out.starts_with("White in hand: G S N P×5\n"),
        "{}",
        run.out
    );
    assert!(
        run.out.contains("| .  .  .  .  . +P  .  g  k |b\n"),
        "{}",
        run.out
    );
    assert!(run.out.is_ascii() || run.out.contains('×'), "{}", run.out);
    let run = komadai(&["show", ONE_KING]);
    assert!(run.out.contains("Black to move, move 1\n"), "{}", run.out);
}

#[test]
fn bad_input_is_refused_with_its_place() {
    for command in [&["moves"][..], &["show"], &["judge"], &["perft"]] {
        let check = |position: &str, words: &[&str]| {
            let depth = if command == ["perft"] {
                &["1"][..]
            } else {
                &[]
            };
            refused(&[command, &[position], depth].concat(), words);
        };
        check("", &["there is no text"]);
        check("startpo", &["Board:", "column 2"]);
        check(
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL",
            &["Side to move:"],
        );
        check(
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b",
            &["Pieces in hand:"],
        );
        check(
            "4k4/9/9/9/9/9/9/9/4K4 x - 1",
            &["Side to move:", "column 23"],
        );
        check("4k4/9/9/9/9/9/9/9/4K4 b 0P 1", &["Pieces in hand:"]);
        check("4k4/9/9/9/9/9/9/9/4K4 b - one", &["Move number:"]);
        check("startpos moves 7g7f 7z7f", &["number 2", "column 21"]);
        // Every broken rule at once: dead pieces, nifu, three knights too many, a king that can be captured.
        check(
            "P3k4/4R4/P8/NNNNNNN2/9/9/9/9/4K4 b - 1",
            &["(R2)", "(R18)", "(R21)", "(R29)"],
        );
        check("9/9/9/9/9/9/9/9/9 b - 1", &["neither side has a king"]);
    }
    refused(&["moves", "startpos moves 7g7f 7g7f"], &["Move 2", "(R7)"]);
    refused(&["perft", "startpos"], &["<DEPTH>"]);
    refused(&["perft", "startpos", "-1"], &["-1"]);
    refused(&["perft", "startpos", "31"], &["30"]);
    refused(&["bench", "--depth", "0"], &["--depth"]);
    refused(&["no-such-command"], &["no-such-command"]);
    refused(&["moves"], &["<POSITION>"]);
    refused(&["judge", "startpos", "--max-moves", "0"], &["--max-moves"]);
    refused(
        &["judge", "startpos", "--handicap", "eleven"],
        &["right-lance"],
    );
    refused(
        &["judge", "startpos", "--illegal", "perhaps"],
        &["refuse", "lose"],
    );
}

#[test]
fn what_is_broken_in_one_way_is_told_once() {
    // Eight pawns too many on a file.
    let run = komadai(&["moves", "4k4/8p/8p/8p/8p/8p/8p/8p/4K3p b - 1"]);
    assert_eq!(run.code, 2, "{}", run.out);
    assert_eq!(run.err.matches("(R29)").count(), 1, "{}", run.err);
    assert_eq!(run.err.matches("(R21)").count(), 1, "{}", run.err);
}

#[test]
fn bench_signs_the_search() {
    let sign = || {
        let run = komadai(&["bench", "--depth", "3"]);
        assert_eq!(run.code, 0, "{}", run.err);
        let last = run.out.lines().next_back().unwrap_or_default();
        last.strip_prefix("Bench: ")
            .and_then(|nodes| nodes.parse::<u64>().ok())
            .expect("a signature")
    };
    let nodes = sign();
    assert!(nodes > 100, "{nodes}");
    assert_eq!(nodes, sign(), "the same search visits the same nodes");
}

#[test]
fn version_and_help_are_no_complaints() {
    let run = komadai(&["--version"]);
    assert_eq!(
        (run.code, run.out.as_str()),
        (0, concat!("komadai ", env!("CARGO_PKG_VERSION"), "\n"))
    );
    let run = komadai(&["--help"]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("POSITION is one argument"), "{}", run.out);
    assert_eq!(komadai(&[]).code, 2);
}

#[test]
fn a_reader_may_leave_early() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["perft", "startpos", "2", "--divide"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut complaint = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut complaint)
        .unwrap();
    assert!(child.wait().unwrap().success(), "{complaint}");
    assert_eq!(complaint, "");
    std::io::stderr().flush().unwrap();
}
