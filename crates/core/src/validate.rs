//! From a setup to a position: every broken rule by name.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::{Bitboard, Color, File, HandPiece, Piece, PieceKind, Position, Rule, Setup, Square};

/// How strict the conversion from [`Setup`] to [`Position`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strictness {
    /// A game: each side has one king.
    #[default]
    Game,
    /// A mate problem: one side, the attacker, may have no king, whoever is to move. All else is as in a game.
    MateProblem,
}

/// One broken rule of a setup.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// A side has no king although the strictness demands one.
    MissingKing(Color),
    /// Neither side has a king.
    NoKings,
    /// A side has two kings or more.
    SeveralKings(Color),
    /// More pieces of an unpromoted kind than a set holds, on the board and in both hands together.
    TooManyPieces {
        /// The unpromoted kind.
        kind: PieceKind,
        /// How many there are.
        count: u32,
    },
    /// Two unpromoted pawns of a side on one file.
    Nifu {
        /// The owner.
        color: Color,
        /// The second pawn found, seen from rank `a`.
        square: Square,
    },
    /// A piece stands where it could never move.
    DeadPiece {
        /// The piece.
        piece: Piece,
        /// Its square.
        square: Square,
    },
    /// The side to move could capture the enemy king.
    OpponentInCheck {
        /// The side whose king stands attacked though it is not to move.
        color: Color,
    },
    /// The move number lies beyond the largest that is supported (1,000,000).
    PlyOutOfRange(u32),
}

