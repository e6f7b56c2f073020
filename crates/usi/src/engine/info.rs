//! `info`: what an engine tells while it thinks.

use std::fmt;
use std::num::NonZeroU32;

use komadai_core::Move;

use crate::error::ParseError;
use crate::gui::field;
use crate::text::{Millis, Text};
use crate::token::{Tokens, parse_integer};

/// Words that end a list of moves in `info`.
const KEYWORDS: [&str; 18] = [
    "depth",
    "seldepth",
    "time",
    "nodes",
    "nps",
    "hashfull",
    "multipv",
    "score",
    "lowerbound",
    "upperbound",
    "currmove",
    "currmovenumber",
    "cpuload",
    "tbhits",
    "pv",
    "refutation",
    "currline",
    "string",
];

/// One `info` line. A missing value was not sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Nominal depth in plies.
    pub depth: Option<u32>,
    /// Greatest depth reached, in plies.
    pub seldepth: Option<u32>,
    /// Time used for this search.
    pub time: Option<Millis>,
    /// Nodes searched.
    pub nodes: Option<u64>,
    /// Nodes a second.
    pub nps: Option<u64>,
    /// Share of the hash table in use, in thousandths.
    pub hashfull: Option<u32>,
    /// Rank of this line, from 1.
    pub multipv: Option<u32>,
    /// Value from the point of view of the side to move.
    pub score: Option<Score>,
    /// Whether the value is exact.
    pub bound: Bound,
    /// The root move being searched.
    pub currmove: Option<Move>,
    /// Its number, from 1.
    pub currmovenumber: Option<u32>,
    /// Load of the processor, in thousandths.
    pub cpuload: Option<u32>,
    /// The expected line; empty = none sent.
    pub pv: Vec<PvItem>,
    /// Free text.
    pub string: Option<Text>,
}

/// How exact a score is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// The value itself.
    #[default]
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// A value from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Cp(i32),
    /// The side to move mates, in this many plies if known.
    Mates(Option<NonZeroU32>),
    /// The side to move is mated, in this many plies if known.
    Mated(Option<NonZeroU32>),
}

impl fmt::Display for Score {
    /// `cp 30`, `mate 5`, `mate -4`, `mate +`, `mate -`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cp(value) => write!(f, "cp {value}"),
            Self::Mates(Some(plies)) => write!(f, "mate {plies}"),
            Self::Mated(Some(plies)) => write!(f, "mate -{plies}"),
            Self::Mates(None) => f.write_str("mate +"),
            Self::Mated(None) => f.write_str("mate -"),
        }
    }
}

/// A word that engines put into a line in place of a move, such as `rep_inf` or `resign`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PvWord(String);

impl PvWord {
    /// `None` if the text is empty, has white space or control characters, reads as a move, or is
    /// a word of `info`'s own.
    #[must_use]
    pub fn new(word: &str) -> Option<Self> {
        let fits = !word.is_empty()
            && !word.chars().any(|c| c.is_whitespace() || c.is_control())
            && !KEYWORDS.contains(&word)
            && word.parse::<Move>().is_err();
        fits.then(|| Self(word.to_owned()))
    }

    /// The word itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// One step of an expected line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PvItem {
    /// A move.
    Move(Move),
    /// A word of the engine's own.
    Word(PvWord),
}

impl fmt::Display for PvItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::Word(word) => f.write_str(&word.0),
        }
    }
}

impl Info {
    /// A line of free text.
    #[must_use]
    pub fn text(text: impl Into<Text>) -> Self {
        Self {
            string: Some(text.into()),
            ..Self::default()
        }
    }

