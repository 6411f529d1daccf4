//! The papers, `*.md`, say what is there: their links lead somewhere, the files that they name
//! exist, and what can be chosen is described.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use knights_tour::search::{ALGORITHMS, TieBreak};

/// Where the paths that `ARCHITECTURE.md` names begin.
const FOLDERS: [&str; 6] = ["src/", "www/", "tests/", "xtask/", "benches/", "docs/"];

/// The most lines of papers that are read from beginning to end: what is longer is looked up in `docs/`.
const MOST_LINES: [(&str, usize); 2] = [("README.md", 110), ("ARCHITECTURE.md", 260)];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(place: &str) -> String {
    fs::read_to_string(root().join(place)).expect(place)
}

/// Every paper, with its text.
fn papers() -> Vec<(PathBuf, String)> {
    let folders =
        ["", "docs", "docs/translating", ".github"].map(|it| fs::read_dir(root().join(it)));
    folders
        .into_iter()
        .flat_map(|entries| entries.expect("the folders are there"))
        .map(|entry| entry.expect("a folder can be read").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "md"))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a paper can be read");
            (path, text)
        })
        .collect()
}

/// What stands between two marks, everywhere in a text.
fn between<'text>(text: &'text str, start: &str, end: &str) -> Vec<&'text str> {
    text.split(start).skip(1).filter_map(|rest| Some(rest.split_once(end)?.0)).collect()
}

/// A text without its fenced blocks of code.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// What a link to a heading is written as: `## On a tie` is `#on-a-tie`.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let words = line.trim_start_matches('#').trim().to_lowercase();
            let kept = words.chars().filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign));
            kept.map(|sign| if sign == ' ' { '-' } else { sign }).collect()
        })
        .collect()
}

#[test]
fn links_and_pictures_lead_somewhere() {
    let mut seen = 0;
    for (paper, text) in papers() {
        let text = prose(&text);
        let links = between(&text, "](", ")").into_iter().chain(between(&text, "src=\"", "\""));
        for link in links.filter(|link| !link.starts_with("http")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() {
                paper.clone()
            } else {
                paper.parent().expect("papers lie in folders").join(file)
            };
            assert!(target.exists(), "{} links to {link}", paper.display());
            if !anchor.is_empty() {
                let text = prose(&fs::read_to_string(&target).expect("a paper can be read"));
                assert!(anchors(&text).contains(anchor), "{} links to {link}", paper.display());
            }
            seen += 1;
        }
    }
    assert!(seen > 30, "only {seen} links were found");
}

#[test]
fn pictures_of_the_readme_are_in_the_published_crate() {
    let list = Command::new(env!("CARGO"))
        .args(["package", "--list", "--offline", "--allow-dirty", "--package", "knights-tour-lab"])
        .current_dir(root())
        .output()
        .expect("cargo lists the crate");
    let published = String::from_utf8(list.stdout).expect("paths are texts");
    let text = prose(&read("README.md"));
    let pictures: Vec<_> = between(&text, "![", ")")
        .into_iter()
        .filter_map(|it| Some(it.split_once("](")?.1))
        .collect();
    let pictures = pictures.into_iter().chain(between(&text, "<img src=\"", "\""));
    let relative: Vec<_> = pictures.filter(|it| !it.starts_with("https://")).collect();
    assert!(!relative.is_empty());
    for picture in relative {
        assert!(published.lines().any(|file| file == picture), "{picture} is not published");
    }
}

#[test]
fn what_is_read_from_beginning_to_end_is_short() {
    for (paper, most) in MOST_LINES {
        let lines = read(paper).lines().count();
        assert!(lines <= most, "{paper} has {lines} lines: move some to docs/");
    }
}

#[test]
fn every_language_but_english_has_a_table_of_its_terms() {
    let languages = fs::read_dir(root().join("www/text")).expect("there are languages");
    let languages = languages.map(|entry| entry.expect("it can be read"));
    let languages = languages.filter(|entry| entry.path().is_dir() && entry.file_name() != "en");
    let guide = read("docs/translating.md");
    let mut seen = 0;
    for language in languages {
        let table = format!("translating/{}.md", language.file_name().to_string_lossy());
        assert!(
            read(&format!("docs/{table}")).lines().any(|line| line.starts_with("| English")),
            "{table}"
        );
        assert!(guide.contains(&format!("]({table})")), "{table}");
        seen += 1;
    }
    assert!(seen >= 6);
}

#[test]
fn files_that_the_map_names_exist() {
    let text = prose(&(read("ARCHITECTURE.md") + &read("docs/limits.md")));
    let named = text.split('`').skip(1).step_by(2);
    let is_path = |name: &&str| FOLDERS.iter().any(|folder| name.starts_with(folder));
    let paths: Vec<_> = named.filter(is_path).filter(|path| !path.contains('*')).collect();
    assert!(paths.len() > 80, "only {} paths were found", paths.len());
    let missing: Vec<_> = paths.iter().filter(|path| !root().join(path).exists()).collect();
    assert!(missing.is_empty(), "the map names {missing:?}");
}

#[test]
fn every_method_and_setting_is_described() {
    let (methods, links) = (read("docs/methods.md"), read("docs/links.md"));
    let rows = |text: &str, word: &str| {
        text.lines().any(|line| line.starts_with('|') && line.contains(&format!("| `{word}`")))
    };
    for algorithm in ALGORITHMS {
        assert!(rows(&methods, algorithm.id), "docs/methods.md lacks `{}`", algorithm.id);
        for option in algorithm.options {
            let described = links.lines().any(|line| {
                [algorithm.id, option.id]
                    .iter()
                    .chain(option.values)
                    .all(|word| line.contains(&format!("`{word}`")))
            });
            assert!(described, "docs/links.md lacks `{}` of `{}`", option.id, algorithm.id);
        }
    }
    for word in TieBreak::IDS {
        assert!(rows(&methods, word), "docs/methods.md lacks `{word}`");
    }
}

/// What a file of settings says after a key.
fn setting(file: &str, key: &str) -> String {
    let text = read(file);
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("{key} = ")));
    line.unwrap_or_else(|| panic!("{file} says {key}")).trim_matches('"').to_owned()
}

#[test]
fn the_oldest_rust_is_the_one_that_all_is_tested_with() {
    let oldest = setting("Cargo.toml", "rust-version");
    assert_eq!(setting("rust-toolchain.toml", "channel"), format!("{oldest}.0"));
    assert_eq!(oldest, env!("CARGO_PKG_RUST_VERSION"));
    for paper in ["CONTRIBUTING.md", "docs/module.md", "CHANGELOG.md"] {
        let text = read(paper);
        let told = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let says = [format!("Rust {oldest} or newer"), format!("compiles with is {oldest},")];
        assert!(says.iter().any(|words| told.contains(words)), "{paper} says {oldest}");
    }
}
