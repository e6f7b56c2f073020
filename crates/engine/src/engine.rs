//! The engine as the outside sees it.

use std::time::Duration;

use komadai_core::{Move, Position};

use crate::evaluation::Evaluation;
use crate::level::{self, Level};
use crate::limits::{Control, Limits, Margins, Watch};
use crate::params::Params;
use crate::path::Path;
use crate::rules::GameRules;
use crate::search::{Goal, Line, Memory, RootMove, Worker};
use crate::tt::{Bound, HashError, Table};
use crate::value::{MAX_PLY, Score};

/// What the engine is asked to think about: a position with the game that led to it, which repetition looks at (R35).
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    path: Path,
}

impl Game {
    /// A game that begins with this position.
    #[must_use]
    pub fn new(start: &Position) -> Game {
        Game {
            position: start.clone(),
            path: Path::new(start),
        }
    }

    /// A game with its moves.
    ///
    /// # Errors
    /// If a move is illegal.
    pub fn with_moves(start: &Position, moves: &[Move]) -> Result<Game, komadai_core::IllegalMove> {
        let mut game = Game::new(start);
        moves.iter().try_for_each(|&mv| game.play(mv))?;
        Ok(game)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is illegal; the game stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), komadai_core::IllegalMove> {
        self.position.play(mv)?;
        self.path.push(&self.position, self.position.in_check());
        Ok(())
    }

    /// The position that the engine is to think about.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }
}

/// One line of an iteration.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    /// The depth of the iteration, in plies.
    pub depth: u32,
    /// The greatest depth reached on the main line, in plies.
    pub selective_depth: u32,
    /// The rank of the line, from 1.
    pub rank: usize,
    /// How many lines are searched.
    pub ranks: usize,
    /// The value for the side to move.
    pub score: Score,
    /// Whether the value is exact or a bound.
    pub bound: ReportBound,
    /// Nodes since the search began.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// The share of the hash table written by this search, in thousandths.
    pub hash_fullness: u32,
    /// The expected moves, never empty.
    pub line: &'a [Move],
}

/// How exact a reported value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportBound {
    /// The value itself.
    Exact,
    /// At least the value.
    Lower,
    /// At most the value.
    Upper,
}

/// Hears of the search while it goes on.
pub trait Observer {
    /// A line of an iteration.
    fn report(&mut self, report: &Report<'_>);
}

/// Hears nothing.
impl Observer for () {
    fn report(&mut self, _: &Report<'_>) {}
}

impl<F: FnMut(&Report<'_>)> Observer for F {
    fn report(&mut self, report: &Report<'_>) {
        self(report);
    }
}

/// What the engine decides to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Play a move.
    Play {
        /// The move.
        best: Move,
        /// The reply that is expected.
        reply: Option<Move>,
    },
    /// Declare a win by entering king (R38).
    Declare,
    /// Give up: there is no legal move, or the position is hopeless by [`Settings::resign_below`].
    Resign,
}

/// The end of a search.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What to do.
    pub choice: Choice,
    /// The value of the position for the side to move.
    pub score: Score,
    /// The depth that was completed, in plies.
    pub depth: u32,
    /// Nodes searched.
    pub nodes: u64,
    /// The time that the search took.
    pub elapsed: Duration,
    /// The expected moves; empty if the choice is no move.
    pub line: Vec<Move>,
}

/// What can be set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The rules of the game that differ between events.
    pub rules: GameRules,
    /// How many lines are searched, at least 1.
    pub lines: usize,
    /// Time kept back.
    pub margins: Margins,
    /// Resigns where the value is at or below minus this, in hundredths of a pawn; `None` = plays on to the mate.
    pub resign_below: Option<u32>,
    /// A level for people; `None` = full strength.
    pub level: Option<Level>,
    /// Chooses among the moves that a level might play: the same seed, the same games. Without a level it has no effect.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            rules: GameRules::default(),
            lines: 1,
            margins: Margins::default(),
            resign_below: None,
            level: None,
            seed: 0,
        }
    }
}

/// The size of the hash table unless it is set, in MiB.
pub const DEFAULT_HASH_MIB: usize = 64;

/// The engine: a hash table, what it has learnt about moves, and settings. One search at a time.
pub struct Engine {
    /// The settings, read when a search begins.
    pub settings: Settings,
    table: Table,
    memory: Memory,
    evaluation: Evaluation,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new(DEFAULT_HASH_MIB)
    }
}

impl Engine {
    /// An engine with a hash table of at most so many MiB; at least a small one.
    #[must_use]
    pub fn new(hash_mib: usize) -> Engine {
        Engine::with_parts(hash_mib, Params::default(), Evaluation::default())
    }

