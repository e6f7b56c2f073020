//! The engine as an opponent, good and bad ones.

use serde_json::{Value, json};

use crate::harness::{Host, kinds};

fn against(level: u8) -> Value {
    json!({"opponent": {"kind": "engine", "level": level}})
}

#[tokio::test(flavor = "multi_thread")]
async fn it_answers_moves_at_its_level() {
    let host = Host::start("plays").await;
    let id = host.new_game(&against(2)).await;
    let (mut live, welcome, _) = host.join(&id, 0).await;
    assert_eq!(welcome["yours"], json!(["host"]));
    assert_eq!(
        welcome["engine"],
        json!({"seat": "guest", "level": 2, "state": "idle", "message": null})
    );
    live.play("7g7f").await;
    let reply = live.event("moved").await;
    assert_eq!((&reply["by"], &reply["ply"]), (&json!("white"), &json!(2)));
    live.engine("ready").await;
    live.play("2g2f").await;
    live.event("moved").await;
    let log = host.engine_log();
    assert_eq!(
        log.iter().filter(|line| *line == "(started)").count(),
        1,
        "one process a game"
    );
    assert!(
        log.contains(&"setoption name SkillLevel value 2".to_owned()),
        "{log:?}"
    );
    assert!(log.contains(&"setoption name EnteringKingRule value CSARule27".to_owned()));
    assert!(log.contains(&"go movetime 22".to_owned()), "{log:?}");
    assert!(
        log.contains(&"position startpos moves 7g7f".to_owned()),
        "{log:?}"
    );
    // Its side is its own.
    let command =
        json!({"type": "command", "id": "g", "by": "guest", "command": {"type": "resign"}});
    assert_eq!(live.envelope(&command).await.1["code"], "not-your-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn level_0_is_full_strength() {
    let host = Host::start("plays").await;
    let id = host.new_game(&against(0)).await;
    let (mut live, welcome, _) = host.join(&id, 0).await;
    assert_eq!(welcome["engine"]["level"], json!(0));
    live.play("7g7f").await;
    live.event("moved").await;
    let log = host.engine_log();
    for line in ["setoption name SkillLevel value 0", "go movetime 55"] {
        assert!(log.contains(&line.to_owned()), "{log:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_clock_a_reply_is_not_there_before_it_can_be_seen() {
    let host = Host::start_with("plays", |config| {
        config.engine.least_reply = std::time::Duration::from_millis(600);
    })
    .await;
    let between = async |clock: Value| {
        let mut body = against(1);
        body["settings"] = json!({"clock": clock});
        let id = host.new_game(&body).await;
        let (mut live, ..) = host.join(&id, 0).await;
        // The first move pays for starting the process.
        for usi in ["7g7f", "2g2f"] {
            let own = live.play(usi).await[0]["at"].as_u64().unwrap();
            let reply = live.event("moved").await["at"].as_u64().unwrap();
            if usi == "2g2f" {
                return reply - own;
            }
        }
        0
    };
    let waited = between(Value::Null).await;
    assert!((590..5_000).contains(&waited), "{waited} ms");
    let time = json!({"main_ms": 600_000});
    let hurried = between(json!({"black": time, "white": time})).await;
    assert!(hurried < 590, "a clock is nobody's to waste: {hurried} ms");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_told_the_rules() {
    let host = Host::start("plays").await;
    let mut body = against(1);
    body["settings"] = json!({
        "start": {"handicap": "two"},
        "sides": {"kind": "fixed", "black": "host"},
        "rules": {"impasse": "points24", "max_moves": {"moves": 300}},
    });
    let id = host.new_game(&body).await;
    let (mut live, _, events) = host.join(&id, 0).await;
    if !kinds(&events).contains(&"moved") {
        assert_eq!(
            live.event("moved").await["by"],
            "white",
            "uwate moves first"
        );
    }
    let log = host.engine_log();
    let told = |line: &str| log.iter().any(|told| told == line);
    assert!(
        told("setoption name EnteringKingRule value CSARule24"),
        "{log:?}"
    );
    assert!(
        told("setoption name EnteringKingRule value CSARule24H"),
        "{log:?}"
    );
    assert!(told("setoption name MaxMovesToDraw value 300"), "{log:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_moves_first_where_it_has_black() {
    let host = Host::start("plays").await;
    let mut body = against(1);
    body["settings"] = json!({"sides": {"kind": "fixed", "black": "guest"}});
    let id = host.new_game(&body).await;
    let (mut live, _, events) = host.join(&id, 0).await;
    if !kinds(&events).contains(&"moved") {
        assert_eq!(live.event("moved").await["by"], "black");
    }
    let turn = json!({"type": "play", "move": "3c3d"});
    assert_eq!(live.command(&turn).await.1["type"], "accepted");
}

/// Case A21: each engine is told its own byoyomi.
#[tokio::test(flavor = "multi_thread")]
async fn it_is_told_the_clock_of_its_own_side() {
    let host = Host::start("plays").await;
    let black = json!({"main_ms": 600_000, "byoyomi_ms": 30_000});
    for (white, expected) in [
        (
            json!({"main_ms": 300_000, "byoyomi_ms": 60_000}),
            "byoyomi 60000",
        ),
        (
            json!({"main_ms": 300_000, "increment_ms": 10_000}),
            "binc 0 winc 10000",
        ),
    ] {
        let mut body = against(3);
        body["settings"] = json!({"clock": {"black": black, "white": white}});
        let id = host.new_game(&body).await;
        let (mut live, ..) = host.join(&id, 0).await;
        live.play("7g7f").await;
        live.event("moved").await;
        let log = host.engine_log();
        let go = log
            .iter()
            .rev()
            .find(|line| line.starts_with("go "))
            .unwrap();
        assert!(go.ends_with(expected), "{go}");
        let words: Vec<&str> = go.split(' ').collect();
        assert_eq!((words[1], words[3]), ("btime", "wtime"), "{go}");
        let left = |word: usize| words[word].parse::<u64>().unwrap();
        assert!((590_000..=600_000).contains(&left(2)), "{go}");
        assert!((290_000..=300_000).contains(&left(4)), "{go}");
        live.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_lets_people_take_back_and_plays_on_rather_than_draw() {
    let host = Host::start("plays").await;
    let mut body = against(1);
    body["settings"] = json!({"rules": {"draw_offers": true}});
    let id = host.new_game(&body).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    live.event("moved").await;
    live.command(&json!({"type": "offer-draw"})).await;
    live.event("offer-declined").await;
    live.command(&json!({"type": "offer-takeback"})).await;
    assert_eq!(live.event("taken-back").await["plies"], 2);
    live.play("2g2f").await;
    live.event("moved").await;
    assert_eq!(host.game(&id).await["moves"][0], "2g2f");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_takeback_while_it_thinks_stops_it() {
    let host = Host::start("waits").await;
    let id = host.new_game(&against(1)).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    live.engine("thinking").await;
    live.command(&json!({"type": "offer-takeback"})).await;
    assert_eq!(live.event("taken-back").await["plies"], 1);
    live.play("2g2f").await;
    // The answer to the first question must not be played; only the second is stopped by its limit.
    let reply = live.event("moved").await;
    assert_eq!(reply["ply"], 2);
    assert_eq!(host.game(&id).await["moves"][0], "2g2f");
    let log = host.engine_log();
    assert!(log.contains(&"stop".to_owned()), "{log:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_crash_is_made_good() {
    let host = Host::start("crashes-once").await;
    let id = host.new_game(&against(1)).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    live.engine("restarting").await;
    assert_eq!(live.event("moved").await["ply"], 2);
    let log = host.engine_log();
    assert_eq!(
        log.iter().filter(|line| *line == "(started)").count(),
        2,
        "{log:?}"
    );
}

/// The game is kept, the player is told, and may still do everything.
async fn check_failure(behaviour: &str, words: &str) {
    let host = Host::start(behaviour).await;
    let id = host.new_game(&against(1)).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    let failed = live.engine("failed").await;
    let message = failed["message"].as_str().unwrap();
    assert!(message.contains(words), "{behaviour}: {message}");
    assert_eq!(host.game(&id).await["moves"], json!(["7g7f"]));
    live.send(&json!({"type": "retry-engine"})).await;
    live.engine("failed").await;
    // A client that comes now is told as well.
    let (_other, welcome, _) = host.join(&id, 0).await;
    assert_eq!(welcome["engine"]["state"], "failed");
    live.command(&json!({"type": "offer-takeback"})).await;
    live.event("taken-back").await;
    live.engine("idle").await;
    let (events, _) = live.command(&json!({"type": "resign"})).await;
    assert_eq!(kinds(&events), ["ended"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_crashes_always() {
    check_failure("crashes", "ended").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_cheats() {
    check_failure("cheats", "illegal").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_babbles() {
    check_failure("babbles", "does not read").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_falls_silent() {
    let host = Host::start("silent").await;
    let mut body = against(1);
    body["settings"] = json!({"clock": {"black": {"main_ms": 60_000}, "white": {"main_ms": 400}}});
    let id = host.new_game(&body).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    // It does not hold the game up: its flag falls.
    let ended = live.event("ended").await;
    assert_eq!(ended["outcome"]["reason"], "time");
    assert_eq!(ended["outcome"]["winner"], "black");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_engine_is_waited_for() {
    let host = Host::start("slow").await;
    let id = host.new_game(&against(1)).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    assert!(live.event("moved").await["spent_ms"].as_u64().unwrap() >= 150);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_may_resign() {
    let host = Host::start("resigns").await;
    let id = host.new_game(&against(1)).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    let ended = live.event("ended").await;
    assert_eq!(
        (&ended["outcome"]["reason"], &ended["outcome"]["winner"]),
        (&json!("resignation"), &json!("black"))
    );
    let game = host.game(&id).await;
    assert_eq!(
        game["outcome"],
        json!({"result": "black", "reason": "resignation", "rule": "R33"})
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn it_may_declare() {
    let host = Host::start("declares").await;
    let mut body = against(1);
    // White's king is in, with ten others and far more than 27 points.
    body["position"] = json!("sfen 4K4/9/9/9/9/9/+r+r+b+b1ssss/gggg5/4k4 w 9p 1");
    body["settings"] = json!({"sides": {"kind": "fixed", "black": "host"}});
    let id = host.new_game(&body).await;
    let (mut live, _, events) = host.join(&id, 0).await;
    let ended = match events.iter().find(|event| event["kind"] == "ended") {
        Some(ended) => ended.clone(),
        None => live.event("ended").await,
    };
    assert_eq!(
        (&ended["outcome"]["reason"], &ended["outcome"]["winner"]),
        (&json!("declaration"), &json!("white")),
        "{ended}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declaration_that_the_game_does_not_know_keeps_the_game() {
    let host = Host::start("declares").await;
    let mut body = against(1);
    body["settings"] = json!({"rules": {"impasse": "none"}});
    let id = host.new_game(&body).await;
    let (mut live, ..) = host.join(&id, 0).await;
    live.play("7g7f").await;
    let failed = live.engine("failed").await;
    assert!(
        failed["message"].as_str().unwrap().contains("refused"),
        "{failed}"
    );
    assert_eq!(host.game(&id).await["status"], "ongoing");
}
