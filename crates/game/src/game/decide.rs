//! What a command does, decided without doing it.

use komadai_core::{Bitboard, Color, ImpasseRule, Move};

use super::{Game, Phase, TakebackOffer};
use crate::{
    Actor, Command, CountReport, DeclarationReport, DrawBy, Event, EventKind, IllegalMoveRule,
    IllegalReport, Instant, Offer, Outcome, PerSide, Refusal, RepetitionRule, ResignationRule,
    Seat, Sides, TakebackRule, TimeLeft, WinBy, furigoma,
};

/// A party at the table: its seat and its colour.
#[derive(Clone, Copy)]
struct Player {
    seat: Seat,
    color: Color,
}

type Decision = Result<Vec<EventKind>, Refusal>;

impl Game {
    /// Decides what a command does at the instant `now`, without changing the game.
    ///
    /// A `now` before the last event counts as the instant of that event. The flag is looked at
    /// first: if it has fallen by `now`, the answer is the end of the game, whatever the command
    /// was, except for `toss`, `start` and `resume`.
    ///
    /// # Errors
    /// Why the command is not carried out.
    pub fn handle(
        &self,
        command: &Command,
        by: Actor,
        now: Instant,
    ) -> Result<Vec<Event>, Refusal> {
        // The referee may come back with another clock: only then may time seem to run backwards.
        let at = if *command == Command::Resume {
            now
        } else {
            now.max(self.last)
        };
        let kinds = match (command, self.phase()) {
            (Command::Resume, Phase::Ended) if by == Actor::Referee => Vec::new(),
            (Command::Resume, _) if by == Actor::Referee => vec![EventKind::Resumed],
            (Command::Toss { seed }, Phase::Created) if by == Actor::Referee => {
                self.toss(*seed).into_iter().collect()
            }
            (Command::Start { seed }, Phase::Created) if by == Actor::Referee => {
                self.start(*seed)?
            }
            (Command::Resume | Command::Toss { .. } | Command::Start { .. }, _)
                if by != Actor::Referee =>
            {
                return Err(Refusal::RefereeOnly);
            }
            (Command::Toss { .. } | Command::Start { .. }, Phase::Playing) => {
                return Err(Refusal::AlreadyStarted);
            }
            (Command::Tick, Phase::Created | Phase::Ended) => Vec::new(),
            (_, Phase::Ended) => return Err(Refusal::GameOver),
            (Command::Abandon { loser }, Phase::Created) => {
                // Before the pawns are tossed nobody has a colour, so nobody can win.
                self.abandon(*loser, by, at)?
            }
            (_, Phase::Created) => return Err(Refusal::NotStarted),
            (_, Phase::Playing) => match self.flag_fall(at) {
                Some(ended) => vec![ended],
                None => self.decide(command, by, at)?,
            },
        };
        Ok(kinds.into_iter().map(|kind| Event::new(at, kind)).collect())
    }

    /// The toss of pawns; `None` where the colours are settled.
    fn toss(&self, seed: u64) -> Option<EventKind> {
        let Sides::Furigoma { senior } = self.settings.sides else {
            return None;
        };
        if self.black.is_some() {
            return None;
        }
        let (tosses, black) = furigoma::furigoma(seed, senior);
        Some(EventKind::Furigoma {
            senior,
            tosses,
            black,
        })
    }

    fn start(&self, seed: Option<u64>) -> Decision {
        match (self.black, self.settings.sides) {
            (Some(black), _) | (None, Sides::Fixed { black }) => {
                Ok(vec![EventKind::Started { black }])
            }
            (None, Sides::Furigoma { .. }) => {
                let toss = self.toss(seed.ok_or(Refusal::SeedMissing)?);
                let black = match &toss {
                    Some(EventKind::Furigoma { black, .. }) => Some(*black),
                    _ => None,
                };
                let started = black.map(|black| EventKind::Started { black });
                Ok(toss.into_iter().chain(started).collect())
            }
        }
    }

