//! The figures of chess, for those who know them; gold and silver by the signs of the metals, which are those of Sun and Moon.

use komadai_core::PieceKind;

use crate::geometry::{CELL_WIDTH, Num, at};
use crate::wedge::Wedge;

/// Path data in a field of 100 by 100 units with its middle at the origin.
const PAWN: &str =
    "M-7-4A14 14 0 1 1 7-4H14V3H8C9 14 15 20 22 25H-22C-15 20-9 14-8 3H-14V-4ZM-29 29H29V41H-29Z";
const LANCE: &str = "M0-44 20-14H8V41H-8V-14H-20Z";
const KNIGHT: &str = "M-23 25C-24 8-5 3-7-9C-12-5-15 1-22 4C-28 7-34 2-31-5C-28-14-22-19-17-28L-18-42-6-34C17-36 30-14 26 25ZM-13-22A3.200 3.200 0 1 0-6.600-22A3.200 3.200 0 1 0-13-22ZM-30 29H30V41H-30Z";
const SILVER: &str = "M-24-34A41 41 0 1 1-24 34A33 33 0 1 0-24-34Z";
const GOLD: &str = "M-38 0A38 38 0 1 0 38 0A38 38 0 1 0-38 0ZM-28 0A28 28 0 1 1 28 0A28 28 0 1 1-28 0ZM-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0Z";
const BISHOP: &str = "M-5.500-37A5.500 5.500 0 1 1 5.500-37C17-25 24-13 24-1C24 8 20 13 14 16H-14C-20 13-24 8-24-1C-24-13-17-25-5.500-37ZM-3-23H3V-13H12V-7H3V7H-3V-7H-12V-13H-3ZM-16 19H16V25H-16ZM-30 29H30V41H-30Z";
const ROOK: &str =
    "M-30-38H-18V-28H-7V-38H7V-28H18V-38H30V-17H21L24 25H-24L-21-17H-30ZM-31 29H31V41H-31Z";
const KING: &str = "M-4-46H4V-39H11V-31H4V-20C8-27 16-31 23-29C35-26 38-13 32-1C28 8 23 15 21 25H-21C-23 15-28 8-32-1C-38-13-35-26-23-29C-16-31-8-27-4-20V-31H-11V-39H-4ZM-26 29H26V41H-26Z";
/// The crown that makes a dragon of a rook and a horse of a bishop.
const CROWN: &str = "M-24-24-29-44-14-34 0-48 14-34 29-44 24-24Z";
/// How much the crowned figure shrinks under its crown.
const CROWNED: f64 = 0.72;

/// The figure of a kind, and whether it wears a crown.
const fn figure(kind: PieceKind) -> (&'static str, bool) {
    let figure = match kind.unpromoted() {
        PieceKind::King => KING,
        PieceKind::Rook => ROOK,
        PieceKind::Bishop => BISHOP,
        PieceKind::Gold => GOLD,
        PieceKind::Silver => SILVER,
        PieceKind::Knight => KNIGHT,
        PieceKind::Lance => LANCE,
        _ => PAWN,
    };
    (figure, matches!(kind, PieceKind::Dragon | PieceKind::Horse))
}

/// The figure, crowned or plain.
pub(super) fn face(kind: PieceKind, ink: &str) -> String {
    let wedge = Wedge::of(kind);
    // The figures stand in the lower part, where the wood is broad.
    let scale = wedge.width * 0.0088;
    let centre = at(CELL_WIDTH / 2.0, wedge.foot() - wedge.height * 0.435);
    let (path, crowned) = figure(kind);
    let drawn = if crowned {
        // The foot of the smaller figure stays where it was.
        let down = Num(41.0 * (1.0 - CROWNED));
        format!(
            r#"<path d="{CROWN}"/><path transform="translate(0 {down})scale({CROWNED})" d="{path}"/>"#
        )
    } else {
        format!(r#"<path d="{path}"/>"#)
    };
    format!(
        r#"<g transform="translate({centre})scale({})" fill="{ink}" fill-rule="evenodd">{drawn}</g>"#,
        Num(scale)
    )
}
