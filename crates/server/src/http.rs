//! The HTTP interface: handlers translate between JSON and the crates that decide.

use std::time::Duration;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Serialize;
use utoipa::{OpenApi, ToSchema};

use crate::server::AppState;

mod backup;
mod body;
mod create;
mod failure;
mod games;
mod hint;
mod rating;
mod read_move;
mod records;
mod schema;
mod views;

pub(crate) use body::from_value;
pub(crate) use failure::Failure;

/// All paths below `/api/`.
pub(crate) fn routes() -> Router<AppState> {
    Router::new()
        .route("/api/health", get(health))
        .route("/api/openapi.json", get(openapi))
        .route("/api/games", get(games::list).post(create::create))
        .route("/api/games/{id}", get(games::one).delete(games::delete))
        .route("/api/games/{id}/hint", axum::routing::post(hint::hint))
        .route("/api/backup", get(backup::backup))
        .route("/api/restore", axum::routing::post(backup::restore))
        .route("/api/read-move", axum::routing::post(read_move::read_move))
        .route("/api/rating", get(rating::rating))
        .route("/api/games/{id}/live", get(crate::live::connect))
        .route("/api/games/{id}/formats", get(records::game_formats))
        .route("/api/games/{id}/export", get(records::game_export))
        .route("/api/games/{id}/record", post(records::keep))
        .route("/api/records", get(records::list).post(records::import))
        .route(
            "/api/records/{id}",
            get(records::one)
                .patch(records::change)
                .delete(records::remove),
        )
        .route("/api/records/{id}/formats", get(records::formats))
        .route("/api/records/{id}/export", get(records::export))
        .route("/api/records/{id}/original", get(records::original))
        .method_not_allowed_fallback(async || Failure::wrong_method())
}

/// Whether the server works.
#[derive(Serialize, ToSchema)]
struct Health {
    /// Always `ok`: a server that does not work answers with an error.
    #[schema(example = "ok")]
    status: &'static str,
    /// The server's version.
    version: &'static str,
}

/// Whether the server and its store work.
#[utoipa::path(get, path = "/api/health", tag = "server", responses(
    (status = 200, body = Health),
    (status = 503, description = "the store does not answer", body = failure::ErrorBody),
))]
async fn health(State(state): State<AppState>) -> Result<Json<Health>, Failure> {
    match tokio::time::timeout(Duration::from_secs(2), state.store.ping()).await {
        Ok(Ok(())) => Ok(Json(Health {
            status: "ok",
            version: env!("CARGO_PKG_VERSION"),
        })),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => Err(Failure::unavailable("the store does not answer")),
    }
}

async fn openapi() -> Response {
    Json(document()).into_response()
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Komadai",
        description = "Games of shogi. Live play goes over the WebSocket at `/api/games/{id}/live`, see docs/protocols/live.md.",
    ),
    paths(
        health,
        create::create,
        games::list,
        games::one,
        games::delete,
        hint::hint,
        rating::rating,
        read_move::read_move,
        backup::backup,
        backup::restore,
        records::game_formats,
        records::game_export,
        records::keep,
        records::list,
        records::import,
        records::one,
        records::change,
        records::remove,
        records::formats,
        records::export,
        records::original
    ),
    components(schemas(failure::ErrorBody))
)]
struct Document;

/// The interface as an OpenAPI document. `crates/server/openapi.json` is a snapshot of it.
#[must_use]
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}
