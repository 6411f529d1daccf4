//! Natural numbers of any size, with the operations that counting needs.
//!
//! Counts are only added, and codes only multiplied by a small base. A library for all of arithmetic would be
//! larger than everything else that counts, and would allocate each number of a table separately, where
//! counting [sequences](crate::keypad) stores them in one array.

use std::fmt::{self, Write};

/// Bits of a limb.
const LIMB_BITS: usize = 64;

/// A whole number of any size, from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Natural {
    /// In base 2⁶⁴, lowest limb first; the highest is not 0.
    limbs: Vec<u64>,
}

/// Adds `term` to `sum`, both in base 2⁶⁴ with the lowest limb first, and returns the carry beyond the end of
/// `sum`, which must not be shorter.
#[inline]
pub(crate) fn add_to(sum: &mut [u64], term: &[u64]) -> bool {
    let (low, high) = sum.split_at_mut(term.len());
    let mut carry = false;
    for (digit, &more) in low.iter_mut().zip(term) {
        let (partial, over) = digit.overflowing_add(more);
        let (whole, over_again) = partial.overflowing_add(u64::from(carry));
        *digit = whole;
        carry = over | over_again;
    }
    for digit in high {
        if !carry {
            break;
        }
        (*digit, carry) = digit.overflowing_add(1);
    }
    carry
}

impl Natural {
    /// Zero.
    pub const ZERO: Self = Self { limbs: Vec::new() };

    /// The same number. (As `From`, this would leave the type of `Natural::from(1)` open.)
    pub(crate) fn from_u128(number: u128) -> Self {
        let mut natural = Self { limbs: vec![number as u64, (number >> LIMB_BITS) as u64] };
        natural.trim();
        natural
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// The number of binary digits; 0 for 0.
    pub fn bits(&self) -> usize {
        let unused = self.limbs.last().map_or(0, |limb| limb.leading_zeros() as usize);
        self.limbs.len() * LIMB_BITS - unused
    }

    /// Adds a number in base 2⁶⁴, lowest limb first.
    pub(crate) fn add_limbs(&mut self, term: &[u64]) {
        if self.limbs.len() < term.len() {
            self.limbs.resize(term.len(), 0);
        }
        if add_to(&mut self.limbs, term) {
            self.limbs.push(1);
        }
        self.trim();
    }

    /// Multiplies by `factor` and adds `term`. Cost: linear in the number's length.
    pub fn multiply_add(&mut self, factor: u32, term: u32) {
        const LOW: u64 = 0xffff_ffff;
        let (factor, mut carry) = (u64::from(factor), u64::from(term));
        for limb in &mut self.limbs {
            // In halves, since a product of whole limbs would overflow.
            let low = (*limb & LOW) * factor + carry;
            let high = (*limb >> 32) * factor + (low >> 32);
            *limb = high << 32 | low & LOW;
            carry = high >> 32;
        }
        if carry != 0 {
            self.limbs.push(carry);
        }
        self.trim();
    }

    /// Divides by a number that is not 0, and returns the remainder. Cost: linear in the number's length.
    pub fn divide(&mut self, divisor: u32) -> u32 {
        let (divisor, mut remainder) = (u64::from(divisor), 0);
        for limb in self.limbs.iter_mut().rev() {
            let high = remainder << 32 | *limb >> 32;
            let low = (high % divisor) << 32 | *limb & 0xffff_ffff;
            *limb = ((high / divisor) << 32) | (low / divisor);
            remainder = low % divisor;
        }
        self.trim();
        remainder as u32
    }

    fn trim(&mut self) {
        while self.limbs.last() == Some(&0) {
            self.limbs.pop();
        }
    }
}

impl From<u64> for Natural {
    fn from(number: u64) -> Self {
        let mut natural = Self { limbs: vec![number] };
        natural.trim();
        natural
    }
}

/// Reads decimal digits.
#[cfg(feature = "large")]
impl std::str::FromStr for Natural {
    type Err = ();

