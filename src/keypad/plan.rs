//! Upper bounds of the cost of counting, computed beforehand.

use super::error::KeypadError;
use super::layer::Layer;
use super::limits::Limits;
use super::moves::Moves;
use super::problem::Problem;

/// The maximum number of additions of 64-bit limbs for a count.
pub const MAX_ADDITIONS: u64 = 10_000_000_000;

/// The maximum memory of a count, in bytes.
pub const MAX_BYTES: u64 = 256 << 20;

/// The maximum number of bits of all tallies together.
const MAX_BITS: u32 = 128;

/// The cost of looking up a key, in additions.
const LOOK_UP: f64 = 4.0;

/// An upper bound of the work and the memory of a count.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Additions of 64-bit limbs.
    pub additions: u64,
    /// Bytes.
    pub bytes: u64,
    /// An upper bound for the number of groups, for each length from 1 to one less than the problem's.
    pub(super) groups: Vec<f64>,
    /// The additions needed to reach each length, from 1 on.
    pub(super) until: Vec<f64>,
}

impl Plan {
    /// The plan for a problem. Cost: at most the length times the keys, their moves and the limits.
    ///
    /// # Errors
    /// [`KeypadError::TooMuchToCount`] and [`KeypadError::TooManyCounts`], beyond [`MAX_ADDITIONS`],
    /// [`MAX_BYTES`] or 128 bits of tallies.
    pub fn new(problem: &Problem) -> Result<Self, KeypadError> {
        let limits = problem.limits.within(problem.length);
        let bits: u64 = limits.tallies().iter().map(|tally| u64::from(bits(tally.most))).sum();
        if bits > MAX_BITS.into() {
            return Err(KeypadError::TooManyCounts { bits, most: MAX_BITS });
        }
        let moves = &problem.moves;
        let groups = groups(moves, &limits, problem.length() - 1);
        let (keys, bits_a_move) = (usize::from(moves.keys()), bits_a_move(moves) as usize);
        let mut additions = 0.0;
        let mut until = vec![0.0];
        let mut bytes = [0.0_f64; 2];
        for (at, groups) in groups.iter().enumerate() {
            let width = at * bits_a_move / 64 + 1;
            additions += groups * (LOOK_UP * keys as f64 + (moves.count() * width) as f64);
            until.push(additions);
            // Two layers are kept at a time, and their memory is never freed.
            let bytes = &mut bytes[at % 2];
            *bytes = bytes.max(groups * Layer::bytes_a_group(keys, width) as f64);
        }
        let (additions, bytes) = (additions as u64, (bytes[0] + bytes[1]) as u64);
        if additions > MAX_ADDITIONS || bytes > MAX_BYTES {
            return Err(KeypadError::TooMuchToCount {
                additions,
                bytes,
                most_additions: MAX_ADDITIONS,
                most_bytes: MAX_BYTES,
            });
        }
        Ok(Self { additions, bytes, groups, until })
    }
}

/// The maximum number of bits by which a number grows with a move.
pub(super) fn bits_a_move(moves: &Moves) -> u32 {
    moves.most().max(1).next_power_of_two().ilog2()
}

pub(super) fn bits(most: u32) -> u32 {
    u32::BITS - most.leading_zeros()
}

/// An upper bound for the number of groups, for each length from 1 on.
fn groups(moves: &Moves, limits: &Limits, lengths: usize) -> Vec<f64> {
    let singles = singles(moves, limits, lengths);
    let walks = walks(moves, lengths);
    let several = || limits.tallies().iter().filter(|tally| tally.keys.len() > 1);
    (1..=lengths)
        .map(|length| {
            let states = |most: u32| f64::from(most.min(length as u32)) + 1.0;
            let several: f64 = several().map(|tally| states(tally.most)).product();
            // No group is empty.
            (several * singles[length]).min(walks[length])
        })
        .collect()
}

/// The number of sequences of each length without limits, or infinity if it is too large.
fn walks(moves: &Moves, lengths: usize) -> Vec<f64> {
    const LARGE: f64 = 1e12;
    let mut walks = vec![1.0; lengths + 1];
    let mut by_end = vec![0.0; moves.keys().into()];
    moves.present().iter().for_each(|&key| by_end[usize::from(key)] = 1.0);
    for number in &mut walks[1..] {
        *number = by_end.iter().sum();
        if *number > LARGE {
            *number = f64::INFINITY;
            continue;
        }
        let ways = |key| moves.from(key).iter().map(|&from| by_end[usize::from(from)]).sum();
        by_end = (0..moves.keys()).map(ways).collect();
    }
    walks
}

