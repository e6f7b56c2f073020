//! One game: the referee between two engines.

mod adjudication;
mod referee;

use std::fmt;
use std::time::Duration;

use komadai_core::{ByColor, Color, PositionText};
use komadai_usi::{GameClock, GamePosition, GameResult, Go, Millis};

use super::limits::{Clock, Limits};
use super::player::{Chosen, Fault, Player};
use adjudication::Judge;
pub use adjudication::{Adjudication, DrawRule, WinRule};
use referee::{Ending, Referee};

/// One of the two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    A,
    B,
}

impl Side {
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// Something for each of the two engines.
#[derive(Clone, Debug, Default)]
pub struct BySide<T> {
    pub a: T,
    pub b: T,
}

impl<T> BySide<T> {
    pub fn get(&self, side: Side) -> &T {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }

    pub fn get_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::A => &mut self.a,
            Side::B => &mut self.b,
        }
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    Checkmate,
    Stalemate,
    Resignation,
    Declaration,
    WrongDeclaration,
    Sennichite,
    PerpetualCheck,
    MaxMoves,
    Adjudication,
    IllegalMove,
    Time,
    Fault,
}

impl Reason {
    pub const ALL: [Self; 12] = [
        Self::Checkmate,
        Self::Stalemate,
        Self::Resignation,
        Self::Declaration,
        Self::WrongDeclaration,
        Self::Sennichite,
        Self::PerpetualCheck,
        Self::MaxMoves,
        Self::Adjudication,
        Self::IllegalMove,
        Self::Time,
        Self::Fault,
    ];

    /// The reason that is told in these words.
    pub fn from_words(words: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|reason| reason.to_string() == words)
    }

    /// The key in machine-readable output.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::Resignation => "resignation",
            Self::Declaration => "declaration",
            Self::WrongDeclaration => "wrong_declaration",
            Self::Sennichite => "sennichite",
            Self::PerpetualCheck => "perpetual_check",
            Self::MaxMoves => "max_moves",
            Self::Adjudication => "adjudication",
            Self::IllegalMove => "illegal_move",
            Self::Time => "time",
            Self::Fault => "fault",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key().replace('_', " "))
    }
}

/// A finished game.
#[derive(Debug)]
pub struct GameRecord {
    /// From 1.
    pub number: usize,
    /// Who played Black.
    pub black: Side,
    /// Start and moves, those of the opening included.
    pub moves: PositionText,
    /// `None` for a draw.
    pub winner: Option<Side>,
    pub reason: Reason,
    /// What an engine did wrong, if that ended the game.
    pub fault: Option<String>,
    /// Whose fault needs a new process.
    pub broken: Option<Side>,
    /// The longest time for a move of each.
    pub slowest: BySide<Duration>,
}

impl GameRecord {
    /// Two lines: a comment, and the moves as an opening file has them.
    pub fn as_lines(&self, names: &BySide<String>) -> String {
        let (black, white) = (names.get(self.black), names.get(self.black.other()));
        let result = match self.winner {
            None => "draw",
            Some(side) if side == self.black => "black wins",
            Some(_) => "white wins",
        };
        let (number, reason, moves) = (self.number, self.reason, &self.moves);
        format!("# game {number}: black {black}, white {white}: {result}, {reason}\n{moves}")
    }

    /// In a few words.
    pub fn told(&self, names: &BySide<String>) -> String {
        let plies = self.moves.moves.len();
        match self.winner {
            Some(side) => format!("{} wins, {}, {plies} plies", names.get(side), self.reason),
            None => format!("draw, {}, {plies} plies", self.reason),
        }
    }
}

/// What the referee goes by.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Plies after which a game is drawn (R39).
    pub max_moves: u32,
    /// How much too late a move may come.
    pub margin: Duration,
    /// When a game is ended by what the engines think of it.
    pub adjudication: Adjudication,
    pub limits: BySide<Limits>,
}

/// How long an engine without limit of time may be silent.
const LONGEST: Duration = Duration::from_secs(600);
/// How long after the flag an engine is still heard, so that a loss on time is told from a broken engine.
const GRACE: Duration = Duration::from_secs(10);

