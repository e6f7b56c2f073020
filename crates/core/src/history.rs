//! Repetition: sennichite and perpetual check (R35, R36).

use alloc::vec::Vec;

use crate::{Color, Position};

/// What a fourth occurrence of a position means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repetition {
    /// Plain sennichite: a draw (R35).
    Sennichite,
    /// One side's every move since the first occurrence gave check: it loses (R36).
    PerpetualCheck {
        /// The side that gave check all the time.
        loser: Color,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entry {
    key: u64,
    hands: [u32; 2],
    side: Color,
    /// Whether the side to move is in check, that is, whether the move that led here gave check.
    in_check: bool,
}

/// The positions of one game from its start, for judging repetition.
///
/// Two positions are taken for the same if their 64-bit keys, both hands and the side to move are equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    entries: Vec<Entry>,
}

/// The number of occurrences that ends a game (R35).
const FOURTH: usize = 4;

impl History {
    /// A history that starts with this position, as its first occurrence (R35).
    #[must_use]
    pub fn new(start: &Position) -> History {
        let mut history = History {
            entries: Vec::new(),
        };
        history.push(start);
        history
    }

    /// Adds the position after a move.
    pub fn push(&mut self, position: &Position) {
        self.entries.push(Entry {
            key: position.key(),
            hands: Color::ALL.map(|color| position.hand(color).bits()),
            side: position.side(),
            in_check: position.in_check(),
        });
    }

    /// Takes the last position back; the start stays.
    pub fn pop(&mut self) {
        if self.entries.len() > 1 {
            self.entries.pop();
        }
    }

    /// The number of moves played since the start.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.entries.len() - 1
    }

    /// The moves after which the present position stood on the board, oldest first, 0 for the start, with the present one.
    #[must_use]
    pub fn occurrences(&self) -> Vec<usize> {
        let Some(last) = self.entries.last() else {
            return Vec::new();
        };
        let same = |entry: &Entry| {
            (entry.key, entry.hands, entry.side) == (last.key, last.hands, last.side)
        };
        (0..self.entries.len())
            .filter(|&ply| same(&self.entries[ply]))
            .collect()
    }

    /// The meaning of the present position if it occurs for the fourth time; `None` before that.
    ///
    /// The four need not follow one another, cycles may be of any length, and all moves between the first and the fourth
    /// occurrence count, whichever side completes it (R35, R36).
    #[must_use]
    pub fn repetition(&self) -> Option<Repetition> {
        let occurrences = self.occurrences();
        if occurrences.len() < FOURTH {
            return None;
        }
        // A fifth occurrence can be reached where a game was not stopped; the latest four decide.
        let first = occurrences[occurrences.len() - FOURTH];
        Some(self.judge_since(first))
    }

    /// Judges the moves after the position of ply `first` up to now as a repetition.
    fn judge_since(&self, first: usize) -> Repetition {
        let always_checked = |color: Color| {
            // The position after a move of `color` has the other side to move.
            let mut after = self.entries[first + 1..]
                .iter()
                .filter(|entry| entry.side != color);
            after.all(|entry| entry.in_check)
        };
        match Color::ALL.map(always_checked) {
            [true, false] => Repetition::PerpetualCheck {
                loser: Color::Black,
            },
            [false, true] => Repetition::PerpetualCheck {
                loser: Color::White,
            },
            _ => Repetition::Sennichite,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A cycle of two moves, repeated until the start has stood on the board four times; `checks` tells of each side
    /// whether its moves give check.
    fn cycle(checks: [bool; 2]) -> History {
        let entries = (0..7u64).map(|ply| {
            let side = Color::ALL[ply as usize % 2];
            Entry {
                key: ply % 2,
                hands: [0; 2],
                side,
                in_check: checks[side.other().index()],
            }
        });
        History {
            entries: entries.collect(),
        }
    }

    #[test]
    fn who_checked_all_the_time_loses_unless_both_did() {
        let perpetual = |loser| Some(Repetition::PerpetualCheck { loser });
        assert_eq!(cycle([true, false]).repetition(), perpetual(Color::Black));
        assert_eq!(cycle([false, true]).repetition(), perpetual(Color::White));
        assert_eq!(
            cycle([true, true]).repetition(),
            Some(Repetition::Sennichite)
        );
        assert_eq!(
            cycle([false, false]).repetition(),
            Some(Repetition::Sennichite)
        );
    }

    #[test]
    fn the_start_is_never_popped() {
        let mut history = History::new(&Position::start());
        history.pop();
        assert_eq!(
            (history.plies(), history.occurrences()),
            (0, alloc::vec![0])
        );
    }
}
