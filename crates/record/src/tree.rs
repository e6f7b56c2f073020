//! The tree of moves: nodes in one vector, linked by index, so that no depth of nesting can exhaust the stack.

mod walk;

pub use walk::{Children, Line, Visit, Walk};

use std::num::NonZeroU32;

use komadai_core::Move;

use crate::{Ending, Time};

/// What happens at a node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Nothing: the root, which stands for the start position.
    Start,
    /// A move that can be carried out on the board before it; [`Replay`](crate::Replay) says whether it is legal.
    Move(Move),
    /// The game ends here. A game that was broken off and went on has more nodes below.
    End(Ending),
    /// Text of the file that stands where a move should and cannot be understood or carried out, as it was written. The
    /// rows below it, whose position nobody knows, are kept in the same way.
    Unread(Box<str>),
}

impl Step {
    /// The move, if it is one.
    #[must_use]
    pub const fn as_move(&self) -> Option<Move> {
        match self {
            Step::Move(mv) => Some(*mv),
            _ => None,
        }
    }
}

/// The name of a node in its tree. It stays the same whatever is edited around it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    /// The root: the start position.
    pub const ROOT: NodeId = NodeId(NonZeroU32::MIN);

    /// The number of the node, from 0 for the root.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    const fn from_index(index: usize) -> Option<NodeId> {
        if index >= Tree::MAX_NODES {
            return None;
        }
        match NonZeroU32::new(index as u32 + 1) {
            Some(number) => Some(NodeId(number)),
            None => None,
        }
    }
}

/// Words kept beside a move.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Notes {
    /// Comment lines as they stand behind the format's comment mark: after `*` in KIF, after `'*` or `'` in CSA.
    pub comments: Vec<String>,
    /// The name of a bookmark; the empty string is a bookmark without a name.
    pub bookmark: Option<String>,
}

const NO_COMMENTS: &[String] = &[];

/// A move or an ending, with what is written beside it.
#[derive(Clone, Debug)]
pub struct Node {
    /// What happens.
    pub step: Step,
    /// The time written beside it.
    pub time: Time,
    notes: Option<Box<Notes>>,
    links: Links,
}

/// The neighbours of a node.
#[derive(Clone, Copy, Debug)]
struct Links {
    parent: Option<NodeId>,
    first: Option<NodeId>,
    last: Option<NodeId>,
    previous: Option<NodeId>,
    next: Option<NodeId>,
}

impl Links {
    const NONE: Links = Links {
        parent: None,
        first: None,
        last: None,
        previous: None,
        next: None,
    };
}

impl Node {
    fn new(step: Step) -> Node {
        Node {
            step,
            time: Time::NONE,
            notes: None,
            links: Links::NONE,
        }
    }

    /// The comment lines.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        self.notes
            .as_ref()
            .map_or(NO_COMMENTS, |notes| &notes.comments)
    }

    /// The bookmark's name.
    #[must_use]
    pub fn bookmark(&self) -> Option<&str> {
        self.notes.as_ref()?.bookmark.as_deref()
    }

    /// Comments and bookmark, to be changed.
    pub fn notes_mut(&mut self) -> &mut Notes {
        self.notes.get_or_insert_default()
    }

    fn same(&self, other: &Node) -> bool {
        self.step == other.step
            && self.time == other.time
            && self.comments() == other.comments()
            && self.bookmark() == other.bookmark()
    }
}

/// The moves of a record: a root, and below each node what was played next, the main line first.
#[derive(Clone)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree::new()
    }
}

impl Tree {
    /// The greatest number of nodes.
    pub const MAX_NODES: usize = u32::MAX as usize;

    /// A root alone.
    #[must_use]
    pub fn new() -> Tree {
        Tree {
            nodes: vec![Node::new(Step::Start)],
        }
    }

    /// A tree of one node, which becomes the root.
    pub(crate) fn with_root(mut root: Node) -> Tree {
        root.links = Links::NONE;
        Tree { nodes: vec![root] }
    }

    /// How many nodes were ever made, the root and nodes cut off included.
    #[must_use]
    pub fn capacity_used(&self) -> usize {
        self.nodes.len()
    }

    /// The node of a name.
    ///
    /// # Panics
    /// If the name belongs to a larger tree.
    #[must_use]
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// The node of a name, to be changed.
    ///
    /// # Panics
    /// If the name belongs to a larger tree.
    #[inline]
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// The name of a node by its number; `None` where there is no such node.
    #[must_use]
    pub fn id(&self, index: usize) -> Option<NodeId> {
        NodeId::from_index(index).filter(|_| index < self.nodes.len())
    }

