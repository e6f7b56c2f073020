//! Laws that hold for any commands at any time.

use komadai_core::{Color, Move};
use komadai_game::{
    Actor, Command, Event, EventKind, Game, IllegalMoveRule, ImpasseRule, Instant, MaxMoves,
    MaxMovesEnding, Offer, Outcome, PerSide, Phase, RepetitionRule, ResignationRule, Rounding,
    RoundingMode, RuleSettings, Seat, Settings, Sides, Start, TakebackRule, TimeControl, WinBy,
};
use proptest::prelude::*;
use proptest::sample::select;

/// Boards on which games end soon and in many ways.
const BOARDS: [Option<&str>; 7] = [
    None,
    Some("4k4/9/9/9/9/9/9/5R3/K8 b - 1"),
    Some("k8/9/2K6/9/9/9/9/9/9 b 2R2B4G4S4N4L18P 1"),
    Some("4k4/9/4P4/9/9/9/9/9/4K4 b 2G2r2b2g4s4n4l17p 1"),
    Some("8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"),
    Some("3K5/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375"),
    Some("9/5K3/9/9/9/9/9/9/k8 b 2p 1"),
];

fn rules() -> impl Strategy<Value = RuleSettings> {
    let max_moves = (1..40u32, any::<bool>()).prop_map(|(moves, play_out)| MaxMoves {
        moves,
        ending: if play_out {
            MaxMovesEnding::PlayOutChecks
        } else {
            MaxMovesEnding::Draw
        },
    });
    (
        select(vec![
            IllegalMoveRule::Refuse,
            IllegalMoveRule::Refuse,
            IllegalMoveRule::Lose,
        ]),
        select(ImpasseRule::ALL.to_vec()),
        proptest::option::of(max_moves),
        any::<[bool; 3]>(),
        select(vec![
            TakebackRule::Off,
            TakebackRule::Agreement,
            TakebackRule::Free,
        ]),
    )
        .prop_map(
            |(illegal_move, impasse, max_moves, [replay, draw_offers, own_turn], takeback)| {
                RuleSettings {
                    illegal_move,
                    impasse,
                    max_moves,
                    repetition: if replay {
                        RepetitionRule::Replay
                    } else {
                        RepetitionRule::Draw
                    },
                    draw_offers,
                    takeback,
                    resignation: if own_turn {
                        ResignationRule::OwnTurn
                    } else {
                        ResignationRule::AnyTime
                    },
                }
            },
        )
}

fn control() -> impl Strategy<Value = TimeControl> {
    let rounding = (1..2_000u64, any::<bool>()).prop_map(|(unit_ms, up)| Rounding {
        unit_ms,
        mode: if up {
            RoundingMode::Up
        } else {
            RoundingMode::Down
        },
    });
    (
        0..60_000u64,
        0..10_000u64,
        1..4u32,
        0..5_000u64,
        0..2_000u64,
        proptest::option::of(rounding),
    )
        .prop_map(
            |(main_ms, byoyomi_ms, periods, increment_ms, least_ms, rounding)| TimeControl {
                main_ms: main_ms.max(1),
                byoyomi_ms,
                periods,
                increment_ms,
                least_ms,
                rounding,
            },
        )
}

fn settings() -> impl Strategy<Value = Settings> {
    let clock = (control(), control()).prop_map(|(black, white)| PerSide::new(black, white));
    let sides = select(vec![
        Sides::Fixed { black: Seat::Host },
        Sides::Fixed { black: Seat::Guest },
        Sides::Furigoma {
            senior: Seat::Guest,
        },
    ]);
    (
        select(BOARDS.to_vec()),
        sides,
        proptest::option::of(clock),
        rules(),
    )
        .prop_map(|(board, sides, clock, rules)| Settings {
            start: Start {
                setup: board.map(|sfen| sfen.parse().expect("the boards can be read")),
                ..Start::default()
            },
            sides,
            clock,
            rules,
        })
}

/// What to try next. Moves are drawn from the legal ones when the time comes.
#[derive(Clone, Debug)]
enum Try {
    Legal(prop::sample::Index),
    LegalByOther(prop::sample::Index),
    Any(Move, Option<u32>),
    Say(Command),
}

fn attempt() -> impl Strategy<Value = Try> {
    let offer = || select(vec![Offer::Draw, Offer::Takeback, Offer::Count]);
    prop_oneof![
        30 => any::<prop::sample::Index>().prop_map(Try::Legal),
        1 => any::<prop::sample::Index>().prop_map(Try::LegalByOther),
        1 => (any::<u16>(), proptest::option::of(0..50u32))
            .prop_filter_map("a code of a move", |(bits, ply)| {
                Some(Try::Any(Move::from_bits(bits)?, ply))
            }),
        10 => prop_oneof![
            1 => Just(Command::Resign),
            1 => Just(Command::Declare),
            2 => Just(Command::OfferDraw),
            1 => Just(Command::OfferCount),
            3 => proptest::option::of(0..6u32).prop_map(|plies| Command::OfferTakeback { plies }),
            4 => offer().prop_map(|offer| Command::Accept { offer }),
            2 => offer().prop_map(|offer| Command::Decline { offer }),
            2 => offer().prop_map(|offer| Command::Withdraw { offer }),
            4 => Just(Command::Tick),
            1 => Just(Command::Resume),
            1 => any::<Option<u64>>().prop_map(|seed| Command::Start { seed }),
            1 => select(vec![None, Some(Seat::Host)])
                .prop_map(|loser| Command::Abandon { loser }),
        ].prop_map(Try::Say),
    ]
}

