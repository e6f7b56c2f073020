//! The Universal Shogi Interface (USI), the line protocol between GUIs and engines.
//!
//! - [`GuiMessage`] and [`EngineMessage`] are the lines of both directions as types. Reading is
//!   liberal (unknown words are skipped and reported, special tokens in lines of play are kept) and
//!   never panics; writing is canonical, and what was written reads back as the same message.
//! - [`server`] is the engine's side: implement [`server::UsiEngine`] and call [`server::run`].
//! - [`client`] is the GUI's side: drives any engine process.
//!
//! The crate knows no engine, no clock but the limits it is given, and no files.
//!
//! ```
//! use komadai_usi::{BestMove, EngineMessage, GuiMessage};
//!
//! let parsed = GuiMessage::parse("go btime 60000 wtime 60000 byoyomi 10000 hurry")?;
//! assert_eq!(parsed.message.to_string(), "go btime 60000 wtime 60000 byoyomi 10000");
//! assert_eq!(parsed.unknown[0].token, "hurry");
//! assert_eq!(parsed.unknown[0].column, 42);
//!
//! let answer: EngineMessage = "bestmove 7g7f ponder 3c3d".parse()?;
//! assert!(matches!(answer, EngineMessage::BestMove(BestMove::Move { ponder: Some(_), .. })));
//! # Ok::<(), komadai_usi::ParseError>(())
//! ```
#![warn(missing_docs)]

pub mod client;
pub mod server;

mod clock;
mod engine;
mod error;
mod game_position;
mod gui;
mod lines;
mod text;
mod token;

pub use clock::GameClock;
pub use engine::{
    BestMove, Bound, Check, EngineMessage, Info, MateAnswer, OptionDeclaration, OptionFault,
    OptionKind, PvItem, PvWord, Score,
};
pub use error::ParseError;
pub use game_position::{GamePosition, PositionFault};
pub use gui::{Clocks, GameResult, Go, GuiMessage, MateLimit, Register};
pub use text::{Millis, OptionName, Text};
pub use token::{Parsed, UnknownToken};
