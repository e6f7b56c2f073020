//! Live games: one actor per game, sockets that carry frames, an engine process where one plays.

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use komadai_store::GameId;

use crate::http::Failure;
use crate::server::AppState;

mod actor;
mod engine;
mod frames;
mod hint;
mod registry;
mod socket;
mod table;
mod time;

pub(crate) use hint::{Hint, Hints};
pub(crate) use registry::{OpenError, Registry};
pub(crate) use table::{NewTable, Table};

/// A frame larger than this ends the connection without an answer; what is smaller is read and answered.
const MOST_TRANSPORT_BYTES: usize = 1024 * 1024;

/// `GET /api/games/{id}/live`.
pub(crate) async fn connect(
    State(state): State<AppState>,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => {
            return Failure::no_upgrade(rejection.status(), rejection.body_text()).into_response();
        }
    };
    let Ok(id) = id.parse::<GameId>() else {
        return Failure::not_found("no such game").into_response();
    };
    if let Err(error) = state.registry.open(&id).await {
        return Failure::from(error).into_response();
    }
    upgrade
        .max_message_size(MOST_TRANSPORT_BYTES)
        .max_frame_size(MOST_TRANSPORT_BYTES)
        .on_upgrade(move |socket| socket::serve(socket, id, state.registry))
}
