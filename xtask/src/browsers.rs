//! The browsers that the page is tested in, installed when they are missing.
//!
//! Chromium and Firefox are driven by Playwright, `WebKit` by its own driver.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

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
    // The same engine without a browser around it: tests take two thirds of the time.
    debian_package: "chromium-headless-shell",
    programs: &[
        "chromium-headless-shell",
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

/// A program that `WebKit` is tested by.
struct Program {
    /// The environment variable with the program's path, as for a browser.
    variable: &'static str,
    name: &'static str,
    debian_package: &'static str,
}

/// `WebKitGTK`'s driver, and a screen for it that nobody sees.
const WEBKIT: [Program; 2] = [
    Program {
        variable: "WEBKIT_DRIVER",
        name: "WebKitWebDriver",
        debian_package: "webkit2gtk-driver",
    },
    Program { variable: "XVFB", name: "Xvfb", debian_package: "xvfb" },
];

/// What there is of `WebKit`.
pub enum WebKit {
    /// The environment that tells our scripts where its programs are.
    Found(Vec<(&'static str, PathBuf)>),
    /// Why it cannot be had.
    Missing(String),
}

/// Finds `WebKitGTK`, or installs it where that can be done.
pub fn find_or_install_webkit() -> Result<WebKit> {
    for Program { variable, name, .. } in &WEBKIT {
        if let Some(chosen) = env::var_os(variable).filter(|path| !Path::new(path).is_file()) {
            let path = chosen.display();
            bail!(
                "the environment variable {variable} should be the path of {name}: {path} is no file"
            );
        }
    }
    let missing =
        || -> Vec<&Program> { WEBKIT.iter().filter(|program| program.find().is_none()).collect() };
    let lacking = missing();
    if !lacking.is_empty() {
        let names: Vec<_> = lacking.iter().map(|program| program.name).collect();
        let names = names.join(" and ");
        if !is_root() || answer(command("apt-get").arg("--version")).is_none() {
            return Ok(WebKit::Missing(without_webkit(&names)));
        }
        println!("Installing {names}");
        let packages: Vec<_> = lacking.iter().map(|program| program.debian_package).collect();
        apt_install(&packages).with_context(|| format!("{names} could not be installed"))?;
        if let Some(program) = missing().first() {
            bail!("{} was installed and is still not on the search path", program.name);
        }
    }
    let path_of = |program: &Program| Some((program.variable, program.find()?));
    Ok(WebKit::Found(WEBKIT.iter().filter_map(path_of).collect()))
}

fn without_webkit(names: &str) -> String {
    if cfg!(target_os = "linux") {
        format!(
            "missing on the search path: {names}. Debian and Ubuntu have them in the packages webkit2gtk-driver \
             and xvfb; programs in an unusual place can be named in the environment variables WEBKIT_DRIVER and XVFB"
        )
    } else {
        "WebKitGTK, in which the page is tried, runs on Linux only".to_owned()
    }
}

impl Program {
    fn find(&self) -> Option<PathBuf> {
        if let Some(chosen) = env::var_os(self.variable) {
            return Some(PathBuf::from(chosen));
        }
        let search_path = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&search_path)
            .map(|folder| folder.join(self.name))
            .find(|path| path.is_file())
    }
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
