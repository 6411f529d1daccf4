//! The words after `cargo xtask`, understood before anything is done.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail, ensure};
use lexopt::prelude::*;
use lexopt::{Arg, Parser};

use crate::{bench, fuzz, test};

pub const USAGE: &str = "\
Usage: cargo xtask COMMAND

  serve [--port N] [--open]    build the page, serve it on this machine, rebuild when a file changes
  build [--release] [--single] build the complete static site in dist/; --release also shrinks it;
                               --single: that, and one file that opens without a server
  test [STEP...] [-- ARG...]   run every check, or the named steps; ARGs go to the step's test runner
  test --quick [STEP...]       the same for the working day, under a minute once built: without the tests
                               of the page in browsers, the published site's budget, and tests that take long
  test --list                  list the steps, and what --quick leaves out of them
  bench [--write] [--json FILE] [sizes|warnsdorff|methods|count|shared|estimates|sequences|verdict|page]
                               time the solver against classic C, counting, and the page in Chromium;
                               --write: put what is measured into docs/figures.md; --json: into FILE
  bench --compare OLD NEW      say what got slower by more than 10 % between two such files
  fuzz [TARGET] [SECONDS]      feed the readers of texts, and sessions, what nobody would think of
  screenshots [--all]          draw the pictures of the README; --all: every size, in target/screenshots
  help                         show this
";

/// What is to be done.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    Help,
    Serve { port: Option<u16>, open: bool },
    Build { release: bool, single: bool },
    Test(test::Asked),
    ListSteps,
    Bench { named: Vec<bench::Bench>, json: Option<PathBuf>, write: bool },
    Compare { old: PathBuf, new: PathBuf },
    Fuzz { targets: Vec<&'static str>, seconds: u32 },
    Screenshots { all: bool },
}

/// Reads the words of a command line, without the name of the program.
pub fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Command> {
    let mut words = Parser::from_args(words.into_iter().collect::<Vec<_>>());
    match words.next()? {
        None => bail!("which command?\n\n{USAGE}"),
        Some(Long("help") | Short('h')) => Ok(Command::Help),
        Some(Value(name)) => match name.string()?.as_str() {
            "help" => nothing_more(&mut words).map(|()| Command::Help),
            "serve" => serve(&mut words),
            "build" => build(&mut words),
            "test" => test(&mut words),
            "bench" => bench(&mut words),
            "fuzz" => fuzz(&mut words),
            "screenshots" => flag(&mut words, "all").map(|all| Command::Screenshots { all }),
            unknown => bail!("there is no command `{unknown}`\n\n{USAGE}"),
        },
        Some(other) => Err(not_understood(other)),
    }
}

fn serve(words: &mut Parser) -> Result<Command> {
    let (mut port, mut open) = (None, false);
    while let Some(arg) = words.next()? {
        match arg {
            Long("port") => port = Some(read_port(&words.value()?.string()?)?),
            Long("open") => open = true,
            other => return Err(not_understood(other)),
        }
    }
    Ok(Command::Serve { port, open })
}

fn build(words: &mut Parser) -> Result<Command> {
    let (mut release, mut single) = (false, false);
    while let Some(arg) = words.next()? {
        match arg {
            Long("release") => release = true,
            Long("single") => single = true,
            other => return Err(not_understood(other)),
        }
    }
    Ok(Command::Build { release, single })
}

fn test(words: &mut Parser) -> Result<Command> {
    let mut asked = test::Asked::default();
    let mut list = false;
    loop {
        if comes_to_dashes(words) {
            asked.passed_on = words.raw_args()?.skip(1).collect();
            break;
        }
        match words.next()? {
            Some(Long("quick")) => asked.quick = true,
            Some(Long("list")) => list = true,
            Some(Value(name)) => asked.steps.push(test::Step::named(&name.string()?)?),
            Some(other) => return Err(not_understood(other)),
            None => break,
        }
    }
    if list {
        ensure!(asked == test::Asked::default(), "`--list` stands alone");
        return Ok(Command::ListSteps);
    }
    Ok(Command::Test(asked))
}

fn bench(words: &mut Parser) -> Result<Command> {
    let (mut named, mut json, mut write) = (Vec::new(), None, false);
    while let Some(arg) = words.next()? {
        match arg {
            Long("write") => write = true,
            Long("json") => json = Some(PathBuf::from(words.value()?)),
            Long("compare") if named.is_empty() && json.is_none() && !write => {
                let [old, new] = [words.value()?, words.value()?].map(PathBuf::from);
                return nothing_more(words).map(|()| Command::Compare { old, new });
            }
            Value(name) => named.push(bench::Bench::named(&name.string()?)?),
            other => return Err(not_understood(other)),
        }
    }
    Ok(Command::Bench { named, json, write })
}

fn fuzz(words: &mut Parser) -> Result<Command> {
    let (mut targets, mut seconds) = (Vec::new(), fuzz::SECONDS);
    while let Some(arg) = words.next()? {
        let Value(word) = arg else { return Err(not_understood(arg)) };
        let word = word.string()?;
        if let Some(&target) = fuzz::TARGETS.iter().find(|&&target| target == word) {
            targets.push(target);
        } else {
            seconds = word.parse().with_context(|| {
                let known = fuzz::TARGETS.join(", ");
                format!("`{word}` is neither a number of seconds nor one of {known}")
            })?;
        }
    }
    Ok(Command::Fuzz { targets, seconds })
}

