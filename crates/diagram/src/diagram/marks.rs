//! Coloured squares, rings and arrows.

use komadai_core::{Color, Move, Square};

use super::{layout, middle};
use crate::board::{Area, BoardTheme};
use crate::geometry::{CELL_HEIGHT, CELL_WIDTH, Num, Point, disc};

/// Colours of marks and arrows, told apart by people with any kind of colour vision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Tint {
    /// Green.
    #[default]
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Tint {
    /// Deep on light boards, bright on dark ones.
    const fn colour(self, theme: BoardTheme) -> &'static str {
        match (self, theme.is_dark()) {
            (Tint::Green, false) => "#0b7a4b",
            (Tint::Red, false) => "#d0311b",
            (Tint::Blue, false) => "#1f5fbf",
            (Tint::Yellow, false) => "#f2c200",
            (Tint::Green, true) => "#3fc47f",
            (Tint::Red, true) => "#ff6650",
            (Tint::Blue, true) => "#5aa2ff",
            (Tint::Yellow, true) => "#ffd84a",
        }
    }
}

/// How a square is marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum MarkShape {
    /// A ring over the piece.
    #[default]
    Ring,
    /// The whole square coloured, under the piece.
    Fill,
    /// A dot in the middle, over the piece: a square to move to.
    Dot,
}

#[derive(Clone, Debug)]
pub(super) struct Mark {
    pub square: Square,
    pub shape: MarkShape,
    pub tint: Tint,
}

#[derive(Clone, Debug)]
pub(super) struct Arrow {
    pub from: Square,
    pub to: Square,
    pub tint: Tint,
}

impl Mark {
    /// What is drawn under the pieces.
    pub(super) fn below(&self, bottom: Color, theme: BoardTheme) -> String {
        match self.shape {
            MarkShape::Fill => fill(self.square, bottom, self.tint.colour(theme), ".45"),
            MarkShape::Ring | MarkShape::Dot => String::new(),
        }
    }

    /// What is drawn over the pieces.
    pub(super) fn above(&self, bottom: Color, theme: BoardTheme) -> String {
        let centre = middle(layout::corner(self.square, bottom));
        let colour = self.tint.colour(theme);
        match self.shape {
            MarkShape::Ring => ring(centre, colour),
            MarkShape::Dot => format!(
                r#"<path fill="{colour}" fill-opacity=".75" d="{}"/>"#,
                disc(centre, 17.0)
            ),
            MarkShape::Fill => String::new(),
        }
    }
}

impl Arrow {
    /// From the middle of one square to the middle of the other.
    pub(super) fn element(&self, bottom: Color, theme: BoardTheme) -> String {
        /// Length and half width of the head; half the width of the shaft.
        const HEAD: f64 = 44.0;
        const BARB: f64 = 26.0;
        const SHAFT: f64 = 9.0;

        let from = middle(layout::corner(self.from, bottom));
        let to = middle(layout::corner(self.to, bottom));
        let colour = self.tint.colour(theme);
        if self.from == self.to {
            return ring(from, colour);
        }
        let neck = to.towards(from, HEAD);
        let start = from.towards(to, 18.0);
        // A unit vector across the arrow.
        let across = Point {
            x: (to.y - neck.y) / HEAD,
            y: (neck.x - to.x) / HEAD,
        };
        let off = |point: Point, by: f64| point.shifted(across.x * by, across.y * by);
        let corners = [
            off(start, SHAFT),
            off(neck, SHAFT),
            off(neck, BARB),
            to,
            off(neck, -BARB),
            off(neck, -SHAFT),
            off(start, -SHAFT),
        ];
        let path: Vec<String> = corners.iter().map(Point::to_string).collect();
        format!(
            r##"<path fill="{colour}" fill-opacity=".82" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round" d="M{}Z"/>"##,
            path.join("L")
        )
    }
}

/// The squares of a move: where it came from, paler and with a broken edge, and where it went, its corners
/// framed. The edges do without colour, for those who do not see the difference.
pub(super) fn last_move(last: Move, bottom: Color, theme: BoardTheme) -> String {
    let (ground, edge) = theme.last_move();
    let from = last.from().map_or_else(String::new, |from| {
        let inside = area(from, bottom).grown(-6.0);
        let dashes =
            format!(r#"fill="none" stroke="{edge}" stroke-width="3" stroke-dasharray="9 9""#);
        fill(from, bottom, ground, ".38") + &inside.element(0.0, &dashes)
    });
    from + &fill(last.to(), bottom, ground, ".5") + &corners(last.to(), bottom, edge)
}

/// Four angles in the corners of a square.
fn corners(square: Square, bottom: Color, colour: &str) -> String {
    /// Length of an arm, and distance from the lines.
    const ARM: f64 = 20.0;
    const INSET: f64 = 5.0;
    let Area {
        x,
        y,
        width,
        height,
    } = area(square, bottom).grown(-INSET);
    let mut path = String::new();
    for (x, inward_x) in [(x, ARM), (x + width, -ARM)] {
        for (y, inward_y) in [(y, ARM), (y + height, -ARM)] {
            path += &format!(
                "M{} {}V{}H{}",
                Num(x),
                Num(y + inward_y),
                Num(y),
                Num(x + inward_x)
            );
        }
    }
    format!(r#"<path fill="none" stroke="{colour}" stroke-width="5" d="{path}"/>"#)
}

fn area(square: Square, bottom: Color) -> Area {
    let corner = layout::corner(square, bottom);
    Area {
        x: corner.x,
        y: corner.y,
        width: CELL_WIDTH,
        height: CELL_HEIGHT,
    }
}

fn fill(square: Square, bottom: Color, colour: &str, opacity: &str) -> String {
    area(square, bottom).element(0.0, &format!(r#"fill="{colour}" fill-opacity="{opacity}""#))
}

fn ring(centre: Point, colour: &str) -> String {
    format!(
        r#"<circle cx="{}" cy="{}" r="49" fill="none" stroke="{colour}" stroke-opacity=".85" stroke-width="8"/>"#,
        Num(centre.x),
        Num(centre.y)
    )
}
