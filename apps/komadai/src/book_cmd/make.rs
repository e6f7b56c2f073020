//! Makes an opening book: the engine plays on from the start positions, the most promising moves first.
//!
//! Every position of the book is searched once, with some lines. Its moves that are not far from the best one wait for their turn, the
//! cheapest first: a way into the opening costs what its moves give away, and something for every ply. At the end the values go back
//! along the moves, so that every move is worth what the book knows of what follows.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use komadai_core::{Handicap, Position, Setup, Strictness};
use komadai_engine::{Control, Engine, Game, Limits, Report, ReportBound};
use komadai_record::book::{Book, BookEntry, BookMove, write_db};

use crate::numbers::within;
use crate::train_cmd;
use crate::words;

/// What `komadai book make` is told. The same arguments and evaluation give the same book.
#[derive(Args, Clone, Debug)]
pub struct MakeArgs {
    /// File to write the book to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Positions of the book
    #[arg(long, short = 'n', default_value_t = 1500, value_parser = within(1u32..=u32::MAX))]
    positions: u32,
    /// Nodes for every position
    #[arg(long, default_value_t = 30_000, value_parser = within(1u64..=u64::MAX))]
    nodes: u64,
    /// Moves that are valued in every position
    #[arg(long, default_value_t = 4, value_parser = within(1u16..=32))]
    lines: u16,
    /// How much worse than the best a move may be to stand in the book, in hundredths of a pawn
    #[arg(long, default_value_t = 60, value_parser = within(0i32..=i32::MAX))]
    window: i32,
    /// The same in the first two moves of each side, where values differ by little that means anything
    #[arg(long, default_value_t = 120, value_parser = within(0i32..=i32::MAX))]
    first_window: i32,
    /// What a ply costs beside what its move gives away, in hundredths of a pawn: the higher, the broader the book, the lower, the deeper
    #[arg(long, default_value_t = 12, value_parser = within(1i32..=i32::MAX))]
    ply_cost: i32,
    /// What a handicap start costs more than the even one
    #[arg(long, default_value_t = 130, value_parser = within(0i32..=i32::MAX))]
    handicap_cost: i32,
    /// Evaluation: a network's file, `own` for that of this program, or `handmade`
    #[arg(long, value_name = "NET", default_value = "own")]
    net: String,
}

/// A position on the way, ordered by its cost; the number makes the order whole.
type Waiting = Reverse<(i32, usize)>;

/// A position of the book while it is made.
struct Node {
    position: Position,
    moves: Vec<BookMove>,
    /// The node that each move leads to, if it is in the book.
    next: Vec<Option<usize>>,
}

struct Maker<'a> {
    args: &'a MakeArgs,
    engine: Engine,
    nodes: Vec<Node>,
    /// The node of a position, without its move number.
    known: HashMap<Setup, usize>,
    waiting: BinaryHeap<Waiting>,
    candidates: Vec<Position>,
    met: HashSet<Setup>,
}

/// Makes the book.
///
/// # Errors
/// If the network or the file cannot be read or written.
pub fn run(args: &MakeArgs) -> Result<()> {
    let (evaluation, net) = train_cmd::evaluation(&args.net)?;
    let bar = train_cmd::progress(0, args.positions.into(), "positions")?;
    let mut maker = Maker {
        args,
        engine: train_cmd::engine(&evaluation),
        nodes: Vec::new(),
        known: HashMap::new(),
        waiting: BinaryHeap::new(),
        candidates: Vec::new(),
        met: HashSet::new(),
    };
    maker.engine.settings.lines = args.lines.into();
    maker.add_starts();
    while maker.nodes.len() < args.positions as usize && maker.expand() {
        bar.set_position(maker.nodes.len() as u64);
    }
    bar.finish();
    maker.link();
    maker.settle();
    let MakeArgs {
        positions,
        nodes,
        lines,
        window,
        first_window,
        ply_cost,
        handicap_cost,
        ..
    } = args;
    let recipe = format!(
        "komadai book make --positions {positions} --nodes {nodes} --lines {lines} --window {window} --first-window {first_window} --ply-cost {ply_cost} \
         --handicap-cost {handicap_cost}, {net}, bench {}",
        komadai_engine::bench::run_with(&komadai_engine::Evaluation::handmade(), 6).nodes
    );
    let mut text = Vec::new();
    write_db(&maker.book(&recipe), &mut text)
        .with_context(|| words::file("program-cannot-write", &args.out))?;
    std::fs::write(&args.out, text).with_context(|| words::file("program-cannot-write", &args.out))
}

/// A position without its move number.
fn key(position: &Position) -> Setup {
    let mut key = position.setup();
    key.set_ply(1);
    key
}

