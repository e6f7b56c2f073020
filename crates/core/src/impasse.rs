//! Impasse and entering-king declaration (R37, R38).

use core::fmt;
use core::str::FromStr;

use crate::{Bitboard, Color, Handicap, PieceKind, Position, Square};

/// Which rule decides an impasse (R37, R38).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ImpasseRule {
    /// No declaration.
    None,
    /// The 24-point rule of official games: 31 points win, 24 to 30 draw.
    Points24,
    /// The 27-point rule of amateur and computer events: 28 points win for Black, 27 for White.
    #[default]
    Points27,
    /// The try rule: the king reaches the square where the enemy king started.
    Try,
}

impl ImpasseRule {
    /// All rules.
    pub const ALL: [ImpasseRule; 4] = [
        ImpasseRule::None,
        ImpasseRule::Points24,
        ImpasseRule::Points27,
        ImpasseRule::Try,
    ];

    /// The name in settings: `none`, `24`, `27` or `try`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ImpasseRule::None => "none",
            ImpasseRule::Points24 => "24",
            ImpasseRule::Points27 => "27",
            ImpasseRule::Try => "try",
        }
    }
}

impl fmt::Display for ImpasseRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no impasse rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected an impasse rule: none, 24, 27 or try")]
pub struct ImpasseRuleError;

impl FromStr for ImpasseRule {
    type Err = ImpasseRuleError;
    fn from_str(text: &str) -> Result<ImpasseRule, ImpasseRuleError> {
        ImpasseRule::ALL
            .into_iter()
            .find(|rule| rule.name() == text)
            .ok_or(ImpasseRuleError)
    }
}

/// A condition of a declaration that is not met.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DeclarationFail {
    /// The king is not in the promotion zone, or there is none.
    KingNotInZone,
    /// The king is not on the square where the enemy king started (try rule).
    KingNotOnSquare,
    /// The declaring side is in check.
    InCheck,
    /// Fewer than ten other own pieces stand in the zone.
    TooFewPieces,
    /// Too few points.
    TooFewPoints,
}

impl DeclarationFail {
    /// The key in machine-readable output, such as `king_not_in_zone`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            DeclarationFail::KingNotInZone => "king_not_in_zone",
            DeclarationFail::KingNotOnSquare => "king_not_on_square",
            DeclarationFail::InCheck => "in_check",
            DeclarationFail::TooFewPieces => "too_few_pieces",
            DeclarationFail::TooFewPoints => "too_few_points",
        }
    }
}

/// What a declaration by the side to move would be worth.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Declaration {
    /// Whether the side may declare without losing: it wins or draws.
    pub allowed: bool,
    /// Whether it wins.
    pub wins: bool,
    /// Its points in the zone and in hand, with the handicap credit (R37, R38). 0 to 54; not counted under the try rule.
    pub points: u8,
    /// Its pieces in the zone without the king. Not counted under the try rule.
    pub pieces: u8,
    /// The conditions that are not met, in the order of [`DeclarationFail`].
    pub fails: arrayvec::ArrayVec<DeclarationFail, 5>,
}

/// The points of a piece: rook and bishop 5, the king 0, every other 1; promotion changes nothing (R37).
#[must_use]
pub const fn value(kind: PieceKind) -> u8 {
    match kind.unpromoted() {
        PieceKind::King => 0,
        PieceKind::Rook | PieceKind::Bishop => 5,
        _ => 1,
    }
}

fn points_on(position: &Position, squares: Bitboard) -> u8 {
    let kinds = squares
        .into_iter()
        .filter_map(|square| position.piece_at(square));
    kinds.map(|piece| value(piece.kind())).sum()
}

fn points_in_hand(position: &Position, color: Color) -> u8 {
    position
        .hand(color)
        .iter()
        .map(|(piece, count)| value(piece.kind()) * count)
        .sum()
}

/// The credit of a side: uwate's missing pieces count for it (R37).
fn credit(color: Color, handicap: Handicap) -> u8 {
    if color == Color::White {
        handicap.points()
    } else {
        0
    }
}

