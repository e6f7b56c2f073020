//! What an engine thought, as records keep it in comments.

mod comments;
mod line;

#[cfg(test)]
mod tests;

use komadai_core::{Color, Move, Position, Square};

use crate::{NodeId, Record, Visit};

/// The value of a position, always as Black sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Centipawns; positive where Black is better.
    Centipawns(i32),
    /// A side mates, in so many plies where the comment says how many.
    Mate {
        /// The side that mates.
        winner: Color,
        /// The number of plies to the mate.
        plies: Option<u32>,
    },
}

impl Score {
    /// Programs that have only numbers write a won position as this or more.
    pub const WON: i32 = 30_000;

    /// The score of a number of centipawns: from [`Score::WON`] on, and from its negative down, it stands for a mate of unknown length.
    #[must_use]
    pub const fn of_number(centipawns: i32) -> Score {
        let winner = if centipawns > 0 {
            Color::Black
        } else {
            Color::White
        };
        if centipawns.unsigned_abs() >= Score::WON.unsigned_abs() {
            Score::Mate {
                winner,
                plies: None,
            }
        } else {
            Score::Centipawns(centipawns)
        }
    }
}

/// A program's way to write evaluations into comments. docs/formats/engine-comments.md shows each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Source {
    /// ShogiHome, from a player of the game.
    ShogiHomeGame,
    /// ShogiHome, from analysis afterwards.
    ShogiHomeAnalysis,
    /// ShogiGUI, from a player of the game: 対局.
    ShogiGuiGame,
    /// ShogiGUI, from analysis afterwards: 解析.
    ShogiGuiAnalysis,
    /// Kishin Analytics.
    KishinAnalytics,
    /// K-Shogi and Piyo Shogi: 形勢, 指し手, 推奨手.
    KShogi,
    /// Floodgate and CSA V3.
    Csa,
    /// Shogidokoro: a number, and the line on the next row.
    Shogidokoro,
}

/// One evaluation, read out of the comment lines of a node.
///
/// Records keep evaluations as comment lines and nowhere else, so that a comment and its meaning can never differ.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Evaluation {
    /// Who wrote it.
    pub source: Source,
    /// The value.
    pub score: Option<Score>,
    /// The line expected, up to the first move that cannot be read or is illegal. It starts at the position of the node, or, if
    /// [`Evaluation::instead`] is set, at the one before.
    pub pv: Vec<Move>,
    /// Whether the line, and the score with it, speaks of another move than the one played at the node.
    pub instead: bool,
    /// The search depth in plies.
    pub depth: Option<u32>,
    /// The greatest depth reached, in plies.
    pub deepest: Option<u32>,
    /// Positions searched.
    pub nodes: Option<u64>,
    /// The engine's name.
    pub engine: Option<String>,
    /// The place among several lines, 1 for the best.
    pub rank: Option<u32>,
}

impl Evaluation {
    const fn new(source: Source) -> Evaluation {
        Evaluation {
            source,
            score: None,
            pv: Vec::new(),
            instead: false,
            depth: None,
            deepest: None,
            nodes: None,
            engine: None,
            rank: None,
        }
    }

    /// Reads the evaluations out of comment lines, as [`Node::comments`](crate::Node::comments) has them. Lines of any other kind are passed over.
    #[must_use]
    pub fn read(comments: &[String], site: &Site<'_>) -> Vec<Evaluation> {
        comments::read(comments, site)
    }
}

/// Where a comment stands. What is not known is left out, and with it the lines of moves that need it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Site<'a> {
    /// The position at the node.
    pub here: Option<&'a Position>,
    /// The position before it.
    pub before: Option<&'a Position>,
    /// The move from there to here.
    pub played: Option<Move>,
    /// The target of the move before that one, which a line may call 同.
    pub earlier: Option<Square>,
}

impl Record {
    /// All evaluations of the record, in the order of [`Tree::walk`](crate::Tree::walk), with the nodes whose comments have them.
    #[must_use]
    pub fn evaluations(&self) -> Vec<(NodeId, Evaluation)> {
        let mut replay = self.replay();
        let mut found = Vec::new();
        for visit in self.tree.walk() {
            match visit {
                Visit::Enter(id) => {
                    let node = self.tree.node(id);
                    let before = (!node.comments().is_empty())
                        .then(|| replay.position().cloned())
                        .flatten();
                    // What cannot be carried out takes no step; a tree that readers and edits build has none of that.
                    if replay.step(&node.step).is_err() {
                        return found;
                    }
                    if !node.comments().is_empty() {
                        let parent = self.tree.parent(id).map(|parent| self.tree.node(parent));
                        let site = Site {
                            here: replay.position(),
                            before: before.as_ref(),
                            played: node.step.as_move(),
                            earlier: parent.and_then(|node| node.step.as_move()).map(Move::to),
                        };
                        let all = Evaluation::read(node.comments(), &site);
                        found.extend(all.into_iter().map(|one| (id, one)));
                    }
                }
                Visit::Leave(_) => {
                    replay.back();
                }
            }
        }
        found
    }
}
