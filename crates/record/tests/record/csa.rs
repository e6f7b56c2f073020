//! CSA, V1 to V3.

use std::time::{Duration, Instant};

use komadai_core::{Color, Setup};
use komadai_record::{
    Encoding, Ending, Format, LossKind, Newline, Outcome, Read, ReadOptions, Record, Step,
    WriteOptions, key, read, write, write_all,
};
use proptest::prelude::*;

use crate::common::{clean, codes, corpora, moves, read_text, written};
use crate::generate;

fn text(record: &Record) -> String {
    String::from_utf8(written(record, Format::Csa).bytes).unwrap()
}

/// Reads, writes and reads again: nothing may change, and the second text is the first.
fn check_round_trip(records: &[Record], name: &str) {
    let options = WriteOptions::default();
    let first = write_all(records, Format::Csa, &options).unwrap();
    let again = read(&first.bytes, None, ReadOptions::default()).unwrap();
    assert_eq!(again.format, Format::Csa, "{name}");
    assert_eq!(again.records, records, "{name}");
    assert_eq!(first.losses, [], "{name}");
    let second = write_all(&again.records, Format::Csa, &options).unwrap();
    assert_eq!(second.bytes, first.bytes, "{name}");
}

/// Who won, by the last step of the main line and whose turn it was there.
fn outcome(record: &Record) -> Option<Outcome> {
    let mut replay = record.replay();
    let mut ending = None;
    for id in record.tree.main_line() {
        let step = &record.tree.node(id).step;
        if let Step::End(end) = step {
            ending = end.outcome(replay.side());
        }
        replay.step(step).unwrap();
    }
    ending
}

const V3: &str = "'CSA encoding=UTF-8
V3.0
N+先手太郎
N-後手花子
$EVENT:第1回大会
$SITE:東京
$START_TIME:2024/05/14 10:00:00
$END_TIME:2024/05/14 11:00:00
$OPENING:矢倉
$TIME_LIMIT:00:25+00
$TIME:1500+10+0.5
$TIME+:1500+10+0.5
$MAX_MOVES:320
$JISHOGI:27
$NOTE:一行目\\n二行目\\\\
PI
+
'*始まり
+7776FU
T12
'** 30 -3334FU +2726FU #12345
-3334FU
T0.345
+8822UM
T7
%TORYO
T1
";

#[test]
fn everything_of_v3_is_read_and_written_as_it_was() {
    let record = clean(V3);
    assert_eq!(text(&record), V3);
    let header = |key| record.headers.get(key).unwrap();
    assert_eq!(record.player(Color::Black), Some("先手太郎"));
    assert_eq!(header(key::EVENT), "第1回大会");
    assert_eq!(header(key::START), "2024/05/14 10:00:00");
    assert_eq!(header(key::NOTE), "一行目\n二行目\\");
    assert_eq!(header("$TIME+"), "1500+10+0.5");
    assert_eq!(header("$JISHOGI"), "27");
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+");
    let times: Vec<_> = record
        .tree
        .main_line()
        .map(|id| record.tree.node(id).time.spent_ms.unwrap())
        .collect();
    assert_eq!(times, [12_000, 345, 7_000, 1_000]);
    assert_eq!(outcome(&record), Some(Outcome::Win(Color::Black)));
    assert_eq!(record.evaluations()[0].1.nodes, Some(12_345));
}

#[test]
fn a_typing_error_of_the_specification_is_the_header_it_means() {
    let record = clean("V3.0\n$TIMET+:60+0+0\n$TIMET-:30+0+0\nPI\n+\n");
    assert_eq!(record.headers.get("$TIME+"), Some("60+0+0"));
    assert_eq!(record.headers.get("$TIME-"), Some("30+0+0"));
}

#[test]
fn v2_is_written_where_it_is_enough() {
    let record = clean("V2.2\nN+a\nPI\n+\n+7776FU,T3\n%CHUDAN\n");
    let expected = "'CSA encoding=UTF-8\nV2.2\nN+a\nPI\n+\n+7776FU\nT3\n%CHUDAN\n";
    assert_eq!(text(&record), expected);
}

