//! The search of one thread: alpha-beta with the usual refinements.

mod calm;
mod crew;
mod learn;
mod node;
mod quiescence;
mod root;
mod trials;

use arrayvec::ArrayVec;
use komadai_core::{Move, Position, impasse};

use crate::evaluation::{Evaluation, Follower};
use crate::history::{ARRIVALS, Histories, arrival};
use crate::limits::Watch;
use crate::material::{arriving_kind, is_tactical};
use crate::params::Params;
use crate::path::Path;
use crate::rules::GameRules;
use crate::tt::Table;
use crate::value::{DRAW, MAX_PLY, mate_in, mated_in};

pub(crate) use crew::Crew;
pub(crate) use root::{Goal, Line, RootMove};

/// What a thread keeps from search to search.
pub(crate) struct Memory {
    pub histories: Histories,
    reductions: Box<[[i16; 64]; 64]>,
    params: Params,
}

impl Memory {
    pub fn new(params: &Params) -> Memory {
        let mut reductions = Box::new([[0; 64]; 64]);
        for (depth, row) in reductions.iter_mut().enumerate().skip(1) {
            for (number, reduction) in row.iter_mut().enumerate().skip(1) {
                let product = (depth as f64).ln() * (number as f64).ln();
                let plies = f64::from(params.reduction_base) / 100.0
                    + product / (f64::from(params.reduction_divisor) / 100.0);
                // In 1024ths of a ply.
                *reduction = (plies * 1024.0) as i16;
            }
        }
        Memory {
            histories: Histories::new(),
            reductions,
            params: params.clone(),
        }
    }

    pub fn forget(&mut self) {
        self.histories = Histories::new();
        self.histories.touch();
    }
}

/// What a node remembers while its subtree is searched.
#[derive(Clone, Copy)]
struct Frame {
    /// The static evaluation; that of two plies before where the side to move is in check.
    eval: i32,
    /// The move that is being searched, as an arrival.
    arrival: usize,
    /// The move that is being searched if it is quiet.
    quiet: Option<Move>,
    /// The number of the move that is being searched, from 1.
    number: usize,
    /// By how much the move that is being searched is reduced, in plies; 0 after the first look.
    reduction: i32,
    killers: [Option<Move>; 2],
    /// The move that is left out to see whether it stands alone.
    excluded: Option<Move>,
    /// Extensions by two plies on the way here.
    doubles: u8,
    in_check: bool,
    /// Whether the node lies on a main line, or did in an earlier iteration.
    on_pv: bool,
}

impl Frame {
    const EMPTY: Frame = Frame {
        eval: 0,
        arrival: ARRIVALS,
        quiet: None,
        number: 0,
        reduction: 0,
        killers: [None; 2],
        excluded: None,
        doubles: 0,
        in_check: false,
        on_pv: false,
    };
}

/// Frames below the root, so that looking some plies back needs no test.
const BELOW: usize = 8;

/// Everything that one thread needs for one search.
pub(crate) struct Worker<'a> {
    histories: &'a mut Histories,
    reductions: &'a [[i16; 64]; 64],
    params: &'a Params,
    table: &'a Table,
    watch: Watch<'a>,
    crew: &'a Crew,
    /// The number of this thread; 0 leads.
    thread: usize,
    rules: GameRules,
    position: Position,
    eval: Follower,
    path: Path,
    frames: Vec<Frame>,
    /// The best line from each ply.
    lines: Vec<ArrayVec<Move, MAX_PLY>>,
    pub nodes: u64,
    max_nodes: u64,
    /// No null move is tried before this ply: the search that verifies one must not lean on another.
    no_pass_before: usize,
    deepest: usize,
    stopped: bool,
    root_depth: i32,
    pub root_moves: Vec<RootMove>,
}

