//! `cargo xtask test`: every check, the cheap ones first.

use std::ffi::OsString;
use std::fs;
use std::iter;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::browsers::{self, CHROMIUM, FIREFOX, WebKit};
use crate::budget::Spent;
use crate::dependencies;
use crate::languages;
use crate::npm;
use crate::paths;
use crate::process::{self, Finished};
use crate::server::{self, Caching};
use crate::setup;
use crate::site::{self, Purpose};
use crate::tally::Tally;

struct Step {
    name: &'static str,
    about: &'static str,
    needs: &'static [Need],
    /// The working directory.
    folder: &'static str,
    /// The commands, in order.
    commands: &'static [&'static str],
    /// Commands for `--thorough`, after the others. If there are no others, only that and its name run the step.
    thorough: &'static [&'static str],
    /// The part that `--quick` skips.
    slow: Slow,
    /// Whether it runs together with the step before it, as it leaves a processor idle.
    beside: bool,
}

/// The part of a step that is too slow for everyday work.
#[derive(Clone, Copy)]
enum Slow {
    Nothing,
    /// Tests of `cargo test`, by name.
    Tests(&'static [&'static str]),
    /// Files of `node --test`.
    Files(&'static [&'static str]),
    Everything,
}

#[derive(Debug, Args)]
pub struct Asked {
    /// The steps to run; by default all
    #[arg(
        value_name = "STEP",
        value_parser = PossibleValuesParser::new(STEPS.iter().map(|step| step.name))
    )]
    steps: Vec<String>,
    /// Skips the tests of the page in browsers, the budget, and slow tests: under a minute once built
    #[arg(long)]
    quick: bool,
    /// Also tests the whole reach of what is sampled otherwise, other builds of the library, the crate, and
    /// dependencies
    #[arg(long, conflicts_with = "quick")]
    thorough: bool,
    /// Lists the steps, what --quick skips, and what --thorough adds
    #[arg(long, exclusive = true)]
    list: bool,
    /// Arguments for the step's test runner
    #[arg(last = true, value_name = "ARG", conflicts_with = "quick")]
    passed_on: Vec<OsString>,
}

/// What a step needs before it can run.
#[derive(Clone, Copy)]
enum Need {
    WasmTarget,
    /// The tools of package.json.
    Tools,
    /// `dist/` as it is published.
    PublishedSite,
    /// `dist/` built from the current sources.
    Site,
    /// `dist/` served, and browsers to open it.
    Browsers,
    /// `WebKitGTK`; where it cannot be had, the step is left out.
    WebKit,
    /// Python, a C compiler and a JDK.
    Languages,
    /// The facts of a release: those that are missing are named.
    Release,
    /// What looks dependencies up; where it cannot be had, the step is left out.
    LookUp(fn() -> Option<String>),
}

/// What most steps have in common.
const PLAIN: Step = Step {
    name: "",
    about: "",
    needs: &[],
    folder: ".",
    commands: &[],
    thorough: &[],
    slow: Slow::Nothing,
    beside: false,
};

/// Tests that take samples cover everything where this is `whole` (`tests/it/reach.rs`).
const REACH: &str = "KNIGHTS_TOUR_REACH";

