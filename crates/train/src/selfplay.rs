//! Games of the engine against itself.

use std::sync::Arc;

use komadai_core::{Color, History, Position, Repetition};
use komadai_engine::{Choice, Control, Engine, Game, Limits};

use crate::packed::{End, PackedGame, Ply};
use crate::random::{Random, mix};

/// How games are played. The same conditions, evaluation and number: the same game, whatever was played before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// Nodes a move.
    pub nodes: u64,
    /// The fewest plies that are drawn by lot at the beginning.
    pub fewest_random: u32,
    /// The most.
    pub most_random: u32,
    /// Beginnings that the search values beyond this, in hundredths of a pawn, are drawn anew.
    pub balance: i32,
    /// A game is decided when the value was at least this, in hundredths of a pawn, on so many plies in a row.
    pub decided: i32,
    /// The number of plies for [`Conditions::decided`].
    pub decided_plies: u32,
    /// One game in so many is played out nevertheless; 0 = none.
    pub play_out_one_in: u64,
    /// Games are broken off after so many plies.
    pub longest: u32,
    /// Chooses all games.
    pub seed: u64,
    /// Positions from which some games begin, with a few plies drawn by lot behind them.
    pub starts: Starts,
}

/// Positions from which games begin besides the start of an even game: openings, handicaps, kings on their way into the camp.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Starts {
    /// The positions; games draw one by lot. Without any, all games begin from the start of an even game.
    pub positions: Arc<[Position]>,
    /// Of a thousand games, so many begin from one of them.
    pub per_mille: u32,
}

impl Default for Conditions {
    fn default() -> Conditions {
        Conditions {
            nodes: 300,
            fewest_random: 6,
            most_random: 13,
            balance: 600,
            decided: 3000,
            decided_plies: 6,
            play_out_one_in: 20,
            longest: 320,
            seed: 1,
            starts: Starts::default(),
        }
    }
}

/// Behind a position of [`Starts`] at most so many plies are drawn by lot …
const MOST_RANDOM_AFTER: usize = 4;
/// … and it is drawn anew when the search values it beyond this, in hundredths of a pawn: a handicap of two pieces may stand.
const BALANCE_AFTER: i32 = 2000;

/// From this ply on a game is drawn when nothing happens.
const QUIET_FROM: u32 = 60;
/// Nothing happens: the value is within this, in hundredths of a pawn, …
const QUIET: i32 = 10;
/// … on so many plies in a row.
const QUIET_PLIES: u32 = 10;

impl Conditions {
    /// One line for the recipe of a file.
    #[must_use]
    pub fn recipe(&self) -> String {
        let Conditions {
            nodes,
            fewest_random,
            most_random,
            balance,
            decided,
            decided_plies,
            play_out_one_in,
            longest,
            seed,
            starts,
        } = self;
        let mut recipe = format!(
            "nodes {nodes}, random plies {fewest_random} to {most_random}, balance {balance}, decided {decided} on {decided_plies} plies, \
             played out one in {play_out_one_in}, longest {longest}, seed {seed}"
        );
        if starts.per_mille > 0 && !starts.positions.is_empty() {
            // The positions have no name of their own: their number and a mark of all of them tell lists apart.
            let mark = starts.positions.iter().fold(0, |mark, position| {
                position
                    .to_string()
                    .bytes()
                    .fold(mark, |mark, byte| mix(mark ^ u64::from(byte)))
            });
            recipe += &format!(
                ", {} per mille from {} starts {mark:016x}",
                starts.per_mille,
                starts.positions.len()
            );
        }
        recipe
    }

    /// Plays the game of this number. The engine forgets everything first, so that earlier games leave no trace.
    pub fn play(&self, engine: &mut Engine, number: u64) -> PackedGame {
        let mut random = Random(mix(self.seed ^ mix(number)));
        loop {
            if let Some(game) = self.try_to_play(engine, &mut random) {
                return game;
            }
        }
    }

    fn limits(&self) -> Limits {
        Limits {
            nodes: Some(self.nodes),
            ..Limits::default()
        }
    }

    /// Draws the beginning of a game by lot; `None` if there is nothing left to play.
    fn beginning(&self, random: &mut Random) -> Option<Beginning> {
        let Starts {
            positions,
            per_mille,
        } = &self.starts;
        // Nothing is drawn where there is nothing to choose from, so that games without such starts stay what they were.
        let from_list =
            !positions.is_empty() && *per_mille > 0 && random.below(1000) < *per_mille as usize;
        let (first, fewest, spread, balance) = if from_list {
            let first = positions[random.below(positions.len())].clone();
            (first, 0, MOST_RANDOM_AFTER, BALANCE_AFTER)
        } else {
            let spread = self.most_random.saturating_sub(self.fewest_random) as usize;
            (
                Position::start(),
                self.fewest_random as usize,
                spread,
                self.balance,
            )
        };
        let mut game = Game::new(&first);
        let mut history = History::new(&first);
        let mut plies = Vec::new();
        for _ in 0..fewest + random.below(spread + 1) {
            let moves = game.position().legal_moves();
            let mv = *moves.get(random.below(moves.len()))?;
            game.play(mv).ok()?;
            history.push(game.position());
            plies.push(Ply { mv, value: None });
        }
        game.position().has_legal_move().then_some(Beginning {
            start: from_list.then(|| first.to_string()),
            game,
            history,
            plies,
            balance,
        })
    }