    /// An engine with numbers and an evaluation of one's own.
    #[must_use]
    pub fn with_parts(hash_mib: usize, params: Params, evaluation: Evaluation) -> Engine {
        Engine {
            settings: Settings::default(),
            table: Table::new(hash_mib)
                .or_else(|_| Table::new(1))
                .expect("a MiB of memory"),
            memory: Memory::new(params),
            evaluation,
        }
    }

    /// Replaces the hash table by an empty one of at most so many MiB.
    ///
    /// # Errors
    /// If there is not so much memory; the old table stays.
    pub fn set_hash_mib(&mut self, mib: usize) -> Result<(), HashError> {
        self.table = Table::new(mib)?;
        Ok(())
    }

    /// Forgets everything of earlier games.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.memory.forget();
    }

    /// Thinks about the position of the game until a limit is reached or the control says stop.
    ///
    /// Limits are checked every few hundred nodes, after the first iteration at the earliest: there is always a move to play.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control,
        observer: &mut dyn Observer,
    ) -> Outcome {
        match self.settings.level {
            Some(level) => level::choose(self, level, game, limits, control, observer),
            None => {
                self.think(game, limits, control, self.settings.lines, observer)
                    .outcome
            }
        }
    }

    /// Forgets the values of positions, not what was learnt about moves.
    pub(crate) fn forget_values(&mut self) {
        self.table.clear();
    }

    /// What the engine values positions with.
    #[must_use]
    pub fn evaluation(&self) -> &Evaluation {
        &self.evaluation
    }

    /// Values positions with another evaluation from now on. Everything known of earlier positions is forgotten: their values would not
    /// agree with new ones.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        self.new_game();
    }

    pub(crate) fn think(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control,
        lines: usize,
        observer: &mut dyn Observer,
    ) -> Thought {
        let settings = &self.settings;
        let position = &game.position;
        self.table.next_search();
        let watch = Watch::new(control, limits.time, settings.margins, position.ply());
        let mut worker = Worker::new(
            &mut self.memory,
            &self.table,
            watch,
            settings.rules,
            &self.evaluation,
            position,
            game.path.clone(),
        );
        if worker.may_declare() {
            return Thought::at_once(Choice::Declare, Score::MateIn(1));
        }
        let goal = Goal {
            depth: limits.depth.map_or(MAX_PLY as i32, |depth| {
                depth.clamp(1, MAX_PLY as u32) as i32
            }),
            nodes: limits.nodes.unwrap_or(u64::MAX),
            lines,
            moves: limits.moves.clone(),
        };
        let table = &self.table;
        let depth = worker.deepen(&goal, &mut |line: Line<'_>| {
            observer.report(&Report {
                depth: line.depth as u32,
                selective_depth: line.root_move.deepest as u32,
                rank: line.rank + 1,
                ranks: lines,
                score: Score::from_value(line.root_move.value),
                bound: match line.bound {
                    Bound::Lower => ReportBound::Lower,
                    Bound::Upper => ReportBound::Upper,
                    _ => ReportBound::Exact,
                },
                nodes: line.nodes,
                elapsed: line.elapsed,
                hash_fullness: table.fullness(),
                line: &line.root_move.line,
            });
        });
        let nodes = worker.nodes;
        let elapsed = worker.elapsed();
        let moves = worker.root_moves;
        let Some(best) = moves.first() else {
            return Thought::at_once(Choice::Resign, Score::MatedIn(0));
        };
        let score = Score::from_value(best.latest());
        let hopeless = settings
            .resign_below
            .is_some_and(|limit| score.to_number() <= -(limit as i32));
        let choice = if hopeless {
            Choice::Resign
        } else {
            Choice::Play {
                best: best.mv,
                reply: best.line.get(1).copied(),
            }
        };
        let outcome = Outcome {
            choice,
            score,
            depth: depth as u32,
            nodes,
            elapsed,
            line: best.line.clone(),
        };
        Thought { outcome, moves }
    }
}

/// The end of a search with all root moves, best first.
pub(crate) struct Thought {
    pub outcome: Outcome,
    pub moves: Vec<RootMove>,
}

impl Thought {
    fn at_once(choice: Choice, score: Score) -> Thought {
        Thought {
            outcome: Outcome {
                choice,
                score,
                depth: 0,
                nodes: 0,
                elapsed: Duration::ZERO,
                line: Vec::new(),
            },
            moves: Vec::new(),
        }
    }
}
