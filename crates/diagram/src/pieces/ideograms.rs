//! The ideograms: no letter and no character, only the moves. In the middle is a sign that a piece keeps when it is turned
//! over, so that two pieces that move alike can still be told apart.

use komadai_core::PieceKind;

use super::moves::{Direction, Reach, reach};
use crate::geometry::{CELL_WIDTH, Point, arrow_path, at, disc};
use crate::wedge::Wedge;

/// The marks need room, so the sizes differ less than those of the traditional sets.
pub(super) const fn wedge(kind: PieceKind) -> Wedge {
    let (width, height) = match kind.unpromoted() {
        PieceKind::King => (101.0, 110.0),
        PieceKind::Rook | PieceKind::Bishop => (100.0, 109.0),
        PieceKind::Gold | PieceKind::Silver => (97.0, 107.0),
        PieceKind::Knight => (94.0, 105.0),
        PieceKind::Lance => (92.0, 104.0),
        _ => (88.0, 101.0),
    };
    Wedge { width, height }
}

/// Radius of the dot at the end of a step.
const DOT: f64 = 6.8;
/// Width of the spokes.
const SPOKE: f64 = 5.6;
/// Height of the sign in the middle over the foot, as a share of the whole height.
const CENTRE: f64 = 0.42;
/// Radius round the sign that the spokes leave free.
const CLEAR: f64 = 17.0;

const fn middle(wedge: Wedge) -> Point {
    at(CELL_WIDTH / 2.0, wedge.foot() - wedge.height * CENTRE)
}

/// The sign, and the moves round it.
pub(super) fn face(kind: PieceKind, ink: &str) -> String {
    let wedge = wedge(kind);
    let middle = middle(wedge);
    let Reach { steps, lines } = reach(kind);
    let (mut dots, mut spokes) = (String::new(), String::new());
    for &step in &steps {
        let end = mark(wedge, step, 1.0);
        dots += &disc(end, DOT);
        if step.1 == 2 {
            // A leap: straight on and then aside, over whatever stands between.
            let bend = middle.shifted(f64::from(step.0) * 5.0, -CLEAR - 4.0);
            spokes += &format!("M{bend}L{end}");
        } else {
            spokes += &format!("M{}L{end}", middle.towards(end, CLEAR));
        }
    }
    for &line in &lines {
        spokes += &arrow(wedge, line);
    }
    let dots = if dots.is_empty() {
        String::new()
    } else {
        format!(r#"<path fill="{ink}" d="{dots}"/>"#)
    };
    format!(
        r#"<path fill="none" stroke="{ink}" stroke-width="{SPOKE}" stroke-linecap="round" stroke-linejoin="round" d="{spokes}"/>{dots}<path fill="{ink}" fill-rule="evenodd" d="{}"/>"#,
        sign(kind, middle)
    )
}

/// Path data of the sign in the middle: the same on both faces of a piece.
fn sign(kind: PieceKind, middle: Point) -> String {
    let polygon = |corners: &[(f64, f64)]| {
        let corners: Vec<String> = corners
            .iter()
            .map(|&(x, y)| middle.shifted(x, y).to_string())
            .collect();
        format!("M{}Z", corners.join("L"))
    };
    match kind.unpromoted() {
        // A crown.
        PieceKind::King => polygon(&[
            (-10.0, 9.0),
            (-13.0, -8.0),
            (-6.0, -1.0),
            (0.0, -12.0),
            (6.0, -1.0),
            (13.0, -8.0),
            (10.0, 9.0),
        ]),
        PieceKind::Rook => polygon(&[(-9.5, -9.5), (9.5, -9.5), (9.5, 9.5), (-9.5, 9.5)]),
        PieceKind::Bishop => polygon(&[(0.0, -13.0), (13.0, 0.0), (0.0, 13.0), (-13.0, 0.0)]),
        // The signs of the two metals: the Sun's disc and the Moon's horns.
        PieceKind::Gold => disc(middle, 11.5) + &disc(middle, 7.0) + &disc(middle, 3.2),
        PieceKind::Silver => format!(
            "M{}A11.5 11.5 0 1 1 {}A8.5 8.5 0 1 0 {}Z",
            middle.shifted(-7.5, -8.7),
            middle.shifted(-7.5, 8.7),
            middle.shifted(-7.5, -8.7)
        ),
        PieceKind::Knight => polygon(&[(0.0, -11.0), (12.0, 10.0), (-12.0, 10.0)]),
        PieceKind::Lance => polygon(&[(-4.0, -12.0), (4.0, -12.0), (4.0, 13.0), (-4.0, 13.0)]),
        _ => disc(middle, 7.5),
    }
}

/// The place of a mark, `share` of the way from the middle to the rim.
fn mark(wedge: Wedge, (right, forward): Direction, share: f64) -> Point {
    let y = match (right, forward) {
        (_, 2) => 41.0,
        (0, 1) => 40.0,
        (_, 1) => 28.0,
        (_, 0) => 0.0,
        _ => -31.0,
    };
    let x = match forward {
        2 => 18.0,
        0 => wedge.half_width(CENTRE * wedge.height) - 10.0,
        _ => wedge.half_width(CENTRE * wedge.height + y) - 12.0,
    };
    middle(wedge).shifted(x * share * f64::from(right), -y * share)
}

/// How far out arrows reach, as a share of the way to a dot.
const TIP: f64 = 1.12;

/// Path data of an arrow from the sign outwards.
fn arrow(wedge: Wedge, direction: Direction) -> String {
    let to = mark(wedge, direction, TIP);
    let from = middle(wedge).towards(to, CLEAR);
    arrow_path(from, to, 12.0, 0.75)
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
            let tips = lines.iter().map(|&line| (line, TIP, SPOKE / 2.0));
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

    #[test]
    fn a_piece_keeps_its_sign_when_it_is_turned_over() {
        let middle = at(0.0, 0.0);
        for kind in PieceKind::ALL {
            assert_eq!(sign(kind, middle), sign(kind.unpromoted(), middle));
        }
        let mut signs: Vec<String> = PieceKind::ALL
            .into_iter()
            .map(|kind| sign(kind, middle))
            .collect();
        signs.sort();
        signs.dedup();
        assert_eq!(signs.len(), 8);
    }
}
