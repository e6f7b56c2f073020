//! The engine's side, driven by scripts against an engine whose behaviour the script chooses.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use komadai_usi::server::{self, Identity, SearchControl, SearchTask, Signal, UsiEngine};
use komadai_usi::{BestMove, GameResult, Info, OptionDeclaration, OptionName, Text};

/// Long enough for a busy machine; a test that waits this long has failed.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long nothing must happen to count as silence.
const SILENCE: Duration = Duration::from_millis(60);

/// An engine that does what its option `Mode` says and tells what it is asked.
struct Fake {
    mode: String,
    calls: Sender<String>,
}

impl Fake {
    fn call(&self, text: impl Into<String>) {
        let _ = self.calls.send(text.into());
    }
}

fn play(mv: &str) -> BestMove {
    BestMove::Move {
        best: mv.parse().expect("a move"),
        ponder: None,
    }
}

fn name(name: &str) -> OptionName {
    OptionName::new(name).expect("a name")
}

impl UsiEngine for Fake {
    fn identity(&self) -> Identity {
        Identity {
            name: "Fake 1".into(),
            author: "nobody".into(),
        }
    }

    fn options(&self) -> Vec<OptionDeclaration> {
        vec![
            OptionDeclaration::string(name("Mode"), ""),
            OptionDeclaration::spin(name("Level"), 3, 1..=5),
            OptionDeclaration::check(name("Fast"), false),
        ]
    }

    fn set_option(&mut self, name: &OptionName, value: Option<&Text>) -> Result<(), String> {
        let value = value.map_or("", Text::as_str);
        self.call(format!("{name}={value}"));
        if name.as_str() == "Mode" {
            if value == "refused" {
                return Err("that mode is out of order".to_owned());
            }
            value.clone_into(&mut self.mode);
        }
        Ok(())
    }

    fn prepare(&mut self) -> Result<(), String> {
        self.call("prepare");
        if self.mode == "unready" {
            Err("no book found".to_owned())
        } else {
            Ok(())
        }
    }

    fn new_game(&mut self) {
        self.call("new game");
    }

    fn game_over(&mut self, result: GameResult) {
        self.call(format!("game over: {result}"));
    }

    fn search(
        &mut self,
        task: &SearchTask,
        control: &SearchControl,
        report: &mut dyn FnMut(Info),
    ) -> BestMove {
        let (signals, signal) = mpsc::channel();
        control.on_signal(move |news| {
            let _ = signals.send(news);
        });
        let first = task.game.current().legal_moves()[0];
        let first = BestMove::Move {
            best: first,
            ponder: None,
        };
        self.call(format!(
            "search {} after {}",
            task.go,
            task.game.moves().len()
        ));
        let best = match self.mode.as_str() {
            "until stop" => loop {
                if let Signal::Stop = signal.recv_timeout(PATIENCE).expect("a signal") {
                    assert!(control.is_stopped());
                    break first;
                }
            },
            "until signal" => {
                if let Signal::PonderHit(hit) = signal.recv_timeout(PATIENCE).expect("a signal") {
                    assert!(!control.is_pondering());
                    self.call(format!("hit{}", hit.clocks));
                }
                first
            }
            "panic" => panic!("on purpose"),
            "panic after a line" => {
                let line = "info depth 1 pv 2g2f 8c8d".parse();
                if let Ok(komadai_usi::EngineMessage::Info(info)) = line {
                    report(*info);
                }
                panic!("on purpose")
            }
            "illegal" => play("5i5a"),
            "resign" => BestMove::Resign,
            "win" => BestMove::Win,
            "bad ponder" => BestMove::Move {
                best: "7g7f".parse().expect("a move"),
                ponder: "7f7e".parse().ok(),
            },
            _ => {
                report(Info::text("thinking"));
                first
            }
        };
        self.call("found");
        best
    }
}

struct Input(Receiver<Vec<u8>>);

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.recv() {
            Ok(bytes) => {
                assert!(bytes.len() <= buffer.len(), "scripts use short lines");
                buffer[..bytes.len()].copy_from_slice(&bytes);
                Ok(bytes.len())
            }
            Err(_) => Ok(0),
        }
    }
}

