//! What two parties agree on before a game: start, sides, clock, rules.

use komadai_core::{Handicap, ImpasseRule, Move, Setup};
use serde::{Deserialize, Serialize};

use crate::{PerSide, Seat, TimeControl, wire};

/// All that is agreed before a game. Every field has a default; unknown fields are refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Where the game starts.
    pub start: Start,
    /// Who plays which colour.
    pub sides: Sides,
    /// The time of each side; `None` for a game without a clock.
    pub clock: Option<PerSide<TimeControl>>,
    /// The rules that differ between federations and events.
    pub rules: RuleSettings,
}

/// Where a game starts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Start {
    /// The handicap (R6): White, uwate, lacks these pieces and gets their points back when points
    /// are counted (R37).
    #[serde(with = "wire::text")]
    pub handicap: Handicap,
    /// A board to start from instead of the handicap's own; the handicap then only credits points.
    #[serde(rename = "sfen", with = "wire::optional_text")]
    pub setup: Option<Setup>,
    /// Moves that were made already. They count as moves of the game (for repetition and R39) and
    /// cannot be taken back.
    #[serde(with = "wire::list_of_text")]
    pub moves: Vec<Move>,
}

impl Start {
    /// The board before the first of the start moves.
    #[must_use]
    pub fn board(&self) -> Setup {
        self.setup.unwrap_or_else(|| self.handicap.setup())
    }
}

/// Who plays which colour. In a handicap game Black is shitate and White is uwate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "SidesFields")]
pub enum Sides {
    /// It is agreed.
    Fixed {
        /// Who plays Black.
        black: Seat,
    },
    /// Five pawns are tossed when the game starts (R5).
    Furigoma {
        /// Whose pawns are tossed.
        senior: Seat,
    },
}

/// How [`Sides`] are read: as a plain struct, so that a fault is found at the field that has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SidesFields {
    kind: SidesKind,
    black: Option<Seat>,
    senior: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SidesKind {
    Fixed,
    Furigoma,
}

impl TryFrom<SidesFields> for Sides {
    type Error = &'static str;

    fn try_from(fields: SidesFields) -> Result<Self, Self::Error> {
        let SidesFields {
            kind,
            black,
            senior,
        } = fields;
        match (kind, black, senior) {
            (SidesKind::Fixed, Some(black), None) => Ok(Sides::Fixed { black }),
            (SidesKind::Furigoma, None, Some(senior)) => Ok(Sides::Furigoma { senior }),
            (SidesKind::Fixed, None, _) => Err("missing field `black`"),
            (SidesKind::Furigoma, _, None) => Err("missing field `senior`"),
            (SidesKind::Fixed, ..) => Err("unknown field `senior`: nothing is tossed"),
            (SidesKind::Furigoma, ..) => Err("unknown field `black`: a toss decides"),
        }
    }
}

impl Default for Sides {
    fn default() -> Self {
        Sides::Fixed { black: Seat::Host }
    }
}

/// What happens on an illegal move (R34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IllegalMoveRule {
    /// It is refused with the rule that it breaks; the game goes on.
    #[default]
    Refuse,
    /// It loses the game, as in official games.
    Lose,
}

/// A maximum number of moves (R39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaxMoves {
    /// After so many moves the game is a draw, unless the last of them ended it; at least 1.
    pub moves: u32,
    /// What happens to a check that is running then.
    #[serde(default)]
    pub ending: MaxMovesEnding,
}

/// What happens when the maximum number of moves is reached with a check on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MaxMovesEnding {
    /// The game is drawn all the same.
    #[default]
    Draw,
    /// The game goes on until the checking side makes a move without check (the 500-move rule).
    PlayOutChecks,
}

/// What follows a draw by repetition or by points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RepetitionRule {
    /// Nothing: the draw stands.
    #[default]
    Draw,
    /// The game is to be replayed with colours exchanged and the time left (R35).
    Replay,
}

/// Whether moves may be taken back (R42).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakebackRule {
    /// Never.
    Off,
    /// If the opponent agrees.
    #[default]
    Agreement,
    /// At once, without asking: friendly games at one screen.
    Free,
}

/// When one may resign (R33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResignationRule {
    /// On the own turn.
    OwnTurn,
    /// On either turn, as is usual online.
    #[default]
    AnyTime,
}

/// The rules that differ between federations and events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RuleSettings {
    /// What an illegal move does (R34).
    pub illegal_move: IllegalMoveRule,
    /// How an impasse is decided (R37, R38). Under the try rule a king that reaches the square wins
    /// at once.
    #[serde(with = "wire::impasse")]
    pub impasse: ImpasseRule,
    /// The maximum number of moves (R39); off by default.
    pub max_moves: Option<MaxMoves>,
    /// What follows a draw by repetition or by points (R35).
    pub repetition: RepetitionRule,
    /// Whether draws may be agreed (R40).
    pub draw_offers: bool,
    /// Whether moves may be taken back (R42).
    pub takeback: TakebackRule,
    /// When one may resign (R33).
    pub resignation: ResignationRule,
}
