//! Limits on how often keys occur in a sequence.

use super::error::KeypadError;
use super::pad::Key;

/// The maximum number of limits of a problem.
pub const MAX_LIMITS: usize = 100;

/// "At most this many of these keys", counted together or each by itself.
///
/// A limit of no keys has no effect. Problems reject unknown keys ([`KeypadError::NoSuchKey`]) and more than
/// [`MAX_LIMITS`] limits ([`KeypadError::TooManyLimits`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The limited keys; repetitions count once.
    pub keys: Vec<Key>,
    /// How often they may occur.
    pub at_most: u32,
    /// Whether the limit applies to each key, rather than to all together.
    pub each: bool,
}

/// Limits as tallies: each key counts towards some tallies, and each tally has a maximum.
#[derive(Clone, Debug)]
pub(super) struct Limits {
    tallies: Vec<Tally>,
    /// The tallies of key `k` are `of_keys[starts[k]..starts[k + 1]]`, by number.
    starts: Vec<u32>,
    of_keys: Vec<u16>,
}

/// Keys counted together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tally {
    /// The keys, in ascending order.
    pub(super) keys: Vec<Key>,
    pub(super) most: u32,
    /// The number of the limit that it comes from.
    pub(super) limit: usize,
}

impl Limits {
    /// The tallies of these limits. If two have the same keys, the stricter one is used.
    pub(super) fn new(limits: &[Limit], keys: Key) -> Result<Self, KeypadError> {
        if limits.len() > MAX_LIMITS {
            return Err(KeypadError::TooManyLimits { most: MAX_LIMITS });
        }
        let mut tallies: Vec<Tally> = Vec::new();
        // For each key how often it may occur, and the limit that says so.
        let mut alone: Vec<Option<(u32, usize)>> = vec![None; keys.into()];
        for (number, limit) in limits.iter().enumerate() {
            let mut is_member = vec![false; keys.into()];
            for &key in &limit.keys {
                let member = is_member.get_mut(usize::from(key));
                *member.ok_or(KeypadError::NoSuchKey { key, keys })? = true;
            }
            let members: Vec<Key> = (0..keys).filter(|&key| is_member[usize::from(key)]).collect();
            let most = limit.at_most;
            if limit.each || members.len() == 1 {
                for key in members {
                    let alone = &mut alone[usize::from(key)];
                    if alone.is_none_or(|(least, _)| least > most) {
                        *alone = Some((most, number));
                    }
                }
            } else if let Some(tally) = tallies.iter_mut().find(|tally| tally.keys == members) {
                if tally.most > most {
                    (tally.most, tally.limit) = (most, number);
                }
            } else if !members.is_empty() {
                tallies.push(Tally { keys: members, most, limit: number });
            }
        }
        tallies.extend((0..).zip(alone).filter_map(|(key, alone)| {
            alone.map(|(most, limit)| Tally { keys: vec![key], most, limit })
        }));
        Ok(Self::of(tallies, keys))
    }

    fn of(tallies: Vec<Tally>, keys: Key) -> Self {
        let mut starts = vec![0; usize::from(keys) + 2];
        for &key in tallies.iter().flat_map(|tally| &tally.keys) {
            starts[usize::from(key) + 2] += 1;
        }
        for key in 2..starts.len() {
            starts[key] += starts[key - 1];
        }
        // The start of each key is that of the next one until all its tallies are filled in.
        let mut of_keys = vec![0; starts.last().map_or(0, |&all| all as usize)];
        for (number, tally) in (0..).zip(&tallies) {
            for &key in &tally.keys {
                let next = &mut starts[usize::from(key) + 1];
                of_keys[*next as usize] = number;
                *next += 1;
            }
        }
        starts.pop();
        Self { tallies, starts, of_keys }
    }

    /// Without the tallies that no sequence of this length can exceed.
    pub(super) fn within(&self, length: u32) -> Self {
        let can_break = |tally: &&Tally| tally.most < length;
        let tallies = self.tallies.iter().filter(can_break).cloned().collect();
        Self::of(tallies, (self.starts.len() - 1) as Key)
    }

    pub(super) fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    /// The tallies that a key counts towards, by number.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a third of the time of a listing")]
    pub(super) fn of_key(&self, key: Key) -> &[u16] {
        let key = usize::from(key);
        &self.of_keys[self.starts[key] as usize..self.starts[key + 1] as usize]
    }

    /// All counts zero.
    pub(super) fn no_counts(&self) -> Vec<u32> {
        vec![0; self.tallies.len()]
    }

    /// The first tally that has no room for this key.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a third of the time of a listing")]
    pub(super) fn broken_by(&self, counts: &[u32], key: Key) -> Option<&Tally> {
        for &tally in self.of_key(key) {
            let (count, tally) = (counts[usize::from(tally)], &self.tallies[usize::from(tally)]);
            if count >= tally.most {
                return Some(tally);
            }
        }
        None
    }

    #[inline]
    pub(super) fn add(&self, counts: &mut [u32], key: Key) {
        self.of_key(key).iter().for_each(|&tally| counts[usize::from(tally)] += 1);
    }

    /// Reverts the count of a key.
    #[inline]
    pub(super) fn remove(&self, counts: &mut [u32], key: Key) {
        self.of_key(key).iter().for_each(|&tally| counts[usize::from(tally)] -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(keys: &[Key], at_most: u32, each: bool) -> Limit {
        Limit { keys: keys.to_vec(), at_most, each }
    }

    #[test]
    fn the_stricter_of_two_alike_stays() {
        let wide = limit(&[2, 1, 2], 3, false);
        let narrow = limit(&[1, 2], 1, false);
        let each = limit(&[2, 0], 2, true);
        let limits = Limits::new(&[wide, narrow, each], 3).unwrap();
        let tally = |keys: &[Key], most, limit| Tally { keys: keys.to_vec(), most, limit };
        assert_eq!(limits.tallies(), [tally(&[1, 2], 1, 1), tally(&[0], 2, 2), tally(&[2], 2, 2)]);
        assert_eq!((limits.of_key(0), limits.of_key(1)), (&[1][..], &[0][..]));
        assert_eq!(limits.of_key(2), [0, 2]);
        assert_eq!(limits.within(2).tallies(), [tally(&[1, 2], 1, 1)]);
    }

    #[test]
    fn a_key_is_counted_where_it_belongs() {
        let limits = Limits::new(&[limit(&[0, 1], 1, false)], 3).unwrap();
        let mut counts = limits.no_counts();
        limits.add(&mut counts, 0);
        assert_eq!(limits.broken_by(&counts, 1).map(|tally| tally.limit), Some(0));
        assert_eq!(limits.broken_by(&counts, 2), None);
        limits.remove(&mut counts, 0);
        assert_eq!(limits.broken_by(&counts, 1), None);
    }

    #[test]
    fn what_is_off_the_keypad_is_refused() {
        let refused = Limits::new(&[limit(&[3], 1, true)], 3).unwrap_err();
        assert_eq!(refused, KeypadError::NoSuchKey { key: 3, keys: 3 });
        let many = vec![limit(&[], 1, true); 101];
        assert_eq!(Limits::new(&many, 3).unwrap_err().code(), "bad-limit");
    }
}
