//! The arguments of `komadai match`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::game::{DrawRule, WinRule};
use super::sprt::Sprt;
use crate::numbers::within;

/// What `komadai match` is told.
#[derive(Args, Clone, Debug)]
pub struct MatchArgs {
    /// Command line of engine A; `self` is this program's own engine
    #[arg(long, value_name = "COMMAND", default_value = "self")]
    pub a: String,
    /// Command line of engine B; `self` is this program's own engine
    #[arg(long, value_name = "COMMAND", required_unless_present = "ladder")]
    pub b: Option<String>,
    /// Measures the engine's levels instead: each against the next one and the one after, `--games` for each pair, and the weakest against a
    /// player that counts the pieces one move ahead
    #[arg(long, conflicts_with_all = ["a", "b", "a_option", "b_option", "a_limits", "b_limits", "a_name", "b_name", "sprt"])]
    pub ladder: bool,
    /// What to call engine A; what it calls itself if not given
    #[arg(long, value_name = "NAME")]
    pub a_name: Option<String>,
    /// What to call engine B
    #[arg(long, value_name = "NAME")]
    pub b_name: Option<String>,
    /// An option of engine A; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    pub a_option: Vec<String>,
    /// An option of engine B; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    pub b_option: Vec<String>,
    /// How engine A is spoken to; guessed from its file's name if not given
    #[arg(long, value_enum)]
    pub a_protocol: Option<Protocol>,
    /// How engine B is spoken to
    #[arg(long, value_enum)]
    pub b_protocol: Option<Protocol>,

    /// Games to play; every opening is played twice with colours exchanged
    #[arg(long, short = 'n', default_value_t = 100, value_parser = within(1u32..=u32::MAX))]
    pub games: u32,
    /// Games at the same time
    #[arg(long, short = 'c', default_value_t = 1, value_parser = within(1u16..=512))]
    pub concurrency: u16,

    /// Time for every move, in ms
    #[arg(long, value_name = "MS")]
    pub movetime: Option<u64>,
    /// Main time for the game, in ms
    #[arg(long, value_name = "MS")]
    pub main: Option<u64>,
    /// Time for every move when the main time is used up, in ms
    #[arg(long, value_name = "MS")]
    pub byoyomi: Option<u64>,
    /// Time added after every move, in ms
    #[arg(long, value_name = "MS")]
    pub increment: Option<u64>,
    /// Nodes for every move
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,
    /// Plies to search
    #[arg(long, value_name = "PLIES")]
    pub depth: Option<u32>,
    /// Limits of engine A in place of those for both, such as `movetime=1000` or `main=60000,increment=1000`
    #[arg(long, value_name = "LIMITS")]
    pub a_limits: Option<String>,
    /// Limits of engine B in place of those for both
    #[arg(long, value_name = "LIMITS")]
    pub b_limits: Option<String>,
    /// How much too late a move may come before the game is lost on time, in ms
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub margin: u64,

    /// Openings: one `startpos moves …` or other position a line, `#` begins a comment
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,
    /// Plies to play of every opening of the file; all if not given
    #[arg(long, value_name = "PLIES")]
    pub opening_plies: Option<usize>,
    /// Random plies from the start position where no file is given
    #[arg(long, value_name = "PLIES", default_value_t = 8, value_parser = within(0u16..=100))]
    pub random_plies: u16,
    /// What the random plies are drawn from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Moves after which a game is a draw, those of the opening included
    #[arg(long, value_name = "PLIES", default_value_t = 512, value_parser = within(1u32..=u32::MAX))]
    pub max_moves: u32,

    /// Ends a game as won when both engines have said so for PLIES plies: the winner's score at least SCORE hundredths of a pawn
    #[arg(long, value_name = "SCORE,PLIES")]
    pub adjudicate_win: Option<WinRule>,
    /// Ends a game as drawn when both scores have stayed within SCORE of 0 for PLIES plies, not before the game has FROM plies
    #[arg(long, value_name = "SCORE,PLIES,FROM")]
    pub adjudicate_draw: Option<DrawRule>,
    /// Ends the match as soon as a sequential test (5 % error) decides between two differences in strength, A's lead in Elo
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true)]
    pub sprt: Option<Sprt>,

    /// File to add the games to: a comment and a line of moves each
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Goes on with a match whose games the file of `--out` holds; give the other arguments as before
    #[arg(long, requires = "out")]
    pub resume: bool,
    /// Writes the result as JSON
    #[arg(long)]
    pub json: bool,
}

/// How an engine is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Protocol {
    /// The Universal Shogi Interface
    Usi,
    /// The text protocol of GNU Shogi, which cannot keep to its time and is not held to it
    Gnushogi,
}
