//! Reading of records beside `rsshogi` and `tsshogi`: one thread, the same bytes in memory, best of several runs.
//!
//! `records FOLDER [ROUNDS [TSSHOGI]]` prints a table (9 rounds of a fifth of a second if not said). A run is the whole way from bytes to a tree of checked moves. Ours and
//! `rsshogi` run in this process in turn; `TSSHOGI` is the folder in which npm has installed `tsshogi`, which Node.js then runs on the same files. Files
//! that a peer does not read are left out of its comparison and counted.

use std::error::Error;
use std::hint::black_box;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use komadai_record::{Format, ReadOptions, read};
use rsshogi::records::formats::{csa, kif};

fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files(&path, extension, found)?;
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(())
}

fn ours(bytes: &[u8], format: Format) -> usize {
    match read(bytes, Some(format), ReadOptions::default()) {
        Ok(file) => file
            .records
            .iter()
            .map(|record| record.tree.capacity_used())
            .sum(),
        Err(_) => 0,
    }
}

fn theirs(bytes: &[u8], format: Format) -> bool {
    match format {
        Format::Kif => {
            // It leaves the decoding of KIF to its callers.
            let text = match std::str::from_utf8(bytes) {
                Ok(text) => text.trim_start_matches('\u{feff}').into(),
                Err(_) => encoding_rs::SHIFT_JIS.decode_without_bom_handling(bytes).0,
            };
            black_box(kif::parse_kif_str(&text)).is_ok()
        }
        _ => black_box(csa::parse_csa_bytes(bytes)).is_ok(),
    }
}

/// What this thread took of a processor so far, where Linux says it: the machine may be busy with other things.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

/// How long something is repeated, in seconds: Linux brings the figure up to date only every few milliseconds, in which ours has read all of it.
const LONG_ENOUGH: f64 = 0.2;

/// The seconds of processor time that something takes on average; of the clock where the system does not say.
fn timed(run: impl Fn()) -> f64 {
    let (start, used) = (Instant::now(), processor_seconds());
    let mut runs = 0.0;
    loop {
        run();
        runs += 1.0;
        let spent = processor_seconds().zip(used).map(|(now, then)| now - then);
        let spent = spent.unwrap_or_else(|| start.elapsed().as_secs_f64());
        if spent >= LONG_ENOUGH {
            return spent / runs;
        }
    }
}

/// How fast something was.
struct Speed {
    files: usize,
    megabytes: f64,
    seconds: f64,
}

impl Speed {
    fn games_a_second(&self) -> f64 {
        self.files as f64 / self.seconds
    }
}

/// The best runs of both libraries of this process over the same files.
fn side_by_side(all: &[Vec<u8>], format: Format, rounds: usize) -> [Speed; 2] {
    let mut best = [f64::INFINITY; 2];
    for _ in 0..rounds {
        let ours = timed(|| {
            for bytes in all {
                black_box(ours(bytes, format));
            }
        });
        let theirs = timed(|| {
            for bytes in all {
                black_box(theirs(bytes, format));
            }
        });
        best = [best[0].min(ours), best[1].min(theirs)];
    }
    let size = all.iter().map(Vec::len).sum::<usize>();
    best.map(|seconds| Speed {
        files: all.len(),
        megabytes: size as f64 / 1e6,
        seconds,
    })
}

/// The best run of `tsshogi` over the files that it reads.
fn tsshogi(
    folder: &str,
    extension: &str,
    rounds: usize,
    paths: &[PathBuf],
) -> Result<Speed, Box<dyn Error>> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("records.mjs");
    let mut node = Command::new("node")
        .arg(script)
        .args([folder, extension, &rounds.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    // It reads everything before it answers, so neither pipe can block the other.
    let mut input = node.stdin.take().ok_or("Node.js takes no input")?;
    for path in paths {
        writeln!(input, "{}", path.display())?;
    }
    drop(input);
    let output = node.wait_with_output()?;
    let text = String::from_utf8(output.stdout)?;
    let mut numbers = text.split_whitespace();
    let mut next = || numbers.next().ok_or("expected three numbers of tsshogi");
    Ok(Speed {
        files: next()?.parse()?,
        megabytes: next()?.parse::<f64>()? / 1e6,
        seconds: next()?.parse()?,
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().ok_or("expected the folder of the records")?;
    let rounds: usize = args.next().map_or(Ok(9), |text| text.parse())?;
    let node = args.next();
    println!("best of {rounds} rounds, ratio by games a second");
    println!("| format | library | files (left out) | MB | games/s | MB/s | ratio |");
    println!("|---|---|---|---|---|---|---|");
    for (format, extension) in [(Format::Kif, "kif"), (Format::Csa, "csa")] {
        let mut paths = Vec::new();
        files(Path::new(&folder), extension, &mut paths)?;
        let row = |library: &str, speed: &Speed, ours: &Speed| {
            println!(
                "| {extension} | {library} | {} ({}) | {:.2} | {:.0} | {:.1} | {:.2} |",
                speed.files,
                paths.len() - speed.files,
                speed.megabytes,
                speed.games_a_second(),
                speed.megabytes / speed.seconds,
                ours.games_a_second() / speed.games_a_second(),
            );
        };
        let mut all = Vec::new();
        for path in &paths {
            let bytes = std::fs::read(path)?;
            if theirs(&bytes, format) {
                all.push(bytes);
            }
        }
        let [ours, theirs] = side_by_side(&all, format, rounds);
        row("komadai-record", &ours, &ours);
        row("rsshogi", &theirs, &ours);
        if let Some(node) = &node {
            row("tsshogi", &tsshogi(node, extension, rounds, &paths)?, &ours);
        }
    }
    Ok(())
}
