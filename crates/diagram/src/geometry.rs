//! Points, path data and number formatting.
//!
//! Everything is drawn in *cell units*: a board square is [`CELL_WIDTH`] × [`CELL_HEIGHT`], which
//! is the proportion of a real board (squares a little longer than wide). Y points down.

use std::fmt::{self, Display};

/// Width of a square of the board.
pub(crate) const CELL_WIDTH: f64 = 110.0;
/// Height of a square of the board.
pub(crate) const CELL_HEIGHT: f64 = 120.0;

/// A place on the drawing, in cell units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub x: f64,
    pub y: f64,
}

/// Shorthand for a [`Point`].
pub(crate) const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    /// The point moved by `(dx, dy)`.
    pub(crate) const fn shifted(self, dx: f64, dy: f64) -> Point {
        at(self.x + dx, self.y + dy)
    }

    /// The point on a grid of tenths of a unit, which no eye tells apart and which is shorter to write.
    pub(crate) fn tenths(self) -> Point {
        let round = |number: f64| (number * 10.0).round() / 10.0;
        at(round(self.x), round(self.y))
    }

    /// The point on a grid of whole units, for what is only hinted at.
    pub(crate) fn units(self) -> Point {
        at(self.x.round(), self.y.round())
    }

    /// The point turned by 180° about the middle of a cell.
    pub(crate) const fn turned(self) -> Point {
        at(CELL_WIDTH - self.x, CELL_HEIGHT - self.y)
    }

    /// The point `distance` away from `self` in the direction of `other`; `self` where the two are
    /// the same.
    pub(crate) fn towards(self, other: Point, distance: f64) -> Point {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        let length = (dx * dx + dy * dy).sqrt();
        if length == 0.0 {
            return self;
        }
        self.shifted(dx * distance / length, dy * distance / length)
    }
}

/// Path data of an open arrow: its shaft, and a head of this length whose ends lie `spread` times the length beside the shaft.
pub(crate) fn arrow_path(from: Point, to: Point, head: f64, spread: f64) -> String {
    let back = to.towards(from, head);
    // At right angles to the shaft.
    let (dx, dy) = ((to.y - back.y) * spread, (back.x - to.x) * spread);
    format!(
        "M{from}L{to}M{}L{to} {}",
        back.shifted(dx, dy),
        back.shifted(-dx, -dy)
    )
}

/// Written as `x y`.
impl Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Num(self.x), Num(self.y))
    }
}

/// A number with at most two decimals and no trailing zeros: short, and the same on every machine.
#[derive(Clone, Copy)]
pub(crate) struct Num(pub f64);

impl Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if text == "-0" { "0" } else { text })
    }
}

/// Path data of the polygon through `points` with its corners rounded by `radius`.
pub(crate) fn rounded(points: &[Point], radius: f64) -> String {
    let mut path = String::new();
    for (index, &corner) in points.iter().enumerate() {
        let before = points[(index + points.len() - 1) % points.len()];
        let after = points[(index + 1) % points.len()];
        let command = if index == 0 { 'M' } else { 'L' };
        path += &format!(
            "{command}{}Q{} {}",
            corner.towards(before, radius).tenths(),
            corner.tenths(),
            corner.towards(after, radius).tenths()
        );
    }
    path + "Z"
}

/// Path data of a filled circle. A stroke of no length with round ends would be shorter, but not
/// every renderer draws it.
pub(crate) fn disc(centre: Point, radius: f64) -> String {
    let (radius, across) = (Num(radius), Num(2.0 * radius));
    format!(
        "M{}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0-{across} 0z",
        centre.shifted(-radius.0, 0.0)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let cases = [
            (1.0, "1"),
            (-0.0, "0"),
            (-0.001, "0"),
            (2.5, "2.5"),
            (1.0 / 3.0, "0.33"),
            (100.0, "100"),
        ];
        for (number, text) in cases {
            assert_eq!(Num(number).to_string(), text);
        }
    }

    #[test]
    fn turning_twice_changes_nothing() {
        let point = at(12.0, 34.0);
        assert_eq!(point.turned(), at(98.0, 86.0));
        assert_eq!(point.turned().turned(), point);
    }

    #[test]
    fn a_rounded_triangle_starts_beside_its_first_corner() {
        let path = rounded(&[at(0.0, 0.0), at(10.0, 0.0), at(0.0, 10.0)], 1.0);
        assert!(path.starts_with("M0 1Q0 0 1 0L9 0Q10 0 9.3 0.7L"), "{path}");
        assert!(path.ends_with('Z'));
    }
}
