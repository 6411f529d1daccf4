//! Formatting of numbers in sentences.

use std::fmt::Display;

const MEBIBYTE: u64 = 1 << 20;
const GIBIBYTE: u64 = 1 << 30;

/// An integer with commas between thousands.
pub(crate) fn grouped(number: impl Display) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number, or "very many" for the maximum, which stands for all larger ones.
pub(crate) fn many(number: u64) -> String {
    if number == u64::MAX { "very many".to_owned() } else { number.to_string() }
}

/// A number, in words if large: "3 billion".
pub(crate) fn short(number: u64) -> String {
    const MILLION: u64 = 1_000_000;
    const BILLION: u64 = 1000 * MILLION;
    match number {
        0..MILLION => grouped(number),
        MILLION..BILLION => format!("{} million", number / MILLION),
        BILLION..1_000_000_000_000_000 => format!("{} billion", grouped(number / BILLION)),
        _ => "more than a million billion".to_owned(),
    }
}

/// An amount of memory, rounded up: with a decimal place if small, so that different amounts look different.
pub(crate) fn memory(bytes: u64) -> String {
    const MANY: u64 = 100_000 * GIBIBYTE;
    if bytes >= MANY {
        return "more than 100,000 GiB".to_owned();
    }
    let (unit, name) = if bytes < GIBIBYTE { (MEBIBYTE, "MiB") } else { (GIBIBYTE, "GiB") };
    let tenths = (bytes * 10).div_ceil(unit);
    let (whole, rest) = (tenths / 10, tenths % 10);
    if tenths < 100 && rest > 0 {
        return format!("{whole}.{rest} {name}");
    }
    format!("{} {name}", grouped(tenths.div_ceil(10)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_differ_in_what_is_written() {
        assert_eq!([0, 999, 1000, 16_777_216].map(grouped), ["0", "999", "1,000", "16,777,216"]);
        let amounts = [1, 1 << 20, 1_200_000, 2_792_000_000, 2 << 30, u64::MAX].map(memory);
        let written = ["0.1 MiB", "1 MiB", "1.2 MiB", "2.7 GiB", "2 GiB", "more than 100,000 GiB"];
        assert_eq!(amounts, written);
        assert_eq!(short(3_000_000_000), "3 billion");
        assert_eq!([3, u64::MAX].map(many), ["3", "very many"]);
    }
}
