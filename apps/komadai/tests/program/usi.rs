//! `komadai usi` as a GUI sees it (case A20 and what GUIs require).

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// A test that waits this long has failed.
const PATIENCE: Duration = Duration::from_secs(60);

struct Gui {
    engine: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Gui {
    fn start() -> Self {
        let mut engine = Command::new(env!("CARGO_BIN_EXE_komadai"))
            .arg("usi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let input = engine.stdin.take();
        let output = BufReader::new(engine.stdout.take().expect("piped"));
        let (sink, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sink.send(line).is_err() {
                    return;
                }
            }
        });
        Self {
            engine,
            input,
            lines,
        }
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("open");
        writeln!(input, "{line}")
            .and_then(|()| input.flush())
            .expect("it reads");
    }

    /// The next line that begins with `word`; others are skipped.
    #[track_caller]
    fn wait_for(&self, word: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left).expect("an answer in time");
            if line.starts_with(word) {
                return line;
            }
        }
    }

    /// Nothing but `info` for a while.
    #[track_caller]
    fn no_answer(&self, time: Duration) {
        let deadline = Instant::now() + time;
        loop {
            match self
                .lines
                .recv_timeout(deadline.saturating_duration_since(Instant::now()))
            {
                Ok(line) => assert!(line.starts_with("info "), "{line}"),
                Err(RecvTimeoutError::Timeout) => return,
                Err(RecvTimeoutError::Disconnected) => panic!("it has gone"),
            }
        }
    }

    /// Closes the input; what still comes has no second answer, and the program ends well.
    #[track_caller]
    fn end(mut self) {
        drop(self.input.take());
        for line in self.lines.iter() {
            assert!(line.starts_with("info "), "{line}");
        }
        assert!(self.engine.wait().expect("it ends").success());
    }
}

impl Drop for Gui {
    fn drop(&mut self) {
        // Without effect where it has ended.
        let _ = self.engine.kill();
        let _ = self.engine.wait();
    }
}

/// A20: also where the search is over at once.
#[test]
fn a_ponder_search_is_answered_once_and_only_when_asked() {
    let one_legal_move = "sfen 4k4/9/9/9/9/9/9/8r/K8 b - 1";
    let mate_in_one = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    for position in ["startpos moves 7g7f", one_legal_move, mate_in_one] {
        for release in ["stop", "ponderhit"] {
            let mut gui = Gui::start();
            gui.send("usi");
            gui.wait_for("usiok");
            gui.send("isready");
            gui.wait_for("readyok");
            gui.send("usinewgame");
            gui.send(&format!("position {position}"));
            gui.send("go ponder btime 0 wtime 0 byoyomi 300");
            gui.no_answer(Duration::from_millis(700));
            gui.send(release);
            gui.wait_for("bestmove ");
            gui.no_answer(Duration::from_millis(100));
            gui.end();
        }
    }
}

#[test]
fn usiok_comes_at_once_with_the_options_of_guis() {
    // The first start may have to read the program from the disk.
    let mut first = Gui::start();
    first.send("usi");
    first.wait_for("usiok");
    first.end();

    let mut gui = Gui::start();
    let asked = Instant::now();
    gui.send("usi");
    gui.wait_for("option name USI_Hash type spin ");
    gui.wait_for("usiok");
    assert!(
        asked.elapsed() < Duration::from_millis(500),
        "{:?}",
        asked.elapsed()
    );
    gui.send("setoption name USI_Hash value 8");
    gui.send("setoption name Of_Another_Engine value x");
    gui.send("isready");
    assert_eq!(gui.lines.recv_timeout(PATIENCE).as_deref(), Ok("readyok"));
    gui.send("quit");
    gui.end();
}

