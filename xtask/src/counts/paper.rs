//! `docs/counts.md`, written from the register.

use super::number::grouped;
use super::{
    Check, Counted, Published, Record, Register, Target, Unfinished, What, Wrong, is_sequence,
    sides,
};

const INTRODUCTION: &str = "\
# Counts

Every number of knight’s tours that the program knows, with its source, and with how it was counted and checked here.
`cargo xtask counts` writes this page from `tests/data/counts.json`; nothing in it is typed by hand. A site has it beside
its page, as `data/counts.json` and as a table, `data/counts.csv`; [data](data.md) says what stands in them.

A tour and its reverse are one tour; those that are rotated or mirrored are different tours. A closed tour has no
beginning. Open tours include those that could be closed. “8 × 10” stands for “10 × 8” as well.
";

const REPEATING: &str = "\
## Repeating a count

The command is all that it takes; [command.md](command.md) has its options:

```sh
cargo install --path . --features cli
knights-tour count 8x10 --target closed --memory 16GiB
knights-tour count 8x10 --target closed --memory 1GiB --scratch DIR
knights-tour count 8x10 --target closed --seam 4
knights-tour count 8x10 --target closed --order middle
knights-tour count 8x10 --target closed --method frontier
knights-tour count 8x10 --target closed --up-to-symmetry
knights-tour estimate 8x10 --target closed --walks 100000000
```

With `--scratch` the count keeps on disk what does not fit into memory, and `--resume` continues one that was stopped. The
lines below it are checks: `--seam` joins the halves below another row, so that other states are counted and joined;
`--order` takes the squares in another order; `--method frontier` has no halves at all and shares nothing with the usual
method but the moves of the knight. `--up-to-symmetry` also counts, on a folded board, the tours that each symmetry
leaves as they are. The walks estimate the number without counting; the interval here is three standard errors to each
side.

`cargo xtask counts add 8x10 closed --check seam=4 --check estimate` makes the count and these two checks; `order`,
`frontier` and `symmetry` are others. It writes the number into the register only if nothing contradicts it.
";

const WRONG: &str = "\
## What would prove a number wrong

- Another program, or one of the commands above, that finds another number.
- A remainder. Let _T_ be the number of tours, and add to it, for each rotation and reflection of the board, the number
  of tours that it leaves as they are. The sum can be divided by the number of symmetries, which is 8 for squares and 4
  for other boards: it is that many times the number of classes (Burnside’s lemma).
- An estimate by many walks with another seed that stays far from it.
";

