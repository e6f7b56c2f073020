//! Lines of moves in comments.

use komadai_core::{Color, Move, Position, Square};

use super::Site;
use crate::notation;

/// A line, and whether it starts before the node's move.
#[derive(Default)]
pub(super) struct Expected {
    pub(super) moves: Vec<Move>,
    pub(super) instead: bool,
}

impl Site<'_> {
    /// The side whose turn it is at the node.
    pub(super) fn side(&self) -> Option<Color> {
        let before = self.before.map(|position| position.side().other());
        self.here.map(Position::side).or(before)
    }

    /// Reads a line of moves. Programs begin it with the move after the node's, or repeat the node's move first, or give what should have been played in its
    /// place.
    pub(super) fn line(&self, text: &str) -> Expected {
        let tokens = tokens(text);
        let Some(&first) = tokens.first() else {
            return Expected::default();
        };
        let previous = self.played.map(Move::to);
        if let Some(here) = self.here
            && side_of(first).is_none_or(|side| side == here.side())
        {
            let moves = follow(here, previous, &tokens);
            if !moves.is_empty() {
                return Expected {
                    moves,
                    instead: false,
                };
            }
        }
        self.line_from_before(&tokens)
    }

    /// Reads a line that begins before the node's move.
    pub(super) fn line_before(&self, text: &str) -> Expected {
        self.line_from_before(&tokens(text))
    }

    fn line_from_before(&self, tokens: &[&str]) -> Expected {
        let Some((before, played)) = self.before.zip(self.played) else {
            return Expected::default();
        };
        let moves = follow(before, self.earlier, tokens);
        match moves.split_first() {
            Some((&first, rest)) if first == played => Expected {
                moves: rest.to_vec(),
                instead: false,
            },
            Some(_) => Expected {
                moves,
                instead: true,
            },
            None => Expected::default(),
        }
    }
}

/// The marks that stand before moves.
const MARKS: [char; 6] = ['▲', '△', '☗', '☖', '▼', '▽'];

/// The texts of single moves: from mark to mark where there are marks, else from space to space.
fn tokens(text: &str) -> Vec<&str> {
    if !text.contains(MARKS) {
        return text.split_whitespace().collect();
    }
    let mut starts: Vec<usize> = text.match_indices(MARKS).map(|(at, _)| at).collect();
    starts.push(text.len());
    starts
        .windows(2)
        .filter_map(|pair| text.get(pair[0]..pair[1]))
        .map(str::trim)
        .collect()
}

/// The side that a mark or a CSA sign names.
fn side_of(token: &str) -> Option<Color> {
    let csa = token.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
    match token.chars().next()? {
        '▲' | '☗' | '▼' => Some(Color::Black),
        '△' | '☖' | '▽' => Some(Color::White),
        '+' if csa => Some(Color::Black),
        '-' if csa => Some(Color::White),
        _ => None,
    }
}

/// The moves of the texts from a position on, as far as they can be read and are legal.
fn follow(position: &Position, mut previous: Option<Square>, tokens: &[&str]) -> Vec<Move> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for token in tokens {
        let Ok(mv) = notation::parse(&position, token, previous, None) else {
            break;
        };
        position.play_unchecked(mv);
        previous = Some(mv.to());
        moves.push(mv);
    }
    moves
}
