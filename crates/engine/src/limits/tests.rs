//! Clocks of whole games, simulated: no time passes here.

use super::*;

const fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

const fn clock(left: u64, byoyomi: u64, increment: u64) -> Clock {
    Clock {
        left: ms(left),
        byoyomi: ms(byoyomi),
        increment: ms(increment),
        moves_to_go: None,
    }
}

fn budget(clock: Clock, ply: u32) -> Budget {
    Budget::new(TimeLimit::Clock(clock), Margins::default(), ply).expect("a clock is a limit")
}

/// Plays so many moves, each for as long as `spent` says of its budget. Returns the main time that was left before each move; fails where
/// a move is not there `margin` before the flag.
fn play(mut clock: Clock, moves: u32, spent: impl Fn(Budget) -> Duration) -> Vec<Duration> {
    let margins = Margins::default();
    let mut left = Vec::new();
    for number in 0..moves {
        let all = clock.left + clock.byoyomi;
        let budget = budget(clock, 2 * number + 1);
        assert!(budget.soft <= budget.hard, "{budget:?} for {clock:?}");
        let margin = margins.last_delay.min(all / 5);
        let used = spent(budget);
        assert!(
            used + margin <= all.max(LEAST + margin),
            "{budget:?} for {clock:?}"
        );
        left.push(clock.left);
        clock.left = clock.left.saturating_sub(used) + clock.increment;
    }
    left
}

fn hard(budget: Budget) -> Duration {
    budget.hard
}

/// What a search of average calm uses.
fn usual(budget: Budget) -> Duration {
    if budget.saves {
        budget.soft
    } else {
        budget.hard
    }
}

#[test]
fn no_clock_runs_out_even_if_every_move_takes_the_most() {
    for start in [
        clock(180_000, 0, 0),
        clock(3_000, 0, 0),
        clock(300_000, 0, 5_000),
        clock(10_000, 0, 100),
        clock(600_000, 30_000, 0),
        clock(0, 10_000, 0),
        clock(0, 30, 0),
        clock(500, 10, 0),
    ] {
        play(start, 300, hard);
    }
}

#[test]
fn byoyomi_is_spent_nearly_whole() {
    for byoyomi in [500, 1_000, 10_000, 30_000, 60_000] {
        let budget = budget(clock(0, byoyomi, 0), 80);
        assert!(!budget.saves, "{budget:?}");
        let kept = ms(byoyomi) - budget.hard;
        assert!(
            kept <= Margins::default().last_delay,
            "{kept:?} of {byoyomi}"
        );
    }
    // A little main time changes nothing: what is saved of the byoyomi is lost.
    let budget = budget(clock(2_000, 30_000, 0), 80);
    assert!(!budget.saves && budget.hard >= ms(29_900), "{budget:?}");
}

#[test]
fn main_time_with_byoyomi_is_used_up_in_the_middle_of_the_game() {
    let left = play(clock(600_000, 30_000, 0), 60, usual);
    assert!(left[5] > ms(300_000), "{:?}", left[5]);
    assert!(left[40] < ms(60_000), "{:?}", left[40]);
}

#[test]
fn sudden_death_is_shared_out() {
    let left = play(clock(600_000, 0, 0), 80, usual);
    // After 30 moves of each there is a third left for the rest, after 70 still some.
    assert!(
        left[30] > ms(200_000) && left[30] < ms(420_000),
        "{:?}",
        left[30]
    );
    assert!(
        left[70] > ms(20_000) && left[70] < ms(200_000),
        "{:?}",
        left[70]
    );
}

#[test]
fn increments_are_spent_as_they_come() {
    let left = play(clock(300_000, 0, 5_000), 100, usual);
    assert!(left[20] > ms(150_000), "{:?}", left[20]);
    // The main time is used, and settles where each move costs about what it brings.
    assert!(
        left[99] < ms(150_000) && left[99] > ms(10_000),
        "{:?}",
        left[99]
    );
    let last = budget(clock(20_000, 0, 5_000), 200);
    assert!(last.soft > ms(4_000) && last.soft < ms(6_000), "{last:?}");
}

#[test]
fn a_time_control_is_reached() {
    let mut now = Clock {
        moves_to_go: Some(40),
        ..clock(120_000, 0, 0)
    };
    for to_go in (1..=40).rev() {
        now.moves_to_go = Some(to_go);
        let budget = budget(now, 41 - to_go);
        now.left -= usual(budget);
    }
    assert!(now.left < ms(30_000), "{:?}", now.left);
}

#[test]
fn a_hit_starts_the_clock_that_it_brings() {
    let control = Control::pondering();
    let far = TimeLimit::Clock(clock(600_000, 0, 0));
    let mut watch = Watch::new(&control, far, Margins::default(), 1);
    assert!(!watch.is_timed() && !watch.is_over());
    // The opponent thought long: the hit lies in the past, and what it brings has run out since.
    let at = Instant::now() - ms(500);
    control.ponder_hit(at, Some(TimeLimit::Move(ms(100))));
    assert!(watch.is_timed() && watch.is_enough(1.0) && watch.is_over());
}
