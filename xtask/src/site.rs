//! The complete static site in `dist/`.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result};
use clap::Args;

use crate::address::{Address, address};
use crate::budget::{self, Spent};
use crate::counts;
use crate::notices;
use crate::npm;
use crate::paths;
use crate::process;
use crate::setup;
use crate::wasm::{self, Exports};

/// The purpose of a build.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// While one edits: compiled in seconds.
    Serving,
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
    if is_published {
        compress()?;
    }
    if asked.single { check_single() } else { Ok(()) }
}

/// Builds everything. Prints the sizes of a published site, and fails if it is too large.
pub fn build(purpose: Purpose) -> Result<()> {
    build_at(None, SOURCE_LANGUAGE, purpose)
}

/// The same, with the site’s address if it is known, and with one language as a single file.
fn build_at(url: Option<&Address>, language: &str, purpose: Purpose) -> Result<()> {
    setup::node_modules()?;
    // What the tests and the checks of types import as `#messages/…`.
    let messages = empty_folder("messages")?;
    process::run(process::node("xtask/messages.js").arg(messages))?;
    let site = bundled(module(purpose)?, purpose, url, language)?;
    write(&site)?;
    if purpose == Purpose::Publishing {
        let spent = Spent::on(&site)?;
        println!("\nThe site in {}:\n{spent}", paths::dist().display());
        return spent.check();
    }
    println!("The site is in {}", paths::dist().display());
    Ok(())
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

/// Puts what is not in `www/` into a folder, and tells of what has changed there. Returns whether anything has.
pub fn develop(folder: &Path, tell: &dyn Fn() -> Result<()>) -> Result<bool> {
    fs::create_dir_all(folder)?;
    let mut is_changed = false;
    // The module first, as what generates the rest takes as long to compile, and seldom makes anything new.
    let makes: [fn() -> Result<Files>; 2] = [|| module(Purpose::Serving), made];
    for make in makes {
        let files = make()?;
        let old = read_below(folder, Path::new(""))?;
        if put_changed(folder, &files, &old)? {
            is_changed = true;
            tell()?;
        }
    }
    Ok(is_changed)
}

/// The site, bundled from the module, the page's sources and generated files.
fn bundled(
    module: Files,
    purpose: Purpose,
    url: Option<&Address>,
    language: &str,
) -> Result<Files> {
    let mut sources = read_below(&paths::www(), Path::new(""))?;
    sources.extend(made()?);
    sources.extend(module);
    let task = format!("{:?}", (purpose == Purpose::Publishing, url, language));
    let task = stamp(&task, &sources)?;
    let folder = paths::target().join("bundle");
    let (site, done) = (folder.join("site"), folder.join("done"));
    if fs::read_to_string(&done).ok().as_ref() != Some(&task) {
        bundle(&sources, purpose, url, language)?;
        // Written last, so that an interrupted run does not look complete.
        fs::write(&done, task)?;
    }
    let mut files = read_below(&site, Path::new(""))?;
    files.extend(npm::files()?);
    files.extend(counts::to_download()?.map(|(place, bytes)| (place.into(), bytes)));
    // What a site hands out is code of others too.
    for name in ["LICENSE-APACHE", "LICENSE-MIT", notices::FILE] {
        let text = files.get(&Path::new("pkg").join(name)).cloned();
        files.insert(name.into(), text.context("the package has its licences")?);
    }
    Ok(files)
}

/// Has the scripts make the site in `target/bundle/site`.
fn bundle(files: &Files, purpose: Purpose, url: Option<&Address>, language: &str) -> Result<()> {
    let folder = empty_folder("bundle")?;
    let (sources, site) = (folder.join("sources"), folder.join("site"));
    put_changed(&sources, files, &Files::new())?;
    let small = if purpose == Purpose::Publishing { "--small" } else { "--readable" };
    let mut bundle = process::node("xtask/bundle.js");
    process::run(bundle.args([&sources, &site]).arg(small).args(url))?;
    // Not in the list of files that the service worker keeps, which the bundle contains.
    let mut single = process::node("xtask/single.js");
    process::run(single.args([&sources, &site]).arg(language))?;
    Ok(())
}

/// Puts compressed files beside those of the site, for servers that send them as they are. The next build takes them away.
pub fn compress() -> Result<()> {
    process::run(process::node("xtask/compress.js").arg(paths::dist()))
}

/// Tells a task of the scripts from any other: by what they are asked, themselves, and the files that they get.
fn stamp(task: &str, files: &Files) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    (task, files).hash(&mut hasher);
    let mut scripts = read_below(&paths::root().join("xtask"), Path::new(""))?;
    scripts.retain(|path, _| path.extension() == Some("js".as_ref()));
    (scripts, fs::read(paths::root().join("package-lock.json"))?).hash(&mut hasher);
    Ok(hasher.finish().to_string())
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

/// The files generated by the library, the known numbers of tours, and files from elsewhere.
fn made() -> Result<Files> {
    let mut files = generated()?;
    files.insert("rooms/count/counts.json".into(), counts::for_page()?);
    files.extend(counts::to_download()?.map(|(place, bytes)| (place.into(), bytes)));
    for (from, to) in FROM_ELSEWHERE {
        let from = paths::root().join(from);
        let bytes = fs::read(&from).with_context(|| format!("cannot read {}", from.display()))?;
        files.insert(to.into(), bytes);
    }
    Ok(files)
}

/// The compiled module with all it can do, and with what the page needs first, each in its folder.
fn module(purpose: Purpose) -> Result<Files> {
    setup::wasm_target()?;
    let build = |exports: Exports| -> Result<Files> {
        let mut module = wasm::build(exports, purpose == Purpose::Serving)?;
        if purpose == Purpose::Publishing {
            module.shrink()?;
        }
        let made = module.into_files().into_iter();
        Ok(made.map(|(name, bytes)| (Path::new(exports.folder).join(name), bytes)).collect())
    };
    // While one works, all is in one file.
    if purpose == Purpose::Serving {
        return build(wasm::ALL);
    }
    thread::scope(|scope| {
        let of_page = scope.spawn(|| build(wasm::OF_PAGE));
        let mut files = build(wasm::ALL)?;
        files.extend(of_page.join().expect("a build panicked")?);
        Ok(files)
    })
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
    put_changed(&dist, files, &old).map(drop)
}

/// Writes the files that are not there as they are. Returns whether there were any.
fn put_changed(folder: &Path, files: &Files, old: &Files) -> Result<bool> {
    let mut changed =
        files.iter().filter(|(place, bytes)| old.get(*place) != Some(bytes)).peekable();
    let is_changed = changed.peek().is_some();
    changed.try_for_each(|(place, bytes)| put(&folder.join(place), bytes))?;
    Ok(is_changed)
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
