//! The tours of the Gallery: whether each is one, and whether what is claimed of it is true. The page
//! finds the same out by itself; here it is worked out a second time, before anything is published.

use std::collections::{BTreeMap, BTreeSet};
use std::num::ParseIntError;
use std::sync::Arc;

use knights_tour::statistics::{Statistics, Sums};
use knights_tour::{Board, Graph, Leaper, Square, Tour};

/// The numbers of a board, top row first; `None` where there is no square, 0 where none leads to it.
type Cells = Vec<Vec<Option<u32>>>;

/// A tour as the collection writes it.
struct Entry<'text> {
    id: &'text str,
    words: BTreeMap<&'text str, &'text str>,
    cells: Cells,
    syllables: Vec<&'text str>,
}

/// Looks all tours of a collection through, and tells how many there are, or the first thing that is
/// wrong with one.
pub fn check(text: &str) -> Result<usize, String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let text = lines.join("\n");
    let blocks: Vec<&str> =
        text.split("\n[").map(str::trim).filter(|block| !block.is_empty()).collect();
    let mut names = BTreeSet::new();
    for block in &blocks {
        let entry = read(block.trim_start_matches('['))?;
        let fault = if names.insert(entry.id.to_owned()) {
            judge(&entry)
        } else {
            Err("it is there twice".into())
        };
        fault.map_err(|fault: String| format!("{}: {fault}", entry.id))?;
    }
    Ok(blocks.len())
}

fn read(block: &str) -> Result<Entry<'_>, String> {
    let (id, rest) = block.split_once("]\n").ok_or("a tour has no name in brackets")?;
    let (mut words, mut cells, mut syllables) = (BTreeMap::new(), Cells::new(), Vec::new());
    let mut heading = "";
    for line in rest.lines() {
        if line == "squares:" || line == "verse:" {
            heading = line;
        } else if heading.is_empty() {
            let (name, value) = line.split_once(": ").unwrap_or((line, ""));
            words.insert(name, value);
        } else if heading == "verse:" {
            syllables.extend(line.split_whitespace());
        } else {
            let row: Result<Vec<_>, _> = line.split_whitespace().map(cell).collect();
            cells.push(row.map_err(|_| format!("{id}: “{line}” is no row of numbers"))?);
        }
    }
    Ok(Entry { id, words, cells, syllables })
}

fn cell(text: &str) -> Result<Option<u32>, ParseIntError> {
    match text {
        "." => Ok(None),
        "-" => Ok(Some(0)),
        number => number.parse().map(Some),
    }
}

fn judge(entry: &Entry<'_>) -> Result<(), String> {
    for name in ["name", "about", "source", "claims"] {
        if entry.words.get(name).is_none_or(|value| value.is_empty()) {
            return Err(format!("it has no {name}"));
        }
    }
    let facts = facts(entry)?;
    let claims = entry.words["claims"].split("; ");
    match claims.into_iter().find(|claim| !facts.iter().any(|fact| fact == claim)) {
        Some(claim) => Err(format!("“{claim}” is not true of it: {}", facts.join("; "))),
        None => Ok(()),
    }
}

/// All that can be claimed of an entry and is true; an error where its squares are no path.
fn facts(entry: &Entry<'_>) -> Result<Vec<String>, String> {
    let graph = graph(entry)?;
    let squares = squares(entry, &graph)?;
    let mut facts = Vec::new();
    if squares.len() == graph.squares() {
        let tour = Tour::new(graph, squares).map_err(|fault| fault.to_string())?;
        facts.push(if tour.is_closed() { "closed" } else { "open" }.into());
        let statistics = Statistics::of(&tour).ok_or("it is on no board")?;
        symmetric(&statistics, &mut facts);
        numbered(&entry.cells, &mut facts);
        if let Some(sums) = &statistics.sums {
            summed(sums, &entry.cells, &mut facts);
        }
    } else {
        if let Some(pair) = squares.windows(2).find(|pair| !graph.are_neighbours(pair[0], pair[1]))
        {
            return Err(format!(
                "no move leads from {} to {}",
                graph.name(pair[0]),
                graph.name(pair[1])
            ));
        }
        facts.push(format!("path {}", squares.len()));
        let points: Vec<_> = squares
            .iter()
            .map(|&square| graph.board().map_or((0, 0), |board| board.position(square)))
            .collect();
        facts.push(format!("crossings {}", crossings(&points)));
    }
    read_along(entry, &mut facts);
    Ok(facts)
}

fn graph(entry: &Entry<'_>) -> Result<Arc<Graph>, String> {
    let rows: Vec<String> = entry
        .cells
        .iter()
        .map(|row| row.iter().map(|cell| if cell.is_some() { '.' } else { '#' }).collect())
        .collect();
    let board: Board = rows.join("/").parse().map_err(|_| "its board cannot be read")?;
    let leaper = entry.words.get("piece").map_or(Ok(Leaper::KNIGHT), |text| text.parse());
    Ok(Arc::new(Graph::new(board, leaper.map_err(|_| "there is no such piece")?)))
}

/// The squares in the order of their numbers, which are 1, 2, 3, ….
fn squares(entry: &Entry<'_>, graph: &Graph) -> Result<Vec<Square>, String> {
    let board = graph.board().ok_or("it is on no board")?;
    let mut found = BTreeMap::new();
    for (row, y) in entry.cells.iter().rev().zip(0..) {
        for (number, x) in row.iter().zip(0..) {
            if let (Some(number @ 1..), Some(square)) = (*number, board.square_at(x, y))
                && found.insert(number, square).is_some()
            {
                return Err(format!("the number {number} stands twice"));
            }
        }
    }
    match found.keys().zip(1..).find(|(number, place)| **number != *place) {
        Some((_, place)) => Err(format!("there is no number {place}")),
        None => Ok(found.into_values().collect()),
    }
}

