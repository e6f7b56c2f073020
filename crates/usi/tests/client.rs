//! The client against small fake engines: this test binary starts itself, and the variable
//! `FAKE_ENGINE` tells the copy how to behave.

use std::io::{self, BufRead, Write};
use std::thread;
use std::time::{Duration, Instant};

use komadai_core::{ByColor, Color};
use komadai_usi::client::{Answer, Client, ClientError, EngineCommand, Limits};
use komadai_usi::{
    BestMove, Clocks, GameClock, GamePosition, GameResult, Go, Info, MateAnswer, Millis,
    OptionName, Text,
};

/// Not a test: what the copy does.
#[test]
fn fake_engine() {
    let Ok(behaviour) = std::env::var("FAKE_ENGINE") else {
        return;
    };
    fake(&behaviour);
    std::process::exit(0);
}

fn say(line: &str) {
    let mut out = io::stdout().lock();
    let _ = out.write_all(line.as_bytes());
    let _ = out.write_all(b"\n");
    let _ = out.flush();
}

fn fake(behaviour: &str) {
    if behaviour == "dies at once" {
        eprintln!("library not found");
        std::process::exit(3);
    }
    let mut last_go = String::new();
    let mut last_position = String::new();
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        match (line.split_whitespace().next().unwrap_or(""), behaviour) {
            ("usi", "never usiok") => say("id name Mute"),
            ("usi", "chatter") => loop {
                say("still loading");
            },
            ("usi", _) => {
                if behaviour == "garbage" {
                    let _ = io::stdout()
                        .write_all(b"\x82\xb1\x82\xf1\x82\xc9\x82\xbf\x82\xcd\n\x00\xff\n\n");
                    say("option name Broken type float");
                    say("option");
                }
                say("id name Fake 2");
                say("id author nobody");
                say("option name Level type spin default 3 min 1 max 5");
                say("usiok");
            }
            ("isready", "never readyok") => {}
            ("isready", _) => say("readyok"),
            ("setoption", _) => say(&format!("info string {line}")),
            ("position", _) => last_position = line,
            ("go", "dies in search") => {
                eprintln!("assertion failed: a < b");
                std::process::exit(7);
            }
            ("go", "closes its output") => std::process::exit(0),
            ("go", "never answers" | "answers stop" | "late") => last_go = line,
            ("go", "illegal") => say("bestmove 5i5a"),
            ("go", "unreadable") => say("bestmove e2e4"),
            ("go", "twice") => {
                say("bestmove 7g7f");
                say("bestmove 2g2f");
            }
            ("go", "garbage") => {
                let _ = io::stdout().write_all(b"info string \x8f\xab\x8a\xfb\n\xff\xff\xff\n");
                say("info depth deep");
                say("info depth 3 score cp 12 pv 7g7f 3c3d rep_inf");
                say("bestmove 7g7f ponder 7f7e");
            }
            ("go", "mate") => say("checkmate nomate"),
            ("go", "echo") => {
                say(&format!("info string {last_position} {line}"));
                say("bestmove resign");
            }
            ("go", "ponders") if line.contains("ponder") => {}
            ("go", _) => say("bestmove 7g7f ponder 3c3d"),
            ("stop", "answers stop" | "ponders") => say("bestmove 7g7f"),
            ("stop", "late") => say("bestmove resign"),
            ("ponderhit", "ponders") => {
                say(&format!("info string {line}"));
                say("bestmove 2g2f");
            }
            ("quit", "never quits") => thread::sleep(Duration::from_secs(120)),
            ("quit", _) => return,
            _ => {}
        }
    }
    let _ = last_go;
    if behaviour == "never quits" {
        thread::sleep(Duration::from_secs(120));
    }
}

/// Generous where an answer is expected.
const PATIENT: Limits = Limits {
    usiok: Duration::from_secs(20),
    readyok: Duration::from_secs(20),
    stop: Duration::from_secs(20),
    quit: Duration::from_secs(20),
};

/// Short where none is expected.
const HASTY: Limits = Limits {
    usiok: Duration::from_millis(300),
    readyok: Duration::from_millis(300),
    stop: Duration::from_millis(300),
    quit: Duration::from_millis(300),
};

fn command(behaviour: &str) -> EngineCommand {
    EngineCommand::new(std::env::current_exe().expect("own path"))
        .arg("fake_engine")
        .arg("--exact")
        .arg("--nocapture")
        .env("FAKE_ENGINE", behaviour)
}

fn client(behaviour: &str) -> Client {
    Client::start(&command(behaviour), PATIENT).expect("starts")
}

/// A started engine with short limits from now on.
fn hasty_client(behaviour: &str) -> Client {
    let mut client = client(behaviour);
    client.set_limits(HASTY);
    client
}

