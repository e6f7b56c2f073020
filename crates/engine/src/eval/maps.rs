//! Which squares each side attacks, once, twice and three times.

use komadai_core::{Bitboard, Color, PieceKind, Position, attacks};

/// The attacks of one side's pieces without its king.
#[derive(Clone, Copy, Default)]
pub(crate) struct SideMaps {
    /// Attacked at least once.
    pub once: Bitboard,
    /// At least twice.
    pub twice: Bitboard,
    /// At least three times.
    pub thrice: Bitboard,
    /// Attacked by pawns.
    pub pawns: Bitboard,
    /// The eight squares around the king.
    pub king: Bitboard,
}

impl SideMaps {
    #[inline(always)]
    fn add(&mut self, attacked: Bitboard) {
        self.thrice |= self.twice & attacked;
        self.twice |= self.once & attacked;
        self.once |= attacked;
    }
}

/// The attacks of both sides.
#[derive(Clone, Copy, Default)]
pub(crate) struct Maps {
    pub sides: [SideMaps; 2],
}

impl Maps {
    /// Computes the maps, and tells `seen` the attacks of every piece but pawns and kings. The four promoted small pieces are told
    /// as golds.
    #[inline(always)]
    pub fn new(position: &Position, mut seen: impl FnMut(Color, PieceKind, Bitboard)) -> Maps {
        let mut maps = Maps::default();
        let occupied = position.occupied();
        for color in Color::ALL {
            let side = &mut maps.sides[color.index()];
            let own = position.pieces(color);
            side.pawns = pawn_attacks(color, position.of(color, PieceKind::Pawn));
            side.add(side.pawns);
            macro_rules! walk {
                ($squares:expr, $kind:expr) => {
                    for from in own & $squares {
                        let reach = attacks::of(color, $kind, from, occupied);
                        side.add(reach);
                        seen(color, $kind, reach);
                    }
                };
            }
            walk!(position.of_kind(PieceKind::Lance), PieceKind::Lance);
            walk!(position.of_kind(PieceKind::Knight), PieceKind::Knight);
            walk!(position.of_kind(PieceKind::Silver), PieceKind::Silver);
            walk!(position.gold_movers(), PieceKind::Gold);
            walk!(position.of_kind(PieceKind::Bishop), PieceKind::Bishop);
            walk!(position.of_kind(PieceKind::Rook), PieceKind::Rook);
            walk!(position.of_kind(PieceKind::Horse), PieceKind::Horse);
            walk!(position.of_kind(PieceKind::Dragon), PieceKind::Dragon);
            if let Some(king) = position.king(color) {
                side.king = attacks::of(color, PieceKind::King, king, occupied);
            }
        }
        maps
    }

    #[inline(always)]
    pub fn of(&self, color: Color) -> &SideMaps {
        &self.sides[color.index()]
    }
}

/// The squares in front of these pawns.
#[inline(always)]
fn pawn_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    let mut attacked = Bitboard::EMPTY;
    for pawn in pawns {
        attacked |= attacks::of(color, PieceKind::Pawn, pawn, Bitboard::EMPTY);
    }
    attacked
}
