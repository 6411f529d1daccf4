//! Numbers beyond the range of an `f64`.

use std::f64::consts::{LOG10_2, LOG10_E};
use std::iter::Sum;
use std::ops::{Add, Mul};

/// Outside 2 to plus or minus this power, the exponent is adjusted.
const MAX_BITS: i32 = 500;

/// A non-negative number, `mantissa` · 2^`exponent`, with the precision of an `f64`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Large {
    mantissa: f64,
    exponent: i32,
}

impl Large {
    pub(super) const ZERO: Self = Self { mantissa: 0.0, exponent: 0 };
    pub(super) const ONE: Self = Self { mantissa: 1.0, exponent: 0 };

    /// The number as an `f64`; infinite if it is too large for one.
    pub(super) fn value(self) -> f64 {
        self.over(0)
    }

    /// Its common logarithm; −∞ for 0.
    pub(super) fn log10(self) -> f64 {
        self.mantissa.ln() * LOG10_E + f64::from(self.exponent) * LOG10_2
    }

    /// The quotient of this number and another, which must not be 0.
    pub(super) fn ratio(self, other: Self) -> f64 {
        self.over(other.exponent) / other.mantissa
    }

    /// The number as a multiple of 2^`exponent`.
    fn over(self, exponent: i32) -> f64 {
        // Two factors, since a single power may overflow where the product does not.
        let shift = (self.exponent - exponent).clamp(-4000, 4000);
        let half = shift / 2;
        self.mantissa * 2_f64.powi(half) * 2_f64.powi(shift - half)
    }

    #[inline]
    fn balanced(self) -> Self {
        if self.mantissa > 2_f64.powi(MAX_BITS) {
            let mantissa = self.mantissa * 2_f64.powi(-MAX_BITS);
            Self { mantissa, exponent: self.exponent + MAX_BITS }
        } else {
            self
        }
    }
}

impl Mul<f64> for Large {
    type Output = Self;

    #[inline]
    fn mul(self, factor: f64) -> Self {
        Self { mantissa: self.mantissa * factor, ..self }.balanced()
    }
}

impl Add for Large {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        if self.mantissa == 0.0 {
            return other;
        }
        let exponent =
            if other.mantissa == 0.0 { self.exponent } else { self.exponent.max(other.exponent) };
        Self { mantissa: self.over(exponent) + other.over(exponent), exponent }.balanced()
    }
}

impl Sum for Large {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn power(base: f64, times: usize) -> Large {
        (0..times).fold(Large::ONE, |product, _| product * base)
    }

    #[test]
    fn small_numbers_are_themselves() {
        let number = power(3.0, 4) + Large::ONE + Large::ZERO;
        assert_eq!(number.value().to_bits(), 82_f64.to_bits());
        assert!(Large::ZERO.log10().is_infinite());
    }

    #[test]
    fn large_numbers_can_be_added_and_compared() {
        let number = power(10.0, 1000);
        assert!((number.log10() - 1000.0).abs() < 1e-9);
        assert!(number.value().is_infinite());
        let more = [number, Large::ONE, number * 0.5].into_iter().sum::<Large>();
        assert!((more.ratio(number) - 1.5).abs() < 1e-12);
        assert!(Large::ONE.ratio(number).abs() < 1e-300);
    }
}
