//! The frames of the live protocol, see `docs/protocols/live.md`.

use komadai_core::Color;
use komadai_game::{ClockReading, Command, Game, Instant, Refusal, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::http::from_value;
use crate::terms::{Level, Names};

/// The version that this server speaks.
pub(crate) const PROTOCOL: u32 = 1;
/// The largest frame of a client, in bytes.
pub(crate) const MOST_BYTES: usize = 16 * 1024;
/// The most events in one frame.
pub(crate) const MOST_EVENTS: usize = 500;

/// Codes with which the server closes a connection.
pub(crate) mod close {
    pub const AWAY: u16 = 1001;
    pub const TOO_LARGE: u16 = 1009;
    /// What came is no frame of the WebSocket protocol.
    pub const BROKEN: u16 = 1002;
    pub const INTERNAL: u16 = 1011;
    pub const TRY_LATER: u16 = 1013;
    pub const PROTOCOL: u16 = 4400;
    pub const NO_HELLO: u16 = 4401;
    pub const DELETED: u16 = 4404;
    pub const TOO_SLOW: u16 = 4408;
}

/// What a client says.
#[derive(Debug)]
pub(crate) enum ClientFrame {
    Hello { since: u64 },
    Command(Box<CommandFrame>),
    Ping { nonce: u64 },
    RetryEngine,
    Begin,
}

/// A command with its envelope.
#[derive(Debug, Deserialize)]
pub(crate) struct CommandFrame {
    pub id: CommandId,
    pub by: Option<Seat>,
    pub head: Option<u64>,
    pub command: Command,
}

/// A client's name for a command: 1–64 characters `A–Z a–z 0–9 _ -`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct CommandId(String);

impl CommandId {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CommandId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let fits = (1..=64).contains(&text.len())
            && text
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
        if fits {
            Ok(Self(text))
        } else {
            Err("expected 1 to 64 characters A-Z a-z 0-9 _ -")
        }
    }
}

/// A frame that cannot be understood.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct BadFrame {
    pub code: &'static str,
    pub field: String,
    pub message: String,
}

impl BadFrame {
    fn new(code: &'static str, field: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            code,
            field: field.into(),
            message: message.into(),
        }
    }

    pub fn message(message: impl Into<String>) -> Self {
        Self::new("bad-message", "", message)
    }
}

#[derive(Deserialize)]
struct Hello {
    protocol: u32,
    since: u64,
}

#[derive(Deserialize)]
struct Ping {
    nonce: u64,
}

impl ClientFrame {
    /// Reads a text frame.
    pub fn read(text: &str) -> Result<Self, BadFrame> {
        let mut value: Value =
            serde_json::from_str(text).map_err(|error| BadFrame::message(error.to_string()))?;
        let object = value
            .as_object_mut()
            .ok_or_else(|| BadFrame::message("expected a JSON object"))?;
        let kind = match object.remove("type") {
            Some(Value::String(kind)) => kind,
            Some(_) => return Err(BadFrame::new("bad-message", "type", "expected a string")),
            None => return Err(BadFrame::new("bad-message", "type", "missing field `type`")),
        };
        match kind.as_str() {
            "hello" => {
                let hello: Hello = part(value)?;
                if hello.protocol != PROTOCOL {
                    let message = format!("this server speaks version {PROTOCOL}");
                    return Err(BadFrame::new("protocol", "protocol", message));
                }
                Ok(Self::Hello { since: hello.since })
            }
            "command" => Ok(Self::Command(Box::new(part(value)?))),
            "ping" => Ok(Self::Ping {
                nonce: part::<Ping>(value)?.nonce,
            }),
            "retry-engine" => Ok(Self::RetryEngine),
            "begin" => Ok(Self::Begin),
            other => {
                let shown: String = other.chars().take(40).collect();
                let message = format!("version {PROTOCOL} has no frame {shown:?}");
                Err(BadFrame::new("unknown-type", "type", message))
            }
        }
    }
}

fn part<T: serde::de::DeserializeOwned>(value: Value) -> Result<T, BadFrame> {
    from_value(value).map_err(|(field, message)| BadFrame::new("bad-message", field, message))
}

/// What the server says.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum ServerFrame<'a> {
    Welcome {
        protocol: u32,
        server: &'static str,
        game: &'a str,
        head: u64,
        yours: &'a [Seat],
        names: &'a Names,
        engine: Option<EngineView<'a>>,
    },
    Events {
        head: u64,
        events: Vec<Numbered<'a>>,
        clock: Option<ClockView>,
    },
    Accepted {
        id: &'a str,
        seq: u64,
    },
    Refused {
        id: &'a str,
        #[serde(flatten)]
        why: &'a Refused,
    },
    Engine(EngineView<'a>),
    Pong {
        nonce: u64,
        clock: Option<ClockView>,
    },
    Error {
        code: &'a str,
        field: &'a str,
        message: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        supported: Option<[u32; 1]>,
    },
}

