use axum::Json;
use axum::extract::Request;
use komadai_core::{PositionText, Strictness};
use serde::Deserialize;
use utoipa::ToSchema;

use super::body;
use super::failure::{ErrorBody, Failure};
use crate::typed::{Typed, read_typed};

/// A move that somebody typed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TypedRequest {
    /// The position before it, as `position …`, SFEN or a list of USI moves.
    #[schema(examples("startpos"))]
    position: String,
    /// The move, in any notation that people use, at most 100 characters.
    #[schema(examples("P-76"))]
    text: String,
}

const LONGEST: usize = 100;

/// Reads a move in any notation: the move in USI, or what is wrong with the text.
#[utoipa::path(post, path = "/api/read-move", tag = "server", request_body = TypedRequest, responses(
    (status = 200, body = Typed),
    (status = 400, description = "the position does not read, or the text is too long", body = ErrorBody),
))]
pub(super) async fn read_move(request: Request) -> Result<Json<Typed>, Failure> {
    let TypedRequest { position, text } = body::read(request).await?;
    if text.chars().count() > LONGEST {
        let message = format!("a move has at most {LONGEST} characters");
        return Err(Failure::bad_request("text", message));
    }
    let start: PositionText = position
        .parse()
        .map_err(|error| Failure::bad_position(&error))?;
    let broken = |message: String| Failure::bad_request("position", message);
    let mut position = start
        .setup
        .into_position(Strictness::MateProblem)
        .map_err(|invalid| broken(invalid.to_string()))?;
    let mut previous = None;
    for mv in start.moves {
        position
            .play(mv)
            .map_err(|illegal| broken(format!("{mv} is illegal: {illegal}")))?;
        previous = Some(mv.to());
    }
    Ok(Json(read_typed(&position, text.trim(), previous)))
}
