//! A layer of states, dealt into parts.

use super::frame::Degrees;
use super::places::hash;
use super::records::Records;

/// How many parts there are: enough for as many workers to have almost the same to do.
pub(super) const PARTS: usize = 64;

/// States that go through the same steps next. Those of a class are in the same part, so that each
/// part can go on by itself, and be given back.
#[derive(Debug)]
pub(super) struct Layer {
    pub parts: Vec<Records>,
}

impl Default for Layer {
    fn default() -> Self {
        Self { parts: std::iter::repeat_with(Records::default).take(PARTS).collect() }
    }
}

impl Layer {
    pub fn bytes(&self) -> u64 {
        self.parts.iter().map(Records::bytes).sum()
    }
}

/// The part that a class is in.
#[inline]
pub(super) fn part_of(class: Degrees) -> usize {
    (hash(class) >> 58) as usize
}
