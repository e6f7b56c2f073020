//! The board: its surface, its lines and its star points.

mod theme;

pub use theme::{BoardTheme, UnknownBoardTheme};

use crate::geometry::{CELL_HEIGHT, CELL_WIDTH, Num, at, disc};

/// Width of the nine files.
pub(crate) const BOARD_WIDTH: f64 = 9.0 * CELL_WIDTH;
/// Height of the nine ranks.
pub(crate) const BOARD_HEIGHT: f64 = 9.0 * CELL_HEIGHT;

/// The surface of the nine by nine squares as an SVG document without lines (11 : 12). It may be
/// stretched.
#[must_use]
pub fn board_svg(theme: BoardTheme) -> String {
    let area = Area {
        x: 0.0,
        y: 0.0,
        width: BOARD_WIDTH,
        height: BOARD_HEIGHT,
    };
    let surface = theme.surface(area, 0.0);
    let gradients = theme.gradients();
    let defs = if gradients.is_empty() {
        String::new()
    } else {
        format!("<defs>{gradients}</defs>")
    };
    stretchable(&format!("{defs}{surface}"))
}

/// The lines and star points as an SVG document with nothing behind them, to lie over
/// [`board_svg`] of the same theme.
#[must_use]
pub fn grid_svg(theme: BoardTheme) -> String {
    stretchable(&grid(theme))
}

fn stretchable(elements: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOARD_WIDTH} {BOARD_HEIGHT}" preserveAspectRatio="none">{elements}</svg>"#
    )
}

/// Lines and star points, with the board's corner at the origin.
pub(crate) fn grid(theme: BoardTheme) -> String {
    /// Width of the outer line; it lies wholly inside the board.
    const OUTER: f64 = 4.0;
    let colour = theme.line();
    let mut inner = String::new();
    for index in 1..9 {
        let (x, y) = (
            f64::from(index) * CELL_WIDTH,
            f64::from(index) * CELL_HEIGHT,
        );
        inner += &format!("M{x} 0V{BOARD_HEIGHT}M0 {y}H{BOARD_WIDTH}");
    }
    let mut stars = String::new();
    for (column, row) in [(3.0, 3.0), (6.0, 3.0), (3.0, 6.0), (6.0, 6.0)] {
        stars += &disc(at(column * CELL_WIDTH, row * CELL_HEIGHT), 6.5);
    }
    let frame = Area {
        x: 0.0,
        y: 0.0,
        width: BOARD_WIDTH,
        height: BOARD_HEIGHT,
    }
    .grown(-OUTER / 2.0)
    .element(0.0, &format!(r#"stroke-width="{OUTER}""#));
    format!(
        r#"<g fill="none" stroke="{colour}"><path stroke-width="{}" d="{inner}"/>{frame}<path fill="{colour}" stroke="none" d="{stars}"/></g>"#,
        Num(theme.line_width())
    )
}

/// A rectangle on the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    /// The area with `by` more on each side.
    pub(crate) const fn grown(self, by: f64) -> Area {
        Area {
            x: self.x - by,
            y: self.y - by,
            width: self.width + 2.0 * by,
            height: self.height + 2.0 * by,
        }
    }

    /// A `<rect>` with `attributes`.
    pub(crate) fn element(self, rounding: f64, attributes: &str) -> String {
        let round = if rounding > 0.0 {
            format!(r#" rx="{}""#, Num(rounding))
        } else {
            String::new()
        };
        format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}"{round} {attributes}/>"#,
            Num(self.x),
            Num(self.y),
            Num(self.width),
            Num(self.height)
        )
    }
}