fn start() -> GamePosition {
    GamePosition::start_position()
}

fn silent(_: &Info) {}

fn best(best: &str, ponder: Option<&str>) -> Answer {
    Answer::Best(BestMove::Move {
        best: best.parse().expect("a move"),
        ponder: ponder.map(|mv| mv.parse().expect("a move")),
    })
}

#[test]
fn a_whole_conversation() {
    let mut client = client("plain");
    assert_eq!(client.identity().name.as_str(), "Fake 2");
    assert_eq!(client.identity().author.as_str(), "nobody");
    assert_eq!(client.options().len(), 1);
    let level = client.option("level").expect("declared");
    assert_eq!(level.default_value().as_deref(), Some("3"));
    client.prepare().expect("ready");
    client.new_game().expect("told");
    for _ in 0..3 {
        let found = client
            .search(&start(), &Go::default(), None, &mut silent)
            .expect("answers");
        assert_eq!(found.answer, best("7g7f", Some("3c3d")));
    }
    client.game_over(GameResult::Win).expect("told");
    assert!(client.quit());
}

#[test]
fn options_are_checked_if_declared_and_sent_if_not() {
    let mut client = client("echo");
    let name = |name: &str| OptionName::new(name).expect("a name");
    client
        .set_option(&name("level"), Some(&Text::new("4")))
        .expect("fits");
    client
        .set_option(&name("USI_Hash"), Some(&Text::new("64")))
        .expect("tolerated");
    let error = client
        .set_option(&name("Level"), Some(&Text::new("9")))
        .expect_err("too high");
    assert_eq!(
        error.to_string(),
        "option Level takes a whole number from 1 to 5, not \"9\""
    );
    client.prepare().expect("ready");
    let lines = client.last_lines().output;
    assert!(
        lines.contains(&"info string setoption name Level value 4".to_owned()),
        "{lines:?}"
    );
    assert!(
        lines.contains(&"info string setoption name USI_Hash value 64".to_owned()),
        "{lines:?}"
    );
}

/// A21: black has 30 s byoyomi, white 60 s, or 10 s a move more.
#[test]
fn each_side_is_sent_its_own_clock() {
    let ms = Millis::new;
    let clock = GameClock {
        left: ByColor::new(ms(600_000), ms(300_000)),
        byoyomi: ByColor::new(ms(30_000), ms(60_000)),
        increment: ByColor::new(Millis::ZERO, Millis::ZERO),
    };
    let mut client = client("echo");
    let mut told = |side: Color, clock: &GameClock| {
        let mut heard = String::new();
        let mut observer = |info: &Info| heard = info.to_string();
        let go = Go::with_clocks(clock.for_side(side));
        client
            .search(&start(), &go, None, &mut observer)
            .expect("answers");
        heard
    };
    let prefix = "info string position startpos go btime 600000 wtime 300000";
    assert_eq!(
        told(Color::Black, &clock),
        format!("{prefix} byoyomi 30000")
    );
    assert_eq!(
        told(Color::White, &clock),
        format!("{prefix} byoyomi 60000")
    );
    let fischer = GameClock {
        byoyomi: ByColor::new(ms(30_000), Millis::ZERO),
        increment: ByColor::new(Millis::ZERO, ms(10_000)),
        ..clock.clone()
    };
    assert_eq!(
        told(Color::Black, &fischer),
        format!("{prefix} byoyomi 30000 binc 0 winc 10000")
    );
    assert_eq!(
        told(Color::White, &fischer),
        format!("{prefix} binc 0 winc 10000")
    );
    let sudden = GameClock {
        byoyomi: ByColor::new(Millis::ZERO, Millis::ZERO),
        ..clock
    };
    assert_eq!(told(Color::White, &sudden), format!("{prefix} byoyomi 0"));
}

#[test]
fn the_game_is_sent_with_its_moves() {
    let mut client = client("echo");
    let mut game = start();
    game.play("7g7f".parse().expect("a move")).expect("legal");
    let mut heard = Vec::new();
    let mut observer = |info: &Info| heard.push(info.to_string());
    let found = client
        .search(&game, &Go::infinite(), None, &mut observer)
        .expect("answers");
    assert_eq!(found.answer, Answer::Best(BestMove::Resign));
    assert_eq!(
        heard,
        ["info string position startpos moves 7g7f go infinite"]
    );
}

#[test]
fn a_missing_program_is_named() {
    let error = Client::start(&EngineCommand::new("/nowhere/engine"), PATIENT).expect_err("none");
    assert!(
        error
            .to_string()
            .starts_with("cannot start /nowhere/engine: "),
        "{error}"
    );
}

