//! Counting the leaves of the move tree.

use crate::{Move, MoveList, Position};

/// The number of move sequences of a length. The last ply is counted by sets, without making its moves.
///
/// ```
/// use komadai_core::{perft, Position};
/// assert_eq!(perft(&mut Position::start(), 3), 25_470);
/// ```
#[must_use]
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal(),
        _ => {
            let mut moves = MoveList::new();
            position.generate(&mut moves);
            let mut nodes = 0;
            for &mv in &moves {
                let undo = position.play_unchecked(mv);
                nodes += perft(position, depth - 1);
                position.undo(mv, undo);
            }
            nodes
        }
    }
}

/// The leaves below each legal move, sorted by the moves' USI text; empty for depth 0.
#[must_use]
pub fn perft_divide(position: &mut Position, depth: u32) -> alloc::vec::Vec<(Move, u64)> {
    if depth == 0 {
        return alloc::vec::Vec::new();
    }
    let mut rows = alloc::vec::Vec::new();
    for mv in position.legal_moves() {
        let undo = position.play_unchecked(mv);
        rows.push((mv, perft(position, depth - 1)));
        position.undo(mv, undo);
    }
    rows.sort_by_key(|(mv, _)| alloc::string::ToString::to_string(mv));
    rows
}
