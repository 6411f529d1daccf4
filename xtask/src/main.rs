//! The project's chores, run as `cargo xtask COMMAND`. Each command installs for itself what it
//! lacks.

mod address;
mod bench;
mod browsers;
mod budget;
mod counts;
mod dependencies;
mod figures;
mod fuzz;
mod languages;
mod measured;
mod notices;
mod npm;
mod packages;
mod paths;
mod process;
mod python;
mod release;
mod screenshots;
mod serve;
mod server;
mod setup;
mod site;
mod tally;
mod test;
mod texts;
mod wasm;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The project's chores. Each command installs for itself what it lacks.
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Builds the page, serves it on this machine, and rebuilds it when a file changes
    Serve(serve::Asked),
    /// Builds the complete static site in dist/
    Build(site::Asked),
    /// Runs every check, or the named steps
    Test(test::Asked),
    /// Times the solver against classic C, counting, and the page in Chromium
    Bench(bench::Asked),
    /// Writes docs/counts.md from the register of known numbers, and adds to it what the command counts
    Counts(counts::Asked),
    /// Feeds the parsers and sessions random input
    Fuzz(fuzz::Asked),
    /// Builds projects of bundlers, frameworks and runtimes with the npm package, and runs them
    Packages,
    /// Makes the package for Python, which pip installs
    Python {
        /// Runs a lesson with it in a Jupyter notebook as well, which pip has to be reached for
        #[arg(long)]
        notebook: bool,
    },
    /// Checks what a release consists of, and makes what needs no account
    Release(release::Asked),
    /// Lists what of a language of the page is not translated yet, and what has changed in English since
    Texts(texts::Asked),
    /// Draws the pictures of the README
    Screenshots {
        /// Draws every size, in target/screenshots
        #[arg(long)]
        all: bool,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Serve(asked) => serve::run(&asked),
        Command::Build(asked) => site::run(&asked),
        Command::Test(asked) => test::run(&asked),
        Command::Bench(asked) => bench::run(&asked),
        Command::Counts(asked) => counts::run(&asked),
        Command::Fuzz(asked) => fuzz::run(&asked),
        Command::Packages => packages::run(),
        Command::Python { notebook: true } => python::notebook(),
        Command::Python { notebook: false } => python::wheel(),
        Command::Release(asked) => release::run(&asked),
        Command::Texts(asked) => texts::run(&asked),
        Command::Screenshots { all } => screenshots::run(all),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use clap::Parser;

    use super::Arguments;
    use crate::paths;

    fn refusal(line: &str) -> String {
        let words = ["cargo xtask"].into_iter().chain(line.split_whitespace());
        Arguments::try_parse_from(words).err().map_or(String::new(), |error| error.to_string())
    }

    #[test]
    fn command_lines_are_read() {
        for line in [
            "serve --port 9000 --open",
            "build --release --single --url https://example.org/lab/",
            "test --quick rust node",
            "test page -- --grep axe",
            "test --list",
            "test --thorough rust",
            "bench page --write --json a.json",
            "bench --compare a.json b.json",
            "fuzz boards --seconds 600",
            "counts",
            "counts add 10x8 closed --check seam=4 --check estimate --memory 16GiB --scratch a --resume",
            "counts check 8x8 open --check order@answer.json",
            "packages",
            "python --notebook",
            "release --dry-run",
            "screenshots --all",
            "texts de",
            "build --single --language ja",
        ] {
            assert_eq!(refusal(line), "");
        }
    }

    #[test]
    fn what_workflows_and_the_guide_run_is_there() {
        let mut files = vec![paths::root().join("CONTRIBUTING.md")];
        let workflows = fs::read_dir(paths::root().join(".github/workflows")).unwrap();
        files.extend(workflows.map(|entry| entry.unwrap().path()));
        let mut seen = 0;
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            // What a workflow asks GitHub for, and what the guide names in capitals.
            let text = text
                .replace("$(gh api \"repos/$GITHUB_REPOSITORY/pages\" --jq .html_url)", "ADDRESS");
            let text = text.replace("ADDRESS", "https://example.org/").replace('"', "");
            let text =
                text.replace("BOARD TARGET", "8x10 closed").replace("${{ matrix.target }}", "x");
            for rest in text.split("cargo xtask ").skip(1) {
                let end = rest.find(['\n', '`', '|', ';', '&', '>']).unwrap_or(rest.len());
                assert_eq!(refusal(&rest[..end]), "", "{}", file.display());
                seen += 1;
            }
        }
        assert!(seen > 30, "{seen}");
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (line, said) in [
            ("srve", "'srve'"),
            ("serve --port 0", "0 is not in 1..=65535"),
            ("build --url example.org", "it has to begin with https:// or http://"),
            ("test rst", "invalid value 'rst'"),
            ("test --list rust", "'--list' cannot be used with"),
            ("test --quick --thorough", "'--quick' cannot be used with"),
            ("test --quick rust -- -x", "'--quick' cannot be used with"),
            ("bench --compare a.json", "2 values required"),
            ("bench page --compare a b", "'--compare <OLD> <NEW>' cannot be used with"),
            ("texts tlh", "the page is not written in it; it is in de, en, "),
            ("counts add 8 closed", "write two sides, such as 8x10"),
            ("counts add 8x8 closed --check seem=4", "write seam=ROW, order"),
            ("counts add 8x8 closed --resume", "--scratch <DIR>"),
            ("release", "<--dry-run|--tag <TAG>|--notes|--command <TARGET>>"),
            ("release --notes --dry-run", "cannot be used with"),
            ("fuzz borads", "[possible values: boards, "),
        ] {
            let refusal = refusal(line);
            assert!(refusal.contains(said), "{line:?}: {refusal}");
        }
    }
}
