//! One search by all threads.

use std::thread;
use std::time::Duration;

use super::{Choice, Engine, Game, Observer, Outcome, Report, ReportBound};
use crate::limits::{Control, Limits, TimeLimit, Watch};
use crate::search::{Crew, Goal, Line, RootMove, Worker};
use crate::tt::{Bound, Table};
use crate::value::{MATE_BOUND, MAX_PLY, Score};

/// The stack of a helping thread, in bytes: the deepest search with every node searched twice over needs less than half.
const STACK: usize = 8 << 20;

/// The end of a search with all root moves, best first.
pub(crate) struct Thought {
    pub outcome: Outcome,
    pub moves: Vec<RootMove>,
}

impl Thought {
    fn at_once(choice: Choice, score: Score) -> Thought {
        Thought {
            outcome: Outcome {
                choice,
                score,
                depth: 0,
                nodes: 0,
                elapsed: Duration::ZERO,
                line: Vec::new(),
            },
            moves: Vec::new(),
        }
    }
}

/// What one thread came to.
struct Finding {
    depth: i32,
    nodes: u64,
    moves: Vec<RootMove>,
}

impl Engine {
    pub(crate) fn think(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control,
        lines: usize,
        observer: &mut dyn Observer,
    ) -> Thought {
        self.table.next_search();
        let (settings, table, evaluation) = (&self.settings, &self.table, &self.evaluation);
        let position = &game.position;
        let crew = Crew::new(self.memories.len());
        let mut workers: Vec<Worker<'_>> = self
            .memories
            .iter_mut()
            .enumerate()
            .map(|(thread, memory)| {
                // Only the first thread looks at the clock.
                let time = if thread == 0 {
                    limits.time
                } else {
                    TimeLimit::Unlimited
                };
                let watch = Watch::new(control, time, settings.margins, position.ply());
                let path = game.path.clone();
                Worker::new(
                    memory,
                    table,
                    watch,
                    settings.rules,
                    evaluation,
                    position,
                    path,
                    (&crew, thread),
                )
            })
            .collect();
        let mut helpers = workers.split_off(1);
        let mut leader = workers.remove(0);
        if leader.may_declare() {
            return Thought::at_once(Choice::Declare, Score::MateIn(1));
        }
        let goal = Goal {
            depth: limits.depth.map_or(MAX_PLY as i32, |depth| {
                depth.clamp(1, MAX_PLY as u32) as i32
            }),
            nodes: limits.nodes.unwrap_or(u64::MAX),
            lines,
            moves: limits.moves.clone(),
        };
        let mut tell = |line: Line<'_>| observer.report(&report(&line, lines, table));
        let mut findings = thread::scope(|scope| {
            let running: Vec<_> = helpers
                .drain(..)
                .filter_map(|mut helper| {
                    let goal = &goal;
                    // Without a further thread the search is only slower.
                    thread::Builder::new()
                        .stack_size(STACK)
                        .spawn_scoped(scope, move || {
                            let depth = helper.deepen(goal, &mut |_| {});
                            Finding::of(helper, depth)
                        })
                        .ok()
                })
                .collect();
            let depth = leader.deepen(&goal, &mut tell);
            crew.dismiss();
            let elapsed = leader.elapsed();
            let mut findings = vec![Finding::of(leader, depth)];
            findings.extend(running.into_iter().filter_map(|helper| helper.join().ok()));
            (findings, elapsed)
        });
        let elapsed = findings.1;
        let nodes = findings.0.iter().map(|finding| finding.nodes).sum();
        let elected = if lines == 1 { elect(&findings.0) } else { 0 };
        let Finding { depth, moves, .. } = findings.0.swap_remove(elected);
        let Some(best) = moves.first() else {
            return Thought::at_once(Choice::Resign, Score::MatedIn(0));
        };
        if elected > 0 {
            // The thread was broken off in the middle of an iteration: what it knows is the last value that it made sure of.
            let mut best = best.clone();
            best.value = best.latest();
            tell(Line {
                depth,
                rank: 0,
                root_move: &best,
                bound: Bound::Exact,
                nodes,
                elapsed,
            });
        }
        let score = Score::from_value(best.latest());
        let hopeless = settings
            .resign_below
            .is_some_and(|limit| score.to_number() <= -(limit as i32));
        let choice = if hopeless {
            Choice::Resign
        } else {
            Choice::Play {
                best: best.mv,
                reply: best.line.get(1).copied(),
            }
        };
        let outcome = Outcome {
            choice,
            score,
            depth: depth as u32,
            nodes,
            elapsed,
            line: best.line.clone(),
        };
        Thought { outcome, moves }
    }
}

impl Finding {
    fn of(worker: Worker<'_>, depth: i32) -> Finding {
        Finding {
            depth,
            nodes: worker.nodes,
            moves: worker.root_moves,
        }
    }
}

fn report<'a>(line: &Line<'a>, ranks: usize, table: &Table) -> Report<'a> {
    Report {
        depth: line.depth as u32,
        selective_depth: line.root_move.deepest as u32,
        rank: line.rank + 1,
        ranks,
        score: Score::from_value(line.root_move.value),
        bound: match line.bound {
            Bound::Lower => ReportBound::Lower,
            Bound::Upper => ReportBound::Upper,
            _ => ReportBound::Exact,
        },
        nodes: line.nodes,
        elapsed: line.elapsed,
        hash_fullness: table.fullness(),
        line: &line.root_move.line,
    }
}

/// The thread whose move is played: every thread votes for its best move, the more the deeper it looked and the better it thinks of it. A
/// mate that one of them found is played, the shortest first.
fn elect(findings: &[Finding]) -> usize {
    /// A thread that thinks least of its move has some weight still.
    const LEAST: i64 = 20;
    let best = |finding: &Finding| finding.moves.first().map(|best| (best.mv, best.latest()));
    let values = findings.iter().filter_map(best).map(|(_, value)| value);
    let Some(lowest) = values.clone().min() else {
        return 0;
    };
    if values.max().is_some_and(|value| value >= MATE_BOUND) {
        let longest = |&at: &usize| best(&findings[at]).map_or(0, |(_, value)| -value);
        return (0..findings.len()).min_by_key(longest).unwrap_or(0);
    }
    let weight = |finding: &Finding, value: i32| {
        i64::from(finding.depth) * (i64::from(value - lowest).min(1000) + LEAST)
    };
    let votes = |at: &usize| {
        let wanted = best(&findings[*at]).map(|(mv, _)| mv);
        let supporters = findings.iter().filter_map(|finding| {
            let (mv, value) = best(finding)?;
            (Some(mv) == wanted).then(|| weight(finding, value))
        });
        let own = best(&findings[*at]).map_or(0, |(_, value)| weight(&findings[*at], value));
        (supporters.sum::<i64>(), own)
    };
    // The leader wins ties: `max_by_key` would take the last one.
    (0..findings.len()).rev().max_by_key(votes).unwrap_or(0)
}
