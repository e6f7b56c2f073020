//! The strength of the person at this machine, from the rated games that are stored (Glicko-2).

use komadai_game::Grade;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, confidence_interval, glicko2};

use crate::terms::Level;

/// A rated game that has ended, as far as it counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Result {
    pub level: Level,
    /// How strong the level is taken to be.
    pub rating: u16,
    pub score: Score,
}

/// What the person made of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    Won,
    Lost,
    Drawn,
}

/// A strength with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Strength {
    pub rating: f64,
    /// The standard deviation of the rating.
    pub deviation: f64,
    /// With a likelihood of 95 % the rating is between these two.
    pub between: (f64, f64),
}

impl Strength {
    pub fn grade(&self) -> Grade {
        grade(self.rating)
    }

    pub fn grades(&self) -> (Grade, Grade) {
        (grade(self.between.0), grade(self.between.1))
    }
}

fn grade(rating: f64) -> Grade {
    // Ratings are far inside the range of the type, and the conversion saturates.
    Grade::of_rating(rating.round() as i32)
}

/// How much is known of somebody who has not played, and how steadily people play: Glickman's own values.
const UNKNOWN: f64 = 350.0;
const VOLATILITY: f64 = 0.06;
/// The levels have been measured, not exactly.
const LEVEL_DEVIATION: f64 = 50.0;

/// The strength after each game, in the order of the games. A level is a fixed mark: only the person's strength changes. Who
/// begins against a level is taken to be about as strong, with as little certainty as there is.
pub(crate) fn strengths(games: &[Result]) -> Vec<Strength> {
    let config = Glicko2Config::new();
    let mut person: Option<Glicko2Rating> = None;
    let mut history = Vec::with_capacity(games.len());
    for game in games {
        let level = Glicko2Rating {
            rating: f64::from(game.rating),
            deviation: LEVEL_DEVIATION,
            volatility: VOLATILITY,
        };
        let before = person.unwrap_or(Glicko2Rating {
            rating: level.rating,
            deviation: UNKNOWN,
            volatility: VOLATILITY,
        });
        let outcome = match game.score {
            Score::Won => Outcomes::WIN,
            Score::Lost => Outcomes::LOSS,
            Score::Drawn => Outcomes::DRAW,
        };
        let (after, _) = glicko2(&before, &level, &outcome, &config);
        person = Some(after);
        history.push(Strength {
            rating: after.rating,
            deviation: after.deviation,
            between: confidence_interval(&after),
        });
    }
    history
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(level: u8, score: Score) -> Result {
        let level = Level::try_from(level).unwrap();
        Result {
            level,
            rating: level.rating().unwrap(),
            score,
        }
    }

    #[test]
    fn nobody_is_rated_without_games() {
        assert!(strengths(&[]).is_empty());
    }

    #[test]
    fn a_draw_against_the_first_level_keeps_its_rating() {
        let [after] = strengths(&[game(2, Score::Drawn)])[..] else {
            panic!("one game, one strength")
        };
        let level = f64::from(game(2, Score::Drawn).rating);
        assert!((after.rating - level).abs() < 0.01, "{after:?}");
        assert!(after.deviation < UNKNOWN);
        assert!(after.between.0 < level && level < after.between.1);
    }

    #[test]
    fn wins_raise_losses_lower_and_games_make_sure() {
        let won = strengths(&[game(2, Score::Won); 12]);
        assert!(won.windows(2).all(|pair| pair[1].rating > pair[0].rating));
        let lost = strengths(&[game(2, Score::Lost); 12]);
        assert!(lost.windows(2).all(|pair| pair[1].rating < pair[0].rating));
        let both: Vec<Result> = (0..40)
            .map(|n| game(3, if n % 2 == 0 { Score::Won } else { Score::Lost }))
            .collect();
        let last = *strengths(&both).last().unwrap();
        let level = f64::from(game(3, Score::Drawn).rating);
        assert!((last.rating - level).abs() < 60.0, "{last:?}");
        assert!(last.deviation < 80.0, "{last:?}");
        let (low, high) = last.grades();
        assert!(low <= last.grade() && last.grade() <= high);
    }

    #[test]
    fn a_win_over_a_stronger_level_counts_more() {
        let after = |level| {
            let games = [game(2, Score::Drawn), game(level, Score::Won)];
            strengths(&games)[1].rating
        };
        assert!(after(3) > after(2) && after(2) > after(1));
    }
}