impl SetupError {
    /// The rule that is broken; `None` where no rule of the game speaks of it.
    #[must_use]
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            SetupError::MissingKing(_)
            | SetupError::NoKings
            | SetupError::SeveralKings(_)
            | SetupError::TooManyPieces { .. } => Some(Rule::r(2)),
            SetupError::Nifu { .. } => Some(Rule::r(29)),
            SetupError::DeadPiece { .. } => Some(Rule::r(21)),
            SetupError::OpponentInCheck { .. } => Some(Rule::r(18)),
            SetupError::PlyOutOfRange(_) => None,
        }
    }

    /// The squares that show the fault.
    #[must_use]
    pub fn squares(&self) -> Option<Square> {
        match *self {
            SetupError::Nifu { square, .. } | SetupError::DeadPiece { square, .. } => Some(square),
            _ => None,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::MissingKing(color) => write!(f, "{color} has no king"),
            SetupError::NoKings => write!(f, "neither side has a king"),
            SetupError::SeveralKings(color) => write!(f, "{color} has more than one king"),
            SetupError::TooManyPieces { kind, count } => write!(
                f,
                "too many pieces of kind {}: {count}, a set holds {}",
                kind.letter(),
                kind.in_a_set()
            ),
            SetupError::Nifu { color, square } => {
                write!(
                    f,
                    "nifu: {color} has two pawns on file {}",
                    square.file().number()
                )
            }
            SetupError::DeadPiece { piece, square } => {
                write!(f, "the piece {piece} on {square} could never move")
            }
            SetupError::OpponentInCheck { color } => {
                write!(f, "{color}'s king can be captured by the side to move")
            }
            SetupError::PlyOutOfRange(ply) => {
                write!(f, "move number {ply} is above {}", Position::MAX_PLY)
            }
        }?;
        match self.rule() {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for SetupError {}

/// All broken rules of a setup, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupErrors(Vec<SetupError>);

impl SetupErrors {
    /// The broken rules, in a fixed order: kings, counts, nifu, dead pieces, the capturable king.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &SetupError> {
        self.0.iter()
    }

    /// Whether a fault is among them.
    #[must_use]
    pub fn contains(&self, error: &SetupError) -> bool {
        self.0.contains(error)
    }
}

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if n > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

/// A setup that is no position, with every rule it breaks.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{errors}")]
pub struct InvalidSetup {
    /// The setup, handed back unchanged.
    pub setup: Box<Setup>,
    /// The broken rules.
    pub errors: SetupErrors,
}

impl Setup {
    /// Makes a playable position of the setup.
    ///
    /// A position in which the side to move has no legal move, or is in check, is a position too.
    ///
    /// # Errors
    /// Names every broken rule at once (R2, R18, R21, R29) and hands the setup back.
    pub fn into_position(self, strictness: Strictness) -> Result<Position, InvalidSetup> {
        self.position(strictness).ok_or_else(|| InvalidSetup {
            setup: Box::new(self),
            errors: SetupErrors(self.errors(strictness)),
        })
    }

    /// The position of the setup, or nothing: [`Setup::into_position`] for whoever has no use for the reasons, which take
    /// several times as long to find.
    #[must_use]
    pub fn position(&self, strictness: Strictness) -> Option<Position> {
        let position = Position::drawn(self);
        position.keeps_rules(self, strictness).then_some(position)
    }

    /// Every rule that the setup breaks; empty for a position.
    #[must_use]
    pub fn errors(&self, strictness: Strictness) -> Vec<SetupError> {
        let mut errors = Vec::new();
        let kings = Color::ALL.map(|color| self.squares_of(color, PieceKind::King));
        match (kings.map(Bitboard::is_empty), strictness) {
            ([true, true], _) => errors.push(SetupError::NoKings),
            ([true, _], Strictness::Game) => errors.push(SetupError::MissingKing(Color::Black)),
            ([_, true], Strictness::Game) => errors.push(SetupError::MissingKing(Color::White)),
            _ => {}
        }
        for color in Color::ALL {
            if kings[color.index()].has_several() {
                errors.push(SetupError::SeveralKings(color));
            }
        }
        for piece in HandPiece::ALL {
            let count = self.count_of(piece.kind());
            if count > u32::from(piece.in_a_set()) {
                errors.push(SetupError::TooManyPieces {
                    kind: piece.kind(),
                    count,
                });
            }
        }
        self.nifu_and_dead(&mut errors);
        let idle = self.side().other();
        if kings[idle.index()]
            .into_iter()
            .any(|king| self.attacked(king, self.side()))
        {
            errors.push(SetupError::OpponentInCheck { color: idle });
        }
        if self.ply() > Position::MAX_PLY {
            errors.push(SetupError::PlyOutOfRange(self.ply()));
        }
        errors
    }

    fn nifu_and_dead(&self, errors: &mut Vec<SetupError>) {
        for color in Color::ALL {
            let pawns = self.squares_of(color, PieceKind::Pawn);
            let mut files = [false; 9];
            for square in pawns {
                let seen = &mut files[square.file().index()];
                if *seen {
                    errors.push(SetupError::Nifu { color, square });
                }
                *seen = true;
            }
        }
        for (square, piece) in self.pieces() {
            if square.rank().depth_for(piece.color()) <= piece.kind().dead_ranks() {
                errors.push(SetupError::DeadPiece { piece, square });
            }
        }
    }

    fn attacked(&self, square: Square, by: Color) -> bool {
        let occupied: Bitboard = self.pieces().map(|(square, _)| square).collect();
        self.pieces().any(|(from, piece)| {
            piece.color() == by
                && crate::attacks::of(by, piece.kind(), from, occupied).contains(square)
        })
    }
}

impl Position {
    /// Whether the setup that this was drawn from breaks no rule: the quick twin of [`Setup::errors`].
    fn keeps_rules(&self, setup: &Setup, strictness: Strictness) -> bool {
        let kings = Color::ALL.map(|color| self.of(color, PieceKind::King).count());
        let enough = match strictness {
            Strictness::Game => kings == [1, 1],
            Strictness::MateProblem => matches!(kings, [0, 1] | [1, 0] | [1, 1]),
        };
        enough
            && self.ply() <= Position::MAX_PLY
            && HandPiece::ALL.into_iter().all(|piece| {
                let kind = piece.kind();
                let turned = kind.promoted().map_or(0, |face| self.of_kind(face).count());
                let held = Color::ALL.map(|color| u32::from(setup.held(color, piece)));
                self.of_kind(kind).count() + turned + held[0] + held[1]
                    <= u32::from(piece.in_a_set())
            })
            && Color::ALL.into_iter().all(|color| {
                let pawns = self.of(color, PieceKind::Pawn);
                let stuck = (pawns | self.of(color, PieceKind::Lance))
                    & Bitboard::far_ranks(color, 1)
                    | self.of(color, PieceKind::Knight) & Bitboard::far_ranks(color, 2);
                let doubled = |file: &File| (pawns & Bitboard::file(*file)).has_several();
                stuck.is_empty() && !File::ALL.iter().any(doubled)
            })
            && self
                .king(self.side().other())
                .is_none_or(|king| self.attackers_to(king, self.side()).is_empty())
    }
}
