//! The mean of a long series of numbers, and its standard error.

use super::large::Large;

/// When this many batches are full, neighbours are merged in pairs.
const MOST: usize = 64;

/// Numbers added up in batches of one size. How much the batch means differ shows how far the overall mean
/// may be off.
#[derive(Debug)]
pub(super) struct Batches {
    /// The sums of full batches.
    full: Vec<Large>,
    /// Numbers in a full batch.
    size: u64,
    /// The sum of the batch that is being filled, and how many numbers it has.
    filling: (Large, u64),
}

impl Batches {
    /// For samples that are correlated within groups of `size`.
    pub(super) fn new(size: u64) -> Self {
        Self { full: Vec::with_capacity(MOST), size, filling: (Large::ZERO, 0) }
    }

    pub(super) fn add(&mut self, number: Large) {
        let (sum, count) = self.filling;
        self.filling = (sum + number, count + 1);
        if self.filling.1 < self.size {
            return;
        }
        self.full.push(self.filling.0);
        self.filling = (Large::ZERO, 0);
        if self.full.len() == MOST {
            self.full = self.full.chunks(2).map(|two| two.iter().copied().sum()).collect();
            self.size *= 2;
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.full.len() as u64 * self.size + self.filling.1
    }

    /// The mean of all numbers; 0 when there are none.
    pub(super) fn mean(&self) -> Large {
        let sum = self.full.iter().copied().sum::<Large>() + self.filling.0;
        sum * (1.0 / self.count().max(1) as f64)
    }

    /// The standard error relative to the mean, from the full batches; `None` if there are fewer than two of
    /// them, or the mean is 0.
    pub(super) fn relative_error(&self) -> Option<f64> {
        let batches = self.full.len() as f64;
        let sum: Large = self.full.iter().copied().sum();
        if self.full.len() < 2 || sum == Large::ZERO {
            return None;
        }
        let deviation = |batch: &Large| (batch.ratio(sum) * batches - 1.0).powi(2);
        let squares: f64 = self.full.iter().map(deviation).sum();
        Some((squares / (batches * (batches - 1.0))).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batches(numbers: impl IntoIterator<Item = f64>) -> Batches {
        let mut batches = Batches::new(1);
        numbers.into_iter().for_each(|number| batches.add(Large::ONE * number));
        batches
    }

    #[test]
    fn few_numbers_have_their_mean_and_its_error() {
        let few = batches([1.0, 2.0, 3.0, 6.0]);
        assert_eq!(few.count(), 4);
        assert!((few.mean().value() - 3.0).abs() < 1e-12);
        // The variance is 14 / 3, and that of the mean 14 / 12.
        let error = few.relative_error().unwrap() * 3.0;
        assert!((error - (14.0_f64 / 12.0).sqrt()).abs() < 1e-12);
        assert_eq!(batches([]).relative_error(), None);
        assert_eq!(batches([0.0, 0.0]).relative_error(), None);
    }

    #[test]
    fn many_numbers_are_kept_in_few_batches() {
        let many = batches((0..10_001).map(|number| f64::from(number % 2)));
        assert_eq!(many.count(), 10_001);
        assert!(many.full.len() < MOST);
        assert!((many.mean().value() - 5000.0 / 10_001.0).abs() < 1e-12);
        // Every batch is half full.
        assert!(many.relative_error().unwrap() < 1e-12);
    }
}
