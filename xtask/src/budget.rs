//! How much a visitor may have to download.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, bail};
use flate2::{Compression, write::GzEncoder};

use crate::site::Files;

/// The most that the first visit may take, in bytes after gzip.
const FIRST_VISIT: usize = 230_000;

/// Prints the size of every file, and fails if the first visit takes too much.
pub fn check(files: &Files) -> Result<()> {
    println!("{:>9}  {:>9}", "bytes", "gzipped");
    let (mut raw, mut gzipped) = (0, 0);
    for (place, bytes) in files {
        let small = gzip(bytes)?;
        let counts = is_visited(place);
        let remark = if counts { "" } else { "  (not for visitors, not counted)" };
        println!("{:>9}  {small:>9}  {}{remark}", bytes.len(), place.display());
        if counts {
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

/// False for files that no browser fetches: the types are for those who program against the module.
fn is_visited(place: &Path) -> bool {
    !place.to_string_lossy().ends_with(".d.ts")
}

fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
