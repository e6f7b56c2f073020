//! Tables of lines: what is read, what is written back, what is refused and how.

use komadai_usi::{EngineMessage, GuiMessage};

#[track_caller]
fn gui(line: &str, canonical: &str, unknown: &[(usize, &str)]) {
    let parsed = GuiMessage::parse(line).unwrap_or_else(|error| panic!("{line:?}: {error}"));
    assert_eq!(parsed.message.to_string(), canonical);
    let found: Vec<(usize, &str)> = parsed
        .unknown
        .iter()
        .map(|skipped| (skipped.column, skipped.token.as_str()))
        .collect();
    assert_eq!(found, unknown);
    assert_eq!(
        canonical.parse::<GuiMessage>().as_ref(),
        Ok(&parsed.message)
    );
}

#[track_caller]
fn engine(line: &str, canonical: &str, unknown: &[(usize, &str)]) {
    let parsed = EngineMessage::parse(line).unwrap_or_else(|error| panic!("{line:?}: {error}"));
    assert_eq!(parsed.message.to_string(), canonical);
    let found: Vec<(usize, &str)> = parsed
        .unknown
        .iter()
        .map(|skipped| (skipped.column, skipped.token.as_str()))
        .collect();
    assert_eq!(found, unknown);
    assert_eq!(
        canonical.parse::<EngineMessage>().as_ref(),
        Ok(&parsed.message)
    );
}

#[track_caller]
fn gui_error(line: &str, expected: &str) {
    assert_eq!(GuiMessage::parse(line).unwrap_err().to_string(), expected);
}

#[track_caller]
fn engine_error(line: &str, expected: &str) {
    assert_eq!(
        EngineMessage::parse(line).unwrap_err().to_string(),
        expected
    );
}

#[test]
fn simple_commands() {
    for line in [
        "usi",
        "isready",
        "usinewgame",
        "stop",
        "ponderhit",
        "quit",
        "register later",
    ] {
        gui(line, line, &[]);
    }
    for line in [
        "debug on",
        "debug off",
        "gameover win",
        "gameover lose",
        "gameover draw",
    ] {
        gui(line, line, &[]);
    }
    gui("  stop \t now\r", "stop", &[(10, "now")]);
    gui("debug", "debug on", &[]);
    gui(
        "register name Hana K code 4 5",
        "register name Hana K code 4 5",
        &[],
    );
    gui("register code 45", "register code 45", &[]);
    gui_error("", "empty line");
    gui_error("  ", "empty line");
    gui_error(" uci", "column 2: unknown command \"uci\"");
    gui_error(
        "gameover",
        "column 9: expected win, lose or draw after \"gameover\", found the end of the line",
    );
    gui_error(
        "gameover won",
        "column 10: expected win, lose or draw, found \"won\"",
    );
    gui_error(
        "debug maybe",
        "column 7: expected on or off, found \"maybe\"",
    );
}

#[test]
fn options_are_set() {
    gui(
        "setoption name USI_Hash value 256",
        "setoption name USI_Hash value 256",
        &[],
    );
    gui(
        "setoption name Clear  Hash",
        "setoption name Clear Hash",
        &[],
    );
    gui(
        "setoption name Book value C:\\my books\\a  b.db ",
        "setoption name Book value C:\\my books\\a  b.db",
        &[],
    );
    gui(
        "setoption name Book value",
        "setoption name Book value <empty>",
        &[],
    );
    gui(
        "setoption name Book value <empty>",
        "setoption name Book value <empty>",
        &[],
    );
    gui_error(
        "setoption",
        "column 10: expected \"name\" after \"setoption\", found the end of the line",
    );
    gui_error(
        "setoption USI_Hash value 3",
        "column 11: expected \"name\", found \"USI_Hash\"",
    );
    gui_error(
        "setoption name value 3",
        "column 16: expected an option name after \"name\", found the end of the line",
    );
}

#[test]
fn positions() {
    gui("position startpos", "position startpos", &[]);
    gui("position startpos moves", "position startpos", &[]);
    gui(
        "position  startpos moves 7g7f  3c3d",
        "position startpos moves 7g7f 3c3d",
        &[],
    );
    gui(
        "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f",
        "position startpos moves 7g7f",
        &[],
    );
    gui(
        "position sfen 7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*2b",
        "position sfen 7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*2b",
        &[],
    );
    let error = GuiMessage::parse("position startpos moves 7g7f 3c3x")
        .unwrap_err()
        .to_string();
    assert!(error.starts_with("position: move 2, column 30:"), "{error}");
    let error = GuiMessage::parse("position sfen 9/9/9 b - 1")
        .unwrap_err()
        .to_string();
    assert!(error.contains("column"), "{error}");
    assert!(GuiMessage::parse("position").is_err());
}

