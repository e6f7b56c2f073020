//! Time: the flag, byoyomi, increments, different times for the two sides, restarts.

use komadai_core::Color;
use komadai_game::{Game, UsiTime};
use serde_json::{Value, json};

use crate::script::{Played, at, check, check_on};

fn both(control: Value) -> Value {
    json!({"clock": {"black": control, "white": control}})
}

/// Case A22: one rule for a move in the same instant as the flag, and never a loss on a stopped
/// clock.
#[test]
fn a_move_counts_up_to_the_deadline() {
    let five_seconds = both(json!({"main_ms": 5_000}));
    check(
        five_seconds.clone(),
        "host 4970 play 7g7f -> moved 1 black 7g7f spent 4970 left 30/0 5000/0",
    );
    check(
        five_seconds.clone(),
        "host 5000 play 7g7f -> moved 1 black 7g7f spent 5000 left 0/0 5000/0",
    );
    check(
        five_seconds,
        "host 5030 play 7g7f -> white wins by time R41 left 0/0 5000/0
         guest 5031 play 3c3d -> refused game-over",
    );
}

#[test]
fn whatever_arrives_after_the_flag_ends_the_game_on_time() {
    let late = [
        "host 5001 play 7g7f",
        "host 5001 play 7g7e",
        "guest 5001 play 3c3d",
        "host 5001 resign",
        "guest 5001 resign",
        "guest 5001 offer-takeback",
        "host 5001 declare",
        "referee 5001 tick",
        "guest 5001 tick",
        "referee 5001 abandon host",
    ];
    for line in late {
        check(
            both(json!({"main_ms": 5_000})),
            &format!("{line} -> white wins by time R41 left 0/0 5000/0"),
        );
    }
}

#[test]
fn ticks_do_nothing_until_the_flag_falls() {
    let mut played = check(
        both(json!({"main_ms": 5_000})),
        "referee 0 tick -> nothing
         host 2000 play 7g7f -> moved 1 black 7g7f spent 2000 left 3000/0 5000/0
         referee 6999 tick -> nothing
         referee 7000 tick -> nothing",
    );
    assert_eq!(played.game.deadline(), Some(at(7_000)));
    assert_eq!(played.game.tick(at(7_000)), []);
    check_on(
        &mut played,
        "referee 7001 tick -> black wins by time R41 left 3000/0 0/0",
    );
    assert_eq!(played.game.deadline(), None);
    check_on(&mut played, "referee 9000 tick -> nothing");
}

#[test]
fn byoyomi_periods_are_used_up_one_by_one() {
    check(
        both(json!({"main_ms": 2_000, "byoyomi_ms": 10_000, "periods": 3})),
        "host 12000 play 7g7f -> moved 1 black 7g7f spent 12000 left 0/3 2000/3
         guest 13000 play 3c3d -> moved 2 white 3c3d spent 1000 left 0/3 1000/3
         host 23001 play 2g2f -> moved 3 black 2g2f spent 10001 left 0/2 1000/3
         guest 24000 play 8c8d -> moved 4 white 8c8d spent 999 left 0/2 1/3
         host 44000 play 2f2e -> moved 5 black 2f2e spent 20000 left 0/1 1/3
         guest 74001 play 8d8e -> moved 6 white 8d8e spent 30001 left 0/1 0/1
         host 84002 play 6i7h -> white wins by time R41 left 0/0 0/1",
    );
}

#[test]
fn increments_come_after_the_move() {
    check(
        both(json!({"main_ms": 5_000, "increment_ms": 3_000})),
        "host 5000 play 7g7f -> moved 1 black 7g7f spent 5000 left 3000/0 5000/0
         guest 6000 play 3c3d -> moved 2 white 3c3d spent 1000 left 3000/0 7000/0
         host 9001 play 2g2f -> white wins by time R41 left 0/0 7000/0",
    );
    // Under a combination the increment is main time again, which is used before byoyomi.
    check(
        both(json!({"byoyomi_ms": 10_000, "periods": 2, "increment_ms": 3_000})),
        "host 11000 play 7g7f -> moved 1 black 7g7f spent 11000 left 3000/1 0/2
         guest 12000 play 3c3d -> moved 2 white 3c3d spent 1000 left 3000/1 3000/2
         host 25000 play 2g2f -> moved 3 black 2g2f spent 13000 left 3000/1 3000/2
         guest 25000 play 8c8d -> moved 4 white 8c8d spent 0 left 3000/1 6000/2
         host 38001 play 2f2e -> white wins by time R41 left 0/0 6000/2",
    );
}

