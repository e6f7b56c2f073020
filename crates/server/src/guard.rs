//! Who may ask: only pages that this server handed out, under a name of this server.
//!
//! Every page that a browser shows can send requests to the loopback address. `Origin` tells which page asks;
//! a checked `Host` stops a foreign name that has been pointed at this machine (DNS rebinding).

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::Failure;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The names under which a server may be asked.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    bound: SocketAddr,
}

/// What a request is refused for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Foreign {
    Host,
    Origin,
}

impl Guard {
    pub fn new(bound: SocketAddr) -> Self {
        Self { bound }
    }

    pub fn check(&self, headers: &HeaderMap, path: &str) -> Result<(), Foreign> {
        if !only(headers, &header::HOST).is_some_and(|host| self.is_ours(host)) {
            return Err(Foreign::Host);
        }
        if headers.contains_key(header::ORIGIN) {
            let host =
                only(headers, &header::ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
            if !host.is_some_and(|host| self.is_ours(host)) {
                return Err(Foreign::Origin);
            }
        } else if path.starts_with("/api/") && headers.contains_key(SEC_FETCH_SITE) {
            // Images and scripts of foreign pages are asked for without an `Origin`.
            let site = only(headers, &SEC_FETCH_SITE);
            if !site.is_some_and(|site| matches!(site, "same-origin" | "none")) {
                return Err(Foreign::Origin);
            }
        }
        Ok(())
    }

    fn is_ours(&self, host: &str) -> bool {
        let Ok(authority) = host.parse::<Authority>() else {
            return false;
        };
        let has_user = authority.as_str().contains('@');
        if has_user || authority.port_u16().unwrap_or(80) != self.bound.port() {
            return false;
        }
        let name = authority.host();
        let bare = name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(']'))
            .unwrap_or(name);
        match bare.parse::<IpAddr>() {
            // A server on all addresses of a machine is reached by any of them; an address, unlike a name,
            // cannot be pointed elsewhere.
            Ok(ip) => self.bound.ip().is_unspecified() || ip.is_loopback() || ip == self.bound.ip(),
            Err(_) => name.eq_ignore_ascii_case("localhost"),
        }
    }
}

/// The value of a header that is there exactly once and is plain text.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

pub(crate) async fn refuse_foreign(
    State(guard): State<Arc<Guard>>,
    request: Request,
    next: Next,
) -> Response {
    match guard.check(request.headers(), request.uri().path()) {
        Ok(()) => next.run(request).await,
        Err(Foreign::Host) => Failure::foreign_host().into_response(),
        Err(Foreign::Origin) => Failure::foreign_origin().into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bound: &str, headers: &[(&str, &str)], expected: Result<(), Foreign>) {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name.parse::<HeaderName>().unwrap(), value.parse().unwrap());
        }
        let guard = Guard::new(bound.parse().unwrap());
        assert_eq!(
            guard.check(&map, "/api/games"),
            expected,
            "{bound} {headers:?}"
        );
    }

    const HERE: &str = "127.0.0.1:4000";

    #[test]
    fn names_of_the_server() {
        for ours in [
            "127.0.0.1:4000",
            "localhost:4000",
            "LOCALHOST:4000",
            "[::1]:4000",
            "127.8.8.8:4000",
        ] {
            check(HERE, &[("host", ours)], Ok(()));
        }
        for foreign in [
            "127.0.0.1",
            "127.0.0.1:4001",
            "localhost",
            "evil.example:4000",
            "localhost.evil.example:4000",
            "192.168.1.5:4000",
            "me@localhost:4000",
            "localhost:4000:4000",
            "",
            "[::1",
            "localhost:99999",
        ] {
            check(HERE, &[("host", foreign)], Err(Foreign::Host));
        }
        check(HERE, &[], Err(Foreign::Host));
        check(HERE, &[("host", HERE), ("host", HERE)], Err(Foreign::Host));
        check("127.0.0.1:80", &[("host", "localhost")], Ok(()));
    }

    #[test]
    fn names_of_a_server_for_the_network() {
        check("192.168.1.5:4000", &[("host", "192.168.1.5:4000")], Ok(()));
        check(
            "192.168.1.5:4000",
            &[("host", "192.168.1.6:4000")],
            Err(Foreign::Host),
        );
        check("0.0.0.0:4000", &[("host", "192.168.1.6:4000")], Ok(()));
        check("[::]:4000", &[("host", "[fe80::1]:4000")], Ok(()));
        check(
            "0.0.0.0:4000",
            &[("host", "evil.example:4000")],
            Err(Foreign::Host),
        );
    }

    #[test]
    fn origins() {
        for ours in ["http://127.0.0.1:4000", "http://localhost:4000"] {
            check(HERE, &[("host", HERE), ("origin", ours)], Ok(()));
        }
        for foreign in [
            "null",
            "http://evil.example",
            "http://localhost:3000",
            "https://localhost:4000",
            "http://localhost:4000.evil.example",
            "http://localhost:4000/",
            "file://",
            "",
        ] {
            check(
                HERE,
                &[("host", HERE), ("origin", foreign)],
                Err(Foreign::Origin),
            );
        }
    }

    #[test]
    fn requests_without_origin_say_where_they_come_from() {
        for ours in ["same-origin", "none"] {
            check(HERE, &[("host", HERE), ("sec-fetch-site", ours)], Ok(()));
        }
        for foreign in ["cross-site", "same-site", "who-knows"] {
            check(
                HERE,
                &[("host", HERE), ("sec-fetch-site", foreign)],
                Err(Foreign::Origin),
            );
        }
        let guard = Guard::new(HERE.parse().unwrap());
        let mut link = HeaderMap::new();
        link.insert("host", HERE.parse().unwrap());
        link.insert("sec-fetch-site", "cross-site".parse().unwrap());
        assert_eq!(
            guard.check(&link, "/"),
            Ok(()),
            "a link from elsewhere may lead to the page"
        );
    }
}