/// The whole page.
pub fn write(register: &Register) -> String {
    let Register { records, unfinished, .. } = register;
    let of = |target| records.iter().filter(move |record| record.target == target);
    let parts = [
        INTRODUCTION.to_owned(),
        ten_by_ten(register),
        format!("## Closed tours\n\n{}", numbers(register, of(Target::Closed))),
        format!("## Open tours\n\n{}", numbers(register, of(Target::Open))),
        differences(register),
        counted(records),
        checks(records),
        begun(unfinished),
        REPEATING.to_owned(),
        WRONG.to_owned(),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

/// What is known of the board that the sequence A001230 ends before.
fn ten_by_ten(register: &Register) -> String {
    let said = if let Some(record) = register.find("10x10", Target::Closed) {
        let checks = match record.checks.len() {
            0 => "It is not checked yet.".to_owned(),
            1 => "One check agrees; [it](#checks) and [the cost](#counted-here) are below."
                .to_owned(),
            more => format!(
                "{more} checks agree; [they](#checks) and [the cost](#counted-here) are below."
            ),
        };
        format!("The 10 × 10 board has **{}** closed tours. {checks}", grouped(&record.tours))
    } else if register.unfinished.iter().any(|each| sides(&each.board) == (10, 10)) {
        "The count of 10 × 10 has begun and is [not finished](#unfinished).".to_owned()
    } else {
        "No number for 10 × 10 was found anywhere, and it is not counted here yet.".to_owned()
    };
    format!(
        "## 10 × 10\n\nOEIS [A001230](https://oeis.org/A001230), the closed tours of 2*n* × 2*n* boards, ends with 8 × 8, whose \
         number Brendan McKay counted in 1997. {said}\n"
    )
}

fn numbers<'all>(register: &Register, records: impl Iterator<Item = &'all Record>) -> String {
    let row = |record: &Record| {
        let names = record.published.iter().filter(|each| each.wrong.is_none());
        let mut names: Vec<_> = names.map(|each| by(register, each)).collect();
        if record.counted.is_some() {
            names.push("counted here".to_owned());
        }
        [title(&record.board), grouped(&record.tours), names.join("; ")]
    };
    table(["Board", "Tours", "Source"], records.map(row))
}

/// A source with its author and year, and with the number as it stands there if that counts directions.
fn by(register: &Register, published: &Published) -> String {
    let Published { source, by, year, tours, directed, classes, .. } = published;
    let name = if is_sequence(source) {
        format!("OEIS [{source}](https://oeis.org/{source})")
    } else {
        let known = &register.sources[source];
        known
            .link
            .as_ref()
            .map_or_else(|| known.name.clone(), |link| format!("[{}]({link})", known.name))
    };
    let year = year.map(|year| year.to_string());
    let who: Vec<_> = [by.clone(), year].into_iter().flatten().collect();
    let who = if who.is_empty() { String::new() } else { format!(" ({})", who.join(", ")) };
    // Where there is one tour at most, nothing is doubled.
    let both = if *directed && tours.len() > 1 {
        format!(", with directions as two {}", grouped(tours))
    } else {
        String::new()
    };
    let classes =
        classes.as_ref().map_or(String::new(), |classes| format!(", {} classes", grouped(classes)));
    format!("{name}{who}{both}{classes}")
}

fn differences(register: &Register) -> String {
    let mut lines = Vec::new();
    for record in &register.records {
        for each in &record.published {
            let Some(wrong) = each.wrong else { continue };
            let why = match wrong {
                Wrong::Overflow => {
                    "The difference is a multiple of 2⁶⁴: the sums of that program went beyond 64 bits."
                }
                Wrong::Symmetry => {
                    "That cannot be: rotated and mirrored tours come in groups of four or eight, and four does not divide it."
                }
                Wrong::ByHand => {
                    "It was found by hand; every count by a computer has the other number."
                }
                Wrong::Unexplained => {
                    "How it was found is not told; other programs, written independently, have the other number."
                }
            };
            let published = grouped(&each.tours);
            let has = match record.undirected(&each.tours, each.directed) {
                Ok(tours) if each.directed => {
                    format!("{}, with directions as two {published},", grouped(&tours))
                }
                _ => published,
            };
            lines.push(format!(
                "- {}, {}: {} has {has} instead of {}. {why}\n",
                title(&record.board),
                record.target.id(),
                by(register, &Published { directed: false, ..each.clone() }),
                grouped(&record.tours)
            ));
        }
    }
    format!("## Where published numbers differ\n\n{}", lines.concat())
}

fn counted(records: &[Record]) -> String {
    let row = |record: &Record| {
        let counted = record.counted.as_ref()?;
        let Counted { method, seam, seconds, bytes, disk_bytes, processor, day, version, .. } =
            counted;
        let method =
            seam.map_or_else(|| method.clone(), |row| format!("{method}, joined below row {row}"));
        let shared = counted.shares.zip(counted.machines);
        let threads = shared.map_or_else(
            || counted.threads.to_string(),
            |(shares, machines)| format!("{shares} shares on {machines} machines"),
        );
        Some([
            kind(record),
            method,
            time(*seconds),
            threads,
            // What each share has taken is not known.
            if shared.is_some() { String::new() } else { amount(*bytes) },
            disk_bytes.map_or(String::new(), amount),
            processor.clone(),
            day.clone(),
            version.clone(),
        ])
    };
    let rows: Vec<_> = records.iter().filter_map(row).collect();
    if rows.is_empty() {
        return String::new();
    }
    let heads =
        ["Tours", "Method", "Time", "Threads", "Memory", "Disk", "Processor", "Day", "Version"];
    format!(
        "## Counted here\n\nBy the command. “Folded” joins two halves of the board, “frontier” goes square by square. \
         Memory is what the count itself has asked for.\n\n{}",
        table(heads, rows.into_iter())
    )
}

fn checks(records: &[Record]) -> String {
    let mut rows = Vec::new();
    for record in records {
        for Check { what, seconds } in &record.checks {
            rows.push([kind(record), said(what, record), seconds.map_or(String::new(), time)]);
        }
    }
    if rows.is_empty() {
        return String::new();
    }
    format!(
        "## Checks\n\nEach of these gave the number that stands above; of symmetries and walks, what they gave is said.\n\n{}",
        table(["Tours", "Check", "Time"], rows.into_iter())
    )
}

fn said(what: &What, record: &Record) -> String {
    match what {
        What::Seam { row } => format!("joined below row {row}"),
        What::Order => "another order of squares".to_owned(),
        What::Frontier => "square by square".to_owned(),
        What::Threads { threads: 1 } => "one thread".to_owned(),
        What::Threads { threads } => format!("{threads} threads"),
        What::Symmetry { classes, kept } => {
            let all = if sides(&record.board).0 == sides(&record.board).1 { 8 } else { 4 };
            format!(
                "symmetry: with the {} that symmetries keep, divided by {all}, there are {} classes",
                grouped(kept),
                grouped(classes)
            )
        }
        What::Estimate { walks, seed, low, high } => {
            format!(
                "{} walks, seed {seed}: {} to {}",
                grouped(&walks.to_string()),
                power(low),
                power(high)
            )
        }
    }
}

fn begun(unfinished: &[Unfinished]) -> String {
    let row = |each: &Unfinished| {
        [
            format!("{} {}", title(&each.board), each.target.id()),
            format!("{} of {} layers, {} % joined", each.layers, each.of_layers, each.joined),
            time(each.seconds),
            amount(each.bytes),
            amount(each.disk_bytes),
            each.seconds_left.map_or(String::new(), time),
            each.day.clone(),
            each.version.clone(),
        ]
    };
    if unfinished.is_empty() {
        return String::new();
    }
    let heads = ["Tours", "Done", "Time", "Memory", "Disk", "The rest", "Day", "Version"];
    format!("## Unfinished\n\n{}", table(heads, unfinished.iter().map(row)))
}

/// `8 × 10`
fn title(board: &str) -> String {
    let (width, height) = sides(board);
    format!("{width} × {height}")
}

/// `8 × 10 closed`
fn kind(record: &Record) -> String {
    format!("{} {}", title(&record.board), record.target.id())
}

fn time(seconds: f64) -> String {
    match seconds {
        ..10.0 => format!("{seconds:.2} s"),
        ..120.0 => format!("{seconds:.0} s"),
        ..7200.0 => format!("{:.0} min", seconds / 60.0),
        _ => format!("{:.1} h", seconds / 3600.0),
    }
}

fn amount(bytes: u64) -> String {
    match bytes as f64 {
        bytes @ ..1e9 => format!("{:.0} MB", (bytes / 1e6).ceil()),
        bytes => format!("{:.1} GB", bytes / 1e9),
    }
}

/// `1.0612 · 10²⁶`, or all digits of a small number.
fn power(number: &str) -> String {
    if number.len() < 8 {
        return grouped(number);
    }
    let exponent = (number.len() - 1).to_string();
    let raised =
        exponent.chars().filter_map(|each| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(each.to_digit(10)? as usize));
    format!("{}.{} · 10{}", &number[..1], &number[1..5], raised.collect::<String>())
}

/// A table as Prettier leaves it.
fn table<const COLUMNS: usize>(
    heads: [&str; COLUMNS],
    rows: impl Iterator<Item = [String; COLUMNS]>,
) -> String {
    let mut lines = vec![heads.map(ToOwned::to_owned)];
    lines.extend(rows);
    let width = |column: usize| {
        lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0).max(3)
    };
    let widths: [usize; COLUMNS] = std::array::from_fn(width);
    lines.insert(1, widths.map(|width| "-".repeat(width)));
    let cell = |(text, width): (&String, &usize)| format!(" {text:width$} |");
    lines
        .iter()
        .map(|line| format!("|{}\n", line.iter().zip(&widths).map(cell).collect::<String>()))
        .collect::<Vec<_>>()
        .concat()
}