    fn try_to_play(&self, engine: &mut Engine, random: &mut Random) -> Option<PackedGame> {
        let Beginning {
            start,
            mut game,
            mut history,
            mut plies,
            balance,
        } = self.beginning(random)?;
        let to_the_end =
            self.play_out_one_in > 0 && random.word().is_multiple_of(self.play_out_one_in);
        let random_plies = plies.len();
        let limits = self.limits();
        let (mut decided, mut quiet) = (0, 0);
        engine.new_game();
        let (winner, end) = loop {
            let side = game.position().side();
            let outcome = engine.search(&game, &limits, &Control::new(), &mut ());
            let value = outcome.score.to_number();
            if plies.len() == random_plies && value.abs() > balance {
                return None;
            }
            let mv = match outcome.choice {
                Choice::Play { best, .. } => best,
                Choice::Declare => break (Some(side), End::Declaration),
                Choice::Resign => break (Some(side.other()), End::Mate),
            };
            decided = if value.abs() >= self.decided {
                decided + 1
            } else {
                0
            };
            quiet = if value.abs() <= QUIET { quiet + 1 } else { 0 };
            let value = value.clamp(i16::MIN as i32 + 1, i16::MAX.into()) as i16;
            plies.push(Ply {
                mv,
                value: Some(value),
            });
            game.play(mv).ok()?;
            history.push(game.position());
            match history.repetition() {
                None => {}
                Some(Repetition::Sennichite) => break (None, End::Sennichite),
                Some(Repetition::PerpetualCheck { loser }) => {
                    break (Some(loser.other()), End::PerpetualCheck);
                }
            }
            if !to_the_end && decided >= self.decided_plies {
                let winner = if value > 0 { side } else { side.other() };
                break (Some(winner), End::Decided);
            }
            let played = plies.len() as u32;
            if !to_the_end && played > QUIET_FROM && quiet >= QUIET_PLIES {
                break (None, End::Quiet);
            }
            if played >= self.longest {
                break (None, End::Long);
            }
        };
        Some(PackedGame {
            start,
            plies,
            winner,
            end,
        })
    }
}

/// What is there of a game before anybody thinks.
struct Beginning {
    /// The SFEN of the first position if it is not that of an even game.
    start: Option<String>,
    game: Game,
    history: History,
    /// The plies drawn by lot.
    plies: Vec<Ply>,
    /// The game is drawn anew when the search values its first position beyond this.
    balance: i32,
}

/// Values all positions of a game anew, but those whose move was drawn by lot. The engine forgets everything first.
///
/// # Errors
/// If the start is no position, or a move is illegal.
pub fn label(engine: &mut Engine, nodes: u64, game: &PackedGame) -> Result<PackedGame, LabelError> {
    let mut line = Game::new(&game.first_position()?);
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    engine.new_game();
    let mut labelled = game.clone();
    for ply in &mut labelled.plies {
        if ply.value.is_some() {
            let outcome = engine.search(&line, &limits, &Control::new(), &mut ());
            let value = outcome.score.to_number();
            ply.value = Some(value.clamp(i16::MIN as i32 + 1, i16::MAX.into()) as i16);
        }
        line.play(ply.mv)?;
    }
    Ok(labelled)
}

/// Why a game cannot be replayed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LabelError {
    /// Its start is no position.
    #[error(transparent)]
    Start(#[from] komadai_core::PositionError),
    /// A move is illegal.
    #[error(transparent)]
    Move(#[from] komadai_core::IllegalMove),
}

/// Who won of two players that played a pair of games, from the first one's view.
pub fn duel(
    players: &mut [Engine; 2],
    conditions: &Conditions,
    pair: u64,
    first_is_black: bool,
) -> Option<bool> {
    let mut random = Random(mix(conditions.seed ^ mix(pair)));
    let Beginning {
        mut game,
        mut history,
        plies,
        ..
    } = loop {
        if let Some(beginning) = conditions.beginning(&mut random) {
            break beginning;
        }
    };
    players.iter_mut().for_each(Engine::new_game);
    let limits = conditions.limits();
    for _ in plies.len() as u32..conditions.longest {
        let side = game.position().side();
        let mover = usize::from((side == Color::Black) != first_is_black);
        let outcome = players[mover].search(&game, &limits, &Control::new(), &mut ());
        match outcome.choice {
            Choice::Play { best, .. } => game.play(best).ok()?,
            Choice::Declare => return Some(mover == 0),
            Choice::Resign => return Some(mover == 1),
        }
        history.push(game.position());
        match history.repetition() {
            None => {}
            Some(Repetition::Sennichite) => return None,
            Some(Repetition::PerpetualCheck { loser }) => {
                return Some((loser == Color::Black) != first_is_black);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests;
