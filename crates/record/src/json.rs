//! A record as JSON that holds all of it: the tree as a list of nodes, so that no depth of nesting can trouble a reader.
//!
//! docs/formats/json.md says what the fields are. The types here are what [`serde`] writes and reads; [`GameJson::from`] makes them from a
//! record, and [`Record::try_from`] makes the same record again.

use std::borrow::Cow;

use komadai_core::{Color, Move, Setup};
use serde::{Deserialize, Serialize};

use crate::{
    Ending, Evaluation, NodeId, Outcome, Record, Score, Step, Time, Visit, Warning, WarningKind,
};

/// A record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameJson {
    /// The SFEN of the start.
    pub start: String,
    /// Keys with values, in order.
    pub headers: Vec<(String, String)>,
    /// `black`, `white`, `draw`, or `None` if the game has no result. Follows from the nodes and is not read.
    #[serde(skip_deserializing)]
    pub result: Option<&'static str>,
    /// The root first; each node behind its parent, the main line first.
    pub nodes: Vec<NodeJson>,
}

/// A node of the tree.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct NodeJson {
    /// The place of the node before it in the list; `None` for the root.
    pub parent: Option<usize>,
    /// Steps from the start. Follows from the parents and is not looked at.
    #[serde(default)]
    pub ply: usize,
    /// The move in USI.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// The ending's [code](Ending::code).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// The word of an ending that is not known, or text in the place of a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Milliseconds spent on the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spent_ms: Option<u32>,
    /// Milliseconds spent by the side so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_ms: Option<u32>,
    /// Comment lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// The bookmark's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bookmark: Option<String>,
    /// What the comments say that engines thought. Follows from the comments and is not read.
    #[serde(skip_deserializing, skip_serializing_if = "Vec::is_empty")]
    pub evaluations: Vec<ThoughtJson>,
}

/// What an engine thought, out of the comments.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ThoughtJson {
    /// Centipawns as Black sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// The side that mates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mate_by: Option<String>,
    /// In how many plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mate_plies: Option<u32>,
    /// The line expected, in USI.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pv: Vec<String>,
    /// The search depth in plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Positions searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The engine's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
}

/// A warning.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WarningJson {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The stable [code](crate::WarningKind::code).
    pub code: Cow<'static, str>,
    /// What it is, in English.
    pub message: String,
    /// The moves among which a text leaves the choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<String>,
    /// What stands there.
    pub found: String,
    /// What was done about it, in English.
    pub done: Cow<'static, str>,
}

/// Why JSON is no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JsonError {
    /// The start is no SFEN.
    #[error("the start: {0}")]
    Start(String),
    /// There is no node, or the first one is no root.
    #[error("expected a root without a parent as the first node")]
    NoRoot,
    /// A node without a parent that stands before it.
    #[error("node {0}: expected a parent that stands before it")]
    NoParent(usize),
    /// A node that is nothing, or cannot be carried out.
    #[error("node {node}: expected a move, an ending or a text, found {found}")]
    Step {
        /// Its place in the list.
        node: usize,
        /// What stands there.
        found: String,
    },
}

impl From<&Record> for GameJson {
    fn from(record: &Record) -> GameJson {
        let (mut nodes, places) = nodes(record);
        for (id, thought) in record.evaluations() {
            if let Some(place) = places[id.index()] {
                nodes[place].evaluations.push(ThoughtJson::from(&thought));
            }
        }
        GameJson {
            start: record.start.to_string(),
            headers: record
                .headers
                .iter()
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            result: record.outcome().and_then(|outcome| match outcome {
                Outcome::Win(Color::Black) => Some("black"),
                Outcome::Win(Color::White) => Some("white"),
                Outcome::Draw => Some("draw"),
                Outcome::Unfinished => None,
            }),
            nodes,
        }
    }
}

/// The nodes in the order of the walk, and the place of each in the list.
fn nodes(record: &Record) -> (Vec<NodeJson>, Vec<Option<usize>>) {
    let tree = &record.tree;
    let mut places = vec![None; tree.capacity_used()];
    let mut nodes = Vec::new();
    let mut ply = 0;
    for visit in tree.walk() {
        let Visit::Enter(id) = visit else {
            ply -= 1;
            continue;
        };
        let node = tree.node(id);
        places[id.index()] = Some(nodes.len());
        let mut json = NodeJson {
            parent: tree.parent(id).and_then(|parent| places[parent.index()]),
            ply,
            spent_ms: node.time.spent_ms,
            total_ms: node.time.total_ms,
            comments: node.comments().to_vec(),
            bookmark: node.bookmark().map(str::to_owned),
            ..NodeJson::default()
        };
        match &node.step {
            Step::Start => {}
            Step::Move(played) => json.mv = Some(played.to_string()),
            Step::End(ending) => {
                json.end = Some(ending.code().to_owned());
                if let Ending::Other(word) = ending {
                    json.text = Some(word.to_string());
                }
            }
            Step::Unread(written) => json.text = Some(written.to_string()),
        }
        nodes.push(json);
        ply += 1;
    }
    (nodes, places)
}

