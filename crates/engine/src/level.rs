//! Levels for people: weaker, but still sensible.
//!
//! A level searches little, sees the values of many moves, blurs them, and draws one of those that are not too bad. The blur depends on
//! the position alone, so that a level has its fixed misjudgements rather than a shaking hand; the draw depends on
//! [`Settings::seed`](crate::Settings::seed) too, so that games differ.
//!
//! Levels value positions by the terms set by hand, whatever network the engine has, and with a small hash table of their own: a better
//! network changes no level, and a level's move costs next to nothing.

use komadai_core::{Move, Position};

use crate::engine::{Choice, Engine, Game, Observer, Outcome, Report, ReportBound, Thought};
use crate::evaluation::Evaluation;
use crate::limits::{Control, Limits};
use crate::params::Params;
use crate::search::{Goal, RootMove};
use crate::value::{MATE, MATE_BOUND, Score};

/// A level, from 1, which a beginner can beat, to [`Level::COUNT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// A grade of players (R43).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grade {
    /// A grade of pupils: the lower the number, the stronger.
    Kyu(u8),
    /// A grade of masters: the higher the number, the stronger.
    Dan(u8),
}

/// What makes a level.
struct Strength {
    /// The grade that it is named by.
    grade: Grade,
    /// Nodes a move.
    nodes: u64,
    /// Depth in plies.
    depth: u32,
    /// How many moves are valued.
    lines: usize,
    /// The greatest blur of a move's value, in hundredths of a pawn.
    blur: i32,
    /// How much worse than the best move, or than things as they are, a move may be, in hundredths of a pawn.
    window: i32,
    /// How much worse a move is that is drawn e times as seldom, in hundredths of a pawn.
    temperature: f64,
    /// The longest mate that is played on purpose, in plies.
    sight: i32,
}

/// A value for every move.
const ALL: usize = Goal::EACH;
/// Set by nodes alone.
const DEEP: u32 = 64;

const fn row(
    grade: Grade,
    (nodes, depth, lines): (u64, u32, usize),
    (blur, window, temperature): (i32, i32, f64),
    sight: i32,
) -> Strength {
    Strength {
        grade,
        nodes,
        depth,
        lines,
        blur,
        window,
        temperature,
        sight,
    }
}

/// Calibrated by matches among neighbours, see `docs/levels.md`. Each row: grade; nodes, depth, lines; blur, window, temperature; sight.
const STRENGTHS: [Strength; Level::COUNT as usize] = [
    row(Grade::Kyu(15), (4_000, 1, ALL), (500, 500, 500.0), 1),
    row(Grade::Kyu(13), (4_000, 1, ALL), (350, 420, 250.0), 1),
    row(Grade::Kyu(11), (4_000, 1, ALL), (250, 350, 150.0), 1),
    row(Grade::Kyu(9), (4_000, 1, ALL), (160, 300, 90.0), 3),
    row(Grade::Kyu(7), (20_000, 2, ALL), (100, 200, 44.0), 3),
    row(Grade::Kyu(6), (30_000, 3, ALL), (70, 150, 28.0), 3),
    row(Grade::Kyu(5), (30_000, 3, ALL), (38, 115, 17.0), 5),
    row(Grade::Kyu(4), (3_300, DEEP, 4), (28, 100, 15.0), 5),
    row(Grade::Kyu(3), (4_500, DEEP, 3), (20, 80, 11.0), 7),
    row(Grade::Kyu(2), (7_500, DEEP, 2), (15, 60, 9.0), 9),
    row(Grade::Kyu(1), (13_000, DEEP, 2), (10, 45, 7.0), 11),
    row(Grade::Dan(1), (32_000, DEEP, 2), (6, 30, 5.0), 15),
];

/// The hash table of the levels, in MiB: more than the positions of their longest search need.
const HASH_MIB: usize = 2;