/// The endings with the winner that the specification gives them, after `+7776FU`, with White to move.
#[test]
fn every_ending_has_its_winner() {
    use Outcome::{Draw, Unfinished, Win};
    for (word, ending, expected) in [
        ("%TORYO", Ending::Resign, Win(Color::Black)),
        ("%CHUDAN", Ending::Interrupted, Unfinished),
        ("%SENNICHITE", Ending::Repetition, Draw),
        ("%TIME_UP", Ending::TimeUp, Win(Color::Black)),
        ("%ILLEGAL_MOVE", Ending::IllegalLoss, Win(Color::Black)),
        ("%+ILLEGAL_ACTION", Ending::IllegalWin, Win(Color::White)),
        ("%-ILLEGAL_ACTION", Ending::IllegalLoss, Win(Color::Black)),
        ("%JISHOGI", Ending::Impasse, Draw),
        ("%KACHI", Ending::DeclarationWin, Win(Color::White)),
        ("%HIKIWAKE", Ending::Draw, Draw),
        ("%MATTA", Ending::TakenBack, Unfinished),
        ("%TSUMI", Ending::Checkmate, Win(Color::Black)),
        ("%FUZUMI", Ending::NotMate, Unfinished),
        ("%ERROR", Ending::Fault, Unfinished),
        ("%MAX_MOVES", Ending::MaxMoves, Draw),
    ] {
        let record = clean(&format!("PI\n+\n+7776FU\n{word}\n"));
        assert_eq!(record.tree.ending(), Some(&ending), "{word}");
        assert_eq!(outcome(&record), Some(expected), "{word}");
        check_round_trip(&[record], word);
    }
    let read = read_text("PI\n+\n+7776FU\n%FOO\n");
    assert_eq!(codes(&read), [("unknown-ending", 4, 1)]);
    check_round_trip(&read.records, "an unknown word");
}

#[test]
fn the_side_of_a_foul_counts_not_the_turn() {
    // Black is to move, and White broke a rule.
    let record = clean("PI\n+\n%-ILLEGAL_ACTION\n");
    assert_eq!(record.tree.ending(), Some(&Ending::IllegalWin));
    assert_eq!(outcome(&record), Some(Outcome::Win(Color::Black)));
    assert!(text(&record).ends_with("\n%-ILLEGAL_ACTION\n"));
}

