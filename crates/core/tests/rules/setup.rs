//! Validation: every broken rule is named, and the setup comes back.

use komadai_core::{
    Color, HandPiece, Piece, PieceKind, Position, Setup, SetupError, Square, Strictness,
};

#[track_caller]
fn errors(sfen: &str, strictness: Strictness) -> Vec<SetupError> {
    let setup: Setup = sfen
        .parse()
        .unwrap_or_else(|error| panic!("{sfen}: {error}"));
    match setup.into_position(strictness) {
        Ok(position) => {
            assert_eq!(position.setup(), setup);
            Vec::new()
        }
        Err(invalid) => {
            assert_eq!(*invalid.setup, setup, "the setup is handed back");
            let errors: Vec<SetupError> = invalid.errors.iter().copied().collect();
            assert_eq!(errors, setup.errors(strictness));
            errors
        }
    }
}

#[test]
fn broken_rules_are_named() {
    use SetupError::{
        DeadPiece, MissingKing, Nifu, NoKings, OpponentInCheck, SeveralKings, TooManyPieces,
    };
    let too_many = |kind, count| TooManyPieces { kind, count };
    let dead = |color, kind, square| DeadPiece {
        piece: Piece::new(color, kind),
        square,
    };
    for (sfen, expected) in [
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", vec![]),
        ("9/9/9/9/9/9/9/9/9 b - 1", vec![NoKings]),
        ("4k4/9/9/9/9/9/9/9/9 b - 1", vec![MissingKing(Color::Black)]),
        ("9/9/9/9/9/9/9/9/4K4 b - 1", vec![MissingKing(Color::White)]),
        (
            "k7k/9/9/9/9/9/9/9/4K4 b - 1",
            vec![SeveralKings(Color::White)],
        ),
        (
            "k8/9/9/9/9/9/9/9/K7K w - 1",
            vec![SeveralKings(Color::Black)],
        ),
        (
            "4k4/9/4P4/9/9/4P4/9/9/4K4 b - 1",
            vec![Nifu {
                color: Color::Black,
                square: Square::S5F,
            }],
        ),
        ("4k4/9/4P4/9/9/4p4/9/9/4K4 b - 1", vec![]),
        ("4k4/9/4+P4/9/9/4P4/9/9/4K4 b - 1", vec![]),
        (
            "P3k4/9/9/9/9/9/9/9/4K4 w - 1",
            vec![dead(Color::Black, PieceKind::Pawn, Square::S9A)],
        ),
        (
            "4k4/N8/9/9/9/9/9/l8/4K4 w - 1",
            vec![dead(Color::Black, PieceKind::Knight, Square::S9B)],
        ),
        (
            "4k4/9/9/9/9/9/9/9/l3K4 b - 1",
            vec![dead(Color::White, PieceKind::Lance, Square::S9I)],
        ),
        (
            "4k4/9/9/9/9/9/9/n8/4K4 b - 1",
            vec![dead(Color::White, PieceKind::Knight, Square::S9H)],
        ),
        ("4k4/9/9/9/9/9/9/9/4K4 b 2R+", vec![]),
        (
            "4k4/9/4R4/9/9/9/9/9/4K4 b 2r 1",
            vec![
                too_many(PieceKind::Rook, 3),
                OpponentInCheck {
                    color: Color::White,
                },
            ],
        ),
        (
            "4k4/9/9/4+B4/4G4/9/9/9/4K4 b 2b4g 1",
            vec![too_many(PieceKind::Gold, 5), too_many(PieceKind::Bishop, 3)],
        ),
        (
            "kk7/9/9/9/9/9/9/9/4K4 b R200PRR2p 1",
            vec![
                SeveralKings(Color::White),
                too_many(PieceKind::Pawn, 202),
                too_many(PieceKind::Rook, 3),
            ],
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b 10P9p 1",
            vec![too_many(PieceKind::Pawn, 19)],
        ),
        (
            "4k4/9/9/9/9/9/4r4/9/4K4 w - 1",
            vec![OpponentInCheck {
                color: Color::Black,
            }],
        ),
        ("4k4/9/9/9/9/9/4r4/9/4K4 b - 1", vec![]),
        (
            "9/9/9/9/4k4/4K4/9/9/9 b - 1",
            vec![OpponentInCheck {
                color: Color::White,
            }],
        ),
    ] {
        if sfen.ends_with('+') {
            assert!(sfen.parse::<Setup>().is_err());
            continue;
        }
        assert_eq!(errors(sfen, Strictness::Game), expected, "{sfen}");
    }
}

