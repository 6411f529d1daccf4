//! The layers of the solver, which are the folders of `src/`: each uses only those below it. Files of a
//! layer that need one another are few.

use std::fs;
use std::path::Path;

use crate::imports;

/// From the ground up, what belongs together side by side.
const LAYERS: [&str; 16] = [
    "error", "choice", "random", "natural", "board", "graph", "tour", "scene", "theory", "keypad",
    "count", "search", "puzzle", "run", "program", "call",
];

/// What stands on all of them, side by side: the boundary and the command, which is a crate of its own.
const WEB: &str = "web";
const COMMAND: &str = "bin";

/// What belongs to one of these alone.
const TO_THE_COMMAND: [&str; 4] = ["clap", "ctrlc", "std::process", "std::io"];

fn files(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).expect("a file can be read");
            found.push((path.display().to_string(), text));
        }
    }
}

/// The code of a file, without its tests and comments.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_layer_uses_only_those_below_it() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut looked_at = 0;
    for (height, &layer) in LAYERS.iter().enumerate() {
        let mut found = Vec::new();
        if source.join(layer).is_dir() {
            files(&source.join(layer), &mut found);
        } else {
            let path = source.join(format!("{layer}.rs"));
            found.push((path.display().to_string(), fs::read_to_string(path).expect(layer)));
        }
        for (file, text) in found {
            let code = code(&text);
            for above in LAYERS[height + 1..].iter().chain([&WEB]) {
                let uses = code.contains(&format!("crate::{above}::"));
                assert!(!uses, "{file} uses {above}, which is above {layer}");
            }
            looked_at += 1;
        }
    }
    assert!(looked_at > 100, "only {looked_at} files were looked at");
}

/// The only folder of the library that knows files. It is compiled for the command alone.
const SCRATCH: &str = "count/meet_in_the_middle/large";

#[test]
fn terminals_and_files_are_the_commands_alone() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    files(&source, &mut found);
    let command = source.join(COMMAND);
    let scratch = source.join(SCRATCH);
    let (command, library): (Vec<_>, Vec<_>) = found
        .iter()
        .filter(|(file, _)| !Path::new(file).starts_with(&scratch))
        .partition(|(file, _)| Path::new(file).starts_with(&command));
    for name in TO_THE_COMMAND {
        let uses = |(_, text): &&&(String, String)| code(text).contains(&format!("{name}::"));
        assert!(command.iter().any(|file| uses(&file)), "the command uses no {name}");
        let other = library.iter().find(uses).map(|(file, _)| file);
        assert_eq!(other, None, "{name} is for the command alone");
    }
}

#[test]
fn the_top_of_the_source_is_short() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let entries = fs::read_dir(source).expect("the source is there").count();
    assert!(entries <= 20, "{entries} entries");
}

#[test]
fn few_files_import_each_other() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    files(&source, &mut found);
    let modules = found.iter().map(|(path, text)| {
        let path = Path::new(path).strip_prefix(&source).expect("it is in the source");
        (imports::module_of(path), code(text))
    });
    let circles = imports::circles(&modules.collect());
    let largest = circles.iter().max_by_key(|circle| circle.len()).expect("there are some");
    assert!(largest.len() <= 5, "{} files: {largest:?}", largest.len());
}
