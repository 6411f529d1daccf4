//! The checks of `cargo xtask test`, in their order.

use std::ffi::OsString;
use std::fs;
use std::iter;

use anyhow::Result;

use crate::{dependencies, paths, python};

pub struct Step {
    pub name: &'static str,
    pub about: &'static str,
    pub needs: &'static [Need],
    /// The working directory.
    pub folder: &'static str,
    /// The commands, in order.
    pub commands: &'static [&'static str],
    /// Commands for `--thorough`, after the others. If there are no others, only that and its name run the step.
    pub thorough: &'static [&'static str],
    /// The part that `--quick` skips.
    pub slow: Slow,
    /// Whether it runs together with the step before it, as it leaves a processor idle.
    pub beside: bool,
}

/// The part of a step that is too slow for everyday work.
#[derive(Clone, Copy)]
pub enum Slow {
    Nothing,
    /// Tests of `cargo test`, by name.
    Tests(&'static [&'static str]),
    /// Files of `node --test`.
    Files(&'static [&'static str]),
    Everything,
}

/// What a step needs before it can run.
#[derive(Clone, Copy)]
pub enum Need {
    WasmTarget,
    /// The tools of package.json.
    Tools,
    /// `dist/` as it is published.
    PublishedSite,
    /// `dist/` built from the current sources.
    Site,
    /// `dist/` served, and browsers to open it.
    Browsers,
    /// `WebKitGTK`; where it cannot be had, the step is left out.
    WebKit,
    /// Python, a C compiler and a JDK.
    Languages,
    /// Python and the package for it; where they cannot be had, the step is left out.
    Python,
    /// The facts of a release: those that are missing are named.
    Release,
    /// What looks dependencies up; where it cannot be had, the step is left out.
    LookUp(fn() -> Option<String>),
}

/// What most steps have in common.
pub const PLAIN: Step = Step {
    name: "",
    about: "",
    needs: &[],
    folder: ".",
    commands: &[],
    thorough: &[],
    slow: Slow::Nothing,
    beside: false,
};

pub const STEPS: &[Step] = &[
    Step {
        name: "rustfmt",
        about: "the Rust is formatted",
        commands: &[
            "cargo fmt --all --check -- --color never",
            "cargo fmt --manifest-path fuzz/Cargo.toml --check -- --color never",
            "cargo fmt --manifest-path python/Cargo.toml --check -- --color never",
        ],
        ..PLAIN
    },
    Step {
        name: "prettier",
        about: "everything else is formatted",
        needs: &[Need::Tools],
        commands: &["node node_modules/prettier/bin/prettier.cjs --cache --check ."],
        ..PLAIN
    },
    Step {
        name: "eslint",
        about: "the JavaScript has no lint",
        needs: &[Need::Tools],
        commands: &[
            "node node_modules/eslint/bin/eslint.js --cache --cache-strategy content --cache-location node_modules/.cache/eslint/ --max-warnings 0 .",
        ],
        ..PLAIN
    },
    Step {
        name: "clippy",
        about: "the Rust has no lint, natively and as WebAssembly",
        needs: &[Need::WasmTarget],
        commands: &[
            "cargo clippy --quiet --workspace --all-targets --all-features -- --deny warnings",
            "cargo clippy --quiet --package knights-tour-lab --lib --features javascript --target wasm32-unknown-unknown -- --deny warnings",
        ],
        // As other programs get the library.
        thorough: &[
            "cargo clippy --quiet --package knights-tour-lab --all-targets -- --deny warnings",
            "cargo clippy --quiet --package knights-tour-lab --lib --target wasm32-unknown-unknown -- --deny warnings",
        ],
        ..PLAIN
    },
    Step {
        name: "site",
        about: "the site builds and keeps its budget",
        needs: &[Need::PublishedSite],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "tsc",
        about: "the types in the JavaScript fit",
        // The JavaScript imports the built module's types.
        needs: &[Need::Tools, Need::Site],
        commands: &[
            "node node_modules/typescript/bin/tsc --incremental --tsBuildInfoFile node_modules/.cache/tsc/page.json --project .",
            "node node_modules/typescript/bin/tsc --incremental --tsBuildInfoFile node_modules/.cache/tsc/offline.json --project www/offline",
            "node node_modules/typescript/bin/tsc --incremental --tsBuildInfoFile node_modules/.cache/tsc/tests.json --project tests",
        ],
        ..PLAIN
    },
    Step {
        name: "rust",
        about: "unit, integration and doc tests of the Rust",
        commands: &["cargo test --workspace --all-features"],
        slow: Slow::Tests(&[
            "a_directory_is_only_used_for_what_is_in_it",
            "halves_may_be_joined_below_any_row_and_rows_finished_in_either_order",
            "memory_and_files_are_foreseen_to_a_factor_of_two",
            "numbers_of_any_size_are_counted",
            "rectangles_are_counted_the_same_in_both_ways",
            "the_error_tells_how_far_off_an_estimate_may_be",
        ]),
        beside: true,
        ..PLAIN
    },
    Step {
        name: "doc",
        about: "the Rust documentation has no broken link",
        commands: &[
            "cargo doc --quiet --workspace --all-features --no-deps --document-private-items",
        ],
        beside: true,
        ..PLAIN
    },
    Step {
        name: "crate",
        about: "what would be published of the crate compiles by itself",
        needs: &[Need::Release],
        // The checks of `cargo publish --dry-run`, without the registry.
        thorough: &[
            "cargo package --quiet --offline --allow-dirty --package knights-tour-lab --features cli",
        ],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "deny",
        about: "licences and sources of the crates that we use are allowed",
        needs: &[Need::LookUp(dependencies::without_cargo_deny)],
        thorough: &["cargo deny check licenses bans sources"],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "advisories",
        about: "no crate that we use has a known weakness",
        needs: &[Need::LookUp(dependencies::without_advisories)],
        thorough: &["cargo deny check advisories"],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "audit",
        about: "no npm package that we use has a known weakness",
        needs: &[Need::Tools, Need::LookUp(dependencies::without_npm_audit)],
        thorough: &["npm audit"],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "node",
        about: "tests of the WebAssembly module in Node",
        needs: &[Need::Tools, Need::Site],
        folder: "tests/node",
        commands: &["node --test --test-concurrency=3 --test-reporter=spec"],
        slow: Slow::Files(&[
            "count.test.js",
            "develop.test.js",
            "estimate.test.js",
            "graph.test.js",
            "hostile.test.js",
            "large-lists.test.js",
            "misuse.test.js",
            "package.test.js",
            "solver.test.js",
        ]),
        ..PLAIN
    },
    Step {
        name: "programs",
        about: "programs in other languages print the boards of their runs",
        needs: &[Need::Languages],
        commands: &[
            // With the features and the profile of the step `rust`, which has compiled it already.
            "cargo build --quiet --profile test --workspace --all-features --bin knights-tour --example programs",
            "examples/programs target/programs",
        ],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "python",
        about: "tests of the package for Python",
        needs: &[Need::Python],
        folder: "python/tests",
        commands: &["python3 -B -m unittest discover"],
        thorough: &[
            "cargo clippy --quiet --manifest-path ../Cargo.toml --target-dir ../../target/python -- --deny warnings",
        ],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "mypy",
        about: "the types of the package for Python fit, as a user has them",
        needs: &[Need::LookUp(python::without_mypy)],
        folder: "python",
        commands: &["mypy --cache-dir ../target/python/mypy knights_tour tests/typed.py"],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "page",
        about: "tests of the page in Chromium and Firefox",
        needs: &[Need::Tools, Need::Site, Need::Browsers],
        commands: &["node node_modules/@playwright/test/cli.js test --config tests/page"],
        slow: Slow::Everything,
        ..PLAIN
    },
    Step {
        name: "webkit",
        about: "a walk through the page in WebKit",
        needs: &[Need::WebKit, Need::Tools, Need::Site],
        folder: "tests/webkit",
        // One file after the other, as each has a browser of its own.
        commands: &["node --test --test-concurrency=1 --test-timeout=180000 --test-reporter=spec"],
        slow: Slow::Everything,
        beside: true,
        ..PLAIN
    },
];
impl Step {
    pub fn is_slow(&self) -> bool {
        matches!(self.slow, Slow::Everything)
    }

