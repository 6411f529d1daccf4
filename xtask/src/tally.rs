//! The number of tests that ran, parsed from the output of the test runners, and which of them were slow or flaky.

use std::fmt;
use std::iter;

/// Tests by result.
#[derive(Debug, Default)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
    /// Steps that could not be run here, with the reasons; each counts as one skipped test.
    left_out: Vec<String>,
    /// Tests that passed only when tried again.
    flaky: Vec<String>,
    /// Seconds and titles. `cargo test` names none.
    times: Vec<(f64, String)>,
}

/// How many flaky tests are tolerated in a run.
const MAX_FLAKY: usize = 2;

/// How many of the slowest tests are named.
const MAX_SLOWEST: usize = 10;

/// The beginnings of the runners' summary lines: those of `cargo test`, `node --test` and Playwright. Python's
/// says how many tests ran; that one failed is seen by its end.
const STARTS: [&str; 4] = ["test result: ok. ", "test result: FAILED. ", "ℹ ", "  "];

impl Tally {
    /// Adds what a line says. Returns whether it is a summary: `3 passed; 1 ignored; …`, `pass 3` or
    /// `3 passed (2.1s)` after one of the beginnings.
    pub fn add(&mut self, line: &str) -> bool {
        self.times.extend(time(line));
        self.flaky.extend(line.strip_prefix("flaky: ").map(str::to_owned));
        if let Some(ran) = line.strip_prefix("Ran ").and_then(|rest| rest.split_once(" test")) {
            self.passed += ran.0.parse::<u64>().unwrap_or_default();
            return true;
        }
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
                "passed" | "pass" | "flaky" => &mut self.passed,
                "failed" | "fail" | "cancelled" | "interrupted" => &mut self.failed,
                "skipped" | "ignored" | "todo" | "did not run" => &mut self.skipped,
                _ => continue,
            };
            *sum += count;
            is_told = true;
        }
        is_told
    }

    pub fn is_too_flaky(&self) -> bool {
        self.flaky.len() > MAX_FLAKY
    }

    /// The slowest tests, the slowest first, each with its seconds.
    pub fn slowest(&self) -> Vec<&(f64, String)> {
        let mut times: Vec<_> = self.times.iter().collect();
        times.sort_by(|one, other| other.0.total_cmp(&one.0));
        times.truncate(MAX_SLOWEST);
        times
    }

    /// Counts a step that cannot be run here as one skipped test.
    pub fn leave_out(&mut self, step: &str, reason: &str) {
        self.skipped += 1;
        self.left_out.push(format!("the step `{step}` is left out: {reason}"));
    }
}

/// The seconds and the title in a line of ours for Playwright, `slow: 1.2 s  TITLE`, or of `node --test`,
/// `✔ TITLE (12.3ms)`.
fn time(line: &str) -> Option<(f64, String)> {
    let (number, title, unit) = if let Some(rest) = line.strip_prefix("slow: ") {
        let (number, title) = rest.split_once(" s  ")?;
        (number, title, 1.0)
    } else {
        let (title, number) = line.trim_start().strip_prefix("✔ ")?.rsplit_once(" (")?;
        (number.strip_suffix("ms)")?, title, 1000.0)
    };
    Some((number.parse::<f64>().ok()? / unit, title.to_owned()))
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        self.left_out.iter().try_for_each(|step| write!(f, "\n{step}"))?;
        let count = self.flaky.len();
        let heading = format!(
            "flaky: {count} passed only when tried again (at most {MAX_FLAKY} are tolerated)"
        );
        let titles = self.flaky.iter().map(|title| format!("  {title}"));
        let lines = iter::once(heading).chain(titles).filter(|_| count > 0);
        lines.into_iter().try_for_each(|line| write!(f, "\n{line}"))
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
  1 flaky
    [chromium] › tests/page/explore/stepping.spec.js:3:1 › 2 passed
  2 did not run
  7 passed (3.1s)
Ran 4 tests in 0.319s
";
        let mut tally = Tally::default();
        output.lines().for_each(|line| _ = tally.add(line));
        assert_eq!((tally.passed, tally.failed, tally.skipped), (20, 2, 3));
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
    fn flaky_tests_are_passed_and_named_and_only_two_are_tolerated() {
        let mut tally = Tally::default();
        for line in
            ["flaky: [firefox] › a", "flaky: [chromium] › b", "  2 flaky", "  7 passed (3s)"]
        {
            tally.add(line);
        }
        let told = "9 passed, 0 failed\nflaky: 2 passed only when tried again (at most 2 are tolerated)\n  \
                    [firefox] › a\n  [chromium] › b";
        assert_eq!(tally.to_string(), told);
        assert!(!tally.is_too_flaky());
        tally.add("flaky: c");
        assert!(tally.is_too_flaky());
    }

    #[test]
    fn the_ten_slowest_of_all_runners_are_named() {
        let mut tally = Tally::default();
        for line in ["slow: 12.3 s  [chromium] › a (b)", "    ✔ c (d) (13000.5ms)", "slow: soon"]
        {
            assert!(!tally.add(line));
        }
        (0..20).for_each(|number| _ = tally.add(&format!("✔ {number} ({number}.5ms)")));
        let slowest = tally.slowest();
        assert_eq!(slowest.len(), 10);
        assert_eq!(*slowest[0], (13.0005, "c (d)".to_owned()));
        assert_eq!(*slowest[1], (12.3, "[chromium] › a (b)".to_owned()));
        assert_eq!(slowest[2].1, "19");
    }

    #[test]
    fn other_lines_are_not_counted() {
        for line in ["", "3 passed", "  3 squares passed", "ℹ suites 2", "test result: ", "  ok 3"]
        {
            assert!(!Tally::default().add(line), "{line:?}");
        }
    }
}
