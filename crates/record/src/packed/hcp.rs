//! The packed position of Apery and dlshogi.

use std::fmt;

use komadai_core::{Color, HandPiece, Piece, Setup, Square};

use super::bits::{self, BitReader, BitWriter, PackError, UnpackError};
use super::sfen::debug;

/// A position in 32 bytes as Apery and dlshogi pack it ("Huffman-coded position"). The move number is not kept.
///
/// Header and order of the squares are those of [`PackedSfen`](super::PackedSfen); the codes are not.
///
/// ```text
/// on the board, first bit first (c is 1 for White, p for a promoted piece)     in hand
///   empty 0
///   P 10cp                                                                     00c
///   L 1100cp   N 1110cp   S 1101cp   G 11110c                                  L 1000c  N 1100c  S 1010c  G 1110c
///   B 111110cp   R 111111cp                                                    B 111110c   R 111111c
/// ```
/// Pieces that are neither on the board nor in a hand have no code, so that only whole sets can be packed: no handicap games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hcp(pub [u8; 32]);

/// The kinds' codes on the board without colour and promotion, from pawn to rook.
const BOARD: [(u16, u8); 7] = [
    (0b01, 2),
    (0b0011, 4),
    (0b0111, 4),
    (0b1011, 4),
    (0b01111, 5),
    (0b01_1111, 6),
    (0b11_1111, 6),
];
/// The kinds' codes in hand without the colour, from pawn to rook.
const HAND: [(u16, u8); 7] = [
    (0b00, 2),
    (0b0001, 4),
    (0b0011, 4),
    (0b0101, 4),
    (0b0111, 4),
    (0b01_1111, 6),
    (0b11_1111, 6),
];

impl Hcp {
    /// Packs a position, legal or not. Its move number is lost.
    ///
    /// # Errors
    /// Two kings of a side, more or fewer pieces than a set holds (kings aside), or, without both kings, a position that
    /// needs too many bits.
    pub fn pack(setup: &Setup) -> Result<Hcp, PackError> {
        let mut writer = BitWriter::default();
        writer.header(setup)?;
        for piece in HandPiece::ALL {
            if bits::left_over(setup, piece)? > 0 {
                let kind = piece.kind();
                let count = setup.count_of(kind);
                return Err(PackError::Missing { kind, count });
            }
        }
        for square in Square::all() {
            let Some(piece) = setup.piece_at(square) else {
                writer.flag(false);
                continue;
            };
            // A king stands in the header.
            let Some(kind) = piece.kind().hand_piece() else {
                continue;
            };
            let (code, length) = BOARD[kind.index()];
            writer.put(code, length);
            writer.flag(piece.color() == Color::White);
            if kind != HandPiece::Gold {
                writer.flag(piece.kind().is_promoted());
            }
        }
        for color in Color::ALL {
            for (piece, count) in setup.hand(color).iter() {
                for _ in 0..count {
                    let (code, length) = HAND[piece.index()];
                    writer.put(code, length);
                    writer.flag(color == Color::White);
                }
            }
        }
        writer.finish().map(Hcp)
    }

    /// Unpacks the position; its move number is 1.
    ///
    /// # Errors
    /// Bytes that no position has, with the bit where that shows. Rules other than the number of pieces are not looked at.
    pub fn unpack(&self) -> Result<Setup, UnpackError> {
        bits::unpack(&self.0, on_board, off_board)
    }
}

fn on_board(reader: &mut BitReader) -> Option<Option<Piece>> {
    if !reader.bit() {
        return Some(None);
    }
    let kind = if !reader.bit() {
        HandPiece::Pawn
    } else {
        match (reader.bit(), reader.bit()) {
            (false, false) => HandPiece::Lance,
            (true, false) => HandPiece::Knight,
            (false, true) => HandPiece::Silver,
            (true, true) if !reader.bit() => HandPiece::Gold,
            (true, true) if reader.bit() => HandPiece::Rook,
            (true, true) => HandPiece::Bishop,
        }
    };
    let color = reader.color();
    let mut kind = kind.kind();
    if let Some(promoted) = kind.promoted()
        && reader.bit()
    {
        kind = promoted;
    }
    Some(Some(Piece::new(color, kind)))
}

fn off_board(reader: &mut BitReader) -> Option<(Option<Color>, HandPiece)> {
    let piece = if !reader.bit() {
        if reader.bit() {
            return None;
        }
        HandPiece::Pawn
    } else {
        match (reader.bit(), reader.bit(), reader.bit()) {
            (false, false, false) => HandPiece::Lance,
            (true, false, false) => HandPiece::Knight,
            (false, true, false) => HandPiece::Silver,
            (true, true, false) => HandPiece::Gold,
            (true, true, true) if reader.bit() => {
                if reader.bit() {
                    HandPiece::Rook
                } else {
                    HandPiece::Bishop
                }
            }
            _ => return None,
        }
    };
    Some((Some(reader.color()), piece))
}

impl fmt::Debug for Hcp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "Hcp", &self.0, self.unpack())
    }
}
