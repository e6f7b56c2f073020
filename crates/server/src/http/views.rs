//! Games as the interface shows them.

use komadai_game::{Game, Seat, Settings};
use komadai_store::GameResult;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::schema;
use crate::terms::{Description, Names, Opponent};

/// Whether a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Status {
    /// It does.
    Ongoing,
    /// It does not.
    Ended,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(super) struct OutcomeView {
    /// `black` or `white` (who won), `draw`, or `null` for a game without a result.
    #[schema(value_type = Option<String>, examples("black"))]
    result: Option<&'static str>,
    /// Why, such as `checkmate`.
    #[schema(examples("checkmate"))]
    reason: String,
    /// The rule, such as `R32`.
    #[schema(examples("R32"))]
    rule: Option<String>,
}

/// A game in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct GameSummary {
    /// The game's id.
    id: String,
    /// When it was made: Unix time in milliseconds.
    created_ms: u64,
    /// When something last happened in it: Unix time in milliseconds.
    updated_ms: u64,
    status: Status,
    /// Moves on the board, those of the start position's text included.
    plies: u32,
    opponent: Opponent,
    names: Names,
    /// Whether it counts for the rating.
    rated: bool,
    /// The handicap's name, such as `even` or `two`.
    handicap: String,
    /// The seat that plays Black.
    #[schema(value_type = schema::Seat)]
    black: Seat,
    /// How it ended; `null` while it goes on.
    outcome: Option<OutcomeView>,
}

/// A page of a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameList {
    /// Newest first.
    pub games: Vec<GameSummary>,
    /// Whether there are more after the last.
    pub more: bool,
}

/// One game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameView {
    #[serde(flatten)]
    summary: GameSummary,
    #[schema(value_type = schema::Settings)]
    settings: Settings,
    /// The board now.
    sfen: String,
    /// The moves in USI.
    moves: Vec<String>,
    /// The whole game as USI text.
    #[schema(examples("position startpos moves 7g7f 3c3d"))]
    usi: String,
    /// The time charged for each move, in milliseconds.
    spent_ms: Vec<u64>,
    /// The number of the last event, see docs/protocols/live.md.
    head: u64,
}

impl GameSummary {
    pub fn new(row: &komadai_store::Game, description: Description) -> Self {
        let outcome = row.summary.outcome.as_ref();
        Self {
            id: row.id.to_string(),
            created_ms: row.created_ms,
            updated_ms: row.updated_ms,
            status: if outcome.is_some() {
                Status::Ended
            } else {
                Status::Ongoing
            },
            plies: row.summary.plies,
            opponent: description.terms.opponent,
            names: description.terms.names,
            rated: description.terms.rated,
            handicap: description.handicap,
            black: description.black,
            outcome: outcome.map(|outcome| OutcomeView {
                result: outcome.result.map(GameResult::as_str),
                reason: outcome.reason.clone(),
                rule: outcome.rule.clone(),
            }),
        }
    }
}

impl GameView {
    pub fn new(
        row: &komadai_store::Game,
        description: Description,
        game: &Game,
        head: u64,
    ) -> Self {
        let snapshot = game.snapshot();
        Self {
            summary: GameSummary::new(row, description),
            settings: game.settings().clone(),
            sfen: snapshot.board.to_string(),
            moves: snapshot.moves.iter().map(ToString::to_string).collect(),
            usi: game.position_command(),
            spent_ms: snapshot.spent_ms,
            head,
        }
    }
}
