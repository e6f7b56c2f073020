//! The engine as the outside sees it.

mod think;

use std::time::Duration;

use komadai_core::{Move, Position};

use crate::evaluation::Evaluation;
use crate::level::{self, Level};
use crate::limits::{Control, Limits, Margins};
use crate::params::Params;
use crate::path::Path;
use crate::rules::GameRules;
use crate::search::Memory;
use crate::tt::{HashError, Table};
use crate::value::Score;

pub(crate) use think::Thought;

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

/// The most threads of one search.
pub const MAX_THREADS: usize = 256;

/// The engine: a hash table, what it has learnt about moves, and settings. One search at a time.
pub struct Engine {
    /// The settings, read when a search begins.
    pub settings: Settings,
    table: Table,
    /// One for each thread.
    memories: Vec<Memory>,
    params: Params,
    evaluation: Evaluation,
    /// What the levels search with; made when a level first plays.
    for_levels: Option<Box<Engine>>,
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
            memories: vec![Memory::new(&params)],
            params,
            evaluation,
            for_levels: None,
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

    /// Searches with so many threads from the next search on, 1 to [`MAX_THREADS`]. Only a search of one thread gives the same answer twice.
    pub fn set_threads(&mut self, threads: usize) {
        let params = &self.params;
        self.memories
            .resize_with(threads.clamp(1, MAX_THREADS), || Memory::new(params));
    }

    /// Gets ready for timed searches: memory that the system has only promised is found now.
    pub fn prepare(&mut self) {
        if self.settings.level.is_some() {
            // A level leaves the large table alone.
            self.for_levels
                .get_or_insert_with(|| Box::new(level::engine()))
                .prepare();
            return;
        }
        self.table.touch();
        for memory in &mut self.memories {
            memory.histories.touch();
        }
    }

    /// Forgets everything of earlier games.
    pub fn new_game(&mut self) {
        if let Some(engine) = &mut self.for_levels {
            engine.new_game();
        }
        self.table.clear();
        self.memories.iter_mut().for_each(Memory::forget);
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
            Some(level) => {
                let mut engine = self
                    .for_levels
                    .take()
                    .unwrap_or_else(|| Box::new(level::engine()));
                engine.settings = self.settings.clone();
                let outcome = level::choose(&mut engine, level, game, limits, control, observer);
                self.for_levels = Some(engine);
                outcome
            }
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
}
