//! Positions to learn from.

use std::collections::HashSet;
use std::io::BufRead;

use komadai_core::{Color, Position};
use komadai_engine::Evaluation;
use komadai_nnue::features;

use crate::TrainError;
use crate::packed::PackedGame;
use crate::random::{Random, mix};
use crate::selfplay::LabelError;

/// Places for the inputs of a side; all 40 are used where no piece is missing.
pub const PLACES: usize = features::MAX_ACTIVE;
/// Fills the places that are not used: an input that is always 0.
pub const NO_INPUT: u16 = features::FEATURES as u16;

/// How a game ended for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum GameResult {
    /// The side lost.
    Lost = 0,
    /// Nobody won.
    Drawn = 1,
    /// The side won.
    Won = 2,
    /// The position did not occur in a game that ended.
    Unknown = 3,
}

impl GameResult {
    /// The result for a side, by the winner.
    #[must_use]
    pub fn of(winner: Option<Color>, side: Color) -> GameResult {
        match winner {
            None => GameResult::Drawn,
            Some(winner) if winner == side => GameResult::Won,
            Some(_) => GameResult::Lost,
        }
    }

    /// 0, 0.5 or 1; `None` if unknown.
    #[must_use]
    pub fn points(self) -> Option<f32> {
        match self {
            GameResult::Lost => Some(0.0),
            GameResult::Drawn => Some(0.5),
            GameResult::Won => Some(1.0),
            GameResult::Unknown => None,
        }
    }
}

/// A position with what is known of it, as the trainer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The inputs from the side to move's point of view, then from the other side's.
    pub inputs: [[u16; PLACES]; 2],
    /// The search's value for the side to move, in hundredths of a pawn.
    pub value: i16,
    /// The game's result for the side to move.
    pub result: GameResult,
}

impl Sample {
    /// The sample of a position.
    #[must_use]
    pub fn new(position: &Position, value: i16, result: GameResult) -> Sample {
        let us = position.side();
        let inputs = [us, us.other()].map(|color| {
            let mut places = [NO_INPUT; PLACES];
            let active = features::active(position, color);
            places[..active.len()].copy_from_slice(&active);
            places
        });
        Sample {
            inputs,
            value,
            result,
        }
    }
}

/// What is left out, and why: counts for a recipe.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Games read.
    pub games: u64,
    /// Positions read.
    pub positions: u64,
    /// Positions whose board and hands occurred before.
    pub duplicates: u64,
    /// Positions with a value beyond the limit.
    pub decided: u64,
    /// Positions in check, or whose best move is a capture or a promotion: their value is not that of the position as it stands.
    pub restless: u64,
    /// Lines that do not read; a run that was stopped leaves half a line.
    pub unreadable: u64,
}

/// Samples to learn from and samples, of other games, to measure by.
pub struct Data {
    /// To learn from.
    pub learnt: Vec<Sample>,
    /// To measure by.
    pub held_out: Vec<Sample>,
    /// What came in and what was left out.
    pub tally: Tally,
    seen: HashSet<u64>,
    seed: u64,
    limit: i32,
    trace: f32,
    /// Draws the moves that lead to lessons.
    walks: Random,
}

/// The most random moves from a position to a lesson.
const LONGEST_WALK: usize = 4;
/// One game in so many is held out.
const HOLD_ONE_IN: u64 = 50;

impl Data {
    /// No samples yet. Those with an absolute value beyond `limit`, in hundredths of a pawn, will be left out; the seed chooses the games
    /// that are held out.
    #[must_use]
    pub fn new(seed: u64, limit: i32) -> Data {
        Data {
            learnt: Vec::new(),
            held_out: Vec::new(),
            tally: Tally::default(),
            seen: HashSet::new(),
            seed,
            limit,
            trace: 0.0,
            walks: Random(seed),
        }
    }

    /// The same, but what [`Data::add_game`] adds has for its value `1 - trace` parts of the search's and `trace` parts of the value of the next ply
    /// of the game, found in the same way (the λ of temporal differences). What happened in the next few moves of a game tells more
    /// than a shallow search, and less by chance than the game's result. Between 0, the search's value alone, and 1.
    #[must_use]
    pub fn with_trace(self, trace: f32) -> Data {
        Data { trace, ..self }
    }

    /// The next positions are those of another game.
    pub fn next_game(&mut self) {
        self.tally.games += 1;
    }

    /// Adds a position of the game, unless it is left out.
    pub fn add(&mut self, position: &Position, value: i32, result: GameResult) {
        self.tally.positions += 1;
        if value.abs() > self.limit {
            self.tally.decided += 1;
            return;
        }
        if !self.seen.insert(position.key()) {
            self.tally.duplicates += 1;
            return;
        }
        let value = value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        let sample = Sample::new(position, value, result);
        // Whole games are held out: positions of one game resemble each other.
        if mix(self.seed ^ mix(self.tally.games)).is_multiple_of(HOLD_ONE_IN) {
            self.held_out.push(sample);
        } else {
            self.learnt.push(sample);
        }
    }

