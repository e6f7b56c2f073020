//! What the two 32-byte forms share: a stream of bits, least significant first, the header and the counting of pieces.

use komadai_core::{Color, HandPiece, Piece, PieceKind, Setup, Square};

/// The bits of a packed position.
const BITS: usize = 256;
/// The king square that stands for "no king".
const NO_KING: u16 = 81;

/// Why a position cannot be packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PackError {
    /// A side has more than one king.
    #[error("{0} has several kings, a packed position holds at most one of each side")]
    SeveralKings(Color),
    /// More pieces of a kind than a set holds.
    #[error("{count} pieces of kind {letter}, a set holds {most}", letter = kind.letter(), most = kind.in_a_set())]
    TooMany {
        /// The unpromoted kind.
        kind: PieceKind,
        /// How many there are.
        count: u32,
    },
    /// Pieces are missing, and the form has no place for pieces that are neither on the board nor in a hand.
    #[error("{count} pieces of kind {letter}, this form needs all {most}", letter = kind.letter(), most = kind.in_a_set())]
    Missing {
        /// The unpromoted kind.
        kind: PieceKind,
        /// How many there are.
        count: u32,
    },
    /// A position without one of the kings takes more than 256 bits; it fits only where those beyond are all zero.
    #[error("without both kings this position takes more than the 256 bits of the form")]
    TooLong,
}

/// Why 32 bytes are no packed position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum UnpackError {
    /// The square of a king is beyond 80, and not 81, which stands for no king.
    #[error("bits {bit} to {}: {found} is no square of {color}'s king, expected 0 to 81", bit + 6)]
    King {
        /// Whose king.
        color: Color,
        /// Where the number stands, in bits.
        bit: usize,
        /// The number found.
        found: u16,
    },
    /// Both kings stand on one square.
    #[error("both kings stand on {0}")]
    KingsTogether(Square),
    /// A sequence of bits that means nothing.
    #[error("bit {bit}: no code of a piece begins there")]
    Code {
        /// Where the code begins.
        bit: usize,
    },
    /// The position asks for more bits than there are.
    #[error("the pieces do not end with the 256 bits of the form")]
    Length,
    /// More pieces of a kind than a set holds.
    #[error("more than {most} pieces of kind {letter}", letter = kind.letter(), most = kind.in_a_set())]
    TooMany {
        /// The unpromoted kind.
        kind: PieceKind,
    },
}

/// Writes bits, least significant first.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: [u8; 32],
    at: usize,
    lost: bool,
}

impl BitWriter {
    /// Appends the low `length` bits of `code`.
    pub(super) fn put(&mut self, code: u16, length: u8) {
        for n in 0..length {
            if code >> n & 1 != 0 {
                match self.bytes.get_mut(self.at / 8) {
                    Some(byte) => *byte |= 1 << (self.at % 8),
                    None => self.lost = true,
                }
            }
            self.at += 1;
        }
    }

    pub(super) fn flag(&mut self, flag: bool) {
        self.put(u16::from(flag), 1);
    }

    /// Side to move and the squares of the kings.
    pub(super) fn header(&mut self, setup: &Setup) -> Result<(), PackError> {
        self.flag(setup.side() == Color::White);
        for color in Color::ALL {
            let kings = setup.squares_of(color, PieceKind::King);
            if kings.has_several() {
                return Err(PackError::SeveralKings(color));
            }
            self.put(kings.first().map_or(NO_KING, |square| square as u16), 7);
        }
        Ok(())
    }

    pub(super) fn finish(self) -> Result<[u8; 32], PackError> {
        if self.lost {
            Err(PackError::TooLong)
        } else {
            Ok(self.bytes)
        }
    }
}

/// Reads bits, least significant first; those past the end are zero.
pub(super) struct BitReader<'a> {
    bytes: &'a [u8; 32],
    at: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8; 32]) -> Self {
        BitReader { bytes, at: 0 }
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= BITS
    }

    #[inline]
    pub(super) fn bit(&mut self) -> bool {
        let bit = self
            .bytes
            .get(self.at / 8)
            .is_some_and(|byte| byte >> (self.at % 8) & 1 != 0);
        self.at += 1;
        bit
    }

    pub(super) fn color(&mut self) -> Color {
        if self.bit() {
            Color::White
        } else {
            Color::Black
        }
    }

    /// Reads side and kings into an empty setup.
    pub(super) fn header(&mut self) -> Result<Setup, UnpackError> {
        let mut setup = Setup::empty();
        setup.set_side(self.color());
        for color in Color::ALL {
            let bit = self.at;
            let found = (0..7).fold(0, |value, n| value | u16::from(self.bit()) << n);
            match Square::from_index(usize::from(found)) {
                Some(square) if setup.piece_at(square).is_some() => {
                    return Err(UnpackError::KingsTogether(square));
                }
                Some(square) => setup.set(square, Some(Piece::new(color, PieceKind::King))),
                None if found == NO_KING => {}
                None => return Err(UnpackError::King { color, bit, found }),
            }
        }
        Ok(setup)
    }
}

/// Reads the squares without a king, then what is in hand; both by the codes of the form.
pub(super) fn unpack(
    bytes: &[u8; 32],
    on_board: impl Fn(&mut BitReader) -> Option<Option<Piece>>,
    off_board: impl Fn(&mut BitReader) -> Option<(Option<Color>, HandPiece)>,
) -> Result<Setup, UnpackError> {
    let mut reader = BitReader::new(bytes);
    let mut setup = reader.header()?;
    let kings = setup.pieces().count();
    let mut counts = [0; HandPiece::ALL.len()];
    let mut count = |kind: PieceKind| {
        if let Some(piece) = kind.hand_piece() {
            counts[piece.index()] += 1;
            if counts[piece.index()] > u32::from(piece.in_a_set()) {
                return Err(UnpackError::TooMany { kind: piece.kind() });
            }
        }
        Ok(())
    };
    for square in Square::all() {
        if setup.piece_at(square).is_some() {
            continue;
        }
        let bit = reader.at();
        let piece = on_board(&mut reader).ok_or(UnpackError::Code { bit })?;
        if let Some(piece) = piece {
            count(piece.kind())?;
            setup.set(square, Some(piece));
        }
    }
    while !reader.is_at_end() {
        let bit = reader.at();
        let (owner, piece) = off_board(&mut reader).ok_or(UnpackError::Code { bit })?;
        count(piece.kind())?;
        if let Some(color) = owner {
            let hand = setup.hand(color).with(piece);
            let hand = hand.ok_or(UnpackError::TooMany { kind: piece.kind() })?;
            setup.set_hand(color, hand);
        }
    }
    // Every piece takes as many bits as any other of its kind, wherever it is, so that a whole set ends exactly here.
    if reader.at() == BITS + 2 - kings {
        Ok(setup)
    } else {
        Err(UnpackError::Length)
    }
}

/// How many pieces of a kind are neither on the board nor in a hand.
pub(super) fn left_over(setup: &Setup, piece: HandPiece) -> Result<u32, PackError> {
    let kind = piece.kind();
    let count = setup.count_of(kind);
    u32::from(piece.in_a_set())
        .checked_sub(count)
        .ok_or(PackError::TooMany { kind, count })
}