#[test]
fn start_positions() {
    for (start, sfen) in [
        (
            "PI\n+",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        ),
        (
            "PI82HI22KA\n-",
            "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        ),
        (
            "PI,+",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        ),
        (
            "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA *\nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 * * * * * * * * *\n\
             P5 *  *  *  *  *  *  *  *  *.\nP6                           \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \n\
             P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\nP+\nP-\n+",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        ),
        (
            "P-51OU\nP+53FU00KI\nP-00AL\n+",
            "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
        ),
        (
            "P-11OU21FU 32FU\nP+00HI00HI00KY\n+",
            "7pk/6p2/9/9/9/9/9/9/9 b 2RL 1",
        ),
        (
            "P-51OU,P+59OU,P+00AL,-",
            "4k4/9/9/9/9/9/9/9/4K4 w 2R2B4G4S4N4L18P 1",
        ),
    ] {
        let record = clean(&format!("V2.2\n{start}\n"));
        assert_eq!(record.start.to_string(), sfen, "{start}");
        check_round_trip(&[record], start);
    }
}

#[test]
fn faults_of_a_start_position_say_where() {
    for (start, place) in [
        ("PI82FU\n+", ("bad-value", 1, 3)),
        ("PI82HI82HI\n+", ("bad-value", 1, 7)),
        ("P+59OU\nP-51OUxx\n+", ("bad-value", 2, 7)),
        ("P+59OU00TO\nP-51OU\n+", ("bad-value", 1, 7)),
        ("P+59OU90FU\nP-51OU\n+", ("bad-value", 1, 7)),
        (
            "P1 * -XX *  *  *  *  *  *  * \nP-51OU\nP+59OU\n+",
            ("bad-value", 1, 6),
        ),
        ("P-51OU52FU53FU\nP+59OU\n+", ("broken-start", 3, 1)),
    ] {
        let read = read_text(&format!("{start}\n+5958OU\n"));
        assert_eq!(codes(&read)[0], place, "{start}");
        assert_eq!(read.records.len(), 1);
    }
    // A hand may hold more than a set does; that is no position.
    let read = read_text("P-51OU\nP+59OU00KI00KI00KI00KI00KI\n+\n");
    assert_eq!(codes(&read), [("broken-start", 3, 1)]);
    let golds = read.records[0]
        .start
        .held(komadai_core::Color::Black, komadai_core::HandPiece::Gold);
    assert_eq!(golds, 5);
}

#[test]
fn a_handicap_game_has_its_words_for_the_sides() {
    let record = clean("V2.2\nN+下\nN-上\nPI22KA\n-\n-3334FU\n");
    assert_eq!(record.headers.get(key::UWATE), Some("上"));
    assert_eq!(record.player(Color::Black), Some("下"));
    check_round_trip(&[record], "bishop");
}

#[test]
fn games_are_divided_by_slashes_or_versions() {
    let text = "V2.2\nN+a\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+b\nPI\n+\n+2726FU\n/\n";
    let read = read_text(text);
    assert_eq!((read.records.len(), read.warnings.len()), (2, 0));
    assert_eq!(read.records[1].player(Color::Black), Some("b"));
    check_round_trip(&read.records, "two games");
    let glued = read_text(&text.replace("/\n", ""));
    assert_eq!(glued.records, read.records);
}

#[test]
fn a_foreign_header_is_kept_in_a_comment() {
    let mut record = Record::default();
    for (key, value) in [
        (key::EVENT, "名人戦"),
        ("記録係", "山田"),
        (key::TIME_LIMIT, "各9時間"),
        (key::START, "2003年5月3日"),
        (key::WHITE, "後手"),
    ] {
        record.headers.push(key, value);
    }
    let written = text(&record);
    assert_eq!(
        written,
        "'CSA encoding=UTF-8\nV2.2\nN-後手\n$EVENT:名人戦\n'$記録係:山田\n'$TIME_LIMIT:各9時間\n'$START_TIME:2003年5月3日\nPI\n+\n"
    );
    let again = clean(&written);
    let mut ours: Vec<_> = record.headers.iter().collect();
    let mut theirs: Vec<_> = again.headers.iter().collect();
    ours.sort_unstable();
    theirs.sort_unstable();
    assert_eq!(ours, theirs);
}

#[test]
fn what_csa_cannot_hold_is_listed() {
    let mut game = komadai_record::Builder::new(Record::default());
    game.play("7g7f".parse().unwrap()).unwrap();
    game.tip_mut().notes_mut().bookmark = Some("x".into());
    game.tip_mut().time.total_ms = Some(5000);
    game.end(Ending::ForfeitWin);
    game.seek(komadai_record::NodeId::ROOT);
    game.play("2g2f".parse().unwrap()).unwrap();
    let mut record = game.finish();
    record.headers.push("a:b", "c");
    let written = written(&record, Format::Csa);
    let kinds: Vec<_> = written
        .losses
        .iter()
        .map(|loss| loss.kind.clone())
        .collect();
    assert_eq!(
        kinds,
        [
            LossKind::Header,
            LossKind::Variation,
            LossKind::Time,
            LossKind::Bookmark,
            LossKind::Ending
        ]
    );
}

#[test]
fn times_before_any_move_and_twice() {
    let read = read_text("V2.2\nPI\n+\nT1\n+7776FU\nT2\nT3\n-3334FU,Tx\n");
    let expected = [
        ("unknown-text", 4, 1),
        ("unreadable-time", 7, 1),
        ("unreadable-time", 8, 9),
    ];
    assert_eq!(codes(&read), expected);
    let tree = &read.records[0].tree;
    assert_eq!(
        tree.node(tree.main_line().next().unwrap()).time.spent_ms,
        Some(2000)
    );
}

#[test]
fn wrong_moves_are_named() {
    for (line, code) in [
        ("-3334FU", "other-side"),
        ("+7776KY", "other-piece"),
        ("+7776TO", "illegal-move"),
        ("+7775FU", "illegal-move"),
        ("+5554FU", "impossible-move"),
        ("+0055FU", "impossible-move"),
        ("+77FU", "unreadable-move"),
        ("+7776XX", "unreadable-move"),
        ("+0055TO", "unreadable-move"),
    ] {
        let read = read_text(&format!("PI\n+\n{line}\n"));
        assert_eq!(codes(&read)[0], (code, 3, 1), "{line}");
        if !matches!(code, "other-side" | "other-piece") {
            check_round_trip(&read.records, line);
        }
    }
    let read = read_text("PI\n+\n+7776FU\n%TORYO\n-3334FU\n");
    assert_eq!(codes(&read), [("after-end", 5, 1)]);
    check_round_trip(&read.records, "after the end");
    let read = read_text("V2.2\n+7776FU\n");
    assert_eq!(codes(&read), [("missing-side", 2, 1)]);
    assert_eq!(read.records[0].start, Setup::start());
}

#[test]
fn the_log_of_a_client_is_a_game() {
    let log = "V2.2\nPI\n+\n+7776FU,T12\n-3334FU,'* -30 +2726FU\n%TORYO,T4\n#RESIGN\n#WIN\n";
    let record = clean(log);
    assert_eq!(record.tree.ending(), Some(&Ending::Resign));
    let last = record.tree.main_line().last().unwrap();
    assert_eq!(record.tree.node(last).comments(), ["#RESIGN", "#WIN"]);
    let timed_out = clean("PI\n+\n+7776FU,T12\n#TIME_UP\n#LOSE\n");
    assert_eq!(timed_out.tree.ending(), Some(&Ending::TimeUp));
    let unknown = read_text("BEGIN Position\nPI\n+\n+7776FU\nEND Position\n");
    assert_eq!(
        codes(&unknown),
        [("unknown-text", 1, 1), ("unknown-text", 5, 1)]
    );
    check_round_trip(&unknown.records, "log");
}

#[test]
fn encodings_and_line_ends() {
    let record = clean(V3);
    for encoding in [
        Encoding::Utf8,
        Encoding::Utf8Bom,
        Encoding::ShiftJis,
        Encoding::EucJp,
        Encoding::Utf16Le,
        Encoding::Utf16Be,
    ] {
        for newline in [Newline::Lf, Newline::CrLf] {
            let options = WriteOptions {
                encoding: Some(encoding),
                newline,
            };
            let written = write(&record, Format::Csa, &options).unwrap();
            assert_eq!(written.losses, []);
            let read = read(&written.bytes, None, ReadOptions::default()).unwrap();
            assert_eq!((read.encoding, &read.records[0]), (encoding, &record));
            assert!(read.warnings.is_empty());
        }
    }
    let options = WriteOptions {
        encoding: Some(Encoding::ShiftJis),
        ..WriteOptions::default()
    };
    let bytes = write(&record, Format::Csa, &options).unwrap().bytes;
    assert!(bytes.starts_with(b"'CSA encoding=SHIFT_JIS\n"));
}

fn read_file(path: &std::path::Path) -> Read {
    let bytes = std::fs::read(path).unwrap();
    read(&bytes, None, ReadOptions::default()).unwrap()
}

/// All CSA files below a folder.
fn files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "csa") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_file_of_the_corpora_is_read_and_comes_back() {
    let Some(folder) = corpora() else { return };
    let files = files(&folder);
    assert!(files.len() > 290, "{}", files.len());
    for path in files {
        let name = path.display().to_string();
        let found = read_file(&path);
        assert_eq!(found.format, Format::Csa, "{name}");
        // The moves are those of the file, in its order; one file has a board after the game, in comments.
        let bytes = std::fs::read(&path).unwrap();
        let text = komadai_record::decode(&bytes).text.into_owned();
        let written = text
            .lines()
            .filter(|line| line.len() >= 7 && line.starts_with(['+', '-']))
            .count();
        let moves: usize = found
            .records
            .iter()
            .map(|record| record.tree.main_moves().count())
            .sum();
        assert_eq!(moves, written, "{name}");
        let expected: &[&str] = match name.rsplit('/').next().unwrap() {
            // The client declares, and the server repeats it.
            file if file.starts_with("dr1test1test0") => &["after-end"],
            "A14_time_first.csa" => &["unknown-text"],
            // Nine pawns on a file.
            file if file.starts_with("9fu") => &["broken-start"],
            _ => &[],
        };
        let codes: Vec<_> = found.warnings.iter().map(|one| one.kind.code()).collect();
        assert_eq!(codes, expected, "{name}: {:?}", found.warnings);
        check_round_trip(&found.records, &name);
    }
}

