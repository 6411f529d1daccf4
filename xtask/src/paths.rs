//! Paths of the project.

use std::env;
use std::path::{Path, PathBuf};

/// The top of the repository.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies one level below the top")
}

/// The finished site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The source of the page.
pub fn www() -> PathBuf {
    root().join("www")
}

/// The folder of Cargo's and all other build output.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |path| root().join(path))
}
