//! Sequences of keys, each a move of a piece from the one before: how many there are, which they
//! are, and what is wrong with one that is typed.
//!
//! A [`Keypad`] is read from text, and the moves of a piece on it make a graph. A [`Problem`] is a
//! graph with a length and limits such as "at most two vowels". [`Counter`] counts its sequences
//! exactly and [`Listing`] names them one after the other; both can be interrupted and resumed, and
//! both work on any graph. Keys may come again as long as no limit forbids it, so sequences are
//! walks, not tours.
//!
//! ```
//! use knights_tour::Leaper;
//! use knights_tour::sequence::{Counter, Keypad, Limit, Problem};
//!
//! let keypad: Keypad = "ABCDE/FGHIJ/KLMNO/ 123 ".parse()?;
//! let vowels = Limit { keys: keypad.sequence("AEIO")?, at_most: 2, each: false };
//! let problem = Problem::new(&keypad.graph(Leaper::KNIGHT), 10, None, &[vowels])?;
//! assert_eq!(Counter::new(&problem)?.finish()?.total.to_string(), "1013398");
//! # Ok::<(), knights_tour::Error>(())
//! ```

mod code;
mod count;
mod keypad;
mod layer;
mod limits;
mod listing;
mod moves;
mod plan;
mod refusal;
mod walk;

use crate::error::Error;
use crate::graph::Graph;

pub use code::{Codes, codes};
pub use count::{Counter, Counts};
pub use keypad::{Keypad, MAX_KEYS};
pub use limits::{Limit, MAX_LIMITS};
pub use listing::Listing;
pub use plan::{MAX_ADDITIONS, MAX_BYTES, Plan};
pub use refusal::Refusal;
pub use walk::{Fault, Walk};

use limits::Limits;
use moves::Moves;

/// The most keys that a sequence can have.
pub const MAX_LENGTH: u32 = 10_000;

/// A key by its number: those of a [`Keypad`] from 0 in reading order.
pub type Key = u16;

/// Which sequences are asked for.
#[derive(Clone, Debug)]
pub struct Problem {
    moves: Moves,
    length: u32,
    start: Option<Key>,
    limits: Limits,
}

impl Problem {
    /// Sequences of `length` vertices of a graph, each one move from the one before, that begin
    /// with `start`, if that is given, and keep all the limits. A limit that no sequence of this
    /// length can break costs nothing.
    ///
    /// # Errors
    /// [`Refusal::TooManyKeys`] for a graph of more than [`MAX_KEYS`] vertices,
    /// [`Refusal::BadLength`] unless the length is 1 to [`MAX_LENGTH`], [`Refusal::NoSuchKey`] for a
    /// start or a limit off the graph, and as [`Limit`] says.
    pub fn new(
        graph: &Graph,
        length: u32,
        start: Option<Key>,
        limits: &[Limit],
    ) -> Result<Self, Error> {
        if graph.len() > MAX_KEYS {
            return Err(Refusal::TooManyKeys { most: MAX_KEYS }.into());
        }
        if !(1..=MAX_LENGTH).contains(&length) {
            return Err(Refusal::BadLength { length: length.into() }.into());
        }
        let keys = graph.len() as Key;
        if let Some(key) = start.filter(|&start| start >= keys) {
            return Err(Refusal::NoSuchKey { key, keys }.into());
        }
        Ok(Self { moves: Moves::of(graph), length, start, limits: Limits::new(limits, keys)? })
    }

    /// How many keys each sequence has.
    #[must_use]
    pub fn length(&self) -> usize {
        self.length as usize
    }

    /// The key that all begin with, if one is asked for.
    #[must_use]
    pub fn start(&self) -> Option<Key> {
        self.start
    }

    /// How many keys there are.
    #[must_use]
    pub fn keys(&self) -> Key {
        self.moves.keys()
    }
}
