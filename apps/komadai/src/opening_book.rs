//! The opening book that the engine plays from: the program's own, or a file that `BookFile` names.

use std::fs::File;
use std::io::BufReader;

use komadai_core::{History, Move, Position};
use komadai_record::book::{Book, BookEntry, BookMove, read_db};

/// The book inside the program; `komadai book make` wrote it, its first comment says how.
const OWN: &str = include_str!("../book/own.db");

/// Books and how they are used.
#[derive(Debug)]
pub struct OpeningBook {
    /// `None` = not read yet, the one inside the program.
    book: Option<Book>,
    /// How much worse than the best move of the book a drawn one may be, in hundredths of a pawn.
    pub window: i32,
    /// Not used after so many moves of the game.
    pub moves: u32,
}

impl Default for OpeningBook {
    fn default() -> Self {
        Self {
            book: None,
            window: Self::WINDOW,
            moves: Self::MOVES,
        }
    }
}

/// What the book says of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The move that was drawn.
    pub mv: BookMove,
    /// How many could have been.
    pub choices: usize,
}

impl OpeningBook {
    /// [`OpeningBook::window`] unless it is set.
    pub const WINDOW: i32 = 30;
    /// [`OpeningBook::moves`] unless it is set.
    pub const MOVES: u32 = 1000;

    /// Goes back to the book inside the program.
    pub fn use_own(&mut self) {
        self.book = None;
    }

    /// Uses no book.
    pub fn use_none(&mut self) {
        self.book = Some(Book::new());
    }

    /// Reads a file of YaneuraOu's text format. Returns what was odd about it, in a sentence.
    ///
    /// # Errors
    /// A sentence that names the file; the book that was in use stays.
    pub fn use_file(&mut self, file: &str) -> Result<Option<String>, String> {
        let told = |error: &dyn std::fmt::Display| format!("BookFile {file}: {error}");
        let input = File::open(file).map_err(|error| told(&error))?;
        let (book, warnings) = read_db(BufReader::new(input)).map_err(|error| told(&error))?;
        if book.entries().is_empty() {
            return Err(told(&"there is no position in it"));
        }
        self.book = Some(book);
        Ok(warnings.first().map(|first| match warnings.len() {
            1 => format!("BookFile {file}: {first}"),
            all => format!("BookFile {file}: {first}, and {} more oddities", all - 1),
        }))
    }

    fn book(&mut self) -> &Book {
        self.book.get_or_insert_with(|| {
            // A test reads the book inside the program without a warning.
            let (book, _) = read_db(OWN.as_bytes()).unwrap_or_default();
            book
        })
    }

    /// Draws a move for the last position of a game. Moves of the book that are illegal there are named in `illegal` and left out; so are
    /// those that `only`, if it names any, does not name, and those that bring back an earlier position of the game (R35).
    ///
    /// Where the book counts, moves are drawn in the proportion of their counts, else good ones more often; `draw` is a random word.
    pub fn look_up(
        &mut self,
        start: &Position,
        moves: &[Move],
        only: &[Move],
        draw: u64,
        illegal: &mut Vec<Move>,
    ) -> Option<Hit> {
        let mut position = start.clone();
        let mut history = History::new(start);
        for &mv in moves {
            position.play(mv).ok()?;
            history.push(&position);
        }
        if position.ply() > self.moves {
            return None;
        }
        let window = self.window;
        let entry = find(self.book(), &position)?;
        let mut candidates = Vec::new();
        for mv in entry.moves {
            if !position.is_legal(mv.mv) {
                illegal.push(mv.mv);
            } else if (only.is_empty() || only.contains(&mv.mv))
                && !comes_back(&position, &mut history, mv.mv)
            {
                candidates.push(mv);
            }
        }
        draw_move(candidates, window, draw).map(|(mut mv, choices)| {
            mv.ponder = mv.ponder.filter(|&reply| {
                let mut next = position.clone();
                next.play(mv.mv).is_ok() && next.is_legal(reply)
            });
            Hit { mv, choices }
        })
    }
}

/// The entry of a position, or that of the same position with the sides exchanged, its moves turned round.
fn find(book: &Book, position: &Position) -> Option<BookEntry> {
    let setup = position.setup();
    if let Some(entry) = book.find(&setup) {
        return Some(entry.clone());
    }
    let mut entry = book.find(&setup.flip())?.clone();
    entry.setup = setup;
    for mv in &mut entry.moves {
        mv.mv = mv.mv.flip();
        mv.ponder = mv.ponder.map(Move::flip);
    }
    Some(entry)
}

/// Whether a legal move leads to a position that stood on the board before.
fn comes_back(position: &Position, history: &mut History, mv: Move) -> bool {
    let mut next = position.clone();
    next.play_unchecked(mv);
    history.push(&next);
    let back = history.occurrences().len() > 1;
    history.pop();
    back
}

/// Draws one of the moves near the best; also says how many there are.
fn draw_move(mut moves: Vec<BookMove>, window: i32, draw: u64) -> Option<(BookMove, usize)> {
    if let Some(best) = moves.iter().filter_map(|mv| mv.score).max() {
        // A move without a value beside valued ones was looked at by nobody.
        moves.retain(|mv| {
            mv.score
                .is_some_and(|score| score >= best.saturating_sub(window))
        });
    }
    let best = moves.iter().filter_map(|mv| mv.score).max().unwrap_or(0);
    let counted = moves
        .iter()
        .any(|mv| mv.count.is_some_and(|count| count > 0));
    let weights: Vec<f64> = moves
        .iter()
        .map(|mv| match mv.count {
            count if counted => count.unwrap_or(0) as f64,
            _ => {
                let behind = f64::from(best) - f64::from(mv.score.unwrap_or(best));
                // At the edge of the window a move is drawn about a seventh as often as the best one.
                (-2.0 * behind / f64::from(window.max(1))).exp()
            }
        })
        .collect();
    let choices = weights.iter().filter(|&&weight| weight > 0.0).count();
    let mut left = weights.iter().sum::<f64>() * (draw >> 11) as f64 / (1u64 << 53) as f64;
    let drawn = weights.iter().position(|&weight| {
        left -= weight;
        weight > 0.0 && left <= 0.0
    });
    // Rounding may leave a hair of the last one.
    let last = weights.iter().rposition(|&weight| weight > 0.0);
    drawn
        .or(last)
        .map(|index| (moves.swap_remove(index), choices))
}

#[cfg(test)]
mod tests;