struct Output(Sender<String>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for line in std::str::from_utf8(bytes).expect("UTF-8").lines() {
            self.0
                .send(line.to_owned())
                .map_err(|_| io::ErrorKind::BrokenPipe)?;
            if line.starts_with("bestmove ") {
                // Who reads may be faster than who writes.
                thread::sleep(Duration::from_millis(2));
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A conversation with the driver.
struct Talk {
    input: Sender<Vec<u8>>,
    output: Receiver<String>,
    calls: Receiver<String>,
    driver: JoinHandle<io::Result<()>>,
}

impl Talk {
    fn new() -> Self {
        let (input, lines) = mpsc::channel();
        let (sink, output) = mpsc::channel();
        let (caller, calls) = mpsc::channel();
        let driver = thread::spawn(move || {
            let mut fake = Fake {
                mode: String::new(),
                calls: caller,
            };
            server::run(
                &mut fake,
                BufReader::with_capacity(1 << 16, Input(lines)),
                Output(sink),
            )
        });
        Self {
            input,
            output,
            calls,
            driver,
        }
    }

    /// A conversation whose engine behaves as `mode` says.
    fn with_mode(mode: &str) -> Self {
        let talk = Self::new();
        talk.send(&format!("setoption name Mode value {mode}"));
        talk.called(&format!("Mode={mode}"));
        talk
    }

    fn send(&self, line: &str) {
        self.input
            .send(format!("{line}\n").into_bytes())
            .expect("the driver listens");
    }

    #[track_caller]
    fn expect(&self, line: &str) {
        assert_eq!(self.output.recv_timeout(PATIENCE).as_deref(), Ok(line));
    }

    #[track_caller]
    fn called(&self, call: &str) {
        assert_eq!(self.calls.recv_timeout(PATIENCE).as_deref(), Ok(call));
    }

    #[track_caller]
    fn silence(&self) {
        let heard = self.output.recv_timeout(SILENCE);
        assert_eq!(heard, Err(mpsc::RecvTimeoutError::Timeout));
    }

    /// Closes the input; nothing but `rest` may still come.
    #[track_caller]
    fn end(self, rest: &[&str]) {
        drop(self.input);
        let lines: Vec<String> = self.output.iter().collect();
        assert_eq!(lines, rest);
        self.driver.join().expect("no panic").expect("no error");
    }
}

#[test]
fn introduces_itself_at_once_and_without_loading() {
    let talk = Talk::new();
    let asked = Instant::now();
    talk.send("usi");
    for line in [
        "id name Fake 1",
        "id author nobody",
        "option name Mode type string default <empty>",
        "option name Level type spin default 3 min 1 max 5",
        "option name Fast type check default false",
        "usiok",
    ] {
        talk.expect(line);
    }
    assert!(asked.elapsed() < Duration::from_millis(500));
    talk.send("isready");
    talk.called("prepare");
    talk.expect("readyok");
    talk.end(&[]);
}

#[test]
fn plays_a_game_in_order() {
    let talk = Talk::new();
    talk.send("setoption name Level value 5");
    talk.send("isready");
    talk.send("usinewgame");
    talk.send("position startpos moves 7g7f 3c3d");
    talk.send("go btime 1000 wtime 2000 byoyomi 3000");
    for call in [
        "Level=5",
        "prepare",
        "new game",
        "search go btime 1000 wtime 2000 byoyomi 3000 after 2",
        "found",
    ] {
        talk.called(call);
    }
    talk.expect("readyok");
    talk.expect("info string thinking");
    let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
    assert!(best.starts_with("bestmove "), "{best}");
    talk.send("gameover win");
    talk.called("game over: win");
    talk.send("quit");
    talk.end(&[]);
}

#[test]
fn the_start_position_needs_no_command() {
    let talk = Talk::new();
    talk.send("go");
    talk.called("search go after 0");
    talk.expect("info string thinking");
    let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
    assert!(best.starts_with("bestmove "), "{best}");
    talk.end(&[]);
}

/// A20: the search is over long before the answer is due.
#[test]
fn a_finished_ponder_search_keeps_silent_until_stop() {
    for go in [
        "go ponder btime 0 wtime 0 byoyomi 1000",
        "go infinite",
        "go ponder infinite",
    ] {
        let talk = Talk::with_mode("win");
        talk.send("position startpos moves 7g7f");
        talk.send(go);
        talk.called(&format!("search {go} after 1"));
        talk.called("found");
        talk.silence();
        talk.send("stop");
        talk.expect("bestmove win");
        talk.send("stop");
        talk.silence();
        talk.end(&[]);
    }
}

#[test]
fn a_finished_ponder_search_keeps_silent_until_ponderhit() {
    let talk = Talk::with_mode("win");
    talk.send("go ponder btime 0 wtime 0 byoyomi 1000");
    talk.called("search go ponder btime 0 wtime 0 byoyomi 1000 after 0");
    talk.called("found");
    talk.silence();
    talk.send("ponderhit");
    talk.expect("bestmove win");
    talk.send("ponderhit");
    talk.send("stop");
    talk.silence();
    talk.end(&[]);
}

#[test]
fn ponderhit_does_not_end_an_infinite_search() {
    let talk = Talk::with_mode("win");
    talk.send("go ponder infinite");
    talk.called("search go ponder infinite after 0");
    talk.called("found");
    talk.send("ponderhit");
    talk.silence();
    talk.send("stop");
    talk.expect("bestmove win");
    talk.end(&[]);
}

/// A20: one legal move, and a mate in one; engines answer such positions at once.
#[test]
fn forced_and_mating_positions_are_pondered_in_silence_too() {
    let one_move = "4k4/9/9/9/9/9/9/8r/K8 b - 1";
    let mate_in_one = "4k4/9/4G4/9/9/9/9/9/4K4 b G 1";
    for position in [one_move, mate_in_one] {
        for release in ["stop", "ponderhit"] {
            let talk = Talk::with_mode("instant");
            talk.send(&format!("position sfen {position}"));
            talk.send("go ponder btime 0 wtime 0 byoyomi 1000");
            talk.expect("info string thinking");
            talk.silence();
            talk.send(release);
            talk.expect(&first_answer(position));
            talk.silence();
            talk.end(&[]);
        }
    }
}

#[test]
fn a_running_search_hears_stop_and_ponderhit() {
    let talk = Talk::with_mode("until stop");
    talk.send("go infinite");
    talk.called("search go infinite after 0");
    talk.send("stop");
    talk.called("found");
    let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
    assert!(best.starts_with("bestmove "), "{best}");
    talk.send("setoption name Mode value until signal");
    talk.called("Mode=until signal");
    talk.send("go ponder");
    talk.called("search go ponder after 0");
    talk.send("ponderhit btime 5 wtime 6 byoyomi 7");
    talk.called("hit btime 5 wtime 6 byoyomi 7");
    talk.called("found");
    let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
    assert!(best.starts_with("bestmove "), "{best}");
    talk.end(&[]);
}

#[test]
fn every_go_has_its_answer_even_without_stop() {
    let talk = Talk::with_mode("until stop");
    talk.send("go infinite");
    talk.send("go infinite");
    talk.send("go");
    talk.send("stop");
    for _ in 0..3 {
        let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
        assert!(best.starts_with("bestmove "), "{best}");
    }
    talk.silence();
    talk.end(&[]);
}

#[test]
fn isready_during_a_search_is_answered_at_once() {
    let talk = Talk::with_mode("until stop");
    talk.send("go infinite");
    talk.called("search go infinite after 0");
    talk.send("isready");
    talk.expect("readyok");
    talk.send("stop");
    talk.called("found");
    let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
    assert!(best.starts_with("bestmove "), "{best}");
    talk.end(&[]);
}

#[test]
fn isready_right_after_an_answer_prepares() {
    let talk = Talk::new();
    for _ in 0..20 {
        talk.send("go nodes 1");
        talk.expect("info string thinking");
        let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
        talk.send("isready");
        assert!(best.starts_with("bestmove "), "{best}");
        for call in ["search go nodes 1 after 0", "found", "prepare"] {
            talk.called(call);
        }
        talk.expect("readyok");
    }
    talk.end(&[]);
}

#[test]
fn an_option_sent_during_a_search_takes_effect_after_it() {
    let talk = Talk::with_mode("until stop");
    talk.send("go infinite");
    talk.called("search go infinite after 0");
    talk.send("setoption name Level value 2");
    talk.send("stop");
    talk.called("found");
    talk.called("Level=2");
    let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
    assert!(best.starts_with("bestmove "), "{best}");
    talk.end(&[]);
}

#[test]
fn the_end_of_the_game_ends_a_search() {
    for line in ["gameover lose", "usinewgame", "quit"] {
        let talk = Talk::with_mode("until stop");
        talk.send("go infinite");
        talk.called("search go infinite after 0");
        talk.send(line);
        talk.called("found");
        let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
        assert!(best.starts_with("bestmove "), "{best}");
        talk.end(&[]);
    }
}

#[test]
fn the_end_of_the_input_is_quit() {
    let talk = Talk::with_mode("until stop");
    talk.send("go infinite");
    talk.called("search go infinite after 0");
    drop(talk.input);
    let lines: Vec<String> = talk.output.iter().collect();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with("bestmove "), "{lines:?}");
    talk.driver.join().expect("no panic").expect("no error");
}

#[test]
fn what_does_not_read_changes_nothing() {
    let talk = Talk::with_mode("instant");
    for (line, answer) in [
        (
            "hello there",
            "info string ignored: column 1: unknown command \"hello\"",
        ),
        (
            "go depth deep",
            "info string ignored: column 10: expected a number that is not negative, found \"deep\"",
        ),
        (
            "setoption Level 3",
            "info string ignored: column 11: expected \"name\", found \"Level\"",
        ),
        (
            "setoption name Level value 6",
            "info string setoption ignored: option Level takes a whole number from 1 to 5, not \"6\"",
        ),
        (
            "setoption name Level",
            "info string setoption ignored: option Level needs a value",
        ),
        (
            "setoption name Fast value yes",
            "info string setoption ignored: option Fast takes true or false, not \"yes\"",
        ),
        (
            "setoption name Mode value refused",
            "info string setoption ignored: that mode is out of order",
        ),
        (
            "gameover",
            "info string ignored: column 9: expected win, lose or draw after \"gameover\", found the end of the line",
        ),
        ("stop it", "info string column 6: skipped \"it\""),
    ] {
        talk.send(line);
        talk.expect(answer);
    }
    talk.called("Mode=refused");
    talk.send("position startpos moves 7g7f");
    for line in [
        "position startpos moves 7g7f 7f7e",
        "position startpos moves 7g7f 3c3",
        "position sfen 9/9 b - 1",
        "position sfen 4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1",
        "position",
    ] {
        talk.send(line);
        let answer = talk.output.recv_timeout(PATIENCE).expect("an answer");
        assert!(answer.starts_with("info string "), "{answer}");
        assert!(answer.contains("ignored: "), "{answer}");
    }
    talk.send("");
    talk.send("go depth 3");
    talk.called("search go depth 3 after 1");
    talk.called("found");
    talk.expect("info string thinking");
    let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
    assert!(best.starts_with("bestmove "), "{best}");
    talk.end(&[]);
}

#[test]
fn undeclared_options_are_accepted_silently() {
    let talk = Talk::new();
    talk.send("setoption name USI_Hash value 256");
    talk.send("setoption name USI_Ponder value true");
    talk.send("setoption name level value 4");
    talk.called("Level=4");
    talk.end(&[]);
}

#[test]
fn a_failed_preparation_is_told_and_the_engine_plays_on() {
    let talk = Talk::with_mode("unready");
    talk.send("isready");
    talk.expect("info string no book found");
    talk.expect("readyok");
    talk.end(&[]);
}

#[test]
fn mate_searches_are_not_implemented() {
    let talk = Talk::new();
    talk.send("go mate infinite");
    talk.expect("checkmate notimplemented");
    talk.send("go mate 1000");
    talk.expect("checkmate notimplemented");
    talk.end(&[]);
}

#[test]
fn a_side_without_a_move_resigns() {
    let mated = "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1";
    let stalemated = "k8/2+R6/1+R7/9/9/9/9/9/4K4 w - 1";
    for position in [mated, stalemated] {
        let talk = Talk::new();
        talk.send(&format!("position sfen {position}"));
        talk.send("go btime 0 wtime 0 byoyomi 1000");
        talk.expect("bestmove resign");
        talk.send("go ponder");
        talk.silence();
        talk.send("ponderhit");
        talk.expect("bestmove resign");
        talk.end(&[]);
    }
}

#[test]
fn a_position_past_a_sennichite_is_searched() {
    let talk = Talk::new();
    let moves = ["2h3h 8b7b 3h2h 7b8b"; 150].join(" ");
    talk.send(&format!("position startpos moves {moves}"));
    talk.send("go");
    talk.called("search go after 600");
    talk.expect("info string thinking");
    let best = talk.output.recv_timeout(PATIENCE).expect("an answer");
    assert!(best.starts_with("bestmove "), "{best}");
    talk.end(&[]);
}

#[test]
fn a_position_with_one_king_is_searched() {
    let talk = Talk::new();
    talk.send("position sfen 7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    talk.send("go");
    talk.called("search go after 0");
    talk.end(&[
        "info string thinking",
        &first_answer("7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"),
    ]);
}

/// What the fake plays: the first legal move.
fn first_answer(sfen: &str) -> String {
    let text = sfen.parse().expect("an SFEN");
    let game = komadai_usi::GamePosition::new(&text).expect("playable");
    format!("bestmove {}", game.current().legal_moves()[0])
}

#[test]
fn faults_of_the_engine_do_not_reach_the_game() {
    const PANIC: &str = "info string fault: the engine panicked; it goes on with the next command";
    let first = first_answer("startpos");
    for (mode, lines) in [
        ("panic", vec![PANIC, first.as_str()]),
        (
            "panic after a line",
            vec!["info depth 1 pv 2g2f 8c8d", PANIC, "bestmove 2g2f"],
        ),
        ("bad ponder", vec!["bestmove 7g7f"]),
        ("resign", vec!["bestmove resign"]),
    ] {
        let talk = Talk::with_mode(mode);
        talk.send("go");
        for line in lines {
            talk.expect(line);
        }
        talk.end(&[]);
    }
    let talk = Talk::with_mode("illegal");
    talk.send("go");
    let note = talk.output.recv_timeout(PATIENCE).expect("a note");
    assert!(
        note.starts_with("info string fault: the search chose 5i5a: "),
        "{note}"
    );
    talk.expect(&first);
    talk.send("isready");
    talk.expect("readyok");
    talk.end(&[]);
}

#[test]
fn any_bytes_leave_it_alive() {
    let talk = Talk::new();
    for bytes in [
        &b"\xff\xfe\x00go\n"[..],
        b"\x8a\x8a position \x82\xa0\n",
        b"go \xff\xff depth 1\r\n",
    ] {
        talk.input.send(bytes.to_vec()).expect("the driver listens");
    }
    let mut lines = Vec::new();
    while !lines
        .last()
        .is_some_and(|line: &String| line.starts_with("bestmove "))
    {
        lines.push(talk.output.recv_timeout(PATIENCE).expect("an answer"));
    }
    assert!(
        lines[..lines.len() - 1]
            .iter()
            .all(|line| line.starts_with("info ")),
        "{lines:?}"
    );
    talk.end(&[]);
}

#[test]
fn a_closed_output_is_an_error_and_not_a_hang() {
    struct Broken;
    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let (calls, _keep) = mpsc::channel();
    let mut fake = Fake {
        mode: "until stop".to_owned(),
        calls,
    };
    let input = io::Cursor::new("usi\ngo infinite\nisready\n");
    let error = server::run(&mut fake, input, Broken).expect_err("cannot write");
    assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
}
