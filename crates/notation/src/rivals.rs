//! Which pieces could go to the same square, and how Japanese notation tells them apart.

use komadai_core::{Bitboard, Color, PieceKind, Square};

/// Where a piece comes from, seen by its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// 右
    Right,
    /// 左
    Left,
    /// 直: straight up from the square below.
    Straight,
}

/// How a piece moves, seen by its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// 上: forward, straight or not.
    Up,
    /// 寄: sideways.
    Side,
    /// 引: back, straight or not.
    Down,
}

/// What has to be added to a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// Where the piece comes from.
    pub place: Option<Place>,
    /// How it moves.
    pub motion: Option<Motion>,
}

/// A step as its player sees it.
#[derive(Clone, Copy)]
struct Seen {
    /// How far to the right of the target the piece comes from.
    right: i8,
    /// How far forward it goes.
    forward: i8,
}

impl Seen {
    fn new(side: Color, from: Square, to: Square) -> Seen {
        // Lower files lie to the right and lower ranks in front, as Black sees the board.
        let (from, to) = (from.relative(side), to.relative(side));
        Seen {
            right: to.file().number() as i8 - from.file().number() as i8,
            forward: from.rank().number() as i8 - to.rank().number() as i8,
        }
    }

    const fn motion(self) -> Motion {
        match self.forward {
            1.. => Motion::Up,
            0 => Motion::Side,
            _ => Motion::Down,
        }
    }

    const fn straight(self) -> bool {
        self.right == 0 && self.forward > 0
    }
}

/// Pieces that go one step at a time stand to the left or right of the target or straight below it; far movers are compared with one another.
const fn steps(kind: PieceKind) -> bool {
    kind.moves_as_gold() || matches!(kind, PieceKind::Silver)
}

/// Tells the piece on `from` from all others in `group`: by its motion where no other has that; else straight where it goes straight up, else by its side where it is the
/// only one on that side; else by both.
#[must_use]
pub fn manner(side: Color, kind: PieceKind, from: Square, to: Square, group: Bitboard) -> Manner {
    let me = Seen::new(side, from, to);
    let others = || {
        group
            .into_iter()
            .filter(move |&other| other != from)
            .map(move |other| Seen::new(side, other, to))
    };
    if others().next().is_none() {
        return Manner::default();
    }
    let motion = Some(me.motion());
    if others().all(|other| Some(other.motion()) != motion) {
        return Manner {
            place: None,
            motion,
        };
    }
    if steps(kind) && me.straight() {
        return Manner {
            place: Some(Place::Straight),
            motion: None,
        };
    }
    let beside = |among: &[Seen]| {
        if among.iter().all(|other| other.right < me.right) {
            Some(Place::Right)
        } else if among.iter().all(|other| other.right > me.right) {
            Some(Place::Left)
        } else {
            None
        }
    };
    let all: Vec<Seen> = others().collect();
    if let Some(place) = beside(&all) {
        return Manner {
            place: Some(place),
            motion: None,
        };
    }
    let alike: Vec<Seen> = others()
        .filter(|other| Some(other.motion()) == motion)
        .collect();
    Manner {
        place: beside(&alike),
        motion,
    }
}

/// Those of `group` that a manner fits. A side names every piece that goes one step from that side of the target; of far movers, and where nobody
/// stands on that side, the outermost one.
#[must_use]
pub fn fitting(
    side: Color,
    kind: PieceKind,
    to: Square,
    group: Bitboard,
    manner: Manner,
) -> Bitboard {
    let seen = |from: Square| Seen::new(side, from, to);
    let moving: Bitboard = group
        .into_iter()
        .filter(|&from| {
            manner
                .motion
                .is_none_or(|motion| seen(from).motion() == motion)
        })
        .collect();
    let Some(place) = manner.place else {
        return moving;
    };
    if place == Place::Straight {
        return moving
            .into_iter()
            .filter(|&from| seen(from).straight())
            .collect();
    }
    let outwards = |from: Square| match place {
        Place::Left => -seen(from).right,
        _ => seen(from).right,
    };
    let beyond: Bitboard = moving
        .into_iter()
        .filter(|&from| outwards(from) > 0)
        .collect();
    if steps(kind) && !beyond.is_empty() {
        return beyond;
    }
    let far = moving.into_iter().map(outwards).max();
    moving
        .into_iter()
        .filter(|&from| Some(outwards(from)) == far)
        .collect()
}
