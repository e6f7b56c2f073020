//! How a piece moves, as the sets that show it need it: asked of the rules, so that no mark can differ from them.

use komadai_core::{Bitboard, Color, PieceKind, Square, attacks};

/// Directions as (right, forward) of the piece's owner.
pub(super) type Direction = (i8, i8);

/// The moves of a kind (R8–R15, R22–R24) on an empty board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    /// Single steps, a knight's leaps included.
    pub steps: Vec<Direction>,
    /// Lines of any length.
    pub lines: Vec<Direction>,
}

/// Where a piece can go in one hop, the eight neighbours first.
const HOPS: [Direction; 10] = [
    (-1, 1),
    (0, 1),
    (1, 1),
    (-1, 0),
    (1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
    (-1, 2),
    (1, 2),
];

/// To the right the file numbers, and forward the rank numbers, of Black's board fall.
fn hop(square: Square, (right, forward): Direction) -> Option<Square> {
    square.offset(-right, -forward)
}

/// The moves of `kind`.
pub(super) fn reach(kind: PieceKind) -> Reach {
    // The middle of the board: two hops lead nowhere over the edge.
    let from = Square::S5E;
    let attacked = attacks::of(Color::Black, kind, from, Bitboard::EMPTY);
    let has = |square: Option<Square>| square.is_some_and(|square| attacked.contains(square));
    let (lines, steps) = HOPS
        .into_iter()
        .filter(|&direction| has(hop(from, direction)))
        .partition(
            |&direction| has(hop(from, direction).and_then(|square| hop(square, direction))),
        );
    Reach { steps, lines }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The squares that steps and lines lead to from `from`.
    fn squares(reach: &Reach, from: Square) -> BTreeSet<Square> {
        let mut squares: BTreeSet<Square> = reach
            .steps
            .iter()
            .filter_map(|&step| hop(from, step))
            .collect();
        for &line in &reach.lines {
            squares.extend(std::iter::successors(hop(from, line), |&square| {
                hop(square, line)
            }));
        }
        squares
    }

    #[test]
    fn steps_and_lines_are_the_moves_of_the_rules_from_every_square() {
        for kind in PieceKind::ALL {
            let reach = reach(kind);
            for from in Square::all() {
                let moves: BTreeSet<Square> =
                    attacks::of(Color::Black, kind, from, Bitboard::EMPTY)
                        .into_iter()
                        .collect();
                assert_eq!(squares(&reach, from), moves, "{kind:?} {from}");
            }
        }
    }
}
