use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderName, StatusCode, header};
use komadai_core::PositionText;
use komadai_game::{Phase, Settings};
use serde::Deserialize;
use utoipa::ToSchema;

use super::failure::{ErrorBody, Failure};
use super::views::GameView;
use super::{body, games, schema};
use crate::live::{NewTable, Table};
use crate::server::{AppState, OWNER, unix_ms};
use crate::terms::{Names, Opponent};

/// A game to make: either `replay_of` alone, or `opponent` and whatever differs from the defaults.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGame {
    /// Who plays against the host.
    opponent: Option<Opponent>,
    names: Option<Names>,
    /// Start, sides, clock and rules.
    #[schema(value_type = Option<schema::Settings>)]
    settings: Option<Settings>,
    /// A pasted `position …`, SFEN or list of USI moves, in place of `settings.start.sfen` and `.moves`.
    #[schema(examples("startpos moves 7g7f"))]
    position: Option<String>,
    /// The id of a drawn game that is to be replayed with colours exchanged and the time left.
    replay_of: Option<String>,
}

/// A request that has been understood.
struct Plan {
    opponent: Opponent,
    names: Names,
    settings: Settings,
    pasted: bool,
}

/// Makes a game and starts it.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame, responses(
    (status = 201, description = "the game", body = GameView, headers(("Location" = String))),
    (status = 400, description = "a field is wrong; the error names it and the rule", body = ErrorBody),
    (status = 404, description = "`replay_of` names no game", body = ErrorBody),
    (status = 409, description = "`replay_of` names a game that asks for no replay", body = ErrorBody),
))]
pub(super) async fn create(
    State(state): State<AppState>,
    request: Request,
) -> Result<(StatusCode, [(HeaderName, String); 1], Json<GameView>), Failure> {
    let request: NewGame = body::read(request).await?;
    let plan = match &request.replay_of {
        Some(id) => replay(&state, id, &request).await?,
        None => plan(request)?,
    };
    let new = NewTable::new(plan.opponent, plan.names, plan.settings, random()?)
        .map_err(|invalid| Failure::invalid_settings(&invalid, plan.pasted))?;
    let id = new_id()?;
    let stored = new
        .to_store(id.clone(), OWNER, unix_ms())
        .map_err(|error| Failure::internal(&error))?;
    state.store.create(stored).await?;
    let row = state.store.game(&id).await?;
    let view = GameView::new(&row, new.description, &new.game, row.head);
    let location = [(header::LOCATION, format!("/api/games/{id}"))];
    Ok((StatusCode::CREATED, location, Json(view)))
}

fn plan(request: NewGame) -> Result<Plan, Failure> {
    let opponent = request
        .opponent
        .ok_or_else(|| Failure::bad_request("opponent", "missing field `opponent`"))?;
    let names = request.names.unwrap_or_default();
    names
        .check()
        .map_err(|(field, why)| Failure::bad_request(field, why))?;
    let mut settings = request.settings.unwrap_or_default();
    let pasted = request.position.is_some();
    if let Some(text) = &request.position {
        if settings.start.setup.is_some() || !settings.start.moves.is_empty() {
            let message = "the start is given twice: here and in settings.start";
            return Err(Failure::bad_request("position", message));
        }
        let text: PositionText = text
            .parse()
            .map_err(|error| Failure::bad_position(&error))?;
        // The usual board of the handicap is the handicap's own, not a board that happens to look like it.
        if text.setup != settings.start.handicap.setup() {
            settings.start.setup = Some(text.setup);
        }
        settings.start.moves = text.moves;
    }
    Ok(Plan {
        opponent,
        names,
        settings,
        pasted,
    })
}

async fn replay(state: &AppState, id: &str, request: &NewGame) -> Result<Plan, Failure> {
    let others = [
        ("opponent", request.opponent.is_some()),
        ("names", request.names.is_some()),
        ("settings", request.settings.is_some()),
        ("position", request.position.is_some()),
    ];
    if let Some((field, _)) = others.iter().find(|(_, given)| *given) {
        return Err(Failure::bad_request(
            *field,
            "`replay_of` allows no other field",
        ));
    }
    let id = games::game_id(id)?;
    let row = state.store.game(&id).await?;
    let table = Table::load(&row, state.store.events(&id, 0).await?)
        .map_err(|error| Failure::internal(&error))?;
    let game = table.game();
    if game.phase() != Phase::Ended {
        return Err(Failure::no_replay());
    }
    let settings = game.replay_settings().ok_or_else(Failure::no_replay)?;
    let description = table.description().clone();
    let (opponent, names) = (description.opponent, description.names);
    Ok(Plan {
        opponent,
        names,
        settings,
        pasted: false,
    })
}

fn random() -> Result<u64, Failure> {
    getrandom::u64().map_err(|error| Failure::internal(&error))
}

/// 80 random bits as 16 letters and digits.
fn new_id() -> Result<komadai_store::GameId, Failure> {
    // Without i, l, o and u: nothing to misread.
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|error| Failure::internal(&error))?;
    let text: String = bytes
        .iter()
        .map(|byte| char::from(DIGITS[usize::from(byte % 32)]))
        .collect();
    text.parse()
        .map_err(|error: komadai_store::InvalidGameId| Failure::internal(&error))
}
