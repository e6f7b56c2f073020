//! What the rules say of a game as it goes on.

use komadai_core::{Color, Handicap, History, Position, Repetition, impasse};
use komadai_usi::GamePosition;

use super::Reason;
use crate::match_cmd::player::Choice;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ending {
    pub winner: Option<Color>,
    pub reason: Reason,
}

/// Knows the rules and the game so far.
pub(super) struct Referee {
    pub game: GamePosition,
    history: History,
    max_moves: u32,
}

impl Referee {
    pub fn new(game: GamePosition, max_moves: u32) -> Self {
        let mut position: Position = game.start().clone();
        let mut history = History::new(&position);
        for &mv in game.moves() {
            // All moves of a `GamePosition` are legal.
            if position.play(mv).is_ok() {
                history.push(&position);
            }
        }
        Self {
            game,
            history,
            max_moves,
        }
    }

    /// Whether the game is over where it stands. A mate by the last allowed move counts (R39).
    pub fn verdict(&self) -> Option<Ending> {
        let position = self.game.current();
        if !position.has_legal_move() {
            let mated = position.in_check();
            let reason = if mated {
                Reason::Checkmate
            } else {
                Reason::Stalemate
            };
            return Some(Ending {
                winner: Some(position.side().other()),
                reason,
            });
        }
        match self.history.repetition() {
            Some(Repetition::PerpetualCheck { loser }) => {
                return Some(Ending {
                    winner: Some(loser.other()),
                    reason: Reason::PerpetualCheck,
                });
            }
            Some(Repetition::Sennichite) => {
                return Some(Ending {
                    winner: None,
                    reason: Reason::Sennichite,
                });
            }
            None => {}
        }
        (self.game.moves().len() >= self.max_moves as usize).then_some(Ending {
            winner: None,
            reason: Reason::MaxMoves,
        })
    }

    /// Does what the side to move chose; the ending if it ends the game by itself.
    pub fn take(&mut self, choice: Choice) -> Option<Ending> {
        let position = self.game.current();
        let (us, them) = (position.side(), position.side().other());
        match choice {
            Choice::Resign => Some(Ending {
                winner: Some(them),
                reason: Reason::Resignation,
            }),
            Choice::Declare => Some(if impasse::declaration27(position, Handicap::Even).wins {
                Ending {
                    winner: Some(us),
                    reason: Reason::Declaration,
                }
            } else {
                Ending {
                    winner: Some(them),
                    reason: Reason::WrongDeclaration,
                }
            }),
            Choice::Play(mv) => {
                if self.game.play(mv).is_err() {
                    return Some(Ending {
                        winner: Some(them),
                        reason: Reason::IllegalMove,
                    });
                }
                self.history.push(self.game.current());
                None
            }
        }
    }
}
