//! How many tests ran, read from what the test runners print.

use std::fmt;
use std::ops::AddAssign;

/// Tests by how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
}

impl Tally {
    /// Sums a whole output.
    pub fn of(output: &str) -> Self {
        output.lines().filter_map(Self::of_line).fold(Self::default(), |mut sum, tally| {
            sum += tally;
            sum
        })
    }

    /// Reads one line, if it is a line of a runner's summary:
    /// `test result: ok. 3 passed; 0 failed; 1 ignored; …` of `cargo test`, `ℹ pass 3` of
    /// `node --test`, `3 passed (2.1s)` of Playwright.
    pub fn of_line(line: &str) -> Option<Self> {
        if let Some(counts) = line.strip_prefix("test result: ") {
            let counts = counts.split_once(". ")?.1;
            return Some(counts.split("; ").filter_map(Self::of_words).fold(
                Self::default(),
                |mut sum, tally| {
                    sum += tally;
                    sum
                },
            ));
        }
        if let Some(count) = line.strip_prefix("ℹ ") {
            let (ending, number) = count.split_once(' ')?;
            return Self::of_count(number, ending);
        }
        line.starts_with("  ").then(|| Self::of_words(line.trim_start()))?
    }

    /// Reads `3 passed`, whatever comes after.
    fn of_words(text: &str) -> Option<Self> {
        let (number, ending) = text.split_once(' ')?;
        let ending = ending.split(" (").next()?;
        Self::of_count(number, ending)
    }

    fn of_count(number: &str, ending: &str) -> Option<Self> {
        let number = number.parse().ok()?;
        let mut tally = Self::default();
        match ending {
            "passed" | "pass" => tally.passed = number,
            "failed" | "fail" | "cancelled" | "flaky" | "interrupted" => tally.failed = number,
            "skipped" | "ignored" | "todo" | "did not run" => tally.skipped = number,
            _ => return None,
        }
        Some(tally)
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn the_lines_of_every_runner_are_read() {
        let output = "\
running 4 tests
test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s
ℹ tests 9
ℹ pass 5
ℹ fail 1
ℹ duration_ms 12.5
  1 failed
    [chromium] › tests/page/axe.spec.js:3:1 › 2 passed
  2 did not run
  7 passed (3.1s)
";
        assert_eq!(Tally::of(output), Tally { passed: 15, failed: 2, skipped: 3 });
    }

    #[test]
    fn other_lines_are_not_counted() {
        for line in
            ["", "3 passed", "  3 squares passed", "ℹ suites 2", "test result: ", "  passed 3"]
        {
            assert!(Tally::of_line(line).is_none(), "{line:?}");
        }
    }
}
