//! Errors as clients see them: one shape, one place that maps causes to a status.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use komadai_core::TextError;
use komadai_game::InvalidSettings;
use komadai_record::ReadError;
use komadai_store::StoreError;
use serde::Serialize;
use utoipa::ToSchema;

use crate::live::OpenError;

/// An error answer.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    error: Detail,
}

/// What went wrong.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct Detail {
    /// A stable word, such as `invalid-settings`.
    code: &'static str,
    /// What went wrong, in English, for logs.
    message: String,
    /// The path of the field in the request.
    field: Option<String>,
    /// The rule that is broken, such as `R29`.
    rule: Option<String>,
    /// The place in the field's text, in characters from 1.
    column: Option<usize>,
    /// Of a file: the line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// Of invalid settings, of unreadable files and of a hint that is not given: the reason, a stable word such as `illegal-start-move`.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// Of a game that has been replayed already: the replay.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    /// Of a broken start position: every rule that it breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    broken: Option<serde_json::Value>,
    /// Of an illegal start move: why it is illegal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    illegal: Option<serde_json::Value>,
}

/// A status with its error.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    detail: Box<Detail>,
}

impl Failure {
    fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        let detail = Detail {
            code,
            message: message.into(),
            ..Detail::default()
        };
        Self {
            status,
            detail: Box::new(detail),
        }
    }

    fn at(mut self, field: impl Into<String>) -> Self {
        self.detail.field = Some(field.into());
        self
    }

    pub fn bad_json(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-json", message)
    }

    pub fn bad_request(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-request", message).at(field)
    }

    pub fn foreign_host() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "foreign-host",
            "the Host header does not name this server",
        )
        .at("Host")
    }

    pub fn foreign_origin() -> Self {
        let message = "the request comes from a page of another server";
        Self::new(StatusCode::FORBIDDEN, "foreign-origin", message).at("Origin")
    }

    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", message)
    }

    pub fn is_not_found(&self) -> bool {
        self.status == StatusCode::NOT_FOUND
    }

    pub fn wrong_method() -> Self {
        Self::new(
            StatusCode::METHOD_NOT_ALLOWED,
            "wrong-method",
            "this path has no such method",
        )
    }

    pub fn no_replay() -> Self {
        let message =
            "the game asks for no replay: it has not ended in a draw under the rule `replay`";
        Self::new(StatusCode::CONFLICT, "no-replay", message).at("replay_of")
    }

    /// A drawn game is replayed once; `game` is the replay.
    pub fn replayed(game: String) -> Self {
        let message = "the game has been replayed already";
        let mut failure =
            Self::new(StatusCode::CONFLICT, "already-replayed", message).at("replay_of");
        failure.detail.game = Some(game);
        failure
    }

    pub fn no_hint(reason: &str, message: &str) -> Self {
        let mut failure = Self::new(StatusCode::CONFLICT, "no-hint", message);
        failure.detail.reason = Some(reason.to_owned());
        failure
    }

    /// A game that cannot count for the rating, and the field that stands in the way.
    pub fn not_rateable(field: &str, message: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "not-rateable", message).at(field)
    }

    pub fn too_large(most: usize) -> Self {
        let message = format!("the body is larger than {most} bytes");
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
    }

    pub fn wrong_type(expected: &'static str) -> Self {
        let code = match expected {
            "application/json" => "not-json",
            _ => "wrong-type",
        };
        let message = format!("expected the Content-Type {expected}");
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, code, message).at("Content-Type")
    }

    pub fn too_many_games(found: usize, most: usize) -> Self {
        let message = format!("the file holds {found} games, more than {most}");
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-many-games", message)
    }

    /// A file that holds no game.
    pub fn unreadable(error: &ReadError, reason: &str) -> Self {
        let mut failure = Self::new(
            StatusCode::BAD_REQUEST,
            "unreadable-record",
            error.to_string(),
        );
        failure.detail.reason = Some(reason.to_owned());
        if let ReadError::Unreadable { line, column, .. } = error {
            failure.detail.line = Some(*line);
            failure.detail.column = Some(*column);
        }
        failure
    }

    pub fn goes_on() -> Self {
        let message = "the game has not ended";
        Self::new(StatusCode::CONFLICT, "goes-on", message)
    }

    pub fn no_upgrade(status: StatusCode, message: impl Into<String>) -> Self {
        Self::new(status, "no-upgrade", message)
    }

    pub fn too_slow() -> Self {
        Self::new(
            StatusCode::REQUEST_TIMEOUT,
            "too-slow",
            "the body did not arrive in time",
        )
    }

    pub fn unavailable(message: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }

    /// The cause goes to the log; the client learns only that it is not at fault.
    pub fn internal(cause: &dyn std::error::Error) -> Self {
        tracing::error!(cause = %cause, "a request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "the server failed",
        )
    }

    /// A text in `position` that does not read.
    pub fn bad_position(error: &TextError) -> Self {
        use komadai_core::SfenField as Field;
        let (field, column) = match error {
            TextError::Sfen(sfen) => {
                let field = match sfen.field {
                    Field::Board => "position.board",
                    Field::Side => "position.side",
                    Field::Hands => "position.hands",
                    Field::Ply => "position.ply",
                };
                (field, Some(sfen.column))
            }
            TextError::Move { column, .. } => ("position.moves", Some(*column)),
            TextError::Word { column, .. } => ("position", Some(*column)),
            _ => ("position", None),
        };
        let mut failure =
            Self::new(StatusCode::BAD_REQUEST, "bad-position", error.to_string()).at(field);
        failure.detail.column = column;
        failure
    }

    /// Settings that make no game. `pasted`: the start came from the request's `position`.
    pub fn invalid_settings(invalid: &InvalidSettings, pasted: bool) -> Self {
        let field = match (pasted, invalid.field()) {
            (true, "start.sfen" | "start") => "position".to_owned(),
            (true, "start.moves") => "position.moves".to_owned(),
            (_, field) => format!("settings.{field}"),
        };
        let mut failure = Self::new(
            StatusCode::BAD_REQUEST,
            "invalid-settings",
            invalid.to_string(),
        )
        .at(field);
        failure.detail.rule = invalid.rule().map(|rule| rule.to_string());
        failure.detail.reason = Some(invalid.key().to_owned());
        // The crate's own JSON already lists every broken rule.
        if let Ok(serde_json::Value::Object(mut json)) = serde_json::to_value(invalid) {
            let mut part = |name: &str| json.remove(name).filter(|value| !value.is_null());
            failure.detail.broken = part("broken");
            failure.detail.illegal = part("illegal");
        }
        failure
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoSuchGame(_) | StoreError::NoSuchRecord(_) => {
                Self::not_found(error.to_string())
            }
            StoreError::RecordChanged(_) => {
                Self::new(StatusCode::CONFLICT, "changed", error.to_string()).at("updated_ms")
            }
            error => Self::internal(&error),
        }
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::Closing => Self::unavailable("the server is shutting down"),
            OpenError::Store(error) => error.into(),
            OpenError::Damaged(_) => Self::internal(&error),
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (
            self.status,
            Json(ErrorBody {
                error: *self.detail,
            }),
        )
            .into_response()
    }
}
