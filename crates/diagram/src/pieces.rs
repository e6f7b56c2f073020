//! The piece sets and the pieces as pictures of their own.

mod international;
mod kanji;

use std::fmt;
use std::str::FromStr;

use komadai_core::{Color, Piece, PieceKind};

use crate::geometry::{CELL_HEIGHT, CELL_WIDTH};
use crate::wedge::{Facing, GRADIENTS, Wedge};

/// A way to draw the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum PieceSet {
    /// One brush-written character on a wooden wedge; promoted faces in red.
    #[default]
    Kanji,
    /// A letter, and round it the ways in which the piece moves: a dot for a single step, an arrow
    /// for a line of any length. Promoted faces in red, with the moves they then have.
    International,
}

impl PieceSet {
    /// All sets.
    pub const ALL: [PieceSet; 2] = [PieceSet::Kanji, PieceSet::International];

    /// The name used for folders and settings: `kanji`, `international`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PieceSet::Kanji => "kanji",
            PieceSet::International => "international",
        }
    }

    /// The body of a piece.
    pub(crate) fn wedge(self, kind: PieceKind) -> Wedge {
        match self {
            PieceSet::Kanji => Wedge::of(kind),
            PieceSet::International => international::wedge(kind),
        }
    }

    /// What is drawn on the body of a piece that faces up.
    pub(crate) fn face(self, kind: PieceKind, king: KingFace) -> String {
        match self {
            PieceSet::Kanji => kanji::face(kind, king),
            PieceSet::International => international::face(kind),
        }
    }
}

impl fmt::Display for PieceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the piece sets'.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown piece set {0:?}, expected `kanji` or `international`")]
pub struct UnknownPieceSet(String);

impl FromStr for PieceSet {
    type Err = UnknownPieceSet;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|set| set.name() == name);
        found.ok_or_else(|| UnknownPieceSet(name.to_owned()))
    }
}

/// Which of its two characters a king shows. By custom the higher-ranked player, or the giver of a
/// handicap, takes 王 and the other 玉 (R2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingFace {
    /// 王, the king of the senior player.
    Senior,
    /// 玉, the jewelled king of the junior player.
    Junior,
}

/// A piece as an SVG document of its own, one board square large (11 : 12). Black's pieces point to
/// the top, White's to the bottom. `king` matters to kings only.
///
/// ```
/// use komadai_core::{Color, Piece, PieceKind};
/// use komadai_diagram::{KingFace, PieceSet, piece_svg};
///
/// let tokin = Piece::new(Color::Black, PieceKind::Tokin);
/// let svg = piece_svg(PieceSet::Kanji, tokin, KingFace::Junior);
/// assert!(svg.starts_with("<svg xmlns"));
/// ```
#[must_use]
pub fn piece_svg(set: PieceSet, piece: Piece, king: KingFace) -> String {
    let (kind, facing) = (piece.kind(), Facing::of_side(piece.color()));
    let body = set.wedge(kind).body(facing);
    let face = match facing {
        Facing::Up => set.face(kind, king),
        Facing::Down => format!("<g{}>{}</g>", facing.transform(), set.face(kind, king)),
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CELL_WIDTH} {CELL_HEIGHT}"><defs>{GRADIENTS}</defs>{body}{face}</svg>"#
    )
}

/// The file name, without its ending, under which a piece's picture is exported: the side's letter
/// and the role's name, such as `b_pawn`, `w_promotedsilver` or `b_king_senior`.
#[must_use]
pub fn picture_name(piece: Piece, king: KingFace) -> String {
    let side = match piece.color() {
        Color::Black => 'b',
        Color::White => 'w',
    };
    let role = match piece.kind() {
        PieceKind::Pawn => "pawn",
        PieceKind::Lance => "lance",
        PieceKind::Knight => "knight",
        PieceKind::Silver => "silver",
        PieceKind::Gold => "gold",
        PieceKind::Bishop => "bishop",
        PieceKind::Rook => "rook",
        PieceKind::King => match king {
            KingFace::Senior => "king_senior",
            KingFace::Junior => "king",
        },
        PieceKind::Tokin => "tokin",
        PieceKind::ProLance => "promotedlance",
        PieceKind::ProKnight => "promotedknight",
        PieceKind::ProSilver => "promotedsilver",
        PieceKind::Horse => "horse",
        PieceKind::Dragon => "dragon",
    };
    format!("{side}_{role}")
}

/// Near-black lacquer.
const INK: &str = "#1d1108";
/// The red of promoted faces.
const RED: &str = "#b8141b";

/// The colour of a face.
const fn ink(kind: PieceKind) -> &'static str {
    if kind.is_promoted() { RED } else { INK }
}
