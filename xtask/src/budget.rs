//! How much a visitor may have to download.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, bail};
use flate2::{Compression, write::GzEncoder};

use crate::site::Files;

/// The most that the first visit may take, in bytes after gzip.
const FIRST_VISIT: usize = 200_000;

/// Prints the size of every file, and fails if the first visit takes too much.
pub fn check(files: &Files) -> Result<()> {
    println!("{:>9}  {:>9}", "bytes", "gzipped");
    let (mut raw, mut gzipped) = (0, 0);
    for (place, bytes) in files {
        let small = gzip(bytes)?;
        let fetched = Use::of(place);
        println!("{:>9}  {small:>9}  {}{}", bytes.len(), place.display(), fetched.remark());
        if fetched == Use::FirstVisit {
            raw += bytes.len();
            gzipped += small;
        }
    }
    println!("{raw:>9}  {gzipped:>9}  first visit, of at most {FIRST_VISIT} gzipped\n");
    if gzipped > FIRST_VISIT {
        let excess = gzipped - FIRST_VISIT;
        bail!(
            "the first visit takes {gzipped} bytes gzipped, {excess} more than its budget of {FIRST_VISIT}"
        );
    }
    Ok(())
}

/// When a file is fetched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    FirstVisit,
    /// The whole solver and its words, asked for when a visitor chooses what the first one lacks.
    WithAnotherMethod,
    /// Below `rooms/` lies what is imported when a visitor first goes to a room; the worker is
    /// started there as well.
    WithItsRoom,
    /// No browser fetches it: the types are for those who program against the module.
    Never,
}

impl Use {
    fn of(place: &Path) -> Self {
        let name = place.to_string_lossy().replace('\\', "/");
        if name.ends_with(".d.ts") {
            Self::Never
        } else if place.starts_with("rooms") || place == Path::new("worker.js") {
            Self::WithItsRoom
        } else if name == "method-words.js" || name.starts_with("pkg/knights_tour") {
            Self::WithAnotherMethod
        } else {
            Self::FirstVisit
        }
    }

    fn remark(self) -> &'static str {
        match self {
            Self::FirstVisit => "",
            Self::WithAnotherMethod => {
                "  (loaded with another method or room, not counted in the first visit)"
            }
            Self::WithItsRoom => "  (loaded with its room, not counted in the first visit)",
            Self::Never => "  (not for visitors, not counted)",
        }
    }
}

fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
