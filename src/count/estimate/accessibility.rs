//! How a walk weighs the squares that it could go to.
//!
//! The accessibility of a square has one term for its own onward moves, and one for each neighbour that has
//! few onward moves and therefore needs this square. The numbers were fitted so that walks with θ = 0.75
//! choose as tours do: tours of 8 × 8 were sampled, each in proportion to the number of tours that its walk
//! stood for, and the numbers chosen that make all their moves together likeliest (the cross-entropy method:
//! R. Y. Rubinstein, The cross-entropy method for combinatorial and continuous optimization, Methodology and
//! Computing in Applied Probability 1, 1999). Tours of 7 × 7, 10 × 10 and 12 × 12 gave nearly the same
//! numbers.

use crate::graph::Graph;

/// Accessibilities are measured in sixteenths.
const UNIT: f64 = 16.0;

/// The term for a candidate's own onward moves, where 8 or more count as 8.
pub(super) const OWN: [u32; 9] = [0, 0, 56, 83, 99, 111, 120, 126, 130];

/// The term for each open neighbour of a candidate that has one to four onward moves.
pub(super) const NEEDS: [u32; 4] = [289, 49, 21, 10];

/// Accessibilities from here on are treated as equal; by then the weights have long been 0 or at their bound.
const MOST: usize = 1024;

/// The powers of a weight θ, as integers.
#[derive(Debug)]
pub(super) struct Weights(Vec<u32>);

impl Weights {
    pub(super) fn new(weight: f64, graph: &Graph) -> Self {
        // Keeps the sum of the weights of all squares within a `u32`.
        let greatest = f64::from(u32::MAX) / graph.len() as f64;
        // Computes the power by its logarithm: `powf` would add a kilobyte to the download.
        let step = (weight.ln() / UNIT).exp();
        let first = if weight < 1.0 { greatest } else { 1.0 };
        // `clamp` would add the text of its panic: seven kilobytes.
        let powers = std::iter::successors(Some(first), |power| Some(power * step)).take(MOST);
        Self(powers.map(|power| power.max(1.0).min(greatest) as u32).collect())
    }

    /// θ to the power of an accessibility; 0 for `None`.
    #[inline]
    pub(super) fn of(&self, accessibility: Option<u32>) -> u32 {
        accessibility.map_or(0, |at| self.0[(at as usize).min(MOST - 1)])
    }
}
