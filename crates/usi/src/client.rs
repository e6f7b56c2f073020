//! The GUI's side: drives any engine process.
//!
//! The calls block; threads behind them feed the engine's input, read its output and collect its
//! error output, so that no engine can hang the caller by not reading or by writing too much.
//! From an async program, keep a [`Client`] on a thread of its own (or in a blocking task) and stop
//! its searches through a [`Remote`].

mod command;
mod error;
mod process;
mod search;

use std::time::Duration;

use crate::engine::{EngineMessage, OptionDeclaration};
use crate::gui::{GameResult, GuiMessage};
use crate::server::Identity;
use crate::text::{OptionName, Text};

pub use command::{CommandError, EngineCommand};
pub use error::{ClientError, LastLines};
pub use search::{Answer, Remote, SearchResult};

use process::Process;
use search::Searches;

/// How long to wait for an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// From the start to `usiok`.
    pub usiok: Duration,
    /// From `isready` to `readyok`.
    pub readyok: Duration,
    /// From `stop` to the answer.
    pub stop: Duration,
    /// From `quit` to the end of the process, which is then killed.
    pub quit: Duration,
}

impl Default for Limits {
    /// 10 s, 60 s, 10 s and 5 s.
    fn default() -> Self {
        Self {
            usiok: Duration::from_secs(10),
            readyok: Duration::from_secs(60),
            stop: Duration::from_secs(10),
            quit: Duration::from_secs(5),
        }
    }
}

/// A running engine. Dropping it asks the engine to quit and kills it in the background if it does
/// not; [`Client::quit`] waits for that.
#[derive(Debug)]
pub struct Client {
    process: Process,
    limits: Limits,
    identity: Identity,
    options: Vec<OptionDeclaration>,
    searches: Searches,
}

impl Client {
    /// Starts an engine and waits for `usiok`.
    ///
    /// # Errors
    /// If it cannot be started, ends at once or stays silent. Lines that do not read are skipped.
    pub fn start(command: &EngineCommand, limits: Limits) -> Result<Self, ClientError> {
        let mut process = Process::start(command)?;
        process.send(&GuiMessage::Usi);
        let mut identity = Identity::default();
        let mut options = Vec::new();
        process.wait_for("usiok", limits.usiok, |message| {
            match message {
                EngineMessage::IdName(name) => identity.name = name,
                EngineMessage::IdAuthor(author) => identity.author = author,
                EngineMessage::Option(option) => options.push(option),
                EngineMessage::UsiOk => return true,
                _ => {}
            }
            false
        })?;
        let searches = Searches::new(&process);
        Ok(Self {
            process,
            limits,
            identity,
            options,
            searches,
        })
    }

    /// Changes how long the engine is waited for from now on.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// What the engine calls itself.
    #[must_use]
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// The options that the engine declared, in its order.
    #[must_use]
    pub fn options(&self) -> &[OptionDeclaration] {
        &self.options
    }

    /// The declaration of an option; names are compared without regard to ASCII case.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&OptionDeclaration> {
        self.options
            .iter()
            .find(|option| option.name.as_str().eq_ignore_ascii_case(name))
    }

    /// Sets an option. Undeclared ones are sent all the same: engines ignore what they do not know,
    /// and GUIs have always sent `USI_Hash` and `USI_Ponder` to everybody.
    ///
    /// # Errors
    /// If the engine declared the option and the value does not fit.
    pub fn set_option(
        &mut self,
        name: &OptionName,
        value: Option<&Text>,
    ) -> Result<(), ClientError> {
        let mut sent_name = name.clone();
        if let Some(option) = self.option(name.as_str()) {
            option.check_value(value.map(Text::as_str))?;
            sent_name = option.name.clone();
        }
        self.process.send(&GuiMessage::SetOption {
            name: sent_name,
            value: value.cloned(),
        });
        Ok(())
    }

    /// Sends `isready` and waits for `readyok`. A running search is stopped first.
    ///
    /// # Errors
    /// If the engine ends or stays silent.
    pub fn prepare(&mut self) -> Result<(), ClientError> {
        self.abandon()?;
        self.process.send(&GuiMessage::IsReady);
        self.process
            .wait_for("readyok", self.limits.readyok, |message| {
                matches!(message, EngineMessage::ReadyOk)
            })
    }

    /// Tells the engine that a new game begins. A running search is stopped first.
    ///
    /// # Errors
    /// If the engine ends or stays silent.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        self.abandon()?;
        self.process.send(&GuiMessage::UsiNewGame);
        Ok(())
    }

    /// Tells the engine how the game ended for it. A running search is stopped first.
    ///
    /// # Errors
    /// If the engine ends or stays silent.
    pub fn game_over(&mut self, result: GameResult) -> Result<(), ClientError> {
        self.abandon()?;
        self.process.send(&GuiMessage::GameOver(result));
        Ok(())
    }

    /// The last lines that the engine wrote, for reports.
    #[must_use]
    pub fn last_lines(&self) -> LastLines {
        self.process.last_lines()
    }

    /// Asks the engine to leave and waits; kills it when [`Limits::quit`] is over. `true` if it
    /// left by itself.
    pub fn quit(mut self) -> bool {
        self.process.quit(self.limits.quit)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.process.quit_in_background(self.limits.quit);
    }
}
