//! Repetition (R35, R36) and impasse (R37, R38).

use komadai_core::impasse::{
    count_impasse, declaration, declaration_try, declaration24, declaration27, impasse_points,
};
use komadai_core::{
    Color, DeclarationFail, Handicap, History, ImpasseRule, Position, PositionText, Repetition,
    Strictness,
};

/// Plays a position text and gives the first repetition with its ply.
#[track_caller]
fn first_repetition(text: &str) -> Option<(usize, Repetition)> {
    let text: PositionText = text.parse().unwrap();
    let mut position = text.setup.into_position(Strictness::MateProblem).unwrap();
    let mut history = History::new(&position);
    for (index, mv) in text.moves.into_iter().enumerate() {
        position
            .play(mv)
            .unwrap_or_else(|error| panic!("{mv}: {error}"));
        history.push(&position);
        if let Some(repetition) = history.repetition() {
            // Undone and done again, the answer is the same.
            let mut again = history.clone();
            again.pop();
            assert_eq!(again.repetition(), None);
            again.push(&position);
            assert_eq!(again, history);
            return Some((index + 1, repetition));
        }
    }
    None
}

#[test]
fn perpetual_check_whose_loop_starts_at_the_start() {
    let text = "position sfen 4k4/9/9/9/9/9/9/5R3/K8 b - 1 moves \
        4h5h 5a4a 5h4h 4a5a 4h5h 5a4a 5h4h 4a5a 4h5h 5a4a 5h4h 4a5a";
    let loser = Color::Black;
    assert_eq!(
        first_repetition(text),
        Some((12, Repetition::PerpetualCheck { loser }))
    );
}

#[test]
fn a_chain_of_checks_with_gaps_is_plain_sennichite() {
    let round = "3h5h 5a4a 5h3h 4a5a ".repeat(3);
    let text = format!("sfen 4k4/9/9/9/9/9/9/6R2/K8 b - 1 moves {round}");
    assert_eq!(first_repetition(&text), Some((12, Repetition::Sennichite)));
}

#[test]
fn the_start_counts_as_the_first_occurrence() {
    let text = format!("startpos moves {}", "5i5h 5a5b 5h5i 5b5a ".repeat(3));
    assert_eq!(first_repetition(&text), Some((12, Repetition::Sennichite)));
    let text = format!("startpos moves 7g7f {}", "5a5b 5i5h 5b5a 5h5i ".repeat(3));
    assert_eq!(first_repetition(&text), Some((13, Repetition::Sennichite)));
}

#[test]
fn the_four_need_not_follow_one_another_and_cycles_may_be_long() {
    // The position of ply 2 comes back at plies 6, 14 and 18; the walk between takes eight moves.
    let long = "5i5h 5a5b 5h4h 5b4b 4h3h 4b3b 3h4h 3b4b 4h5h 4b5b 5h5i 5b5a ";
    let text = format!(
        "startpos moves {}{long}{}",
        "5i5h 5a5b 5h5i 5b5a ", "5i5h 5a5b 5h5i 5b5a "
    );
    assert_eq!(first_repetition(&text), Some((18, Repetition::Sennichite)));
}

#[test]
fn the_checked_sides_move_may_complete_the_fourth_occurrence_or_the_checkers() {
    // Here the position after a check is the one that comes back four times.
    let loser = Color::Black;
    let text = "sfen 4k4/9/9/9/9/9/9/6R2/K8 b - 1 moves 3h5h 5a4a \
        5h4h 4a5a 4h5h 5a4a 5h4h 4a5a 4h5h 5a4a 5h4h 4a5a 4h5h";
    assert_eq!(
        first_repetition(text),
        Some((13, Repetition::PerpetualCheck { loser }))
    );
}

#[test]
fn white_can_be_the_perpetual_checker() {
    let loser = Color::White;
    let round = "4b5b 5i4i 5b4b 4i5i ".repeat(3);
    let text = format!("sfen k8/5r3/9/9/9/9/9/9/4K4 w - 1 moves {round}");
    assert_eq!(
        first_repetition(&text),
        Some((12, Repetition::PerpetualCheck { loser }))
    );
}

