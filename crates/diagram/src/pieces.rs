//! The piece sets and the pieces as pictures of their own.

mod chess;
mod ideograms;
mod international;
mod kanji;
mod moves;
mod writing;

use std::fmt;
use std::str::FromStr;

use komadai_core::{Color, Piece, PieceKind};

use crate::geometry::{CELL_HEIGHT, CELL_WIDTH};
use crate::wedge::{Facing, GRADIENTS, Wedge};
use writing::Writings;
pub use writing::{UnknownWriting, Writing};

/// A way to draw the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum PieceSet {
    /// One brush-written character on a wooden wedge.
    #[default]
    Kanji,
    /// Two characters, as on the pieces of a real set.
    TwoKanji,
    /// A letter, and round it the ways in which the piece moves: a dot for a single step, an arrow
    /// for a line of any length. Promoted faces in red, with the moves they then have.
    International,
    /// The moves alone, round a sign that a piece keeps when it is turned over. Promoted faces in red.
    Ideograms,
    /// The figures of chess, the signs of Sun and Moon for gold and silver, an arrow for the lance.
    /// Promoted pieces in red; dragon and horse are a crowned rook and a crowned bishop.
    Chess,
}

impl PieceSet {
    /// All sets.
    pub const ALL: [PieceSet; 5] = [
        PieceSet::Kanji,
        PieceSet::TwoKanji,
        PieceSet::International,
        PieceSet::Ideograms,
        PieceSet::Chess,
    ];

    /// The name used for folders and settings, such as `two-kanji`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PieceSet::Kanji => "kanji",
            PieceSet::TwoKanji => "two-kanji",
            PieceSet::International => "international",
            PieceSet::Ideograms => "ideograms",
            PieceSet::Chess => "chess",
        }
    }

    /// Whether a promoted face of this kind can be written in several ways on this set.
    #[must_use]
    pub const fn has_writings(self, kind: PieceKind) -> bool {
        match self {
            PieceSet::Kanji => Writings::USUAL.of(kind).is_some(),
            PieceSet::TwoKanji => matches!(kind, PieceKind::Dragon | PieceKind::Horse),
            _ => false,
        }
    }

    /// Whether promoted faces may be written in black: on the traditional sets.
    #[must_use]
    pub const fn has_black_faces(self) -> bool {
        matches!(self, PieceSet::Kanji | PieceSet::TwoKanji)
    }
}

impl fmt::Display for PieceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the piece sets'.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown piece set {0:?}, expected `kanji`, `two-kanji`, `international`, `ideograms` or `chess`"
)]
pub struct UnknownPieceSet(String);

impl FromStr for PieceSet {
    type Err = UnknownPieceSet;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|set| set.name() == name);
        found.ok_or_else(|| UnknownPieceSet(name.to_owned()))
    }
}

/// A piece set with the choices that it leaves open: how promoted faces are written, and in which colour.
///
/// ```
/// use komadai_diagram::{PieceSet, PieceStyle, Writing};
///
/// let style = PieceStyle::new(PieceSet::Kanji).writing(Writing::RyuShort).black_faces();
/// assert_eq!(style.set(), PieceSet::Kanji);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub struct PieceStyle {
    set: PieceSet,
    writings: Writings,
    black: bool,
}

impl PieceStyle {
    /// The set as it is usual: promoted faces in red, 龍 全 圭 杏 と.
    pub const fn new(set: PieceSet) -> PieceStyle {
        PieceStyle {
            set,
            writings: Writings::USUAL,
            black: false,
        }
    }

    /// Writes a promoted face of the traditional sets in this way; other sets are left as they are.
    pub const fn writing(mut self, writing: Writing) -> PieceStyle {
        self.writings = self.writings.with(writing);
        self
    }

    /// Writes the promoted faces of the traditional sets in black; other sets keep their red.
    pub const fn black_faces(mut self) -> PieceStyle {
        self.black = true;
        self
    }

    /// The set.
    #[must_use]
    pub const fn set(self) -> PieceSet {
        self.set
    }

    /// The body of a piece.
    pub(crate) fn wedge(self, kind: PieceKind) -> Wedge {
        match self.set {
            PieceSet::Kanji | PieceSet::TwoKanji | PieceSet::Chess => Wedge::of(kind),
            PieceSet::International => international::wedge(kind),
            PieceSet::Ideograms => ideograms::wedge(kind),
        }
    }

    /// What is drawn on the body of a piece that faces up.
    pub(crate) fn face(self, kind: PieceKind, king: KingFace) -> String {
        let ink = self.ink(kind);
        match self.set {
            PieceSet::Kanji => kanji::face(kind, king, self.writings, ink),
            PieceSet::TwoKanji => kanji::full_face(kind, king, self.writings, ink),
            PieceSet::International => international::face(kind, ink),
            PieceSet::Ideograms => ideograms::face(kind, ink),
            PieceSet::Chess => chess::face(kind, ink),
        }
    }

    /// The colour of a face.
    const fn ink(self, kind: PieceKind) -> &'static str {
        if kind.is_promoted() && !(self.black && self.set.has_black_faces()) {
            RED
        } else {
            INK
        }
    }

    /// The file name, without its ending, under which a piece's picture is exported: the side's letter and
    /// the role's name, such as `b_pawn`, `w_promotedsilver` or `b_king_senior`, then the writing of a
    /// promoted face where it is not the usual one, such as `b_dragon_short`, and `_black` where it is not red.
    #[must_use]
    pub fn picture_name(self, piece: Piece, king: KingFace) -> String {
        let kind = piece.kind();
        // On two-kanji pieces the horse is written with the dragon's character.
        let writing = match kind {
            _ if !self.set.has_writings(kind) => None,
            PieceKind::Horse => self.writings.of(PieceKind::Dragon),
            _ => self.writings.of(kind),
        };
        let black = self.black && self.set.has_black_faces() && kind.is_promoted();
        format!(
            "{}{}{}",
            base_name(piece, king),
            writing.map_or("", Writing::suffix),
            if black { "_black" } else { "" }
        )
    }
}

impl Default for PieceStyle {
    fn default() -> PieceStyle {
        PieceStyle::new(PieceSet::default())
    }
}

impl From<PieceSet> for PieceStyle {
    fn from(set: PieceSet) -> PieceStyle {
        PieceStyle::new(set)
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
/// let svg = piece_svg(PieceSet::Kanji.into(), tokin, KingFace::Junior);
/// assert!(svg.starts_with("<svg xmlns"));
/// ```
#[must_use]
pub fn piece_svg(style: PieceStyle, piece: Piece, king: KingFace) -> String {
    let (kind, facing) = (piece.kind(), Facing::of_side(piece.color()));
    let body = style.wedge(kind).body(facing);
    let face = match facing {
        Facing::Up => style.face(kind, king),
        Facing::Down => format!("<g{}>{}</g>", facing.transform(), style.face(kind, king)),
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CELL_WIDTH} {CELL_HEIGHT}"><defs>{GRADIENTS}</defs>{body}{face}</svg>"#
    )
}

/// The side's letter and the role's name.
fn base_name(piece: Piece, king: KingFace) -> String {
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
