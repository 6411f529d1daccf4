//! The files that turn the folder of the module into an npm package: its manifest, its documents, and what it has
//! for single runtimes.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::site::Files;
use crate::{notices, paths};

const PACKAGE: &str = "pkg";

const MANIFEST: &str = "xtask/npm/package.json";
const ITS_VERSION: &str = "\"version\": \"0.0.0\"";

/// Its other files, and their sources.
const OTHERS: [(&str, &str); 7] = [
    ("README.md", "xtask/npm/README.md"),
    ("custom-elements.json", "xtask/npm/custom-elements.json"),
    ("element.d.ts", "xtask/npm/element.d.ts"),
    ("inline.d.ts", "xtask/npm/inline.d.ts"),
    ("wasm.d.ts", "xtask/npm/wasm.d.ts"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
];

/// What Cargo.toml says once of the whole project. What is not known yet is empty.
struct Project {
    version: &'static str,
    author: &'static str,
    repository: &'static str,
    homepage: &'static str,
}

const PROJECT: Project = Project {
    version: env!("CARGO_PKG_VERSION"),
    author: env!("CARGO_PKG_AUTHORS"),
    repository: env!("CARGO_PKG_REPOSITORY"),
    homepage: env!("CARGO_PKG_HOMEPAGE"),
};

/// What both packages still lack for a release, as a sentence.
pub fn lacking() -> Option<String> {
    PROJECT.lacking()
}

/// The manifest with what Cargo.toml says, and the other files.
pub fn files() -> Result<Files> {
    let read = |place: &str| {
        fs::read_to_string(paths::root().join(place))
            .with_context(|| format!("cannot read {place}"))
    };
    let mut files = Files::new();
    let manifest = PROJECT.told_in(&read(MANIFEST)?)?;
    files.insert(place("package.json"), manifest.into_bytes());
    for (name, from) in OTHERS {
        files.insert(place(name), read(from)?.into_bytes());
    }
    files.insert(place(notices::FILE), notices::of_site()?.into_bytes());
    Ok(files)
}

fn place(name: &str) -> PathBuf {
    Path::new(PACKAGE).join(name)
}

impl Project {
    /// A manifest with these facts in the place of its version.
    fn told_in(&self, manifest: &str) -> Result<String> {
        ensure!(
            manifest.matches(ITS_VERSION).count() == 1,
            "{MANIFEST} has to say {ITS_VERSION} once"
        );
        let Self { version, author, repository, homepage } = self;
        let mut facts = vec![("version", json!(version)), ("author", json!(author))];
        if !homepage.is_empty() {
            facts.push(("homepage", json!(homepage)));
        }
        if !repository.is_empty() {
            let source = json!({ "type": "git", "url": format!("git+{repository}.git") });
            facts.push(("repository", source));
            facts.push(("bugs", json!(format!("{repository}/issues"))));
        }
        let lines: Vec<_> =
            facts.into_iter().map(|(name, value)| format!("\"{name}\": {value}")).collect();
        Ok(manifest.replace(ITS_VERSION, &lines.join(",\n  ")))
    }

    fn lacking(&self) -> Option<String> {
        let facts = [("repository", self.repository), ("homepage", self.homepage)];
        let empty: Vec<_> = facts.iter().filter(|(_, it)| it.is_empty()).collect();
        let names: Vec<_> = empty.iter().map(|(name, _)| format!("`{name}`")).collect();
        (!names.is_empty()).then(|| {
            format!(
                "For a release, Cargo.toml lacks {}; package.json takes its `repository`, `bugs` and `homepage` \
                 from there.",
                names.join(" and ")
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{ITS_VERSION, Project, files};

    #[test]
    fn the_package_has_the_version_of_the_crate() {
        let files = files().unwrap();
        let manifest = String::from_utf8(files[Path::new("pkg/package.json")].clone()).unwrap();
        let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
        assert!(manifest.contains(&version), "{manifest}");
        assert!(manifest.contains("\"author\": \"The Knight's Tour Lab contributors\""));
    }

    #[test]
    fn addresses_are_written_once_known_and_named_as_missing_until_then() {
        let early = Project { version: "1.0.0", author: "Us", repository: "", homepage: "" };
        let manifest = format!("{{ {ITS_VERSION} }}");
        let told = early.told_in(&manifest).unwrap();
        assert_eq!(told, "{ \"version\": \"1.0.0\",\n  \"author\": \"Us\" }");
        assert!(early.told_in("{}").is_err());
        assert!(early.lacking().unwrap().contains("lacks `repository` and `homepage`;"));

        let [repository, homepage] = ["https://example.org/tours", "https://tours.example.org"];
        let late = Project { repository, homepage, ..early };
        let told: serde_json::Value =
            serde_json::from_str(&late.told_in(&manifest).unwrap()).unwrap();
        assert_eq!(told["homepage"], homepage);
        assert_eq!(told["repository"]["url"], "git+https://example.org/tours.git");
        assert_eq!(told["bugs"], "https://example.org/tours/issues");
        assert_eq!(late.lacking(), None);
    }
}
