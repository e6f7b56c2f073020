//! Why a move is illegal.

use core::fmt;

use crate::{Bitboard, HandPiece, PieceKind, Rule, Square};

/// The reason why a move is illegal in a position. Where several rules are broken, the first in the order of these
/// variants is named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum IllegalMove {
    /// There is no piece to move on the square (R7).
    EmptySquare {
        /// The empty square.
        from: Square,
    },
    /// The piece belongs to the opponent (R7).
    NotYourPiece {
        /// Where it stands.
        from: Square,
    },
    /// The piece would stay where it is, which is passing (R7).
    StaysPut {
        /// Where it stands.
        from: Square,
    },
    /// An own piece stands on the target (R16).
    OwnPieceThere {
        /// The target.
        to: Square,
    },
    /// The piece does not move like that (R8–R15, R22–R24).
    CannotReach {
        /// The kind, which names the rule.
        kind: PieceKind,
        /// Where it stands.
        from: Square,
        /// Where it cannot go.
        to: Square,
    },
    /// The piece would have to jump, which the knight alone may (R16).
    Blocked {
        /// The pieces in the way.
        by: Bitboard,
    },
    /// A king or a gold has no other face (R25).
    CannotPromote {
        /// The kind.
        kind: PieceKind,
        /// Where it stands.
        from: Square,
    },
    /// The piece lies with its promoted face up already (R26).
    AlreadyPromoted {
        /// The kind.
        kind: PieceKind,
        /// Where it stands.
        from: Square,
    },
    /// The move neither starts nor ends in the promotion zone (R19).
    OutsideZone {
        /// Where it starts.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// The piece could never move again unless it promotes (R21).
    MustPromote {
        /// The kind.
        kind: PieceKind,
        /// The target.
        to: Square,
    },
    /// The piece is not in hand (R27).
    NotInHand {
        /// The kind.
        piece: HandPiece,
    },
    /// A drop needs an empty square (R27).
    Occupied {
        /// The occupied target.
        to: Square,
    },
    /// The dropped piece could never move (R28).
    DeadDrop {
        /// The kind.
        piece: HandPiece,
        /// The target.
        to: Square,
    },
    /// Nifu: the file holds an own unpromoted pawn already (R29).
    Nifu {
        /// The pawn that stands there.
        pawn: Square,
        /// The target.
        to: Square,
    },
    /// The king would stand in check on its new square (R18).
    KingIntoCheck {
        /// The target.
        to: Square,
        /// The pieces that attack it.
        attackers: Bitboard,
    },
    /// The king is in check, and the move does not answer it (R18).
    CheckNotAnswered {
        /// The king.
        king: Square,
        /// The pieces that give check.
        checkers: Bitboard,
    },
    /// The piece is pinned: without it the king stands in check (R18).
    ExposesKing {
        /// The king.
        king: Square,
        /// The pieces that would give check.
        attackers: Bitboard,
    },
    /// Uchifuzume: the dropped pawn would give mate at once (R30).
    Uchifuzume {
        /// Where the pawn is dropped.
        to: Square,
        /// The mated king.
        king: Square,
        /// The pieces that keep the king from taking the pawn.
        guards: Bitboard,
    },
}

use IllegalMove::{
    AlreadyPromoted, Blocked, CannotPromote, CannotReach, CheckNotAnswered, DeadDrop, EmptySquare,
    ExposesKing, KingIntoCheck, MustPromote, Nifu, NotInHand, NotYourPiece, Occupied, OutsideZone,
    OwnPieceThere, StaysPut, Uchifuzume,
};

/// The rule that says how a kind moves.
pub(crate) const fn movement_rule(kind: PieceKind) -> Rule {
    Rule::r(match kind {
        PieceKind::King => 8,
        PieceKind::Rook => 9,
        PieceKind::Bishop => 10,
        PieceKind::Gold => 11,
        PieceKind::Silver => 12,
        PieceKind::Knight => 13,
        PieceKind::Lance => 14,
        PieceKind::Pawn => 15,
        PieceKind::Tokin | PieceKind::ProLance | PieceKind::ProKnight | PieceKind::ProSilver => 22,
        PieceKind::Dragon => 23,
        PieceKind::Horse => 24,
    })
}

