//! `cargo xtask test`: every check, the cheap ones first.

use std::ffi::OsString;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::browsers::{self, Browser};
use crate::budget::Spent;
use crate::paths;
use crate::process;
use crate::server;
use crate::setup;
use crate::site::{self, Wasm};
use crate::tally::Tally;

/// One check.
struct Step {
    name: &'static str,
    about: &'static str,
    needs: &'static [Need],
    /// Where it runs.
    folder: &'static str,
    /// What it runs, one after the other.
    commands: &'static [&'static str],
}

/// What has to be there before a step can run.
#[derive(Clone, Copy)]
enum Need {
    WasmTarget,
    /// The tools of package.json.
    Tools,
    /// `dist/` as it is published.
    PublishedSite,
    /// `dist/` built from the present sources.
    Site,
    /// `dist/` served, and browsers to look at it.
    Browsers,
}

const STEPS: &[Step] = &[
    Step {
        name: "rustfmt",
        about: "the Rust is formatted",
        needs: &[],
        folder: ".",
        commands: &[
            "cargo fmt --all --check -- --color never",
            "cargo fmt --manifest-path fuzz/Cargo.toml --check -- --color never",
        ],
    },
    Step {
        name: "prettier",
        about: "everything else is formatted",
        needs: &[Need::Tools],
        folder: ".",
        commands: &["node node_modules/prettier/bin/prettier.cjs --check ."],
    },
    Step {
        name: "eslint",
        about: "the JavaScript has no lint",
        needs: &[Need::Tools],
        folder: ".",
        commands: &["node node_modules/eslint/bin/eslint.js --max-warnings 0 ."],
    },
    Step {
        name: "clippy",
        about: "the Rust has no lint, natively and as WebAssembly",
        needs: &[Need::WasmTarget],
        folder: ".",
        commands: &[
            "cargo clippy --quiet --workspace --all-targets -- --deny warnings",
            "cargo clippy --quiet --package knights_tour --lib --target wasm32-unknown-unknown -- --deny warnings",
        ],
    },
    Step {
        name: "site",
        about: "the site builds and keeps its budget",
        needs: &[Need::PublishedSite],
        folder: ".",
        commands: &[],
    },
    Step {
        name: "tsc",
        about: "the types in the JavaScript fit",
        // The JavaScript imports the built module's types.
        needs: &[Need::Tools, Need::Site],
        folder: ".",
        commands: &[
            "node node_modules/typescript/bin/tsc --project .",
            "node node_modules/typescript/bin/tsc --project tests",
        ],
    },
    Step {
        name: "rust",
        about: "unit, integration and doc tests of the Rust",
        needs: &[],
        folder: ".",
        commands: &["cargo test --workspace"],
    },
    Step {
        name: "doc",
        about: "the Rust documentation has no broken link",
        needs: &[],
        folder: ".",
        commands: &["cargo doc --quiet --workspace --no-deps --document-private-items"],
    },
    Step {
        name: "node",
        about: "tests of the WebAssembly module in Node",
        needs: &[Need::Tools, Need::Site],
        folder: "tests/node",
        commands: &["node --test --test-reporter=spec"],
    },
    Step {
        name: "page",
        about: "tests of the page in Chromium and Firefox",
        needs: &[Need::Tools, Need::Site, Need::Browsers],
        folder: ".",
        commands: &["node node_modules/@playwright/test/cli.js test --config tests/page"],
    },
];