    /// Whether it runs only with `--thorough` or by its name.
    pub fn is_thorough(&self) -> bool {
        self.commands.is_empty() && !self.thorough.is_empty()
    }

    /// Arguments for its runner that skip the slow parts.
    pub fn quick_words(&self) -> Result<Vec<OsString>> {
        match self.slow {
            Slow::Nothing | Slow::Everything => Ok(Vec::new()),
            Slow::Tests(names) => {
                let skips = names.iter().flat_map(|name| ["--skip", name]);
                Ok(iter::once("--").chain(skips).map(Into::into).collect())
            }
            Slow::Files(names) => {
                let mut files = Vec::new();
                for entry in fs::read_dir(paths::root().join(self.folder))? {
                    let file = entry?.file_name();
                    let name = file.to_string_lossy();
                    if name.ends_with(".test.js") && !names.iter().any(|slow| *slow == name) {
                        files.push(file);
                    }
                }
                files.sort();
                Ok(files)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{STEPS, Slow};
    use crate::paths;

    #[test]
    fn what_is_published_and_what_it_depends_on_are_left_to_thorough_runs() {
        let thorough = STEPS.iter().filter(|step| step.is_thorough()).map(|step| step.name);
        assert_eq!(thorough.collect::<Vec<_>>(), ["crate", "deny", "advisories", "audit"]);
    }

    #[test]
    fn what_is_left_out_is_there() {
        let files = fs::read_dir(paths::root().join("tests/it")).unwrap();
        let texts = files.filter_map(|file| fs::read_to_string(file.unwrap().path()).ok());
        let tests: String = texts.collect();
        for step in STEPS {
            match step.slow {
                Slow::Nothing | Slow::Everything => {}
                Slow::Tests(names) => {
                    for name in names {
                        assert!(tests.contains(&format!("fn {name}()")), "{name}");
                    }
                }
                Slow::Files(names) => {
                    for name in names {
                        assert!(paths::root().join(step.folder).join(name).is_file(), "{name}");
                    }
                    let left = step.quick_words().unwrap();
                    assert!(
                        !left.is_empty() && names.iter().all(|name| !left.contains(&name.into()))
                    );
                }
            }
        }
    }
}
