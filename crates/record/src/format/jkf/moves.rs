//! `move`: one move, of which everything may be missing that legality fills in.

use komadai_core::{Color, File, Move, PieceKind, Rank, Square};

use super::json::{Fault, Json};
use super::start;
use crate::Builder;
use crate::notation::{Manner, Motion, Place, fitting};
use crate::recorded::with_board;

/// A move as it is written; everything may be missing.
#[derive(Default)]
pub(super) struct Written {
    pub color: Option<Color>,
    pub from: Option<Square>,
    pub to: Option<Square>,
    pub piece: Option<PieceKind>,
    pub promote: Option<bool>,
    pub same: bool,
    pub relative: String,
    pub bad: bool,
}

/// What a written move means.
pub(super) enum Found {
    /// A move; the flag says that another piece is named than the one that stands there.
    Move(Move, bool),
    /// All that fit, if there are several.
    OneOf(Box<[Move]>),
    None,
}

/// Finds the move that is meant, filling in what is not written by what is legal.
pub(super) fn resolve(written: &Written, builder: &Builder) -> Found {
    let replay = builder.replay();
    let last = || builder.last_move().filter(|_| written.same).map(Move::to);
    let Some(to) = written.to.or_else(last) else {
        return Found::None;
    };
    if let Some(from) = written.from {
        let stands = replay.piece_at(from).map(|piece| piece.kind());
        let named = written.piece.or(stands);
        let turns = stands.and_then(PieceKind::promoted);
        let mut promote = written.promote.unwrap_or(false);
        // The face after the move may be named, as in CSA.
        promote |= turns.is_some() && turns == named && stands != named;
        let mut mv = Move::Board { from, to, promote };
        if written.promote.is_none()
            && !promote
            && let Some(position) = replay.position()
            && !position.is_legal(mv)
        {
            let turned = Move::Board {
                from,
                to,
                promote: true,
            };
            if position.is_legal(turned) {
                mv = turned;
            }
        }
        let other = stands.is_some() && stands != named && turns != named;
        return Found::Move(mv, other);
    }
    let Some(kind) = written.piece else {
        return Found::None;
    };
    let drop = kind
        .hand_piece()
        .filter(|_| !kind.is_promoted())
        .map(|piece| Move::Drop { piece, to });
    let held = kind
        .hand_piece()
        .is_some_and(|piece| replay.hand(replay.side()).has(piece));
    let relative = written.relative.as_str();
    if relative.contains('H') || (relative.is_empty() && held && replay.piece_at(to).is_none()) {
        return drop.map_or(Found::None, |mv| Found::Move(mv, false));
    }
    let promote = written.promote.unwrap_or(false);
    let found = with_board(replay, |board| {
        let group = board.reaching(kind, to);
        let group = fitting(board.side(), kind, to, group, manner(relative));
        group
            .into_iter()
            .map(|from| Move::Board { from, to, promote })
            .filter(|&mv| board.is_legal(mv))
            .collect::<Box<[Move]>>()
    });
    match *found {
        [] => drop.map_or(Found::None, |mv| Found::Move(mv, false)),
        [mv] => Found::Move(mv, false),
        _ => Found::OneOf(found),
    }
}

/// The letters of `relative`.
fn manner(relative: &str) -> Manner {
    let mut manner = Manner::default();
    for letter in relative.chars() {
        match letter {
            'L' => manner.place = Some(Place::Left),
            'C' => manner.place = Some(Place::Straight),
            'R' => manner.place = Some(Place::Right),
            'U' => manner.motion = Some(Motion::Up),
            'M' => manner.motion = Some(Motion::Side),
            'D' => manner.motion = Some(Motion::Down),
            _ => {}
        }
    }
    manner
}

pub(super) fn read(json: &mut Json<'_>) -> Result<Written, Fault> {
    let mut written = Written::default();
    json.object()?;
    while let Some(key) = json.key()? {
        match key.as_ref() {
            _ if json.null() => {}
            "color" => written.color = Some(start::color(json.number()?)),
            "from" => {
                written.from = square(json)?;
                written.bad |= written.from.is_none();
            }
            "to" => {
                written.to = square(json)?;
                written.bad |= written.to.is_none();
            }
            "piece" => {
                written.piece = super::kind(&json.string()?);
                written.bad |= written.piece.is_none();
            }
            "promote" => written.promote = Some(json.boolean()?),
            "same" => written.same = json.boolean()?,
            "relative" => written.relative = json.string()?.into_owned(),
            // What is captured follows from the board.
            _ => json.skip()?,
        }
    }
    Ok(written)
}

fn square(json: &mut Json<'_>) -> Result<Option<Square>, Fault> {
    let (mut x, mut y) = (0.0, 0.0);
    json.object()?;
    while let Some(key) = json.key()? {
        match key.as_ref() {
            "x" => x = json.number()?,
            "y" => y = json.number()?,
            _ => json.skip()?,
        }
    }
    let whole = |number: f64| {
        (number.fract() == 0.0 && (1.0..=9.0).contains(&number)).then_some(number as u8)
    };
    Ok((|| {
        let file = File::from_number(whole(x)?)?;
        let rank = Rank::from_number(whole(y)?)?;
        Some(Square::new(file, rank))
    })())
}
