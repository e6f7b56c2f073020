//! `time`: the time of a move and the total of its side.

use super::json::{Fault, Json};
use crate::Time;

/// Reads a time; `None` if a number in it is none that a clock shows.
pub(super) fn read(json: &mut Json<'_>) -> Result<Option<Time>, Fault> {
    let mut time = Some(Time::NONE);
    json.object()?;
    while let Some(key) = json.key()? {
        match key.as_ref() {
            _ if json.null() => {}
            "now" | "total" => {
                let clock = clock(json)?;
                time = match (time, clock) {
                    (Some(time), Some(clock)) if key == "now" => Some(Time {
                        spent_ms: clock,
                        ..time
                    }),
                    (Some(time), Some(clock)) => Some(Time {
                        total_ms: clock,
                        ..time
                    }),
                    _ => None,
                };
            }
            _ => json.skip()?,
        }
    }
    Ok(time)
}

/// Hours, minutes and seconds in milliseconds. The outer `None` is a number no clock shows, the inner one an empty clock.
fn clock(json: &mut Json<'_>) -> Result<Option<Option<u32>>, Fault> {
    let mut ms = None;
    json.object()?;
    while let Some(key) = json.key()? {
        let unit = match key.as_ref() {
            "h" => 3_600_000.0,
            "m" => 60_000.0,
            "s" => 1_000.0,
            _ => {
                json.skip()?;
                continue;
            }
        };
        if json.null() {
            continue;
        }
        ms = Some(ms.unwrap_or(0.0) + json.number()? * unit);
    }
    Ok(match ms {
        None => Some(None),
        Some(ms) if (0.0..=f64::from(u32::MAX)).contains(&ms) => Some(Some(ms.round() as u32)),
        Some(_) => None,
    })
}
