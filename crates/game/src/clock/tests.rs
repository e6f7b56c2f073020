use super::*;

fn control(main_ms: u64, byoyomi_ms: u64, periods: u32) -> TimeControl {
    TimeControl {
        main_ms,
        byoyomi_ms,
        periods,
        ..TimeControl::default()
    }
}

fn left(main_ms: u64, periods: u32) -> TimeLeft {
    TimeLeft { main_ms, periods }
}

/// Thinks for `elapsed` with `before` left; expects the time charged and what is left, or the flag.
#[track_caller]
fn check(control: TimeControl, before: TimeLeft, elapsed: u64, expect: Option<(u64, TimeLeft)>) {
    assert_eq!(control.charge(before, elapsed), expect);
    assert_eq!(
        elapsed <= control.longest(before),
        expect.is_some(),
        "longest() disagrees"
    );
}

#[test]
fn sudden_death_counts_to_the_millisecond() {
    let five = control(5_000, 0, 1);
    check(five, five.initial(), 4_970, Some((4_970, left(30, 0))));
    check(five, five.initial(), 5_000, Some((5_000, left(0, 0))));
    check(five, five.initial(), 5_001, None);
    check(five, five.initial(), 5_030, None);
    check(five, left(0, 0), 0, Some((0, left(0, 0))));
    check(five, left(0, 0), 1, None);
}

#[test]
fn byoyomi_comes_after_main_time() {
    let c = control(60_000, 30_000, 1);
    check(c, c.initial(), 59_999, Some((59_999, left(1, 1))));
    check(c, c.initial(), 60_000, Some((60_000, left(0, 1))));
    check(c, c.initial(), 70_000, Some((70_000, left(0, 1))));
    check(c, c.initial(), 90_000, Some((90_000, left(0, 1))));
    check(c, c.initial(), 90_001, None);
    check(c, left(0, 1), 30_000, Some((30_000, left(0, 1))));
    check(c, left(0, 1), 30_001, None);
}

#[test]
fn a_move_loses_the_periods_it_ran_beyond() {
    let c = control(0, 10_000, 3);
    check(c, c.initial(), 0, Some((0, left(0, 3))));
    check(c, c.initial(), 10_000, Some((10_000, left(0, 3))));
    check(c, c.initial(), 10_001, Some((10_001, left(0, 2))));
    check(c, c.initial(), 20_000, Some((20_000, left(0, 2))));
    check(c, c.initial(), 20_001, Some((20_001, left(0, 1))));
    check(c, c.initial(), 30_000, Some((30_000, left(0, 1))));
    check(c, c.initial(), 30_001, None);
    let mixed = control(5_000, 10_000, 2);
    check(mixed, mixed.initial(), 15_001, Some((15_001, left(0, 1))));
}

#[test]
fn an_increment_refills_main_time_even_in_byoyomi() {
    let c = TimeControl {
        increment_ms: 2_000,
        ..control(5_000, 10_000, 2)
    };
    let (_, after) = c.charge(c.initial(), 4_000).unwrap();
    assert_eq!(c.completed(after), left(3_000, 2));
    let (_, after) = c.charge(c.initial(), 16_000).unwrap();
    assert_eq!(c.completed(after), left(2_000, 1));
    // The increment is not there for the move that earns it.
    let fischer = TimeControl {
        increment_ms: 10_000,
        ..control(5_000, 0, 1)
    };
    check(fischer, fischer.initial(), 5_001, None);
}

#[test]
fn stopwatch_rounding_gives_fractions_away() {
    let rounding = Some(Rounding {
        unit_ms: 1_000,
        mode: RoundingMode::Down,
    });
    let c = TimeControl {
        rounding,
        ..control(5_000, 0, 1)
    };
    check(c, c.initial(), 999, Some((0, left(5_000, 0))));
    check(c, c.initial(), 5_999, Some((5_000, left(0, 0))));
    check(c, c.initial(), 6_000, None);
    let up = Some(Rounding {
        unit_ms: 1_000,
        mode: RoundingMode::Up,
    });
    let c = TimeControl {
        rounding: up,
        ..control(5_500, 0, 1)
    };
    check(c, c.initial(), 1, Some((1_000, left(4_500, 0))));
    check(c, c.initial(), 5_000, Some((5_000, left(500, 0))));
    check(c, c.initial(), 5_001, None);
}

#[test]
fn the_least_time_is_charged_but_never_flags() {
    let c = TimeControl {
        least_ms: 1_000,
        ..control(5_000, 0, 1)
    };
    check(c, c.initial(), 10, Some((1_000, left(4_000, 0))));
    check(c, c.initial(), 1_200, Some((1_200, left(3_800, 0))));
    check(c, left(400, 0), 10, Some((400, left(0, 0))));
}

#[test]
fn extreme_numbers_do_not_overflow() {
    let rounding = Some(Rounding {
        unit_ms: 1_000,
        mode: RoundingMode::Up,
    });
    let c = TimeControl {
        rounding,
        ..control(u64::MAX, u64::MAX, u32::MAX)
    };
    assert!(c.charge(c.initial(), u64::MAX).is_some());
    assert_eq!(
        Instant::from_millis(5).after(u64::MAX),
        Instant::from_millis(u64::MAX)
    );
    assert_eq!(Instant::from_millis(5).since(Instant::from_millis(9)), 0);
    let _ = c.reading(c.initial(), u64::MAX, true);
}

#[test]
fn readings_show_the_period_that_is_being_used() {
    let c = control(5_000, 10_000, 2);
    let at = |elapsed| c.reading(c.initial(), elapsed, true);
    assert_eq!(
        (at(0).main_ms, at(0).period_ms, at(0).in_byoyomi),
        (5_000, 10_000, false)
    );
    assert_eq!(
        (at(6_000).main_ms, at(6_000).period_ms, at(6_000).periods),
        (0, 9_000, 2)
    );
    assert_eq!(
        (
            at(15_000).period_ms,
            at(15_000).periods,
            at(15_000).total_ms
        ),
        (0, 2, 10_000)
    );
    assert_eq!((at(15_001).period_ms, at(15_001).periods), (9_999, 1));
    assert_eq!((at(99_000).period_ms, at(99_000).total_ms), (0, 0));
    assert!(at(5_000).in_byoyomi && !at(4_999).in_byoyomi);
    let stopped = c.reading(c.initial(), 6_000, false);
    assert_eq!((stopped.main_ms, stopped.running), (5_000, false));
}

#[test]
fn faults_are_named() {
    let fault = |c: TimeControl| c.validate().unwrap_err();
    assert_eq!(fault(TimeControl::default()), TimeControlError::NoTime);
    let increment_only = TimeControl {
        increment_ms: 5_000,
        ..TimeControl::default()
    };
    assert_eq!(fault(increment_only), TimeControlError::NoTime);
    assert_eq!(
        fault(control(u64::MAX, 0, 1)),
        TimeControlError::TooMuchTime(u64::MAX)
    );
    assert_eq!(fault(control(1, 0, 0)), TimeControlError::BadPeriods(0));
    let rounding = Some(Rounding {
        unit_ms: 0,
        mode: RoundingMode::Up,
    });
    assert_eq!(
        fault(TimeControl {
            rounding,
            ..control(1, 0, 1)
        }),
        TimeControlError::BadRounding(0)
    );
    assert_eq!(control(0, 30_000, 1).validate(), Ok(()));
}
