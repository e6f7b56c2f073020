//! The traditional set: one brush-written character.

use komadai_core::PieceKind;

use super::{KingFace, ink};
use crate::geometry::{CELL_WIDTH, at};
use crate::glyph::Glyph;
use crate::wedge::Wedge;

/// The character on a face.
const fn character(kind: PieceKind, king: KingFace) -> char {
    match kind {
        PieceKind::King => match king {
            KingFace::Senior => '王',
            KingFace::Junior => '玉',
        },
        PieceKind::Rook => '飛',
        PieceKind::Bishop => '角',
        PieceKind::Gold => '金',
        PieceKind::Silver => '銀',
        PieceKind::Knight => '桂',
        PieceKind::Lance => '香',
        PieceKind::Pawn => '歩',
        PieceKind::Dragon => '龍',
        PieceKind::Horse => '馬',
        PieceKind::ProSilver => '全',
        PieceKind::ProKnight => '圭',
        PieceKind::ProLance => '杏',
        PieceKind::Tokin => 'と',
    }
}

/// The character, in red on a promoted face.
pub(super) fn face(kind: PieceKind, king: KingFace) -> String {
    let wedge = Wedge::of(kind);
    let Some(glyph) = Glyph::brush(character(kind, king)) else {
        // The test below holds that every character is in the table.
        return String::new();
    };
    // Box that a character may fill, narrowed by the slope of the long sides, a little below the
    // middle because the roof takes room above. Wide characters may reach almost to the edges.
    let scale = glyph
        .fit(wedge.width * 0.78, wedge.height * 0.66)
        .min(wedge.width * 0.001);
    let centre = at(CELL_WIDTH / 2.0, wedge.foot() - wedge.height * 0.455);
    // The stroke keeps the thin parts of the brush visible on a board as small as a telephone's.
    let colour = ink(kind);
    let paint = format!(r#"fill="{colour}" stroke="{colour}" stroke-width="14""#);
    glyph.centred(centre, scale, &paint)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_an_outline_of_its_own() {
        let mut faces = PieceKind::ALL
            .map(|kind| face(kind, KingFace::Junior))
            .to_vec();
        faces.push(face(PieceKind::King, KingFace::Senior));
        assert!(faces.iter().all(|face| face.starts_with("<path ")));
        faces.sort();
        faces.dedup();
        assert_eq!(faces.len(), 15);
    }
}
