//! A server to talk to, and the two ways of talking.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use komadai_server::{Config, EngineConfig, PageFolder, Server};
use komadai_usi::client::{EngineCommand, Limits};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing here may take longer; a test that would hang fails instead.
const PATIENCE: Duration = Duration::from_secs(20);

pub async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    match tokio::time::timeout(PATIENCE, future).await {
        Ok(value) => value,
        Err(_) => panic!("waited too long for {what}"),
    }
}

/// A running server with its own folder.
pub struct Host {
    pub address: SocketAddr,
    pub folder: Arc<TempDir>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

pub fn config(folder: &Path, behaviour: &str) -> Config {
    let page = folder.join("page");
    std::fs::create_dir_all(page.join("assets")).unwrap();
    std::fs::write(
        page.join("index.html"),
        "<!doctype html><title>Komadai</title>",
    )
    .unwrap();
    std::fs::write(
        page.join("assets/index-1a2b.js"),
        "let x = 1;\n".repeat(1_000),
    )
    .unwrap();
    let mut engine = EngineConfig::new(engine_command(folder, behaviour));
    (engine.move_time_ms, engine.level_time_ms) = (55, 22);
    engine.hint_time = Duration::from_millis(77);
    engine.least_reply = Duration::ZERO;
    engine.limits = Limits {
        usiok: Duration::from_secs(10),
        readyok: Duration::from_secs(10),
        stop: Duration::from_millis(300),
        quit: Duration::from_millis(300),
    };
    Config::new(folder.join("data"), Arc::new(PageFolder::new(page)), engine)
}

/// This test program itself, told to be an engine (see `fake_engine`).
fn engine_command(folder: &Path, behaviour: &str) -> EngineCommand {
    EngineCommand::new(std::env::current_exe().unwrap())
        .arg("--exact")
        .arg("fake_engine::as_a_process")
        .arg("--nocapture")
        .arg("--skip")
        .arg(format!("behaviour={behaviour}"))
        .arg("--skip")
        .arg(format!("log={}", folder.join("engine.log").display()))
}

impl Host {
    pub async fn start(behaviour: &str) -> Self {
        Self::start_in(Arc::new(tempfile::tempdir().unwrap()), behaviour).await
    }

    pub async fn start_in(folder: Arc<TempDir>, behaviour: &str) -> Self {
        let config = config(folder.path(), behaviour);
        Self::run(folder, config).await
    }

    /// A server with other settings than the usual ones of the tests.
    pub async fn start_with(behaviour: &str, change: impl FnOnce(&mut Config)) -> Self {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let mut config = config(folder.path(), behaviour);
        change(&mut config);
        Self::run(folder, config).await
    }

    async fn run(folder: Arc<TempDir>, config: Config) -> Self {
        let server = Server::bind(config).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self {
            address,
            folder,
            stop,
            task,
        }
    }

    /// Stops the server in good order.
    pub async fn stop(self) -> Arc<TempDir> {
        let _ = self.stop.send(());
        soon("the server's end", self.task).await.unwrap();
        self.folder
    }

    /// What the fake engine was told, one line each.
    pub fn engine_log(&self) -> Vec<String> {
        let text = std::fs::read_to_string(self.folder.path().join("engine.log"));
        text.unwrap_or_default()
            .lines()
            .map(str::to_owned)
            .collect()
    }

    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let own = format!("127.0.0.1:{}", self.address.port());
        let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if !headers
            .iter()
            .any(|(name, _)| name.eq_ignore_ascii_case("host"))
        {
            head.push_str(&format!("host: {own}\r\n"));
        }
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str(&format!("content-length: {}\r\n\r\n", body.len()));
        let mut bytes = head.into_bytes();
        bytes.extend_from_slice(body);
        self.raw(&bytes).await
    }

    /// Sends bytes as they are and reads the answer to its end.
    pub async fn raw(&self, bytes: &[u8]) -> Answer {
        self.exchange(bytes, false).await
    }

