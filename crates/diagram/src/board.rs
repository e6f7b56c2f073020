//! The board: its surface, its lines and its star points.

use std::fmt;
use std::str::FromStr;

use crate::geometry::{CELL_HEIGHT, CELL_WIDTH, Num, at, disc};

/// Width of the nine files.
pub(crate) const BOARD_WIDTH: f64 = 9.0 * CELL_WIDTH;
/// Height of the nine ranks.
pub(crate) const BOARD_HEIGHT: f64 = 9.0 * CELL_HEIGHT;

/// What the board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum BoardTheme {
    /// Straight-grained wood.
    #[default]
    Wood,
    /// Light paper, for print.
    Paper,
}

impl BoardTheme {
    /// All themes.
    pub const ALL: [BoardTheme; 2] = [BoardTheme::Wood, BoardTheme::Paper];

    /// The name used for files and settings: `wood`, `paper`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BoardTheme::Wood => "wood",
            BoardTheme::Paper => "paper",
        }
    }

    /// Colour of lines, coordinates and the marks beside the stands.
    pub(crate) const fn line(self) -> &'static str {
        match self {
            BoardTheme::Wood => "#3b2608",
            BoardTheme::Paper => "#2b2925",
        }
    }

    /// The paints of [`BoardTheme::surface`], for the `<defs>` of a document.
    pub(crate) const fn gradients(self) -> &'static str {
        match self {
            BoardTheme::Wood => concat!(
                r##"<linearGradient id="bw" x1="0" y1="0" x2=".35" y2="1">"##,
                r##"<stop stop-color="#ecc079"/><stop offset=".5" stop-color="#e3b061"/>"##,
                r##"<stop offset="1" stop-color="#d79f4d"/></linearGradient>"##,
            ),
            BoardTheme::Paper => "",
        }
    }

    /// A plank or sheet. `rounding` is the radius of its corners.
    pub(crate) fn surface(self, area: Area, rounding: f64) -> String {
        let paint = match self {
            BoardTheme::Wood => r##"fill="url(#bw)""##,
            BoardTheme::Paper => r##"fill="#fcf9f0""##,
        };
        let plank = area.element(rounding, paint);
        match self {
            BoardTheme::Wood => plank + &grain(area),
            BoardTheme::Paper => plank,
        }
    }

    /// The surface with the rim that sets it off from what lies behind.
    pub(crate) fn framed(self, area: Area, rounding: f64) -> String {
        match self {
            BoardTheme::Wood => {
                let below = Area {
                    y: area.y + 7.0,
                    ..area
                };
                let side = below.element(rounding, r##"fill="#8c5f22""##);
                let inside = area.grown(-1.2);
                let rim =
                    r##"fill="none" stroke="#f7d99a" stroke-opacity=".7" stroke-width="2.4""##;
                side + &self.surface(area, rounding) + &inside.element(rounding, rim)
            }
            BoardTheme::Paper => {
                let rim = r##"fill="none" stroke="#cfc7b4" stroke-width="2""##;
                self.surface(area, rounding) + &area.grown(-1.0).element(rounding, rim)
            }
        }
    }
}

impl fmt::Display for BoardTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the board themes'.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown board theme {0:?}, expected `wood` or `paper`")]
pub struct UnknownBoardTheme(String);

impl FromStr for BoardTheme {
    type Err = UnknownBoardTheme;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|theme| theme.name() == name);
        found.ok_or_else(|| UnknownBoardTheme(name.to_owned()))
    }
}

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
        r#"<g fill="none" stroke="{colour}"><path stroke-width="2" d="{inner}"/>{frame}<path fill="{colour}" stroke="none" d="{stars}"/></g>"#
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

/// The years of the wood: lines from top to bottom, unevenly spaced and slightly bent.
fn grain(area: Area) -> String {
    let bottom = area.y + area.height - 3.0;
    let (mut dark, mut light) = (String::new(), String::new());
    // A small linear congruential sequence: the same uneven spacing on every machine.
    let mut seed: u32 = 7;
    let mut next = || {
        seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        f64::from(seed >> 16 & 0xff) / 255.0
    };
    let mut x = area.x + 6.0;
    loop {
        x += 9.0 + 34.0 * next();
        if x > area.x + area.width - 8.0 {
            break;
        }
        let bend = x + 10.0 * (next() - 0.5);
        let lines = if next() < 0.6 { &mut dark } else { &mut light };
        *lines += &format!(
            "M{} {}Q{} {} {} {}",
            Num(x),
            Num(area.y + 3.0),
            Num(bend),
            Num(area.y + area.height * (0.3 + 0.4 * next())),
            Num(x + 3.0 * (next() - 0.5)),
            Num(bottom),
        );
    }
    format!(
        concat!(
            r##"<path fill="none" stroke="#a86f25" stroke-opacity=".2" stroke-width="1.6" d="{}"/>"##,
            r##"<path fill="none" stroke="#a86f25" stroke-opacity=".13" stroke-width="5" d="{}"/>"##,
        ),
        dark, light
    )
}
