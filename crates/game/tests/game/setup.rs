//! Settings, sides, furigoma, start, who may do what.

use komadai_core::Color;
use komadai_game::{EventKind, Game, Phase, Seat, first_mover};
use serde_json::{Value, json};

use crate::script::{Played, at, check, check_on, settings};

/// Settings that make no game, with the field, the reason and the rule that the answer must name.
#[track_caller]
fn refused(json: Value, field: &str, reason: &str, rule: &str) -> Value {
    let error = Game::new(settings(json), at(0)).unwrap_err();
    let found = serde_json::to_value(&error).unwrap();
    assert_eq!(found["field"], field, "{error}");
    assert_eq!(found["reason"], reason, "{error}");
    assert_eq!(found["rule"], rule, "{error}");
    assert_eq!(found["message"], error.to_string());
    found
}

#[test]
fn bad_settings_name_the_field_and_the_rule() {
    let broken = refused(
        json!({"start": {"sfen": "4k3P/9/9/9/9/9/P8/P8/4K4 b - 1"}}),
        "start.sfen",
        "broken-setup",
        "R29",
    );
    let rules: Vec<_> = broken["broken"]
        .as_array()
        .unwrap()
        .iter()
        .map(|b| &b["rule"])
        .collect();
    assert_eq!(rules, ["R29", "R21"]);
    let illegal = refused(
        json!({"start": {"moves": ["7g7f", "3c3d", "2g2d"]}}),
        "start.moves",
        "illegal-start-move",
        "R15",
    );
    assert_eq!(illegal["illegal"]["move"], "2g2d");
    refused(
        json!({"start": {"sfen": "8k/9/9/7+R1/9/9/9/9/K8 b - 1", "moves": ["2d2c", "1a2b"]}}),
        "start",
        "start-is-over",
        "R32",
    );
    refused(
        json!({"start": {"handicap": "two"}, "sides": {"kind": "furigoma", "senior": "host"}}),
        "sides",
        "furigoma-in-handicap",
        "R5",
    );
    let clock = |control: Value| json!({"clock": {"black": {"main_ms": 1}, "white": control}});
    refused(clock(json!({})), "clock", "no-time", "R41");
    refused(
        clock(json!({"main_ms": 604_800_001})),
        "clock",
        "too-much-time",
        "R41",
    );
    refused(
        clock(json!({"main_ms": 1, "periods": 0})),
        "clock",
        "bad-periods",
        "R41",
    );
    let rounding = json!({"unit_ms": 0, "mode": "up"});
    refused(
        clock(json!({"main_ms": 1, "rounding": rounding})),
        "clock",
        "bad-rounding",
        "R41",
    );
    let limit = |moves| json!({"rules": {"max_moves": {"moves": moves}}});
    refused(limit(0), "rules.max_moves", "bad-max-moves", "R39");
    refused(
        json!({"start": {"moves": ["7g7f"]}, "rules": {"max_moves": {"moves": 1}}}),
        "rules.max_moves",
        "bad-max-moves",
        "R39",
    );
}

#[test]
fn nothing_happens_before_the_start() {
    let (game, created) = Game::new(settings(json!({})), at(0)).unwrap();
    assert_eq!(game.phase(), Phase::Created);
    let mut played = Played {
        game,
        log: vec![created],
    };
    let answers = [
        ("host 1 play 7g7f", "refused not-started"),
        ("host 1 resign", "refused not-started"),
        ("host 1 offer-draw", "refused not-started"),
        ("referee 1 tick", "nothing"),
        ("host 1 start", "refused referee-only"),
        ("guest 1 abandon", "refused referee-only"),
        ("referee 1 start", "started host"),
        ("referee 2 start", "refused already-started"),
        ("referee 2 play 7g7f", "refused players-only"),
        ("guest 2 play 3c3d", "refused not-your-turn R7"),
        ("host 3 play 7g7f", "moved 1 black 7g7f spent 2"),
    ];
    for (line, answer) in answers {
        assert_eq!(played.tell(line), answer, "{line}");
    }
}

#[test]
fn the_seats_follow_the_agreed_sides() {
    let host_black = Played::new(json!({}));
    assert_eq!(host_black.game.color_of(Seat::Host), Some(Color::Black));
    assert_eq!(host_black.game.seat_of(Color::White), Some(Seat::Guest));
    let guest_black = json!({"sides": {"kind": "fixed", "black": "guest"}});
    check(
        guest_black,
        "host 1 play 7g7f -> refused not-your-turn R7
         guest 1 play 7g7f -> moved 1 black 7g7f spent 1",
    );
    // In a handicap game White moves first (R5).
    check(
        json!({"start": {"handicap": "lance"}}),
        "host 1 play 7g7f -> refused not-your-turn R7
         guest 1 play 3c3d -> moved 1 white 3c3d spent 1",
    );
}

