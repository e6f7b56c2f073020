//! Moves from a start position, with what the rules make of them.

use komadai_core::impasse::try_square;
use komadai_core::{
    History, IllegalMove, ImpasseRule, Move, PieceKind, Position, Repetition, Strictness,
};

use crate::{
    DrawBy, IllegalReport, InvalidSettings, MaxMoves, MaxMovesEnding, Outcome, RepetitionRule,
    RuleSettings, Settings, WinBy,
};

/// A start position, the moves from it, and the position they lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    start: Position,
    position: Position,
    history: History,
    moves: Vec<Move>,
    /// For each move whether it gave check.
    checks: Vec<bool>,
}

impl Line {
    pub(crate) fn new(start: Position) -> Self {
        Line {
            history: History::new(&start),
            position: start.clone(),
            start,
            moves: Vec::new(),
            checks: Vec::new(),
        }
    }

    /// The line of the start moves of a game.
    pub(crate) fn replay(settings: &Settings) -> Result<Line, InvalidSettings> {
        let rules = &settings.rules;
        let board = settings.start.board();
        // One-king positions are taken too: a mate problem can be played out against an engine.
        let start = board
            .into_position(Strictness::MateProblem)
            .map_err(InvalidSettings::BrokenSetup)?;
        let made = settings.start.moves.len();
        if let Some(MaxMoves { moves, .. }) = rules.max_moves
            && moves as usize <= made
        {
            return Err(InvalidSettings::BadMaxMoves { moves, made });
        }
        let mut line = Line::new(start);
        for (n, &mv) in settings.start.moves.iter().enumerate() {
            line.require_ongoing(rules)?;
            if let Err(illegal) = line.push(mv) {
                let report = IllegalReport::new(&line.position, mv, &illegal);
                return Err(InvalidSettings::IllegalStartMove {
                    ply: n + 1,
                    mv,
                    report,
                });
            }
        }
        line.require_ongoing(rules)?;
        Ok(line)
    }

    fn require_ongoing(&self, rules: &RuleSettings) -> Result<(), InvalidSettings> {
        match self.verdict(rules) {
            Some(outcome) => Err(InvalidSettings::StartIsOver(Box::new(outcome))),
            None => Ok(()),
        }
    }

    /// Plays a move; an illegal one leaves the line as it was.
    pub(crate) fn push(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let _ = self.position.play(mv)?;
        self.history.push(&self.position);
        self.moves.push(mv);
        self.checks.push(self.position.in_check());
        Ok(())
    }

    /// Takes moves back until `plies` are left.
    pub(crate) fn truncate(&mut self, plies: usize) {
        if plies >= self.moves.len() {
            return;
        }
        self.moves.truncate(plies);
        self.checks.truncate(plies);
        while self.history.plies() > plies {
            self.history.pop();
        }
        self.position = self.start.clone();
        for &mv in &self.moves {
            // These moves were legal when they were pushed.
            let _ = self.position.play_unchecked(mv);
        }
    }

    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn moves(&self) -> &[Move] {
        &self.moves
    }

    pub(crate) const fn plies(&self) -> usize {
        self.moves.len()
    }

    pub(crate) fn occurrences(&self) -> u32 {
        u32::try_from(self.history.occurrences().len()).unwrap_or(u32::MAX)
    }

    /// How the game stands after the last move; `None` if it goes on.
    ///
    /// A mate counts before everything else, so that the last move allowed by R39 may give it; a
    /// repetition counts before the maximum, because it may have a loser.
    pub(crate) fn verdict(&self, rules: &RuleSettings) -> Option<Outcome> {
        let mover = !self.position.side();
        if !self.position.has_legal_move() {
            let by = if self.position.in_check() {
                WinBy::Checkmate
            } else {
                WinBy::Stalemate
            };
            return Some(Outcome::win(mover, by));
        }
        if rules.impasse == ImpasseRule::Try && self.king_has_arrived() {
            return Some(Outcome::win(mover, WinBy::Try));
        }
        match self.history.repetition() {
            Some(Repetition::PerpetualCheck { loser }) => {
                return Some(Outcome::win(!loser, WinBy::PerpetualCheck));
            }
            Some(Repetition::Sennichite) => {
                let replay = rules.repetition == RepetitionRule::Replay;
                return Some(Outcome::draw(DrawBy::Sennichite { replay }));
            }
            None => {}
        }
        let max = rules.max_moves?;
        self.is_exhausted(max)
            .then_some(Outcome::draw(DrawBy::MaxMoves))
    }

    /// Whether the last move brought the mover's king to the square that the try rule names. It is
    /// not attacked there, or the move would have been illegal.
    fn king_has_arrived(&self) -> bool {
        let mover = !self.position.side();
        let Some(&Move::Board { to, .. }) = self.moves.last() else {
            return false;
        };
        to == try_square(mover)
            && self
                .position
                .piece_at(to)
                .is_some_and(|piece| piece.kind() == PieceKind::King)
    }

    /// Whether the maximum number of moves ends the game now (R39).
    fn is_exhausted(&self, max: MaxMoves) -> bool {
        let limit = max.moves as usize;
        let plies = self.moves.len();
        if plies < limit {
            return false;
        }
        // The 500-move rule: if move number `limit` gave check, its side goes on until it makes a
        // move without check. Replies in between do not end the game.
        let gave_check = |ply: usize| ply > 0 && self.checks[ply - 1];
        let running = max.ending == MaxMovesEnding::PlayOutChecks
            && (limit..=plies).step_by(2).all(gave_check);
        !running
    }
}