const STEPS: &[Step] = &[
    Step {
        name: "rustfmt",
        about: "the Rust is formatted",
        commands: &[
            "cargo fmt --all --check -- --color never",
            "cargo fmt --manifest-path fuzz/Cargo.toml --check -- --color never",
        ],
        ..PLAIN
    },
    Step {
        name: "prettier",
        about: "everything else is formatted",
        needs: &[Need::Tools],
        commands: &["node node_modules/prettier/bin/prettier.cjs --cache --check ."],
        ..PLAIN
    },
    Step {
        name: "eslint",
        about: "the JavaScript has no lint",
        needs: &[Need::Tools],
        commands: &[
            "node node_modules/eslint/bin/eslint.js --cache --cache-strategy content --cache-location node_modules/.cache/eslint/ --max-warnings 0 .",
        ],
        ..PLAIN
    },
    Step {
        name: "clippy",
        about: "the Rust has no lint, natively and as WebAssembly",
        needs: &[Need::WasmTarget],
        commands: &[
            "cargo clippy --quiet --workspace --all-targets --all-features -- --deny warnings",
            "cargo clippy --quiet --package knights-tour-lab --lib --features javascript --target wasm32-unknown-unknown -- --deny warnings",
        ],
        // As other programs get the library.
        thorough: &[
            "cargo clippy --quiet --package knights-tour-lab --all-targets -- --deny warnings",
            "cargo clippy --quiet --package knights-tour-lab --lib --target wasm32-unknown-unknown -- --deny warnings",
        ],
        ..PLAIN
    },
    Step {
        name: "site",
        about: "the site builds and keeps its budget",
        needs: &[Need::PublishedSite],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "tsc",
        about: "the types in the JavaScript fit",
        // The JavaScript imports the built module's types.
        needs: &[Need::Tools, Need::Site],
        commands: &[
            "node node_modules/typescript/bin/tsc --incremental --tsBuildInfoFile node_modules/.cache/tsc/page.json --project .",
            "node node_modules/typescript/bin/tsc --incremental --tsBuildInfoFile node_modules/.cache/tsc/offline.json --project www/offline",
            "node node_modules/typescript/bin/tsc --incremental --tsBuildInfoFile node_modules/.cache/tsc/tests.json --project tests",
        ],
        ..PLAIN
    },
    Step {
        name: "rust",
        about: "unit, integration and doc tests of the Rust",
        commands: &["cargo test --workspace --all-features"],
        slow: Slow::Tests(&[
            "a_directory_is_only_used_for_what_is_in_it",
            "halves_may_be_joined_below_any_row_and_rows_finished_in_either_order",
            "memory_and_files_are_foreseen_to_a_factor_of_two",
            "numbers_of_any_size_are_counted",
            "rectangles_are_counted_the_same_in_both_ways",
            "the_error_tells_how_far_off_an_estimate_may_be",
        ]),
        beside: true,
        ..PLAIN
    },
    Step {
        name: "doc",
        about: "the Rust documentation has no broken link",
        commands: &[
            "cargo doc --quiet --workspace --all-features --no-deps --document-private-items",
        ],
        beside: true,
        ..PLAIN
    },
    Step {
        name: "crate",
        about: "what would be published of the crate compiles by itself",
        needs: &[Need::Release],
        // The checks of `cargo publish --dry-run`, without the registry.
        thorough: &[
            "cargo package --quiet --offline --allow-dirty --package knights-tour-lab --features cli",
        ],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "deny",
        about: "licences and sources of the crates that we use are allowed",
        needs: &[Need::LookUp(dependencies::without_cargo_deny)],
        thorough: &["cargo deny check licenses bans sources"],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "advisories",
        about: "no crate that we use has a known weakness",
        needs: &[Need::LookUp(dependencies::without_advisories)],
        thorough: &["cargo deny check advisories"],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "audit",
        about: "no npm package that we use has a known weakness",
        needs: &[Need::Tools, Need::LookUp(dependencies::without_npm_audit)],
        thorough: &["npm audit"],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "node",
        about: "tests of the WebAssembly module in Node",
        needs: &[Need::Tools, Need::Site],
        folder: "tests/node",
        commands: &["node --test --test-concurrency=3 --test-reporter=spec"],
        slow: Slow::Files(&[
            "count.test.js",
            "develop.test.js",
            "estimate.test.js",
            "graph.test.js",
            "hostile.test.js",
            "large-lists.test.js",
            "misuse.test.js",
            "package.test.js",
            "solver.test.js",
            "texts.test.js",
        ]),
        ..PLAIN
    },
    Step {
        name: "programs",
        about: "programs in other languages print the boards of their runs",
        needs: &[Need::Languages],
        commands: &[
            // With the features and the profile of the step `rust`, which has compiled it already.
            "cargo build --quiet --profile test --workspace --all-features --bin knights-tour --example programs",
            "examples/programs target/programs",
        ],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "page",
        about: "tests of the page in Chromium and Firefox",
        needs: &[Need::Tools, Need::Site, Need::Browsers],
        commands: &["node node_modules/@playwright/test/cli.js test --config tests/page"],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "webkit",
        about: "a walk through the page in WebKit",
        needs: &[Need::WebKit, Need::Tools, Need::Site],
        folder: "tests/webkit",
        // One file after the other, as each has a browser of its own.
        commands: &["node --test --test-concurrency=1 --test-timeout=180000 --test-reporter=spec"],
        slow: Slow::Everything,
        beside: true,
        ..PLAIN
    },
];