/// Case A21: each side has its own time, and an engine is sent its own byoyomi.
#[test]
fn the_sides_may_have_different_times() {
    let clock = json!({"clock": {
        "black": {"main_ms": 600_000, "byoyomi_ms": 30_000},
        "white": {"main_ms": 300_000, "byoyomi_ms": 60_000},
    }});
    let mut played = Played::new(clock);
    let times = |btime, wtime, byoyomi| {
        Some(UsiTime {
            btime,
            wtime,
            byoyomi,
            binc: 0,
            winc: 0,
        })
    };
    assert_eq!(played.game.usi_time(at(0)), times(600_000, 300_000, 30_000));
    check_on(
        &mut played,
        "host 1000 play 7g7f -> moved 1 black 7g7f spent 1000 left 599000/1 300000/1",
    );
    assert_eq!(
        played.game.usi_time(at(1_000)),
        times(599_000, 300_000, 60_000)
    );
    assert_eq!(
        played.game.usi_time(at(3_000)),
        times(599_000, 298_000, 60_000)
    );
    check_on(
        &mut played,
        "guest 361000 play 3c3d -> moved 2 white 3c3d spent 360000 left 599000/1 0/1
         host 990001 play 2g2f -> white wins by time R41 left 0/0 0/1",
    );

    let fischer = json!({"clock": {
        "black": {"main_ms": 600_000, "byoyomi_ms": 30_000},
        "white": {"main_ms": 300_000, "increment_ms": 10_000},
    }});
    let mut played = Played::new(fischer);
    let told = played.moves("7g7f 3c3d");
    assert_eq!(told, "moved 2 white 3c3d spent 1000 left 599000/1 309000/0");
    let expected = UsiTime {
        btime: 599_000,
        wtime: 309_000,
        byoyomi: 30_000,
        binc: 0,
        winc: 10_000,
    };
    assert_eq!(played.game.usi_time(at(2_000)), Some(expected));
}

#[test]
fn in_a_handicap_the_clock_of_uwate_runs_first() {
    check(
        json!({"start": {"handicap": "two"}, "clock": {"black": {"main_ms": 9_000}, "white": {"main_ms": 5_000}}}),
        "guest 5000 play 5a6b -> moved 1 white 5a6b spent 5000 left 9000/0 0/0
         host 14001 play 7g7f -> white wins by time R41 left 0/0 0/0",
    );
}

#[test]
fn rounding_and_least_time_are_charged() {
    let rounding = json!({"unit_ms": 1_000, "mode": "down"});
    check(
        both(json!({"main_ms": 5_000, "least_ms": 1_000, "rounding": rounding})),
        "host 900 play 7g7f -> moved 1 black 7g7f spent 1000 left 4000/0 5000/0
         guest 3800 play 3c3d -> moved 2 white 3c3d spent 2000 left 4000/0 3000/0
         host 8799 play 2g2f -> moved 3 black 2g2f spent 4000 left 0/0 3000/0
         guest 12799 play 8c8d -> black wins by time R41 left 0/0 0/0",
    );
}

#[test]
fn a_game_without_a_clock_never_ends_on_time() {
    let played = check(
        json!({}),
        "host 86400000 play 7g7f -> moved 1 black 7g7f spent 86400000
         referee 999999999999 tick -> nothing",
    );
    assert_eq!(played.game.deadline(), None);
    assert_eq!(played.game.clock(Color::Black, at(0)), None);
    assert_eq!(played.game.usi_time(at(0)), None);
}

#[test]
fn time_does_not_run_backwards() {
    check(
        both(json!({"main_ms": 5_000})),
        "host 3000 play 7g7f -> moved 1 black 7g7f spent 3000 left 2000/0 5000/0
         guest 1000 play 3c3d -> moved 2 white 3c3d spent 0 left 2000/0 5000/0
         host 5000 play 2g2f -> moved 3 black 2g2f spent 2000 left 0/0 5000/0",
    );
}

#[test]
fn downtime_is_charged_to_nobody() {
    // The second run of the server has another monotonic clock, which starts near 0.
    let mut played = check(
        both(json!({"main_ms": 5_000})),
        "host 3000 play 7g7f -> moved 1 black 7g7f spent 3000 left 2000/0 5000/0
         guest 10 resume -> refused referee-only
         referee 10 resume -> resumed
         guest 5010 play 3c3d -> moved 2 white 3c3d spent 5000 left 2000/0 0/0
         referee 9000000 resume -> resumed
         host 9002000 play 2g2f -> moved 3 black 2g2f spent 2000 left 0/0 0/0
         guest 9002001 play 8c8d -> black wins by time R41 left 0/0 0/0",
    );
    assert_eq!(played.game.resume(at(0)), []);
    assert_eq!(played.tell("referee 0 resume"), "nothing");
}

#[test]
fn a_game_that_was_not_started_survives_a_restart_too() {
    let (game, created) = Game::new(
        crate::script::settings(both(json!({"main_ms": 5_000}))),
        at(1_000_000),
    )
    .unwrap();
    let mut played = Played {
        game,
        log: vec![created],
    };
    check_on(
        &mut played,
        "referee 5 resume -> resumed
         referee 10 start -> started host
         host 5011 play 7g7f -> white wins by time R41 left 0/0 5000/0",
    );
}

#[test]
fn clocks_are_shown_as_they_run() {
    let mut played = Played::new(both(json!({"main_ms": 5_000, "byoyomi_ms": 3_000})));
    played.tell("host 1000 play 7g7f");
    let reading = |color, now| played.game.clock(color, at(now)).unwrap();
    assert_eq!(reading(Color::Black, 4_000).main_ms, 4_000);
    assert!(!reading(Color::Black, 4_000).running);
    assert_eq!(reading(Color::White, 4_000).main_ms, 2_000);
    assert!(reading(Color::White, 4_000).running);
    let late = reading(Color::White, 7_000);
    assert_eq!(
        (late.main_ms, late.period_ms, late.in_byoyomi),
        (0, 2_000, true)
    );
}
