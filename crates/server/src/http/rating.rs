use axum::Json;
use axum::extract::State;
use komadai_game::{Grade, Seat};
use komadai_store::{GameResult, ListQuery};
use serde::Serialize;
use utoipa::ToSchema;

use super::failure::{ErrorBody, Failure};
use crate::rating::{Result as Rated, Score, Strength, strengths};
use crate::server::{AppState, OWNER};
use crate::terms::Description;

/// The strength of the person at this machine, from the rated games.
#[derive(Serialize, ToSchema)]
pub(super) struct RatingView {
    /// The strength now; `null` before the first rated game.
    now: Option<StrengthView>,
    won: u32,
    lost: u32,
    drawn: u32,
    /// The strength after each rated game, oldest first.
    history: Vec<PointView>,
}

/// A strength on the scale of the European federation.
#[derive(Serialize, ToSchema)]
struct StrengthView {
    rating: i32,
    /// The standard deviation of the rating.
    deviation: i32,
    /// The grade that the rating comes to, such as `9-kyu` or `1-dan`.
    #[schema(value_type = String, examples("9-kyu"))]
    grade: Grade,
    /// The grade at the lower end of what is likely (95 %).
    #[schema(value_type = String)]
    lowest: Grade,
    /// The grade at the upper end.
    #[schema(value_type = String)]
    highest: Grade,
}

/// A rated game and the strength after it.
#[derive(Serialize, ToSchema)]
struct PointView {
    /// The game's id.
    game: String,
    /// When it ended: Unix time in milliseconds.
    ended_ms: u64,
    level: u8,
    /// `won`, `lost` or `drawn`.
    score: &'static str,
    rating: i32,
    deviation: i32,
}

impl StrengthView {
    fn new(strength: &Strength) -> Self {
        let (lowest, highest) = strength.grades();
        Self {
            rating: strength.rating.round() as i32,
            deviation: strength.deviation.round() as i32,
            grade: strength.grade(),
            lowest,
            highest,
        }
    }
}

/// The rating, computed anew from the stored games: one that is deleted does not count any more.
#[utoipa::path(get, path = "/api/rating", tag = "rating", responses(
    (status = 200, body = RatingView),
    (status = 500, description = "the games cannot be read", body = ErrorBody),
))]
pub(super) async fn rating(State(state): State<AppState>) -> Result<Json<RatingView>, Failure> {
    let mut rated = Vec::new();
    let mut after = None;
    loop {
        let query = ListQuery {
            owner: OWNER.to_owned(),
            ended: Some(true),
            after,
            limit: 500,
        };
        let page = state.store.list(query).await?;
        for row in &page.games {
            let description: Description = serde_json::from_str(&row.description)
                .map_err(|error| Failure::internal(&error))?;
            if let Some(result) = counts(&description, row.summary.outcome.as_ref()) {
                rated.push((row.updated_ms, row.id.to_string(), result));
            }
        }
        after = page.games.last().map(|row| row.id.clone());
        if !page.more {
            break;
        }
    }
    rated.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
    let results: Vec<Rated> = rated.iter().map(|(.., result)| *result).collect();
    let history = strengths(&results);
    let count = |score| {
        let games = results.iter().filter(|result| result.score == score);
        u32::try_from(games.count()).unwrap_or(u32::MAX)
    };
    Ok(Json(RatingView {
        now: history.last().map(StrengthView::new),
        won: count(Score::Won),
        lost: count(Score::Lost),
        drawn: count(Score::Drawn),
        history: rated
            .iter()
            .zip(&history)
            .map(|((ended_ms, game, result), strength)| PointView {
                game: game.clone(),
                ended_ms: *ended_ms,
                level: result.level.number(),
                score: match result.score {
                    Score::Won => "won",
                    Score::Lost => "lost",
                    Score::Drawn => "drawn",
                },
                rating: strength.rating.round() as i32,
                deviation: strength.deviation.round() as i32,
            })
            .collect(),
    }))
}

/// What a game means for the rating; `None` for one that is not rated or has no result.
fn counts(description: &Description, outcome: Option<&komadai_store::Outcome>) -> Option<Rated> {
    let level = description.terms.opponent.level()?;
    let black = description.black == Seat::Host;
    let score = match outcome?.result? {
        GameResult::Draw => Score::Drawn,
        GameResult::Black if black => Score::Won,
        GameResult::White if !black => Score::Won,
        GameResult::Black | GameResult::White => Score::Lost,
    };
    // Full strength has no mark, and no rated games.
    let rating = level.rating()?;
    description.terms.rated.then_some(Rated {
        level,
        rating,
        score,
    })
}
