//! The JSON forms are those of `docs/protocols/game-events.md`: every example there is read and
//! written again.

use std::collections::BTreeSet;

use komadai_core::{Move, Position};
use komadai_game::{
    Command, Event, IllegalReport, Offer, Outcome, Reason, Refusal, Settings, Snapshot,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::script::Played;

const DOC: &str = include_str!("../../../../docs/protocols/game-events.md");

/// The contents of the document's code blocks of one kind.
fn blocks(kind: &str) -> Vec<&'static str> {
    let opening = format!("```json {kind}\n");
    let blocks: Vec<_> = DOC
        .split(opening.as_str())
        .skip(1)
        .map(|rest| rest.split("```").next().expect("a block ends"))
        .collect();
    assert!(
        !blocks.is_empty(),
        "the document has no example of a {kind}"
    );
    blocks
}

/// The examples of a kind that stand one on a line.
fn lines(kind: &str) -> Vec<Value> {
    blocks(kind)
        .iter()
        .flat_map(|block| block.lines())
        .map(|line| serde_json::from_str(line).expect("a line is one JSON object"))
        .collect()
}

#[track_caller]
fn round_trip<T: Serialize + DeserializeOwned>(json: &Value) -> T {
    let value: T = serde_json::from_value(json.clone()).unwrap_or_else(|e| panic!("{json}: {e}"));
    assert_eq!(&serde_json::to_value(&value).unwrap(), json);
    value
}

