use std::error::Error;

use haitaka::Board;

use crate::Rules;

/// The crate `haitaka`, driven as its documentation advises: a copy for each move, sets counted at the last ply.
pub struct Haitaka(Board);

fn count(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    let mut visit = |moves: haitaka::PieceMoves| {
        if depth == 1 {
            leaves += moves.into_iter().len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                leaves += count(&child, depth - 1);
            }
        }
        false
    };
    board.generate_board_moves(&mut visit);
    board.generate_drops(&mut visit);
    leaves
}

impl Rules for Haitaka {
    const NAME: &'static str = "haitaka";

    fn read(sfen: &str) -> Result<Self, Box<dyn Error>> {
        Board::from_sfen(sfen)
            .map(Haitaka)
            .map_err(|error| format!("{error:?}").into())
    }

    fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 { 1 } else { count(&self.0, depth) }
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        let mut visit = |found: haitaka::PieceMoves| {
            moves.extend(found.into_iter().map(|mv| mv.to_string()));
            false
        };
        self.0.generate_board_moves(&mut visit);
        self.0.generate_drops(&mut visit);
        moves.sort();
        moves
    }

    fn in_check(&self) -> bool {
        !self.0.checkers().is_empty()
    }
}