impl ServerFrame<'_> {
    /// The frame as JSON.
    pub fn text(&self) -> String {
        // None of the types in it can fail; an empty frame would be ignored by every client.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl<'a> From<&'a BadFrame> for ServerFrame<'a> {
    fn from(bad: &'a BadFrame) -> Self {
        Self::Error {
            code: bad.code,
            field: &bad.field,
            message: &bad.message,
            supported: (bad.code == "protocol").then_some([PROTOCOL]),
        }
    }
}

/// An event with its number.
#[derive(Debug, Serialize)]
pub(crate) struct Numbered<'a> {
    pub seq: u64,
    pub event: &'a RawValue,
}

/// Both clocks at an instant of game time.
#[derive(Debug, Serialize)]
pub(crate) struct ClockView {
    now: Instant,
    black: ClockReading,
    white: ClockReading,
}

impl ClockView {
    /// `None` in a game without clocks.
    pub fn new(game: &Game, now: Instant) -> Option<Self> {
        Some(Self {
            now,
            black: game.clock(Color::Black, now)?,
            white: game.clock(Color::White, now)?,
        })
    }
}

/// The engine as clients see it.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct EngineView<'a> {
    pub seat: Seat,
    pub level: Level,
    pub state: EngineState,
    pub message: Option<&'a str>,
}

/// What the engine is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EngineState {
    /// No process.
    Idle,
    /// Being started.
    Starting,
    /// Started, waiting for its turn.
    Ready,
    /// Choosing a move.
    Thinking,
    /// It broke and is started once more.
    Restarting,
    /// It broke twice.
    Failed,
}

/// Why a command was not carried out.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Refused {
    code: &'static str,
    rule: Option<String>,
    squares: Vec<String>,
    message: String,
    refusal: Option<Refusal>,
}

impl Refused {
    fn plain(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            rule: None,
            squares: Vec::new(),
            message: message.into(),
            refusal: None,
        }
    }

    pub fn not_your_seat() -> Self {
        Self::plain("not-your-seat", "this client does not play that seat")
    }

    pub fn stale(head: u64) -> Self {
        Self::plain("stale", format!("the game has gone on to event {head}"))
    }

    pub fn not_saved() -> Self {
        Self::plain(
            "not-saved",
            "the server could not save the command; nothing happened",
        )
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let squares = refusal.illegal().map(|illegal| illegal.squares.as_slice());
        Self {
            code: refusal.key(),
            rule: refusal.rule().map(|rule| rule.to_string()),
            squares: squares
                .unwrap_or_default()
                .iter()
                .map(ToString::to_string)
                .collect(),
            message: refusal.to_string(),
            refusal: Some(refusal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_bad(text: &str, code: &str, field: &str) {
        let bad = ClientFrame::read(text).unwrap_err();
        assert_eq!(
            (bad.code, bad.field.as_str()),
            (code, field),
            "{text}: {}",
            bad.message
        );
        assert!(!bad.message.is_empty());
    }

    #[test]
    fn frames_that_do_not_read() {
        check_bad("", "bad-message", "");
        check_bad("[]", "bad-message", "");
        check_bad("\"hello\"", "bad-message", "");
        check_bad("{}", "bad-message", "type");
        check_bad(r#"{"type": 5}"#, "bad-message", "type");
        check_bad(r#"{"type": "dance"}"#, "unknown-type", "type");
        check_bad(
            r#"{"type": "hello", "protocol": 1}"#,
            "bad-message",
            "since",
        );
        check_bad(
            r#"{"type": "hello", "protocol": 1, "since": -1}"#,
            "bad-message",
            "since",
        );
        check_bad(
            r#"{"type": "hello", "protocol": 2, "since": 0}"#,
            "protocol",
            "protocol",
        );
        check_bad(r#"{"type": "ping"}"#, "bad-message", "nonce");
        check_bad(
            r#"{"type": "command", "command": {"type": "resign"}}"#,
            "bad-message",
            "id",
        );
        check_bad(
            r#"{"type": "command", "id": "", "command": {"type": "resign"}}"#,
            "bad-message",
            "id",
        );
        check_bad(
            r#"{"type": "command", "id": "a b", "command": {"type": "resign"}}"#,
            "bad-message",
            "id",
        );
        check_bad(
            r#"{"type": "command", "id": "a"}"#,
            "bad-message",
            "command",
        );
        check_bad(
            r#"{"type": "command", "id": "a", "by": "king", "command": {"type": "resign"}}"#,
            "bad-message",
            "by",
        );
        let deep = "[".repeat(100_000);
        check_bad(&deep, "bad-message", "");
    }

    #[test]
    fn faults_inside_a_command_name_it() {
        let bad = ClientFrame::read(
            r#"{"type": "command", "id": "a", "command": {"type": "play", "move": "7g7"}}"#,
        )
        .unwrap_err();
        assert_eq!(bad.code, "bad-message");
        assert!(bad.field.starts_with("command"), "{}", bad.field);
    }

    #[test]
    fn unknown_fields_are_ignored() {
        let frame = ClientFrame::read(r#"{"type": "ping", "nonce": 7, "mood": "good"}"#);
        assert!(matches!(frame, Ok(ClientFrame::Ping { nonce: 7 })));
    }
}
