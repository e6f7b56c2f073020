//! The engine for the page: a package of its own, loaded when somebody asks it, so that the first visit carries the rules alone.
//!
//! A [`WebEngine`] lives in a worker of the browser and thinks until it has an answer; the page asks for few nodes first and for more
//! later, and what was found stays in the hash table in between. Answers cross the border as JSON text. There is one thread, and the
//! network's sums are done by the vector unit of WebAssembly where the module was compiled for it.

#![warn(missing_docs)]

use komadai_core::{Color, PositionText, Strictness};
use komadai_engine::{Choice, Control, Engine, Game, Limits, Report, ReportBound, Score, bench};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most lines of one answer.
const MOST_LINES: usize = 16;

/// What the engine says of a position.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    /// The lines, best first.
    Thought(Thought),
    /// There is nothing to think about: `position` if the text is none that can be played on, `declare` if the side to move wins by
    /// declaration (R38), `no-move` if it has no legal move.
    Nothing(&'static str),
}

#[derive(Debug, Serialize)]
struct Thought {
    /// The side to move.
    side: &'static str,
    /// The depth that was completed, in plies.
    depth: u32,
    /// Nodes that were searched for this answer.
    nodes: u64,
    lines: Vec<Line>,
}

#[derive(Clone, Debug, Default, Serialize)]
struct Line {
    /// The value for Black in hundredths of a pawn; `null` for a mate.
    value: Option<i32>,
    /// The side that mates or wins by declaration, if one does.
    mate_by: Option<&'static str>,
    /// In how many plies it does.
    mate_in: Option<u32>,
    /// The expected moves in USI.
    moves: Vec<String>,
}

fn word(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

impl Line {
    fn new(report: &Report<'_>, side: Color) -> Line {
        let mut line = Line {
            moves: report.line.iter().map(ToString::to_string).collect(),
            ..Line::default()
        };
        let (by, plies) = match report.score {
            Score::Cp(value) => {
                let sign = if side == Color::Black { 1 } else { -1 };
                line.value = Some(sign * value);
                return line;
            }
            Score::MateIn(plies) => (side, plies),
            Score::MatedIn(plies) => (side.other(), plies),
        };
        line.mate_by = Some(word(by));
        line.mate_in = Some(plies);
        line
    }
}

/// The engine with its memory.
#[wasm_bindgen]
pub struct WebEngine {
    engine: Engine,
}

#[wasm_bindgen]
impl WebEngine {
    /// An engine with a hash table of at most so many MiB.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(hash_mib: usize) -> WebEngine {
        WebEngine {
            engine: Engine::new(hash_mib),
        }
    }

    /// Thinks about a position (`startpos` or `sfen …`, with `moves …` behind it) for so many nodes, and says what it found: JSON,
    /// `{"thought": {"side", "depth", "nodes", "lines": [{"value", "mate_by", "mate_in", "moves"}]}}` or `{"nothing": WHY}`.
    ///
    /// Values are Black's, in hundredths of a pawn, so that they can stand beside each other along a game.
    #[must_use]
    pub fn think(&mut self, position: &str, nodes: u32, lines: usize) -> String {
        let answer = self.answer(position, nodes.into(), lines.clamp(1, MOST_LINES));
        serde_json::to_string(&answer).unwrap_or_else(|_| "null".to_owned())
    }
}

impl WebEngine {
    fn answer(&mut self, position: &str, nodes: u64, lines: usize) -> Answer {
        let Some(game) = game(position) else {
            return Answer::Nothing("position");
        };
        let side = game.position().side();
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        self.engine.settings.lines = lines;
        let mut found: Vec<Line> = Vec::new();
        let mut told = |report: &Report<'_>| {
            if report.bound != ReportBound::Exact {
                return;
            }
            let rank = report.rank - 1;
            if found.len() <= rank {
                found.resize(rank + 1, Line::default());
            }
            found[rank] = Line::new(report, side);
        };
        let outcome = self
            .engine
            .search(&game, &limits, &Control::new(), &mut told);
        match outcome.choice {
            Choice::Declare => Answer::Nothing("declare"),
            Choice::Resign => Answer::Nothing("no-move"),
            Choice::Play { .. } => {
                found.retain(|line| !line.moves.is_empty());
                Answer::Thought(Thought {
                    side: word(side),
                    depth: outcome.depth,
                    nodes: outcome.nodes,
                    lines: found,
                })
            }
        }
    }
}

/// The game of a text; positions of mate problems are welcome.
fn game(text: &str) -> Option<Game> {
    let PositionText { setup, moves } = text.parse().ok()?;
    let start = setup.into_position(Strictness::MateProblem).ok()?;
    Game::with_moves(&start, &moves).ok()
}

/// The node count of the fixed series of searches to this depth, by which builds and kernels are compared.
#[wasm_bindgen(js_name = benchNodes)]
#[must_use]
pub fn bench_nodes(depth: u32) -> f64 {
    // 2⁵³ nodes are never reached.
    bench::run_to(depth).nodes as f64
}

/// The name of the kernel that does the network's sums: `simd128` where the module was compiled for it.
#[wasm_bindgen(js_name = kernelName)]
#[must_use]
pub fn kernel_name() -> String {
    komadai_engine::kernel_name().to_owned()
}

#[cfg(test)]
mod tests;
