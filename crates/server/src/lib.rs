//! Hosts games of shogi.
//!
//! [`Server::bind`] takes the port and opens the games; [`Server::run`] serves the page, the HTTP interface
//! (`docs/protocols/http.md`, [`openapi`]) and the WebSocket protocol for live games (`docs/protocols/live.md`).
//!
//! The server is the referee: `komadai-game` decides, `komadai-store` keeps, and nobody is told of an event before it is on
//! the disk. Handlers only translate. Each live game has one actor that takes its commands one after the other. The engine
//! that people play against runs in processes of its own, one for each game that needs it.
//!
//! ```no_run
//! use std::sync::Arc;
//! use komadai_server::{Config, EngineConfig, PageFolder, Server, interrupted};
//! use komadai_usi::client::EngineCommand;
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let engine = EngineConfig::new(EngineCommand::new("komadai").arg("usi"));
//! let page = Arc::new(PageFolder::new("web/dist"));
//! let server = Server::bind(Config::new("data".into(), page, engine)).await?;
//! println!("Komadai: {}", server.url());
//! server.run(interrupted()).await;
//! # Ok(())
//! # }
//! ```
#![warn(missing_docs)]

mod accept;
mod config;
mod error;
mod guard;
mod headers;
mod http;
mod live;
mod page;
mod rating;
mod records;
mod server;
mod terms;
mod typed;

pub use config::{Config, EngineConfig};
pub use error::StartError;
pub use http::document as openapi;
pub use komadai_store::StoreError;
pub use page::{PageFile, PageFiles, PageFolder};
pub use server::{Server, interrupted};
pub use terms::{InvalidLevel, Level};