#[test]
fn hands_and_side_to_move_count() {
    // The rook takes and is taken back in between: the board returns, the hands differ.
    let text = "sfen 4k4/9/9/9/9/9/9/9/K8 b Pp 1 moves \
        9i9h 5a5b 9h9i 5b5a 9i9h 5a5b 9h9i 5b5a P*1e P*1d 1e1d 5a5b 9i9h 5b5a 9h9i 5a5b 9i9h 5b5a 9h9i";
    assert_eq!(first_repetition(text), None);
}

const A: &str = "2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375";
const B: &str = "5+B+P2/K+P+L+P+R+P3/+P+P+N1P4/9/9/9/2p+p+pgsg1/1+p1+n+b+n1kg/9 w G2SNL4Prs2l3p 1";
const C: &str = "1+N4+B1+P/1K4+N+P1/1+L+P3B2/7P1/2G6/9/2G3+l1g/1+r1sppppg/1+l6k w 7Pr3s2nl3p 306";

/// Case A5.
#[test]
fn declarations_at_the_edge() {
    for (sfen, points, pieces, wins27) in [(A, 28, 10, true), (B, 26, 11, false), (C, 28, 10, true)]
    {
        let position = Position::from_sfen(sfen).unwrap();
        let by27 = declaration27(&position, Handicap::Even);
        let by24 = declaration24(&position, Handicap::Even);
        assert_eq!((by27.points, by27.pieces), (points, pieces), "{sfen}");
        assert_eq!((by27.wins, by27.allowed), (wins27, wins27), "{sfen}");
        assert_eq!((by24.wins, by24.allowed), (false, true), "{sfen}");
    }
    let short = declaration27(&Position::from_sfen(B).unwrap(), Handicap::Even);
    assert_eq!(short.fails[..], [DeclarationFail::TooFewPoints]);
    // Uwate's missing pieces count for it.
    let credited = declaration27(&Position::from_sfen(B).unwrap(), Handicap::Lance);
    assert_eq!((credited.points, credited.wins), (27, true));
}

#[test]
fn every_failing_condition_is_named() {
    let start = declaration27(&Position::start(), Handicap::Even);
    use DeclarationFail::{InCheck, KingNotInZone, KingNotOnSquare, TooFewPieces, TooFewPoints};
    assert_eq!(start.fails[..], [KingNotInZone, TooFewPieces, TooFewPoints]);
    let checked = Position::from_sfen("K3r4/9/4k4/9/9/9/9/9/9 b - 1").unwrap();
    assert_eq!(
        declaration24(&checked, Handicap::Even).fails[..],
        [InCheck, TooFewPieces, TooFewPoints]
    );
    assert_eq!(
        declaration_try(&checked).fails[..],
        [KingNotOnSquare, InCheck]
    );
    let tried = Position::from_sfen("4K4/9/9/9/9/9/9/9/4k4 b - 1").unwrap();
    assert!(declaration_try(&tried).wins);
    let white = Position::from_sfen("4K4/9/9/9/9/9/9/9/4k4 w - 1").unwrap();
    assert!(declaration_try(&white).wins);
    assert_eq!(declaration(&tried, ImpasseRule::None, Handicap::Even), None);
    assert!(
        declaration(&tried, ImpasseRule::Try, Handicap::Even)
            .unwrap()
            .wins
    );
}

#[test]
fn counting_an_impasse() {
    let start = Position::start();
    assert_eq!(impasse_points(&start, Color::Black, Handicap::Even), 27);
    assert_eq!(count_impasse(&start, Handicap::Even), None);
    let two = Handicap::Two
        .setup()
        .into_position(Strictness::Game)
        .unwrap();
    assert_eq!(impasse_points(&two, Color::White, Handicap::Even), 17);
    assert_eq!(impasse_points(&two, Color::White, Handicap::Two), 27);
    assert_eq!(count_impasse(&two, Handicap::Even), Some(Color::Black));
    assert_eq!(count_impasse(&two, Handicap::Two), None);
}
