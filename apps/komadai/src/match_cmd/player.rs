//! An engine that plays in a match, whatever its protocol.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use komadai_core::Move;
use komadai_texts::Values;
use komadai_usi::client::{Answer, Client, ClientError, EngineCommand, Limits as Patience};
use komadai_usi::{BestMove, Bound, GamePosition, GameResult, Go, Info, OptionName, Score, Text};

use super::args::Protocol;
use super::gnushogi::GnuShogi;
use super::limits::Limits;
use crate::words;

/// The command that stands for this program's own engine.
pub const OWN: &str = "self";

/// How to start an engine and speak to it.
#[derive(Clone, Debug)]
pub struct Contestant {
    command: EngineCommand,
    protocol: Protocol,
    options: Vec<(OptionName, Text)>,
    pub limits: Limits,
}

/// What an engine does on its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Plays a move, which is legal.
    Play(Move),
    /// Gives up (R33).
    Resign,
    /// Declares a win (R38).
    Declare,
}

/// An engine's choice with how it came to it.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    pub choice: Choice,
    /// The time that it took.
    pub elapsed: Duration,
    /// What the engine thinks of the position, in hundredths of a pawn for itself; mates count 30,000.
    pub score: Option<i32>,
}

/// What an engine did wrong; the game is lost.
#[derive(Debug)]
pub enum Fault {
    /// An illegal move (R34).
    Illegal(String),
    /// It died, fell silent or talked nonsense; it has to be started again.
    Broken(String),
}

/// An engine in a match.
pub trait Player: Send {
    /// What it calls itself.
    fn name(&self) -> &str;

    /// Whether it can be held to its limits of time; else it uses what it needs and never loses on time.
    fn keeps_time(&self) -> bool {
        true
    }

    /// Gets ready for a game.
    fn new_game(&mut self) -> Result<(), Fault>;

    /// Its choice in a position that has legal moves. After `patience` it counts as silent.
    fn choose(&mut self, game: &GamePosition, go: &Go, patience: Duration)
    -> Result<Chosen, Fault>;

    /// Is told how the game ended for it.
    fn game_over(&mut self, result: GameResult) -> Result<(), Fault>;
}

/// Old engines read their tables before they answer at all, which takes a while on a busy machine.
const PATIENCE: Patience = Patience {
    usiok: Duration::from_secs(60),
    readyok: Duration::from_secs(120),
    stop: Duration::from_secs(10),
    quit: Duration::from_secs(5),
};

impl Contestant {
    /// Reads the arguments of one engine.
    pub fn new(
        command: &str,
        protocol: Option<Protocol>,
        options: &[String],
        limits: Limits,
    ) -> Result<Self> {
        let command = if command.trim() == OWN {
            let own = std::env::current_exe().with_context(|| words::say("program-no-file"))?;
            EngineCommand::new(own).arg("usi")
        } else {
            command.parse().with_context(|| told(command))?
        };
        let protocol = protocol.unwrap_or_else(|| guess(command.program()));
        let options = options
            .iter()
            .map(|text| parse_option(text))
            .collect::<Result<_>>()?;
        Ok(Self {
            command,
            protocol,
            options,
            limits,
        })
    }

    /// Starts the engine and sets its options.
    pub fn start(&self) -> Result<Box<dyn Player>> {
        let failed = || told(&self.command.program().display().to_string());
        Ok(match self.protocol {
            Protocol::Usi => {
                let client = Client::start(&self.command, PATIENCE);
                let mut client = client.with_context(failed)?;
                for (name, value) in &self.options {
                    client.set_option(name, Some(value)).with_context(failed)?;
                }
                client.prepare().with_context(failed)?;
                let name = client.identity().name.to_string();
                Box::new(UsiPlayer { client, name })
            }
            Protocol::Gnushogi => {
                let options = &self.options;
                let player = GnuShogi::start(&self.command, options, self.limits);
                Box::new(player.with_context(failed)?)
            }
        })
    }
}

/// Which engine is spoken of.
fn told(engine: &str) -> String {
    words::say_with("program-engine", &Values::new().text("engine", engine))
}

fn guess(program: &Path) -> Protocol {
    let name = program.file_stem().unwrap_or_default().to_string_lossy();
    if name.starts_with("gnushogi") {
        Protocol::Gnushogi
    } else {
        Protocol::Usi
    }
}

fn parse_option(text: &str) -> Result<(OptionName, Text)> {
    let expected = || words::say_with("program-engine-option", &Values::new().text("option", text));
    let (name, value) = text.split_once('=').with_context(expected)?;
    Ok((
        OptionName::new(name).with_context(expected)?,
        Text::new(value),
    ))
}

/// Keeps the last exact score of the best line.
fn note(score: &mut Option<i32>, info: &Info) {
    const MATE: i32 = 30_000;
    if info.bound == Bound::Exact && info.multipv.is_none_or(|rank| rank <= 1) {
        *score = match info.score {
            Some(Score::Cp(value)) => Some(value),
            Some(Score::Mates(_)) => Some(MATE),
            Some(Score::Mated(_)) => Some(-MATE),
            None => *score,
        };
    }
}

struct UsiPlayer {
    client: Client,
    name: String,
}

impl From<ClientError> for Fault {
    fn from(error: ClientError) -> Self {
        match error {
            ClientError::Illegal { .. } => Self::Illegal(error.to_string()),
            error => Self::Broken(error.to_string()),
        }
    }
}

impl Player for UsiPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self) -> Result<(), Fault> {
        self.client.prepare()?;
        self.client.new_game()?;
        Ok(())
    }

    fn choose(
        &mut self,
        game: &GamePosition,
        go: &Go,
        patience: Duration,
    ) -> Result<Chosen, Fault> {
        let mut score = None;
        let found = self
            .client
            .search(game, go, Some(patience), &mut |info| note(&mut score, info))?;
        let choice = match found.answer {
            Answer::Best(BestMove::Move { best, .. }) => Choice::Play(best),
            Answer::Best(BestMove::Resign) => Choice::Resign,
            Answer::Best(BestMove::Win) => Choice::Declare,
            Answer::Mate(_) => {
                return Err(Fault::Broken("answered go with checkmate".to_owned()));
            }
        };
        Ok(Chosen {
            choice,
            elapsed: found.elapsed,
            score,
        })
    }

    fn game_over(&mut self, result: GameResult) -> Result<(), Fault> {
        Ok(self.client.game_over(result)?)
    }
}
