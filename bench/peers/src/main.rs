//! Perft beside `rsshogi` and `haitaka`: one process, one thread, runs interleaved, best of several.
//!
//! `komadai-peers [ROUNDS]` prints a table of ratios (9 rounds if not said). `komadai-peers --only LIBRARY POSITION`
//! counts one position once, for counting instructions under valgrind.

use std::error::Error;
use std::time::Instant;

use komadai_peers::{CASES, Case, Haitaka, Komadai, Rsshogi, Rules};

/// Counts a position once and gives million nodes a second.
fn once<R: Rules>(case: &Case, depth: u32) -> Result<f64, Box<dyn Error>> {
    let mut rules = R::read(case.sfen)?;
    let start = Instant::now();
    let nodes = std::hint::black_box(rules.perft(depth));
    let seconds = start.elapsed().as_secs_f64();
    if depth == case.depth && nodes != case.nodes {
        return Err(format!(
            "{} counts {nodes} leaves on {}, {} are right",
            R::NAME,
            case.name,
            case.nodes
        )
        .into());
    }
    Ok(nodes as f64 / seconds / 1e6)
}

fn table(rounds: usize) -> Result<(), Box<dyn Error>> {
    println!("million nodes a second, best of {rounds} interleaved rounds");
    println!("| position | komadai | rsshogi | haitaka | ratio to the faster |");
    println!("|---|---|---|---|---|");
    let mut lowest = f64::INFINITY;
    for case in &CASES {
        let mut best = [0.0f64; 3];
        for _ in 0..rounds {
            let runs = [
                once::<Komadai>(case, case.depth)?,
                once::<Rsshogi>(case, case.depth)?,
                once::<Haitaka>(case, case.depth)?,
            ];
            for (best, run) in best.iter_mut().zip(runs) {
                *best = best.max(run);
            }
        }
        let [ours, rsshogi, haitaka] = best;
        let ratio = ours / rsshogi.max(haitaka);
        lowest = lowest.min(ratio);
        println!(
            "| {} d{} | {ours:.0} | {rsshogi:.0} | {haitaka:.0} | {ratio:.2} |",
            case.name, case.depth
        );
    }
    println!("lowest ratio {lowest:.2}");
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => table(9),
        [rounds] => table(rounds.parse().map_err(|_| "expected a number of rounds")?),
        ["--only", library, position] => {
            let case = CASES
                .iter()
                .find(|case| case.name == position)
                .ok_or("no such position")?;
            // One ply less than in the table: valgrind is fifty times slower.
            let depth = case.depth - 1;
            let speed = match library {
                "komadai" => once::<Komadai>(case, depth)?,
                "rsshogi" => once::<Rsshogi>(case, depth)?,
                "haitaka" => once::<Haitaka>(case, depth)?,
                _ => return Err("the libraries are komadai, rsshogi and haitaka".into()),
            };
            println!("{library} {position} d{depth}: {speed:.1} Mnps");
            Ok(())
        }
        _ => Err("usage: komadai-peers [ROUNDS] | --only LIBRARY POSITION".into()),
    }
}
