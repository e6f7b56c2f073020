//! Lessons: what one file of `lessons/` holds, and the check that plays every step through the rules.
//!
//! `docs/formats/lessons.md` describes the format. The page shows the lessons; its package of the rules asks this crate which move is a
//! right answer, so that there is one reading of a [`Pattern`].
#![warn(missing_docs)]

mod check;
mod keys;
mod lesson;
mod load;
mod pattern;

pub use check::{Fault, check};
pub use keys::{Keys, group_key};
pub use lesson::{
    Arrow, Bottom, Choose, Collect, Judge, Lesson, Line, Place, PlayOne, Right, Squares, Step,
    Task, Wrong,
};
pub use load::{LoadError, load};
pub use pattern::{Pattern, PatternError};
