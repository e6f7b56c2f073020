use std::error::Error;

use rsshogi::board::{
    LegalAll, MoveList, Position, generate_moves, perft::compute_perft, position_from_sfen,
};

use crate::Rules;

/// The crate `rsshogi`, with its own perft.
pub struct Rsshogi(Position);

impl Rules for Rsshogi {
    const NAME: &'static str = "rsshogi";

    fn read(sfen: &str) -> Result<Self, Box<dyn Error>> {
        let mut position = position_from_sfen(sfen)?;
        position.init_stack();
        Ok(Rsshogi(position))
    }

    fn perft(&mut self, depth: u32) -> u64 {
        compute_perft(&mut self.0, u8::try_from(depth).unwrap_or(u8::MAX))
    }

    fn moves(&self) -> Vec<String> {
        let mut list = MoveList::new();
        generate_moves::<LegalAll>(&self.0, &mut list);
        let legal = list.iter().filter(|&&mv| self.0.is_legal_move(mv));
        let mut moves: Vec<String> = legal.map(|mv| mv.to_usi()).collect();
        moves.sort();
        moves
    }

    fn in_check(&self) -> bool {
        !self.0.checkers().is_empty()
    }
}
