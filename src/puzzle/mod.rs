//! Puzzles: some numbers of a tour are given, and the others are to be found; or the parts of a text.

mod domains;
pub mod error;
mod givens;
mod grade;
mod hint;
mod maker;
mod picture;
mod relation;
mod search;
mod solver;
mod text;
mod why;
pub mod words;

pub use error::PuzzleError;
pub use givens::{Givens, MAX_AREA, MAX_SQUARES};
pub use grade::{Grade, Grading};
pub use hint::wrong_entries;
pub use maker::{Arrangement, Made, Maker, MakerSettings};
pub use solver::{Conflict, Solution, Solver, USUAL_LIMIT};
pub use text::{MAX_CHARACTERS, parse};
pub use why::{End, Explanation, KINDS, Step};