    /// The node before.
    #[must_use]
    #[inline]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).links.parent
    }

    /// The main continuation.
    #[must_use]
    #[inline]
    pub fn first_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).links.first
    }

    /// The last alternative below a node.
    #[must_use]
    #[inline]
    pub fn last_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).links.last
    }

    /// The next alternative to this node.
    #[must_use]
    #[inline]
    pub fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).links.next
    }

    /// The alternative before this node; `None` for the main one.
    #[must_use]
    #[inline]
    pub fn previous_sibling(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).links.previous
    }

    /// Adds a node as the last alternative below another one.
    ///
    /// # Panics
    /// If the tree holds [`Tree::MAX_NODES`] nodes already.
    pub fn push(&mut self, parent: NodeId, step: Step) -> NodeId {
        let id = NodeId::from_index(self.nodes.len()).expect("a tree of fewer than 2^32 nodes");
        let mut node = Node::new(step);
        node.links.parent = Some(parent);
        let last = self.node(parent).links.last;
        node.links.previous = last;
        self.nodes.push(node);
        match last {
            Some(last) => self.node_mut(last).links.next = Some(id),
            None => self.node_mut(parent).links.first = Some(id),
        }
        self.node_mut(parent).links.last = Some(id);
        id
    }

    /// Takes a node, with everything below it, out of the tree; it keeps its own children.
    pub(crate) fn detach(&mut self, id: NodeId) {
        let links = self.node(id).links;
        let Some(parent) = links.parent else { return };
        match links.previous {
            Some(previous) => self.node_mut(previous).links.next = links.next,
            None => self.node_mut(parent).links.first = links.next,
        }
        match links.next {
            Some(next) => self.node_mut(next).links.previous = links.previous,
            None => self.node_mut(parent).links.last = links.previous,
        }
        let own = &mut self.node_mut(id).links;
        (own.parent, own.previous, own.next) = (None, None, None);
    }

    /// Puts a detached node below `parent`, behind `previous`; as the first child if that is `None`.
    pub(crate) fn attach(&mut self, id: NodeId, parent: NodeId, previous: Option<NodeId>) {
        let next = match previous {
            Some(previous) => self.node_mut(previous).links.next.replace(id),
            None => self.node_mut(parent).links.first.replace(id),
        };
        match next {
            Some(next) => self.node_mut(next).links.previous = Some(id),
            None => self.node_mut(parent).links.last = Some(id),
        }
        let own = &mut self.node_mut(id).links;
        (own.parent, own.previous, own.next) = (Some(parent), previous, next);
    }

    /// How many steps lead from the root to the node.
    #[must_use]
    pub fn depth(&self, id: NodeId) -> usize {
        std::iter::successors(self.parent(id), |&id| self.parent(id)).count()
    }

    /// The nodes from below the root to the node itself.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(id), |&id| self.parent(id)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The alternatives below a node, the main one first.
    #[must_use]
    pub fn children(&self, id: NodeId) -> Children<'_> {
        Children::new(self, self.first_child(id))
    }

    /// The nodes of the main line below the root.
    #[must_use]
    pub fn main_line(&self) -> Line<'_> {
        self.line_below(NodeId::ROOT)
    }

    /// The main continuation below a node, down to its end.
    #[must_use]
    pub fn line_below(&self, id: NodeId) -> Line<'_> {
        Line::new(self, self.first_child(id))
    }

    /// The moves of the main line, up to the first node that is none.
    pub fn main_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.main_line()
            .map_while(|id| self.node(id).step.as_move())
    }

    /// How the main line ends, if it says so: the first ending behind its last move.
    #[must_use]
    pub fn ending(&self) -> Option<&Ending> {
        let mut ending = None;
        for id in self.main_line() {
            match &self.node(id).step {
                Step::End(found) => ending = ending.or(Some(found)),
                Step::Unread(_) => {}
                Step::Move(_) | Step::Start => ending = None,
            }
        }
        ending
    }

    /// A walk through the whole tree without recursion: every node is entered and left, main lines first.
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        Walk::new(self)
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let mut theirs = other.walk();
        for ours in self.walk() {
            let same = match (ours, theirs.next()) {
                (Visit::Enter(a), Some(Visit::Enter(b))) => self.node(a).same(other.node(b)),
                (Visit::Leave(_), Some(Visit::Leave(_))) => true,
                _ => false,
            };
            if !same {
                return false;
            }
        }
        theirs.next().is_none()
    }
}

impl Eq for Tree {}

impl std::fmt::Debug for Tree {
    /// One node a line, deeper alternatives in brackets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for visit in self.walk() {
            match visit {
                Visit::Enter(id) => {
                    let node = self.node(id);
                    let open = if self.previous_sibling(id).is_some() {
                        "("
                    } else {
                        ""
                    };
                    write!(f, "{open}{:?}", node.step)?;
                    if !node.time.is_none() {
                        write!(f, " {}", node.time)?;
                    }
                    if let Some(notes) = &node.notes {
                        write!(f, " {notes:?}")?;
                    }
                    writeln!(f)?;
                }
                Visit::Leave(id) if self.previous_sibling(id).is_some() => writeln!(f, ")")?,
                Visit::Leave(_) => {}
            }
        }
        Ok(())
    }
}
