use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use komadai_store::{GameId, ListQuery};
use serde::Deserialize;
use utoipa::IntoParams;

use super::failure::{ErrorBody, Failure};
use super::views::{GameList, GameSummary, GameView, Status};
use crate::live::Table;
use crate::server::{AppState, OWNER};

/// Which games to list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ListParams {
    /// Only games that go on, or only games that have ended.
    #[param(inline)]
    status: Option<Status>,
    /// Go on after this game, the last of the page before.
    after: Option<String>,
    /// At most so many games.
    #[param(minimum = 1, maximum = 200, default = 50)]
    limit: Option<u32>,
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
    params: Result<Query<ListParams>, QueryRejection>,
) -> Result<Json<GameList>, Failure> {
    let Query(params) =
        params.map_err(|rejection| Failure::bad_request("query", rejection.body_text()))?;
    let limit = params.limit.unwrap_or(50);
    if !(1..=200).contains(&limit) {
        return Err(Failure::bad_request(
            "limit",
            format!("expected 1 to 200, found {limit}"),
        ));
    }
    let after = match params.after.as_deref() {
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
    let ended = params.status.map(|status| status == Status::Ended);
    let query = ListQuery {
        owner: OWNER.to_owned(),
        ended,
        after,
        limit,
    };
    let page = state.store.list(query).await?;
    let games = page
        .games
        .iter()
        .map(|row| {
            let description = serde_json::from_str(&row.description)
                .map_err(|error| Failure::internal(&error))?;
            Ok(GameSummary::new(row, description))
        })
        .collect::<Result<_, Failure>>()?;
    Ok(Json(GameList {
        games,
        more: page.more,
    }))
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
