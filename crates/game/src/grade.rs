//! Grades of amateurs (R43), the ratings that belong to them, and what fits between two players of different strength.

use core::fmt;
use core::str::FromStr;

use komadai_core::Handicap;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The lowest rating of each grade, 15 kyū first, on the scale of the European federation (FESA), whose table ends
/// with 6 dan.
const FLOORS: [u16; 21] = [
    400, 480, 560, 640, 720, 800, 880, 960, 1040, 1120, 1200, 1280, 1360, 1460, 1560, 1680, 1800,
    1920, 2080, 2240, 2440,
];

const KYU: u8 = 15;

/// The handicap between players who are so many grades apart, from the same grade on. No federation prescribes one
/// table; this is the usual run of Japanese clubs. With one grade between them the weaker side only moves first.
const HANDICAPS: [Handicap; 15] = [
    Handicap::Even,
    Handicap::Even,
    Handicap::Lance,
    Handicap::Bishop,
    Handicap::Rook,
    Handicap::RookLance,
    Handicap::Two,
    Handicap::Two,
    Handicap::Four,
    Handicap::Four,
    Handicap::Six,
    Handicap::Six,
    Handicap::Eight,
    Handicap::Eight,
    Handicap::Ten,
];

/// The levels of the computer player, weakest first, by their rating: how many there are, and how strong they are
/// taken to be. Each stands in the middle of the grade that names the level, see `docs/levels.md`.
pub const LADDER: [u16; 12] = [
    440, 600, 760, 920, 1080, 1160, 1240, 1320, 1410, 1510, 1620, 1740,
];

/// A grade of an amateur: 15 kyū to 1 kyū, then 1 dan to 6 dan. Written `9-kyu` and `1-dan`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Grade(u8);

impl Grade {
    /// All grades, from 15 kyū to 6 dan.
    pub fn all() -> impl Iterator<Item = Grade> {
        (0..FLOORS.len() as u8).map(Grade)
    }

    /// The grade of a rating. Below the table everybody is 15 kyū, above it 6 dan.
    #[must_use]
    pub fn of_rating(rating: i32) -> Grade {
        let reached = FLOORS.iter().filter(|&&floor| i32::from(floor) <= rating);
        Grade((reached.count() as u8).saturating_sub(1))
    }

    /// The lowest rating of the grade.
    #[must_use]
    pub const fn floor(self) -> u16 {
        FLOORS[self.0 as usize]
    }

    /// The handicap (R6) that makes a game between two grades, in either order, about even.
    #[must_use]
    pub fn handicap_against(self, other: Grade) -> Handicap {
        HANDICAPS[usize::from(self.0.abs_diff(other.0)).min(HANDICAPS.len() - 1)]
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.checked_sub(KYU) {
            Some(above) => write!(f, "{}-dan", above + 1),
            None => write!(f, "{}-kyu", KYU - self.0),
        }
    }
}

/// The text names no grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected a grade from 15-kyu to 1-kyu or from 1-dan to 6-dan")]
pub struct InvalidGrade;

impl FromStr for Grade {
    type Err = InvalidGrade;

    fn from_str(text: &str) -> Result<Grade, InvalidGrade> {
        Grade::all()
            .find(|grade| grade.to_string() == text)
            .ok_or(InvalidGrade)
    }
}

impl TryFrom<String> for Grade {
    type Error = InvalidGrade;

    fn try_from(text: String) -> Result<Grade, InvalidGrade> {
        text.parse()
    }
}

impl From<Grade> for String {
    fn from(grade: Grade) -> String {
        grade.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_of_ratings() {
        for (rating, grade) in [
            (-500, "15-kyu"),
            (400, "15-kyu"),
            (479, "15-kyu"),
            (480, "14-kyu"),
            (1240, "5-kyu"),
            (1679, "1-kyu"),
            (1680, "1-dan"),
            (1799, "1-dan"),
            (2440, "6-dan"),
            (9000, "6-dan"),
        ] {
            assert_eq!(Grade::of_rating(rating).to_string(), grade, "{rating}");
        }
    }

    #[test]
    fn names_there_and_back() {
        assert_eq!(Grade::all().count(), 21);
        for grade in Grade::all() {
            assert_eq!(grade.to_string().parse(), Ok(grade));
            assert_eq!(Grade::of_rating(i32::from(grade.floor())), grade);
        }
        for text in ["", "0-kyu", "16-kyu", "7-dan", "1 dan", "1-Dan"] {
            assert_eq!(text.parse::<Grade>(), Err(InvalidGrade), "{text}");
        }
    }

    #[test]
    fn more_pieces_are_given_the_farther_apart() {
        let weakest = Grade(0);
        let given: Vec<Handicap> = Grade::all().map(|g| g.handicap_against(weakest)).collect();
        assert!(given.is_sorted());
        assert_eq!(given[1], Handicap::Even);
        assert_eq!(given[6], Handicap::Two);
        assert_eq!(given.last(), Some(&Handicap::Ten));
        assert_eq!(Grade(9).handicap_against(Grade(13)), Handicap::Rook);
    }

    #[test]
    fn levels_are_apart() {
        for pair in LADDER.windows(2) {
            assert!(pair[1] >= pair[0] + 80, "{pair:?}");
        }
    }
}
