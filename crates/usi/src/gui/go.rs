//! `go` and its parameters.

use std::fmt;

use komadai_core::Move;

use crate::error::ParseError;
use crate::text::Millis;
use crate::token::Tokens;

/// The clocks that `go` and `ponderhit` carry. A missing value was not sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// Time left to Black (`btime`).
    pub black: Option<Millis>,
    /// Time left to White (`wtime`).
    pub white: Option<Millis>,
    /// Time for every move once the main time is used up (`byoyomi`); the protocol has one value
    /// for both sides.
    pub byoyomi: Option<Millis>,
    /// Time added after every move of Black (`binc`).
    pub black_increment: Option<Millis>,
    /// Time added after every move of White (`winc`).
    pub white_increment: Option<Millis>,
}

impl Clocks {
    /// True if no value was sent.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Reads the value of `keyword` if it is one of the clock's; `false` if it is not.
    pub(crate) fn read(
        &mut self,
        keyword: &str,
        tokens: &mut Tokens<'_>,
    ) -> Result<bool, ParseError> {
        match keyword {
            "btime" => self.black = Some(tokens.millis("btime")?),
            "wtime" => self.white = Some(tokens.millis("wtime")?),
            "byoyomi" => self.byoyomi = Some(tokens.millis("byoyomi")?),
            "binc" => self.black_increment = Some(tokens.millis("binc")?),
            "winc" => self.white_increment = Some(tokens.millis("winc")?),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl fmt::Display for Clocks {
    /// Every value with a space before it, so that it can follow a command.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        field(f, "btime", self.black)?;
        field(f, "wtime", self.white)?;
        field(f, "byoyomi", self.byoyomi)?;
        field(f, "binc", self.black_increment)?;
        field(f, "winc", self.white_increment)
    }
}

/// How long to look for a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateLimit {
    /// Until `stop`.
    Infinite,
    /// At most this long.
    Time(Millis),
}

/// Everything that `go` can say. The default is a bare `go`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Think on the opponent's time: no answer before `ponderhit` or `stop`.
    pub ponder: bool,
    /// No answer before `stop`.
    pub infinite: bool,
    /// The clocks.
    pub clocks: Clocks,
    /// Moves until the next time control.
    pub moves_to_go: Option<u32>,
    /// Greatest depth in plies.
    pub depth: Option<u32>,
    /// Greatest number of nodes.
    pub nodes: Option<u64>,
    /// Time for this move.
    pub move_time: Option<Millis>,
    /// Look for a mate instead of a move; the answer is `checkmate`.
    pub mate: Option<MateLimit>,
    /// Only these moves may be played; empty = all.
    pub search_moves: Vec<Move>,
}

impl Go {
    /// `go infinite`.
    #[must_use]
    pub fn infinite() -> Self {
        Self {
            infinite: true,
            ..Self::default()
        }
    }

    /// `go` with clocks.
    #[must_use]
    pub fn with_clocks(clocks: Clocks) -> Self {
        Self {
            clocks,
            ..Self::default()
        }
    }

    pub(crate) fn parse(tokens: &mut Tokens<'_>) -> Result<Self, ParseError> {
        let mut go = Self::default();
        while let Some(token) = tokens.next() {
            match token.text {
                "ponder" => go.ponder = true,
                "infinite" => go.infinite = true,
                "movestogo" => go.moves_to_go = Some(tokens.count32("movestogo")?),
                "depth" => go.depth = Some(tokens.count32("depth")?),
                "nodes" => go.nodes = Some(tokens.count("nodes")?),
                "movetime" => go.move_time = Some(tokens.millis("movetime")?),
                "mate" => go.mate = Some(parse_mate(tokens)?),
                "searchmoves" => {
                    while let Some(mv) = tokens.peek().and_then(|token| token.text.parse().ok()) {
                        go.search_moves.push(mv);
                        tokens.next();
                    }
                }
                keyword => {
                    if !go.clocks.read(keyword, tokens)? {
                        tokens.skip_unknown(token);
                    }
                }
            }
        }
        Ok(go)
    }
}

fn parse_mate(tokens: &mut Tokens<'_>) -> Result<MateLimit, ParseError> {
    // A bare `mate` has no limit that it could keep to.
    if tokens.peek().is_none() {
        return Ok(MateLimit::Infinite);
    }
    if tokens.peek().is_some_and(|token| token.text == "infinite") {
        tokens.next();
        return Ok(MateLimit::Infinite);
    }
    Ok(MateLimit::Time(tokens.millis("mate")?))
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if self.ponder {
            f.write_str(" ponder")?;
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        self.clocks.fmt(f)?;
        field(f, "movestogo", self.moves_to_go)?;
        field(f, "depth", self.depth)?;
        field(f, "nodes", self.nodes)?;
        field(f, "movetime", self.move_time)?;
        match self.mate {
            Some(MateLimit::Infinite) => f.write_str(" mate infinite")?,
            Some(MateLimit::Time(time)) => write!(f, " mate {time}")?,
            None => {}
        }
        if !self.search_moves.is_empty() {
            f.write_str(" searchmoves")?;
            for mv in &self.search_moves {
                write!(f, " {mv}")?;
            }
        }
        Ok(())
    }
}

/// Writes ` name value` if there is a value.
pub(crate) fn field<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    value: Option<T>,
) -> fmt::Result {
    match value {
        Some(value) => write!(f, " {name} {value}"),
        None => Ok(()),
    }
}
