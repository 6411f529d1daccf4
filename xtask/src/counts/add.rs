//! What `cargo xtask counts add` does: it has the command count a board in several ways, and writes down what all of
//! them agree on.

use anyhow::{Result, bail, ensure};

use super::answer::{Run, run, tours, words, words_of_sum};
use super::arguments::Asked;
use super::checks::{expect_other_ways, make_checks};
use super::number::{grouped, rounded};
use super::{Counted, Record, Register, sides};
use crate::process::{answer, command};

/// Counts, makes the checks, and puts the number into the register.
pub fn count(register: &mut Register, asked: &Asked) -> Result<()> {
    count_by(register, asked, &mut |name, from, words| run(asked, name, from, words))
}

/// Only makes the checks.
pub fn check(register: &mut Register, asked: &Asked) -> Result<()> {
    check_by(register, asked, &mut |name, from, words| run(asked, name, from, words))
}

fn count_by(register: &mut Register, asked: &Asked, run: &mut Run) -> Result<()> {
    // The halves are joined in the middle, unless it is told otherwise.
    let (_, height) = sides(&asked.board);
    expect_other_ways(asked, Some(height.div_ceil(2)), asked.threads, "")?;
    let answer = if asked.parts.is_empty() {
        run("count", asked.from.as_deref(), &words(asked, "count", &[]))?
    } else {
        run("sum", None, &words_of_sum(asked))?
    };
    let tours = tours(&answer, asked, false)?;
    let place = register.place(&asked.board, asked.target);
    let mut record = match place {
        Ok(at) => register.records[at].clone(),
        Err(_) => Record {
            board: asked.board.clone(),
            target: asked.target,
            tours: tours.clone(),
            published: Vec::new(),
            counted: None,
            checks: Vec::new(),
        },
    };
    ensure!(
        record.tours == tours,
        "{} tours were counted, but {} stand in the register; nothing is written",
        grouped(&tours),
        grouped(&record.tours)
    );
    record.counted = Some(Counted {
        method: answer.method.unwrap_or_else(|| "theory".to_owned()),
        seam: answer.seam,
        threads: match answer.shares {
            Some(_) => 1,
            None => answer.threads.or(asked.threads).unwrap_or_else(cores),
        },
        shares: answer.shares,
        machines: asked.machines,
        seconds: rounded(asked.core_hours.map_or(answer.seconds, |hours| hours * 3600.0)),
        bytes: answer.bytes,
        disk_bytes: answer.disk_bytes.filter(|&bytes| bytes > 0),
        processor: processor(),
        day: day(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    });
    make_checks(&mut record, asked, run)?;
    register.check(&record)?;
    match place {
        Ok(at) => register.records[at] = record,
        Err(at) => register.records.insert(at, record),
    }
    Ok(())
}

fn check_by(register: &mut Register, asked: &Asked, run: &mut Run) -> Result<()> {
    let Ok(at) = register.place(&asked.board, asked.target) else {
        bail!("the register has no {} {}: add it first", asked.board, asked.target.id());
    };
    let mut record = register.records[at].clone();
    make_checks(&mut record, asked, run)?;
    register.check(&record)?;
    register.records[at] = record;
    Ok(())
}

/// The processor, as the benches name it.
fn processor() -> String {
    let script =
        "const all = require('os').cpus(); console.log(`${all.length} × ${all[0]?.model.trim()}`)";
    answer(command("node").args(["-e", script])).unwrap_or_default()
}

fn day() -> String {
    answer(command("node").args(["-p", "new Date().toISOString().slice(0, 10)"]))
        .unwrap_or_default()
}

fn cores() -> u16 {
    std::thread::available_parallelism()
        .map_or(1, |cores| u16::try_from(cores.get()).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use anyhow::{Result, bail};
    use serde_json::json;

    use super::super::answer::Answer;
    use super::super::arguments::tests::asked;
    use super::super::{Register, Target, What, sides};
    use super::{check_by, count_by};

    /// What a command would answer that counts as told.
    fn answer(tours: &str, words: &[String]) -> Answer {
        let has = |word: &str| words.iter().any(|each| each == word);
        let answer = if words[0] == "estimate" {
            json!({ "target": "closed", "seconds": 9.0, "estimate": 9900.0, "standardError": 20.0, "walks": 1000 })
        } else if has("--up-to-symmetry") {
            let kept =
                json!({ "half-turn": "78", "quarter-turn": "10", "three-quarter-turn": "10" });
            json!({ "target": "closed", "tours": "1245", "seconds": 1.0, "upToSymmetry": true, "kept": kept })
        } else {
            let method = if has("--method") { "frontier" } else { "folded" };
            let order = if has("--order") { "middle" } else { "ends" };
            let at = words.iter().position(|word| word == "--seam");
            let seam = at.map_or(3, |at| words[at + 1].parse::<u16>().unwrap());
            json!({
                "target": "closed", "tours": tours, "seconds": 1.236, "method": method, "bytes": 7, "diskBytes": 0,
                "seam": seam, "order": order, "threads": 2,
            })
        };
        serde_json::from_value(answer).unwrap()
    }

    #[test]
    fn a_number_is_added_with_its_checks() -> Result<()> {
        let mut register = Register::read()?;
        let before = register.records.len();
        register.records.iter_mut().for_each(|record| record.checks.clear());
        let checks = "--check seam=2 --check order --check frontier --check symmetry --check threads=1 --check estimate";
        let mut lines = Vec::new();
        for _ in 0..2 {
            count_by(
                &mut register,
                &asked(&format!("6x6 closed {checks} --memory 16GiB"))?,
                &mut |_, _, words| {
                    lines.push(words.join(" "));
                    Ok(answer("9862", words))
                },
            )?;
        }
        assert_eq!(register.records.len(), before);
        let record = register.find("6x6", Target::Closed).unwrap();
        assert_eq!(record.checks.len(), 6, "the second time they are replaced");
        assert!(record.checks.iter().any(|check| check.what
            == What::Symmetry { classes: "1245".to_owned(), kept: "98".to_owned() }));
        let counted = record.counted.as_ref().unwrap();
        assert_eq!((counted.seconds, counted.bytes, counted.disk_bytes), (1.24, 7, None));
        assert_eq!(lines[0], "count 6x6 --target closed --json --count --memory 16GiB");
        assert!(lines.contains(
            &"count 6x6 --target closed --json --count --memory 16GiB --seam 2".to_owned()
        ));
        assert!(
            lines.contains(&"estimate 6x6 --target closed --json --walks 100000000".to_owned())
        );
        Ok(())
    }

    #[test]
    fn the_parts_of_a_count_are_added_up() -> Result<()> {
        let mut register = Register::read()?;
        let line = "6x8 closed --parts a.json b.json --machines 3 --core-hours 0.5";
        count_by(&mut register, &asked(line)?, &mut |name, from, words| {
            assert_eq!((name, from), ("sum", None));
            assert_eq!(words.join(" "), "count 6x8 --target closed --json --sum a.json b.json");
            let answer = json!({
                "target": "closed", "tours": "55488142", "method": "folded", "board": "6x8", "seam": 4,
                "order": "ends", "shares": 2,
            });
            Ok(serde_json::from_value(answer)?)
        })?;
        let counted = register.find("6x8", Target::Closed).unwrap().counted.as_ref().unwrap();
        assert_eq!((counted.shares, counted.machines, counted.seconds), (Some(2), Some(3), 1800.0));
        let paper = super::super::paper::write(&register);
        assert!(paper.contains("2 shares on 3 machines"), "{paper}");
        assert!(asked("6x8 closed --parts a.json").is_err(), "nobody knows what it took");
        Ok(())
    }

    #[test]
    fn a_board_that_is_new_is_put_in_its_place() -> Result<()> {
        let mut register = Register::read()?;
        let run =
            &mut |_: &str, _: Option<&std::path::Path>, words: &[String]| Ok(answer("5", words));
        count_by(&mut register, &asked("30x3 closed")?, run)?;
        assert_eq!(register.find("3x30", Target::Closed).unwrap().tours, "5");
        assert!(register.records.is_sorted_by_key(|each| (each.target, sides(&each.board))));
        assert!(check_by(&mut register, &asked("3x31 closed")?, run).is_err());
        Ok(())
    }

    #[test]
    fn what_differs_is_an_error_and_changes_nothing() {
        let mut register = Register::read().unwrap();
        let before = serde_json::to_string(&register).unwrap();
        let mut said = |line: &str, numbers: [&str; 2]| {
            let mut numbers = numbers.into_iter().cycle();
            let mut run = |_: &str, _: Option<&std::path::Path>, words: &[String]| {
                Ok(answer(numbers.next().unwrap(), words))
            };
            let error = count_by(&mut register, &asked(line).unwrap(), &mut run).unwrap_err();
            assert_eq!(serde_json::to_string(&register).unwrap(), before);
            format!("{error:#}")
        };
        assert!(
            said("6x6 closed", ["9863", ""]).contains("9,863 tours were counted, but 9,862 stand")
        );
        assert!(
            said("6x6 closed --check order", ["9862", "9861"])
                .contains("it gives 9,861, not 9,862")
        );
        assert!(
            said("6x8 closed --check symmetry", ["55488142", ""])
                .contains("do not make 1245 classes")
        );
        assert!(said("6x8 closed --check estimate", ["55488142", ""]).contains("walks say"));
        assert!(said("6x6 open", ["3318960", ""]).contains("another question"));
        assert!(said("6x6 closed", ["", ""]).contains("no number"));
    }

    #[test]
    fn a_check_that_would_count_in_the_same_way_is_refused_before_anything_is_counted() {
        let mut register = Register::read().unwrap();
        let mut run = |_: &str, _: Option<&std::path::Path>, words: &[String]| {
            panic!("it counted: {words:?}")
        };
        let first = register.find("8x9", Target::Closed).unwrap().counted.as_ref().unwrap();
        let threads = first.threads;
        assert_eq!(first.seam, Some(5));
        for check in ["seam=5", "seam=4", &format!("threads={threads}")] {
            let line = format!("8x9 closed --check order --check {check}");
            let error = check_by(&mut register, &asked(&line).unwrap(), &mut run).unwrap_err();
            assert!(format!("{error:#}").contains("in the first place"), "{error:#}");
        }
        for line in ["8x9 closed --check seam=4", "6x6 closed --threads 2 --check threads=2"] {
            let error = count_by(&mut register, &asked(line).unwrap(), &mut run).unwrap_err();
            assert!(format!("{error:#}").contains("in the first place"), "{error:#}");
        }
    }

    #[test]
    fn a_check_at_the_mirrored_row_takes_the_place_of_the_other() -> Result<()> {
        let mut register = Register::read()?;
        register.records.iter_mut().for_each(|record| record.checks.clear());
        let run =
            &mut |_: &str, _: Option<&std::path::Path>, words: &[String]| Ok(answer("9862", words));
        for row in [2, 4] {
            check_by(&mut register, &asked(&format!("6x6 closed --check seam={row}"))?, run)?;
            let [check] = &*register.find("6x6", Target::Closed).unwrap().checks else {
                bail!("not one check")
            };
            assert_eq!(check.what, What::Seam { row });
        }
        Ok(())
    }
}
