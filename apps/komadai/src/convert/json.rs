//! Records as JSON: the tree as a list of nodes, so that no depth of nesting can trouble a reader.

use komadai_core::{Color, Move};
use komadai_record::{Outcome, Read, Record, Score, Step, Visit, Warning, WarningKind};
use serde::Serialize;

/// A file with its games.
#[derive(Serialize)]
pub struct File<'a> {
    file: &'a str,
    format: &'static str,
    encoding: String,
    records: Vec<Game<'a>>,
    warnings: Vec<Odd<'a>>,
    /// Warnings beyond those listed.
    unlisted: usize,
}

/// A game.
#[derive(Serialize)]
struct Game<'a> {
    /// The SFEN of the start.
    start: String,
    headers: Vec<[&'a str; 2]>,
    /// `black`, `white`, `draw`, or nothing if the game has no result.
    result: Option<&'static str>,
    /// The root first; each node behind its parent, the main line first.
    nodes: Vec<Node<'a>>,
}

/// A node of the tree.
#[derive(Serialize)]
struct Node<'a> {
    /// The place of the node before it in the list; nothing for the root.
    parent: Option<usize>,
    /// Steps from the start.
    ply: usize,
    #[serde(skip_serializing_if = "Option::is_none", rename = "move")]
    mv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<&'static str>,
    /// The word of an ending that is not known, or text in the place of a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spent_ms: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    total_ms: Option<u32>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    comments: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    bookmark: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    evaluations: Vec<Thought>,
}

/// What an engine thought, out of the comments.
#[derive(Serialize)]
struct Thought {
    /// Centipawns as Black sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    /// The side that mates.
    #[serde(skip_serializing_if = "Option::is_none")]
    mate_by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mate_plies: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pv: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<String>,
}

/// A warning.
#[derive(Serialize)]
pub struct Odd<'a> {
    line: usize,
    column: usize,
    code: &'static str,
    message: String,
    /// The moves among which a text leaves the choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<String>,
    found: &'a str,
    done: &'static str,
}

impl<'a> From<&'a Warning> for Odd<'a> {
    fn from(warning: &'a Warning) -> Odd<'a> {
        Odd {
            line: warning.line,
            column: warning.column,
            code: warning.kind.code(),
            message: warning.kind.to_string(),
            candidates: match &warning.kind {
                WarningKind::AmbiguousMove(moves) => moves.iter().map(Move::to_string).collect(),
                _ => Vec::new(),
            },
            found: &warning.text,
            done: warning.kind.done(),
        }
    }
}

/// Everything that was read out of a file.
pub fn file<'a>(name: &'a str, read: &'a Read) -> File<'a> {
    File {
        file: name,
        format: read.format.name(),
        encoding: read.encoding.to_string(),
        records: read.records.iter().map(game).collect(),
        warnings: read.warnings.iter().map(Odd::from).collect(),
        unlisted: read.unlisted,
    }
}

fn game(record: &Record) -> Game<'_> {
    let tree = &record.tree;
    let mut places = vec![None; tree.capacity_used()];
    let mut nodes = Vec::new();
    let mut ply = 0;
    for visit in tree.walk() {
        let id = match visit {
            Visit::Enter(id) => id,
            Visit::Leave(_) => {
                ply -= 1;
                continue;
            }
        };
        let node = tree.node(id);
        places[id.index()] = Some(nodes.len());
        let (mut mv, mut end, mut text) = (None, None, None);
        match &node.step {
            Step::Start => {}
            Step::Move(played) => mv = Some(played.to_string()),
            Step::End(ending) => {
                end = Some(ending.code());
                if let komadai_record::Ending::Other(word) = ending {
                    text = Some(&**word);
                }
            }
            Step::Unread(written) => text = Some(&**written),
        }
        nodes.push(Node {
            parent: tree.parent(id).and_then(|parent| places[parent.index()]),
            ply,
            mv,
            end,
            text,
            spent_ms: node.time.spent_ms,
            total_ms: node.time.total_ms,
            comments: node.comments(),
            bookmark: node.bookmark(),
            evaluations: Vec::new(),
        });
        ply += 1;
    }
    for (id, thought) in record.evaluations() {
        if let Some(place) = places[id.index()] {
            let (score, mate_by, mate_plies) = match thought.score {
                Some(Score::Centipawns(score)) => (Some(score), None, None),
                Some(Score::Mate { winner, plies }) => (None, Some(winner.to_string()), plies),
                None => (None, None, None),
            };
            nodes[place].evaluations.push(Thought {
                score,
                mate_by,
                mate_plies,
                pv: thought.pv.iter().map(ToString::to_string).collect(),
                depth: thought.depth,
                nodes: thought.nodes,
                engine: thought.engine,
            });
        }
    }
    Game {
        start: record.start.to_string(),
        headers: record
            .headers
            .iter()
            .map(|(key, value)| [key, value])
            .collect(),
        result: result(record),
        nodes,
    }
}

/// Who won, by the end of the main line.
pub fn result(record: &Record) -> Option<&'static str> {
    let mut replay = record.replay();
    let mut outcome = None;
    for id in record.tree.main_line() {
        let step = &record.tree.node(id).step;
        outcome = match step {
            Step::End(ending) => ending.outcome(replay.side()),
            _ => None,
        };
        replay.step(step).ok()?;
    }
    match outcome? {
        Outcome::Win(Color::Black) => Some("black"),
        Outcome::Win(Color::White) => Some("white"),
        Outcome::Draw => Some("draw"),
        Outcome::Unfinished => None,
    }
}
