use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use komadai_store::{GameId, ListQuery};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::body::{self, from_value};
use super::failure::{ErrorBody, Failure};
use super::views::{GameList, GameSummary, GameView, Status};
use crate::live::Table;
use crate::server::{AppState, OWNER};
use crate::terms::{Description, Level, Terms};

/// Which games to list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ListParams {
    /// Only games that go on, or only games that have ended.
    #[param(inline)]
    status: Option<Status>,
    /// Only games against the engine, or only games between people.
    #[param(inline)]
    opponent: Option<Against>,
    /// Only games against this level of the engine.
    #[param(value_type = Option<u8>, minimum = 1)]
    level: Option<String>,
    /// Only games of somebody whose name has this in it; capitals do not matter.
    name: Option<String>,
    /// Go on after this game, the last of the page before.
    after: Option<String>,
    /// At most so many games.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 200, default = 50)]
    limit: Option<String>,
}

/// Against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Against {
    Engine,
    Person,
}

/// Which of the stored games are wanted, beside what the store itself can tell.
#[derive(Default)]
struct Filter {
    opponent: Option<Against>,
    level: Option<Level>,
    /// In small letters.
    name: String,
}

impl Filter {
    fn is_open(&self) -> bool {
        self.opponent.is_none() && self.level.is_none() && self.name.is_empty()
    }

    fn takes(&self, terms: &Terms) -> bool {
        let level = terms.opponent.level();
        let against = match level {
            Some(_) => Against::Engine,
            None => Against::Person,
        };
        self.opponent.is_none_or(|wanted| wanted == against)
            && (self.level.is_none() || self.level == level)
            && (self.name.is_empty()
                || [&terms.names.host, &terms.names.guest]
                    .iter()
                    .any(|name| name.to_lowercase().contains(&self.name)))
    }
}

/// Reads the parameters of a list one by one, so that an error names the one at fault.
fn read_params(pairs: Vec<(String, String)>) -> Result<ListParams, Failure> {
    let mut values = serde_json::Map::new();
    for (name, value) in pairs {
        if values.insert(name.clone(), value.into()).is_some() {
            return Err(Failure::bad_request(name, "given more than once"));
        }
    }
    from_value(values.into()).map_err(|(field, message)| Failure::bad_request(field, message))
}

pub(super) fn game_id(text: &str) -> Result<GameId, Failure> {
    text.parse().map_err(|_| Failure::not_found("no such game"))
}

/// Lists games, newest first.
#[utoipa::path(get, path = "/api/games", tag = "games", params(ListParams), responses(
    (status = 200, body = GameList),
    (status = 400, description = "a parameter is wrong", body = ErrorBody),
))]
pub(super) async fn list(
    State(state): State<AppState>,
    pairs: body::Asked<Vec<(String, String)>>,
) -> Result<Json<GameList>, Failure> {
    let pairs = body::from_query(pairs)?;
    let params = read_params(pairs)?;
    let limit = match params.limit.as_deref() {
        None => 50,
        Some(text) => match text.parse() {
            Ok(limit @ 1..=200) => limit,
            _ => {
                let message = format!("expected 1 to 200, found {text:?}");
                return Err(Failure::bad_request("limit", message));
            }
        },
    };
    let level = match params.level.as_deref() {
        None => None,
        Some(text) => {
            let level = text.parse().ok().and_then(|n: u8| Level::try_from(n).ok());
            let message = format!("expected a level from 1 to {}, found {text:?}", Level::MAX);
            Some(level.ok_or_else(|| Failure::bad_request("level", message))?)
        }
    };
    let filter = Filter {
        opponent: params.opponent,
        level,
        name: params.name.unwrap_or_default().trim().to_lowercase(),
    };
    let mut after = match params.after.as_deref() {
        None => None,
        Some(text) => {
            let unknown = || Failure::bad_request("after", "expected the id of a game");
            let id: GameId = text.parse().map_err(|_| unknown())?;
            state
                .store
                .game(&id)
                .await
                .map_err(|error| match Failure::from(error) {
                    failure if failure.is_not_found() => unknown(),
                    failure => failure,
                })?;
            Some(id)
        }
    };
    let mut games = Vec::new();
    // One more than is shown tells whether there are more.
    while games.len() <= limit {
        let query = ListQuery {
            owner: OWNER.to_owned(),
            ended: params.status.map(|status| status == Status::Ended),
            after,
            limit: if filter.is_open() {
                limit as u32 + 1
            } else {
                500
            },
        };
        let page = state.store.list(query).await?;
        for row in &page.games {
            let description: Description = serde_json::from_str(&row.description)
                .map_err(|error| Failure::internal(&error))?;
            if filter.takes(&description.terms) {
                games.push(GameSummary::new(row, description));
            }
        }
        after = page.games.last().map(|row| row.id.clone());
        if !page.more {
            break;
        }
    }
    let more = games.len() > limit;
    games.truncate(limit);
    Ok(Json(GameList { games, more }))
}

/// Deletes a game and all its events, for ever.
#[utoipa::path(delete, path = "/api/games/{id}", tag = "games",
    params(("id" = String, Path, description = "the game's id")),
    responses(
        (status = 204, description = "it is gone"),
        (status = 404, description = "no such game", body = ErrorBody),
    ))]
pub(super) async fn delete(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    state.registry.delete(&game_id(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One game with its moves.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games",
    params(("id" = String, Path, description = "the game's id")),
    responses(
        (status = 200, body = GameView),
        (status = 404, description = "no such game", body = ErrorBody),
    ))]
pub(super) async fn one(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<GameView>, Failure> {
    let id = game_id(&id)?;
    // An unfinished game is brought to life by being looked at: its flag may have to fall.
    let mut row = state.store.game(&id).await?;
    if row.summary.outcome.is_none() {
        state.registry.open(&id).await?;
        row = state.store.game(&id).await?;
    }
    // What is shown is what is stored, so nothing unconfirmed can be seen here.
    let table = Table::load(&row, state.store.events(&id, 0).await?)
        .map_err(|error| Failure::internal(&error))?;
    Ok(Json(GameView::new(
        &row,
        table.description().clone(),
        table.game(),
        table.head(),
    )))
}