#[test]
fn lost_long_and_unreadable_positions() {
    let mut gui = Gui::start();
    gui.send("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    gui.send("go btime 0 wtime 0 byoyomi 100");
    assert_eq!(gui.wait_for("bestmove"), "bestmove resign");
    gui.send("go mate infinite");
    assert_eq!(gui.wait_for("checkmate"), "checkmate notimplemented");
    let cycles = ["2h3h 8b7b 3h2h 7b8b"; 150].join(" ");
    gui.send(&format!("position startpos moves {cycles}"));
    gui.send("go nodes 500");
    let best = gui.wait_for("bestmove");
    gui.send("position startpos moves 7g7e");
    gui.wait_for("info string position ignored: move 1, 7g7e, is illegal");
    gui.send("go depth deep");
    gui.wait_for("info string ignored: column 10");
    gui.send("setoption name MultiPV value none");
    gui.wait_for("info string setoption ignored");
    gui.send("go nodes 500");
    assert_ne!(best, "bestmove resign");
    gui.wait_for("bestmove ");
    gui.end();
}

#[test]
fn a_network_takes_the_place_of_the_evaluation() {
    use komadai_nnue::{Network, Shape, Width};

    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    // A network for which every position is worth a pawn to the side to move, and so as little after every move.
    let mut shape = Shape::zero(Width::W64);
    shape.output_bias = 255 * 64 / 4;
    let network = Network::new(Width::W64, &shape, "one number").expect("within limits");
    std::fs::write(path("one.net"), network.write()).expect("room");
    std::fs::write(path("other.net"), "no network").expect("room");

    let mut gui = Gui::start();
    let score = |gui: &mut Gui| {
        gui.send("usinewgame");
        gui.send("position startpos");
        gui.send("go depth 1");
        let line = gui.wait_for("info depth 1 ");
        gui.wait_for("bestmove ");
        let (_, after) = line.split_once(" score cp ").expect("a score");
        after.split(' ').next().map(str::to_owned)
    };
    gui.send("setoption name EvalFile value <handmade>");
    let before = score(&mut gui);
    gui.send(&format!(
        "setoption name EvalFile value {}",
        path("one.net")
    ));
    assert_eq!(score(&mut gui).as_deref(), Some("-100"));
    // A file that is not there and one that is no network leave things as they are.
    gui.send(&format!(
        "setoption name EvalFile value {}",
        path("none.net")
    ));
    gui.wait_for("info string");
    gui.send(&format!(
        "setoption name EvalFile value {}",
        path("other.net")
    ));
    let told = gui.wait_for("info string");
    assert!(told.contains("not a network file"), "{told}");
    assert_eq!(score(&mut gui).as_deref(), Some("-100"));
    gui.send("setoption name EvalFile value <handmade>");
    assert_eq!(score(&mut gui), before);
    gui.end();
}

#[test]
fn illegal_searchmoves_are_left_out() {
    let mut gui = Gui::start();
    gui.send("position startpos");
    gui.send("go searchmoves 7g7a 1g1f nodes 500");
    gui.wait_for("info string searchmoves: 7g7a left out: ");
    assert!(gui.wait_for("bestmove ").starts_with("bestmove 1g1f"));
    gui.send("go searchmoves 3c3d nodes 500");
    gui.wait_for("info string searchmoves: 3c3d left out: ");
    assert_ne!(gui.wait_for("bestmove "), "bestmove resign");
    gui.end();
}

#[test]
fn a_level_does_not_repeat_its_games() {
    let mut gui = Gui::start();
    gui.send("setoption name SkillLevel value 1");
    let mut replies = std::collections::HashSet::new();
    for _ in 0..40 {
        gui.send("usinewgame");
        gui.send("position startpos moves 7g7f 3c3d 2g2f");
        gui.send("go");
        replies.insert(gui.wait_for("bestmove "));
    }
    assert!(replies.len() > 1, "always {replies:?}");
    gui.end();
}

#[test]
fn the_book_answers_where_a_game_is_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("book.db");
    let text = "#YANEURAOU-DB2016 1.00\n\
        sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n9g9f 3c3d 20 7\n1g1f none 19 7\n5g5e none 90 7\n";
    std::fs::write(&file, text).expect("written");
    let mut gui = Gui::start();
    gui.send(&format!("setoption name BookFile value {}", file.display()));
    gui.send("go byoyomi 1000 btime 0 wtime 0 searchmoves 9g9f 7g7f");
    gui.wait_for("info string book: 5g5e is illegal here");
    gui.wait_for("info string book: one of 1");
    assert_eq!(gui.wait_for("bestmove "), "bestmove 9g9f ponder 3c3d");
    // Whoever asks for nodes wants to see the engine think.
    gui.send("go nodes 200 searchmoves 1g1f");
    gui.wait_for("info depth 1 ");
    gui.wait_for("bestmove ");
    for option in ["USI_OwnBook value false", "BookFile value no_book"] {
        gui.send(&format!("setoption name {option}"));
        gui.send("go movetime 30 searchmoves 1g1f");
        gui.wait_for("info depth 1 seldepth");
        gui.wait_for("bestmove 1g1f");
        gui.send("setoption name USI_OwnBook value true");
    }
    std::fs::write(&file, text.replace("20 7", "20 deep")).expect("written");
    gui.send(&format!("setoption name BookFile value {}", file.display()));
    gui.send("isready");
    gui.wait_for(&format!(
        "info string BookFile {}: line 3: ",
        file.display()
    ));
    gui.wait_for("readyok");
    gui.send("setoption name BookFile value no/such/book.db");
    gui.wait_for("info string setoption ignored: BookFile no/such/book.db: ");
    gui.end();
}

#[test]
fn a_seed_makes_games_repeatable() {
    let games = || {
        let mut gui = Gui::start();
        gui.send("setoption name SkillLevel value 1");
        gui.send("setoption name Seed value 5");
        let mut replies = Vec::new();
        for _ in 0..6 {
            gui.send("usinewgame");
            gui.send("position startpos moves 7g7f 3c3d 2g2f");
            gui.send("go nodes 2000");
            replies.push(gui.wait_for("bestmove "));
        }
        gui.end();
        replies
    };
    let first = games();
    assert_eq!(first, games());
    assert!(first.iter().any(|reply| *reply != first[0]), "{first:?}");
}
