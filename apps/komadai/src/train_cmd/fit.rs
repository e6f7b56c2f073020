//! `komadai train fit`: a network from games.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::ProgressBar;
use komadai_engine::{Evaluation, Network};
use komadai_nnue::Width;
use komadai_texts::Values;
use komadai_train::data::{Data, Tally};
use komadai_train::packed::Reader;
use komadai_train::{Model, Plan, train};

use super::{checksum, evaluation, must_be_new, network, stats};
use crate::output;
use crate::words;

/// What `komadai train fit` is told.
#[derive(Args)]
pub struct FitArgs {
    /// Files of packed games, or texts with a line `SFEN;value;result` for every position
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// File of the new network
    #[arg(long, value_name = "NET")]
    out: PathBuf,
    /// Network to start from; random numbers if not given
    #[arg(long, value_name = "NET")]
    from: Option<PathBuf>,
    /// Neurons for each side: 64, 128 or 256
    #[arg(long, default_value_t = 256)]
    width: usize,
    /// How often each position is seen
    #[arg(long, default_value_t = Plan::default().epochs)]
    epochs: u32,
    /// Positions a step
    #[arg(long, default_value_t = Plan::default().batch)]
    batch: usize,
    /// Rate of learning at the beginning
    #[arg(long, default_value_t = Plan::default().rate)]
    rate: f32,
    /// Rate of learning at the end
    #[arg(long, default_value_t = Plan::default().final_rate)]
    final_rate: f32,
    /// How fast weights that are not needed fade, relative to the rate
    #[arg(long, default_value_t = Plan::default().decay)]
    decay: f32,
    /// Rate of learning for what each zone of the king has of its own, relative to the rate of what all share
    #[arg(long, value_name = "SHARE", default_value_t = Plan::default().zone_rate)]
    zone_rate: f32,
    /// How fast what each zone has of its own fades, relative to its rate
    #[arg(long, value_name = "DECAY", default_value_t = Plan::default().zone_decay)]
    zone_decay: f32,
    /// How much the game's result counts beside the search's value, 0 to 1
    #[arg(long, default_value_t = Plan::default().result_share)]
    result_share: f32,
    /// How much the values of the next plies of a game count beside a position's own, 0 to 1 (packed games only)
    #[arg(long, value_name = "SHARE", default_value_t = 0.0)]
    trace: f32,
    /// Value in hundredths of a pawn that wins with odds of e to 1; fitted if not given
    #[arg(long, value_name = "VALUE")]
    scale: Option<f32>,
    /// Positions with a value beyond this are left out, in hundredths of a pawn
    #[arg(long, value_name = "VALUE", default_value_t = 2500)]
    limit: i32,
    /// Learn, instead of the search's values, what the terms set by hand say of each position and of so many others around it
    #[arg(long, value_name = "N")]
    lessons: Option<usize>,
    /// What the first numbers, the order of the positions and the games held out are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Trains a network and writes it.
///
/// # Errors
/// If a file cannot be read or written, or an argument makes no sense.
pub fn run(args: &FitArgs) -> Result<()> {
    must_be_new(&args.out)?;
    let Some(width) = Width::from_neurons(args.width) else {
        let args = Values::new().text("width", args.width.to_string());
        bail!(words::say_with("program-train-width", &args));
    };
    let start = args.from.as_deref().map(network).transpose()?;
    if !(0.0..=1.0).contains(&args.trace) {
        let args = Values::new().text("trace", args.trace.to_string());
        bail!(words::say_with("program-train-trace", &args));
    }
    let mut data = Data::new(args.seed, args.limit).with_trace(args.trace);
    for file in &args.files {
        read(&mut data, file, args.lessons).with_context(|| format!("{}", file.display()))?;
    }
    let plan = Plan {
        width,
        epochs: args.epochs,
        batch: args.batch,
        rate: args.rate,
        final_rate: args.final_rate,
        decay: args.decay,
        zone_rate: args.zone_rate,
        zone_decay: args.zone_decay,
        result_share: args.result_share,
        scale: args.scale,
        seed: args.seed,
    };
    output::answer(&told(&data))?;
    let bar = ProgressBar::new(plan.epochs.into());
    let positions = data.learnt.len() as f64;
    let trained = train(
        &plan,
        start.as_ref().map(Model::of),
        &data.learnt,
        &data.held_out,
        &mut |epoch| {
            bar.inc(1);
            let speed = positions / epoch.time.as_secs_f64();
            let args = Values::new()
                .text("epoch", epoch.number.to_string())
                .text("loss", format!("{:.6}", epoch.loss))
                .text("held", format!("{:.6}", epoch.held_out))
                .text("speed", format!("{speed:.0}"));
            let line = words::say_with("program-train-epoch", &args);
            bar.suspend(|| {
                // A line that cannot be shown must not end the work of hours.
                let _ = output::answer(&format!("{line}\n"));
            });
        },
    )?;
    bar.finish_and_clear();
    let recipe = recipe(args, &plan, &data.tally, start.as_ref(), trained.scale);
    let shape = trained.model.quantised()?;
    let network = Network::new(width, &shape, &recipe)?;
    std::fs::write(&args.out, network.write())
        .with_context(|| words::file("program-cannot-write", &args.out))?;
    let done = Values::new()
        .text("scale", format!("{:.0}", trained.scale))
        .text("held", format!("{:.6}", trained.held_out))
        .text("rounded", format!("{:.6}", trained.held_out_rounded))
        .text("surprise", format!("{:.5}", trained.surprise));
    let done = words::say_with("program-train-done", &done);
    output::answer(&format!("{done}\n{}", checksum(&args.out, &network)))
}

fn read(data: &mut Data, path: &Path, lessons: Option<usize>) -> Result<()> {
    let mut file = BufReader::new(File::open(path)?);
    let packed = file.fill_buf()?.starts_with(b"KOMAGAME");
    let (teacher, _) = evaluation(super::HANDMADE)?;
    if packed {
        for (number, game) in Reader::new(file)?.enumerate() {
            let game = game?;
            let added = match lessons {
                Some(walks) => data.add_game_lessons(&game, &teacher, walks),
                None => data.add_game(&game),
            };
            added.with_context(|| words::game(number))?;
        }
    } else {
        let before = data.tally.positions;
        match lessons {
            Some(walks) => data.add_lessons(&mut file, &Evaluation::handmade(), walks)?,
            None => data.add_text(&mut file)?,
        }
        if data.tally.positions == before {
            bail!(words::say("program-train-neither"));
        }
    }
    Ok(())
}

fn told(data: &Data) -> String {
    let args = Values::new()
        .text("games", data.tally.games.to_string())
        .text("unreadable", data.tally.unreadable.to_string());
    let read = words::say_with("program-train-read", &args);
    format!("{read}\n{}\n", stats::positions(data))
}

/// How the network was made, for its file.
fn recipe(
    args: &FitArgs,
    plan: &Plan,
    tally: &Tally,
    start: Option<&Network>,
    scale: f32,
) -> String {
    let from = match start {
        Some(network) => format!("network {:08x}", network.checksum()),
        None => "random numbers".to_owned(),
    };
    let aim = match args.lessons {
        Some(walks) => format!("terms set by hand, {walks} walks a position"),
        None => format!(
            "values of the search, trace {}, result share {}",
            args.trace, plan.result_share
        ),
    };
    let Plan {
        epochs,
        batch,
        rate,
        final_rate,
        decay,
        zone_rate,
        zone_decay,
        seed,
        ..
    } = plan;
    format!(
        "komadai {}; from {from}; aim: {aim}; {} games, {} positions read, limit {}; {epochs} epochs, batch {batch}, rate {rate} to {final_rate}, \
         decay {decay}, zones' rate {zone_rate} and decay {zone_decay}, scale {scale:.1}, seed {seed}",
        env!("CARGO_PKG_VERSION"),
        tally.games,
        tally.positions,
        args.limit
    )
}
