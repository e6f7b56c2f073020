//! Requests of other pages and under other names are refused, on HTTP and WebSocket.

use serde_json::json;

use crate::harness::Host;

const HANDSHAKE: [(&str, &str); 4] = [
    ("connection", "upgrade"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

#[tokio::test(flavor = "multi_thread")]
async fn foreign_requests() {
    let host = Host::start("plays").await;
    let port = host.address.port();
    let id = host
        .new_game(&json!({"opponent": {"kind": "person"}}))
        .await;
    let live = format!("/api/games/{id}/live");
    let foreign_host = format!("evil.example:{port}");
    let other_port = "http://127.0.0.1:1".to_owned();
    for path in ["/", "/api/games", "/api/health", live.as_str()] {
        for (header, value, code) in [
            ("host", foreign_host.as_str(), "foreign-host"),
            ("host", "127.0.0.1", "foreign-host"),
            ("origin", "http://evil.example", "foreign-origin"),
            ("origin", "null", "foreign-origin"),
            ("origin", other_port.as_str(), "foreign-origin"),
        ] {
            let mut headers = HANDSHAKE.to_vec();
            headers.push((header, value));
            let answer = host.send("GET", path, &headers, b"").await;
            answer.error(403, code);
        }
    }
    let body = br#"{"opponent": {"kind": "person"}}"#;
    let headers = [
        ("content-type", "application/json"),
        ("origin", "https://evil.example"),
    ];
    host.send("POST", "/api/games", &headers, body)
        .await
        .error(403, "foreign-origin");
    let headers = [("sec-fetch-site", "cross-site")];
    host.send("GET", "/api/games", &headers, b"")
        .await
        .error(403, "foreign-origin");
    assert_eq!(host.send("GET", "/", &headers, b"").await.status, 200);
    let answer = host.raw(b"GET / HTTP/1.0\r\n\r\n").await;
    answer.error(403, "foreign-host");
    assert_eq!(
        host.get("/api/games").await.json()["games"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn own_pages() {
    let host = Host::start("plays").await;
    let port = host.address.port();
    for name in ["127.0.0.1", "localhost"] {
        let (own, origin) = (format!("{name}:{port}"), format!("http://{name}:{port}"));
        let headers = [
            ("host", own.as_str()),
            ("origin", &origin),
            ("sec-fetch-site", "same-origin"),
        ];
        assert_eq!(
            host.send("GET", "/api/games", &headers, b"").await.status,
            200
        );
    }
}