#[test]
fn a_death_is_told_with_the_last_words() {
    let error = Client::start(&command("dies at once"), PATIENT).expect_err("it died");
    let ClientError::Ended {
        status,
        expected,
        last,
    } = &error
    else {
        panic!("{error}")
    };
    assert!(status.contains('3'), "{status}");
    assert_eq!(*expected, "usiok");
    assert_eq!(last.errors, ["library not found"]);

    let mut client = client("dies in search");
    let error = client
        .search(&start(), &Go::default(), None, &mut silent)
        .expect_err("it died");
    assert!(
        matches!(
            error,
            ClientError::Ended {
                expected: "bestmove",
                ..
            }
        ),
        "{error}"
    );
    let text = error.to_string();
    assert!(
        text.contains("its last error output: assertion failed: a < b"),
        "{text}"
    );
    let again = client
        .search(&start(), &Go::default(), None, &mut silent)
        .expect_err("gone");
    assert!(matches!(again, ClientError::Ended { .. }), "{again}");
    assert!(client.prepare().is_err());
    assert!(client.game_over(GameResult::Lose).is_ok());
}

#[test]
fn silence_is_told_in_time() {
    let started = Instant::now();
    let error = Client::start(&command("never usiok"), HASTY).expect_err("silent");
    assert!(
        matches!(
            error,
            ClientError::Silent {
                expected: "usiok",
                ..
            }
        ),
        "{error}"
    );
    assert!(
        error
            .to_string()
            .starts_with("no usiok from the engine within 300 ms"),
        "{error}"
    );

    let error = Client::start(&command("chatter"), HASTY).expect_err("no usiok");
    assert!(
        matches!(
            error,
            ClientError::Silent {
                expected: "usiok",
                ..
            }
        ),
        "{error}"
    );
    assert!(error.to_string().contains("still loading"), "{error}");

    let error = hasty_client("never readyok").prepare().expect_err("silent");
    assert!(
        matches!(
            error,
            ClientError::Silent {
                expected: "readyok",
                ..
            }
        ),
        "{error}"
    );

    let mut client = hasty_client("never answers");
    let limit = Some(Duration::from_millis(50));
    let error = client
        .search(&start(), &Go::default(), limit, &mut silent)
        .expect_err("silent");
    assert!(
        matches!(
            error,
            ClientError::Silent {
                expected: "bestmove",
                ..
            }
        ),
        "{error}"
    );
    assert!(started.elapsed() < Duration::from_secs(15));
}

#[test]
fn a_search_over_its_limit_is_stopped() {
    let mut client = client("answers stop");
    let limit = Some(Duration::from_millis(40));
    let found = client
        .search(&start(), &Go::infinite(), limit, &mut silent)
        .expect("answers");
    assert_eq!(found.answer, best("7g7f", None));
    assert!(
        found.elapsed >= Duration::from_millis(40),
        "{:?}",
        found.elapsed
    );
}

#[test]
fn a_remote_stops_from_another_thread_and_only_its_own_search() {
    let mut client = client("answers stop");
    let first = client.begin(&start(), &Go::infinite()).expect("begins");
    let remote = first.clone();
    let stopper = thread::spawn(move || remote.stop());
    let found = client.finish(None, &mut silent).expect("answers");
    assert_eq!(found.answer, best("7g7f", None));
    stopper.join().expect("no panic");
    assert!(matches!(
        client.finish(None, &mut silent),
        Err(ClientError::Idle)
    ));

    let second = client.begin(&start(), &Go::infinite()).expect("begins");
    first.stop();
    let stopper = thread::spawn(move || {
        thread::sleep(Duration::from_millis(40));
        second.stop();
    });
    let found = client.finish(None, &mut silent).expect("answers");
    assert!(
        found.elapsed >= Duration::from_millis(40),
        "the first remote stopped the second"
    );
    stopper.join().expect("no panic");
}

#[test]
fn an_abandoned_search_does_not_answer_the_next() {
    let mut client = client("ponders");
    let ponder = Go {
        ponder: true,
        ..Go::default()
    };
    client.begin(&start(), &ponder).expect("begins");
    let mut game = start();
    for mv in ["2g2f", "8c8d"] {
        game.play(mv.parse().expect("a move")).expect("legal");
    }
    let found = client
        .search(&game, &Go::default(), None, &mut silent)
        .expect("answers");
    assert_eq!(found.answer, best("7g7f", Some("3c3d")));
}

