//! Numbers of any size, from what they are modulo some primes.

use serde::{Deserialize, Serialize};

use crate::count::meet_in_the_middle::program::Program;
use crate::natural::Natural;

/// All primes are below this. Boards of ten columns have at most eleven pairs of ends, so fewer than 2³⁴ pairings,
/// and the sum of a count for each of them fits into 64 bits.
const LIMIT: u64 = 1 << 30;

/// The residue of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Residue {
    prime: u64,
    rest: u64,
}

impl Residue {
    /// Whether it is one modulo this prime.
    pub fn is_of(self, prime: u64) -> bool {
        self.prime == prime && self.rest < prime
    }

    /// What half of a number is modulo an odd prime, where twice the number is known.
    pub fn half_of(doubled: u128, prime: u64) -> Self {
        let rest = (doubled % u128::from(prime)) as u64;
        let rest = if rest.is_multiple_of(2) { rest } else { rest + prime } / 2;
        Self { prime, rest }
    }
}

/// Primes whose product has more than this many bits, the largest first.
pub(super) fn primes(bits: f64) -> Vec<u64> {
    let is_prime = |number: &u64| {
        (3..)
            .step_by(2)
            .take_while(|factor| factor * factor <= *number)
            .all(|factor| !number.is_multiple_of(factor))
    };
    let mut left = bits + 1.0;
    let mut primes = Vec::new();
    let mut odd = (1..LIMIT).rev().step_by(2).filter(is_prime);
    while left > 0.0 {
        let Some(prime) = odd.next() else { break };
        left -= (prime as f64).log2();
        primes.push(prime);
    }
    primes
}

/// The least number that leaves these residues. It has a digit for each prime, and each digit counts as many as
/// the primes before it multiplied (H. L. Garner, 1959).
pub(super) fn number(residues: &[Residue]) -> Natural {
    let mut digits: Vec<u64> = Vec::with_capacity(residues.len());
    for &Residue { prime, rest } in residues {
        let (mut number, mut counts) = (0, 1);
        for (digit, before) in digits.iter().zip(residues) {
            number = (number + digit * counts) % prime;
            counts = counts * before.prime % prime;
        }
        digits.push((rest + prime - number) % prime * inverse(counts, prime) % prime);
    }
    let mut number = Natural::ZERO;
    for (&digit, residue) in digits.iter().zip(residues).rev() {
        number.multiply_add(residue.prime as u32, digit as u32);
    }
    number
}

/// The inverse of a number modulo a prime (P. de Fermat, 1640).
fn inverse(number: u64, prime: u64) -> u64 {
    let (mut power, mut square, mut left) = (1, number % prime, prime - 2);
    while left > 0 {
        if left % 2 == 1 {
            power = power * square % prime;
        }
        square = square * square % prime;
        left /= 2;
    }
    power
}

/// The logarithm to base 2 of an upper bound for the number of tours: every move has a square of either
/// colour, so the squares of one colour say it all, and each has two of its moves.
pub(super) fn bits_of_tours(program: &Program) -> f64 {
    let (width, height) = (i32::from(program.frame.width), i32::from(program.height()));
    let bits = |(row, column): (i32, i32)| {
        let leaps =
            [(1, 2), (2, 1)].into_iter().flat_map(|(a, b)| [(a, b), (a, -b), (-a, b), (-a, -b)]);
        let is_there = |(down, right): &(i32, i32)| {
            (0..height).contains(&(row + down)) && (0..width).contains(&(column + right))
        };
        // The apex is a move away from every square.
        let moves = leaps.filter(is_there).count() as f64 + f64::from(u8::from(program.has_apex));
        (moves * (moves - 1.0) / 2.0).max(1.0).log2()
    };
    let squares = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
    let of_squares: f64 = squares.filter(|(row, column)| (row + column) % 2 == 0).map(bits).sum();
    // The apex may have moves to the other colour, too.
    let of_apex = if program.has_apex { 2.0 * f64::from(width * height).log2() } else { 0.0 };
    of_squares + of_apex
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_size_follow_from_their_residues() {
        for digits in [1, 2, 9, 40, 500] {
            let primes = primes(3.4 * f64::from(digits));
            // 1, 12, 123, …
            let (mut wanted, mut rests) = (Natural::ZERO, vec![0; primes.len()]);
            for digit in 1..=digits {
                wanted.multiply_add(10, digit % 10);
                for (rest, prime) in rests.iter_mut().zip(&primes) {
                    *rest = (10 * *rest + u64::from(digit % 10)) % prime;
                }
            }
            let residue = |(&prime, rest)| Residue::half_of(2 * u128::from(rest), prime);
            let residues: Vec<Residue> = primes.iter().zip(rests).map(residue).collect();
            assert_eq!(number(&residues), wanted);
        }
    }

    #[test]
    fn primes_are_the_largest_there_are() {
        assert_eq!(primes(60.0)[..3], [1_073_741_789, 1_073_741_783, 1_073_741_741]);
    }
}
