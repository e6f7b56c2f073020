//! What boards and stands are made of, and the colours that go with it.

use std::fmt;
use std::str::FromStr;

use komadai_core::Color;

use super::Area;
use crate::geometry::Num;

/// What the board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum BoardTheme {
    /// Straight-grained wood.
    #[default]
    Wood,
    /// Light paper, for print.
    Paper,
    /// Dark wood with pale lines, easy on the eyes at night.
    Dark,
    /// Black with strong white lines, for those who see little.
    Contrast,
}

impl BoardTheme {
    /// All themes.
    pub const ALL: [BoardTheme; 4] = [
        BoardTheme::Wood,
        BoardTheme::Paper,
        BoardTheme::Dark,
        BoardTheme::Contrast,
    ];

    /// The name used for files and settings: `wood`, `paper`, `dark`, `contrast`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BoardTheme::Wood => "wood",
            BoardTheme::Paper => "paper",
            BoardTheme::Dark => "dark",
            BoardTheme::Contrast => "contrast",
        }
    }

    /// Whether the ground is dark: what lies on it must then be bright.
    pub(crate) const fn is_dark(self) -> bool {
        matches!(self, BoardTheme::Dark | BoardTheme::Contrast)
    }

    /// Colour of lines, coordinates and the marks beside the stands.
    pub(crate) const fn line(self) -> &'static str {
        match self {
            BoardTheme::Wood => "#3b2608",
            BoardTheme::Paper => "#2b2925",
            BoardTheme::Dark => "#c9b596",
            BoardTheme::Contrast => "#ffffff",
        }
    }

    /// Width of the inner lines.
    pub(crate) const fn line_width(self) -> f64 {
        match self {
            BoardTheme::Contrast => 3.4,
            _ => 2.0,
        }
    }

    /// What fills the sign of a side beside its stand: ☗ is darker than ☖ on every board.
    pub(crate) const fn sign(self, color: Color) -> &'static str {
        match (self.is_dark(), color) {
            (false, Color::Black) | (true, Color::White) => self.line(),
            (false, Color::White) => "none",
            (true, Color::Black) => "#000000",
        }
    }

    /// Colour of the dot beside the side to move.
    pub(crate) const fn turn(self) -> &'static str {
        match self {
            BoardTheme::Wood | BoardTheme::Paper => "#c01a1f",
            BoardTheme::Dark => "#ff9a7a",
            BoardTheme::Contrast => "#ffd21e",
        }
    }

    /// Colours of the squares of the last move: their ground, and the edges on it.
    pub(crate) const fn last_move(self) -> (&'static str, &'static str) {
        match self {
            BoardTheme::Wood | BoardTheme::Paper => ("#e8740c", "#7d3500"),
            BoardTheme::Dark => ("#e8740c", "#ffc38a"),
            BoardTheme::Contrast => ("#e8740c", "#ffd21e"),
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
            BoardTheme::Dark => concat!(
                r##"<linearGradient id="bd" x1="0" y1="0" x2=".35" y2="1">"##,
                r##"<stop stop-color="#463a2f"/><stop offset=".5" stop-color="#3a2f26"/>"##,
                r##"<stop offset="1" stop-color="#2f261f"/></linearGradient>"##,
            ),
            BoardTheme::Paper | BoardTheme::Contrast => "",
        }
    }

    /// A plank or sheet. `rounding` is the radius of its corners.
    pub(crate) fn surface(self, area: Area, rounding: f64) -> String {
        let paint = match self {
            BoardTheme::Wood => r##"fill="url(#bw)""##,
            BoardTheme::Paper => r##"fill="#fcf9f0""##,
            BoardTheme::Dark => r##"fill="url(#bd)""##,
            BoardTheme::Contrast => r##"fill="#000000""##,
        };
        let plank = area.element(rounding, paint);
        match self {
            BoardTheme::Wood => plank + &grain(area, "#a86f25"),
            BoardTheme::Dark => plank + &grain(area, "#000000"),
            BoardTheme::Paper | BoardTheme::Contrast => plank,
        }
    }

    /// The surface with the rim that sets it off from what lies behind.
    pub(crate) fn framed(self, area: Area, rounding: f64) -> String {
        let (side, rim) = match self {
            BoardTheme::Wood => (
                Some("#8c5f22"),
                r##"stroke="#f7d99a" stroke-opacity=".7" stroke-width="2.4""##,
            ),
            BoardTheme::Dark => (
                Some("#15100c"),
                r##"stroke="#8a7458" stroke-opacity=".7" stroke-width="2.4""##,
            ),
            BoardTheme::Paper => (None, r##"stroke="#cfc7b4" stroke-width="2""##),
            BoardTheme::Contrast => (None, r##"stroke="#ffffff" stroke-width="4""##),
        };
        let inset = if side.is_some() { 1.2 } else { 1.0 };
        let rim = area
            .grown(-inset)
            .element(rounding, &format!(r#"fill="none" {rim}"#));
        let side = side.map_or_else(String::new, |colour| {
            let below = Area {
                y: area.y + 7.0,
                ..area
            };
            below.element(rounding, &format!(r#"fill="{colour}""#))
        });
        side + &self.surface(area, rounding) + &rim
    }
}

impl fmt::Display for BoardTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the board themes'.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown board theme {0:?}, expected `wood`, `paper`, `dark` or `contrast`")]
pub struct UnknownBoardTheme(String);

impl FromStr for BoardTheme {
    type Err = UnknownBoardTheme;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|theme| theme.name() == name);
        found.ok_or_else(|| UnknownBoardTheme(name.to_owned()))
    }
}

/// The years of the wood: lines from top to bottom, unevenly spaced and slightly bent.
fn grain(area: Area, colour: &str) -> String {
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
            Num(x.round()),
            Num(area.y + 3.0),
            Num(bend.round()),
            Num((area.y + area.height * (0.3 + 0.4 * next())).round()),
            Num((x + 3.0 * (next() - 0.5)).round()),
            Num(bottom),
        );
    }
    format!(
        concat!(
            r##"<path fill="none" stroke="{colour}" stroke-opacity=".2" stroke-width="1.6" d="{dark}"/>"##,
            r##"<path fill="none" stroke="{colour}" stroke-opacity=".13" stroke-width="5" d="{light}"/>"##,
        ),
        colour = colour,
        dark = dark,
        light = light
    )
}