#[test]
fn the_championship_ends_as_its_description_says() {
    let Some(folder) = corpora() else { return };
    let mut endings = std::collections::BTreeMap::new();
    let mut games = 0;
    for path in files(&folder.join("records/wcsc28")) {
        let record = read_file(&path).records.remove(0);
        games += 1;
        let text = std::fs::read_to_string(&path).unwrap();
        let word = text.lines().rev().find(|line| line.starts_with('%'));
        let word = word.unwrap().trim_end().to_owned();
        let result = outcome(&record).unwrap();
        // `+` or `-` in the word: the other side won, whoever was to move.
        if let Some(sign) = word.strip_suffix("ILLEGAL_ACTION") {
            let winner = if sign == "%+" {
                Color::White
            } else {
                Color::Black
            };
            assert_eq!(result, Outcome::Win(winner), "{}", path.display());
        }
        *endings.entry(word).or_insert(0) += 1;
    }
    assert_eq!(games, 262);
    let counts: Vec<_> = endings
        .iter()
        .map(|(word, n)| (word.as_str(), *n))
        .collect();
    assert_eq!(
        counts,
        [
            ("%+ILLEGAL_ACTION", 1),
            ("%-ILLEGAL_ACTION", 3),
            ("%CHUDAN", 1),
            ("%ILLEGAL_MOVE", 12),
            ("%KACHI", 3),
            ("%SENNICHITE", 5),
            ("%TIME_UP", 9),
            ("%TORYO", 228),
        ]
    );
}

