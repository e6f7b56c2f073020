//! A line is legal, and where it is said to mate, nothing prevents the mate.

use komadai_core::{Move, Position};

use crate::Line;

/// Longer mates take too long to prove, and are no lesson for a beginner.
const LONGEST_MATE: usize = 7;

pub(super) fn check(line: &Line, start: &Position) -> Vec<String> {
    let Line {
        moves,
        alternatives,
        mate,
    } = line;
    let mut faults = Vec::new();
    if moves.len() % 2 == 0 {
        return vec![format!(
            "expected an odd number of moves, found {}",
            moves.len()
        )];
    }
    if *mate && moves.len() > LONGEST_MATE {
        return vec![format!("a mate may take at most {LONGEST_MATE} moves")];
    }
    for number in alternatives.keys() {
        if number % 2 == 0 || *number > moves.len() {
            faults.push(format!("number {number} is no move of the learner"));
        }
    }
    let mut position = start.clone();
    for (index, &mv) in moves.iter().enumerate() {
        let number = index + 1;
        let others = alternatives.get(&number).map_or(&[][..], Vec::as_slice);
        for &other in others {
            match position.check_move(other) {
                Err(why) => faults.push(format!("{number}, {other} is illegal: {why}")),
                Ok(()) if other == mv => faults.push(format!("{number}: {mv} stands there twice")),
                Ok(()) => {}
            }
        }
        if *mate && index % 2 == 0 {
            faults.extend(check_mate(&position, mv, others, moves.len() - index));
        }
        if let Err(why) = position.play(mv) {
            faults.push(format!("{number}, {mv} is illegal: {why}"));
            return faults;
        }
    }
    faults
}

/// The move mates within a number of plies whatever the other side does, and so do the others, and no move that is not named.
fn check_mate(position: &Position, mv: Move, others: &[Move], plies: usize) -> Vec<String> {
    let mut faults = Vec::new();
    for &candidate in position.legal_moves().iter() {
        let named = candidate == mv || others.contains(&candidate);
        match (named, forces(position, candidate, plies)) {
            (true, false) => {
                faults.push(format!(
                    "{candidate} does not force mate within {plies} moves"
                ));
            }
            // At the end every mate is right without being named.
            (false, true) if plies > 1 => {
                faults.push(format!("{candidate} forces mate within {plies} moves too"));
            }
            _ => {}
        }
    }
    faults
}

/// Whether a move mates within a number of plies, its own among them, by checks alone, whatever the other side does.
fn forces(position: &Position, mv: Move, plies: usize) -> bool {
    if !position.gives_check(mv) {
        return false;
    }
    let mut after = position.clone();
    if after.play(mv).is_err() {
        return false;
    }
    let replies = after.legal_moves();
    if plies <= 1 {
        return replies.is_empty();
    }
    replies.iter().all(|&reply| {
        let mut next = after.clone();
        next.play(reply).is_ok()
            && next
                .legal_moves()
                .iter()
                .any(|&mv| forces(&next, mv, plies - 2))
    })
}