#[test]
fn furigoma_is_tossed_at_the_start_and_shown() {
    let agreed = json!({"sides": {"kind": "furigoma", "senior": "guest"}});
    let mut blacks = [0, 0];
    for seed in 0..64 {
        let (game, created) = Game::new(settings(agreed.clone()), at(0)).unwrap();
        assert_eq!(game.color_of(Seat::Host), None);
        let mut played = Played {
            game,
            log: vec![created],
        };
        assert_eq!(played.tell("referee 1 start"), "refused seed-missing R5");
        let told = played.tell(&format!("referee 1 start {seed}"));
        let EventKind::Furigoma {
            senior,
            tosses,
            black,
        } = &played.log[1].kind
        else {
            panic!("expected the toss, found {told}");
        };
        assert_eq!(*senior, Seat::Guest);
        assert_eq!(
            first_mover(tosses.last().unwrap(), Seat::Guest),
            Some(*black)
        );
        assert_eq!(played.game.seat_of(Color::Black), Some(*black));
        blacks[usize::from(*black == Seat::Host)] += 1;
    }
    assert!(blacks.iter().all(|&count| count > 10), "{blacks:?}");
}

#[test]
fn the_clock_waits_until_a_toss_has_been_looked_at() {
    let clock = json!({"main_ms": 1_000});
    let agreed = json!({"sides": {"kind": "furigoma", "senior": "guest"}, "clock": {"black": clock, "white": clock}});
    let (game, created) = Game::new(settings(agreed), at(0)).unwrap();
    let mut played = Played {
        game,
        log: vec![created],
    };
    let toss = played.tell("referee 0 toss 7");
    let black = toss.strip_prefix("furigoma ").expect("the toss").to_owned();
    check_on(
        &mut played,
        &format!(
            "referee 1 toss 8 -> nothing
             {black} 5000 play 7g7f -> refused not-started
             {black} 5000 toss 9 -> refused referee-only
             referee 60000 tick -> nothing
             referee 60000 start -> started {black}
             referee 60000 toss 9 -> refused already-started
             {black} 60400 play 7g7f -> moved 1 black 7g7f spent 400 left 600/0 1000/0"
        ),
    );
    // Where it is agreed who plays Black, there is nothing to toss.
    let (game, created) = Game::new(settings(json!({})), at(0)).unwrap();
    let mut played = Played {
        game,
        log: vec![created],
    };
    check_on(
        &mut played,
        "referee 1 toss 8 -> nothing
         referee 1 start -> started host",
    );
}

#[test]
fn a_move_sent_twice_is_refused() {
    check(
        json!({"start": {"moves": ["7g7f", "3c3d"]}}),
        "host 1 play 2g2f 3 -> moved 3 black 2g2f spent 1
         host 2 play 2g2f 3 -> refused out-of-date
         guest 3 play 8c8d 4 -> moved 4 white 8c8d spent 2
         host 4 play 2f2e 6 -> refused out-of-date",
    );
}

#[test]
fn a_game_starts_from_any_position_and_moves() {
    let played = Played::new(json!({
        "start": {"sfen": "4k4/9/9/9/9/9/9/9/4K4 b G2r2b3g4s4n4l18p 7", "moves": ["G*5e", "5a4a"]},
    }));
    let command = "position sfen 4k4/9/9/9/9/9/9/9/4K4 b G2r2b3g4s4n4l18p 7 moves G*5e 5a4a";
    assert_eq!(played.game.position_command(), command);
    assert_eq!(played.game.start_plies(), 2);
    // A mate problem, in which the attacker has no king, can be played out too.
    check(
        json!({"start": {"sfen": "8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"}}),
        "host 1 play G*1b -> moved 1 black G*1b spent 1; black wins by checkmate R32",
    );
}

#[test]
fn unknown_fields_and_values_are_refused() {
    let bad = [
        json!({"clocks": null}),
        json!({"rules": {"impasse": "28"}}),
        json!({"rules": {"illegal_moves": "lose"}}),
        json!({"start": {"handicap": "seventeen"}}),
        json!({"start": {"sfen": "lnsgkgsnl/9/9 b - 1"}}),
        json!({"start": {"moves": ["7g7z"]}}),
        json!({"sides": {"kind": "fixed", "black": "black"}}),
        json!({"clock": {"black": {"main_ms": -1}, "white": {}}}),
        json!({"clock": {"black": {"main_ms": 1}}}),
    ];
    for json in bad {
        let read = serde_json::from_value::<komadai_game::Settings>(json.clone());
        assert!(read.is_err(), "{json} was taken");
    }
}
