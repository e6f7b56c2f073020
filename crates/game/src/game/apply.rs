//! Events change the game; nothing else does.

use komadai_core::{Color, Move};

use super::{ApplyError, Asked, Game, Phase, TakebackOffer};
use crate::{
    Event, EventKind, Instant, Offer, Outcome, PerSide, Seat, Sides, TimeLeft, Toss, furigoma,
};

type Clock = Option<PerSide<TimeLeft>>;

/// A complaint that an event contradicts the game; the event's name is added at the end.
type Unfit = Result<(), &'static str>;

fn require(condition: bool, why: &'static str) -> Unfit {
    if condition { Ok(()) } else { Err(why) }
}

impl Game {
    /// Applies one event, from [`handle`](Game::handle) or from storage.
    ///
    /// # Errors
    /// An event that contradicts the game, as a damaged log may hold; the game is then unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<(), ApplyError> {
        let at = event.at;
        let (name, applied) = match &event.kind {
            EventKind::Created { .. } => return Err(ApplyError::NotCreated),
            EventKind::Furigoma {
                senior,
                tosses,
                black,
            } => ("furigoma", self.apply_furigoma(*senior, tosses, *black)),
            EventKind::Started { black } => ("started", self.apply_started(*black, at)),
            EventKind::Moved {
                ply,
                by,
                mv,
                spent_ms,
                clock,
            } => (
                "moved",
                self.apply_moved(*ply, *by, *mv, *spent_ms, *clock, at),
            ),
            EventKind::Offered { by, offer, plies } => {
                ("offered", self.apply_offered(*by, *offer, *plies))
            }
            EventKind::OfferWithdrawn { by, offer } => {
                ("offer-withdrawn", self.apply_answer(*offer, Some(*by)))
            }
            EventKind::OfferDeclined { by, offer } => (
                "offer-declined",
                self.apply_answer(*offer, Some(by.other())),
            ),
            EventKind::OfferExpired { offer } => ("offer-expired", self.apply_answer(*offer, None)),
            EventKind::TakenBack { plies, clock, .. } => {
                ("taken-back", self.apply_taken_back(*plies, *clock, at))
            }
            EventKind::Resumed => ("resumed", self.apply_resumed(at)),
            EventKind::Ended { outcome, clock } => ("ended", self.apply_ended(outcome, *clock)),
        };
        applied.map_err(|why| ApplyError::Unfit { event: name, why })?;
        self.last = at;
        Ok(())
    }

    fn apply_furigoma(&mut self, senior: Seat, tosses: &[Toss], black: Seat) -> Unfit {
        require(self.phase() == Phase::Created, "the game has started")?;
        require(self.black.is_none(), "the colours are settled")?;
        require(
            self.settings.sides == Sides::Furigoma { senior },
            "other sides were agreed",
        )?;
        let decided = tosses
            .last()
            .and_then(|toss| furigoma::first_mover(toss, senior));
        require(decided == Some(black), "the last toss says otherwise")?;
        self.black = Some(black);
        Ok(())
    }

    fn apply_started(&mut self, black: Seat, at: Instant) -> Unfit {
        require(self.phase() == Phase::Created, "the game has started")?;
        require(
            self.black == Some(black),
            "the colours are settled otherwise",
        )?;
        self.started = true;
        self.since = at;
        Ok(())
    }

    fn apply_moved(
        &mut self,
        ply: u32,
        by: Color,
        mv: Move,
        spent: u64,
        clock: Clock,
        at: Instant,
    ) -> Unfit {
        self.require_playing()?;
        self.require_clock(&clock)?;
        require(ply == self.next_ply(), "another ply comes next")?;
        require(by == self.turn(), "it is the other side's turn")?;
        require(self.line.push(mv).is_ok(), "the move is illegal")?;
        self.spent.push(spent);
        self.clock = clock;
        self.since = at;
        Ok(())
    }

    fn apply_offered(&mut self, by: Seat, offer: Offer, plies: Option<u32>) -> Unfit {
        self.require_playing()?;
        require(self.offered(offer).is_none(), "such an offer is open")?;
        let made = self.line.plies();
        match (offer, plies) {
            (Offer::Draw, None) => {
                self.draw_offer = Some(by);
                self.draw_asked.set(by, made);
            }
            (Offer::Count, None) => {
                self.count_offer = Some(by);
                self.count_asked.set(by, made);
            }
            (Offer::Takeback, Some(plies)) => {
                require(self.can_take_back(plies), "not so many moves were made")?;
                self.takeback_offer = Some(TakebackOffer { by, plies });
                self.takeback_asked.set(by, made);
            }
            _ => return Err("plies belong to takebacks"),
        }
        Ok(())
    }

    fn apply_answer(&mut self, offer: Offer, from: Option<Seat>) -> Unfit {
        self.require_playing()?;
        let open = self.offered(offer).ok_or("no such offer is open")?;
        require(
            from.is_none_or(|from| from == open),
            "the other party made the offer",
        )?;
        match offer {
            Offer::Draw => self.draw_offer = None,
            Offer::Count => self.count_offer = None,
            Offer::Takeback => self.takeback_offer = None,
        }
        Ok(())
    }

    fn apply_taken_back(&mut self, plies: u32, clock: Clock, at: Instant) -> Unfit {
        self.require_playing()?;
        self.require_clock(&clock)?;
        require(self.can_take_back(plies), "not so many moves were made")?;
        let kept = self.line.plies() - plies as usize;
        self.line.truncate(kept);
        self.spent.truncate(kept);
        self.clock = clock;
        self.since = at;
        self.takeback_offer = None;
        self.draw_asked = Asked::default();
        self.count_asked = Asked::default();
        self.takeback_asked = Asked::default();
        Ok(())
    }

    fn apply_resumed(&mut self, at: Instant) -> Unfit {
        require(self.outcome.is_none(), "the game is over")?;
        self.since = at;
        Ok(())
    }

    fn apply_ended(&mut self, outcome: &Outcome, clock: Clock) -> Unfit {
        require(self.outcome.is_none(), "the game is over")?;
        self.require_clock(&clock)?;
        self.outcome = Some(outcome.clone());
        self.clock = clock;
        self.draw_offer = None;
        self.count_offer = None;
        self.takeback_offer = None;
        Ok(())
    }

    fn require_playing(&self) -> Unfit {
        match self.phase() {
            Phase::Created => Err("the game has not started"),
            Phase::Playing => Ok(()),
            Phase::Ended => Err("the game is over"),
        }
    }

    fn require_clock(&self, clock: &Clock) -> Unfit {
        require(
            clock.is_some() == self.clock.is_some(),
            "a clock where none is, or none where one is",
        )
    }

    pub(super) fn can_take_back(&self, plies: u32) -> bool {
        (1..=self.played()).contains(&plies)
    }

    /// How many moves were made in this game, start moves not counted.
    pub(super) fn played(&self) -> u32 {
        u32::try_from(self.line.plies() - self.start_plies).unwrap_or(u32::MAX)
    }

    pub(super) fn next_ply(&self) -> u32 {
        u32::try_from(self.line.plies() + 1).unwrap_or(u32::MAX)
    }
}
