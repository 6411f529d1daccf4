//! Whole numbers of any length, as decimal digits.

/// Whether a text is such a number.
pub fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|each| each.is_ascii_digit())
}

/// Divides, and returns the remainder as well.
fn divided(number: &str, by: u32) -> (String, u32) {
    let mut rest = 0;
    let digit = |each: char| {
        rest = 10 * rest + each.to_digit(10).expect("digits only");
        let digit = rest / by;
        rest %= by;
        char::from_digit(digit, 10).expect("less than ten")
    };
    let quotient: String = number.chars().map(digit).collect();
    let quotient = quotient.trim_start_matches('0');
    (if quotient.is_empty() { "0" } else { quotient }.to_owned(), rest)
}

/// Half of an even number.
pub fn half(number: &str) -> Option<String> {
    exactly(number, 2)
}

/// A number divided by a smaller one that divides it.
pub fn exactly(number: &str, by: u32) -> Option<String> {
    let (quotient, rest) = divided(number, by);
    (rest == 0).then_some(quotient)
}

/// The sum of two numbers.
pub fn sum(one: &str, other: &str) -> String {
    let digits = |text: &str| text.bytes().rev().map(|each| each - b'0').collect::<Vec<_>>();
    let (one, other) = (digits(one), digits(other));
    let mut carry = 0;
    let mut sum = Vec::new();
    for at in 0..=one.len().max(other.len()) {
        let digit = |of: &[u8]| of.get(at).copied().unwrap_or(0);
        let all = digit(&one) + digit(&other) + carry;
        sum.push(char::from(b'0' + all % 10));
        carry = all / 10;
    }
    let sum: String = sum.into_iter().rev().collect();
    let sum = sum.trim_start_matches('0');
    if sum.is_empty() { "0" } else { sum }.to_owned()
}

/// With a comma after each thousand.
pub fn grouped(number: &str) -> String {
    let mut grouped = String::new();
    for (at, digit) in number.chars().enumerate() {
        if at > 0 && (number.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// Seconds, to two decimal places.
pub fn rounded(seconds: f64) -> f64 {
    (100.0 * seconds).round() / 100.0
}

/// A large number with five significant digits and zeros behind them; a small one as a whole number.
pub fn five_digits(number: f64) -> String {
    let text = format!("{number:.4e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    match exponent.parse::<usize>().unwrap_or(0).checked_sub(4) {
        Some(zeros) => mantissa.replace('.', "") + &"0".repeat(zeros),
        None => format!("{number:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{exactly, five_digits, grouped, half, is_number, sum};

    #[test]
    fn estimates_are_written_with_five_digits() {
        let numbers = [0.0, 7.0, 9840.0, 55_049_123.0, 1.234_567e26].map(five_digits);
        assert_eq!(numbers, ["0", "7", "9840", "55049000", "123460000000000000000000000"]);
    }

    #[test]
    fn numbers_are_of_any_length() {
        let long = "1".repeat(60);
        assert_eq!(sum(&long, &long), "2".repeat(60));
        assert_eq!(half(&"2".repeat(60)).as_ref(), Some(&long));
        assert_eq!(half(&long), None);
        for (one, other) in [(0, 0), (9, 1), (999, 1), (5, 12_345), (12_345, 5)] {
            assert_eq!(sum(&one.to_string(), &other.to_string()), (one + other).to_string());
        }
        assert_eq!(exactly("9960", 8).as_deref(), Some("1245"));
        assert_eq!(exactly("9961", 8), None);
        assert_eq!(exactly("0", 8).as_deref(), Some("0"));
        assert!(is_number("007") && !is_number("") && !is_number("-1") && !is_number("1e5"));
        assert_eq!(
            ["1", "123", "1234", "1234567"].map(grouped),
            ["1", "123", "1,234", "1,234,567"]
        );
    }
}
