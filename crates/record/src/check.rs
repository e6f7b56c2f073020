//! What a record says against the rules: repetitions that were played on, endings that the board does not bear out.

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt;

use komadai_core::{
    Color, Declaration, DeclarationFail, Handicap, History, ImpasseRule, Position, Repetition,
    impasse,
};

use crate::{Ending, NodeId, Record, Step, Visit};

/// Something in a record that does not fit the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The node where it shows.
    pub node: NodeId,
    /// The steps from the start to the node; 1 for the first move.
    pub ply: usize,
    /// Whether the node lies on the main line.
    pub main: bool,
    /// What it is.
    pub kind: FindingKind,
}

/// What does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FindingKind {
    /// The position stands for the fourth time, and the game goes on (R35, R36).
    PlayedOn(Repetition),
    /// The record ends with repetition, but the position does not stand for the fourth time (R35).
    NoRepetition,
    /// The record ends with repetition, a draw, but a side gave check all the time and loses (R36).
    PerpetualCheck {
        /// The side that gave check.
        loser: Color,
    },
    /// The record ends with mate, but there are legal moves (R32).
    NotMated,
    /// The record ends with a declaration that holds under no rule: why not under the 27-point rule (R38).
    DeclarationFails(Vec<DeclarationFail>),
    /// The record ends with a king on its goal, which it did not reach (R38).
    NoTry,
}

impl FindingKind {
    /// A stable name in kebab case.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            FindingKind::PlayedOn(_) => "played-on",
            FindingKind::NoRepetition => "no-repetition",
            FindingKind::PerpetualCheck { .. } => "perpetual-check",
            FindingKind::NotMated => "not-mated",
            FindingKind::DeclarationFails(_) => "declaration-fails",
            FindingKind::NoTry => "no-try",
        }
    }
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FindingKind::PlayedOn(Repetition::Sennichite) => {
                f.write_str("the position stands for the fourth time, the game ends here by repetition (R35)")
            }
            FindingKind::PlayedOn(Repetition::PerpetualCheck { loser }) => write!(
                f,
                "the position stands for the fourth time after checks alone, {loser} has lost here (R36)"
            ),
            FindingKind::NoRepetition => f.write_str(
                "the record ends with repetition, but the position does not stand for the fourth time (R35)",
            ),
            FindingKind::PerpetualCheck { loser } => write!(
                f,
                "the record ends with repetition, but {loser} gave check all the time and loses (R36)"
            ),
            FindingKind::NotMated => {
                f.write_str("the record ends with mate, but there are legal moves (R32)")
            }
            FindingKind::DeclarationFails(fails) => {
                f.write_str("the declaration holds under no rule (R38):")?;
                for (n, fail) in fails.iter().enumerate() {
                    let comma = if n > 0 { "," } else { "" };
                    write!(f, "{comma} {}", fail.key().replace('_', " "))?;
                }
                Ok(())
            }
            FindingKind::NoTry => f.write_str(
                "the record ends with a king on its goal, which no king has reached (R38)",
            ),
        }
    }
}

/// Looks for everything that does not fit the rules, in all lines, in the order of [`Tree::walk`](crate::Tree::walk). Illegal moves are not
/// among it: readers warn of them.
///
/// A line is looked at as long as its positions keep the rules. Of a repetition that is played on the first one is told. At most
/// [`MOST_FINDINGS`] are listed.
#[must_use]
pub fn check(record: &Record) -> Vec<Finding> {
    let mut replay = record.replay();
    let Some(start) = replay.position() else {
        return Vec::new();
    };
    let handicap = record.handicap().unwrap_or(Handicap::Even);
    let mut main = vec![false; record.tree.capacity_used()];
    main[NodeId::ROOT.index()] = true;
    for id in record.tree.main_line() {
        main[id.index()] = true;
    }
    let mut line = LineOfPlay::new(start);
    let mut findings = Vec::new();
    for visit in record.tree.walk() {
        if findings.len() >= MOST_FINDINGS {
            break;
        }
        match visit {
            Visit::Enter(NodeId::ROOT) => {}
            Visit::Enter(id) => {
                let step = &record.tree.node(id).step;
                if replay.step(step).is_err() {
                    break;
                }
                let position = replay.position();
                line.enter(step.as_move().is_some(), position);
                let kind = match (step, position) {
                    (Step::End(ending), Some(position)) if line.is_whole() => {
                        line.ending(ending, position, handicap)
                    }
                    (Step::Move(_), Some(_)) => record
                        .tree
                        .first_child(id)
                        .filter(|&child| record.tree.node(child).step.as_move().is_some())
                        .and_then(|_| line.repetition())
                        .map(FindingKind::PlayedOn),
                    _ => None,
                };
                if let Some(kind) = kind {
                    findings.push(Finding {
                        node: id,
                        ply: line.depth(),
                        main: main[id.index()],
                        kind,
                    });
                }
            }
            Visit::Leave(NodeId::ROOT) => {}
            Visit::Leave(_) => {
                replay.back();
                line.leave();
            }
        }
    }
    findings
}

