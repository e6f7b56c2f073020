//! Glyph outlines placed on a drawing.

use crate::geometry::{Num, Point};
use crate::glyphs::{BRUSH, PRINT};

/// The outline of one character, in thousandths of the em; y points down from the baseline.
pub(crate) struct Glyph {
    /// The character drawn.
    pub character: char,
    /// Distance to the next glyph's origin.
    pub advance: i32,
    /// Left, top, right, bottom of the outline.
    pub bounds: [i32; 4],
    /// SVG path data.
    pub path: &'static str,
}

impl Glyph {
    /// The brush-written outline of `character`, if the table has it.
    pub(crate) fn brush(character: char) -> Option<&'static Glyph> {
        BRUSH.iter().find(|glyph| glyph.character == character)
    }

    /// The heavy printed outline of `character`, if the table has it.
    pub(crate) fn print(character: char) -> Option<&'static Glyph> {
        PRINT.iter().find(|glyph| glyph.character == character)
    }

    fn width(&self) -> f64 {
        f64::from(self.bounds[2] - self.bounds[0])
    }

    fn height(&self) -> f64 {
        f64::from(self.bounds[3] - self.bounds[1])
    }

    /// Cell units per thousandth of the em at which the outline just fits into `width` × `height`.
    pub(crate) fn fit(&self, width: f64, height: f64) -> f64 {
        (width / self.width()).min(height / self.height())
    }

    /// The outline with its bounds centred on `centre`, enlarged by `scale` across and down; `attributes` are
    /// put into the element as they are. A stroke width among them counts in thousandths of the em.
    pub(crate) fn centred(&self, centre: Point, scale: (f64, f64), attributes: &str) -> String {
        let [left, top, right, bottom] = self.bounds.map(f64::from);
        let (across, down) = scale;
        let corner = centre.shifted(-across * (left + right) / 2.0, -down * (top + bottom) / 2.0);
        self.element(corner, scale, attributes)
    }

    fn element(&self, origin: Point, (across, down): (f64, f64), attributes: &str) -> String {
        // Four decimals: the factor is multiplied with up to a thousand units.
        let short = |factor: f64| {
            let text = format!("{factor:.4}");
            text.trim_end_matches('0')
                .trim_start_matches('0')
                .to_owned()
        };
        let scale = if across == down {
            short(across)
        } else {
            format!("{} {}", short(across), short(down))
        };
        let space = if attributes.is_empty() { "" } else { " " };
        format!(
            r#"<path transform="translate({} {})scale({scale})"{space}{attributes} d="{}"/>"#,
            Num(origin.x),
            Num(origin.y),
            self.path
        )
    }
}

/// A line of printed characters, `size` units to the em, centred on `centre` with its capitals'
/// height. Characters that the table lacks are left out.
pub(crate) fn line(text: &str, centre: Point, size: f64, attributes: &str) -> String {
    let scale = size / 1000.0;
    let glyphs: Vec<&Glyph> = text.chars().filter_map(Glyph::print).collect();
    let width: f64 = glyphs
        .iter()
        .map(|glyph| f64::from(glyph.advance) * scale)
        .sum();
    // A single glyph, or one that fills its em, is centred on its own bounds.
    if let [glyph] = glyphs[..] {
        return glyph.centred(centre, (scale, scale), attributes);
    }
    const CAPITAL: f64 = 735.0;
    let mut origin = centre.shifted(-width / 2.0, CAPITAL * scale / 2.0);
    let mut elements = String::new();
    for glyph in glyphs {
        elements += &glyph.element(origin, (scale, scale), attributes);
        origin = origin.shifted(f64::from(glyph.advance) * scale, 0.0);
    }
    elements
}
