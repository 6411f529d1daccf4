//! `cargo xtask serve`: the page on this machine, rebuilt when a file changes.

use std::collections::BTreeMap;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use anyhow::Result;
use clap::{Args, value_parser};

use crate::paths;
use crate::process::command;
use crate::server::{self, Caching};
use crate::site::{self, Purpose};

const PORT: u16 = 8080;

/// The interval between two checks of the files.
const PAUSE: Duration = Duration::from_millis(300);

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
    let mut seen = Sources::look();
    site::build(Purpose::Work)?;
    let address = server::start(listener, paths::dist(), Caching::Nothing)?;
    println!("The page is at {address} (stop with Ctrl+C)");
    if asked.open {
        open_browser(&address);
    }
    loop {
        sleep(PAUSE);
        let now = Sources::look();
        if now != seen
            && let Err(error) = rebuild(&seen, &now)
        {
            eprintln!("error: {error:#}\nThe page stays as it was.");
        }
        seen = now;
    }
}

/// The default port, or else any free one.
fn listen_anywhere() -> Result<TcpListener> {
    server::listen(PORT).or_else(|_| {
        println!("Port {PORT} is taken; using another.");
        server::listen(0)
    })
}

fn rebuild(before: &Sources, now: &Sources) -> Result<()> {
    if now.library == before.library {
        site::refresh_page()?;
    } else {
        site::build(Purpose::Work)?;
    }
    println!("Rebuilt: reload the page.");
    Ok(())
}

/// When each file was last changed.
#[derive(Default, PartialEq, Eq)]
struct Sources {
    library: BTreeMap<PathBuf, SystemTime>,
    page: BTreeMap<PathBuf, SystemTime>,
}

impl Sources {
    fn look() -> Self {
        let mut sources = Self::default();
        for place in ["src", "Cargo.toml", "Cargo.lock"] {
            note_times(&paths::root().join(place), &mut sources.library);
        }
        note_times(&paths::www(), &mut sources.page);
        sources
    }
}

/// Records the time of every file at or below `path`. A file that vanishes meanwhile is skipped.
fn note_times(path: &Path, times: &mut BTreeMap<PathBuf, SystemTime>) {
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
