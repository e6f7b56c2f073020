//! Move generation: one walk over the position, which hands whole sets of squares to a receiver. Lists and counts
//! are two receivers of the same walk, so that they cannot disagree.

use core::ops::ControlFlow;

use super::check::Pressure;
use crate::attacks::{self, between, line, steps};
use crate::{Bitboard, Color, HandPiece, Move, MoveList, MoveSink, PieceKind, Position, Square};

/// Receives legal moves as sets of target squares. `Break` ends the walk.
trait Receiver {
    /// Whether moves of pieces on the board are wanted.
    const BOARD: bool = true;
    /// Whether drops are wanted.
    const DROPS: bool = true;

    /// Moves of the piece of a kind on `from`: without promotion to `plain`, with promotion to `promoting`.
    fn board(
        &mut self,
        kind: PieceKind,
        from: Square,
        plain: Bitboard,
        promoting: Bitboard,
    ) -> ControlFlow<()>;

    /// Pawn moves by their targets; each comes from the square behind.
    fn pawns(&mut self, us: Color, plain: Bitboard, promoting: Bitboard) -> ControlFlow<()>;

    /// Drops of one kind.
    fn drops(&mut self, piece: HandPiece, to: Bitboard) -> ControlFlow<()>;
}

/// Counts.
struct Count(u64);

impl Receiver for Count {
    #[inline(always)]
    fn board(
        &mut self,
        _: PieceKind,
        _: Square,
        plain: Bitboard,
        promoting: Bitboard,
    ) -> ControlFlow<()> {
        self.0 += u64::from(plain.count() + promoting.count());
        ControlFlow::Continue(())
    }
    #[inline(always)]
    fn pawns(&mut self, _: Color, plain: Bitboard, promoting: Bitboard) -> ControlFlow<()> {
        self.0 += u64::from(plain.count() + promoting.count());
        ControlFlow::Continue(())
    }
    #[inline(always)]
    fn drops(&mut self, _: HandPiece, to: Bitboard) -> ControlFlow<()> {
        self.0 += u64::from(to.count());
        ControlFlow::Continue(())
    }
}

/// Stops at the first move.
struct Any(bool);

impl Any {
    fn seen(&mut self, moves: Bitboard) -> ControlFlow<()> {
        if moves.is_empty() {
            return ControlFlow::Continue(());
        }
        self.0 = true;
        ControlFlow::Break(())
    }
}

impl Receiver for Any {
    fn board(
        &mut self,
        _: PieceKind,
        _: Square,
        plain: Bitboard,
        promoting: Bitboard,
    ) -> ControlFlow<()> {
        self.seen(plain | promoting)
    }
    fn pawns(&mut self, _: Color, plain: Bitboard, promoting: Bitboard) -> ControlFlow<()> {
        self.seen(plain | promoting)
    }
    fn drops(&mut self, _: HandPiece, to: Bitboard) -> ControlFlow<()> {
        self.seen(to)
    }
}

const EVERYTHING: u8 = 0;
const TACTICAL: u8 = 1;
const QUIET: u8 = 2;

/// Writes moves out one by one: all, the tactical ones, or the others.
struct List<'a, S, const PART: u8> {
    sink: &'a mut S,
    enemy: Bitboard,
}

impl<S: MoveSink, const PART: u8> List<'_, S, PART> {
    /// The part of the moves that is asked for. A promotion counts as tactical where the new face is worth much more.
    #[inline(always)]
    fn part(&self, kind: PieceKind, plain: Bitboard, promoting: Bitboard) -> (Bitboard, Bitboard) {
        let gains = matches!(kind, PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook);
        match PART {
            TACTICAL if gains => (plain & self.enemy, promoting),
            TACTICAL => (plain & self.enemy, promoting & self.enemy),
            QUIET if gains => (plain - self.enemy, Bitboard::EMPTY),
            QUIET => (plain - self.enemy, promoting - self.enemy),
            _ => (plain, promoting),
        }
    }
}