/// The engine that the levels search with.
pub(crate) fn engine() -> Engine {
    Engine::with_parts(HASH_MIB, Params::default(), Evaluation::handmade())
}

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = 12;

    /// The level of a number from 1 (for beginners) to [`Level::COUNT`]; `None` for any other number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::COUNT {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::COUNT).map(Level)
    }

    /// The level's number, 1 to [`Level::COUNT`].
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The grade that the level is named by: about how strong a player it is an even opponent for.
    #[must_use]
    pub fn grade(self) -> Grade {
        self.strength().grade
    }

    fn strength(self) -> &'static Strength {
        &STRENGTHS[usize::from(self.0) - 1]
    }
}

/// Searches as a level does, with the engine made for it, and draws a move.
pub(crate) fn choose(
    engine: &mut Engine,
    level: Level,
    game: &Game,
    limits: &Limits,
    control: &Control,
    observer: &mut dyn Observer,
) -> Outcome {
    let strength = level.strength();
    let limits = Limits {
        time: limits.time,
        depth: Some(
            limits
                .depth
                .map_or(strength.depth, |depth| depth.min(strength.depth)),
        ),
        nodes: Some(
            limits
                .nodes
                .map_or(strength.nodes, |nodes| nodes.min(strength.nodes)),
        ),
        moves: limits.moves.clone(),
    };
    // The same position is to be valued the same whatever was searched before, as far as the table goes.
    engine.forget_values();
    let Thought { mut outcome, moves } =
        engine.think(game, &limits, control, strength.lines, &mut ());
    if !matches!(outcome.choice, Choice::Play { .. }) {
        return outcome;
    }
    let seed = engine.settings.seed;
    let standing = engine.evaluation().evaluate(game.position());
    let Some(drawn) = draw(&moves, game.position(), standing, strength, seed) else {
        return outcome;
    };
    outcome.choice = Choice::Play {
        best: drawn.mv,
        reply: drawn.line.get(1).copied(),
    };
    outcome.score = Score::from_value(drawn.latest());
    outcome.line.clone_from(&drawn.line);
    observer.report(&Report {
        depth: outcome.depth.max(1),
        selective_depth: drawn.deepest as u32,
        rank: 1,
        ranks: 1,
        score: outcome.score,
        bound: ReportBound::Exact,
        nodes: outcome.nodes,
        elapsed: outcome.elapsed,
        hash_fullness: 0,
        line: &drawn.line,
    });
    outcome
}

/// A well-mixed word.
fn mix(mut z: u64) -> u64 {
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The blur of a move, between -1 and 1, mostly near 0: the same whenever the position comes up.
fn blur(position: &Position, mv: Move) -> f64 {
    let word = mix(position.key() ^ mix(u64::from(mv.to_bits())));
    let part = |shift: u32| f64::from((word >> shift) as u16) / 65_535.0 - 0.5;
    part(0) + part(16)
}

fn draw<'a>(
    moves: &'a [RootMove],
    position: &Position,
    standing: i32,
    strength: &Strength,
    seed: u64,
) -> Option<&'a RootMove> {
    let best = moves.first()?.latest();
    if best >= MATE - strength.sight {
        return moves.first();
    }
    // A mate beyond the level's sight is just a good move among others.
    let seen = |root_move: &RootMove| root_move.latest().clamp(-MATE_BOUND, 3000);
    let floor = seen(moves.first()?).min(standing) - strength.window;
    let candidates = moves.iter().filter(|root_move| seen(root_move) >= floor);
    let blurred: Vec<(&RootMove, f64)> = candidates
        .map(|root_move| {
            let blur = blur(position, root_move.mv) * f64::from(strength.blur);
            (root_move, f64::from(seen(root_move)) + blur)
        })
        .collect();
    let top = blurred
        .iter()
        .map(|&(_, value)| value)
        .fold(f64::MIN, f64::max);
    let weight = |value: f64| ((value - top) / strength.temperature).exp();
    let total: f64 = blurred.iter().map(|&(_, value)| weight(value)).sum();
    let word = mix(position.key() ^ mix(seed ^ u64::from(position.ply())));
    let mut left = total * (word >> 11) as f64 / (1u64 << 53) as f64;
    for &(root_move, value) in &blurred {
        left -= weight(value);
        if left <= 0.0 {
            return Some(root_move);
        }
    }
    // Nothing is good enough when every move loses much more than the window: then the best is played.
    blurred
        .last()
        .map(|&(root_move, _)| root_move)
        .or(moves.first())
}
