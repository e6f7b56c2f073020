//! A glyph's outline as short SVG path data.
//!
//! Units: thousandths of the em, x to the right from the glyph's origin, y **down** from the
//! baseline. All commands but the first are relative, and a quadratic curve that continues the one
//! before it smoothly (which in TrueType outlines is the usual case) is written as `t`.

use ttf_parser::{GlyphId, OutlineBuilder};

/// Path data with the glyph's measures.
pub(crate) struct Outline {
    /// SVG path data.
    pub path: String,
    /// Left, top, right, bottom.
    pub bounds: [i32; 4],
    /// How far the next glyph would stand to the right.
    pub advance: i32,
}

/// The outline of `glyph`, or `None` where it is empty.
pub(crate) fn trace(font: &ttf_parser::Face<'_>, glyph: GlyphId) -> Option<Outline> {
    let scale = 1000.0 / f32::from(font.units_per_em());
    let mut pen = Pen::new(scale);
    let bounds = font.outline_glyph(glyph, &mut pen)?;
    let unit = |value: i16| (f32::from(value) * scale).round() as i32;
    Some(Outline {
        path: pen.path,
        bounds: [
            unit(bounds.x_min),
            -unit(bounds.y_max),
            unit(bounds.x_max),
            -unit(bounds.y_min),
        ],
        advance: (f32::from(font.glyph_hor_advance(glyph).unwrap_or_default()) * scale).round()
            as i32,
    })
}

/// A point on the output grid.
type Point = (i32, i32);

struct Pen {
    scale: f32,
    path: String,
    /// The command that a bare number would continue.
    command: char,
    start: Point,
    at: Point,
    /// Where a `t` would put its control point.
    reflected: Option<Point>,
}

impl Pen {
    fn new(scale: f32) -> Self {
        Self {
            scale,
            path: String::new(),
            command: ' ',
            start: (0, 0),
            at: (0, 0),
            reflected: None,
        }
    }

    fn point(&self, x: f32, y: f32) -> Point {
        (
            (x * self.scale).round() as i32,
            (-y * self.scale).round() as i32,
        )
    }

    /// Writes `command` with `points` relative to the current one, which moves to the last of them.
    fn put(&mut self, command: char, points: &[Point]) {
        let mut first = command != self.command;
        if first {
            self.path.push(command);
        }
        let (x, y) = self.at;
        for number in points.iter().flat_map(|point| [point.0 - x, point.1 - y]) {
            if !first && number >= 0 {
                self.path.push(' ');
            }
            first = false;
            self.path.push_str(&number.to_string());
        }
        self.command = command;
        self.at = points.last().copied().unwrap_or(self.at);
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = self.point(x, y);
        self.put('m', &[to]);
        // A second pair after `m` would be a line, not another move.
        self.command = 'l';
        self.start = to;
        self.reflected = None;
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.point(x, y);
        if to != self.at {
            self.put('l', &[to]);
        }
        self.reflected = None;
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (control, to) = (self.point(x1, y1), self.point(x, y));
        // A reflected control point may be off by the rounding of two points, no more; measured
        // against the true point each time, so that the error cannot add up.
        let used = match self.reflected {
            Some(reflected)
                if (reflected.0 - control.0).abs() <= 1 && (reflected.1 - control.1).abs() <= 1 =>
            {
                self.put('t', &[to]);
                reflected
            }
            _ => {
                self.put('q', &[control, to]);
                control
            }
        };
        self.reflected = Some((2 * to.0 - used.0, 2 * to.1 - used.1));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let points = [self.point(x1, y1), self.point(x2, y2), self.point(x, y)];
        self.put('c', &points);
        self.reflected = None;
    }

    fn close(&mut self) {
        self.path.push('z');
        self.command = 'z';
        self.at = self.start;
        self.reflected = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(draw: impl FnOnce(&mut Pen)) -> String {
        let mut pen = Pen::new(1.0);
        draw(&mut pen);
        pen.path
    }

    #[test]
    fn lines_are_relative_and_y_points_down() {
        let path = path(|pen| {
            pen.move_to(10.0, 20.0);
            pen.line_to(30.0, 20.0);
            pen.line_to(30.0, 50.0);
            pen.close();
            pen.move_to(0.0, 0.0);
            pen.line_to(1.0, -1.0);
            pen.close();
        });
        assert_eq!(path, "m10-20 20 0 0-30zm-10 20 1 1z");
    }

    #[test]
    fn a_smooth_curve_is_shortened_and_a_corner_is_not() {
        let path = path(|pen| {
            pen.move_to(0.0, 0.0);
            pen.quad_to(10.0, 0.0, 15.0, -5.0);
            pen.quad_to(20.0, -10.0, 20.0, -20.0);
            pen.quad_to(0.0, -20.0, 0.0, 0.0);
        });
        assert_eq!(path, "m0 0q10 0 15 5t5 15q-20 0-20-20");
    }

    #[test]
    fn a_scaled_em_lands_on_the_grid_of_a_thousand() {
        let mut pen = Pen::new(1000.0 / 2048.0);
        pen.move_to(2048.0, 1024.0);
        assert_eq!(pen.path, "m1000-500");
    }
}
