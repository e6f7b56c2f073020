//! The same questions put to `komadai-core` and to two other libraries, for measuring and for comparing answers.

use std::error::Error;

/// A library's answers.
pub trait Rules: Sized {
    /// The library's name.
    const NAME: &'static str;

    /// Reads a game position with both kings.
    ///
    /// # Errors
    /// The library's own, as text.
    fn read(sfen: &str) -> Result<Self, Box<dyn Error>>;

    /// Counts the leaves of the move tree in the fastest way that the library offers.
    fn perft(&mut self, depth: u32) -> u64;

    /// The legal moves in USI text, sorted.
    fn moves(&self) -> Vec<String>;

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;
}

mod haitaka_rules;
mod komadai_rules;
mod rsshogi_rules;

pub use haitaka_rules::Haitaka;
pub use komadai_rules::Komadai;
pub use rsshogi_rules::Rsshogi;

/// A position of the speed comparison: name, depth, leaves, SFEN.
pub struct Case {
    /// The name in the tables of docs/bench.md.
    pub name: &'static str,
    /// Plies.
    pub depth: u32,
    /// The right number of leaves.
    pub nodes: u64,
    /// The position.
    pub sfen: &'static str,
}

/// The five positions.
pub const CASES: [Case; 5] = [
    Case {
        name: "start",
        depth: 6,
        nodes: 547_581_517,
        sfen: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    },
    Case {
        name: "matsuri",
        depth: 4,
        nodes: 516_925_165,
        sfen: "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    },
    Case {
        name: "max-moves",
        depth: 3,
        nodes: 53_393_368,
        sfen: "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
    },
    Case {
        name: "open9",
        depth: 5,
        nodes: 42_185_862,
        sfen: "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9",
    },
    Case {
        name: "end124",
        depth: 3,
        nodes: 2_552_846,
        sfen: "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
    },
];
