//! Every way in which a game can end.

use komadai_core::Color;
use komadai_game::{Seat, Sides};
use serde_json::{Value, json};

use crate::script::{Played, check};

fn from(sfen: &str, rules: Value) -> Value {
    json!({"start": {"sfen": sfen}, "rules": rules})
}

#[test]
fn mate_and_stalemate_win_for_the_mover() {
    check(
        from("4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1", json!({})),
        "host 1 play G*5b -> moved 1 black G*5b spent 1; black wins by checkmate R32
         guest 2 play 5a5b -> refused game-over",
    );
    check(
        from("8k/9/7G1/9/9/9/9/9/K8 b 2r2b3g4s4n4l18p 1", json!({})),
        "host 1 play 2c1c -> moved 1 black 2c1c spent 1",
    );
    check(
        from("k8/9/9/1+R7/9/9/9/9/K8 b - 1", json!({})),
        "host 1 play 8d8c -> moved 1 black 8d8c spent 1; black wins by stalemate R32",
    );
}

#[test]
fn resignation_can_be_bound_to_the_own_turn() {
    check(json!({}), "guest 1 resign -> black wins by resignation R33");
    check(json!({}), "host 1 resign -> white wins by resignation R33");
    check(
        json!({"rules": {"resignation": "own-turn"}}),
        "guest 1 resign -> refused resign-on-own-turn R33
         host 1 resign -> white wins by resignation R33",
    );
}

#[test]
fn an_illegal_move_is_refused_or_loses() {
    let nifu = "P*7e";
    let sfen = "lnsgkgsnl/1r5b1/p1ppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b P 1";
    let mut learner = Played::new(from(sfen, json!({})));
    assert_eq!(
        learner.tell(&format!("host 1 play {nifu}")),
        "refused nifu R29"
    );
    assert_eq!(
        learner.tell("host 2 play 7g7f"),
        "moved 1 black 7g7f spent 2"
    );
    let mut official = Played::new(from(sfen, json!({"illegal_move": "lose"})));
    let told = official.tell(&format!("host 1 play {nifu}"));
    assert_eq!(told, "white wins by illegal-move R34");
    let report = official.game.outcome().unwrap().illegal().unwrap();
    assert_eq!((report.reason.as_ref(), report.rule.number()), ("nifu", 29));
    assert_eq!(report.squares, ["7g".parse().unwrap()]);
    assert_eq!(
        official.game.moves(),
        [],
        "an illegal move is not on the board"
    );
    // Out of turn is no illegal move but a slip of the hand: nobody loses by it.
    let mut out_of_turn = Played::new(json!({"rules": {"illegal_move": "lose"}}));
    assert_eq!(
        out_of_turn.tell("guest 1 play 3c3d"),
        "refused not-your-turn R7"
    );
}

/// A1 of the reports: a loop from the start position that the checked side completes.
const CHECKS: &str = "4h5h 5a4a 5h4h 4a5a";
const PERPETUAL: &str = "4k4/9/9/9/9/9/9/5R3/K8 b - 1";

#[test]
fn sennichite_draws_and_may_ask_for_a_replay() {
    let cycle = "2h3h 8b7b 3h2h 7b8b";
    let cycles = [cycle; 3].join(" ");
    let mut played = Played::new(json!({}));
    let told = played.moves(&cycles);
    assert_eq!(
        told,
        "moved 12 white 7b8b spent 1000; draw by sennichite R35"
    );
    assert_eq!(played.game.replay_settings(), None);

    let clock = |main_ms| json!({"main_ms": main_ms, "byoyomi_ms": 30_000, "periods": 2});
    let mut official = Played::new(json!({
        "clock": {"black": clock(100_000), "white": clock(2_000)},
        "rules": {"repetition": "replay"},
    }));
    official.moves(&cycles);
    assert!(official.game.outcome().unwrap().replay());
    let replay = official.game.replay_settings().unwrap();
    assert_eq!(replay.sides, Sides::Fixed { black: Seat::Guest });
    // Each keeps the own time under the other colour.
    let times = replay.clock.unwrap();
    assert_eq!((times.black.main_ms, times.white.main_ms), (0, 94_000));
    assert_eq!((times.black.periods, times.white.periods), (2, 2));
    assert_eq!(replay.start, official.game.settings().start);
    assert!(komadai_game::Game::new(replay, crate::script::at(0)).is_ok());
}

#[test]
fn in_a_handicap_the_colours_of_a_replay_stay() {
    let mut played = Played::new(json!({
        "start": {"handicap": "bishop"},
        "rules": {"repetition": "replay"},
    }));
    played.moves(&["8b7b 2h3h 7b8b 3h2h"; 3].join(" "));
    let replay = played.game.replay_settings().unwrap();
    assert_eq!(replay.sides, Sides::Fixed { black: Seat::Host });
    assert_eq!(replay.clock, None);
}

#[test]
fn perpetual_check_loses_even_with_a_maximum_of_moves() {
    let mut played = Played::new(from(PERPETUAL, json!({"max_moves": {"moves": 12}})));
    let told = played.moves(&[CHECKS; 3].join(" "));
    assert_eq!(
        told,
        "moved 12 white 4a5a spent 1000; white wins by perpetual-check R36"
    );
}

