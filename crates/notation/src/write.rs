//! Writes moves.

use core::fmt;

use komadai_core::{Color, Move, PieceKind, Square};

use crate::board::Board;
use crate::japanese::{FILES, RANKS, name as kanji};
use crate::names::{BRANCHES, csa, plus_kanji};
use crate::resolve::can_promote;
use crate::rivals::{Motion, Place, manner};
use crate::{Style, rivals::Manner};

/// A move in a style, as [`crate::format`] makes it; its `Display` is the text.
#[derive(Clone, Copy)]
pub struct Written<'a> {
    board: &'a dyn Board,
    mv: Move,
    previous: Option<Square>,
    style: Style,
}

impl<'a> Written<'a> {
    pub(crate) const fn new(
        board: &'a dyn Board,
        mv: Move,
        previous: Option<Square>,
        style: Style,
    ) -> Written<'a> {
        Written {
            board,
            mv,
            previous,
            style,
        }
    }
}

impl fmt::Debug for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.mv {
            Move::Drop { piece, .. } => Some(piece.kind()),
            Move::Board { from, .. } => self.board.piece_at(from).map(|piece| piece.kind()),
        };
        let Some(kind) = kind else {
            return self.mv.fmt(f);
        };
        match self.style {
            Style::Japanese => {
                f.write_str(match self.board.side() {
                    Color::Black => "▲",
                    Color::White => "△",
                })?;
                self.japanese(f, kind, &FILES, ["不成", "成"])
            }
            Style::Yorozuya => self.japanese(f, kind, &BRANCHES, ["", "ナル"]),
            Style::Kif => self.kif(f, kind),
            Style::Western => self.western(f, kind, kind.usi(), &digits),
            Style::Hodges => self.western(f, kind, kind.usi(), &|square| square.to_string()),
            Style::KitaoKawasaki => self.western(f, kind, plus_kanji(kind), &digits),
            Style::Usi => self.mv.fmt(f),
            Style::Csa => self.csa(f, kind),
        }
    }
}

impl Written<'_> {
    fn is_same(&self) -> bool {
        self.previous == Some(self.mv.to())
    }

    /// The target, or 同, which a short name follows at a distance so that columns stand under each other.
    fn target(&self, f: &mut fmt::Formatter<'_>, name: &str, files: &[char; 9]) -> fmt::Result {
        let to = self.mv.to();
        match (self.is_same(), name.chars().nth(1)) {
            (true, None) => f.write_str("同　"),
            (true, Some(_)) => f.write_str("同"),
            (false, _) => write!(
                f,
                "{}{}",
                files[to.file().index()],
                RANKS[to.rank().index()]
            ),
        }
    }

    fn japanese(
        &self,
        f: &mut fmt::Formatter<'_>,
        kind: PieceKind,
        files: &[char; 9],
        [declined, promoted]: [&str; 2],
    ) -> fmt::Result {
        let name = kanji(kind);
        self.target(f, name, files)?;
        f.write_str(name)?;
        let to = self.mv.to();
        let group = self.board.reaching(kind, to);
        let Move::Board { from, promote, .. } = self.mv else {
            return f.write_str(if group.is_empty() { "" } else { "打" });
        };
        let Manner { place, motion } = manner(self.board.side(), kind, from, to, group);
        f.write_str(match place {
            Some(Place::Right) => "右",
            Some(Place::Left) => "左",
            Some(Place::Straight) => "直",
            None => "",
        })?;
        f.write_str(match motion {
            Some(Motion::Up) => "上",
            Some(Motion::Side) => "寄",
            Some(Motion::Down) => "引",
            None => "",
        })?;
        if promote {
            f.write_str(promoted)
        } else if can_promote(self.board.side(), kind, from, to) {
            f.write_str(declined)
        } else {
            Ok(())
        }
    }

    fn kif(&self, f: &mut fmt::Formatter<'_>, kind: PieceKind) -> fmt::Result {
        let name = kanji(kind);
        self.target(f, name, &FILES)?;
        f.write_str(name)?;
        match self.mv {
            Move::Drop { .. } => f.write_str("打"),
            Move::Board { from, promote, .. } => {
                let promotes = if promote { "成" } else { "" };
                write!(f, "{promotes}({})", digits(from))
            }
        }
    }

    fn western(
        &self,
        f: &mut fmt::Formatter<'_>,
        kind: PieceKind,
        name: &str,
        square: &dyn Fn(Square) -> String,
    ) -> fmt::Result {
        f.write_str(name)?;
        let to = self.mv.to();
        let Move::Board { from, promote, .. } = self.mv else {
            return write!(f, "*{}", square(to));
        };
        let kanji = self.style == Style::KitaoKawasaki;
        let alone = self
            .board
            .reaching(kind, to)
            .into_iter()
            .all(|other| other == from);
        match (alone, kanji) {
            (true, _) => {}
            (false, true) => write!(f, "({})", square(from))?,
            (false, false) => f.write_str(&square(from))?,
        }
        let takes = self.board.piece_at(to).is_some();
        f.write_str(if takes { "x" } else { "-" })?;
        if !(kanji && takes && self.is_same()) {
            f.write_str(&square(to))?;
        }
        if promote {
            f.write_str("+")
        } else if can_promote(self.board.side(), kind, from, to) {
            f.write_str("=")
        } else {
            Ok(())
        }
    }

    fn csa(&self, f: &mut fmt::Formatter<'_>, kind: PieceKind) -> fmt::Result {
        f.write_str(match self.board.side() {
            Color::Black => "+",
            Color::White => "-",
        })?;
        let from = self.mv.from().map_or_else(|| "00".to_owned(), digits);
        let after = if self.mv.is_promotion() {
            kind.promoted().unwrap_or(kind)
        } else {
            kind
        };
        write!(f, "{from}{}{}", digits(self.mv.to()), csa(after))
    }
}

/// File and rank as two digits.
fn digits(square: Square) -> String {
    format!("{}{}", square.file().number(), square.rank().number())
}
