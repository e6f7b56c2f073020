//! The wooden body of a piece: a five-sided wedge that points at the opponent.

use komadai_core::{Color, PieceKind};

use crate::geometry::{CELL_HEIGHT, CELL_WIDTH, Num, Point, at, rounded};

/// Which way a piece points on the drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Facing {
    /// To the top, as the pieces of the player at the bottom.
    Up,
    /// To the bottom.
    Down,
}

/// Measures of a wedge, in cell units.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wedge {
    /// Width at the foot.
    pub width: f64,
    /// Height from foot to point.
    pub height: f64,
}

/// Inward lean of the long sides and slope of the roof, as tangents of 9° and 18°: the usual cut
/// of wooden pieces.
const LEAN: f64 = 0.158;
const ROOF: f64 = 0.325;

/// Radius of the corners.
const CORNER: f64 = 2.6;

impl Wedge {
    /// A wedge in the size of a real piece of this kind: the king's is the largest, the pawn's the
    /// smallest, and knights and lances grow slender.
    pub(crate) const fn of(kind: PieceKind) -> Wedge {
        let (width, height) = match kind.unpromoted() {
            PieceKind::King => (98.0, 109.0),
            PieceKind::Rook | PieceKind::Bishop => (94.0, 106.0),
            PieceKind::Gold | PieceKind::Silver => (89.0, 102.0),
            PieceKind::Knight => (85.0, 99.0),
            PieceKind::Lance => (80.0, 98.0),
            _ => (76.0, 93.0),
        };
        Wedge { width, height }
    }

    /// Height of the shoulders above the foot.
    pub(crate) const fn shoulder(self) -> f64 {
        // At the shoulder the roof and the leaning side meet.
        (self.height - ROOF * self.width / 2.0) / (1.0 - ROOF * LEAN)
    }

    /// Y of the foot line of a wedge that faces up and stands in the middle of its cell.
    pub(crate) const fn foot(self) -> f64 {
        (CELL_HEIGHT + self.height) / 2.0
    }

    /// Half the width at `above` units over the foot.
    pub(crate) const fn half_width(self, above: f64) -> f64 {
        let side = self.width / 2.0 - above * LEAN;
        let roof = (self.height - above) / ROOF;
        side.min(roof)
    }

    /// The five corners from the point clockwise, facing up.
    pub(crate) fn corners(self) -> [Point; 5] {
        let (middle, foot, shoulder) = (CELL_WIDTH / 2.0, self.foot(), self.shoulder());
        let (half, upper) = (self.width / 2.0, self.half_width(shoulder));
        [
            at(middle, foot - self.height),
            at(middle + upper, foot - shoulder),
            at(middle + half, foot),
            at(middle - half, foot),
            at(middle - upper, foot - shoulder),
        ]
    }

    /// Path data of the outline, facing as told.
    fn outline(self, facing: Facing) -> String {
        rounded(&self.corners().map(|corner| facing.place(corner)), CORNER)
    }

    /// The body with its shadow and grain. The light always falls from the top of the drawing, so
    /// a piece that faces down is not simply the other one turned round. Needs [`GRADIENTS`].
    pub(crate) fn body(self, facing: Facing) -> String {
        // The foot of a real piece is thicker than its point.
        let edge = if facing == Facing::Up { 3.2 } else { 2.2 };
        // The same path three times packs into little more than one.
        let outline = self.outline(facing);
        let grain = self.grain(facing);
        format!(
            concat!(
                r##"<path fill="#1d0f00" fill-opacity=".28" transform="translate(0 {shadow})" d="{outline}"/>"##,
                r##"<path fill="#9a6a2c" transform="translate(0 {edge})" d="{outline}"/>"##,
                r##"<path fill="url(#kw)" stroke="url(#ke)" stroke-width="1.3" d="{outline}"/>"##,
                r##"<path fill="none" stroke="#a8712c" stroke-opacity=".26" d="{grain}"/>"##,
            ),
            shadow = Num(edge + 1.8),
            edge = Num(edge),
            outline = outline,
            grain = grain,
        )
    }

    /// Path data of the straight grain, which runs from foot to point.
    fn grain(self, facing: Facing) -> String {
        let (middle, foot) = (CELL_WIDTH / 2.0, self.foot());
        let mut path = String::new();
        // Uneven on purpose: years are not equally wide.
        for share in [-0.83, -0.6, -0.2, 0.17, 0.46, 0.86] {
            let x = share * self.width / 2.0;
            let reach = if x.abs() < self.half_width(self.shoulder()) {
                self.height - ROOF * x.abs()
            } else {
                (self.width / 2.0 - x.abs()) / LEAN
            };
            let from = facing.place(at(middle + x, foot - 2.0)).units();
            let to = facing
                .place(at(middle + x * 0.97, foot - reach + 3.0))
                .units();
            let bend = facing
                .place(at(middle + x + 2.6, foot - reach * 0.5))
                .units();
            path += &format!("M{from}Q{bend} {to}");
        }
        path
    }
}

impl Facing {
    /// How the pieces of a side point when Black sits at the bottom.
    pub(crate) const fn of_side(color: Color) -> Facing {
        match color {
            Color::Black => Facing::Up,
            Color::White => Facing::Down,
        }
    }

    /// Where a point of the upright piece comes to lie.
    pub(crate) const fn place(self, point: Point) -> Point {
        match self {
            Facing::Up => point,
            Facing::Down => point.turned(),
        }
    }

    /// The attribute, with a space before it, that turns what was drawn for a piece facing up.
    pub(crate) fn transform(self) -> String {
        match self {
            Facing::Up => String::new(),
            Facing::Down => {
                let (x, y) = (Num(CELL_WIDTH / 2.0), Num(CELL_HEIGHT / 2.0));
                format!(r#" transform="rotate(180 {x} {y})""#)
            }
        }
    }
}

/// The paints of [`Wedge::body`], for the `<defs>` of a document.
pub(crate) const GRADIENTS: &str = concat!(
    r##"<linearGradient id="kw" x2=".25" y2="1">"##,
    r##"<stop stop-color="#fdeabd"/><stop offset=".55" stop-color="#f4d596"/>"##,
    r##"<stop offset="1" stop-color="#e6bd75"/></linearGradient>"##,
    r##"<linearGradient id="ke" x2="0" y2="1">"##,
    r##"<stop stop-color="#fffbe8"/><stop offset=".5" stop-color="#dcae66"/>"##,
    r##"<stop offset="1" stop-color="#c08a42"/></linearGradient>"##,
);
