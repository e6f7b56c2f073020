//! What one lesson holds.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use komadai_core::{HandPiece, Move, Position, Setup, Square, Strictness};
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};

use crate::Pattern;

/// A lesson: one file.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The group, such as `pieces`.
    pub group: String,
    /// The name, which no other lesson has, such as `promoted-pieces`.
    pub id: String,
    /// The rules that it teaches, by their numbers.
    pub rules: Vec<u8>,
    /// What there is to do, in order; at least one step.
    pub steps: Vec<Step>,
}

/// A position and what to do in it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// The name, which no other step of the lesson has.
    pub id: String,
    /// A position of its own.
    #[serde(default, deserialize_with = "position")]
    pub sfen: Option<Position>,
    /// The position that the step before ended in.
    #[serde(default)]
    pub from: Option<Place>,
    /// Who sits below.
    #[serde(default)]
    pub bottom: Bottom,
    /// Squares with a ring.
    #[serde(default, deserialize_with = "texts")]
    pub marks: Vec<Square>,
    /// Arrows on the board.
    #[serde(default)]
    pub arrows: Vec<Arrow>,
    /// What to do.
    #[serde(flatten)]
    pub task: Task,
}

/// Where a position comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The end of the step before.
    Previous,
}

/// Who sits below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bottom {
    /// Black, as in a diagram.
    #[default]
    Black,
    /// White.
    White,
}

/// An arrow from the middle of a square to that of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

impl<'de> Deserialize<'de> for Arrow {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let [from, to] = <[String; 2]>::deserialize(input)?;
        Ok(Arrow {
            from: read(&from)?,
            to: read(&to)?,
        })
    }
}

/// What to do in a step.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Task {
    /// Look and read.
    Read(Nothing),
    /// Play one move.
    Move(PlayOne),
    /// Visit squares while the other side stands still.
    Collect(Collect),
    /// Play a line against its answers.
    Line(Line),
    /// Name squares.
    Squares(Squares),
    /// Say whether a move is allowed, and if not, why.
    Illegal(Judge),
    /// Choose an answer.
    Choice(Choose),
}

/// No fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// One move that is right, and what to say of moves that are not.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayOne {
    /// A move is right that one of these means.
    #[serde(deserialize_with = "texts")]
    pub accept: Vec<Pattern>,
    /// What is said of other moves: the first that means the move speaks.
    #[serde(default)]
    pub wrong: Vec<Wrong>,
    /// The other side's move that is shown after a right one.
    #[serde(default, deserialize_with = "maybe")]
    pub reply: Option<Move>,
}

/// Moves that are not right, with a reason.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Wrong {
    /// Which moves.
    #[serde(deserialize_with = "texts")]
    pub moves: Vec<Pattern>,
    /// The end of the key of the reason.
    pub text: String,
}

/// Squares to visit by the moves of one side.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Collect {
    /// The squares, in any order.
    #[serde(deserialize_with = "texts")]
    pub targets: Vec<Square>,
    /// The smallest number of moves that visit them all.
    pub best: u32,
}

/// Moves 1, 3, 5 … are the learner's, the others are answers.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Line {
    /// All moves; an odd number.
    #[serde(deserialize_with = "texts")]
    pub moves: Vec<Move>,
    /// Other right moves in the place of a move of the line, by its number from 1.
    #[serde(default, deserialize_with = "texts_by_number")]
    pub alternatives: BTreeMap<usize, Vec<Move>>,
    /// Whether the line is a mate that nothing prevents, by checks alone.
    #[serde(default)]
    pub mate: bool,
}

/// Squares to name.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Squares {
    /// Which squares.
    pub answer: Right,
}

/// Which squares are right.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// Where the piece on this square may go.
    #[serde(deserialize_with = "one")]
    MovesOf(Square),
    /// Where this piece may be dropped.
    #[serde(deserialize_with = "hand_piece")]
    DropsOf(HandPiece),
    /// These.
    #[serde(deserialize_with = "texts")]
    Squares(Vec<Square>),
}

