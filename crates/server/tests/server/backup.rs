//! A copy of everything, and bringing it back: merged with what is there, or in its place.

use serde_json::{Value, json};

use crate::harness::Host;

async fn copy(host: &Host) -> Value {
    let answer = host.get("/api/backup").await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()["games"].clone()
}

async fn restore(host: &Host, mode: &str, games: &Value) -> Value {
    let answer = host
        .post("/api/restore", &json!({"mode": mode, "games": games}))
        .await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()["games"].clone()
}

fn report(changes: &[(&str, u64)]) -> Value {
    let mut report =
        json!({"added": 0, "same": 0, "older": 0, "newer": 0, "both": 0, "removed": 0});
    for (name, number) in changes {
        report[name] = json!(number);
    }
    report
}

async fn game_of_two(host: &Host, moves: &[&str]) -> String {
    let body = json!({"opponent": {"kind": "person"}, "names": {"host": "Ada", "guest": "文"}});
    let id = host.new_game(&body).await;
    let (mut live, ..) = host.join(&id, 0).await;
    for usi in moves {
        live.play(usi).await;
    }
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_comes_back_on_another_machine_as_it_was() {
    let host = Host::start("resigns").await;
    let plain = game_of_two(&host, &["7g7f", "3c3d"]).await;
    let rated = host
        .new_game(&json!({"opponent": {"kind": "engine", "level": 2}, "rated": true,
            "settings": {"rules": {"takeback": "off"}, "sides": {"kind": "furigoma", "senior": "host"}}}))
        .await;
    let (mut live, ..) = host.join(&rated, 0).await;
    live.send(&json!({"type": "begin"})).await;
    live.event("started").await;
    live.command(&json!({"type": "resign"})).await;
    let games = copy(&host).await;
    let (rating, list) = (
        host.get("/api/rating").await.json(),
        host.get("/api/games").await.json(),
    );
    assert_eq!(rating["lost"], 1);

    let other = Host::start("plays").await;
    assert_eq!(
        restore(&other, "merge", &games).await,
        report(&[("added", 2)])
    );
    assert_eq!(copy(&other).await, games);
    assert_eq!(other.get("/api/rating").await.json(), rating);
    assert_eq!(other.get("/api/games").await.json(), list);
    assert_eq!(other.game(&plain).await["moves"], json!(["7g7f", "3c3d"]));
    // Once more changes nothing.
    assert_eq!(
        restore(&other, "merge", &games).await,
        report(&[("same", 2)])
    );
    // An unfinished game goes on.
    let (mut live, ..) = other.join(&plain, 0).await;
    live.play("2g2f").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_copies_are_merged() {
    let host = Host::start("plays").await;
    let id = game_of_two(&host, &["7g7f"]).await;
    let early = copy(&host).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("3c3d").await;
    let late = copy(&host).await;
    // What went on here stays.
    assert_eq!(
        restore(&host, "merge", &early).await,
        report(&[("older", 1)])
    );
    assert_eq!(copy(&host).await, late);

    let other = Host::start("plays").await;
    restore(&other, "merge", &early).await;
    // Whoever looks at a game that is brought further is told to load it afresh.
    let (mut looking, ..) = other.join(&id, 0).await;
    assert_eq!(
        restore(&other, "merge", &late).await,
        report(&[("newer", 1)])
    );
    assert_eq!(looking.closed().await, 4404);
    assert_eq!(copy(&other).await, late);

    // The same game went on differently in two places: both are kept.
    let third = Host::start("plays").await;
    restore(&third, "merge", &early).await;
    let (mut live, ..) = third.join(&id, 0).await;
    live.play("8c8d").await;
    assert_eq!(
        restore(&third, "merge", &late).await,
        report(&[("both", 1)])
    );
    let games = copy(&third).await;
    let games = games.as_array().unwrap();
    assert_eq!(games.len(), 2);
    for game in games {
        let moves = third.game(game["id"].as_str().unwrap()).await["moves"].clone();
        let second = if game["id"] == id.as_str() {
            "8c8d"
        } else {
            "3c3d"
        };
        assert_eq!(moves, json!(["7g7f", second]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_replaced() {
    let host = Host::start("plays").await;
    game_of_two(&host, &["7g7f"]).await;
    let games = copy(&host).await;
    game_of_two(&host, &["2g2f"]).await;
    assert_eq!(
        restore(&host, "replace", &games).await,
        report(&[("added", 1), ("removed", 1)])
    );
    assert_eq!(copy(&host).await, games);
    assert_eq!(
        restore(&host, "replace", &json!([])).await,
        report(&[("removed", 1)])
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_copy_changes_nothing_and_is_told_why() {
    let host = Host::start("plays").await;
    game_of_two(&host, &["7g7f"]).await;
    let good = copy(&host).await;
    type Damage = fn(&mut Value);
    let damages: [(Damage, &str); 8] = [
        (|games| games[0]["id"] = json!("NO/"), "games[0].id"),
        (|games| games[0]["events"] = json!([]), "games[0].events"),
        (
            |games| games[0]["events"][2]["event"]["move"] = json!("7g7e"),
            "games[0].events",
        ),
        (
            |games| games[0]["events"][0]["event"]["kind"] = json!("dance"),
            "games[0].events[0].event",
        ),
        (
            |games| games[0]["description"]["opponent"] = json!({"kind": "engine", "level": 99}),
            "games[0].description",
        ),
        (|games| games[0]["colour"] = json!("red"), "games[0].colour"),
        (
            |games| {
                let twin = games[0].clone();
                games.as_array_mut().unwrap().push(twin);
            },
            "games[1].id",
        ),
        (
            |games| games[0]["created_ms"] = json!(-1),
            "games[0].created_ms",
        ),
    ];
    for (damage, field) in damages {
        let mut games = good.clone();
        damage(&mut games);
        for mode in ["merge", "replace"] {
            let body = json!({"mode": mode, "games": games});
            let error = host
                .post("/api/restore", &body)
                .await
                .error(400, "bad-request");
            let found = error["field"].as_str().unwrap();
            assert!(found.starts_with(field), "{field}: {error}");
        }
    }
    let error = host
        .post("/api/restore", &json!({"mode": "guess", "games": []}))
        .await
        .error(400, "bad-request");
    assert_eq!(error["field"], "mode");
    assert_eq!(copy(&host).await, good);
}
