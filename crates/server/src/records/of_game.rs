//! A game that was played here as a record.

use komadai_core::Color;
use komadai_game::{Game, Outcome, Reason, Seat, TimeControl};
use komadai_record::{Builder, Ending, Headers, Record, Time, key};

use super::calendar::date_and_time;
use crate::terms::{Description, ENGINE_SEAT};

/// What is known of a game beside its moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    /// When it was made: Unix time in milliseconds.
    pub created_ms: u64,
    /// When something last happened in it: Unix time in milliseconds.
    pub updated_ms: u64,
    /// How many minutes the reader's zone is ahead of UTC, because records give local times.
    pub ahead_minutes: i32,
}

/// The record of a game: names, days, clock, moves with their times, and how it ended.
pub(crate) fn record_of(game: &Game, description: &Description, played: Played) -> Record {
    let mut record = Record::new(game.start_setup());
    record.headers = headers(game, description, played);
    let mut builder = Builder::new(record);
    let snapshot = game.snapshot();
    let mut totals = [0_u64; 2];
    for (index, (&mv, &spent)) in game.moves().iter().zip(&snapshot.spent_ms).enumerate() {
        let side = builder.replay().side();
        // The moves of a live game are legal.
        if builder.play(mv).is_err() {
            break;
        }
        if index >= game.start_plies() {
            let total = &mut totals[usize::from(side == Color::White)];
            *total += spent;
            builder.tip_mut().time = Time {
                spent_ms: u32::try_from(spent).ok(),
                total_ms: u32::try_from(*total).ok(),
            };
        }
    }
    if let Some(outcome) = game.outcome() {
        end(&mut builder, outcome, game);
    }
    builder.finish()
}

fn headers(game: &Game, description: &Description, played: Played) -> Headers {
    let mut headers = Headers::new();
    let time = |ms| date_and_time(ms, played.ahead_minutes);
    headers.push(key::START, time(played.created_ms));
    if game.outcome().is_some() {
        headers.push(key::END, time(played.updated_ms));
    }
    if let Some(clock) = &game.settings().clock {
        if clock.black == clock.white {
            headers.push(key::TIME_LIMIT, limit(&clock.black));
        } else {
            let (black, white) = (limit(&clock.black), limit(&clock.white));
            headers.push(key::TIME_LIMIT, format!("先手 {black}、後手 {white}"));
        }
    }
    let even = game.settings().start.handicap == komadai_core::Handicap::Even;
    let keys = if even {
        [key::BLACK, key::WHITE]
    } else {
        [key::SHITATE, key::UWATE]
    };
    for (key, color) in keys.into_iter().zip([Color::Black, Color::White]) {
        if let Some(seat) = game.seat_of(color) {
            headers.push(key, name(description, seat));
        }
    }
    headers
}

fn name(description: &Description, seat: Seat) -> String {
    match description.terms.opponent.level() {
        Some(level) if seat == ENGINE_SEAT => format!("Komadai (level {})", level.number()),
        _ => match seat {
            Seat::Host => description.terms.names.host.clone(),
            Seat::Guest => description.terms.names.guest.clone(),
        },
    }
}

/// A side's time. Main time in whole minutes with byoyomi is written as CSA demands it, so that CSA can hold it; everything else in words.
fn limit(control: &TimeControl) -> String {
    let seconds = |ms: u64| {
        if ms.is_multiple_of(1_000) {
            format!("{}秒", ms / 1_000)
        } else {
            format!("{}.{:03}秒", ms / 1_000, ms % 1_000)
        }
    };
    let plain = control.increment_ms == 0 && (control.byoyomi_ms == 0 || control.periods == 1);
    if plain && control.main_ms.is_multiple_of(60_000) && control.byoyomi_ms.is_multiple_of(1_000) {
        let minutes = control.main_ms / 60_000;
        let (hours, minutes) = (minutes / 60, minutes % 60);
        return format!("{hours:02}:{minutes:02}+{:02}", control.byoyomi_ms / 1_000);
    }
    let mut text = seconds(control.main_ms);
    if control.byoyomi_ms > 0 {
        text += &format!("+秒読み{}", seconds(control.byoyomi_ms));
        if control.periods > 1 {
            text += &format!("×{}回", control.periods);
        }
    }
    if control.increment_ms > 0 {
        text += &format!("+1手{}", seconds(control.increment_ms));
    }
    text
}

/// Writes how the game ended, seen from the side whose turn it was.
fn end(builder: &mut Builder, outcome: &Outcome, game: &Game) {
    let turn = game.turn();
    let winner = outcome.winner();
    let to_move_wins = winner == Some(turn);
    let by_foul = |to_move_wins| {
        if to_move_wins {
            Ending::IllegalWin
        } else {
            Ending::IllegalLoss
        }
    };
    let ending = match outcome.reason() {
        // A side without a legal move has lost, in check or not; records have one word for both.
        Reason::Checkmate | Reason::Stalemate => Ending::Checkmate,
        Reason::Resignation if !to_move_wins => Ending::Resign,
        Reason::Time => Ending::TimeUp,
        Reason::IllegalMove => {
            // The move that lost stands in the record, where the board allows it to be carried out.
            let made = outcome
                .illegal()
                .is_some_and(|report| builder.play(report.mv).is_ok());
            by_foul(made)
        }
        Reason::PerpetualCheck => by_foul(to_move_wins),
        Reason::Declaration => Ending::DeclarationWin,
        Reason::WrongDeclaration => Ending::IllegalLoss,
        Reason::Try => Ending::Try,
        // Records know resignation on the own turn alone; the nearest word for the other turn is that the side to move wins
        // without play. The remark says what happened.
        Reason::Resignation | Reason::Abandoned => match winner {
            Some(_) if to_move_wins => Ending::ForfeitWin,
            Some(_) => Ending::ForfeitLoss,
            None => Ending::Interrupted,
        },
        Reason::Sennichite => Ending::Repetition,
        Reason::Impasse => Ending::Impasse,
        // A count of points (R37) that one side loses: records know a declared win, and the other side's giving up.
        Reason::Count => match winner {
            None => Ending::Impasse,
            Some(_) if to_move_wins => Ending::DeclarationWin,
            Some(_) => Ending::Resign,
        },
        Reason::MaxMoves => Ending::MaxMoves,
        Reason::Agreement => Ending::Draw,
    };
    builder.end(ending);
    let even = game.settings().start.handicap == komadai_core::Handicap::Even;
    if let Some(remark) = remark(outcome, turn, even) {
        builder.tip_mut().notes_mut().comments.push(remark);
    }
}

/// What happened, in the language of records, where their word for the ending leaves that open.
fn remark(outcome: &Outcome, turn: Color, even: bool) -> Option<String> {
    let winner = outcome.winner()?;
    let name = |color| match (color, even) {
        (Color::Black, true) => "先手",
        (Color::White, true) => "後手",
        (Color::Black, false) => "下手",
        (Color::White, false) => "上手",
    };
    let (winning, losing) = (name(winner), name(winner.other()));
    Some(match outcome.reason() {
        Reason::Resignation if winner == turn => format!("{losing}が相手の手番に投了"),
        Reason::Abandoned => format!("{losing}が対局を放棄"),
        Reason::PerpetualCheck => format!("{losing}の連続王手の千日手"),
        Reason::WrongDeclaration => format!("{losing}の入玉宣言は条件を満たさず"),
        Reason::Count => format!("点数計算により{winning}の勝ち"),
        Reason::Stalemate => format!("{losing}に指せる手がない（王手はかかっていない）"),
        _ => return None,
    })
}
