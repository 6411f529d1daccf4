//! Compiles and runs the programs of runs in every language, in the folder that is named, and compares the boards
//! that they print with those of the library, to the last number. Then runs the code in `docs/python.md`.

mod documents;
mod runs;
mod tools;

use std::path::{self, Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::{env, fs, thread};

use anyhow::{Context, Result, bail, ensure};
use knights_tour::Square;
use knights_tour::program::error::ProgramError;
use knights_tour::program::{Language, MAX_LINES, Program, program};
use knights_tour::run::request::Run;
use knights_tour::search::{Choice, Edit};

/// The fewest runs that each language must have a program for.
const LEAST_RUNS: usize = 20;

/// What a program says that has no room for restarts, before the board at the first one.
const RESTARTS: &str = ": here the page restarts with random choices.\n";

/// One program, and the board that it should print.
struct Task {
    language: Language,
    asked: &'static str,
    program: Program,
    printed: Arc<Printed>,
    folder: PathBuf,
}

fn main() -> Result<()> {
    let folder = path::absolute(env::args_os().nth(1).context("which folder?")?)?;
    let tasks = tasks(&folder)?;
    let (next, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(fault) = task.check() {
                let name = format!("{} for {}", task.language.name(), task.asked);
                faults.lock().unwrap().push(format!("{name}: {fault:#}"));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, Into::into) {
            scope.spawn(work);
        }
    });
    let mut faults = faults.into_inner()?;
    if let Err(fault) = documents::check(&folder) {
        faults.push(format!("{fault:#}"));
    }
    println!("  {} passed; {} failed", tasks.len() + 1 - faults.len(), faults.len());
    ensure!(faults.is_empty(), "{}", faults.join("\n\n"));
    Ok(())
}

/// Every run in every language that has a program for it.
fn tasks(folder: &Path) -> Result<Vec<Task>> {
    let (mut tasks, mut counts) = (Vec::new(), [0; Language::ALL.len()]);
    for (number, &asked) in (1..).zip(runs::RUNS) {
        let run = runs::run(asked).with_context(|| asked)?;
        let printed = Arc::new(Printed::by(&run)?);
        for (&language, count) in Language::ALL.iter().zip(&mut counts) {
            let program = match program(&run, language) {
                Ok(program) => program,
                Err(ProgramError::TooLong { .. }) => continue,
                Err(error) => bail!("{} for {asked}: {error}", language.name()),
            };
            *count += usize::from(printed.at_restart.is_none());
            let folder = folder.join(language.id()).join(number.to_string());
            tasks.push(Task { language, asked, program, printed: printed.clone(), folder });
        }
    }
    for (language, count) in Language::ALL.iter().zip(counts) {
        ensure!(count >= LEAST_RUNS, "{} has only {count} programs", language.name());
    }
    // The slow compilers first, so that no processor waits for them at the end.
    tasks.sort_by_key(|task| !matches!(task.language, Language::Java | Language::Rust));
    Ok(tasks)
}

impl Task {
    fn check(&self) -> Result<()> {
        let lines = self.program.text.lines().count();
        ensure!(lines <= MAX_LINES, "it has {lines} lines");
        fs::create_dir_all(&self.folder)?;
        fs::write(self.folder.join(self.program.name), &self.program.text)?;
        let printed = tools::run(self.language, self.program.name, &self.folder)?;
        let printed = printed.replace('\r', "");
        // A program that has no room for restarts says where the first one would be.
        let restart = self.printed.at_restart.as_ref();
        let (expected, found) = match (printed.split_once(RESTARTS), restart) {
            (Some((_, board)), Some(expected)) => (expected, board),
            _ => (&self.printed.at_end, &*printed),
        };
        ensure!(found == expected, "it should print\n{expected}and prints\n{found}");
        Ok(())
    }
}

/// What the program of a run should print.
struct Printed {
    at_end: String,
    /// The board before the first restart, if there is one.
    at_restart: Option<String>,
}

impl Printed {
    fn by(run: &Run) -> Result<Self> {
        let mut search = run.algorithm.start(run.graph.clone(), &run.settings)?;
        let (mut edit, mut at_restart) = (Edit::new(), None);
        while search.advance(&mut edit) {
            if edit.reason.code() == "restart" && at_restart.is_none() {
                // It takes all moves back, the last one first.
                let last = edit.removed.first().map(|(_, last)| *last);
                let path = edit.removed.iter().rev().map(|(from, _)| *from).chain(last);
                at_restart = Some(board(run, &path.collect::<Vec<_>>())?);
            }
        }
        Ok(Self { at_end: board(run, search.path())?, at_restart })
    }
}

/// The numbered board of a path.
fn board(run: &Run, path: &[Square]) -> Result<String> {
    let board = run.graph.board().context("there is a board")?;
    let width = run.graph.squares().to_string().len();
    let number = |square: Option<Square>| {
        let place = square.map(|it| path.iter().position(|other| *other == it));
        place.map_or("#".to_owned(), |place| place.map_or(0, |place| place + 1).to_string())
    };
    let cell = |x, y| format!("{:>width$}", number(board.square_at(x, y)));
    let columns = i32::from(board.width());
    let row = |y| (0..columns).map(|x| cell(x, y)).collect::<Vec<_>>().join(" ") + "\n";
    Ok((0..i32::from(board.height())).rev().map(row).collect())
}
