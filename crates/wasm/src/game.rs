//! A live game as the page follows it.

use komadai_core::{HandPiece, Move, Position, Square};
use komadai_game::{Event, EventKind, Game, IllegalReport, Instant, PerSide};
use komadai_notation::{self as notation, Style};
use wasm_bindgen::{JsError, prelude::wasm_bindgen};

use crate::{PlyView, json};

/// The page's copy of a live game: the server's events put together, and every position on the way.
#[wasm_bindgen]
#[derive(Debug)]
pub struct WebGame {
    game: Game,
    /// The position before the first move, then one more after each move.
    positions: Vec<Position>,
}

/// Why the copy cannot follow.
type Fault = Box<dyn std::error::Error>;

impl WebGame {
    /// Begins with the first event of a game, `created`.
    ///
    /// # Errors
    /// If the text is no event, or not the first one of a game.
    pub fn from_created(event: &str) -> Result<WebGame, Fault> {
        let event: Event = serde_json::from_str(event)?;
        let game = Game::from_events(std::slice::from_ref(&event))?;
        let mut web = WebGame {
            positions: Vec::new(),
            game,
        };
        web.follow();
        Ok(web)
    }

    /// Takes over the next event.
    ///
    /// # Errors
    /// If the text is no event, or the event does not fit the game, which then stays as it is.
    pub fn take(&mut self, event: &str) -> Result<(), Fault> {
        let event: Event = serde_json::from_str(event)?;
        self.game.apply(&event)?;
        if matches!(
            event.kind,
            EventKind::Moved { .. } | EventKind::TakenBack { .. }
        ) {
            self.follow();
        }
        Ok(())
    }

    /// Brings the positions in line with the game's moves: cuts what was taken back, plays what is new.
    fn follow(&mut self) {
        if self.positions.is_empty() {
            let strictness = komadai_core::Strictness::MateProblem;
            // The game has checked its start; where it has none, there is nothing to show.
            self.positions
                .extend(self.game.start_setup().into_position(strictness));
        }
        let moves = self.game.moves();
        self.positions.truncate(moves.len() + 1);
        while let Some(&mv) = moves.get(self.positions.len().wrapping_sub(1)) {
            let Some(mut position) = self.positions.last().cloned() else {
                break;
            };
            // The move that ended the game as an illegal one is no move of the game's list.
            if position.play(mv).is_err() {
                break;
            }
            self.positions.push(position);
        }
    }

    /// Where the last move went.
    fn previous(&self) -> Option<Square> {
        self.game.moves().last().map(|mv| mv.to())
    }

    fn position(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply).or(self.positions.last())
    }

    /// The position after `ply` moves, the last one if there are fewer.
    #[must_use]
    pub fn ply_view(&self, ply: usize) -> Option<PlyView> {
        let ply = ply.min(self.positions.len().saturating_sub(1));
        let last = ply
            .checked_sub(1)
            .and_then(|index| self.game.moves().get(index))
            .copied();
        Some(PlyView::new(self.position(ply)?, last))
    }

    /// Why no move leads from `from` (a square, or `P*` for a piece in hand) to `to` in the present position; `None` if one
    /// does, or if the texts name no squares.
    #[must_use]
    pub fn why_not_report(&self, from: &str, to: &str) -> Option<IllegalReport> {
        let position = self.game.position();
        let to: Square = to.parse().ok()?;
        let report = |mv| {
            position
                .check_move(mv)
                .err()
                .map(|why| IllegalReport::new(position, mv, &why))
        };
        if let Some(letter) = from.strip_suffix('*') {
            let piece = HandPiece::from_letter(letter.chars().next()?)?;
            return report(Move::Drop { piece, to });
        }
        let from = from.parse().ok()?;
        let plain = report(Move::Board {
            from,
            to,
            promote: false,
        })?;
        if plain.reason != "must-promote" {
            return Some(plain);
        }
        report(Move::Board {
            from,
            to,
            promote: true,
        })
    }
}

#[wasm_bindgen]
impl WebGame {
    /// Begins with the first event of a game; throws if it is none.
    #[wasm_bindgen(constructor)]
    pub fn new(created: &str) -> Result<WebGame, JsError> {
        WebGame::from_created(created).map_err(|fault| JsError::new(&fault.to_string()))
    }

    /// Takes over the next event; throws if it does not fit.
    pub fn apply(&mut self, event: &str) -> Result<(), JsError> {
        self.take(event)
            .map_err(|fault| JsError::new(&fault.to_string()))
    }

    /// The state of the game: JSON of `komadai-game`'s snapshot.
    #[must_use]
    pub fn snapshot(&self) -> String {
        json(&self.game.snapshot())
    }

    /// The position after `ply` moves: JSON of [`PlyView`].
    #[must_use]
    pub fn view(&self, ply: usize) -> String {
        json(&self.ply_view(ply))
    }

    /// Both clocks at an instant of game time in milliseconds: `{"black": …, "white": …}`, or `null` without clocks.
    #[must_use]
    pub fn clocks(&self, now_ms: f64) -> String {
        // What JavaScript calls a number is whole and not negative here; `as` maps all else to something harmless.
        let now = Instant::from_millis(now_ms as u64);
        let read = |color| self.game.clock(color, now);
        let both = read(komadai_core::Color::Black)
            .zip(read(komadai_core::Color::White))
            .map(|(black, white)| PerSide { black, white });
        json(&both)
    }

    /// Why a move is illegal: JSON of an [`IllegalReport`], or `null` if one is legal.
    #[wasm_bindgen(js_name = whyNot)]
    #[must_use]
    pub fn why_not(&self, from: &str, to: &str) -> String {
        json(&self.why_not_report(from, to))
    }

