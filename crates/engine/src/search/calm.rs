//! How settled a search is, which says how much of the time for a move is worth spending.

use komadai_core::Move;

/// What the iterations so far came to.
#[derive(Debug, Default)]
pub(super) struct Calm {
    best: Option<Move>,
    value: i32,
    /// Iterations in a row that kept the best move.
    stable: u32,
    /// How often the best move changed, each change counting half as much with every iteration since.
    changes: f64,
}

/// A value that falls by less says nothing; one that falls by more says no more than this, in hundredths of a pawn.
const LARGEST_FALL: i32 = 100;
/// The first iterations see different things every time.
const FIRST_DEPTHS: i32 = 4;

impl Calm {
    /// An iteration is over. `effort` is the share of all nodes that went into its best move. Returns by how much the time for the move is to be
    /// stretched: below 1 where the search says the same again and again, above 1 where it changes its mind or its value falls.
    pub fn note(&mut self, depth: i32, best: Move, value: i32, effort: f64) -> f64 {
        let changed = self.best.is_some_and(|known| known != best);
        self.stable = if changed { 0 } else { self.stable + 1 };
        self.changes = self.changes / 2.0 + f64::from(u8::from(changed));
        // The value of the last iteration counts, whichever move it was of: a new best move has no value of its own to fall from.
        let fall = if self.best.is_some() && depth > FIRST_DEPTHS {
            (self.value - value).clamp(-LARGEST_FALL / 5, LARGEST_FALL)
        } else {
            0
        };
        (self.best, self.value) = (Some(best), value);
        let stability = 1.25 - 0.06 * f64::from(self.stable.min(8));
        let unrest = 1.0 + 0.2 * self.changes;
        let doubt = 1.6 - 0.9 * effort;
        let worry = 1.0 + f64::from(fall) / 150.0;
        0.75 * stability * unrest * doubt * worry
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(text: &str) -> Move {
        text.parse().expect("a move")
    }

    /// The stretch after the last of some iterations: best move, value, effort.
    fn stretch(iterations: &[(&str, i32, f64)]) -> f64 {
        let mut calm = Calm::default();
        let mut last = 0.0;
        for (depth, &(best, value, effort)) in (5..).zip(iterations) {
            last = calm.note(depth, mv(best), value, effort);
        }
        last
    }

    #[test]
    fn a_settled_search_saves_time() {
        let settled = stretch(&[("7g7f", 50, 0.9); 10]);
        assert!(settled < 0.5, "{settled}");
        assert!(stretch(&[("7g7f", 50, 0.9); 3]) > settled);
        assert!(stretch(&[("7g7f", 50, 0.3); 10]) > settled);
    }

    #[test]
    fn a_changed_mind_takes_time() {
        let kept = stretch(&[("7g7f", 50, 0.5), ("7g7f", 50, 0.5), ("7g7f", 50, 0.5)]);
        let changed = stretch(&[("7g7f", 50, 0.5), ("7g7f", 50, 0.5), ("2g2f", 50, 0.5)]);
        let wavering = stretch(&[("2g2f", 50, 0.5), ("7g7f", 50, 0.5), ("2g2f", 50, 0.5)]);
        assert!(
            kept < changed && changed < wavering,
            "{kept} {changed} {wavering}"
        );
        assert!(wavering > 1.0, "{wavering}");
    }

    #[test]
    fn a_falling_value_takes_time_even_with_a_new_move() {
        let level = stretch(&[("7g7f", 50, 0.5), ("2g2f", 50, 0.5)]);
        let fallen = stretch(&[("7g7f", 50, 0.5), ("2g2f", -50, 0.5)]);
        let risen = stretch(&[("7g7f", 50, 0.5), ("2g2f", 150, 0.5)]);
        assert!(risen < level && level < fallen, "{risen} {level} {fallen}");
        // A lost game is not thought about for ever.
        let collapsed = stretch(&[("7g7f", 50, 0.5), ("2g2f", -30_000, 0.5)]);
        assert!((collapsed - fallen).abs() < 1e-9);
    }
}
