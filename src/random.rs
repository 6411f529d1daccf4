//! The only source of randomness: a seeded generator.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The seed unless another one is given.
pub const USUAL_SEED: &str = "1";

/// A generator of random numbers; the same seed gives the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The generator for a seed, which may be any text.
    ///
    /// The text is hashed with FNV-1a (Fowler, Noll and Vo, 1991) to the 64 bits that initialize the
    /// generator.
    pub fn from_seed(seed: &str) -> Self {
        let hash = seed.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self(Xoshiro256PlusPlus::seed_from_u64(hash))
    }

    /// The four words of its state, from which programs in other languages continue with the same numbers.
    pub(crate) fn state(&self) -> [u64; 4] {
        let bytes = self.0.state();
        let (words, _) = bytes.as_chunks();
        [0, 1, 2, 3].map(|place: usize| u64::from_le_bytes(words[place]))
    }

    /// Another generator, seeded by this one's next number.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(self.0.next_u64()))
    }

    /// A number from the whole range of `u32`.
    #[inline]
    pub fn number(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `limit` − 1, uniformly distributed to within 1 in 2³² / `limit`; 0 if `limit` is 0.
    #[inline]
    pub fn below(&mut self, limit: u32) -> u32 {
        ((u64::from(self.number()) * u64::from(limit)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let numbers = |seed| {
            let mut random = Random::from_seed(seed);
            [(); 4].map(|()| random.number())
        };
        assert_eq!(numbers("42"), numbers("42"));
        assert_ne!(numbers("42"), numbers("43"));
        // Old links must show the same run: these numbers may never change.
        assert_eq!(numbers("42"), [463_955_545, 823_341_525, 2_162_365_760, 172_564_341]);
    }

    #[test]
    fn numbers_stay_below_their_limit() {
        let mut random = Random::from_seed("");
        let mut seen = [false; 6];
        for _ in 0..1000 {
            seen[random.below(6) as usize] = true;
        }
        assert_eq!(seen, [true; 6]);
        assert_eq!(random.below(0), 0);
    }
}
