//! `komadai usi`: the engine behind the Universal Shogi Interface, for GUIs such as ShogiHome.
//!
//! The driver of `komadai-usi` keeps the protocol's promises; this module only translates between its types and the engine's.

use std::io::{self, BufReader};
use std::num::NonZeroU32;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use komadai_core::{Color, Handicap, ImpasseRule, Move, Position};
use komadai_engine::{
    Choice, Clock, Control, DEFAULT_HASH_MIB, Engine, Evaluation, Game, Level, Limits, MAX_THREADS,
    Margins, Network, Report, ReportBound, TimeLimit,
};
use komadai_usi::server::{Identity, SearchControl, SearchTask, Signal, UsiEngine};
use komadai_usi::{
    BestMove, Bound, Clocks, Go, Info, Millis, OptionDeclaration, OptionName, PvItem, Score, Text,
};

use crate::opening_book::OpeningBook;

/// Talks USI on the standard streams until `quit` or the end of the input.
///
/// # Errors
/// If the standard streams fail.
pub fn run() -> anyhow::Result<ExitCode> {
    let mut player = Player::default();
    player.begin_game();
    // The driver reads and writes from two threads, so the streams' own locks are of no use.
    komadai_usi::server::run(&mut player, BufReader::new(io::stdin()), io::stdout())
        .with_context(|| crate::words::say("program-usi-broken"))?;
    Ok(ExitCode::SUCCESS)
}

/// How `EnteringKingRule` names the rules (R37, R38); those with `H` credit the handicap to uwate.
const IMPASSE_RULES: [(&str, ImpasseRule, bool); 6] = [
    ("NoEnteringKing", ImpasseRule::None, false),
    ("CSARule24", ImpasseRule::Points24, false),
    ("CSARule24H", ImpasseRule::Points24, true),
    ("CSARule27", ImpasseRule::Points27, false),
    ("CSARule27H", ImpasseRule::Points27, true),
    ("TryRule", ImpasseRule::Try, false),
];

/// `ResignValue` that stands for playing on to the mate.
const NEVER_RESIGN: i64 = 99_999;
/// `EvalFile` and `BookFile` that stand for what is inside the program.
const INTERNAL: &str = "<internal>";
/// `EvalFile` that stands for the evaluation set by hand, and for counting the pieces.
const HANDMADE_EVALUATION: &str = "<handmade>";
const MATERIAL_EVALUATION: &str = "<material>";
/// `BookFile` that stands for none.
const NO_BOOK: &str = "no_book";
const MOST_HASH_MIB: i64 = 1 << 20;

/// An option with a number: its name, default, range, and how it is set.
struct Spin {
    name: &'static str,
    default: i64,
    range: (i64, i64),
    set: fn(&mut Player, i64) -> Result<(), String>,
}

