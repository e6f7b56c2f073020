//! Games as scripts: one line a command, with what it must do.
//!
//! ```text
//! host 5000 play 7g7f -> moved 1 black 7g7f spent 5000
//! host 6000 play 2g2f -> refused not-your-turn R7
//! ```

use komadai_game::{
    Actor, Command, Event, EventKind, Game, Instant, Offer, Outcome, PerSide, Seat, Settings,
    TimeLeft,
};
use serde_json::{Value, json};

pub fn at(millis: u64) -> Instant {
    Instant::from_millis(millis)
}

pub fn settings(json: Value) -> Settings {
    serde_json::from_value(json).expect("these settings can be read")
}

/// A game that was started at 0 ms, with its log.
pub struct Played {
    pub game: Game,
    pub log: Vec<Event>,
}

impl Played {
    pub fn new(json: Value) -> Played {
        let (game, created) = Game::new(settings(json), at(0)).expect("these settings make a game");
        let mut played = Played {
            game,
            log: vec![created],
        };
        played.tell("referee 0 start 7");
        played
    }

    /// Gives one command and renders what it did.
    pub fn tell(&mut self, line: &str) -> String {
        let (by, now, command) = parse(line);
        match self.game.perform(&command, by, now) {
            Ok(events) => {
                self.log.extend(events.iter().cloned());
                assert_eq!(
                    Game::from_events(&self.log).as_ref(),
                    Ok(&self.game),
                    "the log rebuilds another game after `{line}`"
                );
                let texts: Vec<_> = events.iter().map(|event| render(&event.kind)).collect();
                if texts.is_empty() {
                    "nothing".to_owned()
                } else {
                    texts.join("; ")
                }
            }
            Err(refusal) => {
                let rule = refusal
                    .rule()
                    .map(|rule| format!(" {rule}"))
                    .unwrap_or_default();
                match refusal.illegal() {
                    Some(report) => format!("refused {}{rule}", report.reason),
                    None => format!("refused {}{rule}", refusal.key()),
                }
            }
        }
    }

    /// Plays a list of moves, one second each, for whoever is to move.
    pub fn moves(&mut self, moves: &str) -> String {
        let mut last = String::new();
        for mv in moves.split_whitespace() {
            let seat = self
                .game
                .seat_of(self.game.turn())
                .expect("the game has started");
            let by = if seat == Seat::Host { "host" } else { "guest" };
            let now = self.log.last().map_or(0, |event| event.at.millis()) + 1_000;
            last = self.tell(&format!("{by} {now} play {mv}"));
        }
        last
    }
}

/// Runs a script against a started game and compares every answer.
#[track_caller]
pub fn check(settings: Value, script: &str) -> Played {
    let mut played = Played::new(settings);
    check_on(&mut played, script);
    played
}

#[track_caller]
pub fn check_on(played: &mut Played, script: &str) {
    let lines = script
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty());
    let mut found = String::new();
    let mut expected = String::new();
    for line in lines {
        let (command, answer) = line.split_once(" -> ").expect("every line has an answer");
        found += &format!("{command} -> {}\n", played.tell(command));
        expected += &format!("{command} -> {answer}\n");
    }
    assert_eq!(found, expected);
}

fn parse(line: &str) -> (Actor, Instant, Command) {
    let words: Vec<_> = line.split_whitespace().collect();
    let [by, now, name, rest @ ..] = words.as_slice() else {
        panic!("expected `who when command`, found `{line}`");
    };
    let by: Actor = serde_json::from_value(json!(by)).expect("host, guest or referee");
    let number = |n: usize| {
        rest.get(n)
            .map(|word| word.parse::<u64>().expect("a number"))
    };
    let value = match *name {
        "start" | "toss" => json!({"type": name, "seed": number(0)}),
        "play" => json!({"type": name, "move": rest[0], "ply": number(1)}),
        "offer-takeback" => json!({"type": name, "plies": number(0)}),
        "accept" | "decline" | "withdraw" => json!({"type": name, "offer": rest[0]}),
        "abandon" => json!({"type": name, "loser": rest.first()}),
        _ => json!({"type": name}),
    };
    let command = serde_json::from_value(value).expect("a command");
    (by, at(now.parse().expect("milliseconds")), command)
}

fn word(seat: Seat) -> &'static str {
    if seat == Seat::Host { "host" } else { "guest" }
}

fn name(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "draw",
        Offer::Takeback => "takeback",
        Offer::Count => "count",
    }
}

fn time(clock: Option<PerSide<TimeLeft>>) -> String {
    clock.map_or_else(String::new, |PerSide { black, white }| {
        let side = |left: TimeLeft| format!("{}/{}", left.main_ms, left.periods);
        format!(" left {} {}", side(black), side(white))
    })
}

fn render(kind: &EventKind) -> String {
    match kind {
        EventKind::Created { .. } => "created".to_owned(),
        EventKind::Furigoma { black, .. } => format!("furigoma {}", word(*black)),
        EventKind::Started { black } => format!("started {}", word(*black)),
        EventKind::Moved {
            ply,
            by,
            mv,
            spent_ms,
            clock,
        } => {
            format!("moved {ply} {by} {mv} spent {spent_ms}{}", time(*clock))
        }
        EventKind::Offered { by, offer, plies } => {
            let plies = plies.map(|plies| format!(" {plies}")).unwrap_or_default();
            format!("offered {} {}{plies}", word(*by), name(*offer))
        }
        EventKind::OfferWithdrawn { by, offer } => {
            format!("withdrawn {} {}", word(*by), name(*offer))
        }
        EventKind::OfferDeclined { by, offer } => {
            format!("declined {} {}", word(*by), name(*offer))
        }
        EventKind::OfferExpired { offer } => format!("expired {}", name(*offer)),
        EventKind::TakenBack { by, plies, clock } => {
            format!("taken-back {} {plies}{}", word(*by), time(*clock))
        }
        EventKind::Resumed => "resumed".to_owned(),
        EventKind::Ended { outcome, clock } => format!("{}{}", ending(outcome), time(*clock)),
        _ => "an event that this table does not know".to_owned(),
    }
}

pub fn ending(outcome: &Outcome) -> String {
    let result = match outcome {
        Outcome::Win { winner, .. } => format!("{winner} wins"),
        Outcome::Draw { .. } => "draw".to_owned(),
        Outcome::NoResult => "no result".to_owned(),
    };
    let rule = outcome
        .rule()
        .map(|rule| format!(" {rule}"))
        .unwrap_or_default();
    format!("{result} by {}{rule}", outcome.reason().key())
}
