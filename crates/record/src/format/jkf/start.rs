//! `initial`: the start position, by name or drawn.

use std::fmt::Write as _;

use komadai_core::{Color, File, HandPiece, Handicap, Piece, Rank, Setup, Square};

use super::json::{Fault, Json};
use crate::notation::csa;

const PRESETS: [(&str, Handicap); 16] = [
    ("HIRATE", Handicap::Even),
    ("KY", Handicap::Lance),
    ("KY_R", Handicap::RightLance),
    ("KA", Handicap::Bishop),
    ("HI", Handicap::Rook),
    ("HIKY", Handicap::RookLance),
    ("2", Handicap::Two),
    ("3", Handicap::Three),
    ("4", Handicap::Four),
    ("5", Handicap::Five),
    ("5_L", Handicap::LeftFive),
    ("6", Handicap::Six),
    ("7_L", Handicap::LeftSeven),
    ("7_R", Handicap::RightSeven),
    ("8", Handicap::Eight),
    ("10", Handicap::Ten),
];

/// What stood in `initial`.
#[derive(Debug, Default)]
pub(super) struct Start {
    /// The position; `None` if the name is not known and nothing is drawn.
    pub setup: Option<Setup>,
    /// The name, where it is not known.
    pub unknown: Option<String>,
    /// A value that could not stand where it stood.
    pub bad: Option<usize>,
}

pub(super) fn read(json: &mut Json<'_>) -> Result<Start, Fault> {
    let mut start = Start::default();
    let mut preset = None;
    let mut drawn = None;
    json.object()?;
    while let Some(key) = json.key()? {
        match key.as_ref() {
            _ if json.null() => {}
            "preset" => preset = Some(json.string()?.into_owned()),
            "data" => drawn = Some(data(json, &mut start.bad)?),
            _ => json.skip()?,
        }
    }
    let name = preset.as_deref().unwrap_or("OTHER");
    let known = PRESETS.iter().find(|(preset, _)| *preset == name);
    start.setup = known.map(|(_, handicap)| handicap.setup()).or(drawn);
    if start.setup.is_none() {
        start.unknown = Some(name.to_owned());
    }
    Ok(start)
}

fn data(json: &mut Json<'_>, bad: &mut Option<usize>) -> Result<Setup, Fault> {
    let mut setup = Setup::empty();
    json.object()?;
    while let Some(key) = json.key()? {
        match key.as_ref() {
            _ if json.null() => {}
            "color" => setup.set_side(color(json.number()?)),
            "board" => {
                json.array()?;
                let mut file = 0;
                while json.element()? {
                    file += 1;
                    rank_by_rank(json, File::from_number(file), &mut setup, bad)?;
                }
            }
            "hands" => {
                json.array()?;
                let mut colors = Color::ALL.into_iter();
                while json.element()? {
                    match colors.next() {
                        Some(color) => hand(json, color, &mut setup, bad)?,
                        None => json.skip()?,
                    }
                }
            }
            _ => json.skip()?,
        }
    }
    Ok(setup)
}

/// 0 is Black; anything else White.
pub(super) fn color(number: f64) -> Color {
    if number == 0.0 {
        Color::Black
    } else {
        Color::White
    }
}

fn rank_by_rank(
    json: &mut Json<'_>,
    file: Option<File>,
    setup: &mut Setup,
    bad: &mut Option<usize>,
) -> Result<(), Fault> {
    json.array()?;
    let mut number = 0u8;
    while json.element()? {
        number = number.saturating_add(1);
        let at = json.place();
        if json.null() {
            continue;
        }
        let (mut side, mut kind, mut named) = (None, None, false);
        json.object()?;
        while let Some(key) = json.key()? {
            match key.as_ref() {
                _ if json.null() => {}
                "color" => side = Some(color(json.number()?)),
                "kind" => {
                    named = true;
                    kind = super::kind(&json.string()?);
                }
                _ => json.skip()?,
            }
        }
        match (file, Rank::from_number(number), side, kind) {
            (Some(file), Some(rank), Some(side), Some(kind)) => {
                setup.set(Square::new(file, rank), Some(Piece::new(side, kind)));
            }
            (Some(_), Some(_), _, _) if !named => {}
            _ => *bad = Some(at),
        }
    }
    Ok(())
}

fn hand(
    json: &mut Json<'_>,
    color: Color,
    setup: &mut Setup,
    bad: &mut Option<usize>,
) -> Result<(), Fault> {
    if json.null() {
        return Ok(());
    }
    json.object()?;
    while let Some(key) = json.key()? {
        let at = json.place();
        let count = json.number()?;
        let piece = super::kind(&key).and_then(|kind| {
            let piece = kind.hand_piece()?;
            (piece.kind() == kind).then_some(piece)
        });
        let whole = (0.0..=f64::from(Setup::MAX_HELD)).contains(&count) && count.fract() == 0.0;
        match piece.filter(|_| whole) {
            Some(piece) => setup.set_held(color, piece, count as u16),
            None => *bad = Some(at),
        }
    }
    Ok(())
}

/// Writes the value of `initial`; the move number has no place in it.
pub(super) fn write(out: &mut String, start: &Setup) {
    let mut first = *start;
    first.set_ply(1);
    let preset = PRESETS
        .iter()
        .find(|(_, handicap)| handicap.setup() == first);
    if let Some((name, _)) = preset {
        let _ = write!(out, "{{\"preset\":\"{name}\"}}");
        return;
    }
    let side = start.side().index();
    let _ = write!(
        out,
        "{{\"preset\":\"OTHER\",\"data\":{{\"color\":{side},\"board\":["
    );
    for file in File::ALL {
        out.push_str(if file.number() == 1 { "\n[" } else { ",\n[" });
        for rank in Rank::ALL {
            if rank.number() > 1 {
                out.push(',');
            }
            match start.piece_at(Square::new(file, rank)) {
                None => out.push_str("{}"),
                Some(piece) => {
                    let (side, kind) = (piece.color().index(), csa(piece.kind()));
                    let _ = write!(out, "{{\"color\":{side},\"kind\":\"{kind}\"}}");
                }
            }
        }
        out.push(']');
    }
    out.push_str("],\n\"hands\":[");
    for color in Color::ALL {
        out.push_str(if color == Color::Black { "{" } else { ",{" });
        for piece in HandPiece::ALL {
            let comma = if piece == HandPiece::Pawn { "" } else { "," };
            let count = start.held(color, piece);
            let _ = write!(out, "{comma}\"{}\":{count}", csa(piece.kind()));
        }
        out.push('}');
    }
    out.push_str("]}}");
}
