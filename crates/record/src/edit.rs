//! Editing a record, with everything that was done to be undone and done again.

mod merge;

pub use merge::Merged;

use komadai_core::Setup;

use crate::{Cannot, Headers, NodeId, Notes, Record, Replay, Step, Time, Tree, Verdict};

/// A record that is being edited. Nodes keep their names through all edits, undone ones too.
///
/// ```
/// use komadai_record::{Editor, NodeId, Record, Step};
///
/// let mut editor = Editor::new(Record::default());
/// let first = editor.add(NodeId::ROOT, Step::Move("7g7f".parse()?))?.node;
/// let other = editor.add(NodeId::ROOT, Step::Move("2g2f".parse()?))?.node;
/// editor.promote(other)?;
/// assert_eq!(editor.record().tree.first_child(NodeId::ROOT), Some(other));
/// editor.undo();
/// assert_eq!(editor.record().tree.first_child(NodeId::ROOT), Some(first));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Editor {
    record: Record,
    done: Vec<Vec<Change>>,
    undone: Vec<Vec<Change>>,
    /// The changes of the edit that is under way.
    current: Vec<Change>,
}

/// Where a node hangs: below a parent, behind one of its children or before all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    parent: NodeId,
    previous: Option<NodeId>,
}

/// One thing that can be undone by exchanging before and after.
#[derive(Clone, Debug)]
enum Change {
    /// A node hangs somewhere else, or nowhere.
    Moved {
        id: NodeId,
        before: Option<Place>,
        after: Option<Place>,
    },
    /// Other words beside a node; what they were before is kept here.
    Notes(NodeId, Notes),
    /// Another time beside a node.
    Time(NodeId, Time),
    /// Other headers.
    Headers(Headers),
}

/// Why an edit was refused. Nothing was changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// There is no such node, or it was taken out.
    #[error("there is no node {} in the tree", .0.index())]
    NoSuchNode(NodeId),
    /// The root has no alternatives and cannot be taken out.
    #[error("the start of a record cannot be moved or taken out")]
    Root,
    /// The start can stand only at the root.
    #[error("the start of a record stands at its root alone")]
    SecondStart,
    /// The move cannot be carried out there.
    #[error("the move cannot be made: {0}")]
    Cannot(#[from] Cannot),
    /// Two records with different start positions.
    #[error("expected a record with the same start position, {ours}; found {theirs}")]
    OtherStart {
        /// The start of the record that is edited.
        ours: Box<Setup>,
        /// The start of the other one.
        theirs: Box<Setup>,
    },
}

/// What [`Editor::add`] did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Added {
    /// The node.
    pub node: NodeId,
    /// Whether it is new; a step that stands there already is not added again.
    pub new: bool,
    /// What the rules say of the move.
    pub verdict: Verdict,
}

impl Editor {
    /// Begins to edit a record.
    #[must_use]
    pub const fn new(record: Record) -> Editor {
        Editor {
            record,
            done: Vec::new(),
            undone: Vec::new(),
            current: Vec::new(),
        }
    }

    /// The record as it is now.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The record as it is now, without the way that led to it.
    #[must_use]
    pub fn finish(self) -> Record {
        self.record
    }

    /// The position at a node.
    ///
    /// # Errors
    /// There is no such node.
    pub fn replay(&self, id: NodeId) -> Result<Replay, EditError> {
        self.check(id)?;
        let mut replay = self.record.replay();
        for id in self.record.tree.path(id) {
            let step = &self.record.tree.node(id).step;
            if replay.step(step).is_err() {
                let _ = replay.step(&Step::Unread("".into()));
            }
        }
        Ok(replay)
    }

    fn tree(&self) -> &Tree {
        &self.record.tree
    }