/// What the steps of one run share.
#[derive(Default)]
struct Run {
    /// `dist/` was built from the present sources.
    site_is_built: bool,
    /// Where the served site and the browsers are.
    environment: Vec<(&'static str, OsString)>,
    tally: Tally,
}

pub fn run(mut args: Args) -> Result<()> {
    if args.flag("--list") {
        args.finish()?;
        for step in STEPS {
            println!("{:<10}{}", step.name, step.about);
        }
        return Ok(());
    }
    let passed_on = args.passed_on();
    let steps = chosen(&mut args)?;
    args.finish()?;
    if !passed_on.is_empty() && steps.len() != 1 {
        bail!("words after `--` go to one test runner: name its step before them");
    }

    let start = Instant::now();
    let mut run = Run::default();
    let mut outcome = Ok(());
    for step in steps {
        outcome = run.step(step, &passed_on);
        if outcome.is_err() {
            break;
        }
    }
    println!("\nThat took {:.0} s.\n{}", start.elapsed().as_secs_f32(), run.tally);
    outcome
}

/// The steps that were named, in our order; all of them if none was.
fn chosen(args: &mut Args) -> Result<Vec<&'static Step>> {
    let mut names = Vec::new();
    while let Some(name) = args.word() {
        if !STEPS.iter().any(|step| step.name == name) {
            bail!("there is no step `{name}`; `cargo xtask test --list` lists them");
        }
        names.push(name);
    }
    let is_chosen = |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.name);
    Ok(STEPS.iter().filter(is_chosen).collect())
}

impl Run {
    fn step(&mut self, step: &Step, passed_on: &[String]) -> Result<()> {
        println!("── {}: {}", step.name, step.about);
        let start = Instant::now();
        let done = self.prepare(step).and_then(|()| {
            step.commands.iter().try_for_each(|command| self.check(step.folder, command, passed_on))
        });
        let verdict = if done.is_ok() { "ok" } else { "FAILED" };
        if done.is_err() && self.tally.failed == 0 {
            self.tally.failed = 1; // A check that is not a test runner's counts as one.
        }
        println!("   {verdict}, {:.1} s", start.elapsed().as_secs_f32());
        done.with_context(|| format!("the step `{}` failed", step.name))
    }

    fn prepare(&mut self, step: &Step) -> Result<()> {
        for need in step.needs {
            match need {
                Need::WasmTarget => setup::wasm_target()?,
                Need::Tools => setup::node_modules()?,
                Need::PublishedSite => self.build_site(Wasm::Shrunk)?,
                Need::Site if self.site_is_built => {}
                Need::Site => self.build_site(Wasm::AsCompiled)?,
                Need::Browsers => {
                    let browsers =
                        browsers::find_or_install(&[Browser::Chromium, Browser::Firefox])?;
                    let address = server::start(server::listen(0)?)?;
                    let paths = browsers.into_iter().map(|(name, path)| (name, path.into()));
                    self.environment.extend(paths);
                    self.environment.push(("BASE_URL", address.into()));
                    let first_visit = Spent::on(&site::present()?)?.first_visit();
                    self.environment.push(("FIRST_VISIT", first_visit.to_string().into()));
                }
            }
        }
        Ok(())
    }

    fn build_site(&mut self, how: Wasm) -> Result<()> {
        site::build(how)?;
        self.site_is_built = true;
        Ok(())
    }

    /// Runs one command of a step. If it succeeds, only the lines that count tests are shown.
    fn check(&mut self, folder: &str, command: &str, passed_on: &[String]) -> Result<()> {
        let mut words = command.split_whitespace();
        let mut program = match words.next() {
            Some("cargo") => process::cargo(),
            other => process::command(other.unwrap_or_default()),
        };
        program.current_dir(paths::root().join(folder)).args(words).args(passed_on);
        program.envs(self.environment.iter().cloned());
        program.env("RUSTDOCFLAGS", "--deny warnings").env("CARGO_TERM_COLOR", "never");
        program.env("NO_COLOR", "1").env_remove("FORCE_COLOR");
        let finished = process::capture(program)?;

        self.tally += Tally::of(&finished.output);
        if !finished.success {
            print!("{}", finished.output);
            bail!("its output is above");
        }
        let summary = finished.output.lines().filter(|line| Tally::of_line(line).is_some());
        for line in summary {
            println!("   {}", line.trim_start());
        }
        Ok(())
    }
}
