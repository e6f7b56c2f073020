//! What readers build a record with: a tree and the position that goes with its tip.

use komadai_core::Move;

use crate::{Cannot, Ending, Headers, Node, NodeId, Record, Replay, Step, Tree, Verdict};

/// A record under construction, with a tip to which nodes are added.
///
/// [`Builder::seek`] moves the tip to any node in bounded time, because the positions of nodes far from the root are kept
/// every so many steps.
///
/// ```
/// use komadai_record::{Builder, Ending, NodeId, Record};
///
/// let mut game = Builder::new(Record::default());
/// game.play("7g7f".parse()?)?;
/// game.play("3c3d".parse()?)?;
/// game.end(Ending::Resign);
/// game.seek(NodeId::ROOT);
/// game.play("2g2f".parse()?)?;
/// let record = game.finish();
/// assert_eq!(record.tree.main_line().count(), 3);
/// assert_eq!(record.tree.children(NodeId::ROOT).count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Builder {
    record: Record,
    replay: Replay,
    tip: NodeId,
    marks: Vec<Mark>,
    /// Positions of nodes far from the root; their marks say which.
    kept: Vec<Replay>,
}

/// What a builder knows of a node.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// Steps from the root.
    depth: u32,
    /// Steps from the nearest kept position.
    since: u8,
    /// Whether the position is unknown.
    lost: bool,
    /// The number of the kept position, from 1; 0 where none is kept.
    kept: u32,
}

/// How many steps may lie between two kept positions.
const STRIDE: u8 = 16;

impl Builder {
    /// Starts with the start position and headers of a record; its moves are forgotten, the notes of its root are kept.
    #[must_use]
    pub fn new(mut record: Record) -> Builder {
        let root = record.tree.node(NodeId::ROOT).clone();
        record.tree = Tree::with_root(root);
        Builder {
            replay: record.replay(),
            tip: NodeId::ROOT,
            marks: vec![Mark {
                depth: 0,
                since: 0,
                lost: false,
                kept: 0,
            }],
            kept: Vec::new(),
            record,
        }
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The headers so far, to be changed.
    pub fn headers_mut(&mut self) -> &mut Headers {
        &mut self.record.headers
    }

    /// Time and notes of a node, to be changed. Its step must stay as it is.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        self.record.tree.node_mut(id)
    }

    /// The node at the tip, to be changed as by [`Builder::node_mut`].
    pub fn tip_mut(&mut self) -> &mut Node {
        self.record.tree.node_mut(self.tip)
    }

    /// The position at the tip.
    #[must_use]
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The node to which the next one is added.
    #[must_use]
    pub fn tip(&self) -> NodeId {
        self.tip
    }

    /// Steps from the root to a node.
    #[must_use]
    pub fn depth(&self, id: NodeId) -> usize {
        self.marks[id.index()].depth as usize
    }

    /// The node at the tip.
    #[must_use]
    pub fn tip_node(&self) -> &Node {
        self.record.tree.node(self.tip)
    }

    /// Whether the tip is a text or stands below one, so that the position is unknown.
    #[must_use]
    pub fn lost(&self) -> bool {
        self.marks[self.tip.index()].lost
    }

    /// The move that led to the tip, over endings.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        let mut id = self.tip;
        loop {
            match &self.record.tree.node(id).step {
                Step::Move(mv) => return Some(*mv),
                Step::End(_) => id = self.record.tree.parent(id)?,
                Step::Start | Step::Unread(_) => return None,
            }
        }
    }

    /// Adds a move, legal or not, and makes it the tip.
    ///
    /// # Errors
    /// A move that cannot be carried out is not added.
    pub fn play(&mut self, mv: Move) -> Result<Verdict, Cannot> {
        self.keep();
        let verdict = self.replay.play(mv)?;
        self.add(Step::Move(mv));
        Ok(verdict)
    }

    /// Adds an ending and makes it the tip.
    pub fn end(&mut self, ending: Ending) {
        self.quiet(Step::End(ending));
    }

    /// Adds a text that cannot be understood and makes it the tip.
    pub fn unread(&mut self, text: &str) {
        self.quiet(Step::Unread(text.into()));
    }

    fn quiet(&mut self, step: Step) {
        self.keep();
        // A step that is no move cannot fail.
        let _ = self.replay.step(&step);
        self.add(step);
    }

    /// Keeps the position of the tip if it is far from the last one kept.
    fn keep(&mut self) {
        let mark = &mut self.marks[self.tip.index()];
        if mark.since >= STRIDE {
            mark.since = 0;
            self.kept.push(self.replay.here());
            // There are fewer than nodes, which are numbered alike.
            mark.kept = self.kept.len() as u32;
        }
    }

    fn add(&mut self, step: Step) {
        let mark = self.marks[self.tip.index()];
        self.marks.push(Mark {
            depth: mark.depth + 1,
            since: mark.since + 1,
            lost: mark.lost || matches!(step, Step::Unread(_)),
            kept: 0,
        });
        self.tip = self.record.tree.push(self.tip, step);
    }

    /// Makes another node the tip: what is added next becomes its last child.
    pub fn seek(&mut self, target: NodeId) {
        // A node shortly before the tip is reached by taking moves back.
        let (here, there) = (self.depth(self.tip), self.depth(target));
        if here >= there && here - there <= self.replay.made().min(usize::from(STRIDE)) {
            for _ in there..here {
                self.replay.back();
                self.tip = self.record.tree.parent(self.tip).unwrap_or(NodeId::ROOT);
            }
            if self.tip == target {
                return;
            }
        }
        let tree = &self.record.tree;
        let mut path = Vec::new();
        let mut from = target;
        while self.marks[from.index()].since > 0 {
            path.push(from);
            match tree.parent(from) {
                Some(parent) => from = parent,
                None => break,
            }
        }
        let kept = (self.marks[from.index()].kept as usize).checked_sub(1);
        self.replay = match kept.and_then(|index| self.kept.get(index)) {
            Some(kept) => kept.clone(),
            None => self.record.replay(),
        };
        for &id in path.iter().rev() {
            // Every one of these was carried out before.
            let _ = self.replay.step(&tree.node(id).step);
        }
        self.tip = target;
    }

    /// Puts the tip, which was added last below its parent, behind one of the parent's other children; before all of them
    /// with `None`.
    pub(crate) fn place_behind(&mut self, before: Option<NodeId>) {
        let tree = &mut self.record.tree;
        if let Some(parent) = tree.parent(self.tip)
            && tree.previous_sibling(self.tip) != before
        {
            tree.detach(self.tip);
            tree.attach(self.tip, parent, before);
        }
    }

    /// The total time of the side that made the step at the tip, from its total two steps before.
    pub(crate) fn total_with(&self, spent: Option<u32>) -> Option<u32> {
        let spent = spent?;
        let tree = &self.record.tree;
        let parent = tree.parent(self.tip)?;
        match tree.parent(parent) {
            None | Some(NodeId::ROOT) => Some(spent),
            Some(before) => tree.node(before).time.total_ms?.checked_add(spent),
        }
    }

    /// The record.
    #[must_use]
    pub fn finish(self) -> Record {
        self.record
    }
}
