//! An engine that plays shogi: it searches a game's position and reports to an observer.
//!
//! It knows no protocol and no clock but the limits that it is given.
//!
//! ```
//! use komadai_core::Position;
//! use komadai_engine::{Choice, Control, Engine, Game, Limits};
//!
//! let mut engine = Engine::new(1);
//! let game = Game::new(&Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1")?);
//! let limits = Limits { nodes: Some(1000), ..Limits::default() };
//! let outcome = engine.search(&game, &limits, &Control::new(), &mut ());
//! let Choice::Play { best, .. } = outcome.choice else { panic!("there are moves") };
//! assert_eq!(best.to_string(), "G*5b");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

pub mod bench;
mod engine;
pub mod eval;
mod evaluation;
mod history;
mod level;
mod limits;
mod mate;
mod material;
mod memory;
mod order;
mod params;
mod path;
mod rules;
mod search;
mod see;
#[cfg(test)]
mod testing;
mod tt;
mod value;

pub use engine::{
    Choice, DEFAULT_HASH_MIB, Engine, Game, MAX_THREADS, Observer, Outcome, Report, ReportBound,
    Settings,
};
pub use evaluation::Evaluation;
pub use komadai_nnue::{FileError, Network};
pub use level::{Grade, Level};
pub use limits::{Clock, Control, Limits, Margins, TimeLimit};
pub use params::{Parameter, ParameterError, Params};
pub use rules::GameRules;
pub use tt::HashError;
pub use value::Score;

/// The name of the kernel that does the network's sums on this machine.
#[must_use]
pub fn kernel_name() -> &'static str {
    komadai_nnue::Kernel::best().name()
}