#[cfg(test)]
mod tests {
    use super::super::{Register, Unfinished};
    use super::{amount, power, time, write};

    #[test]
    fn quantities_are_readable() {
        assert_eq!([0.5, 45.2, 600.0, 30_000.0].map(time), ["0.50 s", "45 s", "10 min", "8.3 h"]);
        assert_eq!([1, 519_000_000, 30_000_000_000].map(amount), ["1 MB", "519 MB", "30.0 GB"]);
        let long = "1061200000";
        assert_eq!(["7", "44202", long].map(power), ["7", "44,202", "1.0612 · 10⁹"]);
    }

    #[test]
    fn the_page_says_how_far_ten_by_ten_is() {
        let mut register = Register::read().unwrap();
        register.records.retain(|record| record.board != "10x10");
        register.unfinished.clear();
        assert!(write(&register).contains("it is not counted here yet."));
        register.unfinished.push(Unfinished {
            board: "10x10".to_owned(),
            target: super::Target::Closed,
            layers: 40,
            of_layers: 50,
            joined: 0.0,
            seconds: 7300.0,
            bytes: 1 << 34,
            disk_bytes: 30_000_000_000,
            seconds_left: Some(36_000.0),
            day: "2026-11-25".to_owned(),
            version: "0.1.0".to_owned(),
        });
        let page = write(&register);
        assert!(page.contains("is [not finished](#unfinished)"));
        assert!(
            page.contains("| 10 × 10 closed | 40 of 50 layers, 0 % joined | 2.0 h |"),
            "{page}"
        );
    }

    #[test]
    fn wrong_numbers_stand_beside_right_ones() {
        let page = write(&Register::read().unwrap());
        for number in [
            "2,085,986,745,706,526,487,660 instead of 2,122,880,233,853,945,590,892",
            "33,439,123,484,294",
        ] {
            assert!(page.contains(number), "{number}");
        }
    }
}
