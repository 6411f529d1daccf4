//! Results of the benches as data: their tables, stored as JSON, and the comparison of two runs.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

/// The ratio new / old from which something counts as slower, or larger.
const WORSE: f64 = 1.1;

/// Units in which less is better. `times` is a ratio to a yardstick.
const UNITS: [&str; 6] = ["times", "ns", "ms", "s", "kB", "MB"];

/// The results of a bench: a table, and where and with what they were measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    bench: String,
    headings: Vec<String>,
    rows: Vec<Vec<String>>,
    signature: String,
}

impl Measured {
    /// Parses the Markdown table that a bench prints, with the text below it.
    pub fn read(bench: &str, printed: &str) -> Result<Self> {
        let is_table = |line: &&str| line.starts_with('|');
        let mut lines =
            printed.lines().map(str::trim).skip_while(|line| !is_table(line)).peekable();
        let mut rows = Vec::new();
        while let Some(line) = lines.next_if(is_table) {
            let cells = line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned());
            rows.push(cells.collect());
        }
        ensure!(rows.len() > 2, "the bench `{bench}` has printed no table");
        let headings = rows.remove(0);
        // The separator line below the headings.
        rows.remove(0);
        let signature = lines.collect::<Vec<_>>().join("\n").trim().to_owned();
        Ok(Self { bench: bench.to_owned(), headings, rows, signature })
    }

    /// The table and the text below it, as in the documentation.
    pub fn markdown(&self) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let below = "| --- ".repeat(self.headings.len()) + "|\n";
        let rows: String = self.rows.iter().map(|row| line(row)).collect();
        format!("{}{below}{rows}\n{}\n", line(&self.headings), self.signature)
    }

    fn json(&self) -> Value {
        let figure = |(heading, cell): (&String, &String)| {
            let numbers = numbers(cell).into_iter();
            let numbers: Vec<_> =
                numbers.map(|(value, unit)| json!({ "value": value, "unit": unit })).collect();
            json!({ "heading": heading, "text": cell, "numbers": numbers })
        };
        let figures =
            |row: &Vec<String>| -> Value { self.headings.iter().zip(row).map(figure).collect() };
        let rows: Vec<_> = self.rows.iter().map(figures).collect();
        json!({ "bench": self.bench, "rows": rows, "signature": self.signature })
    }

    fn from_json(value: &Value) -> Option<Self> {
        let text = |value: &Value, key| value.get(key)?.as_str().map(str::to_owned);
        let texts = |row: &Value, key| -> Option<Vec<String>> {
            row.as_array()?.iter().map(|figure| text(figure, key)).collect()
        };
        let (bench, signature) = (text(value, "bench")?, text(value, "signature")?);
        let rows = value.get("rows")?.as_array()?;
        let headings = texts(rows.first()?, "heading")?;
        let rows = rows.iter().map(|row| texts(row, "text")).collect::<Option<_>>()?;
        Some(Self { bench, headings, rows, signature })
    }

    /// The figures of a row that are compared, with their headings: ratios to a yardstick if there are any,
    /// since machines differ, otherwise numbers with units.
    fn compared(&self, row: &[String]) -> Vec<(&str, f64, String)> {
        let of_cell = |(heading, cell): (&'_ String, &String)| -> Vec<(usize, f64, String)> {
            let at = self.headings.iter().position(|each| each == heading).unwrap_or(0);
            let is_ratio = heading.starts_with("Ratio");
            let has_unit = |unit: &str| UNITS.contains(&unit) || is_ratio && unit.is_empty();
            let numbers = numbers(cell).into_iter().filter(|(_, unit)| has_unit(unit));
            let unit = |unit: String| if is_ratio { "times".to_owned() } else { unit };
            numbers.map(|(value, own)| (at, value, unit(own))).collect()
        };
        let is_goal =
            |heading: &str| ["Goal", "Budget"].iter().any(|goal| heading.starts_with(goal));
        let cells = self.headings.iter().zip(row).skip(1);
        let figures = cells.filter(|(heading, _)| !is_goal(heading)).flat_map(of_cell);
        let figures: Vec<_> =
            figures.map(|(at, value, unit)| (self.headings[at].as_str(), value, unit)).collect();
        let has_ratio = figures.iter().any(|(_, _, unit)| unit == "times");
        figures.into_iter().filter(|(_, _, unit)| !has_ratio || unit == "times").collect()
    }
}

/// The numbers of a cell, each with the word after it.
fn numbers(cell: &str) -> Vec<(f64, String)> {
    let words: Vec<&str> = cell.split_whitespace().collect();
    let number = |word: &str| word.trim_end_matches(',').replace(',', "").parse::<f64>().ok();
    let unit = |at: usize| {
        let word = words.get(at + 1).copied().unwrap_or_default();
        if words[at].ends_with(',') { "" } else { word.trim_end_matches(',') }
    };
    let found = words.iter().enumerate().filter_map(|(at, word)| Some((at, number(word)?)));
    found
        .filter(|(_, value)| value.is_finite())
        .map(|(at, value)| (value, unit(at).to_owned()))
        .collect()
}

