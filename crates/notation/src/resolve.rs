//! Which move of a position a text means.

use komadai_core::{Color, Move, PieceKind, Position, Square};

use crate::board::Board;
use crate::error::Candidate;
use crate::read::{Reading, Shape, Target};
use crate::rivals::fitting;
use crate::{ParseError, Style, format};

/// Everything that a text can mean on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fitting {
    /// The side that a mark such as ▲ names.
    pub mark: Option<Color>,
    /// The piece that is named and that does not stand on the square of origin; the piece that does is meant then.
    pub misnamed: Option<PieceKind>,
    /// Where the move goes.
    pub to: Square,
    /// The kind that is named.
    pub kind: Option<PieceKind>,
    /// The legal moves. Of two that differ in promotion alone, the one that does not promote stands first.
    pub legal: Vec<Move>,
    /// The moves that a piece can make but a rule forbids.
    pub illegal: Vec<Move>,
}

/// The moves that fit a reading; a wrong name beside an origin is passed over.
pub(crate) fn fits(
    board: &dyn Board,
    mut reading: Reading,
    previous: Option<Square>,
) -> Result<Fitting, ParseError> {
    let (found, misnamed) = match candidates(board, &reading, previous) {
        Err(ParseError::OtherPiece { .. }) => {
            let misnamed = reading.kind.take();
            (candidates(board, &reading, previous)?, misnamed)
        }
        found => (found?, None),
    };
    Ok(Fitting {
        mark: reading.mark,
        misnamed,
        to: found.to,
        kind: reading.kind,
        legal: found.legal,
        illegal: found.illegal,
    })
}

/// The moves that fit a reading, found by how pieces move.
#[derive(Debug)]
pub(crate) struct Candidates {
    /// Where the text says that the move goes.
    pub(crate) to: Square,
    /// The legal ones.
    pub(crate) legal: Vec<Move>,
    /// Those that a piece can make but a rule forbids.
    pub(crate) illegal: Vec<Move>,
}

/// Finds everything that a reading could mean. The side's mark is not looked at.
pub(crate) fn candidates(
    board: &dyn Board,
    reading: &Reading,
    previous: Option<Square>,
) -> Result<Candidates, ParseError> {
    let to = match reading.target {
        Target::Square(to) => to,
        Target::Same => previous.ok_or(ParseError::NoPrevious)?,
    };
    let moves = match (reading.from, reading.drop) {
        (Some(from), _) => from_square(board, reading, from, to)?,
        (None, Some(true)) => drops(reading, to),
        (None, drop) => {
            let moves = on_the_board(board, reading, to);
            let unsaid = drop.is_none() && reading.shape == Shape::SquareFirst;
            if moves.is_empty() && unsaid && in_hand(board, reading) {
                drops(reading, to)
            } else {
                moves
            }
        }
    };
    let (mut legal, illegal) = moves
        .into_iter()
        .partition::<Vec<_>, _>(|&mv| board.is_legal(mv));
    if reading.promote.is_none()
        && !may_promote_unsaid(reading)
        && legal.iter().any(|mv| !mv.is_promotion())
    {
        legal.retain(|mv| !mv.is_promotion());
    }
    Ok(Candidates { to, legal, illegal })
}

/// Whether a text that says nothing of promotion could mean either.
const fn may_promote_unsaid(reading: &Reading) -> bool {
    matches!(reading.shape, Shape::PieceFirst | Shape::TargetOnly)
}

/// The one move that a reading means.
pub(crate) fn resolve(
    position: &Position,
    reading: &Reading,
    previous: Option<Square>,
    style: Option<Style>,
) -> Result<Move, ParseError> {
    if reading.mark.is_some_and(|mark| mark != position.side()) {
        return Err(ParseError::WrongSide {
            expected: position.side(),
        });
    }
    let found = candidates(position, reading, previous)?;
    match (found.legal.as_slice(), found.illegal.first()) {
        (&[mv], _) => Ok(mv),
        ([], Some(&mv)) => match position.check_move(mv) {
            Ok(()) => Ok(mv),
            Err(why) => Err(ParseError::Illegal { mv, why }),
        },
        ([], None) => Err(ParseError::NoSuchMove {
            color: position.side(),
            kind: reading.kind,
            to: found.to,
        }),
        (several, _) => Err(ambiguous(position, several, previous, style)),
    }
}