    fn flag_fall(&self, at: Instant) -> Option<EventKind> {
        if at <= self.deadline()? {
            return None;
        }
        let mut clock = self.clock;
        if let Some(clock) = &mut clock {
            *clock.get_mut(self.turn()) = TimeLeft::default();
        }
        let outcome = Outcome::win(!self.turn(), WinBy::Time);
        Some(EventKind::Ended { outcome, clock })
    }

    /// Commands in a running game whose flag has not fallen.
    fn decide(&self, command: &Command, by: Actor, at: Instant) -> Decision {
        let player = self.player(by);
        match *command {
            Command::Tick => Ok(Vec::new()),
            Command::Toss { .. } | Command::Start { .. } | Command::Resume => {
                Err(Refusal::AlreadyStarted)
            }
            Command::Abandon { loser } => self.abandon(loser, by, at),
            Command::Play { mv, ply } => self.play(player?, mv, ply, at),
            Command::Resign => self.resign(player?, at),
            Command::Declare => self.declare(player?, at),
            Command::OfferDraw => self.offer_draw(player?, at),
            Command::OfferCount => self.offer_count(player?, at),
            Command::OfferTakeback { plies } => self.offer_takeback(player?, plies, at),
            Command::Accept { offer } => self.accept(player?, offer, at),
            Command::Decline { offer } => {
                let by = player?.seat;
                self.opponents(by, offer)?;
                Ok(vec![EventKind::OfferDeclined { by, offer }])
            }
            Command::Withdraw { offer } => {
                let by = player?.seat;
                if self.offered(offer) != Some(by) {
                    return Err(Refusal::NoSuchOffer(offer));
                }
                Ok(vec![EventKind::OfferWithdrawn { by, offer }])
            }
        }
    }

    fn player(&self, by: Actor) -> Result<Player, Refusal> {
        let seat = by.seat().ok_or(Refusal::PlayersOnly)?;
        let color = self.color_of(seat).ok_or(Refusal::NotStarted)?;
        Ok(Player { seat, color })
    }

    fn abandon(&self, loser: Option<Seat>, by: Actor, at: Instant) -> Decision {
        if by != Actor::Referee {
            return Err(Refusal::RefereeOnly);
        }
        let outcome = match loser.and_then(|loser| self.color_of(loser)) {
            Some(loser) => Outcome::win(!loser, WinBy::Abandoned),
            None => Outcome::NoResult,
        };
        Ok(vec![self.end(outcome, at)])
    }

    fn play(&self, player: Player, mv: Move, ply: Option<u32>, at: Instant) -> Decision {
        let expected = self.next_ply();
        if let Some(sent) = ply
            && sent != expected
        {
            return Err(Refusal::OutOfDate { sent, expected });
        }
        if player.color != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let mut line = self.line.clone();
        if let Err(illegal) = line.push(mv) {
            let report = IllegalReport::new(self.position(), mv, &illegal);
            return match self.settings.rules.illegal_move {
                IllegalMoveRule::Refuse => Err(Refusal::IllegalMove(report)),
                IllegalMoveRule::Lose => {
                    let outcome = Outcome::win(!player.color, WinBy::IllegalMove(report));
                    Ok(vec![self.end(outcome, at)])
                }
            };
        }
        let (spent_ms, mut clock) = self.charged(at);
        if let Some(clock) = &mut clock
            && let Some((control, _)) = self.side_clock(player.color)
        {
            let left = clock.get_mut(player.color);
            *left = control.completed(*left);
        }
        let mut kinds = vec![EventKind::Moved {
            ply: expected,
            by: player.color,
            mv,
            spent_ms,
            clock,
        }];
        match line.verdict(&self.settings.rules) {
            Some(outcome) => kinds.push(EventKind::Ended { outcome, clock }),
            None => {
                // A draw offer waits for the opponent's move, which answers it; a takeback and a count are
                // about the position that is now gone.
                if self.draw_offer == Some(player.seat.other()) {
                    kinds.push(EventKind::OfferExpired { offer: Offer::Draw });
                }
                if self.count_offer.is_some() {
                    kinds.push(EventKind::OfferExpired {
                        offer: Offer::Count,
                    });
                }
                if self.takeback_offer.is_some() {
                    kinds.push(EventKind::OfferExpired {
                        offer: Offer::Takeback,
                    });
                }
            }
        }
        Ok(kinds)
    }

