//! Which files of the source import which, read off their paths: not as exactly as a compiler would, but
//! by name, through whatever hands a name on.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A module's name, from the top.
type Module = Vec<String>;

/// What is read off a file.
struct File<'a> {
    /// What it defines.
    items: BTreeSet<&'a str>,
    /// What it imports: the path, the name that it has here, and whether it is handed on.
    uses: Vec<(Module, String, bool)>,
    /// Paths in its code, and plain words.
    paths: Vec<Module>,
}

/// The module that a file is, by its path in the source.
pub fn module_of(path: &Path) -> Module {
    let path = path.with_extension("");
    let names = path.iter().map(|name| name.to_string_lossy().into_owned());
    names.filter(|name| name != "mod" && name != "lib").collect()
}

/// Modules that import each other, directly or through others: each circle of them.
pub fn circles(code: &BTreeMap<Module, String>) -> Vec<Vec<String>> {
    let files: BTreeMap<Module, File<'_>> =
        code.iter().map(|(module, code)| (module.clone(), read(code))).collect();
    let imported: BTreeMap<&Module, BTreeSet<Module>> =
        files.keys().map(|module| (module, imports(&files, module))).collect();
    let reached: BTreeMap<&Module, BTreeSet<Module>> =
        files.keys().map(|module| (module, reached(&imported, module))).collect();
    let mut circles = BTreeSet::new();
    for (module, goals) in &reached {
        let circle = goals.iter().filter(|goal| reached[goal].contains(*module));
        let circle: Vec<String> = circle.map(|name| name.join("::")).collect();
        if circle.len() > 1 {
            circles.insert(circle);
        }
    }
    circles.into_iter().collect()
}

fn reached(imported: &BTreeMap<&Module, BTreeSet<Module>>, from: &Module) -> BTreeSet<Module> {
    let (mut reached, mut open) = (BTreeSet::new(), vec![from.clone()]);
    while let Some(module) = open.pop() {
        let new = imported[&module].iter().filter(|&goal| reached.insert(goal.clone()));
        open.extend(new.cloned().collect::<Vec<_>>());
    }
    reached
}

fn read(code: &str) -> File<'_> {
    let (mut items, mut uses) = (BTreeSet::new(), Vec::new());
    let mut rest = String::new();
    let mut statement: Option<(String, bool)> = None;
    for line in code.lines() {
        // An enum whose values have ids stands within `ids!`.
        let in_macro = line.strip_prefix("    ").filter(|line| line.starts_with("pub enum "));
        let (line, is_public) = after_visibility(in_macro.unwrap_or(line));
        if let Some(tree) = line.strip_prefix("use ") {
            statement = Some((String::new(), is_public));
            statement.as_mut().expect("it was just made").0.push_str(tree);
        } else if let Some((text, _)) = &mut statement {
            text.push_str(line);
        } else {
            items.extend(defined(line));
            rest.push_str(line);
            rest.push('\n');
        }
        if let Some((tree, is_public)) = statement.take_if(|(text, _)| text.ends_with(';')) {
            expand(tree.trim_end_matches(';'), &[], is_public, &mut uses);
        }
    }
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let words = rest.split(|letter| !is_part(letter));
    let path = |word: &str| -> Module {
        word.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect()
    };
    let paths = words.map(path).filter(|path| !path.is_empty()).collect();
    File { items, uses, paths }
}

/// A line without what says who sees it, and whether it says so.
fn after_visibility(line: &str) -> (&str, bool) {
    match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => {
            (rest.split_once(") ").map_or(rest, |(_, rest)| rest), true)
        }
        Some(rest) => (rest.trim_start(), true),
        None => (line, false),
    }
}

/// What a line at the top of a file defines.
fn defined(line: &str) -> Option<&str> {
    let kinds =
        ["const fn ", "fn ", "struct ", "enum ", "const ", "static ", "type ", "trait ", "union "];
    let rest = kinds.iter().chain(&["macro_rules! "]).find_map(|kind| line.strip_prefix(kind))?;
    rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
}

/// Each path of a tree of them, as `use` has it.
fn expand(tree: &str, before: &[String], is_public: bool, uses: &mut Vec<(Module, String, bool)>) {
    let tree = tree.trim();
    let names = |path: &str| -> Module {
        let names = path.split("::").filter(|name| !name.is_empty()).map(|name| name.trim().into());
        before.iter().cloned().chain(names).collect()
    };
    let Some((path, branches)) = tree.split_once('{') else {
        let (path, alias) = tree.split_once(" as ").unwrap_or((tree, ""));
        let mut path = names(path);
        path.retain(|name| name != "self" || before.is_empty());
        let last = path.last().cloned().unwrap_or_default();
        let name = if alias.is_empty() { last } else { alias.to_owned() };
        uses.push((path, name, is_public));
        return;
    };
    let (before, branches) = (names(path), branches.trim_end().trim_end_matches('}'));
    let (mut depth, mut from) = (0, 0);
    for (at, letter) in branches.char_indices().chain([(branches.len(), ',')]) {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 || at == branches.len() => {
                let branch = &branches[from..at];
                let missing = branch.matches('{').count() - branch.matches('}').count();
                let branch = format!("{branch}{}", "}".repeat(missing));
                if !branch.trim().is_empty() {
                    expand(&branch, &before, is_public, uses);
                }
                from = at + 1;
            }
            _ => {}
        }
    }
}

/// The modules that define what is used in one.
fn imports(files: &BTreeMap<Module, File<'_>>, module: &Module) -> BTreeSet<Module> {
    let file = &files[module];
    let is_word = |word: &str| file.paths.iter().any(|path| path[0] == word);
    // What is only handed on is not used here. Names of types are told from other words by their letter.
    let is_used = |name: &str| name.starts_with(char::is_uppercase) && is_word(name);
    let uses = file.uses.iter().filter(|(_, name, is_public)| !is_public || is_used(name));
    let mut paths: Vec<Module> = uses.map(|(path, _, _)| path.clone()).collect();
    paths.extend(file.paths.iter().filter(|path| path.len() > 1).cloned());
    let defining = |path: &Module| {
        // Of `Shape::Circle` the type is what is looked for.
        (1..=path.len()).rev().find_map(|length| resolve(files, module, &path[..length], 0))
    };
    paths.iter().filter_map(defining).filter(|found| found != module).collect()
}

/// The module that defines what a path in another leads to, if that is one of ours.
fn resolve(
    files: &BTreeMap<Module, File<'_>>,
    from: &Module,
    path: &[String],
    depth: usize,
) -> Option<Module> {
    let mut at = from.clone();
    for (place, name) in path.iter().enumerate() {
        let file = files.get(&at)?;
        let child: Module = at.iter().chain([name]).cloned().collect();
        match name.as_str() {
            "crate" => at.clear(),
            "self" => {}
            "super" => drop(at.pop()),
            _ if files.contains_key(&child) => at = child,
            "*" => return Some(at),
            name if file.items.contains(name) => return Some(at),
            name => {
                let rest = &path[place + 1..];
                let through = file.uses.iter().filter(|(_, known, _)| known == name);
                let longer = through.map(|(path, _, _)| [path, rest].concat());
                return longer
                    .filter(|path| depth < 10 && !path.is_empty())
                    .find_map(|path| resolve(files, &at, &path, depth + 1));
            }
        }
    }
    Some(at)
}