#[test]
fn cases_that_other_programs_got_wrong() {
    let Some(folder) = corpora() else { return };
    let case = |name: &str| read_file(&folder.join("cases").join(name));
    let dropped = case("A13_pi_drop.csa");
    let record = &dropped.records[0];
    assert_eq!(
        record.start.to_string(),
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
    );
    assert_eq!(moves(record), "5a4b 7g7f");
    assert_eq!(record.tree.ending(), Some(&Ending::Interrupted));
    let first = case("A14_time_first.csa");
    assert_eq!(codes(&first), [("unknown-text", 5, 1)]);
    let root = first.records[0].tree.node(komadai_record::NodeId::ROOT);
    assert_eq!(root.comments(), ["+2726FU", "T1"]);
    let foul = case("A15_illegal_action.csa");
    assert_eq!(outcome(&foul.records[0]), Some(Outcome::Win(Color::White)));
}

#[test]
fn games_of_floodgate_keep_their_evaluations_and_their_end() {
    let Some(folder) = corpora() else { return };
    let path = folder.join("records/converter/data/tests/csa/floodgate.csa");
    let record = read_file(&path).records.remove(0);
    assert_eq!(record.headers.get(key::END), Some("2021/04/05 16:25:34"));
    let evaluations = record.evaluations();
    assert!(evaluations.len() > 80, "{}", evaluations.len());
    let lines = evaluations
        .iter()
        .filter(|(_, one)| one.pv.len() > 3)
        .count();
    assert!(lines > 70, "{lines}");
}

/// Hostile files end soon, and twice the size takes no more than about twice the time.
#[test]
fn large_and_hostile_files_take_linear_time() {
    let lines: [&str; 12] = [
        "+7776FU\n",
        "T1\n",
        "'* x\n",
        "$X:y\n",
        "N+a\n",
        "/\n",
        "%TORYO\n",
        "P+55FU\n",
        "+9999XX,",
        "'$E:1\n",
        "PI\n+\n",
        "P1 *\n",
    ];
    for line in lines {
        let size = if cfg!(debug_assertions) {
            1 << 20
        } else {
            10 << 20
        };
        let text = format!("PI\n+\n{}", line.repeat(size / line.len()));
        let begun = Instant::now();
        let read = read(text.as_bytes(), Some(Format::Csa), ReadOptions::default()).unwrap();
        let _ = write_all(&read.records, Format::Csa, &WriteOptions::default());
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "{line:?}: {:?}",
            begun.elapsed()
        );
    }
}

proptest! {
    #[test]
    fn generated_games_come_back(record in generate::record()) {
        let written = write(&record, Format::Csa, &WriteOptions::default()).unwrap();
        let again = read(&written.bytes, Some(Format::Csa), ReadOptions::default()).unwrap();
        prop_assert_eq!(again.records.len(), 1);
        // CSA has no word for some endings, and tells so.
        let no_word = written.losses.iter().any(|loss| loss.kind == LossKind::Ending);
        let main = |record: &Record| -> Vec<_> {
            let nodes = record.tree.main_line().map(|id| record.tree.node(id).clone());
            let kept = nodes.filter(|node| !(no_word && matches!(node.step, Step::End(_))));
            kept.map(|node| (node.step.clone(), node.time, node.comments().to_vec())).collect()
        };
        let theirs = &again.records[0];
        prop_assert_eq!(theirs.start, record.start);
        prop_assert_eq!(&theirs.headers, &record.headers);
        prop_assert_eq!(main(theirs), main(&record));
    }

    #[test]
    fn any_lines_end_in_records(lines in proptest::collection::vec(
        "(P[I1-9+-]|N[+-]|\\$|'|'\\*|%|[+-]|T|V|/|#)?[0-9A-Z*+: ,.-]{0,12}", 0..30)) {
        let text = lines.join("\n");
        if let Ok(found) = read(text.as_bytes(), Some(Format::Csa), ReadOptions::default()) {
            let options = WriteOptions::default();
            let first = write_all(&found.records, Format::Csa, &options).unwrap();
            let again = read(&first.bytes, Some(Format::Csa), ReadOptions::default()).unwrap();
            prop_assert_eq!(&again.records, &found.records, "{}", text);
        }
    }

    #[test]
    fn any_bytes_end_in_records(noise in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = read(&noise, Some(Format::Csa), ReadOptions::default());
    }
}