    fn resign(&self, player: Player, at: Instant) -> Decision {
        if self.settings.rules.resignation == ResignationRule::OwnTurn
            && player.color != self.turn()
        {
            return Err(Refusal::ResignOnOwnTurn);
        }
        Ok(vec![
            self.end(Outcome::win(!player.color, WinBy::Resignation), at),
        ])
    }

    fn declare(&self, player: Player, at: Instant) -> Decision {
        if self.impasse() == ImpasseRule::None {
            return Err(Refusal::DeclarationOff);
        }
        if player.color != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let declaration = self.declaration();
        Ok(vec![self.end(self.declared(player.color, declaration), at)])
    }

    fn declared(&self, by: Color, declaration: DeclarationReport) -> Outcome {
        if declaration.wins && self.impasse() == ImpasseRule::Try {
            Outcome::win(by, WinBy::Try)
        } else if declaration.wins {
            Outcome::win(by, WinBy::Declaration(declaration))
        } else if declaration.allowed {
            let replay = self.settings.rules.repetition == RepetitionRule::Replay;
            Outcome::draw(DrawBy::Impasse {
                declaration,
                replay,
            })
        } else {
            Outcome::win(!by, WinBy::WrongDeclaration(declaration))
        }
    }

    fn offer_draw(&self, player: Player, at: Instant) -> Decision {
        if !self.settings.rules.draw_offers {
            return Err(Refusal::DrawsOff);
        }
        match self.draw_offer {
            Some(seat) if seat == player.seat => Err(Refusal::OfferOpen(Offer::Draw)),
            Some(_) => Ok(vec![self.end(Outcome::draw(DrawBy::Agreement), at)]),
            None if self.draw_asked.get(player.seat) == Some(self.line.plies()) => {
                Err(Refusal::OfferRepeated(Offer::Draw))
            }
            None => Ok(vec![EventKind::Offered {
                by: player.seat,
                offer: Offer::Draw,
                plies: None,
            }]),
        }
    }

    fn offer_count(&self, player: Player, at: Instant) -> Decision {
        self.may_count()?;
        match self.count_offer {
            Some(seat) if seat == player.seat => Err(Refusal::OfferOpen(Offer::Count)),
            Some(_) => Ok(vec![self.end(self.counted(), at)]),
            None if self.count_asked.get(player.seat) == Some(self.line.plies()) => {
                Err(Refusal::OfferRepeated(Offer::Count))
            }
            None => Ok(vec![EventKind::Offered {
                by: player.seat,
                offer: Offer::Count,
                plies: None,
            }]),
        }
    }

    /// Counting is for an impasse: a rule by points is in force, and a king has entered the enemy camp (R37).
    pub(super) fn may_count(&self) -> Result<(), Refusal> {
        let by_points = matches!(
            self.impasse(),
            ImpasseRule::Points24 | ImpasseRule::Points27
        );
        if !by_points {
            return Err(Refusal::CountOff);
        }
        let entered = |color| {
            let king = self.position().king(color);
            king.is_some_and(|king| Bitboard::zone(color).contains(king))
        };
        if Color::ALL.into_iter().any(entered) {
            Ok(())
        } else {
            Err(Refusal::NoEnteringKing)
        }
    }

    /// What counting the present position comes to.
    pub(super) fn counted(&self) -> Outcome {
        let handicap = self.settings.start.handicap;
        let count = CountReport::new(self.position(), handicap);
        match komadai_core::impasse::count_impasse(self.position(), handicap) {
            Some(winner) => Outcome::win(winner, WinBy::Count(count)),
            None => Outcome::draw(DrawBy::Count {
                count,
                replay: self.settings.rules.repetition == RepetitionRule::Replay,
            }),
        }
    }

