//! What of a language of the page is not translated yet, and what has changed in English since it was.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use crate::process::{self, answer, command};
use crate::site::{SOURCE_LANGUAGE, language};
use crate::{paths, setup};

#[derive(Debug, Args)]
pub struct Asked {
    /// The language, by its folder in `www/text/`
    #[arg(value_parser = language)]
    language: String,
}

pub fn run(asked: &Asked) -> Result<()> {
    setup::node_modules()?;
    process::run(process::node("xtask/untranslated.js").arg(&asked.language))?;
    println!();
    changes(&asked.language)
}

/// Shows how the English files have changed since those of the language were last touched.
fn changes(language: &str) -> Result<()> {
    let texts = Path::new("www/text");
    let folder = paths::root().join(texts).join(language);
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .with_context(|| format!("cannot read {}", folder.display()))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    names.sort();
    let mut has_changed = false;
    for name in names {
        let own = texts.join(language).join(&name);
        let english = source_of(texts, &name);
        let Some(last) = answer(git(&["log", "-1", "--format=%H"]).arg("--").arg(&own)) else {
            println!(
                "Whether English has changed since is known only where git is, with the history."
            );
            return Ok(());
        };
        if last.trim().is_empty() {
            continue; // It is not committed yet.
        }
        let since = format!("{}..HEAD", last.trim());
        let changed =
            answer(git(&["diff", "--unified=0", "--no-color", &since]).arg("--").arg(english));
        let lines = changed.unwrap_or_default();
        let lines: Vec<&str> = lines.lines().filter(|line| is_text(line)).collect();
        if !lines.is_empty() {
            has_changed = true;
            println!("Changed in English since {} was:\n  {}", own.display(), lines.join("\n  "));
        }
    }
    if !has_changed {
        println!("Changed in English since: nothing.");
    }
    Ok(())
}

/// Where the English words of a file are: of some the solver or the collection has them.
fn source_of(texts: &Path, name: &str) -> PathBuf {
    match name {
        "errors.ftl" => texts.join("error-kinds.d.ts"),
        "reasons.ftl" => "src/theory/reasons.rs".into(),
        "tours.ftl" => "www/rooms/gallery/tours.txt".into(),
        _ => texts.join(SOURCE_LANGUAGE).join(name),
    }
}

/// Whether a line of a difference was removed or added, and no heading.
fn is_text(line: &str) -> bool {
    let is_heading = line.starts_with("+++") || line.starts_with("---");
    (line.starts_with('+') || line.starts_with('-')) && !is_heading && line.trim().len() > 1
}

fn git(arguments: &[&str]) -> std::process::Command {
    let mut git = command("git");
    git.args(arguments);
    git
}

#[cfg(test)]
mod tests {
    use super::is_text;

    #[test]
    fn only_lines_that_differ_are_shown() {
        let lines = ["+++ b/words.js", "--- a/words.js", "@@ -1 +1 @@", "+", "-old", "+new"];
        assert_eq!(lines.map(is_text), [false, false, false, false, true, true]);
    }
}
