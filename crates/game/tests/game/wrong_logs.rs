//! Damaged logs are refused, and leave the game as it was.

use komadai_game::{ApplyError, Event, Game};
use serde_json::{Value, json};

use crate::script::Played;

fn event(json: Value) -> Event {
    serde_json::from_value(json).unwrap()
}

/// A game in progress: 7g7f and 3c3d were made, Black is to move.
fn game() -> Played {
    let mut played = Played::new(json!({}));
    played.moves("7g7f 3c3d");
    played
}

#[track_caller]
fn unfit(played: &Played, json: Value) {
    let mut game = played.game.clone();
    let error = game
        .apply(&event(json.clone()))
        .expect_err("the event does not fit");
    assert!(
        matches!(error, ApplyError::Unfit { event, .. } if event == json["kind"]),
        "{error}"
    );
    assert_eq!(game, played.game, "{json} changed the game");
}

#[test]
fn events_that_contradict_a_running_game() {
    let moved = |ply: u32, by: &str, mv: &str, clock: Value| {
        json!({"at": 9, "kind": "moved", "ply": ply, "by": by, "move": mv, "spent_ms": 0,
               "clock": clock})
    };
    let left = json!({"main_ms": 1, "periods": 0});
    let played = game();
    for json in [
        moved(4, "black", "2g2f", Value::Null),
        moved(3, "white", "8c8d", Value::Null),
        moved(3, "black", "2g2d", Value::Null),
        moved(3, "black", "2g2f", json!({"black": left, "white": left})),
        json!({"at": 9, "kind": "started", "black": "host"}),
        json!({"at": 9, "kind": "furigoma", "senior": "host", "tosses": [], "black": "host"}),
        json!({"at": 9, "kind": "offered", "by": "host", "offer": "draw", "plies": 1}),
        json!({"at": 9, "kind": "offered", "by": "host", "offer": "takeback", "plies": null}),
        json!({"at": 9, "kind": "offered", "by": "host", "offer": "takeback", "plies": 3}),
        json!({"at": 9, "kind": "offer-declined", "by": "host", "offer": "draw"}),
        json!({"at": 9, "kind": "offer-expired", "offer": "takeback"}),
        json!({"at": 9, "kind": "taken-back", "by": "host", "plies": 0, "clock": null}),
        json!({"at": 9, "kind": "taken-back", "by": "host", "plies": 4_000_000_000u32,
               "clock": null}),
    ] {
        unfit(&played, json);
    }
    let mut offering = game();
    offering.tell("host 3000 offer-takeback");
    unfit(
        &offering,
        json!({"at": 9, "kind": "offer-withdrawn", "by": "guest", "offer": "takeback"}),
    );
    unfit(
        &offering,
        json!({"at": 9, "kind": "offer-declined", "by": "host", "offer": "takeback"}),
    );
}

#[test]
fn nothing_follows_the_end() {
    let mut played = game();
    played.tell("host 3000 resign");
    let ended = serde_json::to_value(played.log.last().unwrap()).unwrap();
    unfit(&played, ended);
    unfit(&played, json!({"at": 9, "kind": "resumed"}));
    unfit(
        &played,
        json!({"at": 9, "kind": "moved", "ply": 3, "by": "black", "move": "2g2f", "spent_ms": 0,
               "clock": null}),
    );
}

#[test]
fn a_toss_must_decide_for_whom_it_says() {
    let settings = json!({"sides": {"kind": "furigoma", "senior": "host"}});
    let (game, created) =
        Game::new(crate::script::settings(settings), crate::script::at(0)).unwrap();
    let played = Played {
        game,
        log: vec![created],
    };
    let toss = |faces: [&str; 5], senior: &str, black: &str| json!({"at": 0, "kind": "furigoma", "senior": senior, "tosses": [faces], "black": black});
    unfit(&played, toss(["fu"; 5], "host", "guest"));
    unfit(&played, toss(["on-edge"; 5], "host", "host"));
    unfit(&played, toss(["to"; 5], "guest", "host"));
    unfit(
        &played,
        json!({"at": 0, "kind": "started", "black": "host"}),
    );
    let mut game = played.game.clone();
    assert_eq!(game.apply(&event(toss(["fu"; 5], "host", "host"))), Ok(()));
}

#[test]
fn a_log_begins_with_its_settings() {
    let played = game();
    assert_eq!(Game::from_events(&[]), Err(ApplyError::NotCreated));
    assert_eq!(
        Game::from_events(&played.log[1..]),
        Err(ApplyError::NotCreated)
    );
    let twice = [played.log[0].clone(), played.log[0].clone()];
    assert_eq!(Game::from_events(&twice), Err(ApplyError::NotCreated));
    let no_game = event(json!({
        "at": 0, "kind": "created", "settings": {"start": {"moves": ["7g7e"]}},
    }));
    assert!(matches!(
        Game::from_events(&[no_game]),
        Err(ApplyError::Settings(_))
    ));
}
