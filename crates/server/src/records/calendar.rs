//! Days as records write them.

const DAY_MS: u64 = 86_400_000;

/// Unix time as `2003/05/03 10:30:00`, in a zone so many minutes ahead of UTC.
pub(crate) fn date_and_time(unix_ms: u64, ahead_minutes: i32) -> String {
    let local = unix_ms.saturating_add_signed(i64::from(ahead_minutes) * 60_000);
    let (year, month, day) = civil(local / DAY_MS);
    let seconds = local % DAY_MS / 1_000;
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}/{month:02}/{day:02} {hour:02}:{minute:02}:{second:02}")
}

/// Year, month and day of a number of days since 1970-01-01.
fn civil(mut days: u64) -> (u64, u64, u64) {
    let mut year = 1970;
    // Whole cycles of the calendar first: 400 years have 146,097 days.
    year += days / 146_097 * 400;
    days %= 146_097;
    loop {
        let length = if is_leap(year) { 366 } else { 365 };
        if days < length {
            break;
        }
        days -= length;
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days + 1)
}

const fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// The eras in which Japanese records count years, and the year before the first of each.
const ERAS: [(&str, u32); 5] = [
    ("明治", 1867),
    ("大正", 1911),
    ("昭和", 1925),
    ("平成", 1988),
    ("令和", 2018),
];

/// The day that a header names, as `2003-05-03`, or as much of it as it says; `None` for words without a year.
pub(crate) fn day(text: &str) -> Option<String> {
    let text: String = super::fold(text).replace("元年", "1年");
    let era = ERAS
        .iter()
        .find_map(|(name, before)| Some((text.split_once(name)?.1, *before)));
    let (rest, before) = era.unwrap_or((&text, 0));
    let mut numbers = rest
        .split(|symbol: char| !symbol.is_ascii_digit())
        .skip_while(|part| part.is_empty());
    let first = numbers.next()?;
    // `20030503`, as some programs name their games.
    if era.is_none() && first.len() == 8 {
        return dated(&first[..4], &first[4..6], &first[6..]);
    }
    let year = first.parse::<u32>().ok()?.checked_add(before)?;
    if !(1_500..=9_999).contains(&year) {
        return None;
    }
    let year = format!("{year:04}");
    dated(
        &year,
        numbers.next().unwrap_or_default(),
        numbers.next().unwrap_or_default(),
    )
}

fn dated(year: &str, month: &str, day: &str) -> Option<String> {
    let within = |text: &str, most: u32| {
        let number = text.parse::<u32>().ok()?;
        (1..=most).contains(&number).then_some(number)
    };
    within(year, 9_999)?;
    Some(match (within(month, 12), within(day, 31)) {
        (None, _) => year.to_owned(),
        (Some(month), None) => format!("{year}-{month:02}"),
        (Some(month), Some(day)) => format!("{year}-{month:02}-{day:02}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<&str>) {
        assert_eq!(day(text).as_deref(), expected, "{text}");
    }

    #[test]
    fn days_of_headers() {
        check("2003/05/03 10:30:00", Some("2003-05-03"));
        check("2003/5/3", Some("2003-05-03"));
        check("2003年5月3日", Some("2003-05-03"));
        check("２００３年５月", Some("2003-05"));
        check("1950", Some("1950"));
        check("20180504", Some("2018-05-04"));
        check("平成20年3月1日", Some("2008-03-01"));
        check("令和元年5月1日", Some("2019-05-01"));
        check("昭和50年", Some("1975"));
        check("2003/13/03", Some("2003"));
        check("2003/05/99", Some("2003-05"));
        check("", None);
        check("????.??.??", None);
        check("10:30", None);
        check("99999999999999999999", None);
    }

    #[test]
    fn times_of_the_machine() {
        let check = |unix_ms, ahead, expected: &str| {
            assert_eq!(date_and_time(unix_ms, ahead), expected);
        };
        check(0, 0, "1970/01/01 00:00:00");
        check(951_782_400_000, 0, "2000/02/29 00:00:00");
        check(951_868_799_999, 0, "2000/02/29 23:59:59");
        check(951_868_799_999, 60, "2000/03/01 00:59:59");
        check(1_790_000_000_000, 540, "2026/09/21 23:13:20");
        check(4_107_542_400_000, 0, "2100/03/01 00:00:00");
        check(0, -60, "1970/01/01 00:00:00");
    }
}
