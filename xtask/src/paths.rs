//! Where things are.

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

/// The page as written.
pub fn www() -> PathBuf {
    root().join("www")
}

/// Where Cargo builds, and where everything else that can be made again is put.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |path| root().join(path))
}
