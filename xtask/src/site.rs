//! The complete static site in `dist/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use crate::address::{Address, address};
use crate::budget::{self, Spent};
use crate::counts;
use crate::npm;
use crate::paths;
use crate::process;
use crate::setup;
use crate::wasm;

/// The purpose of a build.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Development: fast to build, and readable.
    Work,
    /// Publication: as small as possible, and faster to run.
    Publishing,
}

/// The content of each file, by its path in the site.
pub type Files = BTreeMap<PathBuf, Vec<u8>>;

#[derive(Debug, Args)]
pub struct Asked {
    /// Minimizes it for publication, and fails if it exceeds its budget
    #[arg(long)]
    release: bool,
    /// Does that, and fails if the single file that opens without a server is too large
    #[arg(long)]
    single: bool,
    /// Tells search engines and other sites that the page is at this address
    #[arg(long, value_parser = address)]
    url: Option<Address>,
    /// The language of the single file, by its folder in `www/text/`
    #[arg(long, value_parser = language, default_value = SOURCE_LANGUAGE)]
    language: String,
}

pub fn run(asked: &Asked) -> Result<()> {
    let is_published = asked.release || asked.single;
    let purpose = if is_published { Purpose::Publishing } else { Purpose::Work };
    build_at(asked.url.as_ref(), &asked.language, purpose)?;
    if asked.single { check_single() } else { Ok(()) }
}

/// Builds everything, prints the sizes, and fails if a published site is too large.
pub fn build(purpose: Purpose) -> Result<()> {
    build_at(None, SOURCE_LANGUAGE, purpose)
}

/// Does that for an address, if it is known, and with the single file in a language.
fn build_at(url: Option<&Address>, language: &str, purpose: Purpose) -> Result<()> {
    setup::node_modules()?;
    let site = bundled(&module(purpose)?, purpose, url, language)?;
    write(&site)?;
    let spent = Spent::on(&site)?;
    println!("\nThe site in {}:\n{spent}", paths::dist().display());
    match purpose {
        Purpose::Work => Ok(()),
        Purpose::Publishing => spent.check(),
    }
}

/// The language that all others are translated from.
pub const SOURCE_LANGUAGE: &str = "en";

/// A language that the page is written in.
pub fn language(id: &str) -> Result<String, String> {
    let folders = fs::read_dir(paths::www().join("text")).map_err(|error| error.to_string())?;
    let folders = folders.flatten().filter(|entry| entry.path().is_dir());
    let mut known: Vec<_> =
        folders.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    known.sort();
    if known.iter().any(|each| each == id) {
        return Ok(id.to_owned());
    }
    Err(format!("the page is not written in it; it is in {}", known.join(", ")))
}

/// The single file that contains everything, and opens without a server. Teachers download it from the site.
const SINGLE: &str = "knights-tour-lab.html";

fn check_single() -> Result<()> {
    let file = paths::dist().join(SINGLE);
    let bytes = fs::metadata(&file)?.len();
    println!("{bytes:>9}  {} in one file, of at most {}", file.display(), budget::SINGLE);
    budget::check_single(bytes)
}

/// The folder where the page's sources, the module and generated files are assembled.
fn sources() -> PathBuf {
    paths::target().join("bundle/sources")
}

/// Updates the page's own files and leaves the module unchanged.
pub fn refresh_page() -> Result<()> {
    let mut module = read_below(&paths::dist().join("pkg"), Path::new("pkg"))?;
    module.retain(|file, _| wasm::is_of_module(file));
    write(&bundled(&module, Purpose::Work, None, SOURCE_LANGUAGE)?)
}

/// The site, bundled from the module, the page's sources and generated files.
fn bundled(
    module: &Files,
    purpose: Purpose,
    url: Option<&Address>,
    language: &str,
) -> Result<Files> {
    let folder = empty_folder("bundle")?;
    let (sources, site) = (sources(), folder.join("site"));
    for files in [module, &page()?, &generated()?] {
        for (place, bytes) in files {
            put(&sources.join(place), bytes)?;
        }
    }
    let small = if purpose == Purpose::Publishing { "--small" } else { "--readable" };
    let mut bundle = process::node("xtask/bundle.js");
    process::run(bundle.args([&sources, &site]).arg(small).args(url))?;
    // Not in the list of files that the service worker keeps, which the bundle contains.
    let mut single = process::node("xtask/single.js");
    process::run(single.args([&sources, &site]).arg(language))?;
    let mut files = read_below(&site, Path::new(""))?;
    files.extend(npm::files()?);
    Ok(files)
}

/// The files that are in `dist/`.
pub fn present() -> Result<Files> {
    read_below(&paths::dist(), Path::new(""))
}

/// Files from elsewhere and their places in the site: pictures of the page for those who install it.
const FROM_ELSEWHERE: [(&str, &str); 4] = [
    (".github/screenshot.png", "screenshots/explore.png"),
    (".github/rooms/play.png", "screenshots/play.png"),
    (".github/phone/explore.png", "screenshots/explore-phone.png"),
    (".github/phone/play.png", "screenshots/play-phone.png"),
];

/// The files of `www/`, the known numbers of tours, and files from elsewhere.
fn page() -> Result<Files> {
    let mut files = read_below(&paths::www(), Path::new(""))?;
    files.insert("rooms/count/counts.json".into(), counts::for_page()?);
    for (from, to) in FROM_ELSEWHERE {
        let from = paths::root().join(from);
        let bytes = fs::read(&from).with_context(|| format!("cannot read {}", from.display()))?;
        files.insert(to.into(), bytes);
    }
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

/// The files generated by the library. The program that is run determines which.
fn generated() -> Result<Files> {
    let folder = empty_folder("generated")?;
    let program = ["--package", "xtask", "--example", "generate", "--"];
    process::run(process::cargo().args(["run", "--quiet"]).args(program).arg(&folder))?;
    read_below(&folder, Path::new(""))
}

/// All files below `folder`, with paths relative to `place`.
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

/// Makes `dist/` contain exactly these files. Files that are up to date are not touched.
fn write(files: &Files) -> Result<()> {
    let dist = paths::dist();
    fs::create_dir_all(&dist)?;
    let old = read_below(&dist, Path::new(""))?;
    for place in old.keys().filter(|place| !files.contains_key(*place)) {
        fs::remove_file(dist.join(place))?;
        // Removes empty parent folders; removing others fails, which is ignored.
        for folder in place.ancestors().skip(1).filter(|folder| *folder != Path::new("")) {
            _ = fs::remove_dir(dist.join(folder));
        }
    }
    for (place, bytes) in files.iter().filter(|(place, bytes)| old.get(*place) != Some(bytes)) {
        put(&dist.join(place), bytes)?;
    }
    Ok(())
}

/// An emptied folder of ours, since it may contain files that are no longer made.
fn empty_folder(name: &str) -> Result<PathBuf> {
    let folder = paths::target().join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