    /// Adds the calm positions of a game that were searched.
    ///
    /// # Errors
    /// If the game's start is no position, or a move is illegal.
    pub fn add_game(&mut self, game: &PackedGame) -> Result<(), LabelError> {
        self.next_game();
        let mut position = game.first_position()?;
        let traced = traced(game, self.trace, self.limit);
        for (ply, traced) in game.plies.iter().zip(traced) {
            if let Some(value) = ply.value {
                let calm = !position.in_check()
                    && !ply.mv.is_promotion()
                    && position.piece_at(ply.mv.to()).is_none();
                if calm {
                    let result = GameResult::of(game.winner, position.side());
                    if i32::from(value).abs() > self.limit {
                        self.tally.positions += 1;
                        self.tally.decided += 1;
                    } else {
                        self.add(&position, traced, result);
                    }
                } else {
                    self.tally.restless += 1;
                }
            }
            position.play(ply.mv)?;
        }
        Ok(())
    }

    /// Adds the positions of a text: a line each, `SFEN;value;result`, the value in hundredths of a pawn and the result, 1, 0.5 or 0,
    /// for the side to move. A game ends where the number of the move does not grow. Lines that do not read are counted and left out.
    ///
    /// # Errors
    /// If the text cannot be read.
    pub fn add_text(&mut self, text: &mut dyn BufRead) -> Result<(), TrainError> {
        self.read_text(text, &mut Data::add)
    }

    /// Adds, instead of the positions of a text, positions around them, valued by `teacher` without looking ahead: each position and `walks`
    /// others that one to four random moves lead to from it. Such lessons cost next to nothing, and teach a young network what is
    /// known already, and how much single moves change. Their result is unknown.
    ///
    /// # Errors
    /// If the text cannot be read.
    pub fn add_lessons(
        &mut self,
        text: &mut dyn BufRead,
        teacher: &Evaluation,
        walks: usize,
    ) -> Result<(), TrainError> {
        self.read_text(text, &mut |data: &mut Data, position, _, _| {
            data.add_lessons_around(position, teacher, walks);
        })
    }

    /// Adds such lessons around the positions of a game that were searched.
    ///
    /// # Errors
    /// If the game's start is no position, or a move is illegal.
    pub fn add_game_lessons(
        &mut self,
        game: &PackedGame,
        teacher: &Evaluation,
        walks: usize,
    ) -> Result<(), LabelError> {
        self.next_game();
        let mut position = game.first_position()?;
        for ply in &game.plies {
            if ply.value.is_some() {
                self.add_lessons_around(&position, teacher, walks);
            }
            position.play(ply.mv)?;
        }
        Ok(())
    }

    fn add_lessons_around(&mut self, position: &Position, teacher: &Evaluation, walks: usize) {
        self.add_lesson(position, teacher);
        for walk in 0..walks {
            let mut position = position.clone();
            for _ in 0..1 + walk % LONGEST_WALK {
                let moves = position.legal_moves();
                if !moves.is_empty() {
                    position.play_unchecked(moves[self.walks.below(moves.len())]);
                }
            }
            self.add_lesson(&position, teacher);
        }
    }

    fn add_lesson(&mut self, position: &Position, teacher: &Evaluation) {
        // In check nobody asks for a value without looking ahead.
        if !position.in_check() {
            let value = teacher.evaluate(position);
            self.add(position, value, GameResult::Unknown);
        }
    }

    fn read_text(
        &mut self,
        text: &mut dyn BufRead,
        visit: &mut dyn FnMut(&mut Data, &Position, i32, GameResult),
    ) -> Result<(), TrainError> {
        let mut line = Vec::new();
        let mut last_ply = u32::MAX;
        loop {
            line.clear();
            if text.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let Some((position, value, result)) = parse(&line) else {
                self.tally.unreadable += 1;
                continue;
            };
            if position.ply() <= last_ply {
                self.next_game();
            }
            last_ply = position.ply();
            visit(self, &position, value, result);
        }
    }
}

/// The value of each ply of a game for its side to move, mixed with those of the plies after it; see [`Data::with_trace`]. No value counts for
/// more than `limit`, so that a mate does not drown the rest.
fn traced(game: &PackedGame, trace: f32, limit: i32) -> Vec<i32> {
    let mut later: Option<f32> = None;
    let mut values: Vec<i32> = game
        .plies
        .iter()
        .rev()
        .map(|ply| {
            let here = ply
                .value
                .map(|value| i32::from(value).clamp(-limit, limit) as f32);
            later = match (here, later) {
                (Some(here), Some(later)) => Some((1.0 - trace) * here - trace * later),
                (here, later) => here.or(later.map(|later: f32| -later)),
            };
            later.unwrap_or(0.0).round() as i32
        })
        .collect();
    values.reverse();
    values
}

