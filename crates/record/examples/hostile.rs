//! Times the reading of files that were made to hurt: `hostile [MEGABYTES [PART OF THE NAME]]`.

#[path = "../tests/record/robust/files.rs"]
mod files;
#[path = "../tests/record/robust/illegal.rs"]
mod illegal;

use std::time::Instant;

use komadai_record::{Format, ReadOptions, read};

/// What this thread took of a processor so far, where Linux says it: the machine may be busy with other things.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

fn main() {
    let megabytes: usize = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(10);
    let size = megabytes * 1_000_000;
    let all = files::all(size)
        .into_iter()
        .map(|(name, hint, bytes)| (name.to_owned(), hint, bytes));
    let games = Format::ALL.into_iter().flat_map(|format| {
        illegal::DANCES.iter().filter_map(move |dance| {
            let bytes = illegal::game(format, dance, size)?;
            Some((format!("{format}, {}", dance.name), format, bytes))
        })
    });
    let part = std::env::args().nth(2).unwrap_or_default();
    for (name, hint, bytes) in all.chain(games).filter(|(name, ..)| name.contains(&part)) {
        let options = ReadOptions {
            format: Some(hint),
            ..ReadOptions::default()
        };
        let (start, used) = (Instant::now(), processor_seconds());
        let read = read(&bytes, None, options);
        let wall = start.elapsed().as_secs_f64();
        let seconds = processor_seconds()
            .zip(used)
            .map_or(wall, |(now, then)| now - then);
        let outcome = match &read {
            Ok(file) => format!(
                "{} games, {} warnings",
                file.records.len(),
                file.warnings.len() + file.unlisted
            ),
            Err(error) => error.to_string().chars().take(60).collect(),
        };
        println!("{seconds:7.3} s  {name}: {outcome}");
    }
}
