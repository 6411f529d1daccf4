//! Sequences encoded as numbers, with keys as digits.

use super::error::KeypadError;
use super::pad::{Key, Keypad};
use crate::natural::Natural;

/// A sequence as a number in base "number of keys", in both digit orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Codes {
    /// With the first key as the lowest digit.
    pub lowest_first: Natural,
    /// With the first key as the highest digit, as in Horner's rule.
    pub highest_first: Natural,
}

/// The codes of a sequence on a keypad. Different sequences of one length have different codes; moves between
/// the keys are not checked. Cost: quadratic in the length, some milliseconds for the longest.
///
/// # Errors
/// As [`Keypad::sequence`].
pub fn codes(keypad: &Keypad, sequence: &str) -> Result<Codes, KeypadError> {
    let mut keys = keypad.sequence(sequence)?;
    let base = keypad.len() as u32;
    let highest_first = number(&keys, base);
    keys.reverse();
    Ok(Codes { lowest_first: number(&keys, base), highest_first })
}

/// The number with these digits, the highest first.
fn number(digits: &[Key], base: u32) -> Natural {
    let mut number = Natural::ZERO;
    // As many digits at once as fit, since each step is a pass over the whole number.
    let at_once = u32::MAX.checked_ilog(base).unwrap_or(u32::MAX).min(digits.len() as u32).max(1);
    for digits in digits.chunks(at_once as usize) {
        let term = digits.iter().fold(0, |term, &digit| term * base + u32::from(digit));
        number.multiply_add(base.pow(digits.len() as u32), term);
    }
    number
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_single_key_says_nothing() {
        let keypad: Keypad = "x".parse().unwrap();
        let Codes { lowest_first, highest_first } = codes(&keypad, &"x".repeat(10_000)).unwrap();
        assert!(lowest_first.is_zero() && highest_first.is_zero());
        assert!(codes(&keypad, "").unwrap().lowest_first.is_zero());
        assert_eq!(codes(&keypad, &"x".repeat(10_001)).unwrap_err().code(), "bad-length");
    }

    proptest! {
        #[test]
        fn digits_are_worth_their_place(base in 2_u32..1001, digits in prop::collection::vec(any::<u16>(), 0..12)) {
            let digits: Vec<Key> = digits.iter().map(|digit| digit % base as u16).collect();
            let expected = digits.iter().fold(0_u128, |sum, &digit| sum * u128::from(base) + u128::from(digit));
            prop_assert_eq!(number(&digits, base).to_string(), expected.to_string());
        }
    }
}