#[test]
fn a_position_may_run_past_a_sennichite() {
    let cycle = ["2h3h", "8b7b", "3h2h", "7b8b"].join(" ");
    let line = format!(
        "position startpos moves {}",
        [cycle.as_str(); 150].join(" ")
    );
    gui(&line, &line, &[]);
}

#[test]
fn go_with_everything() {
    gui("go", "go", &[]);
    gui("go infinite", "go infinite", &[]);
    gui("go ponder", "go ponder", &[]);
    gui("go mate infinite", "go mate infinite", &[]);
    gui("go mate 60000", "go mate 60000", &[]);
    gui("go mate", "go mate infinite", &[]);
    gui(
        "go wtime 2 btime 1 byoyomi 3 ponder",
        "go ponder btime 1 wtime 2 byoyomi 3",
        &[],
    );
    gui(
        "go btime -70 wtime +5 binc 1 winc 2",
        "go btime 0 wtime 5 binc 1 winc 2",
        &[],
    );
    gui(
        "go depth 5 searchmoves 7g7f P*5e nodes 1000 movetime 200 movestogo 9",
        "go movestogo 9 depth 5 nodes 1000 movetime 200 searchmoves 7g7f P*5e",
        &[],
    );
    gui(
        "go fast depth 5 please",
        "go depth 5",
        &[(4, "fast"), (17, "please")],
    );
    gui(
        "go nodes 99999999999999999999999",
        "go nodes 18446744073709551615",
        &[],
    );
    gui(
        "go btime 99999999999999999999999",
        "go btime 1000000000000",
        &[],
    );
    gui_error(
        "go btime",
        "column 9: expected a time in milliseconds after \"btime\", found the end of the line",
    );
    gui_error(
        "go btime soon",
        "column 10: expected a time in milliseconds, found \"soon\"",
    );
    gui_error(
        "go depth -1",
        "column 10: expected a number that is not negative, found \"-1\"",
    );
    gui_error(
        "go nodes 1e6",
        "column 10: expected a number that is not negative, found \"1e6\"",
    );
    gui_error(
        "go mate soon",
        "column 9: expected a time in milliseconds, found \"soon\"",
    );
}

#[test]
fn ponderhit_may_carry_times() {
    gui(
        "ponderhit btime 1 wtime 2 byoyomi 3",
        "ponderhit btime 1 wtime 2 byoyomi 3",
        &[],
    );
    gui("ponderhit now", "ponderhit", &[(11, "now")]);
    gui_error(
        "ponderhit btime x",
        "column 17: expected a time in milliseconds, found \"x\"",
    );
}

#[test]
fn identity_and_states() {
    for line in [
        "usiok",
        "readyok",
        "copyprotection checking",
        "registration error",
    ] {
        engine(line, line, &[]);
    }
    engine("id name  Foo  7.1 ", "id name Foo  7.1", &[]);
    engine("id author 山田 太郎", "id author 山田 太郎", &[]);
    engine("usiok thanks", "usiok", &[(7, "thanks")]);
    engine_error(
        "id nick Foo",
        "column 4: expected name or author, found \"nick\"",
    );
    engine_error(
        "Segmentation fault",
        "column 1: unknown command \"Segmentation\"",
    );
}

#[test]
fn option_declarations() {
    for line in [
        "option name USI_Ponder type check default true",
        "option name USI_Hash type spin default 16 min 1 max 33554432",
        "option name Style type combo default Very Risky var Solid var Very Risky",
        "option name Clear Hash type button",
        "option name Book type string default <empty>",
        "option name EvalFile type filename default nn 1.bin",
        "option name A type check",
        "option name A type spin min -5",
        "option name A type string",
    ] {
        engine(line, line, &[]);
    }
    // As Debian's fairy-stockfish writes it.
    engine(
        "option name Debug Log File type string default ",
        "option name Debug Log File type string default <empty>",
        &[],
    );
    engine(
        "option name A type spin max 3 default 2 min 1 step 1",
        "option name A type spin default 2 min 1 max 3",
        &[(47, "step"), (52, "1")],
    );
    engine_error(
        "option name type check",
        "column 13: expected an option name after \"name\", found the end of the line",
    );
    engine_error(
        "option name A",
        "column 14: expected \"type\" after \"name\", found the end of the line",
    );
    engine_error(
        "option name A type float",
        "column 20: expected check, spin, combo, button, string or filename, found \"float\"",
    );
    engine_error(
        "option name A type spin default many",
        "column 33: expected a whole number, found \"many\"",
    );
}

