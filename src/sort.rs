//! Sorts of little code.
//!
//! The standard library's are the fastest there are, and take up to ten kilobytes of a visitor's
//! download for each kind of list. Only the lists of long counts are worth that.

/// So many items are sorted faster where they are than by being merged.
const FEW: usize = 8;

/// Sorts from the least to the greatest, with a copy of the list.
pub(crate) fn sort<T: Copy + Ord>(items: &mut [T]) {
    sort_by_key(items, |&item| item);
}

/// Sorts by a key; what has the same key stays in order. Keys are asked for again and again.
pub(crate) fn sort_by_key<T: Copy, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    items.chunks_mut(FEW).for_each(|few| sort_few_by_key(few, &key));
    if items.len() <= FEW {
        return;
    }
    let mut merged = Vec::with_capacity(items.len());
    let mut run = FEW;
    while run < items.len() {
        merged.clear();
        for two in items.chunks(2 * run) {
            let (mut left, mut right) = two.split_at(run.min(two.len()));
            while let ([first, after_first @ ..], [second, after_second @ ..]) = (left, right) {
                if key(second) < key(first) {
                    merged.push(*second);
                    right = after_second;
                } else {
                    merged.push(*first);
                    left = after_first;
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        items.copy_from_slice(&merged);
        run *= 2;
    }
}

/// Sorts a list of a few items where it is: each goes in between those before it.
pub(crate) fn sort_few_by_key<T: Copy, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let item = items[end];
        let mut at = end;
        while at > 0 && key(&items[at - 1]) > key(&item) {
            items[at] = items[at - 1];
            at -= 1;
        }
        items[at] = item;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn lists_of_any_length_are_sorted_and_equals_stay_in_order() {
        let mut random = Random::from_seed("7");
        for length in [0, 1, 2, 3, 4, 5, 7, 8, 9, 100, 1000] {
            let list: Vec<(u32, usize)> = (0..length).map(|at| (random.below(50), at)).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|item| item.0);
            let (mut by_key, mut few) = (list.clone(), list.clone());
            sort_by_key(&mut by_key, |item| item.0);
            sort_few_by_key(&mut few, |item| item.0);
            assert_eq!((&by_key, &few), (&expected, &expected), "{length} items");
            by_key.reverse();
            sort(&mut by_key);
            assert_eq!(by_key, expected);
        }
    }
}