    fn from_str(digits: &str) -> Result<Self, ()> {
        /// More would take too long.
        const MOST_DIGITS: usize = 10_000;
        if digits.is_empty() || digits.len() > MOST_DIGITS {
            return Err(());
        }
        let mut number = Self::ZERO;
        for digit in digits.chars() {
            number.multiply_add(10, digit.to_digit(10).ok_or(())?);
        }
        Ok(number)
    }
}

/// The number, if it is below 2¹²⁸.
impl TryFrom<&Natural> for u128 {
    type Error = ();

    fn try_from(number: &Natural) -> Result<Self, ()> {
        match number.limbs[..] {
            [] => Ok(0),
            [low] => Ok(low.into()),
            [low, high] => Ok(Self::from(high) << LIMB_BITS | Self::from(low)),
            _ => Err(()),
        }
    }
}

impl std::ops::AddAssign<&Self> for Natural {
    fn add_assign(&mut self, other: &Self) {
        self.add_limbs(&other.limbs);
    }
}

/// Writes it in base 10. Cost: quadratic in the length.
impl fmt::Display for Natural {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// Decimal digits split off at a time.
        const DIGITS: usize = 9;
        const BASE: u32 = 1_000_000_000;
        let mut rest = self.clone();
        let mut pieces = Vec::new();
        while !rest.is_zero() {
            pieces.push(rest.divide(BASE));
        }
        let mut text = pieces.pop().unwrap_or(0).to_string();
        for piece in pieces.iter().rev() {
            write!(text, "{piece:0DIGITS$}")?;
        }
        formatter.pad_integral(true, "", &text)
    }
}

/// Writes it in base 16. Cost: linear.
impl fmt::LowerHex for Natural {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut limbs = self.limbs.iter().rev();
        let mut text = format!("{:x}", limbs.next().copied().unwrap_or(0));
        for limb in limbs {
            write!(text, "{limb:016x}")?;
        }
        formatter.pad_integral(true, "0x", &text)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn powers_are_written_out() {
        let mut power = Natural::from(1);
        for _ in 0..100 {
            power.multiply_add(10, 0);
        }
        assert_eq!(power.to_string(), format!("1{}", "0".repeat(100)));
        assert_eq!(power.bits(), 333);
        let mut power = Natural::from(1);
        for _ in 0..50 {
            power.multiply_add(16, 0);
        }
        assert_eq!(format!("{power:#x}"), format!("0x1{}", "0".repeat(50)));
    }

    #[test]
    fn nothing_is_nothing() {
        let mut zero = Natural::from(0);
        assert_eq!(zero, Natural::ZERO);
        assert!(zero.is_zero());
        assert_eq!(
            (zero.to_string(), format!("{zero:x}"), zero.bits()),
            ("0".into(), "0".into(), 0)
        );
        zero += &Natural::ZERO;
        assert!(zero.is_zero());
    }

    #[test]
    fn carries_run_to_the_end() {
        let mut number = Natural { limbs: vec![u64::MAX; 3] };
        number += &Natural::from(1);
        assert_eq!(number, Natural { limbs: vec![0, 0, 0, 1] });
    }

    /// A number of up to 128 bits.
    fn natural(number: u128) -> Natural {
        let mut natural = Natural { limbs: vec![number as u64, (number >> 64) as u64] };
        natural.trim();
        natural
    }

    proptest! {
        #[test]
        fn sums_products_and_texts_agree_with_128_bits(
            one in 0..u128::MAX / 2,
            other in 0..u128::MAX / 2,
            small in 0..=u128::from(u64::MAX) << 30,
            factor: u32,
            term: u32,
        ) {
            let mut sum = natural(one);
            sum += &natural(other);
            prop_assert_eq!(&sum, &natural(one + other));
            prop_assert_eq!(sum.to_string(), (one + other).to_string());
            prop_assert_eq!(format!("{sum:#x}"), format!("{:#x}", one + other));
            let mut product = natural(small);
            product.multiply_add(factor, term);
            prop_assert_eq!(product, natural(small * u128::from(factor) + u128::from(term)));
        }
    }
}
