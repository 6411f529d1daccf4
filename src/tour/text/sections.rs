//! Coherent parts of a text.

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

/// The items with the most common shape, in order.
pub(super) fn most_alike<S: Ord, T>(all: impl Iterator<Item = (Option<S>, T)>) -> Vec<T> {
    let mut by_shape: BTreeMap<S, (usize, Vec<T>)> = BTreeMap::new();
    for (place, (shape, each)) in all.enumerate() {
        if let Some(shape) = shape {
            by_shape.entry(shape).or_insert_with(|| (place, Vec::new())).1.push(each);
        }
    }
    let most =
        by_shape.into_values().max_by_key(|(place, alike)| (alike.len(), usize::MAX - place));
    most.map_or_else(Vec::new, |(_, alike)| alike)
}
