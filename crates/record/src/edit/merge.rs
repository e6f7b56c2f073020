//! Two records of the same game made one.

use std::collections::{HashMap, HashSet};

use super::{EditError, Editor};
use crate::{NodeId, Record, Step, Visit};

/// What a merge brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Merged {
    /// Nodes that were not there before.
    pub nodes: usize,
    /// Comment lines that were not there before.
    pub comments: usize,
    /// Headers whose key was not there before.
    pub headers: usize,
}

impl Editor {
    /// Brings everything that another record has into this one, as one edit.
    ///
    /// Lines that begin alike become one; other moves become alternatives behind those that are there, so that the main line stays what it is. Comment lines
    /// that a node does not have are added to it. A time, bookmark or header is taken only where there is none.
    ///
    /// # Errors
    /// The other record starts from another position.
    pub fn merge(&mut self, other: &Record) -> Result<Merged, EditError> {
        if self.record.start != other.start {
            return Err(EditError::OtherStart {
                ours: Box::new(self.record.start),
                theirs: Box::new(other.start),
            });
        }
        let mut merged = Merged::default();
        let mut headers = self.record.headers.clone();
        let keys: HashSet<&str> = self.record.headers.iter().map(|(key, _)| key).collect();
        for (key, value) in other.headers.iter() {
            if !keys.contains(key) {
                headers.push(key, value);
                merged.headers += 1;
            }
        }
        if merged.headers > 0 {
            self.headers(headers);
        }
        // Looked up by parent and step, so that a node of very many alternatives costs no more than any other.
        let mut known: HashMap<(NodeId, Step), NodeId> = HashMap::new();
        let tree = &self.record.tree;
        for visit in tree.walk() {
            if let Visit::Enter(id) = visit
                && let Some(parent) = tree.parent(id)
            {
                known
                    .entry((parent, tree.node(id).step.clone()))
                    .or_insert(id);
            }
        }
        let mut path = Vec::new();
        for visit in other.tree.walk() {
            let Visit::Enter(theirs) = visit else {
                path.pop();
                continue;
            };
            let ours = match path.last() {
                None => NodeId::ROOT,
                Some(&parent) => {
                    let step = other.tree.node(theirs).step.clone();
                    *known.entry((parent, step)).or_insert_with_key(|(_, step)| {
                        merged.nodes += 1;
                        self.push(parent, step.clone())
                    })
                }
            };
            merged.comments += self.join(ours, other, theirs);
            path.push(ours);
        }
        self.commit();
        Ok(merged)
    }

    /// Brings what stands beside a node to another one; gives the number of comment lines.
    fn join(&mut self, ours: NodeId, other: &Record, theirs: NodeId) -> usize {
        let theirs = other.tree.node(theirs);
        let node = self.record.tree.node(ours);
        if node.time.is_none() && !theirs.time.is_none() {
            self.time(ours, theirs.time);
        }
        let node = self.record.tree.node(ours);
        let new: Vec<&String> = theirs
            .comments()
            .iter()
            .filter(|line| !node.comments().contains(line))
            .collect();
        let bookmark = theirs.bookmark().filter(|_| node.bookmark().is_none());
        if new.is_empty() && bookmark.is_none() {
            return 0;
        }
        let mut notes = self.record.tree.node_mut(ours).notes_mut().clone();
        notes
            .comments
            .extend(new.iter().map(|line| (*line).clone()));
        if let Some(bookmark) = bookmark {
            notes.bookmark = Some(bookmark.to_owned());
        }
        let added = new.len();
        self.notes(ours, notes);
        added
    }
}

impl Record {
    /// Brings everything that another record of the same game has into this one, as [`Editor::merge`] does.
    ///
    /// # Errors
    /// The other record starts from another position; nothing is changed then.
    pub fn merge(&mut self, other: &Record) -> Result<Merged, EditError> {
        let mut editor = Editor::new(std::mem::take(self));
        let merged = editor.merge(other);
        *self = editor.finish();
        merged
    }
}