impl<S: MoveSink, const PART: u8> Receiver for List<'_, S, PART> {
    const DROPS: bool = PART != TACTICAL;

    #[inline(always)]
    fn board(
        &mut self,
        kind: PieceKind,
        from: Square,
        plain: Bitboard,
        promoting: Bitboard,
    ) -> ControlFlow<()> {
        let (plain, promoting) = self.part(kind, plain, promoting);
        promoting.each(|to| {
            self.sink.push(Move::Board {
                from,
                to,
                promote: true,
            })
        });
        plain.each(|to| {
            self.sink.push(Move::Board {
                from,
                to,
                promote: false,
            })
        });
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, us: Color, plain: Bitboard, promoting: Bitboard) -> ControlFlow<()> {
        let (plain, promoting) = self.part(PieceKind::Pawn, plain, promoting);
        // A pawn's target has a square behind it, so the step back stays on the board.
        let behind = |to: Square| match us {
            Color::Black => Square::ALL[(to.index() + 1) % 81],
            Color::White => Square::ALL[(to.index() + 80) % 81],
        };
        promoting.each(|to| {
            self.sink.push(Move::Board {
                from: behind(to),
                to,
                promote: true,
            });
        });
        plain.each(|to| {
            self.sink.push(Move::Board {
                from: behind(to),
                to,
                promote: false,
            });
        });
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn drops(&mut self, piece: HandPiece, to: Bitboard) -> ControlFlow<()> {
        to.each(|to| self.sink.push(Move::Drop { piece, to }));
        ControlFlow::Continue(())
    }
}

