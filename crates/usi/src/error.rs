//! What can be wrong with a line.

use komadai_core::TextError;

/// Why a line is no message. Columns are counted in characters from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseError {
    /// The line is empty or only white space.
    #[error("empty line")]
    Empty,
    /// The first word is no command of this direction.
    #[error("column {column}: unknown command \"{token}\"")]
    UnknownCommand {
        /// Where the word starts.
        column: usize,
        /// The word, shortened if it is very long.
        token: String,
    },
    /// The line ends where a value is needed.
    #[error("column {column}: expected {expected} after \"{after}\", found the end of the line")]
    Missing {
        /// The column just behind the end of the line.
        column: usize,
        /// The word that needs a value.
        after: &'static str,
        /// What should stand there.
        expected: &'static str,
    },
    /// A word stands where something else is needed.
    #[error("column {column}: expected {expected}, found \"{token}\"")]
    Unexpected {
        /// Where the word starts.
        column: usize,
        /// The word, shortened if it is very long.
        token: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// The position does not read; the error names the field and the column in the line.
    #[error("position: {0}")]
    Position(#[source] TextError),
}