/// A side's points when an impasse is counted: all its pieces on the board and in hand, with the handicap credit (R37).
#[must_use]
pub fn impasse_points(position: &Position, color: Color, handicap: Handicap) -> u8 {
    points_on(position, position.pieces(color))
        + points_in_hand(position, color)
        + credit(color, handicap)
}

/// How an impasse ends when both sides agree to count, by the 24-point rule (R37): `None` for a draw, else the winner.
///
/// Where pieces are missing from the set both sides can have fewer than 24 points; neither has then won, so this is a draw too.
#[must_use]
pub fn count_impasse(position: &Position, handicap: Handicap) -> Option<Color> {
    let falls_short = |color| impasse_points(position, color, handicap) < 24;
    match Color::ALL.map(falls_short) {
        [true, false] => Some(Color::White),
        [false, true] => Some(Color::Black),
        _ => None,
    }
}

fn declare(position: &Position, handicap: Handicap, draws_from: u8, wins_from: u8) -> Declaration {
    let us = position.side();
    let zone = Bitboard::zone(us);
    let king = position.king(us);
    let camp = position.pieces(us) & zone;
    let camp = king.map_or(camp, |king| camp - king.into());
    let pieces = camp.count() as u8;
    let points = points_on(position, camp) + points_in_hand(position, us) + credit(us, handicap);
    let mut fails = arrayvec::ArrayVec::new();
    if !king.is_some_and(|king| zone.contains(king)) {
        fails.push(DeclarationFail::KingNotInZone);
    }
    if position.in_check() {
        fails.push(DeclarationFail::InCheck);
    }
    if pieces < 10 {
        fails.push(DeclarationFail::TooFewPieces);
    }
    if points < draws_from {
        fails.push(DeclarationFail::TooFewPoints);
    }
    let allowed = fails.is_empty();
    Declaration {
        allowed,
        wins: allowed && points >= wins_from,
        points,
        pieces,
        fails,
    }
}

/// Judges a declaration of the side to move by the 27-point rule: 28 points win for Black, 27 for White (R38).
#[must_use]
pub fn declaration27(position: &Position, handicap: Handicap) -> Declaration {
    let needed = match position.side() {
        Color::Black => 28,
        Color::White => 27,
    };
    declare(position, handicap, needed, needed)
}

/// Judges a declaration of the side to move by the 24-point rule: 31 points win, 24 to 30 draw (R38).
#[must_use]
pub fn declaration24(position: &Position, handicap: Handicap) -> Declaration {
    declare(position, handicap, 24, 31)
}

/// The square that a side's king must reach under the try rule (R38).
#[must_use]
pub const fn try_square(color: Color) -> Square {
    match color {
        Color::Black => Square::S5A,
        Color::White => Square::S5I,
    }
}

/// Judges the try rule for the side to move: its king stands on the enemy king's start square and is not attacked there (R38).
#[must_use]
pub fn declaration_try(position: &Position) -> Declaration {
    let us = position.side();
    let mut fails = arrayvec::ArrayVec::new();
    if position.king(us) != Some(try_square(us)) {
        fails.push(DeclarationFail::KingNotOnSquare);
    }
    if position.in_check() {
        fails.push(DeclarationFail::InCheck);
    }
    let allowed = fails.is_empty();
    Declaration {
        allowed,
        wins: allowed,
        points: 0,
        pieces: 0,
        fails,
    }
}

/// Judges a declaration of the side to move by a rule; `None` if the rule knows no declaration.
#[must_use]
pub fn declaration(
    position: &Position,
    rule: ImpasseRule,
    handicap: Handicap,
) -> Option<Declaration> {
    match rule {
        ImpasseRule::None => None,
        ImpasseRule::Points24 => Some(declaration24(position, handicap)),
        ImpasseRule::Points27 => Some(declaration27(position, handicap)),
        ImpasseRule::Try => Some(declaration_try(position)),
    }
}
