//! An engine for the tests. The test program starts itself again, told by an argument how to behave, so that no other
//! program has to be built and found.

use std::fs::OpenOptions;
use std::io::{BufRead, Write};
use std::time::Duration;

use komadai_core::{Position, PositionText, Strictness};

/// The value of an argument `--skip name=value`, which the test harness takes for one of its own.
fn argument(name: &str) -> Option<String> {
    std::env::args().find_map(|argument| {
        argument
            .strip_prefix(name)?
            .strip_prefix('=')
            .map(str::to_owned)
    })
}

/// Not a check: an engine, when it was started as one.
#[test]
fn as_a_process() {
    let Some(behaviour) = argument("behaviour") else {
        return;
    };
    let log = argument("log").unwrap();
    run(&behaviour, &log);
    // Nothing more may be printed, the summary of the test harness for one.
    std::process::exit(0);
}

fn run(behaviour: &str, log: &str) {
    // The harness has begun a line of its own.
    say("");
    let mut position = Position::start();
    let mut searching = false;
    note(log, "(started)");
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        note(log, &line);
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "usi" if behaviour == "mute" => {}
            "usi" => {
                say("id name Fake");
                say("option name SkillLevel type spin default 0 min 0 max 12");
                say(
                    "option name EnteringKingRule type combo default CSARule27 var NoEnteringKing var CSARule24 var CSARule24H var CSARule27 var TryRule",
                );
                say("option name MaxMovesToDraw type spin default 0 min 0 max 1000");
                say("usiok");
            }
            "isready" => say("readyok"),
            "position" => {
                let text: PositionText = rest.parse().unwrap();
                position = text.setup.into_position(Strictness::Game).unwrap();
                for mv in text.moves {
                    position.play(mv).unwrap();
                }
            }
            "go" => {
                searching = true;
                searching = go(behaviour, log, &position, searching);
            }
            "stop" if searching && behaviour == "waits" => {
                say(&format!("bestmove {}", first_move(&position)));
                searching = false;
            }
            "quit" => break,
            _ => {}
        }
    }
}

/// Whether the search goes on.
fn go(behaviour: &str, log: &str, position: &Position, searching: bool) -> bool {
    match behaviour {
        "crashes" => std::process::exit(3),
        "crashes-once" => {
            let lines = std::fs::read_to_string(log).unwrap_or_default();
            if lines.lines().filter(|line| line.starts_with("go")).count() == 1 {
                std::process::exit(3);
            }
            say(&format!("bestmove {}", first_move(position)));
        }
        "silent" | "waits" => return searching,
        "slow" => {
            std::thread::sleep(Duration::from_millis(150));
            say(&format!("bestmove {}", first_move(position)));
        }
        "cheats" => say("bestmove 1a9i"),
        "babbles" => say("bestmove of all worlds"),
        "resigns" => say("bestmove resign"),
        "declares" => say("bestmove win"),
        _ => say(&format!("bestmove {}", first_move(position))),
    }
    false
}

/// The legal move whose text comes first: every run answers alike.
fn first_move(position: &Position) -> String {
    let moves = position.legal_moves();
    moves
        .iter()
        .map(ToString::to_string)
        .min()
        .unwrap_or_else(|| "resign".to_owned())
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    // The other side may have gone.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

fn note(log: &str, line: &str) {
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(log)
        .unwrap();
    writeln!(file, "{line}").unwrap();
}
