//! What the game looks like from outside: clocks, texts for engines, a snapshot for the wire.

use std::fmt::Write;

use komadai_core::{Color, Handicap, Move, Setup};
use serde::{Deserialize, Serialize};

use super::{Game, Phase, TakebackOffer};
use crate::{
    ClockReading, CountReport, DeclarationReport, Instant, Outcome, PerSide, Seat, Settings, Sides,
    TimeControl, TimeLeft, wire,
};

/// The times that a USI `go` command carries, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UsiTime {
    /// Black's main time left.
    pub btime: u64,
    /// White's main time left.
    pub wtime: u64,
    /// One byoyomi period of the side to move (USI has a single value for both sides).
    pub byoyomi: u64,
    /// Black's increment.
    pub binc: u64,
    /// White's increment.
    pub winc: u64,
}

/// Both clocks as of the last event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockSnapshot {
    /// Black's time when the running turn began.
    pub black: TimeLeft,
    /// White's time when the running turn began.
    pub white: TimeLeft,
    /// Whose clock runs.
    #[serde(with = "wire::optional_color")]
    pub running: Option<Color>,
    /// From which instant on the running side is charged.
    pub since: Instant,
    /// The last instant at which its move counts.
    pub deadline: Option<Instant>,
}

/// All that a player or spectator needs to show a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Where the game is in its life.
    pub phase: Phase,
    /// Who plays which colour; `None` until the pawns are tossed.
    pub seats: Option<PerSide<Seat>>,
    /// The handicap.
    #[serde(with = "wire::text")]
    pub handicap: Handicap,
    /// The board before the first move.
    #[serde(rename = "start_sfen", with = "wire::text")]
    pub start: Setup,
    /// The board now.
    #[serde(rename = "sfen", with = "wire::text")]
    pub board: Setup,
    /// The side to move.
    #[serde(with = "wire::color")]
    pub turn: Color,
    /// Whether the side to move is in check.
    pub in_check: bool,
    /// How many of the moves came with the settings.
    pub start_plies: usize,
    /// All moves.
    #[serde(with = "wire::list_of_text")]
    pub moves: Vec<Move>,
    /// Milliseconds charged for each move.
    pub spent_ms: Vec<u64>,
    /// The clocks; `None` without one.
    pub clock: Option<ClockSnapshot>,
    /// Who offers a draw.
    pub draw_offer: Option<Seat>,
    /// Who offers to count points.
    #[serde(default)]
    pub count_offer: Option<Seat>,
    /// What counting points now would come to (R37); `None` where it cannot be offered.
    #[serde(default)]
    pub count: Option<CountReport>,
    /// Who asks to take moves back.
    pub takeback_offer: Option<TakebackOffer>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What a declaration by the side to move would come to.
    pub declaration: DeclarationReport,
}

impl Game {
    /// A clock as it is shown at `now`; `None` in a game without clocks.
    #[must_use]
    pub fn clock(&self, color: Color, now: Instant) -> Option<ClockReading> {
        let (control, left) = self.side_clock(color)?;
        let running = self.phase() == Phase::Playing && color == self.turn();
        Some(control.reading(left, now.max(self.last).since(self.since), running))
    }

    /// What a declaration by the side to move would come to under the rule in force (R38).
    #[must_use]
    pub fn declaration(&self) -> DeclarationReport {
        DeclarationReport::new(
            self.position(),
            self.impasse(),
            self.settings.start.handicap,
        )
    }

    /// What counting points now would come to, where both sides may agree on it (R37).
    #[must_use]
    pub fn count(&self) -> Option<CountReport> {
        let handicap = self.settings.start.handicap;
        let may = self.phase() == Phase::Playing && self.may_count().is_ok();
        may.then(|| CountReport::new(self.position(), handicap))
    }

    /// The game as a USI `position` command, for engines and for export.
    #[must_use]
    pub fn position_command(&self) -> String {
        let start = self.start_setup();
        let mut text = if start == Setup::start() {
            "position startpos".to_owned()
        } else {
            format!("position sfen {start}")
        };
        for (n, mv) in self.moves().iter().enumerate() {
            let word = if n == 0 { " moves" } else { "" };
            let written = write!(text, "{word} {mv}");
            debug_assert!(written.is_ok(), "writing to a string succeeds");
        }
        text
    }

    /// The times for a USI `go` command at `now`; `None` in a game without clocks.
    #[must_use]
    pub fn usi_time(&self, now: Instant) -> Option<UsiTime> {
        let clock = self.settings.clock.as_ref()?;
        Some(UsiTime {
            btime: self.clock(Color::Black, now)?.main_ms,
            wtime: self.clock(Color::White, now)?.main_ms,
            byoyomi: clock.get(self.turn()).byoyomi_ms,
            binc: clock.black.increment_ms,
            winc: clock.white.increment_ms,
        })
    }

    /// The game that replays this one after a draw by repetition or points, where the settings ask
    /// for it: colours exchanged (not in a handicap), everyone with the time left (R35).
    #[must_use]
    pub fn replay_settings(&self) -> Option<Settings> {
        if !self.outcome.as_ref()?.replay() {
            return None;
        }
        let exchange = self.settings.start.handicap == Handicap::Even;
        let black = self.seat_of(if exchange { Color::White } else { Color::Black })?;
        let rest = |color: Color| -> Option<TimeControl> {
            let (control, left) = self.side_clock(color)?;
            let periods = left.periods.max(1);
            // A new game needs some time for its first move, where an increment alone kept the old
            // one going.
            let least = if control.byoyomi_ms > 0 {
                0
            } else {
                control.increment_ms.max(1)
            };
            Some(TimeControl {
                main_ms: left.main_ms.max(least),
                periods,
                ..*control
            })
        };
        let clock = match (rest(Color::Black), rest(Color::White)) {
            (Some(black), Some(white)) if exchange => Some(PerSide::new(white, black)),
            (Some(black), Some(white)) => Some(PerSide::new(black, white)),
            _ => None,
        };
        Some(Settings {
            sides: Sides::Fixed { black },
            clock,
            ..self.settings.clone()
        })
    }

    /// The whole game as plain data.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let seats = match (self.seat_of(Color::Black), self.seat_of(Color::White)) {
            (Some(black), Some(white)) => Some(PerSide::new(black, white)),
            _ => None,
        };
        let running = (self.phase() == Phase::Playing).then(|| self.turn());
        Snapshot {
            phase: self.phase(),
            seats,
            handicap: self.settings.start.handicap,
            start: self.start_setup(),
            board: self.position().setup(),
            turn: self.turn(),
            in_check: self.position().in_check(),
            start_plies: self.start_plies,
            moves: self.moves().to_vec(),
            spent_ms: self.spent.clone(),
            clock: self.clock.map(|clock| ClockSnapshot {
                black: clock.black,
                white: clock.white,
                running,
                since: self.since,
                deadline: self.deadline(),
            }),
            draw_offer: self.draw_offer,
            count_offer: self.count_offer,
            count: self.count(),
            takeback_offer: self.takeback_offer,
            outcome: self.outcome.clone(),
            declaration: self.declaration(),
        }
    }
}