    /// Sends bytes that are no request, says that no more will come, and waits for the end.
    pub async fn garbage(&self, bytes: &[u8]) {
        self.exchange(bytes, true).await;
    }

    async fn exchange(&self, bytes: &[u8], shut: bool) -> Answer {
        let exchange = async {
            let mut stream = TcpStream::connect(self.address).await.unwrap();
            // The server may answer and close before it has read everything.
            let _ = stream.write_all(bytes).await;
            if shut {
                let _ = stream.shutdown().await;
            }
            let mut answer = Vec::new();
            let _ = stream.read_to_end(&mut answer).await;
            answer
        };
        Answer::parse(&soon("an answer", exchange).await)
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], b"").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        let headers = [("content-type", "application/json")];
        self.send("POST", path, &headers, body.to_string().as_bytes())
            .await
    }

    /// Makes a game and returns its id.
    pub async fn new_game(&self, body: &Value) -> String {
        let answer = self.post("/api/games", body).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()["id"].as_str().unwrap().to_owned()
    }

    pub async fn game(&self, id: &str) -> Value {
        let answer = self.get(&format!("/api/games/{id}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// A socket that has not said hello.
    pub async fn connect(&self, id: &str) -> Live {
        let url = format!("ws://{}/api/games/{id}/live", self.address);
        let request = url.into_client_request().unwrap();
        let connecting = tokio_tungstenite::connect_async(request);
        let (socket, _) = soon("a WebSocket", connecting).await.unwrap();
        Live { socket, head: 0 }
    }

    /// A socket that has said hello and has caught up.
    pub async fn join(&self, id: &str, since: u64) -> (Live, Value, Vec<Value>) {
        let mut live = self.connect(id).await;
        let (welcome, events) = live.hello(since).await;
        (live, welcome, events)
    }
}

pub struct Answer {
    pub status: u16,
    head: String,
    pub body: Vec<u8>,
}

impl Answer {
    fn parse(bytes: &[u8]) -> Self {
        let end = bytes
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .unwrap_or(bytes.len());
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok())
            .unwrap_or(0);
        let mut answer = Self {
            status,
            head,
            body: Vec::new(),
        };
        let rest = bytes.get(end + 4..).unwrap_or_default();
        answer.body = match answer.header("transfer-encoding") {
            Some("chunked") => dechunk(rest),
            _ => rest.to_vec(),
        };
        answer
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().skip(1).find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }

    /// Checks an error answer and hands its details out.
    #[track_caller]
    pub fn error(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        let error = self.json()["error"].clone();
        assert_eq!(error["code"], code, "{error}");
        assert!(
            error["message"]
                .as_str()
                .is_some_and(|text| !text.is_empty()),
            "{error}"
        );
        for always in ["field", "rule", "column"] {
            assert!(error.get(always).is_some(), "{always} is missing: {error}");
        }
        error
    }
}

fn dechunk(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") {
        let size = std::str::from_utf8(&bytes[..end]).unwrap();
        let size = usize::from_str_radix(size, 16).unwrap();
        if size == 0 {
            break;
        }
        whole.extend_from_slice(&bytes[end + 2..end + 2 + size]);
        bytes = &bytes[end + 2 + size + 2..];
    }
    whole
}

/// A client of a live game.
pub struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub head: u64,
}

impl Live {
    pub async fn send_text(&mut self, text: &str) {
        soon("sending", self.socket.send(Message::text(text)))
            .await
            .unwrap();
    }

    /// Sends unless the connection has ended.
    pub async fn try_send(&mut self, frame: &Value) -> Option<()> {
        self.socket
            .send(Message::text(frame.to_string()))
            .await
            .ok()
    }

    pub async fn send_message(&mut self, message: Message) {
        soon("sending", self.socket.send(message)).await.unwrap();
    }

