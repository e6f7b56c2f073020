use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, Request};
use axum::http::header;
use serde::de::DeserializeOwned;

use super::Failure;

/// The largest body that is read, in bytes. A position with a thousand moves takes five.
pub(super) const MOST_BYTES: usize = 64 * 1024;
const PATIENCE: Duration = Duration::from_secs(10);
/// How much longer a body may take where larger ones are allowed.
const PER_MEBIBYTE: Duration = Duration::from_secs(1);

/// Reads a JSON body; errors name the field.
pub(super) async fn read<T: DeserializeOwned>(request: Request) -> Result<T, Failure> {
    read_up_to(request, MOST_BYTES).await
}

/// The same, of `most` bytes at most.
pub(super) async fn read_up_to<T: DeserializeOwned>(
    request: Request,
    most: usize,
) -> Result<T, Failure> {
    let bytes = bytes(request, "application/json", most).await?;
    let value: serde_json::Value =
        serde_json::from_slice(&bytes).map_err(|error| Failure::bad_json(error.to_string()))?;
    from_value(value).map_err(|(field, message)| Failure::bad_request(field, message))
}

/// Reads a body of a type, of `most` bytes at most.
pub(super) async fn bytes(
    request: Request,
    media_type: &'static str,
    most: usize,
) -> Result<Bytes, Failure> {
    // Also keeps forms of foreign pages out, which cannot send these types without being asked first.
    let fits = request
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|value| {
            let essence = value
                .to_str()
                .unwrap_or_default()
                .split(';')
                .next()
                .unwrap_or_default();
            essence.trim().eq_ignore_ascii_case(media_type)
        });
    if !fits {
        return Err(Failure::wrong_type(media_type));
    }
    // A client that says beforehand how much it is going to send need not send it.
    let announced = request.headers().get(header::CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|length| length > most) {
        return Err(Failure::too_large(most));
    }
    let patience = PATIENCE + PER_MEBIBYTE * u32::try_from(most >> 20).unwrap_or(u32::MAX);
    tokio::time::timeout(patience, collect(request.into_body(), most))
        .await
        .map_err(|_| Failure::too_slow())?
}

async fn collect(body: Body, most: usize) -> Result<Bytes, Failure> {
    to_bytes(body, most).await.map_err(|error| {
        let mut source: Option<&(dyn std::error::Error + 'static)> = Some(&error);
        while let Some(cause) = source {
            if cause.is::<http_body_util::LengthLimitError>() {
                return Failure::too_large(most);
            }
            source = cause.source();
        }
        Failure::bad_request("", "the body broke off")
    })
}

/// What stands behind the question mark, as a handler is handed it.
pub(super) type Asked<T> = Result<Query<T>, QueryRejection>;

/// Takes what stands behind the question mark; on failure the error says what is wrong with it.
pub(super) fn from_query<T>(asked: Asked<T>) -> Result<T, Failure> {
    match asked {
        Ok(Query(value)) => Ok(value),
        Err(rejection) => Err(Failure::bad_request("query", rejection.body_text())),
    }
}

/// Reads a value; on failure the field's path (empty for the whole) and what is wrong with it.
pub(crate) fn from_value<T: DeserializeOwned>(
    value: serde_json::Value,
) -> Result<T, (String, String)> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let mut path = error.path().to_string();
        if path == "." {
            path.clear();
        }
        let message = error.into_inner().to_string();
        // A missing or unknown field is reported at the object that should or should not have it.
        if let Some(name) = quoted_field(&message) {
            // Some readers have already put an unknown field's name at the end of the path.
            if path != name && !path.ends_with(&format!(".{name}")) {
                path = if path.is_empty() {
                    name.to_owned()
                } else {
                    format!("{path}.{name}")
                };
            }
        }
        (path, message)
    })
}

fn quoted_field(message: &str) -> Option<&str> {
    let rest = message
        .strip_prefix("missing field `")
        .or_else(|| message.strip_prefix("unknown field `"))?;
    rest.split('`').next()
}