impl Maker<'_> {
    /// How much worse than the best a move of this position may be.
    fn window(&self, position: &Position) -> i32 {
        /// Two moves of each side.
        const FIRST_PLIES: u32 = 4;
        if position.ply() <= FIRST_PLIES {
            self.args.first_window
        } else {
            self.args.window
        }
    }

    fn add_starts(&mut self) {
        for handicap in Handicap::ALL {
            // Who has no king to mate or no piece to play with needs no book.
            if let Ok(position) = handicap.setup().into_position(Strictness::Game) {
                let cost = match handicap {
                    Handicap::Even => 0,
                    _ => self.args.handicap_cost,
                };
                self.wait(position, cost);
            }
        }
    }

    fn wait(&mut self, position: Position, cost: i32) {
        self.waiting.push(Reverse((cost, self.candidates.len())));
        self.candidates.push(position);
    }

    /// Takes the next position into the book; `false` if there is none.
    fn expand(&mut self) -> bool {
        let Some(Reverse((cost, index))) = self.waiting.pop() else {
            return false;
        };
        let position = self.candidates[index].clone();
        // The cheapest way to a position comes first.
        if !self.met.insert(key(&position)) {
            return true;
        }
        let moves = self.search(&position);
        let Some(best) = moves.iter().filter_map(|mv| mv.score).max() else {
            return true;
        };
        // A game that is decided is no opening any more.
        const DECIDED: i32 = 3000;
        if best.abs() < DECIDED {
            // A move at the edge of the window costs the same everywhere.
            let price = f64::from(self.args.window) / f64::from(self.window(&position).max(1));
            for mv in &moves {
                let mut next = position.clone();
                if next.play(mv.mv).is_ok() && next.has_legal_move() {
                    let given = f64::from(best - mv.score.unwrap_or(best)) * price;
                    self.wait(next, cost + given as i32 + self.args.ply_cost);
                }
            }
        }
        self.known.insert(key(&position), self.nodes.len());
        self.nodes.push(Node {
            next: vec![None; moves.len()],
            position,
            moves,
        });
        true
    }

    /// The best moves of a position, those within the window, the best first.
    fn search(&mut self, position: &Position) -> Vec<BookMove> {
        // What was searched before must not matter, or the order of the book would change its values.
        self.engine.new_game();
        let limits = Limits {
            nodes: Some(self.args.nodes),
            ..Limits::default()
        };
        let mut lines: Vec<BookMove> = Vec::new();
        let mut tell = |report: &Report<'_>| {
            if report.bound != ReportBound::Exact {
                return;
            }
            if report.rank == 1 {
                lines.clear();
            }
            if let Some(&mv) = report.line.first() {
                lines.push(BookMove {
                    ponder: report.line.get(1).copied(),
                    score: Some(report.score.to_number()),
                    depth: Some(report.depth),
                    ..BookMove::new(mv)
                });
            }
        };
        let game = Game::new(position);
        self.engine
            .search(&game, &limits, &Control::new(), &mut tell);
        let best = lines.iter().filter_map(|mv| mv.score).max().unwrap_or(0);
        let floor = best - self.window(position);
        lines.retain(|mv| mv.score.is_some_and(|score| score >= floor));
        lines
    }

    fn link(&mut self) {
        for index in 0..self.nodes.len() {
            for which in 0..self.nodes[index].moves.len() {
                let mut next = self.nodes[index].position.clone();
                next.play_unchecked(self.nodes[index].moves[which].mv);
                self.nodes[index].next[which] = self.known.get(&key(&next)).copied();
            }
        }
    }

    /// Lets the values go back along the moves. A position is mostly taken in after the one that leads to it, so that going backwards once
    /// nearly does it; where ways cross, a few rounds more do.
    fn settle(&mut self) {
        const ROUNDS: usize = 8;
        for _ in 0..ROUNDS {
            for index in (0..self.nodes.len()).rev() {
                for which in 0..self.nodes[index].moves.len() {
                    let below = self.nodes[index].next[which].map(|next| &self.nodes[next].moves);
                    let best = below.and_then(|moves| {
                        moves.iter().max_by_key(|mv| (mv.score, Reverse(mv.depth)))
                    });
                    let Some((score, depth, reply)) =
                        best.map(|best| (best.score, best.depth, best.mv))
                    else {
                        continue;
                    };
                    let mv: &mut BookMove = &mut self.nodes[index].moves[which];
                    mv.score = score.map(|score| -score);
                    mv.depth = depth.map(|depth| depth.saturating_add(1).min(99));
                    mv.ponder = Some(reply);
                }
            }
        }
        for node in &mut self.nodes {
            node.moves.sort_by_key(|mv| Reverse(mv.score));
        }
    }

    fn book(self, recipe: &str) -> Book {
        self.nodes
            .into_iter()
            .map(|node| {
                let mut entry = BookEntry::new(node.position.setup());
                if entry.setup == Setup::start() {
                    entry.comments.push(recipe.to_owned());
                }
                entry.moves = node.moves;
                entry
            })
            .collect()
    }
}