#[test]
fn the_maximum_of_moves_draws() {
    let mut played = Played::new(json!({"rules": {"max_moves": {"moves": 3}}}));
    assert_eq!(played.moves("7g7f 3c3d"), "moved 2 white 3c3d spent 1000");
    assert_eq!(
        played.moves("2g2f"),
        "moved 3 black 2g2f spent 1000; draw by max-moves R39"
    );
    // Start moves count.
    let mut later = Played::new(json!({
        "start": {"moves": ["7g7f", "3c3d"]},
        "rules": {"max_moves": {"moves": 3}},
    }));
    assert_eq!(
        later.moves("2g2f"),
        "moved 3 black 2g2f spent 1000; draw by max-moves R39"
    );
}

#[test]
fn a_mate_on_the_last_move_counts() {
    check(
        from(
            "4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1",
            json!({"max_moves": {"moves": 1}}),
        ),
        "host 1 play G*5b -> moved 1 black G*5b spent 1; black wins by checkmate R32",
    );
}

#[test]
fn a_running_series_of_checks_is_played_out() {
    let play_out = |moves| json!({"max_moves": {"moves": moves, "ending": "play-out-checks"}});
    let mut played = Played::new(from(PERPETUAL, play_out(1)));
    assert_eq!(played.moves("4h5h"), "moved 1 black 4h5h spent 1000");
    assert_eq!(played.moves("5a4a"), "moved 2 white 5a4a spent 1000");
    assert_eq!(played.moves("5h4h"), "moved 3 black 5h4h spent 1000");
    assert_eq!(played.moves("4a5a"), "moved 4 white 4a5a spent 1000");
    assert_eq!(
        played.moves("9i9h"),
        "moved 5 black 9i9h spent 1000; draw by max-moves R39"
    );
    // The same moves end at once where checks are not played out.
    let mut strict = Played::new(from(PERPETUAL, json!({"max_moves": {"moves": 1}})));
    assert_eq!(
        strict.moves("4h5h"),
        "moved 1 black 4h5h spent 1000; draw by max-moves R39"
    );
    // A last move without check ends the game, even if the one before gave check.
    let mut evaded = Played::new(from(PERPETUAL, play_out(2)));
    evaded.moves("4h5h");
    assert_eq!(
        evaded.moves("5a4a"),
        "moved 2 white 5a4a spent 1000; draw by max-moves R39"
    );
    // Checks that go on for ever lose all the same.
    let mut perpetual = Played::new(from(PERPETUAL, play_out(3)));
    let told = perpetual.moves(&[CHECKS; 3].join(" "));
    assert_eq!(
        told,
        "moved 12 white 4a5a spent 1000; white wins by perpetual-check R36"
    );
}

#[test]
fn the_try_rule_wins_on_arrival() {
    let near = "9/5K3/9/9/9/9/9/9/k8 b - 1";
    let rules = json!({"impasse": "try"});
    check(
        from(near, rules.clone()),
        "host 1 play 4b5a -> moved 1 black 4b5a spent 1; black wins by try R38",
    );
    check(
        from(near, json!({})),
        "host 1 play 4b5a -> moved 1 black 4b5a spent 1",
    );
    // Another piece there is no try, and a king that stands there already may declare.
    check(
        from("9/4R4/5K3/9/9/9/9/9/k8 b - 1", rules.clone()),
        "host 1 play 5b5a -> moved 1 black 5b5a spent 1",
    );
    check(
        from("4K4/9/9/9/9/9/9/9/k8 b - 1", rules.clone()),
        "guest 1 declare -> refused not-your-turn R7
         host 1 declare -> black wins by try R38",
    );
    check(
        from("5K3/9/9/9/9/9/9/9/k8 b - 1", rules),
        "host 1 declare -> white wins by wrong-declaration R38",
    );
}

#[test]
fn a_wrong_declaration_says_which_conditions_failed() {
    let mut played = Played::new(json!({}));
    let report = played.game.declaration();
    assert!(!report.allowed && !report.wins);
    assert_eq!(played.tell("guest 1 declare"), "refused not-your-turn R7");
    assert_eq!(
        played.tell("host 1 declare"),
        "white wins by wrong-declaration R38"
    );
    let outcome = played.game.outcome().unwrap();
    assert_eq!(outcome.declaration(), Some(&report));
    let fails: Vec<_> = report.fails.iter().map(|fail| fail.key()).collect();
    assert_eq!(
        fails,
        ["king_not_in_zone", "too_few_pieces", "too_few_points"]
    );
    let off = json!({"rules": {"impasse": "none"}});
    check(off, "host 1 declare -> refused declaration-off R38");
}

#[test]
fn the_referee_ends_an_abandoned_game() {
    check(json!({}), "referee 1 abandon -> no result by abandoned");
    check(
        json!({}),
        "referee 1 abandon host -> white wins by abandoned",
    );
    check(json!({}), "host 1 abandon guest -> refused referee-only");
    let played = check(
        json!({"sides": {"kind": "fixed", "black": "guest"}}),
        "referee 1 abandon host -> black wins by abandoned",
    );
    assert_eq!(played.game.outcome().unwrap().winner(), Some(Color::Black));
}

#[test]
fn a_finished_game_can_be_left_to_the_referee_before_it_began() {
    let furigoma = json!({"sides": {"kind": "furigoma", "senior": "host"}});
    let settings = crate::script::settings(furigoma);
    let (game, created) = komadai_game::Game::new(settings, crate::script::at(0)).unwrap();
    let mut played = Played {
        game,
        log: vec![created],
    };
    assert_eq!(
        played.tell("referee 1 abandon host"),
        "no result by abandoned"
    );
    assert_eq!(played.tell("referee 1 start 5"), "refused game-over");
}
