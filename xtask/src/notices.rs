//! The licences of what is compiled into the site, the command and the package for Python, which ask to be told with it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::paths;
use crate::process::{answer, cargo, command};

/// The name of the file.
pub const FILE: &str = "THIRD-PARTY.txt";

/// What the files of licences are called. Of several, the MIT licence is the one that we use.
const FILES: [&str; 3] = ["LICENSE", "LICENCE", "NOTICE"];
const NOT_NEEDED: [&str; 3] = ["APACHE", "ZLIB", "0BSD"];

/// Texts by what they are of.
type Texts = BTreeMap<String, BTreeSet<String>>;

/// Those of the solver as WebAssembly, and of the library in the page's scripts.
pub fn of_site() -> Result<String> {
    let mut texts = crates("Cargo.toml", &["--features", "javascript"], "wasm32-unknown-unknown")?;
    texts.extend(of_scripts()?);
    written(texts)
}

/// Those of the command for a target.
pub fn of_command(target: &str) -> Result<String> {
    written(crates("Cargo.toml", &["--features", "cli"], target)?)
}

/// Those of the package for Python, which has the element as well.
pub fn of_python() -> Result<String> {
    let mut texts = crates("python/Cargo.toml", &[], &host()?)?;
    texts.extend(crates("Cargo.toml", &["--features", "javascript"], "wasm32-unknown-unknown")?);
    texts.extend(of_scripts()?);
    written(texts)
}

/// The target of this machine.
pub fn host() -> Result<String> {
    let version = answer(command("rustc").arg("-vV")).context("rustc is missing")?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names no host")?.to_owned())
}

/// The crates that are compiled for a target, but those that only run while it is compiled.
fn crates(manifest: &str, features: &[&str], target: &str) -> Result<Texts> {
    let mut asked = cargo();
    asked.args(["metadata", "--format-version", "1", "--locked", "--manifest-path", manifest]);
    asked.args(["--filter-platform", target]).args(features);
    let told = answer(&mut asked).with_context(|| format!("cargo reads no {manifest}"))?;
    let told: Value = serde_json::from_str(&told)?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let by_id = |all: &Value| -> BTreeMap<String, Value> {
        list(all).into_iter().map(|each| (each["id"].to_string(), each)).collect()
    };
    let (packages, nodes) = (by_id(&told["packages"]), by_id(&told["resolve"]["nodes"]));
    let is_macro =
        |id: &str| list(&packages[id]["targets"]).iter().any(|it| it["kind"][0] == "proc-macro");
    let (mut todo, mut done) = (vec![told["resolve"]["root"].to_string()], BTreeSet::new());
    let mut texts = Texts::new();
    while let Some(id) = todo.pop() {
        if !done.insert(id.clone()) {
            continue;
        }
        for each in list(&nodes[&id]["deps"]) {
            let is_used = list(&each["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            let id = each["pkg"].to_string();
            if is_used && !is_macro(&id) {
                todo.push(id);
            }
        }
        let package = &packages[&id];
        // What comes from elsewhere.
        if let (Some(name), Some(place), false) = (
            package["name"].as_str(),
            package["manifest_path"].as_str(),
            package["source"].is_null(),
        ) {
            let version = package["version"].as_str().unwrap_or_default();
            let folder = Path::new(place).parent().context("a manifest lies in a folder")?;
            texts.entry(format!("{name} {version}")).or_default().extend(found(folder)?);
        }
    }
    Ok(texts)
}

/// The packages of npm that become a part of the page.
fn of_scripts() -> Result<Texts> {
    let manifest = fs::read_to_string(paths::root().join("package.json"))?;
    let manifest: Value = serde_json::from_str(&manifest)?;
    let used = manifest["dependencies"].as_object().context("package.json has dependencies")?;
    let mut texts = Texts::new();
    for (name, version) in used {
        let folder = paths::root().join("node_modules").join(name);
        let mut told = found(&folder)?;
        if told.is_empty() {
            told.insert(stated(&folder)?);
        }
        texts.insert(format!("{name} {}", version.as_str().unwrap_or_default()), told);
    }
    Ok(texts)
}

/// What a package of npm without such a file says of its licence.
fn stated(folder: &Path) -> Result<String> {
    let said: Value = serde_json::from_str(&fs::read_to_string(folder.join("package.json"))?)?;
    let (licence, author) = (said["license"].as_str(), said["author"].as_str());
    ensure!(licence == Some("MIT"), "{} has a licence that needs its text", folder.display());
    mit(author.context("it has an author")?)
}

/// The MIT licence of somebody.
fn mit(author: &str) -> Result<String> {
    let ours = fs::read_to_string(paths::root().join("LICENSE-MIT"))?;
    let (start, rest) = ours.split_once("Copyright").context("LICENSE-MIT says whose it is")?;
    let rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
    Ok(format!("{start}Copyright (c) {author}\n{rest}"))
}

/// The texts of licences below a folder. Fonts have theirs beside them.
fn found(folder: &Path) -> Result<BTreeSet<String>> {
    let mut texts = BTreeSet::new();
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_dir() && ["ASSETS", "FONTS"].iter().any(|it| name.starts_with(it)) {
            for below in fs::read_dir(&path)? {
                let below = below?.path();
                if below.is_dir() {
                    texts.extend(found(&below)?);
                }
            }
        }
        let is_one = FILES.iter().any(|start| name.starts_with(start));
        if path.is_file() && is_one && !NOT_NEEDED.iter().any(|part| name.contains(part)) {
            texts.insert(fs::read_to_string(&path)?.replace('\r', "").trim().to_owned());
        }
    }
    Ok(texts)
}

/// Each text once, below the names of what it is of.
fn written(mut texts: Texts) -> Result<String> {
    texts.insert("Rust's standard library".into(), [mit("The Rust Project contributors")?].into());
    let mut by_text = BTreeMap::<String, Vec<String>>::new();
    for (name, licences) in texts {
        ensure!(!licences.is_empty(), "{name} comes without the text of its licence");
        for text in licences {
            by_text.entry(text.trim().to_owned()).or_default().push(name.clone());
        }
    }
    let mut parts: Vec<_> = by_text.into_iter().map(|(text, names)| (names, text)).collect();
    parts.sort();
    let line = "-".repeat(80);
    let parts =
        parts.iter().map(|(names, text)| format!("\n{line}\n{}\n\n{text}\n", names.join(", ")));
    Ok(format!(
        "This contains code of others, under these licences.\n{}",
        parts.collect::<String>()
    ))
}

#[cfg(test)]
mod tests {
    use super::{host, of_command, of_site};

    #[test]
    fn what_is_compiled_in_is_named_with_its_licence() {
        let site = of_site().unwrap();
        for part in
            ["wasm-bindgen 0.2", "uqr 0.1.3", "Permission is hereby granted", "UNICODE LICENSE V3"]
        {
            assert!(site.contains(part), "{part}");
        }
        // What only tests, the command and the build use is not in it.
        for other in ["clap", "proptest", "serde_json", "wasm-bindgen-macro"] {
            assert!(!site.contains(other), "{other}");
        }
        let command = of_command(&host().unwrap()).unwrap();
        assert!(command.contains("clap 4") && command.contains("Bitstream Vera"));
    }
}