impl From<&Evaluation> for ThoughtJson {
    fn from(thought: &Evaluation) -> ThoughtJson {
        let (score, mate_by, mate_plies) = match thought.score {
            Some(Score::Centipawns(score)) => (Some(score), None, None),
            Some(Score::Mate { winner, plies }) => (None, Some(winner.to_string()), plies),
            None => (None, None, None),
        };
        ThoughtJson {
            score,
            mate_by,
            mate_plies,
            pv: thought.pv.iter().map(ToString::to_string).collect(),
            depth: thought.depth,
            nodes: thought.nodes,
            engine: thought.engine.clone(),
        }
    }
}

impl From<&Warning> for WarningJson {
    fn from(warning: &Warning) -> WarningJson {
        WarningJson {
            line: warning.line,
            column: warning.column,
            code: warning.kind.code().into(),
            message: warning.kind.to_string(),
            candidates: match &warning.kind {
                WarningKind::AmbiguousMove(moves) => moves.iter().map(Move::to_string).collect(),
                _ => Vec::new(),
            },
            found: warning.text.to_string(),
            done: warning.kind.done().into(),
        }
    }
}

impl TryFrom<&GameJson> for Record {
    type Error = JsonError;

    fn try_from(json: &GameJson) -> Result<Record, JsonError> {
        let start: Setup = json
            .start
            .parse()
            .map_err(|error: komadai_core::SfenError| JsonError::Start(error.to_string()))?;
        let mut record = Record::new(start);
        for (key, value) in &json.headers {
            record.headers.push(key, value);
        }
        for (place, node) in json.nodes.iter().enumerate() {
            let id = match (place, node.parent) {
                (0, None) => NodeId::ROOT,
                (0, Some(_)) => return Err(JsonError::NoRoot),
                (_, parent) => {
                    // Nodes get their numbers one after the other, the root the first.
                    let parent = parent
                        .filter(|&parent| parent < place)
                        .and_then(|parent| record.tree.id(parent))
                        .ok_or(JsonError::NoParent(place))?;
                    record.tree.push(parent, step(place, node)?)
                }
            };
            let into = record.tree.node_mut(id);
            into.time = Time {
                spent_ms: node.spent_ms,
                total_ms: node.total_ms,
            };
            if !node.comments.is_empty() || node.bookmark.is_some() {
                let notes = into.notes_mut();
                notes.comments.clone_from(&node.comments);
                notes.bookmark.clone_from(&node.bookmark);
            }
        }
        if json.nodes.is_empty() {
            return Err(JsonError::NoRoot);
        }
        carried_out(&record)?;
        Ok(record)
    }
}

fn step(place: usize, node: &NodeJson) -> Result<Step, JsonError> {
    let wrong = || JsonError::Step {
        node: place,
        found: [&node.mv, &node.end, &node.text]
            .into_iter()
            .flatten()
            .next()
            .map_or_else(|| "nothing".to_owned(), |text| format!("{text:?}")),
    };
    match (&node.mv, &node.end, &node.text) {
        (Some(mv), None, None) => mv.parse().map(Step::Move).map_err(|_| wrong()),
        (None, Some(code), None) => Ending::KNOWN
            .into_iter()
            .find(|ending| ending.code() == code)
            .map(Step::End)
            .ok_or_else(wrong),
        (None, Some(code), Some(word)) if code == "other" => {
            Ok(Step::End(Ending::Other(word.as_str().into())))
        }
        (None, None, Some(text)) => Ok(Step::Unread(text.as_str().into())),
        _ => Err(wrong()),
    }
}

/// Writers rely on it that every move of a tree can be carried out.
fn carried_out(record: &Record) -> Result<(), JsonError> {
    let mut replay = record.replay();
    for visit in record.tree.walk() {
        match visit {
            Visit::Enter(id) => {
                let step = &record.tree.node(id).step;
                replay.step(step).map_err(|cannot| JsonError::Step {
                    node: id.index(),
                    found: cannot.to_string(),
                })?;
            }
            Visit::Leave(_) => {
                replay.back();
            }
        }
    }
    Ok(())
}