#[test]
fn a_ponder_search_is_told_of_the_hit() {
    let mut client = client("ponders");
    let ponder = Go {
        ponder: true,
        ..Go::default()
    };
    let remote = client.begin(&start(), &ponder).expect("begins");
    thread::sleep(Duration::from_millis(60));
    remote.ponderhit(Clocks {
        byoyomi: Some(Millis::new(9)),
        ..Clocks::default()
    });
    remote.ponderhit(Clocks::default());
    let mut heard = Vec::new();
    let found = client
        .finish(None, &mut |info| heard.push(info.to_string()))
        .expect("answers");
    assert_eq!(found.answer, best("2g2f", None));
    assert_eq!(heard, ["info string ponderhit byoyomi 9"]);
}

#[test]
fn a_second_bestmove_is_not_the_next_answer() {
    let mut client = client("twice");
    let found = client
        .search(&start(), &Go::default(), None, &mut silent)
        .expect("answers");
    assert_eq!(found.answer, best("7g7f", None));
    // The second answer has arrived when `readyok` has.
    client.prepare().expect("ready");
    let found = client
        .search(&start(), &Go::default(), None, &mut silent)
        .expect("answers");
    assert_eq!(found.answer, best("7g7f", None));
}

#[test]
fn illegal_and_unreadable_answers_are_told() {
    let mut engine = client("illegal");
    let error = engine
        .search(&start(), &Go::default(), None, &mut silent)
        .expect_err("illegal");
    assert!(matches!(error, ClientError::Illegal { .. }), "{error}");
    assert!(
        error
            .to_string()
            .starts_with("the engine's move 5i5a is illegal: "),
        "{error}"
    );
    engine.prepare().expect("still alive");

    let mut engine = client("unreadable");
    let error = engine
        .search(&start(), &Go::default(), None, &mut silent)
        .expect_err("e2e4");
    assert!(matches!(error, ClientError::BadAnswer { .. }), "{error}");
    assert!(error.to_string().contains("found \"e2e4\""), "{error}");
    engine.prepare().expect("still alive");
}

#[test]
fn garbage_and_shift_jis_are_tolerated() {
    let mut client = client("garbage");
    assert_eq!(client.identity().name.as_str(), "Fake 2");
    assert_eq!(client.options().len(), 1);
    let mut depths = Vec::new();
    let mut observer = |info: &Info| depths.extend(info.depth);
    let found = client
        .search(&start(), &Go::default(), None, &mut observer)
        .expect("answers");
    assert_eq!(
        found.answer,
        best("7g7f", None),
        "an illegal ponder move is dropped"
    );
    assert_eq!(depths, [3]);
}

#[test]
fn mate_searches_have_their_own_answer() {
    let mut client = client("mate");
    let go = Go {
        mate: Some(komadai_usi::MateLimit::Infinite),
        ..Go::default()
    };
    let found = client
        .search(&start(), &go, None, &mut silent)
        .expect("answers");
    assert_eq!(found.answer, Answer::Mate(MateAnswer::NoMate));
}

#[test]
fn an_engine_that_does_not_quit_is_killed() {
    let asked = Instant::now();
    assert!(!hasty_client("never quits").quit());
    assert!(asked.elapsed() < Duration::from_secs(15));
    let client = client("never quits");
    let dropped = Instant::now();
    drop(client);
    assert!(
        dropped.elapsed() < Duration::from_secs(5),
        "dropping must not wait"
    );
}

#[test]
fn command_lines() {
    #[track_caller]
    fn check(line: &str, program: &str, args: &[&str]) {
        let command: EngineCommand = line
            .parse()
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(command.program().to_str(), Some(program));
        assert_eq!(command.args(), args);
    }
    check("engine", "engine", &[]);
    check(" ./engine  -x  2 ", "./engine", &["-x", "2"]);
    check(
        "\"C:\\my engines\\a.exe\" usi",
        "C:\\my engines\\a.exe",
        &["usi"],
    );
    check("sh -c 'exec \"a b\"' ''", "sh", &["-c", "exec \"a b\"", ""]);
    check("a\"b c\"d", "ab cd", &[]);
    let error = |line: &str| {
        line.parse::<EngineCommand>()
            .expect_err("refused")
            .to_string()
    };
    assert_eq!(error("  "), "the command line is empty");
    assert_eq!(error("''"), "the command line is empty");
    assert_eq!(
        error("a 'b"),
        "column 3: the quotation mark is never closed"
    );
}

#[cfg(unix)]
#[test]
fn a_script_is_an_engine_too() {
    let script = "while read line; do case $line in usi) pwd; echo usiok;; quit) exit;; esac; done";
    let command = EngineCommand::new("sh")
        .arg("-c")
        .arg(script)
        .directory("/");
    let client = Client::start(&command, PATIENT).expect("starts");
    assert_eq!(client.last_lines().output, ["/", "usiok"]);
    assert!(client.quit());
}
