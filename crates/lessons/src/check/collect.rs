//! The smallest number of moves that visit all squares.

use std::collections::HashSet;

use komadai_core::{Bitboard, Move, Position, Strictness};

use crate::Collect;

/// A task with more positions than this on the way to its end is too large.
const MOST_POSITIONS: usize = 400_000;

pub(super) fn check(collect: &Collect, start: &Position) -> Vec<String> {
    let targets: Bitboard = collect.targets.iter().copied().collect();
    let mut faults = Vec::new();
    if targets.is_empty() {
        return vec!["there are no targets".into()];
    }
    if targets.into_iter().count() != collect.targets.len() {
        faults.push("a target is named twice".into());
    }
    if !(targets & start.pieces(start.side())).is_empty() {
        faults.push("a piece of the side to move stands on a target".into());
    }
    // Otherwise it could be left in check, and the side to move would have to move again.
    if start.king(start.side().other()).is_some() {
        faults.push("the side that stands still may have no king".into());
    }
    if !faults.is_empty() {
        return faults;
    }
    match fewest(start, targets) {
        Ok(Some(best)) if best == collect.best => {}
        Ok(Some(best)) => faults.push(format!("the fewest moves are {best}, not {}", collect.best)),
        Ok(None) => faults.push("the targets cannot all be reached".into()),
        Err(TooLarge) => {
            faults.push("there are too many pieces or targets to find the fewest moves".into())
        }
    }
    faults
}

struct TooLarge;

/// Breadth first: every position with the targets that are left, each once.
fn fewest(start: &Position, targets: Bitboard) -> Result<Option<u32>, TooLarge> {
    let mut seen = HashSet::from([(start.key(), targets)]);
    let mut wave = vec![(start.clone(), targets)];
    for moves in 1.. {
        let mut next = Vec::new();
        for (position, left) in &wave {
            for &mv in position.legal_moves().iter() {
                let left = *left & !Bitboard::of(mv.to());
                if left.is_empty() {
                    return Ok(Some(moves));
                }
                if let Some(after) = moved(position, mv)
                    && seen.insert((after.key(), left))
                {
                    next.push((after, left));
                }
            }
        }
        if next.is_empty() {
            return Ok(None);
        }
        if seen.len() > MOST_POSITIONS {
            return Err(TooLarge);
        }
        wave = next;
    }
    Ok(None)
}

/// The position after a move, with the same side to move again.
fn moved(position: &Position, mv: Move) -> Option<Position> {
    let mut after = position.clone();
    after.play(mv).ok()?;
    let mut setup = after.setup();
    setup.set_side(position.side());
    setup.set_ply(position.ply());
    setup.into_position(Strictness::MateProblem).ok()
}
