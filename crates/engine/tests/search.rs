//! The engine from outside: it finds mates, knows the rules, keeps to its limits and gives the same answer twice.

use std::time::{Duration, Instant};

use komadai_core::{ImpasseRule, Move, Position, Strictness};
use komadai_engine::{
    Choice, Clock, Control, Engine, Game, Limits, Outcome, Report, Score, TimeLimit, bench,
};

fn position(sfen: &str) -> Position {
    sfen.parse::<komadai_core::Setup>()
        .expect("an SFEN")
        .into_position(Strictness::MateProblem)
        .unwrap_or_else(|invalid| panic!("{sfen}: {:?}", invalid.errors))
}

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace()
        .map(|word| word.parse().expect("a move"))
        .collect()
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn think(game: &Game, limits: &Limits) -> Outcome {
    Engine::new(1).search(game, limits, &Control::new(), &mut ())
}

fn best(outcome: &Outcome) -> String {
    match outcome.choice {
        Choice::Play { best, .. } => best.to_string(),
        other => panic!("{other:?} instead of a move"),
    }
}

#[test]
fn the_signature_is_reproducible() {
    let first = bench::run_to(7);
    assert_eq!(first.nodes, bench::run_to(7).nodes);
    assert!(first.nodes > 1000);
}

#[test]
fn finds_mates() {
    let cases = [
        ("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 1),
        // The pawn may not mate by a drop, so that it takes longer.
        (
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            0,
        ),
        (
            "ln1gkg1nl/6+P2/2sppps1p/2p3p2/p8/P1P1P3P/2NP1PP2/3s1KSR1/L1+b2G1NL w R2Pbgp 42",
            3,
        ),
        (
            "l2gkg2l/2s3s2/p1nppp1pp/2p3p2/P4P1P1/4n3P/1PPPG1N2/1BKS2+s2/LN3+r3 w RBgl3p 72",
            5,
        ),
    ];
    for (sfen, length) in cases {
        let outcome = think(&Game::new(&position(sfen)), &nodes(50_000));
        match outcome.score {
            Score::MateIn(plies) => assert!(length > 0 && plies <= length, "{sfen}: {plies}"),
            _ => assert_eq!(length, 0, "{sfen}: {:?}", outcome.score),
        }
    }
}

/// A corpus that is not part of the repository: `$KOMADAI_CORPORA`, or `shared/corpora` beside the repository.
fn corpus(name: &str) -> Option<String> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpora");
    let folder = std::env::var("KOMADAI_CORPORA").unwrap_or_else(|_| beside.to_owned());
    let text = std::fs::read_to_string(format!("{folder}/mate/{name}")).ok();
    if text.is_none() {
        println!("left out: {folder}/mate/{name} is not there");
    }
    text
}

/// How many of every tenth position are found to be mate in `length` plies at most.
fn solved(name: &str, length: u32, limit: u64) -> Option<(usize, usize)> {
    let text = corpus(name)?;
    let all: Vec<&str> = text.lines().step_by(10).collect();
    let mut engine = Engine::new(1);
    let solved = all.iter().filter(|sfen| {
        engine.new_game();
        let game = Game::new(&position(sfen));
        let outcome = engine.search(&game, &nodes(limit), &Control::new(), &mut ());
        matches!(outcome.score, Score::MateIn(plies) if plies <= length)
    });
    Some((solved.count(), all.len()))
}

#[test]
fn finds_every_mate_in_one_of_the_corpus() {
    if let Some((found, all)) = solved("game-mate-1.txt", 1, 3_000) {
        assert_eq!(found, all);
    }
}

#[test]
fn finds_nearly_every_mate_in_three_of_the_corpus() {
    if let Some((found, all)) = solved("game-mate-3.txt", 3, 60_000) {
        assert!(found * 100 >= all * 98, "{found} of {all}");
    }
}

#[test]
fn claims_no_mate_in_one_that_is_not_there() {
    if let Some((found, _)) = solved("game-no-mate-1.txt", 1, 500) {
        assert_eq!(found, 0);
    }
}

#[test]
fn a_mated_and_a_stalemated_side_resigns() {
    // Mated by a gold at its head; without a move but not in check.
    for sfen in [
        "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1",
        "8k/6R2/7R1/9/9/9/9/9/4K4 w - 1",
    ] {
        let outcome = think(&Game::new(&position(sfen)), &nodes(100));
        assert_eq!(outcome.choice, Choice::Resign, "{sfen}");
        assert_eq!(outcome.score, Score::MatedIn(0));
    }
}

#[test]
fn declares_a_win_by_entering_king() {
    let sfen = "2K1+R+R3/PPPPPPPP1/1G1G5/9/9/9/9/9/4k4 b 2B2G4S4N4L10P 1";
    let game = Game::new(&position(sfen));
    let mut engine = Engine::new(1);
    let mut choose = |rule| {
        engine.settings.rules.impasse = rule;
        engine
            .search(&game, &nodes(500), &Control::new(), &mut ())
            .choice
    };
    assert_eq!(choose(ImpasseRule::Points27), Choice::Declare);
    assert_eq!(choose(ImpasseRule::Points24), Choice::Declare);
    assert!(matches!(choose(ImpasseRule::None), Choice::Play { .. }));
    assert!(matches!(choose(ImpasseRule::Try), Choice::Play { .. }));
}

