//! The sequences to count or list.

use super::error::KeypadError;
use super::limits::{Limit, Limits};
use super::moves::Moves;
use super::pad::{Key, MAX_KEYS, MAX_LENGTH};
use crate::graph::Graph;

/// The sequences to count or list.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Problem {
    pub(super) moves: Moves,
    pub(super) length: u32,
    pub(super) start: Option<Key>,
    pub(super) limits: Limits,
}

impl Problem {
    /// Sequences of `length` vertices of a graph, each one move from the one before, that begin with `start`,
    /// if given, and satisfy all limits. A limit that no sequence of this length can break costs nothing.
    ///
    /// # Errors
    /// [`KeypadError::TooManyKeys`] for a graph of more than [`MAX_KEYS`] vertices,
    /// [`KeypadError::BadLength`] unless the length is 1 to [`MAX_LENGTH`], [`KeypadError::NoSuchKey`] for a
    /// start or a limit off the graph, and those of [`Limit`].
    pub fn new(
        graph: &Graph,
        length: u32,
        start: Option<Key>,
        limits: &[Limit],
    ) -> Result<Self, KeypadError> {
        if graph.len() > MAX_KEYS {
            return Err(KeypadError::TooManyKeys { most: MAX_KEYS });
        }
        if !(1..=MAX_LENGTH).contains(&length) {
            return Err(KeypadError::BadLength { length: length.into(), most: MAX_LENGTH });
        }
        let keys = graph.len() as Key;
        if let Some(key) = start.filter(|&start| start >= keys) {
            return Err(KeypadError::NoSuchKey { key, keys });
        }
        Ok(Self { moves: Moves::of(graph), length, start, limits: Limits::new(limits, keys)? })
    }

    /// The number of keys in each sequence.
    pub fn length(&self) -> usize {
        self.length as usize
    }

    /// The first key of all sequences, if given.
    pub fn start(&self) -> Option<Key> {
        self.start
    }

    /// The number of keys.
    pub fn keys(&self) -> Key {
        self.moves.keys()
    }
}
