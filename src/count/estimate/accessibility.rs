//! How a walk weighs the squares that it could go to.
//!
//! The accessibility of a square is what its own onward moves count for, and what those squares count
//! for that are beside it and need it, having few moves themselves. The numbers are such that walks with
//! θ = 0.75 choose as tours do: tours of 8 × 8 were sampled, a tour as often as its walk stood for, and
//! the numbers under which all their moves together are likeliest were taken (the cross-entropy method:
//! R. Y. Rubinstein, The cross-entropy method for combinatorial and continuous optimization, Methodology
//! and Computing in Applied Probability 1, 1999). Tours of 7 × 7, 10 × 10 and 12 × 12 gave nearly the same.

use crate::graph::Graph;

/// Accessibilities are counted in sixteenths.
const UNIT: f64 = 16.0;

/// What a candidate counts for by its own onward moves, of which 8 or more are as 8.
pub(super) const OWN: [u32; 9] = [0, 0, 56, 83, 99, 111, 120, 126, 130];

/// What each open square beside a candidate counts for that has itself one to four onward moves.
pub(super) const NEEDS: [u32; 4] = [289, 49, 21, 10];

/// So far accessibilities are told apart, where weights are not the same long before.
const MOST: usize = 1024;

/// The powers of a weight θ, as whole numbers.
#[derive(Debug)]
pub(super) struct Weights(Vec<u32>);

impl Weights {
    pub(super) fn new(weight: f64, graph: &Graph) -> Self {
        // That all together can be added up.
        let greatest = f64::from(u32::MAX) / graph.len() as f64;
        // A power by its logarithm: `powf` would take a kilobyte more of a visitor's download.
        let step = (weight.ln() / UNIT).exp();
        let first = if weight < 1.0 { greatest } else { 1.0 };
        // `clamp` would bring the words of its panic: seven kilobytes.
        let powers = std::iter::successors(Some(first), |power| Some(power * step)).take(MOST);
        Self(powers.map(|power| power.max(1.0).min(greatest) as u32).collect())
    }

    /// θ to an accessibility; 0 where there is none.
    #[inline]
    pub(super) fn of(&self, accessibility: Option<u32>) -> u32 {
        accessibility.map_or(0, |at| self.0[(at as usize).min(MOST - 1)])
    }
}