fn parse(line: &[u8]) -> Option<(Position, i32, GameResult)> {
    // A line without its end may have lost digits.
    let line = str::from_utf8(line.strip_suffix(b"\n")?).ok()?;
    let mut fields = line.trim_end().split(';');
    let position = Position::from_sfen(fields.next()?).ok()?;
    let value = fields.next()?.parse().ok()?;
    let result = match fields.next()? {
        "1" => GameResult::Won,
        "0.5" => GameResult::Drawn,
        "0" => GameResult::Lost,
        _ => return None,
    };
    fields.next().is_none().then_some((position, value, result))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packed::{End, Ply};

    #[test]
    fn lines_are_read_filtered_and_split_by_game() {
        let start = Position::start().to_sfen();
        let later = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";
        let end = "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 90";
        let text = format!(
            "{start};12;1\n{later};-30;0\nnonsense\n{end};2600;1\n{start};40;0.5\n{later};3;2\n{later};9;1"
        );
        let mut data = Data::new(1, 2500);
        data.add_text(&mut text.as_bytes()).expect("text reads");
        assert_eq!(
            data.tally,
            Tally {
                games: 2,
                positions: 4,
                duplicates: 1,
                decided: 1,
                restless: 0,
                unreadable: 3,
            }
        );
        let samples: Vec<_> = data.learnt.iter().chain(&data.held_out).collect();
        assert_eq!(samples.len(), 2);
        assert_eq!(samples[0].value, 12);
        assert_eq!(samples[0].result, GameResult::Won);
        assert_eq!(samples[1].result.points(), Some(0.0));
        // At the start both sides see the same.
        let sorted = |inputs: &[u16]| {
            let mut inputs = inputs.to_vec();
            inputs.sort_unstable();
            inputs
        };
        let [us, them] = &samples[0].inputs;
        assert_eq!(sorted(us), sorted(them));
        assert!(us.iter().all(|&input| input < NO_INPUT));
    }

    #[test]
    fn a_trace_carries_values_back_to_earlier_plies() {
        let mut position = Position::start();
        let plies = [Some(100), Some(-300), None, Some(2600)]
            .map(|value| {
                let mv = position.legal_moves()[0];
                position.play_unchecked(mv);
                Ply { mv, value }
            })
            .to_vec();
        let game = PackedGame {
            start: None,
            plies,
            winner: None,
            end: End::Long,
        };
        assert_eq!(traced(&game, 0.0, 2000), [100, -300, -2000, 2000]);
        assert_eq!(traced(&game, 0.5, 2000), [-375, 850, -2000, 2000]);
        assert_eq!(traced(&game, 1.0, 2000), [-2000, 2000, -2000, 2000]);
    }

    #[test]
    fn lessons_are_what_the_teacher_says_around_a_position() {
        let start = Position::start();
        let text = format!("{};12;1\n", start.to_sfen());
        let teacher = Evaluation::handmade();
        let mut data = Data::new(1, 2500);
        data.add_lessons(&mut text.as_bytes(), &teacher, 20)
            .expect("text reads");
        assert!((18..=21).contains(&data.learnt.len()), "few come twice");
        let value = teacher.evaluate(&start);
        assert_eq!(i32::from(data.learnt[0].value), value);
        assert!(
            data.learnt
                .iter()
                .all(|sample| sample.result == GameResult::Unknown)
        );
        // One move from the start it is the other side's turn.
        let inputs: Vec<_> = data.learnt.iter().map(|sample| &sample.inputs).collect();
        assert!((1..inputs.len()).all(|at| !inputs[..at].contains(&inputs[at])));
    }

    #[test]
    fn games_are_held_out_as_a_whole() {
        let mut data = Data::new(7, 2500);
        let mut position = Position::start();
        let mut random = crate::random::Random(1);
        for _ in 0..200 {
            position = Position::start();
            data.next_game();
            let before = (data.learnt.len(), data.held_out.len());
            for _ in 0..30 {
                let moves = position.legal_moves();
                position.play_unchecked(moves[random.below(moves.len())]);
                data.add(&position, 0, GameResult::Drawn);
            }
            let grown = (data.learnt.len() > before.0, data.held_out.len() > before.1);
            assert_ne!(grown.0, grown.1, "a game is on one side only");
        }
        assert!(position.ply() > 1);
        let share = data.held_out.len() as f64 / data.learnt.len() as f64;
        assert!((0.001..0.06).contains(&share), "{share}");
    }
}
