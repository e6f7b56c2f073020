//! The way from the start of the game to the node of the search: what repetition needs to know (R35, R36).

use komadai_core::{Hand, Position};

use crate::value::{DRAW, RULE_WIN};

/// One position on the way.
#[derive(Clone, Copy, Debug)]
struct Step {
    board_key: u64,
    /// The hand of the side to move. All pieces are on the board or in the two hands, so that with the same board this hand tells
    /// the other one.
    hand: Hand,
    /// How many moves in a row of the side that has just moved gave check, the last one included.
    checks: u16,
    /// Positions since the start or since a pass of the search; no repetition reaches further back.
    age: u16,
}

/// The positions on the way, the present one last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path {
    steps: Vec<Step>,
}

/// How many plies back repetition is looked for. Games are longer, but cycles hardly ever are.
const REACH: usize = 64;

impl Path {
    pub fn new(position: &Position) -> Path {
        let mut path = Path::default();
        path.push(position, position.in_check());
        path
    }

    /// A move led to this position.
    #[inline]
    pub fn push(&mut self, position: &Position, in_check: bool) {
        let age = self
            .steps
            .last()
            .map_or(0, |last| last.age.saturating_add(1));
        self.add(position, in_check, age);
    }

    /// A pass of the search led to this position.
    #[inline]
    pub fn push_pass(&mut self, position: &Position) {
        self.add(position, false, 0);
    }

    #[inline]
    fn add(&mut self, position: &Position, in_check: bool, age: u16) {
        let before = self
            .steps
            .len()
            .checked_sub(2)
            .map_or(0, |at| self.steps[at].checks);
        self.steps.push(Step {
            board_key: position.board_key(),
            hand: position.hand(position.side()),
            checks: if in_check {
                before.saturating_add(1)
            } else {
                0
            },
            age,
        });
    }

    #[inline]
    pub fn pop(&mut self) {
        self.steps.pop();
    }

    /// Whether the side to move is in check.
    #[inline]
    pub fn in_check(&self) -> bool {
        self.steps.last().is_some_and(|step| step.checks > 0)
    }

    /// What the rules of repetition say of the present position, for the side to move; `None` if its board has not occurred before.
    ///
    /// Inside the search the first return counts already: what could be repeated once can be repeated again. Where
    /// the same board has come back with other hands, the side with more in its hand has gained for nothing.
    #[inline]
    pub fn repetition(&self) -> Option<i32> {
        let at = self.steps.len() - 1;
        let now = &self.steps[at];
        let reach = usize::from(now.age).min(REACH);
        let mut distance = 4;
        while distance <= reach {
            let then = &self.steps[at - distance];
            if then.board_key == now.board_key {
                let judged = self.judge(now, then, at, distance);
                if judged.is_some() {
                    return judged;
                }
            }
            distance += 2;
        }
        None
    }

    fn judge(&self, now: &Step, then: &Step, at: usize, distance: usize) -> Option<i32> {
        if now.hand != then.hand {
            return match (now.hand.dominates(then.hand), then.hand.dominates(now.hand)) {
                (true, _) => Some(RULE_WIN),
                (_, true) => Some(-RULE_WIN),
                // More of one kind and less of another: just another position.
                _ => None,
            };
        }
        let moves = distance / 2;
        let they_checked = usize::from(now.checks) >= moves;
        let we_checked = usize::from(self.steps[at - 1].checks) >= moves;
        Some(match (they_checked, we_checked) {
            (true, false) => RULE_WIN,
            (false, true) => -RULE_WIN,
            _ => DRAW,
        })
    }
}
