//! `cargo xtask test`: every check, the cheap ones first.

mod steps;

use std::ffi::OsString;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::browsers::{self, CHROMIUM, FIREFOX, WebKit};
use crate::budget::Spent;
use crate::languages;
use crate::npm;
use crate::paths;
use crate::process::{self, Finished};
use crate::python;
use crate::server::{self, Caching};
use crate::setup;
use crate::site::{self, Purpose};
use crate::tally::Tally;
use steps::{Need, STEPS, Slow, Step};

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

/// Tests that take samples cover everything where this is `whole` (`tests/it/reach.rs`).
const REACH: &str = "KNIGHTS_TOUR_REACH";

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
        println!("{:<12}{}{slow}{thorough}", step.name, step.about);
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
                Need::Python => match python::for_tests()? {
                    Ok(place) => self.environment.push(("PYTHONPATH", place.into())),
                    Err(reason) => return Ok(Some(reason)),
                },
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
            Some("mypy") => process::command(python::tool("mypy")),
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
    use super::steps::PLAIN;
    use super::{Need, Run, Step};

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
}
