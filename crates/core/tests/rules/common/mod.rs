//! What the tests of this folder share.
#![allow(dead_code)]

use std::path::PathBuf;

use komadai_core::{Color, HandPiece, Piece, PieceKind, Position, Setup, Square, Strictness};

/// Whether the long versions of the tests are asked for.
pub fn deep() -> bool {
    std::env::var_os("KOMADAI_DEEP").is_some_and(|value| value != "0")
}

/// A file of the repository's testdata folder.
pub fn testdata(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../testdata")
        .join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A file of the corpora, which are no part of the repository; says so when they are absent.
pub fn corpus(name: &str) -> Option<String> {
    let folder = std::env::var_os("KOMADAI_CORPORA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpora"),
        PathBuf::from,
    );
    match std::fs::read_to_string(folder.join(name)) {
        Ok(text) => Some(text),
        Err(_) => {
            eprintln!("left out: the corpus file {name} is not there (set KOMADAI_CORPORA)");
            None
        }
    }
}

/// splitmix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// A random legal setup: some pieces scattered on the board, the others mostly in hand.
    pub fn position(&mut self, strictness: Strictness) -> Position {
        loop {
            let mut setup = Setup::empty();
            let lone = strictness == Strictness::MateProblem && self.below(2) == 0;
            for color in Color::ALL {
                if !(lone && color == Color::Black) {
                    let square = Square::ALL[self.below(81)];
                    setup.set(square, Some(Piece::new(color, PieceKind::King)));
                }
            }
            let on_board = self.below(100);
            for kind in HandPiece::ALL {
                for _ in 0..kind.in_a_set() {
                    let color = Color::ALL[self.below(2)];
                    let square = Square::ALL[self.below(81)];
                    if self.below(100) < on_board && setup.piece_at(square).is_none() {
                        let kind = kind.kind();
                        let kind = kind
                            .promoted()
                            .filter(|_| self.below(3) == 0)
                            .unwrap_or(kind);
                        setup.set(square, Some(Piece::new(color, kind)));
                    } else if self.below(4) > 0 {
                        setup.set_hand(color, setup.hand(color).with(kind).unwrap());
                    }
                }
            }
            setup.set_side(Color::ALL[self.below(2)]);
            setup.set_ply(1 + self.below(300) as u32);
            // Second pawns of a file and dead pieces go back to the box until the setup keeps the rules.
            for error in setup.errors(strictness) {
                if let Some(square) = error.squares() {
                    setup.set(square, None);
                }
            }
            if let Ok(position) = setup.into_position(strictness) {
                return position;
            }
        }
    }
}

/// Positions of random games and random setups, `count` in all.
pub fn positions(seed: u64, count: usize, mut visit: impl FnMut(&Position)) {
    let mut random = Random(seed);
    let mut seen = 0;
    while seen < count {
        let mut position = match random.below(3) {
            0 => Position::start(),
            1 => random.position(Strictness::Game),
            _ => random.position(Strictness::MateProblem),
        };
        for _ in 0..1 + random.below(150) {
            visit(&position);
            seen += 1;
            let moves = position.legal_moves();
            if moves.is_empty() || seen >= count {
                break;
            }
            position.play(moves[random.below(moves.len())]).unwrap();
        }
    }
}