/// The greatest number of findings of one record.
pub const MOST_FINDINGS: usize = 100;

/// What a position is told by: its hash, both hands and the side to move.
type PositionKey = (u64, [u32; 2], Color);

/// The positions from the start to a node.
struct LineOfPlay {
    history: History,
    /// The positions, as the history has them.
    positions: Vec<PositionKey>,
    /// How often each of them stands in the line.
    counts: HashMap<PositionKey, usize>,
    entered: Vec<Entered>,
    /// How many of the nodes left the rules.
    broken: usize,
    /// The depth at which a repetition was judged, if any; those behind it are no news.
    judged: Option<usize>,
}

#[derive(Clone, Copy)]
enum Entered {
    /// A move to a position.
    Position,
    /// A move to a board that is no position.
    Broken,
    /// An ending or a text.
    Nothing,
}

fn position_key(position: &Position) -> PositionKey {
    let hands = Color::ALL.map(|color| position.hand(color).bits());
    (position.key(), hands, position.side())
}

impl LineOfPlay {
    fn new(start: &Position) -> LineOfPlay {
        let key = position_key(start);
        LineOfPlay {
            history: History::new(start),
            positions: vec![key],
            counts: HashMap::from([(key, 1)]),
            entered: Vec::new(),
            broken: 0,
            judged: None,
        }
    }

    fn enter(&mut self, is_move: bool, position: Option<&Position>) {
        self.entered.push(match position {
            _ if !is_move => Entered::Nothing,
            Some(position) => {
                let key = position_key(position);
                self.positions.push(key);
                *self.counts.entry(key).or_insert(0) += 1;
                self.history.push(position);
                Entered::Position
            }
            None => {
                self.broken += 1;
                Entered::Broken
            }
        });
    }

    fn leave(&mut self) {
        if self.judged == Some(self.entered.len()) {
            self.judged = None;
        }
        match self.entered.pop() {
            Some(Entered::Position) => {
                self.history.pop();
                if let Some(key) = self.positions.pop()
                    && let Some(count) = self.counts.get_mut(&key)
                {
                    *count -= 1;
                }
            }
            Some(Entered::Broken) => self.broken -= 1,
            Some(Entered::Nothing) | None => {}
        }
    }

    fn depth(&self) -> usize {
        self.entered.len()
    }

    fn is_whole(&self) -> bool {
        self.broken == 0
    }

    /// The repetition that the position completes. Counting is cheap at every node, looking back over the whole line is not, and is
    /// done once in a line.
    fn repetition(&mut self) -> Option<Repetition> {
        let key = self.positions.last()?;
        if self.judged.is_some() || self.broken > 0 || self.counts[key] < 4 {
            return None;
        }
        self.judged = Some(self.entered.len());
        self.history.repetition()
    }

    fn ending(
        &mut self,
        ending: &Ending,
        position: &Position,
        handicap: Handicap,
    ) -> Option<FindingKind> {
        match ending {
            Ending::Repetition if self.judged.is_none() => match self.repetition() {
                None => Some(FindingKind::NoRepetition),
                Some(Repetition::PerpetualCheck { loser }) => {
                    Some(FindingKind::PerpetualCheck { loser })
                }
                Some(Repetition::Sennichite) => None,
            },
            Ending::Checkmate if position.has_legal_move() => Some(FindingKind::NotMated),
            Ending::DeclarationWin => declaration(position, handicap),
            Ending::Try => {
                // The king that just moved belongs to the side that is not to move.
                let mover = position.side().other();
                (position.king(mover) != Some(impasse::try_square(mover)))
                    .then_some(FindingKind::NoTry)
            }
            _ => None,
        }
    }
}

/// Whether a declaration wins under any of the rules.
fn declaration(position: &Position, handicap: Handicap) -> Option<FindingKind> {
    let judge = |rule| impasse::declaration(position, rule, handicap);
    let wins = |rule| judge(rule).is_some_and(|judged: Declaration| judged.wins);
    if ImpasseRule::ALL.into_iter().any(wins) {
        return None;
    }
    let fails = judge(ImpasseRule::Points27).map(|judged| judged.fails.iter().copied().collect());
    Some(FindingKind::DeclarationFails(fails.unwrap_or_default()))
}