const SPINS: [Spin; 12] = [
    Spin {
        name: "USI_Hash",
        default: DEFAULT_HASH_MIB as i64,
        range: (1, MOST_HASH_MIB),
        set: |player, mib| {
            player
                .engine
                .set_hash_mib(mib as usize)
                .map_err(|error| error.to_string())
        },
    },
    Spin {
        name: "Threads",
        default: 1,
        range: (1, MAX_THREADS as i64),
        set: |player, threads| {
            player.engine.set_threads(threads as usize);
            Ok(())
        },
    },
    Spin {
        name: "MultiPV",
        default: 1,
        range: (1, 600),
        set: |player, lines| {
            player.engine.settings.lines = lines as usize;
            Ok(())
        },
    },
    Spin {
        name: "NetworkDelay",
        default: 20,
        range: (0, 10_000),
        set: |player, ms| player.set_margin(ms, |margins| &mut margins.delay),
    },
    Spin {
        name: "NetworkDelay2",
        default: 60,
        range: (0, 10_000),
        set: |player, ms| player.set_margin(ms, |margins| &mut margins.last_delay),
    },
    Spin {
        name: "MinimumThinkingTime",
        default: 0,
        range: (0, 100_000),
        set: |player, ms| player.set_margin(ms, |margins| &mut margins.minimum),
    },
    Spin {
        name: "MaxMovesToDraw",
        default: 0,
        range: (0, 100_000),
        set: |player, moves| {
            player.engine.settings.rules.max_moves = moves as u32;
            Ok(())
        },
    },
    Spin {
        name: "ResignValue",
        default: NEVER_RESIGN,
        range: (1, NEVER_RESIGN),
        set: |player, value| {
            player.engine.settings.resign_below = (value < NEVER_RESIGN).then_some(value as u32);
            Ok(())
        },
    },
    Spin {
        name: "SkillLevel",
        default: 0,
        range: (0, Level::COUNT as i64),
        set: |player, level| {
            player.engine.settings.level = Level::new(level as u8);
            Ok(())
        },
    },
    // What the levels and the book draw from; 0 = something else for every game.
    Spin {
        name: "Seed",
        default: 0,
        range: (0, i64::MAX),
        set: |player, seed| {
            player.seed = seed.unsigned_abs();
            player.games = 0;
            player.begin_game();
            Ok(())
        },
    },
    Spin {
        name: "BookEvalDiff",
        default: OpeningBook::WINDOW as i64,
        range: (0, 99_999),
        set: |player, window| {
            player.book.window = window as i32;
            Ok(())
        },
    },
    Spin {
        name: "BookMoves",
        default: OpeningBook::MOVES as i64,
        range: (0, 10_000),
        set: |player, moves| {
            player.book.moves = moves as u32;
            Ok(())
        },
    },
];

/// The engine as the driver sees it.
struct Player {
    engine: Engine,
    credits_handicap: bool,
    book: OpeningBook,
    uses_book: bool,
    /// What was odd about the file of the book, until it is told.
    odd_book: Option<String>,
    /// See the option `Seed`.
    seed: u64,
    /// Games since the seed was set.
    games: u64,
    random: fastrand::Rng,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            engine: Engine::default(),
            credits_handicap: false,
            book: OpeningBook::default(),
            uses_book: true,
            odd_book: None,
            seed: 0,
            games: 0,
            random: fastrand::Rng::new(),
        }
    }
}

fn option_name(name: &str) -> OptionName {
    OptionName::new(name).expect("the names of this module are single words")
}

impl Player {
    /// Lets the levels and the book draw their moves anew, so that no two games go the same way by themselves.
    fn begin_game(&mut self) {
        if self.seed > 0 {
            /// An odd number that spreads neighbours over all 64 bits.
            const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
            let word = self.seed.wrapping_add(self.games.wrapping_mul(SPREAD));
            self.random = fastrand::Rng::with_seed(word);
        }
        self.games += 1;
        self.engine.settings.seed = self.random.u64(..);
    }

    /// Plays from this book from now on. What was odd about its file is told when the engine gets ready.
    fn set_book(&mut self, file: &str) -> Result<(), String> {
        match file {
            "" | INTERNAL => self.book.use_own(),
            NO_BOOK => self.book.use_none(),
            file => self.odd_book = self.book.use_file(file)?,
        }
        Ok(())
    }

    /// The move of the book, if it is to be played: where the clock or a time for the move says that a game is on. Whoever asks for
    /// nodes, a depth, several lines or an endless search wants to see the engine think.
    fn book_move(&mut self, task: &SearchTask, report: &mut dyn FnMut(Info)) -> Option<BestMove> {
        let go = &task.go;
        let plays = (go.move_time.is_some() || !go.clocks.is_empty())
            && !(go.infinite || go.ponder || go.depth.is_some() || go.nodes.is_some());
        let settings = &self.engine.settings;
        let knows = settings.level.is_none_or(|level| {
            // A weak player knows the first moves only.
            task.game.current().ply() <= 4 + 2 * u32::from(level.number())
        });
        if !self.uses_book || !plays || !knows || settings.lines > 1 {
            return None;
        }
        let mut illegal: Vec<Move> = Vec::new();
        let hit = self.book.look_up(
            task.game.start(),
            task.game.moves(),
            &go.search_moves,
            self.random.u64(..),
            &mut illegal,
        );
        let mut note = |text: String| {
            report(Info {
                string: Some(Text::new(text)),
                ..Info::default()
            });
        };
        for mv in illegal {
            note(format!("book: {mv} is illegal here, left out"));
        }
        let hit = hit?;
        note(format!("book: one of {}", hit.choices));
        let line = [Some(hit.mv.mv), hit.mv.ponder];
        report(Info {
            depth: Some(hit.mv.depth.unwrap_or(0)),
            time: Some(Millis::ZERO),
            nodes: Some(0),
            score: hit.mv.score.map(Score::Cp),
            pv: line.into_iter().flatten().map(PvItem::Move).collect(),
            ..Info::default()
        });
        Some(BestMove::Move {
            best: hit.mv.mv,
            ponder: hit.mv.ponder,
        })
    }