#[test]
fn a_mate_problem_may_lack_one_king_whoever_is_to_move() {
    for sfen in [
        "4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1",
        "4k4/9/9/9/9/9/9/9/9 w 2r2b4g4s4n4l18p 1",
        "9/9/9/9/9/9/9/9/4K4 b - 1",
        "4k4/9/9/9/9/9/9/9/4K4 b - 1",
    ] {
        assert_eq!(errors(sfen, Strictness::MateProblem), [], "{sfen}");
    }
    assert_eq!(
        errors("9/9/9/9/9/9/9/9/9 b - 1", Strictness::MateProblem),
        [SetupError::NoKings]
    );
    let hanging = errors("4k4/9/4R4/9/9/9/9/9/9 b - 1", Strictness::MateProblem);
    assert_eq!(
        hanging,
        [SetupError::OpponentInCheck {
            color: Color::White
        }]
    );
}

#[test]
fn all_faults_are_named_at_once_with_rule_numbers() {
    let found = errors("P3k4/9/4P4/4P4/4R4/9/9/9/9 w 2R18p 1", Strictness::Game);
    let text: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(
        text,
        [
            "black has no king (R2)",
            "too many pieces of kind P: 21, a set holds 18 (R2)",
            "too many pieces of kind R: 3, a set holds 2 (R2)",
            "nifu: black has two pawns on file 5 (R29)",
            "the piece P on 9a could never move (R21)",
        ]
    );
}

#[test]
fn mated_and_checked_positions_are_positions() {
    let mated = Position::from_sfen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2").unwrap();
    assert!(mated.in_check() && !mated.has_legal_move());
}

#[test]
fn the_start_position_is_itself() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    assert_eq!(Setup::start().to_string(), start);
    assert_eq!(Position::start().to_sfen(), start);
    assert_eq!(Position::from_sfen(start).unwrap(), Position::start());
}

/// The quick answer and the list agree: on random boards, most of which break rules, and on positions with one thing changed.
#[test]
fn quick_answer_agrees_with_the_list() {
    let mut random = crate::common::Random(11);
    let (mut kept, mut broken) = (0, 0);
    let rounds = if crate::common::deep() {
        1_000_000
    } else {
        30_000
    };
    for round in 0..rounds {
        let mut setup = if round % 3 == 0 {
            let mut setup = Setup::empty();
            for _ in 0..random.below(12) {
                let piece = Piece::new(
                    Color::ALL[random.below(2)],
                    PieceKind::ALL[random.below(14)],
                );
                setup.set(Square::ALL[random.below(81)], Some(piece));
            }
            setup
        } else {
            random.position(Strictness::MateProblem).setup()
        };
        match random.below(6) {
            0 => setup.set_side(setup.side().other()),
            1 => setup.set(Square::ALL[random.below(81)], None),
            2 => {
                let piece = Piece::new(
                    Color::ALL[random.below(2)],
                    PieceKind::ALL[random.below(14)],
                );
                setup.set(Square::ALL[random.below(81)], Some(piece));
            }
            3 => {
                let count = random.below(20) as u16;
                setup.set_held(
                    Color::ALL[random.below(2)],
                    HandPiece::ALL[random.below(7)],
                    count,
                );
            }
            4 => setup.set_ply(999_999 + random.below(3) as u32),
            _ => {}
        }
        for strictness in [Strictness::Game, Strictness::MateProblem] {
            let errors = setup.errors(strictness);
            assert_eq!(
                setup.into_position(strictness).is_ok(),
                errors.is_empty(),
                "{setup}: {errors:?}"
            );
            *(if errors.is_empty() {
                &mut kept
            } else {
                &mut broken
            }) += 1;
        }
    }
    assert!(kept > rounds / 5 && broken > rounds / 5, "{kept} {broken}");
}
