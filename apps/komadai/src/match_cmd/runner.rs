//! Many games, several at a time.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use anyhow::Result;

use super::args::MatchArgs;
use super::game::{self, Adjudication, BySide, GameRecord, Rules, Side};
use super::limits::Limits;
use super::openings::Openings;
use super::player::{Contestant, OWN, Player};
use super::saved;

/// A match before its first game.
#[derive(Debug)]
pub struct Plan {
    /// How many games.
    pub games: usize,
    /// What the engines are called.
    pub names: BySide<String>,
    contestants: BySide<Contestant>,
    concurrency: usize,
    openings: Openings,
    rules: Rules,
    /// Games that were played before, in the order in which they ended.
    pub played: Vec<GameRecord>,
}

impl Plan {
    /// Reads the arguments, and starts both engines once to see that they run and how they are called.
    ///
    /// # Errors
    /// If an argument does not read or an engine cannot be started.
    pub fn new(args: &MatchArgs) -> Result<Self> {
        let common = Limits::common(args);
        let limits = |own: &Option<String>, engine: &str| match own {
            Some(text) => Limits::parse(text)?.checked(engine),
            None => common.checked(engine),
        };
        let limits = BySide {
            a: limits(&args.a_limits, "A")?,
            b: limits(&args.b_limits, "B")?,
        };
        let contestants = BySide {
            a: Contestant::new(&args.a, args.a_protocol, &args.a_option, limits.a)?,
            b: Contestant::new(
                args.b.as_deref().unwrap_or(OWN),
                args.b_protocol,
                &args.b_option,
                limits.b,
            )?,
        };
        let openings = match &args.openings {
            Some(path) => Openings::read(path, args.opening_plies)?,
            None => Openings::Random {
                plies: args.random_plies,
                seed: args.seed,
            },
        };
        let name = |given: &Option<String>, contestant: &Contestant| match given {
            Some(name) => Ok::<_, anyhow::Error>(name.clone()),
            None => Ok(contestant.start()?.name().to_owned()),
        };
        let mut names = BySide {
            a: name(&args.a_name, &contestants.a)?,
            b: name(&args.b_name, &contestants.b)?,
        };
        if names.a == names.b {
            names.a.push_str(" (A)");
            names.b.push_str(" (B)");
        }
        let margin = Duration::from_millis(args.margin.min(3_600_000));
        let played = match &args.out {
            Some(path) if args.resume => saved::read(path, &names, &openings)?,
            _ => Vec::new(),
        };
        Ok(Self {
            games: args.games as usize,
            names,
            contestants,
            concurrency: usize::from(args.concurrency),
            openings,
            rules: Rules {
                max_moves: args.max_moves,
                margin,
                adjudication: Adjudication {
                    win: args.adjudicate_win,
                    draw: args.adjudicate_draw,
                },
                limits,
            },
            played,
        })
    }
}

/// Plays all games that were not played before; `on_game` hears of each when it is over, in the order in which they end, and says whether
/// the match goes on. Games that run are played to their end.
///
/// # Errors
/// If an engine cannot be started (again) or `on_game` fails.
pub fn play(
    plan: &Plan,
    on_game: &mut dyn FnMut(&GameRecord) -> Result<ControlFlow<()>>,
) -> Result<()> {
    let known: HashSet<usize> = plan.played.iter().map(|game| game.number).collect();
    let left: Vec<usize> = (0..plan.games)
        .filter(|index| !known.contains(&(index + 1)))
        .collect();
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let (sink, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.concurrency.min(left.len()) {
            let (sink, next, stop, left) = (sink.clone(), &next, &stop, &left);
            scope.spawn(move || {
                if let Err(error) = work(plan, left, next, stop, &sink) {
                    // The receiver outlives the workers.
                    let _ = sink.send(Err(error));
                }
            });
        }
        drop(sink);
        let mut failed = None;
        for result in results {
            let outcome = result.and_then(|game: GameRecord| on_game(&game));
            match outcome {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => stop.store(true, Ordering::Relaxed),
                Err(error) => {
                    stop.store(true, Ordering::Relaxed);
                    failed.get_or_insert(error);
                }
            }
        }
        failed.map_or(Ok(()), Err)
    })
}

fn work(
    plan: &Plan,
    left: &[usize],
    next: &AtomicUsize,
    stop: &AtomicBool,
    sink: &Sender<Result<GameRecord>>,
) -> Result<()> {
    let mut players: Option<BySide<Box<dyn Player>>> = None;
    loop {
        let Some(&index) = left.get(next.fetch_add(1, Ordering::Relaxed)) else {
            return Ok(());
        };
        if stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let mut both = match players.take() {
            Some(both) => both,
            None => BySide {
                a: plan.contestants.a.start()?,
                b: plan.contestants.b.start()?,
            },
        };
        let black = if index.is_multiple_of(2) {
            Side::A
        } else {
            Side::B
        };
        let opening = plan.openings.get(index / 2);
        let record = game::play(index + 1, opening, black, &mut both, &plan.rules);
        if let Some(side) = record.broken {
            *both.get_mut(side) = match side {
                Side::A => plan.contestants.a.start()?,
                Side::B => plan.contestants.b.start()?,
            };
        }
        players = Some(both);
        if sink.send(Ok(record)).is_err() {
            return Ok(());
        }
    }
}