    fn set_margin(
        &mut self,
        ms: i64,
        which: impl FnOnce(&mut Margins) -> &mut Duration,
    ) -> Result<(), String> {
        *which(&mut self.engine.settings.margins) = Duration::from_millis(ms.unsigned_abs());
        Ok(())
    }

    /// Values positions with the network in this file from now on.
    fn set_evaluation(&mut self, file: &str) -> Result<(), String> {
        let evaluation = match file {
            "" | INTERNAL => Evaluation::default(),
            HANDMADE_EVALUATION => Evaluation::handmade(),
            MATERIAL_EVALUATION => Evaluation::Material,
            file => {
                let bytes =
                    std::fs::read(file).map_err(|error| format!("EvalFile {file}: {error}"))?;
                let network =
                    Network::read(&bytes).map_err(|error| format!("EvalFile {file}: {error}"))?;
                Evaluation::Network(network)
            }
        };
        self.engine.set_evaluation(evaluation);
        Ok(())
    }

    /// The handicap of a game, if the impasse rule credits it: that whose setup the game began with.
    fn handicap(&self, start: &Position) -> Handicap {
        let mut setup = start.setup();
        setup.set_ply(1);
        Handicap::ALL
            .into_iter()
            .find(|handicap| self.credits_handicap && handicap.setup() == setup)
            .unwrap_or(Handicap::Even)
    }
}

impl UsiEngine for Player {
    fn identity(&self) -> Identity {
        Identity {
            name: Text::new(concat!("Komadai ", env!("CARGO_PKG_VERSION"))),
            author: Text::new("the Komadai developers"),
        }
    }

    fn options(&self) -> Vec<OptionDeclaration> {
        let mut options: Vec<OptionDeclaration> = SPINS
            .iter()
            .map(|spin| {
                let range = spin.range.0..=spin.range.1;
                OptionDeclaration::spin(option_name(spin.name), spin.default, range)
            })
            .collect();
        options.push(OptionDeclaration::check(option_name("USI_Ponder"), false));
        let rules = IMPASSE_RULES.map(|(name, ..)| name);
        let rule = OptionDeclaration::combo(option_name("EnteringKingRule"), "CSARule27", &rules);
        options.push(rule);
        let file = OptionDeclaration::filename(option_name("EvalFile"), INTERNAL);
        options.push(file);
        options.push(OptionDeclaration::check(option_name("USI_OwnBook"), true));
        let book = OptionDeclaration::filename(option_name("BookFile"), INTERNAL);
        options.push(book);
        options
    }

    fn set_option(&mut self, name: &OptionName, value: Option<&Text>) -> Result<(), String> {
        let value = value.map_or("", Text::as_str);
        if let Some(spin) = SPINS.iter().find(|spin| spin.name == name.as_str()) {
            let number = value
                .parse()
                .map_err(|_| format!("option {name} takes a whole number"))?;
            return (spin.set)(self, number);
        }
        match name.as_str() {
            "EvalFile" => return self.set_evaluation(value),
            "BookFile" => return self.set_book(value),
            "USI_OwnBook" => {
                self.uses_book = value == "true";
                return Ok(());
            }
            _ => {}
        }
        if let Some(&(_, rule, credits)) = IMPASSE_RULES.iter().find(|(known, ..)| *known == value)
        {
            self.engine.settings.rules.impasse = rule;
            self.credits_handicap = credits;
        }
        // USI_Ponder only tells whether the GUI will ever ponder; nothing depends on it.
        Ok(())
    }

