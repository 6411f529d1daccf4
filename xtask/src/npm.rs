//! The files that turn the folder of the module into an npm package: its manifest, its documents, and what it has
//! for single runtimes.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::paths;
use crate::site::Files;

const PACKAGE: &str = "pkg";

const MANIFEST: &str = "xtask/npm/package.json";
const ITS_VERSION: &str = "\"version\": \"0.0.0\"";

/// Its other files, and their sources.
const OTHERS: [(&str, &str); 7] = [
    ("README.md", "xtask/npm/README.md"),
    ("custom-elements.json", "xtask/npm/custom-elements.json"),
    ("element.d.ts", "xtask/npm/element.d.ts"),
    ("node.js", "xtask/npm/node.js"),
    ("wasm.d.ts", "xtask/npm/wasm.d.ts"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
];

/// The manifest with the version of Cargo.toml, and the other files.
pub fn files() -> Result<Files> {
    let read = |place: &str| {
        fs::read_to_string(paths::root().join(place))
            .with_context(|| format!("cannot read {place}"))
    };
    let mut files = Files::new();
    let manifest = with_version(&read(MANIFEST)?, env!("CARGO_PKG_VERSION"))?;
    files.insert(place("package.json"), manifest.into_bytes());
    for (name, from) in OTHERS {
        files.insert(place(name), read(from)?.into_bytes());
    }
    Ok(files)
}

fn place(name: &str) -> PathBuf {
    Path::new(PACKAGE).join(name)
}

fn with_version(manifest: &str, version: &str) -> Result<String> {
    ensure!(manifest.matches(ITS_VERSION).count() == 1, "{MANIFEST} has to say {ITS_VERSION} once");
    Ok(manifest.replace(ITS_VERSION, &format!("\"version\": \"{version}\"")))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{files, with_version};

    #[test]
    fn the_package_has_the_version_of_the_crate() {
        let files = files().unwrap();
        let manifest = String::from_utf8(files[Path::new("pkg/package.json")].clone()).unwrap();
        let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
        assert!(manifest.contains(&version), "{manifest}");
        assert!(with_version("{}", "1.0.0").is_err());
    }
}
