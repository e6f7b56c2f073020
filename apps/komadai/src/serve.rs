//! `komadai serve` and `komadai play`: the server, with the page and the engine, and the browser.

use std::env;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result};
use clap::Args;
use directories::ProjectDirs;
use komadai_server::{Config, EngineConfig, Server, interrupted};
use komadai_texts::Values;
use komadai_usi::client::EngineCommand;
use tracing::level_filters::LevelFilter;

use crate::page::Page;
use crate::{output, words};

/// Always the same unless another is wished for: a browser keeps settings by address and port.
const PORT: u16 = 5981;

#[derive(Args)]
pub struct ServeArgs {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    /// The port to listen on; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = PORT)]
    port: u16,
    /// The folder that keeps the games; by default one in your own data directory
    #[arg(long, value_name = "FOLDER")]
    data_dir: Option<PathBuf>,
    /// Say on the standard error stream what the server does, not only what goes wrong
    #[arg(long, short)]
    verbose: bool,
}

#[derive(Args)]
pub struct PlayArgs {
    #[command(flatten)]
    serve: ServeArgs,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
}

/// Runs `serve` until it is asked to stop.
pub fn run(args: ServeArgs) -> Result<ExitCode> {
    start(args, false)
}

/// Runs `play`: the server, and a browser where there is one.
pub fn play(args: PlayArgs) -> Result<ExitCode> {
    start(args.serve, !args.no_open)
}

fn start(args: ServeArgs, open: bool) -> Result<ExitCode> {
    let level = if args.verbose {
        LevelFilter::INFO
    } else {
        LevelFilter::WARN
    };
    tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(std::io::stderr)
        .init();
    let data_dir = match args.data_dir {
        Some(folder) => folder,
        None => own_data_dir()?,
    };
    // Engines run in processes of their own: this same program, as an engine.
    let program = env::current_exe().with_context(|| words::say("program-no-file"))?;
    let engine = EngineConfig::new(EngineCommand::new(program).arg("usi"));
    let mut config = Config::new(data_dir, Arc::new(Page), engine);
    config.bind = args.bind;
    config.port = args.port;

    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .with_context(|| words::say("program-no-threads"))?;
    runtime.block_on(async {
        let server = Server::bind(config).await.map_err(words::not_started)?;
        if !Page.is_built() {
            tracing::warn!("{}", words::say("program-no-page"));
        }
        let url = server.url();
        output::answer(&format!("Komadai: {url}\n"))?;
        if open {
            open_browser(&url);
        }
        server.run(interrupted()).await;
        anyhow::Ok(())
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Where this user's programs keep their data, by the customs of the system.
fn own_data_dir() -> Result<PathBuf> {
    let dirs =
        ProjectDirs::from("", "", "komadai").with_context(|| words::say("program-no-home"))?;
    Ok(dirs.data_dir().to_owned())
}

/// Opens the page. Where there is no browser, the address on the terminal has to do.
fn open_browser(url: &str) {
    if !has_screen() {
        return;
    }
    if let Err(error) = open::that_detached(url) {
        let args = Values::new().text("reason", error.to_string());
        tracing::warn!("{}", words::say_with("program-no-browser", &args));
    }
}

/// Without a screen a text browser might be started, which would take over the terminal.
fn has_screen() -> bool {
    let graphical = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || graphical("DISPLAY") || graphical("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use komadai_engine::{Grade as Named, Level};
    use komadai_game::{Grade, LADDER};

    #[test]
    fn levels_are_rated_in_the_middle_of_the_grades_that_name_them() {
        assert_eq!(usize::from(Level::COUNT), LADDER.len());
        for (number, rating) in (1..=Level::COUNT).zip(LADDER) {
            let named = match Level::new(number).unwrap().grade() {
                Named::Kyu(grade) => format!("{grade}-kyu"),
                Named::Dan(grade) => format!("{grade}-dan"),
            };
            assert_eq!(
                Grade::of_rating(i32::from(rating)).to_string(),
                named,
                "level {number}"
            );
        }
    }
}
