//! Where the games begin.

use std::path::Path;

use anyhow::{Context, Result, bail};
use komadai_core::PositionText;
use komadai_usi::GamePosition;

use crate::words;

/// The openings of a match, in an order that depends on nothing but the arguments.
#[derive(Debug)]
pub enum Openings {
    /// Those of a file, again from the first when all are used.
    Listed(Vec<GamePosition>),
    /// Random legal plies from the start position.
    Random {
        /// How many.
        plies: u16,
        /// What they are drawn from.
        seed: u64,
    },
}

impl Openings {
    /// Reads a file of openings: one position with moves a line, cut after `plies` moves.
    pub fn read(path: &Path, plies: Option<usize>) -> Result<Self> {
        let text = std::fs::read_to_string(path)
            .with_context(|| words::file("program-cannot-read", path))?;
        Self::parse(&text, plies).with_context(|| path.display().to_string())
    }

    fn parse(text: &str, plies: Option<usize>) -> Result<Self> {
        let mut openings = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim().trim_start_matches('\u{feff}');
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let at = || words::line(index + 1);
            let mut opening: PositionText = line.parse().with_context(at)?;
            opening.moves.truncate(plies.unwrap_or(usize::MAX));
            let game = GamePosition::new(&opening).with_context(at)?;
            if !game.current().has_legal_move() {
                bail!("{}: {}", at(), words::say("program-match-opening-over"));
            }
            openings.push(game);
        }
        if openings.is_empty() {
            bail!(words::say("program-match-no-opening"));
        }
        Ok(Self::Listed(openings))
    }

    /// The opening of a number, from 0.
    pub fn get(&self, number: usize) -> GamePosition {
        match self {
            Self::Listed(openings) => openings[number % openings.len()].clone(),
            Self::Random { plies, seed } => {
                /// An odd number that spreads neighbours over all 64 bits.
                const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
                let mixed = seed.wrapping_add(SPREAD.wrapping_mul(number as u64 + 1));
                let mut random = fastrand::Rng::with_seed(mixed);
                loop {
                    if let Some(game) = random_game(*plies, &mut random) {
                        return game;
                    }
                }
            }
        }
    }
}

/// `None` if the game ended on the way.
fn random_game(plies: u16, random: &mut fastrand::Rng) -> Option<GamePosition> {
    let mut game = GamePosition::start_position();
    for _ in 0..plies {
        let moves = game.current().legal_moves();
        let mv = random.choice(moves.iter())?;
        game.play(*mv).ok()?;
    }
    game.current().has_legal_move().then_some(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_openings_depend_on_seed_and_number_only() {
        let openings = |seed| Openings::Random { plies: 8, seed };
        let moves = |seed, number| openings(seed).get(number).moves().to_vec();
        assert_eq!(moves(1, 5), moves(1, 5));
        assert_eq!(moves(1, 5).len(), 8);
        assert_ne!(moves(1, 5), moves(1, 6));
        assert_ne!(moves(1, 5), moves(2, 5));
    }

    #[test]
    fn files_are_read_with_comments_and_cut() {
        let text = "# openings\n\nstartpos moves 7g7f 3c3d 2g2f\nposition startpos\n2g2f 8c8d\n";
        let openings = Openings::parse(text, Some(2)).expect("reads");
        let lengths: Vec<usize> = (0..4).map(|n| openings.get(n).moves().len()).collect();
        assert_eq!(lengths, [2, 0, 2, 2]);
    }

    #[test]
    fn faults_name_the_line() {
        let error = |text: &str| format!("{:#}", Openings::parse(text, None).expect_err("refused"));
        assert!(error("startpos\nstartpos moves 7g7x").starts_with("line 2: move 1"));
        assert!(error("startpos moves 7g7e").starts_with("line 1: move 1, 7g7e, is illegal"));
        assert_eq!(error("# nothing"), "there is no opening in it");
        let mated = "sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1";
        assert_eq!(
            error(mated),
            "line 1: the game is over at the end of the opening"
        );
    }
}
