use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderName, StatusCode, header};
use komadai_core::Handicap;
use komadai_core::PositionText;
use komadai_game::{Phase, Settings, TakebackRule};
use komadai_store::ListQuery;
use serde::Deserialize;
use utoipa::ToSchema;

use super::failure::{ErrorBody, Failure};
use super::views::GameView;
use super::{body, games, schema};
use crate::live::{NewTable, Table};
use crate::server::{AppState, OWNER, unix_ms};
use crate::terms::{Description, Names, Opponent, Terms};

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
    /// Whether the game counts for the rating: against the engine, even, from the usual start, nothing taken back.
    #[serde(default)]
    rated: bool,
    /// The id of a drawn game that is to be replayed with colours exchanged and the time left.
    replay_of: Option<String>,
}

/// A request that has been understood.
struct Plan {
    terms: Terms,
    settings: Settings,
    pasted: bool,
}

/// Makes a game and starts it.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame, responses(
    (status = 201, description = "the game", body = GameView, headers(("Location" = String))),
    (status = 400, description = "a field is wrong; the error names it and the rule", body = ErrorBody),
    (status = 404, description = "`replay_of` names no game", body = ErrorBody),
    (status = 409, description = "`replay_of` names a game that asks for no replay, or has been replayed", body = ErrorBody),
))]
pub(super) async fn create(
    State(state): State<AppState>,
    request: Request,
) -> Result<(StatusCode, [(HeaderName, String); 1], Json<GameView>), Failure> {
    let request: NewGame = body::read(request).await?;
    let _one_replay_at_a_time = match request.replay_of {
        Some(_) => Some(state.replays.lock().await),
        None => None,
    };
    let plan = match &request.replay_of {
        Some(id) => replay(&state, id, &request).await?,
        None => plan(request)?,
    };
    let new = NewTable::new(plan.terms, plan.settings, random()?)
        .map_err(|invalid| Failure::invalid_settings(&invalid, plan.pasted))?;
    let id: komadai_store::GameId = random_id()?;
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
    let terms = Terms {
        opponent,
        names,
        rated: request.rated,
        replay_of: None,
    };
    if terms.rated {
        rateable(&terms, &settings, pasted)?;
    }
    Ok(Plan {
        terms,
        settings,
        pasted,
    })
}

/// Ratings compare: games that count are played under the same terms.
fn rateable(terms: &Terms, settings: &Settings, pasted: bool) -> Result<(), Failure> {
    let start = &settings.start;
    let obstacles = [
        (
            "opponent",
            terms.opponent.level().is_none(),
            "a rated game is one against the engine",
        ),
        (
            "opponent.level",
            terms
                .opponent
                .level()
                .is_some_and(|level| level.rating().is_none()),
            "full strength has no grade to compare with: expected a level from 1 on",
        ),
        (
            "position",
            pasted && (start.setup.is_some() || !start.moves.is_empty()),
            "a rated game begins at the usual start",
        ),
        (
            "settings.start",
            start.setup.is_some() || !start.moves.is_empty(),
            "a rated game begins at the usual start",
        ),
        (
            "settings.start.handicap",
            start.handicap != Handicap::Even,
            "a rated game has no handicap",
        ),
        (
            "settings.rules.takeback",
            settings.rules.takeback != TakebackRule::Off,
            "in a rated game nothing is taken back: expected `off`",
        ),
    ];
    match obstacles.iter().find(|(_, stands, _)| *stands) {
        Some((field, _, why)) => Err(Failure::not_rateable(field, why)),
        None => Ok(()),
    }
}

/// The game that replays another one, if there is one.
async fn replay_made(
    state: &AppState,
    drawn: &komadai_store::Game,
) -> Result<Option<String>, Failure> {
    let mut after = None;
    loop {
        let query = ListQuery {
            owner: OWNER.to_owned(),
            ended: None,
            after,
            limit: 500,
        };
        let page = state.store.list(query).await?;
        for row in &page.games {
            // Newest first: a replay is no older than what it replays.
            if row.created_ms < drawn.created_ms {
                return Ok(None);
            }
            let description: Description = serde_json::from_str(&row.description)
                .map_err(|error| Failure::internal(&error))?;
            if description.terms.replay_of.as_deref() == Some(drawn.id.as_str()) {
                return Ok(Some(row.id.to_string()));
            }
        }
        after = page.games.last().map(|row| row.id.clone());
        if !page.more {
            return Ok(None);
        }
    }
}

async fn replay(state: &AppState, id: &str, request: &NewGame) -> Result<Plan, Failure> {
    let others = [
        ("opponent", request.opponent.is_some()),
        ("names", request.names.is_some()),
        ("settings", request.settings.is_some()),
        ("position", request.position.is_some()),
        ("rated", request.rated),
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
    if let Some(made) = replay_made(state, &row).await? {
        return Err(Failure::replayed(made));
    }
    let terms = Terms {
        replay_of: Some(id.to_string()),
        ..table.description().terms.clone()
    };
    Ok(Plan {
        terms,
        settings,
        pasted: false,
    })
}

fn random() -> Result<u64, Failure> {
    getrandom::u64().map_err(|error| Failure::internal(&error))
}

/// 80 random bits as 16 letters and digits.
pub(super) fn random_id<T: std::str::FromStr<Err = komadai_store::InvalidGameId>>()
-> Result<T, Failure> {
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