/// What the steps of one run share.
#[derive(Default)]
struct Run {
    quick: bool,
    thorough: bool,
    /// Whether `dist/` was built from the current sources.
    site_is_built: bool,
    /// The addresses of the served site and the paths of the browsers.
    environment: Vec<(&'static str, OsString)>,
    tally: Tally,
    /// The seconds that each step took.
    took: Vec<(&'static str, f32)>,
}

fn list() {
    for step in STEPS {
        let slow = match step.slow {
            Slow::Nothing => String::new(),
            Slow::Tests(names) | Slow::Files(names) => {
                format!(" (with --quick without {})", names.join(", "))
            }
            Slow::Everything => " (not with --quick)".to_owned(),
        };
        let thorough = match (step.commands, step.thorough) {
            (_, []) => "",
            ([], _) => " (only with --thorough)",
            _ => " (with --thorough in more builds)",
        };
        println!("{:<10}{}{slow}{thorough}", step.name, step.about);
    }
}

/// Runs the named steps, in our order; all of them if none is named.
pub fn run(asked: &Asked) -> Result<()> {
    if asked.list {
        list();
        return Ok(());
    }
    let is_named = |step: &Step| asked.steps.iter().any(|name| name == step.name);
    let is_run = |step: &&Step| {
        let is_asked = asked.steps.is_empty() && (asked.thorough || !step.is_thorough());
        (is_asked || is_named(step)) && !(asked.quick && step.is_slow())
    };
    let steps: Vec<_> = STEPS.iter().filter(is_run).collect();
    ensure!(!steps.is_empty(), "nothing of that is quick: leave out `--quick`");
    ensure!(
        asked.passed_on.is_empty() || steps.len() == 1,
        "words after `--` go to one test runner: name its step before them"
    );

    let start = Instant::now();
    let mut run = Run { quick: asked.quick, thorough: asked.thorough, ..Run::default() };
    if asked.thorough {
        run.environment.push((REACH, "whole".into()));
    }
    let mut groups = steps.chunk_by(|_, next| next.beside);
    let outcome = groups.try_for_each(|group| run.group(group, &asked.passed_on));
    println!("\nThat took {:.0} s:", start.elapsed().as_secs_f32());
    for (name, seconds) in &run.took {
        println!("{seconds:7.1} s  {name}");
    }
    let slowest = run.tally.slowest();
    if !slowest.is_empty() {
        println!("\nThe slowest tests in JavaScript:");
    }
    for (seconds, title) in slowest {
        println!("{seconds:7.1} s  {title}");
    }
    println!();
    if run.tally.is_too_flaky() {
        run.tally.failed = run.tally.failed.max(1);
    }
    println!("{}", run.tally);
    outcome?;
    ensure!(!run.tally.is_too_flaky(), "too many tests are flaky");
    Ok(())
}

impl Step {
    fn is_slow(&self) -> bool {
        matches!(self.slow, Slow::Everything)
    }

    /// Whether it runs only with `--thorough` or by its name.
    fn is_thorough(&self) -> bool {
        self.commands.is_empty() && !self.thorough.is_empty()
    }

    /// Arguments for its runner that skip the slow parts.
    fn quick_words(&self) -> Result<Vec<OsString>> {
        match self.slow {
            Slow::Nothing | Slow::Everything => Ok(Vec::new()),
            Slow::Tests(names) => {
                let skips = names.iter().flat_map(|name| ["--skip", name]);
                Ok(iter::once("--").chain(skips).map(Into::into).collect())
            }
            Slow::Files(names) => {
                let mut files = Vec::new();
                for entry in fs::read_dir(paths::root().join(self.folder))? {
                    let file = entry?.file_name();
                    let name = file.to_string_lossy();
                    if name.ends_with(".test.js") && !names.iter().any(|slow| *slow == name) {
                        files.push(file);
                    }
                }
                files.sort();
                Ok(files)
            }
        }
    }
}

impl Run {
    /// Runs steps at the same time, once what any of them needs is there.
    fn group(&mut self, steps: &[&Step], passed_on: &[OsString]) -> Result<()> {
        let mut prepared = Vec::new();
        for step in steps {
            println!("── {}: {}", step.name, step.about);
            prepared.push(timed(|| self.prepare(step)));
        }
        let run = &*self;
        let finished: Vec<_> = thread::scope(|scope| {
            let mut threads = Vec::new();
            for (&step, (left_out, _)) in steps.iter().zip(&prepared) {
                let is_ready = matches!(left_out, Ok(None));
                threads.push(scope.spawn(move || {
                    timed(|| if is_ready { run.commands(step, passed_on) } else { Ok(Vec::new()) })
                }));
            }
            threads.into_iter().map(|thread| thread.join().expect("a step panicked")).collect()
        });
        let mut outcome = Ok(());
        for ((step, (left_out, before)), (finished, during)) in
            steps.iter().zip(prepared).zip(finished)
        {
            let done = left_out.and_then(|left_out| self.tell(step, left_out, finished?));
            let verdict = *done.as_ref().unwrap_or(&"FAILED");
            if done.is_err() && self.tally.failed == 0 {
                self.tally.failed = 1; // A check that is not a test runner counts as one test.
            }
            println!("   {}: {verdict}, {:.1} s", step.name, before + during);
            self.took.push((step.name, before + during));
            let done = done.map(drop).with_context(|| format!("the step `{}` failed", step.name));
            outcome = outcome.and(done);
        }
        outcome
    }

    /// Adds what the commands of a step told, of which the numbers of tests are printed. Returns the step's verdict.
    fn tell(
        &mut self,
        step: &Step,
        left_out: Option<String>,
        finished: Vec<Finished>,
    ) -> Result<&'static str> {
        if let Some(reason) = left_out {
            println!("   {reason}");
            self.tally.leave_out(step.name, &reason);
            return Ok("left out");
        }
        for Finished { output, success } in finished {
            let summary: Vec<_> = output.lines().filter(|line| self.tally.add(line)).collect();
            if !success {
                print!("{output}");
                bail!("its output is above");
            }
            for line in summary {
                println!("   {}", line.trim_start());
            }
        }
        Ok("ok")
    }

    /// Runs the commands of a step, up to one that fails.
    fn commands(&self, step: &Step, passed_on: &[OsString]) -> Result<Vec<Finished>> {
        let words = if self.quick { step.quick_words()? } else { passed_on.to_vec() };
        let is_thorough = self.thorough || step.is_thorough();
        let more = if is_thorough { step.thorough } else { &[] };
        let mut all = Vec::new();
        for command in step.commands.iter().chain(more) {
            let finished = self.command(step.folder, command, &words)?;
            let goes_on = finished.success;
            all.push(finished);
            if !goes_on {
                break;
            }
        }
        Ok(all)
    }

    /// Sees to what a step needs. Returns why it has to be left out here, if so.
    fn prepare(&mut self, step: &Step) -> Result<Option<String>> {
        for need in step.needs {
            match need {
                Need::WasmTarget => setup::wasm_target()?,
                Need::Tools => setup::node_modules()?,
                Need::PublishedSite => self.build_site(Purpose::Publishing)?,
                Need::Site if self.site_is_built => {}
                Need::Site => self.build_site(Purpose::Work)?,
                Need::Languages => languages::find_or_install()?,
                Need::Release => {
                    if let Some(lacking) = npm::lacking() {
                        println!("   {lacking}");
                    }
                }
                Need::LookUp(missing) => {
                    if let Some(reason) = missing() {
                        return Ok(Some(reason));
                    }
                }
                Need::WebKit => match browsers::find_or_install_webkit()? {
                    WebKit::Found(programs) => {
                        let paths = programs.into_iter().map(|(name, path)| (name, path.into()));
                        self.environment.extend(paths);
                    }
                    WebKit::Missing(reason) => return Ok(Some(reason)),
                },
                Need::Browsers => {
                    let browsers = browsers::find_or_install(&[CHROMIUM, FIREFOX])?;
                    let address =
                        server::start(server::listen(0)?, paths::dist(), Caching::Everything)?;
                    let paths = browsers.into_iter().map(|(name, path)| (name, path.into()));
                    self.environment.extend(paths);
                    self.environment.push(("BASE_URL", address.into()));
                    let first_visit = Spent::on(&site::present()?)?.first_visit();
                    self.environment.push(("FIRST_VISIT", first_visit.to_string().into()));
                }
            }
        }
        Ok(None)
    }

    fn build_site(&mut self, purpose: Purpose) -> Result<()> {
        site::build(purpose)?;
        self.site_is_built = true;
        Ok(())
    }

    fn command(&self, folder: &str, command: &str, more: &[OsString]) -> Result<Finished> {
        let mut words = command.split_whitespace();
        let mut program = match words.next() {
            Some("cargo") => process::cargo(),
            Some("npm") => process::npm(),
            Some(example) if example.starts_with("examples/") => {
                process::command(paths::target().join("debug").join(example))
            }
            other => process::command(other.unwrap_or_default()),
        };
        program.current_dir(paths::root().join(folder)).args(words).args(more);
        program.envs(self.environment.iter().cloned());
        program.env("RUSTDOCFLAGS", "--deny warnings").env("CARGO_TERM_COLOR", "never");
        program.env("NO_COLOR", "1").env_remove("FORCE_COLOR");
        process::capture(program)
    }
}

/// What something comes to, and the seconds that it takes.
fn timed<T>(act: impl FnOnce() -> T) -> (T, f32) {
    let start = Instant::now();
    let done = act();
    (done, start.elapsed().as_secs_f32())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Need, PLAIN, Run, STEPS, Slow, Step};
    use crate::paths;

