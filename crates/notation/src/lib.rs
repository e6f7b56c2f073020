//! One move as people write it, in both directions.
//!
//! [`format()`] writes a move of a position in a [`Style`], always in the one canonical way of that style; [`parse`] reads what people type, and is
//! liberal in it: full-width and half-width digits, kanji digits, lower case, 王 for 玉, 竜 for 龍, 行 and 入 for 上, any of ▲△☗☖▼▽ or none,
//! spaces of every width between the parts, several dashes and crosses, one-character names of promoted pieces (全 圭 杏), piece names in Latin
//! letters (`fu76`).
//!
//! Every legal move of a position has a text of its own in each style, and [`parse`] finds the move again from that text.
//!
//! | style | board move | capture | drop | promotes, declines | which of several pieces |
//! |---|---|---|---|---|---|
//! | [`Japanese`](Style::Japanese) | `▲７六歩` | `△同　銀` | `▲５五角`, `▲５八金打` | `▲２二角成`, `▲２二角不成` | `▲５八金右` |
//! | [`Western`](Style::Western) | `P-76` | `Sx22` | `B*55` | `Bx22+`, `Bx22=` | `G49-58` |
//! | [`Hodges`](Style::Hodges) | `P-7f` | `Sx2b` | `B*5e` | `Bx2b+`, `Bx2b=` | `G4i-5h` |
//! | [`KitaoKawasaki`](Style::KitaoKawasaki) | `歩-76` | `銀x22`, `銀x` | `角*55` | `角x22+`, `角x22=` | `金(49)-58` |
//! | [`Kif`](Style::Kif) | `７六歩(77)` | `同　銀(31)` | `５五角打` | `２二角成(88)`, `２二角(88)` | the origin, always |
//! | [`Usi`](Style::Usi) | `7g7f` | `3a2b` | `B*5e` | `8h2b+`, `8h2b` | the origin, always |
//! | [`Csa`](Style::Csa) | `+7776FU` | `-3122GI` | `+0055KA` | `+8822UM`, `+8822KA` | the origin, always |
//! | [`Yorozuya`](Style::Yorozuya) | `午六歩` | `同　銀` | `辰五角`, `辰八金打` | `丑二角ナル`, `丑二角` | `辰八金右` |
//!
//! Sources: the Japan Shogi Association's page on notation for the Japanese style; Hodges' letters and Hosking's digits as English books use them; for
//! Kitao–Kawasaki and Yorozuya the practice of lishogi (a recapture names no square; files are the first nine of the twelve branches 子丑寅卯辰巳午未申,
//! a promotion is ナル, a declined one is not written); the author's page of KIF, the CSA record format and the USI draft for the others.
//!
//! Which pieces count as rivals that must be told apart is decided by how pieces move, not by legality: a pinned piece counts too. Readers that
//! know pins lose nothing by it, and those that do not need it.
//!
//! ```
//! use komadai_core::Position;
//! use komadai_notation::{self as notation, Style};
//!
//! let position = Position::start();
//! let mv = notation::parse(&position, "58金右", None, None)?;
//! assert_eq!(mv.to_string(), "4i5h");
//! assert_eq!(notation::format(&position, mv, None, Style::Japanese).to_string(), "▲５八金右");
//! assert_eq!(notation::format(&position, mv, None, Style::Western).to_string(), "G49-58");
//! # Ok::<(), notation::ParseError>(())
//! ```

#![warn(missing_docs)]

mod board;
mod error;
pub mod japanese;
mod names;
mod read;
mod resolve;
mod rivals;
mod write;

#[cfg(test)]
mod tests;

use core::fmt;
use core::str::FromStr;

use komadai_core::{Move, Position, Square};

pub use board::Board;
pub use error::{Candidate, Expected, ParseError};
pub use names::{csa, glyph};
use read::Reading;
pub use resolve::{Fitting, can_promote};
pub use rivals::{Manner, Motion, Place, fitting, manner};
pub use write::Written;

