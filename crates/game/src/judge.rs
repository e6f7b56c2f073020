//! What became of a list of moves, without clocks and people: `komadai judge`.

use komadai_core::{Color, Declaration, Handicap, InvalidSetup, Move, Setup, Strictness, impasse};
use serde::Serialize;

use crate::line::Line;
use crate::{IllegalMoveRule, IllegalReport, MaxMoves, Outcome, RuleSettings, WinBy};

/// The rules to judge by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct JudgeOptions {
    /// Whether an illegal move is refused or loses (R34).
    pub illegal: IllegalMoveRule,
    /// After so many moves the game is a draw (R39); `None` for no maximum.
    pub max_moves: Option<u32>,
    /// Whose missing pieces are credited to White in a declaration (R37).
    pub handicap: Handicap,
}

/// What became of a game. Its JSON, in snake_case, is the output of `komadai judge --json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judgement {
    /// The position after the replayed moves, in canonical SFEN.
    pub sfen: String,
    /// How many moves were replayed.
    pub plies: usize,
    /// Whether the game is over.
    pub status: Status,
    /// The number of the move that ended the game; 0 if the start position did.
    pub ended_at: Option<usize>,
    /// `black`, `white` (the winner) or `draw`.
    pub result: Option<String>,
    /// Why the game ended, such as `perpetual_check`.
    pub reason: Option<String>,
    /// The rule that ended it, such as `R36`.
    pub rule: Option<String>,
    /// The illegal move at which replaying stopped.
    pub illegal: Option<JudgedIllegal>,
    /// The moves that were not replayed: those after the end, or after the illegal move.
    #[serde(serialize_with = "crate::wire::list_of_text::serialize")]
    pub ignored: Vec<Move>,
    /// Whether the side to move is in check.
    pub in_check: bool,
    /// What a declaration by the side to move would come to.
    pub declaration: JudgedDeclarations,
}

/// Whether a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It goes on.
    Ongoing,
    /// It is over.
    Ended,
}

/// An illegal move in a judged game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JudgedIllegal {
    /// Its number, from 1.
    pub ply: usize,
    /// The move in USI.
    #[serde(rename = "move", serialize_with = "crate::wire::text::serialize")]
    pub mv: Move,
    /// The rule that it breaks, such as `R29`.
    pub rule: String,
    /// The reason, such as `nifu`.
    pub reason: String,
    /// All that is known of it, for texts to people; not part of the JSON.
    #[serde(skip)]
    pub report: IllegalReport,
}

/// A declaration judged by each of the three rules (R38).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JudgedDeclarations {
    /// The 27-point rule.
    pub csa27: JudgedPoints,
    /// The 24-point rule.
    pub csa24: JudgedPoints,
    /// The try rule.
    pub r#try: JudgedTry,
}

/// A declaration judged by points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JudgedPoints {
    /// Whether the side may declare without losing.
    pub allowed: bool,
    /// Whether it then wins.
    pub wins: bool,
    /// Points in the zone and in hand, with the handicap's credit.
    pub points: u8,
    /// Pieces in the zone without the king.
    pub pieces: u8,
    /// The conditions that are not met, such as `too_few_points`.
    pub fails: Vec<&'static str>,
}

/// A declaration judged by the try rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JudgedTry {
    /// Whether the side has reached the square and wins.
    pub allowed: bool,
    /// The conditions that are not met.
    pub fails: Vec<&'static str>,
}

impl Judgement {
    /// Whether an illegal move was found.
    #[must_use]
    pub const fn is_illegal(&self) -> bool {
        self.illegal.is_some()
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_ended(&self) -> bool {
        matches!(self.status, Status::Ended)
    }
}

/// Replays `moves` from `setup` under the rules and says what became of the game.
///
/// # Errors
/// A setup that breaks the rules, with all of them; one of the two kings may be missing.
pub fn judge(
    setup: &Setup,
    moves: &[Move],
    options: &JudgeOptions,
) -> Result<Judgement, InvalidSetup> {
    let rules = RuleSettings {
        illegal_move: options.illegal,
        max_moves: options.max_moves.map(|moves| MaxMoves {
            moves,
            ending: Default::default(),
        }),
        ..RuleSettings::default()
    };
    let mut line = Line::new(setup.into_position(Strictness::MateProblem)?);
    let mut ended = line.verdict(&rules).map(|outcome| (0, outcome));
    let mut illegal = None;
    let mut rest = moves.iter();
    while ended.is_none()
        && illegal.is_none()
        && let Some(&mv) = rest.next()
    {
        let ply = line.plies() + 1;
        match line.push(mv) {
            Ok(()) => ended = line.verdict(&rules).map(|outcome| (ply, outcome)),
            Err(error) => {
                let report = IllegalReport::new(line.position(), mv, &error);
                illegal = Some(JudgedIllegal {
                    ply,
                    mv,
                    rule: report.rule.to_string(),
                    reason: report.reason.replace('-', "_"),
                    report: report.clone(),
                });
                if options.illegal == IllegalMoveRule::Lose {
                    let winner = !line.position().side();
                    ended = Some((ply, Outcome::win(winner, WinBy::IllegalMove(report))));
                }
            }
        }
    }
    let position = line.position();
    let (ended_at, outcome) = ended.unzip();
    Ok(Judgement {
        sfen: position.to_sfen(),
        plies: line.plies(),
        status: if outcome.is_some() {
            Status::Ended
        } else {
            Status::Ongoing
        },
        ended_at,
        result: outcome.as_ref().map(|outcome| match outcome.winner() {
            Some(Color::Black) => "black".to_owned(),
            Some(Color::White) => "white".to_owned(),
            None => "draw".to_owned(),
        }),
        reason: outcome.as_ref().map(|outcome| outcome.reason().snake()),
        rule: outcome
            .as_ref()
            .and_then(Outcome::rule)
            .map(|rule| rule.to_string()),
        illegal,
        ignored: rest.copied().collect(),
        in_check: position.in_check(),
        declaration: JudgedDeclarations {
            csa27: points(&impasse::declaration27(position, options.handicap)),
            csa24: points(&impasse::declaration24(position, options.handicap)),
            r#try: {
                let found = impasse::declaration_try(position);
                JudgedTry {
                    allowed: found.allowed,
                    fails: fails(&found),
                }
            },
        },
    })
}

fn points(found: &Declaration) -> JudgedPoints {
    JudgedPoints {
        allowed: found.allowed,
        wins: found.wins,
        points: found.points,
        pieces: found.pieces,
        fails: fails(found),
    }
}

fn fails(found: &Declaration) -> Vec<&'static str> {
    found.fails.iter().map(|fail| fail.key()).collect()
}
