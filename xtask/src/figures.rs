//! `docs/figures.md`, whose tables are measured by `cargo xtask bench --write` and never typed by hand.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::paths;
use crate::process::format;

/// The end mark of each measured part.
const END: &str = "<!-- end -->";

fn path() -> PathBuf {
    paths::root().join("docs/figures.md")
}

/// The current page.
pub fn page() -> Result<String> {
    fs::read_to_string(path()).with_context(|| format!("cannot read {}", path().display()))
}

/// Replaces the previous results of a bench.
pub fn write(bench: &str, measured: &str) -> Result<()> {
    fs::write(path(), replaced(&page()?, bench, measured)?)?;
    format(&path())
}

/// The page with another text between the marks of a bench.
pub fn replaced(page: &str, bench: &str, measured: &str) -> Result<String> {
    let mark = format!("<!-- measured by: cargo xtask bench {bench} -->");
    let parts = page.split_once(&mark).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(END)?;
        Some((before, after))
    });
    let (before, after) = parts.with_context(|| {
        format!("{} has no part between `{mark}` and `{END}`", path().display())
    })?;
    Ok(format!("{before}{mark}\n\n{}\n\n{END}{after}", measured.trim()))
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn only_the_part_of_the_bench_is_rewritten() {
        let page =
            "A <!-- measured by: cargo xtask bench b -->\n\nold\n\n<!-- end --> C <!-- end -->";
        let expected =
            "A <!-- measured by: cargo xtask bench b -->\n\nnew\n\n<!-- end --> C <!-- end -->";
        assert_eq!(replaced(page, "b", "\nnew\n").unwrap(), expected);
        assert!(replaced(page, "c", "new").is_err());
    }
}
