//! The Komadai program: shogi on the command line, as a server, and as an engine.
//!
//! Every command exits with 0 when all is well, 1 when the answer is no (an illegal move, say), and 2 for bad input, with a
//! message on the standard error stream. The logic is in the libraries; the modules here translate.

mod bench;
mod book_cmd;
mod check;
mod convert;
mod diagram;
mod help;
mod judge;
mod match_cmd;
mod moves;
mod numbers;
mod opening_book;
mod output;
mod page;
mod perft;
mod position;
mod records;
mod serve;
mod show;
mod subject;
mod train_cmd;
mod usi;
mod words;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

/// The arguments. What their help says stands in `locales/`; the comments here and beside the arguments are for whoever reads the source.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, propagate_version = true)]
struct Cli {
    /// The language of what is said to people
    #[arg(long, global = true, value_name = "LANGUAGE")]
    #[allow(dead_code, reason = "read before the other arguments are understood")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Start the server and open the page in a browser
    Play(serve::PlayArgs),
    /// Start the server
    Serve(serve::ServeArgs),
    /// Be an engine that speaks USI on the standard streams
    Usi,
    /// Let two engines play many games and say what the result is worth
    Match(Box<match_cmd::MatchArgs>),
    /// Measure the engine and print its signature
    Bench(bench::BenchArgs),
    /// Make the evaluation network: games, training, matches of networks
    Train(Box<train_cmd::TrainArgs>),
    /// Make opening books
    Book(book_cmd::BookArgs),
    /// Count the positions that can arise in a number of moves
    Perft(perft::PerftArgs),
    /// List the legal moves of a position
    Moves(moves::MovesArgs),
    /// Replay a game under the rules and say what became of it
    Judge(judge::JudgeArgs),
    /// Show a position, or one of a record, as text
    Show(show::ShowArgs),
    /// Draw a position, or one of a record, as SVG or PNG
    Diagram(diagram::DiagramArgs),
    /// Write records in another format
    Convert(convert::ConvertArgs),
    /// Tell what is odd in records: illegal moves, wrong results, unreadable lines
    Check(check::CheckArgs),
}

fn main() -> ExitCode {
    // The language first: help and complaints about arguments are in it too.
    words::speak(help::wanted(std::env::args_os().skip(1)).as_deref());
    let parsed = help::translated(Cli::command())
        .try_get_matches()
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let command = match parsed {
        Ok(Cli { command, .. }) => command,
        Err(error) => return help::answer(&error),
    };
    let result = match command {
        Command::Play(args) => serve::play(args),
        Command::Serve(args) => serve::run(args),
        Command::Usi => usi::run(),
        Command::Match(args) => match_cmd::run(&args),
        Command::Bench(args) => bench::run(args),
        Command::Train(args) => train_cmd::run(&args),
        Command::Book(args) => book_cmd::run(&args),
        Command::Perft(args) => perft::run(args),
        Command::Moves(args) => moves::run(args),
        Command::Judge(args) => judge::run(args),
        Command::Show(args) => show::run(args),
        Command::Diagram(args) => diagram::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Check(args) => check::run(&args),
    };
    result.unwrap_or_else(|error| {
        output::complain(&error);
        ExitCode::from(2)
    })
}