    /// The `ply`-th move (from 1) in a style, such as `western` or `japanese`; empty if there is no such move or style.
    #[must_use]
    pub fn notation(&self, ply: usize, style: &str) -> String {
        let Ok(style) = style.parse::<Style>() else {
            return String::new();
        };
        let moves = self.game.moves();
        let Some(index) = ply.checked_sub(1) else {
            return String::new();
        };
        let (Some(position), Some(&mv)) = (self.positions.get(index), moves.get(index)) else {
            return String::new();
        };
        let before = index
            .checked_sub(1)
            .and_then(|index| moves.get(index))
            .map(|mv| mv.to());
        notation::format(position, mv, before, style).to_string()
    }

    /// How a move of the present position would be written; empty if the text names no move or style.
    #[wasm_bindgen(js_name = whatIf)]
    #[must_use]
    pub fn what_if(&self, mv: &str, style: &str) -> String {
        let (Ok(mv), Ok(style)) = (mv.parse::<Move>(), style.parse::<Style>()) else {
            return String::new();
        };
        notation::format(self.game.position(), mv, self.previous(), style).to_string()
    }

    /// The game as USI text: `position startpos moves …`.
    #[must_use]
    pub fn usi(&self) -> String {
        self.game.position_command()
    }
}

#[cfg(test)]
mod tests {
    use komadai_game::{Actor, Command, Seat, Settings};

    use super::*;

    fn web(settings: Settings, moves: &[&str]) -> WebGame {
        let at = Instant::from_millis(0);
        let (mut game, created) = Game::new(settings, at).unwrap();
        let mut log = vec![created];
        log.extend(
            game.perform(&Command::Start { seed: Some(7) }, Actor::Referee, at)
                .unwrap(),
        );
        for mv in moves {
            let seat = game.seat_of(game.turn()).unwrap();
            log.extend(
                game.perform(&Command::play(mv.parse().unwrap()), seat.into(), at)
                    .unwrap(),
            );
        }
        let line = |event: &Event| serde_json::to_string(event).unwrap();
        let mut web = WebGame::from_created(&line(&log[0])).unwrap();
        for event in &log[1..] {
            web.take(&line(event)).unwrap();
        }
        web
    }

    #[test]
    fn follows_a_game_and_looks_back() {
        let web = web(Settings::default(), &["7g7f", "3c3d", "8h2b+"]);
        let now = web.ply_view(3).unwrap();
        assert_eq!(now.last.as_deref(), Some("8h2b+"));
        assert_eq!(now.turn, "white");
        let start = web.ply_view(0).unwrap();
        assert_eq!(start.sfen, Position::start().to_string());
        assert_eq!((start.last, start.legal.len()), (None, 30));
        assert_eq!(web.ply_view(99), web.ply_view(3));
        assert_eq!(web.usi(), "position startpos moves 7g7f 3c3d 8h2b+");
    }

    #[test]
    fn follows_a_takeback() {
        let at = Instant::from_millis(0);
        let mut web = web(Settings::default(), &["7g7f", "3c3d"]);
        for (command, by) in [
            (Command::OfferTakeback { plies: Some(1) }, Seat::Guest),
            (
                Command::Accept {
                    offer: komadai_game::Offer::Takeback,
                },
                Seat::Host,
            ),
        ] {
            for event in web.game.handle(&command, by.into(), at).unwrap() {
                web.take(&serde_json::to_string(&event).unwrap()).unwrap();
            }
        }
        assert_eq!(web.positions.len(), 2);
        assert_eq!(web.ply_view(9).unwrap().last.as_deref(), Some("7g7f"));
    }

    #[test]
    fn says_why_not() {
        let web = web(Settings::default(), &["7g7f", "3c3d", "8h2b+", "3a2b"]);
        let reason = |from, to| {
            web.why_not_report(from, to)
                .map(|report| report.reason.into_owned())
        };
        assert_eq!(reason("7f", "7e"), None);
        assert_eq!(reason("B*", "5e"), None);
        assert_eq!(reason("2h", "2g").as_deref(), Some("own-piece-there"));
        assert_eq!(reason("2h", "3f").as_deref(), Some("cannot-reach"));
        assert_eq!(reason("P*", "5e").as_deref(), Some("not-in-hand"));
        assert_eq!(reason("B*", "5c").as_deref(), Some("occupied"));
        for nonsense in ["", "*", "Q*", "K*", "0a", "7gg"] {
            assert_eq!(reason(nonsense, "5e"), None, "{nonsense}");
        }
    }

    #[test]
    fn a_piece_that_must_promote_is_judged_promoted() {
        let start = komadai_game::Start {
            setup: Some("4k4/P8/9/9/9/9/9/9/4K4 b - 1".parse().unwrap()),
            ..Default::default()
        };
        let web = web(
            Settings {
                start,
                ..Settings::default()
            },
            &[],
        );
        assert_eq!(web.why_not_report("9b", "9a"), None);
    }

    #[test]
    fn refuses_what_does_not_fit() {
        assert!(WebGame::from_created("{").is_err());
        assert!(WebGame::from_created(r#"{"at":0,"kind":"resumed"}"#).is_err());
        let mut web = web(Settings::default(), &["7g7f"]);
        let before = web.snapshot();
        assert!(web.take(r#"{"at":0,"kind":"nonsense"}"#).is_err());
        assert_eq!(web.snapshot(), before);
        assert_eq!(web.clocks(f64::NAN), "null");
    }
}
