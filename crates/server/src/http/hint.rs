use axum::Json;
use axum::extract::{Path, Request, State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body;
use super::failure::{ErrorBody, Failure};
use super::games::game_id;
use crate::live::{Hint, Table};
use crate::server::AppState;

/// How much is to be given away.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HintRequest {
    show: Show,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Show {
    /// Only which piece.
    Piece,
    /// The whole move.
    Move,
}

/// What the engine at full strength would do.
#[derive(Serialize, ToSchema)]
pub(super) struct HintView {
    /// The number of the move that the hint is for, from 1.
    ply: usize,
    /// `move`, `resign` (nothing helps any more) or `declare` (the entering king).
    kind: &'static str,
    /// The square of the piece, or `P*` and the like for one in hand.
    #[schema(examples("7g"))]
    piece: Option<String>,
    /// The move, if it was asked for.
    #[serde(rename = "move")]
    #[schema(examples("7g7f"))]
    mv: Option<String>,
}

/// A hint for the person on turn in a friendly game against the engine.
#[utoipa::path(post, path = "/api/games/{id}/hint", tag = "games", request_body = HintRequest,
    params(("id" = String, Path, description = "the game's id")),
    responses(
        (status = 200, body = HintView),
        (status = 400, description = "the request is wrong", body = ErrorBody),
        (status = 404, description = "no such game", body = ErrorBody),
        (status = 409, description = "no hints here: the game is rated, over, between people, or it is the engine's turn", body = ErrorBody),
        (status = 503, description = "the engine does not work", body = ErrorBody),
    ))]
pub(super) async fn hint(
    State(state): State<AppState>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Json<HintView>, Failure> {
    let HintRequest { show } = body::read(request).await?;
    let id = game_id(&id)?;
    let row = state.store.game(&id).await?;
    let table = Table::load(&row, state.store.events(&id, 0).await?)
        .map_err(|error| Failure::internal(&error))?;
    let position = table
        .hint_task()
        .map_err(|(reason, why)| Failure::no_hint(reason, why))?;
    let game = table.game();
    let hint = state
        .hints
        .ask(&id, table.head(), position, game.settings())
        .await
        .map_err(|error| {
            tracing::warn!(%error, "no hint could be given");
            Failure::unavailable("the engine does not work")
        })?;
    let (kind, text) = match hint {
        Hint::Play(mv) => ("move", Some(mv.to_string())),
        Hint::Resign => ("resign", None),
        Hint::Declare => ("declare", None),
    };
    Ok(Json(HintView {
        ply: game.moves().len() + 1,
        kind,
        // Both forms of a move, `7g7f` and `P*5e`, begin with where the piece is.
        piece: text
            .as_ref()
            .and_then(|text| text.get(..2))
            .map(str::to_owned),
        mv: text.filter(|_| show == Show::Move),
    }))
}
