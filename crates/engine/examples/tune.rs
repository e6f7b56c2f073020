//! Tunes the search's numbers with the engine's own network by SPSA: all are moved a little at once, up or down by lot, a pair of games says which
//! way was better, and every number goes a small step that way.
//!
//! `cargo run --release -p komadai-engine --example tune PAIRS NODES SEED THREADS [NAME=VALUE …]`: `NAME=VALUE` begins elsewhere than at the
//! standard. Numbers that count plies are left alone: steps of one are too coarse for this. Prints where the numbers are now and then, and at the end.

#[path = "common/games.rs"]
mod common;

use std::error::Error;
use std::sync::Mutex;

use komadai_engine::{Engine, Evaluation, Params};

use common::Random;

/// Numbers whose range is narrower than this count plies or are switches.
const NARROWEST: i32 = 50;
/// The rate at the end: a step is so many times the disturbance, for each game more that one side has won.
const RATE: f64 = 0.005;
/// The exponents that Spall recommends for the rate and for the disturbance.
const RATE_FALLS: f64 = 0.602;
const DISTURBANCE_FALLS: f64 = 0.101;

struct Number {
    name: &'static str,
    value: f64,
    min: f64,
    max: f64,
    /// How far it is moved for a pair of games, at the end.
    disturbance: f64,
}

impl Number {
    /// The value moved, as a whole number; fractions are settled by lot, so that they count.
    fn moved(&self, by: f64, random: &mut Random) -> i32 {
        let fraction = (random.next() >> 11) as f64 / (1u64 << 53) as f64;
        ((self.value + by).clamp(self.min, self.max) + fraction).floor() as i32
    }
}

struct Tuning {
    numbers: Vec<Number>,
    begun: u64,
    ended: u64,
    random: Random,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [pairs, nodes, seed, threads, settings @ ..] = arguments.as_slice() else {
        return Err("expected PAIRS NODES SEED THREADS [NAME=VALUE …]".into());
    };
    let (pairs, nodes): (u64, u64) = (pairs.parse()?, nodes.parse()?);
    let threads: usize = threads.parse()?;
    let mut numbers: Vec<Number> = Params::TABLE
        .iter()
        .filter(|number| number.max - number.min >= NARROWEST)
        .filter(|number| number.name != "check_extension_depth")
        .map(|number| {
            let [value, min, max] = [number.default, number.min, number.max].map(f64::from);
            Number {
                name: number.name,
                value,
                min,
                max,
                disturbance: (value / 8.0).max((max - min) / 40.0),
            }
        })
        .collect();
    for setting in settings {
        let (name, value) = setting.split_once('=').ok_or("expected NAME=VALUE")?;
        let number = numbers.iter_mut().find(|number| number.name == name);
        number.ok_or("no such number is tuned")?.value = value.parse()?;
    }
    let tuning = Mutex::new(Tuning {
        numbers,
        begun: 0,
        ended: 0,
        random: Random(seed.parse()?),
    });
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| work(&tuning, pairs, nodes));
        }
    });
    Ok(())
}

/// Plays pairs of games until there are enough.
fn work(tuning: &Mutex<Tuning>, pairs: u64, nodes: u64) {
    let lock = || tuning.lock().expect("no thread panics");
    let offset = pairs as f64 / 10.0;
    loop {
        let (start, signs, disturbances, rate, params) = {
            let mut now = lock();
            if now.begun == pairs {
                return;
            }
            now.begun += 1;
            let pair = now.begun as f64;
            // Both fall towards what they are to be at the end.
            let growth = (pairs as f64 / pair).powf(DISTURBANCE_FALLS);
            let rate = RATE * ((offset + pairs as f64) / (offset + pair)).powf(RATE_FALLS);
            let Tuning {
                numbers, random, ..
            } = &mut *now;
            let start = random.opening();
            let signs: Vec<f64> = numbers
                .iter()
                .map(|_| if random.next() >> 63 == 0 { 1.0 } else { -1.0 })
                .collect();
            let disturbances: Vec<f64> = numbers
                .iter()
                .map(|number| number.disturbance * growth)
                .collect();
            let params = [1.0, -1.0].map(|side| {
                let mut params = Params::default();
                for ((number, sign), disturbance) in numbers.iter().zip(&signs).zip(&disturbances) {
                    let value = number.moved(side * sign * disturbance, random);
                    params
                        .set(number.name, value)
                        .expect("a value in its range");
                }
                params
            });
            (start, signs, disturbances, rate, params)
        };
        let mut players = params.map(|params| Engine::with_parts(8, params, Evaluation::default()));
        let lead: f64 = common::pair(&mut players, &start, nodes)
            .map(|winner| winner.map_or(0.0, |player| 1.0 - 2.0 * player as f64))
            .iter()
            .sum();
        let mut now = lock();
        for ((number, sign), disturbance) in now.numbers.iter_mut().zip(&signs).zip(&disturbances) {
            let step = rate * disturbance * sign * lead;
            number.value = (number.value + step).clamp(number.min, number.max);
        }
        now.ended += 1;
        if now.ended.is_multiple_of(500) || now.ended == pairs {
            let values = now.numbers.iter();
            let line: Vec<String> = values
                .map(|number| format!("{}={:.0}", number.name, number.value))
                .collect();
            println!("{} pairs: {}", now.ended, line.join(" "));
        }
    }
}
