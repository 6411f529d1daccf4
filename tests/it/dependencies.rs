//! What a program gets that depends on the library: little, and neither the command's packages nor those for
//! JavaScript.

use std::process::Command;

/// The names of all packages that are compiled for a program on a target, with some features.
fn packages(more: &[&str]) -> Vec<String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR")).args(["tree", "--offline", "--locked"]);
    cargo.args(["--package", "knights-tour-lab", "--edges", "normal", "--prefix", "none"]);
    let output = cargo.args(["--format", "{p}"]).args(more).output().expect("Cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("it writes text");
    let mut names: Vec<_> = text.lines().filter_map(|line| line.split(' ').next()).collect();
    names.sort_unstable();
    names.dedup();
    names.into_iter().map(str::to_owned).collect()
}

#[test]
fn a_program_gets_no_more_than_it_asks_for() {
    let library =
        ["gif", "knights-tour-lab", "rand_core", "rand_xoshiro", "unicode-ident", "weezl"];
    assert_eq!(packages(&[]), library);
    assert_eq!(packages(&["--target", "wasm32-unknown-unknown"]), library);
    let mut with_serde = [&library[..], &["serde", "serde_core"]].concat();
    with_serde.sort_unstable();
    assert_eq!(packages(&["--features", "serde"]), with_serde);
    // The names that are looked for are those of Cargo.
    let command = packages(&["--features", "cli"]);
    assert!(command.iter().any(|name| name == "clap"), "{command:?}");
}