fn symmetric(statistics: &Statistics, facts: &mut Vec<String>) {
    let ids: Vec<&str> = statistics.symmetries.iter().map(|each| each.id()).collect();
    let turned = ["quarter-turn", "half-turn"].into_iter().find(|turn| ids.contains(turn));
    facts.extend(turned.map(str::to_owned));
    if ids.len() == 1 {
        facts.push("asymmetric".into());
    }
    if ids.iter().any(|id| ["left-right", "top-bottom", "diagonal", "anti-diagonal"].contains(id)) {
        facts.push("mirror".into());
    }
}

/// What numbers have to do with those that a turn of the board brings to their place, on full boards.
fn numbered(cells: &Cells, facts: &mut Vec<String>) {
    let Some(rows) =
        cells.iter().map(|row| row.iter().copied().collect()).collect::<Option<Vec<Vec<u32>>>>()
    else {
        return;
    };
    let (height, width) = (rows.len(), rows[0].len());
    let all = u32::try_from(width * height).unwrap_or(u32::MAX);
    let places = || (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let opposite = |(x, y): (usize, usize)| (rows[y][x], rows[height - 1 - y][width - 1 - x]);
    if let Some(apart) = same(places().map(|at| opposite(at).0.abs_diff(opposite(at).1))) {
        facts.push(format!("opposite {apart}"));
    }
    if let Some(sum) = same(places().map(|at| opposite(at).0 + opposite(at).1)) {
        facts.push(format!("opposites add {sum}"));
    }
    if width == height {
        let step = |(x, y): (usize, usize)| (rows[x][width - 1 - y] + all - rows[y][x]) % all;
        if let Some(step) = same(places().map(step)) {
            facts.push(format!("quarters differ {}", step.min(all - step)));
        }
    }
    let is_early = |(x, y): (usize, usize)| rows[y][x] <= all / 2;
    let by_rows = same(places().map(|(x, y)| is_early((x, y)) == (y < height / 2)));
    let by_columns = same(places().map(|(x, y)| is_early((x, y)) == (x < width / 2)));
    if by_rows.or(by_columns).is_some() {
        facts.push("halves".into());
    }
}

fn summed(sums: &Sums, cells: &Cells, facts: &mut Vec<String>) {
    let (rows, columns) = (same(sums.rows.iter().copied()), same(sums.columns.iter().copied()));
    facts.extend(rows.map(|sum| format!("rows {sum}")));
    facts.extend(columns.map(|sum| format!("columns {sum}")));
    facts.extend(rows.filter(|_| rows == columns).map(|sum| format!("semi-magic {sum}")));
    let each: BTreeSet<u64> = sums.rows.iter().chain(&sums.columns).copied().collect();
    if let [less, more] = each.into_iter().collect::<Vec<_>>()[..] {
        facts.push(format!("sums {less} {more}"));
    }
    if let Some(mut diagonals) = sums.diagonals {
        diagonals.sort_unstable();
        facts.push(format!("diagonals {} {}", diagonals[0], diagonals[1]));
    }
    let side = cells.len() / 2;
    let line = |from: usize, at: usize, is_row: bool| -> u32 {
        let along = from..from + side;
        along.filter_map(|i| if is_row { cells[at][i] } else { cells[i][at] }).sum()
    };
    if cells.len() == cells[0].len() && cells.len().is_multiple_of(2) {
        let lines = (0..2 * side).flat_map(|at| {
            [0, side]
                .into_iter()
                .flat_map(move |from| [line(from, at, true), line(from, at, false)])
        });
        facts.extend(same(lines).map(|sum| format!("quarters {sum}")));
    }
}

/// What the syllables on the squares make, read along the tour.
fn read_along(entry: &Entry<'_>, facts: &mut Vec<String>) {
    let numbers = entry.cells.iter().flatten().flatten();
    let along: BTreeMap<u32, &str> =
        numbers.copied().zip(entry.syllables.iter().copied()).collect();
    let along: Vec<&str> = along.into_values().collect();
    let expected = entry.words.get("reads").map(|text| text.split_whitespace().collect());
    if entry.syllables.is_empty() {
        return;
    }
    if along == entry.syllables {
        facts.push("verse as rows".into());
    } else if Some(along) == expected {
        facts.push("verse".into());
    }
}

/// The value that all have, if all have the same.
fn same<T: PartialEq>(mut values: impl Iterator<Item = T>) -> Option<T> {
    let first = values.next()?;
    values.all(|value| value == first).then_some(first)
}

/// How often a path crosses itself, drawn as straight lines.
fn crossings(points: &[(i32, i32)]) -> usize {
    let side = |a: (i32, i32), b: (i32, i32), c: (i32, i32)| {
        ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
    };
    let moves: Vec<_> = points.windows(2).map(|pair| (pair[0], pair[1])).collect();
    let cross = |(a, b): ((i32, i32), (i32, i32)), (c, d): ((i32, i32), (i32, i32))| {
        side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
    };
    let pairs =
        moves.iter().enumerate().flat_map(|(i, &a)| moves[..i].iter().map(move |&b| (a, b)));
    pairs.filter(|&(a, b)| cross(a, b)).count()
}
