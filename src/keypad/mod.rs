//! Sequences of keys, each a move of a piece from the one before: their number, their list, and checking a
//! typed one.
//!
//! A [`Keypad`] is read from text, and the moves of a piece on it form a graph. A [`Problem`] is a graph with
//! a length and limits such as "at most two vowels". [`Counter`] counts its sequences exactly and [`Listing`]
//! lists them one after the other; both can be interrupted and resumed, and both work on any graph. Keys may
//! be repeated unless a limit forbids it, so sequences are walks, not tours.
//!
//! ```
//! use knights_tour::Leaper;
//! use knights_tour::keypad::{Counter, Keypad, Limit, Problem};
//!
//! let keypad: Keypad = "ABCDE/FGHIJ/KLMNO/ 123 ".parse()?;
//! let vowels = Limit { keys: keypad.sequence("AEIO")?, at_most: 2, each: false };
//! let problem = Problem::new(&keypad.graph(Leaper::KNIGHT), 10, None, &[vowels])?;
//! assert_eq!(Counter::new(&problem)?.finish()?.total.to_string(), "1013398");
//! # Ok::<(), knights_tour::Error>(())
//! ```

mod code;
mod count;
pub mod error;
mod layer;
mod limits;
mod listing;
mod moves;
mod pad;
mod plan;
mod problem;
mod walk;

pub use code::{Codes, codes};
pub use count::{Counter, Counts};
pub use error::KeypadError;
pub use limits::{Limit, MAX_LIMITS};
pub use listing::{Form, Listing};
pub use pad::{Key, Keypad, MAX_KEYS, MAX_LENGTH, is_seen};
pub use plan::{MAX_ADDITIONS, MAX_BYTES, Plan};
pub use problem::Problem;
pub use walk::{Fault, Walk};
