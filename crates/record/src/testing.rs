//! What the tests of several modules share.

use std::path::PathBuf;

use komadai_core::{Color, HandPiece, Piece, PieceKind, Setup, Square, Strictness};

/// splitmix64.
pub(crate) struct Random(pub u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// A random setup with at most the pieces of a set; with a lone king in half of the mate problems. It may break other rules.
pub(crate) fn random_setup(random: &mut Random, strictness: Strictness) -> Setup {
    let mut setup = Setup::empty();
    let lone = strictness == Strictness::MateProblem && random.below(2) == 0;
    for color in Color::ALL {
        if lone && color == Color::Black {
            continue;
        }
        let free = Square::ALL.map(|square| setup.piece_at(square).is_none());
        let square = Square::ALL[random.below(81)];
        if free[square.index()] {
            setup.set(square, Some(Piece::new(color, PieceKind::King)));
        } else {
            setup.set(square.flip(), Some(Piece::new(color, PieceKind::King)));
        }
    }
    let on_board = random.below(100);
    let in_box = random.below(30);
    for piece in HandPiece::ALL {
        for _ in 0..piece.in_a_set() {
            let color = Color::ALL[random.below(2)];
            let square = Square::ALL[random.below(81)];
            if random.below(100) < on_board && setup.piece_at(square).is_none() {
                let kind = piece.kind();
                let promoted = kind.promoted().filter(|_| random.below(3) == 0);
                setup.set(square, Some(Piece::new(color, promoted.unwrap_or(kind))));
            } else if random.below(100) >= in_box {
                let hand = setup.hand(color).with(piece);
                setup.set_hand(color, hand.expect("no more than a set"));
            }
        }
    }
    setup.set_side(Color::ALL[random.below(2)]);
    setup
}

/// A file or folder of the corpora, which are no part of the repository; says so when it is absent.
pub(crate) fn corpus(name: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("KOMADAI_CORPORA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpora"),
        PathBuf::from,
    );
    let path = folder.join(name);
    if path.exists() {
        Some(path)
    } else {
        eprintln!("left out: {name} of the corpora is not there (set KOMADAI_CORPORA)");
        None
    }
}
