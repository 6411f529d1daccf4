//! The complete static site in `dist/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::budget::{self, Spent};
use crate::npm;
use crate::paths;
use crate::process;
use crate::setup;
use crate::wasm;

/// What the site is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The working day: soon done, and readable.
    Work,
    /// Its visitors: as small as can be, and faster.
    Publishing,
}

/// What is in each file, by its path in the site.
pub type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Builds everything, says how large it is, and fails if what is to be published is too large.
pub fn build(purpose: Purpose) -> Result<()> {
    setup::node_modules()?;
    let site = bundled(&module(purpose)?, purpose)?;
    write(&site)?;
    let spent = Spent::on(&site)?;
    println!("\nThe site in {}:\n{spent}", paths::dist().display());
    match purpose {
        Purpose::Work => Ok(()),
        Purpose::Publishing => spent.check(),
    }
}

/// The one file that has everything in it, and opens without a server.
const SINGLE: &str = "knights-tour-lab.html";

/// Makes one file of what the site was just built of, beside the site.
pub fn build_single() -> Result<()> {
    let (sources, file) = (sources(), paths::dist().join(SINGLE));
    process::run(process::node("xtask/single.js").args([&sources, &file]))?;
    let bytes = fs::metadata(&file)?.len();
    println!("{bytes:>9}  {} in one file, of at most {}", file.display(), budget::SINGLE);
    budget::check_single(bytes)
}

/// Where the page's sources, the module and what the library makes are put together.
fn sources() -> PathBuf {
    paths::target().join("bundle/sources")
}

/// Brings the page's own files up to date and leaves the module as it is.
pub fn refresh_page() -> Result<()> {
    let mut module = read_below(&paths::dist().join("pkg"), Path::new("pkg"))?;
    module.retain(|file, _| !npm::is_made_here(file));
    write(&bundled(&module, Purpose::Work)?)
}

/// The site, of the module, the page's sources and what the library makes.
fn bundled(module: &Files, purpose: Purpose) -> Result<Files> {
    let folder = empty_folder("bundle")?;
    let (sources, site) = (sources(), folder.join("site"));
    for files in [module, &page()?, &generated()?] {
        for (place, bytes) in files {
            put(&sources.join(place), bytes)?;
        }
    }
    let small = (purpose == Purpose::Publishing).then_some("--small");
    process::run(process::node("xtask/bundle.js").args([&sources, &site]).args(small))?;
    let mut files = read_below(&site, Path::new(""))?;
    files.extend(npm::files()?);
    Ok(files)
}

/// The files that are in `dist/`.
pub fn present() -> Result<Files> {
    read_below(&paths::dist(), Path::new(""))
}

/// The known numbers of tours: the page shows what the tests compare with.
const KNOWN_COUNTS: (&str, &str) = ("tests/data/known-counts.csv", "rooms/count/known-counts.csv");

/// The files of `www/`, and what the page shows of others.
fn page() -> Result<Files> {
    let mut files = read_below(&paths::www(), Path::new(""))?;
    let (from, to) = KNOWN_COUNTS;
    let known = paths::root().join(from);
    let bytes = fs::read(&known).with_context(|| format!("cannot read {}", known.display()))?;
    files.insert(to.into(), bytes);
    Ok(files)
}

/// The compiled module, in `pkg/`.
fn module(purpose: Purpose) -> Result<Files> {
    setup::wasm_target()?;
    let mut module = wasm::build()?;
    if purpose == Purpose::Publishing {
        module.shrink()?;
    }
    let files = module.into_files().into_iter();
    Ok(files.map(|(name, bytes)| (Path::new("pkg").join(name), bytes)).collect())
}

/// The files that come from the library. Which they are is written in the program that is run.
fn generated() -> Result<Files> {
    let folder = empty_folder("generated")?;
    let program = ["--package", "xtask", "--example", "generate", "--"];
    process::run(process::cargo().args(["run", "--quiet"]).args(program).arg(&folder))?;
    read_below(&folder, Path::new(""))
}

/// All files below `folder`, their paths put below `place`.
fn read_below(folder: &Path, place: &Path) -> Result<Files> {
    let mut files = Files::new();
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let place = place.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            files.extend(read_below(&entry.path(), &place)?);
        } else {
            files.insert(place, fs::read(entry.path())?);
        }
    }
    Ok(files)
}

/// Makes `dist/` hold these files and no others. Files that are right already are not touched.
fn write(files: &Files) -> Result<()> {
    let dist = paths::dist();
    fs::create_dir_all(&dist)?;
    let old = read_below(&dist, Path::new(""))?;
    for place in old.keys().filter(|place| !files.contains_key(*place)) {
        fs::remove_file(dist.join(place))?;
        // A folder that has nothing left in it goes too; the others refuse.
        for folder in place.ancestors().skip(1).filter(|folder| *folder != Path::new("")) {
            _ = fs::remove_dir(dist.join(folder));
        }
    }
    for (place, bytes) in files.iter().filter(|(place, bytes)| old.get(*place) != Some(bytes)) {
        put(&dist.join(place), bytes)?;
    }
    Ok(())
}

/// A folder of ours with nothing in it: it may hold a file that is no longer made.
fn empty_folder(name: &str) -> Result<PathBuf> {
    let folder = paths::target().join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Writes a file, in folders that are made for it.
fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
