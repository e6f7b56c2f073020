//! Rated games, the rating that comes of them, hints, typed moves, and games found again by their opponent.

use serde_json::{Value, json};

use crate::harness::Host;

fn rated(level: u8) -> Value {
    json!({"opponent": {"kind": "engine", "level": level}, "rated": true,
        "settings": {"rules": {"takeback": "off"}}})
}

fn friendly(level: u8) -> Value {
    json!({"opponent": {"kind": "engine", "level": level}})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rating_comes_of_rated_games_alone() {
    let host = Host::start("resigns").await;
    let rating = async || host.get("/api/rating").await.json();
    assert_eq!(
        rating().await,
        json!({"now": null, "won": 0, "lost": 0, "drawn": 0, "history": []})
    );
    // Won, as the engine resigns; a friendly game and one that goes on do not count.
    let won = host.new_game(&rated(3)).await;
    assert_eq!(host.game(&won).await["rated"], true);
    let (mut live, ..) = host.join(&won, 0).await;
    live.play("7g7f").await;
    live.event("ended").await;
    let other = host.new_game(&friendly(3)).await;
    assert_eq!(host.game(&other).await["rated"], false);
    let (mut live, ..) = host.join(&other, 0).await;
    live.play("7g7f").await;
    live.event("ended").await;
    host.new_game(&rated(3)).await;
    let first = rating().await;
    assert_eq!((&first["won"], &first["lost"]), (&json!(1), &json!(0)));
    assert_eq!(first["history"].as_array().unwrap().len(), 1, "{first}");
    assert_eq!(first["history"][0]["game"], won.as_str());
    assert_eq!(first["history"][0]["level"], 3);
    assert_eq!(first["history"][0]["score"], "won");
    assert_eq!(first["history"][0]["rating"], first["now"]["rating"]);
    assert!(
        first["now"]["grade"]
            .as_str()
            .is_some_and(|g| g.ends_with("-kyu") || g.ends_with("-dan"))
    );

    // Lost.
    let lost = host.new_game(&rated(3)).await;
    let (mut live, ..) = host.join(&lost, 0).await;
    live.command(&json!({"type": "resign"})).await;
    let second = rating().await;
    assert_eq!(second["lost"], 1);
    let number = |view: &Value, name: &str| view["now"][name].as_i64().unwrap();
    assert!(
        number(&second, "rating") < number(&first, "rating"),
        "{second}"
    );
    assert!(number(&second, "deviation") < number(&first, "deviation"));
    // What is deleted does not count any more.
    host.send("DELETE", &format!("/api/games/{lost}"), &[], b"")
        .await;
    assert_eq!(rating().await, first);
    // A restart changes nothing.
    let folder = host.stop().await;
    let host = Host::start_in(folder, "resigns").await;
    assert_eq!(host.get("/api/rating").await.json(), first);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_is_played_under_equal_terms() {
    let host = Host::start("plays").await;
    for (change, field) in [
        (json!({"opponent": {"kind": "person"}}), "opponent"),
        (
            json!({"opponent": {"kind": "engine", "level": 0}}),
            "opponent.level",
        ),
        (json!({"settings": {}}), "settings.rules.takeback"),
        (
            json!({"settings": {"start": {"handicap": "two"}, "rules": {"takeback": "off"}}}),
            "settings.start.handicap",
        ),
        (json!({"position": "startpos moves 7g7f"}), "position"),
        (
            json!({"settings": {"start": {"moves": ["7g7f"]}, "rules": {"takeback": "off"}}}),
            "settings.start",
        ),
    ] {
        let mut body = rated(1);
        body.as_object_mut()
            .unwrap()
            .extend(change.as_object().unwrap().clone());
        let error = host
            .post("/api/games", &body)
            .await
            .error(400, "not-rateable");
        assert_eq!(error["field"], field, "{body}");
    }
    // The usual start may be pasted.
    let mut body = rated(1);
    body["position"] = json!("startpos");
    let id = host.new_game(&body).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    live.event("moved").await;
    let refused = live.refused(&json!({"type": "offer-takeback"})).await;
    assert_eq!(refused["code"], "takebacks-off");
    let hint = json!({"show": "piece"});
    let error = host
        .post(&format!("/api/games/{id}/hint"), &hint)
        .await
        .error(409, "no-hint");
    assert_eq!(error["reason"], "rated");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_say_the_piece_or_the_move() {
    let host = Host::start("plays").await;
    let id = host.new_game(&friendly(1)).await;
    let path = format!("/api/games/{id}/hint");
    let ask = async |show: &str| host.post(&path, &json!({"show": show})).await;
    let piece = ask("piece").await.json();
    assert_eq!(
        piece,
        json!({"ply": 1, "kind": "move", "piece": "1g", "move": null})
    );
    let whole = ask("move").await.json();
    assert_eq!(
        whole,
        json!({"ply": 1, "kind": "move", "piece": "1g", "move": "1g1f"})
    );
    // Full strength, the time for hints, and one search for both questions.
    let log = host.engine_log();
    assert!(
        log.contains(&"setoption name SkillLevel value 0".to_owned()),
        "{log:?}"
    );
    let searches: Vec<&String> = log.iter().filter(|line| line.starts_with("go")).collect();
    assert_eq!(searches, ["go movetime 77"]);

    for (body, field) in [(json!({}), "show"), (json!({"show": "all"}), "show")] {
        let error = host.post(&path, &body).await.error(400, "bad-request");
        assert_eq!(error["field"], field);
    }
    host.post("/api/games/zzz/hint", &json!({"show": "move"}))
        .await
        .error(404, "not-found");
    let people = host
        .new_game(&json!({"opponent": {"kind": "person"}}))
        .await;
    let error = host
        .post(
            &format!("/api/games/{people}/hint"),
            &json!({"show": "move"}),
        )
        .await
        .error(409, "no-hint");
    assert_eq!(error["reason"], "no-engine");
    let (mut live, ..) = host.join(&id, 0).await;
    live.command(&json!({"type": "resign"})).await;
    let error = ask("move").await.error(409, "no-hint");
    assert_eq!(error["reason"], "not-playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_of_an_engine_that_gives_up_or_breaks() {
    for (behaviour, kind) in [("resigns", "resign"), ("declares", "declare")] {
        let host = Host::start(behaviour).await;
        let id = host.new_game(&friendly(1)).await;
        let hint = json!({"show": "move"});
        let answer = host.post(&format!("/api/games/{id}/hint"), &hint).await;
        assert_eq!(
            answer.json(),
            json!({"ply": 1, "kind": kind, "piece": null, "move": null})
        );
    }
    let host = Host::start("crashes").await;
    let id = host.new_game(&friendly(1)).await;
    host.post(&format!("/api/games/{id}/hint"), &json!({"show": "move"}))
        .await
        .error(503, "unavailable");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_found_by_their_opponent() {
    let host = Host::start("plays").await;
    let strong = host.new_game(&friendly(5)).await;
    let weak = host.new_game(&friendly(1)).await;
    let ada = host
        .new_game(
            &json!({"opponent": {"kind": "person"}, "names": {"host": "Zoë", "guest": "Ada Łuk"}}),
        )
        .await;
    let list = async |query: &str| {
        let page = host.get(&format!("/api/games?{query}")).await;
        assert_eq!(page.status, 200, "{}", page.text());
        let page = page.json();
        let mut ids: Vec<String> = page["games"]
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["id"].as_str().unwrap().to_owned())
            .collect();
        ids.sort();
        (ids, page["more"].as_bool().unwrap())
    };
    let mut engines = vec![strong.clone(), weak.clone()];
    engines.sort();
    assert_eq!(list("opponent=engine").await, (engines, false));
    assert_eq!(list("opponent=person").await, (vec![ada.clone()], false));
    assert_eq!(list("level=5").await, (vec![strong], false));
    assert_eq!(list("name=%C5%81uk").await, (vec![ada.clone()], false));
    assert_eq!(list("name=ada%20%C5%82").await, (vec![ada], false));
    assert_eq!(list("name=Grace").await, (Vec::new(), false));
    let (page, more) = list("opponent=engine&limit=1").await;
    assert_eq!((page.len(), more), (1, true));
    for (query, field) in [
        ("level=13", "level"),
        ("level=x", "level"),
        ("opponent=dog", "opponent"),
        ("status=lost", "status"),
        ("limit=x", "limit"),
        ("colour=red", "colour"),
        ("limit=1&limit=2", "limit"),
    ] {
        let error = host
            .get(&format!("/api/games?{query}"))
            .await
            .error(400, "bad-request");
        assert_eq!(error["field"], field, "{query}: {error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_moves_are_read_in_any_notation() {
    let host = Host::start("plays").await;
    let read = async |position: &str, text: &str| {
        host.post(
            "/api/read-move",
            &json!({"position": position, "text": text}),
        )
        .await
    };
    for text in ["7g7f", "P-76", "▲７六歩", " 76歩 "] {
        assert_eq!(
            read("startpos", text).await.json(),
            json!({"kind": "move", "move": "7g7f"})
        );
    }
    let exchange = "startpos moves 7g7f 3c3d 8h2b+";
    assert_eq!(
        read(exchange, "同銀").await.json(),
        json!({"kind": "move", "move": "3a2b"})
    );
    assert_eq!(
        read("startpos", "G-5h").await.json(),
        json!({"kind": "ambiguous", "candidates": ["4i5h", "6i5h"]})
    );
    let long = "x".repeat(101);
    for (position, text, code, field) in [
        ("nonsense", "76", "bad-position", "position"),
        ("startpos moves 7g7e", "76", "bad-request", "position"),
        ("9/9/9/9/9/9/9/9/9 b - 1", "76", "bad-request", "position"),
        ("startpos", long.as_str(), "bad-request", "text"),
    ] {
        let error = read(position, text).await.error(400, code);
        assert!(
            error["field"].as_str().unwrap().starts_with(field),
            "{position} {text}: {error}"
        );
    }
}
