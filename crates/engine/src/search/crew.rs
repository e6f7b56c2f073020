//! Several threads that search the same position: they share the hash table and nothing else, so that each finds there what the others
//! found out (lazy SMP).

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A counter on a line of the processor's cache of its own, so that threads do not wait for each other's.
#[repr(align(128))]
#[derive(Debug, Default)]
struct Counter(AtomicU64);

/// What the threads of one search tell each other. Thread 0 leads: it watches the limits and ends the search for all.
#[derive(Debug)]
pub(crate) struct Crew {
    over: AtomicBool,
    nodes: Box<[Counter]>,
}

impl Crew {
    /// A crew of so many threads.
    pub fn new(threads: usize) -> Crew {
        Crew {
            over: AtomicBool::new(false),
            nodes: (0..threads.max(1)).map(|_| Counter::default()).collect(),
        }
    }

    /// The search is over for all.
    pub fn dismiss(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub fn is_dismissed(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// A thread has searched so many nodes.
    pub fn tell_nodes(&self, thread: usize, nodes: u64) {
        self.nodes[thread].0.store(nodes, Ordering::Relaxed);
    }

    /// The nodes of all other threads, as they told last.
    pub fn nodes_of_others(&self, thread: usize) -> u64 {
        let others = self.nodes.iter().enumerate();
        others
            .filter(|&(other, _)| other != thread)
            .map(|(_, counter)| counter.0.load(Ordering::Relaxed))
            .sum()
    }
}
