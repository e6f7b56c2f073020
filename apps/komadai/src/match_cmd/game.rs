//! One game: the referee between two engines.

use std::fmt;
use std::time::Duration;

use komadai_core::{
    ByColor, Color, Handicap, History, Position, PositionText, Repetition, impasse,
};
use komadai_usi::{GameClock, GamePosition, GameResult, Go, Millis};

use super::limits::{Clock, Limits};
use super::player::{Choice, Fault, Player};

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
    IllegalMove,
    Time,
    Fault,
}

impl Reason {
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
        let (choice, elapsed) = match players.get_mut(side).choose(&referee.game, &go, patience) {
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ending {
    winner: Option<Color>,
    reason: Reason,
}

/// Knows the rules and the game so far.
struct Referee {
    game: GamePosition,
    history: History,
    max_moves: u32,
}

impl Referee {
    fn new(game: GamePosition, max_moves: u32) -> Self {
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
    fn verdict(&self) -> Option<Ending> {
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
    fn take(&mut self, choice: Choice) -> Option<Ending> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays the moves it is given, then resigns.
    struct Script {
        moves: Vec<Choice>,
        told: Vec<GameResult>,
    }

    impl Player for Script {
        fn name(&self) -> &str {
            "script"
        }
        fn new_game(&mut self) -> Result<(), Fault> {
            Ok(())
        }
        fn choose(
            &mut self,
            _: &GamePosition,
            _: &Go,
            _: Duration,
        ) -> Result<(Choice, Duration), Fault> {
            if self.moves.is_empty() {
                return Ok((Choice::Resign, Duration::ZERO));
            }
            Ok((self.moves.remove(0), Duration::from_millis(5)))
        }
        fn game_over(&mut self, result: GameResult) -> Result<(), Fault> {
            self.told.push(result);
            Ok(())
        }
    }

    fn script(moves: &str) -> Box<dyn Player> {
        let choice = |word: &str| match word {
            "win" => Choice::Declare,
            "resign" => Choice::Resign,
            mv => Choice::Play(mv.parse().expect("a move")),
        };
        let moves = moves.split_whitespace().map(choice).collect();
        Box::new(Script {
            moves,
            told: Vec::new(),
        })
    }

    fn played(opening: &str, black: &str, white: &str, limits: &str) -> GameRecord {
        let opening = GamePosition::new(&opening.parse().expect("reads")).expect("playable");
        let mut players = BySide {
            a: script(black),
            b: script(white),
        };
        let limits = Limits::parse(limits).expect("reads");
        let rules = Rules {
            max_moves: 20,
            margin: Duration::ZERO,
            limits: BySide {
                a: limits,
                b: limits,
            },
        };
        play(1, opening, Side::A, &mut players, &rules)
    }

    #[track_caller]
    fn check(opening: &str, black: &str, white: &str, winner: Option<Side>, reason: Reason) {
        let record = played(opening, black, white, "nodes=1");
        assert_eq!(
            (record.winner, record.reason),
            (winner, reason),
            "{record:?}"
        );
    }

    #[test]
    fn mate_resignation_and_illegal_moves() {
        check(
            "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
            "G*5b",
            "",
            Some(Side::A),
            Reason::Checkmate,
        );
        check(
            "sfen k8/9/1+R7/9/3R5/9/9/9/4K4 b - 1",
            "6e7e",
            "",
            Some(Side::A),
            Reason::Stalemate,
        );
        check("startpos", "resign", "", Some(Side::B), Reason::Resignation);
        check(
            "startpos",
            "7g7f",
            "5a5e",
            Some(Side::A),
            Reason::IllegalMove,
        );
    }

    #[test]
    fn repetition_and_perpetual_check() {
        let there = "2h3h 3h2h ".repeat(3);
        let back = "8b7b 7b8b ".repeat(3);
        check("startpos", &there, &back, None, Reason::Sennichite);
        // The occurrences of the opening count too.
        check(
            "startpos moves 2h3h 8b7b 3h2h 7b8b",
            &there,
            &back[..20],
            None,
            Reason::Sennichite,
        );
        let checks = "5e4e 4e5e ".repeat(3);
        let flights = "4a5a 5a4a ".repeat(3);
        let start = "sfen 4k4/9/9/9/4R4/9/9/9/K8 w - 1";
        let record = played(
            start,
            &checks,
            &flights.replace("4a5a 5a4a", "5a4a 4a5a"),
            "nodes=1",
        );
        assert_eq!(
            (record.winner, record.reason),
            (Some(Side::B), Reason::PerpetualCheck)
        );
    }

    #[test]
    fn declarations() {
        let wins =
            "sfen 2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375";
        check(wins, "win", "", Some(Side::A), Reason::Declaration);
        check(
            "startpos",
            "win",
            "",
            Some(Side::B),
            Reason::WrongDeclaration,
        );
    }

    #[test]
    fn too_many_moves_and_too_much_time() {
        let black = "1g1f 1f1e 9g9f 9f9e 7g7f 7f7e 6g6f 6f6e 5g5f 5f5e 4g4f";
        let white = "1c1d 9c9d 3c3d 3d3e 8c8d 8d8e 4c4d 4d4e 7a6b 6a5b 2c2d";
        check("startpos", black, white, None, Reason::MaxMoves);
        let record = played("startpos", black, white, "movetime=4");
        assert_eq!(
            (record.winner, record.reason),
            (Some(Side::B), Reason::Time)
        );
        assert_eq!(
            record.fault.as_deref(),
            Some("a move took 5 ms: lost on time")
        );
        let record = played("startpos", black, white, "main=12");
        assert_eq!(
            (record.winner, record.reason),
            (Some(Side::B), Reason::Time)
        );
        assert_eq!(record.moves.moves.len(), 4);
    }

    #[test]
    fn games_are_saved_as_openings_are_read() {
        let record = played("startpos", "7g7f", "3c3d", "nodes=1");
        let names = BySide {
            a: "x".to_owned(),
            b: "y".to_owned(),
        };
        let lines = "# game 1: black x, white y: white wins, resignation\nstartpos moves 7g7f 3c3d";
        assert_eq!(record.as_lines(&names), lines);
    }
}
