//! `cargo xtask release`: everything of a release that needs no account. The workflow `release.yml` does the rest when
//! a tag is pushed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::Value;

use crate::process::{answer, cargo, command, npm, run as run_program};
use crate::site::{self, Purpose};
use crate::{notices, npm as package, paths, python};

const VERSION: &str = env!("CARGO_PKG_VERSION");
const LICENCE: &str = env!("CARGO_PKG_LICENSE");

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct Asked {
    /// Makes and checks all that would be published, and prints what is missing; publishes nothing
    #[arg(long)]
    dry_run: bool,
    /// Fails if something is missing for the release of this tag, such as v1.2.0
    #[arg(long, value_name = "TAG")]
    tag: Option<String>,
    /// Prints what CHANGELOG.md says of this version
    #[arg(long)]
    notes: bool,
    /// Packs the command for this target
    #[arg(long, value_name = "TARGET")]
    command: Option<String>,
}

/// Where the version stands, and what stands before it. Everything else takes it from the first.
const VERSIONS: [(&str, &str); 3] = [
    ("Cargo.toml", "version = \""),
    ("python/Cargo.toml", "version = \""),
    (".github/CITATION.cff", "version: "),
];

/// Where the licence stands, and what stands before it.
const LICENCES: [(&str, &str); 4] = [
    ("Cargo.toml", "license = \""),
    ("python/Cargo.toml", "license = \""),
    ("python/pyproject.toml", "license = \""),
    ("xtask/npm/package.json", "\"license\": \""),
];

/// What has to be in the crate, and in the package for npm.
const CRATE: [&str; 5] =
    ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "src/lib.rs"];
const NPM: [&str; 7] = [
    "README.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    notices::FILE,
    "knights_tour_bg.wasm",
    "inline.js",
    "element.js",
];

/// The largest crate that crates.io takes, and how large the other files may get before somebody should ask why.
const MAX_CRATE: u64 = 10_000_000;
const MAX_FILE: u64 = 12_000_000;

/// The workflow needs these secrets. The registry of Python needs none: it trusts the workflow once its site has been told so.
const SECRETS: [(&str, &str); 2] = [("NPM_TOKEN", "npm"), ("CARGO_REGISTRY_TOKEN", "crates.io")];

pub fn run(asked: &Asked) -> Result<()> {
    if asked.notes {
        println!("{}", notes(&read("CHANGELOG.md")?)?.1);
        return Ok(());
    }
    if let Some(target) = &asked.command {
        return pack(target).map(drop);
    }
    let mut missing = metadata(&read, asked.tag.as_deref());
    missing.extend(package::lacking());
    let has_secret = |name: &str| std::env::var(name).is_ok_and(|secret| !secret.is_empty());
    let lacking = SECRETS.iter().filter(|(name, _)| !has_secret(name));
    missing.extend(lacking.map(|(name, place)| {
        format!("No account at {place}: the repository has no secret {name}.")
    }));
    if asked.dry_run {
        missing.extend(made()?);
    }
    for each in &missing {
        println!("- {each}");
    }
    ensure!(missing.is_empty() || asked.dry_run, "{VERSION} cannot be released yet");
    let things = if missing.len() == 1 { "thing is" } else { "things are" };
    println!("{} {things} missing for the release of {VERSION}.", missing.len());
    Ok(())
}

fn read(place: &str) -> Result<String> {
    Ok(fs::read_to_string(paths::root().join(place))?)
}

/// What is wrong with the facts that files repeat, and with the tag if there is one already.
fn metadata(read: &dyn Fn(&str) -> Result<String>, tag: Option<&str>) -> Vec<String> {
    let mut wrong = Vec::new();
    let facts = VERSIONS.map(|it| (it, VERSION)).into_iter();
    for ((file, start), fact) in facts.chain(LICENCES.map(|it| (it, LICENCE))) {
        let text = read(file).unwrap_or_default();
        let said = text.lines().find_map(|line| line.trim_start().strip_prefix(start));
        let said = said.map(|rest| rest.split('"').next().unwrap_or_default().trim());
        if said != Some(fact) {
            wrong.push(format!("{file} says {} instead of {fact}.", said.unwrap_or("nothing")));
        }
    }
    match read("CHANGELOG.md").and_then(|text| notes(&text)) {
        Err(error) => wrong.push(error.to_string()),
        Ok((day, _)) if tag.is_some() && day.split('-').count() != 3 => {
            wrong.push(format!("CHANGELOG.md says {day} instead of the day of the release."));
        }
        Ok(_) => {}
    }
    if let Some(tag) = tag.filter(|tag| *tag != format!("v{VERSION}")) {
        wrong.push(format!("The tag is {tag} instead of v{VERSION}."));
    }
    wrong
}

/// What CHANGELOG.md says of this version: the day, or `Unreleased`, and the text below the heading.
fn notes(changelog: &str) -> Result<(String, String)> {
    let heading = format!("## [{VERSION}] - ");
    let found = changelog.split_once(&heading).and_then(|(_, rest)| rest.split_once('\n'));
    let Some((day, rest)) = found else {
        anyhow::bail!("CHANGELOG.md has no heading “{heading}” and a day.")
    };
    let text = rest.split("\n## ").next().unwrap_or_default().trim();
    ensure!(!text.is_empty(), "CHANGELOG.md says nothing of {VERSION}.");
    Ok((day.trim().to_owned(), text.to_owned()))
}