impl Position {
    /// Every legal move, in no order that is promised.
    ///
    /// ```
    /// use komadai_core::Position;
    /// assert_eq!(Position::start().legal_moves().len(), 30);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.generate(&mut list);
        list
    }

    /// Hands every legal move to a sink.
    pub fn generate(&self, sink: &mut impl MoveSink) {
        self.list::<_, EVERYTHING>(sink);
    }

    /// Hands over the legal captures, and the promotions of pawn, bishop and rook. Pointless non-promotions are among them.
    pub fn generate_tactical(&self, sink: &mut impl MoveSink) {
        self.list::<_, TACTICAL>(sink);
    }

    /// Hands over the legal moves that [`Position::generate_tactical`] leaves out, drops included.
    pub fn generate_quiet(&self, sink: &mut impl MoveSink) {
        self.list::<_, QUIET>(sink);
    }

    fn list<S: MoveSink, const PART: u8>(&self, sink: &mut S) {
        let enemy = self.pieces(self.side.other());
        let _ = self.walk(&mut List::<'_, S, PART> { sink, enemy });
    }

    /// The number of legal moves, counted by sets without a list.
    #[must_use]
    #[inline]
    pub fn count_legal(&self) -> u64 {
        let mut count = Count(0);
        let _ = self.walk(&mut count);
        count.0
    }

    /// Whether the side to move has a legal move; if not, it is mated or stalemated and loses (R32).
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let mut any = Any(false);
        let _ = self.walk(&mut any);
        any.0
    }

    #[inline(always)]
    fn walk<R: Receiver>(&self, to: &mut R) -> ControlFlow<()> {
        match self.side {
            Color::Black => self.walk_as::<true, R>(to),
            Color::White => self.walk_as::<false, R>(to),
        }
    }

    #[inline(always)]
    fn walk_as<const BLACK: bool, R: Receiver>(&self, receiver: &mut R) -> ControlFlow<()> {
        let us = if BLACK { Color::Black } else { Color::White };
        let own = self.pieces(us);
        let mut pressure = Pressure {
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
        };
        // Where a piece other than the king may land, and where a drop may.
        let mut landing = !own;
        let mut empty = !self.occupied();
        if let Some(king) = self.king(us) {
            pressure = self.pressure(us, king);
            if R::BOARD {
                let near = steps(us, PieceKind::King, king) - own;
                if !near.is_empty() {
                    let safe = near - self.attacked_around(us, king, near);
                    receiver.board(PieceKind::King, king, safe, Bitboard::EMPTY)?;
                }
            }
            if let Some(checker) = pressure.checkers.first() {
                if pressure.checkers.has_several() {
                    return ControlFlow::Continue(());
                }
                empty = between(king, checker);
                landing = empty | checker.into();
            }
        }
        if R::BOARD {
            self.walk_board::<BLACK, R>(receiver, landing, pressure.pinned)?;
        }
        if R::DROPS && !self.hand(us).is_empty() && !empty.is_empty() {
            self.walk_drops::<BLACK, R>(receiver, empty)?;
        }
        ControlFlow::Continue(())
    }

    /// Moves of all pieces but the king.
    #[inline(always)]
    fn walk_board<const BLACK: bool, R: Receiver>(
        &self,
        receiver: &mut R,
        landing: Bitboard,
        pinned: Bitboard,
    ) -> ControlFlow<()> {
        let us = if BLACK { Color::Black } else { Color::White };
        let zone = Bitboard::zone(us);
        let last = Bitboard::far_ranks(us, 1);
        let last_two = Bitboard::far_ranks(us, 2);
        let occupied = self.occupied();
        let free = self.pieces(us) - pinned;

        // Pawns as one set: a pawn that starts in the zone also ends there.
        let to = (free & self.of_kind(PieceKind::Pawn)).forward(us) & landing;
        receiver.pawns(us, to - last, to & zone)?;

        let mut flow = ControlFlow::Continue(());
        macro_rules! pieces {
            ($set:expr, $from:ident, $body:expr) => {
                $set.each(|$from| {
                    if flow.is_continue() {
                        flow = $body;
                    }
                });
            };
        }
        pieces!(free & self.of_kind(PieceKind::Lance), from, {
            let to = attacks::lance(us, from, occupied) & landing;
            receiver.board(PieceKind::Lance, from, to - last, to & zone)
        });
        pieces!(free & self.of_kind(PieceKind::Knight), from, {
            let to = steps(us, PieceKind::Knight, from) & landing;
            receiver.board(PieceKind::Knight, from, to - last_two, to & zone)
        });
        pieces!(free & self.of_kind(PieceKind::Silver), from, {
            let to = steps(us, PieceKind::Silver, from) & landing;
            receiver.board(PieceKind::Silver, from, to, promoting(to, from, us))
        });
        pieces!(free & self.golds, from, {
            let to = steps(us, PieceKind::Gold, from) & landing;
            receiver.board(PieceKind::Gold, from, to, Bitboard::EMPTY)
        });
        pieces!(free & self.of_kind(PieceKind::Bishop), from, {
            let to = attacks::bishop(from, occupied) & landing;
            receiver.board(PieceKind::Bishop, from, to, promoting(to, from, us))
        });
        pieces!(free & self.of_kind(PieceKind::Rook), from, {
            let to = attacks::rook(from, occupied) & landing;
            receiver.board(PieceKind::Rook, from, to, promoting(to, from, us))
        });
        pieces!(free & self.of_kind(PieceKind::Horse), from, {
            let to = attacks::of(us, PieceKind::Horse, from, occupied) & landing;
            receiver.board(PieceKind::Horse, from, to, Bitboard::EMPTY)
        });
        pieces!(free & self.of_kind(PieceKind::Dragon), from, {
            let to = attacks::of(us, PieceKind::Dragon, from, occupied) & landing;
            receiver.board(PieceKind::Dragon, from, to, Bitboard::EMPTY)
        });
        pieces!(pinned, from, {
            match (self.piece_at(from), self.king(us)) {
                (Some(piece), Some(king)) => {
                    let kind = piece.kind();
                    let to = attacks::of(us, kind, from, occupied) & landing & line(king, from);
                    let dead = Bitboard::far_ranks(us, kind.dead_ranks());
                    let promoting = match kind.promoted() {
                        Some(_) => promoting(to, from, us),
                        None => Bitboard::EMPTY,
                    };
                    receiver.board(kind, from, to - dead, promoting)
                }
                _ => ControlFlow::Continue(()),
            }
        });
        flow
    }

    /// Drops onto the squares of `empty` (R27–R31).
    #[inline(always)]
    fn walk_drops<const BLACK: bool, R: Receiver>(
        &self,
        receiver: &mut R,
        empty: Bitboard,
    ) -> ControlFlow<()> {
        let us = if BLACK { Color::Black } else { Color::White };
        let hand = self.hand(us);
        if hand.has(HandPiece::Pawn) {
            let to = self.pawn_drops(us, empty);
            receiver.drops(HandPiece::Pawn, to)?;
        }
        if hand.has(HandPiece::Lance) {
            receiver.drops(HandPiece::Lance, empty - Bitboard::far_ranks(us, 1))?;
        }
        if hand.has(HandPiece::Knight) {
            receiver.drops(HandPiece::Knight, empty - Bitboard::far_ranks(us, 2))?;
        }
        for piece in [
            HandPiece::Silver,
            HandPiece::Gold,
            HandPiece::Bishop,
            HandPiece::Rook,
        ] {
            if hand.has(piece) {
                receiver.drops(piece, empty)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Where a pawn may be dropped: not on the last rank (R28), on a file with an own pawn (R29), or with mate (R30).
    #[inline(always)]
    fn pawn_drops(&self, us: Color, empty: Bitboard) -> Bitboard {
        let pawns = self.of(us, PieceKind::Pawn);
        let to = (empty & pawns.files_without()) - Bitboard::far_ranks(us, 1);
        if let Some(king) = self.king(us.other()) {
            let checking = steps(us.other(), PieceKind::Pawn, king) & to;
            if let Some(square) = checking.first()
                && self.is_pawn_drop_mate(us, square, king)
            {
                return to - checking;
            }
        }
        to
    }
}

/// The targets with promotion of a piece that may promote: all if it starts in the zone, else those in it (R19).
#[inline(always)]
fn promoting(to: Bitboard, from: Square, us: Color) -> Bitboard {
    if from.in_zone(us) {
        to
    } else {
        to & Bitboard::zone(us)
    }
}
