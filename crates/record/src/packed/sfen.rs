//! YaneuraOu's packed position.

use std::fmt;

use komadai_core::{Color, HandPiece, Piece, Setup, Square};

use super::bits::{self, BitReader, BitWriter, PackError, UnpackError};

/// A position in 32 bytes as YaneuraOu packs it: side to move, both kings, the other squares in the order of their index, the
/// hands, and the pieces that are in neither. The move number is not kept.
///
/// ```text
/// bit      0  White is to move
/// bits   1–7  the square of Black's king, 81 for none        bits 8–14  White's
/// then each square from 1a to 9i that has no king: a 0 if it is empty, else 1, the kind, promotion, colour
/// then each piece in hand, Black's first, in the order P L N S G B R: the kind, 0, colour
/// then each piece of the set that is left, in the same order: the kind, 1, 0
///
/// kinds: P 0   L 100   N 101   S 110   G 1110   B 11110   R 11111      (first bit first)
/// ```
/// A gold has no bit for promotion; a gold that is left over is written `11011`.
///
/// With both kings the pieces of a set take exactly 256 bits. Each missing king makes one more, and the position fits only if
/// what lies beyond is zero; a reader takes it for granted that it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedSfen(pub [u8; 32]);

/// The kinds' codes in hand with their lengths, from pawn to rook; on the board a 1 goes before.
const KINDS: [(u16, u8); 7] = [
    (0b0, 1),
    (0b001, 3),
    (0b101, 3),
    (0b011, 3),
    (0b0111, 4),
    (0b01111, 5),
    (0b11111, 5),
];
/// A gold that is left over: the code of a silver, promoted and White's.
const LEFT_GOLD: (u16, u8) = (0b11011, 5);

impl PackedSfen {
    /// Packs a position, legal or not. Its move number is lost.
    ///
    /// # Errors
    /// Two kings of a side, more pieces than a set holds, or, without both kings, a position that needs too many bits.
    pub fn pack(setup: &Setup) -> Result<PackedSfen, PackError> {
        let mut writer = BitWriter::default();
        writer.header(setup)?;
        for square in Square::all() {
            let piece = setup.piece_at(square);
            let Some(piece) = piece else {
                writer.flag(false);
                continue;
            };
            // A king stands in the header.
            let Some(kind) = piece.kind().hand_piece() else {
                continue;
            };
            writer.flag(true);
            let (code, length) = KINDS[kind.index()];
            writer.put(code, length);
            if kind != HandPiece::Gold {
                writer.flag(piece.kind().is_promoted());
            }
            writer.flag(piece.color() == Color::White);
        }
        for color in Color::ALL {
            for (piece, count) in setup.hand(color).iter() {
                for _ in 0..count {
                    let (code, length) = KINDS[piece.index()];
                    writer.put(code, length);
                    if piece != HandPiece::Gold {
                        writer.flag(false);
                    }
                    writer.flag(color == Color::White);
                }
            }
        }
        for piece in HandPiece::ALL {
            for _ in 0..bits::left_over(setup, piece)? {
                if piece == HandPiece::Gold {
                    writer.put(LEFT_GOLD.0, LEFT_GOLD.1);
                } else {
                    let (code, length) = KINDS[piece.index()];
                    writer.put(code, length);
                    writer.put(0b01, 2);
                }
            }
        }
        writer.finish().map(PackedSfen)
    }

    /// Unpacks the position; its move number is 1.
    ///
    /// # Errors
    /// Bytes that no position has, with the bit where that shows. Rules other than the number of pieces are not looked at.
    pub fn unpack(&self) -> Result<Setup, UnpackError> {
        bits::unpack(&self.0, on_board, off_board)
    }
}

fn kind(reader: &mut BitReader) -> HandPiece {
    if !reader.bit() {
        HandPiece::Pawn
    } else if !reader.bit() {
        if reader.bit() {
            HandPiece::Knight
        } else {
            HandPiece::Lance
        }
    } else if !reader.bit() {
        HandPiece::Silver
    } else if !reader.bit() {
        HandPiece::Gold
    } else if reader.bit() {
        HandPiece::Rook
    } else {
        HandPiece::Bishop
    }
}

fn on_board(reader: &mut BitReader) -> Option<Option<Piece>> {
    if !reader.bit() {
        return Some(None);
    }
    let mut kind = kind(reader).kind();
    if let Some(promoted) = kind.promoted()
        && reader.bit()
    {
        kind = promoted;
    }
    Some(Some(Piece::new(reader.color(), kind)))
}

fn off_board(reader: &mut BitReader) -> Option<(Option<Color>, HandPiece)> {
    let piece = kind(reader);
    if piece == HandPiece::Gold {
        return Some((Some(reader.color()), piece));
    }
    let left = reader.bit();
    match (left, reader.color()) {
        (false, color) => Some((Some(color), piece)),
        (true, Color::Black) => Some((None, piece)),
        (true, Color::White) if piece == HandPiece::Silver => Some((None, HandPiece::Gold)),
        (true, Color::White) => None,
    }
}

impl fmt::Debug for PackedSfen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "PackedSfen", &self.0, self.unpack())
    }
}

/// Shows the position where there is one, else the bytes.
pub(super) fn debug(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    bytes: &[u8; 32],
    setup: Result<Setup, UnpackError>,
) -> fmt::Result {
    match setup {
        Ok(setup) => write!(f, "{name}({setup})"),
        Err(_) => write!(f, "{name}({bytes:02x?})"),
    }
}
