//! Findings of the rules in a form that can be sent: why a move is illegal, what a declaration is
//! worth.

use std::borrow::Cow;
use std::fmt;

use komadai_core::{
    Color, DeclarationFail, Handicap, IllegalMove, ImpasseRule, Move, PieceKind, Position, Rule,
    Square, impasse,
};
use serde::{Deserialize, Serialize};

use crate::wire;

/// Why a move is illegal (R34): the wire form of core's [`IllegalMove`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct IllegalReport {
    /// The move.
    #[serde(rename = "move", with = "wire::text")]
    pub mv: Move,
    /// The kind of the piece that was to move or drop, such as `pro-knight`; `None` if the move
    /// starts on an empty square.
    pub piece: Option<Cow<'static, str>>,
    /// The stable key of the reason, such as `nifu`: one of [`IllegalReport::KEYS`].
    pub reason: Cow<'static, str>,
    /// The rule that is broken.
    #[serde(with = "wire::rule")]
    pub rule: Rule,
    /// The squares that prove it: the other pawn of nifu, the pieces that give check.
    #[serde(with = "wire::list_of_text")]
    pub squares: Vec<Square>,
    /// The reason in English, for logs and the command line.
    pub message: String,
}

impl IllegalReport {
    /// All keys of reasons, in core's order.
    pub const KEYS: [&'static str; 18] = [
        "empty-square",
        "not-your-piece",
        "stays-put",
        "own-piece-there",
        "cannot-reach",
        "blocked",
        "cannot-promote",
        "already-promoted",
        "outside-zone",
        "must-promote",
        "not-in-hand",
        "occupied",
        "dead-drop",
        "nifu",
        "king-into-check",
        "check-not-answered",
        "exposes-king",
        "uchifuzume",
    ];

    /// Reports why `mv` is illegal in `position`.
    #[must_use]
    pub fn new(position: &Position, mv: Move, illegal: &IllegalMove) -> Self {
        let kind = match mv {
            Move::Board { from, .. } => position.piece_at(from).map(|piece| piece.kind()),
            Move::Drop { piece, .. } => Some(piece.kind()),
        };
        IllegalReport {
            mv,
            piece: kind.map(|kind| Cow::Borrowed(kind_name(kind))),
            reason: Cow::Borrowed(illegal.key()),
            rule: illegal.rule(),
            squares: illegal.squares().into_iter().collect(),
            message: illegal.to_string(),
        }
    }
}

impl fmt::Display for IllegalReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// The name of a kind of piece in JSON, in kebab-case.
#[must_use]
pub const fn kind_name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawn",
        PieceKind::Lance => "lance",
        PieceKind::Knight => "knight",
        PieceKind::Silver => "silver",
        PieceKind::Gold => "gold",
        PieceKind::Bishop => "bishop",
        PieceKind::Rook => "rook",
        PieceKind::King => "king",
        PieceKind::Tokin => "tokin",
        PieceKind::ProLance => "pro-lance",
        PieceKind::ProKnight => "pro-knight",
        PieceKind::ProSilver => "pro-silver",
        PieceKind::Horse => "horse",
        PieceKind::Dragon => "dragon",
    }
}

/// The points of both sides when an impasse is counted (R37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CountReport {
    /// Black's points on the board and in hand.
    pub black: u8,
    /// White's, with the credit for the pieces that a handicap took.
    pub white: u8,
}

impl CountReport {
    /// Counts a position.
    #[must_use]
    pub fn new(position: &Position, handicap: Handicap) -> Self {
        let points = |color| impasse::impasse_points(position, color, handicap);
        CountReport {
            black: points(Color::Black),
            white: points(Color::White),
        }
    }
}

/// What a declaration by one side comes to, and which conditions it fails (R38).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DeclarationReport {
    /// The rule it is judged by.
    #[serde(with = "wire::impasse")]
    pub rule: ImpasseRule,
    /// The side that declares: the side to move.
    #[serde(with = "wire::color")]
    pub by: Color,
    /// Whether it may declare without losing.
    pub allowed: bool,
    /// Whether it wins by declaring.
    pub wins: bool,
    /// Its points in zone and hand with the handicap's credit; `None` where points do not count.
    pub points: Option<u8>,
    /// Its pieces in the zone without the king; `None` where they do not count.
    pub pieces: Option<u8>,
    /// The conditions that are not met.
    #[serde(with = "wire::fails")]
    pub fails: Vec<DeclarationFail>,
}

impl DeclarationReport {
    /// Judges a declaration by the side to move. Without a declaration rule nothing is allowed.
    #[must_use]
    pub fn new(position: &Position, rule: ImpasseRule, handicap: Handicap) -> Self {
        let by = position.side();
        let Some(found) = impasse::declaration(position, rule, handicap) else {
            return DeclarationReport {
                rule,
                by,
                allowed: false,
                wins: false,
                points: None,
                pieces: None,
                fails: Vec::new(),
            };
        };
        let counted = rule != ImpasseRule::Try;
        DeclarationReport {
            rule,
            by,
            allowed: found.allowed,
            wins: found.wins,
            points: counted.then_some(found.points),
            pieces: counted.then_some(found.pieces),
            fails: found.fails.to_vec(),
        }
    }
}
