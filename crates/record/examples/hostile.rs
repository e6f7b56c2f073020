//! Times the reading of files that were made to hurt: `hostile [MEGABYTES]`.

#[path = "../tests/record/robust/files.rs"]
mod files;

use std::time::Instant;

use komadai_record::{ReadOptions, read};

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
    for (name, hint, bytes) in files::all(megabytes * 1_000_000) {
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
