//! SFEN text of setups and positions: liberal in, canonical out.

use core::fmt;
use core::str::FromStr;

use crate::{
    Color, Hand, HandPiece, InvalidSetup, Piece, PieceKind, Position, Setup, Square, Strictness,
};

/// The four fields of an SFEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SfenField {
    /// Nine ranks from `a` to `i`, divided by `/`.
    Board,
    /// `b` or `w`.
    Side,
    /// Pieces in hand, or `-`.
    Hands,
    /// The number of the next move.
    Ply,
}

impl fmt::Display for SfenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SfenField::Board => "board",
            SfenField::Side => "side to move",
            SfenField::Hands => "hands",
            SfenField::Ply => "move number",
        })
    }
}

/// What is wrong with an SFEN text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SfenFault {
    /// The field is not there.
    #[error("is missing")]
    Missing,
    /// A character that cannot stand here.
    #[error("has {0:?}, which means nothing there")]
    Unexpected(char),
    /// A `+` before something that has no promoted face.
    #[error("has a + before something that cannot promote")]
    CannotPromote,
    /// A rank with fewer or more than nine squares.
    #[error("has {squares} squares in rank {rank}, expected 9")]
    RankLength {
        /// The rank's letter.
        rank: char,
        /// The squares counted.
        squares: u32,
    },
    /// Fewer or more than nine ranks.
    #[error("has {0} ranks, expected 9")]
    RankCount(u32),
    /// Neither `b` nor `w`.
    #[error("must be b or w")]
    NotASide,
    /// A count without a piece behind it, or a count of 0.
    #[error("has a count without a piece, or a count of 0")]
    BadCount,
    /// A count above [`Setup::MAX_HELD`]. Smaller ones that a set does not hold are read, and refused by the rules (R2).
    #[error("has a count above 9999")]
    CountTooLarge,
    /// Not a whole number up to a million.
    #[error("must be a whole number from 0 to 1000000")]
    NotANumber,
    /// Text after the last field.
    #[error("is followed by more text")]
    Trailing,
}

/// A fault in an SFEN text, with its field and column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("SFEN column {column}: the {field} field {fault}")]
pub struct SfenError {
    /// The field.
    pub field: SfenField,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: SfenFault,
}

/// A text from which no position can be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The text is no SFEN.
    #[error(transparent)]
    Sfen(#[from] SfenError),
    /// The text describes a setup that breaks rules.
    #[error("this setup is no shogi position: {0}")]
    Invalid(#[from] InvalidSetup),
}

impl FromStr for Setup {
    type Err = SfenError;

    /// Reads an SFEN, without the word `sfen` before it.
    ///
    /// Fields may be divided by any white space; a missing move number is 1; hand letters may come in any order and
    /// repeated ones add up; a count of 1 may be written.
    ///
    /// # Errors
    /// Board, side and hands must be there; a fault is named by its field and column.
    fn from_str(text: &str) -> Result<Setup, SfenError> {
        let mut fields = Fields { text, column: 1 };
        let mut setup = Setup::empty();
        let (board, column) = fields.next(SfenField::Board)?;
        read_board(&mut setup, board, column)?;
        let (side, column) = fields.next(SfenField::Side)?;
        setup.set_side(match side {
            "b" => Color::Black,
            "w" => Color::White,
            _ => {
                return Err(SfenError {
                    field: SfenField::Side,
                    column,
                    fault: SfenFault::NotASide,
                });
            }
        });
        let (hands, column) = fields.next(SfenField::Hands)?;
        read_hands(&mut setup, hands, column)?;
        if let Ok((ply, column)) = fields.next(SfenField::Ply) {
            let fault = SfenError {
                field: SfenField::Ply,
                column,
                fault: SfenFault::NotANumber,
            };
            if !ply.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(fault);
            }
            let ply: u32 = ply.parse().map_err(|_| fault)?;
            if ply > Position::MAX_PLY {
                return Err(fault);
            }
            // Some programs number the first move 0.
            setup.set_ply(ply.max(1));
        }
        match fields.next(SfenField::Ply) {
            Ok((_, column)) => Err(SfenError {
                field: SfenField::Ply,
                column,
                fault: SfenFault::Trailing,
            }),
            Err(_) => Ok(setup),
        }
    }
}

struct Fields<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Fields<'a> {
    fn next(&mut self, field: SfenField) -> Result<(&'a str, usize), SfenError> {
        let trimmed = self.text.trim_start();
        self.column += self.text.chars().count() - trimmed.chars().count();
        let column = self.column;
        let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
        let (word, rest) = trimmed.split_at(end);
        if word.is_empty() {
            return Err(SfenError {
                field,
                column,
                fault: SfenFault::Missing,
            });
        }
        self.column += word.chars().count();
        self.text = rest;
        Ok((word, column))
    }
}