    pub async fn send(&mut self, frame: &Value) {
        self.send_text(&frame.to_string()).await;
    }

    /// The next frame; checks that event numbers have no gaps.
    pub async fn next(&mut self) -> Value {
        loop {
            match soon("a frame", self.socket.next()).await {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    if frame["type"] == "events" {
                        for event in frame["events"].as_array().unwrap() {
                            assert_eq!(event["seq"], self.head + 1, "a gap or a repetition");
                            self.head += 1;
                        }
                    }
                    return frame;
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => panic!("the connection ended: {other:?}"),
            }
        }
    }

    /// Reads until the server closes, and returns the code.
    pub async fn closed(&mut self) -> u16 {
        loop {
            match soon("the close", self.socket.next()).await {
                Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
                Some(Ok(_)) => {}
                other => panic!("the connection ended without a code: {other:?}"),
            }
        }
    }

    /// Says goodbye; the server must answer the closing handshake.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
        loop {
            match soon("the answer to the close", self.socket.next()).await {
                Some(Ok(Message::Close(_))) => return,
                Some(Ok(_)) => {}
                other => panic!("the close was not answered: {other:?}"),
            }
        }
    }

    /// Says hello; the welcome and all events up to its head.
    pub async fn hello(&mut self, since: u64) -> (Value, Vec<Value>) {
        self.head = since;
        self.send(&json!({"type": "hello", "protocol": 1, "since": since}))
            .await;
        let welcome = self.next().await;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        let mut events = Vec::new();
        while self.head < welcome["head"].as_u64().unwrap() {
            events.extend(events_of(&self.next().await));
        }
        (welcome, events)
    }

    /// The next frame of a type; others are skipped.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().await;
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// Skips to the next event of a kind.
    pub async fn event(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().await;
            if let Some(event) = events_of(&frame)
                .into_iter()
                .find(|event| event["kind"] == kind)
            {
                return event;
            }
        }
    }

    /// Skips to a state of the engine.
    pub async fn engine(&mut self, state: &str) -> Value {
        loop {
            let frame = self.next_of("engine").await;
            if frame["state"] == state {
                return frame;
            }
        }
    }

    /// Sends a command under a new id and returns the answer, with the events that came before it.
    pub async fn command(&mut self, command: &Value) -> (Vec<Value>, Value) {
        // A client that comes again must not use an id twice.
        static COMMANDS: AtomicU32 = AtomicU32::new(0);
        let id = format!("t{}", COMMANDS.fetch_add(1, Ordering::Relaxed));
        self.envelope(&json!({"type": "command", "id": id, "command": command}))
            .await
    }

    /// Sends a whole command frame and returns the answer, with the events that came before it.
    pub async fn envelope(&mut self, frame: &Value) -> (Vec<Value>, Value) {
        self.send(frame).await;
        let mut events = Vec::new();
        loop {
            let answer = self.next().await;
            events.extend(events_of(&answer));
            if matches!(
                answer["type"].as_str(),
                Some("accepted" | "refused" | "error")
            ) {
                assert_eq!(answer["id"], frame["id"], "{answer}");
                return (events, answer);
            }
        }
    }

    pub async fn play(&mut self, usi: &str) -> Vec<Value> {
        let (events, answer) = self.command(&json!({"type": "play", "move": usi})).await;
        assert_eq!(answer["type"], "accepted", "{usi}: {answer}");
        events
    }

    pub async fn refused(&mut self, command: &Value) -> Value {
        let (events, answer) = self.command(command).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        assert!(events.is_empty(), "a refused command caused {events:?}");
        answer
    }
}

pub fn events_of(frame: &Value) -> Vec<Value> {
    let events = frame["events"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    events.iter().map(|event| event["event"].clone()).collect()
}

pub fn kinds(events: &[Value]) -> Vec<&str> {
    events
        .iter()
        .map(|event| event["kind"].as_str().unwrap())
        .collect()
}
