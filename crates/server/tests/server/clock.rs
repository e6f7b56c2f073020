//! The server's clock: flags fall by themselves, and a restart costs nobody time.

use serde_json::{Value, json};

use crate::harness::{Host, kinds};

fn with_clock(black: &Value, white: &Value) -> Value {
    json!({"opponent": {"kind": "person"}, "settings": {"clock": {"black": black, "white": white}}})
}

#[tokio::test(flavor = "multi_thread")]
async fn the_flag_falls_while_nobody_does_anything() {
    let host = Host::start("plays").await;
    let clock = with_clock(&json!({"main_ms": 60_000}), &json!({"main_ms": 200}));
    let id = host.new_game(&clock).await;
    let (mut live, ..) = host.join(&id, 0).await;
    let moved = live.play("7g7f").await;
    let ended = live.event("ended").await;
    assert_eq!(ended["outcome"]["reason"], "time");
    assert_eq!(ended["outcome"]["rule"], "R41");
    assert_eq!(ended["outcome"]["winner"], "black");
    let passed = ended["at"].as_u64().unwrap() - moved[0]["at"].as_u64().unwrap();
    assert!(
        (201..5_000).contains(&passed),
        "the flag fell after {passed} ms"
    );
    assert_eq!(
        live.refused(&json!({"type": "play", "move": "3c3d"})).await["code"],
        "game-over"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_until_the_toss_has_been_seen() {
    let host = Host::start("plays").await;
    let time = json!({"main_ms": 60_000});
    let mut body = with_clock(&time, &time);
    body["opponent"] = json!({"kind": "engine", "level": 1});
    body["settings"]["sides"] = json!({"kind": "furigoma", "senior": "host"});
    let id = host.new_game(&body).await;
    let (mut live, welcome, events) = host.join(&id, 0).await;
    assert_eq!(kinds(&events), ["created", "furigoma"]);
    assert_eq!(welcome["engine"]["state"], "idle", "nobody moves yet");
    let early = live.refused(&json!({"type": "play", "move": "7g7f"})).await;
    assert_eq!(early["code"], "not-started");
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    live.send(&json!({"type": "begin"})).await;
    let started = live.event("started").await;
    assert!(started["at"].as_u64().unwrap() >= 300);
    // Saying it twice does nothing.
    live.send(&json!({"type": "begin"})).await;
    let black = host.game(&id).await["black"].clone();
    let moved = if black == "host" {
        live.play("7g7f").await[0].clone()
    } else {
        live.event("moved").await
    };
    let spent = moved["at"].as_u64().unwrap() - started["at"].as_u64().unwrap();
    assert_eq!(moved["spent_ms"].as_u64().unwrap(), spent);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_are_charged_and_shown() {
    let host = Host::start("plays").await;
    let black = json!({"main_ms": 600_000, "byoyomi_ms": 30_000});
    let white = json!({"main_ms": 300_000, "increment_ms": 10_000});
    let id = host.new_game(&with_clock(&black, &white)).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.send(&json!({"type": "ping", "nonce": 1})).await;
    let clock = live.next_of("pong").await["clock"].clone();
    assert_eq!(clock["black"]["running"], true);
    assert_eq!(clock["white"]["running"], false);
    assert_eq!(clock["white"]["main_ms"], 300_000);
    live.play("7g7f").await;
    let events = live.play("3c3d").await;
    let left = events[0]["clock"]["white"]["main_ms"].as_u64().unwrap();
    assert!(
        (305_000..=310_000).contains(&left),
        "the increment is White's own: {left}"
    );
    assert!(events[0]["clock"]["black"]["main_ms"].as_u64().unwrap() <= 600_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_starts_when_it_is_first_opened() {
    let host = Host::start("plays").await;
    let short = json!({"main_ms": 300});
    let id = host.new_game(&with_clock(&short, &short)).await;
    // Longer than Black's whole time; nobody has opened the game yet.
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    let (mut live, _, events) = host.join(&id, 0).await;
    assert_eq!(kinds(&events), ["created", "started"]);
    live.play("7g7f").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn downtime_is_charged_to_nobody() {
    let host = Host::start("plays").await;
    let short = json!({"main_ms": 1_500});
    let id = host.new_game(&with_clock(&short, &short)).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    let seen = live.head;
    let folder = host.stop().await;
    assert_eq!(live.closed().await, 1001);
    // The server is away for longer than White's whole time.
    tokio::time::sleep(std::time::Duration::from_millis(1_600)).await;

    let host = Host::start_in(folder, "plays").await;
    let (mut live, welcome, missed) = host.join(&id, seen).await;
    assert_eq!(welcome["head"], seen);
    assert!(missed.is_empty());
    let moved = live.play("3c3d").await;
    assert!(moved[0]["spent_ms"].as_u64().unwrap() < 1_500, "{moved:?}");
    // And the clock runs on: now Black's flag falls.
    let ended = live.event("ended").await;
    assert_eq!(
        (&ended["outcome"]["reason"], &ended["outcome"]["winner"]),
        (&json!("time"), &json!("white"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_at_a_game_lets_its_clock_go_on_after_a_restart() {
    let host = Host::start("plays").await;
    let short = json!({"main_ms": 300});
    let id = host.new_game(&with_clock(&short, &short)).await;
    let host = Host::start_in(host.stop().await, "plays").await;
    assert_eq!(host.game(&id).await["status"], "ongoing");
    let (mut live, ..) = host.join(&id, 0).await;
    live.event("ended").await;
    let game = host.game(&id).await;
    assert_eq!(
        game["outcome"],
        json!({"result": "white", "reason": "time", "rule": "R41"})
    );
}
