//! The page's files: handed in by the program, handed out over HTTP.

use std::borrow::Cow;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Component, Path, PathBuf};

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::http::Failure;
use crate::server::AppState;

/// The files of the page. The program that carries them implements it, so that this crate does not depend on them.
pub trait PageFiles: Send + Sync + 'static {
    /// The file at a relative path with `/` between its parts, such as `assets/index.js`.
    /// Never called with an empty part, `.` or `..`.
    fn get(&self, path: &str) -> Option<PageFile>;
}

/// One file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageFile {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
}

/// A folder on the disk, for development and for pages that are not built into the program.
#[derive(Clone, Debug)]
pub struct PageFolder(PathBuf);

impl PageFolder {
    /// The files below `folder`. They are read each time they are asked for.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into())
    }
}

impl PageFiles for PageFolder {
    fn get(&self, path: &str) -> Option<PageFile> {
        let relative = Path::new(path);
        // On Windows a part could still be a drive or hold a backslash.
        if !relative
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
        {
            return None;
        }
        let bytes = std::fs::read(self.0.join(relative)).ok()?;
        Some(PageFile {
            bytes: bytes.into(),
        })
    }
}

/// Below this folder the page's build gives every file a name that changes with its content.
const HASHED: &str = "assets/";

/// Everything that is not `/api/`.
pub(crate) async fn serve(
    State(state): State<AppState>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Failure::not_found("no such path").into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return Failure::wrong_method().into_response();
    }
    let files = &*state.page;
    let Some((name, file)) = find(files, path) else {
        return Failure::not_found("no such file").into_response();
    };
    respond(&name, file, &headers)
}

fn find(files: &dyn PageFiles, path: &str) -> Option<(String, PageFile)> {
    let proper = path
        .split('/')
        .all(|part| !matches!(part, "" | "." | "..") && !part.contains('\\'));
    if proper && let Some(file) = files.get(path) {
        return Some((path.to_owned(), file));
    }
    // The page has addresses of its own, such as /games/5xk2m0, which are no files.
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return None;
    }
    files
        .get("index.html")
        .map(|file| ("index.html".to_owned(), file))
}

fn respond(name: &str, file: PageFile, headers: &HeaderMap) -> Response {
    let mut hasher = DefaultHasher::new();
    file.bytes.hash(&mut hasher);
    let etag = format!("\"{:016x}\"", hasher.finish());
    let known = headers.get_all(header::IF_NONE_MATCH).iter().any(|value| {
        // A compressed copy comes back with its tag marked as weak.
        value.to_str().is_ok_and(|tags| {
            tags.split(',')
                .any(|tag| tag.trim().trim_start_matches("W/") == etag || tag.trim() == "*")
        })
    });
    let caching = if name.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let body = match file.bytes {
            Cow::Borrowed(bytes) => Body::from(bytes),
            Cow::Owned(bytes) => Body::from(bytes),
        };
        let mut response = Response::new(body);
        response
            .headers_mut()
            .insert(header::CONTENT_TYPE, content_type(name));
        response
    };
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        response.headers_mut().insert(header::ETAG, etag);
    }
    response
}

fn content_type(name: &str) -> HeaderValue {
    // Texts of the page, which the table of the library does not know.
    if name.ends_with(".ftl") {
        return HeaderValue::from_static("text/plain; charset=utf-8");
    }
    let guess = mime_guess::from_path(name)
        .first_raw()
        .unwrap_or("application/octet-stream");
    let textual = guess.starts_with("text/")
        || matches!(
            guess,
            "application/json" | "application/manifest+json" | "image/svg+xml"
        );
    let value = if textual {
        format!("{guess}; charset=utf-8")
    } else {
        guess.to_owned()
    };
    HeaderValue::from_str(&value).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_type(name: &str, expected: &str) {
        assert_eq!(content_type(name), expected, "{name}");
    }

    #[test]
    fn content_types() {
        check_type("index.html", "text/html; charset=utf-8");
        check_type("assets/index-B3x.js", "text/javascript; charset=utf-8");
        check_type("assets/index-B3x.css", "text/css; charset=utf-8");
        check_type("assets/komadai_bg.wasm", "application/wasm");
        check_type("pieces/kanji/p.svg", "image/svg+xml; charset=utf-8");
        check_type("fonts/a.woff2", "font/woff2");
        check_type("icon.png", "image/png");
        check_type("favicon.ico", "image/x-icon");
        check_type(
            "site.webmanifest",
            "application/manifest+json; charset=utf-8",
        );
        check_type("locales/en/page.ftl", "text/plain; charset=utf-8");
        check_type("data.json", "application/json; charset=utf-8");
        check_type("no-extension", "application/octet-stream");
    }

    #[test]
    fn a_folder_stays_a_folder() {
        let outside = tempfile::tempdir().unwrap();
        std::fs::write(outside.path().join("secret"), "s").unwrap();
        std::fs::create_dir(outside.path().join("page")).unwrap();
        std::fs::write(outside.path().join("page/a.js"), "1").unwrap();
        let folder = PageFolder::new(outside.path().join("page"));
        assert!(folder.get("a.js").is_some());
        assert!(folder.get("../secret").is_none());
        assert!(folder.get("./../secret").is_none());
        let absolute = outside.path().join("secret");
        assert!(folder.get(absolute.to_str().unwrap()).is_none());
        assert!(folder.get("").is_none());
    }
}
