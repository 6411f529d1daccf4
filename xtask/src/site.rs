//! The complete static site in `dist/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::budget::Spent;
use crate::comments;
use crate::paths;
use crate::preload;
use crate::process;
use crate::setup;
use crate::wasm;

/// How the WebAssembly goes into the site.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wasm {
    /// As the compiler leaves it: soon done, and needs no Node.
    AsCompiled,
    /// Made smaller and faster, for publishing.
    Shrunk,
}

/// What is in each file, by its path in the site.
pub type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Builds everything, says how large it is, and fails if what is to be published is too large.
pub fn build(how: Wasm) -> Result<()> {
    let mut files = module(how)?;
    files.extend(page()?);
    complete(&mut files)?;
    if how == Wasm::Shrunk {
        minify(&mut files)?;
    }
    write(&files)?;
    let spent = Spent::on(&files)?;
    println!("\nThe site in {}:\n{spent}", paths::dist().display());
    match how {
        Wasm::AsCompiled => Ok(()),
        Wasm::Shrunk => spent.check(),
    }
}

/// Brings the page's own files up to date and leaves the module as it is.
pub fn refresh_page() -> Result<()> {
    let mut files = read_below(&paths::dist().join("pkg"), Path::new("pkg"))?;
    files.extend(page()?);
    complete(&mut files)?;
    write(&files)
}

/// Adds the rest to the module and the page's own files.
fn complete(files: &mut Files) -> Result<()> {
    files.extend(generated()?);
    strip_comments(files)?;
    preload::link(files)
}

/// Writes the scripts and stylesheets in fewer characters. Needs Node.
fn minify(files: &mut Files) -> Result<()> {
    let chosen: Vec<PathBuf> =
        files.keys().filter(|place| is_script_or_style(place)).cloned().collect();
    let folder = paths::target().join("minify");
    let (before, after) = (folder.join("before"), folder.join("after"));
    for place in &chosen {
        put(&before.join(place), &files[place])?;
    }
    process::run(process::node("xtask/minify.js").args([&before, &after]).args(&chosen))?;
    for place in chosen {
        let bytes = fs::read(after.join(&place))?;
        files.insert(place, bytes);
    }
    Ok(())
}

fn is_script_or_style(place: &Path) -> bool {
    place.extension().is_some_and(|extension| extension == "js" || extension == "css")
}

/// The files that are in `dist/`.
pub fn present() -> Result<Files> {
    read_below(&paths::dist(), Path::new(""))
}

fn strip_comments(files: &mut Files) -> Result<()> {
    for (place, bytes) in files.iter_mut().filter(|(place, _)| is_script_or_style(place)) {
        let script = std::str::from_utf8(bytes).with_context(|| place.display().to_string())?;
        *bytes = comments::strip(script).into_bytes();
    }
    Ok(())
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
    join_styles(&mut files)?;
    furnish_first_room(&mut files)?;
    Ok(files)
}

/// The stylesheet of the page, which only imports others.
const STYLE: &str = "style.css";

/// Puts the imported stylesheets into the one that imports them: a browser would find out about them
/// late, and fetch each by itself.
fn join_styles(files: &mut Files) -> Result<()> {
    let imports = files.get(Path::new(STYLE)).with_context(|| format!("there is no {STYLE}"))?;
    let imports = std::str::from_utf8(imports)?.to_owned();
    let mut joined = Vec::new();
    for line in imports.lines() {
        let imported = line.strip_prefix("@import \"").and_then(|rest| rest.strip_suffix("\";"));
        let Some(place) = imported else { continue };
        let sheet = files.remove(Path::new(place));
        joined
            .extend(sheet.with_context(|| format!("{STYLE} imports {place}, which is not there"))?);
    }
    files.insert(STYLE.into(), joined);
    Ok(())
}

/// The place in the page for the room that is seen first, and the markup that goes there.
const FIRST_ROOM: (&str, &str) = ("<main id=\"explore\" hidden></main>", "rooms/explore/room.html");

/// Puts the markup of the first room into the page: a browser would find out about it late.
fn furnish_first_room(files: &mut Files) -> Result<()> {
    let (empty, place) = FIRST_ROOM;
    let markup = files.remove(Path::new(place)).with_context(|| format!("there is no {place}"))?;
    let page = files.get_mut(Path::new(preload::PAGE)).context("there is no page")?;
    let text = std::str::from_utf8(page)?;
    ensure!(text.contains(empty), "{} has no {empty}", preload::PAGE);
    let full = empty.replacen("><", &format!(">\n{}<", std::str::from_utf8(&markup)?), 1);
    *page = text.replacen(empty, &full, 1).into_bytes();
    Ok(())
}

/// The compiled module, in `pkg/`.
fn module(how: Wasm) -> Result<Files> {
    setup::wasm_target()?;
    let mut module = wasm::build()?;
    if how == Wasm::Shrunk {
        setup::node_modules()?;
        module.shrink()?;
    }
    let files = module.into_files().into_iter();
    Ok(files.map(|(name, bytes)| (Path::new("pkg").join(name), bytes)).collect())
}

/// The files that come from the library. Which they are is written in the program that is run.
fn generated() -> Result<Files> {
    let folder = paths::target().join("generated");
    if folder.exists() {
        fs::remove_dir_all(&folder)?; // It may hold a file that is no longer made.
    }
    fs::create_dir_all(&folder)?;
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
    }
    for (place, bytes) in files.iter().filter(|(place, bytes)| old.get(*place) != Some(bytes)) {
        put(&dist.join(place), bytes)?;
    }
    Ok(())
}

/// Writes a file, in folders that are made for it.
fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