/// Plays one game from an opening that is not over.
pub fn play(
    number: usize,
    opening: GamePosition,
    black: Side,
    players: &mut BySide<Box<dyn Player>>,
    rules: &Rules,
) -> GameRecord {
    let mut record = GameRecord {
        number,
        black,
        moves: opening.to_text(),
        winner: None,
        reason: Reason::Fault,
        fault: None,
        broken: None,
        slowest: BySide::default(),
    };
    for side in [Side::A, Side::B] {
        if let Err(fault) = players.get_mut(side).new_game() {
            record.lose_by(side, fault);
            return record;
        }
    }
    let mut referee = Referee::new(opening, rules.max_moves);
    let mut clocks = BySide {
        a: Clock::new(rules.limits.a),
        b: Clock::new(rules.limits.b),
    };
    let mut judge = Judge::new(&rules.adjudication);
    let ending = loop {
        if let Some(ending) = referee.verdict() {
            break ending;
        }
        let color = referee.game.current().side();
        let side = record.side_of(color);
        let go = go(color, black, &clocks, rules.limits.get(side));
        let clock = clocks.get_mut(side);
        let patience = clock
            .longest()
            .map_or(LONGEST, |longest| longest + rules.margin + GRACE);
        let Chosen {
            choice,
            elapsed,
            score,
        } = match players.get_mut(side).choose(&referee.game, &go, patience) {
            Ok(found) => found,
            Err(fault) => {
                record.lose_by(side, fault);
                record.moves = referee.game.to_text();
                tell(players, &record);
                return record;
            }
        };
        let slowest = record.slowest.get_mut(side);
        *slowest = elapsed.max(*slowest);
        let counted = match clock.longest() {
            Some(longest) if !players.get(side).keeps_time() => elapsed.min(longest),
            _ => elapsed,
        };
        if !clock.spend(counted, rules.margin) {
            record.fault = Some(format!(
                "a move took {} ms: lost on time",
                elapsed.as_millis()
            ));
            break Ending {
                winner: Some(color.other()),
                reason: Reason::Time,
            };
        }
        if let Some(ending) = referee.take(choice) {
            break ending;
        }
        if let Some(winner) = judge.hear(color, score, referee.game.moves().len()) {
            // Mates and repetitions by the last move come first.
            break referee.verdict().unwrap_or(Ending {
                winner,
                reason: Reason::Adjudication,
            });
        }
    };
    record.winner = ending.winner.map(|color| record.side_of(color));
    record.reason = ending.reason;
    record.moves = referee.game.to_text();
    tell(players, &record);
    record
}

/// Tells both how it ended; who does not listen is started anew.
fn tell(players: &mut BySide<Box<dyn Player>>, record: &GameRecord) {
    for side in [Side::A, Side::B] {
        if record.broken == Some(side) {
            continue;
        }
        let result = match record.winner {
            None => GameResult::Draw,
            Some(winner) if winner == side => GameResult::Win,
            Some(_) => GameResult::Lose,
        };
        // A fault shows at the next game's start, where it costs that game and not this one.
        let _ = players.get_mut(side).game_over(result);
    }
}

impl GameRecord {
    fn side_of(&self, color: Color) -> Side {
        match color {
            Color::Black => self.black,
            Color::White => self.black.other(),
        }
    }

    fn lose_by(&mut self, side: Side, fault: Fault) {
        self.winner = Some(side.other());
        let text = match fault {
            Fault::Illegal(text) => {
                self.reason = Reason::IllegalMove;
                text
            }
            Fault::Broken(text) => {
                self.reason = Reason::Fault;
                self.broken = Some(side);
                text
            }
        };
        self.fault = Some(text);
    }
}

/// What the engine on turn is told.
fn go(color: Color, black: Side, clocks: &BySide<Clock>, limits: &Limits) -> Go {
    let mut go = Go {
        move_time: limits.movetime.map(Millis::new),
        nodes: limits.nodes,
        depth: limits.depth,
        ..Go::default()
    };
    if limits.has_clock() {
        let of = |color| match color {
            Color::Black => clocks.get(black),
            Color::White => clocks.get(black.other()),
        };
        let both = |value: fn(&Clock) -> Millis| {
            ByColor::new(value(of(Color::Black)), value(of(Color::White)))
        };
        let clock = GameClock {
            left: both(Clock::left),
            byoyomi: both(Clock::byoyomi),
            increment: both(Clock::increment),
        };
        go.clocks = clock.for_side(color);
    }
    go
}

#[cfg(test)]
mod tests;