    fn offer_takeback(&self, player: Player, plies: Option<u32>, at: Instant) -> Decision {
        let rule = self.settings.rules.takeback;
        if rule == TakebackRule::Off {
            return Err(Refusal::TakebacksOff);
        }
        let made = self.played();
        let plies = match plies {
            _ if made == 0 => return Err(Refusal::NothingToTakeBack),
            Some(asked) if !self.can_take_back(asked) => {
                return Err(Refusal::TooManyPlies { asked, made });
            }
            Some(asked) => asked,
            None => {
                // On the own turn the opponent has replied to the move that one regrets.
                let regretted = if player.color == self.turn() { 2 } else { 1 };
                if !self.can_take_back(regretted) {
                    return Err(Refusal::NothingToTakeBack);
                }
                regretted
            }
        };
        let offer = Offer::Takeback;
        if rule == TakebackRule::Free {
            Ok(self.take_back(
                TakebackOffer {
                    by: player.seat,
                    plies,
                },
                at,
            ))
        } else if self.takeback_offer.is_some() {
            Err(Refusal::OfferOpen(offer))
        } else if self.takeback_asked.get(player.seat) == Some(self.line.plies()) {
            Err(Refusal::OfferRepeated(offer))
        } else {
            Ok(vec![EventKind::Offered {
                by: player.seat,
                offer,
                plies: Some(plies),
            }])
        }
    }

    fn accept(&self, player: Player, offer: Offer, at: Instant) -> Decision {
        self.opponents(player.seat, offer)?;
        Ok(match (offer, self.takeback_offer) {
            (Offer::Takeback, Some(takeback)) => self.take_back(takeback, at),
            (Offer::Takeback, None) => return Err(Refusal::NoSuchOffer(offer)),
            (Offer::Draw, _) => vec![self.end(Outcome::draw(DrawBy::Agreement), at)],
            (Offer::Count, _) => vec![self.end(self.counted(), at)],
        })
    }

    /// Checks that the opponent of `seat` has made an offer, for `seat` to answer.
    fn opponents(&self, seat: Seat, offer: Offer) -> Result<(), Refusal> {
        match self.offered(offer) {
            None => Err(Refusal::NoSuchOffer(offer)),
            Some(by) if by == seat => Err(Refusal::OwnOffer(offer)),
            Some(_) => Ok(()),
        }
    }

    fn take_back(&self, takeback: TakebackOffer, at: Instant) -> Vec<EventKind> {
        let TakebackOffer { by, plies } = takeback;
        let mut kinds = vec![EventKind::TakenBack {
            by,
            plies,
            clock: self.charged(at).1,
        }];
        if self.draw_offer.is_some() {
            kinds.push(EventKind::OfferExpired { offer: Offer::Draw });
        }
        if self.count_offer.is_some() {
            kinds.push(EventKind::OfferExpired {
                offer: Offer::Count,
            });
        }
        kinds
    }

    fn end(&self, outcome: Outcome, at: Instant) -> EventKind {
        EventKind::Ended {
            outcome,
            clock: self.charged(at).1,
        }
    }

    /// The time of the running turn, and both clocks after it is charged.
    fn charged(&self, at: Instant) -> (u64, Option<PerSide<TimeLeft>>) {
        let elapsed = at.since(self.since);
        let turn = self.turn();
        let Some((control, left)) = self.side_clock(turn).filter(|_| self.started) else {
            return (elapsed, self.clock);
        };
        // The flag was looked at before, so that there is always something to charge.
        let (spent, left) = control.charge(left, elapsed).unwrap_or_default();
        let clock = self.clock.map(|mut clock| {
            *clock.get_mut(turn) = left;
            clock
        });
        (spent, clock)
    }
}
