//! Messages from the GUI to the engine.

mod go;

use std::fmt;
use std::str::FromStr;

use komadai_core::PositionText;

use crate::engine::{option_text, shown};
use crate::error::ParseError;
use crate::text::{OptionName, Text};
use crate::token::{Parsed, Tokens};

pub(crate) use go::field;
pub use go::{Clocks, Go, MateLimit};

/// One line from the GUI.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GuiMessage {
    /// First line of a session; the engine names itself and its options.
    Usi,
    /// Switches extra output on or off.
    Debug(bool),
    /// Asks the engine to get ready; heavy loading belongs here.
    IsReady,
    /// Sets an option.
    SetOption {
        /// Which option.
        name: OptionName,
        /// Its value; `None` for a button.
        value: Option<Text>,
    },
    /// Answers a copy protection of the engine.
    Register(Register),
    /// A new game begins.
    UsiNewGame,
    /// The position to think about, with the moves that led to it.
    Position(PositionText),
    /// Think.
    Go(Go),
    /// Answer at once.
    Stop,
    /// The expected move was played; carries new clocks in the extension "early ponder".
    PonderHit(Clocks),
    /// The game is over.
    GameOver(GameResult),
    /// Leave.
    Quit,
}

/// How a game ended for the engine that is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// It won.
    Win,
    /// It lost.
    Lose,
    /// Nobody won.
    Draw,
}

/// What `register` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Register {
    /// Not now.
    Later,
    /// With these data.
    As {
        /// Owner's name; must not hold the word `code`.
        name: Text,
        /// Key, empty if there is none.
        code: Text,
    },
}

impl GuiMessage {
    /// Reads a line, and says which of its words meant nothing.
    ///
    /// # Errors
    /// If the command is unknown or one of its values is missing or does not read.
    pub fn parse(line: &str) -> Result<Parsed<Self>, ParseError> {
        let mut tokens = Tokens::new(line);
        let command = tokens.next().ok_or(ParseError::Empty)?;
        let message = match command.text {
            "usi" => Self::Usi,
            "debug" => parse_debug(&mut tokens)?,
            "isready" => Self::IsReady,
            "setoption" => parse_setoption(&mut tokens)?,
            "register" => Self::Register(parse_register(&mut tokens)?),
            "usinewgame" => Self::UsiNewGame,
            "position" => {
                tokens.take_rest();
                Self::Position(line.parse().map_err(ParseError::Position)?)
            }
            "go" => Self::Go(Go::parse(&mut tokens)?),
            "stop" => Self::Stop,
            "ponderhit" => Self::PonderHit(parse_ponderhit(&mut tokens)?),
            "gameover" => Self::GameOver(parse_gameover(&mut tokens)?),
            "quit" => Self::Quit,
            _ => {
                let token = command.unknown();
                let (column, token) = (token.column, token.token);
                return Err(ParseError::UnknownCommand { column, token });
            }
        };
        tokens.skip_all();
        Ok(Parsed {
            message,
            unknown: tokens.unknown,
        })
    }
}

fn parse_debug(tokens: &mut Tokens<'_>) -> Result<GuiMessage, ParseError> {
    match tokens.next() {
        None => Ok(GuiMessage::Debug(true)),
        Some(token) => match token.text {
            "on" => Ok(GuiMessage::Debug(true)),
            "off" => Ok(GuiMessage::Debug(false)),
            _ => Err(token.unexpected("on or off")),
        },
    }
}

fn parse_setoption(tokens: &mut Tokens<'_>) -> Result<GuiMessage, ParseError> {
    let word = tokens.expect("setoption", "\"name\"")?;
    if word.text != "name" {
        return Err(word.unexpected("\"name\""));
    }
    let column = tokens.column();
    let words = tokens.take_until(|word| word == "value");
    let missing = ParseError::Missing {
        column,
        after: "name",
        expected: "an option name",
    };
    let name = OptionName::new(&words).ok_or(missing)?;
    let value = tokens.next().map(|_| option_text(tokens.take_rest()));
    Ok(GuiMessage::SetOption { name, value })
}

fn parse_register(tokens: &mut Tokens<'_>) -> Result<Register, ParseError> {
    const EXPECTED: &str = "later, name or code";
    let word = tokens.expect("register", EXPECTED)?;
    let name = match word.text {
        "later" => return Ok(Register::Later),
        "name" => tokens.take_until(|word| word == "code"),
        "code" => {
            let code = Text::new(tokens.take_rest());
            return Ok(Register::As {
                name: Text::default(),
                code,
            });
        }
        _ => return Err(word.unexpected(EXPECTED)),
    };
    let code = tokens
        .next()
        .map(|_| Text::new(tokens.take_rest()))
        .unwrap_or_default();
    Ok(Register::As {
        name: Text::new(name),
        code,
    })
}

fn parse_ponderhit(tokens: &mut Tokens<'_>) -> Result<Clocks, ParseError> {
    let mut clocks = Clocks::default();
    while let Some(token) = tokens.next() {
        if !clocks.read(token.text, tokens)? {
            tokens.skip_unknown(token);
        }
    }
    Ok(clocks)
}

fn parse_gameover(tokens: &mut Tokens<'_>) -> Result<GameResult, ParseError> {
    const EXPECTED: &str = "win, lose or draw";
    let token = tokens.expect("gameover", EXPECTED)?;
    match token.text {
        "win" => Ok(GameResult::Win),
        "lose" => Ok(GameResult::Lose),
        "draw" => Ok(GameResult::Draw),
        _ => Err(token.unexpected(EXPECTED)),
    }
}

impl FromStr for GuiMessage {
    type Err = ParseError;

    /// As [`GuiMessage::parse`], without the list of unknown words.
    fn from_str(line: &str) -> Result<Self, ParseError> {
        Ok(Self::parse(line)?.message)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Win => "win",
            Self::Lose => "lose",
            Self::Draw => "draw",
        })
    }
}

impl fmt::Display for GuiMessage {
    /// The line without its line break.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usi => f.write_str("usi"),
            Self::Debug(on) => f.write_str(if *on { "debug on" } else { "debug off" }),
            Self::IsReady => f.write_str("isready"),
            Self::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            Self::SetOption {
                name,
                value: Some(value),
            } => {
                write!(f, "setoption name {name} value {}", shown(value))
            }
            Self::Register(Register::Later) => f.write_str("register later"),
            Self::Register(Register::As { name, code }) => {
                f.write_str("register")?;
                if !name.is_empty() || code.is_empty() {
                    write!(f, " name {name}")?;
                }
                if code.is_empty() {
                    Ok(())
                } else {
                    write!(f, " code {code}")
                }
            }
            Self::UsiNewGame => f.write_str("usinewgame"),
            Self::Position(position) => write!(f, "position {position}"),
            Self::Go(go) => go.fmt(f),
            Self::Stop => f.write_str("stop"),
            Self::PonderHit(clocks) => write!(f, "ponderhit{clocks}"),
            Self::GameOver(result) => write!(f, "gameover {result}"),
            Self::Quit => f.write_str("quit"),
        }
    }
}