#[test]
fn walks_onto_the_square_of_the_try_rule() {
    let game = Game::new(&position("9/4K4/9/9/9/9/9/9/k8 b - 1"));
    let mut engine = Engine::new(1);
    engine.settings.rules.impasse = ImpasseRule::Try;
    let outcome = engine.search(&game, &nodes(2000), &Control::new(), &mut ());
    assert_eq!(best(&outcome), "5b5a");
    assert!(
        matches!(outcome.score, Score::MateIn(_)),
        "{:?}",
        outcome.score
    );
}

#[test]
fn does_not_check_perpetually_when_it_could_win_otherwise() {
    // The dragon has given check back and forth; once more and the position comes back with a loss (R36).
    let start = position("9/3k5/9/9/9/9/9/9/R7K b 2G2S 1");
    let mut game = Game::new(&start);
    for mv in moves("9i9b+ 6b6a 9b9a 6a6b 9a9b 6b6a 9b9a 6a6b") {
        game.play(mv).expect("a legal move");
    }
    let outcome = think(&game, &nodes(5_000));
    assert_ne!(best(&outcome), "9a9b");
    assert!(outcome.score.to_number() > 1000, "{:?}", outcome.score);
}

#[test]
fn takes_a_repetition_when_it_is_losing() {
    // White is far behind; its bishop has gone to and fro once already.
    let start = position("k8/9/9/9/5b3/9/9/9/8K w - 1");
    let mut game = Game::new(&start);
    for mv in moves("4e3d 1i2i 3d4e 2i1i") {
        game.play(mv).expect("a legal move");
    }
    // The lone side to move sees that going back to where it was is a draw.
    let limits = Limits {
        nodes: Some(2000),
        moves: moves("4e3d"),
        ..Limits::default()
    };
    let outcome = think(&game, &limits);
    assert_eq!(best(&outcome), "4e3d");
    assert_eq!(outcome.score, Score::Cp(0));
}

#[test]
fn the_end_of_a_limited_game_is_a_draw_but_for_mate() {
    let mut engine = Engine::new(1);
    engine.settings.rules.max_moves = 100;
    let ahead = Game::new(&position("4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G 100"));
    let outcome = engine.search(&ahead, &nodes(2000), &Control::new(), &mut ());
    assert_eq!(outcome.score, Score::Cp(0));
    let mates = Game::new(&position("4k4/9/4P4/9/9/9/9/9/4K4 b G 100"));
    let outcome = engine.search(&mates, &nodes(2000), &Control::new(), &mut ());
    assert_eq!(outcome.score, Score::MateIn(1));
}

#[test]
fn plays_only_the_moves_it_may() {
    let limits = Limits {
        nodes: Some(2000),
        moves: moves("9g9f 1g1f 1a1b"),
        ..Limits::default()
    };
    let outcome = think(&Game::new(&Position::start()), &limits);
    assert!(["9g9f", "1g1f"].contains(&best(&outcome).as_str()));
    // A pointless refusal to promote is played when nothing else may be.
    let game = Game::new(&position("k8/9/9/4P4/9/9/9/9/4K4 b - 1"));
    let limits = Limits {
        nodes: Some(100),
        moves: moves("5d5c"),
        ..Limits::default()
    };
    assert_eq!(best(&think(&game, &limits)), "5d5c");
}

#[test]
fn lines_are_different_and_in_order() {
    let mut engine = Engine::new(1);
    engine.settings.lines = 4;
    let mut reports: Vec<(u32, usize, Move, i32)> = Vec::new();
    let limits = Limits {
        depth: Some(6),
        ..Limits::default()
    };
    let game = Game::new(&Position::start());
    engine.search(&game, &limits, &Control::new(), &mut |line: &Report<'_>| {
        reports.push((line.depth, line.rank, line.line[0], line.score.to_number()));
    });
    let last: Vec<_> = reports.iter().filter(|report| report.0 == 6).collect();
    assert_eq!(
        last.iter().map(|line| line.1).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    assert!(last.windows(2).all(|pair| pair[0].3 >= pair[1].3));
    for (at, line) in last.iter().enumerate() {
        assert!(last[..at].iter().all(|other| other.2 != line.2));
    }
}

#[test]
fn keeps_to_its_limits() {
    let game = Game::new(&Position::start());
    let depth = Limits {
        depth: Some(5),
        ..Limits::default()
    };
    assert_eq!(think(&game, &depth).depth, 5);
    let outcome = think(&game, &nodes(10_000));
    assert!(outcome.nodes <= 10_000 + 5, "{}", outcome.nodes);
    let clocks = [
        TimeLimit::Move(Duration::from_millis(300)),
        TimeLimit::Clock(Clock {
            byoyomi: Duration::from_millis(300),
            ..Clock::default()
        }),
        TimeLimit::Clock(Clock {
            left: Duration::from_millis(300),
            ..Clock::default()
        }),
        TimeLimit::Clock(Clock::default()),
    ];
    for time in clocks {
        let limits = Limits {
            time,
            ..Limits::default()
        };
        let start = Instant::now();
        let outcome = think(&game, &limits);
        assert!(matches!(outcome.choice, Choice::Play { .. }));
        // Generous, for machines that do many things at once.
        assert!(start.elapsed() < Duration::from_secs(3), "{time:?}");
    }
}