/// A way to write moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// `▲７六歩`, `△同　銀`, `▲５八金右`: as the Japan Shogi Association writes it, and as KI2 files do.
    Japanese,
    /// `P-76`: letters and digits, as in Hosking's books.
    Western,
    /// `P-7f`: letters and the squares of USI, as in George Hodges' magazine.
    Hodges,
    /// `歩-76`: as Western, with the kanji of the piece; by Madoka Kitao and Tomohide Kawasaki.
    KitaoKawasaki,
    /// `７六歩(77)`: as in KIF files.
    Kif,
    /// `7g7f`: as in the Universal Shogi Interface.
    Usi,
    /// `+7776FU`: as in CSA files.
    Csa,
    /// `午六歩`: files by the signs of the zodiac, as old prints have them.
    Yorozuya,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 8] = [
        Style::Japanese,
        Style::Western,
        Style::Hodges,
        Style::KitaoKawasaki,
        Style::Kif,
        Style::Usi,
        Style::Csa,
        Style::Yorozuya,
    ];

    /// The name that [`Style::from_str`] reads: lower case, words joined by `-`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Style::Japanese => "japanese",
            Style::Western => "western",
            Style::Hodges => "hodges",
            Style::KitaoKawasaki => "kitao-kawasaki",
            Style::Kif => "kif",
            Style::Usi => "usi",
            Style::Csa => "csa",
            Style::Yorozuya => "yorozuya",
        }
    }

    /// A move in the style, for messages.
    pub(crate) const fn example(self) -> &'static str {
        match self {
            Style::Japanese => "a move such as ▲７六歩",
            Style::Western => "a move such as P-76",
            Style::Hodges => "a move such as P-7f",
            Style::KitaoKawasaki => "a move such as 歩-76",
            Style::Kif => "a move such as ７六歩(77)",
            Style::Usi => "a move such as 7g7f",
            Style::Csa => "a move such as +7776FU",
            Style::Yorozuya => "a move such as 午六歩",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no style.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected a notation (japanese, western, hodges, kitao-kawasaki, kif, usi, csa or yorozuya), found {found:?}"
)]
pub struct StyleError {
    /// The text.
    pub found: String,
}

impl FromStr for Style {
    type Err = StyleError;

    fn from_str(text: &str) -> Result<Style, StyleError> {
        Style::ALL
            .into_iter()
            .find(|style| style.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| StyleError {
                found: text.to_owned(),
            })
    }
}

/// A move of a position, to be written in a style. `previous` is the square on which the move before it ended: Japanese notations call it 同, "the
/// same", and Kitao–Kawasaki leaves it out; with `None` the square is always written.
///
/// An illegal move is written like any other; one that starts on an empty square, which has no piece to name, as USI text. The board may be a
/// [`Position`] or a [`Setup`](komadai_core::Setup).
#[must_use]
pub fn format(board: &dyn Board, mv: Move, previous: Option<Square>, style: Style) -> Written<'_> {
    Written::new(board, mv, previous, style)
}

/// Reads a move that somebody typed, in one style, or in any with `None`. `previous` is as in [`format()`].
///
/// Where the text leaves a choice, legality decides. A move that may promote and does not say whether it does: Japanese notations, KIF, USI and CSA mean that it
/// does not, or that it must; in the western ones the text is ambiguous. A move without 打 means the piece on the board if one can go there.
///
/// # Errors
/// [`ParseError`]: text that is no move, with the place and what was expected there; a move that no piece can make; one that is
/// illegal, with the move and the reason; or one that several moves fit, with the candidates.
pub fn parse(
    position: &Position,
    text: &str,
    previous: Option<Square>,
    style: Option<Style>,
) -> Result<Move, ParseError> {
    let reading = Reading::of(text, style)?;
    resolve::resolve(position, &reading, previous, style)
}

/// Everything that a text can mean on a board, for readers of files, which decide where a person who types would be asked again.
///
/// # Errors
/// Text that is no move, 同 without a move before, and a piece name that does not fit the square of origin.
pub fn fits(
    board: &dyn Board,
    text: &str,
    previous: Option<Square>,
    style: Option<Style>,
) -> Result<Fitting, ParseError> {
    resolve::fits(board, Reading::of(text, style)?, previous)
}

/// Whether a text has the form of a move that names its piece, whatever the position.
#[must_use]
pub fn is_move_text(text: &str, style: Style) -> bool {
    Reading::of(text, Some(style)).is_ok_and(|reading| reading.kind.is_some())
}
