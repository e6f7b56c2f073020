//! The signature: the node count of a fixed series of searches. It changes only when the search or the evaluation does.

use std::time::Duration;

use komadai_core::Position;
use web_time::Instant;

use crate::engine::{Engine, Game};
use crate::evaluation::Evaluation;
use crate::limits::{Control, Limits};
use crate::params::Params;

/// Positions of openings, middle games, endgames, mates and checks, made by the engine playing itself.
const POSITIONS: &[&str] = &[
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "ln1g3nl/1ks4r1/1ppppgspp/p4pp2/9/P1P1PP2P/1PSP2PP1/1BKGG2R1/LN4SNL b Bp 1",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
    "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9",
    "4k4/9/4P4/9/9/9/9/4R4/4K4 b G2S2L2NP 1",
];

/// The depth of every search, in plies.
pub const DEPTH: u32 = 11;

/// The result of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// Nodes of all searches: the signature.
    pub nodes: u64,
    /// The time they took.
    pub time: Duration,
}

impl Bench {
    /// Nodes a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        let micros = self.time.as_micros().max(1);
        (u128::from(self.nodes) * 1_000_000 / micros) as u64
    }
}

/// Searches the positions one after the other, each with an engine that knows nothing yet.
#[must_use]
pub fn run() -> Bench {
    run_to(DEPTH)
}

/// The same to another depth, in plies.
#[must_use]
pub fn run_to(depth: u32) -> Bench {
    run_with(&Evaluation::default(), depth)
}

/// The same with another evaluation.
#[must_use]
pub fn run_with(evaluation: &Evaluation, depth: u32) -> Bench {
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let start = Instant::now();
    let mut engine = Engine::with_parts(16, Params::default(), evaluation.clone());
    let mut nodes = 0;
    for sfen in POSITIONS {
        // All positions are valid; a test sees to it.
        let Ok(position) = Position::from_sfen(sfen) else {
            continue;
        };
        engine.new_game();
        let outcome = engine.search(&Game::new(&position), &limits, &Control::new(), &mut ());
        nodes += outcome.nodes;
    }
    Bench {
        nodes,
        time: start.elapsed(),
    }
}