fn read_board(setup: &mut Setup, text: &str, start: usize) -> Result<(), SfenError> {
    let fail = |column, fault| {
        Err(SfenError {
            field: SfenField::Board,
            column,
            fault,
        })
    };
    let (mut rank, mut squares, mut promoted) = (0u32, 0u32, false);
    let letter = |rank: u32| char::from(b'a' + rank.min(8) as u8);
    for (offset, symbol) in text.chars().enumerate() {
        let column = start + offset;
        if promoted && !symbol.is_ascii_alphabetic() {
            return fail(column, SfenFault::CannotPromote);
        }
        match symbol {
            '+' => promoted = true,
            '/' => {
                if squares != 9 {
                    return fail(
                        column,
                        SfenFault::RankLength {
                            rank: letter(rank),
                            squares,
                        },
                    );
                }
                (rank, squares) = (rank + 1, 0);
                if rank > 8 {
                    return fail(
                        column,
                        SfenFault::RankCount(text.matches('/').count() as u32 + 1),
                    );
                }
            }
            '1'..='9' => squares += symbol as u32 - '0' as u32,
            _ => {
                let Some(mut kind) = PieceKind::from_letter(symbol) else {
                    return fail(column, SfenFault::Unexpected(symbol));
                };
                if promoted {
                    let Some(face) = kind.promoted() else {
                        return fail(column, SfenFault::CannotPromote);
                    };
                    (kind, promoted) = (face, false);
                }
                if squares < 9 {
                    let color = if symbol.is_ascii_uppercase() {
                        Color::Black
                    } else {
                        Color::White
                    };
                    let square = Square::ALL[((8 - squares) * 9 + rank) as usize];
                    setup.set(square, Some(Piece::new(color, kind)));
                }
                squares += 1;
            }
        }
        if squares > 9 {
            return fail(
                column,
                SfenFault::RankLength {
                    rank: letter(rank),
                    squares,
                },
            );
        }
    }
    let end = start + text.chars().count();
    if promoted {
        fail(end, SfenFault::CannotPromote)
    } else if squares != 9 {
        fail(
            end,
            SfenFault::RankLength {
                rank: letter(rank),
                squares,
            },
        )
    } else if rank != 8 {
        fail(end, SfenFault::RankCount(rank + 1))
    } else {
        Ok(())
    }
}

fn read_hands(setup: &mut Setup, text: &str, start: usize) -> Result<(), SfenError> {
    if text == "-" {
        return Ok(());
    }
    let fail = |column, fault| {
        Err(SfenError {
            field: SfenField::Hands,
            column,
            fault,
        })
    };
    let mut count: Option<u16> = None;
    for (offset, symbol) in text.chars().enumerate() {
        let column = start + offset;
        if let Some(digit) = symbol.to_digit(10) {
            let more = count.unwrap_or(0).saturating_mul(10);
            count = Some(more.saturating_add(digit as u16));
            continue;
        }
        let Some(piece) = HandPiece::from_letter(symbol) else {
            return fail(column, SfenFault::Unexpected(symbol));
        };
        let added = count.take().unwrap_or(1);
        if added == 0 {
            return fail(column, SfenFault::BadCount);
        }
        let color = if symbol.is_ascii_uppercase() {
            Color::Black
        } else {
            Color::White
        };
        let total = setup.held(color, piece).saturating_add(added);
        if total > Setup::MAX_HELD {
            return fail(column, SfenFault::CountTooLarge);
        }
        setup.set_held(color, piece, total);
    }
    if count.is_some() {
        return fail(start + text.chars().count(), SfenFault::BadCount);
    }
    Ok(())
}

impl fmt::Display for Setup {
    /// Writes the canonical SFEN of four fields; hands in the order `RBGSNLP`, Black's first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in 0..9 {
            if rank > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for file in (0..9).rev() {
                match self.piece_at(Square::ALL[file * 9 + rank]) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{piece}")?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        write!(f, " {} ", self.side().letter())?;
        if Color::ALL
            .iter()
            .all(|&color| self.hand(color) == Hand::EMPTY)
        {
            f.write_str("-")?;
        }
        for color in Color::ALL {
            for (piece, _) in self.hand(color).iter().rev() {
                let count = self.held(color, piece);
                if count > 1 {
                    write!(f, "{count}")?;
                }
                write!(f, "{}", Piece::new(color, piece.kind()))?;
            }
        }
        write!(f, " {}", self.ply())
    }
}

impl Position {
    /// Reads the SFEN of a game position: both sides have a king.
    ///
    /// # Errors
    /// Text that is no SFEN, or a setup that breaks rules, each named.
    pub fn from_sfen(text: &str) -> Result<Position, PositionError> {
        Ok(text.parse::<Setup>()?.into_position(Strictness::Game)?)
    }

    /// The canonical SFEN.
    #[must_use]
    pub fn to_sfen(&self) -> alloc::string::String {
        alloc::format!("{self}")
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