fn script() -> impl Strategy<Value = Vec<(Try, Actor, i64)>> {
    let actor = select(vec![Actor::Host, Actor::Guest, Actor::Referee]);
    // Mostly a few seconds, sometimes none, sometimes far too many, sometimes backwards.
    let pause = prop_oneof![8 => 0..3_000i64, 1 => Just(0), 1 => 0..100_000i64, 1 => -5_000..0i64];
    proptest::collection::vec((attempt(), actor, pause), 1..60)
}

/// Makes the command of an attempt in the present state of the game.
fn command(game: &Game, attempt: &Try, actor: Actor) -> (Command, Actor) {
    let legal = |index: &prop::sample::Index| {
        let moves = game.position().legal_moves();
        (!moves.is_empty()).then(|| Command::play(moves[index.index(moves.len())]))
    };
    let seat = |color: Color| game.seat_of(color).map_or(Actor::Host, Actor::from);
    match attempt {
        Try::Legal(index) => (legal(index).unwrap_or(Command::Tick), seat(game.turn())),
        Try::LegalByOther(index) => (legal(index).unwrap_or(Command::Tick), seat(!game.turn())),
        Try::Any(mv, ply) => (Command::Play { mv: *mv, ply: *ply }, seat(game.turn())),
        Try::Say(command) => (command.clone(), actor),
    }
}

fn through_json(events: &[Event]) -> Vec<Event> {
    let text = serde_json::to_string(events).expect("events can be written");
    serde_json::from_str(&text).expect("written events can be read")
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_commands_leave_a_game_that_its_events_rebuild(
        settings in settings(),
        seed in any::<u64>(),
        script in script(),
    ) {
        let Ok((mut game, created)) = Game::new(settings, Instant::default()) else {
            return Ok(());
        };
        let mut log = vec![created];
        let start = Command::Start { seed: Some(seed) };
        log.extend(game.perform(&start, Actor::Referee, Instant::default()).expect("it starts"));
        let mut now = 0i64;
        for (attempt, actor, pause) in &script {
            now = (now + pause).max(0);
            let at = Instant::from_millis(now.unsigned_abs());
            let (command, by) = command(&game, attempt, *actor);
            let before = game.clone();
            let decided = game.handle(&command, by, at);
            prop_assert_eq!(&game, &before, "deciding changes nothing");
            let Ok(events) = decided else { continue };
            for event in &events {
                prop_assert_eq!(game.apply(event), Ok(()), "a decided event fits");
            }
            log.extend(events);
            check_state(&game, &log)?;
        }
        prop_assert_eq!(&Game::from_events(&log).expect("the log is sound"), &game);
        prop_assert_eq!(through_json(&log), log);
        let snapshot = game.snapshot();
        let text = serde_json::to_string(&snapshot).expect("a snapshot can be written");
        let read: komadai_game::Snapshot = serde_json::from_str(&text).expect("and read");
        prop_assert_eq!(read, snapshot);
        if let Some(replay) = game.replay_settings() {
            prop_assert!(Game::new(replay, Instant::default()).is_ok(), "a replay can be played");
        }
    }

    /// Before the deadline no flag falls, after it one does, whatever the control.
    #[test]
    fn the_deadline_is_exact(control in control(), thinking in 0..200_000u64) {
        let settings =
            Settings { clock: Some(PerSide::same(control)), ..Settings::default() };
        let (mut game, _) = Game::new(settings, Instant::default()).expect("a game");
        let start = Command::Start { seed: None };
        game.perform(&start, Actor::Referee, Instant::default()).expect("it starts");
        let deadline = game.deadline().expect("a clock runs");
        let at = Instant::from_millis(thinking);
        let play = Command::play("7g7f".parse().expect("a move"));
        let events = game.perform(&play, Actor::Host, at).expect("legal");
        prop_assert_eq!(matches!(events[0].kind, EventKind::Moved { .. }), at <= deadline);
        prop_assert_eq!(game.phase() == Phase::Ended, at > deadline);
    }
}

/// What holds in every state.
fn check_state(game: &Game, log: &[Event]) -> Result<(), TestCaseError> {
    let ended = log
        .iter()
        .filter(|event| matches!(event.kind, EventKind::Ended { .. }))
        .count();
    prop_assert_eq!(ended, usize::from(game.outcome().is_some()));
    prop_assert_eq!(game.phase() == Phase::Ended, game.outcome().is_some());
    prop_assert!(game.moves().len() >= game.start_plies());
    if game.phase() == Phase::Playing {
        prop_assert!(game.position().has_legal_move());
        prop_assert!(game.occurrences() < 4);
        prop_assert_eq!(game.deadline().is_some(), game.settings().clock.is_some());
    } else {
        prop_assert!(
            game.draw_offer().is_none()
                && game.count_offer().is_none()
                && game.takeback_offer().is_none()
        );
    }
    // Only the side to move can lose on time.
    if let Some(Outcome::Win {
        winner,
        by: WinBy::Time,
    }) = game.outcome()
    {
        prop_assert_eq!(*winner, !game.turn());
    }
    let mut board = game
        .start_setup()
        .into_position(komadai_core::Strictness::MateProblem)
        .expect("the start was playable");
    for &mv in game.moves() {
        prop_assert!(board.play(mv).is_ok());
    }
    prop_assert_eq!(&board, game.position());
    Ok(())
}