/// Writes results to a file.
pub fn write(path: &Path, measured: &[Measured]) -> Result<()> {
    let tables: Vec<_> = measured.iter().map(Measured::json).collect();
    let text = serde_json::to_string_pretty(&json!({ "tables": tables }))? + "\n";
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Reads a file written by [`write()`].
fn read(path: &Path) -> Result<Vec<Measured>> {
    let text =
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    parsed(&text).with_context(|| {
        format!("{} is not what `cargo xtask bench --json` writes", path.display())
    })
}

fn parsed(text: &str) -> Result<Vec<Measured>> {
    let value: Value = serde_json::from_str(text)?;
    let tables = value.get("tables").and_then(Value::as_array).context("there are no `tables`")?;
    let tables = tables.iter().map(Measured::from_json).collect::<Option<_>>();
    tables.context("a table has no `bench`, `rows` of figures or `signature`")
}

/// Lists what got slower, or larger, between two files of results.
pub fn compare(old: &Path, new: &Path) -> Result<String> {
    Ok(worse(&read(old)?, &read(new)?))
}

fn worse(old: &[Measured], new: &[Measured]) -> String {
    let mut said = String::new();
    for table in new {
        let Some(before) = old.iter().find(|before| before.bench == table.bench) else { continue };
        for row in &table.rows {
            let Some(row_before) = before.rows.iter().find(|each| each.first() == row.first())
            else {
                continue;
            };
            let figures = before.compared(row_before).into_iter().zip(table.compared(row));
            for ((heading, was, unit), (same_heading, is, same_unit)) in figures {
                if heading != same_heading || unit != same_unit || was <= 0.0 || is / was <= WORSE {
                    continue;
                }
                let (bench, what) = (&table.bench, &row[0]);
                let times = is / was;
                let _ = writeln!(
                    said,
                    "- {bench}: {what}, {heading}: {was} {unit} → {is} {unit}, {times:.2} times as much"
                );
            }
        }
    }
    if said.is_empty() {
        return "Nothing got slower or larger by more than 10 %.\n".to_owned();
    }
    format!(
        "Slower or larger by more than 10 %, ratios to yardsticks where there are some:\n\n{said}"
    )
}

#[cfg(test)]
mod tests {
    use super::{Measured, json, numbers, parsed, worse};

    const PRINTED: &str = "\n| What | Measured | C | Ratio | Goal |\n|------|---|---|---|---|\n\
        | blocks | 8.1 ms, 7.0 times filling | | | 12 ms |\n\
        | 1000 × 1000 | 53.3 ns | 44.4 ns | 1.20 | 1.2 |\n\
        | counting | 7.63 s, 268 MB | | | 15 s |\n\n2026-11-23, 2 × some.\n";

    fn measured(printed: &str) -> Measured {
        Measured::read("methods", printed).unwrap()
    }

    #[test]
    fn numbers_have_the_word_after_them() {
        let found = |cell| {
            let all = numbers(cell).into_iter();
            all.map(|(value, unit)| format!("{value} {unit}")).collect::<Vec<_>>().join("; ")
        };
        assert_eq!(found("8.1 ms, 7.0 times filling an array"), "8.1 ms; 7 times");
        assert_eq!(found("13,267,364 tours"), "13267364 tours");
        assert_eq!(found("500 of 500, 1.36"), "500 of; 500 ; 1.36 ");
        assert_eq!(found("−0.5 % inf NaN"), "");
    }

    #[test]
    fn a_table_is_the_same_after_json_and_markdown() {
        let table = measured(PRINTED);
        assert_eq!(measured(&table.markdown()), table);
        let text = json!({ "tables": [table.json()] }).to_string();
        assert_eq!(parsed(&text).unwrap(), [table]);
        assert!(Measured::read("page", "no table").is_err());
    }

    #[test]
    fn what_is_no_file_of_figures_is_refused() {
        for text in [
            "",
            "[]",
            "{}",
            "{\"tables\": 3}",
            "{\"tables\": [{}]}",
            "{\"tables\": [{\"bench\": \"x\", \"rows\": [], \"signature\": \"\"}]}",
            "{\"tables\": [{\"bench\": \"x\", \"rows\": [[{\"text\": 1}]], \"signature\": \"\"}]}",
        ] {
            assert!(parsed(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_got_slower_is_named() {
        let old = [measured(PRINTED)];
        let said = |from: &str, to: &str| worse(&old, &[measured(&PRINTED.replace(from, to))]);
        let nothing = "Nothing got slower or larger by more than 10 %.\n";
        assert_eq!(said("", ""), nothing);
        assert_eq!(said("7.63 s", "8.3 s"), nothing, "by a tenth at most");
        assert_eq!(said("7.63 s", "1.0 s"), nothing, "faster");
        assert!(said("7.63 s", "9 s").contains("counting, Measured: 7.63 s → 9 s, 1.18 times"));
        assert!(said("268 MB", "400 MB").contains("268 MB → 400 MB"));
        // The machine was slower, but the ratio is unchanged.
        assert_eq!(said("53.3 ns", "90 ns"), nothing);
        assert!(said("1.20", "1.50").contains("1000 × 1000, Ratio: 1.2 times → 1.5 times"));
        assert_eq!(said("8.1 ms", "20 ms"), nothing);
        assert!(said("7.0 times", "9.0 times").contains("7 times → 9 times"));
        assert_eq!(said("12 ms", "30 ms"), nothing, "a goal");
        assert_eq!(said("counting", "something new"), nothing);
    }
}
