use komadai_core::{Color, Position};
use komadai_engine::{Engine, Evaluation, Params};

use super::{Conditions, Starts, duel, label};
use crate::data::{Data, GameResult};
use crate::packed::{End, PackedGame, Ply};

fn conditions() -> Conditions {
    Conditions {
        nodes: 60,
        longest: 60,
        ..Conditions::default()
    }
}

fn engine() -> Engine {
    Engine::with_parts(1, Params::default(), Evaluation::handmade())
}

#[test]
fn a_game_depends_on_its_number_alone() {
    let conditions = conditions();
    let mut engine = engine();
    let games: Vec<PackedGame> = (0..4).map(|n| conditions.play(&mut engine, n)).collect();
    assert_eq!(conditions.play(&mut engine, 1), games[1]);
    assert_eq!(conditions.play(&mut self::engine(), 3), games[3]);
    assert_ne!(games[0], games[1]);
    let other = Conditions {
        seed: 2,
        ..conditions
    };
    assert_ne!(other.play(&mut engine, 1), games[1]);
    for game in &games {
        let random = game.plies.iter().filter(|ply| ply.value.is_none()).count();
        assert!((6..=13).contains(&random));
        let first = game.plies.iter().find_map(|ply| ply.value).expect("moves");
        assert!(first.abs() <= 600);
        let mut position = game.first_position().expect("a position");
        for ply in &game.plies {
            position.play(ply.mv).expect("a legal move");
        }
        assert!(game.plies.len() <= 60);
        assert_eq!(
            game.end == End::Long,
            game.winner.is_none() && game.plies.len() == 60
        );
    }
}

#[test]
fn games_begin_where_they_are_told_and_keep_their_start() {
    let lance =
        Position::from_sfen("lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1")
            .expect("a position");
    let starts = Starts {
        positions: [lance.clone()].into(),
        per_mille: 1000,
    };
    let with_starts = Conditions {
        starts,
        ..conditions()
    };
    let game = with_starts.play(&mut engine(), 3);
    assert_eq!(game.start, Some(lance.to_string()));
    let mut position = game.first_position().expect("a position");
    for ply in &game.plies {
        position.play(ply.mv).expect("a legal move");
    }
    let random = game.plies.iter().filter(|ply| ply.value.is_none()).count();
    assert!(random <= 4, "{random} plies");
    assert_ne!(with_starts.recipe(), conditions().recipe());

    let half = Conditions {
        starts: Starts {
            per_mille: 500,
            ..with_starts.starts
        },
        ..conditions()
    };
    let listed = (0..12)
        .filter(|&number| half.play(&mut engine(), number).start.is_some())
        .count();
    assert!((2..=10).contains(&listed), "{listed} of 12 games");
}

#[test]
fn labels_replace_values_and_nothing_else() {
    let conditions = conditions();
    let game = conditions.play(&mut engine(), 2);
    let labelled = label(&mut engine(), 200, &game).expect("the game is legal");
    assert_eq!(label(&mut engine(), 200, &game).expect("legal"), labelled);
    assert_ne!(labelled, game);
    for (old, new) in game.plies.iter().zip(&labelled.plies) {
        assert_eq!(old.mv, new.mv);
        assert_eq!(old.value.is_some(), new.value.is_some());
    }
    let mut illegal = game.clone();
    illegal.plies.swap(0, 1);
    assert!(label(&mut engine(), 200, &illegal).is_err());
    illegal.start = Some("nonsense".to_owned());
    assert!(label(&mut engine(), 200, &illegal).is_err());
}

#[test]
fn only_calm_positions_of_the_search_are_learnt() {
    // Bishops are exchanged: a capture, its answer, and a position in which the value is far out.
    let moves = [
        ("7g7f", None),
        ("3c3d", Some(20)),
        ("8h2b+", Some(50)),
        ("3a2b", Some(-40)),
        ("6i7h", Some(3000)),
        ("8c8d", Some(-10)),
    ];
    let game = PackedGame {
        start: None,
        plies: moves
            .iter()
            .map(|&(mv, value)| Ply {
                mv: mv.parse().expect("a move"),
                value,
            })
            .collect(),
        winner: Some(Color::White),
        end: End::Mate,
    };
    let mut data = Data::new(1, 2500);
    data.add_game(&game).expect("the game is legal");
    let samples: Vec<_> = data.learnt.iter().chain(&data.held_out).collect();
    let values: Vec<i16> = samples.iter().map(|sample| sample.value).collect();
    assert_eq!(values, [20, -10]);
    assert_eq!(samples[0].result, GameResult::Won);
    assert_eq!(data.tally.restless, 2);
    assert_eq!(data.tally.decided, 1);

    let mut illegal = game;
    illegal.plies.swap(0, 2);
    assert!(data.add_game(&illegal).is_err());
}

#[test]
fn the_better_player_wins_a_duel() {
    // Looking ahead against not looking ahead.
    let conditions = Conditions {
        nodes: 400,
        longest: 200,
        ..Conditions::default()
    };
    let weak = || {
        let mut engine = engine();
        engine.settings.level = komadai_engine::Level::new(1);
        engine
    };
    let mut players = [engine(), weak()];
    let mut points = 0;
    for game in 0..4 {
        match duel(&mut players, &conditions, game / 2, game % 2 == 0) {
            Some(true) => points += 2,
            None => points += 1,
            Some(false) => {}
        }
    }
    assert!(points >= 6, "{points} of 8 half points");
}
