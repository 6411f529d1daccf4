//! The browsers that the page is tested in, installed when they are missing.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::process::{answer, command, node, run};
use crate::setup::{apt_install, is_root};

/// A browser that the page is tested in.
#[derive(Clone, Copy)]
pub struct Browser {
    /// The environment variable with the browser's path: set by us for our scripts, and by anyone who wants a
    /// particular browser.
    variable: &'static str,
    /// Playwright's name for it.
    name: &'static str,
    debian_package: &'static str,
    /// Names on the search path.
    programs: &'static [&'static str],
    /// Paths below the folders where macOS and Windows keep their programs.
    places: &'static [&'static str],
    /// The oldest version that Playwright can drive.
    oldest: u32,
}

pub const CHROMIUM: Browser = Browser {
    variable: "CHROMIUM",
    name: "chromium",
    debian_package: "chromium",
    programs: &[
        "chromium",
        "chromium-browser",
        "google-chrome-stable",
        "google-chrome",
        "microsoft-edge-stable",
        "microsoft-edge",
    ],
    places: &[
        "Google Chrome.app/Contents/MacOS/Google Chrome",
        "Chromium.app/Contents/MacOS/Chromium",
        "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
        r"Google\Chrome\Application\chrome.exe",
        r"Chromium\Application\chrome.exe",
        r"Microsoft\Edge\Application\msedge.exe",
    ],
    oldest: 120,
};

pub const FIREFOX: Browser = Browser {
    variable: "FIREFOX",
    name: "firefox",
    debian_package: "firefox-esr",
    programs: &["firefox-esr", "firefox"],
    places: &["Firefox.app/Contents/MacOS/firefox", r"Mozilla Firefox\firefox.exe"],
    // The first that can hand over the bodies of responses (`network.addDataCollector`).
    oldest: 143,
};

impl Browser {
    fn find(self) -> Option<PathBuf> {
        if let Some(chosen) = env::var_os(self.variable) {
            return Some(PathBuf::from(chosen));
        }
        let search_path = env::var_os("PATH").unwrap_or_default();
        let on_path = env::split_paths(&search_path)
            .flat_map(|folder| self.programs.iter().map(move |name| folder.join(name)));
        let installed = program_folders()
            .into_iter()
            .flat_map(|folder| self.places.iter().map(move |place| folder.join(place)));
        on_path.chain(installed).find(|path| path.is_file() && self.is_recent(path))
    }

    /// Whether Playwright can drive this program, if it tells its version. On Windows, asking would open a
    /// window.
    fn is_recent(self, program: &Path) -> bool {
        if cfg!(windows) {
            return true;
        }
        let version = answer(command(program).arg("--version"));
        version.as_deref().and_then(major).is_none_or(|found| found >= self.oldest)
    }
}

/// The major version in a text such as `Mozilla Firefox 153.7.0esr`.
fn major(version: &str) -> Option<u32> {
    let number =
        version.split_whitespace().find(|word| word.starts_with(|c: char| c.is_ascii_digit()))?;
    number.split('.').next()?.parse().ok()
}

fn program_folders() -> Vec<PathBuf> {
    let windows = ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"];
    let mut folders: Vec<PathBuf> =
        windows.iter().filter_map(env::var_os).map(PathBuf::from).collect();
    folders.push(PathBuf::from("/Applications"));
    folders
}

/// Finds the browsers, or installs them. Returns the environment that tells our scripts where they are; a
/// browser that is missing from it is Playwright's own.
pub fn find_or_install(wanted: &[Browser]) -> Result<Vec<(&'static str, PathBuf)>> {
    let missing = || -> Vec<Browser> {
        wanted.iter().copied().filter(|browser| browser.find().is_none()).collect()
    };
    if !missing().is_empty() && is_debian() && is_root() {
        install_with_apt(&missing()).unwrap_or_else(|error| println!("{error}"));
    }
    if !missing().is_empty() {
        install_with_playwright(&missing())?;
    }
    let path_of = |browser: &Browser| Some((browser.variable, browser.find()?));
    Ok(wanted.iter().filter_map(path_of).collect())
}

fn is_debian() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian")
}

fn install_with_apt(browsers: &[Browser]) -> Result<()> {
    let packages: Vec<_> = browsers.iter().map(|browser| browser.debian_package).collect();
    println!(
        "Missing here, or too old: {}. As this is Debian and you are root, what runs now is `apt-get update` \
         and `apt-get install {}`. (A browser that is already here in an unusual place can be \
         named in the environment variable CHROMIUM or FIREFOX instead.)",
        list(browsers),
        packages.join(" ")
    );
    apt_install(&packages)
}

fn install_with_playwright(browsers: &[Browser]) -> Result<()> {
    println!("Letting Playwright install {} (nothing to do if it did before)", list(browsers));
    let mut install = node("node_modules/@playwright/test/cli.js");
    install.arg("install").args(browsers.iter().map(|browser| browser.name));
    if is_root() {
        install.arg("--with-deps");
    }
    run(&mut install).with_context(|| {
        format!(
            "{} could not be installed: install them yourself, and if they are in an unusual place, \
             name their programs in the environment variables CHROMIUM and FIREFOX",
            list(browsers)
        )
    })
}

fn list(browsers: &[Browser]) -> String {
    browsers.iter().map(|browser| browser.name).collect::<Vec<_>>().join(" and ")
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn the_major_version_is_read_from_what_browsers_print() {
        assert_eq!(major("Mozilla Firefox 153.7.0esr"), Some(153));
        assert_eq!(
            major("Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)"),
            Some(156)
        );
        assert_eq!(major(""), None);
    }
}
