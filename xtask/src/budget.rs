//! The budget of download sizes.

use std::collections::BTreeSet;
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};

use crate::site::Files;

const PAGE: &str = "index.html";

/// The maximum size of the solver with all it can do, in bytes after gzip.
const SOLVER: usize = 611_700;

/// The maximum size of the one with what the page needs first.
const PAGE_SOLVER: usize = 286_000;

/// Their names begin with this, the page's with the second.
const SOLVERS: [&str; 2] = ["pkg/knights_tour_bg", "solver/knights_tour_page_bg"];

/// The maximum size of the first visit, in bytes after gzip: the page's solver, and everything else.
const FIRST_VISIT: usize = 390_000;

/// The maximum size of the site in one file, in bytes, uncompressed.
pub const SINGLE: u64 = 2_000_000;

/// Fails if the site in one file exceeds its maximum.
pub fn check_single(bytes: u64) -> Result<()> {
    ensure!(bytes <= SINGLE, "the site in one file takes {bytes} bytes, more than {SINGLE}");
    Ok(())
}

/// The maximum size of a script of the element for other people's pages without the solver, in bytes after gzip. A
/// run and a game are in it; a puzzle is a script of its own. There is one in English, which every page loads, and one
/// for each other language.
const ELEMENT: usize = 49_500;

/// How their paths begin.
const ELEMENT_PLACE: &str = "embed/knights-tour";

/// The sizes of the files of a site.
pub struct Spent {
    files: Vec<File>,
    /// What a first visit fetches in each language, in bytes after gzip; English is the first.
    visits: Vec<(String, usize)>,
}

struct File {
    place: PathBuf,
    bytes: usize,
    gzipped: usize,
    is_first: bool,
}

impl Spent {
    pub fn on(files: &Files) -> Result<Self> {
        let first_visits = first_visits(files)?;
        let originals = files.iter().filter(|(place, _)| !is_compressed(place));
        let weighed = originals.map(|(place, bytes)| {
            let is_first = first_visits.iter().any(|(_, places)| places.contains(place));
            Ok(File { place: place.clone(), bytes: bytes.len(), gzipped: gzip(bytes)?, is_first })
        });
        let files: Vec<File> = weighed.collect::<Result<_>>()?;
        let visits = first_visits.into_iter().map(|(language, places)| {
            let fetched = files.iter().filter(|file| places.contains(&file.place));
            (language, fetched.map(|file| file.gzipped).sum())
        });
        let visits = visits.collect();
        Ok(Self { files, visits })
    }

    /// The solver with all it can do and the page's, in bytes after gzip.
    fn solvers(&self) -> [usize; 2] {
        SOLVERS.map(|start| {
            let files = self.files.iter().filter(|file| file.begins_with(start));
            files.map(|file| file.gzipped).sum()
        })
    }

    /// The largest script of the element for other people's pages, in bytes after gzip.
    fn element(&self) -> usize {
        let scripts = self.files.iter().filter(|file| file.is_of_element());
        scripts.map(|file| file.gzipped).max().unwrap_or_default()
    }

    /// Everything that a browser fetches before the visitor does anything, in English, in bytes after gzip.
    pub fn first_visit(&self) -> usize {
        self.visits.first().map_or(0, |(_, bytes)| *bytes)
    }

    /// The same in the language in which it is most.
    fn largest_first_visit(&self) -> usize {
        self.visits.iter().map(|(_, bytes)| *bytes).max().unwrap_or_default()
    }