impl<'a> Worker<'a> {
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        memory: &'a mut Memory,
        table: &'a Table,
        watch: Watch<'a>,
        rules: GameRules,
        evaluation: &Evaluation,
        position: &Position,
        path: Path,
        (crew, thread): (&'a Crew, usize),
    ) -> Worker<'a> {
        memory.histories.next_search();
        Worker {
            histories: &mut memory.histories,
            reductions: &memory.reductions,
            params: &memory.params,
            table,
            watch,
            crew,
            thread,
            rules,
            position: position.clone(),
            eval: Follower::new(evaluation, position),
            path,
            frames: vec![Frame::EMPTY; MAX_PLY + BELOW + 2],
            lines: vec![ArrayVec::new(); MAX_PLY + 2],
            nodes: 0,
            max_nodes: u64::MAX,
            no_pass_before: 0,
            deepest: 0,
            stopped: false,
            root_depth: 0,
            root_moves: Vec::new(),
        }
    }

    /// The time since the search began.
    pub fn elapsed(&self) -> std::time::Duration {
        self.watch.elapsed()
    }

    fn frame(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + BELOW]
    }

    /// Plays a legal move at a ply.
    fn play(&mut self, mv: Move, ply: usize) -> komadai_core::Undo {
        self.table.prefetch(self.position.key_after(mv));
        let arrival = arrival(arriving_kind(&self.position, mv), mv);
        let quiet = !is_tactical(&self.position, mv);
        let frame = self.frame(ply);
        frame.arrival = arrival;
        frame.quiet = quiet.then_some(mv);
        self.eval.push(&self.position, mv);
        let undo = self.position.play_unchecked(mv);
        let in_check = self.position.in_check();
        self.path.push(&self.position, in_check);
        self.nodes += 1;
        undo
    }

    fn take_back(&mut self, mv: Move, undo: komadai_core::Undo) {
        self.path.pop();
        self.position.undo(mv, undo);
        self.eval.pop();
    }

    /// Whether the search must break off. Looks at the clock now and then only.
    fn must_stop(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        if self.nodes >= self.max_nodes || self.nodes & 511 == 0 && self.is_over() {
            // Without the first iteration there would be nothing to play.
            self.stopped = self.root_depth > 1;
        }
        self.stopped
    }

    fn is_over(&mut self) -> bool {
        self.crew.tell_nodes(self.thread, self.nodes);
        self.crew.is_dismissed()
            || self.watch.is_over()
            || self.thread == 0 && self.nodes_of_all() >= self.max_nodes
    }

    /// The nodes of all threads; those of the others as they told last.
    fn nodes_of_all(&self) -> u64 {
        self.nodes + self.crew.nodes_of_others(self.thread)
    }

    /// The value that the rules give a position other than by mate: repetition (R35, R36), the end of a limited game
    /// (R39), a declaration (R38).
    fn value_by_rule(&self, ply: usize) -> Option<i32> {
        if let Some(value) = self.path.repetition() {
            return Some(value);
        }
        let limit = self.rules.max_moves;
        if limit > 0 && self.position.ply() > limit {
            // A mate with the last move counts.
            let mated = self.path.in_check() && !self.position.has_legal_move();
            return Some(if mated { mated_in(ply) } else { DRAW });
        }
        self.may_declare().then(|| mate_in(ply + 1))
    }

    /// Whether the side to move wins by declaring now.
    pub fn may_declare(&self) -> bool {
        let us = self.position.side();
        self.position.king(us).is_some_and(|king| king.in_zone(us))
            && impasse::declaration(&self.position, self.rules.impasse, self.rules.handicap)
                .is_some_and(|declaration| declaration.wins)
    }

    /// The plies by which a late move is searched less, in 1024ths.
    fn reduction(&self, depth: i32, number: usize) -> i32 {
        i32::from(self.reductions[(depth as usize).min(63)][number.min(63)])
    }

    /// Puts a move in front of the best line of the next ply.
    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut here[ply];
        line.clear();
        line.push(mv);
        let room = line.remaining_capacity();
        line.extend(below[0].iter().copied().take(room));
    }
}