/// A move to be judged.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Judge {
    /// The move.
    #[serde(rename = "move", deserialize_with = "one")]
    pub mv: Move,
    /// The number of the rule that it breaks; `None` if it is legal.
    #[serde(deserialize_with = "Option::deserialize")]
    pub rule: Option<u8>,
    /// Rules that are offered besides.
    #[serde(default)]
    pub options: Vec<u8>,
}

/// A question.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Choose {
    /// The answers that are offered: ends of the keys of their texts.
    pub options: Vec<String>,
    /// Those of them that are right.
    #[serde(deserialize_with = "one_or_more")]
    pub right: Vec<String>,
}

impl Step {
    /// The position that the step ends in, if it can be told before it is done. `start` is where it begins.
    #[must_use]
    pub fn end(&self, start: &Position) -> Option<Position> {
        let mut position = start.clone();
        match &self.task {
            Task::Read(_) | Task::Squares(_) | Task::Illegal(_) | Task::Choice(_) => {}
            Task::Collect(_) => return None,
            Task::Move(PlayOne { accept, reply, .. }) => {
                let [Pattern::Move(mv)] = accept[..] else {
                    return None;
                };
                position.play(mv).ok()?;
                if let Some(reply) = *reply {
                    position.play(reply).ok()?;
                }
            }
            Task::Line(Line { moves, .. }) => {
                for &mv in moves {
                    position.play(mv).ok()?;
                }
            }
        }
        Some(position)
    }
}

impl Lesson {
    /// The position that each step begins with; `None` where it follows from no definite end of the step before.
    #[must_use]
    pub fn starts(&self) -> Vec<Option<Position>> {
        let mut starts: Vec<Option<Position>> = Vec::new();
        let mut end = None;
        for step in &self.steps {
            let start = step.sfen.clone().or(end);
            end = start.as_ref().and_then(|start| step.end(start));
            starts.push(start);
        }
        starts
    }
}

fn read<T: FromStr<Err: fmt::Display>, E: serde::de::Error>(text: &str) -> Result<T, E> {
    text.parse()
        .map_err(|error| E::custom(format!("{text:?}: {error}")))
}

fn one<'de, D: Deserializer<'de>, T: FromStr<Err: fmt::Display>>(input: D) -> Result<T, D::Error> {
    read(&String::deserialize(input)?)
}

fn maybe<'de, D: Deserializer<'de>, T: FromStr<Err: fmt::Display>>(
    input: D,
) -> Result<Option<T>, D::Error> {
    one(input).map(Some)
}

fn texts<'de, D: Deserializer<'de>, T: FromStr<Err: fmt::Display>>(
    input: D,
) -> Result<Vec<T>, D::Error> {
    let texts = Vec::<String>::deserialize(input)?;
    texts.iter().map(|text| read(text)).collect()
}

fn texts_by_number<'de, D: Deserializer<'de>, T: FromStr<Err: fmt::Display>>(
    input: D,
) -> Result<BTreeMap<usize, Vec<T>>, D::Error> {
    let lists = BTreeMap::<String, Vec<String>>::deserialize(input)?;
    let list = |(number, texts): (String, Vec<String>)| {
        let texts: Result<_, D::Error> = texts.iter().map(|text| read(text)).collect();
        Ok((read::<usize, D::Error>(&number)?, texts?))
    };
    lists.into_iter().map(list).collect()
}

fn hand_piece<'de, D: Deserializer<'de>>(input: D) -> Result<HandPiece, D::Error> {
    let text = String::deserialize(input)?;
    match format!("drop {text}").parse() {
        Ok(Pattern::Drop(Some(piece))) => Ok(piece),
        _ => Err(D::Error::custom(format!(
            "expected the letter of a piece that can be dropped, found {text:?}"
        ))),
    }
}

fn one_or_more<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Texts {
        One(String),
        More(Vec<String>),
    }
    Ok(match Texts::deserialize(input)? {
        Texts::One(text) => vec![text],
        Texts::More(texts) => texts,
    })
}

fn position<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Position>, D::Error> {
    let text = String::deserialize(input)?;
    let setup: Setup = read(&text)?;
    let position = setup.into_position(Strictness::MateProblem);
    position
        .map(Some)
        .map_err(|invalid| D::Error::custom(format!("{text:?}: {}", invalid.errors)))
}
