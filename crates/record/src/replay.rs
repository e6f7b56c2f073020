//! From move to move over the positions of a record, in both directions.

use std::fmt;
use std::sync::LazyLock;

use komadai_core::{
    Color, Hand, HandPiece, IllegalMove, Move, Piece, Position, Setup, Square, Strictness, Undo,
};

use crate::Step;

/// The position that a record has reached, with all that is needed to go back.
///
/// As long as every move was legal the rules of [`Position`] hold. A start position that breaks rules, or an illegal move,
/// leads to a loose board on which any move that can be carried out is carried out; once that board is a position
/// again, the rules are looked at again.
#[derive(Clone, Debug)]
pub struct Replay {
    state: State,
    made: Vec<Made>,
}

#[derive(Clone, Debug)]
enum State {
    /// A position: moves are checked.
    Ruled(Box<Position>),
    /// A board that breaks rules.
    Loose(Box<Setup>),
}

#[derive(Clone, Debug)]
enum Made {
    /// A legal move.
    Legal(Move, Undo),
    /// A move that left the rules or was made outside of them. A hostile file has millions of these, so no board is kept.
    Loose(Move, Moved),
    /// An ending or a text: the board did not change.
    Nothing,
}

/// What is needed to take a move on a loose board back.
#[derive(Clone, Copy, Debug)]
struct Moved {
    /// The piece as it stood before the move.
    piece: Piece,
    taken: Option<Piece>,
    ply: u32,
}

/// What the rules say of a move that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The move is legal.
    Legal,
    /// The move is illegal, and was carried out nevertheless.
    Illegal(IllegalMove),
    /// The board before the move was no position, so nobody can say.
    Unchecked,
}

/// Why a move cannot be carried out at all, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Cannot {
    /// Nothing stands where the move starts.
    #[error("there is no piece on {0}")]
    EmptySquare(Square),
    /// The piece has no other face to turn to, or shows it already.
    #[error("the piece {0} cannot promote")]
    Promote(Piece),
    /// The hand does not hold the piece.
    #[error("there is no {} in hand", .0.letter())]
    NotInHand(HandPiece),
    /// A drop onto a piece.
    #[error("a drop needs an empty square, {0} is occupied")]
    Occupied(Square),
    /// The move starts where it ends.
    #[error("the piece on {0} stays where it is")]
    StaysPut(Square),
    /// The hand holds [`Setup::MAX_HELD`] pieces of the kind.
    #[error("the hand cannot hold one more {}", .0.letter())]
    HandFull(HandPiece),
}

impl Replay {
    /// Stands at a start position, which may break any rule.
    #[must_use]
    pub fn new(start: Setup) -> Replay {
        Replay {
            state: State::of(start),
            made: Vec::new(),
        }
    }

    /// Stands at a position, with nothing to take back.
    #[must_use]
    pub fn from_position(position: Position) -> Replay {
        Replay {
            state: State::Ruled(Box::new(position)),
            made: Vec::new(),
        }
    }

    /// The position; `None` on a board that breaks rules.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        match &self.state {
            State::Ruled(position) => Some(position),
            State::Loose(_) => None,
        }
    }

    /// Board, hands, side to move and move number.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match &self.state {
            State::Ruled(position) => position.setup(),
            State::Loose(setup) => **setup,
        }
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub fn side(&self) -> Color {
        match &self.state {
            State::Ruled(position) => position.side(),
            State::Loose(setup) => setup.side(),
        }
    }

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        match &self.state {
            State::Ruled(position) => position.piece_at(square),
            State::Loose(setup) => setup.piece_at(square),
        }
    }

    /// The hand of a side.
    #[must_use]
    #[inline]
    pub fn hand(&self, color: Color) -> Hand {
        match &self.state {
            State::Ruled(position) => position.hand(color),
            State::Loose(setup) => setup.hand(color),
        }
    }

    /// How many steps can be taken back.
    #[must_use]
    pub fn made(&self) -> usize {
        self.made.len()
    }

    /// Carries out a move.
    ///
    /// An illegal move is carried out too where the board allows: the piece goes to its square, what stood there goes to
    /// the hand of the mover (a king goes off the board).
    ///
    /// # Errors
    /// A move that cannot be carried out leaves everything as it was.
    pub fn play(&mut self, mv: Move) -> Result<Verdict, Cannot> {
        if let State::Ruled(position) = &mut self.state {
            // The quick question first; the reason only where it is needed.
            if position.is_legal(mv) {
                let undo = position.play_unchecked(mv);
                self.made.push(Made::Legal(mv, undo));
                return Ok(Verdict::Legal);
            }
        }
        self.play_loose(mv)
    }

    #[cold]
    fn play_loose(&mut self, mv: Move) -> Result<Verdict, Cannot> {
        let verdict = match &self.state {
            State::Ruled(position) => match position.check_move(mv) {
                Ok(()) => Verdict::Legal,
                Err(reason) => Verdict::Illegal(reason),
            },
            State::Loose(_) => Verdict::Unchecked,
        };
        let mut setup = self.setup();
        let moved = carry_out(&mut setup, mv)?;
        self.state = State::of(setup);
        self.made.push(Made::Loose(mv, moved));
        Ok(verdict)
    }

    /// Takes any step: a move is carried out, everything else leaves the board as it is.
    ///
    /// # Errors
    /// A move that cannot be carried out; the step is not taken then.
    pub fn step(&mut self, step: &Step) -> Result<Verdict, Cannot> {
        match step {
            Step::Move(mv) => self.play(*mv),
            Step::Start | Step::End(_) | Step::Unread(_) => {
                self.made.push(Made::Nothing);
                Ok(Verdict::Legal)
            }
        }
    }

    /// Takes the last step back; false if there is none.
    pub fn back(&mut self) -> bool {
        match self.made.pop() {
            None => false,
            Some(Made::Nothing) => true,
            Some(Made::Legal(mv, undo)) => {
                if let State::Ruled(position) = &mut self.state {
                    position.undo(mv, undo);
                }
                true
            }
            Some(Made::Loose(mv, moved)) => {
                let mut setup = self.setup();
                take_back(&mut setup, mv, moved);
                self.state = State::of(setup);
                true
            }
        }
    }

    /// A copy that stands here and cannot go back.
    #[must_use]
    pub fn here(&self) -> Replay {
        Replay {
            state: self.state.clone(),
            made: Vec::new(),
        }
    }
}

