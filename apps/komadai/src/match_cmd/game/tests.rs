use super::*;
use crate::match_cmd::player::Choice;

/// Plays the moves it is given, then resigns. A number after a move is its score.
struct Script {
    moves: Vec<(Choice, Option<i32>)>,
    told: Vec<GameResult>,
}

impl Player for Script {
    fn name(&self) -> &str {
        "script"
    }
    fn new_game(&mut self) -> Result<(), Fault> {
        Ok(())
    }
    fn choose(&mut self, _: &GamePosition, _: &Go, _: Duration) -> Result<Chosen, Fault> {
        if self.moves.is_empty() {
            return Ok(Chosen {
                choice: Choice::Resign,
                elapsed: Duration::ZERO,
                score: None,
            });
        }
        let (choice, score) = self.moves.remove(0);
        Ok(Chosen {
            choice,
            elapsed: Duration::from_millis(5),
            score,
        })
    }
    fn game_over(&mut self, result: GameResult) -> Result<(), Fault> {
        self.told.push(result);
        Ok(())
    }
}

fn script(moves: &str) -> Box<dyn Player> {
    let choice = |word: &str| {
        let (word, score) = match word.split_once('@') {
            Some((word, score)) => (word, Some(score.parse().expect("a number"))),
            None => (word, None),
        };
        let choice = match word {
            "win" => Choice::Declare,
            "resign" => Choice::Resign,
            mv => Choice::Play(mv.parse().expect("a move")),
        };
        (choice, score)
    };
    let moves = moves.split_whitespace().map(choice).collect();
    Box::new(Script {
        moves,
        told: Vec::new(),
    })
}

fn played(opening: &str, black: &str, white: &str, limits: &str) -> GameRecord {
    let opening = GamePosition::new(&opening.parse().expect("reads")).expect("playable");
    let mut players = BySide {
        a: script(black),
        b: script(white),
    };
    let limits = Limits::parse(limits).expect("reads");
    let rules = Rules {
        max_moves: 20,
        margin: Duration::ZERO,
        adjudication: Adjudication {
            win: Some("1000,4".parse().expect("reads")),
            draw: Some("10,4,8".parse().expect("reads")),
        },
        limits: BySide {
            a: limits,
            b: limits,
        },
    };
    play(1, opening, Side::A, &mut players, &rules)
}

#[track_caller]
fn check(opening: &str, black: &str, white: &str, winner: Option<Side>, reason: Reason) {
    let record = played(opening, black, white, "nodes=1");
    assert_eq!(
        (record.winner, record.reason),
        (winner, reason),
        "{record:?}"
    );
}

#[test]
fn mate_resignation_and_illegal_moves() {
    check(
        "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
        "G*5b",
        "",
        Some(Side::A),
        Reason::Checkmate,
    );
    check(
        "sfen k8/9/1+R7/9/3R5/9/9/9/4K4 b - 1",
        "6e7e",
        "",
        Some(Side::A),
        Reason::Stalemate,
    );
    check("startpos", "resign", "", Some(Side::B), Reason::Resignation);
    check(
        "startpos",
        "7g7f",
        "5a5e",
        Some(Side::A),
        Reason::IllegalMove,
    );
}

#[test]
fn repetition_and_perpetual_check() {
    let there = "2h3h 3h2h ".repeat(3);
    let back = "8b7b 7b8b ".repeat(3);
    check("startpos", &there, &back, None, Reason::Sennichite);
    // The occurrences of the opening count too.
    check(
        "startpos moves 2h3h 8b7b 3h2h 7b8b",
        &there,
        &back[..20],
        None,
        Reason::Sennichite,
    );
    let checks = "5e4e 4e5e ".repeat(3);
    let flights = "4a5a 5a4a ".repeat(3);
    let start = "sfen 4k4/9/9/9/4R4/9/9/9/K8 w - 1";
    let record = played(
        start,
        &checks,
        &flights.replace("4a5a 5a4a", "5a4a 4a5a"),
        "nodes=1",
    );
    assert_eq!(
        (record.winner, record.reason),
        (Some(Side::B), Reason::PerpetualCheck)
    );
}

#[test]
fn declarations() {
    let wins = "sfen 2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375";
    check(wins, "win", "", Some(Side::A), Reason::Declaration);
    check(
        "startpos",
        "win",
        "",
        Some(Side::B),
        Reason::WrongDeclaration,
    );
}

#[test]
fn too_many_moves_and_too_much_time() {
    let black = "1g1f 1f1e 9g9f 9f9e 7g7f 7f7e 6g6f 6f6e 5g5f 5f5e 4g4f";
    let white = "1c1d 9c9d 3c3d 3d3e 8c8d 8d8e 4c4d 4d4e 7a6b 6a5b 2c2d";
    check("startpos", black, white, None, Reason::MaxMoves);
    let record = played("startpos", black, white, "movetime=4");
    assert_eq!(
        (record.winner, record.reason),
        (Some(Side::B), Reason::Time)
    );
    assert_eq!(
        record.fault.as_deref(),
        Some("a move took 5 ms: lost on time")
    );
    let record = played("startpos", black, white, "main=12");
    assert_eq!(
        (record.winner, record.reason),
        (Some(Side::B), Reason::Time)
    );
    assert_eq!(record.moves.moves.len(), 4);
}

#[test]
fn games_are_saved_as_openings_are_read() {
    let record = played("startpos", "7g7f", "3c3d", "nodes=1");
    let names = BySide {
        a: "x".to_owned(),
        b: "y".to_owned(),
    };
    let lines = "# game 1: black x, white y: white wins, resignation\nstartpos moves 7g7f 3c3d";
    assert_eq!(record.as_lines(&names), lines);
}

#[test]
fn games_are_ended_by_what_both_engines_think() {
    let black = "1g1f@1200 1f1e@1500 9g9f@900 9f9e";
    let white = "1c1d@-1100 9c9d@-1000 3c3d 3d3e";
    check(
        "startpos",
        black,
        white,
        Some(Side::A),
        Reason::Adjudication,
    );
    // Both think that they win.
    let hopeful = white.replace('-', "");
    check(
        "startpos",
        black,
        &hopeful,
        Some(Side::B),
        Reason::Resignation,
    );
    // One score in between is missing.
    let silent = white.replace("@-1100", "");
    check(
        "startpos",
        black,
        &silent,
        Some(Side::B),
        Reason::Resignation,
    );
    // Calm for long enough, but not before the eighth ply.
    let calm = "1g1f@0 1f1e@5 9g9f@-10 9f9e@0 7g7f@0";
    let record = played(
        "startpos",
        calm,
        "1c1d@0 9c9d@0 3c3d@3 3d3e@0 8c8d@0",
        "nodes=1",
    );
    assert_eq!((record.winner, record.reason), (None, Reason::Adjudication));
    assert_eq!(record.moves.moves.len(), 8);
    // A mate is a mate.
    let start = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1";
    check(start, "G*5b@30000", "", Some(Side::A), Reason::Checkmate);
}

#[test]
fn reasons_are_read_as_they_are_written() {
    for reason in Reason::ALL {
        assert_eq!(Reason::from_words(&reason.to_string()), Some(reason));
    }
    assert_eq!(Reason::from_words("boredom"), None);
}
