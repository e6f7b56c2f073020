//! A record as the page shows it.

use komadai_core::{Color, Position};
use komadai_game::IllegalReport;
use komadai_record::json::{GameJson, NodeJson};
use komadai_record::notation::{self, Style};
use komadai_record::{Evaluation, Record, Verdict, Visit};
use serde::Serialize;

/// The greatest number of nodes that is handed out; exports always hold all.
pub(crate) const MOST_NODES: usize = 20_000;
/// The longest line of an engine that is written out.
const LONGEST_LINE: usize = 30;

/// The start, the headers and the tree, with everything that a board needs at each node.
#[derive(Debug, Serialize)]
pub(crate) struct RecordView {
    /// The SFEN of the start.
    start: String,
    headers: Vec<(String, String)>,
    result: Option<&'static str>,
    /// The root first; each behind its parent.
    nodes: Vec<NodeView>,
    /// How many nodes there are beyond those listed.
    left_out: usize,
}

#[derive(Debug, Serialize)]
struct NodeView {
    #[serde(flatten)]
    node: NodeJson,
    /// The move as people write it.
    #[serde(skip_serializing_if = "Option::is_none")]
    notation: Option<String>,
    /// The board after the step.
    sfen: String,
    /// Whose turn it is then.
    turn: &'static str,
    /// The king in check.
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<String>,
    /// Why the move is illegal.
    #[serde(skip_serializing_if = "Option::is_none")]
    illegal: Option<IllegalReport>,
    /// The line of each evaluation as people write moves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<String>,
}

/// What is known of the file from which a record came.
#[derive(Debug, Serialize)]
pub(crate) struct SourceView {
    pub name: Option<String>,
    pub format: String,
    pub encoding: String,
    /// How many games it has.
    pub games: u64,
    /// The place of this one, from 1.
    pub place: u64,
    pub warnings: serde_json::Value,
    pub unlisted: u64,
    pub bytes: usize,
}

impl RecordView {
    pub fn new(record: &Record, style: Style) -> Self {
        let GameJson {
            start,
            headers,
            result,
            mut nodes,
        } = GameJson::from(record);
        let left_out = nodes.len().saturating_sub(MOST_NODES);
        nodes.truncate(MOST_NODES);
        let mut thoughts = record.evaluations().into_iter().peekable();
        let mut replay = record.replay();
        let mut views = Vec::with_capacity(nodes.len());
        let mut nodes = nodes.into_iter();
        for visit in record.tree.walk() {
            let Visit::Enter(id) = visit else {
                replay.back();
                continue;
            };
            let Some(node) = nodes.next() else { break };
            let step = &record.tree.node(id).step;
            let before = replay.position().cloned();
            // A tree that was read holds nothing that cannot be carried out.
            let Ok(verdict) = replay.step(step) else {
                break;
            };
            let mut illegal = None;
            let mut written = None;
            if let (Some(mv), Some(position)) = (step.as_move(), &before) {
                written =
                    Some(notation::format(position, mv, previous(record, id), style).to_string());
                if let Verdict::Illegal(reason) = verdict {
                    illegal = Some(IllegalReport::new(position, mv, &reason));
                }
            }
            let here = replay.position();
            let mut lines = Vec::new();
            while let Some((_, thought)) = thoughts.next_if(|(at, _)| *at == id) {
                let from = if thought.instead {
                    before.as_ref()
                } else {
                    here
                };
                lines.push(from.map_or_else(String::new, |from| line(from, &thought, style)));
            }
            views.push(NodeView {
                node,
                notation: written,
                sfen: replay.setup().to_string(),
                turn: match replay.side() {
                    Color::Black => "black",
                    Color::White => "white",
                },
                check: here
                    .filter(|position| position.in_check())
                    .and_then(|position| position.king(position.side()))
                    .map(|square| square.to_string()),
                illegal,
                lines,
            });
        }
        Self {
            start,
            headers,
            result,
            nodes: views,
            left_out,
        }
    }
}

/// The square of the move before a node, which Japanese notations call 同.
fn previous(record: &Record, id: komadai_record::NodeId) -> Option<komadai_core::Square> {
    let parent = record.tree.parent(id)?;
    Some(record.tree.node(parent).step.as_move()?.to())
}

/// A line of an engine in words.
fn line(from: &Position, thought: &Evaluation, style: Style) -> String {
    let mut position = from.clone();
    let mut words = Vec::new();
    let mut previous = None;
    for &mv in thought.pv.iter().take(LONGEST_LINE) {
        words.push(notation::format(&position, mv, previous, style).to_string());
        if position.play(mv).is_err() {
            break;
        }
        previous = Some(mv.to());
    }
    words.join(" ")
}