    /// Whether the node is there and hangs on the root.
    fn check(&self, id: NodeId) -> Result<(), EditError> {
        let tree = self.tree();
        let there = tree.id(id.index()).is_some();
        let hangs = |id| {
            std::iter::successors(Some(id), |&id| tree.parent(id)).last() == Some(NodeId::ROOT)
        };
        if there && hangs(id) {
            Ok(())
        } else {
            Err(EditError::NoSuchNode(id))
        }
    }

    /// The same for a node that is not the root.
    fn check_below_root(&self, id: NodeId) -> Result<NodeId, EditError> {
        self.check(id)?;
        self.tree().parent(id).ok_or(EditError::Root)
    }

    /// Adds a step as the last alternative below a node. A step that stands there already is found instead.
    ///
    /// # Errors
    /// A move that cannot be carried out there; an illegal one is added, and the verdict says so.
    pub fn add(&mut self, parent: NodeId, step: Step) -> Result<Added, EditError> {
        if step == Step::Start {
            return Err(EditError::SecondStart);
        }
        let verdict = self.replay(parent)?.step(&step)?;
        let tree = self.tree();
        let found = tree.children(parent).find(|&id| tree.node(id).step == step);
        if let Some(node) = found {
            return Ok(Added {
                node,
                new: false,
                verdict,
            });
        }
        let node = self.push(parent, step);
        self.commit();
        Ok(Added {
            node,
            new: true,
            verdict,
        })
    }

    fn push(&mut self, parent: NodeId, step: Step) -> NodeId {
        let previous = self.tree().last_child(parent);
        let id = self.record.tree.push(parent, step);
        self.current.push(Change::Moved {
            id,
            before: None,
            after: Some(Place { parent, previous }),
        });
        id
    }

    /// Takes a node out, with everything below it.
    ///
    /// # Errors
    /// The root, or a node that is not there.
    pub fn delete(&mut self, id: NodeId) -> Result<(), EditError> {
        self.check_below_root(id)?;
        self.hang(id, None);
        self.commit();
        Ok(())
    }

    /// Takes everything below a node out.
    ///
    /// # Errors
    /// A node that is not there.
    pub fn cut(&mut self, id: NodeId) -> Result<(), EditError> {
        self.check(id)?;
        while let Some(child) = self.tree().last_child(id) {
            self.hang(child, None);
        }
        self.commit();
        Ok(())
    }

    /// Makes a node the first of its alternatives.
    ///
    /// # Errors
    /// The root, or a node that is not there.
    pub fn promote(&mut self, id: NodeId) -> Result<(), EditError> {
        let parent = self.check_below_root(id)?;
        self.first(id, parent);
        self.commit();
        Ok(())
    }

    /// Makes the line that leads to a node the main line.
    ///
    /// # Errors
    /// A node that is not there.
    pub fn make_main(&mut self, id: NodeId) -> Result<(), EditError> {
        self.check(id)?;
        let mut below = id;
        while let Some(parent) = self.tree().parent(below) {
            self.first(below, parent);
            below = parent;
        }
        self.commit();
        Ok(())
    }

    /// Exchanges a node with the alternative before it; does nothing to the first.
    ///
    /// # Errors
    /// The root, or a node that is not there.
    pub fn swap_with_previous(&mut self, id: NodeId) -> Result<(), EditError> {
        let parent = self.check_below_root(id)?;
        if let Some(before) = self.tree().previous_sibling(id) {
            let previous = self.tree().previous_sibling(before);
            self.hang(id, Some(Place { parent, previous }));
            self.commit();
        }
        Ok(())
    }

    /// Exchanges a node with the alternative after it; does nothing to the last.
    ///
    /// # Errors
    /// The root, or a node that is not there.
    pub fn swap_with_next(&mut self, id: NodeId) -> Result<(), EditError> {
        self.check_below_root(id)?;
        match self.tree().next_sibling(id) {
            Some(next) => self.swap_with_previous(next),
            None => Ok(()),
        }
    }