#[test]
fn ends_when_told_and_ponders_without_a_clock() {
    let game = Game::new(&Position::start());
    let limits = Limits {
        time: TimeLimit::Move(Duration::from_millis(20)),
        ..Limits::default()
    };
    let control = Control::pondering();
    let told = std::thread::scope(|scope| {
        let search = scope.spawn(|| Engine::new(1).search(&game, &limits, &control, &mut ()));
        std::thread::sleep(Duration::from_millis(200));
        assert!(!search.is_finished(), "the clock ran while pondering");
        control.ponder_hit(Instant::now(), None);
        search.join().expect("no panic")
    });
    assert!(matches!(told.choice, Choice::Play { .. }));

    let control = Control::new();
    let endless = Limits::default();
    let outcome = std::thread::scope(|scope| {
        let search = scope.spawn(|| Engine::new(1).search(&game, &endless, &control, &mut ()));
        std::thread::sleep(Duration::from_millis(50));
        control.stop();
        search.join().expect("no panic")
    });
    assert!(matches!(outcome.choice, Choice::Play { .. }));
}

#[test]
fn a_stop_before_the_search_still_gets_a_move() {
    let control = Control::new();
    control.stop();
    let outcome = Engine::new(1).search(
        &Game::new(&Position::start()),
        &Limits::default(),
        &control,
        &mut (),
    );
    assert!(matches!(outcome.choice, Choice::Play { .. }));
}

#[test]
fn resigns_where_it_may() {
    let game = Game::new(&position("4k4/9/9/9/9/9/9/9/4K4 w 2R2B4G4S 1"));
    let mut engine = Engine::new(1);
    let choice = |engine: &mut Engine| {
        engine
            .search(&game, &nodes(500), &Control::new(), &mut ())
            .choice
    };
    assert!(matches!(choice(&mut engine), Choice::Play { .. }));
    engine.settings.resign_below = Some(2000);
    assert_eq!(choice(&mut engine), Choice::Resign);
}

#[test]
fn mate_problems_without_the_attackers_king_are_searched() {
    let game = Game::new(&position("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"));
    let outcome = think(&game, &nodes(2000));
    assert_eq!(outcome.score, Score::MateIn(1));
}

#[test]
fn several_threads_keep_to_the_limits_and_find_the_same_mates() {
    let mut engine = Engine::new(4);
    engine.set_threads(3);
    let game = Game::new(&Position::start());
    let outcome = engine.search(&game, &nodes(60_000), &Control::new(), &mut ());
    // Every thread looks up after 512 nodes; on a busy machine others may have gone on for a while.
    assert!(
        (40_000..600_000).contains(&outcome.nodes),
        "{}",
        outcome.nodes
    );
    let depth = Limits {
        depth: Some(6),
        ..Limits::default()
    };
    let mut reported = 0;
    let outcome = engine.search(&game, &depth, &Control::new(), &mut |line: &Report<'_>| {
        assert!(!line.line.is_empty() && line.depth <= 6);
        assert!(line.score.to_number().abs() < 2000, "{:?}", line.score);
        reported += 1;
    });
    assert!(matches!(outcome.choice, Choice::Play { .. }) && reported >= 6);
    // Broken off at any moment, whichever thread is elected, the last report is of a value that was made sure of.
    for limit in (2_000..40_000).step_by(1_000) {
        engine.new_game();
        let outcome = engine.search(
            &game,
            &nodes(limit),
            &Control::new(),
            &mut |line: &Report<'_>| {
                assert!(line.score.to_number().abs() < 2000, "{:?}", line.score);
            },
        );
        assert!(
            outcome.score.to_number().abs() < 2000,
            "{:?}",
            outcome.score
        );
    }
    let mate = Game::new(&position(
        "l2gkg2l/2s3s2/p1nppp1pp/2p3p2/P4P1P1/4n3P/1PPPG1N2/1BKS2+s2/LN3+r3 w RBgl3p 72",
    ));
    let outcome = engine.search(&mate, &nodes(150_000), &Control::new(), &mut ());
    assert!(matches!(outcome.score, Score::MateIn(plies) if plies <= 5));
    // A helper must not outlive its search, nor keep the engine from ending.
    let control = Control::new();
    let outcome = std::thread::scope(|scope| {
        let search = scope.spawn(|| engine.search(&game, &Limits::default(), &control, &mut ()));
        std::thread::sleep(Duration::from_millis(50));
        control.stop();
        search.join().expect("no panic")
    });
    assert!(matches!(outcome.choice, Choice::Play { .. }));
}
