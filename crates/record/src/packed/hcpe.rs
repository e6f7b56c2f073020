//! The training records of Apery and dlshogi.

use std::io::{Read, Write};

use komadai_core::{Color, Move};

use super::stream::{Source, first_32, i16_at, u16_at};
use super::{Hcp, PackedRecord, StreamFault, WriteError, apery_move, apery_move_code};

/// Splits the byte of a result into the winner and the flags above it.
fn result(byte: u8) -> Result<(Option<Color>, u8), StreamFault> {
    let winner = match byte & 3 {
        0 => None,
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => {
            return Err(StreamFault::Result {
                found: i16::from(byte),
                expected: "0 (draw), 1 (Black) or 2 (White) in the lowest two bits",
            });
        }
    };
    Ok((winner, byte & !3))
}

fn result_byte(winner: Option<Color>, flags: u8) -> u8 {
    flags & !3 | winner.map_or(0, |color| color.index() as u8 + 1)
}

/// A position with what an engine thought of it, 38 bytes (`.hcpe`).
///
/// ```text
/// offset bytes
///      0    32  the position (HCP)
///     32     2  score in centipawns for the side to move, signed
///     34     2  the move, in Apery's code
///     36     1  the game's result: 0 draw, 1 Black won, 2 White won; in HCPE2 with flags above
///     37     1  padding
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hcpe {
    /// The position. It is unpacked when the record is read, so that a record in hand holds a position.
    pub hcp: Hcp,
    /// The score in centipawns for the side to move.
    pub score: i16,
    /// The move; `None` is written as 0.
    pub best: Option<Move>,
    /// The side that won the game; `None` for a draw.
    pub winner: Option<Color>,
    /// Bits 2 to 7 of the byte of the result, in their place; HCPE2 keeps there how the game ended.
    pub flags: u8,
    /// The last byte, which means nothing; kept so that a copy is a copy.
    pub padding: u8,
}

impl PackedRecord for Hcpe {
    const NAME: &'static str = "HCPE";

    fn read_from(input: &mut Source<impl Read>) -> Result<Option<Self>, StreamFault> {
        let mut bytes = [0; 38];
        if !input.exact_or_end(&mut bytes)? {
            return Ok(None);
        }
        let hcp = Hcp(first_32(&bytes));
        hcp.unpack()?;
        let (winner, flags) = result(bytes[36])?;
        Ok(Some(Hcpe {
            hcp,
            score: i16_at(&bytes, 32),
            best: apery_move(u16_at(&bytes, 34))?,
            winner,
            flags,
            padding: bytes[37],
        }))
    }

    fn write_to(&self, output: &mut impl Write) -> Result<(), WriteError> {
        let mut bytes = [0; 38];
        bytes[..32].copy_from_slice(&self.hcp.0);
        bytes[32..34].copy_from_slice(&self.score.to_le_bytes());
        bytes[34..36].copy_from_slice(&apery_move_code(self.best).to_le_bytes());
        bytes[36] = result_byte(self.winner, self.flags);
        bytes[37] = self.padding;
        Ok(output.write_all(&bytes)?)
    }
}

/// A move that was considered, with the visits it got.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Candidate {
    /// The move; `None` is written as 0.
    pub mv: Option<Move>,
    /// How often the search visited it.
    pub visits: u16,
}

/// A move of a game in HCPE3.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hcpe3Move {
    /// The move played; `None` is written as 0.
    pub mv: Option<Move>,
    /// The score in centipawns for the side to move.
    pub score: i16,
    /// The moves considered; empty where the move was not searched.
    pub candidates: Vec<Candidate>,
}

/// A game from a position on (`.hcpe3`).
///
/// ```text
/// offset bytes
///      0    32  the first position (HCP)
///     32     2  number of moves
///     34     1  the game's result as in HCPE, with flags
///     35     1  the kind of opponent
/// then each move: its code 2, score 2 (signed), number of candidates 2, then each candidate: its code 2, visits 2
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hcpe3 {
    /// The first position. It is unpacked when the record is read, so that a record in hand holds a position.
    pub hcp: Hcp,
    /// The side that won the game; `None` for a draw.
    pub winner: Option<Color>,
    /// Bits 2 to 7 of the byte of the result, in their place: how the game ended.
    pub flags: u8,
    /// The kind of opponent: 0 for a game against itself.
    pub opponent: u8,
    /// The moves in order.
    pub moves: Vec<Hcpe3Move>,
}

impl PackedRecord for Hcpe3 {
    const NAME: &'static str = "HCPE3";

    fn read_from(input: &mut Source<impl Read>) -> Result<Option<Self>, StreamFault> {
        let mut head = [0; 36];
        if !input.exact_or_end(&mut head)? {
            return Ok(None);
        }
        // The whole game is read before a fault of its content is reported, so that the next game can follow.
        let mut first_fault = None;
        let mut code = |bytes: &[u8]| {
            apery_move(u16_at(bytes, 0)).unwrap_or_else(|fault| {
                first_fault.get_or_insert(fault);
                None
            })
        };
        let mut moves = Vec::new();
        for _ in 0..u16_at(&head, 32) {
            let mut bytes = [0; 6];
            input.exact(&mut bytes)?;
            let mv = code(&bytes);
            let mut candidates = Vec::new();
            for _ in 0..u16_at(&bytes, 4) {
                let mut bytes = [0; 4];
                input.exact(&mut bytes)?;
                candidates.push(Candidate {
                    mv: code(&bytes),
                    visits: u16_at(&bytes, 2),
                });
            }
            moves.push(Hcpe3Move {
                mv,
                score: i16_at(&bytes, 2),
                candidates,
            });
        }
        let hcp = Hcp(first_32(&head));
        hcp.unpack()?;
        let (winner, flags) = result(head[34])?;
        match first_fault {
            Some(fault) => Err(fault.into()),
            None => Ok(Some(Hcpe3 {
                hcp,
                winner,
                flags,
                opponent: head[35],
                moves,
            })),
        }
    }

    fn write_to(&self, output: &mut impl Write) -> Result<(), WriteError> {
        // Made in memory first, so that nothing is written of a game that does not fit.
        let mut bytes = self.hcp.0.to_vec();
        bytes.extend(count("moves", self.moves.len())?);
        bytes.push(result_byte(self.winner, self.flags));
        bytes.push(self.opponent);
        for played in &self.moves {
            bytes.extend(apery_move_code(played.mv).to_le_bytes());
            bytes.extend(played.score.to_le_bytes());
            bytes.extend(count("candidates", played.candidates.len())?);
            for candidate in &played.candidates {
                bytes.extend(apery_move_code(candidate.mv).to_le_bytes());
                bytes.extend(candidate.visits.to_le_bytes());
            }
        }
        Ok(output.write_all(&bytes)?)
    }
}

fn count(what: &'static str, count: usize) -> Result<[u8; 2], WriteError> {
    u16::try_from(count)
        .map(u16::to_le_bytes)
        .map_err(|_| WriteError::TooMany {
            what,
            count,
            most: usize::from(u16::MAX),
        })
}