    /// Replaces comments and bookmark of a node.
    ///
    /// # Errors
    /// A node that is not there.
    pub fn set_notes(&mut self, id: NodeId, notes: Notes) -> Result<(), EditError> {
        self.check(id)?;
        self.notes(id, notes);
        self.commit();
        Ok(())
    }

    fn notes(&mut self, id: NodeId, notes: Notes) {
        let old = std::mem::replace(self.record.tree.node_mut(id).notes_mut(), notes);
        self.current.push(Change::Notes(id, old));
    }

    /// Replaces the time of a node.
    ///
    /// # Errors
    /// A node that is not there.
    pub fn set_time(&mut self, id: NodeId, time: Time) -> Result<(), EditError> {
        self.check(id)?;
        self.time(id, time);
        self.commit();
        Ok(())
    }

    fn time(&mut self, id: NodeId, time: Time) {
        let old = std::mem::replace(&mut self.record.tree.node_mut(id).time, time);
        self.current.push(Change::Time(id, old));
    }

    /// Replaces the headers.
    pub fn set_headers(&mut self, headers: Headers) {
        self.headers(headers);
        self.commit();
    }

    fn headers(&mut self, headers: Headers) {
        let old = std::mem::replace(&mut self.record.headers, headers);
        self.current.push(Change::Headers(old));
    }

    fn first(&mut self, id: NodeId, parent: NodeId) {
        if self.tree().previous_sibling(id).is_some() {
            self.hang(
                id,
                Some(Place {
                    parent,
                    previous: None,
                }),
            );
        }
    }

    /// Hangs a node somewhere else, or takes it out.
    fn hang(&mut self, id: NodeId, after: Option<Place>) {
        let before = self.place(id);
        self.set_place(id, after);
        self.current.push(Change::Moved { id, before, after });
    }

    fn place(&self, id: NodeId) -> Option<Place> {
        let parent = self.tree().parent(id)?;
        let previous = self.tree().previous_sibling(id);
        Some(Place { parent, previous })
    }

    fn set_place(&mut self, id: NodeId, place: Option<Place>) {
        let tree = &mut self.record.tree;
        tree.detach(id);
        if let Some(Place { parent, previous }) = place {
            tree.attach(id, parent, previous);
        }
    }

    /// Closes an edit. What was undone before cannot be done again any more.
    fn commit(&mut self) {
        if !self.current.is_empty() {
            self.done.push(std::mem::take(&mut self.current));
            self.undone.clear();
        }
    }

    /// How many edits can be undone.
    #[must_use]
    pub const fn undoable(&self) -> usize {
        self.done.len()
    }

    /// How many undone edits can be done again.
    #[must_use]
    pub const fn redoable(&self) -> usize {
        self.undone.len()
    }

    /// Undoes the last edit; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(changes) = self.done.pop() else {
            return false;
        };
        let inverse = self.turn(changes);
        self.undone.push(inverse);
        true
    }

    /// Does the edit again that was undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(changes) = self.undone.pop() else {
            return false;
        };
        let inverse = self.turn(changes);
        self.done.push(inverse);
        true
    }

    /// Takes changes back, the last one first, and gives those that would take this back.
    fn turn(&mut self, changes: Vec<Change>) -> Vec<Change> {
        let turned = changes.into_iter().rev().map(|change| match change {
            Change::Moved { id, before, after } => {
                self.set_place(id, before);
                Change::Moved {
                    id,
                    before: after,
                    after: before,
                }
            }
            Change::Notes(id, notes) => {
                let node = self.record.tree.node_mut(id);
                Change::Notes(id, std::mem::replace(node.notes_mut(), notes))
            }
            Change::Time(id, time) => {
                let node = self.record.tree.node_mut(id);
                Change::Time(id, std::mem::replace(&mut node.time, time))
            }
            Change::Headers(headers) => {
                Change::Headers(std::mem::replace(&mut self.record.headers, headers))
            }
        });
        turned.collect()
    }
}