impl State {
    fn of(setup: Setup) -> State {
        // Nearly every game starts here, and looking at every rule takes as long as fifty moves.
        static START: LazyLock<(Setup, Position)> =
            LazyLock::new(|| (Setup::start(), Position::start()));
        if setup == START.0 {
            return State::Ruled(Box::new(START.1.clone()));
        }
        match setup.position(Strictness::MateProblem) {
            Some(position) => State::Ruled(Box::new(position)),
            None => State::Loose(Box::new(setup)),
        }
    }
}

impl fmt::Display for Replay {
    /// The SFEN of the board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.state {
            State::Ruled(position) => position.fmt(f),
            State::Loose(setup) => setup.fmt(f),
        }
    }
}

/// Carries a move out on a loose board.
fn carry_out(setup: &mut Setup, mv: Move) -> Result<Moved, Cannot> {
    let us = setup.side();
    let (piece, taken) = match mv {
        Move::Board { from, to, promote } => {
            let piece = setup.piece_at(from).ok_or(Cannot::EmptySquare(from))?;
            if from == to {
                return Err(Cannot::StaysPut(from));
            }
            let mut face = piece;
            if promote {
                let kind = piece.kind().promoted().ok_or(Cannot::Promote(piece))?;
                face = Piece::new(piece.color(), kind);
            }
            let taken = setup.piece_at(to);
            if let Some(held) = taken.and_then(|taken| taken.kind().hand_piece()) {
                let count = setup.held(us, held);
                if count == Setup::MAX_HELD {
                    return Err(Cannot::HandFull(held));
                }
                setup.set_held(us, held, count + 1);
            }
            setup.set(from, None);
            setup.set(to, Some(face));
            (piece, taken)
        }
        Move::Drop { piece, to } => {
            if setup.piece_at(to).is_some() {
                return Err(Cannot::Occupied(to));
            }
            let count = setup.held(us, piece);
            let left = count.checked_sub(1).ok_or(Cannot::NotInHand(piece))?;
            setup.set_held(us, piece, left);
            let piece = Piece::new(us, piece.kind());
            setup.set(to, Some(piece));
            (piece, None)
        }
    };
    let ply = setup.ply();
    setup.set_side(us.other());
    setup.set_ply(ply.saturating_add(1).min(Position::MAX_PLY));
    Ok(Moved { piece, taken, ply })
}

/// Takes back what [`carry_out`] did.
fn take_back(setup: &mut Setup, mv: Move, moved: Moved) {
    let us = setup.side().other();
    match mv {
        Move::Board { from, to, .. } => {
            setup.set(from, Some(moved.piece));
            setup.set(to, moved.taken);
            if let Some(held) = moved.taken.and_then(|taken| taken.kind().hand_piece()) {
                setup.set_held(us, held, setup.held(us, held).saturating_sub(1));
            }
        }
        Move::Drop { piece, to } => {
            setup.set(to, None);
            setup.set_held(us, piece, setup.held(us, piece) + 1);
        }
    }
    setup.set_side(us);
    setup.set_ply(moved.ply);
}
