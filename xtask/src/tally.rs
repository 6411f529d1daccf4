//! The number of tests that ran, parsed from the output of the test runners.

use std::fmt;

/// Tests by result.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
    /// Steps that could not be run here, with the reasons; each counts as one skipped test.
    left_out: Vec<String>,
}

/// The beginnings of the runners' summary lines: those of `cargo test`, `node --test` and Playwright.
const STARTS: [&str; 4] = ["test result: ok. ", "test result: FAILED. ", "ℹ ", "  "];

impl Tally {
    /// Adds the numbers of a summary line, and returns whether it is one: `3 passed; 1 ignored; …`, `pass 3`
    /// or `3 passed (2.1s)` after one of the beginnings.
    pub fn add(&mut self, line: &str) -> bool {
        let Some(counts) = STARTS.iter().find_map(|start| line.strip_prefix(start)) else {
            return false;
        };
        let mut is_told = false;
        for (first, second) in counts.split("; ").filter_map(|count| count.split_once(' ')) {
            let (count, ending) = match (first.parse::<u64>(), second.parse::<u64>()) {
                (Ok(count), _) => (count, second.split(" (").next().unwrap_or(second)),
                (_, Ok(count)) => (count, first),
                _ => continue,
            };
            let sum = match ending {
                "passed" | "pass" => &mut self.passed,
                "failed" | "fail" | "cancelled" | "flaky" | "interrupted" => &mut self.failed,
                "skipped" | "ignored" | "todo" | "did not run" => &mut self.skipped,
                _ => continue,
            };
            *sum += count;
            is_told = true;
        }
        is_told
    }

    /// Counts a step that cannot be run here as one skipped test.
    pub fn leave_out(&mut self, step: &str, reason: &str) {
        self.skipped += 1;
        self.left_out.push(format!("the step `{step}` is left out: {reason}"));
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        self.left_out.iter().try_for_each(|step| write!(f, "\n{step}"))
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
    [chromium] › tests/page/explore/stepping.spec.js:3:1 › 2 passed
  2 did not run
  7 passed (3.1s)
";
        let mut tally = Tally::default();
        output.lines().for_each(|line| _ = tally.add(line));
        assert_eq!((tally.passed, tally.failed, tally.skipped), (15, 2, 3));
    }

    #[test]
    fn a_step_that_is_left_out_is_skipped_and_named_with_its_reason() {
        let mut tally = Tally::default();
        tally.add("ℹ pass 5");
        tally.leave_out("webkit", "it runs on Linux only");
        let told =
            "5 passed, 0 failed, 1 skipped\nthe step `webkit` is left out: it runs on Linux only";
        assert_eq!(tally.to_string(), told);
    }

    #[test]
    fn other_lines_are_not_counted() {
        for line in ["", "3 passed", "  3 squares passed", "ℹ suites 2", "test result: ", "  ok 3"]
        {
            assert!(!Tally::default().add(line), "{line:?}");
        }
    }
}
