//! Finding degrees in a layer.

use std::ops::Range;

use super::frame::Degrees;

/// Some of an ascending list, so few that they stay at hand: searching them first is faster.
#[derive(Debug, Default)]
pub(super) struct Guide {
    range: Range<usize>,
    /// The first of every [`STRIDE`].
    firsts: Vec<Degrees>,
}

const STRIDE: usize = 64;

impl Guide {
    /// A guide to a range of a list.
    pub fn new(list: &[Degrees], range: Range<usize>) -> Self {
        let firsts = list[range.clone()].iter().step_by(STRIDE).copied().collect();
        Self { range, firsts }
    }

    /// The place of some degrees in the range.
    #[inline]
    pub fn find(&self, list: &[Degrees], degrees: Degrees) -> Option<usize> {
        let after = self.firsts.partition_point(|&first| first <= degrees);
        let begin = self.range.start + after.checked_sub(1)? * STRIDE;
        let end = self.range.end.min(begin + STRIDE);
        list[begin..end].binary_search(&degrees).ok().map(|place| begin + place)
    }
}
