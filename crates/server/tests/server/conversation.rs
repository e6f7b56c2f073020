//! Scripts of the live protocol.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Host, events_of, kinds};

fn two_people() -> Value {
    json!({"opponent": {"kind": "person"}})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_to_mate() {
    let host = Host::start("plays").await;
    let body =
        json!({"opponent": {"kind": "person"}, "position": "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1"});
    let id = host.new_game(&body).await;
    let (mut live, welcome, events) = host.join(&id, 0).await;
    assert_eq!(kinds(&events), ["created", "started"]);
    assert_eq!(welcome["yours"], json!(["host", "guest"]));
    assert_eq!(welcome["engine"], Value::Null);
    assert_eq!(welcome["protocol"], 1);
    assert_eq!(welcome["game"], id.as_str());

    let events = live.play("G*5b").await;
    assert_eq!(kinds(&events), ["moved", "ended"]);
    assert_eq!(events[1]["outcome"]["reason"], "checkmate");
    assert_eq!(events[1]["outcome"]["rule"], "R32");
    let answer = live.refused(&json!({"type": "resign"})).await;
    assert_eq!(answer["code"], "game-over");

    let game = host.game(&id).await;
    assert_eq!(game["status"], "ended");
    assert_eq!(
        game["outcome"],
        json!({"result": "black", "reason": "checkmate", "rule": "R32"})
    );
    assert_eq!(game["moves"], json!(["G*5b"]));
    assert_eq!(
        game["usi"],
        "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b"
    );
    assert_eq!(game["plies"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_name_rule_and_squares() {
    let host = Host::start("plays").await;
    let id = host
        .new_game(&json!({"opponent": {"kind": "person"},
        "position": "sfen 4k4/9/9/9/9/9/2P6/9/4K4 b P 1"}))
        .await;
    let (mut live, ..) = host.join(&id, 0).await;
    let nifu = live.refused(&json!({"type": "play", "move": "P*7e"})).await;
    assert_eq!(
        (&nifu["code"], &nifu["rule"]),
        (&json!("illegal-move"), &json!("R29"))
    );
    assert_eq!(nifu["squares"], json!(["7g"]));
    assert_eq!(nifu["refusal"]["illegal"]["reason"], "nifu");
    let turn = json!({"type": "command", "id": "x", "by": "guest", "command": {"type": "play", "move": "5a5b"}});
    let (_, answer) = live.envelope(&turn).await;
    assert_eq!(
        (&answer["code"], &answer["rule"]),
        (&json!("not-your-turn"), &json!("R7"))
    );
    for command in [
        json!({"type": "start", "seed": 1}),
        json!({"type": "resume"}),
        json!({"type": "abandon"}),
    ] {
        let answer = live.refused(&command).await;
        assert!(
            ["referee-only", "already-started"].contains(&answer["code"].as_str().unwrap()),
            "{answer}"
        );
    }
    // After all that the game is where it was.
    assert_eq!(kinds(&live.play("P*6e").await), ["moved"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_client_is_sent_what_it_missed() {
    let host = Host::start("plays").await;
    let id = host.new_game(&two_people()).await;
    let (mut one, ..) = host.join(&id, 0).await;
    one.play("7g7f").await;
    let seen = one.head;
    one.close().await;

    let (mut two, ..) = host.join(&id, 0).await;
    two.play("3c3d").await;
    two.play("2g2f").await;

    let (mut one, welcome, missed) = host.join(&id, seen).await;
    assert_eq!(welcome["head"], seen + 2);
    let moves: Vec<_> = missed.iter().map(|event| event["move"].clone()).collect();
    assert_eq!(moves, ["3c3d", "2g2f"]);
    // Both see what comes, the one that moves and the one that watches.
    let events = one.play("8c8d").await;
    assert_eq!(events_of(&two.next_of("events").await), events);

    // A reloaded page that kept nothing gets everything, the same for everybody.
    let (_reloaded, _, all) = host.join(&id, 0).await;
    assert_eq!(
        kinds(&all),
        ["created", "started", "moved", "moved", "moved", "moved"]
    );
    let (_, again) = one.hello(one.head).await;
    assert!(again.is_empty(), "a second hello that missed nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_is_done_once() {
    let host = Host::start("plays").await;
    let id = host.new_game(&two_people()).await;
    let (mut live, ..) = host.join(&id, 0).await;
    let frame =
        json!({"type": "command", "id": "k-1", "command": {"type": "play", "move": "7g7f"}});
    let (events, first) = live.envelope(&frame).await;
    assert_eq!(kinds(&events), ["moved"]);
    let (events, second) = live.envelope(&frame).await;
    assert!(events.is_empty());
    assert_eq!(first, second);
    // Also over another connection, and after others have moved.
    let (mut other, ..) = host.join(&id, 0).await;
    other.play("3c3d").await;
    let (_, third) = other.envelope(&frame).await;
    assert_eq!(first, third);
    assert_eq!(host.game(&id).await["plies"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_answer_is_refused() {
    let host = Host::start("plays").await;
    let id = host.new_game(&two_people()).await;
    let (mut live, ..) = host.join(&id, 0).await;
    let head = live.head;
    live.play("7g7f").await;
    let resign = json!({"type": "command", "id": "r", "head": head, "command": {"type": "resign"}});
    let (_, answer) = live.envelope(&resign).await;
    assert_eq!(
        (&answer["type"], &answer["code"]),
        (&json!("refused"), &json!("stale"))
    );
    let play = json!({"type": "play", "move": "3c3d", "ply": 1});
    assert_eq!(live.refused(&play).await["code"], "out-of-date");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_agree_on_a_takeback() {
    let host = Host::start("plays").await;
    let id = host.new_game(&two_people()).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    let ask =
        json!({"type": "command", "id": "a", "by": "host", "command": {"type": "offer-takeback"}});
    let (events, _) = live.envelope(&ask).await;
    assert_eq!(kinds(&events), ["offered"]);
    // Who answers is clear: not the one who asked.
    let (events, _) = live
        .command(&json!({"type": "accept", "offer": "takeback"}))
        .await;
    assert_eq!(kinds(&events), ["taken-back"]);
    let (events, _) = live
        .envelope(
            &json!({"type": "command", "id": "b", "by": "guest", "command": {"type": "resign"}}),
        )
        .await;
    assert_eq!(events[0]["outcome"]["winner"], "black");
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_do_not_read_are_answered() {
    let host = Host::start("plays").await;
    let id = host.new_game(&two_people()).await;
    let (mut live, ..) = host.join(&id, 0).await;
    for (text, code, field) in [
        ("", "bad-message", ""),
        ("{", "bad-message", ""),
        ("[1, 2]", "bad-message", ""),
        ("{\"type\": \"sing\"}", "unknown-type", "type"),
        (
            "{\"type\": \"command\", \"id\": \"1\"}",
            "bad-message",
            "command",
        ),
        (
            "{\"type\": \"ping\", \"nonce\": \"x\"}",
            "bad-message",
            "nonce",
        ),
    ] {
        live.send_text(text).await;
        let error = live.next_of("error").await;
        assert_eq!(
            (&error["code"], &error["field"]),
            (&json!(code), &json!(field)),
            "{text}"
        );
    }
    live.send_message(Message::binary(vec![0_u8, 255, 1])).await;
    assert_eq!(live.next_of("error").await["code"], "bad-message");
    let wrong = json!({"type": "command", "id": "m", "command": {"type": "play", "move": "7g7z"}});
    live.send(&wrong).await;
    let error = live.next_of("error").await;
    assert!(
        error["field"].as_str().unwrap().starts_with("command"),
        "{error}"
    );
    // And the game goes on.
    live.send(&json!({"type": "ping", "nonce": 77})).await;
    let pong = live.next_of("pong").await;
    assert_eq!((&pong["nonce"], &pong["clock"]), (&json!(77), &Value::Null));
    live.play("7g7f").await;
    live.send_text(&"x".repeat(20_000)).await;
    assert_eq!(live.next_of("error").await["code"], "too-large");
    assert_eq!(live.closed().await, 1009);
}

/// Bytes that no client would send; a fixed seed makes every run the same.
#[tokio::test(flavor = "multi_thread")]
async fn no_bytes_stop_the_server() {
    let host = Host::start("plays").await;
    let id = host.new_game(&two_people()).await;
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed
    };
    let whole = r#"{"type":"command","id":"z","by":"host","command":{"type":"play","move":"7g7f","ply":1}}"#;
    let (mut live, ..) = host.join(&id, 0).await;
    for round in 0..300 {
        let mut bytes = whole.as_bytes().to_vec();
        for _ in 0..1 + round % 8 {
            let at = usize::try_from(random()).unwrap_or(0) % bytes.len();
            bytes[at] = u8::try_from(random() % 128).unwrap_or(0);
        }
        live.send_text(&String::from_utf8_lossy(&bytes)).await;
        let answer = live.next().await;
        assert!(answer["type"].is_string());
        for _ in 0..4 {
            let garbage: Vec<u8> = (0..random() % 200)
                .map(|_| (random() >> 32) as u8)
                .collect();
            if round % 10 == 0 {
                host.garbage(&garbage).await;
            }
        }
    }
    live.close().await;
    assert_eq!(host.get("/api/health").await.status, 200);
    let (_, welcome, _) = host.join(&id, 0).await;
    assert_eq!(welcome["type"], "welcome");
}

#[tokio::test(flavor = "multi_thread")]
async fn hello_comes_first() {
    let host = Host::start("plays").await;
    let id = host.new_game(&two_people()).await;
    let mut live = host.connect(&id).await;
    live.send(&json!({"type": "ping", "nonce": 1})).await;
    assert_eq!(live.next().await["code"], "no-hello");
    assert_eq!(live.closed().await, 4401);

    let mut live = host.connect(&id).await;
    live.send(&json!({"type": "hello", "protocol": 2, "since": 0}))
        .await;
    let error = live.next().await;
    assert_eq!(
        (&error["code"], &error["supported"]),
        (&json!("protocol"), &json!([1]))
    );
    assert_eq!(live.closed().await, 4400);

    let mut live = host.connect(&id).await;
    live.send(&json!({"type": "hello", "protocol": 1, "since": 99}))
        .await;
    assert_eq!(live.next().await["code"], "unknown-seq");
    let (_, events) = live.hello(0).await;
    assert_eq!(kinds(&events), ["created", "started"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_game_comes_in_several_frames() {
    let host = Host::start("plays").await;
    // A move made and taken back again and again: two events each, and no repetition.
    let body = json!({"opponent": {"kind": "person"}, "settings": {"rules": {"takeback": "free"}}});
    let id = host.new_game(&body).await;
    let (mut live, ..) = host.join(&id, 0).await;
    for _ in 0..260 {
        live.play("7g7f").await;
        let undo = json!({"type": "command", "id": format!("u{}", live.head), "by": "host", "command": {"type": "offer-takeback"}});
        let (events, _) = live.envelope(&undo).await;
        assert_eq!(kinds(&events), ["taken-back"]);
    }
    let mut late = host.connect(&id).await;
    late.send(&json!({"type": "hello", "protocol": 1, "since": 0}))
        .await;
    assert_eq!(late.next().await["type"], "welcome");
    let sizes = [late.next().await, late.next().await].map(|frame| events_of(&frame).len());
    assert_eq!(sizes, [500, 22]);
    assert_eq!(late.head, live.head);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_holds_nobody_up() {
    let host = Host::start("plays").await;
    let id = host.new_game(&two_people()).await;
    let (mut deaf, ..) = host.join(&id, 0).await;
    // Far more answers than queue and socket buffers hold, none of them read.
    let padding = "x".repeat(200);
    let frame = json!({"type": "command", "id": "p", "command": {"type": "play", "move": "1a1b"}, "padding": padding});
    let mut sent = 0;
    let flood = async {
        for _ in 0..200_000 {
            deaf.try_send(&frame).await?;
            sent += 1;
        }
        Some(())
    };
    // Either the server stops reading (the flood stalls) or it hangs up; others do not notice.
    let _ = tokio::time::timeout(std::time::Duration::from_secs(3), flood).await;
    assert!(sent > 0);
    let (mut other, ..) = host.join(&id, 0).await;
    other.play("7g7f").await;
}