/// For each length, the number of possible counts of the keys that have a tally of their own.
///
/// In a bipartite graph the keys of a sequence alternate in colour. If all keys of a colour have their own
/// tally, it is known how many of that colour there are.
fn singles(moves: &Moves, limits: &Limits, lengths: usize) -> Vec<f64> {
    let colours = moves.colours();
    let of_colour = |second: bool| {
        let is_of = |key: usize| colours.as_ref().map_or(!second, |colours| colours[key] == second);
        let keys = moves.present().iter().filter(|&&key| is_of(key.into())).count();
        let tallies = limits.tallies().iter().filter(|tally| tally.keys.len() == 1);
        let mosts: Vec<u32> =
            tallies.filter(|tally| is_of(tally.keys[0].into())).map(|tally| tally.most).collect();
        counts(&mosts, mosts.len() == keys, lengths)
    };
    let (one, other) = (of_colour(false), of_colour(true));
    let alternating = |length: usize| {
        let (more, fewer) = (length.div_ceil(2), length / 2);
        let begun = one[more] * other[fewer];
        if more == fewer { begun } else { begun + one[fewer] * other[more] }
    };
    (0..=lengths)
        .map(|length| if colours.is_some() { alternating(length) } else { one[length] })
        .collect()
}

/// The number of ways in which counts, each within its maximum, can add up to each sum: exactly, or to at
/// most that if other keys may occur as well.
fn counts(mosts: &[u32], exactly: bool, sums: usize) -> Vec<f64> {
    let mut ways = vec![0.0; sums + 1];
    ways[0] = 1.0;
    for &most in mosts.iter().filter(|&&most| most > 0) {
        let mut window = 0.0;
        let before = ways.clone();
        for (sum, ways) in ways.iter_mut().enumerate() {
            window += before[sum];
            window -= sum.checked_sub(most as usize + 1).map_or(0.0, |left| before[left]);
            *ways = window;
        }
    }
    if !exactly {
        let mut sum = 0.0;
        for ways in &mut ways {
            sum += *ways;
            *ways = sum;
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Leaper;
    use crate::keypad::limits::Limit;
    use crate::keypad::pad::Keypad;

    #[test]
    fn counts_that_add_up_are_counted() {
        assert_eq!(counts(&[1, 1, 1, 1], true, 5), [1.0, 4.0, 6.0, 4.0, 1.0, 0.0]);
        assert_eq!(counts(&[2, 2], true, 4), [1.0, 2.0, 3.0, 2.0, 1.0]);
        assert_eq!(counts(&[2, 2, 0], false, 4), [1.0, 3.0, 6.0, 8.0, 9.0]);
    }

    fn plan(rows: &str, length: u32, at_most: u32) -> Result<Plan, KeypadError> {
        let keypad: Keypad = rows.parse().unwrap();
        let keys = (0..keypad.len() as u16).collect();
        let limit = Limit { keys, at_most, each: true };
        Plan::new(&Problem::new(&keypad.graph(Leaper::KNIGHT), length, None, &[limit])?)
    }

    #[test]
    fn what_is_too_much_is_refused() {
        let eighteen = "ABCDE/FGHIJ/KLMNO/ 123 ";
        assert!(plan(eighteen, 10, 2).is_ok());
        assert!(plan(eighteen, 18, 1).is_ok());
        assert_eq!(plan(eighteen, 30, 9).unwrap_err().code(), "too-much-to-count");
        let hundred: Vec<String> =
            (0..10).map(|row| ('一'..).skip(row * 10).take(10).collect()).collect();
        let hundred = hundred.join("/");
        assert!(plan(&hundred, 5, 1).is_ok());
        assert_eq!(plan(&hundred, 50, 1).unwrap_err().code(), "too-much-to-count");
        assert_eq!(plan(&hundred, 50, 2).unwrap_err().code(), "too-much-to-count");
    }
}
