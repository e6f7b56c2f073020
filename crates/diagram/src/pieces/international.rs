//! The international set: a letter amid the moves of the piece.

use komadai_core::PieceKind;

use super::moves::{Direction, Reach, reach};
use crate::geometry::{CELL_WIDTH, Point, arrow_path, at, disc};
use crate::glyph::Glyph;
use crate::wedge::Wedge;

/// The marks need room, so the sizes differ less than those of the traditional set.
pub(super) const fn wedge(kind: PieceKind) -> Wedge {
    let (width, height) = match kind.unpromoted() {
        PieceKind::King | PieceKind::Rook | PieceKind::Bishop => (100.0, 109.0),
        PieceKind::Gold | PieceKind::Silver => (98.0, 108.0),
        PieceKind::Knight | PieceKind::Lance => (95.0, 106.0),
        _ => (92.0, 103.0),
    };
    Wedge { width, height }
}

/// Radius of a dot.
const DOT: f64 = 5.5;
/// Width of an arrow's shaft.
const SHAFT: f64 = 5.0;
/// How far out arrows start and end, as a share of the way to a dot.
const START: f64 = 0.66;
const TIP: f64 = 1.1;

/// Height of the letter's middle over the foot, as a share of the whole height.
const CENTRE: f64 = 0.43;

/// Middle of the letter.
const fn middle(wedge: Wedge) -> Point {
    at(CELL_WIDTH / 2.0, wedge.foot() - wedge.height * CENTRE)
}

/// The letter, and the marks round it.
pub(super) fn face(kind: PieceKind, colour: &str) -> String {
    let wedge = wedge(kind);
    let middle = middle(wedge);
    let mut elements = String::new();
    if let Some(glyph) = Glyph::print(kind.letter()) {
        if kind.is_promoted() {
            elements += &format!(
                r##"<circle cx="{}" cy="{}" r="19.5" fill="{colour}"/>"##,
                middle.x, middle.y
            );
            elements += &glyph.centred(middle, even(glyph.fit(26.0, 24.5)), r##"fill="#fff3d6""##);
        } else {
            elements += &glyph.centred(
                middle,
                even(glyph.fit(36.0, 36.0)),
                &format!(r#"fill="{colour}""#),
            );
        }
    }
    let Reach { steps, lines } = reach(kind);
    let mut dots = String::new();
    for &step in &steps {
        dots += &disc(mark(wedge, step, 1.0), DOT);
    }
    let mut arrows = String::new();
    for &line in &lines {
        arrows += &arrow(wedge, line);
    }
    if !dots.is_empty() {
        elements += &format!(r#"<path fill="{colour}" d="{dots}"/>"#);
    }
    if !arrows.is_empty() {
        elements += &format!(
            r#"<path fill="none" stroke="{colour}" stroke-width="{SHAFT}" stroke-linecap="round" stroke-linejoin="round" d="{arrows}"/>"#
        );
    }
    elements
}

/// The same factor both ways.
const fn even(scale: f64) -> (f64, f64) {
    (scale, scale)
}

/// The place of a mark, `share` of the way from the letter to the rim.
fn mark(wedge: Wedge, (right, forward): Direction, share: f64) -> Point {
    let y = match (right, forward) {
        // The roof leaves a leaping knight's squares just enough room.
        (_, 2) => 43.0,
        (0, 1) => 41.0,
        (_, 1) => 29.0,
        (_, 0) => 0.0,
        _ => -32.0,
    };
    let x = match forward {
        2 => 17.0,
        _ => wedge.half_width(CENTRE * wedge.height + y) - if forward == 0 { 8.0 } else { 11.0 },
    };
    middle(wedge)
        .shifted(x * share * f64::from(right), -y * share)
        .tenths()
}

/// Path data of an arrow from the letter outwards.
fn arrow(wedge: Wedge, direction: Direction) -> String {
    let (from, to) = (mark(wedge, direction, START), mark(wedge, direction, TIP));
    arrow_path(from, to, 9.0, 0.8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_lies_on_the_wood() {
        for kind in PieceKind::ALL {
            let wedge = wedge(kind);
            let Reach { steps, lines } = reach(kind);
            // How far out the mark stands, and half the width of what is drawn there.
            let dots = steps.iter().map(|&step| (step, 1.0, DOT));
            let tips = lines.iter().map(|&line| (line, TIP, SHAFT / 2.0));
            for (direction, share, reach) in dots.chain(tips) {
                let place = mark(wedge, direction, share);
                let above = wedge.foot() - place.y;
                let beside = (place.x - CELL_WIDTH / 2.0).abs();
                assert!(above > reach + 1.0, "{kind:?} {direction:?}: over the foot");
                let room = wedge.half_width(above);
                assert!(
                    beside + reach + 1.0 < room,
                    "{kind:?} {direction:?}: over a side"
                );
            }
        }
    }
}