/// Makes all files, and returns what is wrong with them.
fn made() -> Result<Vec<String>> {
    site::build(Purpose::Publishing)?;
    let mut wrong = Vec::new();
    let mut sizes = Vec::new();

    let name = format!("knights-tour-lab-{VERSION}");
    let package = ["package", "--quiet", "--allow-dirty", "--no-verify", "--package"];
    let list = answer(cargo().args(package).args(["knights-tour-lab", "--list"]));
    let list = list.context("cargo lists no crate")?;
    wrong.extend(lacks("the crate", &CRATE, list.lines()));
    run_program(cargo().args(package).arg("knights-tour-lab"))?;
    let crates = paths::target().join("package").join(name + ".crate");
    sizes.push((crates, MAX_CRATE));

    let folder = folder()?;
    let mut packing = npm();
    packing.args(["pack", "--json", "--pack-destination"]).arg(&folder);
    let told = answer(packing.arg(paths::dist().join("pkg"))).context("npm packs nothing")?;
    let told: Value = serde_json::from_str(&told)?;
    let files = told[0]["files"].as_array().cloned().unwrap_or_default();
    wrong.extend(lacks(
        "the package for npm",
        &NPM,
        files.iter().filter_map(|it| it["path"].as_str()),
    ));
    sizes.push((folder.join(told[0]["filename"].as_str().unwrap_or_default()), MAX_FILE));

    sizes.push((pack(&notices::host()?)?, MAX_FILE));
    match python::wheel() {
        Ok(()) => sizes.push((python::newest_wheel()?, MAX_FILE)),
        Err(error) => wrong.push(format!("No wheel was made: {error:#}.")),
    }
    for (file, most) in sizes {
        let bytes = fs::metadata(&file)?.len();
        println!("{bytes:>9}  {}", file.display());
        if bytes > most {
            wrong.push(format!("{} has {bytes} bytes, more than {most}.", file.display()));
        }
    }
    Ok(wrong)
}

/// The files of these that a package lacks.
fn lacks<'a>(whose: &str, needed: &[&str], files: impl Iterator<Item = &'a str>) -> Option<String> {
    let files: Vec<_> = files.map(|file| file.replace('\\', "/")).collect();
    let is_there = |name: &&&str| !files.iter().any(|file| file == **name);
    let missing: Vec<_> = needed.iter().filter(is_there).copied().collect();
    (!missing.is_empty()).then(|| format!("In {whose} is no {}.", missing.join(", ")))
}

/// What is to be attached to the release.
fn folder() -> Result<PathBuf> {
    let folder = paths::target().join("release-files");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Builds the command for a target, and packs it with its licences and its manual.
fn pack(target: &str) -> Result<PathBuf> {
    let mut build = cargo();
    build.args(["build", "--release", "--locked", "--package", "knights-tour-lab"]);
    run_program(build.args(["--features", "cli", "--bin", "knights-tour", "--target", target]))?;
    let name = format!("knights-tour-{VERSION}-{target}");
    let place = folder()?.join(&name);
    fs::create_dir_all(&place)?;
    let program = if target.contains("windows") { "knights-tour.exe" } else { "knights-tour" };
    let built = paths::target().join(target).join("release").join(program);
    fs::copy(&built, place.join(program))?;
    for file in ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md", "docs/command.md"] {
        let to = Path::new(file).file_name().unwrap_or_default();
        fs::copy(paths::root().join(file), place.join(to))?;
    }
    fs::write(place.join(notices::FILE), notices::of_command(target)?)?;
    let archive = folder()?.join(format!("{name}.tar.gz"));
    // Windows has it too.
    run_program(command("tar").arg("-czf").arg(&archive).arg("-C").arg(folder()?).arg(&name))?;
    fs::remove_dir_all(place)?;
    Ok(archive)
}

#[cfg(test)]
mod tests {
    use anyhow::Result;

    use super::{VERSION, lacks, metadata, notes, read};

    #[test]
    fn what_files_repeat_is_the_same_everywhere() {
        assert_eq!(metadata(&read, None), Vec::<String>::new());
    }

    #[test]
    fn what_is_wrong_is_named_with_its_file() {
        let other = |file: &str| -> Result<String> {
            let text = read(file)?;
            Ok(match file {
                "python/Cargo.toml" => text.replace(VERSION, "9.9.9"),
                "python/pyproject.toml" => text.replace("Apache-2.0", "GPL-3.0"),
                "CHANGELOG.md" => format!("## [{VERSION}] - Unreleased\n\nAll.\n\n## [0.0.1]\n"),
                _ => text,
            })
        };
        let wrong = metadata(&other, Some("v9.9.9"));
        for said in [
            format!("python/Cargo.toml says 9.9.9 instead of {VERSION}."),
            "python/pyproject.toml says MIT OR GPL-3.0 instead of MIT OR Apache-2.0.".to_owned(),
            "CHANGELOG.md says Unreleased instead of the day of the release.".to_owned(),
            format!("The tag is v9.9.9 instead of v{VERSION}."),
        ] {
            assert!(wrong.contains(&said), "{said}: {wrong:?}");
        }
        assert_eq!(wrong.len(), 4);
        assert!(lacks("it", &["a", "b"], ["a"].into_iter()).unwrap().contains("is no b"));
    }

    #[test]
    fn the_notes_of_a_release_are_those_of_its_version_alone() {
        let text = format!(
            "# Changelog\n\n## [{VERSION}] - 2030-01-31\n\n- New.\n\n## [0.0.1] - x\n\n- Old.\n"
        );
        assert_eq!(notes(&text).unwrap(), ("2030-01-31".to_owned(), "- New.".to_owned()));
        assert!(notes("## [0.0.0] - 2030-01-31\n\n- New.\n").is_err());
        assert!(notes(&format!("## [{VERSION}] - 2030-01-31\n\n## [0.0.1]\n\n- Old.\n")).is_err());
    }
}
