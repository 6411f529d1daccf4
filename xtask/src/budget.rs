//! How much a visitor may have to download.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::preload;
use crate::site::Files;

/// The most that the solver may take, in bytes after gzip.
const SOLVER: usize = 272_500;

/// The most that the first visit may take, the solver included, in bytes after gzip.
const FIRST_VISIT: usize = 340_500;

/// What the files of a site take.
pub struct Spent(Vec<File>);

struct File {
    place: PathBuf,
    bytes: usize,
    gzipped: usize,
    is_first: bool,
}

impl Spent {
    pub fn on(files: &Files) -> Result<Self> {
        let first_visit = preload::first_visit(files)?;
        let weighed = files.iter().map(|(place, bytes)| {
            let is_first = first_visit.contains(place);
            Ok(File { place: place.clone(), bytes: bytes.len(), gzipped: gzip(bytes)?, is_first })
        });
        weighed.collect::<Result<_>>().map(Self)
    }

    /// The solver, in bytes after gzip.
    fn solver(&self) -> usize {
        let is_solver = |file: &&File| file.place.extension().is_some_and(|kind| kind == "wasm");
        self.0.iter().filter(is_solver).map(|file| file.gzipped).sum()
    }

    /// All that a browser fetches before a visitor does anything, in bytes after gzip.
    pub fn first_visit(&self) -> usize {
        self.0.iter().filter(|file| file.is_first).map(|file| file.gzipped).sum()
    }

    /// The two that have a budget, as Markdown.
    pub fn table(&self) -> String {
        let parts = self.parts().map(|(name, taken, most)| {
            format!("| {name} | {} kB | {} kB |\n", taken.div_ceil(1000), most.div_ceil(1000))
        });
        format!("| After gzip | Takes | Budget |\n| --- | --- | --- |\n{}", parts.concat())
    }

    /// What has a budget, what it takes, and the most that it may take.
    fn parts(&self) -> [(&'static str, usize, usize); 2] {
        [("solver", self.solver(), SOLVER), ("first visit", self.first_visit(), FIRST_VISIT)]
    }

    /// Fails if it is more than it may be.
    pub fn check(&self) -> Result<()> {
        for (name, taken, most) in self.parts() {
            ensure!(
                taken <= most,
                "the {name} takes {taken} bytes gzipped, {} more than its budget of {most}",
                taken - most
            );
        }
        Ok(())
    }
}

impl fmt::Display for Spent {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        writeln!(out, "{:>9}  {:>9}", "bytes", "gzipped")?;
        for file in &self.0 {
            let (place, remark) = (file.place.display(), file.remark());
            writeln!(out, "{:>9}  {:>9}  {place}{remark}", file.bytes, file.gzipped)?;
        }
        writeln!(out, "{:>20}  the solver, of at most {SOLVER} when published", self.solver())?;
        let first_visit = self.first_visit();
        writeln!(out, "{first_visit:>20}  a first visit, of at most {FIRST_VISIT} when published")
    }
}

impl File {
    /// When it is fetched, if not at once.
    fn remark(&self) -> &'static str {
        if self.is_first {
            ""
        } else if self.place.to_string_lossy().ends_with(".d.ts") {
            "  (for those who program against the module, not for visitors)"
        } else {
            "  (fetched when it is asked for, not counted in the first visit)"
        }
    }
}

fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