/// Whether the one flag that a command has was given.
fn flag(words: &mut Parser, name: &str) -> Result<bool> {
    let mut given = false;
    while let Some(arg) = words.next()? {
        if arg != Long(name) {
            return Err(not_understood(arg));
        }
        given = true;
    }
    Ok(given)
}

fn nothing_more(words: &mut Parser) -> Result<()> {
    words.next()?.map_or(Ok(()), |arg| Err(not_understood(arg)))
}

/// Whether `--` is next: what comes after it is another program's.
fn comes_to_dashes(words: &mut Parser) -> bool {
    words.try_raw_args().is_some_and(|rest| rest.peek() == Some(OsStr::new("--")))
}

fn not_understood(arg: Arg) -> anyhow::Error {
    anyhow!("{}; see `cargo xtask help`", arg.unexpected())
}

fn read_port(text: &str) -> Result<u16> {
    let port = text.parse().ok().filter(|&port| port > 0);
    port.with_context(|| format!("`{text}` is not a port: a number from 1 to 65535"))
}

#[cfg(test)]
mod tests {
    use super::{Command, bench, parse};

    fn read(line: &str) -> anyhow::Result<Command> {
        parse(line.split_whitespace().map(Into::into))
    }

    /// What is said of a command line that is wrong.
    fn refusal(line: &str) -> String {
        format!("{:#}", read(line).expect_err(line))
    }

    #[test]
    fn options_are_read() {
        let serve = |port, open| Command::Serve { port, open };
        assert_eq!(read("serve").unwrap(), serve(None, false));
        assert_eq!(read("serve --open --port 9000").unwrap(), serve(Some(9000), true));
        assert_eq!(read("serve --port=9000").unwrap(), serve(Some(9000), false));
        let build = |release, single| Command::Build { release, single };
        assert_eq!(read("build").unwrap(), build(false, false));
        assert_eq!(read("build --release").unwrap(), build(true, false));
        assert_eq!(read("build --single --release").unwrap(), build(true, true));
        assert_eq!(read("screenshots --all").unwrap(), Command::Screenshots { all: true });
        let named = vec![bench::Bench::named("page").unwrap()];
        let bench = |json| Command::Bench { named: named.clone(), json, write: true };
        assert_eq!(read("bench page --write").unwrap(), bench(None));
        let file = Some("a.json".into());
        assert_eq!(read("bench --json a.json page --write").unwrap(), bench(file));
        let [old, new] = ["a.json", "b.json"].map(Into::into);
        let compare = Command::Compare { old, new };
        assert_eq!(read("bench --compare a.json b.json").unwrap(), compare);
        assert_eq!(read("test --list").unwrap(), Command::ListSteps);
        for help in ["help", "--help", "-h"] {
            assert_eq!(read(help).unwrap(), Command::Help);
        }
        let fuzz = Command::Fuzz { targets: vec!["boards"], seconds: 600 };
        assert_eq!(read("fuzz boards 600").unwrap(), fuzz);
        assert_eq!(read("fuzz 600 boards").unwrap(), fuzz);
    }

    #[test]
    fn words_after_two_dashes_are_the_test_runners() {
        let Command::Test(asked) = read("test --quick rust -- --list -x -- y").unwrap() else {
            panic!("the command is `test`");
        };
        assert!(asked.quick);
        assert_eq!(asked.steps.len(), 1);
        assert_eq!(asked.passed_on, ["--list", "-x", "--", "y"]);
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (line, said) in [
            ("", "which command?"),
            ("srve", "there is no command `srve`"),
            ("--open serve", "'--open'; see `cargo xtask help`"),
            ("serve --prt 80", "'--prt'; see `cargo xtask help`"),
            ("serve 9000", "\"9000\"; see `cargo xtask help`"),
            ("serve --port", "'--port'"),
            ("serve --port x", "`x` is not a port: a number from 1 to 65535"),
            ("serve --port 0", "`0` is not a port"),
            ("serve --port 65536", "`65536` is not a port"),
            ("serve --open=yes", "'--open': \"yes\""),
            ("build --relase", "'--relase'"),
            ("build -- --release", "\"--release\""),
            ("help me", "\"me\""),
            ("test rst", "there is no step `rst`; `cargo xtask test --list` lists them"),
            ("test --list rust", "`--list` stands alone"),
            ("bench --compare a.json", "'--compare'"),
            ("bench --compare a b c", "\"c\"; see"),
            ("bench page --compare a b", "'--compare'; see"),
            ("bench al", "there is no benchmark `al`: there are sizes, warnsdorff, methods, count"),
            ("fuzz borads", "`borads` is neither a number of seconds nor one of boards, "),
            ("fuzz -1", "'-1'"),
        ] {
            let refusal = refusal(line);
            assert!(refusal.contains(said), "{line:?}: {refusal}");
        }
    }
}
