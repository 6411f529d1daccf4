//! `cargo xtask serve`: the page on this machine, which reloads when a file changes.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, sleep};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, anyhow, bail};
use clap::{Args, value_parser};

use crate::paths;
use crate::process::{command, node};
use crate::server;
use crate::setup;
use crate::site;

const PORT: u16 = 8080;

/// The interval between two checks of the files.
const PAUSE: Duration = Duration::from_millis(200);

/// What the solver and the generated files are made of.
const LIBRARY: [&str; 4] = ["src", "Cargo.toml", "Cargo.lock", "tests/data/counts.json"];

/// The arguments of `cargo xtask serve`.
#[derive(Debug, Args)]
pub struct Asked {
    /// The port; by default 8080, or any free one
    #[arg(long, value_parser = value_parser!(u16).range(1..))]
    port: Option<u16>,
    /// Opens the page in the browser
    #[arg(long)]
    open: bool,
}

pub fn run(asked: &Asked) -> Result<()> {
    // The port first, so that a conflict is reported before a long build.
    let listener = match asked.port {
        Some(port) => server::listen(port)?,
        None => listen_anywhere()?,
    };
    // Before the build, so that no edit meanwhile is missed.
    let before = times(&LIBRARY);
    println!("Compiling the solver, which takes minutes the first time and seconds later");
    setup::node_modules()?;
    let folder = paths::target().join("develop");
    site::develop(&folder, &|| Ok(()))?;

    let port = listener.local_addr()?.port();
    drop(listener);
    let mut page = node("xtask/develop.js")
        .args([&paths::www(), &folder])
        .arg(port.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let edits =
        Arc::new(Mutex::new(page.stdin.take().context("the page cannot be told of edits")?));
    let mut said = BufReader::new(page.stdout.take().context("the page cannot be heard")?);
    let mut line = String::new();
    said.read_line(&mut line)?;
    println!("{line}It reloads when a file changes");
    if asked.open {
        open_browser(&format!("http://127.0.0.1:{port}/"));
    }
    let of_library = Arc::clone(&edits);
    thread::spawn(move || {
        watch(&LIBRARY, before, || {
            if !site::develop(&folder, &|| tell(&of_library))? {
                println!("Compiled, and the page is the same");
            }
            Ok(())
        });
    });
    thread::spawn(move || watch(&["www"], times(&["www"]), || tell(&edits)));
    io::copy(&mut said, &mut io::stdout())?;
    bail!("the page is no longer served")
}

/// Has the page reload.
fn tell(edits: &Mutex<ChildStdin>) -> Result<()> {
    let mut edits = edits.lock().map_err(|_| anyhow!("nobody can tell of edits"))?;
    Ok(writeln!(edits)?)
}

/// The default port, or else any free one.
fn listen_anywhere() -> Result<TcpListener> {
    server::listen(PORT).or_else(|_| {
        println!("Port {PORT} is taken; using another");
        server::listen(0)
    })
}

/// Does something whenever one of these files, or of those below these folders, is no longer as it was seen.
fn watch(places: &[&str], mut seen: Times, act: impl Fn() -> Result<()>) -> ! {
    loop {
        sleep(PAUSE);
        let now = times(places);
        if now != seen
            && let Err(error) = act()
        {
            eprintln!("error: {error:#}\nThe page stays as it was.");
        }
        seen = now;
    }
}

/// When each file was last changed.
type Times = BTreeMap<PathBuf, SystemTime>;

fn times(places: &[&str]) -> Times {
    let mut times = Times::new();
    for place in places {
        note_times(&paths::root().join(place), &mut times);
    }
    times
}

/// Records the time of every file at or below `path`. A file that vanishes meanwhile is skipped.
fn note_times(path: &Path, times: &mut Times) {
    if let Ok(entries) = fs::read_dir(path) {
        entries.flatten().for_each(|entry| note_times(&entry.path(), times));
    } else if let Ok(time) = fs::metadata(path).and_then(|data| data.modified()) {
        times.insert(path.to_owned(), time);
    }
}

/// Opens the page in the user's own browser; a failure does not stop the server.
fn open_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    if command(opener).arg(address).spawn().is_err() {
        println!("No browser could be opened; open the address yourself.");
    }
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::time::SystemTime;

    use super::times;
    use crate::paths;

    #[test]
    fn an_edited_a_new_and_a_deleted_file_are_noticed() {
        let folder = paths::target().join("tmp/serve");
        fs::create_dir_all(folder.join("below")).unwrap();
        let [old, new] = ["old.js", "below/new.js"].map(|name| folder.join(name));
        fs::write(&old, "").unwrap();
        let place = [folder.to_str().unwrap()];
        let look = || times(&place);
        let first = look();
        assert_eq!(look(), first);
        File::open(&old).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        let edited = look();
        assert_ne!(edited, first);
        fs::write(&new, "").unwrap();
        assert_eq!(look().len(), edited.len() + 1);
        fs::remove_file(new).unwrap();
        assert_eq!(look(), edited);
    }
}
