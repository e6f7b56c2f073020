//! How a game ended, and by which rule.

use komadai_core::{Color, Rule};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{CountReport, DeclarationReport, IllegalReport, wire};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "OutcomeJson", into = "OutcomeJson")]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        winner: Color,
        /// By what.
        by: WinBy,
    },
    /// Nobody won.
    Draw {
        /// By what.
        by: DrawBy,
    },
    /// The game was abandoned without a result.
    NoResult,
}

/// By what a side won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WinBy {
    /// The loser is in check and has no legal move (R32).
    Checkmate,
    /// The loser is not in check and has no legal move (R32).
    Stalemate,
    /// The loser resigned (R33).
    Resignation,
    /// The loser's time ran out (R41).
    Time,
    /// The loser made an illegal move where that loses (R34).
    IllegalMove(IllegalReport),
    /// The loser gave perpetual check (R36).
    PerpetualCheck,
    /// The winner declared an entering king (R38).
    Declaration(DeclarationReport),
    /// The loser's declaration was wrong (R38).
    WrongDeclaration(DeclarationReport),
    /// The winner's king reached the square where the loser's king began (R38).
    Try,
    /// The loser had fewer than 24 points when both agreed to count (R37).
    Count(CountReport),
    /// The loser left the game.
    Abandoned,
}

/// By what a game was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawBy {
    /// The same position for the fourth time (R35).
    Sennichite {
        /// Whether the rules in force ask for a new game with colours exchanged.
        replay: bool,
    },
    /// A declaration with 24 to 30 points under the 24-point rule (R38).
    Impasse {
        /// The count.
        declaration: DeclarationReport,
        /// Whether the rules in force ask for a new game with colours exchanged.
        replay: bool,
    },
    /// Both had enough points when they agreed to count (R37).
    Count {
        /// The count.
        count: CountReport,
        /// Whether the rules in force ask for a new game with colours exchanged.
        replay: bool,
    },
    /// The maximum number of moves (R39).
    MaxMoves,
    /// Agreement (R40).
    Agreement,
}

/// The reason of an outcome as a plain word. Texts in every language hang on its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is explained at WinBy and DrawBy")]
pub enum Reason {
    Checkmate,
    Stalemate,
    Resignation,
    Time,
    IllegalMove,
    PerpetualCheck,
    Declaration,
    WrongDeclaration,
    Try,
    Abandoned,
    Sennichite,
    Impasse,
    Count,
    MaxMoves,
    Agreement,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 15] = [
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::Resignation,
        Reason::Time,
        Reason::IllegalMove,
        Reason::PerpetualCheck,
        Reason::Declaration,
        Reason::WrongDeclaration,
        Reason::Try,
        Reason::Abandoned,
        Reason::Sennichite,
        Reason::Impasse,
        Reason::Count,
        Reason::MaxMoves,
        Reason::Agreement,
    ];

    /// The key in kebab-case, as in events: `perpetual-check`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::Resignation => "resignation",
            Reason::Time => "time",
            Reason::IllegalMove => "illegal-move",
            Reason::PerpetualCheck => "perpetual-check",
            Reason::Declaration => "declaration",
            Reason::WrongDeclaration => "wrong-declaration",
            Reason::Try => "try",
            Reason::Abandoned => "abandoned",
            Reason::Sennichite => "sennichite",
            Reason::Impasse => "impasse",
            Reason::Count => "count",
            Reason::MaxMoves => "max-moves",
            Reason::Agreement => "agreement",
        }
    }

    /// The key in snake_case, as in the output of `komadai judge`: `perpetual_check`.
    #[must_use]
    pub fn snake(self) -> String {
        self.key().replace('-', "_")
    }

    /// The rule that ends the game for this reason.
    #[must_use]
    pub fn rule(self) -> Option<Rule> {
        Rule::new(match self {
            Reason::Checkmate | Reason::Stalemate => 32,
            Reason::Resignation => 33,
            Reason::Time => 41,
            Reason::IllegalMove => 34,
            Reason::PerpetualCheck => 36,
            Reason::Declaration | Reason::WrongDeclaration | Reason::Try | Reason::Impasse => 38,
            Reason::Count => 37,
            Reason::Abandoned => return None,
            Reason::Sennichite => 35,
            Reason::MaxMoves => 39,
            Reason::Agreement => 40,
        })
    }
}

impl Outcome {
    /// A win.
    #[must_use]
    pub const fn win(winner: Color, by: WinBy) -> Self {
        Outcome::Win { winner, by }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(by: DrawBy) -> Self {
        Outcome::Draw { by }
    }

    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(&self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(*winner),
            Outcome::Draw { .. } | Outcome::NoResult => None,
        }
    }

