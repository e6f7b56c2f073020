use std::error::Error;

use komadai_core::{Position, Setup, Strictness, perft};

use crate::Rules;

/// `komadai-core`.
pub struct Komadai(pub Position);

impl Rules for Komadai {
    const NAME: &'static str = "komadai";

    fn read(sfen: &str) -> Result<Self, Box<dyn Error>> {
        Ok(Komadai(
            sfen.parse::<Setup>()?
                .into_position(Strictness::MateProblem)?,
        ))
    }

    fn perft(&mut self, depth: u32) -> u64 {
        perft(&mut self.0, depth)
    }

    fn moves(&self) -> Vec<String> {
        let mut moves: Vec<String> = self
            .0
            .legal_moves()
            .iter()
            .map(ToString::to_string)
            .collect();
        moves.sort();
        moves
    }

    fn in_check(&self) -> bool {
        self.0.in_check()
    }
}