fn ambiguous(
    position: &Position,
    moves: &[Move],
    previous: Option<Square>,
    style: Option<Style>,
) -> ParseError {
    let style = style.unwrap_or(Style::Usi);
    let candidates = moves
        .iter()
        .map(|&mv| Candidate {
            mv,
            text: format(position, mv, previous, style).to_string(),
        })
        .collect();
    ParseError::Ambiguous { candidates }
}

/// A move whose origin the text names: what it says counts, whether a piece can do it or not.
fn from_square(
    board: &dyn Board,
    reading: &Reading,
    from: Square,
    to: Square,
) -> Result<Vec<Move>, ParseError> {
    let there = board.piece_at(from);
    let make = |promote| Move::Board { from, to, promote };
    if reading.shape == Shape::Csa {
        let promote = match (there, reading.kind) {
            (Some(there), Some(after)) if there.kind().promoted() == Some(after) => true,
            (Some(there), Some(after)) if there.kind() != after => {
                return Err(other_piece(from, there.kind(), after));
            }
            _ => false,
        };
        return Ok(vec![make(promote)]);
    }
    if let (Some(there), Some(named)) = (there, reading.kind)
        && there.kind() != named
    {
        return Err(other_piece(from, there.kind(), named));
    }
    Ok(match reading.promote {
        Some(promote) => vec![make(promote)],
        None if reading.shape == Shape::PieceFirst && board.is_legal(make(true)) => {
            vec![make(false), make(true)]
        }
        None => vec![make(false)],
    })
}

fn other_piece(from: Square, there: PieceKind, named: PieceKind) -> ParseError {
    ParseError::OtherPiece {
        from,
        there: there.usi(),
        named: named.usi(),
    }
}

fn drops(reading: &Reading, to: Square) -> Vec<Move> {
    let Some(kind) = reading.kind.filter(|kind| !kind.is_promoted()) else {
        return Vec::new();
    };
    match kind.hand_piece() {
        Some(piece) if reading.promote != Some(true) => vec![Move::Drop { piece, to }],
        _ => Vec::new(),
    }
}

fn in_hand(board: &dyn Board, reading: &Reading) -> bool {
    reading
        .kind
        .filter(|kind| !kind.is_promoted())
        .and_then(PieceKind::hand_piece)
        .is_some_and(|piece| board.holds(piece))
}

fn on_the_board(board: &dyn Board, reading: &Reading, to: Square) -> Vec<Move> {
    let own = board
        .piece_at(to)
        .is_some_and(|piece| piece.color() == board.side());
    if own {
        return Vec::new();
    }
    let kinds = match reading.kind {
        Some(kind) => vec![kind],
        None => PieceKind::ALL.to_vec(),
    };
    let mut moves = Vec::new();
    for kind in kinds {
        let group = board.reaching(kind, to);
        for from in fitting(board.side(), kind, to, group, reading.manner) {
            for promote in [false, true] {
                let said = reading.promote.is_none_or(|said| said == promote);
                let can = !promote || can_promote(board.side(), kind, from, to);
                if said && can {
                    moves.push(Move::Board { from, to, promote });
                }
            }
        }
    }
    moves
}

/// Whether a piece of the kind may turn over when it goes from one square to the other (R19, R25, R26).
#[must_use]
pub fn can_promote(side: Color, kind: PieceKind, from: Square, to: Square) -> bool {
    kind.promoted().is_some() && (from.in_zone(side) || to.in_zone(side))
}