impl IllegalMove {
    /// The rule that is broken.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            EmptySquare { .. } | NotYourPiece { .. } | StaysPut { .. } => Rule::r(7),
            OwnPieceThere { .. } | Blocked { .. } => Rule::r(16),
            CannotReach { kind, .. } => movement_rule(*kind),
            CannotPromote { .. } => Rule::r(25),
            AlreadyPromoted { .. } => Rule::r(26),
            OutsideZone { .. } => Rule::r(19),
            MustPromote { .. } => Rule::r(21),
            NotInHand { .. } | Occupied { .. } => Rule::r(27),
            DeadDrop { .. } => Rule::r(28),
            Nifu { .. } => Rule::r(29),
            KingIntoCheck { .. } | CheckNotAnswered { .. } | ExposesKing { .. } => Rule::r(18),
            Uchifuzume { .. } => Rule::r(30),
        }
    }

    /// A stable key in kebab case on which translated texts hang, such as `nifu` or `king-into-check`.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            EmptySquare { .. } => "empty-square",
            NotYourPiece { .. } => "not-your-piece",
            StaysPut { .. } => "stays-put",
            OwnPieceThere { .. } => "own-piece-there",
            CannotReach { .. } => "cannot-reach",
            Blocked { .. } => "blocked",
            CannotPromote { .. } => "cannot-promote",
            AlreadyPromoted { .. } => "already-promoted",
            OutsideZone { .. } => "outside-zone",
            MustPromote { .. } => "must-promote",
            NotInHand { .. } => "not-in-hand",
            Occupied { .. } => "occupied",
            DeadDrop { .. } => "dead-drop",
            Nifu { .. } => "nifu",
            KingIntoCheck { .. } => "king-into-check",
            CheckNotAnswered { .. } => "check-not-answered",
            ExposesKing { .. } => "exposes-king",
            Uchifuzume { .. } => "uchifuzume",
        }
    }

    /// The squares that prove it, for marking on a board: the other pawn of nifu, the checkers, the pieces in the way.
    #[must_use]
    pub fn squares(&self) -> Bitboard {
        match *self {
            EmptySquare { from } | NotYourPiece { from } | StaysPut { from } => from.into(),
            CannotPromote { from, .. } | AlreadyPromoted { from, .. } => from.into(),
            OwnPieceThere { to } | Occupied { to } => to.into(),
            MustPromote { to, .. } | DeadDrop { to, .. } => to.into(),
            CannotReach { from, to, .. } | OutsideZone { from, to } => {
                Bitboard::of(from) | to.into()
            }
            Blocked { by } => by,
            NotInHand { .. } => Bitboard::EMPTY,
            Nifu { pawn, .. } => pawn.into(),
            KingIntoCheck { attackers, .. } => attackers,
            CheckNotAnswered { king, checkers } => checkers | king.into(),
            ExposesKing { king, attackers } => attackers | king.into(),
            Uchifuzume { to, king, guards } => guards | to.into() | king.into(),
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmptySquare { from } => write!(f, "there is no piece on {from}"),
            NotYourPiece { from } => write!(f, "the piece on {from} is the opponent's"),
            StaysPut { from } => write!(f, "the piece on {from} must move: passing is not allowed"),
            OwnPieceThere { to } => write!(f, "an own piece stands on {to}"),
            CannotReach { kind, from, to } => {
                write!(
                    f,
                    "the piece {} on {from} does not move to {to}",
                    kind.usi()
                )
            }
            Blocked { by } => write!(f, "a piece is in the way: {by:?}"),
            CannotPromote { kind, .. } => write!(f, "the piece {} does not promote", kind.usi()),
            AlreadyPromoted { kind, .. } => {
                write!(f, "the piece {} is promoted already", kind.usi())
            }
            OutsideZone { .. } => {
                write!(
                    f,
                    "a move promotes only if it starts or ends in the promotion zone"
                )
            }
            MustPromote { kind, to } => {
                write!(
                    f,
                    "the piece {} must promote on {to}: it could never move again",
                    kind.usi()
                )
            }
            NotInHand { piece } => write!(f, "there is no {} in hand", piece.letter()),
            Occupied { to } => write!(f, "a drop needs an empty square, {to} is occupied"),
            DeadDrop { piece, to } => {
                write!(
                    f,
                    "the piece {} dropped on {to} could never move",
                    piece.letter()
                )
            }
            Nifu { pawn, .. } => {
                write!(f, "nifu: an own pawn stands on {pawn}, on the same file")
            }
            KingIntoCheck { to, attackers } => {
                write!(
                    f,
                    "the king would stand in check on {to}, attacked from {attackers:?}"
                )
            }
            CheckNotAnswered { checkers, .. } => {
                write!(
                    f,
                    "the king is in check from {checkers:?}, and the move does not answer it"
                )
            }
            ExposesKing { attackers, .. } => {
                write!(
                    f,
                    "the move would leave the king in check from {attackers:?}"
                )
            }
            Uchifuzume { to, .. } => {
                write!(
                    f,
                    "uchifuzume: a pawn dropped on {to} would give mate at once"
                )
            }
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl core::error::Error for IllegalMove {}
