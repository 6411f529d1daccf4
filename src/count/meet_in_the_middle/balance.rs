//! Which share has which parts, so that all have about as much to do.

use super::layer::PARTS;
use crate::count::path_pairing::PAIRINGS;

/// The shares of all parts, by what the parts take: the largest part that is left goes to the share that
/// has least. Of such ways this one takes a third more than the best at most (Graham, 1969).
pub(super) fn owners(weights: &[u64; PARTS], shares: usize) -> [usize; PARTS] {
    let (mut owners, mut loads) = ([0; PARTS], vec![0_u64; shares]);
    let mut left = [true; PARTS];
    for _ in 0..PARTS {
        let parts = (0..PARTS).filter(|&part| left[part]);
        let Some(part) = parts.max_by_key(|&part| weights[part]) else { break };
        let least = (0..shares).min_by_key(|&share| loads[share]).unwrap_or(0);
        // Empty parts are dealt out as well.
        loads[least] = loads[least].saturating_add(weights[part].max(1));
        owners[part] = least;
        left[part] = false;
    }
    owners
}

/// What it takes to join a group of some states with so many pairs, about: contractions of pairings.
pub(super) fn weight_of_join(pairs: usize, states: usize) -> u64 {
    let states = states as u32;
    // With each partner of the first end the states are contracted, then with each of the next what can
    // be left of them; of such partners there are as many lists as ways to begin, or as states.
    let contracted = |left: usize| {
        let lists = states.min(PAIRINGS[pairs] / PAIRINGS[left - 1]);
        lists * if left == pairs { states } else { PAIRINGS[left] }
    };
    u64::from(states + (3..=pairs).map(contracted).sum::<u32>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::path_pairing::MAX_PAIRS;

    #[test]
    fn shares_have_about_as_much_to_do() {
        let weights: [u64; PARTS] = std::array::from_fn(|part| (part as u64 * 37) % 100);
        for shares in 1..=PARTS {
            let owners = owners(&weights, shares);
            let load = |share: usize| -> u64 {
                (0..PARTS).filter(|&part| owners[part] == share).map(|part| weights[part]).sum()
            };
            let (all, largest) =
                (weights.iter().sum::<u64>(), (0..shares).map(load).max().unwrap());
            let best = all.div_ceil(shares as u64).max(99);
            assert!(3 * largest <= 4 * best + 3, "{largest} with {shares} shares");
        }
        let owners = owners(&[0; PARTS], 3);
        let parts = |share| owners.iter().filter(|&&owner| owner == share).count();
        assert_eq!([0, 1, 2].map(parts), [22, 21, 21]);
    }

    #[test]
    fn the_last_pairs_are_joined_at_once() {
        assert_eq!(weight_of_join(1, 1), 1);
        assert_eq!(weight_of_join(2, 3), 3);
        assert_eq!(weight_of_join(3, 15), 15 + 5 * 15);
        assert_eq!(weight_of_join(4, 105), 105 + 7 * 105 + 35 * 15);
        assert_eq!(weight_of_join(4, 1), 1 + 1 + 15);
        let all = PAIRINGS[MAX_PAIRS];
        assert_eq!(weight_of_join(MAX_PAIRS, all as usize), 78 * u64::from(all));
    }
}
