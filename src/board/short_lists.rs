//! Short lists, such as the moves of a piece, in order.

/// Sorts a list of a few dozen items at most by insertion; equal items stay as they are. The library's sorting of lists
/// of any length is some forty times as much code, once more for each type, and the page waits for all of it.
pub fn sort_short<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at - 1]) > key(&items[at]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn lists_are_sorted_and_equal_items_keep_their_order() {
        let mut random = Random::from_seed("lists");
        for length in 0..40 {
            let mut list: Vec<(u32, u32)> = (0..length).map(|at| (random.below(9), at)).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|&(first, _)| first);
            sort_short(&mut list, |&(first, _)| first);
            assert_eq!(list, expected);
        }
    }
}