#[test]
fn info_lines() {
    for line in [
        "info depth 10 seldepth 12 time 311 nodes 31803 nps 102260 hashfull 3 multipv 1 score cp -74 pv 3c3d 6i6h",
        "info score mate 5",
        "info score mate -4",
        "info score mate +",
        "info score mate -",
        "info score cp 30 lowerbound",
        "info score cp 30 upperbound",
        "info currmove 7g7f currmovenumber 3 cpuload 900",
        "info depth 3 score cp 0 pv 7g7f rep_inf",
        "info pv P*5e 5c5d+",
        "info string",
        "info string value pv score 3  (ok)",
        "info nodes 3 string a b",
        "info",
    ] {
        engine(line, line, &[]);
    }
    engine("info score mate +3", "info score mate 3", &[]);
    engine("info score mate +0", "info score mate +", &[]);
    engine("info score mate -0", "info score mate -", &[]);
    engine("info score mate 0", "info score mate -", &[]);
    engine(
        "info pv 7g7f 3c3d score cp 5 depth 2",
        "info depth 2 score cp 5 pv 7g7f 3c3d",
        &[],
    );
    engine("info score cp 99999999999", "info score cp 2147483647", &[]);
    engine(
        "info depth 1 tbhits 0 time 2",
        "info depth 1 time 2",
        &[(14, "tbhits"), (21, "0")],
    );
    engine(
        "info currmove pass depth 1",
        "info depth 1",
        &[(15, "pass")],
    );
    engine_error(
        "info score 30",
        "column 12: expected cp or mate, found \"30\"",
    );
    engine_error(
        "info score mate soon",
        "column 17: expected a number of plies, + or -, found \"soon\"",
    );
    engine_error(
        "info depth deep",
        "column 12: expected a number that is not negative, found \"deep\"",
    );
}

#[test]
fn answers() {
    for line in [
        "bestmove 7g7f",
        "bestmove 8h2b+ ponder 3a2b",
        "bestmove resign",
        "bestmove win",
        "checkmate nomate",
        "checkmate timeout",
        "checkmate notimplemented",
        "checkmate G*5b 5a4a G*4b",
    ] {
        engine(line, line, &[]);
    }
    engine("bestmove (none)", "bestmove resign", &[]);
    engine(
        "bestmove 7g7f ponder (none)",
        "bestmove 7g7f",
        &[(22, "(none)")],
    );
    engine("bestmove 7g7f ponder", "bestmove 7g7f", &[(15, "ponder")]);
    engine(
        "bestmove resign ponder 7g7f",
        "bestmove resign",
        &[(17, "ponder"), (24, "7g7f")],
    );
    engine_error(
        "bestmove",
        "column 9: expected a move, resign or win after \"bestmove\", found the end of the line",
    );
    engine_error(
        "bestmove e2e4",
        "column 10: expected a move, resign or win, found \"e2e4\"",
    );
    engine_error(
        "checkmate perhaps",
        "column 11: expected moves, nomate, timeout or notimplemented, found \"perhaps\"",
    );
    engine_error(
        "checkmate G*5b x",
        "column 16: expected a move such as 7g7f or P*5e, found \"x\"",
    );
}

#[test]
fn columns_count_characters_and_long_words_are_cut() {
    engine_error(
        "info 深さ depth 将棋",
        "column 15: expected a number that is not negative, found \"将棋\"",
    );
    let word = "x".repeat(1_000_000);
    let shown = format!("column 1: unknown command \"{}…\"", "x".repeat(40));
    gui_error(&word, &shown);
}

/// Found by fuzzing: a control character between words became two spaces more each time a message was written.
#[test]
fn control_characters_divide_words_like_spaces() {
    engine(
        "option name B type combo default d var a\u{1} \u{2}b",
        "option name B type combo default d var a b",
        &[],
    );
    gui("go\u{1}infinite", "go infinite", &[]);
}
