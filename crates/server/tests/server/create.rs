//! New games: everything that can be agreed, and every fault named by its field.

use serde_json::{Value, json};

use crate::harness::Host;

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_can_be_agreed() {
    let host = Host::start("plays").await;
    let time = json!({"main_ms": 600_000, "byoyomi_ms": 30_000, "periods": 3});
    for (body, sfen_start, black) in [
        (
            json!({"opponent": {"kind": "person"}}),
            "lnsgkgsnl/1r5b1",
            "host",
        ),
        (
            json!({"opponent": {"kind": "engine", "level": 5}, "settings": {"sides": {"kind": "fixed", "black": "guest"}}}),
            "lnsgkgsnl/1r5b1",
            "guest",
        ),
        (
            json!({"opponent": {"kind": "person"}, "settings": {"start": {"handicap": "two"}}}),
            "lnsgkgsnl/9/",
            "host",
        ),
        (
            json!({"opponent": {"kind": "person"}, "settings": {"clock": {"black": time, "white": time}}}),
            "lnsgkgsnl/1r5b1",
            "host",
        ),
        (
            json!({"opponent": {"kind": "person"}, "settings": {"clock": {"black": {"main_ms": 1000}, "white": {"main_ms": 60_000, "increment_ms": 5000}}}}),
            "lnsgkgsnl",
            "host",
        ),
        (
            json!({"opponent": {"kind": "person"}, "position": "position startpos moves 7g7f 3c3d"}),
            "lnsgkgsnl/1r5b1/pppppp1pp",
            "host",
        ),
        (
            json!({"opponent": {"kind": "person"}, "position": "7g7f 3c3d"}),
            "lnsgkgsnl/1r5b1/pppppp1pp",
            "host",
        ),
        (
            json!({"opponent": {"kind": "person"}, "position": "4k4/9/9/9/9/9/9/9/4K4 b G 1"}),
            "4k4/9/9",
            "host",
        ),
        (
            json!({"opponent": {"kind": "person"}, "settings": {"rules": {"illegal_move": "lose", "impasse": "points24", "max_moves": {"moves": 300}, "draw_offers": true, "takeback": "off"}}}),
            "lnsgkgsnl",
            "host",
        ),
    ] {
        let answer = host.post("/api/games", &body).await;
        assert_eq!(answer.status, 201, "{body}: {}", answer.text());
        let game = answer.json();
        let id = game["id"].as_str().unwrap();
        assert_eq!(
            answer.header("location"),
            Some(format!("/api/games/{id}").as_str())
        );
        assert!(
            game["sfen"].as_str().unwrap().starts_with(sfen_start),
            "{game}"
        );
        assert_eq!(game["black"], black);
        assert_eq!(host.game(id).await, game, "what was made is what is kept");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn furigoma_is_tossed_anew_for_each_game() {
    let host = Host::start("plays").await;
    let body = json!({"opponent": {"kind": "person"}, "names": {"host": "Ada", "guest": "文"},
        "settings": {"sides": {"kind": "furigoma", "senior": "host"}}});
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let answer = host.post("/api/games", &body).await.json();
        assert_eq!(answer["names"], json!({"host": "Ada", "guest": "文"}));
        seen.insert(answer["black"].as_str().unwrap().to_owned());
    }
    assert_eq!(seen.len(), 2, "forty tosses gave one colour only");
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_are_named() {
    let host = Host::start("plays").await;
    let person = |rest: Value| {
        let mut body = json!({"opponent": {"kind": "person"}});
        body.as_object_mut()
            .unwrap()
            .extend(rest.as_object().unwrap().clone());
        body
    };
    let settings = |settings: Value| person(json!({"settings": settings}));
    let position = |text: &str| person(json!({"position": text}));
    let long = "x".repeat(61);
    for (body, code, field, rule) in [
        (json!({}), "bad-request", "opponent", None),
        (json!([]), "bad-request", "", None),
        (
            json!({"opponent": {"kind": "dog"}}),
            "bad-request",
            "opponent.kind",
            None,
        ),
        (
            json!({"opponent": {"kind": "engine"}}),
            "bad-request",
            "opponent.level",
            None,
        ),
        (
            json!({"opponent": {"kind": "engine", "level": 13}}),
            "bad-request",
            "opponent.level",
            None,
        ),
        (
            json!({"opponent": {"kind": "engine", "level": 99}}),
            "bad-request",
            "opponent.level",
            None,
        ),
        (
            json!({"opponent": {"kind": "person", "level": 1}}),
            "bad-request",
            "opponent.level",
            None,
        ),
        (
            settings(json!({"sides": {"kind": "fixed", "black": "red"}})),
            "bad-request",
            "settings.sides.black",
            None,
        ),
        (
            settings(json!({"sides": {"kind": "furigoma"}})),
            "bad-request",
            "settings.sides.senior",
            None,
        ),
        (
            settings(json!({"sides": {"kind": "fixed", "black": "host", "senior": "host"}})),
            "bad-request",
            "settings.sides.senior",
            None,
        ),
        (
            person(json!({"colour": "red"})),
            "bad-request",
            "colour",
            None,
        ),
        (
            person(json!({"names": {"host": long}})),
            "bad-request",
            "names.host",
            None,
        ),
        (
            person(json!({"names": {"guest": "a\nb"}})),
            "bad-request",
            "names.guest",
            None,
        ),
        (
            settings(json!({"handicap": "two"})),
            "bad-request",
            "settings.handicap",
            None,
        ),
        (
            settings(json!({"rules": {"impasse": "coin"}})),
            "bad-request",
            "settings.rules.impasse",
            None,
        ),
        (
            settings(json!({"start": {"handicap": "seven"}})),
            "bad-request",
            "settings.start.handicap",
            None,
        ),
        (
            settings(json!({"clock": {"black": {"main_ms": -5}, "white": {}}})),
            "bad-request",
            "settings.clock.black.main_ms",
            None,
        ),
        (
            settings(json!({"clock": {"black": {}, "white": {}}})),
            "invalid-settings",
            "settings.clock",
            Some("R41"),
        ),
        (
            settings(
                json!({"start": {"handicap": "two"}, "sides": {"kind": "furigoma", "senior": "host"}}),
            ),
            "invalid-settings",
            "settings.sides",
            Some("R5"),
        ),
        (
            settings(json!({"rules": {"max_moves": {"moves": 0}}})),
            "invalid-settings",
            "settings.rules.max_moves",
            Some("R39"),
        ),
        (
            settings(json!({"start": {"moves": ["7g7e"]}})),
            "invalid-settings",
            "settings.start.moves",
            Some("R15"),
        ),
        (position(""), "bad-position", "position", None),
        (
            position("startpos moves 7g7f nonsense"),
            "bad-position",
            "position.moves",
            None,
        ),
        (
            position("startpos moves 7g7f 7c7d 7f7d"),
            "invalid-settings",
            "position.moves",
            Some("R15"),
        ),
        (
            position("4k4/9/9/9/9/9/9/9/4K5 b - 1"),
            "bad-position",
            "position.board",
            None,
        ),
        (
            position("4k4/9/9/9/9/9/9/9/4K4 x - 1"),
            "bad-position",
            "position.side",
            None,
        ),
        (
            position("4k4/9/9/9/9/9/9/9/4K4 b 3X 1"),
            "bad-position",
            "position.hands",
            None,
        ),
        (
            position("4k4/9/9/9/9/4P4/4P4/9/4K4 b - 1"),
            "invalid-settings",
            "position",
            Some("R29"),
        ),
        (
            position("4k4/9/9/9/9/9/9/4K4/4K4 b - 1"),
            "invalid-settings",
            "position",
            None,
        ),
        (
            person(json!({"position": "startpos", "settings": {"start": {"moves": ["7g7f"]}}})),
            "bad-request",
            "position",
            None,
        ),
        (
            person(json!({"replay_of": "abc"})),
            "bad-request",
            "opponent",
            None,
        ),
    ] {
        let error = host.post("/api/games", &body).await.error(400, code);
        assert_eq!(error["field"], field, "{body}: {error}");
        if let Some(rule) = rule {
            assert_eq!(error["rule"], rule, "{body}: {error}");
        }
    }
    assert_eq!(
        host.get("/api/games").await.json(),
        json!({"games": [], "more": false})
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_in_a_pasted_text_have_a_place() {
    let host = Host::start("plays").await;
    let paste = async |text: &str| {
        host.post(
            "/api/games",
            &json!({"opponent": {"kind": "person"}, "position": text}),
        )
        .await
    };
    let error = paste("startpos moves 7g7f nonsense")
        .await
        .error(400, "bad-position");
    assert_eq!(error["column"], 21, "{error}");
    let error = paste("4k4/9/9/9/9/4P4/4P4/4P4/4K4 b - 1")
        .await
        .error(400, "invalid-settings");
    assert_eq!(error["reason"], "broken-setup");
    assert!(
        error["broken"]
            .as_array()
            .is_some_and(|broken| !broken.is_empty()),
        "{error}"
    );
    let nifu = "4k4/9/9/9/9/9/2P6/9/4K4 b P 1 moves P*7e";
    let error = paste(nifu).await.error(400, "invalid-settings");
    assert_eq!(
        (&error["rule"], &error["illegal"]["reason"]),
        (&json!("R29"), &json!("nifu")),
        "{error}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_no_request() {
    let host = Host::start("plays").await;
    let json_type = [("content-type", "application/json; charset=utf-8")];
    host.send("POST", "/api/games", &json_type, b"{")
        .await
        .error(400, "bad-json");
    host.send("POST", "/api/games", &json_type, b"")
        .await
        .error(400, "bad-json");
    host.send("POST", "/api/games", &json_type, &[0xff, 0xfe, 0])
        .await
        .error(400, "bad-json");
    let deep = "[".repeat(60_000);
    host.send("POST", "/api/games", &json_type, deep.as_bytes())
        .await
        .error(400, "bad-json");
    host.send("POST", "/api/games", &[], b"{}")
        .await
        .error(415, "not-json");
    let form = [("content-type", "application/x-www-form-urlencoded")];
    host.send("POST", "/api/games", &form, b"a=b")
        .await
        .error(415, "not-json");
    let large = format!("{{\"position\": \"{}\"}}", "x".repeat(70_000));
    host.send("POST", "/api/games", &json_type, large.as_bytes())
        .await
        .error(413, "too-large");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawn_game_is_replayed_with_colours_exchanged() {
    let host = Host::start("plays").await;
    let body = json!({"opponent": {"kind": "person"}, "names": {"host": "Ada"},
        "settings": {"rules": {"repetition": "replay"}, "clock": {"black": {"main_ms": 90_000}, "white": {"main_ms": 60_000}}}});
    let id = host.new_game(&body).await;
    let replay = json!({"replay_of": id});
    host.post("/api/games", &replay)
        .await
        .error(409, "no-replay");
    let (mut live, ..) = host.join(&id, 0).await;
    for _ in 0..3 {
        for usi in ["2h3h", "8b7b", "3h2h", "7b8b"] {
            live.play(usi).await;
        }
    }
    let game = host.game(&id).await;
    assert_eq!(
        game["outcome"],
        json!({"result": "draw", "reason": "sennichite", "rule": "R35"})
    );
    let answer = host.post("/api/games", &replay).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let next = answer.json();
    assert_eq!(
        (&next["black"], &next["names"]["host"]),
        (&json!("guest"), &json!("Ada"))
    );
    let white = next["settings"]["clock"]["white"]["main_ms"]
        .as_u64()
        .unwrap();
    assert!(
        (60_001..90_000).contains(&white),
        "what Ada had left: {white}"
    );
    // Once, however often it is asked for; who asks again is told where the replay is.
    let error = host
        .post("/api/games", &replay)
        .await
        .error(409, "already-replayed");
    assert_eq!(error["game"], next["id"]);
    host.post("/api/games", &json!({"replay_of": "0000"}))
        .await
        .error(404, "not-found");
}
