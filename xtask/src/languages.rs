//! The languages that runs are written in as programs, installed when they are missing.

use anyhow::{Context, Result, bail};

use crate::process::{answer, command};
use crate::setup::{apt_install, is_root};

/// What compiles or runs programs, and what has it.
struct Tool {
    program: &'static str,
    /// What makes it tell its version.
    asks: &'static str,
    name: &'static str,
    debian_package: &'static str,
}

const TOOLS: &[Tool] = &[
    Tool { program: "python3", asks: "--version", name: "Python 3", debian_package: "python3" },
    Tool { program: "cc", asks: "--version", name: "a C compiler", debian_package: "gcc" },
    // A runtime without a compiler has `java`, but no `javac`.
    Tool {
        program: "javac",
        asks: "-version",
        name: "a JDK",
        debian_package: "default-jdk-headless",
    },
];

/// The oldest Java that programs are written for.
const JAVA: u32 = 17;

/// Makes sure that all of them are there. Node and Rust are needed for everything else as well.
pub fn find_or_install() -> Result<()> {
    let missing: Vec<&Tool> = TOOLS.iter().filter(|tool| !tool.is_there()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = missing.iter().map(|tool| tool.name).collect();
    let names = names.join(", ");
    let how = "install them yourself, so that python3, cc, java and javac are on the search path";
    if !is_root() || answer(command("apt-get").arg("--version")).is_none() {
        bail!("programs cannot be checked without {names} (Java {JAVA} or newer): {how}");
    }
    println!("Installing {names}");
    let packages: Vec<&str> = missing.iter().map(|tool| tool.debian_package).collect();
    apt_install(&packages).with_context(|| format!("{names} could not be installed: {how}"))?;
    match missing.iter().find(|tool| !tool.is_there()) {
        Some(tool) => bail!("{} was installed and still cannot be used: {how}", tool.name),
        None => Ok(()),
    }
}

impl Tool {
    fn is_there(&self) -> bool {
        let version = answer(command(self.program).arg(self.asks));
        version.is_some_and(|version| self.program != "javac" || is_recent(&version))
    }
}

/// Whether a text such as `javac 17.0.15` tells of a Java that can run the programs.
fn is_recent(version: &str) -> bool {
    let number = version.split(' ').next_back().and_then(|it| it.split('.').next());
    number.and_then(|it| it.parse::<u32>().ok()).is_some_and(|number| number >= JAVA)
}

#[cfg(test)]
mod tests {
    use super::is_recent;

    #[test]
    fn the_version_of_java_is_read() {
        assert!(is_recent("javac 17.0.15") && is_recent("javac 21"));
        assert!(!is_recent("javac 11.0.2") && !is_recent("javac 1.8.0_402") && !is_recent(""));
    }
}