#[track_caller]
fn keys(examples: &[Value], field: &str) -> BTreeSet<String> {
    examples
        .iter()
        .map(|json| json[field].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn settings_are_as_documented_and_default_field_by_field() {
    let examples: Vec<Settings> = blocks("settings")
        .iter()
        .map(|block| round_trip(&serde_json::from_str(block).unwrap()))
        .collect();
    assert_eq!(examples[0], Settings::default());
    assert_eq!(
        serde_json::from_str::<Settings>("{}").unwrap(),
        Settings::default()
    );
    let partial = json!({"start": {}, "rules": {"max_moves": {"moves": 320}}});
    let partial: Settings = serde_json::from_value(partial).unwrap();
    assert_eq!(partial.rules.max_moves.unwrap().moves, 320);
}

#[test]
fn commands_are_as_documented() {
    let examples = lines("command");
    for json in &examples {
        round_trip::<Command>(json);
    }
    assert_eq!(keys(&examples, "type").len(), 14);
    let sparse = [
        json!({"type": "start"}),
        json!({"type": "play", "move": "P*5e"}),
    ];
    for json in sparse {
        assert!(serde_json::from_value::<Command>(json).is_ok());
    }
    let bad = [
        json!({"type": "pass"}),
        json!({"type": "play"}),
        json!({"type": "play", "move": "P5e"}),
        json!({"type": "play", "move": "7g7f", "promote": true}),
        json!({"type": "accept", "offer": "rematch"}),
        json!({"move": "7g7f"}),
        json!([]),
    ];
    for json in bad {
        assert!(
            serde_json::from_value::<Command>(json.clone()).is_err(),
            "{json} was taken"
        );
    }
}

#[test]
fn events_are_as_documented() {
    let examples = lines("event");
    for json in &examples {
        round_trip::<Event>(json);
    }
    assert_eq!(keys(&examples, "kind").len(), 10);
    let created = json!({"at": 5, "kind": "created", "settings": Settings::default()});
    round_trip::<Event>(&created);
}

#[test]
fn outcomes_are_as_documented() {
    let examples = lines("outcome");
    for json in &examples {
        let outcome: Outcome = round_trip(json);
        assert_eq!(outcome.reason().key(), json["reason"]);
    }
    let all: BTreeSet<_> = Reason::ALL
        .iter()
        .map(|reason| reason.key().to_owned())
        .collect();
    assert_eq!(keys(&examples, "reason"), all);
    let contradictions = [
        json!({"result": "win", "winner": null, "reason": "checkmate"}),
        json!({"result": "draw", "winner": "black", "reason": "agreement"}),
        json!({"result": "draw", "winner": null, "reason": "checkmate"}),
        json!({"result": "win", "winner": "black", "reason": "illegal-move"}),
        json!({"result": "draw", "winner": null, "reason": "impasse"}),
        json!({"result": "none", "winner": "black", "reason": "abandoned"}),
    ];
    for json in contradictions {
        assert!(
            serde_json::from_value::<Outcome>(json.clone()).is_err(),
            "{json} was taken"
        );
    }
}

#[test]
fn refusals_are_as_documented() {
    let nifu = {
        let sfen = "lnsgkgsnl/1r5b1/p1ppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b P 1";
        let position = Position::from_sfen(sfen).unwrap();
        let mv: Move = "P*7e".parse().unwrap();
        IllegalReport::new(&position, mv, &position.check_move(mv).unwrap_err())
    };
    let refusals = [
        Refusal::NotStarted,
        Refusal::AlreadyStarted,
        Refusal::GameOver,
        Refusal::NotYourTurn,
        Refusal::IllegalMove(nifu),
        Refusal::OutOfDate {
            sent: 3,
            expected: 4,
        },
        Refusal::RefereeOnly,
        Refusal::PlayersOnly,
        Refusal::SeedMissing,
        Refusal::DrawsOff,
        Refusal::TakebacksOff,
        Refusal::NothingToTakeBack,
        Refusal::TooManyPlies { asked: 5, made: 2 },
        Refusal::CountOff,
        Refusal::NoEnteringKing,
        Refusal::NoSuchOffer(Offer::Draw),
        Refusal::OfferOpen(Offer::Draw),
        Refusal::OfferRepeated(Offer::Draw),
        Refusal::OwnOffer(Offer::Draw),
        Refusal::DeclarationOff,
        Refusal::ResignOnOwnTurn,
    ];
    let found: Vec<_> = refusals
        .iter()
        .map(|r| serde_json::to_value(r).unwrap())
        .collect();
    assert_eq!(found, lines("refusal"));
}

#[test]
fn the_snapshot_is_as_documented() {
    let control = json!({"main_ms": 600_000, "byoyomi_ms": 30_000});
    let mut played = Played::new(json!({"clock": {"black": control, "white": control}}));
    played.tell("host 5000 play 7g7f");
    played.tell("host 6000 offer-takeback");
    let documented: Value = serde_json::from_str(blocks("snapshot")[0]).unwrap();
    let found: Snapshot = round_trip(&documented);
    assert_eq!(found, played.game.snapshot());
}

/// One illegal move for each reason that core knows.
#[test]
fn every_reason_of_an_illegal_move_has_its_key() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let cases = [
        (start, "5e5d", "empty-square"),
        (start, "3c3d", "not-your-piece"),
        (start, "7g7g", "stays-put"),
        (start, "2h2g", "own-piece-there"),
        (start, "7g7e", "cannot-reach"),
        (start, "2h2d", "blocked"),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h+", "cannot-promote"),
        ("4k4/9/9/9/9/9/+P8/9/4K4 b - 1", "9g9f+", "already-promoted"),
        (start, "7g7f+", "outside-zone"),
        ("4k4/P8/9/9/9/9/9/9/4K4 b - 1", "9b9a", "must-promote"),
        (start, "P*5e", "not-in-hand"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*5i", "occupied"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*9a", "dead-drop"),
        ("4k4/9/9/9/9/9/P8/9/4K4 b P 1", "P*9e", "nifu"),
        ("3rk4/9/9/9/9/9/9/9/4K4 b - 1", "5i6i", "king-into-check"),
        (
            "4k4/4r4/9/9/9/9/9/9/4K3L b - 1",
            "1i1h",
            "check-not-answered",
        ),
        ("4k4/4r4/9/9/9/9/9/4G4/4K4 b - 1", "5h4h", "exposes-king"),
        ("8k/6G2/9/7N1/9/9/9/9/K8 b P 1", "P*1b", "uchifuzume"),
    ];
    for (sfen, mv, key) in cases {
        let position = Position::from_sfen(sfen).unwrap();
        let mv: Move = mv.parse().unwrap_or_else(|_| panic!("{mv} is not a move"));
        let report = IllegalReport::new(&position, mv, &position.check_move(mv).unwrap_err());
        assert_eq!(report.reason, key, "{sfen} {mv}");
        round_trip::<IllegalReport>(&serde_json::to_value(&report).unwrap());
    }
    assert_eq!(cases.map(|(_, _, key)| key), IllegalReport::KEYS);
}