    fn prepare(&mut self) -> Result<(), String> {
        self.engine.prepare();
        // The book is used all the same.
        self.odd_book.take().map_or(Ok(()), Err)
    }

    fn new_game(&mut self) {
        self.engine.new_game();
        self.begin_game();
    }

    fn search(
        &mut self,
        task: &SearchTask,
        control: &SearchControl,
        report: &mut dyn FnMut(Info),
    ) -> BestMove {
        // The driver replayed the moves already.
        if let Some(best) = self.book_move(task, report) {
            return best;
        }
        let Ok(game) = Game::with_moves(task.game.start(), task.game.moves()) else {
            return BestMove::Resign;
        };
        self.engine.settings.rules.handicap = self.handicap(task.game.start());
        let side = game.position().side();
        let limits = limits(&task.go, side);
        let own = if task.go.ponder {
            Control::pondering()
        } else {
            Control::new()
        };
        let shared = own.clone();
        let moves_to_go = task.go.moves_to_go;
        control.on_signal(move |signal| match signal {
            Signal::Stop => shared.stop(),
            Signal::PonderHit(hit) => {
                shared.ponder_hit(hit.at, clock(&hit.clocks, moves_to_go, side));
            }
        });
        let outcome = self
            .engine
            .search(&game, &limits, &own, &mut |line: &Report<'_>| {
                report(info(line));
            });
        match outcome.choice {
            Choice::Play { best, reply } => BestMove::Move {
                best,
                ponder: reply,
            },
            Choice::Declare => BestMove::Win,
            Choice::Resign => BestMove::Resign,
        }
    }
}

fn duration(millis: Option<Millis>) -> Duration {
    millis.map_or(Duration::ZERO, Duration::from)
}

/// The clock of a side; `None` if none was sent.
fn clock(clocks: &Clocks, moves_to_go: Option<u32>, side: Color) -> Option<TimeLimit> {
    if clocks.is_empty() {
        return None;
    }
    let (left, increment) = match side {
        Color::Black => (clocks.black, clocks.black_increment),
        Color::White => (clocks.white, clocks.white_increment),
    };
    Some(TimeLimit::Clock(Clock {
        left: duration(left),
        byoyomi: duration(clocks.byoyomi),
        increment: duration(increment),
        moves_to_go,
    }))
}

fn limits(go: &Go, side: Color) -> Limits {
    let by_clock = clock(&go.clocks, go.moves_to_go, side).unwrap_or_default();
    Limits {
        time: match go.move_time {
            _ if go.infinite => TimeLimit::Unlimited,
            Some(time) => TimeLimit::Move(Duration::from(time)),
            None => by_clock,
        },
        depth: go.depth,
        nodes: go.nodes,
        moves: go.search_moves.clone(),
    }
}

fn info(line: &Report<'_>) -> Info {
    let micros = line.elapsed.as_micros().max(1);
    let speed = u128::from(line.nodes) * 1_000_000 / micros;
    Info {
        depth: Some(line.depth),
        seldepth: Some(line.selective_depth.max(line.depth)),
        time: Some(Millis::from(line.elapsed)),
        nodes: Some(line.nodes),
        nps: u64::try_from(speed).ok(),
        hashfull: Some(line.hash_fullness),
        multipv: (line.ranks > 1)
            .then(|| u32::try_from(line.rank).ok())
            .flatten(),
        score: Some(match line.score {
            komadai_engine::Score::Cp(value) => Score::Cp(value),
            komadai_engine::Score::MateIn(plies) => Score::Mates(NonZeroU32::new(plies)),
            komadai_engine::Score::MatedIn(plies) => Score::Mated(NonZeroU32::new(plies)),
        }),
        bound: match line.bound {
            ReportBound::Exact => Bound::Exact,
            ReportBound::Lower => Bound::Lower,
            ReportBound::Upper => Bound::Upper,
        },
        pv: line.line.iter().copied().map(PvItem::Move).collect(),
        ..Info::default()
    }
}
