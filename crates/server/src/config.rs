//! What a server is told before it starts.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use komadai_usi::client::{EngineCommand, Limits};

use crate::page::PageFiles;

/// What a server is told before it starts.
#[derive(Clone)]
pub struct Config {
    /// The address to listen on; loopback by default.
    pub bind: IpAddr,
    /// The port to listen on; 0 (the default) takes any free one.
    pub port: u16,
    /// Where games are kept; made where it is missing.
    pub data_dir: PathBuf,
    /// The page that the server hands out.
    pub page: Arc<dyn PageFiles>,
    /// The engine that visitors can play against.
    pub engine: EngineConfig,
}

impl Config {
    /// A server on loopback and any free port.
    #[must_use]
    pub fn new(data_dir: PathBuf, page: Arc<dyn PageFiles>, engine: EngineConfig) -> Self {
        Self {
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            data_dir,
            page,
            engine,
        }
    }
}

/// How to run the engine. Each game against it has a process of its own while it is needed.
#[derive(Clone, Debug)]
pub struct EngineConfig {
    /// Starts an engine that speaks USI.
    pub command: EngineCommand,
    /// The USI option that takes the level, 1 to [`Level::MAX`](crate::Level::MAX), or 0 for full strength.
    pub level_option: String,
    /// In games without a clock: the time for a move at full strength, in milliseconds.
    pub move_time_ms: u64,
    /// In games without a clock: the longest that a move of a level may take, in milliseconds. Levels are bounded by what they look at, which
    /// takes a few hundredths of a second; this is for machines that are busy.
    pub level_time_ms: u64,
    /// In games without a clock: the least time between a person's move and the engine's, so that the reply is seen to
    /// be one. An engine that answers sooner is kept waiting.
    pub least_reply: Duration,
    /// How long it thinks about a hint, at full strength.
    pub hint_time: Duration,
    /// How long to wait for the engine.
    pub limits: Limits,
    /// After this time without work the process is ended; the next move starts another.
    pub idle: Duration,
}

impl EngineConfig {
    /// An engine with `SkillLevel`, 3 s for a move at full strength, 1 s at the levels, no reply before 0.7 s, and five minutes of idleness.
    #[must_use]
    pub fn new(command: EngineCommand) -> Self {
        Self {
            command,
            level_option: "SkillLevel".to_owned(),
            move_time_ms: 3_000,
            level_time_ms: 1_000,
            least_reply: Duration::from_millis(700),
            hint_time: Duration::from_secs(1),
            limits: Limits {
                usiok: Duration::from_secs(10),
                readyok: Duration::from_secs(30),
                stop: Duration::from_secs(3),
                quit: Duration::from_secs(2),
            },
            idle: Duration::from_secs(300),
        }
    }
}
