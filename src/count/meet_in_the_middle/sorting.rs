//! Sorting that can be resumed.

use crate::sort::sort;

/// Items that are sorted at once.
const RUN: usize = 1 << 14;

/// A list being sorted: runs of it are, and are merged, two and two.
#[derive(Debug)]
pub(super) struct Sorting<T> {
    items: Vec<T>,
    /// Where the next run begins that is to be sorted, or the next two that are to be merged.
    at: usize,
    /// How long runs are that are sorted; 0 before there are any.
    run: usize,
    merged: Vec<T>,
}

impl<T: Copy + Ord> Sorting<T> {
    pub fn new(items: Vec<T>) -> Self {
        Self { items, at: 0, run: 0, merged: Vec::new() }
    }

    /// Goes on with a run or two; the sorted list in the end. The work counts in items.
    pub fn advance(&mut self, work: &mut usize) -> Option<Vec<T>> {
        let count = self.items.len();
        if self.at >= count {
            if self.run > 0 {
                std::mem::swap(&mut self.items, &mut self.merged);
            }
            self.merged.clear();
            self.run = if self.run == 0 { RUN } else { 2 * self.run };
            self.at = 0;
            return (self.run >= count).then(|| std::mem::take(&mut self.items));
        }
        let end = |runs: usize| count.min(self.at + runs * self.run.max(RUN));
        let (middle, end) = (end(1), end(2));
        if self.run == 0 {
            sort(&mut self.items[self.at..middle]);
            *work += 8 * (middle - self.at);
            self.at = middle;
            return None;
        }
        let (mut left, mut right) = (&self.items[self.at..middle], &self.items[middle..end]);
        while let ([first, left_rest @ ..], [second, right_rest @ ..]) = (left, right) {
            if first <= second {
                self.merged.push(*first);
                left = left_rest;
            } else {
                self.merged.push(*second);
                right = right_rest;
            }
        }
        self.merged.extend_from_slice(left);
        self.merged.extend_from_slice(right);
        *work += end - self.at;
        self.at = end;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_any_length_are_sorted() {
        for count in [0, 1, RUN - 1, RUN, RUN + 1, 5 * RUN + 7, 8 * RUN] {
            let items: Vec<usize> = (0..count).map(|i| i * 7919 % (count + 1)).collect();
            let mut expected = items.clone();
            expected.sort_unstable();
            let (mut sorting, mut work) = (Sorting::new(items), 0);
            let sorted = std::iter::repeat_with(|| sorting.advance(&mut work)).flatten().next();
            assert_eq!(sorted, Some(expected));
        }
    }
}