    #[test]
    fn what_is_published_and_what_it_depends_on_are_left_to_thorough_runs() {
        let thorough = STEPS.iter().filter(|step| step.is_thorough()).map(|step| step.name);
        assert_eq!(thorough.collect::<Vec<_>>(), ["crate", "deny", "advisories", "audit"]);
    }

    #[test]
    fn a_step_that_cannot_look_its_dependencies_up_is_left_out_with_a_reason() {
        const NEEDS: &[Need] = &[Need::LookUp(|| Some("there is no network".to_owned()))];
        let step = Step {
            name: "audit",
            needs: NEEDS,
            thorough: &["a-program-that-is-not-there"],
            ..PLAIN
        };
        let mut run = Run { thorough: true, ..Run::default() };
        run.group(&[&step], &[]).unwrap();
        assert!(run.tally.to_string().contains("`audit` is left out: there is no network"));
    }

    #[test]
    fn what_is_left_out_is_there() {
        let files = fs::read_dir(paths::root().join("tests/it")).unwrap();
        let texts = files.filter_map(|file| fs::read_to_string(file.unwrap().path()).ok());
        let tests: String = texts.collect();
        for step in STEPS {
            match step.slow {
                Slow::Nothing | Slow::Everything => {}
                Slow::Tests(names) => {
                    for name in names {
                        assert!(tests.contains(&format!("fn {name}()")), "{name}");
                    }
                }
                Slow::Files(names) => {
                    for name in names {
                        assert!(paths::root().join(step.folder).join(name).is_file(), "{name}");
                    }
                    let left = step.quick_words().unwrap();
                    assert!(
                        !left.is_empty() && names.iter().all(|name| !left.contains(&name.into()))
                    );
                }
            }
        }
    }
}
