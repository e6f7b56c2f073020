//! The traditional sets: one brush-written character, or two.

use komadai_core::PieceKind;

use super::writing::Writing;
use super::{KingFace, Writings};
use crate::geometry::{CELL_WIDTH, at};
use crate::glyph::Glyph;
use crate::wedge::Wedge;

/// The characters on a face of the one-kanji set, from the top.
fn one(kind: PieceKind, king: KingFace, writings: Writings) -> &'static str {
    if let Some(writing) = writings.of(kind) {
        return writing.text();
    }
    match (kind.unpromoted(), king) {
        (PieceKind::King, KingFace::Senior) => "王",
        (PieceKind::King, KingFace::Junior) => "玉",
        (PieceKind::Rook, _) => "飛",
        (PieceKind::Bishop, _) if kind.is_promoted() => "馬",
        (PieceKind::Bishop, _) => "角",
        (PieceKind::Gold, _) => "金",
        (PieceKind::Silver, _) => "銀",
        (PieceKind::Knight, _) => "桂",
        (PieceKind::Lance, _) => "香",
        _ => "歩",
    }
}

/// The characters on a face of the two-kanji set, from the top.
fn two(kind: PieceKind, king: KingFace, writings: Writings) -> &'static str {
    let short = writings.of(PieceKind::Dragon) == Some(Writing::RyuShort);
    match kind {
        PieceKind::King => match king {
            KingFace::Senior => "王将",
            KingFace::Junior => "玉将",
        },
        PieceKind::Rook => "飛車",
        PieceKind::Bishop => "角行",
        PieceKind::Gold => "金将",
        PieceKind::Silver => "銀将",
        PieceKind::Knight => "桂馬",
        PieceKind::Lance => "香車",
        PieceKind::Pawn => "歩兵",
        PieceKind::Dragon if short => "竜王",
        PieceKind::Dragon => "龍王",
        PieceKind::Horse if short => "竜馬",
        PieceKind::Horse => "龍馬",
        PieceKind::ProSilver => "成銀",
        PieceKind::ProKnight => "成桂",
        PieceKind::ProLance => "成香",
        PieceKind::Tokin => "と金",
    }
}

/// A face of the one-kanji set.
pub(super) fn face(kind: PieceKind, king: KingFace, writings: Writings, ink: &str) -> String {
    written(one(kind, king, writings), Wedge::of(kind), ink)
}

/// A face of the two-kanji set.
pub(super) fn full_face(kind: PieceKind, king: KingFace, writings: Writings, ink: &str) -> String {
    written(two(kind, king, writings), Wedge::of(kind), ink)
}

fn written(text: &str, wedge: Wedge, ink: &str) -> String {
    // The tests below hold that every character is in the table.
    let glyphs: Vec<&Glyph> = text.chars().filter_map(Glyph::brush).collect();
    match glyphs[..] {
        [upper, lower] => stacked(upper, lower, wedge, ink),
        _ => glyphs
            .iter()
            .map(|glyph| alone(glyph, wedge, ink))
            .collect(),
    }
}

/// The stroke keeps the thin parts of the brush visible on a board as small as a telephone's.
fn paint(ink: &str, stroke: f64) -> String {
    format!(r#"fill="{ink}" stroke="{ink}" stroke-width="{stroke}""#)
}

fn alone(glyph: &Glyph, wedge: Wedge, ink: &str) -> String {
    // Box that a character may fill, narrowed by the slope of the long sides, a little below the
    // middle because the roof takes room above. Wide characters may reach almost to the edges.
    let scale = glyph
        .fit(wedge.width * 0.78, wedge.height * 0.66)
        .min(wedge.width * 0.001);
    let centre = at(CELL_WIDTH / 2.0, wedge.foot() - wedge.height * 0.455);
    glyph.centred(centre, (scale, scale), &paint(ink, 14.0))
}

/// Two characters above each other: drawn broad, as they are carved, to be as large as they can.
fn stacked(upper: &Glyph, lower: &Glyph, wedge: Wedge, ink: &str) -> String {
    /// Height of a character, as a share of the wedge's.
    const TALL: f64 = 0.355;
    /// Middles over the foot, likewise.
    const PLACES: [f64; 2] = [0.635, 0.245];
    /// How much broader than tall a character may be drawn.
    const BROADEST: f64 = 1.34;
    let tall = wedge.height * TALL;
    let mut elements = String::new();
    for (glyph, place) in [upper, lower].into_iter().zip(PLACES) {
        let middle = wedge.height * place;
        // The long sides lean inwards, so the upper edge of the box decides.
        let room = 2.0 * wedge.half_width((middle + tall / 2.0).min(wedge.shoulder())) - 9.0;
        let down = glyph.fit(1e6, tall).min(tall / 760.0);
        let across = glyph.fit(room, 1e6).min(down * BROADEST);
        let centre = at(CELL_WIDTH / 2.0, wedge.foot() - middle);
        elements += &glyph.centred(centre, (across, down), &paint(ink, 20.0));
    }
    elements
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every text that can stand on a face of `characters`.
    fn texts(characters: fn(PieceKind, KingFace, Writings) -> &'static str) -> Vec<&'static str> {
        let mut texts = vec![characters(
            PieceKind::King,
            KingFace::Senior,
            Writings::USUAL,
        )];
        for kind in PieceKind::ALL {
            for writing in Writing::ALL {
                let writings = Writings::USUAL.with(writing);
                texts.push(characters(kind, KingFace::Junior, writings));
            }
        }
        texts.sort_unstable();
        texts.dedup();
        texts
    }

    #[test]
    fn every_character_has_an_outline() {
        for (texts, count) in [(texts(one), 9 + 1 + 12), (texts(two), 15 + 2)] {
            assert_eq!(texts.len(), count, "{texts:?}");
            for text in texts {
                let face = written(text, Wedge::of(PieceKind::King), "#000");
                assert_eq!(
                    face.matches("<path ").count(),
                    text.chars().count(),
                    "{text}"
                );
            }
        }
    }
}