    /// The moves of the expected line up to the first word that is none.
    pub fn pv_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.pv.iter().map_while(|item| match item {
            PvItem::Move(mv) => Some(*mv),
            PvItem::Word(_) => None,
        })
    }

    pub(crate) fn parse(tokens: &mut Tokens<'_>) -> Result<Self, ParseError> {
        let mut info = Self::default();
        while let Some(token) = tokens.next() {
            match token.text {
                "depth" => info.depth = Some(tokens.count32("depth")?),
                "seldepth" => info.seldepth = Some(tokens.count32("seldepth")?),
                "time" => info.time = Some(tokens.millis("time")?),
                "nodes" => info.nodes = Some(tokens.count("nodes")?),
                "nps" => info.nps = Some(tokens.count("nps")?),
                "hashfull" => info.hashfull = Some(tokens.count32("hashfull")?),
                "multipv" => info.multipv = Some(tokens.count32("multipv")?),
                "score" => info.score = Some(parse_score(tokens)?),
                "lowerbound" => info.bound = Bound::Lower,
                "upperbound" => info.bound = Bound::Upper,
                "currmove" => info.currmove = parse_currmove(tokens)?,
                "currmovenumber" => info.currmovenumber = Some(tokens.count32("currmovenumber")?),
                "cpuload" => info.cpuload = Some(tokens.count32("cpuload")?),
                "pv" => info.pv = parse_pv(tokens),
                "string" => info.string = Some(Text::new(tokens.take_rest())),
                _ => tokens.skip_unknown(token),
            }
        }
        Ok(info)
    }
}

fn parse_score(tokens: &mut Tokens<'_>) -> Result<Score, ParseError> {
    let kind = tokens.expect("score", "cp or mate")?;
    match kind.text {
        "cp" => {
            let value = tokens.integer("cp")?;
            let limit = i64::from(i32::MAX);
            Ok(Score::Cp(
                i32::try_from(value.clamp(-limit, limit)).unwrap_or(0),
            ))
        }
        "mate" => {
            const EXPECTED: &str = "a number of plies, + or -";
            let token = tokens.expect("mate", EXPECTED)?;
            parse_mate(token.text).ok_or_else(|| token.unexpected(EXPECTED))
        }
        _ => Err(kind.unexpected("cp or mate")),
    }
}

/// `+`, `-`, `+0` and `-0` are a mate of unknown length; a bare `0` is the answer of engines whose
/// side to move is mated already.
fn parse_mate(text: &str) -> Option<Score> {
    match text {
        "+" | "+0" => return Some(Score::Mates(None)),
        "-" | "-0" | "0" => return Some(Score::Mated(None)),
        _ => {}
    }
    let value = parse_integer(text)?;
    let plies = NonZeroU32::new(u32::try_from(value.unsigned_abs()).unwrap_or(u32::MAX));
    Some(if value > 0 {
        Score::Mates(plies)
    } else {
        Score::Mated(plies)
    })
}

fn parse_currmove(tokens: &mut Tokens<'_>) -> Result<Option<Move>, ParseError> {
    let token = tokens.expect("currmove", "a move")?;
    let mv = token.text.parse().ok();
    if mv.is_none() {
        tokens.skip_unknown(token);
    }
    Ok(mv)
}

fn parse_pv(tokens: &mut Tokens<'_>) -> Vec<PvItem> {
    let mut pv = Vec::new();
    while let Some(token) = tokens
        .peek()
        .filter(|token| !KEYWORDS.contains(&token.text))
    {
        tokens.next();
        match (token.text.parse(), PvWord::new(token.text)) {
            (Ok(mv), _) => pv.push(PvItem::Move(mv)),
            (Err(_), Some(word)) => pv.push(PvItem::Word(word)),
            (Err(_), None) => tokens.skip_unknown(token),
        }
    }
    pv
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        field(f, "depth", self.depth)?;
        field(f, "seldepth", self.seldepth)?;
        field(f, "time", self.time)?;
        field(f, "nodes", self.nodes)?;
        field(f, "nps", self.nps)?;
        field(f, "hashfull", self.hashfull)?;
        field(f, "multipv", self.multipv)?;
        field(f, "score", self.score)?;
        match self.bound {
            Bound::Exact => {}
            Bound::Lower => f.write_str(" lowerbound")?,
            Bound::Upper => f.write_str(" upperbound")?,
        }
        field(f, "currmove", self.currmove)?;
        field(f, "currmovenumber", self.currmovenumber)?;
        field(f, "cpuload", self.cpuload)?;
        if !self.pv.is_empty() {
            f.write_str(" pv")?;
            self.pv.iter().try_for_each(|item| write!(f, " {item}"))?;
        }
        match &self.string {
            Some(text) if text.is_empty() => f.write_str(" string"),
            Some(text) => write!(f, " string {text}"),
            None => Ok(()),
        }
    }
}
