//! Static exchange evaluation: what a series of captures on one square comes to.

use komadai_core::{Bitboard, Color, Move, PieceKind, Position, Square, attacks};

use crate::material;

/// The order in which a side throws its pieces into an exchange: the cheapest first, the king last.
const ORDER: [PieceKind; 14] = [
    PieceKind::Pawn,
    PieceKind::Lance,
    PieceKind::Knight,
    PieceKind::Silver,
    PieceKind::Tokin,
    PieceKind::ProLance,
    PieceKind::ProKnight,
    PieceKind::ProSilver,
    PieceKind::Gold,
    PieceKind::Bishop,
    PieceKind::Rook,
    PieceKind::Horse,
    PieceKind::Dragon,
    PieceKind::King,
];

/// Whether the exchange that a legal move begins gains at least `threshold` for the mover, in hundredths of a pawn.
///
/// A captured piece counts twice: it leaves the board and enters the captor's hand. The move's own promotion counts,
/// promotions of later captors do not; pins are not looked at, drops do not take part.
pub(crate) fn gains(position: &Position, mv: Move, threshold: i32) -> bool {
    let to = mv.to();
    let us = position.side();
    let mut occupied = position.occupied() | to.into();
    let mut balance = -threshold;
    if let Move::Board { from, promote, .. } = mv {
        occupied = occupied - from.into();
        if let Some(piece) = position.piece_at(to) {
            balance += material::swing(piece.kind());
        }
        if promote {
            balance += material::promotion_gain(material::moving_kind(position, mv));
        }
    }
    if balance < 0 {
        return false;
    }
    // `balance` is from here on what the side that captures next is ahead by, if it captures and no one recaptures.
    balance = material::swing(material::arriving_kind(position, mv)) - balance;
    if balance <= 0 {
        return true;
    }
    let mut attackers = position.attackers_to_with(to, Color::Black, occupied)
        | position.attackers_to_with(to, Color::White, occupied);
    let mut side = us;
    let mut mover_is_ahead = true;
    loop {
        side = side.other();
        attackers &= occupied;
        let Some((kind, from)) = cheapest(position, side, attackers & position.pieces(side)) else {
            return mover_is_ahead;
        };
        if kind == PieceKind::King {
            // The king may not capture what is defended.
            let defended = attackers.meets(position.pieces(side.other()));
            return mover_is_ahead == defended;
        }
        mover_is_ahead = !mover_is_ahead;
        balance = material::swing(kind) - balance;
        // Ties go to the mover: it was to reach the threshold.
        if balance < i32::from(mover_is_ahead) {
            return mover_is_ahead;
        }
        occupied = occupied - from.into();
        attackers |= sliders_towards(position, to, occupied);
    }
}

fn cheapest(position: &Position, side: Color, own: Bitboard) -> Option<(PieceKind, Square)> {
    if own.is_empty() {
        return None;
    }
    ORDER.iter().find_map(|&kind| {
        let square = (own & position.of(side, kind)).first()?;
        Some((kind, square))
    })
}

/// Sliders of both sides that reach the square among the pieces that are left.
fn sliders_towards(position: &Position, to: Square, occupied: Bitboard) -> Bitboard {
    let bishops = position.of_kind(PieceKind::Bishop) | position.of_kind(PieceKind::Horse);
    let rooks = position.of_kind(PieceKind::Rook) | position.of_kind(PieceKind::Dragon);
    let mut found = Bitboard::EMPTY;
    if !bishops.is_empty() {
        found |= attacks::bishop(to, occupied) & bishops;
    }
    if !rooks.is_empty() {
        found |= attacks::rook(to, occupied) & rooks;
    }
    for color in Color::ALL {
        let lances = position.of(color, PieceKind::Lance);
        if !lances.is_empty() {
            found |= attacks::lance(color.other(), to, occupied) & lances;
        }
    }
    found & occupied
}

#[cfg(test)]
mod tests;
