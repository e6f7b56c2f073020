//! Messages from the engine to the GUI.

mod info;
mod option;

use std::fmt;
use std::str::FromStr;

use komadai_core::Move;

use crate::error::ParseError;
use crate::text::Text;
use crate::token::{Parsed, Tokens};

pub use info::{Bound, Info, PvItem, PvWord, Score};
pub use option::{OptionDeclaration, OptionFault, OptionKind};
pub(crate) use option::{option_text, shown};

/// One line from the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EngineMessage {
    /// `id name`.
    IdName(Text),
    /// `id author`.
    IdAuthor(Text),
    /// Something that can be set.
    Option(OptionDeclaration),
    /// End of the answer to `usi`.
    UsiOk,
    /// Answer to `isready`.
    ReadyOk,
    /// News of a search.
    Info(Box<Info>),
    /// The answer to `go`.
    BestMove(BestMove),
    /// The answer to `go mate`.
    Checkmate(MateAnswer),
    /// State of a copy protection.
    CopyProtection(Check),
    /// State of a registration.
    Registration(Check),
}

/// What an engine decides to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BestMove {
    /// Play a move.
    Move {
        /// The move.
        best: Move,
        /// The reply that it would think about on the opponent's time.
        ponder: Option<Move>,
    },
    /// Give up (R33).
    Resign,
    /// Declare a win by entering king (R38).
    Win,
}

/// What `go mate` found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateAnswer {
    /// A mate, from the first move to the last.
    Mate(Vec<Move>),
    /// There is none.
    NoMate,
    /// Not decided in the given time.
    Timeout,
    /// The engine does not look for mates.
    NotImplemented,
}

/// State of a check at the engine's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Going on.
    Checking,
    /// Passed.
    Passed,
    /// Failed.
    Failed,
}

impl EngineMessage {
    /// Reads a line, and says which of its words meant nothing.
    ///
    /// # Errors
    /// If the command is unknown or one of its values is missing or does not read.
    pub fn parse(line: &str) -> Result<Parsed<Self>, ParseError> {
        let mut tokens = Tokens::new(line);
        let command = tokens.next().ok_or(ParseError::Empty)?;
        let message = match command.text {
            "id" => parse_id(&mut tokens)?,
            "option" => Self::Option(OptionDeclaration::parse(&mut tokens)?),
            "usiok" => Self::UsiOk,
            "readyok" => Self::ReadyOk,
            "info" => Self::Info(Box::new(Info::parse(&mut tokens)?)),
            "bestmove" => Self::BestMove(parse_bestmove(&mut tokens)?),
            "checkmate" => Self::Checkmate(parse_checkmate(&mut tokens)?),
            "copyprotection" => Self::CopyProtection(parse_check(&mut tokens, "copyprotection")?),
            "registration" => Self::Registration(parse_check(&mut tokens, "registration")?),
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

fn parse_id(tokens: &mut Tokens<'_>) -> Result<EngineMessage, ParseError> {
    let word = tokens.expect("id", "name or author")?;
    match word.text {
        "name" => Ok(EngineMessage::IdName(Text::new(tokens.take_rest()))),
        "author" => Ok(EngineMessage::IdAuthor(Text::new(tokens.take_rest()))),
        _ => Err(word.unexpected("name or author")),
    }
}

fn parse_bestmove(tokens: &mut Tokens<'_>) -> Result<BestMove, ParseError> {
    const EXPECTED: &str = "a move, resign or win";
    let word = tokens.expect("bestmove", EXPECTED)?;
    let best = match word.text {
        // The second and third are what chess engines say when they have no move.
        "resign" | "(none)" | "0000" => return Ok(BestMove::Resign),
        "win" => return Ok(BestMove::Win),
        text => text.parse().map_err(|_| word.unexpected(EXPECTED))?,
    };
    let mut ponder = None;
    while let Some(token) = tokens.next() {
        match (token.text, tokens.peek()) {
            ("ponder", Some(reply)) => {
                tokens.next();
                ponder = reply.text.parse().ok();
                if ponder.is_none() {
                    tokens.skip_unknown(reply);
                }
            }
            _ => tokens.skip_unknown(token),
        }
    }
    Ok(BestMove::Move { best, ponder })
}

fn parse_checkmate(tokens: &mut Tokens<'_>) -> Result<MateAnswer, ParseError> {
    const EXPECTED: &str = "moves, nomate, timeout or notimplemented";
    let word = tokens.expect("checkmate", EXPECTED)?;
    let first = match word.text {
        "nomate" => return Ok(MateAnswer::NoMate),
        "timeout" => return Ok(MateAnswer::Timeout),
        "notimplemented" => return Ok(MateAnswer::NotImplemented),
        text => text.parse().map_err(|_| word.unexpected(EXPECTED))?,
    };
    let mut moves = vec![first];
    while let Some(token) = tokens.next() {
        moves.push(token.to_move()?);
    }
    Ok(MateAnswer::Mate(moves))
}

fn parse_check(tokens: &mut Tokens<'_>, after: &'static str) -> Result<Check, ParseError> {
    let word = tokens.expect(after, "checking, ok or error")?;
    match word.text {
        "checking" => Ok(Check::Checking),
        "ok" => Ok(Check::Passed),
        "error" => Ok(Check::Failed),
        _ => Err(word.unexpected("checking, ok or error")),
    }
}

impl FromStr for EngineMessage {
    type Err = ParseError;

    /// As [`EngineMessage::parse`], without the list of unknown words.
    fn from_str(line: &str) -> Result<Self, ParseError> {
        Ok(Self::parse(line)?.message)
    }
}

impl fmt::Display for BestMove {
    /// What follows `bestmove`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { best, ponder: None } => write!(f, "{best}"),
            Self::Move {
                best,
                ponder: Some(ponder),
            } => write!(f, "{best} ponder {ponder}"),
            Self::Resign => f.write_str("resign"),
            Self::Win => f.write_str("win"),
        }
    }
}

impl fmt::Display for MateAnswer {
    /// What follows `checkmate`. A mate without moves cannot be told and is written `timeout`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mate(moves) => match moves.split_first() {
                None => f.write_str("timeout"),
                Some((first, rest)) => {
                    first.fmt(f)?;
                    rest.iter().try_for_each(|mv| write!(f, " {mv}"))
                }
            },
            Self::NoMate => f.write_str("nomate"),
            Self::Timeout => f.write_str("timeout"),
            Self::NotImplemented => f.write_str("notimplemented"),
        }
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Checking => "checking",
            Self::Passed => "ok",
            Self::Failed => "error",
        })
    }
}

impl fmt::Display for EngineMessage {
    /// The line without its line break.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IdName(name) => write!(f, "id name {name}"),
            Self::IdAuthor(author) => write!(f, "id author {author}"),
            Self::Option(option) => option.fmt(f),
            Self::UsiOk => f.write_str("usiok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(info) => info.fmt(f),
            Self::BestMove(best) => write!(f, "bestmove {best}"),
            Self::Checkmate(answer) => write!(f, "checkmate {answer}"),
            Self::CopyProtection(check) => write!(f, "copyprotection {check}"),
            Self::Registration(check) => write!(f, "registration {check}"),
        }
    }
}
