//! The OpenAPI schemas of `komadai-game`'s settings. The types here only describe; a test holds them to the real ones.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// All that is agreed before a game.
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Settings {
    start: Start,
    sides: Sides,
    /// The time of each side; `null` without a clock.
    clock: Option<Clock>,
    rules: Rules,
}

/// Where the game starts.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct Start {
    /// `even`, `lance`, `right-lance`, `bishop`, `rook`, `rook-lance`, `two`, `three`, `four`, `five`, `left-five`, `six`, `left-seven`,
    /// `right-seven`, `eight`, `nine`, `ten`, `three-pawns` or `naked-king`.
    #[schema(default = "even")]
    handicap: String,
    /// A board to start from instead of the handicap's own.
    sfen: Option<String>,
    /// USI moves that were made already.
    moves: Vec<String>,
}

impl Default for Start {
    fn default() -> Self {
        Self {
            handicap: "even".to_owned(),
            sfen: None,
            moves: Vec::new(),
        }
    }
}

/// A party.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Seat {
    /// Who made the game.
    Host,
    /// The other: a second person, or the engine.
    Guest,
}

/// Who plays Black (in a handicap game Black receives it).
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Sides {
    /// It is agreed.
    Fixed {
        /// Who plays Black.
        black: Seat,
    },
    /// Five pawns are tossed (R5); even games only.
    Furigoma {
        /// Whose pawns.
        senior: Seat,
    },
}

impl Default for Sides {
    fn default() -> Self {
        Self::Fixed { black: Seat::Host }
    }
}

/// The time of both sides.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Clock {
    black: TimeControl,
    white: TimeControl,
}

/// The time of one side, in milliseconds.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct TimeControl {
    main_ms: u64,
    byoyomi_ms: u64,
    /// Byoyomi periods, 1 to 100.
    #[schema(default = 1)]
    periods: u32,
    /// Added after each own move (Fischer).
    increment_ms: u64,
    /// The least that a move is charged.
    least_ms: u64,
    rounding: Option<Rounding>,
}

impl Default for TimeControl {
    fn default() -> Self {
        Self {
            main_ms: 0,
            byoyomi_ms: 0,
            periods: 1,
            increment_ms: 0,
            least_ms: 0,
            rounding: None,
        }
    }
}

/// Rounding of each move's time.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Rounding {
    unit_ms: u64,
    mode: RoundingMode,
}

#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum RoundingMode {
    Down,
    Up,
}

/// The rules that differ between federations and events.
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct Rules {
    illegal_move: IllegalMove,
    impasse: Impasse,
    max_moves: Option<MaxMoves>,
    repetition: Repetition,
    /// Whether draws may be agreed (R40).
    draw_offers: bool,
    takeback: Takeback,
    resignation: Resignation,
}

/// What an illegal move does (R34).
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum IllegalMove {
    #[default]
    Refuse,
    Lose,
}

/// How an impasse is decided (R37, R38).
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Impasse {
    None,
    Points24,
    #[default]
    Points27,
    Try,
}

/// A maximum number of moves (R39).
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MaxMoves {
    moves: u32,
    #[serde(default)]
    ending: MaxMovesEnding,
}

#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum MaxMovesEnding {
    #[default]
    Draw,
    PlayOutChecks,
}

/// What follows a draw by repetition or points (R35).
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Repetition {
    #[default]
    Draw,
    Replay,
}

/// Whether moves may be taken back (R42).
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Takeback {
    Off,
    #[default]
    Agreement,
    Free,
}

/// When one may resign (R33).
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Resignation {
    OwnTurn,
    #[default]
    AnyTime,
}

#[cfg(test)]
mod tests {
    use komadai_game::Settings as Real;
    use serde_json::{Value, json};

    use super::Settings;

    /// Both ways through both types, nothing may be lost or refused.
    #[track_caller]
    fn check(settings: &Value) {
        let real: Real = serde_json::from_value(settings.clone()).unwrap();
        let real = serde_json::to_value(real).unwrap();
        let described: Settings = serde_json::from_value(real.clone()).unwrap();
        assert_eq!(serde_json::to_value(described).unwrap(), real);
        let described: Settings = serde_json::from_value(settings.clone()).unwrap();
        assert_eq!(serde_json::to_value(described).unwrap(), real);
    }

    #[test]
    fn the_schema_describes_the_real_settings() {
        check(&json!({}));
        let time = json!({
            "main_ms": 1, "byoyomi_ms": 2, "periods": 3, "increment_ms": 4, "least_ms": 5,
            "rounding": {"unit_ms": 1000, "mode": "up"},
        });
        check(&json!({
            "start": {"handicap": "two", "moves": ["3c3d"]},
            "sides": {"kind": "furigoma", "senior": "guest"},
            "clock": {"black": time, "white": {"main_ms": 1, "rounding": {"unit_ms": 2, "mode": "down"}}},
        }));
        for (rule, words) in [
            ("illegal_move", json!(["refuse", "lose"])),
            ("impasse", json!(["none", "points24", "points27", "try"])),
            (
                "max_moves",
                json!([null, {"moves": 5}, {"moves": 500, "ending": "play-out-checks"}]),
            ),
            ("repetition", json!(["draw", "replay"])),
            ("draw_offers", json!([true, false])),
            ("takeback", json!(["off", "agreement", "free"])),
            ("resignation", json!(["own-turn", "any-time"])),
        ] {
            for word in words.as_array().unwrap() {
                check(&json!({"rules": {rule: word}}));
            }
        }
    }
}