    /// What entering the smallest and the largest room in English downloads, in bytes after gzip. A room has markup
    /// and a stylesheet, and a script with the same name in the folder of each language.
    fn rooms(&self) -> (usize, usize) {
        let at = |place: &Path| self.files.iter().find(|file| file.place == place);
        let size = |markup: &File| {
            let place = &markup.place;
            let name = place.file_stem().filter(|_| place.extension() == Some("html".as_ref()))?;
            let script = place.parent()?.join("en").join(name).with_extension("js");
            let style = at(&place.with_extension("css")).map_or(0, |file| file.gzipped);
            Some(markup.gzipped + at(&script)?.gzipped + style)
        };
        let sizes = || self.files.iter().filter_map(size);
        (sizes().min().unwrap_or_default(), sizes().max().unwrap_or_default())
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
    fn parts(&self) -> [(&'static str, usize, usize); 4] {
        let [solver, of_page] = self.solvers();
        [
            ("solver", solver, SOLVER),
            ("solver for the page", of_page, PAGE_SOLVER),
            ("first visit", self.largest_first_visit(), FIRST_VISIT),
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
        for file in &self.files {
            let (place, remark) = (file.place.display(), file.remark());
            writeln!(out, "{:>9}  {:>9}  {place}{remark}", file.bytes, file.gzipped)?;
        }
        let [solver, of_page] = self.solvers();
        writeln!(out, "{solver:>20}  the solver, of at most {SOLVER} when published")?;
        writeln!(
            out,
            "{of_page:>20}  the solver for the page, of at most {PAGE_SOLVER} when published"
        )?;
        for (language, bytes) in &self.visits {
            writeln!(
                out,
                "{bytes:>20}  a first visit ({language}), of at most {FIRST_VISIT} when published"
            )?;
        }
        let element = self.element();
        writeln!(
            out,
            "{element:>20}  the element for other pages, of at most {ELEMENT} when published"
        )
    }
}

impl File {
    fn is_of_element(&self) -> bool {
        self.begins_with(ELEMENT_PLACE)
    }

    fn begins_with(&self, start: &str) -> bool {
        self.place.to_string_lossy().replace('\\', "/").starts_with(start)
    }

    /// When it is fetched, if not at once.
    fn remark(&self) -> &'static str {
        if self.is_first {
            ""
        } else if self.is_of_element() {
            "  (for other people's pages, not for visitors)"
        } else if self.place.to_string_lossy().ends_with(".d.ts") {
            "  (for those who program against the module, not for visitors)"
        } else {
            "  (fetched when it is asked for, not counted in the first visit)"
        }
    }
}

/// Links that fetch nothing at first: other sites and search engines read the first, some devices fetch the second when
/// the page is installed, the third names a part of the page itself, and the last is what few rooms need.
const OTHERS: [&str; 4] =
    ["\"canonical\"", "\"apple-touch-icon\"", "\"expect\"", "data-solver=\"whole\""];

/// All files that the page fetches before the visitor does anything, by language: itself, the files named in its
/// head, some of them with a version stamp, and the scripts that its head names for that language, of the first view and
/// of every room.
fn first_visits(files: &Files) -> Result<Vec<(String, BTreeSet<PathBuf>)>> {
    let page = files.get(Path::new(PAGE)).with_context(|| format!("there is no {PAGE}"))?;
    let page = str::from_utf8(page).context(PAGE)?;
    let head = page.split("</head>").next().unwrap_or_default();
    let is_ours = |tag: &&str| !OTHERS.iter().any(|rel| tag.contains(rel));
    let tags: Vec<&str> = head.split('<').filter(is_ours).collect();
    let addresses = ["href", "src", "data-script"];
    let named = tags.iter().flat_map(|tag| addresses.map(|name| value_of(tag, name))).flatten();
    let shared: BTreeSet<_> = named.map(without_stamp).chain([PAGE.into()]).collect();
    let scripts = tags.iter().filter(|tag| value_of(tag, "name") == Some("scripts"));
    let visits = scripts.filter_map(|tag| {
        let first = value_of(tag, "content")?.split(' ');
        let more = value_of(tag, "data-more").into_iter().flat_map(|paths| paths.split(' '));
        let of_language = first.chain(more).map(without_stamp);
        let places = shared.iter().cloned().chain(of_language).collect();
        Some((value_of(tag, "lang")?.to_owned(), places))
    });
    let visits: Vec<(String, BTreeSet<PathBuf>)> = visits.collect();
    ensure!(!visits.is_empty(), "{PAGE} names no scripts");
    for place in visits.iter().flat_map(|(_, places)| places) {
        ensure!(files.contains_key(place), "{PAGE} names {}, which is not there", place.display());
    }
    Ok(visits)
}

/// Whether a file is another one once more, as servers send it.
fn is_compressed(place: &Path) -> bool {
    place.extension().is_some_and(|end| end == "br" || end == "gz")
}

/// The value of an attribute.
fn value_of<'tag>(tag: &'tag str, name: &str) -> Option<&'tag str> {
    tag.split(&format!(" {name}=\"")).nth(1)?.split('"').next()
}