    /// Why the game ended.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        match self {
            Outcome::Win { by, .. } => match by {
                WinBy::Checkmate => Reason::Checkmate,
                WinBy::Stalemate => Reason::Stalemate,
                WinBy::Resignation => Reason::Resignation,
                WinBy::Time => Reason::Time,
                WinBy::IllegalMove(_) => Reason::IllegalMove,
                WinBy::PerpetualCheck => Reason::PerpetualCheck,
                WinBy::Declaration(_) => Reason::Declaration,
                WinBy::WrongDeclaration(_) => Reason::WrongDeclaration,
                WinBy::Try => Reason::Try,
                WinBy::Count(_) => Reason::Count,
                WinBy::Abandoned => Reason::Abandoned,
            },
            Outcome::Draw { by } => match by {
                DrawBy::Sennichite { .. } => Reason::Sennichite,
                DrawBy::Impasse { .. } => Reason::Impasse,
                DrawBy::Count { .. } => Reason::Count,
                DrawBy::MaxMoves => Reason::MaxMoves,
                DrawBy::Agreement => Reason::Agreement,
            },
            Outcome::NoResult => Reason::Abandoned,
        }
    }

    /// The rule that ended the game.
    #[must_use]
    pub fn rule(&self) -> Option<Rule> {
        self.reason().rule()
    }

    /// Whether the rules in force ask for a new game with colours exchanged (R35).
    #[must_use]
    pub const fn replay(&self) -> bool {
        matches!(
            self,
            Outcome::Draw {
                by: DrawBy::Sennichite { replay: true }
                    | DrawBy::Impasse { replay: true, .. }
                    | DrawBy::Count { replay: true, .. }
            }
        )
    }

    /// The illegal move that lost the game (R34).
    #[must_use]
    pub const fn illegal(&self) -> Option<&IllegalReport> {
        match self {
            Outcome::Win {
                by: WinBy::IllegalMove(report),
                ..
            } => Some(report),
            _ => None,
        }
    }

    /// The declaration that ended the game, with its count (R38).
    #[must_use]
    pub const fn declaration(&self) -> Option<&DeclarationReport> {
        match self {
            Outcome::Win {
                by: WinBy::Declaration(report) | WinBy::WrongDeclaration(report),
                ..
            } => Some(report),
            Outcome::Draw {
                by: DrawBy::Impasse { declaration, .. },
            } => Some(declaration),
            _ => None,
        }
    }
}

impl Outcome {
    /// The count that ended the game (R37).
    #[must_use]
    pub const fn count(&self) -> Option<CountReport> {
        match self {
            Outcome::Win {
                by: WinBy::Count(count),
                ..
            }
            | Outcome::Draw {
                by: DrawBy::Count { count, .. },
            } => Some(*count),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ResultName {
    Win,
    Draw,
    None,
}

/// The flat form that JSON has. Every field is always there, so that a reader needs no cases.
#[derive(Serialize, Deserialize)]
struct OutcomeJson {
    result: ResultName,
    #[serde(with = "wire::optional_color")]
    winner: Option<Color>,
    reason: Reason,
    /// Follows from the reason; written for readers, not read.
    #[serde(default, with = "wire::optional_rule")]
    rule: Option<Rule>,
    #[serde(default)]
    replay: bool,
    #[serde(default)]
    illegal: Option<IllegalReport>,
    #[serde(default)]
    declaration: Option<DeclarationReport>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    count: Option<CountReport>,
}

impl From<Outcome> for OutcomeJson {
    fn from(outcome: Outcome) -> Self {
        OutcomeJson {
            result: match outcome {
                Outcome::Win { .. } => ResultName::Win,
                Outcome::Draw { .. } => ResultName::Draw,
                Outcome::NoResult => ResultName::None,
            },
            winner: outcome.winner(),
            reason: outcome.reason(),
            rule: outcome.rule(),
            replay: outcome.replay(),
            illegal: outcome.illegal().cloned(),
            declaration: outcome.declaration().cloned(),
            count: outcome.count(),
        }
    }
}

/// An outcome in JSON that contradicts itself.
#[derive(Debug, Error)]
#[error("the parts of this outcome do not fit together")]
struct OutcomeMismatch;

impl TryFrom<OutcomeJson> for Outcome {
    type Error = OutcomeMismatch;

    fn try_from(json: OutcomeJson) -> Result<Self, OutcomeMismatch> {
        let OutcomeJson {
            result,
            winner,
            reason,
            replay,
            illegal,
            declaration,
            count,
            ..
        } = json;
        if count.is_some() != (reason == Reason::Count) {
            return Err(OutcomeMismatch);
        }
        let by = match (result, reason) {
            (ResultName::Win, reason) => {
                let by = match (reason, illegal, declaration) {
                    (Reason::Checkmate, None, None) => WinBy::Checkmate,
                    (Reason::Stalemate, None, None) => WinBy::Stalemate,
                    (Reason::Resignation, None, None) => WinBy::Resignation,
                    (Reason::Time, None, None) => WinBy::Time,
                    (Reason::IllegalMove, Some(report), None) => WinBy::IllegalMove(report),
                    (Reason::PerpetualCheck, None, None) => WinBy::PerpetualCheck,
                    (Reason::Declaration, None, Some(report)) => WinBy::Declaration(report),
                    (Reason::WrongDeclaration, None, Some(report)) => {
                        WinBy::WrongDeclaration(report)
                    }
                    (Reason::Try, None, None) => WinBy::Try,
                    (Reason::Count, None, None) => WinBy::Count(count.ok_or(OutcomeMismatch)?),
                    (Reason::Abandoned, None, None) => WinBy::Abandoned,
                    _ => return Err(OutcomeMismatch),
                };
                let winner = winner.ok_or(OutcomeMismatch)?;
                return Ok(Outcome::Win { winner, by });
            }
            (ResultName::None, Reason::Abandoned) if winner.is_none() => {
                return Ok(Outcome::NoResult);
            }
            (ResultName::Draw, Reason::Sennichite) => DrawBy::Sennichite { replay },
            (ResultName::Draw, Reason::Impasse) => DrawBy::Impasse {
                declaration: declaration.ok_or(OutcomeMismatch)?,
                replay,
            },
            (ResultName::Draw, Reason::Count) => DrawBy::Count {
                count: count.ok_or(OutcomeMismatch)?,
                replay,
            },
            (ResultName::Draw, Reason::MaxMoves) => DrawBy::MaxMoves,
            (ResultName::Draw, Reason::Agreement) => DrawBy::Agreement,
            _ => return Err(OutcomeMismatch),
        };
        if winner.is_some() {
            return Err(OutcomeMismatch);
        }
        Ok(Outcome::Draw { by })
    }
}
