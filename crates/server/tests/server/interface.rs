//! The rest of HTTP: lists, health, the page's files, the OpenAPI document.

use serde_json::json;

use crate::harness::Host;

#[tokio::test(flavor = "multi_thread")]
async fn health() {
    let host = Host::start("plays").await;
    let answer = host.get("/api/health").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.json()["status"], "ok");
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.header("content-type"), Some("application/json"));
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_listed_newest_first() {
    let host = Host::start("plays").await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.insert(
            0,
            host.new_game(&json!({"opponent": {"kind": "person"}}))
                .await,
        );
        // Games made in the same millisecond have no order in time.
        tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    }
    let (mut live, ..) = host.join(&ids[1], 0).await;
    live.play("7g7f").await;
    live.command(&json!({"type": "resign"})).await;

    let list = async |query: &str| {
        let page = host.get(&format!("/api/games{query}")).await.json();
        let games = page["games"].as_array().unwrap().iter();
        let games: Vec<_> = games
            .map(|game| game["id"].as_str().unwrap().to_owned())
            .collect();
        (games, page["more"].as_bool().unwrap())
    };
    assert_eq!(list("").await, (ids.clone(), false));
    assert_eq!(list("?limit=2").await, (ids[..2].to_vec(), true));
    assert_eq!(
        list(&format!("?after={}", ids[1])).await,
        (ids[2..].to_vec(), false)
    );
    assert_eq!(list("?status=ended").await, (ids[1..2].to_vec(), false));
    assert_eq!(
        list("?status=ongoing").await,
        (vec![ids[0].clone(), ids[2].clone()], false)
    );
    let page = host.get("/api/games?status=ended").await.json();
    let game = &page["games"][0];
    assert_eq!(
        game["outcome"],
        json!({"result": "black", "reason": "resignation", "rule": "R33"})
    );
    assert_eq!(
        (&game["plies"], &game["status"]),
        (&json!(1), &json!("ended"))
    );

    for (query, field) in [
        ("?limit=0", "limit"),
        ("?limit=201", "limit"),
        ("?limit=x", "limit"),
        ("?status=lost", "status"),
        ("?after=nobody", "after"),
        ("?after=NO/", "after"),
        ("?colour=1", "colour"),
    ] {
        let error = host
            .get(&format!("/api/games{query}"))
            .await
            .error(400, "bad-request");
        assert_eq!(error["field"], field, "{query}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_game_is_gone() {
    let host = Host::start("plays").await;
    let body = json!({"opponent": {"kind": "person"}});
    let (id, other) = (host.new_game(&body).await, host.new_game(&body).await);
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    let path = format!("/api/games/{id}");
    let answer = host.send("DELETE", &path, &[], b"").await;
    assert_eq!((answer.status, answer.body.len()), (204, 0));
    assert_eq!(live.closed().await, 4404, "whoever looks on is told");
    host.get(&path).await.error(404, "not-found");
    host.get(&format!("{path}/live"))
        .await
        .error(400, "no-upgrade");
    for path in [path.as_str(), "/api/games/nobody"] {
        host.send("DELETE", path, &[], b"")
            .await
            .error(404, "not-found");
    }
    // Another page cannot delete what it may not even read.
    let foreign = [("origin", "http://elsewhere.example")];
    host.send("DELETE", &format!("/api/games/{other}"), &foreign, b"")
        .await
        .error(403, "foreign-origin");
    let games = host.get("/api/games").await.json();
    assert_eq!(games["games"].as_array().unwrap().len(), 1);
    assert_eq!(games["games"][0]["id"], other.as_str());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there() {
    let host = Host::start("plays").await;
    for path in [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/games/zzz",
        "/api/games/ZZZ",
        "/api/games/%00",
        "/api/games/zzz/live/x",
    ] {
        host.get(path).await.error(404, "not-found");
    }
    host.send("DELETE", "/api/games", &[], b"")
        .await
        .error(405, "wrong-method");
    host.send("POST", "/index.html", &[], b"")
        .await
        .error(405, "wrong-method");
    let id = host
        .new_game(&json!({"opponent": {"kind": "person"}}))
        .await;
    let answer = host.get(&format!("/api/games/{id}/live")).await;
    assert!((400..500).contains(&answer.status), "{}", answer.status);
    assert_eq!(answer.json()["error"]["code"], "no-upgrade");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page() {
    let host = Host::start("plays").await;
    for path in ["/", "/index.html", "/games/5xk2m0", "/new"] {
        let answer = host.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(
            answer.header("content-type"),
            Some("text/html; charset=utf-8"),
            "{path}"
        );
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.contains("default-src 'none'")
                && policy.contains("script-src 'self' 'wasm-unsafe-eval'")
        );
        assert!(!policy.contains("'unsafe-eval'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
    let script = host.get("/assets/index-1a2b.js").await;
    assert_eq!(
        script.header("content-type"),
        Some("text/javascript; charset=utf-8")
    );
    assert_eq!(
        script.header("cache-control"),
        Some("public, max-age=31536000, immutable")
    );
    let etag = script.header("etag").unwrap();
    let again = host
        .send(
            "GET",
            "/assets/index-1a2b.js",
            &[("if-none-match", etag)],
            b"",
        )
        .await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    let small = host
        .send(
            "GET",
            "/assets/index-1a2b.js",
            &[("accept-encoding", "gzip")],
            b"",
        )
        .await;
    assert_eq!(small.header("content-encoding"), Some("gzip"));
    assert!(small.body.len() * 5 < script.body.len());
    let head = host.send("HEAD", "/index.html", &[], b"").await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    for path in [
        "/nothing.js",
        "/../Cargo.toml",
        "/assets/../../data/komadai.sqlite3",
        "/%2e%2e/x.y",
        "/a//b.c",
    ] {
        host.get(path).await.error(404, "not-found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_openapi_document_is_the_committed_one() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
    let mut current = komadai_server::openapi().to_pretty_json().unwrap();
    current.push('\n');
    if std::env::var_os("KOMADAI_UPDATE").is_some() {
        std::fs::write(file, &current).unwrap();
    }
    let committed = std::fs::read_to_string(file).unwrap();
    assert!(
        committed == current,
        "openapi.json is stale: run this test with KOMADAI_UPDATE=1 and look at the difference"
    );
    let host = Host::start("plays").await;
    let served = host.get("/api/openapi.json").await.json();
    assert_eq!(
        served,
        serde_json::from_str::<serde_json::Value>(&committed).unwrap()
    );
}
