//! The budget of download sizes.

use std::collections::BTreeSet;
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::site::Files;

const PAGE: &str = "index.html";

/// The maximum size of the solver, in bytes after gzip.
const SOLVER: usize = 500_000;

/// The maximum size of the first visit, in bytes after gzip: the solver, and everything else.
const FIRST_VISIT: usize = 570_000;

/// The maximum size of the site in one file, in bytes, uncompressed.
pub const SINGLE: u64 = 2_000_000;

/// Fails if the site in one file exceeds its maximum.
pub fn check_single(bytes: u64) -> Result<()> {
    ensure!(bytes <= SINGLE, "the site in one file takes {bytes} bytes, more than {SINGLE}");
    Ok(())
}

/// The maximum size of the element for other people's pages without the solver, in bytes after gzip. A run and
/// a game are in it.
const ELEMENT: usize = 39_500;

/// Its path.
const ELEMENT_PLACE: &str = "embed/knights-tour.js";

/// The sizes of the files of a site.
pub struct Spent(Vec<File>);

struct File {
    place: PathBuf,
    bytes: usize,
    gzipped: usize,
    is_first: bool,
}

impl Spent {
    pub fn on(files: &Files) -> Result<Self> {
        let first_visit = first_visit(files)?;
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

    /// The element for other people's pages, in bytes after gzip.
    fn element(&self) -> usize {
        let is_element = |file: &&File| file.place == Path::new(ELEMENT_PLACE);
        self.0.iter().filter(is_element).map(|file| file.gzipped).sum()
    }

    /// Everything that a browser fetches before the visitor does anything, in bytes after gzip.
    pub fn first_visit(&self) -> usize {
        self.0.iter().filter(|file| file.is_first).map(|file| file.gzipped).sum()
    }

    /// What entering the smallest and the largest room downloads, in bytes after gzip. A room has a script, a
    /// stylesheet and markup with the same name.
    fn rooms(&self) -> (usize, usize) {
        let kind = |file: &File| file.place.extension().map(ToOwned::to_owned);
        let is_script = |place: &Path| self.0.iter().any(|file| file.place == place);
        let rooms = self.0.iter().filter(|file| {
            kind(file) == Some("html".into()) && is_script(&file.place.with_extension("js"))
        });
        let sizes = rooms.map(|room| {
            let name = room.place.with_extension("");
            let own = self.0.iter().filter(|file| file.place.with_extension("") == name);
            own.map(|file| file.gzipped).sum()
        });
        sizes.fold((usize::MAX, 0), |(least, most), size| (least.min(size), most.max(size)))
    }

    /// The parts with a budget, and the rooms, as Markdown.
    pub fn table(&self) -> String {
        let parts = self.parts().map(|(name, taken, most)| {
            format!("| {name} | {} kB | {} kB |\n", taken.div_ceil(1000), most.div_ceil(1000))
        });
        let (least, most) = self.rooms();
        format!(
            "| After gzip | Takes | Budget |\n| --- | --- | --- |\n{}| each other room | {} to {} kB | |\n",
            parts.concat(),
            least / 1000,
            most.div_ceil(1000)
        )
    }

    /// The parts with a budget, their sizes, and their maximum sizes.
    fn parts(&self) -> [(&'static str, usize, usize); 3] {
        [
            ("solver", self.solver(), SOLVER),
            ("first visit", self.first_visit(), FIRST_VISIT),
            ("element for other pages, without the solver", self.element(), ELEMENT),
        ]
    }

    /// Fails if a part exceeds its maximum.
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
        writeln!(out, "{first_visit:>20}  a first visit, of at most {FIRST_VISIT} when published")?;
        let element = self.element();
        writeln!(
            out,
            "{element:>20}  the element for other pages, of at most {ELEMENT} when published"
        )
    }
}

impl File {
    /// When it is fetched, if not at once.
    fn remark(&self) -> &'static str {
        if self.is_first {
            ""
        } else if self.place == Path::new(ELEMENT_PLACE) {
            "  (for other people's pages, not for visitors)"
        } else if self.place.to_string_lossy().ends_with(".d.ts") {
            "  (for those who program against the module, not for visitors)"
        } else {
            "  (fetched when it is asked for, not counted in the first visit)"
        }
    }
}

/// All files that the page fetches before the visitor does anything: itself and the files named in its head,
/// some of them with a version stamp.
fn first_visit(files: &Files) -> Result<BTreeSet<PathBuf>> {
    let page = files.get(Path::new(PAGE)).with_context(|| format!("there is no {PAGE}"))?;
    let page = str::from_utf8(page).context(PAGE)?;
    let head = page.split("</head>").next().unwrap_or_default();
    // Other sites and search engines read one, and some devices fetch the other when the page is installed.
    let is_ours =
        |tag: &&str| !["\"canonical\"", "\"apple-touch-icon\""].iter().any(|rel| tag.contains(rel));
    let tags = head.split('<').filter(is_ours);
    let named =
        tags.flat_map(|tag| ["href=\"", "src=\""].map(|name| tag.split(name).nth(1))).flatten();
    let named = named.filter_map(|rest| Some(PathBuf::from(rest.split(['"', '?']).next()?)));
    let all: BTreeSet<_> = named.chain([PAGE.into()]).collect();
    for place in &all {
        ensure!(files.contains_key(place), "{PAGE} names {}, which is not there", place.display());
    }
    Ok(all)
}

/// The compressed size in bytes. This library's best compression is still slightly larger than the default of
/// the program `gzip`.
fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::{PAGE, first_visit};
    use crate::site::Files;

    fn site(names: &[&str]) -> Files {
        let page = "<head><link href=\"style.css\" /><link rel=\"canonical\" href=\"https://example.org/\" />\
            <link rel=\"apple-touch-icon\" href=\"icon.png\" /><script src=\"early.js?12ab\"></script></head>\
            <a href=\"#\">";
        let rest = names.iter().map(|name| ((*name).into(), Vec::new()));
        rest.chain([(PAGE.into(), page.as_bytes().to_vec())]).collect()
    }

    #[test]
    fn a_first_visit_is_what_the_head_of_the_page_names() {
        let all = first_visit(&site(&["style.css", "early.js", "late.js"])).unwrap();
        let names: Vec<_> = all.iter().map(|place| place.to_str().unwrap()).collect();
        assert_eq!(names, ["early.js", PAGE, "style.css"]);
    }

    #[test]
    fn a_file_that_is_not_there_is_told() {
        assert!(first_visit(&site(&["style.css"])).is_err());
    }
}
