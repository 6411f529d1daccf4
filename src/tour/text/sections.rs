//! Coherent parts of a text, and their order.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

/// The longest of the ranges between consecutive beginnings, and the last one until `end`; the first of
/// equals.
pub(super) fn longest(begins: &[usize], end: usize) -> Range<usize> {
    let ends = begins.iter().skip(1).copied().chain([end]);
    let stretches = begins.iter().zip(ends).map(|(&begin, end)| begin..end);
    stretches
        .reduce(|best, each| if each.len() > best.len() { each } else { best })
        .unwrap_or(0..end)
}

/// What a part of a text has in common with others: numbers and words. Without any, it counts as nothing.
pub(super) type Shape<'text> = Vec<(usize, &'text str)>;

/// The places of the most common shape, in order; of equals the shape that comes first.
pub(super) fn most_alike(shapes: &[Shape<'_>]) -> Vec<usize> {
    let mut by_shape: BTreeMap<&Shape<'_>, Vec<usize>> = BTreeMap::new();
    for (place, shape) in shapes.iter().enumerate().filter(|(_, shape)| !shape.is_empty()) {
        by_shape.entry(shape).or_default().push(place);
    }
    let most = by_shape.into_values().max_by_key(|alike| (alike.len(), Reverse(alike[0])));
    most.unwrap_or_default()
}

/// The places of these numbers, the lowest number first; equal numbers stay in order.
pub(super) fn by_number(numbers: impl Iterator<Item = u64>) -> Vec<(u64, usize)> {
    let mut order: Vec<(u64, usize)> = numbers.zip(0..).collect();
    order.sort_unstable();
    order
}
