//! `komadai serve`, from outside: a game by HTTP and WebSocket, against the engine too, and the sudden end of the process.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// Longer than anything here takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server in a process of its own, which is killed when the test is done with it.
struct Server {
    child: Child,
    stdout: BufReader<ChildStdout>,
    /// Such as `http://127.0.0.1:4567/`.
    url: String,
}

impl Server {
    fn start(data_dir: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
            .args(["serve", "--port", "0", "--data-dir"])
            .arg(data_dir)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let url = line
            .trim_end()
            .strip_prefix("Komadai: ")
            .expect("the address comes first");
        Self {
            url: url.to_owned(),
            child,
            stdout,
        }
    }

    /// Ends the process as nothing can prepare for: by SIGKILL, where there are signals.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn get(&self, path: &str) -> Value {
        let url = format!("{}{path}", self.url);
        let mut response = ureq::get(&url)
            .call()
            .unwrap_or_else(|error| panic!("{url}: {error}"));
        response.body_mut().read_json().unwrap()
    }

    fn new_game(&self, game: Value) -> String {
        let mut response = ureq::post(format!("{}api/games", self.url))
            .send_json(game)
            .unwrap();
        let game: Value = response.body_mut().read_json().unwrap();
        game["id"].as_str().expect("a game has an id").to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A player's connection to a live game.
struct Player {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    /// All events that came, by their numbers from 1.
    events: Vec<Value>,
    /// The last clock that came.
    clock: Value,
    sent: u32,
}

impl Player {
    fn join(server: &Server, game: &str) -> Self {
        let url = format!(
            "{}api/games/{game}/live",
            server.url.replace("http:", "ws:")
        );
        let (socket, _) = tungstenite::connect(url).expect("the live game answers");
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(PATIENCE)).unwrap();
        }
        let mut player = Self {
            socket,
            events: Vec::new(),
            clock: Value::Null,
            sent: 0,
        };
        player.send(json!({ "type": "hello", "protocol": 1, "since": 0 }));
        let welcome = player.receive("welcome");
        while player.events.len() < welcome["head"].as_u64().unwrap() as usize {
            player.receive("events");
        }
        player
    }

    fn send(&mut self, frame: Value) {
        self.socket.send(Message::text(frame.to_string())).unwrap();
    }

    /// Reads frames until one of this type has come.
    fn receive(&mut self, kind: &str) -> Value {
        loop {
            let message = self
                .socket
                .read()
                .unwrap_or_else(|error| panic!("no {kind} came: {error}"));
            let Message::Text(text) = message else {
                continue;
            };
            let frame: Value = serde_json::from_str(&text).unwrap();
            if frame["type"] == "events" {
                for event in frame["events"].as_array().unwrap() {
                    assert_eq!(event["seq"], self.events.len() + 1, "numbers have no gaps");
                    self.events.push(event["event"].clone());
                }
                self.clock = frame["clock"].clone();
            }
            assert!(
                frame["type"] != "refused" && frame["type"] != "error",
                "{frame}"
            );
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// Plays a move and waits until the server has confirmed it.
    fn play(&mut self, mv: &str) {
        self.sent += 1;
        let id = format!("test-{}-{}", self.events.len(), self.sent);
        self.send(
            json!({ "type": "command", "id": id, "command": { "type": "play", "move": mv } }),
        );
        let accepted = self.receive("accepted");
        assert_eq!(accepted["id"], id);
        assert!(accepted["seq"].as_u64().unwrap() as usize <= self.events.len());
    }
}

#[test]
fn a_killed_server_has_lost_nothing_that_was_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let clock = json!({ "main_ms": 600_000, "byoyomi_ms": 0 });
    let game = server.new_game(json!({
        "opponent": { "kind": "person" },
        "settings": { "clock": { "black": clock, "white": clock } },
    }));
    let mut player = Player::join(&server, &game);
    let mut played: Vec<&str> = Vec::new();

    for moves in [
        &["7g7f", "3c3d", "2g2f"][..],
        &["8c8d"],
        &["2f2e", "8d8e", "8h2b+"],
    ] {
        for mv in moves {
            player.play(mv);
            played.push(mv);
            let confirmed = player.events.clone();
            // Killed right after the confirmation, before the server could tidy anything up.
            if Some(mv) == moves.last() {
                server.kill();
                // While nobody runs the game, time stands still for both sides.
                thread::sleep(Duration::from_millis(1500));
                server = Server::start(folder.path());
                player = Player::join(&server, &game);
                assert_eq!(
                    player.events[..confirmed.len()],
                    confirmed[..],
                    "after {mv}"
                );
                let (now, before) = (&player.clock["now"], &confirmed[confirmed.len() - 1]["at"]);
                let passed = now.as_u64().unwrap() - before.as_u64().unwrap();
                assert!(passed < 1500, "{passed} ms of the pause were charged");
                assert_eq!(
                    server.get(&format!("api/games/{game}"))["moves"],
                    json!(played)
                );
            }
        }
    }
    let listed = server.get("api/games");
    assert_eq!(listed["games"][0]["id"], game.as_str());
}

#[test]
fn the_engine_answers_a_move() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let game = server.new_game(json!({ "opponent": { "kind": "engine", "level": 1 } }));
    let mut player = Player::join(&server, &game);
    let before = player.events.len();
    player.play("7g7f");
    while player.events.len() < before + 2 {
        player.receive("events");
    }
    let moves = server.get(&format!("api/games/{game}"))["moves"].clone();
    assert_eq!(moves[0], "7g7f");
    assert!(moves[1].is_string(), "{moves}");
}

#[test]
fn a_busy_port_is_said_plainly() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let port = server.url.trim_end_matches('/').rsplit(':').next().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .env("LC_ALL", "C")
        .args(["play", "--no-open", "--port", port, "--data-dir"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stdout, b"");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(
        complaint.contains(port) && complaint.contains("in use"),
        "{complaint}"
    );
}

#[test]
fn a_folder_that_cannot_be_used_is_said_in_the_readers_language() {
    let folder = tempfile::tempdir().unwrap();
    let _server = Server::start(folder.path());
    let no_folder = folder.path().join("file");
    std::fs::write(&no_folder, "").unwrap();
    let broken = folder.path().join("broken");
    std::fs::create_dir(&broken).unwrap();
    std::fs::write(broken.join("komadai.sqlite3"), "no database ".repeat(100)).unwrap();
    for (place, expected) in [
        (folder.path(), "ein anderes Komadai benutzt den Ordner"),
        (&no_folder, "lässt sich nicht benutzen"),
        (&broken, "lässt sich nicht öffnen"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_komadai"))
            .args(["serve", "--lang", "de", "--port", "0", "--data-dir"])
            .arg(place)
            .output()
            .unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(
            complaint.contains(expected) && complaint.contains(place.to_str().unwrap()),
            "{complaint}"
        );
        assert_eq!(output.status.code(), Some(2), "{complaint}");
    }
}

#[cfg(unix)]
#[test]
fn a_server_that_is_asked_to_stop_does_and_says_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let stopped = Command::new("kill")
        .arg(server.child.id().to_string())
        .status()
        .unwrap();
    assert!(stopped.success());
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
    let mut rest = String::new();
    server.stdout.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "", "the address is the only line");
}
