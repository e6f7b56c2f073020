//! Position text as USI writes it, and as people paste it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{Move, Setup, SfenError};

/// A setup and moves from it: `[position] (startpos | [sfen] SFEN) [moves …]`.
///
/// The moves are read, not checked; [`Position::play`](crate::Position::play) does that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionText {
    /// Where the moves start from.
    pub setup: Setup,
    /// The moves in order.
    pub moves: Vec<Move>,
}

/// A text that gives no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TextError {
    /// Nothing there but white space.
    #[error("expected startpos, an SFEN or a list of moves, found nothing")]
    Empty,
    /// A fault in the SFEN; its column is that of the whole text.
    #[error(transparent)]
    Sfen(#[from] SfenError),
    /// Not a move.
    #[error(
        "move {number}, column {column}: {text:?} is no move, expected one such as 7g7f, 8h2b+ or P*5e"
    )]
    Move {
        /// Its place in the list, from 1.
        number: usize,
        /// Its column in characters, from 1.
        column: usize,
        /// What stands there, cut at 20 characters.
        text: String,
    },
    /// A word that fits nowhere.
    #[error("column {column}: expected the word moves, found {text:?}")]
    Word {
        /// Its column in characters, from 1.
        column: usize,
        /// What stands there, cut at 20 characters.
        text: String,
    },
}

/// A word with its column in characters, from 1.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    let mut offset = 0;
    let mut column = 1;
    text.split_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        column += text[offset..start].chars().count();
        offset = start;
        (column, word)
    })
}

fn cut(word: &str) -> String {
    word.chars().take(20).collect()
}

impl FromStr for PositionText {
    type Err = TextError;

    /// Reads the text. The words `position`, `sfen` and `moves` may be missing where nothing else can be meant, so that a
    /// bare SFEN, a bare list of moves from the start position, and the lines of opening files are read too.
    ///
    /// # Errors
    /// Names the field or the move, with its column.
    fn from_str(text: &str) -> Result<PositionText, TextError> {
        let mut words = words(text).peekable();
        words.next_if(|&(_, word)| word == "position");
        let &(first, word) = words.peek().ok_or(TextError::Empty)?;
        let mut setup = Setup::start();
        if word == "startpos" {
            words.next();
        } else if word != "moves" && word.parse::<Move>().is_err() {
            words.next_if(|&(_, word)| word == "sfen");
            let mut fields = Vec::new();
            while let Some(field) = words.next_if(|&(_, word)| word != "moves") {
                // A move list may follow without the word `moves`.
                if fields.len() >= 3 && field.1.parse::<Move>().is_ok() {
                    return read_moves(
                        read_sfen(&fields, first)?,
                        [field].into_iter().chain(words),
                    );
                }
                fields.push(field);
            }
            setup = read_sfen(&fields, first)?;
        }
        if words.next_if(|&(_, word)| word == "moves").is_none()
            && let Some(&(column, word)) = words.peek()
            && word.parse::<Move>().is_err()
        {
            return Err(TextError::Word {
                column,
                text: cut(word),
            });
        }
        read_moves(setup, words)
    }
}

/// Reads the fields as one SFEN and gives faults the column of the whole text.
fn read_sfen(fields: &[(usize, &str)], at: usize) -> Result<Setup, TextError> {
    let mut sfen = String::new();
    let mut written = at.saturating_sub(1);
    let start = fields.first().map_or(at, |&(column, _)| column);
    written = written.max(start - 1);
    for &(column, field) in fields {
        while written + 1 < column {
            sfen.push(' ');
            written += 1;
        }
        sfen.push_str(field);
        written += field.chars().count();
    }
    sfen.parse().map_err(|error: SfenError| {
        TextError::Sfen(SfenError {
            column: error.column + start - 1,
            ..error
        })
    })
}

fn read_moves<'a>(
    setup: Setup,
    words: impl Iterator<Item = (usize, &'a str)>,
) -> Result<PositionText, TextError> {
    let moves = words.enumerate().map(|(index, (column, word))| {
        word.parse().map_err(|_| TextError::Move {
            number: index + 1,
            column,
            text: cut(word),
        })
    });
    Ok(PositionText {
        setup,
        moves: moves.collect::<Result<_, _>>()?,
    })
}

impl fmt::Display for PositionText {
    /// Writes canonical text: `startpos moves …` or `sfen … moves …`, without the word `position`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.setup == Setup::start() {
            f.write_str("startpos")?;
        } else {
            write!(f, "sfen {}", self.setup)?;
        }
        for (index, mv) in self.moves.iter().enumerate() {
            f.write_str(if index == 0 { " moves " } else { " " })?;
            f.write_str(&mv.to_string())?;
        }
        Ok(())
    }
}