/// The file that an address names.
fn without_stamp(address: &str) -> PathBuf {
    address.split('?').next().unwrap_or_default().into()
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
    use super::{File, PAGE, Spent, first_visits};
    use crate::site::Files;

    fn site(names: &[&str]) -> Files {
        let page = "<head><link href=\"style.css\" /><link rel=\"expect\" href=\"#end\" /><link rel=\"canonical\" href=\"https://example.org/\" />\
            <meta name=\"scripts\" lang=\"en\" content=\"en/main.js\" data-more=\"en/more.js\" data-play=\"play.js\" />\
            <meta name=\"scripts\" lang=\"de\" content=\"de/main.js\" />\
            <link rel=\"apple-touch-icon\" href=\"icon.png\" /><script src=\"early.js?12ab\"></script></head>\
            <a href=\"#\">";
        let rest = names.iter().map(|name| ((*name).into(), Vec::new()));
        rest.chain([(PAGE.into(), page.as_bytes().to_vec())]).collect()
    }

    #[test]
    fn a_first_visit_is_what_the_head_of_the_page_names_for_a_language() {
        let scripts = ["en/main.js", "en/more.js", "de/main.js", "late.js"];
        let all =
            first_visits(&site(&[&["style.css", "early.js"], &scripts[..]].concat())).unwrap();
        let names = all.iter().map(|(language, places)| {
            let places: Vec<_> = places.iter().map(|place| place.to_str().unwrap()).collect();
            (language.as_str(), places)
        });
        let expected = [
            ("en", vec!["early.js", "en/main.js", "en/more.js", PAGE, "style.css"]),
            ("de", vec!["de/main.js", "early.js", PAGE, "style.css"]),
        ];
        assert_eq!(names.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_room_is_its_markup_its_stylesheet_and_its_script() {
        let file = |(place, gzipped): (&str, usize)| {
            let (place, bytes, is_first) = (place.into(), 2 * gzipped, false);
            File { place, bytes, gzipped, is_first }
        };
        let sizes = [
            ("a/count.html", 1),
            ("a/count.css", 20),
            ("a/en/count.js", 300),
            ("a/de/count.js", 4000),
        ];
        let others = [("a/play.html", 7), ("a/en/play.js", 60_000), ("404.html", 500_000)];
        let files = sizes.into_iter().chain(others).map(file).collect();
        assert_eq!(Spent { files, visits: Vec::new() }.rooms(), (321, 60_007));
    }

    #[test]
    fn a_file_that_is_there_compressed_as_well_counts_once() {
        let names = ["style.css", "early.js", "en/main.js", "en/more.js", "de/main.js"];
        let files = |more: &[&str]| site(&[&names[..], more].concat());
        let table = |more| Spent::on(&files(more)).unwrap().table();
        assert_eq!(table(&["embed/knights-tour.js.br", "pkg/knights_tour_bg.wasm.gz"]), table(&[]));
        let spent = Spent::on(&files(&["style.css.br"])).unwrap();
        assert!(!spent.to_string().contains(".br"));
    }

    #[test]
    fn a_missing_file_is_reported() {
        assert!(first_visits(&site(&["style.css"])).is_err());
    }
}
