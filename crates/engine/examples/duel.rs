//! Plays two settings of the engine against each other at fixed nodes, to see which is stronger.
//!
//! `cargo run --release -p komadai-engine --example duel GAMES NODES SEED [NAME=VALUE …] [weights=FILE] [net=FILE] [against=FILE] [openings=FILE]`:
//! the first
//! player has the named search parameters and evaluation, the second the standard ones, or the network `against`. In place of a network's file
//! the word `handmade` stands for the evaluation set by hand. Openings are random, or drawn from the lines
//! `startpos moves …` of a file, and played from both sides.

#[path = "common/games.rs"]
mod common;

use std::error::Error;
use std::sync::Arc;

use komadai_core::{Move, Position};
use komadai_engine::eval::Weights;
use komadai_engine::{Engine, Evaluation, Game, Network, Params};

use common::Random;

fn read_weights(path: &str) -> Result<Vec<[i16; 2]>, Box<dyn Error>> {
    let text = std::fs::read_to_string(path)?;
    text.lines()
        .map(|line| {
            let mut numbers = line.split_whitespace().map(str::parse);
            match (numbers.next(), numbers.next()) {
                (Some(opening), Some(endgame)) => Ok([opening?, endgame?]),
                _ => Err("expected two numbers a line".into()),
            }
        })
        .collect()
}

fn read_evaluation(path: &str) -> Result<Evaluation, Box<dyn Error>> {
    if path == "handmade" {
        return Ok(Evaluation::handmade());
    }
    Ok(Evaluation::Network(Network::read(&std::fs::read(path)?)?))
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, nodes, seed, settings @ ..] = arguments.as_slice() else {
        return Err("expected GAMES NODES SEED [NAME=VALUE …]".into());
    };
    let (games, nodes, seed): (u64, u64, u64) = (games.parse()?, nodes.parse()?, seed.parse()?);
    let mut params = Params::default();
    let mut evaluations = [Evaluation::default(), Evaluation::default()];
    let mut openings = Vec::new();
    for setting in settings {
        let (name, value) = setting.split_once('=').ok_or("expected NAME=VALUE")?;
        match name {
            "weights" => {
                let weights = Arc::new(Weights::from_pairs(&read_weights(value)?));
                evaluations[0] = Evaluation::Handmade(weights);
            }
            "net" => evaluations[0] = read_evaluation(value)?,
            "openings" => {
                for line in std::fs::read_to_string(value)?.lines() {
                    let moves = line
                        .strip_prefix("startpos moves ")
                        .ok_or("expected startpos moves …")?;
                    let moves: Result<Vec<Move>, _> = moves.split(' ').map(str::parse).collect();
                    openings.push(Game::with_moves(&Position::start(), &moves?)?);
                }
            }
            "against" => evaluations[1] = read_evaluation(value)?,
            _ => params.set(name, value.parse()?)?,
        }
    }
    let [first, second] = evaluations;
    let mut players = [
        Engine::with_parts(8, params, first),
        Engine::with_parts(8, Params::default(), second),
    ];
    let mut score = [0u32; 3];
    let mut random = Random(seed);
    let mut played = 0;
    while played < games {
        let opening = match openings.len() {
            0 => random.opening(),
            count => openings[(random.next() % count as u64) as usize].clone(),
        };
        for winner in common::pair(&mut players, &opening, nodes) {
            score[winner.map_or(1, |player| 2 * player)] += 1;
            played += 1;
        }
        if played % 20 == 0 || played >= games {
            let [won, drawn, lost] = score.map(f64::from);
            let n = f64::from(score.iter().sum::<u32>());
            let mean = (won + drawn / 2.0) / n;
            let variance =
                (won * (1.0 - mean).powi(2) + drawn * (0.5 - mean).powi(2) + lost * mean.powi(2))
                    / n;
            let error = 1.96 * (variance / n).sqrt();
            let elo = |p: f64| -400.0 * (1.0 / p.clamp(0.001, 0.999) - 1.0).log10();
            println!(
                "{n} games: +{won} ={drawn} -{lost}  {:.1} % ± {:.1}  Elo {:+.0} [{:+.0}, {:+.0}]",
                100.0 * mean,
                100.0 * error,
                elo(mean),
                elo(mean - error),
                elo(mean + error)
            );
        }
    }
    Ok(())
}
