//! Reading of records beside `rsshogi`: one process, one thread, the same bytes in memory, runs interleaved, best of several.
//!
//! `records FOLDER [ROUNDS]` prints a table (9 rounds if not said). A run is the whole way from bytes to a tree of checked moves. Files that
//! `rsshogi` does not read are left out and counted.

use std::error::Error;
use std::hint::black_box;
use std::path::{Path, PathBuf};
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

/// The seconds of processor time that something takes; of the clock where the system does not say.
fn timed(run: impl FnOnce()) -> f64 {
    let (start, used) = (Instant::now(), processor_seconds());
    run();
    let wall = start.elapsed().as_secs_f64();
    let spent = processor_seconds().zip(used).map(|(now, then)| now - then);
    spent.unwrap_or(wall)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().ok_or("expected the folder of the records")?;
    let rounds: usize = args.next().map_or(Ok(9), |text| text.parse())?;
    println!("best of {rounds} interleaved rounds");
    println!("| files | MB | games/s | MB/s | games/s of rsshogi | MB/s of rsshogi | ratio |");
    println!("|---|---|---|---|---|---|---|");
    for (format, extension) in [(Format::Kif, "kif"), (Format::Csa, "csa")] {
        let mut paths = Vec::new();
        files(Path::new(&folder), extension, &mut paths)?;
        let mut all = Vec::new();
        let mut left_out = 0;
        for path in &paths {
            let bytes = std::fs::read(path)?;
            if theirs(&bytes, format) {
                all.push(bytes);
            } else {
                left_out += 1;
            }
        }
        let size = all.iter().map(Vec::len).sum::<usize>() as f64 / 1e6;
        let mut best = [f64::INFINITY; 2];
        for _ in 0..rounds {
            let ours = timed(|| {
                for bytes in &all {
                    black_box(ours(bytes, format));
                }
            });
            let theirs = timed(|| {
                for bytes in &all {
                    black_box(theirs(bytes, format));
                }
            });
            best = [best[0].min(ours), best[1].min(theirs)];
        }
        let games = all.len() as f64;
        println!(
            "| {games} {extension} ({left_out} left out) | {size:.2} | {:.0} | {:.1} | {:.0} | {:.1} | {:.2} |",
            games / best[0],
            size / best[0],
            games / best[1],
            size / best[1],
            best[1] / best[0],
        );
    }
    Ok(())
}
