//! Ways through the tree, none of them recursive.

use super::{NodeId, Tree};

/// The alternatives below a node, the main one first.
#[derive(Clone, Debug)]
pub struct Children<'a> {
    tree: &'a Tree,
    next: Option<NodeId>,
}

impl<'a> Children<'a> {
    pub(super) const fn new(tree: &'a Tree, first: Option<NodeId>) -> Self {
        Children { tree, next: first }
    }
}

impl Iterator for Children<'_> {
    type Item = NodeId;
    fn next(&mut self) -> Option<NodeId> {
        let id = self.next?;
        self.next = self.tree.next_sibling(id);
        Some(id)
    }
}

/// A line of main continuations.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    tree: &'a Tree,
    next: Option<NodeId>,
}

impl<'a> Line<'a> {
    pub(super) const fn new(tree: &'a Tree, first: Option<NodeId>) -> Self {
        Line { tree, next: first }
    }
}

impl Iterator for Line<'_> {
    type Item = NodeId;
    fn next(&mut self) -> Option<NodeId> {
        let id = self.next?;
        self.next = self.tree.first_child(id);
        Some(id)
    }
}

/// One event of a [`Walk`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visit {
    /// A node is reached; what is below it follows.
    Enter(NodeId),
    /// Everything below the node was visited.
    Leave(NodeId),
}

/// A walk through the whole tree: the main line down to its end, then back up with each alternative where it branches
/// off, the latest first. That is also the order in which KIF writes variations.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    tree: &'a Tree,
    next: Option<Visit>,
}

impl<'a> Walk<'a> {
    pub(super) const fn new(tree: &'a Tree) -> Self {
        Walk {
            tree,
            next: Some(Visit::Enter(NodeId::ROOT)),
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Visit;
    fn next(&mut self) -> Option<Visit> {
        let visit = self.next?;
        self.next = match visit {
            Visit::Enter(id) => Some(
                self.tree
                    .first_child(id)
                    .map_or(Visit::Leave(id), Visit::Enter),
            ),
            Visit::Leave(id) => self
                .tree
                .next_sibling(id)
                .map(Visit::Enter)
                .or_else(|| self.tree.parent(id).map(Visit::Leave)),
        };
        Some(visit)
    }
}
