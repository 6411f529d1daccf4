//! What a first visit fetches, named at the top of the page: a browser that has to read one script to
//! find out about the next would wait for the network again and again.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::site::Files;

pub const PAGE: &str = "index.html";
/// The script that the page starts with, as its markup has it; what is named goes before it.
const START: &str = "    <script type=\"module\" src=\"main.js\"></script>\n";
const MAIN: &str = "main.js";
const SOLVER: &str = "pkg/knights_tour_bg.wasm";

/// Names the solver, and all scripts that those of Explore import, in the page.
pub fn link(files: &mut Files) -> Result<()> {
    let mut links = String::new();
    writeln!(
        links,
        "    <link rel=\"preload\" href=\"{SOLVER}\" as=\"fetch\" type=\"application/wasm\" crossorigin />"
    )?;
    for script in imported(files, MAIN)?.iter().filter(|script| *script != Path::new(MAIN)) {
        let script = script.to_string_lossy().replace('\\', "/");
        writeln!(links, "    <link rel=\"modulepreload\" href=\"{script}\" />")?;
    }
    let page = text(files, Path::new(PAGE))?;
    ensure!(page.contains(START), "{PAGE} does not start {MAIN} any more");
    let page = page.replacen(START, &(links + START), 1);
    files.insert(PAGE.into(), page.into_bytes());
    Ok(())
}

/// All files that the page fetches before a visitor does anything: itself and what its markup names.
pub fn first_visit(files: &Files) -> Result<BTreeSet<PathBuf>> {
    let page = text(files, Path::new(PAGE))?;
    let head = page.split("</head>").next().unwrap_or_default();
    let named = ["href=\"", "src=\""].into_iter().flat_map(|name| head.split(name).skip(1));
    let named = named.filter_map(|rest| Some(PathBuf::from(rest.split('"').next()?)));
    let all: BTreeSet<_> = named.chain([PAGE.into()]).collect();
    for place in &all {
        ensure!(files.contains_key(place), "{PAGE} names {}, which is not there", place.display());
    }
    Ok(all)
}

/// A script and all that it imports at once, whatever imports what.
fn imported(files: &Files, script: &str) -> Result<BTreeSet<PathBuf>> {
    let mut all = BTreeSet::new();
    let mut left = vec![PathBuf::from(script)];
    while let Some(place) = left.pop() {
        let folder = place.parent().unwrap_or(Path::new(""));
        left.extend(sources(text(files, &place)?).map(|source| resolve(folder, source)));
        all.insert(place);
        left.retain(|place| !all.contains(place));
    }
    Ok(all)
}

/// What a script imports or exports again, as it is written there. What `import()` asks for is not
/// wanted at first. A statement over several lines ends with its source.
fn sources(script: &str) -> impl Iterator<Item = &str> {
    script.lines().filter_map(|line| {
        let starts = ["import ", "export ", "} from "].iter().any(|start| line.starts_with(start));
        let (before, source) = line.strip_suffix("\";")?.rsplit_once('"')?;
        (starts && (before.ends_with(" from ") || before == "import ")).then_some(source)
    })
}

/// The place in the site of what a script in a folder calls by a relative address.
fn resolve(folder: &Path, source: &str) -> PathBuf {
    let mut place = folder.to_owned();
    for part in Path::new(source).components() {
        match part {
            Component::ParentDir => _ = place.pop(),
            Component::Normal(name) => place.push(name),
            _ => {}
        }
    }
    place
}

fn text<'a>(files: &'a Files, place: &Path) -> Result<&'a str> {
    let bytes = files.get(place).with_context(|| format!("there is no {}", place.display()))?;
    std::str::from_utf8(bytes).with_context(|| place.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::{PAGE, SOLVER, START, first_visit, imported, link};
    use crate::site::Files;

    fn site(scripts: &[(&str, &str)]) -> Files {
        let page = format!("<head>\n<link href=\"style.css\" />\n{START}</head>\n<a href=\"#\">");
        let rest = [(PAGE, page.as_str()), ("style.css", ""), (SOLVER, "")];
        let all = rest.iter().chain(scripts);
        all.map(|(name, text)| (name.into(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn imports_are_followed_but_not_those_on_demand() {
        let files = site(&[
            ("main.js", "import { a } from \"./a.js\";\nexport * from \"./rooms/b.js\";\n"),
            ("a.js", "import {\none,\ntwo,\n} from \"./main.js\";\nimport(\"./late.js\");\n"),
            ("rooms/b.js", "import \"../c.js\";\nconst words = \"from \\\"x.js\";\n"),
            ("c.js", "const later = () => import(\"./late.js\");\nexport const d = \"late.js\";\n"),
            ("late.js", ""),
        ]);
        let all = imported(&files, "main.js").unwrap();
        let names: Vec<_> = all.iter().map(|place| place.to_str().unwrap()).collect();
        assert_eq!(names, ["a.js", "c.js", "main.js", "rooms/b.js"]);
    }

    #[test]
    fn the_page_names_what_a_first_visit_fetches() {
        let mut files =
            site(&[("main.js", "import { a } from \"./a.js\";\n"), ("a.js", ""), ("late.js", "")]);
        link(&mut files).unwrap();
        let all = first_visit(&files).unwrap();
        let names: Vec<_> = all.iter().map(|place| place.to_str().unwrap()).collect();
        assert_eq!(names, ["a.js", "index.html", "main.js", SOLVER, "style.css"]);
    }

    #[test]
    fn a_script_that_is_not_there_is_told() {
        let mut files = site(&[("main.js", "import { a } from \"./a.js\";\n")]);
        assert!(link(&mut files).is_err());
    }
}
